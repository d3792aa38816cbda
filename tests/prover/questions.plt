:- encoding(utf8).

/** <module> Questions: errors, limits, and that nothing is left behind
*/

:- prolog_load_context(directory, Directory),
   asserta(user:file_search_path(prover_tests, Directory)).

:- use_module(prover_tests(support)).
:- use_module(library(plunit)).
:- use_module(library(thread), [concurrent_maplist/3]).
:- use_module(lawmage(prover/prover)).
:- use_module(lawmage(prover/question), [lasting_memo/2]).

%   What a question raises, and what the message says.
raised(Facts, Questions, Limits, Kind, Text) :-
    catch(ask(Facts, Questions, Limits, _), Error, true),
    nonvar(Error),
    Error = error(prover_error(Kind, _), _),
    once(phrase(prolog:message(Error), Lines)),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

:- begin_tests(errors, [setup(load_rules_once(lists))]).

error_case(unknown(_), all, unknown_relation, "There is no relation unknown with 1 argument.").
error_case(derive(_, _), all, unknown_relation,
           "There is no relation derive with 2 arguments. Did you mean derived/2?").
error_case(derived(_), all, unknown_relation,
           "There is no relation derived with 1 argument. Did you mean derived/2?").
error_case(sum(_, 3), all, unbound_argument, "List must be given when sum/2 is asked for.").
error_case(sum([_], 3), decide, unbound_argument, "List must be given when sum/2 is asked for.").
error_case(3, all, malformed_goal, "This is no goal: 3.").
error_case(_, all, malformed_goal, "This is no goal: A.").
error_case("text", all, malformed_goal, "This is no goal: \"text\".").
error_case(derived(_, _), some, malformed_mode,
           "The mode of a question is all, complete, decide or first, not some.").
error_case(member(a, [a]), all, unknown_relation,
           "There is no relation member with 2 arguments.").
error_case(not(derived(_, _)), all, unknown_relation,
           "There is no relation not with 1 argument.").
error_case((derived(_, _), derived(_, _)), all, unknown_relation,
           "There is no relation ',' with 2 arguments.").
error_case(shell(ls), all, unknown_relation, "There is no relation shell with 1 argument.").
error_case(plain_form:derived(_, _), all, unknown_relation,
           "There is no relation : with 2 arguments.").
error_case(at(derived(_, _), final), all, unknown_relation,
           "There is no relation at with 2 arguments.").

test(message, [forall(error_case(Goal, Mode, Kind, Message)), true(Text == Message)]) :-
    raised([], [question(Goal, [], Mode)], limits(none, none), Kind, Text0),
    split_string(Text0, "", "\n", [Text]).

test(too_many_copies,
     true(Text == "A list of more than 1,000,000 copies of an element was asked for.\n")) :-
    load_rules_once(lists),
    raised([value(number, 1 000 000 000 000)], [question(derived(copies, _), [], all)],
           limits(none, none), limit, Text).

test(stage, true(Text == "access/2 depends on stages; ask for it at the final stage.\n")) :-
    load_rules_once(office),
    raised([], [question(access(_, _), [], all)], limits(none, none), missing_stage, Text).

test(witness_output,
     true(Text == "The plan of change/3 must be a variable: it is what the search finds.\n")) :-
    load_rules_once(shop),
    raised([], [question(change(1, [1], [1]), [], all)], limits(none, none), bound_output, Text).

test(not_compiled, true(Text == "The rules have not been compiled.\n")) :-
    load_rules_once(lists),
    forget_rules,
    raised([], [question(derived(_, _), [], all)], limits(none, none), rules_not_compiled, Text),
    forget_loaded.

:- end_tests(errors).

:- begin_tests(facts, [setup(load_rules_once(family))]).

fact_case(person(_), "This is no board fact: person(A).\n").
fact_case(voting_age(utopia, 18), "This is no board fact: voting_age(utopia, 18).\n").
fact_case(unknown(a), "This is no board fact: unknown(a).\n").
fact_case(ancestor(a, b), "This is no board fact: ancestor(a, b).\n").
fact_case((person(a) :- true), "This is no board fact: person(a):-true.\n").
fact_case(7, "This is no board fact: 7.\n").

