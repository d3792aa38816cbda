:- encoding(utf8).
:- module(reading_counted_cards, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Numbers of cards in graveyards, and of basic land types

“The number of creature cards in your graveyard”, “the number of basic land types among lands you
control”. A card that the board does not identify may or may not be one of those that are counted:
then there is no number.
*/

:- relation zone_counted(+What, Zone)
       says "{What} is a number of cards in the zone {Zone}"
       else "{What} is not a number of cards in a zone".

:- relation card_counted(+Adjectives, +Owner, Card)
       says "{Card} is such a card in the graveyard of {Owner}"
       else "{Card} is not such a card in the graveyard of {Owner}".

:- relation card_is(+Adjective, +Card)
       says "{Card} is {Adjective}"
       else "{Card} is not {Adjective}".

:- relation readable_of_cards(+Adjective)
       says "{Adjective} is read of cards"
       else "{Adjective} is not read of cards".

:- relation land_type_among(+Description, +Source, Type)
       says "{Type} is a basic land type among them"
       else "{Type} is not a basic land type among them".


'404.1/count' ::
    number_of(np(f(Adjectives, n(card), [in(z(your, graveyard))])), Source, Number) <=
        means_by_you(Source, You),
        not(( unidentified(Hidden), in_zone(Hidden, graveyard), owner(Hidden, You) ))
            else "not every card in the graveyard is identified",
        count(Card, card_counted(Adjectives, You, Card), Number)
    says "there are {Number} of them in the graveyard of {You}".

'404.1/zone' ::
    zone_counted(np(f(_Adjectives, n(card), [in(z(your, Zone))])), Zone) <=
        Zone \== library
    says "the cards in the zone {Zone} are counted".

'404.1/zone_of_count' ::
    zone_counted(count(What), Zone) <=
        zone_counted(What, Zone)
    says "it is a number of them".

'404.1/counted' ::
    card_counted(Adjectives, Owner, Card) <=
        in_zone(Card, graveyard),
        owner(Card, Owner),
        all(member(Adjective, Adjectives),
            card_is(Adjective, Card))
    says "{Card} is in the graveyard of {Owner} and is all of {Adjectives}".

'205.2a/card_is' ::
    card_is(t(Type), Card) <=
        is_type(Card, Type)
    says "{Card} is a {Type} card".

'110.4a/card_is' ::
    card_is(permanent, Card) <=
        is_type(Card, Type),
        permanent_type(Type)
    says "{Card} is a permanent card, being a {Type} card".

'205.4a/card_is' ::
    card_is(legendary, Card) <=
        is_supertype(Card, legendary)
    says "{Card} is legendary".

'reading/cards_in_graveyard' ::
    readable_count(np(f(Adjectives, n(card), [in(z(your, graveyard))]))) <=
        all(member(Adjective, Adjectives),
            readable_of_cards(Adjective))
    says "how many such cards are in a graveyard is read".

'reading/of_cards_type'      :: readable_of_cards(t(_Type))
    says "a card type is read".

'reading/of_cards_permanent' :: readable_of_cards(permanent)
    says "“permanent card” is read".

'reading/of_cards_legendary' :: readable_of_cards(legendary)
    says "“legendary” is read".


'305.6/count' ::
    number_of(np(f([basic, t(land)], n(type), [among(np(bare, Description))])), Source, Number) <=
        count(Type, land_type_among(Description, Source, Type), Number)
    says "there are {Number} basic land types among them".

'305.6/among' ::
    land_type_among(Description, Source, Type) <=
        described_now(Description, Source, Object),
        basic_land_type(Type, _Symbol),
        is_subtype(Object, Type)
    says "{Object} is one of them and has the type {Type}".

'reading/basic_land_types' ::
    readable_count(np(f([basic, t(land)], n(type), [among(np(bare, Description))]))) <=
        readable_now_as(Description)
    says "the number of basic land types among them is read".
