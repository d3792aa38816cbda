:- encoding(utf8).
:- module(handler, [handle/2]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(http/json), [json_write_dict/3]).
:- use_module(card_text).
:- use_module(json_reader).
:- use_module(json_terms).
:- use_module(loader).

/** <module> The one predicate that Python calls

A request is a JSON object, its answer another; docs/contracts.md, section 6, describes both. A
request never fails and never throws: whatever goes wrong is an answer with an `error`.

The rules are loaded by the first request, `load_rules`. Their predicates do not exist before, so
they are called here with the names of their modules.
*/

%!  handle(+Request, -Answer) is det.
%
%   Request and Answer are strings of JSON.

handle(Request, Answer) :-
    catch(once(answer_text(Request, Answer)), Error, error_text(Error, Answer)),
    !.
handle(_, Answer) :-
    Answer = "{\"error\": {\"kind\": \"internal\", \"message\": \"A request failed.\", \c
              \"detail\": null}}".

answer_text(Request, Text) :-
    read_json(Request, Dict),
    get_dict(op, Dict, OpText),
    atom_string(Op, OpText),
    answer(Op, Dict, Answer),
    (   string(Answer)
    ->  Text = Answer
    ;   json_text(Answer, Text)
    ).

json_text(Dict, Text) :-
    with_output_to(string(Text), json_write_dict(current_output, Dict, [width(0)])).

%   answer(+Op, +Request, -Answer): one clause for each kind of request. Answer is a dict, or JSON
%   that the rules' own code has written already.

answer(ping, _, _{atoms: Atoms, functors: Functors, clauses: Clauses, threads: Threads}) :-
    garbage_collect_clauses,
    % Tries are collected like atoms; what they hold is free only the next time.
    garbage_collect_atoms,
    garbage_collect_atoms,
    statistics(atoms, Atoms),
    statistics(functors, Functors),
    statistics(clauses, Clauses),
    statistics(threads, Threads).
answer(load_rules, Request, _{loaded: true}) :-
    get_dict(file, Request, File),
    load_rules(File).
answer(load_cards, Request, _{loaded: true}) :-
    request_facts(Request, card, Facts),
    prover:add_card_facts(Facts).
answer(unload_cards, Request, _{unloaded: true}) :-
    request_facts(Request, card, Facts),
    prover:remove_card_facts(Facts).
answer(rules, _, Text) :-
    prover:export_rules(Text).
answer(ask, Request, Text) :-
    request_limits(Request, Limits),
    request_facts(Request, board, Facts),
    get_dict(questions, Request, Jsons),
    maplist(json_question, Jsons, Questions),
    prover:ask(Facts, Questions, Limits, Text).
answer(read_text, Request, Text) :-
    request_limits(Request, Limits),
    get_dict(lines, Request, Lines),
    limits:call_within(handler:read_lines(Lines, Text), Limits).
answer(print_abilities, Request, Text) :-
    request_limits(Request, Limits),
    get_dict(terms, Request, Jsons),
    maplist(known_term, Jsons, Terms),
    limits:call_within(handler:print_terms(Terms, Text), Limits).

known_term(Json, Term) :-
    json_term(Json, known, Term).

%   request_limits(+Request, -Limits): the limits of a request, of which that on memory is set here.
%   It belongs to the thread that runs this; nothing else sets it for a thread that Python made.

request_limits(Request, limits(Inferences, Seconds)) :-
    get_dict(limits, Request, Limits),
    get_dict(inferences, Limits, Inferences),
    get_dict(seconds, Limits, Seconds),
    get_dict(stack_bytes, Limits, Bytes),
    set_prolog_flag(stack_limit, Bytes),
    set_prolog_flag(table_space, Bytes).

json_question(Json, question(Goal, Names, Mode)) :-
    get_dict(goal, Json, GoalJson),
    json_goal(GoalJson, Goal, Names),
    get_dict(mode, Json, ModeText),
    atom_string(Mode, ModeText).

%   request_facts(+Request, +Class, -Facts): the facts of a request, which must be declared with
%   this class.

request_facts(Request, Class, Facts) :-
    get_dict(facts, Request, Jsons),
    maplist(json_fact(Class), Jsons, Facts).

json_fact(Class, Json, Fact) :-
    (   Json = [NameText|Arguments],
        string(NameText),
        length(Arguments, Arity),
        atom_string(Name, NameText),
        rule_base:declared_fact(Name, Arity, Class, _, _, _, _, _)
    ->  class_functors(Class, Functors),
        catch(json_term(Json, Functors, Fact), malformed_term(_),
              throw(undeclared_fact(Class, Json)))
    ;   throw(undeclared_fact(Class, Json))
    ).

class_functors(board, known).
class_functors(card, any).

%   error_text(+Error, -Text): the answer that reports Error.

error_text(Error, Text) :-
    catch(error_json(Error, Json), Second, error_json(error_while_reporting(Second), Json)),
    json_text(_{error: Json}, Text).

error_json(Error, _{kind: Kind, message: Message, detail: Detail}) :-
    (   known_error(Error, Kind, Message, Detail)
    ->  true
    ;   Kind = internal,
        message_text(Error, Message),
        Detail = null
    ).

known_error(error(prover_error(limit, Which), Context), limit, Message,
            _{limit: Limit, value: Value}) :-
    !,
    Which =.. [Limit, Value],
    message_text(error(prover_error(limit, Which), Context), Message).
known_error(error(prover_error(Kind, Detail), Context), Kind, Message, DetailJson) :-
    message_text(error(prover_error(Kind, Detail), Context), Message),
    detail_json(Detail, DetailJson).
known_error(error(resource_error(_), _), limit, "The memory limit was reached.",
            _{limit: stack, value: null}).
known_error(rules_not_loaded(Complaints), rules, Message, null) :-
    string_concat("The rules could not be loaded:\n", Complaints, Message).
known_error(malformed_term(Json), malformed_term, "This is not a term.", Json).
known_error(unknown_relation(Name, Arity), unknown_relation, "", _{name: Name, arity: Arity}).
known_error(unknown_functor(Name, Arity), unknown_functor, Message, null) :-
    ( Arity =:= 1 -> Plural = "" ; Plural = "s" ),
    format(string(Message), "Nothing in the rules knows of ~w with ~w argument~w.",
           [Name, Arity, Plural]).
known_error(undeclared_fact(Class, Json), undeclared_fact, Message, Json) :-
    format(string(Message), "This is not a ~w fact that the rules declare.", [Class]).

message_text(Error, Text) :-
    (   phrase(prolog:message(Error), Lines)
    ->  with_output_to(string(Text), print_message_lines(current_output, '', Lines))
    ;   format(string(Text), "~W", [Error, [quoted(true), max_depth(12)]])
    ).

detail_json(Detail, Json) :-
    nonvar(Detail),
    Detail = Name/Arity,
    !,
    Json = _{name: Name, arity: Arity}.
detail_json(Detail, Name) :-
    callable(Detail),
    !,
    functor(Detail, Name, _).
detail_json(_, null).
