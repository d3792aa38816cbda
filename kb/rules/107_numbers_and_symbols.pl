:- encoding(utf8).
:- module(rules_107_numbers_and_symbols, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 107: mana symbols, the tap symbol and the untap symbol

A mana symbol is the atom between its braces, a numerical symbol an integer (docs/contracts.md).
The first half of the page is the list of symbols in 107.4; the second half says what each kind
means in a cost. What it means in an effect stands in 106.8 to 106.11 (106_mana.pl).
*/

:- relation plain_symbol(Symbol, Type)
       says "{Symbol} is the symbol of {Type} mana"
       else "{Symbol} is not the symbol of {Type} mana".

:- relation hybrid_symbol(Symbol, FirstType, SecondType)
       says "{Symbol} is a hybrid symbol of {FirstType} and {SecondType}"
       else "{Symbol} is not a hybrid symbol of {FirstType} and {SecondType}".

:- relation monocolored_hybrid_symbol(Symbol, Color)
       says "{Symbol} is a hybrid symbol of two generic mana and {Color}"
       else "{Symbol} is not a hybrid symbol of two generic mana and {Color}".

:- relation phyrexian_symbol(Symbol, Color)
       says "{Symbol} is a Phyrexian symbol of {Color}"
       else "{Symbol} is not a Phyrexian symbol of {Color}".

:- relation numerical_symbol(+Symbol)
       says "{Symbol} is a numerical symbol"
       else "{Symbol} is not a numerical symbol".

:- relation snow_symbol(Symbol)
       says "{Symbol} is the snow mana symbol"
       else "{Symbol} is not the snow mana symbol".

:- relation single_symbol(+Symbol)
       says "{Symbol} is a symbol that stands for one thing to be paid"
       else "{Symbol} is not a symbol that stands for one thing to be paid".

:- relation variable_symbol(Symbol)
       says "{Symbol} is a variable symbol"
       else "{Symbol} is not a variable symbol".

:- relation symbol_color(Symbol, Color)
       says "the symbol {Symbol} is {Color}"
       else "the symbol {Symbol} is not {Color}".

:- relation type_pays_symbol(Type, Symbol)
       says "one {Type} mana pays for {Symbol}"
       else "one {Type} mana does not pay for {Symbol}".

:- relation life_pays_symbol(Symbol)
       says "2 life pay for {Symbol}"
       else "life does not pay for {Symbol}".

:- relation generic_mana_in(+Symbol, Amount)
       says "{Symbol} is a cost of {Amount} generic mana"
       else "{Symbol} is not a cost of {Amount} generic mana".

:- relation can_be_tapped_for_cost(Permanent)
       says "{Permanent} can be tapped to pay a cost"
       else "{Permanent} can't be tapped to pay a cost".

:- relation can_be_untapped_for_cost(Permanent)
       says "{Permanent} can be untapped to pay a cost"
       else "{Permanent} can't be untapped to pay a cost".


%   The five colors and colorless (107.4a, 107.4c).

'107.4a/W' :: plain_symbol('W', white)
    says "the symbol W stands for white mana".

'107.4a/U' :: plain_symbol('U', blue)
    says "the symbol U stands for blue mana".

'107.4a/B' :: plain_symbol('B', black)
    says "the symbol B stands for black mana".

'107.4a/R' :: plain_symbol('R', red)
    says "the symbol R stands for red mana".

'107.4a/G' :: plain_symbol('G', green)
    says "the symbol G stands for green mana".

'107.4c/C' :: plain_symbol('C', colorless)
    says "the symbol C stands for colorless mana".


%   Hybrid symbols: either half pays (107.4, 107.4e).

'107.4e/W/U' :: hybrid_symbol('W/U', white, blue)
    says "the halves of W/U are white and blue".

'107.4e/W/B' :: hybrid_symbol('W/B', white, black)
    says "the halves of W/B are white and black".

'107.4e/U/B' :: hybrid_symbol('U/B', blue, black)
    says "the halves of U/B are blue and black".

'107.4e/U/R' :: hybrid_symbol('U/R', blue, red)
    says "the halves of U/R are blue and red".

'107.4e/B/R' :: hybrid_symbol('B/R', black, red)
    says "the halves of B/R are black and red".

'107.4e/B/G' :: hybrid_symbol('B/G', black, green)
    says "the halves of B/G are black and green".

'107.4e/R/G' :: hybrid_symbol('R/G', red, green)
    says "the halves of R/G are red and green".

'107.4e/R/W' :: hybrid_symbol('R/W', red, white)
    says "the halves of R/W are red and white".

'107.4e/G/W' :: hybrid_symbol('G/W', green, white)
    says "the halves of G/W are green and white".

'107.4e/G/U' :: hybrid_symbol('G/U', green, blue)
    says "the halves of G/U are green and blue".


%   Hybrid symbols with a colorless half (107.4, 107.4e).

'107.4e/C/W' :: hybrid_symbol('C/W', colorless, white)
    says "the halves of C/W are colorless and white".

'107.4e/C/U' :: hybrid_symbol('C/U', colorless, blue)
    says "the halves of C/U are colorless and blue".

'107.4e/C/B' :: hybrid_symbol('C/B', colorless, black)
    says "the halves of C/B are colorless and black".

'107.4e/C/R' :: hybrid_symbol('C/R', colorless, red)
    says "the halves of C/R are colorless and red".

'107.4e/C/G' :: hybrid_symbol('C/G', colorless, green)
    says "the halves of C/G are colorless and green".


%   Monocolored hybrid symbols: the color or two generic mana (107.4, 107.4e).

'107.4e/2/W' :: monocolored_hybrid_symbol('2/W', white)
    says "the halves of 2/W are two generic mana and white".

'107.4e/2/U' :: monocolored_hybrid_symbol('2/U', blue)
    says "the halves of 2/U are two generic mana and blue".

'107.4e/2/B' :: monocolored_hybrid_symbol('2/B', black)
    says "the halves of 2/B are two generic mana and black".

'107.4e/2/R' :: monocolored_hybrid_symbol('2/R', red)
    says "the halves of 2/R are two generic mana and red".

'107.4e/2/G' :: monocolored_hybrid_symbol('2/G', green)
    says "the halves of 2/G are two generic mana and green".


%   Phyrexian symbols: the color or 2 life (107.4f).

'107.4f/W/P' :: phyrexian_symbol('W/P', white)
    says "W/P is the Phyrexian symbol of white".

'107.4f/U/P' :: phyrexian_symbol('U/P', blue)
    says "U/P is the Phyrexian symbol of blue".

'107.4f/B/P' :: phyrexian_symbol('B/P', black)
    says "B/P is the Phyrexian symbol of black".

'107.4f/R/P' :: phyrexian_symbol('R/P', red)
    says "R/P is the Phyrexian symbol of red".

'107.4f/G/P' :: phyrexian_symbol('G/P', green)
    says "G/P is the Phyrexian symbol of green".


%   Hybrid Phyrexian symbols: either color or 2 life (107.4f).

'107.4f/W/U/P/first' :: phyrexian_symbol('W/U/P', white)
    says "W/U/P is a Phyrexian symbol of white".

'107.4f/W/U/P/second' :: phyrexian_symbol('W/U/P', blue)
    says "W/U/P is a Phyrexian symbol of blue".

'107.4f/W/B/P/first' :: phyrexian_symbol('W/B/P', white)
    says "W/B/P is a Phyrexian symbol of white".

'107.4f/W/B/P/second' :: phyrexian_symbol('W/B/P', black)
    says "W/B/P is a Phyrexian symbol of black".

'107.4f/U/B/P/first' :: phyrexian_symbol('U/B/P', blue)
    says "U/B/P is a Phyrexian symbol of blue".

'107.4f/U/B/P/second' :: phyrexian_symbol('U/B/P', black)
    says "U/B/P is a Phyrexian symbol of black".

'107.4f/U/R/P/first' :: phyrexian_symbol('U/R/P', blue)
    says "U/R/P is a Phyrexian symbol of blue".

'107.4f/U/R/P/second' :: phyrexian_symbol('U/R/P', red)
    says "U/R/P is a Phyrexian symbol of red".

'107.4f/B/R/P/first' :: phyrexian_symbol('B/R/P', black)
    says "B/R/P is a Phyrexian symbol of black".

'107.4f/B/R/P/second' :: phyrexian_symbol('B/R/P', red)
    says "B/R/P is a Phyrexian symbol of red".

'107.4f/B/G/P/first' :: phyrexian_symbol('B/G/P', black)
    says "B/G/P is a Phyrexian symbol of black".

'107.4f/B/G/P/second' :: phyrexian_symbol('B/G/P', green)
    says "B/G/P is a Phyrexian symbol of green".

'107.4f/R/G/P/first' :: phyrexian_symbol('R/G/P', red)
    says "R/G/P is a Phyrexian symbol of red".

'107.4f/R/G/P/second' :: phyrexian_symbol('R/G/P', green)
    says "R/G/P is a Phyrexian symbol of green".

'107.4f/R/W/P/first' :: phyrexian_symbol('R/W/P', red)
    says "R/W/P is a Phyrexian symbol of red".

'107.4f/R/W/P/second' :: phyrexian_symbol('R/W/P', white)
    says "R/W/P is a Phyrexian symbol of white".

'107.4f/G/W/P/first' :: phyrexian_symbol('G/W/P', green)
    says "G/W/P is a Phyrexian symbol of green".

'107.4f/G/W/P/second' :: phyrexian_symbol('G/W/P', white)
    says "G/W/P is a Phyrexian symbol of white".

'107.4f/G/U/P/first' :: phyrexian_symbol('G/U/P', green)
    says "G/U/P is a Phyrexian symbol of green".

'107.4f/G/U/P/second' :: phyrexian_symbol('G/U/P', blue)
    says "G/U/P is a Phyrexian symbol of blue".


%   Numerical, variable and snow symbols (107.4b, 107.4d, 107.4h).

'107.4b' ::
    numerical_symbol(Symbol) <=
        integer(Symbol)
            else "{Symbol} is not a number"
    says "{Symbol} is a number, so the symbol is numerical".

'107.4b/X' :: variable_symbol('X')
    says "X is a variable symbol".

'107.3p' :: variable_symbol('Y')
    says "Y is a variable symbol and follows the rules for X".

'107.4h/S' :: snow_symbol('S')
    says "S is the snow mana symbol".


%   All symbols but the numerical and the variable ones, which stand for an amount.

'107.4/plain' ::
    single_symbol(Symbol) <=
        plain_symbol(Symbol, _Type)
    says "{Symbol} is one mana".

'107.4/hybrid' ::
    single_symbol(Symbol) <=
        hybrid_symbol(Symbol, _First, _Second)
    says "{Symbol} is a hybrid symbol".

'107.4/monocolored' ::
    single_symbol(Symbol) <=
        monocolored_hybrid_symbol(Symbol, _Color)
    says "{Symbol} is a monocolored hybrid symbol".

'107.4/phyrexian' ::
    single_symbol(Symbol) <=
        phyrexian_symbol(Symbol, _Color)
    says "{Symbol} is a Phyrexian symbol".

'107.4/snow' ::
    single_symbol(Symbol) <=
        snow_symbol(Symbol)
    says "{Symbol} is the snow mana symbol".


%   The colors of symbols.

'107.4a' ::
    symbol_color(Symbol, Color) <=
        plain_symbol(Symbol, Color),
        color(Color)
            else "{Color} is not a color"
    says "{Symbol} is the mana symbol of {Color}".

'107.4e' ::
    symbol_color(Symbol, Color) <=
        hybrid_symbol(Symbol, Color, _Other),
        color(Color)
            else "{Color} is not a color"
    says "a hybrid symbol is every color of its halves, and {Color} is one of {Symbol}".

'107.4e/second' ::
    symbol_color(Symbol, Color) <=
        hybrid_symbol(Symbol, _Other, Color)
    says "a hybrid symbol is every color of its halves, and {Color} is one of {Symbol}".

'107.4e/monocolored' ::
    symbol_color(Symbol, Color) <=
        monocolored_hybrid_symbol(Symbol, Color)
    says "a hybrid symbol is every color of its halves, and {Color} is one of {Symbol}".

'107.4f' ::
    symbol_color(Symbol, Color) <=
        phyrexian_symbol(Symbol, Color)
    says "the Phyrexian symbol {Symbol} is {Color}".


%   What pays for a symbol in a cost. Snow mana pays for the snow symbol whatever its type, so that
%   case stands with the mana (118_costs.pl), as does generic mana, which any mana pays.

'107.4a/cost' ::
    type_pays_symbol(Type, Symbol) <=
        plain_symbol(Symbol, Type)
    says "{Symbol} in a cost is paid with {Type} mana".

'107.4e/first_half' ::
    type_pays_symbol(Type, Symbol) <=
        hybrid_symbol(Symbol, Type, _Other)
    says "{Symbol} can be paid with {Type} mana, one of its halves".

'107.4e/second_half' ::
    type_pays_symbol(Type, Symbol) <=
        hybrid_symbol(Symbol, _Other, Type)
    says "{Symbol} can be paid with {Type} mana, one of its halves".

'107.4e/color_half' ::
    type_pays_symbol(Type, Symbol) <=
        monocolored_hybrid_symbol(Symbol, Type)
    says "{Symbol} can be paid with {Type} mana, one of its halves".

'107.4f/mana' ::
    type_pays_symbol(Type, Symbol) <=
        phyrexian_symbol(Symbol, Type)
    says "{Symbol} can be paid with {Type} mana".

'107.4f/life' ::
    life_pays_symbol(Symbol) <=
        phyrexian_symbol(Symbol, _Color)
    says "{Symbol} can be paid with 2 life".

'107.4b/generic' ::
    generic_mana_in(Symbol, Symbol) <=
        numerical_symbol(Symbol)
    says "{Symbol} in a cost is that much generic mana".

'107.4e/generic_half' ::
    generic_mana_in(Symbol, 2) <=
        monocolored_hybrid_symbol(Symbol, _Color)
    says "{Symbol} can be paid with two mana of any type".


%   The tap and the untap symbol in an activation cost. That a creature must have been under its
%   controller's control long enough is 302.6.

'107.5' ::
    can_be_tapped_for_cost(Permanent) <=
        permanent(Permanent),
        not(tapped(Permanent))
            else "{Permanent} is tapped already",
        can_be_turned_for_cost(Permanent)
    says "{Permanent} is untapped and can be tapped to pay a cost".

'107.6' ::
    can_be_untapped_for_cost(Permanent) <=
        permanent(Permanent),
        tapped(Permanent)
            else "{Permanent} is untapped already",
        can_be_turned_for_cost(Permanent)
    says "{Permanent} is tapped and can be untapped to pay a cost".
