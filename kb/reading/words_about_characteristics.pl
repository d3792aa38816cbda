:- encoding(utf8).
:- module(reading_words_about_characteristics, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What unread words say about the characteristics of objects

speaks_of_part(Words, Part): the words could say something about Part of some object. As in
words_about_mana.pl, a topic is told by words that any text about it must have, inflected as in
texts and plain as in terms; a text may be taken for more than it is, and never for less.

concerns_no_characteristic(Term) tells the terms of which it is plain that they change none.
*/

:- relation speaks_of_part(+Words, Part)
       says "the words may be about the {Part} of something"
       else "the words are not about the {Part} of anything".

:- relation says_what_it_is(+Words, +Vocabulary)
       says "the words may say that something is one of {Vocabulary}"
       else "the words do not say that something is one of {Vocabulary}".

:- relation makes_something_else(+Words)
       says "the words may make something a copy, face down, or give it another text"
       else "the words make nothing something else altogether".

:- relation changes_everything(+Words)
       says "the words may change every characteristic"
       else "the words do not change every characteristic".

:- relation concerns_no_characteristic(+Term)
       says "{Term} changes no characteristic of an object"
       else "{Term} may change a characteristic of an object".

:- relation about_entering(+Sentence)
       says "{Sentence} is about how something enters"
       else "{Sentence} is not about how something enters, or it may say more".

:- relation about_a_player(+Subject)
       says "{Subject} is a player"
       else "{Subject} is not a player".

:- remembered speaks_of_part/2.


'205.1/speaks_of_types' ::
    speaks_of_part(Words, type) <=
        says_what_it_is(Words, [artifact, artifacts, battle, battles, creature, creatures,
                                enchantment, enchantments, land, lands, planeswalker,
                                planeswalkers, type, types])
    says "it may say of which card type something is".

'205.1/loses_types' ::
    speaks_of_part(Words, type) <=
        shares(Words, [lose, loses, lost]),
        shares(Words, [type, types])
    says "it may take types away".

% A creature type is any word that is in no other list (205.3m), so every word may be one.

'205.3m/speaks_of_subtypes' ::
    speaks_of_part(Words, subtype) <=
        shares(Words, [be, is, are, 'it\'s', 'they\'re', 'that\'s', become, becomes])
    says "it may say of which subtype something is".

'205.3/loses_subtypes' ::
    speaks_of_part(Words, subtype) <=
        shares(Words, [lose, loses, lost]),
        shares(Words, [type, types])
    says "it may take subtypes away".

'205.4/speaks_of_supertypes' ::
    speaks_of_part(Words, supertype) <=
        says_what_it_is(Words, [basic, legendary, snow, world, supertype, supertypes])
    says "it may say of which supertype something is".

'105.3/speaks_of_colors' ::
    speaks_of_part(Words, color) <=
        says_what_it_is(Words, [white, blue, black, red, green, color, colors, colorless, chosen])
    says "it may say of which color something is".

'113.10/speaks_of_abilities' ::
    speaks_of_part(Words, ability) <=
        shares(Words, [have, has, gain, gains, lose, loses])
    says "it may say which abilities something has".

'113.10/speaks_of_being_with' ::
    speaks_of_part(Words, ability) <=
        says_what_it_is(Words, [with])
    says "it may say with which abilities something is".

'305.7/speaks_of_abilities' ::
    speaks_of_part(Words, ability) <=
        mana_topic(Words, land_types)
    says "it may say of which land type something is".

'613.4/speaks_of_power' ::
    speaks_of_part(Words, power) <=
        shares(Words, [get, gets, power, switch, switches, pt])
    says "it may be about power".

'613.4b/speaks_of_power' ::
    speaks_of_part(Words, power) <=
        says_what_it_is(Words, ['/'])
    says "it may say which power something has".

'613.4/speaks_of_toughness' ::
    speaks_of_part(Words, toughness) <=
        shares(Words, [get, gets, toughness, switch, switches, pt])
    says "it may be about toughness".

'613.4b/speaks_of_toughness' ::
    speaks_of_part(Words, toughness) <=
        says_what_it_is(Words, ['/'])
    says "it may say which toughness something has".

'707.2/speaks_of_all' ::
    speaks_of_part(Words, Part) <=
        changes_everything(Words),
        part_of_characteristics(Part)
    says "it may change every characteristic".


'205.1/says_what_it_is' ::
    says_what_it_is(Words, Vocabulary) <=
        vocabulary(being, Being),
        vocabulary(stops, Stops),
        follows(Words, Being, Vocabulary, Stops)
    says "it may say that something is one of {Vocabulary}".


'707.2/makes_else' ::
    makes_something_else(Words) <=
        shares(Words, [copy, copies])
    says "it speaks of copying".

'612.1/makes_else' ::
    makes_something_else(Words) <=
        contains_any(Words, [[text, of], [full, text], [rules, text], [text, box], [text, boxes]])
    says "it speaks of the text of something".

'708.2/makes_else' ::
    makes_something_else(Words) <=
        follows(Words, [be, is, are, become, becomes, turn, turns, turned], [face], ['.', ','])
    says "it speaks of being face down".

'613.2/changes_all' ::
    changes_everything(Words) <=
        makes_something_else(Words)
    says "what it speaks of may be something else altogether".

% These keywords stand for static abilities or choices that change what the object is.

'702.103b/changes_all' ::
    changes_everything(Words) <=
        shares(Words, [bestow, prototype, mutate, impending, riot, dash, blitz, station])
    says "a keyword may have changed what the object is".


%   Terms that change no characteristic.

'613.10' ::
    concerns_no_characteristic(text([clause(c(Subject, _Verbs))])) <=
        about_a_player(Subject)
    says "it affects a player, and such effects come after the characteristics of objects".

% How something enters is over when it is there (614.1c, 614.1d).

'614.1c/over' ::
    concerns_no_characteristic(text([First|Others])) <=
        all(member(Sentence, [First|Others]),
            about_entering(Sentence))
    says "it is about how the permanent itself enters".

'614.1c/state' ::
    about_entering(clause(c(_Subject, [v(enter(How), _Adjuncts)]))) <=
        entering_is_over(How)
    says "something enters {How}".

'614.1c/choice' ::
    about_entering(delayed(as([c(it, [v(enter, [])])]), do([v(choose(_What), [])])))
    says "something is chosen as it enters".

'613.10/you'       :: about_a_player(you)              says "“you” is a player".

'613.10/player'    :: about_a_player(player(_Which))   says "it names a player".

'613.10/opponents' :: about_a_player(opponents_of(_Whose)) says "it names opponents".
