:- encoding(utf8).
:- module(reading_activation_costs, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What the parts of an activation cost mean

A cost is read as a whole: when one part is not, may_pay_apart_from_mana/3 can't hold, and
unread_activation_cost/2 says so. The sums are for kb/solvers/payment_search.pl.
*/

:- relation payable_now(+Cost, +Player, +Object)
       says "{Player} can pay {Cost} now for {Object}"
       else "{Player} can't pay {Cost} now for {Object}".

:- relation readable_cost(+Cost)
       says "{Cost} is a cost that is read"
       else "{Cost} is a cost that no reading covers".

:- relation unread_activation_cost(Object, Ability)
       says "a part of the cost of {Ability} of {Object} is not covered by any reading"
       else "the cost of {Ability} of {Object} is read".

:- relation can_be_paid_once(+Costs)
       says "{Costs} can be paid once at most"
       else "{Costs} can be paid again and again".

:- relation takes_one_permanent(+Costs, Part, Action, Description)
       says "{Part} in {Costs} takes one permanent"
       else "{Costs} does not take one other permanent, or it can be paid again and again".

:- relation turns_itself(+Costs)
       says "paying {Costs} taps or untaps the permanent itself"
       else "paying {Costs} neither taps nor untaps the permanent itself".

:- relation sacrifices_itself(+Costs)
       says "paying {Costs} sacrifices the permanent itself"
       else "paying {Costs} does not sacrifice the permanent itself".

:- relation uses_itself(+Costs)
       says "paying {Costs} needs the permanent itself"
       else "paying {Costs} does not need the permanent itself".

:- relation mana_in_costs(+Costs, Symbols)
       says "the mana in {Costs} is {Symbols}"
       else "the mana in {Costs} is not {Symbols}".

:- relation life_in_costs(+Costs, Life)
       says "the life in {Costs} is {Life}"
       else "the life in {Costs} is not {Life}".


'107.5/cost' ::
    payable_now(tap, _Player, Object) <=
        can_be_tapped_for_cost(Object)
    says "{Object} can be tapped".

'107.6/cost' ::
    payable_now(untap, _Player, Object) <=
        can_be_untapped_for_cost(Object)
    says "{Object} can be untapped".

'118.2' ::
    payable_now(mana(_Symbols), Player, _Object) <=
        player(Player)
    says "mana is paid once mana abilities had their chance".

'119.4/activation' ::
    payable_now(act(v(pay(life(Number)), [])), Player, _Object) <=
        life(Player, Life),
        Life >= Number
            else "{Player} has {Life} life, and {Number} must be paid"
    says "{Player} has {Life} life and can pay {Number}".

'701.21a' ::
    payable_now(act(v(sacrifice(self), [])), Player, Object) <=
        controls(Player, Object),
        permanent(Object)
            else "{Object} is not on the battlefield"
    says "{Player} controls {Object} and can sacrifice it".

'701.21a/this' ::
    payable_now(act(v(sacrifice(this(_Description)), [])), Player, Object) <=
        controls(Player, Object),
        permanent(Object)
            else "{Object} is not on the battlefield"
    says "{Player} controls {Object} and can sacrifice it".


'reading/cost_tap' :: readable_cost(tap)
    says "the tap symbol is read".

'reading/cost_untap' :: readable_cost(untap)
    says "the untap symbol is read".

'reading/cost_mana' ::
    readable_cost(mana(Symbols)) <=
        all(member(Symbol, Symbols),
            not(variable_symbol(Symbol)))
            else "its X would have to be chosen"
    says "the mana {Symbols} is read".

'reading/cost_life' ::
    readable_cost(act(v(pay(life(Number)), []))) <=
        integer(Number)
            else "{Number} is not a number"
    says "paying {Number} life is read".

'reading/cost_sacrifice' :: readable_cost(act(v(sacrifice(self), [])))
    says "sacrificing the permanent itself is read".

'reading/cost_sacrifice_this' :: readable_cost(act(v(sacrifice(this(_Description)), [])))
    says "sacrificing the permanent itself is read".

'reading/unread_cost' ::
    unread_activation_cost(Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        member(Cost, Costs),
        not(readable_cost(Cost))
            else "{Cost} is read",
        not(takes_one_permanent(Costs, Cost, _Action, _Description))
            else "{Cost} takes one permanent, which is read"
    says "no reading covers {Cost} in the cost of {Ability}".

% One other permanent that is tapped or sacrificed, by an ability that can be activated once.

'118.3/takes_one' ::
    takes_one_permanent(Costs, Part, Action, Description) <=
        select(Part, Costs, Others),
        takes_permanents(Part, Action, 1, Description),
        readable(Description)
            else "which permanents it takes is not read",
        all(member(Other, Others),
            readable_cost(Other)),
        can_be_paid_once(Others)
    says "{Part} takes one permanent, and the other parts are read".


'107.5/once' ::
    turns_itself(Costs) <=
        member(tap, Costs)
            else "{Costs} does not have the tap symbol"
    says "a permanent that is tapped can't be tapped again to pay {Costs}".

'107.6/once' ::
    turns_itself(Costs) <=
        member(untap, Costs)
            else "{Costs} does not have the untap symbol"
    says "a permanent that is untapped can't be untapped again to pay {Costs}".


'118.3/turned' ::
    can_be_paid_once(Costs) <=
        turns_itself(Costs)
    says "{Costs} turns the permanent, which can't be turned twice".

'701.21a/once' ::
    can_be_paid_once(Costs) <=
        sacrifices_itself(Costs)
    says "a permanent that was sacrificed is gone, so {Costs} can't be paid again".


'reading/sacrifices_itself' ::
    sacrifices_itself(Costs) <=
        member(act(v(sacrifice(self), [])), Costs)
    says "a part of {Costs} is to sacrifice the permanent itself".

'reading/sacrifices_this' ::
    sacrifices_itself(Costs) <=
        member(act(v(sacrifice(this(_Description)), [])), Costs)
    says "a part of {Costs} is to sacrifice the permanent itself".


% Costs that are paid with the permanent itself can't be paid once it is sacrificed for mana.

'601.2h/turns' ::
    uses_itself(Costs) <=
        turns_itself(Costs)
    says "it is tapped or untapped".

'601.2h/sacrifices' ::
    uses_itself(Costs) <=
        sacrifices_itself(Costs)
    says "it is sacrificed".

'601.2h/counters' ::
    uses_itself(Costs) <=
        member(act(v(remove_counters(_Removed, Whom), [])), Costs),
        affected_ones(Whom, itself)
    says "counters are removed from it".

'601.2h/more_counters' ::
    uses_itself(Costs) <=
        member(act(v(put_counters(_Put, Whom), [])), Costs),
        affected_ones(Whom, itself)
    says "counters are put on it".

% A cost has the symbols of its mana in one part, as the grammar reads it.

'602.1a/mana' ::
    mana_in_costs(Costs, Symbols) <=
        member(mana(Symbols), Costs)
    says "{Symbols} is the mana in the cost".

'602.1a/no_mana' ::
    mana_in_costs(Costs, []) <=
        not(member(mana(_Symbols), Costs))
            else "{Costs} has mana in it"
    says "{Costs} has no mana in it".

'119.4/in_costs' ::
    life_in_costs(Costs, Life) <=
        member(act(v(pay(life(Life)), [])), Costs)
    says "{Life} life is in the cost".

'119.4/not_in_costs' ::
    life_in_costs(Costs, 0) <=
        not(member(act(v(pay(life(_Life)), [])), Costs))
            else "{Costs} has a payment of life in it"
    says "{Costs} has no payment of life in it".
