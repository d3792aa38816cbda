:- encoding(utf8).
:- module(rules_702_177_exhaust, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.177: exhaust

How often an ability was activated is not on the board (kb/reading/activation_limits.pl).
*/

'702.177a' ::
    meaning_of_ability(Ability, activated(Costs, Limited)) <=
        ability_term(Ability, keyword_ability(exhaust, activated(Costs, Sentences))),
        append(Sentences, [activate_only([once])], Limited)
    says "exhaust lets the ability be activated only once".

'702.177a/adds' ::
    effect_adds(keyword_ability(exhaust, Term), Amount) <=
        effect_adds(Term, Amount)
    says "exhaust changes nothing of what the ability does".

'702.177a/form' ::
    is_activated(keyword_ability(exhaust, Term)) <=
        is_activated(Term)
    says "behind “exhaust” it has the form “cost: effect”".
