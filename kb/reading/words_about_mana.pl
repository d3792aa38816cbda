:- encoding(utf8).
:- module(reading_words_about_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What unread words say about mana, types and abilities of permanents

Everything here is about a list of words (words/2): of a line that the grammar did not understand,
or of the functors of a term that no reading covers. Text has inflected words (“loses”, “are”), a
term has the basic ones (“lose”, “be”); both stand in the lists.

A topic is told by words that any text about it must have. So a text may be taken for more than it
is, and never for less.
*/

:- relation mentions(+Words, +Vocabulary)
       says "one of the words {Vocabulary} is there"
       else "none of the words {Vocabulary} is there".

:- relation mana_topic(+Words, Topic)
       says "the words speak of {Topic}"
       else "the words do not speak of {Topic}".

:- relation other_types_only(+Words)
       says "the types that the words speak of are not land types"
       else "the types that the words speak of may be land types".

:- relation vocabulary(Name, Words)
       says "the words for {Name} are {Words}"
       else "the words for {Name} are not {Words}".

:- relation type_words(Type, Words)
       says "a {Type} is called {Words}"
       else "a {Type} is not called {Words}".

:- remembered mana_topic/2.


'reading/mentions' ::
    mentions(Words, Vocabulary) <=
        shares(Words, Vocabulary)
            else "none of {Vocabulary} is there"
    says "one of {Vocabulary} is there".


% Whatever adds mana says so (106.3), but for the keyword firebending (702.189a).

'106.3/words' ::
    mana_topic(Words, adding) <=
        shares(Words, [add, adds, added, adding])
    says "it speaks of adding mana".

'702.189a/words' ::
    mana_topic(Words, firebending) <=
        shares(Words, [firebending])
    says "firebending adds mana".

% Replacement effects on mana use “instead” (614.1a).

'614.1a/words' ::
    mana_topic(Words, replacing) <=
        shares(Words, [instead]),
        shares(Words, [produce, produces, add, adds])
    says "it speaks of producing or adding something instead".

% Effects that add an ability say that something gains or has it (113.10). One that is quoted adds
% mana in so many words; here are those that are not quoted.

'113.10/words' ::
    mana_topic(Words, granting) <=
        follows(Words, [have, has, gain, gains], [ability, abilities], ['.']),
        contains_any(Words, [[activated, ability], [activated, abilities], [all, abilities],
                             [ability, of], [abilities, of]])
    says "it may give abilities that other objects have".

'113.10/firebending' ::
    mana_topic(Words, granting) <=
        follows(Words, [have, has, gain, gains], [firebending], ['.'])
    says "it may give firebending".

'113.10/lost' ::
    mana_topic(Words, losing) <=
        shares(Words, [lose, loses, lost]),
        shares(Words, [ability, abilities, type, types])
    says "it may take abilities or types away".

'113.10/none' ::
    mana_topic(Words, losing) <=
        follows(Words, [no], [ability, abilities], ['.'])
    says "it may say that something has no abilities".

'113.11/words' ::
    mana_topic(Words, losing) <=
        follows(Words, ['can\'t', cannot], [have], ['.']),
        shares(Words, [ability, abilities])
    says "it may keep something from having an ability".

% Effects that set or add types say what something is or becomes (205.1). The stops are words that
% stand between “is” and a land type only where they are not about the same thing.

'205.1/land_type' ::
    mana_topic(Words, land_types) <=
        vocabulary(being, Being),
        vocabulary(land_types, LandTypes),
        vocabulary(stops, Stops),
        follows(Words, Being, LandTypes, Stops)
    says "it may say of which land type something is".

'205.1/types' ::
    mana_topic(Words, land_types) <=
        vocabulary(being, Being),
        vocabulary(stops, Stops),
        follows(Words, Being, [type, types], Stops),
        not(other_types_only(Words))
            else "it speaks of other types than land types"
    says "it may say of which type something is".

'205.1/land' ::
    mana_topic(Words, becoming_lands) <=
        vocabulary(stops, Stops),
        follows(Words, [be, is, are, 'it\'s', 'they\'re', become, becomes],
                [land, lands, basic], [still|Stops])
    says "it may say that something is a land, or which lands are basic".

'205.1/no_land' ::
    mana_topic(Words, not_being_a_land) <=
        follows(Words, ['isn\'t', 'aren\'t'], [land, lands], ['.', ','])
    says "it may say that something is not a land".

'205.1/no_land_term' ::
    mana_topic(Words, not_being_a_land) <=
        infix([not, be], Words),
        shares(Words, [land])
    says "it may say that something is not a land".

% What copies spells and abilities, or makes a token that is a copy, makes no permanent another one.

'707.2/words' ::
    mana_topic(Words, copying) <=
        vocabulary(copied_things, Copied),
        follows(Words, [be, is, are, 'they\'re'], [copy, copies], Copied)
    says "it says that something is a copy".

'707.2/becoming_words' ::
    mana_topic(Words, becoming_a_copy) <=
        vocabulary(copied_things, Copied),
        follows(Words, [become, becomes, enter, enters], [copy, copies], Copied)
    says "it says that something becomes a copy, or enters as one".

'707.2/copied' ::
    vocabulary(copied_things, ['.', create, creates, token, tokens, spell, spells,
                               ability, abilities, cast, casts])
    says "what stands behind these words is a copy of something else".


% “In addition to its other types” and words about creature types change no land type.

'205.1b/other' ::
    other_types_only(Words) <=
        not(shares(Words, [land, lands, basic, chosen])),
        contains_any(Words, [[other, types], [other, n, type]])
    says "it says “other types”".

'205.1b/others' ::
    other_types_only(Words) <=
        not(shares(Words, [land, lands, basic, chosen])),
        contains_any(Words, [[colors, and, types], [n, color, n, type]])
    says "it says “colors and types”".

'205.3i/nonbasic_types' ::
    other_types_only(Words) <=
        contains_any(Words, [[nonbasic, land, type], [nonbasic, land, types],
                             [non, basic, t, land, n, type]])
    says "it says “nonbasic land types”, which have no mana abilities".

'205.3m/creature_types' ::
    other_types_only(Words) <=
        not(shares(Words, [land, lands, basic])),
        contains_any(Words, [[creature, type], [creature, types], [creature, n, type]])
    says "it says “creature types”".


'reading/being' ::
    vocabulary(being, [be, is, are, 'isn\'t', 'aren\'t', 'it\'s', 'they\'re', 'that\'s',
                       become, becomes])
    says "these words say what something is".

'reading/stops' ::
    vocabulary(stops, ['.', control, controls, number, equal, long, unless,
                       more])
    says "these words do not stand between “is” and what something is".

% “Power-Plant” is left out: power is a word of many texts.

'205.3i/words' ::
    vocabulary(land_types, [plains, island, islands, swamp, swamps, mountain, mountains,
                            forest, forests, cave, caves, desert, deserts, gate, gates,
                            lair, lairs, locus, loci, mine, mines, planet, planets, sphere,
                            spheres, tower, towers, town, towns, 'urza\'s', urzas])
    says "these are the land types, as one and as many".


'205.2a/artifact'     :: type_words(artifact, [artifact, artifacts])
    says "“artifact” in singular and plural".

'205.2a/battle'       :: type_words(battle, [battle, battles])
    says "“battle” in singular and plural".

'205.2a/creature'     :: type_words(creature, [creature, creatures])
    says "“creature” in singular and plural".

'205.2a/enchantment'  :: type_words(enchantment, [enchantment, enchantments])
    says "“enchantment” in singular and plural".

'205.2a/land'         :: type_words(land, [land, lands])
    says "“land” in singular and plural".

'205.2a/planeswalker' :: type_words(planeswalker, [planeswalker, planeswalkers])
    says "“planeswalker” in singular and plural".
