:- encoding(utf8).
:- module(call_graph,
          [ analyse_calls/1,            % -Errors
            recursive/2,                % ?Name, ?Arity
            tabled/2,                   % ?Name, ?Arity
            lasting/2,                  % ?Name, ?Arity
            same_table/2,               % +Indicator, +Indicator
            uses_witness/1,             % +Literals
            table_uses_witness/1        % +Literals
          ]).
:- use_module(library(lists), [append/3, member/2, nth1/3, reverse/2]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(components, [strong_components/2]).
:- use_module(builtins, [builtin/1]).
:- use_module(descent, [descends/1]).
:- use_module(rule_base).

/** <module> Who calls whom: recursion and stratification

Each call of a relation in a rule is an edge with a sign and a direction.

  - The sign is `negative` inside `not`, `count`, `collect`, `all` and `least`, else `positive`.
  - The direction says which stage is looked at: `same` for `G at S` in a rule about stage S and for
    calls outside stages, `up` for `G at S+E` and `G at final`, `down` for what makes a fluent hold:
    the effect that was applied to the stage before.

The rules are accepted if inside a strongly connected component no edge goes up, and if, with
the edges that go down taken away, no component has a negative edge. The components of this second
graph are the recursive relations.
*/

:- dynamic
    component/2,                        % component(Name/Arity, Number): only recursive relations
    descending/1,                       % descending(Number): no tables are needed
    rests_on_witness/1,                 % rests_on_witness(Name/Arity): calls a witness somewhere
    rests_on_table/1,                   % rests_on_table(Name/Arity): calls a table that does
    rests_on_board/1.                   % rests_on_board(Name/Arity): looks at the board or a stage

%!  recursive(?Name, ?Arity) is nondet.

recursive(Name, Arity) :-
    component(Name/Arity, _).

%!  tabled(?Name, ?Arity) is nondet.
%
%   The relation is evaluated by tables: it is recursive (see descent.pl for the recursive ones that
%   are not), or it was declared to be remembered and is not lasting.

tabled(Name, Arity) :-
    tabled_recursion(Name, Arity).
tabled(Name, Arity) :-
    remembered_relation(Name, Arity, _),
    \+ tabled_recursion(Name, Arity),
    \+ lasting(Name, Arity).

tabled_recursion(Name, Arity) :-
    component(Name/Arity, Number),
    \+ descending(Number).

%!  lasting(?Name, ?Arity) is nondet.
%
%   The relation was declared to be remembered, and what it says depends on the rules and on card
%   facts alone: it can be remembered for other questions, too.

lasting(Name, Arity) :-
    remembered_relation(Name, Arity, _),
    \+ component(Name/Arity, _),
    \+ rests_on_board(Name/Arity),
    \+ rests_on_witness(Name/Arity).

%!  same_table(+Indicator1, +Indicator2) is semidet.
%
%   Both relations are tabled and recursive through each other.

same_table(Indicator1, Indicator2) :-
    component(Indicator1, Number),
    component(Indicator2, Number),
    \+ descending(Number).

%!  uses_witness(+Literals) is semidet.
%
%   Whether Literals hold may rest on a witness goal.

uses_witness(Literals) :-
    member(Literal, Literals),
    call_edge(Literal, none, positive, Called, _, _),
    rests_on_witness(Called),
    !.

%!  table_uses_witness(+Literals) is semidet.
%
%   Whether Literals hold may rest on a table that rests on a witness goal.

table_uses_witness(Literals) :-
    member(Literal, Literals),
    call_edge(Literal, none, positive, Called, _, _),
    rests_on_table(Called),
    !.

%!  analyse_calls(-Errors) is det.
%
%   Finds the recursive relations. Errors has a pair Place-Error for each cycle that is refused.

analyse_calls(Errors) :-
    retractall(component(_, _)),
    retractall(descending(_)),
    retractall(rests_on_witness(_)),
    retractall(rests_on_table(_)),
    retractall(rests_on_board(_)),
    findall(Edge, edge(Edge), Edges0),
    sort(Edges0, Edges),
    exclude(goes_down, Edges, FlatEdges),
    component_numbers(Edges, Numbers),
    component_numbers(FlatEdges, FlatNumbers),
    findall(Error, stage_growth(Edges, Numbers, Error), GrowthErrors),
    findall(Error, not_stratified(FlatEdges, FlatNumbers, Error), NegationErrors),
    append(GrowthErrors, NegationErrors, Errors),
    forall(recursive_indicator(FlatEdges, FlatNumbers, Indicator, Number),
           assertz(component(Indicator, Number))),
    mark_descending,
    forall(declared_witness(Head, _, _, _, _, _),
           ( functor(Head, Name, Arity), mark_callers(Name/Arity, rests_on_witness, Edges) )),
    forall(looks_at_board(Indicator), mark_callers(Indicator, rests_on_board, Edges)),
    forall(( rests_on_witness(Name/Arity), tabled(Name, Arity) ),
           mark_callers(Name/Arity, rests_on_table, Edges)).

%   A rule for Indicator looks at the board itself, or at a stage, which is made from the board.
looks_at_board(Name/Arity) :-
    rule(_, Head, Stage, Body, _, _),
    functor(Head, Name, Arity),
    (   Stage \== none
    ->  true
    ;   member(Literal, Body),
        literal_looks_at_board(Literal)
    ->  true
    ).

literal_looks_at_board(Literal) :-
    (   scope(Literal, Parts, _)
    ->  inner_literal(Literal, Parts, Inner),
        literal_looks_at_board(Inner)
    ;   Literal = at(_, _)
    ->  true
    ;   fact_literal(Literal, board)
    ).

mark_descending :-
    findall(Number-Indicator, component(Indicator, Number), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Components),
    forall(( member(Number-Indicators, Components), descends(Indicators) ),
           assertz(descending(Number))).

%   Marks Indicator and everything that calls it, directly or not.
mark_callers(Indicator, Mark, Edges) :-
    Fact =.. [Mark, Indicator],
    (   call(Fact)
    ->  true
    ;   assertz(Fact),
        forall(member(edge(Caller, Indicator, _, _, _), Edges), mark_callers(Caller, Mark, Edges))
    ).

goes_down(edge(_, _, _, down, _)).

recursive_indicator(Edges, Numbers, Indicator, Number) :-
    findall(Caller-Component,
            ( member(Edge, Edges), inside_component(Edge, Numbers, Caller, _, Component) ),
            Recursive0),
    sort(Recursive0, Recursive),
    member(Indicator-Number, Recursive).

inside_component(edge(Caller, Called, _, _, _), Numbers, Caller, Called, Number) :-
    get_assoc(Caller, Numbers, Number),
    get_assoc(Called, Numbers, Number).

%   A call inside a component looks at a later stage.
stage_growth(Edges, Numbers, Place-stage_growth(Cycle)) :-
    Edge = edge(Caller, Called, _, up, Id),
    distinct(Caller-Called, ( member(Edge, Edges), inside_component(Edge, Numbers, _, _, _) )),
    edge_place(Id, Place),
    cycle(Caller, Called, Edges, Numbers, Cycle).

%   A call inside a component is negative.
not_stratified(Edges, Numbers, Place-not_stratified(Cycle)) :-
    Edge = edge(Caller, Called, negative, _, Id),
    distinct(Caller-Called, ( member(Edge, Edges), inside_component(Edge, Numbers, _, _, _) )),
    edge_place(Id, Place),
    cycle(Caller, Called, Edges, Numbers, Cycle).

edge_place(witness(Place), Place) :-
    !.
edge_place(fluent(Place), Place) :-
    !.
edge_place(Id, Place) :-
    rule_text(Id, _, _, _, Place).

%   Cycle is a shortest list [Caller, Called, ..., Caller] of calls inside the component.
cycle(Caller, Called, Edges, Numbers, [Caller|Path]) :-
    findall(From-To,
            ( member(Edge, Edges), inside_component(Edge, Numbers, From, To, _) ),
            Calls),
    shortest_path([[Called]], Caller, Calls, [Called], Reversed),
    reverse(Reversed, Path),
    !.

shortest_path([[Target|Path]|_], Target, _, _, [Target|Path]) :-
    !.
shortest_path([[Vertex|Path]|Paths], Target, Calls, Seen, Found) :-
    findall(Next, ( member(Vertex-Next, Calls), \+ memberchk(Next, Seen) ), Nexts0),
    sort(Nexts0, Nexts),
    append(Nexts, Seen, Seen1),
    findall([Next,Vertex|Path], member(Next, Nexts), Longer),
    append(Paths, Longer, Paths1),
    shortest_path(Paths1, Target, Calls, Seen1, Found).

%   edge(Caller, Called, Sign, Direction, Id): Id is the rule that calls.

edge(edge(Caller, Called, Sign, Direction, Id)) :-
    rule(Id, Head, Stage, Body, _, _),
    functor(Head, Name, Arity),
    Caller = Name/Arity,
    member(Literal, Body),
    call_edge(Literal, Stage, positive, Called, Sign, Direction).
edge(edge(Name/Arity, Called, negative, same, witness(Place))) :-
    declared_witness(Head, _, _, Proves, Refutes, Place),
    functor(Head, Name, Arity),
    (   Check = Proves
    ;   Check = Refutes
    ),
    functor(Check, CheckName, CheckArity),
    Called = CheckName/CheckArity.
edge(edge(Name/Arity, Called, Sign, Direction, fluent(Place))) :-
    fluent(Name, Arity, Place),
    inertia(Called, Sign, Direction).

%   What a fluent depends on: it holds from the start, or an effect added it and none removed it.
inertia(initially/1, positive, same).
inertia(adds/2, positive, down).
inertia(removes/2, negative, down).

call_edge(Literal, _, _, _, _, _) :-
    var(Literal),
    !,
    fail.
call_edge(Literal, Stage, _, Called, Sign, Direction) :-
    scope(Literal, Parts, _),
    !,
    inner_literal(Literal, Parts, Inner),
    call_edge(Inner, Stage, negative, Called, Sign, Direction).
call_edge(at(Goal, At), Stage, Sign, Called, Sign, Direction) :-
    !,
    callable(Goal),
    stage_direction(At, Stage, Direction0),
    (   functor(Goal, Name, Arity),
        Called = Name/Arity,
        Direction = Direction0
    ;   % The final stage depends on which effects are applied.
        At == final,
        Called = next/1,
        Direction = up
    ).
call_edge(Literal, _, Sign, Name/Arity, Sign, same) :-
    callable(Literal),
    \+ builtin(Literal),
    \+ fact_literal(Literal, _),
    functor(Literal, Name, Arity).

inner_literal(all(Goal, Consequence), _, Literal) :-
    !,
    (   conjunction_member(Goal, Literal)
    ;   conjunction_member(Consequence, Literal)
    ).
inner_literal(not(Goal), _, Literal) :-
    !,
    conjunction_member(Goal, Literal).
inner_literal(_, [_, Goal], Literal) :-
    conjunction_member(Goal, Literal).

conjunction_member(Conjunction, Literal) :-
    conjunction_list(Conjunction, Literals),
    member(Literal, Literals).

stage_direction(At, Stage, same) :-
    At == Stage,
    !.
stage_direction(_, _, up).

%   Numbers is an assoc from each indicator to the number of its component.
component_numbers(Edges, Numbers) :-
    findall(Caller-Called, member(edge(Caller, Called, _, _, _), Edges), Calls0),
    sort(Calls0, Calls),
    findall(Vertex, ( member(Caller-Called, Calls), member(Vertex, [Caller, Called]) ), Vertices0),
    sort(Vertices0, Vertices),
    grouped(Vertices, Calls, Graph),
    strong_components(Graph, Components),
    findall(Indicator-Number,
            ( nth1(Number, Components, Component), member(Indicator, Component) ),
            Pairs),
    list_to_assoc(Pairs, Numbers).

%   Vertices and Calls are sorted, so one pass collects the successors of each vertex.
grouped([], _, []).
grouped([Vertex|Vertices], Calls0, [Vertex-Successors|Graph]) :-
    successors(Calls0, Vertex, Successors, Calls),
    grouped(Vertices, Calls, Graph).

successors([Vertex-Called|Calls0], Vertex, [Called|Successors], Calls) :-
    !,
    successors(Calls0, Vertex, Successors, Calls).
successors(Calls, _, [], Calls).
