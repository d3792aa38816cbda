:- encoding(utf8).
:- module(rules_118_paying_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 118.3, 601.2g and 601.2h: paying the mana of a cost

    mana_resources(Player, LifeKept, resources(Life, Sources))
    payment(Symbols, resources(Life, Sources), plan(Activations, Payments))

Finding a plan needs search: kb/solvers/payment_search.pl does it, and the rules here prove that
the plan pays. When it finds none it gives a reason, which 118_impossible_payment.pl proves.

    Activations   [activation(Object, Alternative), ...] in the order of activation; the sources
                  are those of 605_mana_abilities.pl
    Payments      [spent(Unit, Need), ...]
    Unit          mana(Object, K): the K-th mana that the activation of Object adds
                  life(I): the I-th payment of 2 life
    Need          cost(I): the I-th symbol of the cost
                  activation(Object, I): the I-th symbol in the cost of that activation
*/

:- relation mana_resources(+Player, +LifeKept, Resources)
       says "what {Player} may pay with is {Resources}"
       else "what {Player} may pay with is not {Resources}".

:- relation payment(Symbols, Resources, Plan)
       says "the mana {Symbols} can be paid"
       else "the mana {Symbols} can't be paid".

:- relation valid_payment(+Symbols, +Resources, +Plan)
       says "the plan pays for {Symbols}"
       else "the plan does not pay for {Symbols}".

:- relation is_paid(+Need, +Symbol, +Activations, +Payments)
       says "the plan pays for {Symbol}"
       else "the plan does not pay for {Symbol}".

:- relation units_pay(+Units, +Symbol, +Activations)
       says "{Units} pay for {Symbol}"
       else "{Units} do not pay for {Symbol}".

:- relation mana_of_unit(+Unit, +Activations, Type, Marks)
       says "{Unit} is one {Type} mana"
       else "{Unit} is not one {Type} mana".

:- relation mana_pays(+Type, +Marks, +Symbol)
       says "one {Type} mana pays for {Symbol}"
       else "one {Type} mana does not pay for {Symbol}".

:- relation total_life(+Activations, Life)
       says "the activations cost {Life} life"
       else "the activations do not cost {Life} life".

:- witness payment(+Symbols, +Resources, -Plan)
       by payment_search:pay/3
       proves valid_payment(Symbols, Resources, Plan)
       refutes impossible_payment(Symbols, Resources, Reason).


'601.2g' ::
    mana_resources(Player, LifeKept, resources(Life, Sources)) <=
        life(Player, Total),
        Life is max(0, Total - LifeKept),
        collect(Source, mana_source(Player, Source), Sources)
    says "{Player} may activate {Sources} for mana and pay up to {Life} life".


% All of the cost, or it is not paid at all (118.3); each mana for one symbol (118.10). Mana that
% pays for an activation was made by an earlier one (601.2g).

'601.2h/mana' ::
    valid_payment(Symbols, resources(Life, Sources), plan(Activations, Payments)) <=
        all(member(activation(Object, Alternative), Activations),
            ( member(source(Object, Alternatives), Sources),
              member(Alternative, Alternatives)
            ))
            else "an activation is not among those that are possible",
        collect(Used, member(activation(Used, _AnyUse), Activations), Objects),
        length(Objects, NumberOfObjects),
        length(Activations, NumberOfActivations),
        NumberOfObjects =:= NumberOfActivations
            else "a source is used twice",
        collect(Unit, member(spent(Unit, _AnyNeed), Payments), Units),
        length(Units, NumberOfUnits),
        length(Payments, NumberOfPayments),
        NumberOfUnits =:= NumberOfPayments
            else "a mana is spent twice",
        all(nth1(Place, Symbols, Symbol),
            is_paid(cost(Place), Symbol, Activations, Payments)),
        all(( append(Earlier, [activation(Payer, alternative(_, Costs, _, _, _))|_], Activations),
              nth1(CostPlace, Costs, Cost)
            ),
            is_paid(activation(Payer, CostPlace), Cost, Earlier, Payments)),
        count(Number, member(spent(life(Number), _LifeNeed), Payments), LifePayments),
        total_life(Activations, ActivationLife),
        2 * LifePayments + ActivationLife =< Life
            else "there is not enough life"
    says "every symbol of {Symbols} is paid with mana of its own, or with life".


'118.3' ::
    is_paid(Need, Symbol, Activations, Payments) <=
        collect(Unit, member(spent(Unit, Need), Payments), Units),
        units_pay(Units, Symbol, Activations)
    says "{Symbol} is paid with {Units}".

'118.3a' ::
    units_pay([Unit], Symbol, Activations) <=
        mana_of_unit(Unit, Activations, Type, Marks),
        mana_pays(Type, Marks, Symbol)
    says "{Unit} is one {Type} mana, which pays for {Symbol}".

'118.3a/generic' ::
    units_pay(Units, Symbol, Activations) <=
        generic_mana_in(Symbol, Amount),
        length(Units, Number),
        Number =:= Amount
            else "{Symbol} takes {Amount} mana, not {Number}",
        all(member(Unit, Units),
            mana_of_unit(Unit, Activations, _Type, _Marks))
    says "{Symbol} takes {Amount} mana of any type".

'118.3b' ::
    units_pay([life(_Number)], Symbol, _Activations) <=
        life_pays_symbol(Symbol)
    says "2 life pay for {Symbol}".


'106.4/unit' ::
    mana_of_unit(mana(Object, Place), Activations, Type, Marks) <=
        member(activation(Object, alternative(_Abilities, _Costs, _Life, Types, Marks)),
               Activations),
        nth1(Place, Types, Type)
    says "the activation of {Object} adds {Types}".


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


'119.4/no_activation' ::
    total_life([], 0)
    says "no activation costs no life".

'119.4/activations' ::
    total_life([activation(Object, alternative(_Abilities, _Costs, Life, _Types, _Marks))|Others],
               Total) <=
        total_life(Others, Rest),
        Total is Life + Rest
    says "{Object} costs {Life} life, the other activations {Rest}".
