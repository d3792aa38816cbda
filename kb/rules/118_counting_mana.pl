:- encoding(utf8).
:- module(rules_118_counting_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 118.3: counting the mana that is needed and the mana that there is

too_little(Case, Shortage): more mana is needed in the Case than its sources make. Cases, needs and
shortages are described in 118_impossible_payment.pl.
*/

:- relation too_little(+Case, +Shortage)
       says "the sources make too little mana"
       else "it is not proved that the sources make too little mana".

:- relation makes_at_most(+Source, +Kinds, +Order, +Objects, +Most)
       says "{Source} makes no more mana for them than is stated"
       else "{Source} may make more mana for them than is stated".

:- relation gains_at_most(+Source, +Objects, +Most)
       says "{Source} gains no more mana than is stated"
       else "{Source} may gain more mana than is stated".

:- relation useful_mana(+Object, +Alternative, +Kinds, +Order, Number)
       says "{Number} of the mana that {Object} adds could pay for {Kinds}"
       else "the mana of {Object} that could pay for {Kinds} is not {Number}".

:- relation could_serve(+Object, +Alternative, +Type, +Order, +Need)
       says "{Type} mana of {Object} could pay for {Need}"
       else "{Type} mana of {Object} could not pay for {Need}".

:- relation could_help_to_pay(+Type, +Marks, +Symbol)
       says "{Type} mana could help to pay for {Symbol}"
       else "{Type} mana can't help to pay for {Symbol}".

:- relation kept_from(+Object, +Alternative, +Order, +For)
       says "the mana of {Object} can't be spent on {For}"
       else "the mana of {Object} may be spent on {For}".

:- relation payments_with_life(+Life, +Kinds, Number)
       says "life could pay for {Number} of {Kinds}"
       else "life could not pay for {Number} of {Kinds}".

:- relation needs_of(+Symbols, +For, Needs)
       says "{Symbols} need {Needs}"
       else "{Symbols} do not need {Needs}".

:- relation need_of_symbol(+Symbol, +For, Needs)
       says "{Symbol} needs {Needs}"
       else "{Symbol} does not need {Needs}".

:- relation least_mana(+Symbols, Number)
       says "{Symbols} take at least {Number} mana"
       else "{Symbols} do not take at least {Number} mana".

:- relation least_mana_for(+Symbol, Number)
       says "{Symbol} takes at least {Number} mana"
       else "{Symbol} does not take at least {Number} mana".


%   Counting what the sources make for some kinds of needs.

'118.3/short' ::
    too_little(case(Needs, Life, Open, Settled, Order), short(Kinds, Objects, Most)) <=
        count(Place,
              ( nth1(Place, Needs, Need),
                member(Need, Kinds)
              ),
              Needed),
        all(source_in(Open, Source),
            makes_at_most(Source, Kinds, Order, Objects, Most)),
        all(member(Used, Settled),
            makes_at_most(Used, Kinds, Order, Objects, Most)),
        all(member(Number, Most),
            Number >= 0),
        payments_with_life(Life, Kinds, LifePayments),
        sum_list(Most, MostMana),
        Have is MostMana + LifePayments,
        Have < Needed
            else "{Needed} mana must be paid, and the sources may make {Have}",
        collect(Symbol, member(need(Symbol, _For), Kinds), Symbols)
    says "{Symbols} must be paid with {Needed} mana, and the sources make at most {Have} of it".

'118.3/makes' ::
    makes_at_most(source(Object, Alternatives), Kinds, Order, Objects, Most) <=
        nth1(Place, Objects, Object),
        nth1(Place, Most, Number),
        all(member(Alternative, Alternatives),
            ( useful_mana(Object, Alternative, Kinds, Order, Useful),
              Useful =< Number
            ))
    says "{Object} makes at most {Number} mana for them".

'118.3/makes_none' ::
    makes_at_most(source(Object, Alternatives), Kinds, Order, Objects, _Most) <=
        not(member(Object, Objects)),
        all(member(Alternative, Alternatives),
            useful_mana(Object, Alternative, Kinds, Order, 0))
    says "{Object} makes no mana for them".

'118.3/useful' ::
    useful_mana(Object, alternative(Abilities, Costs, Life, Types, Marks), Kinds, Order, Number) <=
        count(Place,
              ( nth1(Place, Types, Type),
                member(Need, Kinds),
                could_serve(Object, alternative(Abilities, Costs, Life, Types, Marks), Type, Order,
                            Need)
              ),
              Number)
    says "{Number} of {Types} could pay for them".

'118.3/serves' ::
    could_serve(Object, Alternative, Type, Order, need(Symbol, For)) <=
        Alternative = alternative(_Abilities, _Costs, _Life, _Types, Marks),
        could_help_to_pay(Type, Marks, Symbol),
        not(kept_from(Object, Alternative, Order, For))
    says "{Type} mana of {Object} could pay for {Symbol}".

'118.3/payable' ::
    could_help_to_pay(Type, Marks, Symbol) <=
        mana_pays(Type, Marks, Symbol)
    says "{Type} mana pays for {Symbol}".

'107.4b/any_mana' ::
    could_help_to_pay(_Type, _Marks, generic)
    says "mana of any type pays for generic mana".

'107.4e/any_mana' ::
    could_help_to_pay(_Type, _Marks, Symbol) <=
        monocolored_hybrid_symbol(Symbol, _Color)
    says "mana of any type could help to pay for {Symbol}".


% An activation never pays for itself (605.3c).

'605.3c' ::
    kept_from(Object, _Alternative, _Order, activation(Object))
    says "{Object} can't pay for its own activation".

'601.2g/too_late' ::
    kept_from(Object, alternative(_Abilities, Costs, _Life, _Types, _Marks), Order,
              activation(Paid)) <=
        Costs \== [],
        append(Earlier, [Paid|_Later], Order),
        not(member(Object, Earlier))
            else "{Object} is activated before {Paid}"
    says "{Object} has mana in its cost and is not activated before {Paid}".

'106.6/kept' ::
    kept_from(Object, alternative(_Abilities, _Costs, _Life, _Types, [Mark|Marks]), _Order,
              For) <=
        not(may_be_spent([Mark|Marks], For))
    says "what {Object} gives may be spent on some things only, and not on this".


'118.3b/payments' ::
    payments_with_life(Life, Kinds, Number) <=
        member(need(Symbol, _For), Kinds),
        life_pays_symbol(Symbol),
        Number is max(0, Life) // 2
    says "{Life} life could pay for {Number} Phyrexian symbols".

'118.3b/no_payments' ::
    payments_with_life(_Life, Kinds, 0) <=
        not(( member(need(Symbol, _For), Kinds),
              life_pays_symbol(Symbol)
            ))
            else "a Phyrexian symbol is among {Kinds}"
    says "life pays for none of them".


%   Counting all mana: a source that costs mana gains what it makes less what it costs. What a
%   settled source costs is among the needs.

'118.3/short_in_all' ::
    too_little(case(Needs, Life, Open, Settled, _Order), short_in_all(Objects, Most)) <=
        length(Needs, Needed),
        all(source_in(Open, Source),
            gains_at_most(Source, Objects, Most)),
        all(member(source(Used, [alternative(Abilities, _Costs, LifeCost, Types, Marks)]), Settled),
            gains_at_most(source(Used, [alternative(Abilities, [], LifeCost, Types, Marks)]),
                          Objects, Most)),
        all(member(Number, Most),
            Number >= 0),
        payments_with_life(Life, Needs, LifePayments),
        sum_list(Most, MostMana),
        Have is MostMana + LifePayments,
        Have < Needed
            else "{Needed} mana must be paid, and the sources may make {Have}"
    says "{Needed} mana must be paid in all, and the sources make at most {Have}".

'118.3/gains' ::
    gains_at_most(source(Object, Alternatives), Objects, Most) <=
        nth1(Place, Objects, Object),
        nth1(Place, Most, Number),
        all(( member(alternative(_Abilities, Costs, _Life, Types, _Marks), Alternatives),
              length(Types, Made),
              least_mana(Costs, Cost)
            ),
            Made - Cost =< Number)
    says "{Object} makes at most {Number} more mana than it costs".

'118.3/gains_none' ::
    gains_at_most(source(Object, Alternatives), Objects, _Most) <=
        not(member(Object, Objects)),
        all(( member(alternative(_Abilities, Costs, _Life, Types, _Marks), Alternatives),
              length(Types, Made),
              least_mana(Costs, Cost)
            ),
            Made =< Cost)
    says "{Object} makes no more mana than it costs".

'118.3/least_none' ::
    least_mana([], 0)
    says "no symbols take no mana".

'118.3/least_sum' ::
    least_mana([Symbol|Symbols], Number) <=
        least_mana_for(Symbol, First),
        least_mana(Symbols, Rest),
        Number is First + Rest
    says "{Symbol} takes at least {First} mana, the other symbols {Rest}".

'107.4f/least' ::
    least_mana_for(Symbol, 0) <=
        life_pays_symbol(Symbol)
    says "{Symbol} may be paid with life".

'107.4b/least' ::
    least_mana_for(Symbol, Symbol) <=
        numerical_symbol(Symbol)
    says "{Symbol} takes that much mana".

'107.3/least' ::
    least_mana_for(Symbol, 0) <=
        variable_symbol(Symbol)
    says "{Symbol} may stand for nothing".

'107.4/least' ::
    least_mana_for(Symbol, 1) <=
        single_symbol(Symbol),
        not(life_pays_symbol(Symbol))
    says "{Symbol} takes at least one mana".


%   The needs of a cost. A symbol that stands for an amount nobody has chosen yet (X) gives none,
%   and then nothing can be proved about the cost.

'118.3/needs_none' ::
    needs_of([], _For, [])
    says "no symbols need nothing".

'118.3/needs_each' ::
    needs_of([Symbol|Symbols], For, Needs) <=
        need_of_symbol(Symbol, For, First),
        needs_of(Symbols, For, Rest),
        append(First, Rest, Needs)
    says "{Symbol} needs {First}, the other symbols {Rest}".

'107.4b/need' ::
    need_of_symbol(Symbol, For, Needs) <=
        numerical_symbol(Symbol),
        copies(Symbol, need(generic, For), Needs)
    says "{Symbol} needs that much generic mana".

'107.4/need' ::
    need_of_symbol(Symbol, For, [need(Symbol, For)]) <=
        single_symbol(Symbol)
    says "{Symbol} needs mana of its own, or life".
