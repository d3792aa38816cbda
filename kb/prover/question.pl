:- encoding(utf8).
:- module(question,
          [ with_board/2,               % +Facts, :Goal
            memo/2,                     % +Name, -Trie
            lasting_memo/2,             % +Name, -Trie
            forget_lasting_memo/1,      % +Name
            forget_memos/0
          ]).
:- use_module(prover_settings, [prover_setting/2]).
:- use_module(rule_base, [declared_fact/8]).
:- use_module(stages, [forget_stages/0]).

/** <module> One question: its board and what is remembered while it is answered

The facts of a board, the tables and all memos belong to one thread and one question. They are
gone when the question is answered, whatever the answer, and also after an error or a limit.
*/

:- meta_predicate with_board(+, 0).

:- thread_local
    memo_trie/2,
    lasting_trie/2.

%!  with_board(+Facts, :Goal) is semidet.
%
%   Calls Goal once, with the board facts Facts given.

with_board(Facts, Goal) :-
    setup_call_cleanup(
        true,
        ( assert_facts(Facts), once(Goal) ),
        clear_question).

assert_facts([]).
assert_facts([Fact|Facts]) :-
    assertz(board_facts:Fact),
    assert_facts(Facts).

clear_question :-
    forget_memos,
    forget_stages,
    forall(declared_fact(Name, Arity, board, _, _, _, _, _),
           ( functor(Fact, Name, Arity), retractall(board_facts:Fact) )).

%!  forget_memos is det.
%
%   Forgets the tables and memos of this thread.

forget_memos :-
    abolish_all_tables,
    retractall(memo_trie(_, _)).

%!  memo(+Name, -Trie) is det.
%
%   Trie holds what is remembered under Name until the question is answered.

memo(Name, Trie) :-
    memo_trie(Name, Trie),
    !.
memo(Name, Trie) :-
    trie_new(Trie),
    assertz(memo_trie(Name, Trie)).

%!  lasting_memo(+Name, -Trie) is det.
%
%   Trie holds what is remembered under Name for later questions of this thread, too: results that
%   depend on nothing but the key. When it has grown large, all of it is forgotten.

lasting_memo(Name, Trie) :-
    lasting_trie(Name, Found),
    trie_property(Found, value_count(Count)),
    prover_setting(lasting_results, Most),
    Count < Most,
    !,
    Trie = Found.
lasting_memo(Name, Trie) :-
    forget_lasting_memo(Name),
    trie_new(Trie),
    assertz(lasting_trie(Name, Trie)).

%!  forget_lasting_memo(+Name) is det.

forget_lasting_memo(Name) :-
    retractall(lasting_trie(Name, _)).
