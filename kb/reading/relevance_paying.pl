:- encoding(utf8).
:- module(reading_relevance_paying, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change whether a cost can be paid

  - could_hinder(Text, cost_can_be_paid(Player, Symbols, X, Use)): the text could make a yes wrong
  - could_help(Text, cost_can_be_paid(Player, Symbols, X, Use)): the text could make a no wrong

Likewise for available_mana(Player), how much mana there is.

Only mana is asked for, so only texts about mana and mana abilities matter (relevance_mana.pl).
*/

:- relation sure_sources_pay_cost(+Player, +Symbols, +ValueOfX, +Use)
       says "{Symbols} can be paid with mana that is in no doubt"
       else "the mana that would pay for {Symbols} is in doubt".


'605.1/hinder_paying' ::
    could_hinder(Text, cost_can_be_paid(Player, Symbols, X, Use)) <=
        doubtful_source(Player, Permanent, Text),
        not(sure_sources_pay_cost(Player, Symbols, X, Use))
            else "the cost can be paid with mana that is in no doubt"
    says "{Text} could take mana from {Permanent}, with which {Symbols} would be paid".

'601.2g/sure_cost' ::
    sure_sources_pay_cost(Player, Symbols, X, Use) <=
        cost_can_be_paid(Player, Symbols, X, Use, Plan),
        Plan = plan(Activations, _Payments),
        all(member(activation(Source, _Alternative), Activations),
            not(doubtful_source(Player, Source, _Text)))
            else "the plan uses mana that is in doubt"
    says "there is a plan with sources that are in no doubt".

'605.1/help_paying' ::
    could_help(Text, cost_can_be_paid(Player, _Symbols, _X, _Use)) <=
        could_give_mana(Player, none, Text)
    says "{Text} might give mana".

'106.7/help_paying' ::
    could_help(Text, cost_can_be_paid(Player, _Symbols, _X, _Use)) <=
        could_add_type(Text, Permanent),
        controls(Player, Permanent)
    says "{Text} might let {Permanent} make other mana".


%   How much mana there is: a text that takes some away, or gives some.

'605.1/hinder_having' ::
    could_hinder(Text, available_mana(Player)) <=
        doubtful_source(Player, Permanent, Text)
    says "{Text} could take mana from {Permanent}".

'605.1/help_having' ::
    could_help(Text, available_mana(Player)) <=
        could_give_mana(Player, none, Text)
    says "{Text} might give mana".

'106.7/help_having' ::
    could_help(Text, available_mana(Player)) <=
        could_add_type(Text, Permanent),
        controls(Player, Permanent)
    says "{Text} might let {Permanent} make other mana".
