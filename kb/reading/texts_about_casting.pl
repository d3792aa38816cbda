:- encoding(utf8).
:- module(reading_texts_about_casting, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> The unread texts that are in force while a card is cast

in_force(Player, Card, Way, Subject, Whose, Text, Words): no reading covers the text, it speaks of
the Subject, and it functions where it is. Whose is `own` for a line of the card that is cast, else
`other`. A Text is a line, text(Object, Face, Index), or an effect that lasts, lasting(Effect).

concerns(Player, Card, Text, Words): nothing in the words says that the text is about other players,
or about cards in other zones.
*/

:- relation in_force(+Player, +Card, +Way, +Subject, Whose, Text, Words)
       says "{Text} is not read, speaks of the matter, and may be in force while {Card} is cast"
       else "{Text} is read, or not about the matter, or not in force while {Card} is cast".

:- relation unread_line(+Face, +Subject, Index, Words)
       says "no reading covers line {Index} of {Face} as far as casting goes"
       else "line {Index} of {Face} is read as far as casting goes".

:- relation unread_effect(Effect, +Subject, Words)
       says "no reading covers the effect {Effect} as far as casting goes"
       else "the effect {Effect} is read as far as casting goes".

:- relation words_not_understood(+Text, +Subject, Words)
       says "{Text} has words of the matter"
       else "{Text} has no words of the matter".

:- relation words_not_read(+Term, +Subject, Words)
       says "{Term} has words of the matter and is not read as far as casting goes"
       else "{Term} has no words of the matter, or it is read as far as casting goes".

:- relation functions_where_it_is(Object, +Words)
       says "the text functions in the zone of {Object}"
       else "the text does not function in the zone of {Object}".

:- relation concerns(+Player, +Card, +Text, +Words)
       says "{Text} could be about {Player} casting {Card}"
       else "{Text} is about other players or other zones".

:- relation source_of(+Text, Source)
       says "{Text} is a text of {Source}"
       else "{Text} is not a text of {Source}".

:- relation aimed_elsewhere(+Player, +Text, +Words)
       says "the text is about other players than {Player}"
       else "the text may be about {Player}".

:- relation speaks_of_place(+Card, +Words)
       says "the text may be about cards where {Card} is"
       else "the text is about cards in other zones".

:- relation speaks_of_card(+Card, +Words)
       says "a text of {Card} speaks of {Card} itself"
       else "a text of {Card} does not speak of {Card} itself".

:- relation owner_may_cast_it(+Object)
       says "{Object} is a card of a type that may be cast"
       else "{Object} is not a card of a type that may be cast".


%   Which texts are looked at.

'113.6d' ::
    in_force(_Player, Card, Way, Subject, own, text(Card, Face, Index), Words) <=
        proposed_face(Way, Face),
        unread_line(Face, Subject, Index, Words),
        not(waits(Words))
            else "it is an activated or triggered ability"
    says "line {Index} of the card itself is not read".

% Every face is looked at, for an aftermath card says on its second face how it is cast (702.127a).

'113.6f' ::
    in_force(_Player, Card, any, Subject, own, text(Card, Face, Index), Words) <=
        card_of(Card, Identity),
        card_face(Identity, Face, _Number),
        unread_line(Face, Subject, Index, Words),
        not(waits(Words))
            else "it is an activated or triggered ability"
    says "line {Index} of the card itself is not read".

'113.6/other' ::
    in_force(_Player, Card, _Way, Subject, other, text(Object, Face, Index), Words) <=
        in_zone(Object, Zone),
        Zone \== library,
        Object \== Card,
        characteristics_from(Object, Face),
        unread_line(Face, Subject, Index, Words),
        not(waits(Words))
            else "it is an activated or triggered ability",
        functions_where_it_is(Object, Words),
        not(about_its_own_casting(Words))
            else "it is about casting {Object}"
    says "line {Index} of {Object} is not read".

'611.2/unread' ::
    in_force(_Player, _Card, _Way, Subject, other, lasting(Effect), Words) <=
        unread_effect(Effect, Subject, Words)
    says "the effect {Effect} is not read".


'reading/unread/unparsed' ::
    unread_line(Face, Subject, Index, Words) <=
        unparsed_text(Face, Index, Text),
        words_not_understood(Text, Subject, Words)
    says "line {Index} of {Face} was not understood".

'reading/unread/parsed' ::
    unread_line(Face, Subject, Index, Words) <=
        printed_ability(Face, Index, Term),
        words_not_read(Term, Subject, Words)
    says "line {Index} of {Face} has no reading for casting".

'reading/unread/effect_text' ::
    unread_effect(Effect, Subject, Words) <=
        lasting_text(Effect, _Player, Text),
        words_not_understood(Text, Subject, Words)
    says "the effect {Effect} was not understood".

'reading/unread/effect' ::
    unread_effect(Effect, Subject, Words) <=
        lasting_effect(Effect, _Player, _Index, Term),
        words_not_read(Term, Subject, Words)
    says "the effect {Effect} has no reading for casting".

'reading/unread/words_of_text' ::
    words_not_understood(Text, Subject, Words) <=
        words(Text, Words),
        vocabulary(Subject, Vocabulary),
        shares(Words, Vocabulary)
    says "the text has words of the matter".

% Effects are read as far as permanents go. What a text makes of spells is not (“the same is true
% for creature spells you control”).

'109.2/about_spells_too' ::
    words_not_read(Term, casting_matters, Words) <=
        read_as_effect(Term),
        subterm(same_is_true_for_objects(_Phrases), Term),
        words(Term, AllWords),
        subtract(AllWords, [v, c, f, n, t, z, np, sub], Words)
    says "it says of spells, too, what they are".

'reading/unread/words_of_term' ::
    words_not_read(Term, Subject, Words) <=
        words(Term, AllWords),
        vocabulary(Subject, Vocabulary),
        shares(AllWords, Vocabulary),
        not(read_for_casting(Term))
            else "it is read",
        subtract(AllWords, [v, c, f, n, t, z, np, sub], Words)
    says "the term has words of the matter and is not read as far as casting goes".


'113.6/battlefield' ::
    functions_where_it_is(Object, _Words) <=
        permanent(Object)
    says "{Object} is on the battlefield".

'113.6b' ::
    functions_where_it_is(Object, Words) <=
        in_zone(Object, Zone),
        Zone \== battlefield,
        says_that_it_functions_in(Zone, Words)
    says "the text says that it functions in the zone {Zone}".

'113.6p' ::
    functions_where_it_is(Object, _Words) <=
        in_zone(Object, command),
        not(owner_may_cast_it(Object))
            else "{Object} is a card that may be cast"
    says "{Object} is in the command zone and is no card that is cast, so it may be an emblem".

'113.6p/card' ::
    owner_may_cast_it(Object) <=
        characteristics_from(Object, Face),
        printed_type(Face, Type),
        type_may_be_cast(Type)
    says "{Object} is a {Type}, which may be cast".


%   Whom and which zone the text is about.

'reading/concerns' ::
    concerns(Player, Card, Text, Words) <=
        not(aimed_elsewhere(Player, Text, Words))
            else "it is about other players than {Player}",
        speaks_of_place(Card, Words)
    says "it may be about {Player}, and about cards where {Card} is".

'109.5/aimed_at_opponents' ::
    aimed_elsewhere(Player, Text, Words) <=
        source_of(Text, Source),
        means_by_you(Source, Player),
        speaks_of_opponents_only(Words)
    says "“you” on {Source} is {Player}, and it is about that player's opponents".

'109.5/aimed_at_you' ::
    aimed_elsewhere(Player, Text, Words) <=
        source_of(Text, Source),
        speaks_of_you_only(Words),
        not(means_by_you(Source, Player))
            else "“you” on {Source} is {Player}"
    says "it is about the player who is “you” on {Source}, and that is not {Player}".

'reading/source/object' ::
    source_of(text(Object, _Face, _Index), Object)
    says "it is a text of {Object}".

'reading/source/effect' ::
    source_of(lasting(Effect), Effect)
    says "it is a text of {Effect}".

'reading/place/unnamed' ::
    speaks_of_place(_Card, Words) <=
        not(casts_from_named_zone(Words))
            else "it names the zone that it is about"
    says "it names no zone from which cards are cast".

'reading/place/same' ::
    speaks_of_place(Card, Words) <=
        in_zone(Card, Zone),
        casts_from(Words, Zone)
    says "it speaks of casting cards from the zone {Zone}".

'reading/place/anywhere' ::
    speaks_of_place(_Card, Words) <=
        member(anywhere, Words)
            else "it does not say “anywhere”"
    says "it speaks of casting cards from anywhere".


%   A card may call itself by its name (201.5).

'201.5/speaks_of_card' ::
    speaks_of_card(_Card, Words) <=
        speaks_of_itself(Words)
    says "it says “this card”, or the like".

'201.5/by_name' ::
    speaks_of_card(Card, Words) <=
        card_of(Card, Identity),
        card_face(Identity, Face, _Number),
        face_name(Face, Name),
        words(Name, NameWords),
        contains_any(Words, [NameWords])
    says "it names {Card}".
