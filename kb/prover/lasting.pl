:- encoding(utf8).
:- module(lasting,
          [ lasting_answer/2,           % +Goal, :Plain
            forget_lasting_answers/0
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(question, [forget_lasting_memo/1, lasting_memo/2]).

/** <module> What depends on cards alone is remembered for later questions

A relation that was declared to be remembered, and that looks at no board fact, says the same of the
same cards in every question. Each thread keeps its answers until the cards or the rules change.
*/

:- meta_predicate lasting_answer(+, 0).

:- thread_local seen_generation/1.      % seen_generation(Number): that of the answers that are kept

%!  lasting_answer(+Goal, :Plain) is nondet.
%
%   Goal holds, of a lasting relation whose form without memory is Plain. The answers come in the
%   standard order of terms.

lasting_answer(Goal, Plain) :-
    forget_older_generations,
    lasting_memo(lasting_answers, Known),
    (   trie_lookup(Known, Goal, Answers)
    ->  true
    ;   findall(Goal, Plain, Found),
        sort(Found, Answers),
        trie_insert(Known, Goal, Answers)
    ),
    member(Goal, Answers).

%!  forget_lasting_answers is det.
%
%   Cards or rules have changed: whatever a thread has kept is out of date.

forget_lasting_answers :-
    flag(generation_of_answers, Number, Number+1).

forget_older_generations :-
    flag(generation_of_answers, Number, Number),
    (   seen_generation(Number)
    ->  true
    ;   retractall(seen_generation(_)),
        assertz(seen_generation(Number)),
        forget_lasting_memo(lasting_answers)
    ).
