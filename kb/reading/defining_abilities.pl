:- encoding(utf8).
:- module(reading_defining_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Characteristic-defining abilities (604.3)

What an object says of its own colors, subtypes, power and toughness, without a condition. These
abilities work in every zone, and their effects come first in their layers (613.3, 613.4a).
*/

:- relation own_name(+Subject)
       says "{Subject} is the object itself"
       else "{Subject} is not the object itself".

:- relation defines(+Clause, Changes)
       says "{Clause} defines {Changes}"
       else "{Clause} defines nothing that is read".

:- relation defined_by_keyword(Keyword, Changes)
       says "{Keyword} defines {Changes}"
       else "{Keyword} defines nothing".


'604.3/says' ::
    static_effect(text([clause(Clause)]), own_characteristic, always, Changes) <=
        defines(Clause, Changes)
    says "it defines a characteristic of its own object".

'604.3/keyword' ::
    static_effect(keywords(Keywords), own_characteristic, always, Changes) <=
        member(Keyword, Keywords),
        defined_by_keyword(Keyword, Changes)
    says "the keyword {Keyword} defines a characteristic of its own object".

'702.114a' :: defined_by_keyword(devoid, [set_colors([])])
    says "devoid means that the object is colorless".

'702.73a/defines' :: defined_by_keyword(changeling, [add_subtypes([every_creature_type])])
    says "changeling means that the object is every creature type".


'604.3/power_and_toughness' ::
    defines(c(power_and_toughness_of(of(Subject), current),
              [v(be(each_equal_to(Amount)), [])]),
            [set_power(Amount), set_toughness(Amount)]) <=
        own_name(Subject),
        readable_number(Amount)
    says "it defines power and toughness".

'604.3/power' ::
    defines(c(statistic_of(of(Subject), power), [v(be(range(equal_to(Amount))), [])]),
            [set_power(Amount)]) <=
        own_name(Subject),
        readable_number(Amount)
    says "it defines power".

'604.3/toughness' ::
    defines(c(statistic_of(of(Subject), toughness), [v(be(range(equal_to(Amount))), [])]),
            [set_toughness(Amount)]) <=
        own_name(Subject),
        readable_number(Amount)
    says "it defines toughness".

'604.3/color' ::
    defines(c(Subject, [v(be(Color), [])]), [set_colors([Color])]) <=
        own_name(Subject),
        color(Color)
    says "it defines the color".

'604.3/colorless' ::
    defines(c(Subject, [v(be(colorless), [])]), [set_colors([])]) <=
        own_name(Subject)
    says "it defines that there is no color".

'604.3/all_colors' ::
    defines(c(Subject, [v(be(np(all, f([], n(color), []))), [])]),
            [set_colors([black, blue, green, red, white])]) <=
        own_name(Subject)
    says "it defines the colors".

'604.3/every_creature_type' ::
    defines(c(Subject, [v(be(np(every, f([t(creature)], n(type), []))), [])]),
            [add_subtypes([every_creature_type])]) <=
        own_name(Subject)
    says "it defines the creature types".


'201.5/name' :: own_name(self)
    says "its name means the object itself".

'201.5/this_itself' :: own_name(this(_Description))
    says "“this” means the object itself".


% 604.3a: the part of such an effect in its layer.

'613.3/type_part' ::
    effect_part(Term, 4, own_characteristic, Condition, Changes) <=
        static_effect(Term, own_characteristic, Condition, Changes),
        all(member(Change, Changes), change_in_layer(Change, 4))
    says "a characteristic-defining ability, it applies in layer 4".

'613.3/part' ::
    effect_part(Term, 5, own_characteristic, Condition, Changes) <=
        static_effect(Term, own_characteristic, Condition, Changes),
        all(member(Change, Changes), change_in_layer(Change, 5))
    says "a characteristic-defining ability, it applies in layer 5".

'613.4a' ::
    effect_part(Term, '7a', own_characteristic, Condition, Changes) <=
        static_effect(Term, own_characteristic, Condition, Changes),
        all(member(Change, Changes), change_in_layer(Change, '7b'))
    says "it is a characteristic-defining ability and defines power or toughness".
