:- encoding(utf8).
:- module(reading_counted_choices, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Cards of which a player chooses any number as an ability resolves

“Reveal any number of artifact cards in your hand. Add {C}{C} for each card revealed this way”: any
number from none to all of them (107.1c). The number is

    any_number_of(Description)      cards in “your” hand or graveyard

A card that the board does not identify may or may not be one of those that are described: then
there is no number.
*/

:- relation any_number_done(+Verb, Done, Description)
       says "any number of {Description} are chosen, and each of them counts as {Done}"
       else "{Verb} does not choose any number of cards".

:- relation card_to_choose(+Description, +Player, Card)
       says "{Card} of {Player} is one of {Description}"
       else "{Card} of {Player} is not one of {Description}".

:- relation hidden_from_choice(+Description, Player)
       says "the board does not tell which cards of {Player} are among {Description}"
       else "the board tells which cards of {Player} are among {Description}".

:- relation zone_of_choice(+Post, Zone)
       says "{Post} names the zone {Zone}"
       else "{Post} does not name the zone {Zone}".

:- relation quality_of_choice(+Quality, +Card)
       says "{Card} is as {Quality} asks"
       else "{Card} is not as {Quality} asks".

:- relation quality_not_known(+Quality, +Card)
       says "whether {Card} is as {Quality} asks is not known"
       else "it is known whether {Card} is as {Quality} asks".

:- relation quality_is_read(+Quality)
       says "{Quality} is read"
       else "{Quality} is not read".


%   Which abilities add mana for such cards.

'107.1c/activated' ::
    effect_adds(activated(Costs, [do([Choice]),
                                  do([v(add(Amount),
                                        [for_each(np(f([], n(card), [done(Done, [this_way])])))])])
                                 |Riders]),
                for_each(any_number_of(Description), Amount)) <=
        any_number_done(Choice, Done, Description),
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "resolving, it adds {Amount} for each card that is chosen".

'107.1c/loyalty' ::
    effect_adds(loyalty(_Cost, [do([Choice]),
                                do([v(add(Amount),
                                      [for_each(np(f([], n(card), [done(Done, [this_way])])))])])
                               |Riders]),
                for_each(any_number_of(Description), Amount)) <=
        any_number_done(Choice, Done, Description),
        leaves_mana_alone(Riders)
    says "resolving, it adds {Amount} for each card that is chosen".

'701.20a/any_number' ::
    any_number_done(v(reveal(np(any_number, Description)), []), reveal, Description)
    says "they are revealed".

'701.13a/any_number' ::
    any_number_done(v(exile(np(any_number_target, Description)), []), exile, Description)
    says "they are targets, and they are exiled".


%   How many there can be.

'107.1c/number' ::
    number_of(any_number_of(Description), Source, Number) <=
        means_by_you(Source, You),
        not(hidden_from_choice(Description, You))
            else "the board does not tell which cards they are",
        collect(Card, card_to_choose(Description, You, Card), Cards),
        append(_Left, Chosen, Cards),
        length(Chosen, Number)
    says "any number of {Cards} may be chosen".

'107.1c/card' ::
    card_to_choose(f(Adjectives, n(card), Posts), Player, Card) <=
        append(Before, [Place|After], Posts),
        zone_of_choice(Place, Zone),
        in_zone(Card, Zone),
        owner(Card, Player),
        append(Before, After, Others),
        append(Adjectives, Others, Qualities),
        all(member(Quality, Qualities),
            quality_of_choice(Quality, Card))
    says "{Card} is in the zone {Zone} and is all of {Qualities}".

'107.1c/hidden' ::
    hidden_from_choice(f(Adjectives, n(card), Posts), Player) <=
        append(Before, [Place|After], Posts),
        zone_of_choice(Place, Zone),
        append(Before, After, Others),
        append(Adjectives, Others, [Quality|Qualities]),
        in_zone(Card, Zone),
        owner(Card, Player),
        member(Asked, [Quality|Qualities]),
        quality_not_known(Asked, Card)
    says "{Card} of {Player} may be one of them or not".

'402.1/counted_choice' ::
    zone_counted(any_number_of(f(_Adjectives, n(card), Posts)), Zone) <=
        member(Post, Posts),
        zone_of_choice(Post, Zone)
    says "cards in the zone {Zone} may be chosen".

'402.1/choice_in'   :: zone_of_choice(in(z(your, hand)), hand)
    says "the cards are in the hand".

'402.1/choice_from' :: zone_of_choice(from(z(your, hand)), hand)
    says "the cards are in the hand".

'404.1/choice_from' :: zone_of_choice(from(z(your, graveyard)), graveyard)
    says "the cards are in the graveyard".


'205.2a/choice' ::
    quality_of_choice(t(Type), Card) <=
        is_type(Card, Type)
    says "{Card} is a {Type} card".

'107.4/choice' ::
    quality_of_choice(with(symbols_in_their_cost(Symbol)), Card) <=
        mana_cost_of(Card, Symbols),
        member(Symbol, Symbols)
    says "{Symbol} is in the mana cost of {Card}".

'208.3/choice' ::
    quality_of_choice(with(statistic(Statistic, Bound)), Card) <=
        has_statistic(Statistic, Bound, Card)
    says "the {Statistic} of {Card} is as it is asked for".

'400.2/not_identified' ::
    quality_not_known(Quality, Card) <=
        unidentified(Card),
        quality_is_read(Quality)
    says "the board does not say which card {Card} is".


'reading/any_number' ::
    readable_count(any_number_of(f(Adjectives, n(card), Posts))) <=
        append(Before, [Place|After], Posts),
        zone_of_choice(Place, _Zone),
        append(Before, After, Others),
        append(Adjectives, Others, Qualities),
        all(member(Quality, Qualities),
            quality_is_read(Quality))
    says "it is read which cards may be chosen".

'205.2a/choice_read' :: quality_is_read(t(_Type))
    says "a card type is read".

'107.4/choice_read' :: quality_is_read(with(symbols_in_their_cost(_Symbol)))
    says "a symbol in the mana cost is read".

'208.1/choice_read' ::
    quality_is_read(with(statistic(Statistic, ge(_Least)))) <=
        member(Statistic, [power, toughness])
    says "“with {Statistic} ... or greater” is read".
