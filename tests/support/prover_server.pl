:- encoding(utf8).
:- module(prover_server, [ serve/0 ]).

/** <module> Answers the checker's tests, one request after the other

A request on standard input is one of these terms; the answer is one line of JSON.

    ask(File, Facts, CardFacts, Questions)
        File is a rule file, Questions are terms question(Goal, Mode).
        The answer is {"rules", "facts", "questions", "answers", "rows"}.
    solve(Goals)
        Goals are built-ins. The answer is a list that has for each goal a pair: the goal, and
        the list of its solutions, or null if it raises an error.

Whatever goes wrong is answered with {"error": Message}.
*/

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

:- prolog_load_context(directory, Directory),
   atom_concat(Directory, '/../../kb', Kb),
   assertz(user:file_search_path(lawmage, Kb)).

:- use_module(library(apply), [include/3, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(lawmage(prover/prover)).
:- use_module(lawmage(prover/builtins)).
:- use_module(lawmage(prover/json_writer)).

:- op(690, xfx, at).

serve :-
    set_stream(user_input, encoding(utf8)),
    set_stream(user_output, encoding(utf8)),
    repeat,
    catch(( read_term(user_input, Request, [variable_names(Names), module(prover_server)]),
            answer(Request, Names, Text) ),
          Error,
          error_text(Error, Text)),
    (   Text == end_of_file
    ->  !
    ;   split_string(Text, "\n", "", Lines),
        atomic_list_concat(Lines, ' ', Line),
        format("~w~n", [Line]),
        flush_output,
        fail
    ).

answer(end_of_file, _, end_of_file).
answer(ask(File, Facts, CardFacts, Questions0), Names, Text) :-
    load_rules(File),
    add_card_facts(CardFacts),
    maplist(named_question(Names), Questions0, Questions),
    export_rules(Rules),
    ask(Facts, Questions, limits(none, none), Answers),
    append(Facts, CardFacts, AllFacts),
    with_output_to(string(Text), write_answer(Rules, AllFacts, Questions, Answers)).
answer(solve(Goals), _, Text) :-
    with_output_to(string(Text), write_list_json(current_output, write_solutions, Goals)).

load_rules(File) :-
    forget_rules,
    load_files(File, [if(true), silent(true)]),
    compile_rules.

named_question(AllNames, question(Goal, Mode), question(Goal, Names, Mode)) :-
    term_variables(Goal, Variables),
    include(names_one_of(Variables), AllNames, Names).

names_one_of(Variables, _=Variable) :-
    member(Other, Variables),
    Other == Variable,
    !.

write_answer(Rules, Facts, Questions, Answers) :-
    current_output(Out),
    format(Out, '{"rules":~w,"facts":', [Rules]),
    write_list_json(Out, write_term_json, Facts),
    write(Out, ',"questions":'),
    write_list_json(Out, write_question, Questions),
    % Answers is an object, too: its members follow.
    sub_string(Answers, 1, _, 0, Members),
    format(Out, ',~w', [Members]).

write_question(Out, question(Goal, Names, Mode)) :-
    \+ \+ ( maplist(bind_name, Names),
            format(Out, '{"mode":"~w","goal":', [Mode]),
            write_term_json(Out, Goal),
            put_char(Out, '}') ).

%   A term that write_term_json/2 writes as {"v": "Name"}.
bind_name(Name='$variable'(Quoted)) :-
    format(atom(Quoted), '"~w"', [Name]).

write_solutions(Out, Goal) :-
    builtin_goal(Goal, Call),
    (   catch(findall(Goal, Call, Solutions), _, fail)
    ->  true
    ;   Solutions = null
    ),
    write(Out, '['),
    \+ \+ ( number_variables(Goal), write_term_json(Out, Goal) ),
    write(Out, ','),
    (   Solutions == null
    ->  write(Out, null)
    ;   write_list_json(Out, write_term_json, Solutions)
    ),
    write(Out, ']').

error_text(Error, Text) :-
    (   phrase(prolog:message(Error), Lines)
    ->  with_output_to(string(Message), print_message_lines(current_output, '', Lines))
    ;   format(string(Message), "~q", [Error])
    ),
    with_output_to(string(Text),
                   ( write('{"error":'),
                     write_text_json(current_output, Message),
                     write('}') )).