test(board_fact, [forall(fact_case(Fact, Message)), true(Text == Message)]) :-
    raised([person(x), Fact], [question(person(_), [], all)], limits(none, none), not_a_fact, Text).

test(card_fact, throws(error(prover_error(not_a_fact, card-person(a)), _))) :-
    add_card_facts([person(a)]).

test(card_facts_are_added_once, true(Goals == [voting_age(arcadia, 20)])) :-
    add_card_facts([voting_age(arcadia, 20)]),
    add_card_facts([voting_age(arcadia, 20)]),
    solutions([], voting_age(arcadia, _), Goals).

test(what_is_remembered_of_cards_follows_them,
     true(Answers == [[votes_late_in(sparta)], [], [votes_late_in(sparta)]])) :-
    Law = [voting_age(sparta, 60)],
    add_card_facts(Law),
    solutions([], votes_late_in(sparta), First),
    remove_card_facts(Law),
    solutions([], votes_late_in(sparta), Second),
    add_card_facts(Law),
    solutions([], votes_late_in(sparta), Third),
    remove_card_facts(Law),
    Answers = [First, Second, Third].

test(what_is_remembered_of_cards_follows_them_in_other_threads,
     true(First-Second == [votes_late_in(sparta)]-[])) :-
    Law = [voting_age(sparta, 60)],
    message_queue_create(Asked),
    message_queue_create(Answered),
    thread_create(forall(between(1, 2, _),
                         ( thread_get_message(Asked, go),
                           solutions([], votes_late_in(sparta), Found),
                           thread_send_message(Answered, Found) )),
                  Thread),
    add_card_facts(Law),
    thread_send_message(Asked, go),
    thread_get_message(Answered, First),
    remove_card_facts(Law),
    thread_send_message(Asked, go),
    thread_get_message(Answered, Second),
    thread_join(Thread),
    message_queue_destroy(Asked),
    message_queue_destroy(Answered).

test(a_refused_board_leaves_nothing, true(Goals == [])) :-
    raised([person(x), unknown(a)], [], limits(none, none), not_a_fact, _),
    solutions([], person(_), Goals).

:- end_tests(facts).

:- begin_tests(nothing_is_left, [setup(load_rules_once(graph))]).

test(board_and_tables, true(First-Second == [knows(a, hello)]-[])) :-
    solutions([sends(a, hello)], knows(_, _), First),
    solutions([], knows(_, _), Second).

test(after_a_limit, true(Goals == [])) :-
    circle(60, Facts),
    raised(Facts, [question(knows(_, _), [], all)], limits(20 000, none), limit, Text),
    Text == "The question took more than 20,000 inferences.\n",
    solutions([], knows(_, _), Goals).

test(after_the_time, true(Goals == [])) :-
    circle(5000, Facts),
    raised(Facts, [question(knows(_, _), [], all)], limits(none, 0.01), limit, Text),
    Text == "The question took more than 0.01 seconds.\n",
    solutions([], knows(_, _), Goals).

test(the_same_question_after_a_limit, true(Count == 60)) :-
    circle(60, Facts),
    raised(Facts, [question(knows(_, _), [], all)], limits(20 000, none), limit, _),
    solutions(Facts, knows(_, _), Goals),
    length(Goals, Count).

%   A circle of Count nodes, one of which sends a message.
circle(Count, [sends(1, hello)|Facts]) :-
    findall(Fact,
            ( between(1, Count, From),
              To is From mod Count + 1,
              member(Fact, [link(From, To), hub(From)]) ),
            Facts).

test(complete, true(Answers == [[hello]-null, []-null])) :-
    findall(Messages-Refutation,
            ( member(Node, [a, b]),
              ask_one([sends(a, hello)], complete:knows(Node, _), Answer, _),
              Refutation = Answer.refutation,
              findall(Message,
                      ( member(Solution, Answer.solutions),
                        json_to_term(Solution.goal, knows(_, Message)) ),
                      Messages) ),
            Answers).

