:- encoding(utf8).
:- module(reading_changes_of_being, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What it changes to be something: the words of a noun phrase (205.1, 305.7, 105.3)

“Nonbasic lands are Mountains”: becomes/2 gives the changes where what is named takes the place of
what was there, becomes_too/2 where it comes on top.
*/

:- relation becomes(+Words, Changes)
       says "to be {Words} is {Changes}"
       else "it is not read what it is to be {Words}".

:- relation becomes_too(+Words, Changes)
       says "to be {Words} in addition is {Changes}"
       else "it is not read what it is to be {Words} in addition".

:- relation words_of_phrase(+Adjectives, +Noun, Words)
       says "{Words} are what {Adjectives} {Noun} names"
       else "{Words} are not what {Adjectives} {Noun} names".

:- relation single_words(+Adjectives, Words)
       says "{Adjectives} are the words {Words}"
       else "{Adjectives} are not the words {Words}".

:- relation joins_words(+Adjective)
       says "{Adjective} are several words"
       else "{Adjective} is one word".

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


%   The words of a phrase: adjectives and the noun.

'reading/phrase_of_one_noun' ::
    words_of_phrase(Adjectives, t(Type), Words) <=
        single_words(Adjectives, Single),
        append(Single, [t(Type)], Words)
    says "the noun is a card type".

'reading/phrase_of_one_subtype' ::
    words_of_phrase(Adjectives, sub(Subtype), Words) <=
        single_words(Adjectives, Single),
        append(Single, [sub(Subtype)], Words)
    says "the noun is a subtype".

'reading/phrase_of_nouns' ::
    words_of_phrase(Adjectives, and(Nouns), Words) <=
        single_words(Adjectives, Single),
        append(Single, Nouns, Words)
    says "there are several nouns".

'reading/no_words' :: single_words([], [])
    says "no more adjectives".

'reading/joined_words' ::
    single_words([and(Joined)|Words], Single) <=
        single_words(Words, Others),
        append(Joined, Others, Single)
    says "“and” joins {Joined}".

'reading/one_word' ::
    single_words([Word|Words], [Word|Others]) <=
        not(joins_words(Word))
            else "{Word} are several words",
        single_words(Words, Others)
    says "{Word} stands alone".

'reading/joins_words' :: joins_words(and(_Joined))
    says "“and” joins words".

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
