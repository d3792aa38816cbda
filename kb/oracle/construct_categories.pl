:- encoding(utf8).
:- module(oracle_construct_categories,
          [ category_class/2,
            collect_categories/1,
            emitted_category/1,
            holding_classes/2,
            makes_list/1,
            reachable/3
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(lawmage(oracle/construct_names), [camel/2, core_class/1]).
:- use_module(lawmage(oracle/constructs), [category_part/2]).

/** <module> The categories of constructs, and what belongs to them

A category is what can stand in one place of a term: what a nonterminal of the grammar makes.
*/

:- dynamic emitted_category/1.

%!  collect_categories(+Constructs) is det.
%!  emitted_category(?Category) is nondet.
%
%   Categories are classes where they are the type of an argument of one of the Constructs.

collect_categories(Constructs) :-
    retractall(emitted_category(_)),
    findall(Category,
            ( member(construct(_, _, _, Arguments), Constructs),
              member(argument(_, Types), Arguments),
              member(Type, Types),
              type_category(Type, Category) ),
            Found),
    sort(Found, Categories),
    forall(member(Category, Categories), assertz(emitted_category(Category))).

type_category(list(Types), Category) :-
    member(Type, Types),
    type_category(Type, Category).
type_category(category(Category), Emitted) :-
    (   makes_list(Category)
    ->  reachable([Category], [], Inside),
        member(Part, Inside),
        category_part(Part, list(Types)),
        member(Type, Types),
        type_category(Type, Emitted)
    ;   Emitted = Category
    ).

%!  makes_list(+Category) is semidet.

makes_list(Category) :-
    reachable([Category], [], Inside),
    member(Part, Inside),
    category_part(Part, list(_)),
    !.

%!  reachable(+Queue, +Seen, -Reached) is det.
%
%   Reached are the categories that are parts of the first ones, through their parts.

reachable([], Reached, Reached).
reachable([Category|Queue], Seen, Reached) :-
    (   memberchk(Category, Seen)
    ->  reachable(Queue, Seen, Reached)
    ;   findall(Part, category_part(Category, category(Part)), Parts),
        append(Queue, Parts, Next),
        reachable(Next, [Category|Seen], Reached)
    ).

%!  category_class(+Category, -Class) is det.

category_class(Category, Class) :-
    core_category(Category, Class),
    !.
category_class(Category, Class) :-
    camel(Category, Camel),
    (   core_class(Camel)
    ->  atom_concat(Camel, 'Category', Class)
    ;   Class = Camel
    ).

core_category(plain_ability, 'Ability').
core_category(cost, 'Cost').
core_category(sentence, 'Sentence').
core_category(full_clause, 'Clause').
core_category(action, 'Action').
core_category(noun_phrase, 'NounPhrase').
core_category(single, 'NounPhrase').
core_category(quantity, 'Quantity').

%!  holding_classes(+Categories, -Classes) is det.
%
%   Classes are those that hold what belongs to the Categories.

holding_classes(Categories, Classes) :-
    findall(Class,
            ( emitted_category(Holder),
              reachable([Holder], [], Inside),
              member(Category, Categories),
              memberchk(Category, Inside),
              category_class(Holder, Class) ),
            Found),
    sort(Found, Classes).
