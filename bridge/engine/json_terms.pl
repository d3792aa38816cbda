:- encoding(utf8).
:- module(json_terms, [json_term/2, json_goal/3]).
:- use_module(library(lists), [reverse/2]).

/** <module> Terms as JSON, read (docs/contracts.md, section 1)

JSON is what library(http/json) gives with strings as strings and objects as dicts. Nothing is
ever parsed as Prolog text.

Atoms are collected when nobody uses them any more; functors never are. A compound is therefore
built only when its functor exists already: the rules, the facts and the grammar, being loaded,
have brought along every functor that could mean something.
*/

%!  json_term(+Json, -Term) is det.
%
%   Term is the ground term that Json denotes.
%
%   @throws malformed_term(Json) when Json denotes no term, or one with variables
%   @throws unknown_functor(Name, Arity) when nothing that is loaded knows the functor

json_term(Json, Term) :-
    term_of(Json, none, _, Term).

%!  json_goal(+Json, -Goal, -Names) is det.
%
%   As json_term/2, but Json may hold variables; Names pairs their names with them, as in
%   ['Type'=Variable]. Variables with one name are one variable.
%
%   @throws unknown_relation(Name, Arity) when nothing that is loaded knows the functor of Goal

json_goal(Json, Goal, Names) :-
    catch(term_of(Json, variables([]), variables(Reversed), Goal),
          unknown_functor(Name, Arity),
          unknown_in_goal(Json, Name, Arity)),
    reverse(Reversed, Names).

unknown_in_goal([Name|Arguments], Name, Arity) :-
    length(Arguments, Arity),
    !,
    throw(unknown_relation(Name, Arity)).
unknown_in_goal(_, Name, Arity) :-
    throw(unknown_functor(Name, Arity)).

%   term_of(+Json, +Variables0, -Variables, -Term): Variables is `none` where none are allowed, or
%   variables(List) of Name=Variable pairs.

term_of(Json, Variables0, Variables, Term) :-
    (   string(Json)
    ->  atom_string(Term, Json),
        Variables = Variables0
    ;   integer(Json)
    ->  Term = Json,
        Variables = Variables0
    ;   is_dict(Json)
    ->  term_of_object(Json, Variables0, Variables, Term)
    ;   is_list(Json)
    ->  compound_of(Json, Variables0, Variables, Term)
    ;   malformed(Json)
    ).

term_of_object(Json, Variables0, Variables, Term) :-
    dict_pairs(Json, _, Pairs),
    (   Pairs = [s-Text], string(Text)
    ->  Term = Text,
        Variables = Variables0
    ;   Pairs = [l-Elements], is_list(Elements)
    ->  terms_of(Elements, Variables0, Variables, Term)
    ;   Pairs = [v-NameText], string(NameText), Variables0 = variables(Named0)
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

compound_of(Json, Variables0, Variables, Term) :-
    (   Json = [NameText|Arguments], string(NameText), Arguments = [_|_]
    ->  length(Arguments, Arity),
        known_functor(NameText, Arity, Name),
        terms_of(Arguments, Variables0, Variables, Terms),
        compound_name_arguments(Term, Name, Terms)
    ;   malformed(Json)
    ).

terms_of([], Variables, Variables, []).
terms_of([Json|Jsons], Variables0, Variables, [Term|Terms]) :-
    term_of(Json, Variables0, Variables1, Term),
    terms_of(Jsons, Variables1, Variables, Terms).

known_functor(NameText, Arity, Name) :-
    atom_string(Name, NameText),
    (   current_functor(Name, Arity)
    ->  true
    ;   throw(unknown_functor(NameText, Arity))
    ).

malformed(Json) :-
    throw(malformed_term(Json)).
