:- encoding(utf8).
:- module(node_store,
          [ start_nodes/0,
            node/2,                     % +Content, -Id
            circular_node/2,            % +Goal, -Id
            write_open_nodes/1          % :NodeOfGoal
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(rule_base, [rule_text/5]).
:- use_module(json_writer).
:- use_module(question, [memo/2]).

/** <module> The nodes of proofs: each is written once, as JSON

Nodes are numbered in the order in which they are made, so a node's children have smaller numbers.
Each is written to the current output as soon as it is made: `"1":{...},"2":{...}`. Those who make
nodes (proof_nodes.pl, why_not.pl) remember for which literal they did, so that a shared sub-proof
is written once.

The content of a node is one of

    rule(Id, Goal, Outer, Premises)         fact(Class, Goal)
    computed(Goal)                          none(Goal, Why)
    every(Goal, [case(Ids, Ids)])           count(Goal, [item(Value, Ids)])
    least(Goal, Premises)                   witness(Goal, By)
    fluent(Goal, Since, By)                 final(Goal, By, Stages)
    stages([step(Effect, Next, Adds, Removes)], End)
    why_not(Goal, Reason)

docs/contracts.md, section 5, gives their meaning, why_not.pl the reasons.
*/

:- meta_predicate write_open_nodes(2).

%!  start_nodes is det.

start_nodes :-
    nb_setval(node_count, 0),
    nb_setval(node_separator, ''),
    nb_setval(circular_nodes, []).

%!  node(+Content, -Id) is det.
%
%   Id is a new node.

node(Content, Id) :-
    new_id(Id),
    current_output(Out),
    \+ \+ write_node(Out, Id, Content).

new_id(Id) :-
    nb_getval(node_count, Count),
    Id is Count+1,
    nb_setval(node_count, Id).

%!  circular_node(+Goal, -Id) is det.
%
%   The node says that Goal is being explained already, further up. It is written by
%   write_open_nodes/1, when the number of that explanation is known.

circular_node(Goal, Id) :-
    memo(circular_nodes, Nodes),
    (   trie_lookup(Nodes, Goal, Id)
    ->  true
    ;   new_id(Id),
        trie_insert(Nodes, Goal, Id),
        nb_getval(circular_nodes, Open),
        nb_setval(circular_nodes, [Id-Goal|Open])
    ).

%!  write_open_nodes(:NodeOfGoal) is det.
%
%   Writes the circular nodes. call(NodeOfGoal, Goal, Id) gives the why-not node of Goal.

write_open_nodes(NodeOfGoal) :-
    nb_getval(circular_nodes, Open),
    nb_setval(circular_nodes, []),
    current_output(Out),
    forall(member(Id-Goal, Open),
           ( call(NodeOfGoal, Goal, See),
             write_node(Out, Id, why_not(Goal, circular(See))) )).

write_node(Out, Id, Content) :-
    nb_getval(node_separator, Separator),
    nb_setval(node_separator, ',\n'),
    number_variables(Content),
    format(Out, '~w"~d":{', [Separator, Id]),
    write_content(Content, Out),
    put_char(Out, '}').

write_content(rule(Id, Goal, Outer, Premises), Out) :-
    write_kind(Out, rule),
    write(Out, ',"rule":'),
    write_text_json(Out, Id),
    write_goal(Out, Goal),
    write_bindings(Out, Id, Outer),
    write_ids(Out, premises, Premises).
write_content(fact(Class, Goal), Out) :-
    write_kind(Out, Class),
    write_goal(Out, Goal).
write_content(computed(Goal), Out) :-
    write_kind(Out, computed),
    write_goal(Out, Goal).
write_content(none(Goal, Why), Out) :-
    write_kind(Out, none),
    write_goal(Out, Goal),
    write_id(Out, why, Why).
write_content(every(Goal, Cases), Out) :-
    write_kind(Out, every),
    write_goal(Out, Goal),
    write(Out, ',"cases":'),
    write_list_json(Out, write_case, Cases).
write_content(count(Goal, Items), Out) :-
    write_kind(Out, count),
    write_goal(Out, Goal),
    write(Out, ',"items":'),
    write_list_json(Out, write_item, Items).
write_content(least(Goal, Premises), Out) :-
    write_kind(Out, least),
    write_goal(Out, Goal),
    write_ids(Out, premises, Premises).
write_content(witness(Goal, By), Out) :-
    write_kind(Out, witness),
    write_goal(Out, Goal),
    write_id(Out, by, By).
write_content(fluent(Goal, Since, By), Out) :-
    write_kind(Out, fluent),
    write_goal(Out, Goal),
    write(Out, ',"since":'),
    write_term_json(Out, Since),
    write_id(Out, by, By).
write_content(final(Goal, By, Stages), Out) :-
    write_kind(Out, final),
    write_goal(Out, Goal),
    write_id(Out, by, By),
    write_id(Out, stages, Stages).
write_content(stages(Steps, End), Out) :-
    write_kind(Out, stages),
    write(Out, ',"steps":'),
    write_list_json(Out, write_step, Steps),
    write_id(Out, end, End).
write_content(why_not(Goal, Reason), Out) :-
    write_kind(Out, why_not),
    write_goal(Out, Goal),
    functor(Reason, Name, _),
    write(Out, ',"reason":'),
    write_text_json(Out, Name),
    write_reason(Reason, Out).

write_reason(no_rule, _).
write_reason(computed, _).
write_reason(rules(Branches), Out) :-
    write(Out, ',"branches":'),
    write_list_json(Out, write_rule_branch, Branches).
write_reason(conditions(Branches), Out) :-
    write(Out, ',"branches":'),
    write_list_json(Out, write_branch, Branches).
write_reason(fact(Near), Out) :-
    write(Out, ',"near":'),
    write_list_json(Out, write_term_json, Near).
write_reason(holds(Premises), Out) :-
    write_ids(Out, premises, Premises).
write_reason(counted(Node), Out) :-
    write_id(Out, node, Node).
write_reason(exception(Condition, Consequence), Out) :-
    write_ids(Out, condition, Condition),
    write_id(Out, consequence, Consequence).
write_reason(nothing(Why), Out) :-
    write_id(Out, why, Why).
write_reason(refuted(By), Out) :-
    write_id(Out, by, By).
write_reason(final(By, Stages), Out) :-
    write_id(Out, by, By),
    write_id(Out, stages, Stages).
write_reason(fluent(Near, Removals), Out) :-
    write(Out, ',"near":'),
    write_list_json(Out, write_term_json, Near),
    write(Out, ',"removed":'),
    write_list_json(Out, write_removal, Removals).
write_reason(circular(See), Out) :-
    write_id(Out, see, See).

write_removal(Out, removal(Fluent, Stage, By)) :-
    write(Out, '{"fluent":'),
    write_term_json(Out, Fluent),
    write(Out, ',"stage":'),
    write_term_json(Out, Stage),
    write_id(Out, by, By),
    put_char(Out, '}').

write_step(Out, step(Effect, Next, Adds, Removes)) :-
    write(Out, '{"effect":'),
    write_term_json(Out, Effect),
    write_id(Out, next, Next),
    write(Out, ',"adds":'),
    write_list_json(Out, write_change, Adds),
    write(Out, ',"removes":'),
    write_list_json(Out, write_change, Removes),
    write(Out, '}\n').

write_change(Out, change(Fluent, By)) :-
    write(Out, '{"fluent":'),
    write_term_json(Out, Fluent),
    write_id(Out, by, By),
    put_char(Out, '}').

write_rule_branch(Out, branch(Id, Outer, Conditions)) :-
    write(Out, '{"rule":'),
    write_text_json(Out, Id),
    write_bindings(Out, Id, Outer),
    put_char(Out, ','),
    write_conditions(Out, Conditions),
    put_char(Out, '}').

write_branch(Out, branch(Conditions)) :-
    put_char(Out, '{'),
    write_conditions(Out, Conditions),
    put_char(Out, '}').

write_conditions(Out, Conditions) :-
    write(Out, '"conditions":'),
    write_list_json(Out, write_condition, Conditions).

write_condition(Out, holds(Id)) :-
    format(Out, '{"holds":~d}', [Id]).
write_condition(Out, fails(Id)) :-
    format(Out, '{"fails":~d}', [Id]).
write_condition(Out, open(Literal)) :-
    write(Out, '{"open":'),
    write_term_json(Out, Literal),
    put_char(Out, '}').

write_case(Out, case(Condition, Consequence)) :-
    write(Out, '{"condition":'),
    write_list_json(Out, write, Condition),
    write(Out, ',"consequence":'),
    write_list_json(Out, write, Consequence),
    put_char(Out, '}').

write_item(Out, item(Value, Premises)) :-
    write(Out, '{"value":'),
    write_term_json(Out, Value),
    write_ids(Out, premises, Premises),
    put_char(Out, '}').

write_kind(Out, Kind) :-
    write(Out, '"kind":'),
    write_text_json(Out, Kind).

write_goal(Out, Goal) :-
    write(Out, ',"goal":'),
    write_goal_json(Out, Goal).

write_ids(Out, Key, Ids) :-
    format(Out, ',"~w":', [Key]),
    write_list_json(Out, write, Ids).

write_id(Out, Key, Id) :-
    format(Out, ',"~w":~w', [Key, Id]).

write_bindings(Out, Id, Outer) :-
    rule_text(Id, _, _, Names, _),
    Outer =.. [_|Values],
    named_values(Values, Names, Pairs),
    write(Out, ',"bindings":'),
    write_object_json(Out, write_value_json, Pairs).

%   The names of the local variables come last, and have no values.
named_values([], _, []).
named_values([Value|Values], [Name|Names], [Name-Value|Pairs]) :-
    named_values(Values, Names, Pairs).
