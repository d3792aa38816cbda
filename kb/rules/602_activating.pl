:- encoding(utf8).
:- module(rules_602_activating, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 602.2: whether a player may activate an ability now

    may_activate(Player, Object, Ability)

has one condition for each thing that can stand in the way, and each of them can be looked at
whatever became of the others: so a “no” names everything that is missing. Activating follows the
steps of casting (602.2b), so the targets are those of 115_targets.pl, with `ability(Object)` in the
place of a way to cast.

A mana ability may be activated with priority, and also whenever mana has to be paid (605.3a). The
board says so with asked_for_mana(Player, For): Player is asked for mana, For being the card that
they cast or the permanent of which they activate an ability.
*/

:- relation may_activate(Player, +Object, Ability)
       says "{Player} may activate {Ability} of {Object}"
       else "{Player} may not activate {Ability} of {Object}".

:- relation ability_to_activate(+Object, Ability)
       says "{Ability} of {Object} is an activated ability, and {Object} is where it functions"
       else "{Object} has no activated ability {Ability} where it is".

:- relation functions_elsewhere(+Costs, +Effect)
       says "the ability functions in another zone than the battlefield"
       else "nothing in the ability says that it functions in another zone".

:- relation card_in_another_zone(+Part)
       says "{Part} means the card in another zone"
       else "{Part} does not mean the card in another zone".

:- relation moves_itself_first(+Part)
       says "{Part} moves the permanent itself"
       else "{Part} does not move the permanent itself".

:- relation open_to(Player, +Object, +Ability)
       says "{Ability} of {Object} is open to {Player}"
       else "{Ability} of {Object} is not open to {Player}".

:- relation right_time_to_activate(+Player, +Object, +Ability)
       says "now is a time at which {Player} may activate {Ability}"
       else "now is not a time at which {Player} may activate {Ability}".

:- relation instructions_followed(+Player, +Object, +Ability)
       says "the activation instructions of {Ability} are followed"
       else "the activation instructions of {Ability} are not followed".

:- relation already_begun(+Object, +Ability)
       says "{Ability} of {Object} is being activated and has not resolved"
       else "{Ability} of {Object} is not being activated".

:- relation has_begun_with_mana(+Object, Ability)
       says "{Ability} of {Object} asks for mana"
       else "{Ability} of {Object} does not ask for mana".

:- relation ability_finds_targets(+Player, +Object, +Ability)
       says "every target that {Ability} asks for can be chosen"
       else "a target that {Ability} asks for can't be chosen".

:- relation targets_of_ability(+Object, +Ability, Targets)
       says "{Ability} of {Object} asks for {Targets}"
       else "{Ability} of {Object} does not ask for {Targets}".

:- relation activation_can_be_paid(+Player, +Object, +Ability)
       says "{Player} can pay the cost of {Ability}"
       else "{Player} can't pay the cost of {Ability}".

:- relation parts_can_be_paid(+Player, +Object, +Ability)
       says "{Player} can pay what is not mana of the cost of {Ability}"
       else "{Player} can't pay what is not mana of the cost of {Ability}".

:- relation mana_can_be_paid(+Player, +Object, +Ability)
       says "{Player} can pay the mana in the cost of {Ability}"
       else "{Player} can't pay the mana in the cost of {Ability}".


'602.2/activate' ::
    may_activate(Player, Object, Ability) <=
        ability_to_activate(Object, Ability),
        open_to(Player, Object, Ability),
        right_time_to_activate(Player, Object, Ability),
        instructions_followed(Player, Object, Ability),
        not(kept_from_activating(Player, Object, Ability))
            else "{Ability} of {Object} can't be activated",
        not(already_begun(Object, Ability))
            else "{Ability} of {Object} is being activated already",
        ability_finds_targets(Player, Object, Ability),
        activation_can_be_paid(Player, Object, Ability)
    says "{Player} may activate {Ability} of {Object}: it is theirs to activate, this is a right \c
          time, nothing prohibits it, and the cost can be paid".


'113.6/activate' ::
    ability_to_activate(Object, Ability) <=
        activated_ability(Object, Ability, Costs, Effect)
            else "{Object} has no activated ability",
        permanent(Object)
            else "{Object} is not on the battlefield",
        not(activated_elsewhere(Costs))
            else "its cost moves {Object} from another zone",
        not(functions_elsewhere(Costs, Effect))
            else "it speaks of {Object} as a card in another zone"
    says "{Object} is on the battlefield, where {Ability} functions".

% What moves the card out of another zone functions in that zone only, unless an earlier part has
% put it there.

'113.6m/cost' ::
    functions_elsewhere(Costs, _Effect) <=
        subterm(Part, Costs),
        card_in_another_zone(Part)
    says "its cost speaks of the card in another zone".

'113.6m/effect' ::
    functions_elsewhere(Costs, Effect) <=
        subterm(Part, Effect),
        card_in_another_zone(Part),
        not(( member(Ability, [Costs, Effect]),
              subterm(Earlier, Ability),
              moves_itself_first(Earlier)
            ))
            else "it has put the card there before"
    says "its effect speaks of the card in another zone".

'113.6m/this' ::
    card_in_another_zone(this(f(_Adjectives, n(card), Posts))) <=
        member(from(_Zone), Posts)
            else "it does not say from where"
    says "it says “this card from” and a zone".

'113.6m/self' ::
    card_in_another_zone(self_from(_Zone))
    says "it names the card and a zone".

'113.6m/sacrificed' ::
    moves_itself_first(sacrifice(Itself)) <=
        itself_as_card(Itself)
    says "it is sacrificed first".

'113.6m/exiled' ::
    moves_itself_first(exile(Itself)) <=
        itself_as_card(Itself),
        not(card_in_another_zone(Itself))
            else "it is exiled from another zone"
    says "it is exiled first".

'602.2/controller' ::
    open_to(Player, Object, Ability) <=
        ability_to_activate(Object, Ability),
        controls(Player, Object)
            else "only the controller of {Object} can activate its abilities"
    says "{Player} controls {Object}, so {Ability} is theirs to activate".


'117.1b' ::
    right_time_to_activate(Player, Object, Ability) <=
        has_priority(Player)
            else "{Player} does not have priority",
        players_receive_priority,
        ability_to_activate(Object, Ability)
    says "{Player} has priority".

'605.3a/asked' ::
    right_time_to_activate(Player, Object, Ability) <=
        mana_ability(Object, Ability),
        asked_for_mana(Player, For)
            else "{Player} is not asked for mana"
    says "{Player} is asked for mana for {For}, and {Ability} is a mana ability".


'602.1b' ::
    instructions_followed(Player, Object, Ability) <=
        activated_ability(Object, Ability, _Costs, Effect),
        within_limits(Effect, with_priority, Player, Object),
        not(used_up(Object, Ability))
            else "{Ability} was activated already this turn"
    says "whatever {Ability} says about when it may be activated is true now".


% That mana is asked for an activation on the battlefield means that it has begun.

'605.3c/begun' ::
    already_begun(Object, Ability) <=
        asked_for_mana(_Player, Object),
        collect(Begun, has_begun_with_mana(Object, Begun), Abilities),
        Abilities == [Ability]
            else "it is not known which ability of {Object} it is",
        mana_ability(Object, Ability)
            else "{Ability} is no mana ability"
    says "{Ability} can't be activated again until it has resolved".

'601.2g/begun' ::
    has_begun_with_mana(Object, Ability) <=
        permanent(Object),
        activated_ability(Object, Ability, Costs, _Effect),
        mana_in_costs(Costs, [_First|_Others])
    says "there is mana in the cost of {Ability}".


%   601.2c, by way of 602.2b: targets. Those of an ability are chosen as those of a spell are.

'602.2b/targets' ::
    ability_finds_targets(Player, Object, Ability) <=
        player(Player),
        all(targets_of_ability(Object, Ability, Needs),
            finds_targets(Player, Object, ability(Object), Needs))
            else "{Ability} asks for a target that is not there"
    says "whatever targets {Ability} asks for can be chosen".

'115.1c' ::
    targets_of_ability(Object, Ability, Needs) <=
        activated_ability(Object, Ability, _Costs, Effect),
        targets_read(Effect)
            else "which targets it asks for is not read",
        asks_for_target(Effect, Needs)
    says "{Ability} asks for {Needs}".

'702.16b/ability' ::
    proposed_color(ability(Object), Color) <=
        is_color(Object, Color)
    says "{Object}, the source of the ability, is {Color}".


%   601.2h, by way of 602.2b: the cost. Each part has its own condition.

'602.2b/cost_paid' ::
    activation_can_be_paid(Player, Object, Ability) <=
        parts_can_be_paid(Player, Object, Ability),
        mana_can_be_paid(Player, Object, Ability)
    says "{Player} can pay the whole cost of {Ability}".

'118.3/parts' ::
    parts_can_be_paid(Player, Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        all(member(Cost, Costs),
            part_can_be_paid(Cost, Player, Object, Costs))
    says "{Player} can pay {Costs} as far as it is not mana".

'118.5/activation' ::
    mana_can_be_paid(Player, Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        player(Player),
        mana_in_costs(Costs, [])
    says "there is no mana in {Costs}".

% Whoever activates it chooses X (107.3a); 0 is what costs least.

'118.3/activation' ::
    mana_can_be_paid(Player, Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        mana_in_costs(Costs, Symbols),
        Symbols \== []
            else "there is no mana in {Costs}",
        life_in_costs(Costs, Life),
        with_value_of_x(Symbols, value(0), Cost),
        payment(Cost, Player, activating(Object, Ability), Life, _Plan)
    says "{Player} can pay {Cost} for {Ability} of {Object}".
