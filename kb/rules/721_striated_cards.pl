:- encoding(utf8).
:- module(rules_721_striated_cards, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 721: mana from abilities behind a station symbol

Such a symbol stands for a static ability: as long as there are enough counters, the permanent has
the abilities of the striation. Only the mana of these abilities is told here, as types (106.7).
What a level symbol gives (711.2) is read as a continuous effect, in kb/reading/keyword_effects.pl.
*/

'721.2a' ::
    may_add_some(striation(Least, Terms),
                 only_if(c(self, [v(have(counters_on(cs(or_more(Least), charge), it)), [])]),
                         Amount)) <=
        member(Term, Terms),
        effect_adds(Term, Amount)
    says "with {Least} charge counters or more, it has an ability that adds {Amount}".
