:- encoding(utf8).
:- module(oracle_server, []).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_line_to_string/2]).

/** <module> kb/oracle as the Python tests use it

Reads one request a line from standard input and answers with one line. The fields of a request are
separated by tabs; a line end inside a field is written as `\n`.

| request                                       | answer                                        |
|-----------------------------------------------|-----------------------------------------------|
| lines, name, type line, text, other names (|) | the normalised lines, separated by tabs       |
| read, line                                    | understood, term / unparsed, beginning        |
| readings, line                                | the terms, separated by tabs                  |
| print, term                                   | printed, text / failed                        |
| cover, line                                   | (nothing: remembers the line)                 |
| coverage                                      | the coverage of the remembered lines, a term  |
| categories, line                              | the kinds of line that it is                  |
| keywords                                      | each keyword ability: its atom, its rule      |
*/

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

:- prolog_load_context(directory, Here),
   atomic_list_concat([Here, '/../../kb'], Knowledge),
   absolute_file_name(Knowledge, Directory, [file_type(directory)]),
   assertz(user:file_search_path(lawmage, Directory)).

:- use_module(lawmage(oracle/oracle),
              [ card_text_lines/2, print_ability/3, read_line/2, readings/2 ]).
:- use_module(lawmage(oracle/coverage), [coverage/2, line_category/2]).
:- use_module(lawmage(oracle/lexicon/keywords), [keyword/3]).

:- dynamic covered/1.

:- initialization(serve, main).

serve :-
    set_stream(user_input, encoding(utf8)),
    set_stream(user_output, encoding(utf8)),
    repeat,
    read_line_to_string(user_input, Request),
    (   Request == end_of_file
    ->  !
    ;   split_string(Request, "\t", "", Fields),
        answer(Fields, Answer),
        write_answer(Answer),
        fail
    ).

write_answer(none) :-
    !.
write_answer(Fields) :-
    atomic_list_concat(Fields, '\t', Line),
    format("~w~n", [Line]),
    flush_output.

answer(["lines", Name, TypeLine, Text, Others], Lines) :-
    !,
    with_line_ends(Text, OracleText),
    (   Others == ""
    ->  OtherNames = []
    ;   split_string(Others, "|", "", OtherNames)
    ),
    card_text_lines(face(Name, TypeLine, OracleText, OtherNames), Lines).
answer(["read", Line], Answer) :-
    !,
    read_line(Line, Result),
    (   Result = understood(Term)
    ->  term_text(Term, Text),
        Answer = [understood, Text]
    ;   Result = unparsed(_, Understood),
        Answer = [unparsed, Understood]
    ).
answer(["readings", Line], Texts) :-
    !,
    readings(Line, Terms),
    findall(Text, ( member(Term, Terms), term_text(Term, Text) ), Texts).
answer(["print", TermText], Answer) :-
    !,
    term_string(Term, TermText),
    (   print_ability(Term, none, Text)
    ->  Answer = [printed, Text]
    ;   Answer = [failed]
    ).
answer(["cover", Line], none) :-
    !,
    assertz(covered(Line)).
answer(["coverage"], [Text]) :-
    findall(Line, covered(Line), Lines),
    coverage(Lines, Coverage),
    retractall(covered(_)),
    term_text(Coverage, Text).
answer(["categories", Line], Categories) :-
    !,
    findall(Category, line_category(Line, Category), Found),
    sort(Found, Categories).
answer(["keywords"], Texts) :-
    findall(Text,
            ( keyword(Keyword, _, Rule), atomic_list_concat([Keyword, Rule], ' ', Text) ),
            Texts).

with_line_ends(Text, WithLineEnds) :-
    split_string(Text, "\\", "", Parts),
    line_ends(Parts, Pieces),
    atomic_list_concat(Pieces, Atom),
    atom_string(Atom, WithLineEnds).

line_ends([First|Parts], [First|Pieces]) :-
    findall(Piece,
            ( member(Part, Parts),
              sub_string(Part, 1, _, 0, Rest),
              member(Piece, ["\n", Rest]) ),
            Pieces).

term_text(Term, Text) :-
    format(string(Text), "~W", [Term, [quoted(true), ignore_ops(true)]]).
