:- encoding(utf8).
:- module(checker_purse, []).
:- use_module(lawmage(prover/rule_language)).
:- use_module(purse_search, []).

/** <module> Paying an exact amount with coins: witness goals */

:- fact board: price(Thing, Amount) key [Thing]
       says "{Thing} costs {Amount}"
       else "{Thing} does not cost {Amount}".

:- fact board: coins(Person, Coins) key [Person]
       says "{Person} has {Coins}"
       else "{Person} does not have {Coins}".

:- relation paid(+Amount, +Coins, Plan)
       says "{Amount} can be paid from {Coins}: {Plan}"
       else "{Amount} cannot be paid from {Coins}".

:- witness paid(+Amount, +Coins, -Plan) by purse_search:pay/3
           proves right_plan(Amount, Coins, Plan)
           refutes impossible(Amount, Coins, Reason).

:- relation right_plan(+Amount, +Coins, +Plan)
       says "{Plan} pays {Amount}"
       else "{Plan} does not pay {Amount}".

:- relation taken_from(+Plan, +Coins)
       says "{Plan} are coins of {Coins}"
       else "{Plan} are not coins of {Coins}".

:- relation impossible(+Amount, +Coins, +Reason)
       says "{Amount} cannot be paid from {Coins}: {Reason}"
       else "{Reason} does not say why {Amount} cannot be paid".

:- relation can_buy(Person, Thing)
       says "{Person} can buy {Thing}"
       else "{Person} cannot buy {Thing}".

:- relation window_shopper(Person)
       says "{Person} can buy nothing"
       else "{Person} can buy something".

:- relation choice(Person, Number)
       says "{Person} can choose between {Number} things"
       else "{Person} cannot choose between {Number} things".

'1' ::
    can_buy(Person, Thing) <=
        coins(Person, Coins),
        price(Thing, Amount),
        paid(Amount, Coins, _Plan)
    says "{Person} has the money for {Thing}".

'2' ::
    window_shopper(Person) <=
        coins(Person, _),
        not(can_buy(Person, _Thing))
    says "{Person} can buy nothing".

'3' ::
    choice(Person, Number) <=
        coins(Person, _),
        count(Thing, can_buy(Person, Thing), Number)
    says "{Person} can buy {Number} things".

'4' ::
    right_plan(Amount, Coins, Plan) <=
        sum_list(Plan, Amount),
        taken_from(Plan, Coins)
    says "the coins are there, and make {Amount}".

'5/none' ::
    taken_from([], _)
    says "no coin is taken".

'5/more' ::
    taken_from([Coin|Plan], Coins) <=
        select(Coin, Coins, Rest),
        taken_from(Plan, Rest)
    says "{Coin} is taken".

'6/too_few' ::
    impossible(Amount, Coins, all_of(Total)) <=
        sum_list(Coins, Total),
        Total < Amount
    says "all coins together make only {Total}".

'6/odd' ::
    impossible(Amount, Coins, odd) <=
        1 =:= Amount mod 2,
        all(member(Coin, Coins), 0 =:= Coin mod 2)
    says "all coins are even, and {Amount} is odd".
