:- encoding(utf8).
:- module(rules_118_costs_of_spells, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 118: how costs are increased, reduced and paid

A cost of mana is a list of symbols. Its generic part is the sum of its numerical symbols and of
X; the other symbols are left as they are. How mana pays for symbols is the witness payment/5.
*/

:- relation with_increases(+Symbols, +Increases, Increased)
       says "{Symbols} increased by {Increases} is {Increased}"
       else "{Symbols} increased by {Increases} is not {Increased}".

:- relation sum_of_reductions(+Reductions, Symbols)
       says "{Reductions} reduce the cost by {Symbols} together"
       else "{Reductions} do not reduce the cost by {Symbols}".

:- relation nonhybrid_equivalent(+Symbols, +Reduction, Announced)
       says "{Announced} may be announced for {Symbols}"
       else "{Announced} can't be announced for {Symbols}".

:- relation announced(+Symbols, Announced)
       says "{Announced} may be announced for {Symbols}"
       else "{Announced} can't be announced for {Symbols}".

:- relation announced_symbol(+Symbol, Announced)
       says "{Announced} may be announced for {Symbol}"
       else "{Announced} can't be announced for {Symbol}".

:- relation reduced_cost(+Symbols, +ValueOfX, +Reduction, Total)
       says "{Symbols} reduced by {Reduction} is {Total}"
       else "{Symbols} reduced by {Reduction} is not {Total}".

:- relation generic_part(+Symbols, +ValueOfX, Generic, Others)
       says "{Symbols} are {Generic} generic mana and {Others}"
       else "{Symbols} are not {Generic} generic mana and {Others}".

:- relation reduced(+Generic, +Others, +Reduction, GenericLeft, OthersLeft)
       says "{Generic} generic mana and {Others}, reduced by {Reduction}, leave {GenericLeft} and \c
             {OthersLeft}"
       else "{Generic} generic mana and {Others}, reduced by {Reduction}, do not leave \c
             {GenericLeft} and {OthersLeft}".

:- relation reduction_means(+Symbol, Meaning)
       says "a reduction by {Symbol} is a reduction by {Meaning}"
       else "a reduction by {Symbol} is not a reduction by {Meaning}".

:- relation written_cost(+Generic, +Others, Symbols)
       says "{Generic} generic mana and {Others} are written {Symbols}"
       else "{Generic} generic mana and {Others} are not written {Symbols}".

:- relation can_pay_others(+Player, +Card, +Others)
       says "{Player} can pay what is not mana of the cost of {Card}"
       else "{Player} can't pay what is not mana of the cost of {Card}".

:- relation can_pay_part(+Player, +Card, +Part, +Others)
       says "{Player} can pay this for {Card}: {Part}"
       else "{Player} can't pay this for {Card}: {Part}".

:- relation can_pay_mana(+Player, +Card, +Way, +Symbols, +Others)
       says "{Player} can pay {Symbols} for {Card}"
       else "{Player} can't pay {Symbols} for {Card}".

:- relation has_to_pay_with(+Player, +Card, +Resource, Number)
       says "{Player} has {Number} {Resource}"
       else "{Player} does not have {Number} {Resource}".

:- relation total_of(+Others, +Resource, Total)
       says "{Others} take {Total} {Resource} in all"
       else "{Others} do not take {Total} {Resource} in all".

:- relation card_to_exile(+Player, +Card, Other)
       says "{Player} can exile {Other} from their graveyard to pay for {Card}"
       else "{Player} can't exile {Other} from their graveyard to pay for {Card}".

:- relation card_to_discard(+Player, +Card, Other)
       says "{Player} can discard {Other} to pay for {Card}"
       else "{Player} can't discard {Other} to pay for {Card}".

:- relation additional_cost(+Way, Part)
       says "the spell has an additional cost: {Part}"
       else "the spell does not have the additional cost {Part}".


%   118.8: what the card itself asks for besides. Costs of keywords such as kicker are optional.

'118.8' ::
    additional_cost(Way, Part) <=
        proposed_face(Way, Face),
        printed_ability(Face, _Index, Term),
        says_additional_cost(Term, Part)
    says "the text of {Face} asks for an additional cost: {Part}".


%   118.7 and 601.2f: the sums of what changes a cost. Each item names its source, so that equal
%   amounts from two sources count twice.

'118.8/no_increase' ::
    with_increases(Symbols, [], Symbols)
    says "nothing increases the cost {Symbols}".

'118.8/increase' ::
    with_increases(Symbols, [increase(Source, _Ability, More)|Increases], Increased) <=
        with_increases(Symbols, Increases, Before),
        append(Before, More, Increased)
    says "{Source} adds {More} to the cost, which is then {Increased}".

'118.7/no_reduction' ::
    sum_of_reductions([], [])
    says "nothing reduces the cost".

'118.7/reduction' ::
    sum_of_reductions([reduction(Source, _Ability, Less)|Reductions], Symbols) <=
        sum_of_reductions(Reductions, Others),
        append(Less, Others, Symbols)
    says "{Source} reduces the cost by {Less}".


%   118.13a: how a symbol with halves will be paid is announced before the cost is reduced. That
%   matters only where something reduces it; elsewhere the payment decides.

'118.13a/unreduced' ::
    nonhybrid_equivalent(Symbols, [], Symbols)
    says "nothing reduces the cost, so how {Symbols} are paid can be left to the payment".

'118.13a' ::
    nonhybrid_equivalent(Symbols, Reduction, Announced) <=
        Reduction \== []
            else "nothing reduces the cost",
        announced(Symbols, Announced)
    says "{Announced} is announced for {Symbols}".

'118.13a/none' ::
    announced([], [])
    says "there is nothing to announce".

'118.13a/symbol' ::
    announced([Symbol|Symbols], [First|Announced]) <=
        announced_symbol(Symbol, First),
        announced(Symbols, Announced)
    says "{First} is announced for {Symbol}".

'118.13a/same' ::
    announced_symbol(Symbol, Symbol) <=
        not(hybrid_symbol(Symbol, _First, _Second)),
        not(monocolored_hybrid_symbol(Symbol, _Color))
    says "{Symbol} has no halves to choose from, or its choice is left to the payment".

'118.13a/first_half' ::
    announced_symbol(Symbol, Half) <=
        hybrid_symbol(Symbol, Type, _Other),
        plain_symbol(Half, Type)
    says "{Half} is one half of {Symbol}".

'118.13a/second_half' ::
    announced_symbol(Symbol, Half) <=
        hybrid_symbol(Symbol, _Other, Type),
        plain_symbol(Half, Type)
    says "{Half} is one half of {Symbol}".

'118.13a/color_half' ::
    announced_symbol(Symbol, Half) <=
        monocolored_hybrid_symbol(Symbol, Color),
        plain_symbol(Half, Color)
    says "{Half} is the colored half of {Symbol}".

'118.13a/generic_half' ::
    announced_symbol(Symbol, 2) <=
        monocolored_hybrid_symbol(Symbol, _Color)
    says "two generic mana are one half of {Symbol}".

'118.13a/phyrexian' ::
    announced_symbol(Symbol, Half) <=
        phyrexian_symbol(Symbol, Color),
        plain_symbol(Half, Color)
    says "{Half} may be announced for {Symbol} instead of 2 life".


'118.7' ::
    reduced_cost(Symbols, X, Reduction, Total) <=
        generic_part(Symbols, X, Generic, Others),
        reduced(Generic, Others, Reduction, GenericLeft, OthersLeft),
        written_cost(GenericLeft, OthersLeft, Total)
    says "{Symbols}, reduced by {Reduction}, is {Total}".


%   The generic part of a cost (107.4b).

'107.4b/nothing' ::
    generic_part([], _X, 0, [])
    says "no symbol is left".

'107.4b/number' ::
    generic_part([Symbol|Symbols], X, Generic, Others) <=
        numerical_symbol(Symbol),
        generic_part(Symbols, X, Rest, Others),
        Generic is Symbol + Rest
    says "{Symbol} is generic mana".

'107.4b/variable' ::
    generic_part([Symbol|Symbols], X, Generic, Others) <=
        variable_symbol(Symbol),
        generic_part(Symbols, X, Rest, Others),
        Generic is X + Rest
    says "{Symbol} is {X} generic mana".

'107.4b/other' ::
    generic_part([Symbol|Symbols], X, Generic, [Symbol|Others]) <=
        not(numerical_symbol(Symbol)),
        not(variable_symbol(Symbol)),
        generic_part(Symbols, X, Generic, Others)
    says "{Symbol} is not generic mana".


%   118.7a to 118.7g: what a reduction takes away.

'118.7/end' ::
    reduced(Generic, Others, [], Generic, Others)
    says "no reduction is left".

'118.7a' ::
    reduced(Generic, Others, [Symbol|Symbols], GenericLeft, OthersLeft) <=
        reduction_means(Symbol, generic(Number)),
        Less is max(0, Generic - Number),
        reduced(Less, Others, Symbols, GenericLeft, OthersLeft)
    says "a reduction by {Number} generic mana leaves {Less} of {Generic}, and nothing else is \c
          touched".

'118.7b' ::
    reduced(Generic, Others, [Symbol|Symbols], GenericLeft, OthersLeft) <=
        reduction_means(Symbol, mana(Typed)),
        not(member(Typed, Others))
            else "the cost asks for {Typed}",
        Less is max(0, Generic - 1),
        reduced(Less, Others, Symbols, GenericLeft, OthersLeft)
    says "the cost asks for no {Typed} any more, so {Typed} takes one generic mana off".

'118.7c' ::
    reduced(Generic, Others, [Symbol|Symbols], GenericLeft, OthersLeft) <=
        reduction_means(Symbol, mana(Typed)),
        select(Typed, Others, Fewer),
        reduced(Generic, Fewer, Symbols, GenericLeft, OthersLeft)
    says "a reduction by {Typed} takes {Typed} out of the cost".

'118.7a/symbol' ::
    reduction_means(Symbol, generic(Symbol)) <=
        numerical_symbol(Symbol)
    says "{Symbol} is generic mana".

'118.7b/symbol' ::
    reduction_means(Symbol, mana(Symbol)) <=
        plain_symbol(Symbol, _Type)
    says "{Symbol} is mana of one type".

'118.7e/first_half' ::
    reduction_means(Symbol, mana(Half)) <=
        hybrid_symbol(Symbol, Type, _Other),
        plain_symbol(Half, Type)
    says "the player chooses {Half}, one half of {Symbol}".

'118.7e/second_half' ::
    reduction_means(Symbol, mana(Half)) <=
        hybrid_symbol(Symbol, _Other, Type),
        plain_symbol(Half, Type)
    says "the player chooses {Half}, one half of {Symbol}".

'118.7e/color_half' ::
    reduction_means(Symbol, mana(Half)) <=
        monocolored_hybrid_symbol(Symbol, Color),
        plain_symbol(Half, Color)
    says "the player chooses {Half}, the colored half of {Symbol}".

'118.7e/generic_half' ::
    reduction_means(Symbol, generic(2)) <=
        monocolored_hybrid_symbol(Symbol, _Color)
    says "the player chooses the two generic mana of {Symbol}".

'118.7f' ::
    reduction_means(Symbol, mana(Half)) <=
        phyrexian_symbol(Symbol, Color),
        plain_symbol(Half, Color)
    says "{Symbol} stands for one mana of its color".

'118.7g' ::
    reduction_means(Symbol, generic(1)) <=
        snow_symbol(Symbol)
    says "a snow symbol stands for one generic mana".


%   A cost that is reduced to nothing is {0} (118.7).

'118.5' ::
    written_cost(0, [], [0])
    says "nothing is left of the cost, so it is zero".

'118.5/no_generic' ::
    written_cost(0, Others, Others) <=
        Others \== []
    says "no generic mana is left".

'118.5/generic' ::
    written_cost(Generic, Others, [Generic|Others]) <=
        Generic > 0
    says "the generic mana is written first".


%   118.3: a player needs the resources to pay a cost fully, and no card or life pays twice
%   (118.10). So parts of one kind are added up. Parts of different kinds take cards from different
%   zones. What is needed to be sacrificed is not sacrificed for mana (601.2h).

'118.3/mana_alone' ::
    can_pay_others(_Player, _Card, [])
    says "the cost is mana alone".

'118.3/all_parts' ::
    can_pay_others(Player, Card, Others) <=
        Others \== []
            else "the cost is mana alone",
        all(member(Part, Others),
            can_pay_part(Player, Card, Part, Others))
    says "{Player} can pay {Others} for {Card}".

'118.3/part' ::
    can_pay_part(Player, Card, Part, Others) <=
        cost_part(Part, Resource, _Number),
        total_of(Others, Resource, Needed),
        has_to_pay_with(Player, Card, Resource, Found),
        Found >= Needed
            else "{Needed} {Resource} are needed, and {Player} has {Found}"
    says "{Needed} {Resource} are needed, and {Player} has {Found}".

'118.3/graveyard' ::
    has_to_pay_with(Player, Card, other_cards_in_the_graveyard, Number) <=
        count(Other, card_to_exile(Player, Card, Other), Number)
    says "{Player} has {Number} other cards in their graveyard".

'118.3/hand' ::
    has_to_pay_with(Player, Card, other_cards_in_hand, Number) <=
        count(Other, card_to_discard(Player, Card, Other), Number)
    says "{Player} has {Number} other cards in hand".

'118.3/battlefield' ::
    has_to_pay_with(Player, Card, permanents(Description), Number) <=
        count(Permanent,
              ( fits(Description, Card, Permanent),
                controls(Player, Permanent)
              ),
              Number)
    says "{Player} controls {Number} such permanents".

'119.4/has' ::
    has_to_pay_with(Player, _Card, life, Number) <=
        life(Player, Number)
    says "{Player} has {Number} life".

'118.3/mana' ::
    can_pay_mana(Player, Card, Way, Symbols, Others) <=
        total_of(Others, life, Life),
        payment(Symbols, Player, casting(Card, Way), Life, _Plan)
    says "{Player} can pay {Symbols} for {Card}".

'118.10/nothing' ::
    total_of([], _Resource, 0)
    says "nothing is left to add".

'118.10/part' ::
    total_of([Part|Others], Resource, Total) <=
        cost_part(Part, Resource, Number),
        total_of(Others, Resource, Rest),
        Total is Number + Rest
    says "{Number} {Resource} and {Rest} make {Total}".

'118.10/other' ::
    total_of([Part|Others], Resource, Total) <=
        not(cost_part(Part, Resource, _Number))
            else "it takes {Resource}",
        total_of(Others, Resource, Total)
    says "the part takes no {Resource}".


%   Which cards can be moved to pay. The card that is cast is on the stack by then (601.2a), so it
%   is not among them. Cards that the board does not identify are cards too; tokens are none
%   (108.2b).

'701.13a' ::
    card_to_exile(Player, Card, Other) <=
        zone_while_paying(Card, Other, graveyard),
        owner(Other, Player),
        not(token(Other))
            else "{Other} is a token, and tokens are not cards"
    says "{Other} is a card in {Player}'s graveyard that can be exiled to pay".

'701.9a' ::
    card_to_discard(Player, Card, Other) <=
        zone_while_paying(Card, Other, hand),
        owner(Other, Player),
        not(token(Other))
            else "{Other} is a token, and tokens are not cards"
    says "{Other} is a card in {Player}'s hand that can be discarded to pay".
