:- encoding(utf8).
:- module(shop, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Exact change: a witness that is found by search
*/

:- use_module(prover_tests(good/shop_search), []).

:- fact board: price(Item, Price) key [Item]
       says "{Item} costs {Price}"
       else "{Item} does not cost {Price}".

:- fact board: purse(Person, Coins) key [Person]
       says "{Person} has the coins {Coins}"
       else "{Person} does not have the coins {Coins}".

:- fact board: friends(Person, Other)
       says "{Person} and {Other} are friends"
       else "{Person} and {Other} are no friends".

:- witness change(+Price, +Coins, -Chosen) by shop_search:choose/3
           proves exact(Price, Coins, Chosen)
           refutes impossible(Price, Coins, Reason).

:- relation change(+Price, +Coins, Chosen)
       says "{Price} can be paid from {Coins} with {Chosen}"
       else "{Price} cannot be paid exactly from {Coins}".

:- relation exact(+Price, +Coins, +Chosen)
       says "{Chosen} of {Coins} are worth exactly {Price}"
       else "{Chosen} of {Coins} are not worth exactly {Price}".

:- relation impossible(+Price, +Coins, +Reason)
       says "{Price} cannot be paid exactly from {Coins}: {Reason}"
       else "{Reason} does not show that {Price} cannot be paid from {Coins}".

:- relation can_buy(Person, Item)
       says "{Person} can buy {Item}"
       else "{Person} cannot buy {Item}".

:- relation stuck(Person, Item)
       says "{Person} cannot pay for {Item}"
       else "it is not shown that {Person} cannot pay for {Item}".

:- relation affordable(Person, Number)
       says "{Person} can pay for {Number} items"
       else "{Person} cannot pay for exactly {Number} items".

:- relation rich(Person)
       says "{Person} can pay for each item"
       else "{Person} cannot pay for each item".

:- relation taken_from(+Chosen, +Coins)
       says "{Chosen} are among {Coins}"
       else "{Chosen} are not among {Coins}".

'1' ::
    can_buy(Person, Item) <=
        price(Item, Price),
        purse(Person, Coins),
        change(Price, Coins, Chosen)
    says "{Person} pays {Price} with {Chosen}".

'2' ::
    stuck(Person, Item) <=
        price(Item, Price),
        purse(Person, Coins),
        not(change(Price, Coins, _))
    says "no coins of {Person} make {Price}".

'3' ::
    affordable(Person, Number) <=
        purse(Person, Coins),
        count(Item, ( price(Item, Price), change(Price, Coins, _) ), Number)
    says "the coins {Coins} are enough for each of {Number} items".

'4' ::
    rich(Person) <=
        purse(Person, Coins),
        all(price(_, Price), change(Price, Coins, _))
    says "the coins {Coins} are enough for each item".

:- relation may_lend(Person, Other)
       says "{Person} may lend {Other} fourteen"
       else "{Person} may not lend {Other} fourteen".

'5' ::
    may_lend(Person, Other) <=
        friends(Person, Other),
        purse(Person, Coins),
        change(14, Coins, _)
    says "{Person} has the coins and is a friend".

:- fact board: swaps(Item, Other)
       says "{Item} can be swapped for {Other}"
       else "{Item} cannot be swapped for {Other}".

:- relation gets(Person, Item)
       says "{Person} can get {Item}"
       else "{Person} cannot get {Item}".

:- relation never_gets(Person, Item)
       says "{Person} will never get {Item}"
       else "it is not shown that {Person} never gets {Item}".

'6.1' ::
    gets(Person, Item) <=
        can_buy(Person, Item)
    says "{Person} can buy {Item}".

'6.2' ::
    gets(Person, Item) <=
        swaps(Other, Item),
        gets(Person, Other)
    says "{Person} can get {Other} and swap it for {Item}".

'7' ::
    never_gets(Person, Item) <=
        purse(Person, _),
        price(Item, _),
        not(gets(Person, Item))
    says "{Person} cannot get {Item} in any way".

'exact' ::
    exact(Price, Coins, Chosen) <=
        taken_from(Chosen, Coins),
        sum_list(Chosen, Price)
    says "{Chosen} are among {Coins} and sum up to {Price}".

'none' ::
    taken_from([], _)
    says "nothing is taken".

'more' ::
    taken_from([Coin|Chosen], Coins) <=
        select(Coin, Coins, Rest),
        taken_from(Chosen, Rest)
    says "{Coin} is taken, {Rest} are left".

'too little' ::
    impossible(Price, Coins, too_little(Sum)) <=
        sum_list(Coins, Sum),
        Sum < Price
    says "all coins together are worth {Sum}".

'parity' ::
    impossible(Price, Coins, only_even) <=
        1 =:= Price mod 2,
        not(( member(Coin, Coins), 1 =:= Coin mod 2 ))
    says "all coins are even, and {Price} is odd".
