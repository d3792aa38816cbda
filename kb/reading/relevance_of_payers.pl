:- encoding(utf8).
:- module(reading_relevance_of_payers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change what can be taken to pay a cost

A cost that takes permanents says of which kind: “sacrifice an artifact or creature”, “tap two
untapped Elves you control”. A text that is not read could say that something is of that kind, or
that it is not. A yes stands where enough permanents are in no doubt. The same goes for what is tapped in the
place of mana (convoke, improvise), for what affinity counts and for who crews.
*/

:- relation described_by(+Description, Part)
       says "{Description} looks at the {Part} of an object"
       else "{Description} does not look at the {Part} of an object".

:- relation doubtful_payer(+Description, +Permanent, Text)
       says "{Text} could say that {Permanent} is not what the cost asks for"
       else "{Text} can't say that {Permanent} is not what the cost asks for".

:- relation possible_payer(+Description, +Player, Permanent, Text)
       says "{Text} could say that {Permanent} is what the cost asks for"
       else "{Text} can't say that {Permanent} is what the cost asks for".

:- relation stands_in_by(+Way, Keyword, Type)
       says "{Keyword} lets a {Type} be tapped in the place of mana"
       else "{Keyword} lets no {Type} be tapped in the place of mana".

:- relation counted_by_affinity(+Way, Description)
       says "the spell has affinity for {Description}"
       else "the spell does not have affinity for {Description}".

:- relation doubtful_crew(+Creature, Text)
       says "{Text} could say that {Creature} has less power, or is no creature"
       else "{Text} can't take {Creature} from a crew".

:- relation enough_sure_crew(+Player, +Vehicle, +Number)
       says "{Player} controls enough of a crew that is in no doubt"
       else "too much of the crew that {Player} controls is in doubt".

:- relation enough_sure_payers(+Player, +Card, +Description, +Others)
       says "{Player} controls enough of them that are in no doubt"
       else "of those that {Player} controls, too many are in doubt".

:- relation enough_sure_payers_of_part(+Player, +Object, +Cost, +Costs)
       says "{Player} controls enough for {Cost} that are in no doubt"
       else "of those that {Player} controls for {Cost}, too many are in doubt".


'205.2a/described' ::
    described_by(f(_Adjectives, Noun, _Posts), type) <=
        subterm(t(_Type), Noun)
    says "it names a card type".

'205.3a/described' ::
    described_by(f(_Adjectives, Noun, _Posts), subtype) <=
        subterm(sub(_Subtype), Noun)
    says "it names a subtype".

'205.2a/described_more' ::
    described_by(f(Adjectives, _Noun, _Posts), type) <=
        subterm(t(_Type), Adjectives)
    says "it names a card type before the noun".

'205.2a/described_by_word' ::
    described_by(f(Adjectives, _Noun, _Posts), type) <=
        subterm(Adjective, Adjectives),
        permanent_type(Adjective)
    says "{Adjective} is a card type".

'205.3a/described_more' ::
    described_by(f(Adjectives, _Noun, _Posts), subtype) <=
        subterm(sub(_Subtype), Adjectives)
    says "it names a subtype".

'205.4a/described' ::
    described_by(f(Adjectives, _Noun, _Posts), supertype) <=
        subterm(Adjective, Adjectives),
        member(Adjective, [basic, legendary, snow])
    says "{Adjective} is a supertype".

'105.2/described' ::
    described_by(f(Adjectives, _Noun, _Posts), color) <=
        subterm(Adjective, Adjectives),
        color(Adjective)
    says "{Adjective} is a color".

'105.2c/described' ::
    described_by(f(Adjectives, _Noun, _Posts), color) <=
        member(colorless, Adjectives)
    says "colorless is to have no color".


'118.3/in_doubt' ::
    doubtful_payer(Description, Permanent, Text) <=
        described_by(Description, Part),
        could_change(Text, Permanent, Part)
    says "{Text} could change the {Part} of {Permanent}".

'118.3/possible' ::
    possible_payer(Description, Player, Permanent, Text) <=
        described_by(Description, Part),
        could_change(Text, Permanent, Part),
        controls(Player, Permanent)
    says "{Text} could change the {Part} of {Permanent}".


%   What is paid for a spell.

'118.3/hinder_taken' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        total_cost(Player, Card, Way, cost(_Symbols, Others)),
        member(Part, Others),
        cost_part(Part, permanents(Description), _Number),
        not(enough_sure_payers(Player, Card, Description, Others)),
        fits(Description, Card, Permanent),
        controls(Player, Permanent),
        doubtful_payer(Description, Permanent, Text)
    says "{Text} could say that {Permanent} is not what {Part} asks for".

'118.3/sure_payers' ::
    enough_sure_payers(Player, Card, Description, Others) <=
        total_of(Others, permanents(Description), Needed),
        count(Permanent,
              ( fits(Description, Card, Permanent),
                controls(Player, Permanent),
                not(doubtful_payer(Description, Permanent, _Text))
              ),
              Sure),
        Sure >= Needed
            else "permanents that are needed: {Needed}, that are in no doubt: {Sure}"
    says "permanents that are needed: {Needed}, that are in no doubt: {Sure}".

'118.3/supplies_taken' ::
    supplies(Player, Card, Way, Text, cost) <=
        total_cost(Player, Card, Way, cost(_Symbols, Others)),
        member(Part, Others),
        cost_part(Part, permanents(Description), _Number),
        not(can_pay_part(Player, Card, Part, Others))
            else "{Part} can be paid",
        possible_payer(Description, Player, Permanent, Text)
    says "{Text} could say that {Permanent} is what {Part} asks for".


%   What is tapped for convoke or improvise, and what affinity counts.

'702.51a/stands_in' ::
    stands_in_by(Way, convoke, creature) <=
        proposed_keyword(Way, convoke)
    says "the spell has convoke".

'702.126a/stands_in' ::
    stands_in_by(Way, improvise, artifact) <=
        proposed_keyword(Way, improvise)
    says "the spell has improvise".

'702.51a/hinder' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        stands_in_by(Way, Keyword, Type),
        total_cost(Player, Card, Way, cost(Symbols, Others)),
        total_of(Others, life, Life),
        payment(Symbols, Player, casting(Card, Way), Life, Plan),
        Plan = plan(Activations, _Payments),
        member(activation(Permanent, alternative([Keyword], _Mana, _Life, _Made, _Marks)), Activations),
        could_change(Text, Permanent, type)
    says "{Text} could say that {Permanent} is no {Type}".

'702.51a/supplies' ::
    supplies(Player, _Card, Way, Text, cost) <=
        stands_in_by(Way, _Keyword, Type),
        controls(Player, Permanent),
        not(is_type(Permanent, Type))
            else "{Permanent} is a {Type} as it is",
        could_change(Text, Permanent, type)
    says "{Text} could say that {Permanent} is a {Type}".

'702.41a/counted' ::
    counted_by_affinity(Way, Description) <=
        proposed_face(Way, Face),
        printed_ability(Face, _Index, keywords(Keywords)),
        member(affinity(Description), Keywords)
    says "{Face} has affinity for it".

'702.41a/hinder' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        counted_by_affinity(Way, Description),
        fits(Description, Card, Permanent),
        controls(Player, Permanent),
        doubtful_payer(Description, Permanent, Text)
    says "{Text} could say that {Permanent} is not what {Card} has affinity for".

'702.41a/supplies' ::
    supplies(Player, _Card, Way, Text, cost) <=
        counted_by_affinity(Way, Description),
        possible_payer(Description, Player, Permanent, Text)
    says "{Text} could say that {Permanent} is what the spell has affinity for".


%   What is paid for an ability.

'118.3/hinder_taken_for_ability' ::
    could_hinder(Text, may_activate(Player, Object, Ability)) <=
        activated_ability(Object, Ability, Costs, _Effect),
        player(Player),
        member(Cost, Costs),
        takes_permanents(Cost, Action, _Number, Description),
        not(enough_sure_payers_of_part(Player, Object, Cost, Costs)),
        could_be_taken(Action, Description, Player, Object, Costs, Permanent),
        doubtful_payer(Description, Permanent, Text)
    says "{Text} could say that {Permanent} is not what {Cost} asks for".

'118.3/sure_payers_of_part' ::
    enough_sure_payers_of_part(Player, Object, Cost, Costs) <=
        takes_permanents(Cost, Action, Needed, Description),
        count(Permanent,
              ( could_be_taken(Action, Description, Player, Object, Costs, Permanent),
                not(doubtful_payer(Description, Permanent, _Text))
              ),
              Sure),
        Sure >= Needed
            else "permanents that are needed: {Needed}, that are in no doubt: {Sure}"
    says "permanents that are needed: {Needed}, that are in no doubt: {Sure}".

'118.3/supplies_taken_for_ability' ::
    supplies_activation(Player, Object, Ability, Text, part_of_cost) <=
        activated_ability(Object, Ability, Costs, _Effect),
        member(Cost, Costs),
        takes_permanents(Cost, _Action, _Number, Description),
        not(part_can_be_paid(Cost, Player, Object, Costs))
            else "{Cost} can be paid",
        possible_payer(Description, Player, Permanent, Text)
    says "{Text} could say that {Permanent} is what {Cost} asks for".


%   Who crews. A text about crewing may let a creature count for more, or say that it can't crew
%   (702.122d).

'702.122a/hinder' ::
    could_hinder(Text, may_activate(Player, Object, Ability)) <=
        activated_ability(Object, Ability, Costs, _Effect),
        member(keyword_number(crew, Number), Costs),
        not(enough_sure_crew(Player, Object, Number)),
        could_crew(Player, Object, Creature, _Power),
        doubtful_crew(Creature, Text)
    says "{Text} could say that {Creature} has less power, or is no creature".

'702.122a/sure' ::
    enough_sure_crew(Player, Vehicle, Number) <=
        collect(member_of_crew(Creature, Power),
                ( could_crew(Player, Vehicle, Creature, Power),
                  not(doubtful_crew(Creature, _Text))
                ),
                Crew),
        total_power(Crew, Total),
        Total >= Number
            else "a total power of {Number} is needed, and {Total} is in no doubt"
    says "a total power of {Number} is needed, and {Total} is in no doubt".

'702.122a/doubtful' ::
    doubtful_crew(Creature, Text) <=
        could_change(Text, Creature, Part),
        member(Part, [type, power])
            else "{Part} does not matter for crewing"
    says "{Text} could change the {Part} of {Creature}".

'702.122a/supplies' ::
    supplies_activation(Player, Object, Ability, Text, part_of_cost) <=
        activated_ability(Object, Ability, Costs, _Effect),
        member(keyword_number(crew, Number), Costs),
        not(part_can_be_paid(keyword_number(crew, Number), Player, Object, Costs))
            else "there is a crew",
        controls(Player, Creature),
        doubtful_crew(Creature, Text)
    says "{Text} could say that {Creature} has more power, or is a creature".

'702.122d/hinder' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        activated_ability(Object, Ability, Costs, _Effect),
        member(keyword_number(crew, _Number), Costs),
        activation_text(crewing, Text, _Source, Words),
        shares(Words, ['can\'t', cannot])
            else "it forbids nothing"
    says "{Text} could say that a creature can't crew".

'702.122/supplies' ::
    supplies_activation(_Player, Object, Ability, Text, part_of_cost) <=
        activated_ability(Object, Ability, Costs, _Effect),
        member(keyword_number(crew, _Number), Costs),
        activation_text(crewing, Text, _Source, _Words)
    says "{Text} speaks of crewing".

'702.122/words' ::
    vocabulary(crewing, [crew, crews])
    says "every text about who crews has one of these words".
