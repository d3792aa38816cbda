:- encoding(utf8).
:- module(rules_614_replacement_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 614 and 106.12b: replacement effects on mana

    effect(Least, Replaced, Options, Source, Ability)

is one effect as it stands to one permanent that is tapped for mana: it applies to Least mana or
more, and puts one of Options in the place of Replaced (kb/reading/mana_replacement.pl). Effects
that do the same differ in Source and Ability only, and a sorted list has them side by side.

The mana of an event is a list of types, one for each mana. An event without mana is none, so
nothing can replace it: would_add/3 has no empty lists.
*/

:- relation replaces_mana_now(Source, Ability)
       says "{Ability} of {Source} replaces mana and is in force"
       else "{Ability} of {Source} does not replace mana, or is not in force".

:- relation mana_replacements(Abilities)
       says "what replaces mana on this board is {Abilities}"
       else "what replaces mana on this board is something else than {Abilities}".

:- relation tapped_for_mana(+Permanent, +Ability)
       says "to activate {Ability} is to tap {Permanent} for mana"
       else "to activate {Ability} is not to tap {Permanent} for mana".

:- relation effects_on_tapping(+Permanent, +Ability, Effects)
       says "it is known what could change the mana of {Ability} of {Permanent}"
       else "something else could change the mana of {Ability} of {Permanent}".

:- relation could_affect(+Permanent, Effect)
       says "an effect is about the mana for which {Permanent} is tapped"
       else "no effect is about the mana for which {Permanent} is tapped".

:- relation applies_to(+Effect, +Types)
       says "the effect applies to {Types} mana"
       else "the effect does not apply to {Types} mana".

:- relation has_replaced(+Replaced, +Types)
       says "there is mana in {Types} that the effect replaces"
       else "there is no mana in {Types} that the effect replaces".

:- relation replaced(+Effect, +Types, Changed)
       says "the effect makes {Changed} mana of {Types}"
       else "the effect does not make {Changed} mana of {Types}".

:- relation joined(+Lists, Types)
       says "{Lists} together are {Types}"
       else "{Lists} together are not {Types}".

:- relation recolored(+Types, +Replaced, +Type, Changed)
       says "with {Type} in the place of what is replaced, {Types} is {Changed}"
       else "with {Type} in the place of what is replaced, {Types} is not {Changed}".

:- relation kind_replaced(+Replaced, +Type)
       says "the effect replaces {Type} mana"
       else "the effect does not replace {Type} mana".


% To tap a permanent for mana is to activate a mana ability of it with {T} in its cost.

'106.12' ::
    tapped_for_mana(Permanent, Ability) <=
        activated_mana_ability(Permanent, Ability),
        activated_ability(Permanent, Ability, Costs, _Effect),
        member(tap, Costs)
            else "the cost of {Ability} does not tap {Permanent}"
    says "{Ability} is a mana ability with the tap symbol in its cost".


% A static ability of a permanent (604.1, 113.6), or an effect that lasts (611.2).

'614.1a' ::
    replaces_mana_now(Source, printed(Face, Index)) <=
        permanent(Source),
        has_ability(Source, printed(Face, Index)),
        printed_ability(Face, Index, Term),
        read_mana_replacement(Term)
    says "{Source} is on the battlefield, and its line {Index} replaces mana".

'614.1a/lasting' ::
    replaces_mana_now(Effect, lasting(Effect, Index)) <=
        lasting_effect(Effect, _Player, Index, Term),
        read_mana_replacement(Term)
    says "{Effect} lasts, and it replaces mana".

'614.1a/all' ::
    mana_replacements(Abilities) <=
        collect(by(Source, Ability), replaces_mana_now(Source, Ability), Abilities)
    says "these are all".


'106.12b' ::
    effects_on_tapping(Permanent, Ability, Effects) <=
        tapped_for_mana(Permanent, Ability),
        collect(Effect, could_affect(Permanent, Effect), Effects)
    says "{Permanent} is tapped for the mana, and these effects are about that".

'106.12b/otherwise' ::
    effects_on_tapping(Permanent, Ability, []) <=
        not(tapped_for_mana(Permanent, Ability))
    says "{Permanent} is not tapped for the mana, so no effect is about that".

'106.12b/about' ::
    could_affect(Permanent, effect(Least, Replaced, Options, Source, Ability)) <=
        replaces_mana_now(Source, Ability),
        ability_term(Ability, Term),
        replaces_mana(Term, Who, NounPhrase, Least, _New, Replaced),
        tapped_by(Who, Source, Permanent),
        fits_noun_phrase(NounPhrase, Source, Permanent),
        collect(Option,
                (replaces_mana(Term, _Tapper, Tapped, _Number, Put, _Away),
                 fits_noun_phrase(Tapped, Source, Permanent),
                 new_mana(Put, Option)),
                Options)
    says "{Source} speaks of {Permanent}".

'106.12b/applies' ::
    applies_to(effect(Least, Replaced, _Options, _Source, _Ability), Types) <=
        length(Types, Number),
        Number >= Least
            else "that is less than {Least} mana",
        has_replaced(Replaced, Types)
    says "{Types} mana is {Least} or more, and of what the effect replaces".

'106.12b/any' ::
    has_replaced(Replaced, Types) <=
        member(Replaced, [any_other_type_and_amount, any_other_type, amount]),
        Types \== []
    says "the effect applies to whatever mana it is".

'106.12b/kind' ::
    has_replaced(Replaced, Types) <=
        member(Type, Types),
        kind_replaced(Replaced, Type)
    says "the effect replaces {Type} mana".

'106.12b/color' ::
    kind_replaced(color(Color), Color) <=
        color(Color)
    says "{Color} is the color that is named".

'106.12b/any_color' ::
    kind_replaced(any_other_color, Color) <=
        color(Color)
    says "{Color} is a color".


% The event that is replaced never happens; the changed one does.

'614.6/type_and_amount' ::
    replaced(effect(_Least, any_other_type_and_amount, Options, _Source, _Ability), _Types,
             Changed) <=
        member(Changed, Options)
    says "that much and no other mana is produced".

'614.6/type' ::
    replaced(effect(_Least, any_other_type, Options, _Source, _Ability), Types, Changed) <=
        length(Types, Number),
        member([Type], Options),
        copies(Number, Type, Changed)
    says "as much {Type} mana is produced".

'614.6/amount' ::
    replaced(effect(_Least, amount, Options, _Source, _Ability), Types, Changed) <=
        member(Number, Options),
        copies(Number, Types, Lists),
        joined(Lists, Changed)
    says "{Number} times as much of the same mana is produced".

'614.6/kind' ::
    replaced(effect(_Least, Replaced, Options, _Source, _Ability), Types, Changed) <=
        member(Old, Types),
        kind_replaced(Replaced, Old),
        member([Type], Options),
        recolored(Types, Replaced, Type, Changed)
    says "{Type} mana is produced in the place of {Old}".

'614.6/joined_none' :: joined([], [])
    says "nothing is nothing".

'614.6/joined' ::
    joined([List|Lists], Types) <=
        joined(Lists, Rest),
        append(List, Rest, Types)
    says "{List} and the rest".

'614.6/recolored_none' :: recolored([], _Replaced, _Type, [])
    says "there is no more mana".

'614.6/recolored' ::
    recolored([Old|Types], Replaced, Type, [Type|Changed]) <=
        kind_replaced(Replaced, Old),
        recolored(Types, Replaced, Type, Changed)
    says "{Old} becomes {Type}".

'614.6/kept' ::
    recolored([Old|Types], Replaced, Type, [Old|Changed]) <=
        not(kind_replaced(Replaced, Old)),
        recolored(Types, Replaced, Type, Changed)
    says "{Old} stays as it is".
