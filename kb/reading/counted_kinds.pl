:- encoding(utf8).
:- module(reading_counted_kinds, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Numbers for which permanents are compared with each other

“Each different power among creatures you control”, “the greatest number of creatures you control
that have a creature type in common”, and how many creatures are in a party.
*/

:- relation number_with_one_type(+Description, +Source, Number)
       says "{Number} of those that {Source} speaks of have a creature type in common"
       else "it is not the case that {Number} of them have a creature type in common".

:- relation bound_of_party(+Player, Bound)
       says "no more than {Bound} creatures can be in the party of {Player}"
       else "{Bound} is no bound for the party of {Player}".

:- relation some_of(+List, Chosen)
       says "{Chosen} are some of {List}"
       else "{Chosen} are not some of {List}".

:- relation could_be_in_party(Player, +Types, Creature)
       says "{Creature} of {Player} has one of the types {Types}"
       else "{Creature} of {Player} has none of the types {Types}".


%   Different powers.

'208.1/different_powers' ::
    number_of(different_power(np(bare, Description)), Source, Number) <=
        all(described_now(Description, Source, Known),
            statistic(Known, power, _Value))
            else "the power of one of them is not known",
        collect(Power,
                ( described_now(Description, Source, Object),
                  statistic(Object, power, Power)
                ),
                Powers),
        length(Powers, Number)
    says "their different powers are {Powers}".

'reading/different_powers' ::
    readable_count(different_power(np(bare, Description))) <=
        readable_now_as(Description)
    says "it is read whose powers are counted".


%   The most that have a creature type in common.

'205.3m/in_common' ::
    number_of(greatest_number(np(f(Adjectives, Noun, Posts))), Source, Number) <=
        append(Before, [which([v(have(in_common(np(a, f([t(creature)], n(type), [])))), [])])],
               Posts),
        collect(Some, number_with_one_type(f(Adjectives, Noun, Before), Source, Some), Numbers),
        max_list([0|Numbers], Number)
    says "{Number} is the greatest number that have a creature type in common".

'205.3m/one_type' ::
    number_with_one_type(Description, Source, Number) <=
        described_now(Description, Source, Object),
        is_subtype(Object, Type),
        creature_type(Type),
        count(Other,
              ( described_now(Description, Source, Other),
                is_subtype(Other, Type)
              ),
              Number)
    says "{Number} of them have the creature type {Type}".

'reading/in_common' ::
    readable_count(greatest_number(np(f(Adjectives, Noun, Posts)))) <=
        append(Before, [which([v(have(in_common(np(a, f([t(creature)], n(type), [])))), [])])],
               Posts),
        readable_now_as(f(Adjectives, Noun, Before))
    says "it is read which of them are compared".


% A creature counts for one of the four types only, in the way that gives the most (700.8b). Of each
% choice of types, those that have one of them bound the number, together with one for every other
% type; the least of these bounds can be reached.

'700.8a' ::
    number_of(np(f([], t(creature), [in_your_party])), Source, Number) <=
        means_by_you(Source, You),
        least(Bound, bound_of_party(You, Bound), Number)
    says "there are {Number} creatures in the party of {You}".

'700.8b/bound' ::
    bound_of_party(Player, Bound) <=
        player(Player),
        some_of([cleric, rogue, warrior, wizard], Types),
        count(Creature, could_be_in_party(Player, Types, Creature), Members),
        length(Types, Chosen),
        Bound is Members + 4 - Chosen
    says "{Members} creatures of {Player} have one of the types {Types}, and each other type \c
          counts once at most".

'700.8/member' ::
    could_be_in_party(Player, Types, Creature) <=
        member(Type, Types),
        permanent(Creature),
        is_type(Creature, creature),
        controls(Player, Creature),
        is_subtype(Creature, Type)
    says "{Creature} is a {Type} creature that {Player} controls".

'700.8b/none' :: some_of([], [])
    says "nothing is chosen".

'700.8b/chosen' ::
    some_of([First|Rest], [First|Chosen]) <=
        some_of(Rest, Chosen)
    says "{First} is chosen".

'700.8b/left_out' ::
    some_of([_First|Rest], Chosen) <=
        some_of(Rest, Chosen)
    says "the first one is left out".

'reading/party' :: readable_count(np(f([], t(creature), [in_your_party])))
    says "how many creatures are in a party is read".
