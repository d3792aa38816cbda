:- encoding(utf8).
:- module(export_tables, [export_tables/0]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3]).

/** <module> Writes every question of the tables in good/ with its proofs, for the checker

One line of JSON for each board: {"name", "rules", "facts", "questions", "answers", "rows"}.
*/

:- prolog_load_context(directory, Directory),
   asserta(user:file_search_path(prover_tests, Directory)).

:- use_module(prover_tests(support)).
:- use_module(lawmage(prover/prover)).
:- use_module(lawmage(prover/json_writer)).

export_tables :-
    set_stream(user_output, encoding(utf8)),
    forall(table_file(Name, _),
           ( load_rules_once(Name),
             export_rules(Rules),
             forall(table_entry(Name, board(Board, Facts)),
                    export_board(Name, Rules, Board, Facts)) )).

export_board(Name, Rules, Board, Facts) :-
    findall(Mode-Goal, ( table_entry(Name, answers(Board, Goal, _)), mode(Mode) ), Asked),
    (   table_entry(Name, cards(Cards))
    ->  true
    ;   Cards = []
    ),
    append(Facts, Cards, AllFacts),
    maplist(named_question, Asked, Questions),
    ask(Facts, Questions, limits(none, none), Answers),
    with_output_to(string(Text), write_board(Name/Board, Rules, AllFacts, Questions, Answers)),
    split_string(Text, "\n", "", Lines),
    atomic_list_concat(Lines, ' ', Line),
    writeln(Line).

mode(all).
mode(decide).

named_question(Mode-Goal, question(Goal, Names, Mode)) :-
    term_variables(Goal, Variables),
    name_variables(Variables, 1, Names).

write_board(Name/Board, Rules, Facts, Questions, Answers) :-
    current_output(Out),
    format("{\"name\":\"~w on ~w\",\"rules\":~s,\"facts\":", [Name, Board, Rules]),
    write_list_json(Out, write_term_json, Facts),
    write(",\"questions\":"),
    write_list_json(Out, write_question, Questions),
    % The answers are an object; its members go on here.
    sub_string(Answers, 1, _, 0, Members),
    format(",~s~n", [Members]).

write_question(Out, question(Goal, Names, Mode)) :-
    \+ \+ ( maplist(name_variable, Names, _),
            write(Out, '{"goal":'),
            write_term_json(Out, Goal),
            format(Out, ',"mode":"~w"}', [Mode]) ).

name_variable(Name=Variable, _) :-
    Variable = '$variable'(Quoted),
    format(atom(Quoted), '"~w"', [Name]).
