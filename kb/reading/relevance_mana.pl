:- encoding(utf8).
:- module(reading_relevance_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change the mana that a permanent could produce

  - could_help(Text, could_produce(Permanent)): the text could add a type of mana
  - could_hinder(Text, could_produce(Permanent)): the text could take one away

The test errs on one side: what it lets pass cannot matter. It looks at three things, each widely.

 1. _Where the text is, and when it does something._ An activated or triggered ability changes
    nothing before it resolves. It matters only for the permanent that it is on, when it adds mana
    (106.7). Static abilities matter for others, where they function (113.6).
 2. _What it speaks of_ (words_about_mana.pl): adding mana, replacing mana, giving or taking
    abilities, land types, copies. Which permanents are controlled by whom is given with the board.
 3. _Which permanents it could be about_: the permanent itself, those that it speaks of when it
    says what they “could produce”, and so on from one to the next.
*/

:- relation could_add_type(Text, Permanent)
       says "{Text} could add a type of mana to what {Permanent} could produce"
       else "{Text} can't add a type of mana to what {Permanent} could produce".

:- relation could_remove_type(Text, Permanent)
       says "{Text} could take a type of mana from what {Permanent} could produce"
       else "{Text} can't take a type of mana from what {Permanent} could produce".

:- relation beyond_reckoning(Text, Object)
       says "{Text} is one of too many effects on the mana of {Object} to try every order"
       else "{Text} is not one of too many effects on the mana of {Object}".

:- relation unread_for_mana(Text, Source, Words)
       says "{Text}, which is not read, may speak of mana, types or abilities"
       else "{Text} does not speak of mana, types or abilities, or it is read".

:- relation unread_line_for_mana(+Face, Index, Words)
       says "line {Index} of {Face} is not read as far as mana goes"
       else "line {Index} of {Face} is read as far as mana goes".

:- relation may_add_to(+Text, +Source, +Words, Object)
       says "{Text} could add a type of mana to what {Object} could produce"
       else "{Text} can't add a type of mana to what {Object} could produce".

:- relation tells_its_types(+Text)
       says "which types of mana {Text} adds is known"
       else "which types of mana {Text} adds is not known".

:- relation may_make_others(+Text, +Source, +Words, Permanent)
       says "{Text} could make something one of those that {Permanent} speaks of"
       else "{Text} can't make anything one of those that {Permanent} speaks of".

:- relation may_remove_from(+Text, +Source, +Words, Object)
       says "{Text} could take a type of mana from what {Object} could produce"
       else "{Text} can't take a type of mana from what {Object} could produce".

:- relation static_in_force(+Text, +Source, +Words)
       says "{Text} is a static ability in force"
       else "{Text} is not a static ability in force".

:- relation may_add_types(Topic)
       says "a text about {Topic} may add types of mana"
       else "a text about {Topic} adds no type of mana".

:- relation may_make_lands(+Topic)
       says "a text about {Topic} may make something a land"
       else "a text about {Topic} makes nothing a land".

:- relation may_remove_types(+Topic, +Words)
       says "a text about {Topic} may take types of mana away"
       else "a text about {Topic} takes no type of mana away".

:- relation depends_on(Permanent, Other)
       says "what {Permanent} could produce may depend on {Other}"
       else "what {Permanent} could produce does not depend on {Other}".

:- relation speaks_of_others(Permanent)
       says "{Permanent} says what others could produce"
       else "{Permanent} does not say what others could produce".

:- relation looks_at(Permanent, Other)
       says "{Permanent} says what {Other} could produce"
       else "{Permanent} does not say what {Other} could produce".

:- relation could_be_about(+Words, +Source, Object)
       says "the text of {Source} could be about {Object}"
       else "the text of {Source} is not about {Object}".

:- relation names_kinds(+Words)
       says "the text names kinds of objects"
       else "the text names no kind of object".

:- relation attached_source(+Words, +Source, Host)
       says "the text is about {Host}, to which {Source} is attached"
       else "the text is not about what {Source} is attached to".


% The texts are collected, so that an answer which no text puts in doubt need not say of every text
% why it does not matter. The checker looks for them all the same.

'reading/help/mana' ::
    could_help(Text, could_produce(Permanent)) <=
        permanent(Permanent),
        collect(Unread, could_add_type(Unread, Permanent), Texts),
        member(Text, Texts)
            else "no text could add a type of mana",
        not(tells_its_types(Text))
            else "which types {Text} adds is known"
    says "{Text} could add a type of mana".

% Where only the amount is open, this question has its answer (106_open_numbers.pl).

'106.7/types_told' ::
    tells_its_types(text(_Object, Face, Index)) <=
        types_are_told(Face, Index)
    says "which types line {Index} of {Face} adds is known".

'reading/hinder/mana' ::
    could_hinder(Text, could_produce(Permanent)) <=
        permanent(Permanent),
        collect(Unread, could_remove_type(Unread, Permanent), Texts),
        member(Text, Texts)
            else "no text could take a type of mana away"
    says "{Text} could take a type of mana away".


'106.7/could_add' ::
    could_add_type(Text, Permanent) <=
        unread_for_mana(Text, Source, Words),
        may_add_to(Text, Source, Words, Object),
        depends_on(Permanent, Object)
    says "{Text} may add a type of mana to what {Object} could produce".

'106.7/could_add_others' ::
    could_add_type(Text, Permanent) <=
        unread_for_mana(Text, Source, Words),
        may_make_others(Text, Source, Words, Permanent)
    says "{Text} may make something one of those that {Permanent} speaks of".

'106.7/choice_left_out' ::
    could_add_type(text(Object, Face, Index), Permanent) <=
        choice_left_out(Object, printed(Face, Index)),
        depends_on(Permanent, Object)
    says "the board does not give the choice that line {Index} of {Object} speaks of".

'106.7/could_remove' ::
    could_remove_type(Text, Permanent) <=
        unread_for_mana(Text, Source, Words),
        may_remove_from(Text, Source, Words, Object),
        depends_on(Permanent, Object)
    says "{Text} may take a type of mana from what {Object} could produce".


% Effects that are read, but too many of them (616.1).

'616.1/could_add' ::
    could_add_type(Text, Permanent) <=
        beyond_reckoning(Text, Object),
        depends_on(Permanent, Object)
    says "in some order of the effects, {Object} may produce another type of mana".

'616.1/could_remove' ::
    could_remove_type(Text, Permanent) <=
        beyond_reckoning(Text, Object),
        depends_on(Permanent, Object)
    says "whatever the order of the effects, {Object} may produce less".

'616.1/too_many' ::
    beyond_reckoning(text(Source, Face, Index), Object) <=
        mana_replacements([_First|_Others]),
        adds_mana(Object, Ability, _Amount),
        effects_on_tapping(Object, Ability, Effects),
        not(reckoned_with(Effects)),
        member(effect(_Least, _Replaced, _Options, Source, printed(Face, Index)), Effects)
    says "{Source} is one of too many".

'616.1/too_many_lasting' ::
    beyond_reckoning(lasting(Effect), Object) <=
        mana_replacements([_First|_Others]),
        adds_mana(Object, Ability, _Amount),
        effects_on_tapping(Object, Ability, Effects),
        not(reckoned_with(Effects)),
        member(effect(_Least, _Replaced, _Options, Effect, lasting(Effect, _Index)), Effects)
    says "{Effect} is one of too many".


%   Abilities of an object that add mana, and effects that made it a copy of another.

'106.3/own_text' ::
    may_add_to(text(Source, Face, Index), Source, Words, Source) <=
        permanent(Source),
        mana_topic(Words, adding),
        has_line(Source, Face, Index)
            else "{Source} has lost the ability"
    says "it adds mana in a way that is not read".

'702.189a/own_text' ::
    may_add_to(text(Source, Face, Index), Source, Words, Source) <=
        permanent(Source),
        mana_topic(Words, firebending),
        has_line(Source, Face, Index)
            else "{Source} has lost the ability"
    says "it has firebending".

% What a permanent has become a copy of, the board says: it lists the permanent as that. An effect
% that lasts is listed because the board does not show yet what it does.

'707.2/lasting' ::
    may_add_to(lasting(_Effect), Source, Words, Object) <=
        mana_topic(Words, becoming_a_copy),
        could_be_about(Words, Source, Object)
    says "it may have made {Object} a copy of something".

'707.2/lasting_lost' ::
    may_remove_from(lasting(_Effect), Source, Words, Object) <=
        mana_topic(Words, becoming_a_copy),
        could_be_about(Words, Source, Object)
    says "it may have made {Object} a copy of something".


%   Static abilities, and effects that last.

% What becomes a land, or a land of some type, may become one of those that the permanent speaks of.

'613.1/makes_others' ::
    may_make_others(Text, Source, Words, Permanent) <=
        mana_topic(Words, Topic),
        may_make_lands(Topic),
        static_in_force(Text, Source, Words),
        could_be_about(Words, Source, Object),
        speaks_of_others(Between),
        depends_on(Permanent, Between)
    says "it speaks of types, and {Object} may become something that {Between} speaks of".

'613.1/adds' ::
    may_add_to(Text, Source, Words, Object) <=
        mana_topic(Words, Topic),
        may_add_types(Topic),
        static_in_force(Text, Source, Words),
        could_be_about(Words, Source, Object)
    says "it speaks of {Topic} and could be about {Object}".

'613.1/removes' ::
    may_remove_from(Text, Source, Words, Object) <=
        mana_topic(Words, Topic),
        may_remove_types(Topic, Words),
        static_in_force(Text, Source, Words),
        could_be_about(Words, Source, Object)
    says "it speaks of {Topic} and could be about {Object}".


'106.3/may_add'  :: may_add_types(adding)     says "it may give an ability that adds mana".

'614.1a/may_add' :: may_add_types(replacing)  says "another type may be produced instead".

'113.10/may_add' :: may_add_types(granting)   says "an ability may add mana".

'305.6/may_add'  :: may_add_types(land_types) says "a basic land type has a mana ability".

'707.2/may_add'  :: may_add_types(copying)    says "a copy has the abilities of what it copies".

'305.5/may_make' :: may_make_lands(land_types)
    says "what has a land type may be one that is spoken of".

'205.1/may_make' :: may_make_lands(becoming_lands)
    says "what becomes a land may be one that is spoken of".

'614.1a/may_remove' :: may_remove_types(replacing, _Words)
    says "another type may be produced instead".

'113.10/may_remove' :: may_remove_types(losing, _Words)
    says "abilities may be lost".

'205.4/may_remove' :: may_remove_types(not_being_a_land, _Words)
    says "what is no land has no mana ability of a basic land type".

'707.2/may_remove' :: may_remove_types(copying, _Words)
    says "a copy has not the abilities that it had".

'305.7/may_remove' ::
    may_remove_types(land_types, Words) <=
        not(shares(Words, [addition]))
            else "it adds types to those that are there (205.1b)"
    says "new land types take the place of the old ones and of the abilities".


%   What a permanent depends on (106.7).

'106.7/itself' ::
    depends_on(Permanent, Permanent) <=
        permanent(Permanent)
    says "{Permanent} depends on itself".

'106.7/others' ::
    depends_on(Permanent, Other) <=
        depends_on(Permanent, Between),
        looks_at(Between, Other)
    says "it depends on {Between}, which says what {Other} could produce".

'106.7/speaks_of_others' ::
    speaks_of_others(Permanent) <=
        adds_mana(Permanent, _Ability, Amount),
        subterm(could_produce(_Question, _Description), Amount)
    says "{Permanent} says what others could produce".

'106.7/looks_at' ::
    looks_at(Permanent, Other) <=
        adds_mana(Permanent, _Ability, Amount),
        subterm(could_produce(_Question, NounPhrase), Amount),
        unspecified(NounPhrase, Description),
        readable(Description),
        fits(Description, Permanent, Other)
    says "{Other} is one of those whose mana {Permanent} speaks of".


%   The lines and effects that are not read. Only those that speak of the matter at all are kept.

'reading/unread_for_mana' ::
    unread_for_mana(text(Object, Face, Index), Object, Words) <=
        permanent(Object),
        characteristics_from(Object, Face),
        unread_line_for_mana(Face, Index, Words)
    says "line {Index} of {Object} is not read".

'113.6/elsewhere' ::
    unread_for_mana(text(Object, Face, Index), Object, Words) <=
        in_zone(Object, Zone),
        Zone \== battlefield,
        characteristics_from(Object, Face),
        unread_line_for_mana(Face, Index, Words),
        functions_where_it_is(Object, Words)
    says "line {Index} of {Object} is not read, and it functions where {Object} is".

% An ability that an effect gives may be one that is not read.

'reading/unread_granted_for_mana' ::
    could_add_type(text(Origin, Face, Index), Permanent) <=
        abilities_change,
        has_ability(Object, granted(effect(Origin, printed(Face, Index), Layer), Term)),
        unread_mana_ability(Object, granted(effect(Origin, printed(Face, Index), Layer), Term)),
        depends_on(Permanent, Object)
    says "line {Index} of {Origin} gives {Object} an ability that adds mana and is not read".

% What a chapter gave its Saga without a duration lasts (611.2a), and the board need not tell it.

'714.2/given_for_mana' ::
    could_add_type(text(Object, Face, Index), Permanent) <=
        chapter_may_have_given(Object, Face, Index, Words),
        shares(Words, [add, adds]),
        depends_on(Permanent, Object)
    says "the chapter in line {Index} may have given {Object} an ability that adds mana".

'607.2d/unchosen_for_mana' ::
    unread_for_mana(text(Object, Face, Index), Object, Words) <=
        board_leaves_open(Object, Face, Index),
        printed_ability(Face, Index, Term),
        words(Term, Words)
    says "what line {Index} of {Object} changes depends on something that the board does not give".

'reading/unread_effect_for_mana' ::
    unread_for_mana(lasting(Effect), Effect, Words) <=
        lasting_text(Effect, _Player, Text),
        words(Text, Words)
    says "the effect {Effect} was not understood".

'reading/unread_effect_term_for_mana' ::
    unread_for_mana(lasting(Effect), Effect, Words) <=
        lasting_effect(Effect, _Player, Index, Term),
        words(Term, Words),
        not(read_mana_replacement(Term))
            else "it is read",
        not(lasting_effect_is_read(Effect, Index))
            else "it is read",
        not(read_delayed_mana_trigger(Term))
            else "it is read when it triggers"
    says "the effect {Effect} is not read".

'reading/unparsed_line_for_mana' ::
    unread_line_for_mana(Face, Index, Words) <=
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        vocabulary(mana_matters, Vocabulary),
        shares(Words, Vocabulary)
    says "line {Index} of {Face} was not understood".

'reading/unread_term_for_mana' ::
    unread_line_for_mana(Face, Index, Words) <=
        printed_ability(Face, Index, Term),
        words(Term, Words),
        vocabulary(mana_matters, Vocabulary),
        shares(Words, Vocabulary),
        not(read_for_mana(Term)),
        not(read_as_effect(Term))
    says "no reading covers line {Index} of {Face}".

'reading/mana_matters' ::
    vocabulary(mana_matters, [add, adds, added, adding, firebending, instead,
                              ability, abilities, type, types, copy, copies,
                              be, is, are, 'isn\'t', 'aren\'t', 'it\'s', 'they\'re', 'that\'s',
                              become, becomes])
    says "every text that matters has one of these words".


'113.6/static' ::
    static_in_force(text(Object, _Face, _Index), Object, Words) <=
        not(waits(Words))
            else "it is an activated or triggered ability",
        functions_where_it_is(Object, Words)
    says "it is a static ability and functions where {Object} is".

'611.2/in_force' :: static_in_force(lasting(_Effect), _Source, _Words)
    says "the effect lasts".


%   Which permanents a text could be about. A text that names kinds of objects is about objects of
%   these kinds; one that names none could be about any.

'109.2/own' ::
    could_be_about(Words, Source, Source) <=
        permanent(Source),
        Words \== []
    says "a text of {Source} may be about {Source} itself".

'109.2/attached' ::
    could_be_about(Words, Source, Host) <=
        attached_source(Words, Source, Host)
    says "it is about what {Source} is attached to, {Host}".

'109.2/type_word' ::
    could_be_about(Words, Source, Object) <=
        not(about_its_host_alone(Words)),
        permanent(Object),
        Object \== Source,
        is_type(Object, Type),
        type_words(Type, TypeWords),
        shares(Words, TypeWords)
            else "it does not speak of permanents of the type {Type}"
    says "it speaks of permanents of the type {Type}, and {Object} is one".

'109.2/permanent_word' ::
    could_be_about(Words, Source, Object) <=
        not(about_its_host_alone(Words)),
        shares(Words, [permanent, permanents, token, tokens]),
        permanent(Object),
        Object \== Source
    says "it speaks of permanents, and {Object} is one".

'109.2/subtype_word' ::
    could_be_about(Words, Source, Object) <=
        not(about_its_host_alone(Words)),
        vocabulary(land_types, LandTypes),
        shares(Words, LandTypes),
        permanent(Object),
        Object \== Source,
        is_type(Object, land)
    says "it speaks of land types, and {Object} is a land".

'109.2/any' ::
    could_be_about(Words, Source, Object) <=
        not(about_its_host_alone(Words)),
        not(names_kinds(Words))
            else "it names kinds of objects",
        permanent(Object),
        Object \== Source
    says "it names no kind of object, so it could be about {Object}".

'303.4/attached' ::
    attached_source(Words, Source, Host) <=
        shares(Words, [enchanted, equipped, fortified]),
        attached_to(Source, Host)
    says "{Source} is attached to {Host}".

'109.2/names_types' ::
    names_kinds(Words) <=
        type_words(_Type, TypeWords),
        shares(Words, TypeWords)
    says "it names a card type".

'109.2/names_others' ::
    names_kinds(Words) <=
        shares(Words, [permanent, permanents, token, tokens, card, cards, spell, spells])
    says "it names permanents, tokens, cards or spells".

'305.5/names_kinds' ::
    names_kinds(Words) <=
        vocabulary(land_types, LandTypes),
        shares(Words, LandTypes)
    says "it names a land type".
