:- encoding(utf8).
:- module(rules_106_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 106: the types of mana, and which types a permanent could produce

A production is a list of types, one for each mana: `[green]`, `[white, blue]`.

    would_add(Permanent, Ability, Types)       what the ability says it adds, one way of several
    would_produce(Permanent, Ability, Types)   the same after the effects that change it (616.1)
    could_produce(Permanent, Type)             106.7: a type in some production

The three are recursive: an ability may speak of what other permanents could produce.
*/

:- relation mana_type(Type)
       says "{Type} is a type of mana"
       else "{Type} is not a type of mana".

:- relation could_produce(Permanent, Type)
       says "{Permanent} could produce {Type} mana"
       else "{Permanent} could not produce {Type} mana".

:- relation would_produce(Permanent, Ability, Types)
       says "{Ability} of {Permanent} would produce {Types} mana"
       else "{Ability} of {Permanent} would not produce {Types} mana".

:- relation would_add(Permanent, Ability, Types)
       says "{Ability} of {Permanent} would add {Types} mana"
       else "{Ability} of {Permanent} would not add {Types} mana".

:- relation adds_mana(Permanent, Ability, Amount)
       says "the effect of {Ability} of {Permanent} is to add {Amount}"
       else "the effect of {Ability} of {Permanent} is not to add {Amount}".

:- relation type_is_undefined(Permanent, Ability)
       says "the type of the mana that {Ability} of {Permanent} would add is undefined"
       else "the type of the mana that {Ability} of {Permanent} would add is defined".

:- relation types_of_symbols(+Symbols, Types)
       says "an effect that adds {Symbols} adds {Types} mana"
       else "an effect that adds {Symbols} does not add {Types} mana".

:- relation types_of_symbol(+Symbol, Types)
       says "an effect that adds {Symbol} adds {Types} mana"
       else "an effect that adds {Symbol} does not add {Types} mana".


'106.1a' ::
    mana_type(Color) <=
        color(Color)
    says "{Color} is a color of mana".

'106.1b' :: mana_type(colorless)
    says "colorless is the sixth type of mana".


% Whatever the effect adds besides, and whether or not the ability is a mana ability. What an
% effect in the words of card text amounts to is read in kb/reading/mana_effects.pl.

'106.3' ::
    adds_mana(Permanent, Ability, Amount) <=
        has_ability(Permanent, Ability),
        ability_term(Ability, Term),
        effect_adds(Term, Amount)
            else "{Ability} does not add mana"
    says "{Ability} of {Permanent} instructs its controller to add {Amount}".

'106.3/production' ::
    would_add(Permanent, Ability, Types) <=
        adds_mana(Permanent, Ability, Amount),
        amount_gives(Amount, Permanent, Types),
        Types \== []
            else "that is no mana at all"
    says "{Ability} of {Permanent} would add {Types} mana".


% “One mana of any type that ... could produce” has no type where there is none to produce.

'106.5' ::
    type_is_undefined(Permanent, Ability) <=
        adds_mana(Permanent, Ability, Amount),
        readable_amount(Amount),
        not(amount_gives(Amount, Permanent, _Types))
            else "the type of {Amount} is defined"
    says "no type of mana is defined by {Amount}, so {Ability} of {Permanent} produces no mana".


% Costs are not looked at: a tapped permanent, or one that nobody could pay for, counts as well.

'106.7' ::
    could_produce(Permanent, Type) <=
        permanent(Permanent),
        would_produce(Permanent, Ability, Types),
        member(Type, Types)
            else "{Types} does not have {Type} in it"
    says "{Ability} of {Permanent} would produce {Types} mana if it resolved now".


%   What symbols mean in an effect that adds mana.

'106.8/nothing' ::
    types_of_symbols([], [])
    says "no symbols add nothing".

'106.8/each' ::
    types_of_symbols([Symbol|Symbols], Types) <=
        types_of_symbol(Symbol, First),
        types_of_symbols(Symbols, Rest),
        append(First, Rest, Types)
    says "{Symbol} adds {First}, the other symbols {Rest}".

'107.4a/effect' ::
    types_of_symbol(Symbol, [Type]) <=
        plain_symbol(Symbol, Type)
    says "{Symbol} stands for one {Type} mana".

'106.8' ::
    types_of_symbol(Symbol, [Type]) <=
        hybrid_symbol(Symbol, Type, _Other)
    says "the {Type} half of {Symbol} may be chosen".

'106.8/second_half' ::
    types_of_symbol(Symbol, [Type]) <=
        hybrid_symbol(Symbol, _Other, Type)
    says "the {Type} half of {Symbol} may be chosen".

'106.8/color_half' ::
    types_of_symbol(Symbol, [Color]) <=
        monocolored_hybrid_symbol(Symbol, Color)
    says "the {Color} half of {Symbol} may be chosen".

'106.8/generic_half' ::
    types_of_symbol(Symbol, [colorless, colorless]) <=
        monocolored_hybrid_symbol(Symbol, _Color)
    says "the generic half of {Symbol} may be chosen, which is two colorless mana".

'106.9' ::
    types_of_symbol(Symbol, [Color]) <=
        phyrexian_symbol(Symbol, Color)
    says "a Phyrexian symbol adds mana of its color, here {Color}".

'106.10' ::
    types_of_symbol(Symbol, Types) <=
        numerical_symbol(Symbol),
        copies(Symbol, colorless, Types)
    says "the generic symbol {Symbol} adds that much colorless mana".

'106.11' ::
    types_of_symbol(Symbol, [colorless]) <=
        snow_symbol(Symbol)
    says "a snow symbol adds one colorless mana".
