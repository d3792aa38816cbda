:- encoding(utf8).
:- module(reading_keyword_costs, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> The costs that stand behind a keyword, and what their parts mean

“Escape—{3}{R}{G}, Exile three other cards from your graveyard.” The grammar reads the parts in
their order. The mana symbols among them are one cost of mana. Each other part takes an amount of
one of these resources of the player who casts:

  - `other_cards_in_the_graveyard`, which are exiled
  - `life`, which is paid
  - `other_cards_in_hand`, which are discarded
  - `permanents(Description)`, which are sacrificed

A cost with any other part is not read, so nothing can be derived from it.
*/

:- relation has_keyword_cost(Card, Keyword, Face, Index)
       says "{Card} has {Keyword}"
       else "{Card} does not have {Keyword}".

:- relation keyword_cost_parts(Face, Index, Keyword, Parts)
       says "the {Keyword} cost of {Face} is {Parts}"
       else "{Face} has no {Keyword} cost {Parts}".

:- relation keyword_cost(+Face, +Index, +Keyword, Cost)
       says "the {Keyword} cost of {Face} is {Cost}"
       else "the {Keyword} cost of {Face} is not {Cost}".

:- relation mana_in_parts(+Parts, Symbols)
       says "the mana in {Parts} is {Symbols}"
       else "the mana in {Parts} is not {Symbols}".

:- relation cost_part(+Part, Resource, Number)
       says "{Part} takes {Number} {Resource}"
       else "{Part} takes no {Resource}".

:- relation cost_part_read(+Part)
       says "the part {Part} is read"
       else "the part {Part} is not read yet".


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
    keyword_cost(Face, Index, Keyword, Cost) <=
        keyword_cost_parts(Face, Index, Keyword, Parts),
        all(member(Part, Parts),
            cost_part_read(Part))
            else "a part of the {Keyword} cost is not read yet",
        mana_in_parts(Parts, Symbols),
        subtract(Parts, [mana(Symbols)], Others),
        Cost = cost(Symbols, Others)
    says "the {Keyword} cost of {Face} is {Cost}".

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
              other_cards_in_the_graveyard, Number)
    says "{Number} other cards are exiled from your graveyard".

'118.1/exile_one' ::
    cost_part(act(v(exile(np(another, f([], n(card), [from(z(your, graveyard))]))), [])),
              other_cards_in_the_graveyard, 1)
    says "one other card is exiled from your graveyard".

% A card that is cast is on the stack by then (601.2a), so all that are left are other cards.

'118.1/exile_several' ::
    cost_part(act(v(exile(np(n(Number), f([], n(card), [from(z(your, graveyard))]))), [])),
              other_cards_in_the_graveyard, Number)
    says "{Number} cards are exiled from your graveyard".

'118.1/exile_a_card' ::
    cost_part(act(v(exile(np(a, f([], n(card), [from(z(your, graveyard))]))), [])),
              other_cards_in_the_graveyard, 1)
    says "a card is exiled from your graveyard".

'118.1/life' ::
    cost_part(act(v(pay(life(Number)), [])), life, Number)
    says "{Number} life is paid".

'118.1/discard' ::
    cost_part(act(v(discard(np(a, f([], n(card), []))), [])), other_cards_in_hand, 1)
    says "a card is discarded".

'118.1/sacrifice' ::
    cost_part(act(v(sacrifice(NounPhrase), [])), permanents(Description), Number) <=
        number_taken(NounPhrase, Number, Description),
        readable(Description)
            else "which permanents are sacrificed is not read"
    says "{Number} such permanents are sacrificed".

'118.1/discard_several' ::
    cost_part(act(v(discard(np(n(Number), f([], n(card), []))), [])), other_cards_in_hand, Number)
    says "{Number} cards are discarded".


'reading/cost/mana' ::
    cost_part_read(mana(_Symbols))
    says "it is mana".

'reading/cost/part' ::
    cost_part_read(Part) <=
        cost_part(Part, Resource, Number),
        integer(Number)
            else "the amount {Number} is not a number"
    says "it takes {Number} {Resource}".