test(several_questions_share_nodes, true(Roots == [Root, Root])) :-
    ask([sends(a, hello)],
        [question(knows(a, _), [], all), question(knows(_, hello), [], decide)],
        limits(none, none), Json),
    json_dict(Json, Dict),
    findall(Node,
            ( member(Answer, Dict.answers), member(Solution, Answer.solutions),
              Node = Solution.root ),
            Roots),
    Roots = [Root|_].

test(threads_do_not_see_each_other, true(Sorted == Expected)) :-
    numlist(1, 40, Numbers),
    concurrent_maplist(message_of, Numbers, Found),
    msort(Found, Sorted),
    findall([knows(Number, Number)], member(Number, Numbers), Expected).

message_of(Number, Goals) :-
    solutions([sends(Number, Number)], knows(_, _), Goals).

test(what_lasts_is_kept, true(Found == [1, 2, 3])) :-
    lasting_memo(numbers, Before),
    forall(member(Number, [1, 2, 3]), trie_insert(Before, Number, Number)),
    solutions([sends(a, hello)], knows(_, _), _),
    lasting_memo(numbers, After),
    findall(Number, trie_gen(After, Number, _), Found0),
    sort(Found0, Found).

test(what_lasts_is_bounded,
     [ setup(set_lasting_results(4)), cleanup(set_lasting_results(2000)), true(Largest == 4) ]) :-
    findall(Size,
            ( between(1, 10, Number),
              lasting_memo(squares, Squares),
              trie_insert(Squares, Number, Number),
              trie_property(Squares, value_count(Size)) ),
            Sizes),
    max_list(Sizes, Largest).

set_lasting_results(Most) :-
    retractall(prover_settings:prover_setting(lasting_results, _)),
    assertz(prover_settings:prover_setting(lasting_results, Most)).

:- end_tests(nothing_is_left).

:- begin_tests(witnesses, [setup(load_rules_once(shop))]).

board(Price, Coins, [price(thing, Price), purse(ann, Coins)]).

test(undecided, [forall(undecided_price(Price, Coins, Why)), true(Found == Why)]) :-
    board(Price, Coins, Facts),
    ask_one(Facts, decide:can_buy(ann, thing), Answer, _),
    Answer.solutions == [],
    Answer.refutation == null,
    Answer.undecided = [Undecided],
    json_to_term(Undecided.why, Found).

%   undecided_price(Price, Coins, Why): what the solver answers for these prices is not believed.
undecided_price(13, [1, 2], not_proved(exact(13, [1, 2], [13]))).
undecided_price(14, [2, 12], not_proved(impossible(14, [2, 12], bad_luck))).
undecided_price(15, [15], malformed_answer(nonsense)).
undecided_price(16, [16], no_answer).
undecided_price(17, [2, 9, 9], no_reason_found).

%   What rests on an undecided goal inside not, count and all is undecided, too.
test(undecided_inside, [forall(undecided_inside(Goal)), true(Undecided == ["change"])]) :-
    board(14, [2, 12], Facts),
    ask_one(Facts, decide:Goal, Answer, _),
    Answer.solutions == [],
    Answer.refutation == null,
    findall(Name, ( member(One, Answer.undecided), One.goal = [Name|_] ), Undecided).

undecided_inside(stuck(ann, thing)).
undecided_inside(affordable(ann, _)).
undecided_inside(rich(ann)).

%   A table does not repeat what was undecided when it was filled.
test(undecided_inside_a_table, true(Undecided == [1, 1])) :-
    ask([price(thing, 14), purse(ann, [2, 12])],
        [ question(gets(ann, thing), [], decide), question(never_gets(ann, thing), [], decide) ],
        limits(none, none), Json),
    json_dict(Json, Dict),
    findall(Count,
            ( member(Answer, Dict.answers),
              Answer.solutions == [],
              Answer.refutation == null,
              length(Answer.undecided, Count) ),
            Undecided).

