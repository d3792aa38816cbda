:- encoding(utf8).
:- module(rules_606_loyalty_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 606: loyalty abilities

A loyalty ability is an activated ability. What its symbol costs, and when it may be activated, is
said here in the words of other cards, so that it is looked at like any other activation: the limit
`activate_only([as(loyalty_ability)])` stands for 606.3.
*/

:- relation loyalty_ability(Object, Ability)
       says "{Ability} of {Object} is a loyalty ability"
       else "{Ability} of {Object} is no loyalty ability".

:- relation loyalty_cost(+Symbol, Costs)
       says "the loyalty symbol {Symbol} costs {Costs}"
       else "the loyalty symbol {Symbol} does not cost {Costs}".

:- relation loyalty_ability_was_activated(+Object)
       says "a loyalty ability of {Object} was activated this turn"
       else "no loyalty ability of {Object} was activated this turn".


'606.2' ::
    loyalty_ability(Object, Ability) <=
        has_ability(Object, Ability),
        ability_term(Ability, loyalty(_Symbol, _Effect))
    says "there is a loyalty symbol in the cost of {Ability}".

'606.2/meaning' ::
    meaning_of_ability(Ability, activated(Costs, Limited)) <=
        ability_term(Ability, loyalty(Symbol, Sentences)),
        loyalty_cost(Symbol, Costs),
        append(Sentences, [activate_only([as(loyalty_ability)])], Limited)
    says "a loyalty ability is activated by its loyalty symbol, {Symbol}, at the times of 606.3".


'606.3' ::
    limit_met(as(loyalty_ability), with_priority, Player, Object) <=
        could_cast_a_sorcery(Player)
            else "it is not the main phase of {Player}, with an empty stack and priority",
        not(loyalty_ability_was_activated(Object))
    says "it is the main phase of {Player}, the stack is empty, and no loyalty ability of {Object} \c
          was activated this turn".

'606.3/read' :: limit_read(as(loyalty_ability))
    says "when loyalty abilities may be activated is read".

'606.3/activated_before' ::
    loyalty_ability_was_activated(Object) <=
        activated_this_turn(Object, Index),
        has_ability(Object, printed(Face, Index)),
        printed_ability(Face, Index, loyalty(_Symbol, _Effect))
            else "that was no loyalty ability"
    says "the board says so of line {Index}".


'606.4/put' ::
    loyalty_cost(plus(Number), [act(v(put_counters(cs(Number, loyalty), self), []))])
    says "{Number} loyalty counters are put on it".

'606.4/removed' ::
    loyalty_cost(minus(Number), [act(v(remove_counters(cs(Number, loyalty), self), []))]) <=
        integer(Number)
    says "{Number} loyalty counters are removed from it".

'606.4/nothing' :: loyalty_cost(zero, [])
    says "no counters are put on it or removed".

% Whoever activates it chooses X, and 0 costs nothing.

'107.3a/loyalty' :: loyalty_cost(minus(x), [])
    says "0 may be chosen for X".
