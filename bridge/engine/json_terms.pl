:- encoding(utf8).
:- module(json_terms,
          [ json_term/3,                % +Json, +Functors, -Term
            json_goal/3                 % +Json, -Goal, -Names
          ]).
:- use_module(library(lists), [reverse/2]).

/** <module> Terms as JSON, read (docs/contracts.md, section 1)

JSON is what library(http/json) gives with strings as strings and objects as dicts. Nothing is
ever parsed as Prolog text.

Atoms are collected when nobody uses them any more; functors never are. What comes with a question
is therefore built only from functors that exist already: the rules, the facts and the grammar,
being loaded, have brought along every functor that could mean something. The facts of cards come
from the user's own store, and may bring new ones.
*/

%!  json_term(+Json, +Functors, -Term) is det.
%
%   Term is the ground term that Json denotes. Functors is `known` or `any`.
%
%   @throws malformed_term(Json) when Json denotes no term, or one with variables
%   @throws unknown_functor(Name, Arity) when a functor should be known and is not

json_term(Json, Functors, Term) :-
    term_of(Json, Functors, none, _, Term).

%!  json_goal(+Json, -Goal, -Names) is det.
%
%   Goal is the term of known functors that Json denotes. It may hold variables; Names pairs their
%   names with them, as in ['Type'=Variable]. Variables with one name are one variable.
%
%   @throws malformed_term(Json)
%   @throws unknown_relation(Name, Arity) when nothing that is loaded knows the functor of Goal
%   @throws unknown_functor(Name, Arity) when that is so of a term inside

json_goal(Json, Goal, Names) :-
    catch(term_of(Json, known, variables([]), variables(Reversed), Goal),
          unknown_functor(Name, Arity),
          unknown_in_goal(Json, Name, Arity)),
    reverse(Reversed, Names).

unknown_in_goal([Name|Arguments], Name, Arity) :-
    length(Arguments, Arity),
    !,
    throw(unknown_relation(Name, Arity)).
unknown_in_goal(_, Name, Arity) :-
    throw(unknown_functor(Name, Arity)).

%   term_of(+Json, +Functors, +Variables0, -Variables, -Term): Variables is `none` where none are
%   allowed, or variables(List) of Name=Variable pairs.

term_of(Json, Functors, Variables0, Variables, Term) :-
    (   string(Json)
    ->  atom_string(Term, Json),
        Variables = Variables0
    ;   integer(Json)
    ->  Term = Json,
        Variables = Variables0
    ;   is_dict(Json)
    ->  term_of_object(Json, Functors, Variables0, Variables, Term)
    ;   is_list(Json)
    ->  compound_of(Json, Functors, Variables0, Variables, Term)
    ;   malformed(Json)
    ).

term_of_object(Json, Functors, Variables0, Variables, Term) :-
    dict_pairs(Json, _, Pairs),
    (   Pairs = [s-Text],
        string(Text)
    ->  Term = Text,
        Variables = Variables0
    ;   Pairs = [l-Elements],
        is_list(Elements)
    ->  terms_of(Elements, Functors, Variables0, Variables, Term)
    ;   Pairs = [v-NameText],
        string(NameText),
        Variables0 = variables(Named0)
    ->  atom_string(Name, NameText),
        named_variable(Name, Named0, Named, Term),
        Variables = variables(Named)
    ;   malformed(Json)
    ).

named_variable(Name, Named, Named, Variable) :-
    memberchk(Name=Known, Named),
    !,
    Variable = Known.
named_variable(Name, Named, [Name=Variable|Named], Variable).

compound_of(Json, Functors, Variables0, Variables, Term) :-
    (   Json = [NameText|Arguments],
        string(NameText),
        Arguments = [_|_]
    ->  length(Arguments, Arity),
        functor_name(Functors, NameText, Arity, Name),
        terms_of(Arguments, Functors, Variables0, Variables, Terms),
        compound_name_arguments(Term, Name, Terms)
    ;   malformed(Json)
    ).

terms_of([], _, Variables, Variables, []).
terms_of([Json|Jsons], Functors, Variables0, Variables, [Term|Terms]) :-
    term_of(Json, Functors, Variables0, Variables1, Term),
    terms_of(Jsons, Functors, Variables1, Variables, Terms).

functor_name(any, NameText, _, Name) :-
    atom_string(Name, NameText).
functor_name(known, NameText, Arity, Name) :-
    atom_string(Name, NameText),
    (   current_functor(Name, Arity)
    ->  true
    ;   throw(unknown_functor(NameText, Arity))
    ).

malformed(Json) :-
    throw(malformed_term(Json)).
