:- encoding(utf8).
:- module(node_store,
          [ define_rule_rows/0,
            start_nodes/0,
            node/2,                     % +Content, -Id
            circular_node/2,            % +Goal, -Id
            write_open_nodes/1          % :NodeOfGoal
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(rule_base, [rule/6, rule_text/5]).
:- use_module(json_writer).
:- use_module(question, [memo/2]).
:- use_module(term_rows).

/** <module> The nodes of proofs: each is written once, as JSON

Nodes are numbered in the order in which they are made, so a node's children have smaller numbers.
Each is written to the current output as soon as it is made, as a row of an array (term_rows.pl);
its terms are named by the numbers of their rows. Those who make nodes (proof_nodes.pl, why_not.pl)
remember for which literal they did, so that a shared sub-proof is written once.

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

:- dynamic rule_row/3.                  % rule_row(RuleId, NodeFormat, BranchFormat)

%!  define_rule_rows is det.
%
%   Prepares what is the same in all nodes of one rule: the text between the numbers.

define_rule_rows :-
    retractall(rule_row(_, _, _)),
    forall(rule(Id, _, _, _, Outer, _),
           ( rule_formats(Id, Outer, NodeFormat, BranchFormat),
             assertz(rule_row(Id, NodeFormat, BranchFormat)) )).

%   The formats take the number of the node and of its goal (not for a branch), then those of the
%   values of the rule's outer variables, and then what the rest needs.
rule_formats(Id, Outer, NodeFormat, BranchFormat) :-
    rule_text(Id, _, _, Names, _),
    Outer =.. [_|Values],
    % The names of the local variables come last, and have no values.
    with_output_to(string(Bindings0), write_bindings_format(Values, Names, '')),
    json_format(Id, RuleFormat),
    format(string(NodeFormat),
           ',\n{"id":~~d,"kind":"rule","rule":~s,"goal":~~d,"bindings":{~s},"premises":~~w}',
           [RuleFormat, Bindings0]),
    format(string(BranchFormat), '{"rule":~s,"bindings":{~s},', [RuleFormat, Bindings0]).

write_bindings_format([], _, _).
write_bindings_format([_|Values], [Name|Names], Separator) :-
    json_format(Name, NameFormat),
    format('~w~s:~~d', [Separator, NameFormat]),
    write_bindings_format(Values, Names, ',').

%   Format is a format that writes Text as JSON.
json_format(Text, Format) :-
    with_output_to(string(Json), ( current_output(Out), write_text_json(Out, Text) )),
    split_string(Json, "~", "", Parts),
    atomic_list_concat(Parts, '~~', Joined),
    atom_string(Joined, Format).

%!  start_nodes is det.

start_nodes :-
    nb_setval(node_count, 0),
    nb_setval(circular_nodes, []),
    start_rows.

%!  node(+Content, -Id) is det.
%
%   Id is a new node.

node(Content, Id) :-
    new_id(Id),
    \+ \+ write_node(Id, Content).

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
    forall(member(Id-Goal, Open),
           ( call(NodeOfGoal, Goal, See),
             write_node(Id, why_not(Goal, circular(See))) )).

write_node(Id, Content) :-
    number_variables(Content),
    current_output(Out),
    write_row(Content, Id, Out).

%   Everything that a node says of terms has its row before the row of the node begins.

write_row(rule(RuleId, Goal, Outer, Premises), Id, Out) :-
    rule_row(RuleId, Format, _),
    Outer =.. [_|Values],
    term_rows([Goal|Values], Numbers),
    append([Id|Numbers], [Premises], Arguments),
    format(Out, Format, Arguments).
write_row(fact(Class, Goal), Id, Out) :-
    write_beginning(Out, Id, Class, Goal),
    put_char(Out, '}').
write_row(computed(Goal), Id, Out) :-
    write_beginning(Out, Id, computed, Goal),
    put_char(Out, '}').
write_row(none(Goal, Why), Id, Out) :-
    write_beginning(Out, Id, none, Goal),
    format(Out, ',"why":~w}', [Why]).
write_row(every(Goal, Cases), Id, Out) :-
    write_beginning(Out, Id, every, Goal),
    write(Out, ',"cases":'),
    write_list_json(Out, write_case, Cases),
    put_char(Out, '}').
write_row(count(Goal, Items), Id, Out) :-
    maplist(numbered_item, Items, Numbered),
    write_beginning(Out, Id, count, Goal),
    write(Out, ',"items":'),
    write_list_json(Out, write_item, Numbered),
    put_char(Out, '}').
write_row(least(Goal, Premises), Id, Out) :-
    write_beginning(Out, Id, least, Goal),
    format(Out, ',"premises":~w}', [Premises]).
write_row(witness(Goal, By), Id, Out) :-
    write_beginning(Out, Id, witness, Goal),
    format(Out, ',"by":~d}', [By]).
write_row(fluent(Goal, Since, By), Id, Out) :-
    term_row(Since, SinceNumber),
    write_beginning(Out, Id, fluent, Goal),
    format(Out, ',"since":~d,"by":~d}', [SinceNumber, By]).
write_row(final(Goal, By, Stages), Id, Out) :-
    write_beginning(Out, Id, final, Goal),
    format(Out, ',"by":~d,"stages":~d}', [By, Stages]).
write_row(stages(Steps, End), Id, Out) :-
    maplist(numbered_step, Steps, Numbered),
    format(Out, ',\n{"id":~d,"kind":"stages","steps":', [Id]),
    write_list_json(Out, write_step, Numbered),
    format(Out, ',"end":~d}', [End]).
write_row(why_not(Goal, Reason), Id, Out) :-
    numbered_reason(Reason, Numbered),
    write_beginning(Out, Id, why_not, Goal),
    functor(Reason, Name, _),
    format(Out, ',"reason":"~w"', [Name]),
    write_reason(Numbered, Out),
    put_char(Out, '}').

write_beginning(Out, Id, Kind, Goal) :-
    term_row(Goal, Number),
    format(Out, ',\n{"id":~d,"kind":"~w","goal":~d', [Id, Kind, Number]).

%   numbered_...(+Part, -Numbered): a part of a node with the numbers of its terms instead of them.

numbered_item(item(Value, Premises), item(Number, Premises)) :-
    term_row(Value, Number).

numbered_step(step(Effect, Next, Adds, Removes),
              step(Number, Next, NumberedAdds, NumberedRemoves)) :-
    term_row(Effect, Number),
    maplist(numbered_change, Adds, NumberedAdds),
    maplist(numbered_change, Removes, NumberedRemoves).

numbered_change(change(Fluent, By), change(Number, By)) :-
    term_row(Fluent, Number).

numbered_reason(Reason, Numbered) :-
    (   Reason = rules(Branches)
    ->  maplist(numbered_rule_branch, Branches, NumberedBranches),
        Numbered = rules(NumberedBranches)
    ;   Reason = conditions(Branches)
    ->  maplist(numbered_branch, Branches, NumberedBranches),
        Numbered = conditions(NumberedBranches)
    ;   Reason = fact(Near)
    ->  term_rows(Near, Numbers),
        Numbered = fact(Numbers)
    ;   Reason = fluent(Near, Removals)
    ->  term_rows(Near, Numbers),
        maplist(numbered_removal, Removals, NumberedRemovals),
        Numbered = fluent(Numbers, NumberedRemovals)
    ;   Numbered = Reason
    ).

numbered_rule_branch(branch(Id, Outer, Conditions), branch(Format, Numbers, NumberedConditions)) :-
    rule_row(Id, _, Format),
    Outer =.. [_|Values],
    term_rows(Values, Numbers),
    maplist(numbered_condition, Conditions, NumberedConditions).

numbered_branch(branch(Conditions), branch(NumberedConditions)) :-
    maplist(numbered_condition, Conditions, NumberedConditions).

numbered_condition(Condition, Numbered) :-
    (   Condition = open(Literal)
    ->  term_row(Literal, Number),
        Numbered = open(Number)
    ;   Numbered = Condition
    ).

numbered_removal(removal(Fluent, Stage, By), removal(FluentNumber, StageNumber, By)) :-
    term_rows([Fluent, Stage], [FluentNumber, StageNumber]).

%   write_reason(+Reason, +Out): what else a why-not node says for this reason.

write_reason(no_rule, _).
write_reason(computed, _).
write_reason(rules(Branches), Out) :-
    write(Out, ',"branches":'),
    write_list_json(Out, write_rule_branch, Branches).
write_reason(conditions(Branches), Out) :-
    write(Out, ',"branches":'),
    write_list_json(Out, write_branch, Branches).
write_reason(fact(Near), Out) :-
    format(Out, ',"near":~w', [Near]).
write_reason(holds(Premises), Out) :-
    format(Out, ',"premises":~w', [Premises]).
write_reason(counted(Node), Out) :-
    format(Out, ',"node":~d', [Node]).
write_reason(exception(Condition, Consequence), Out) :-
    format(Out, ',"condition":~w,"consequence":~d', [Condition, Consequence]).
write_reason(nothing(Why), Out) :-
    format(Out, ',"why":~d', [Why]).
write_reason(refuted(By), Out) :-
    format(Out, ',"by":~d', [By]).
write_reason(final(By, Stages), Out) :-
    format(Out, ',"by":~d,"stages":~d', [By, Stages]).
write_reason(fluent(Near, Removals), Out) :-
    format(Out, ',"near":~w,"removed":', [Near]),
    write_list_json(Out, write_removal, Removals).
write_reason(circular(See), Out) :-
    format(Out, ',"see":~d', [See]).

write_removal(Out, removal(Fluent, Stage, By)) :-
    format(Out, '{"fluent":~d,"stage":~d,"by":~d}', [Fluent, Stage, By]).

write_step(Out, step(Effect, Next, Adds, Removes)) :-
    format(Out, '{"effect":~d,"next":~d,"adds":', [Effect, Next]),
    write_list_json(Out, write_change, Adds),
    write(Out, ',"removes":'),
    write_list_json(Out, write_change, Removes),
    put_char(Out, '}').

write_change(Out, change(Fluent, By)) :-
    format(Out, '{"fluent":~d,"by":~w}', [Fluent, By]).

write_rule_branch(Out, branch(Format, Numbers, Conditions)) :-
    format(Out, Format, Numbers),
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
write_condition(Out, open(Number)) :-
    format(Out, '{"open":~d}', [Number]).

write_case(Out, case(Condition, Consequence)) :-
    format(Out, '{"condition":~w,"consequence":~w}', [Condition, Consequence]).

write_item(Out, item(Number, Premises)) :-
    format(Out, '{"value":~d,"premises":~w}', [Number, Premises]).
