:- encoding(utf8).
:- module(collections,
          [ collected/3                 % +Template, :Goal, -List
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(question, [memo/2]).

/** <module> Collections that many rules ask for

What a board has of some kind is often asked once for each of its objects. The list is the same each
time, so it is remembered until the question is answered.
*/

:- meta_predicate collected(+, 0, -).

%!  collected(+Template, :Goal, -List) is det.
%
%   List is the sorted list of the Template for which Goal holds. It is remembered where nothing of
%   Goal is known yet: such a goal is about the board as a whole.

collected(Template, Goal, List) :-
    about_the_board(Goal),
    !,
    memo(collections, Known),
    (   trie_lookup(Known, Template-Goal, Found)
    ->  true
    ;   findall(Template, Goal, All),
        sort(All, Found),
        trie_insert(Known, Template-Goal, Found)
    ),
    List = Found.
collected(Template, Goal, List) :-
    findall(Template, Goal, All),
    sort(All, List).

about_the_board(_Module:Goal) :-
    strip_module(Goal, _, Plain),
    Plain =.. [_Name|Arguments],
    maplist(var, Arguments).
