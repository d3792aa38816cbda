:- encoding(utf8).
:- module(derivations,
          [ tabled_answer/2,            % +Goal, :Tabled
            known_answer/1,             % ?Literal
            derivation/3                % +Goal, -Id, -Outer
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(compiler, [derivation_goal/4, plain_goal/2, tabled_goal/2]).
:- use_module(question, [memo/2]).

/** <module> Recursive relations: tables answer, derivations prove

A table says which goals of a recursive relation hold, but not why: if each answer kept the first
rule that gave it, two answers could cite each other. So a derivation is searched for when a proof
is wanted. It is a rule whose premises in the same recursion have derivations, too, found before;
so no proof is circular.

The search tries deeper and deeper derivations, so it finds shallow ones. It tries the rules in
their order and the solutions in the standard order of terms, so it finds the same each time. A goal
has one derivation in a question, and every proof uses it; where the search failed is remembered
with the depth.

(A table that keeps a derivation of least rank with each answer would do the same without a search.
But SWI-Prolog 9.0.4 can crash when an answer of a moded table is replaced while others wait for
it.)
*/

:- meta_predicate tabled_answer(+, 0).

%!  tabled_answer(+Goal, :Tabled) is nondet.
%
%   Goal holds according to its table; Tabled is its tabled form. A table has no order of its own,
%   so the answers come in the standard order of terms.

tabled_answer(Goal, Tabled) :-
    (   ground(Goal)
    ->  once(Tabled)
    ;   findall(Goal, Tabled, Answers0),
        sort(Answers0, Answers),
        member(Goal, Answers)
    ).

%!  known_answer(?Literal) is nondet.
%
%   Literal, of a tabled relation, holds. Where a table has the answer already, it is taken from
%   there instead of making another table.

known_answer(Literal) :-
    (   covering_table(Literal, General)
    ->  answers(General, Answers),
        (   ground(Literal)
        ->  trie_lookup(Answers, Literal, true)
        ;   tabled_goal(General, Tabled),
            findall(Literal, ( Literal = General, Tabled ), Found0),
            sort(Found0, Found),
            member(Literal, Found)
        )
    ;   plain_goal([Literal], Goal),
        call(Goal)
    ).

%   General is a goal that has a table, and Literal is an instance of it.
covering_table(Literal, General) :-
    generalisation(Literal, General),
    tabled_goal(General, Tabled),
    current_table(Tabled, _),
    !.

%   Every argument may be left open, but for the stage. The most general goals come first: their
%   tables serve the most literals.
generalisation(at(Literal, Stage), at(General, Stage)) :-
    !,
    generalisation(Literal, General).
generalisation(Literal, General) :-
    Literal =.. [Name|Arguments],
    maplist(open_or_same, Arguments, GeneralArguments),
    General =.. [Name|GeneralArguments].

open_or_same(_, _).
open_or_same(Argument, Argument) :-
    nonvar(Argument).

%   Answers is a trie of all answers of the table of General.
answers(General, Answers) :-
    memo(table_answers, Known),
    (   trie_lookup(Known, General, Answers)
    ->  true
    ;   trie_new(Answers),
        tabled_goal(General, Tabled),
        forall(Tabled, trie_insert(Answers, General, true)),
        trie_insert(Known, General, Answers)
    ).

%!  derivation(+Goal, -Id, -Outer) is det.
%
%   The ground Goal of a tabled relation, which holds, follows by rule Id under the bindings Outer.

derivation(Goal, Id, Outer) :-
    memo(derivations, Derivations),
    (   trie_lookup(Derivations, Goal, Derivation)
    ->  true
    ;   depth(Depth),
        derivable(Goal, Depth)
    ->  trie_lookup(Derivations, Goal, Derivation)
    ),
    Derivation = derived(Id, Outer).

%   0, 1, 2, 4, 8, ...
depth(0).
depth(Depth) :-
    doubled(1, Depth).

doubled(Depth, Depth).
doubled(Depth0, Depth) :-
    Depth1 is 2*Depth0,
    doubled(Depth1, Depth).

%   There is a derivation of Goal with at most Depth steps of recursion. It is remembered.
derivable(Goal, Depth) :-
    memo(derivations, Derivations),
    (   trie_lookup(Derivations, Goal, _)
    ->  true
    ;   \+ failed_before(Goal, Depth),
        (   derived(Goal, Depth, Derivation)
        ->  remember_derivation(Derivations, Goal, Derivation)
        ;   remember_failure(Goal, Depth),
            fail
        )
    ).

derived(Goal, Depth, derived(Id, Outer)) :-
    (   Depth =:= 0
    ->  Premises = []
    ;   Deeper is Depth-1
    ),
    derivation_goal(Goal, derived(Id, Outer), Premises, Call),
    call(Call),
    all_derivable(Premises, Deeper).

all_derivable([], _).
all_derivable([Premise|Premises], Depth) :-
    derivable(Premise, Depth),
    all_derivable(Premises, Depth).

%   The search may have come round to Goal and found a derivation that is less deep.
remember_derivation(Derivations, Goal, Derivation) :-
    (   trie_lookup(Derivations, Goal, _)
    ->  true
    ;   trie_insert(Derivations, Goal, Derivation)
    ).

failed_before(Goal, Depth) :-
    memo(failed_derivations, Failed),
    trie_lookup(Failed, Goal, Deepest),
    Depth =< Deepest.

remember_failure(Goal, Depth) :-
    memo(failed_derivations, Failed),
    (   trie_lookup(Failed, Goal, Deepest)
    ->  (   Depth > Deepest
        ->  trie_update(Failed, Goal, Depth)
        ;   true
        )
    ;   trie_insert(Failed, Goal, Depth)
    ).
