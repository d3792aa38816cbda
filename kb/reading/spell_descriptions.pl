:- encoding(utf8).
:- module(reading_spell_descriptions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which spells a text speaks of

“Noncreature spells”, “instant and sorcery spells you cast”, “spells from graveyards or
libraries”: the grammar reads each of them as f(Adjectives, Noun, Posts). Here is what such a
description means for a spell that a player proposes to cast. Its characteristics are those of the
proposed face (601.2a), and where it is cast from is the zone in which the card is now (112.1).

spell_description_read/1 says that every part of a description has a meaning here. A text with any
other description is not read at all: kb/reading/relevance_casting.pl reports it.
*/

:- relation spell_fits(+Description, +Source, +Player, +Card, +Way)
       says "{Card} is one of the spells that {Source} speaks of"
       else "{Card} is not one of the spells that {Source} speaks of".

:- relation spell_description_read(+Description)
       says "the words {Description} are read"
       else "the words {Description} are not read yet".

:- relation spell_has_quality(+Quality, +Way)
       says "the spell is {Quality}"
       else "the spell is not {Quality}".

:- relation of_another_kind(+Subtype)
       says "{Subtype} is no creature type"
       else "{Subtype} may be a creature type".

:- relation spell_is(+Adjective, +Way)
       says "the spell is {Adjective}"
       else "the spell is not {Adjective}".

:- relation spell_fits_adjective(+Adjective, +Way)
       says "the spell is {Adjective}"
       else "the spell is not {Adjective}".

:- relation spell_fits_noun(+Noun, +Way)
       says "the word {Noun} covers the spell"
       else "the word {Noun} does not cover the spell".

:- relation fits_adjectives(+Adjectives, +Way)
       says "the spell has every quality that is named"
       else "the spell does not have every quality that is named".

:- relation fits_posts(+Posts, +Source, +Player, +Card)
       says "what stands behind the noun is true of {Card}"
       else "what stands behind the noun is not true of {Card}".

:- relation spell_fits_post(+Post, +Source, +Player, +Card)
       says "what stands behind the noun is true of {Card}"
       else "what stands behind the noun is not true of {Card}".

:- relation card_is_in(+ZoneWords, +Source, +Player, +Card)
       says "{Card} is in a zone that the text of {Source} names"
       else "{Card} is in no zone that the text of {Source} names".

:- relation card_is_in_one_zone(+ZoneWords, +Source, +Player, +Card)
       says "{Card} is in the zone that the text of {Source} names"
       else "{Card} is not in the zone that the text of {Source} names".

:- relation zone_meant(+ZoneWord, Zone)
       says "{ZoneWord} means the zone {Zone}"
       else "{ZoneWord} does not mean the zone {Zone}".

:- relation quality_read(+Quality)
       says "the word {Quality} is read"
       else "the word {Quality} is not read yet".

:- relation simple_adjective_read(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read yet".

:- relation adjective_read(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read yet".

:- relation noun_read(+Noun)
       says "the word {Noun} is read"
       else "the word {Noun} is not read yet".

:- relation post_read(+Post)
       says "the words {Post} are read"
       else "the words {Post} are not read yet".

:- relation zone_read(+ZoneWords)
       says "the words {ZoneWords} are read"
       else "the words {ZoneWords} are not read yet".

:- relation one_zone_read(+ZoneWords)
       says "the words {ZoneWords} are read"
       else "the words {ZoneWords} are not read yet".


'reading/spell_description' ::
    spell_fits(f(Adjectives, Noun, Posts), Source, Player, Card, Way) <=
        fits_adjectives(Adjectives, Way),
        spell_fits_noun(Noun, Way),
        fits_posts(Posts, Source, Player, Card)
    says "every part of the description is true of {Card}".

'reading/adjectives/none' ::
    fits_adjectives([], _Way)
    says "no quality is named before the noun".

'reading/adjectives' ::
    fits_adjectives(Adjectives, Way) <=
        Adjectives \== []
            else "no quality is named",
        all(member(Adjective, Adjectives),
            spell_fits_adjective(Adjective, Way))
    says "the spell has every quality that is named before the noun".

'reading/posts/none' ::
    fits_posts([], _Source, _Player, _Card)
    says "nothing stands behind the noun".

'reading/posts' ::
    fits_posts(Posts, Source, Player, Card) <=
        Posts \== []
            else "nothing stands behind the noun",
        all(member(Post, Posts),
            spell_fits_post(Post, Source, Player, Card))
    says "what stands behind the noun is true of {Card}".

'reading/spell_description_read' ::
    spell_description_read(f(Adjectives, Noun, Posts)) <=
        not(unclear_groups(Adjectives, Noun))
            else "its words could be grouped in another way",
        all(member(Adjective, Adjectives), adjective_read(Adjective)),
        noun_read(Noun),
        all(member(Post, Posts), post_read(Post))
    says "every part of the description is read".


%   Qualities: the words of which a description is made.

'205.2a/spell' ::
    spell_has_quality(t(Type), Way) <=
        proposed_type(Way, Type)
    says "the spell would be of the type {Type}".

'205.2a/spell_word' ::
    spell_has_quality(Type, Way) <=
        proposed_type(Way, Type)
    says "the spell would be of the type {Type}".

'105.2/spell' ::
    spell_has_quality(Color, Way) <=
        proposed_color(Way, Color)
    says "the spell would be {Color}".

'105.2c/spell' ::
    spell_has_quality(colorless, Way) <=
        not(proposed_color(Way, _Color))
            else "the spell would have a color"
    says "the spell would have no color".

'105.2b/spell' ::
    spell_has_quality(multicolored, Way) <=
        count(Color, proposed_color(Way, Color), Number),
        Number >= 2
            else "the spell would have {Number} colors"
    says "the spell would have {Number} colors".

'205.4a/spell' ::
    spell_has_quality(Supertype, Way) <=
        proposed_face(Way, Face),
        printed_supertype(Face, Supertype)
    says "the supertype {Supertype} stands on {Face}".

'205.3a/spell' ::
    spell_has_quality(sub(Subtype), Way) <=
        proposed_face(Way, Face),
        printed_subtype(Face, Subtype)
    says "the subtype {Subtype} stands on {Face}".

'702.73a' ::
    spell_has_quality(sub(Subtype), Way) <=
        proposed_keyword(Way, changeling),
        not(of_another_kind(Subtype))
            else "{Subtype} is no creature type"
    says "a spell with changeling is every creature type, {Subtype} too".

% 205.3g to 205.3k: what is a subtype and no creature type. Basic land types are left out, because
% no land is cast.

'205.3g' ::
    of_another_kind(Subtype) <=
        member(Subtype, [attraction, blood, bobblehead, book, clue, contraption, equipment, food,
                         fortification, gold, incubator, infinity, junk, lander, map, mutagen,
                         powerstone, spacecraft, stone, treasure, vehicle, vibranium])
            else "{Subtype} is no artifact type"
    says "{Subtype} is an artifact type".

'205.3h' ::
    of_another_kind(Subtype) <=
        member(Subtype, [aura, background, cartouche, case, class, curse, plan, role, room, rune,
                         saga, shard, shrine])
            else "{Subtype} is no enchantment type"
    says "{Subtype} is an enchantment type".

'205.3k' ::
    of_another_kind(Subtype) <=
        member(Subtype, [adventure, arcane, lesson, omen, trap])
            else "{Subtype} is no spell type"
    says "{Subtype} is a spell type".

'700.6/legendary' ::
    spell_has_quality(historic, Way) <=
        proposed_face(Way, Face),
        printed_supertype(Face, legendary)
    says "legendary spells are historic".

'700.6/artifact' ::
    spell_has_quality(historic, Way) <=
        proposed_type(Way, artifact)
    says "artifact spells are historic".

'700.6/saga' ::
    spell_has_quality(historic, Way) <=
        proposed_face(Way, Face),
        printed_subtype(Face, saga)
    says "Sagas are historic".

'110.4b/spell' ::
    spell_has_quality(permanent, Way) <=
        proposed_type(Way, Type),
        permanent_type(Type)
    says "a spell of the type {Type} is a permanent spell".


%   Adjectives: a quality, its contrary, or a choice of them. “Instant and sorcery spells” are the
%   spells that are one or the other, so “and” between adjectives of a plural means a choice.

'reading/adjective' ::
    spell_is(Quality, Way) <=
        spell_has_quality(Quality, Way)
    says "the spell is {Quality}".

'reading/adjective/non' ::
    spell_is(non(Quality), Way) <=
        not(spell_has_quality(Quality, Way))
            else "the spell is {Quality}"
    says "the spell is not {Quality}".

'reading/adjective/one' ::
    spell_fits_adjective(Adjective, Way) <=
        spell_is(Adjective, Way)
    says "the spell is {Adjective}".

'reading/adjective/or' ::
    spell_fits_adjective(or(Adjectives), Way) <=
        member(Adjective, Adjectives),
        spell_is(Adjective, Way)
    says "the spell is {Adjective}, one of those that the text names".

'reading/adjective/and' ::
    spell_fits_adjective(and(Adjectives), Way) <=
        member(Adjective, Adjectives),
        spell_is(Adjective, Way)
    says "the spell is {Adjective}, one of those that the text names".


'reading/adjective/comma' ::
    spell_fits_adjective(comma(Adjectives), Way) <=
        all(member(Adjective, Adjectives),
            spell_is(Adjective, Way))
    says "the spell is everything that the text lists".


'reading/noun/spell' ::
    spell_fits_noun(n(spell), _Way)
    says "it is a spell".


%   What stands behind the noun. “You” is the controller of the source (109.5); “their” refers to
%   the player who casts the spell.

'reading/post/you_cast' ::
    spell_fits_post(object_of(you, present, cast, []), Source, Player, _Card) <=
        means_by_you(Source, Player)
    says "“you” on {Source} is {Player}, who casts the spell".

'reading/post/opponents_cast' ::
    spell_fits_post(object_of(opponents, present, cast, []), Source, Player, _Card) <=
        means_by_you(Source, You),
        opponent(You, Player)
    says "{Player}, who casts the spell, is an opponent of {You}".

'reading/post/from' ::
    spell_fits_post(from(ZoneWords), Source, Player, Card) <=
        card_is_in(ZoneWords, Source, Player, Card)
    says "{Card} is in a zone that the text names, so it would be cast from there".

'reading/post/from_elsewhere' ::
    spell_fits_post(from_not(ZoneWords), Source, Player, Card) <=
        not(card_is_in(ZoneWords, Source, Player, Card))
            else "{Card} is in the zone that the text names"
    says "{Card} is not in the zone that the text names, so it would be cast from elsewhere".


'reading/zone/one' ::
    card_is_in(ZoneWords, Source, Player, Card) <=
        card_is_in_one_zone(ZoneWords, Source, Player, Card)
    says "{Card} is in the zone that the text names".

'reading/zone/or' ::
    card_is_in(or(Zones), Source, Player, Card) <=
        member(ZoneWords, Zones),
        card_is_in_one_zone(ZoneWords, Source, Player, Card)
    says "{Card} is in one of the zones that the text names".

'400.1/all' ::
    card_is_in_one_zone(z(all, ZoneWord), _Source, _Player, Card) <=
        zone_meant(ZoneWord, Zone),
        in_zone(Card, Zone)
    says "{Card} is in the zone {Zone}, whoever that part of it belongs to".

'400.1/any' ::
    card_is_in_one_zone(z(a, ZoneWord), _Source, _Player, Card) <=
        zone_meant(ZoneWord, Zone),
        in_zone(Card, Zone)
    says "{Card} is in the zone {Zone}, whoever that part of it belongs to".

'400.1/your' ::
    card_is_in_one_zone(z(your, ZoneWord), Source, _Player, Card) <=
        zone_meant(ZoneWord, Zone),
        in_zone(Card, Zone),
        owner(Card, Owner),
        means_by_you(Source, Owner)
            else "“you” on {Source} is not {Owner}"
    says "{Card} is in the zone {Zone} of {Owner}, who is “you” on {Source}".

'400.1/their' ::
    card_is_in_one_zone(z(their, ZoneWord), _Source, Player, Card) <=
        zone_meant(ZoneWord, Zone),
        in_zone(Card, Zone),
        owner(Card, Player)
            else "{Card} does not belong to {Player}"
    says "{Card} is in the zone {Zone} of {Player}".

% “Their hands” is the hand of each of them.

'400.1/word' ::
    zone_meant(ZoneWord, ZoneWord) <=
        member(ZoneWord, [hand, graveyard, library])
            else "{ZoneWord} is not the name of a zone that players have"
    says "{ZoneWord} is a zone".

'400.1/plural' ::
    zone_meant(ZoneWord, Zone) <=
        member(ZoneWord-Zone, [hands-hand, graveyards-graveyard, libraries-library])
            else "{ZoneWord} is not the plural of a zone"
    says "{ZoneWord} are the parts of the zone {Zone}".

'400.1/exile' ::
    card_is_in_one_zone(exile, _Source, _Player, Card) <=
        in_zone(Card, exile)
    says "{Card} is in exile".


%   What has a meaning above.

'reading/read/type' ::
    quality_read(t(_Type))
    says "it names a card type".

'reading/read/subtype' ::
    quality_read(sub(_Subtype))
    says "it names a subtype".

'reading/read/color' ::
    quality_read(Color) <=
        color(Color)
    says "{Color} is a color".

'reading/read/type_word' ::
    quality_read(Type) <=
        type_may_be_cast(Type)
    says "{Type} is a card type".

'reading/read/colorless' ::
    quality_read(colorless)
    says "colorless is the absence of color".

'reading/read/multicolored' ::
    quality_read(multicolored)
    says "multicolored is having several colors".

'reading/read/legendary' ::
    quality_read(legendary)
    says "legendary is a supertype".

'reading/read/snow' ::
    quality_read(snow)
    says "snow is a supertype".

'reading/read/permanent' ::
    quality_read(permanent)
    says "permanent spells are those of permanent types".

'reading/read/historic' ::
    quality_read(historic)
    says "historic stands for legendary, artifact and Saga".

'reading/read/quality' ::
    simple_adjective_read(Quality) <=
        quality_read(Quality)
    says "{Quality} is read".

'reading/read/non' ::
    simple_adjective_read(non(Quality)) <=
        quality_read(Quality)
    says "{Quality} is read, and so is its contrary".

'reading/read/adjective' ::
    adjective_read(Adjective) <=
        simple_adjective_read(Adjective)
    says "{Adjective} is read".

'reading/read/or' ::
    adjective_read(or(Adjectives)) <=
        all(member(Adjective, Adjectives), simple_adjective_read(Adjective))
    says "each of {Adjectives} is read".

'reading/read/and' ::
    adjective_read(and(Adjectives)) <=
        all(member(Adjective, Adjectives), simple_adjective_read(Adjective))
    says "each of {Adjectives} is read".

'reading/read/comma' ::
    adjective_read(comma(Adjectives)) <=
        all(member(Adjective, Adjectives), simple_adjective_read(Adjective))
    says "each of {Adjectives} is read".

'reading/read/spell' ::
    noun_read(n(spell))
    says "it names spells".

'reading/read/you_cast' ::
    post_read(object_of(you, present, cast, []))
    says "it names the player who casts".

'reading/read/opponents_cast' ::
    post_read(object_of(opponents, present, cast, []))
    says "it names the players who cast".

'reading/read/from' ::
    post_read(from(ZoneWords)) <=
        zone_read(ZoneWords)
    says "{ZoneWords} is read".

'reading/read/from_elsewhere' ::
    post_read(from_not(ZoneWords)) <=
        zone_read(ZoneWords)
    says "{ZoneWords} is read".

'reading/read/zone' ::
    zone_read(ZoneWords) <=
        one_zone_read(ZoneWords)
    says "{ZoneWords} is read".

'reading/read/zones' ::
    zone_read(or(Zones)) <=
        all(member(ZoneWords, Zones), one_zone_read(ZoneWords))
    says "each of {Zones} is read".

'reading/read/all' ::
    one_zone_read(z(all, ZoneWord)) <=
        zone_meant(ZoneWord, _Zone)
    says "it names a zone of every player".

'reading/read/any' ::
    one_zone_read(z(a, ZoneWord)) <=
        zone_meant(ZoneWord, _Zone)
    says "it names a zone of any player".

'reading/read/your' ::
    one_zone_read(z(your, ZoneWord)) <=
        zone_meant(ZoneWord, _Zone)
    says "it names your part of a zone".

'reading/read/their' ::
    one_zone_read(z(their, ZoneWord)) <=
        zone_meant(ZoneWord, _Zone)
    says "it names that player's part of a zone".

'reading/read/exile' ::
    one_zone_read(exile)
    says "it names the exile zone".
