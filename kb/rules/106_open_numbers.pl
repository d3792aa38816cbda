:- encoding(utf8).
:- module(rules_106_open_numbers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 106.7 for abilities of which it is open how much mana they add

What a cost, a choice or an event settles, the board does not tell, and costs are to be ignored. The
types that the ability would produce do not depend on it, as long as it is any mana at all.
*/

:- relation adds_some_mana(Permanent, Ability, Amount)
       says "the effect of {Ability} of {Permanent} is to add {Amount}, some number of times"
       else "the effect of {Ability} of {Permanent} is not to add mana of an open number".

:- relation would_produce_some(+Permanent, +Ability, +Amount, Types)
       says "{Ability} of {Permanent} would produce {Types} mana, or more of these types"
       else "{Ability} of {Permanent} would not produce {Types} mana".


'106.7/some' ::
    could_produce(Permanent, Type) <=
        permanent(Permanent),
        adds_some_mana(Permanent, Ability, Amount)
            else "{Permanent} has no ability that adds mana of an open number",
        would_produce_some(Permanent, Ability, Amount, Types),
        member(Type, Types)
            else "{Types} does not have {Type} in it"
    says "{Ability} of {Permanent} would produce {Types} mana if it resolved now, or more of it".

'106.7/adds_some' ::
    adds_some_mana(Permanent, Ability, Amount) <=
        has_ability(Permanent, Ability),
        ability_term(Ability, Term),
        may_add_some(Term, Amount)
            else "{Ability} does not add mana of an open number"
    says "{Ability} of {Permanent} adds {Amount}, some number of times".

'106.7/some_unchanged' ::
    would_produce_some(Permanent, Ability, Amount, Types) <=
        permanent(Permanent),
        has_ability(Permanent, Ability),
        mana_replacements([]),
        some_gives(Amount, Permanent, Types)
    says "no replacement effect changes the {Types} mana of {Ability} of {Permanent}".

'616.1/some_changed' ::
    would_produce_some(Permanent, Ability, Amount, Result) <=
        mana_replacements([_First|_Others]),
        some_gives(Amount, Permanent, Types),
        effects_on_tapping(Permanent, Ability, Effects),
        reckoned_with(Effects)
            else "the effects are too many to try every order",
        becomes(Types, Effects, Result)
    says "{Types} mana of {Ability} of {Permanent} can become {Result} mana".

% Effects that ask how much mana is produced ask whether it is two or more.

'616.1/more_changed' ::
    would_produce_some(Permanent, Ability, Amount, Result) <=
        mana_replacements([_First|_Others]),
        some_gives(Amount, Permanent, Types),
        append(Types, Types, Twice),
        effects_on_tapping(Permanent, Ability, Effects),
        reckoned_with(Effects)
            else "the effects are too many to try every order",
        becomes(Twice, Effects, Result)
    says "twice as much mana of {Ability} of {Permanent} can become {Result} mana".
