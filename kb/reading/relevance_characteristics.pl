:- encoding(utf8).
:- module(reading_relevance_characteristics, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change the characteristics of an object

could_change(Text, Object, Part): Text, which no reading covers, could change Part of Object. Part
is type, subtype, supertype, color, ability, power or toughness. Only that part of an answer is in
doubt then.

The test errs on one side: what it lets pass cannot matter. A text can change a characteristic in
two ways.

 1. _By what it says._ It is in force, speaks of the part (words_about_characteristics.pl), and
    could be about the object.
 2. _By what it changes elsewhere._ It could change something that an effect looks at, or the
    abilities of the source of an effect; then what that effect changes is in doubt, too.
*/

:- relation could_change(Text, Object, Part)
       says "{Text}, which is not read, could change the {Part} of {Object}"
       else "{Text} can't change the {Part} of {Object}".

:- relation could_change_directly(Text, Object, Part)
       says "{Text} could change the {Part} of {Object} by what it says"
       else "{Text} does not change the {Part} of {Object} by what it says".

:- relation unread_about_characteristics(Text, Source, Words)
       says "{Text} is not read, and it is in force"
       else "{Text} is read, or it is not in force".

:- relation unread_line_about_characteristics(+Face, Index, Words)
       says "line {Index} of {Face} is not read"
       else "line {Index} of {Face} is read".

:- relation in_doubt(Text)
       says "{Text} could change a characteristic"
       else "{Text} could change no characteristic".

:- relation unread_definition(Text, Object, Words)
       says "{Text}, which is not read, may define a characteristic of {Object}"
       else "{Text} does not define a characteristic of {Object}, or it is read".

:- relation may_define(+Words)
       says "the words may define a characteristic of the card on which they stand"
       else "the words define no characteristic of the card on which they stand".

:- relation speaks_of_its_card(+Words)
       says "the words speak of the card on which they stand"
       else "the words do not speak of the card on which they stand".

:- relation sets_a_condition(+Words)
       says "the words set a condition"
       else "the words set no condition".

:- relation what_it_changes_is_known(+Term)
       says "what {Term} changes is known"
       else "what {Term} changes is not known".

:- relation unread_granted(Text, Source, Words)
       says "{Text} gives {Source} an ability that is not read"
       else "{Text} gives {Source} no ability that is not read".

:- relation unread_static(+Term, Words)
       says "what {Term} changes is not read"
       else "{Term} is read, or it changes no characteristic".

:- relation star_printed(+Face)
       says "a star stands in the place of the power or toughness of {Face}"
       else "no star stands in the place of the power or toughness of {Face}".

:- relation texts_in_doubt(Texts)
       says "the texts that could change a characteristic are {Texts}"
       else "the texts that could change a characteristic are not {Texts}".

:- relation may_be_about(+Words, +Source, Object)
       says "the text of {Source} could be about {Object}"
       else "the text of {Source} is not about {Object}".

:- relation about_its_source_alone(+Words, +Source)
       says "the text is about its own source alone"
       else "the text may be about others than its source".

:- relation part_of_characteristics(Part)
       says "there is {Part} among the characteristics that the layers are about"
       else "there is no {Part} among the characteristics that the layers are about".

:- remembered texts_in_doubt/1.


'109.3/part_type'      :: part_of_characteristics(type)      says "objects have card types".

'109.3/part_subtype'   :: part_of_characteristics(subtype)   says "objects have subtypes".

'109.3/part_supertype' :: part_of_characteristics(supertype) says "objects have supertypes".

'109.3/part_color'     :: part_of_characteristics(color)     says "objects have colors".

'109.3/part_ability'   :: part_of_characteristics(ability)   says "objects have abilities".

'109.3/part_power'     :: part_of_characteristics(power)     says "creatures have power".

'109.3/part_toughness' :: part_of_characteristics(toughness) says "creatures have toughness".


%   By what a text says.

'reading/change/directly' ::
    could_change(Text, Object, Part) <=
        texts_in_doubt([_First|_Others]),
        could_change_directly(Text, Object, Part)
    says "{Text} could be about the {Part} of {Object}".

'reading/change/indirectly' ::
    could_change(Text, Object, Part) <=
        texts_in_doubt([_First|_Others]),
        could_change(Text, Other, OtherPart),
        leads_to(Other, OtherPart, Object, Part)
    says "{Text} could change the {OtherPart} of {Other}, on which the {Part} of {Object} rests".

'reading/change/texts' ::
    texts_in_doubt(Texts) <=
        collect(Text, in_doubt(Text), Texts)
    says "these are all of them: {Texts}".

'reading/change/in_force' ::
    in_doubt(Text) <=
        unread_about_characteristics(Text, _Source, _Words)
    says "{Text} is in force and is not read".

'208.2a/in_doubt' ::
    in_doubt(Text) <=
        unread_definition(Text, _Object, _Words)
    says "{Text} may define a characteristic and is not read".

'reading/change/about' ::
    could_change_directly(Text, Object, Part) <=
        unread_about_characteristics(Text, Source, Words),
        speaks_of_part(Words, Part),
        may_be_about(Words, Source, Object)
    says "it speaks of the {Part} and could be about {Object}".

% A characteristic-defining ability works in every zone (604.3).

'208.2a/not_read' ::
    could_change_directly(Text, Object, Part) <=
        unread_definition(Text, Object, Words),
        speaks_of_part(Words, Part)
    says "it may define the {Part} of {Object}".

% What an ability that is not read changes, when an effect has given it to something.

'reading/change/granted' ::
    could_change_directly(Text, Object, Part) <=
        unread_granted(Text, Source, Words),
        speaks_of_part(Words, Part),
        may_be_about(Words, Source, Object)
    says "{Text} gives {Source} an ability that is not read".

'reading/change/granted_in_doubt' ::
    in_doubt(Text) <=
        unread_granted(Text, _Source, _Words)
    says "{Text} gives an ability that is not read".

'113.10/unread_granted' ::
    unread_granted(text(Origin, Face, Index), Source, Words) <=
        abilities_change,
        has_ability(Source, granted(effect(Origin, printed(Face, Index), _Layer), Term)),
        unread_static(Term, Words)
    says "line {Index} of {Origin} gives {Source} an ability that is not read".

'113.10/unread_granted_for_a_time' ::
    unread_granted(lasting(Effect), Source, Words) <=
        abilities_change,
        has_ability(Source, granted(effect(Effect, lasting(Effect, _Index), _Layer), Term)),
        unread_static(Term, Words)
    says "{Effect} gives {Source} an ability that is not read".

'604.1/unread_static' ::
    unread_static(Term, Words) <=
        not(read_as_effect(Term))
            else "it is read",
        words(Term, Words),
        speaks_of_part(Words, _Part),
        not(waits(Words))
            else "it is an activated or triggered ability"
    says "no reading covers {Term}".


%   The lines and effects that are not read.

'reading/unread_line' ::
    unread_about_characteristics(text(Object, Face, Index), Object, Words) <=
        in_zone(Object, Zone),
        Zone \== library,
        characteristics_from(Object, Face),
        unread_line_about_characteristics(Face, Index, Words),
        functions_where_it_is(Object, Words)
    says "line {Index} of {Object} is not read".

'607.2d/unchosen' ::
    unread_about_characteristics(text(Object, Face, Index), Object, Words) <=
        board_leaves_open(Object, Face, Index),
        printed_ability(Face, Index, Term),
        words(Term, Words)
    says "what line {Index} of {Object} changes depends on something that the board does not give".

'208.2a/unread_line' ::
    unread_definition(text(Object, Face, Index), Object, Words) <=
        characteristics_from(Object, Face),
        star_printed(Face),
        unread_line_about_characteristics(Face, Index, Words)
    says "line {Index} of {Object} is not read, and its card has a star in place of a number".

'604.3/unread_line' ::
    unread_definition(text(Object, Face, Index), Object, Words) <=
        characteristics_from(Object, Face),
        unread_line_about_characteristics(Face, Index, Words),
        may_define(Words)
            else "it defines nothing of its own card",
        not(( instant_or_sorcery_face(Face),
              printed_ability(Face, Index, text(Instructions)),
              member(do(_Actions), Instructions)
            ))
            else "it says what to do as the spell resolves (113.3a)"
    says "line {Index} of {Object} is not read, and it may define what its card is".

% A characteristic-defining ability works everywhere, and has no condition (604.3a). What is to be
% elsewhere than on the battlefield says so (113.6b).

'604.3a' ::
    may_define(Words) <=
        speaks_of_its_card(Words),
        not(sets_a_condition(Words))
            else "they set a condition"
    says "they speak of their own card without a condition".

'113.6b/may_define' ::
    may_define(Words) <=
        speaks_of_its_card(Words),
        speaks_of(Words, other_characteristics)
    says "they say what their own card is off the battlefield".

'201.5/its_card' ::
    speaks_of_its_card(Words) <=
        shares(Words, [self, this, it, its, 'it\'s', '~'])
    says "they speak of their own card".

'604.3a/as_long_as' ::
    sets_a_condition(Words) <=
        contains_any(Words, [[as, long, as]])
    says "they begin to hold with something".

'604.3a/if' ::
    sets_a_condition(Words) <=
        shares(Words, [if, unless])
    says "they hold only if something is so".

'614.1c/entering' ::
    sets_a_condition(Words) <=
        shares(Words, [enter, enters])
    says "they are about how something enters the battlefield".

'208.2/power' ::
    star_printed(Face) <=
        printed_power(Face, Power),
        not(integer(Power))
    says "its power is printed as {Power}".

'208.2/toughness' ::
    star_printed(Face) <=
        printed_toughness(Face, Toughness),
        not(integer(Toughness))
    says "its toughness is printed as {Toughness}".

'reading/unread_lasting_text' ::
    unread_about_characteristics(lasting(Effect), Effect, Words) <=
        lasting_text(Effect, _Player, Text),
        words(Text, Words),
        speaks_of_part(Words, _Part)
    says "the effect {Effect} was not understood".

'reading/unread_lasting_term' ::
    unread_about_characteristics(lasting(Effect), Effect, Words) <=
        lasting_effect(Effect, _Player, Index, Term),
        not(lasting_effect_is_read(Effect, Index))
            else "it is read",
        words(Term, Words),
        speaks_of_part(Words, _Part)
    says "the effect {Effect} is not read".

'reading/unread_text' ::
    unread_line_about_characteristics(Face, Index, Words) <=
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        speaks_of_part(Words, _Part),
        not(waits(Words))
            else "it is an activated or triggered ability"
    says "line {Index} of {Face} was not understood".

'reading/unread_term' ::
    unread_line_about_characteristics(Face, Index, Words) <=
        printed_ability(Face, Index, Term),
        not(concerns_no_characteristic(Term))
            else "it changes no characteristic",
        words(Term, Words),
        speaks_of_part(Words, _Part),
        not(waits(Words))
            else "it is an activated or triggered ability",
        not(what_it_changes_is_known(Term))
            else "what it changes is known"
    says "no reading covers line {Index} of {Face}".

'reading/known_effect' ::
    what_it_changes_is_known(Term) <=
        read_as_effect(Term)
    says "it is read as a continuous effect".

% Such as sentences that speak only of blocking, damage or casting. Keywords are looked at by their
% words, for they may have changed what the object is.

'reading/known_sentence' ::
    what_it_changes_is_known(text(Sentences)) <=
        effect_is_known(text(Sentences))
    says "it is read, or it speaks of what is no characteristic".


%   What a text could be about.

'reading/about/source' ::
    may_be_about(_Words, Source, Source) <=
        object(Source)
    says "a text of {Source} may be about {Source} itself".

'303.4/may_be_about' ::
    may_be_about(Words, Source, Host) <=
        attached_source(Words, Source, Host)
    says "it is about what {Source} is attached to".

'reading/about/others' ::
    may_be_about(Words, Source, Object) <=
        not(about_its_host_alone(Words)),
        not(about_its_source_alone(Words, Source))
            else "it is about its source",
        object(Object),
        Object \== Source
    says "it may be about {Object}".

'201.5/source_alone' ::
    about_its_source_alone(Words, Source) <=
        object(Source),
        shares(Words, [self, this, it, '~']),
        not(shares(Words, [other, another, each, all, target, creatures, permanents, lands,
                           artifacts, enchantments, planeswalkers, tokens, bare]))
    says "it names its source and no kind of objects".
