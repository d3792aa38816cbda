:- encoding(utf8).
:- module(rules_118_paying_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 118.3, 601.2g and 601.2h: paying the mana of a cost

    payment(Symbols, Player, Purpose, LifeKept, plan(Activations, Payments))

Player can pay the mana Symbols for Purpose now and keep LifeKept life for the other parts of the
cost. Finding a plan needs search: kb/solvers/payment_search.pl does it, and the rules here prove
that the plan pays. When it finds none it gives a reason, which 118_impossible_payment.pl proves.

    Purpose       what the mana is spent on, since some mana may be spent on some things only
                  (106_spending_mana.pl)
    Activations   [activation(Object, Alternative), ...] in the order of activation; what may be
                  activated is told in 605_mana_abilities.pl
    Payments      [spent(Unit, Need), ...]
    Unit          mana(Object, K, Type, Marks): the K-th mana that the activation of Object adds
                  life(I): the I-th payment of 2 life
    Need          cost(I): the I-th symbol of the cost
                  activation(Object, I): the I-th symbol in the cost of that activation
*/

:- relation payment(Symbols, Player, Purpose, LifeKept, Plan)
       says "{Player} can pay {Symbols}"
       else "{Player} can't pay {Symbols}".

:- relation can_pay(+Player, +Symbols, Plan)
       says "{Player} can pay {Symbols}"
       else "{Player} can't pay {Symbols}".

:- relation cost_can_be_paid(+Player, +Symbols, +ValueOfX, +Use, Plan)
       says "{Player} can pay {Symbols}"
       else "{Player} can't pay {Symbols}".

:- relation purpose_of(+Use, Purpose)
       says "{Use} is to pay for {Purpose}"
       else "{Use} is not to pay for {Purpose}".

:- relation with_value_of_x(+Symbols, +ValueOfX, Cost)
       says "{Symbols} is the cost {Cost}"
       else "{Symbols} is not the cost {Cost}".

:- relation life_to_pay(+Player, +LifeKept, Life)
       says "{Player} may pay up to {Life} life for mana"
       else "{Player} may not pay up to {Life} life for mana".

:- relation valid_payment(+Symbols, +Player, +Purpose, +LifeKept, +Plan)
       says "{Player} pays {Symbols} as in the plan"
       else "{Player} does not pay {Symbols} as in the plan".

:- relation is_free_for(+Action, +Permanent, +User, +Activations)
       says "nothing else in the plan uses {Permanent}, so {User} may {Action} it"
       else "{Permanent} is used by something else in the plan".

:- relation need_is_for(+Need, +Purpose, For)
       says "{Need} is asked for {For}"
       else "{Need} is not asked for {For}".

:- relation is_paid(+Need, +Symbol, +Payments)
       says "{Symbol} is paid"
       else "{Symbol} is not paid".

:- relation is_paid_before(+Need, +Symbol, +Payments, +Earlier)
       says "{Symbol} is paid with mana that is there already"
       else "{Symbol} is not paid with mana that is there already".

:- relation units_pay(+Units, +Symbol)
       says "{Units} pay for {Symbol}"
       else "{Units} do not pay for {Symbol}".

:- relation is_made(+Unit, +Activations)
       says "{Unit} is there to be spent"
       else "{Unit} is not there to be spent".

:- relation mana_pays(+Type, +Marks, +Symbol)
       says "one {Type} mana pays for {Symbol}"
       else "one {Type} mana does not pay for {Symbol}".

:- relation life_of_activations(+Activations, Life)
       says "the activations cost {Life} life"
       else "the activations do not cost {Life} life".

:- relation total_life(+Costs, Life)
       says "{Costs} are {Life} life in all"
       else "{Costs} are not {Life} life in all".

:- witness payment(+Symbols, +Player, +Purpose, +LifeKept, -Plan)
       by payment_search:pay/5
       proves valid_payment(Symbols, Player, Purpose, LifeKept, Plan)
       refutes impossible_payment(Symbols, Player, Purpose, LifeKept, Reason).


'118.3/can_pay' ::
    can_pay(Player, Symbols, Plan) <=
        player(Player),
        payment(Symbols, Player, any_cost, 0, Plan)
    says "{Player} has the resources to pay {Symbols}".


'119.4/to_pay' ::
    life_to_pay(Player, LifeKept, Life) <=
        life(Player, Total),
        Life is max(0, Total - LifeKept)
    says "{Player} has {Total} life and keeps {LifeKept} for other costs".


% What has to be paid is a symbol of the cost itself or of what is activated on the way.

'106.6/cost' ::
    need_is_for(cost(_Place), Purpose, cost(Purpose))
    says "the symbol belongs to the cost itself".

'106.6/activation' ::
    need_is_for(activation(Object, _Place), _Purpose, activation(Object))
    says "the symbol belongs to the activation of {Object}".


% All of the cost, or it is not paid at all (118.3); each mana for one symbol (118.10). Mana that
% pays for an activation was made by an earlier one (601.2g).

'601.2h/mana' ::
    valid_payment(Symbols, Player, Purpose, LifeKept, plan(Activations, Payments)) <=
        all(member(activation(Object, Alternative), Activations),
            way_to_use(Player, Purpose, Object, Alternative))
            else "an activation is not possible",
        collect(Used, member(activation(Used, _AnyUse), Activations), Objects),
        length(Objects, NumberOfObjects),
        length(Activations, NumberOfActivations),
        NumberOfObjects =:= NumberOfActivations
            else "a source is used twice",
        all(( member(activation(User, alternative(_A, _C, _L, _T, UserMarks)), Activations),
              member(takes(Action, Permanent), UserMarks)
            ),
            is_free_for(Action, Permanent, User, Activations))
            else "a permanent is used twice",
        collect(Spent, member(spent(Spent, _AnyNeed), Payments), Units),
        length(Units, NumberOfUnits),
        length(Payments, NumberOfPayments),
        NumberOfUnits =:= NumberOfPayments
            else "a mana is spent twice",
        all(member(Unit, Units),
            is_made(Unit, Activations))
            else "a mana is spent that nothing makes",
        all(member(spent(mana(_Maker, _Place, _Type, [Mark|Marks]), Need), Payments),
            ( need_is_for(Need, Purpose, For),
              may_be_spent([Mark|Marks], For)
            ))
            else "a mana is spent on something that it may not be spent on",
        all(nth1(Place, Symbols, Symbol),
            is_paid(cost(Place), Symbol, Payments)),
        all(( append(Earlier, [activation(Payer, alternative(_, Costs, _, _, _))|_], Activations),
              nth1(CostPlace, Costs, Cost)
            ),
            is_paid_before(activation(Payer, CostPlace), Cost, Payments, Earlier)),
        count(Number, member(life(Number), Units), LifePayments),
        life_of_activations(Activations, ActivationLife),
        life_to_pay(Player, LifeKept, Life),
        2 * LifePayments + ActivationLife =< Life
            else "there is not enough life"
    says "every symbol of {Symbols} is paid with mana of its own, or with life".


% Each permanent pays for one thing (118.10). What is tapped for mana could still be sacrificed;
% that plan is left out.

'118.10/taken_once' ::
    is_free_for(_Action, Permanent, User, Activations) <=
        not(member(activation(Permanent, _Own), Activations))
            else "{Permanent} is used for mana itself",
        not(( member(activation(Other, alternative(_Abilities, _Costs, _Life, _Types, Marks)),
                     Activations),
              Other \== User,
              member(takes(_OtherAction, Permanent), Marks)
            ))
            else "{Permanent} is taken for another source"
    says "nothing else in the plan uses {Permanent}".

'118.3' ::
    is_paid(Need, Symbol, Payments) <=
        collect(Unit, member(spent(Unit, Need), Payments), Units),
        units_pay(Units, Symbol)
    says "{Symbol} has what pays for it".

'601.2g/before' ::
    is_paid_before(Need, Symbol, Payments, Earlier) <=
        collect(Unit, member(spent(Unit, Need), Payments), Units),
        units_pay(Units, Symbol),
        all(member(MadeBefore, Units),
            is_made(MadeBefore, Earlier))
            else "the mana is not there yet"
    says "{Symbol} is paid with mana that was made before".

'118.3a' ::
    units_pay([mana(Object, Place, Type, Marks)], Symbol) <=
        mana_pays(Type, Marks, Symbol)
    says "mana {Place} of {Object} is {Type} and pays for {Symbol}".

'118.3a/generic' ::
    units_pay(Units, Symbol) <=
        generic_mana_in(Symbol, Amount),
        length(Units, Number),
        Number =:= Amount
            else "{Symbol} takes {Amount} mana, not {Number}",
        not(member(life(_Payment), Units))
            else "life does not pay for generic mana"
    says "{Symbol} takes {Amount} mana of any type".

'118.3b' ::
    units_pay([life(_Number)], Symbol) <=
        life_pays_symbol(Symbol)
    says "2 life pay for {Symbol}".


'106.4/unit' ::
    is_made(mana(Object, Place, Type, Marks), Activations) <=
        member(activation(Object, alternative(_Abilities, _Costs, _Life, Types, Marks)),
               Activations),
        nth1(Place, Types, Type)
    says "mana {Place} of {Object} is {Type}".

'118.3b/unit' :: is_made(life(_Number), _Activations)
    says "life is not made by activations".


'107.4/mana' ::
    mana_pays(Type, _Marks, Symbol) <=
        type_pays_symbol(Type, Symbol)
    says "{Type} mana pays for {Symbol}".

'107.4h' ::
    mana_pays(Type, Marks, Symbol) <=
        snow_symbol(Symbol),
        member(snow, Marks)
            else "the mana does not come from a snow source"
    says "the {Type} mana comes from a snow source, so it pays for {Symbol}".


'119.4/activations' ::
    life_of_activations(Activations, Total) <=
        collect(Object-Life,
                ( member(activation(Object, alternative(_Abilities, _Costs, Life, _Types, _Marks)),
                         Activations),
                  Life > 0
                ),
                Costs),
        total_life(Costs, Total)
    says "the life that the activations cost is {Total}".

'119.4/no_cost' ::
    total_life([], 0)
    says "nothing costs life".

'119.4/costs' ::
    total_life([Object-Life|Costs], Total) <=
        total_life(Costs, Rest),
        Total is Life + Rest
    says "{Object} costs {Life} life, the others {Rest}".


%   The question whether a cost can be paid. Its X has a value, or else nobody knows what it costs;
%   its Use is `any_cost` or `spell(Card)`.

'118.3/question' ::
    cost_can_be_paid(Player, Symbols, X, Use, Plan) <=
        player(Player),
        with_value_of_x(Symbols, X, Cost),
        purpose_of(Use, Purpose),
        payment(Cost, Player, Purpose, 0, Plan)
    says "{Player} has the resources to pay {Symbols}".

'118.3/any_cost' ::
    purpose_of(any_cost, any_cost)
    says "nothing is known of what is paid for".

'106.6/spell_of_card' ::
    purpose_of(spell(Card), casting(Card, hand(Face))) <=
        castable_face(Card, Face)
    says "{Card} is cast as {Face}".

'107.3a/no_symbol' ::
    with_value_of_x([], _X, [])
    says "no symbol is left".

'107.3a/x' ::
    with_value_of_x([Symbol|Symbols], value(X), [X|Cost]) <=
        variable_symbol(Symbol),
        with_value_of_x(Symbols, value(X), Cost)
    says "{Symbol} is {X}".

'107.3a/unknown' ::
    with_value_of_x([Symbol|Symbols], unknown, [Symbol|Cost]) <=
        variable_symbol(Symbol),
        with_value_of_x(Symbols, unknown, Cost)
    says "{Symbol} has no value".

'107.3a/other' ::
    with_value_of_x([Symbol|Symbols], X, [Symbol|Cost]) <=
        not(variable_symbol(Symbol)),
        with_value_of_x(Symbols, X, Cost)
    says "{Symbol} is not X".
