:- encoding(utf8).

/** <module> Proofs and refutations

outlines.expected holds questions, each with the outline of its answer. Beside that, what must be
true of the nodes of any answer.
*/

:- prolog_load_context(directory, Directory),
   asserta(user:file_search_path(prover_tests, Directory)).

:- use_module(prover_tests(support)).
:- use_module(library(plunit)).
:- use_module(library(readutil), [read_file_to_string/3]).

:- begin_tests(outlines).

test(outline, [forall(outline(Name, Board, Question, Expected)), true(Lines == Expected)]) :-
    load_rules_once(Name),
    once(table_entry(Name, board(Board, Facts))),
    once(shown(Facts, Question, Lines)).

%   outline(-Name, -Board, -Question, -Lines): a section of outlines.expected. It begins with a line
%   `? Name, Board, Question` and ends with an empty line.
outline(Name, Board, Question, Lines) :-
    absolute_file_name(prover_tests('outlines.expected'), File, [access(read)]),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", AllLines),
    append(_, [Header|Rest], AllLines),
    string_concat("? ", Asked, Header),
    term_string((Name, Board, Question), Asked),
    once(append(Lines, [""|_], Rest)).

:- end_tests(outlines).

:- begin_tests(nodes).

%   Every question of every table, in both modes.
asked(Facts, Mode:Goal) :-
    table_file(Name, _),
    load_rules_once(Name),
    table_entry(Name, answers(Board, Goal, _)),
    once(table_entry(Name, board(Board, Facts))),
    member(Mode, [all, decide]).

test(children_come_first, forall(asked(Facts, Question))) :-
    ask_one(Facts, Question, _, Nodes),
    dict_pairs(Nodes, _, Pairs),
    forall(( member(Key-Node, Pairs), child(Node, Child) ),
           ( number_of(Key, Number), Child < Number )).

test(no_node_twice, forall(asked(Facts, Question))) :-
    ask_one(Facts, Question, _, Nodes),
    dict_pairs(Nodes, _, Pairs),
    findall(Node, member(_-Node, Pairs), Contents),
    length(Contents, Count),
    sort(Contents, Distinct),
    length(Distinct, Count).

test(every_node_is_used, forall(asked(Facts, Question))) :-
    ask_one(Facts, Question, Answer, Nodes),
    findall(Root, root(Answer, Root), Roots),
    reached(Roots, Nodes, [], Reached),
    dict_pairs(Nodes, _, Pairs),
    length(Pairs, Count),
    length(Reached, Count).

root(Answer, Root) :-
    member(Solution, Answer.solutions),
    Root = Solution.root.
root(Answer, Root) :-
    Root = Answer.refutation,
    integer(Root).
root(Answer, Root) :-
    member(Root, Answer.witnesses).

reached([], _, Reached, Reached).
reached([Id|Ids], Nodes, Reached0, Reached) :-
    (   memberchk(Id, Reached0)
    ->  reached(Ids, Nodes, Reached0, Reached)
    ;   node(Nodes, Id, Node),
        findall(Child, child(Node, Child), Children),
        append(Children, Ids, Next),
        reached(Next, Nodes, [Id|Reached0], Reached)
    ).

%   child(+Part, -Id): Part is a node, or a part of one.
child(Part, Id) :-
    is_dict(Part),
    get_dict(Key, Part, Value),
    (   memberchk(Key, [why, by, node, consequence, stages, next, end, holds, fails]),
        integer(Value)
    ->  Id = Value
    ;   memberchk(Key, [premises, condition, consequence]),
        is_list(Value)
    ->  member(Id, Value)
    ;   memberchk(Key, [branches, conditions, cases, items, steps, adds, removes, removed]),
        member(Inner, Value),
        child(Inner, Id)
    ).

number_of(Key, Number) :-
    (   integer(Key)
    ->  Number = Key
    ;   atom_number(Key, Number)
    ).

:- end_tests(nodes).

:- begin_tests(recursion, [setup(load_rules_once(graph))]).

%   Count nodes that all hear each other. The first few send a message of their own each.
everyone_hears(Count, Senders, Facts) :-
    findall(Fact, hears(Count, Senders, Fact), Facts).

hears(Count, _, link(From, To)) :-
    between(1, Count, From),
    between(1, Count, To),
    From =\= To.
hears(Count, _, hub(Node)) :-
    between(1, Count, Node).
hears(_, Senders, sends(Node, message(Node))) :-
    between(1, Senders, Node).

test(forty_nodes_know_all, true(Count == 200)) :-
    everyone_hears(40, 5, Facts),
    solutions(Facts, knows(_, _), Goals),
    length(Goals, Count).

%   Each goal is proved once: 40 * 5 of knows/2, 5 of relays/2 (the senders relay to all others),
%   and the facts that they rest on.
test(forty_nodes_share_proofs) :-
    everyone_hears(40, 5, Facts),
    ask_one(Facts, all:knows(_, _), _, Nodes),
    findall(Goal,
            ( get_dict(_, Nodes, Node), Node.kind == "rule", json_to_term(Node.goal, Goal) ),
            Goals),
    length(Goals, Count),
    sort(Goals, Distinct),
    length(Distinct, Count),
    Count =< 40*5*2.

test(shortest_proof, true(Lines == ["knows(9,message(1)) [2]",
                                    "  link(9,1) (board)",
                                    "  relays(1,message(1)) [3]",
                                    "    hub(1) (board)",
                                    "    knows(1,message(1)) [1]",
                                    "      sends(1,message(1)) (board)"])) :-
    everyone_hears(10, 3, Facts),
    once(shown(Facts, all:knows(9, message(1)), Lines)).

test(nobody_knows_anything, true(Refutation == "why_not")) :-
    everyone_hears(40, 0, Facts),
    ask_one(Facts, decide:knows(1, _), Answer, Nodes),
    Answer.solutions == [],
    node(Nodes, Answer.refutation, Node),
    Refutation = Node.kind.

test(same_answer_every_time, true(First == Second)) :-
    everyone_hears(12, 4, Facts),
    ask_one(Facts, all:knows(_, _), _, First),
    ask_one(Facts, all:knows(_, _), _, Second).

:- end_tests(recursion).
