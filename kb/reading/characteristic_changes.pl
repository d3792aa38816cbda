:- encoding(utf8).
:- module(reading_characteristic_changes, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What a clause of card text changes about those that it is about

“Nonbasic lands are Mountains”, “enchanted creature gets +1/+1 and has flying”: verbs_change/3
gives the changes of a list of verbs, in the vocabulary of continuous_effects.pl. Every word must
have a meaning here, else there are no changes at all.

Amounts are integers, `mana_value` of the object that is affected, `count(np(Description))`, or
`each(Number, Description)`: so much for each of them.
*/

:- relation verbs_change(+Verbs, +Affected, Changes)
       says "{Verbs} change {Changes}"
       else "it is not read what {Verbs} change".

:- relation one_verb(+Part, Verb)
       says "{Part} is the verb {Verb}"
       else "{Part} is not the verb {Verb}".

:- relation verb_changes(+Verb, +Affected, Changes)
       says "{Verb} changes {Changes}"
       else "it is not read what {Verb} changes".

:- relation creature_too(+Power, +Toughness, +Colors, +Adjectives, Changes)
       says "to be a {Power}/{Toughness} creature that is {Colors} and {Adjectives} is {Changes}"
       else "it is not read what it is to be a {Power}/{Toughness} creature of that kind".

:- relation becomes(+Words, Changes)
       says "to be {Words} is {Changes}"
       else "it is not read what it is to be {Words}".

:- relation becomes_too(+Words, Changes)
       says "to be {Words} in addition is {Changes}"
       else "it is not read what it is to be {Words} in addition".

:- relation words_of_phrase(+Adjectives, +Noun, Words)
       says "{Words} are what {Adjectives} {Noun} names"
       else "{Words} are not what {Adjectives} {Noun} names".

:- relation named_subtypes(+Words, Subtypes)
       says "{Words} name the subtypes {Subtypes}"
       else "{Words} do not name the subtypes {Subtypes}".

:- relation named_types(+Words, Types)
       says "{Words} name the card types {Types}"
       else "{Words} do not name the card types {Types}".

:- relation only_types_and_colors(+Words)
       says "{Words} name card types, subtypes and colors only"
       else "{Words} name something else than card types, subtypes and colors".

:- relation colors_named(+Words, Colors)
       says "{Words} name the colors {Colors}"
       else "{Words} do not name the colors {Colors}".

:- relation set_colors_of(+Words, Changes)
       says "as far as colors go, {Words} is {Changes}"
       else "as far as colors go, {Words} is not {Changes}".

:- relation set_subtypes_of(+Subtypes, Changes)
       says "to be of the subtypes {Subtypes} is {Changes}"
       else "it is not read what it is to be of the subtypes {Subtypes}".

:- relation set_types_of(+Types, Changes)
       says "to be of the card types {Types} is {Changes}"
       else "to be of the card types {Types} is not {Changes}".

:- relation added_subtypes_of(+Subtypes, Changes)
       says "to be of the subtypes {Subtypes} as well is {Changes}"
       else "to be of the subtypes {Subtypes} as well is not {Changes}".

:- relation added_types_of(+Types, Changes)
       says "to be of the card types {Types} as well is {Changes}"
       else "to be of the card types {Types} as well is not {Changes}".

:- relation posts_change(+Posts, Changes)
       says "“with {Posts}” is {Changes}"
       else "it is not read what “with {Posts}” is".

:- relation granted_abilities(+List, Changes)
       says "to have {List} is {Changes}"
       else "it is not read what it is to have {List}".

:- relation one_granted(+Item, Change)
       says "to have {Item} is {Change}"
       else "it is not read what it is to have {Item}".

:- relation plain_keyword(+Item, Keyword)
       says "{Item} is the keyword {Keyword}"
       else "{Item} is no plain keyword".

:- relation joined_item(+Item)
       says "{Item} is joined to others, or quoted"
       else "{Item} stands alone".

:- relation signed(+Change, Number)
       says "{Change} is {Number}"
       else "{Change} is not {Number}".

:- relation readable_number(+Amount)
       says "{Amount} is a number that is read"
       else "{Amount} is a number that no reading covers".


'reading/no_verbs' :: verbs_change([], _Affected, [])
    says "no more verbs, no more changes".

'reading/verbs' ::
    verbs_change([Part|Parts], Affected, Changes) <=
        one_verb(Part, Verb),
        verb_changes(Verb, Affected, First),
        verbs_change(Parts, Affected, Rest),
        append(First, Rest, Changes)
    says "the first does {First}, the others {Rest}".

'reading/verb'           :: one_verb(v(Verb, Adjuncts), v(Verb, Adjuncts))
    says "it is a verb".

'reading/verb_and'       :: one_verb(and(Verb), Verb)
    says "“and” joins verbs".

'reading/verb_comma'     :: one_verb(comma(Verb), Verb)
    says "a comma joins verbs".

'reading/verb_comma_and' :: one_verb(comma_and(Verb), Verb)
    says "“, and” joins verbs".


%   What something is (205.1, 305.7, 105.3).

'205.1a/is' ::
    verb_changes(v(be(np(Determiner, f(Adjectives, Noun, Posts))), []), _Affected, Changes) <=
        member(Determiner, [a, bare]),
        words_of_phrase(Adjectives, Noun, Words),
        becomes(Words, Being),
        posts_change(Posts, With),
        append(Being, With, Changes)
    says "it is {Words}, and nothing says that it keeps its other types".

'205.1a/short_is' ::
    verb_changes(v(short_be(np(Determiner, Description)), Adjuncts), Affected, Changes) <=
        verb_changes(v(be(np(Determiner, Description)), Adjuncts), Affected, Changes)
    says "“it's” is “it is”".

'205.1b/is' ::
    verb_changes(v(be(np(Determiner, f(Adjectives, Noun, Posts))),
                   [in_addition_to(owned_several(_Whose, f([other|_Kind], n(type), [])))]),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        words_of_phrase(Adjectives, Noun, Words),
        becomes_too(Words, Being),
        set_colors_of(Words, Colors),
        posts_change(Posts, With),
        append(Being, Colors, Looks),
        append(Looks, With, Changes)
    says "it is {Words} in addition to its other types".

'205.1b/is_with_colors' ::
    verb_changes(v(be(np(Determiner, f(Adjectives, Noun, Posts))),
                   [in_addition_to(owned_several(_Whose,
                                                 f([other], and([n(color), n(type)]), [])))]),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        words_of_phrase(Adjectives, Noun, Words),
        becomes_too(Words, Being),
        colors_named(Words, Colors),
        posts_change(Posts, With),
        append(Being, [add_colors(Colors)|With], Changes)
    says "it is {Words} in addition to its other colors and types".

'305.6/every_basic_land_type' ::
    verb_changes(v(be(np(every, f([basic, t(land)], n(type), []))),
                   [in_addition_to(owned_several(_Whose, f([other], n(type), [])))]),
                 _Affected, [add_subtypes([forest, island, mountain, plains, swamp])])
    says "it is of all five basic land types in addition to its other types".

'205.1b/still_land' ::
    verb_changes(v(be(described(Determiner, pt(Power, Toughness), Colors, Subtypes, t(creature),
                                [all_still(np(bare, f([], t(_Type), [])))])), []),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        integer(Power),
        integer(Toughness),
        named_subtypes(Subtypes, Named),
        added_subtypes_of(Named, Adding),
        set_colors_of(Colors, Coloring),
        append([add_types([creature]), set_power(Power), set_toughness(Toughness)|Adding],
               Coloring, Changes)
    says "it is a {Power}/{Toughness} creature and keeps what it is".

'205.1b/described_too' ::
    verb_changes(v(be(described(Determiner, pt(Power, Toughness), Colors, Adjectives, t(creature),
                                [])),
                   [in_addition_to(owned_several(_Whose, f([other|_Kind], n(type), [])))]),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        creature_too(Power, Toughness, Colors, Adjectives, Changes)
    says "it is a {Power}/{Toughness} creature in addition to its other types".

'205.1b/described_with_more' ::
    verb_changes(v(be(described_and(pt(Power, Toughness), Colors, Adjectives, t(creature),
                                    np(bare, f(MoreAdjectives, Noun, [])))),
                   [in_addition_to(owned_several(_Whose, f([other|_Kind], n(type), [])))]),
                 _Affected, Changes) <=
        creature_too(Power, Toughness, Colors, Adjectives, First),
        words_of_phrase(MoreAdjectives, Noun, Words),
        becomes_too(Words, Rest),
        append(First, Rest, Changes)
    says "it is a {Power}/{Toughness} creature and {Words} in addition to its other types".

'205.1b/creature_too' ::
    creature_too(Power, Toughness, Colors, Adjectives, Changes) <=
        integer(Power),
        integer(Toughness),
        becomes_too([t(creature)|Adjectives], Being),
        set_colors_of(Colors, Coloring),
        append(Being, [set_power(Power), set_toughness(Toughness)|Coloring], Changes)
    says "it is a {Power}/{Toughness} creature and keeps its other types".

'205.1a/is_not' ::
    verb_changes(v(not_be(np(a, f([], t(Type), []))), []), _Affected, [lose_types([Type])])
    says "it is not a {Type}".

'105.3/is' ::
    verb_changes(v(be(Color), []), Affected, [set_colors([Color])]) <=
        color(Color),
        Affected \== itself
            else "it defines a characteristic of its own object (604.3)"
    says "it is {Color}, which takes the place of its colors".

'105.3/colorless' ::
    verb_changes(v(be(colorless), []), Affected, [set_colors([])]) <=
        Affected \== itself
            else "it defines a characteristic of its own object (604.3)"
    says "it is colorless".

'105.3/all_colors' ::
    verb_changes(v(be(np(all, f([], n(color), []))), []), Affected,
                 [set_colors([black, blue, green, red, white])]) <=
        Affected \== itself
            else "it defines a characteristic of its own object (604.3)"
    says "it is of all colors".


%   What something has, gets and loses (113.10, 613.1f, 613.4). “Loses flying” is not read: one line
%   of a card may name several keywords, and abilities are named by lines.

'113.10/has' ::
    verb_changes(v(have(abilities(List)), []), _Affected, Changes) <=
        granted_abilities(List, Changes)
    says "it has {List}".

'113.10/gains' ::
    verb_changes(v(gain(List), []), _Affected, Changes) <=
        granted_abilities(List, Changes)
    says "it gains {List}".

'113.10/loses_all' ::
    verb_changes(v(lose_all(What), []), _Affected, [lose_all_abilities]) <=
        member(What, [abilities, other_abilities])
    says "it loses all its abilities but those that the same effect gives".

% What it is by the same effect takes the place of its types already.

'113.10/loses_all_and_types' ::
    verb_changes(v(lose_all(other_types_and_abilities), []), _Affected, [lose_all_abilities])
    says "it loses all its abilities but those that the same effect gives".

'613.4b/has' ::
    verb_changes(v(have(base_power_toughness(pt(Power, Toughness))), []), _Affected,
                 [set_power(Power), set_toughness(Toughness)]) <=
        integer(Power),
        integer(Toughness)
    says "its base power and toughness are {Power}/{Toughness}".

'613.4b/has_each' ::
    verb_changes(v(have(base_power_toughness_each(statistic_of(Whose, mana_value))), []), _Affected,
                 [set_power(mana_value), set_toughness(mana_value)]) <=
        member(Whose, [its, their])
    says "its base power and toughness are its mana value".

'613.4c/gets_for_each' ::
    verb_changes(v(get(change(PowerChange, ToughnessChange)), [for_each(np(Description))]),
                 _Affected,
                 [ more_power(each(Power, Description)),
                   more_toughness(each(Toughness, Description))
                 ]) <=
        signed(PowerChange, Power),
        signed(ToughnessChange, Toughness),
        readable_in_layers(Description)
    says "it gets {Power}/{Toughness} for each of them".

'613.4c/gets' ::
    verb_changes(v(get(change(PowerChange, ToughnessChange)), []), _Affected,
                 [more_power(Power), more_toughness(Toughness)]) <=
        signed(PowerChange, Power),
        signed(ToughnessChange, Toughness)
    says "it gets {Power}/{Toughness}".

'613.4c/plus' ::
    signed(plus(Number), Number) <=
        integer(Number)
    says "it is {Number} more".

'613.4c/minus' ::
    signed(minus(Number), Signed) <=
        integer(Number),
        Signed is 0 - Number
    says "it is {Number} less".


%   The words of a phrase: adjectives and the noun.

'reading/phrase_of_one_noun' ::
    words_of_phrase(Adjectives, t(Type), Words) <=
        append(Adjectives, [t(Type)], Words)
    says "the noun is a card type".

'reading/phrase_of_one_subtype' ::
    words_of_phrase(Adjectives, sub(Subtype), Words) <=
        append(Adjectives, [sub(Subtype)], Words)
    says "the noun is a subtype".

'reading/phrase_of_nouns' ::
    words_of_phrase(Adjectives, and(Nouns), Words) <=
        append(Adjectives, Nouns, Words)
    says "there are several nouns".

'reading/named_subtypes' ::
    named_subtypes(Words, Subtypes) <=
        collect(Subtype, member(sub(Subtype), Words), Subtypes)
    says "among {Words}, these are subtypes".

'reading/named_types' ::
    named_types(Words, Types) <=
        collect(Type, member(t(Type), Words), Types)
    says "among {Words}, these are card types".

'reading/named_colors' ::
    colors_named(Words, Colors) <=
        collect(Color, ( member(Color, Words), color(Color) ), Colors),
        Colors \== []
    says "among {Words}, these are colors".

'reading/only_types_and_colors' ::
    only_types_and_colors(Words) <=
        named_subtypes(Words, Subtypes),
        named_types(Words, Types),
        collect(Color, color(Color), Colors),
        collect(sub(Subtype), member(Subtype, Subtypes), SubtypeWords),
        collect(t(Type), member(Type, Types), TypeWords),
        subtract(Words, SubtypeWords, WithoutSubtypes),
        subtract(WithoutSubtypes, TypeWords, WithoutTypes),
        subtract(WithoutTypes, [colorless|Colors], Others),
        Others == []
            else "{Others} are neither types nor colors"
    says "each word names a card type, a subtype or a color".


% 205.1a: what is set takes the place of what was there. Subtypes of one kind are read at a time.

'205.1a/becomes' ::
    becomes(Words, Changes) <=
        only_types_and_colors(Words),
        named_types(Words, Types),
        named_subtypes(Words, Subtypes),
        set_types_of(Types, Typing),
        set_subtypes_of(Subtypes, Subtyping),
        set_colors_of(Words, Coloring),
        append(Typing, Subtyping, Being),
        append(Being, Coloring, Changes)
    says "what it is takes the place of what it was".

'205.1a/no_types' :: set_types_of([], [])
    says "no card type is named".

'205.1a/types' ::
    set_types_of([Type|Types], [set_types([Type|Types])]) <=
        [Type|Types] \== [artifact, creature]
            else "an artifact creature keeps its other types (205.1b)"
    says "the card types take the place of all others".

'205.1b/artifact_creature' ::
    set_types_of([artifact, creature], [add_types([artifact, creature])])
    says "what becomes an artifact creature keeps its other types".

'205.1a/no_subtypes' :: set_subtypes_of([], [])
    says "no subtype is named".

'305.7/set' ::
    set_subtypes_of([Subtype|Subtypes], [set_land_types([Subtype|Subtypes])]) <=
        all(member(Each, [Subtype|Subtypes]), basic_land_type(Each, _Symbol))
    says "the basic land types take the place of all land types".

'205.1a/creature_types' ::
    set_subtypes_of([Subtype|Subtypes], [set_creature_types([Subtype|Subtypes])]) <=
        all(member(Each, [Subtype|Subtypes]), creature_type(Each))
    says "the creature types take the place of all creature types".

'105.3/none_named' ::
    set_colors_of(Words, []) <=
        not(colors_named(Words, _Colors)),
        not(member(colorless, Words))
    says "no color is named".

'105.3/named' ::
    set_colors_of(Words, [set_colors(Colors)]) <=
        colors_named(Words, Colors)
    says "the colors {Colors} take the place of all others".

'105.3/colorless_named' ::
    set_colors_of(Words, [set_colors([])]) <=
        member(colorless, Words)
    says "“colorless” takes all colors away".


'205.1b/becomes_too' ::
    becomes_too(Words, Changes) <=
        only_types_and_colors(Words),
        named_types(Words, Types),
        named_subtypes(Words, Subtypes),
        added_types_of(Types, Typing),
        added_subtypes_of(Subtypes, Subtyping),
        append(Typing, Subtyping, Changes)
    says "what it is comes to what it was".

'205.1b/no_types' :: added_types_of([], [])
    says "no card type is named".

'205.1b/types' :: added_types_of([Type|Types], [add_types([Type|Types])])
    says "the card types are added".

'205.1b/no_subtypes' :: added_subtypes_of([], [])
    says "no subtype is named".

'205.1b/subtypes' :: added_subtypes_of([Subtype|Subtypes], [add_subtypes([Subtype|Subtypes])])
    says "the subtypes are added".


%   What stands behind the noun: “with base power and toughness 1/1”, “with "{T}: Add {C}"”.

'reading/no_posts' :: posts_change([], [])
    says "nothing stands behind it".

'113.10/with' ::
    posts_change([with(quoted(Term))|Posts], [add_ability(Term)|Changes]) <=
        posts_change(Posts, Changes)
    says "it has the quoted ability".

'113.10/with_keywords' ::
    posts_change([with([Item|Items])|Posts], Changes) <=
        granted_abilities([Item|Items], First),
        posts_change(Posts, Rest),
        append(First, Rest, Changes)
    says "it has these keywords".

'613.4b/with' ::
    posts_change([with(base_power_toughness(pt(Power, Toughness)))|Posts],
                 [set_power(Power), set_toughness(Toughness)|Changes]) <=
        integer(Power),
        integer(Toughness),
        posts_change(Posts, Changes)
    says "its base power and toughness are {Power}/{Toughness}".

'613.4b/with_mana_value' ::
    posts_change([with(power_toughness_each(statistic_of(Whose, mana_value)))|Posts],
                 [set_power(mana_value), set_toughness(mana_value)|Changes]) <=
        member(Whose, [its, their]),
        posts_change(Posts, Changes)
    says "its power and toughness are its mana value".


%   Abilities that are given.

'113.10/no_more' :: granted_abilities([], [])
    says "no more abilities".

'113.10/first_of_more' ::
    granted_abilities([Item|Items], [Change|Changes]) <=
        one_granted(Item, Change),
        granted_abilities(Items, Changes)
    says "the first is {Change}, the others {Changes}".

'113.10/quoted'    :: one_granted(quoted(Term), add_ability(Term))
    says "the quoted ability is added".

'113.10/keyword' ::
    one_granted(Item, add_ability(keywords([Keyword]))) <=
        plain_keyword(Item, Keyword)
    says "the keyword {Keyword} is added".

'113.10/and'       ::
    one_granted(and(Item), Change) <=
        one_granted(Item, Change)
    says "“and” joins abilities".

'113.10/comma'     ::
    one_granted(comma(Item), Change) <=
        one_granted(Item, Change)
    says "a comma joins abilities".

'113.10/comma_and' ::
    one_granted(comma_and(Item), Change) <=
        one_granted(Item, Change)
    says "“, and” joins abilities".

'702.1/plain' ::
    plain_keyword(Item, Item) <=
        not(joined_item(Item))
            else "{Item} is not a keyword alone"
    says "it is a keyword".

'702.1/joined_by_and'       :: joined_item(and(_Item))       says "“and” joins it".

'702.1/joined_by_comma'     :: joined_item(comma(_Item))     says "a comma joins it".

'702.1/joined_by_comma_and' :: joined_item(comma_and(_Item)) says "“, and” joins it".

'702.1/quoted'              :: joined_item(quoted(_Term))    says "it is quoted".

'702.1/and'       ::
    plain_keyword(and(Item), Keyword) <=
        plain_keyword(Item, Keyword)
    says "“and” joins keywords".

'702.1/comma'     ::
    plain_keyword(comma(Item), Keyword) <=
        plain_keyword(Item, Keyword)
    says "a comma joins keywords".

'702.1/comma_and' ::
    plain_keyword(comma_and(Item), Keyword) <=
        plain_keyword(Item, Keyword)
    says "“, and” joins keywords".


%   Numbers.

'reading/count_of_permanents' ::
    readable_number(count(np(f(Adjectives, Noun, Posts)))) <=
        readable_in_layers(f(Adjectives, Noun, Posts))
    says "how many permanents of a description there are is read".
