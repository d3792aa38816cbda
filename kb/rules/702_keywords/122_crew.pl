:- encoding(utf8).
:- module(rules_702_122_crew, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.122: crew

“Crew N” means “Tap any number of other untapped creatures you control with total power N or greater:
This permanent becomes an artifact creature until end of turn.” No tap symbol is in that cost, so how
long the creatures have been here does not matter (302.6).
*/

:- relation could_crew(+Player, +Vehicle, Creature, Power)
       says "{Creature} could be tapped to crew {Vehicle}, with a power of {Power}"
       else "{Creature} could not be tapped to crew {Vehicle}".

:- relation total_power(+Crew, Total)
       says "the total power of {Crew} is {Total}"
       else "the total power of {Crew} is not {Total}".


'702.122a' ::
    meaning_of_ability(Ability,
                       activated([keyword_number(crew, Number)],
                                 [clause(c(this(f([], n(permanent), [])),
                                           [v(become(np(a, f([t(artifact)], t(creature), []))),
                                              [until_end_of_turn])]))])) <=
        ability_term(Ability, keywords([keyword_number(crew, Number)])),
        integer(Number)
    says "crew is an activated ability that costs tapping creatures with total power {Number}".

'702.122a/crewed' ::
    part_can_be_paid(keyword_number(crew, Number), Player, Object, _Costs) <=
        controls(Player, Object),
        collect(member_of_crew(Creature, Power),
                could_crew(Player, Object, Creature, Power),
                Crew),
        total_power(Crew, Total),
        Total >= Number
            else "a total power of {Number} is needed, and that of the others is {Total}"
    says "the total power of the others is {Total}".

% A creature without power adds nothing, and none has to be tapped.

'702.122a/creature' ::
    could_crew(Player, Vehicle, Creature, Power) <=
        controls(Player, Creature),
        permanent(Creature),
        is_type(Creature, creature),
        Creature \== Vehicle
            else "{Creature} can't crew itself",
        not(tapped(Creature))
            else "{Creature} is tapped",
        power_of(Creature, Power),
        Power > 0
    says "{Creature} is another untapped creature that {Player} controls, and its power is {Power}".

'702.122a/nobody' :: total_power([], 0)
    says "nobody is left to add".

'702.122a/total' ::
    total_power([member_of_crew(_Creature, Power)|Others], Total) <=
        total_power(Others, Rest),
        Total is Power + Rest
    says "{Power} and {Rest} make {Total}".

'702.122/read' :: part_read(keyword_number(crew, _Number))
    says "what crew costs is read".
