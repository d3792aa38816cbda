:- encoding(utf8).
:- module(rules_903_commander, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 903: Commander, as far as casting goes

The board says which cards are commanders, and how often each was cast from the command zone.
*/


'903.8' ::
    way_to_cast(Player, Card, command(Face)) <=
        in_zone(Card, command)
            else "{Card} is not in the command zone",
        commander(Card),
        owner(Card, Player)
            else "{Card} does not belong to {Player}",
        castable_face(Card, Face),
        may_be_a_spell(Face)
    says "{Card} is a commander of {Player} in the command zone, from which they may cast it".

'601.2a/command' ::
    proposed_face(command(Face), Face)
    says "{Face} was chosen to be cast".

'903.8/cost' ::
    starting_cost(Card, command(Face), cost(Symbols, [])) <=
        castable_face(Card, Face),
        mana_cost(Face, Symbols)
            else "{Face} has no mana cost, and that is a cost which can't be paid (118.6)"
    says "{Card} costs its mana cost, {Symbols}".

% An additional cost, so it is added before anything reduces the cost (601.2f).

'903.8/tax' ::
    cost_increase(Card, commander_tax, _Player, Card, command(_Face), [More]) <=
        cast_from_command_zone(Card, Number),
        More is 2 * Number
    says "{Card} was cast from the command zone {Number} times before, so it costs {More} more".
