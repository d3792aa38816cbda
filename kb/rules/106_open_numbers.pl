:- encoding(utf8).
:- module(rules_106_open_numbers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 106.7 for abilities of which it is open how much mana they add

What a cost, a choice or an event settles, the board does not tell, and costs are to be ignored. The
types that the ability would produce do not depend on it, as long as it is any mana at all.
*/

:- relation adds_some_mana(Permanent, Ability, Amount)
       says "the effect of {Ability} of {Permanent} is to add {Amount}, some number of times"
       else "{Permanent} has no ability that adds mana of an open number".

:- relation some_number(+Once, Types)
       says "{Once} mana, some number of times, may be {Types} mana"
       else "{Once} mana, some number of times, is not {Types} mana".


'106.7/some' ::
    could_produce(Permanent, Type) <=
        permanent(Permanent),
        adds_some_mana(Permanent, Ability, Amount),
        some_gives(Amount, Permanent, Once),
        some_number(Once, Types),
        effects_on_tapping(Permanent, Ability, Effects),
        reckoned_with(Effects)
            else "the effects are too many to try every order",
        becomes(Types, Effects, Result),
        member(Type, Result)
            else "{Result} does not have {Type} in it"
    says "{Ability} of {Permanent} would produce {Result} mana if it resolved now, or more of it".

'106.7/adds_some' ::
    adds_some_mana(Permanent, Ability, Amount) <=
        has_ability(Permanent, Ability),
        ability_term(Ability, Term),
        may_add_some(Term, Amount)
            else "{Ability} does not add mana of an open number"
    says "{Ability} of {Permanent} adds {Amount}, some number of times".

% Effects that ask how much mana is produced ask whether it is two or more.

'106.7/one_time' ::
    some_number(Once, Once) <=
        Once \== []
            else "that is no mana at all"
    says "it is added one time".

'106.7/two_times' ::
    some_number(Once, Twice) <=
        Once \== []
            else "that is no mana at all",
        append(Once, Once, Twice)
    says "it is added two times".
