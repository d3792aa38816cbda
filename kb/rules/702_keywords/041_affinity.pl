:- encoding(utf8).
:- module(rules_702_041_affinity, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.41: affinity

“Affinity for [text]” makes the spell cost {1} less for each [text] that the player controls as the
total cost is determined (601.2f), which is before any mana is made.
*/


'702.41a' ::
    cost_reduction(Card, printed(Face, Index), Player, Card, Way, [Number]) <=
        proposed_face(Way, Face),
        printed_ability(Face, Index, keywords(Keywords)),
        member(affinity(Description), Keywords),
        readable(Description),
        count(Permanent,
              ( fits(Description, Card, Permanent),
                controls(Player, Permanent)
              ),
              Number),
        Number > 0
            else "{Player} controls none of them"
    says "{Player} controls {Number} of what {Card} has affinity for".

'702.41/read' ::
    keyword_read_for_casting(affinity(Description)) <=
        readable(Description)
    says "affinity for permanents of the description is read".
