:- encoding(utf8).
:- module(variables,
          [ occurs_in/2,                % +Variable, +Term
            shared_variables/3,         % +Term, +Other, -Variables
            other_variables/3           % +Term, +Known, -Variables
          ]).
:- use_module(library(lists), [member/2]).

/** <module> Sets of variables

Variables are compared by identity, never bound.
*/

identical_member(Variable, Variables) :-
    member(Other, Variables),
    Other == Variable,
    !.

%!  occurs_in(+Variable, +Term) is semidet.

occurs_in(Variable, Term) :-
    term_variables(Term, Variables),
    identical_member(Variable, Variables).

%!  shared_variables(+Term, +Other, -Variables) is det.
%
%   The variables of Term that occur in Other too.

shared_variables(Term, Other, Shared) :-
    term_variables(Term, Variables),
    term_variables(Other, Others),
    among(Variables, Others, Shared).

among([], _, []).
among([Variable|Variables], Others, Shared) :-
    (   identical_member(Variable, Others)
    ->  Shared = [Variable|Shared1]
    ;   Shared = Shared1
    ),
    among(Variables, Others, Shared1).

%!  other_variables(+Term, +Known, -Variables) is det.
%
%   The variables of Term that are not in the list Known.

other_variables(Term, Known, Others) :-
    term_variables(Term, Variables),
    not_among(Variables, Known, Others).

not_among([], _, []).
not_among([Variable|Variables], Known, Others) :-
    (   identical_member(Variable, Known)
    ->  Others = Others1
    ;   Others = [Variable|Others1]
    ),
    not_among(Variables, Known, Others1).
