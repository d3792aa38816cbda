:- encoding(utf8).
:- module(rules_106_available_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 106.4: how much mana a player can have now

    available_mana(Player, Kind, Number, Plan)

Number is the most mana of a Kind that Player can have at once now, by activating mana abilities and
with the mana that is there already; Plan says how. Kind is a type of mana, or `any_type`: all
together. Each Kind is asked for by itself: a land that makes green or blue mana counts for both.

That it is the most is shown by a plan for so much, and by the certificate that one more can't be
had: the rules about paying (118.3) are asked for a cost of so many symbols. Mana that may be spent
on some things only (106.6) counts as mana that the player has; what stands in for mana does not.
*/

:- relation available_mana(Player, Kind, Number, Plan)
       says "{Player} can have {Number} mana ({Kind}) now"
       else "{Player} can't have {Number} mana ({Kind}) now".

:- relation kind_of_mana(Kind)
       says "{Kind} is a kind of mana to be counted"
       else "{Kind} is no kind of mana to be counted".

:- relation most_mana(Player, Kind, Number)
       says "the most mana ({Kind}) that {Player} can have now is {Number}"
       else "the most mana ({Kind}) that {Player} can have now is not {Number}".

:- relation greatest_amount(+Player, +Kind, +Number)
       says "{Player} can have {Number} mana ({Kind}) now, and no more"
       else "it is not proved that {Number} is the most mana ({Kind}) for {Player}".

:- relation has_no_mana(+Player, +Kind, +Reason)
       says "{Player} is no player, so nothing can be said of its mana ({Kind})"
       else "{Player} is a player".

:- relation as_symbols(+Kind, +Number, Symbols)
       says "{Number} mana ({Kind}) are {Symbols}"
       else "{Number} mana ({Kind}) are not {Symbols}".

:- witness most_mana(+Player, +Kind, -Number)
       by available_mana_search:most/3
       proves greatest_amount(Player, Kind, Number)
       refutes has_no_mana(Player, Kind, Reason).


'106.4/available' ::
    available_mana(Player, Kind, Number, Plan) <=
        player(Player),
        kind_of_mana(Kind),
        most_mana(Player, Kind, Number),
        as_symbols(Kind, Number, Symbols),
        payment(Symbols, Player, to_have, 0, Plan)
    says "{Number} is the most mana ({Kind}) that {Player} can have now".

'106.4/all_together' :: kind_of_mana(any_type)
    says "mana of all types together is counted".

'106.1/kind' ::
    kind_of_mana(Type) <=
        mana_type(Type)
    says "{Type} mana is counted".


'106.4/greatest' ::
    greatest_amount(Player, Kind, Number) <=
        as_symbols(Kind, Number, Symbols),
        payment(Symbols, Player, to_have, 0, _Plan),
        More is Number + 1,
        as_symbols(Kind, More, MoreSymbols),
        not(payment(MoreSymbols, Player, to_have, 0, _AnyPlan))
            else "there is a way to have one more"
    says "there is a plan for {Number}, and none for {More}".

'102.1/nobody' ::
    has_no_mana(Player, Kind, no_player) <=
        kind_of_mana(Kind),
        not(player(Player))
    says "{Player} is no player".


'107.4b/amount' :: as_symbols(any_type, Number, [Number])
    says "mana of any type is asked for by a number".

'107.4a/amount' ::
    as_symbols(Type, Number, Symbols) <=
        plain_symbol(Symbol, Type),
        copies(Number, Symbol, Symbols)
    says "{Type} mana is asked for by its symbol".


% Whatever the mana may be spent on, the player has it.

'106.6/to_have' ::
    lets_spend(Sentence, _Object, cost(to_have)) <=
        sentence_behind_read(Sentence)
    says "the mana is there, whatever it may be spent on".