test(another_way_is_still_proved, true(Goals == [can_buy(ann, bread)])) :-
    solutions([price(thing, 14), price(bread, 3), purse(ann, [3, 4])], can_buy(_, _), Goals).

test(all_with_a_counterexample_is_a_no, true(Kind == "why_not")) :-
    % The price 1 is impossible for sure, whatever comes of the price 14.
    Facts = [price(thing, 14), price(milk, 1), purse(ann, [2, 4])],
    ask_one(Facts, decide:rich(ann), Answer, Nodes),
    (   Answer.refutation == null
    ->  Kind = undecided(Answer.undecided)
    ;   node(Nodes, Answer.refutation, Node),
        Kind = Node.kind
    ).

test(open_in_an_explanation, true(Lines == [ "no may_lend(ann,ben) (rules)",
                                             "  5",
                                             "    - no friends(ann,ben) (fact)",
                                             "    + purse(ann,[2,12]) (board)",
                                             "    ? change(14,[2,12],A)" ])) :-
    once(shown([purse(ann, [2, 12])], decide:may_lend(ann, ben), Lines)).

test(decided_goals_are_listed,
     true(Goals == [change(2, [1, 1], [1, 1]), change(9, [1, 1], '$VAR'(0))])) :-
    ask_one([price(a, 2), price(b, 9), purse(ann, [1, 1])], all:can_buy(ann, _), Answer, Nodes),
    findall(Goal,
            ( member(Id, Answer.witnesses), node(Nodes, Id, Node), json_to_term(Node.goal, Goal) ),
            Goals0),
    msort(Goals0, Goals).

:- end_tests(witnesses).

:- begin_tests(stages, [setup(load_rules_once(steps))]).

raised_by(Facts, Kind, Text) :-
    raised(Facts, [question(done(_), [], all)], limits(none, none), Kind, Text).

test(ambiguous,
     true(Text == "The rules for next/1 name more than one effect after 0 steps: [a, b].\n")) :-
    raised_by([wants(a), wants(b)], ambiguous_next, Text).

test(endless, true(Text == "More than 1,000 effects were applied one after the other.\n")) :-
    raised_by([wants(again)], limit, Text).

test(undeclared,
     true(Text == "initially/1, adds/2 or removes/2 speaks of tired(you), which is not declared \
as a fluent.\n")) :-
    raised_by([wants(sleep)], undeclared_fluent, Text).

test(no_effects, true(Goals == [done(start)])) :-
    solutions([], done(_), Goals).

test(added_again_counts_from_then, true(Since == 1)) :-
    ask_one([wants(renew)], decide:at(state(start, _), final), Answer, Nodes),
    Answer.solutions = [Solution],
    node(Nodes, Solution.root, Final),
    node(Nodes, Final.by, Fluent),
    Since = Fluent.since.

test(changes_that_change_nothing_are_not_listed, true(Adds-Removes == [state(nothing, done)]-[])) :-
    ask_one([wants(nothing)], all:done(_), _, Nodes),
    once(( get_dict(_, Nodes, Node), Node.kind == "stages" )),
    Node.steps = [Step],
    Removes = Step.removes,
    findall(Fluent, ( member(Change, Step.adds), json_to_term(Change.fluent, Fluent) ), Adds).

test(changes_without_proofs,
     [ setup(set_prove_changes(false)),
       cleanup(set_prove_changes(true)),
       true(Proofs == [null])
     ]) :-
    ask_one([wants(renew)], decide:done(renew), _, Nodes),
    once(( get_dict(_, Nodes, Node), Node.kind == "stages" )),
    findall(By,
            ( member(Step, Node.steps),
              ( member(Change, Step.adds) ; member(Change, Step.removes) ),
              By = Change.by ),
            Proofs0),
    sort(Proofs0, Proofs).

set_prove_changes(Value) :-
    retractall(prover_settings:prover_setting(prove_changes, _)),
    assertz(prover_settings:prover_setting(prove_changes, Value)).

:- end_tests(stages).
