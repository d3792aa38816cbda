:- encoding(utf8).
:- module(rules_702_051_convoke, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.51: convoke

A creature that is tapped for convoke stands in for one mana of the total cost (702.51b): the type
`stands_in(Colors)` with the mark `no_mana` (106_spending_mana.pl). It is one more alternative of
the permanent, so that no creature is tapped for convoke and also tapped or sacrificed for mana. How
long it has been here does not matter: convoke has no tap symbol (302.6).
*/


'702.51a' ::
    way_to_use(Player, casting(_Card, Way), Creature,
               alternative([convoke], [], 0, [stands_in(Colors)], [no_mana])) <=
        proposed_keyword(Way, convoke),
        controls(Player, Creature),
        permanent(Creature),
        is_type(Creature, creature),
        not(tapped(Creature))
            else "{Creature} is tapped",
        collect(Color, is_color(Creature, Color), Colors)
    says "{Creature} is an untapped creature and may be tapped for convoke".

'702.51a/color' ::
    mana_pays(stands_in(Colors), _Marks, Symbol) <=
        member(Color, Colors),
        type_pays_symbol(Color, Symbol)
    says "a {Color} creature that is tapped stands in for {Symbol}".

'702.51/read' ::
    keyword_read_for_casting(convoke)
    says "convoke is read".
