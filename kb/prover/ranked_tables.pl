:- encoding(utf8).
:- module(ranked_tables,
          [ lower_rank/3,               % +Witness1, +Witness2, -Witness
            rank/2,                     % +Ranks, -Rank
            tabled_answer/2,            % +Goal, :Ranked
            ranked_witness/3            % +Goal, -Id, -Outer
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(compiler, [ranked_goal/3]).
:- use_module(question, [memo/2]).

/** <module> Recursive relations: tables that keep a rank

A table answers a recursive relation, but a proof cannot be read off it: if each answer kept the
first derivation that was found, two answers could cite each other. So each answer keeps a witness
`ranked(Rank, Id, Outer)`: the last rule of a derivation of least height, counted within the
component of the relation. The premises of that rule in the same component have lower ranks, so
whoever follows the witnesses comes to an end, and no proof is circular.
*/

:- meta_predicate tabled_answer(+, 0).

%!  lower_rank(+Witness1, +Witness2, -Witness) is det.
%
%   The lattice operation of the tables: of two witnesses, keep the one of lower rank. Among equals
%   the standard order of terms decides, so that a question gets the same proof every time.

lower_rank(Witness1, Witness2, Witness) :-
    (   Witness2 @< Witness1
    ->  Witness = Witness2
    ;   Witness = Witness1
    ).

%!  tabled_answer(+Goal, :Ranked) is nondet.
%
%   Goal holds according to its table; Ranked is its tabled form. A table has no order of its own,
%   so the answers come in the standard order of terms.

tabled_answer(Goal, Ranked) :-
    (   ground(Goal)
    ->  once(Ranked)
    ;   findall(Goal, Ranked, Answers0),
        sort(Answers0, Answers),
        member(Goal, Answers)
    ).

%!  rank(+Ranks, -Rank) is det.
%
%   Rank is one more than the highest of Ranks, the ranks of the premises in the same component.

rank([], 0).
rank([Premise|Premises], Rank) :-
    rank(Premises, Rank0),
    Rank is max(Premise+1, Rank0).

%!  ranked_witness(+Goal, -Id, -Outer) is det.
%
%   The ground Goal, which holds, follows by rule Id under the bindings Outer. The witnesses are
%   taken from the tables that the question has filled; only a goal that is in none of them gets
%   a table of its own.

ranked_witness(Goal, Id, Outer) :-
    memo(ranked_witnesses, Witnesses),
    (   trie_lookup(Witnesses, Goal, Witness)
    ->  true
    ;   covering_table(Goal, General),
        index_table(General, Witnesses),
        trie_lookup(Witnesses, Goal, Witness)
    ->  true
    ;   ranked_goal(Goal, Witness, Call),
        once(Call),
        trie_insert(Witnesses, Goal, Witness)
    ),
    Witness = ranked(_, Id, Outer).

%   General is a goal that has a table, and Goal is an instance of it.
covering_table(Goal, General) :-
    generalisation(Goal, General),
    ranked_goal(General, _, Ranked),
    current_table(Ranked, _).

%   Every argument may be left open, but for the stage.
generalisation(at(Goal, Stage), at(General, Stage)) :-
    !,
    generalisation(Goal, General).
generalisation(Goal, General) :-
    Goal =.. [Name|Arguments],
    maplist(same_or_open, Arguments, GeneralArguments),
    General =.. [Name|GeneralArguments].

same_or_open(Argument, Argument).
same_or_open(_, _).

%   Copies the witnesses of all answers of a table, once in a question.
index_table(General, Witnesses) :-
    memo(indexed_tables, Indexed),
    trie_insert(Indexed, General),
    ranked_goal(General, Witness, Ranked),
    forall(Ranked, index_witness(Witnesses, General, Witness)).

index_witness(Witnesses, Goal, Witness) :-
    (   trie_lookup(Witnesses, Goal, _)
    ->  true
    ;   trie_insert(Witnesses, Goal, Witness)
    ).
