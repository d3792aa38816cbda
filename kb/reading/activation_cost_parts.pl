:- encoding(utf8).
:- module(reading_activation_cost_parts, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Whether the parts of an activation cost can be paid

For the question whether an ability may be activated. More parts are read here than for paying with
mana abilities (activation_costs.pl), since one activation takes what it takes only once, and no
search has to keep account of it.

What other permanents pay for a part must be there when the costs are paid, after the mana abilities
(601.2g, 601.2h). So what might be needed is not tapped or sacrificed for the mana.
*/

:- relation part_can_be_paid(+Cost, +Player, +Object, +Costs)
       says "{Player} can pay {Cost} for {Object}"
       else "{Player} can't pay {Cost} for {Object}".

:- relation part_read(+Cost)
       says "{Cost} is read"
       else "{Cost} is not read".

:- relation takes_permanents(+Cost, Action, Number, Description)
       says "{Cost} is to {Action} {Number} permanents of the description {Description}"
       else "{Cost} is not to {Action} {Number} permanents".

:- relation takes_cards(+Cost, Zone, Number)
       says "{Cost} takes {Number} cards from the zone {Zone}"
       else "{Cost} does not take {Number} cards from the zone {Zone}".

:- relation could_be_taken(+Action, +Description, +Player, +Object, +Costs, Permanent)
       says "{Permanent} could be taken for it"
       else "{Permanent} could not be taken for it".

:- relation is_taken_itself(+Action, +Costs)
       says "another part of {Costs} takes the permanent itself"
       else "no other part of {Costs} takes the permanent itself".

:- relation takes_for_mana(+Costs, +Action)
       says "what pays {Costs} for mana can't be used to {Action} it"
       else "what pays {Costs} for mana can still be used to {Action} it".

:- relation spared_for(+Action, +Description, +Player, +Object, +Costs, Permanent)
       says "{Permanent} could be taken and has no mana ability that takes it"
       else "{Permanent} could not be taken, or it has a mana ability that takes it".

:- relation perhaps_needed(+Purpose, +Permanent, +Action)
       says "{Permanent} may be needed for {Purpose}, so nothing is to {Action} it for mana"
       else "{Permanent} is not needed for {Purpose}".

:- relation too_few_to_spare(+Action, +Number, +Description, +Player, +Object, +Costs)
       says "there are too few permanents to {Action} {Number} and to spare others"
       else "there are enough permanents to {Action} {Number} and to spare others".

:- relation takes_others_for_mana(+Player, Taker)
       says "a mana ability of {Taker} takes another permanent"
       else "no mana ability of {Taker} takes another permanent".

:- relation wanted_for_spell(+Card, +Way, Permanent, +Costs)
       says "{Permanent} may be needed to pay for {Card}, and {Costs} takes it"
       else "{Permanent} is not needed to pay for {Card}, or {Costs} leaves it there".

:- relation wanted_elsewhere(+Object, +Ability, Permanent, +Costs)
       says "{Permanent} may be needed to pay for {Ability}, and {Costs} takes it"
       else "{Permanent} is not needed to pay for {Ability}, or {Costs} leaves it there".


'118.3/part_now' ::
    part_can_be_paid(Cost, Player, Object, _Costs) <=
        payable_now(Cost, Player, Object)
    says "it can be paid".

'122.1/removed' ::
    part_can_be_paid(act(v(remove_counters(cs(Number, Kind), Whom), [])), Player, Object,
                     _Costs) <=
        affected_ones(Whom, itself),
        controls(Player, Object),
        counters(Object, Kind, Found)
            else "{Object} has no {Kind} counter",
        Found >= Number
            else "{Object} has {Found} {Kind} counters, and {Number} are needed"
    says "{Object} has {Found} {Kind} counters".

% A replacement effect that changes how many are put on it leaves the cost paid (118.11).

'122.1/put' ::
    part_can_be_paid(act(v(put_counters(_Counters, Whom), [])), Player, Object, _Costs) <=
        affected_ones(Whom, itself),
        controls(Player, Object),
        permanent(Object)
    says "counters can be put on {Object}".

'118.3/taken' ::
    part_can_be_paid(Cost, Player, Object, Costs) <=
        takes_permanents(Cost, Action, Number, Description),
        count(Permanent,
              could_be_taken(Action, Description, Player, Object, Costs, Permanent),
              Found),
        Found >= Number
            else "permanents that are needed: {Number}, that there are: {Found}"
    says "permanents that are needed: {Number}, that there are: {Found}".

'118.3/cards_taken' ::
    part_can_be_paid(Cost, Player, _Object, _Costs) <=
        takes_cards(Cost, Zone, Number),
        count(Card,
              ( in_zone(Card, Zone),
                owner(Card, Player),
                not(token(Card))
              ),
              Found),
        Found >= Number
            else "cards that are needed: {Number}, that there are: {Found}"
    says "cards that are needed: {Number}, that there are: {Found}".

'701.9a/hand' ::
    part_can_be_paid(act(v(discard(z(your, hand)), [])), Player, _Object, _Costs) <=
        player(Player)
    says "whatever is in their hand can be discarded, even if that is nothing".


'107.3a/part_read' ::
    part_read(mana(_Symbols))
    says "mana is read; its X is chosen by who activates the ability".

'118.3/part_read' ::
    part_read(Cost) <=
        readable_cost(Cost)
    says "it is read".

'122.1/removed_read' ::
    part_read(act(v(remove_counters(cs(Number, _Kind), Whom), []))) <=
        integer(Number),
        affected_ones(Whom, itself)
    says "removing counters from the permanent is read".

'122.1/put_read' ::
    part_read(act(v(put_counters(_Counters, Whom), []))) <=
        affected_ones(Whom, itself)
    says "putting counters on the permanent is read".

'118.3/taken_read' ::
    part_read(Cost) <=
        takes_permanents(Cost, _Action, _Number, Description),
        readable(Description)
    says "it is read which permanents it takes".

'118.3/cards_taken_read' ::
    part_read(Cost) <=
        takes_cards(Cost, _Zone, _Number)
    says "it is read which cards it takes".

'701.9a/hand_read' :: part_read(act(v(discard(z(your, hand)), [])))
    says "discarding the hand is read".


% Of what costs take (costs_of_abilities.pl), this is read: permanents to sacrifice or to tap, and
% cards from the hand or the graveyard, where their number is told.

'118.3/permanents_taken' ::
    takes_permanents(Cost, Action, Number, Description) <=
        part_takes(Cost, Action, Number, Description),
        member(Action, [sacrifice, tap])
            else "to {Action} is not read here",
        Description \== itself
            else "it takes the permanent itself",
        integer(Number)
            else "{Number} is chosen by the player"
    says "{Cost} asks for permanents to {Action}".

'701.9a/taken' ::
    takes_cards(Cost, hand, Number) <=
        part_takes(Cost, discard, Number, f([], n(card), [])),
        integer(Number)
            else "{Number} is chosen by the player"
    says "it discards them".

'701.13a/taken' ::
    takes_cards(Cost, graveyard, Number) <=
        part_takes(Cost, exile, Number, f([], n(card), [from(z(your, graveyard))])),
        integer(Number)
            else "{Number} is chosen by the player"
    says "it exiles them from the graveyard".


% Only the tap symbol asks how long a creature has been here (302.6).

'118.3/could_be_taken' ::
    could_be_taken(Action, Description, Player, Object, Costs, Permanent) <=
        fits(Description, Object, Permanent),
        controls(Player, Permanent),
        not(( Permanent = Object,
              is_taken_itself(Action, Costs)
            ))
            else "{Permanent} is taken already by another part of the cost"
    says "{Player} controls {Permanent}, and it is what the cost asks for".

'118.10/tapped' ::
    is_taken_itself(tap, Costs) <=
        member(tap, Costs)
            else "{Costs} has no tap symbol"
    says "the tap symbol taps it".

'118.10/sacrificed' ::
    is_taken_itself(sacrifice, Costs) <=
        sacrifices_itself(Costs)
    says "it is sacrificed already".


%   What is kept back from being used for mana.

'601.2h/kept' ::
    needed_for_cost(activating(Object, Ability), Permanent, Costs) <=
        wanted_elsewhere(Object, Ability, Permanent, Costs)
    says "{Permanent} may be needed when the cost of {Ability} is paid".

'601.2h/kept_for_spell' ::
    needed_for_cost(casting(Card, Way), Permanent, Costs) <=
        sacrifices_itself(Costs),
        wanted_for_spell(Card, Way, Permanent, Costs)
    says "{Permanent} may be needed when {Card} is paid for".

'601.2h/wanted_for_spell' ::
    wanted_for_spell(Card, Way, Permanent, Costs) <=
        controls(Player, Permanent),
        total_cost(Player, Card, Way, cost(_Symbols, Others)),
        member(Part, Others),
        takes_permanents(Part, sacrifice, Number, Description),
        could_be_taken(sacrifice, Description, Player, Card, [], Permanent),
        takes_for_mana(Costs, sacrifice),
        count(Spared,
              spared_for(sacrifice, Description, Player, Card, [], Spared),
              Found),
        Found < Number
            else "there are enough others"
    says "it could be sacrificed for {Part}".

'601.2h/wanted' ::
    wanted_elsewhere(Object, Ability, Permanent, Costs) <=
        activated_ability(Object, Ability, OwnCosts, _Effect),
        member(Cost, OwnCosts),
        takes_permanents(Cost, Action, Number, Description),
        takes_for_mana(Costs, Action),
        controls(Player, Object),
        could_be_taken(Action, Description, Player, Object, OwnCosts, Permanent),
        count(Spared,
              spared_for(Action, Description, Player, Object, OwnCosts, Spared),
              Found),
        Found < Number
            else "there are enough others"
    says "it could be taken for {Cost}".

% Mana abilities that take other permanents could take what the cost needs, too. So many of those
% that could be taken must be left over as there are such abilities.

'601.2h/perhaps_for_ability' ::
    perhaps_needed(activating(Object, Ability), Permanent, Action) <=
        activated_ability(Object, Ability, OwnCosts, _Effect),
        member(Cost, OwnCosts),
        takes_permanents(Cost, OwnAction, Number, Description),
        taking_as_costs(Action, Costs),
        takes_for_mana(Costs, OwnAction),
        controls(Player, Object),
        could_be_taken(OwnAction, Description, Player, Object, OwnCosts, Permanent),
        too_few_to_spare(OwnAction, Number, Description, Player, Object, OwnCosts)
    says "it could be taken for {Cost}".

'601.2h/perhaps_for_card' ::
    perhaps_needed(casting(Card, Way), Permanent, sacrifice) <=
        controls(Player, Permanent),
        total_cost(Player, Card, Way, cost(_Symbols, Others)),
        member(Part, Others),
        takes_permanents(Part, sacrifice, Number, Description),
        could_be_taken(sacrifice, Description, Player, Card, [], Permanent),
        too_few_to_spare(sacrifice, Number, Description, Player, Card, [])
    says "it could be sacrificed for {Part}".

'601.2h/too_few' ::
    too_few_to_spare(Action, Number, Description, Player, Object, Costs) <=
        count(Spared,
              spared_for(Action, Description, Player, Object, Costs, Spared),
              Found),
        count(Taker, takes_others_for_mana(Player, Taker), Takers),
        Takers > 0
            else "no mana ability takes other permanents",
        Found - Takers < Number
            else "there are enough: {Found} for {Number}, and {Takers} mana abilities that take one"
    says "there are {Found} for {Number}, and {Takers} mana abilities that take one".

'601.2h/takes_others' ::
    takes_others_for_mana(Player, Taker) <=
        controls(Player, Taker),
        activated_mana_ability(Taker, Ability),
        activated_ability(Taker, Ability, Costs, _Effect),
        takes_one_permanent(Costs, _Part, _Action, _Description)
    says "{Ability} of {Taker} takes another permanent".

'601.2h/sacrificed_for_mana' ::
    takes_for_mana(Costs, _Action) <=
        sacrifices_itself(Costs)
    says "it would be gone".

'601.2h/tapped_for_mana' ::
    takes_for_mana(Costs, tap) <=
        turns_itself(Costs)
    says "it would be tapped".

'601.2h/spared' ::
    spared_for(Action, Description, Player, Object, OwnCosts, Permanent) <=
        could_be_taken(Action, Description, Player, Object, OwnCosts, Permanent),
        not(( activated_mana_ability(Permanent, Ability),
              activated_ability(Permanent, Ability, Costs, _Effect),
              takes_for_mana(Costs, Action)
            ))
            else "{Permanent} has a mana ability that takes it"
    says "nothing would take {Permanent} for mana".
