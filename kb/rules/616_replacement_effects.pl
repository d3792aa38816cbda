:- encoding(utf8).
:- module(rules_616_replacement_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 616: which replacement effects apply to a mana production, and in which order

The controller of the permanent chooses the order (616.1), so every order gives mana that could be
produced. The effects that are left stand in a list that loses one with each step: an effect gets
one opportunity (614.5). None of the effects on mana that are read is a self-replacement effect, and
nothing enters the battlefield, so 616.1a to 616.1d leave the choice to 616.1e.
*/

:- relation becomes(+Types, +Effects, Result)
       says "{Types} mana can become {Result} mana"
       else "{Types} mana can't become {Result} mana".

:- relation reckoned_with(+Effects)
       says "the effects are few enough to try every order"
       else "the effects are too many to try every order".


'616.1' ::
    would_produce(Permanent, Ability, Result) <=
        mana_replacements([_First|_Others]),
        would_add(Permanent, Ability, Types),
        effects_on_tapping(Permanent, Ability, Effects),
        reckoned_with(Effects)
            else "the effects are too many to try every order",
        becomes(Types, Effects, Result)
    says "{Types} mana of {Ability} of {Permanent} can become {Result} mana".

'616.1e' ::
    becomes(Types, Effects, Result) <=
        append(Before, [Effect|After], Effects),
        Effect = effect(_Least, _Replaced, _Options, Source, Ability),
        applies_to(Effect, Types),
        replaced(Effect, Types, Changed),
        append(Before, After, Others),
        becomes(Changed, Others, Result)
    says "{Ability} of {Source} is applied and makes {Changed} mana of {Types}".

'616.1f' ::
    would_produce(Permanent, Ability, Types) <=
        mana_replacements([]),
        would_add(Permanent, Ability, Types)
    says "no replacement effect changes the {Types} mana of {Ability} of {Permanent}".

'616.1f/none_left' ::
    becomes(Types, Effects, Types) <=
        not((member(Effect, Effects),
             applies_to(Effect, Types)))
            else "an effect still applies to {Types} mana"
    says "no effect is left that applies to {Types} mana".

% More orders than these are not tried, and the amounts grow with every effect. Where there are more
% effects, the answer is unknown (kb/reading/relevance_mana.pl).

'616.1/bound' ::
    reckoned_with(Effects) <=
        length(Effects, Number),
        Number =< 5
    says "the number of effects is {Number}, so every order can be tried".
