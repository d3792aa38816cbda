:- encoding(utf8).
:- module(rules_616_replacement_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 614 and 616: what becomes of a mana production

616.1 lets replacement effects apply one after the other until none is left that applies. A clause
that applies one (616.1e) takes would_produce/3 of its event on the left and gives the changed
types; 616.1f below is the end of that process. No replacement effect on mana is read yet: a text
that could be one makes the answer unknown (kb/reading/relevance_mana.pl).
*/


'616.1f' ::
    would_produce(Permanent, Ability, Types) <=
        would_add(Permanent, Ability, Types)
    says "no replacement effect that is read changes the {Types} mana of {Ability} of {Permanent}".
