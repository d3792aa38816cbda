:- encoding(utf8).
:- module(reading_keyword_costs, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> The costs that stand behind a keyword

“Escape—{3}{R}{G}, Exile three other cards from your graveyard.” The grammar reads the parts in
their order. The mana symbols among them are one cost of mana; each other part is one of

  - `exile_other_cards(N)`: exile N other cards from the graveyard of the player who casts
  - `pay_life(N)`
  - `discard_cards(N)`

A cost with any other part is not read, so nothing can be derived from it.
*/

:- relation has_keyword_cost(Card, Keyword, Face, Index)
       says "{Card} has {Keyword}"
       else "{Card} does not have {Keyword}".

:- relation keyword_cost_parts(Face, Index, Keyword, Parts)
       says "the {Keyword} cost of {Face} is {Parts}"
       else "{Face} has no {Keyword} cost {Parts}".

:- relation keyword_cost(+Face, +Index, +Keyword, Symbols, Others)
       says "the {Keyword} cost of {Face} is {Symbols} and {Others}"
       else "the {Keyword} cost of {Face} is not {Symbols} and {Others}".

:- relation mana_in_parts(+Parts, Symbols)
       says "the mana in {Parts} is {Symbols}"
       else "the mana in {Parts} is not {Symbols}".

:- relation cost_part(+Part, Other)
       says "{Part} means {Other}"
       else "{Part} does not mean {Other}".

:- relation cost_part_read(+Part)
       says "the part {Part} is read"
       else "the part {Part} is not read yet".

:- relation amount_of_part(+Part, Number)
       says "the number in {Part} is {Number}"
       else "the number in {Part} is not {Number}".


'702.1/cost' ::
    has_keyword_cost(Card, Keyword, Face, Index) <=
        has_ability(Card, printed(Face, Index)),
        keyword_cost_parts(Face, Index, Keyword, _Parts)
    says "line {Index} of {Card} names {Keyword} and its cost".

'702.1/mana_cost' ::
    keyword_cost_parts(Face, Index, Keyword, Parts) <=
        printed_ability(Face, Index, keyword_cost(Keyword, Parts))
    says "line {Index} of {Face} gives the {Keyword} cost {Parts}".

'702.1/mixed_cost' ::
    keyword_cost_parts(Face, Index, Keyword, Parts) <=
        printed_ability(Face, Index, keyword_costs(Keyword, Parts))
    says "line {Index} of {Face} gives the {Keyword} cost {Parts}".


'118.1' ::
    keyword_cost(Face, Index, Keyword, Symbols, Others) <=
        keyword_cost_parts(Face, Index, Keyword, Parts),
        all(member(Part, Parts),
            cost_part_read(Part))
            else "a part of the {Keyword} cost is not read yet",
        mana_in_parts(Parts, Symbols),
        collect(Other,
                ( member(OtherPart, Parts),
                  cost_part(OtherPart, Other)
                ),
                Others)
    says "the {Keyword} cost of {Face} is {Symbols} and {Others}".

'118.1/mana' ::
    mana_in_parts(Parts, Symbols) <=
        member(mana(Symbols), Parts)
    says "the cost of mana in it is {Symbols}".

'118.1/no_mana' ::
    mana_in_parts(Parts, []) <=
        not(member(mana(_Symbols), Parts))
            else "there is a cost of mana in it"
    says "there is no cost of mana in it".


%   The parts that are not mana.

'118.1/exile' ::
    cost_part(act(v(exile(np(n(Number), f([other], n(card), [from(z(your, graveyard))]))), [])),
              exile_other_cards(Number))
    says "{Number} other cards are exiled from your graveyard".

'118.1/exile_one' ::
    cost_part(act(v(exile(np(another, f([], n(card), [from(z(your, graveyard))]))), [])),
              exile_other_cards(1))
    says "one other card is exiled from your graveyard".

'118.1/life' ::
    cost_part(act(v(pay(life(Number)), [])), pay_life(Number))
    says "{Number} life is paid".

'118.1/discard' ::
    cost_part(act(v(discard(np(a, f([], n(card), []))), [])), discard_cards(1))
    says "a card is discarded".

'118.1/discard_several' ::
    cost_part(act(v(discard(np(n(Number), f([], n(card), []))), [])), discard_cards(Number))
    says "{Number} cards are discarded".


'reading/cost/mana' ::
    cost_part_read(mana(_Symbols))
    says "it is mana".

'reading/cost/part' ::
    cost_part_read(Part) <=
        cost_part(Part, Other),
        amount_of_part(Other, Number),
        integer(Number)
            else "the amount {Number} is not a number"
    says "it means {Other}".

'reading/cost/exile' ::
    amount_of_part(exile_other_cards(Number), Number)
    says "it speaks of {Number} cards".

'reading/cost/life' ::
    amount_of_part(pay_life(Number), Number)
    says "it speaks of {Number} life".

'reading/cost/discard' ::
    amount_of_part(discard_cards(Number), Number)
    says "it speaks of {Number} cards".
