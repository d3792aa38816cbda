:- encoding(utf8).
:- module(rules_202_mana_cost_and_color, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 202: mana costs and mana values */

:- relation mana_cost_of(Object, Symbols)
       says "the mana cost of {Object} is {Symbols}"
       else "the mana cost of {Object} is not {Symbols}".

:- relation symbol_in_mana_cost(Object, Symbol)
       says "{Symbol} is a symbol in the mana cost of {Object}"
       else "{Symbol} is not a symbol in the mana cost of {Object}".

:- relation mana_value(Object, Number)
       says "the mana value of {Object} is {Number}"
       else "the mana value of {Object} is not {Number}".

:- relation cost_for_mana_value(Object, Symbols)
       says "{Symbols} count for the mana value of {Object}"
       else "{Symbols} do not count for the mana value of {Object}".

:- relation back_face_of_nonmodal(Object, Front)
       says "{Object} has a back face up, and its front face is {Front}"
       else "{Object} does not have the back face of {Front} up".

:- relation melded_permanent(Object)
       says "{Object} is a melded permanent"
       else "{Object} is not a melded permanent".

:- relation value_of_x_in_cost(Object, Number)
       says "X counts {Number} in the mana cost of {Object}"
       else "X does not count {Number} in the mana cost of {Object}".

:- relation total_value(+Symbols, +X, Number)
       says "{Symbols} amount to {Number} mana"
       else "{Symbols} do not amount to {Number} mana".

:- relation value_of_symbol(+Symbol, +X, Number)
       says "{Symbol} counts {Number}"
       else "{Symbol} does not count {Number}".


% An object that has no mana cost (202.1b) has none here either.

'202.1' ::
    mana_cost_of(Object, Symbols) <=
        characteristics_from(Object, Face),
        not(both_halves_count(Object))
            else "{Object} is a split card, so the costs of its halves are combined",
        mana_cost(Face, Symbols)
    says "the mana cost {Symbols} stands on {Object}".


% A flipped permanent keeps its mana cost, and with it its color and its mana value.

'710.1c' ::
    mana_cost_of(Object, Symbols) <=
        characteristics_from(Object, Flipped),
        card_of(Object, Card),
        layout(Card, flip)
            else "{Object} is not a flip card",
        card_face(Card, Flipped, 2),
        card_face(Card, Normal, 1),
        mana_cost(Normal, Symbols)
    says "{Object} is flipped, which does not change its mana cost, {Symbols}".

'202.2' ::
    symbol_in_mana_cost(Object, Symbol) <=
        mana_cost_of(Object, Symbols),
        member(Symbol, Symbols)
            else "{Symbol} is not among {Symbols}"
    says "the mana cost {Symbols} of {Object} has the symbol {Symbol}".


'202.3' ::
    mana_value(Object, Number) <=
        object(Object),
        cost_for_mana_value(Object, Symbols),
        value_of_x_in_cost(Object, X),
        total_value(Symbols, X, Number)
    says "{Symbols} amount to {Number}, the mana value of {Object}".

'202.3/own_cost' ::
    cost_for_mana_value(Object, Symbols) <=
        mana_cost_of(Object, Symbols),
        not(back_face_of_nonmodal(Object, _Front))
    says "the mana cost of {Object} is {Symbols}".

'202.3a' ::
    cost_for_mana_value(Object, []) <=
        object(Object),
        not(mana_cost_of(Object, _Symbols)),
        not(back_face_of_nonmodal(Object, _Front)),
        not(melded_permanent(Object))
    says "{Object} has no mana cost, so its mana value is 0".

'202.3b' ::
    cost_for_mana_value(Object, Symbols) <=
        back_face_of_nonmodal(Object, Front),
        mana_cost(Front, Symbols)
    says "the mana value of {Object} comes from the mana cost of its front face, {Symbols}".

'202.3b/back' ::
    back_face_of_nonmodal(Object, Front) <=
        characteristics_from(Object, Back),
        not(copy(Object))
            else "{Object} is a copy of that face alone, so no front face counts",
        card_of(Object, Card),
        layout(Card, transform)
            else "{Object} is not a nonmodal double-faced card",
        card_face(Card, Back, 2),
        card_face(Card, Front, 1)
    says "{Object} is a nonmodal double-faced card with its back face up".

% The front faces of a melded permanent are those of two other cards, which the board does not list. A
% copy of one has a mana value of 0 by 202.3a. Of the faces of meld cards only the combined ones, and
% lands, have no mana cost.

'202.3c' ::
    melded_permanent(Object) <=
        in_zone(Object, battlefield),
        characteristics_from(Object, Face),
        card_of(Object, Card),
        layout(Card, meld)
            else "{Object} is not a meld card",
        not(mana_cost(Face, _Symbols)),
        not(printed_type(Face, land)),
        not(copy(Object))
            else "{Object} is only a copy of a melded permanent"
    says "{Object} has the combined back face of a meld pair".


'202.3e' ::
    value_of_x_in_cost(Object, Number) <=
        in_zone(Object, stack),
        value_of_x(Object, Number)
    says "{Number} was chosen for X, and {Object} is on the stack".

'202.3e/elsewhere' ::
    value_of_x_in_cost(Object, 0) <=
        in_zone(Object, Zone),
        Zone \== stack
            else "{Object} is on the stack"
    says "{Object} is not on the stack, so X counts 0".

'107.2' ::
    value_of_x_in_cost(Object, 0) <=
        in_zone(Object, stack),
        not(value_of_x(Object, _Number))
    says "no value of X is known for {Object}, so X counts 0".


'202.3/nothing' ::
    total_value([], _X, 0)
    says "no symbols amount to 0".

'202.3/sum' ::
    total_value([Symbol|Symbols], X, Number) <=
        value_of_symbol(Symbol, X, First),
        total_value(Symbols, X, Rest),
        Number is First + Rest
    says "{Symbol} counts {First} and the other symbols {Rest}".


'202.3/number' ::
    value_of_symbol(Symbol, _X, Symbol) <=
        numerical_symbol(Symbol)
    says "{Symbol} counts its number".

'202.3/plain' ::
    value_of_symbol(Symbol, _X, 1) <=
        plain_symbol(Symbol, _Type)
    says "{Symbol} is one mana".

'202.3/snow' ::
    value_of_symbol(Symbol, _X, 1) <=
        snow_symbol(Symbol)
    says "{Symbol} is one mana".

'202.3e/symbol' ::
    value_of_symbol(Symbol, X, X) <=
        variable_symbol(Symbol)
    says "{Symbol} counts {X}".

'202.3f' ::
    value_of_symbol(Symbol, _X, 1) <=
        hybrid_symbol(Symbol, _First, _Second)
    says "each half of {Symbol} is one mana".

'202.3f/monocolored' ::
    value_of_symbol(Symbol, _X, 2) <=
        monocolored_hybrid_symbol(Symbol, _Color)
    says "the larger half of {Symbol} is two mana".

'202.3g' ::
    value_of_symbol(Symbol, _X, 1) <=
        phyrexian_symbol(Symbol, _Color)
    says "the Phyrexian symbol {Symbol} counts 1".
