:- encoding(utf8).
:- module(reading_words_of_unread_texts, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What the words of an unread text tell besides its topic

Whether it is about the card that it is on, whether it waits until it is activated or triggers,
which zones it names, whom it is about, and which targets it asks for or makes. The words are those
of words_about_casting.pl.
*/

:- relation speaks_of_itself(+Words)
       says "the words speak of the card that they are on"
       else "the words do not speak of the card that they are on".

:- relation about_its_own_casting(+Words)
       says "the words are about casting the card that they are on"
       else "the words need not be about casting the card that they are on".

:- relation waits(+Words)
       says "the words are an ability that is activated or triggers"
       else "the words are no ability that is activated or triggers".

:- relation has_to_be_activated(+Words)
       says "the words are an activated ability"
       else "the words are no activated ability".

:- relation starts_waiting(+Word)
       says "“{Word}” begins an ability that is activated or triggers"
       else "“{Word}” does not begin an ability that is activated or triggers".

:- relation waiting_term(+Words, Kind)
       says "the words are those of a term of the kind {Kind}"
       else "the words are not those of a term of the kind {Kind}".

:- relation first_word(+Words, Word)
       says "“{Word}” is the first word, apart from an ability word"
       else "“{Word}” is not the first word".

:- relation adds_mana_in_words(+Words)
       says "the words speak of adding mana"
       else "the words do not speak of adding mana".

:- relation may_make_targets(+Words)
       says "the words may say that something is what a spell asks for"
       else "the words do not say what anything is".

:- relation asks_for_doubtful_target(+Words)
       says "the words may ask for a target that need not exist"
       else "the words ask for no target that need not exist".

:- relation sure_target(+Before, +After)
       says "a target between “{Before}” and “{After}” exists, or need not be chosen"
       else "a target between “{Before}” and “{After}” need not exist".

:- relation words_of_zone(Zone, Words)
       says "{Words} name the zone {Zone}"
       else "{Words} do not name the zone {Zone}".

:- relation casts_from(+Words, Zone)
       says "the words speak of the zone {Zone}"
       else "the words do not speak of the zone {Zone}".

:- relation casts_from_named_zone(+Words)
       says "the words name a zone that cards come from"
       else "the words name no zone that cards come from".

:- relation says_that_it_functions_in(+Zone, +Words)
       says "the words say that they function in the zone {Zone}"
       else "the words do not say that they function in the zone {Zone}".

:- relation speaks_of_opponents_only(+Words)
       says "the words are about “your” opponents"
       else "the words need not be about “your” opponents".

:- relation speaks_of_you_only(+Words)
       says "the words are about “you”"
       else "the words need not be about “you”".

:- relation about_its_host_alone(+Words)
       says "the words are about the permanent to which their source is attached"
       else "the words need not be about the permanent to which their source is attached".

:- relation about_several(+Words)
       says "the words say what more than one object is, has or gets"
       else "the words do not say what more than one object is, has or gets".

:- relation chapter_may_have_given(Object, Face, Index, Words)
       says "a chapter in line {Index} has come and may have given {Object} something that lasts"
       else "no chapter in line {Index} has come that gives {Object} something that lasts".

:- remembered waits/1.


%   What an Aura or Equipment is attached to is “enchanted” or “equipped”. But “creatures enchanted
%   player controls” and “equipped creatures you control” are others, too.

'303.4/host_alone' ::
    about_its_host_alone(Words) <=
        shares(Words, [enchanted, equipped, fortified]),
        not(about_several(Words))
    says "they speak of what their source is attached to, and of no others".

'303.4/several_kinds' ::
    about_several(Words) <=
        follows(Words,
                [creatures, permanents, lands, artifacts, enchantments, planeswalkers, tokens,
                 each, control, controls],
                [get, gets, have, has, gain, gains, lose, loses, are, is, become, becomes],
                ['.', ','])
    says "they say what objects of a kind, or those of a player, have or are".

'303.4/several_in_a_term' ::
    about_several(Words) <=
        contains_any(Words, [[clause, bare], [clause, all], [clause, each], [clause, c, np, bare],
                             [clause, c, np, all], [clause, c, np, each]])
    says "several objects are the subject of a clause".


%   201.5: a card's own name stands for the card.

'201.5' ::
    speaks_of_itself(Words) <=
        shares(Words, [~, self])
    says "it names the card".

'201.5/this' ::
    speaks_of_itself(Words) <=
        contains_any(Words, [[this, spell], [this, card]])
    says "it says “this spell” or “this card”".

'113.6d/its_casting' ::
    about_its_own_casting(Words) <=
        contains_any(Words, [[this, spell], [cast, this, card], [cast, ~], [cast, self]])
    says "it speaks of casting the card that it is on".

'702.1/its_keywords' ::
    about_its_own_casting(Words) <=
        keyword_line(Words),
        not(speaks_of(Words, untargetability))
            else "it keeps the permanent from being a target"
    says "it names keywords that the card itself has".


%   113.3: activated abilities have a colon after their cost, triggered abilities begin with “when”,
%   “whenever” or “at” (603.1). A colon inside quotation marks belongs to an ability that something
%   else gets.

'113.3b' ::
    waits(Words) <=
        has_to_be_activated(Words)
    says "it is an activated ability".

'113.3c' ::
    waits(Words) <=
        first_word(Words, Word),
        starts_waiting(Word)
    says "it begins with “{Word}”".

'113.3/functor' ::
    waits(Words) <=
        waiting_term(Words, _Kind)
    says "it was read as an ability that is activated or triggers".

% A term has its kind for its first word, and the first word of its cost or event for the second. A
% text that begins with “activated abilities” is something else.

'113.3/kind' ::
    waiting_term([Kind, Next|_Words], Kind) <=
        member(Kind, [activated, loyalty, triggered, chapter, titled]),
        not(shares([Next], [ability, abilities]))
            else "it is a text about abilities"
    says "it was read as a term of the kind {Kind}".

% An ability word (207.2c) or a flavor word (207.2d) may stand before the ability.

'207.2c/worded' ::
    waiting_term([Wrapper|Words], Kind) <=
        member(Wrapper, [worded, flavored]),
        append(Before, [Kind, Next|_After], Words),
        not(shares(Before, [text]))
            else "it is a static ability, whatever it quotes",
        waiting_term([Kind, Next], Kind)
    says "behind the ability word it was read as a term of the kind {Kind}".

% So may a keyword, as in “Boast — ...” and “Max speed — ...”.

'702.1/waits' ::
    waiting_term([keyword, ability|Words], Kind) <=
        append(Before, [Kind, Next|_After], Words),
        not(shares(Before, [text]))
            else "it is a static ability, whatever it quotes",
        waiting_term([Kind, Next], Kind)
    says "behind the keyword it was read as a term of the kind {Kind}".

'113.3b/colon' ::
    has_to_be_activated(Words) <=
        append(Before, [:|_After], Words),
        not(shares(Before, ['"', '“']))
            else "the colon stands inside quotation marks"
    says "it has a colon after its cost".

'113.3b/functor' ::
    has_to_be_activated(Words) <=
        waiting_term(Words, activated)
    says "it was read as an activated ability".

'603.1' ::
    starts_waiting(Word) <=
        member(Word, [when, whenever, at])
            else "“{Word}” begins no triggered ability"
    says "a triggered ability begins with “{Word}”".

'714.2/given' ::
    chapter_may_have_given(Object, Face, Index, Words) <=
        permanent(Object),
        characteristics_from(Object, Face),
        printed_ability(Face, Index, chapter(Chapters, Instructions)),
        subterm(clause(c(this(_Described), [v(gain(_Given), [])])), Instructions),
        counters(Object, lore, Number),
        member(Chapter, Chapters),
        Chapter =< Number
            else "{Object} has {Number} lore counters",
        words(Instructions, Words)
    says "chapter {Chapter} of {Object} has come, and it gives {Object} something".

'714.2' ::
    starts_waiting(Word) <=
        member(Word, [i, ii, iii, iv, v, vi])
            else "“{Word}” begins no chapter"
    says "a chapter ability triggers".

'reading/first' ::
    first_word([Word|_Words], Word)
    says "“{Word}” comes first".

% An ability word (207.2c) or flavor word and a dash may stand before the ability.

'207.2c' ::
    first_word(Words, Word) <=
        append(Before, [—, Word|_After], Words),
        length(Before, Length),
        Length =< 5
    says "“{Word}” comes first after the dash".


'106.4/add' ::
    adds_mana_in_words(Words) <=
        shares(Words, [add, adds])
    says "it speaks of adding something".


%   601.2c: targets.

% What stands after `to`, `on` or `than` is not what something is: damage that would be dealt to a
% creature makes nothing a creature.

'205.1/target' ::
    may_make_targets(Words) <=
        vocabulary(being, Being),
        follows(Words, Being,
                [creature, creatures, artifact, artifacts, enchantment, enchantments, land, lands,
                 planeswalker, planeswalkers, battle, battles, plains, island, islands, swamp,
                 swamps, mountain, mountains, forest, forests, type, types, addition, copy,
                 legendary, snow, basic, white, blue, black, red, green, colorless, color, colors],
                ['.', to, on, than])
    says "it may say that something is of another type or color".

% A target word whose target surely exists, or need not be chosen, asks for nothing.

'115.1/doubtful' ::
    asks_for_doubtful_target(Words) <=
        append(_Front, [Before, Target, After|_Back], Words),
        word_of_targets(Target),
        not(sure_target(Before, After))
    says "“{Before} {Target} {After}” asks for a target that need not exist".

'115.1/doubtful_first' ::
    asks_for_doubtful_target([Target, After|_Back]) <=
        word_of_targets(Target),
        not(sure_target(none, After))
    says "“{Target} {After}” asks for a target that need not exist".

'120.4/sure' ::
    sure_target(among, _After)
    says "any player may be chosen for damage divided among targets".

'115.4/sure' ::
    sure_target(any, _After)
    says "any player may be chosen for “any target”".

'115.1/sure' ::
    sure_target(_Before, After) <=
        member(After, [player, opponent])
            else "“{After}” is no player"
    says "a player may be chosen".


%   Zones as the place from which cards are cast, and as the place where an ability functions.

'400.1/graveyard' :: words_of_zone(graveyard, [graveyard, graveyards]) says "these name it".

'400.1/hand'      :: words_of_zone(hand, [hand, hands])                says "these name it".

'400.1/library'   :: words_of_zone(library, [library, libraries])      says "these name it".

'400.1/in_exile'  :: words_of_zone(exile, [exile, exiled])             says "these name it".

'400.1/command'   :: words_of_zone(command, [command])                 says "this names it".

'reading/casts_from' ::
    casts_from(Words, Zone) <=
        words_of_zone(Zone, ZoneWords),
        shares(Words, ZoneWords)
    says "it names the zone {Zone}".

'reading/casts_from_named_zone' ::
    casts_from_named_zone(Words) <=
        follows(Words, [from],
                [graveyard, graveyards, hand, hands, library, libraries, exile, exiled, command],
                ['.'])
    says "it says from which zone".

'113.6b/words' ::
    says_that_it_functions_in(Zone, Words) <=
        words_of_zone(Zone, ZoneWords),
        follows(Words, [in, is, be], ZoneWords, ['.'])
    says "it speaks of what is in the zone {Zone}".

'113.6b/stack' ::
    says_that_it_functions_in(stack, Words) <=
        contains_any(Words, [[on, the, stack], [on, stack], [split, second]])
    says "it functions on the stack".


%   Whom a text is about, where that is plain from the words before the verb.

'102.2/words' ::
    speaks_of_opponents_only(Words) <=
        contains_any(Words, [[opponents, 'can\'t'], [opponents, cannot], [opponents, cast],
                             [opponents, can], [opponents, may], [opponents, present, cast],
                             [opponent, 'can\'t'], [opponent, cannot], [opponent, casts],
                             [opponent, can], [opponent, may]])
    says "opponents are those who do it".

'109.5/words' ::
    speaks_of_you_only(Words) <=
        contains_any(Words, [[you, 'can\'t'], [you, cannot], [you, may], [spells, you, cast],
                             [spell, object, of, you, present, cast], [your, life, total]]),
        not(contains_any(Words, [[than, you]]))
            else "“you” is whom others are compared with"
    says "you are the one who does it".
