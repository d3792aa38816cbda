:- encoding(utf8).
:- module(reading_mana_marks, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What card text says about mana that is there: restrictions and riders (106.6)

Every sentence that speaks of the mana that was added leaves a mark on it, as it stands.
*/

:- relation mark_in_sentence(+Sentence, Mark)
       says "{Sentence} gives the mana the mark {Mark}"
       else "{Sentence} does not give the mana the mark {Mark}".

:- relation restricts_spending(+Sentence)
       says "{Sentence} says what the mana may be spent on"
       else "{Sentence} does not say what the mana may be spent on".

:- relation speaks_of_the_mana(+Sentence)
       says "{Sentence} speaks of what happens when the mana is spent"
       else "{Sentence} does not speak of what happens when the mana is spent".


'106.6/restriction' ::
    mark_in_sentence(Sentence, only(Sentence)) <=
        restricts_spending(Sentence)
    says "it says what the mana may be spent on".

'106.6/rider' ::
    mark_in_sentence(Sentence, rider(Sentence)) <=
        speaks_of_the_mana(Sentence),
        not(restricts_spending(Sentence))
            else "it says what the mana may be spent on"
    says "it says what happens when the mana is spent".

'106.6/spend_only' :: restricts_spending(spend_only(_Uses))
    says "“spend this mana only”".

'106.6/spend_only_on_costs' :: restricts_spending(spend_only_on_costs_with(_Symbol))
    says "“spend this mana only”".

'106.6/cannot_be_spent' :: restricts_spending(clause(c(this_mana, cannot(_Verbs))))
    says "“this mana can't be spent”".

'106.6/mana_that_is_spent' ::
    speaks_of_the_mana(Sentence) <=
        words(Sentence, Words),
        contains_any(Words, [[this, mana], [that, mana]])
            else "it does not speak of “this mana”"
    says "it speaks of the mana".
