:- encoding(utf8).
:- module(reading_relevance_activating_help, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could make it wrong that an ability may not be activated

  - could_help(Text, may_activate(Player, Object, Ability)): the text could make a no wrong

A text helps with what it speaks of: a no is in doubt only when everything that is missing might be
supplied. What is known to be left out stands as rule(Number, Object) in the place of a text.
*/

:- relation lacking_to_activate(+Player, +Object, +Ability, Missing)
       says "{Missing} is missing for {Player} to activate {Ability}"
       else "{Missing} is not missing for {Player} to activate {Ability}".

:- relation supplies_activation(+Player, +Object, +Ability, Text, +Missing)
       says "{Text} might supply {Missing}"
       else "{Text} can't supply {Missing}".

:- relation cost_read(+Object, +Ability)
       says "every part of the cost of {Ability} is read"
       else "a part of the cost of {Ability} is not read".

:- relation may_make_activating_cheaper(+Words)
       says "the words may make something cheaper to activate"
       else "the words make nothing cheaper to activate".


%   Helping.

'602.2/help' ::
    could_help(Text, may_activate(Player, Object, Ability)) <=
        activated_ability(Object, Ability, _Costs, _Effect),
        not(already_begun(Object, Ability))
            else "it has not resolved yet, whatever else there is",
        lacking_to_activate(Player, Object, Ability, Missing),
        supplies_activation(Player, Object, Ability, Text, Missing),
        all(lacking_to_activate(Player, Object, Ability, Other),
            supplies_activation(Player, Object, Ability, _OtherText, Other))
            else "something is missing that no unread text could supply"
    says "{Text} might supply {Missing}, and whatever else is missing might be supplied too".

'602.2/missing' ::
    lacking_to_activate(Player, Object, Ability, permission) <=
        player(Player),
        not(open_to(Player, Object, Ability))
            else "it is open to {Player}"
    says "it is not open to {Player}".

'117.1b/missing' ::
    lacking_to_activate(Player, Object, Ability, time) <=
        player(Player),
        not(right_time_to_activate(Player, Object, Ability))
            else "it is the right time"
    says "it is not the right time".

'602.1b/missing' ::
    lacking_to_activate(Player, Object, Ability, instructions) <=
        player(Player),
        not(instructions_followed(Player, Object, Ability))
            else "the instructions are followed"
    says "the activation instructions are not followed".

'602.5/missing' ::
    lacking_to_activate(Player, Object, Ability, freedom) <=
        kept_from_activating(Player, Object, Ability)
    says "it can't be activated".

'601.2c/missing_for_ability' ::
    lacking_to_activate(Player, Object, Ability, targets) <=
        player(Player),
        not(ability_finds_targets(Player, Object, Ability))
            else "the targets are there"
    says "the targets are not there".

'601.2h/missing_part' ::
    lacking_to_activate(Player, Object, Ability, part_of_cost) <=
        player(Player),
        not(parts_can_be_paid(Player, Object, Ability))
            else "what is not mana can be paid"
    says "what is not mana can't be paid".

'601.2h/missing_mana' ::
    lacking_to_activate(Player, Object, Ability, mana) <=
        player(Player),
        not(mana_can_be_paid(Player, Object, Ability))
            else "the mana can be paid"
    says "the mana can't be paid".


'602.1b/supplies_permission' ::
    supplies_activation(Player, Object, Ability, Text, permission) <=
        not(controls(Player, Object))
            else "{Player} controls {Object}",
        activated_ability(Object, Ability, _Costs, Effect),
        words(Effect, Words),
        shares(Words, [activate])
            else "it does not let others activate it",
        own_text(Object, Ability, Text)
    says "{Text} may let others activate it".

'602.1b/supplies_instructions' ::
    supplies_activation(_Player, Object, Ability, Text, instructions) <=
        activated_ability(Object, Ability, _Costs, Effect),
        member(activate_only(Limits), Effect),
        not(limits_read(Limits))
            else "its limits are read",
        own_text(Object, Ability, Text)
    says "when {Ability} may be activated is not read".

% Another time may be allowed for what is activated only as a sorcery (602.5d), and what has been
% activated before may be activated again.

'601.3b/supplies_instructions' ::
    supplies_activation(_Player, Object, Ability, Text, instructions) <=
        activated_ability(Object, Ability, _Costs, _Effect),
        activation_text(activating, Text, _Source, Words),
        contains_any(Words, [[any, time], [as, though]])
    says "{Text} may let abilities be activated at another time".

% A text may allow what was activated this turn to be activated again.

'602.5b/supplies_instructions' ::
    supplies_activation(_Player, Object, Ability, Text, instructions) <=
        activated_this_turn(Object, _Index),
        activated_ability(Object, Ability, _Costs, _Effect),
        activation_text(activating, Text, _Source, Words),
        shares(Words, [twice, again, additional, once, more])
            else "it does not speak of activating again"
    says "{Text} may let abilities be activated once more".

% A planeswalker on the battlefield has loyalty counters, and the board left them out (306.5b).

'306.5b/supplies_part' ::
    supplies_activation(_Player, Object, Ability, rule('306.5b', Object), part_of_cost) <=
        loyalty_ability(Object, Ability),
        not(counters(Object, loyalty, _Number))
            else "the board says how many loyalty counters {Object} has"
    says "the board does not say how many loyalty counters {Object} has".

'602.5/supplies_freedom' ::
    supplies_activation(_Player, Object, _Ability, Text, freedom) <=
        activation_text(being, Text, Source, Words),
        may_change(Words, Source, Object)
    says "{Text} may say that {Object} is something else".

'602.5/supplies_lost_prohibition' ::
    supplies_activation(_Player, _Object, _Ability, Text, freedom) <=
        activation_text(activating, Text, _Source, Words),
        speaks_of(Words, lost_abilities)
    says "{Text} may take away the ability that prohibits it".

'601.2c/supplies_targets' ::
    supplies_activation(_Player, _Object, _Ability, Text, targets) <=
        activation_text(being, Text, _Source, Words),
        may_make_targets(Words)
    says "{Text} may make something a target".

'601.2h/supplies_part' ::
    supplies_activation(_Player, Object, Ability, Text, part_of_cost) <=
        not(cost_read(Object, Ability))
            else "every part of the cost is read",
        own_text(Object, Ability, Text)
    says "a part of the cost of {Ability} is not read".

% What would be tapped for the cost might be untapped for mana before, or the other way round.

'601.2g/supplies_turn' ::
    supplies_activation(_Player, Object, Ability, rule('601.2g', Object), part_of_cost) <=
        activated_ability(Object, Ability, Costs, _Effect),
        mana_in_costs(Costs, [_First|_Others]),
        member(Symbol-Opposite, [tap-untap, untap-tap]),
        member(Symbol, Costs),
        activated_mana_ability(Object, Other),
        activated_ability(Object, Other, OtherCosts, _OtherEffect),
        member(Opposite, OtherCosts)
            else "no mana ability of {Object} turns it back"
    says "{Other} may turn {Object} while the mana is paid".

'302.6/supplies_haste' ::
    supplies_activation(_Player, Object, Ability, Text, part_of_cost) <=
        characteristics_matter(Object, Ability),
        activation_text(activating, Text, _Source, Words),
        shares(Words, [haste])
            else "it does not speak of haste"
    says "{Text} may give haste".

'302.6/supplies_other_type' ::
    supplies_activation(_Player, Object, Ability, Text, part_of_cost) <=
        characteristics_matter(Object, Ability),
        activation_text(being, Text, Source, Words),
        may_change(Words, Source, Object)
    says "{Text} may say that {Object} is no creature".

'605.1/supplies_mana' ::
    supplies_activation(Player, _Object, _Ability, Text, mana) <=
        could_give_mana(Player, none, Text)
    says "{Text} might give mana".

'106.7/supplies_mana' ::
    supplies_activation(Player, _Object, _Ability, Text, mana) <=
        could_add_type(Text, Permanent),
        controls(Player, Permanent)
    says "{Text} might let {Permanent} make other mana".

'601.2f/supplies_reduction' ::
    supplies_activation(_Player, _Object, _Ability, Text, mana) <=
        activation_text(activating, Text, _Source, Words),
        may_make_activating_cheaper(Words)
    says "{Text} may make abilities cost less to activate, or something else".

'601.2f/cheaper' ::
    may_make_activating_cheaper(Words) <=
        follows(Words, [cost, costs], [less], ['.']),
        not(contains_any(Words, [[less, to, cast]]))
            else "it makes spells cost less"
    says "something costs less".

'118.9/rather' ::
    may_make_activating_cheaper(Words) <=
        shares(Words, [rather])
            else "it does not say “rather”"
    says "something else may be paid".

% What is kept back for other parts of the cost might not be needed for them after all.

'118.10/supplies_mana' ::
    supplies_activation(Player, Object, Ability, rule('118.10', Object), mana) <=
        wanted_elsewhere(Object, Ability, Permanent, [tap, act(v(sacrifice(self), []))]),
        controls(Player, Permanent)
    says "{Permanent} was kept back for another part of the cost".

'118.10/supplies_mana_by_taking' ::
    supplies_activation(Player, Object, Ability, rule('118.10', Object), mana) <=
        controls(Player, Permanent),
        member(Action, [tap, sacrifice]),
        perhaps_needed(activating(Object, Ability), Permanent, Action)
    says "{Permanent} was kept back for another part of the cost".

'118.3/cost_read' ::
    cost_read(Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        all(member(Cost, Costs),
            part_read(Cost))
    says "each of {Costs} is read".
