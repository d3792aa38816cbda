:- encoding(utf8).
:- module(purse_search,
          [ pay/3                       % +Amount, +Coins, -Answer
          ]).
:- use_module(library(lists), [member/2, sum_list/2]).

/** <module> Searches coins that make an amount; gives up when it knows no reason */

pay(Amount, Coins, Answer) :-
    (   chosen(Coins, Plan),
        sum_list(Plan, Amount)
    ->  Answer = plan(Plan)
    ;   sum_list(Coins, Total),
        Total < Amount
    ->  Answer = impossible(all_of(Total))
    ;   Amount mod 2 =:= 1,
        \+ ( member(Coin, Coins), Coin mod 2 =:= 1 )
    ->  Answer = impossible(odd)
    ;   Answer = gave_up(no_reason_known)
    ).

chosen([], []).
chosen([Coin|Coins], [Coin|Plan]) :-
    chosen(Coins, Plan).
chosen([_|Coins], Plan) :-
    chosen(Coins, Plan).
