:- encoding(utf8).

/** <module> The loader: what it accepts, and what it refuses

Each file in good/ is loaded, and its table says what holds on some boards. Each file in bad/ is
refused with exactly the messages that stand in the file beside it.
*/

:- prolog_load_context(directory, Directory),
   asserta(user:file_search_path(prover_tests, Directory)).

:- use_module(prover_tests(support)).
:- use_module(library(plunit)).
:- use_module(library(filesex), [directory_member/3]).
:- use_module(library(readutil), [read_file_to_string/3]).

:- begin_tests(good).

test(answers, [forall(good_answer(Name, Board, Goal, Expected)), true(Solutions == Expected)]) :-
    load_rules_once(Name),
    once(table_entry(Name, board(Board, Facts))),
    solutions(Facts, Goal, Solutions).

good_answer(Name, Board, Goal, Expected) :-
    table_file(Name, _),
    table_entry(Name, answers(Board, Goal, Expected)).

:- end_tests(good).

:- begin_tests(bad).

test(messages, [forall(bad_file(File)), true(Errors == Expected)]) :-
    rule_errors(File, Errors),
    expected_errors(File, Expected).

bad_file(File) :-
    absolute_file_name(prover_tests(bad), Directory, [file_type(directory)]),
    directory_member(Directory, File, [extensions([pl])]).

expected_errors(File, Expected) :-
    file_name_extension(Base, pl, File),
    file_name_extension(Base, expected, ExpectedFile),
    read_file_to_string(ExpectedFile, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    append(Expected, [""], Lines),
    !.

:- end_tests(bad).
