:- encoding(utf8).
:- module(reading_effect_amounts, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> How much a continuous effect changes: numbers, and what is counted

An amount is an integer, `x`, `mana_value` of the object that is affected,
`so_many(Factor, Amount)`, `plus(Amount, Amount)`, `sum(Amount, Amount)`, or what the words of a
card count, as the grammar reads them:

  - `count(np(Description))`: permanents of a description, or cards in hands and graveyards
  - `besides_it(np(Description))`: as many, without the object that is affected
  - `counters_of_kind_on(Kind, Whom)`, `counters_you_have(Kind)`
  - `statistic_of(your, life_total)`
  - `colors_of_it`: the colors of the object that is affected

“It” is the object that is affected. A number that can't be determined is 0 (208.2a).
*/

:- relation readable_number(+Amount)
       says "{Amount} is a number that is read"
       else "{Amount} is a number that no reading covers".

:- relation amount_is(+Amount, +Source, +Object, Number)
       says "{Amount} is {Number} for {Object}"
       else "{Amount} is not {Number} for {Object}".

:- relation counted_one(+Description, +Source, +Object, Counted)
       says "{Counted} is one of those that are counted"
       else "{Counted} is not one of those that are counted".

:- relation sum_of_pairs(+Pairs, Number)
       says "the numbers of {Pairs} are {Number} together"
       else "the numbers of {Pairs} are not {Number} together".

:- relation simple_card_word(+Word)
       says "the word {Word} is a card type or a subtype"
       else "the word {Word} is neither a card type nor a subtype".

:- relation place_of_cards(+Posts, Place)
       says "the cards are those in {Place}"
       else "no place for cards is read".

:- relation is_in_place(+Place, +Source, Card)
       says "{Card} is in {Place}"
       else "{Card} is not in {Place}".

:- relation card_is(+Adjective, +Source, +Card)
       says "{Card} is {Adjective}"
       else "{Card} is not {Adjective}".

:- relation simple_card(+Quality, +Card)
       says "{Card} is {Quality}"
       else "{Card} is not {Quality}".

:- relation readable_card_word(+Adjective)
       says "the word {Adjective} is read of cards"
       else "the word {Adjective} is not read of cards".

:- relation carrier(+Whom, +Source, +Object, Carrier)
       says "{Whom} means {Carrier}"
       else "it is not read whom {Whom} means".

:- relation readable_carrier(+Whom)
       says "it is read whom {Whom} means"
       else "it is not read whom {Whom} means".

:- relation amount_considers(+Amount, Mention)
       says "{Amount} depends on {Mention}"
       else "{Amount} does not depend on {Mention}".


'reading/amount_number' ::
    readable_number(Number) <=
        integer(Number)
    says "it is a number".

'reading/amount_plus' ::
    readable_number(plus(First, Second)) <=
        readable_number(First),
        readable_number(Second)
    says "both numbers are read".

'reading/amount_sum' ::
    readable_number(sum(First, Second)) <=
        readable_number(First),
        readable_number(Second)
    says "both numbers are read".

'reading/amount_count_of_permanents' ::
    readable_number(count(np(Description))) <=
        readable_in_layers(Description)
    says "how many permanents of a description there are is read".

'reading/amount_besides' ::
    readable_number(besides_it(np(Description))) <=
        readable_in_layers(Description)
    says "how many other permanents of a description there are is read".

'reading/amount_count_of_attached' ::
    readable_number(count(np(f([], Noun, [attached_to(Whom)])))) <=
        readable_covering(Noun),
        readable_carrier(Whom)
    says "how many are attached is read".

'reading/amount_count_of_cards' ::
    readable_number(count(np(f(Adjectives, n(card), Posts)))) <=
        place_of_cards(Posts, _Place),
        all(member(Adjective, Adjectives), readable_card_word(Adjective))
    says "how many cards are in a zone is read".

'reading/amount_counters' ::
    readable_number(counters_of_kind_on(_Kind, Whom)) <=
        readable_carrier(Whom)
    says "how many counters there are is read".

'reading/amount_counters_of_you' :: readable_number(counters_you_have(_Kind))
    says "how many counters a player has is read".

'reading/amount_life' :: readable_number(statistic_of(your, life_total))
    says "a life total is read".

'reading/amount_colors' :: readable_number(colors_of_it)
    says "how many colors an object has is read".


'613.4/number' ::
    amount_is(Number, _Source, _Object, Number) at _ <=
        integer(Number)
    says "it is a number".

'202.3/amount' ::
    amount_is(mana_value, _Source, Object, Number) at _ <=
        mana_value(Object, Number)
    says "the mana value of {Object} is {Number}".

'611.2d' ::
    amount_is(x, Source, _Object, Number) at _ <=
        value_of_x(Source, Number)
    says "X was {Number} when the effect was created".

'613.4c/times' ::
    amount_is(so_many(Factor, Amount), Source, Object, Number) at Stage <=
        amount_is(Amount, Source, Object, Times) at Stage,
        Number is Factor * Times
    says "there are {Times}, and each counts {Factor}".

'613.4a/plus' ::
    amount_is(plus(First, Second), Source, Object, Number) at Stage <=
        amount_is(First, Source, Object, One) at Stage,
        amount_is(Second, Source, Object, Other) at Stage,
        Number is One + Other
    says "it is {One} and {Other} together".

'613.4a/sum' ::
    amount_is(sum(First, Second), Source, Object, Number) at Stage <=
        amount_is(First, Source, Object, One) at Stage,
        amount_is(Second, Source, Object, Other) at Stage,
        Number is One + Other
    says "it is {One} and {Other} together".

'613.4a/count' ::
    amount_is(count(np(Description)), Source, Object, Number) at Stage <=
        count(Counted, counted_one(Description, Source, Object, Counted) at Stage, Number)
    says "there are {Number} of them".

'613.4c/count_besides' ::
    amount_is(besides_it(np(Description)), Source, Object, Number) at Stage <=
        count(Counted,
              ( counted_one(Description, Source, Object, Counted) at Stage,
                Counted \== Object
              ),
              Number)
    says "there are {Number} of them besides {Object}".

'122.1/amount' ::
    amount_is(counters_of_kind_on(Kind, Whom), Source, Object, Number) at _ <=
        Kind \== any,
        carrier(Whom, Source, Object, Carrier),
        collect(Some, counters(Carrier, Kind, Some), Numbers),
        sum_list(Numbers, Number)
    says "{Carrier} has {Number} {Kind} counters".

'122.1/amount_any' ::
    amount_is(counters_of_kind_on(any, Whom), Source, Object, Number) at _ <=
        carrier(Whom, Source, Object, Carrier),
        collect(Kind-Some, counters(Carrier, Kind, Some), Pairs),
        sum_of_pairs(Pairs, Number)
    says "{Carrier} has {Number} counters".

'122.1/no_pairs' :: sum_of_pairs([], 0)
    says "there are no more".

'122.1/pairs' ::
    sum_of_pairs([_Kind-First|Pairs], Number) <=
        sum_of_pairs(Pairs, Others),
        Number is First + Others
    says "{First} of one kind and {Others} of others".

'122.1/amount_of_you' ::
    amount_is(counters_you_have(Kind), Source, _Object, Number) at _ <=
        means_by_you(Source, You),
        collect(Some, player_counters(You, Kind, Some), Numbers),
        sum_list(Numbers, Number)
    says "{You} has {Number} {Kind} counters".

'119.1/amount' ::
    amount_is(statistic_of(your, life_total), Source, _Object, Number) at _ <=
        means_by_you(Source, You),
        life(You, Number)
    says "{You} has {Number} life".

'105.2/amount' ::
    amount_is(colors_of_it, _Source, Object, Number) at Stage <=
        count(Color, color(Object, Color) at Stage, Number)
    says "{Object} has {Number} colors".


%   What is counted.

'109.2/counted' ::
    counted_one(f(Adjectives, Noun, Posts), Source, _Object, Counted) at Stage <=
        readable_in_layers(f(Adjectives, Noun, Posts)),
        described(f(Adjectives, Noun, Posts), Source, Counted) at Stage
    says "{Counted} is a permanent of the description".

'303.4/counted' ::
    counted_one(f([], Noun, [attached_to(Whom)]), Source, Object, Counted) at Stage <=
        carrier(Whom, Source, Object, Carrier),
        attached_to(Counted, Carrier),
        described(f([], Noun, []), Source, Counted) at Stage
    says "{Counted} is attached to {Carrier}".

'109.2a/counted' ::
    counted_one(f(Adjectives, n(card), Posts), Source, _Object, Counted) at Stage <=
        place_of_cards(Posts, Place),
        is_in_place(Place, Source, Counted),
        all(member(Adjective, Adjectives),
            card_is(Adjective, Source, Counted) at Stage)
    says "{Counted} is a card of the description".

'402.1/place' :: place_of_cards([in(z(your, hand))], your_hand)
    says "it speaks of cards in your hand".

'404.1/place' :: place_of_cards([in(z(your, graveyard))], your_graveyard)
    says "it speaks of cards in your graveyard".

'404.1/place_all' :: place_of_cards([in(all(graveyard))], all_graveyards)
    says "it speaks of cards in all graveyards".

'402.1/in_place' ::
    is_in_place(your_hand, Source, Card) <=
        means_by_you(Source, You),
        in_zone(Card, hand),
        owner(Card, You)
    says "{Card} is in the hand of {You}".

'404.1/in_place' ::
    is_in_place(your_graveyard, Source, Card) <=
        means_by_you(Source, You),
        in_zone(Card, graveyard),
        owner(Card, You)
    says "{Card} is in the graveyard of {You}".

'404.1/in_place_all' ::
    is_in_place(all_graveyards, _Source, Card) <=
        in_zone(Card, graveyard)
    says "{Card} is in a graveyard".


'109.2a/other_card' ::
    card_is(other, Source, Card) at _ <=
        Source \== Card
            else "{Card} is the source itself"
    says "{Card} is another card than {Source}".

'109.2a/simple_card' ::
    card_is(Quality, _Source, Card) at Stage <=
        simple_card(Quality, Card) at Stage
    says "{Card} is {Quality}".

'109.2a/card_in_layers' ::
    simple_card(Quality, Card) at Stage <=
        in_layers(Card),
        shows(Quality, Card) at Stage
    says "{Card} is {Quality}".

'109.2a/card_type' ::
    simple_card(t(Type), Card) at _ <=
        not(in_layers(Card)),
        copiable_type(Card, Type)
    says "{Card} has the card type {Type}".

'109.2a/card_subtype' ::
    simple_card(sub(Subtype), Card) at _ <=
        not(in_layers(Card)),
        copiable_subtype(Card, Subtype)
    says "{Card} has the subtype {Subtype}".

'110.4a/permanent_card' ::
    card_is(permanent, _Source, Card) at _ <=
        copiable_type(Card, Type),
        permanent_type(Type)
    says "{Card} is a permanent card".

'109.2a/card_of_several' ::
    card_is(and(Words), _Source, Card) at Stage <=
        member(Word, Words),
        simple_card(Word, Card) at Stage
    says "{Card} is one of these: {Words}".

'109.2a/card_of_either' ::
    card_is(or(Words), _Source, Card) at Stage <=
        member(Word, Words),
        simple_card(Word, Card) at Stage
    says "{Card} is one of these: {Words}".

'reading/card_word_other'     :: readable_card_word(other)          says "“other” is read".

'reading/card_word_type'      :: readable_card_word(t(_Type))       says "a card type is read".

'reading/card_word_subtype'   :: readable_card_word(sub(_Subtype))  says "a subtype is read".

'reading/card_word_permanent' :: readable_card_word(permanent)      says "“permanent” is read".

'reading/card_word_several' ::
    readable_card_word(and(Words)) <=
        all(member(Word, Words), simple_card_word(Word))
    says "each word is read".

'reading/card_word_either' ::
    readable_card_word(or(Words)) <=
        all(member(Word, Words), simple_card_word(Word))
    says "each word is read".

'reading/simple_type'    :: simple_card_word(t(_Type))      says "a card type is read".

'reading/simple_subtype' :: simple_card_word(sub(_Subtype)) says "a subtype is read".


%   Whom “it” and “this” mean.

'reading/carrier_it'   :: carrier(it, _Source, Object, Object)
    says "“it” is what is affected".

'201.5/carrier_self'   :: carrier(self, Source, _Object, Source)
    says "its name means the source".

'201.5/carrier_this'   :: carrier(this(_Description), Source, _Object, Source)
    says "“this” means the source".

'reading/readable_it'   :: readable_carrier(it)                 says "“it” is read".

'reading/readable_self' :: readable_carrier(self)               says "a name is read".

'reading/readable_this' :: readable_carrier(this(_Description)) says "“this” is read".


%   What an amount depends on that an effect could change.

'613.8a/amount_of_described' ::
    amount_considers(Amount, Mention) <=
        subterm(count(np(Description)), Amount),
        considers(Description, Mention)
    says "it counts by {Mention}".

'613.8a/amount_besides' ::
    amount_considers(Amount, Mention) <=
        subterm(besides_it(np(Description)), Amount),
        considers(Description, Mention)
    says "it counts by {Mention}".

'613.8a/amount_of_colors' ::
    amount_considers(Amount, color(chosen)) <=
        subterm(colors_of_it, Amount)
    says "it counts colors".
