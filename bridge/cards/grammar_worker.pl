:- encoding(utf8).
:- module(grammar_worker, [main/0]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(http/json), [atom_json_dict/3]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module(lawmage(oracle/coverage), [coverage/2]).
:- use_module(lawmage(oracle/oracle),
              [card_text_lines/2, understood_line/2, print_ability/3]).
:- use_module(lawmage(prover/json_writer),
              [write_list_json/3, write_object_json/3, write_term_json/2, write_text_json/2]).
:- use_module('../engine/json_terms', [json_term/3]).

/** <module> The grammar of card text as a process: a line of JSON in, a line of JSON out

bridge/cards/grammar.py starts it, as many times as there are processors. Requests:

    {"faces": [{"name", "type_line", "text", "other_names": [...]}, ...]}
        -> {"faces": [[{"text": Line, "term": Term}, ...], ...]}
    {"print": [{"term", "name", "other_name"}, ...]}
        -> {"texts": [Text, ...]}
    {"lines_of": [{"name", "type_line", "text", "other_names": [...]}, ...]}
        -> {"faces": [[Line, ...], ...]}
    {"cover": [Line, ...]}
        -> {"counts": [[Category, Lines, Understood, SamePrint, Ambiguous], ...],
            "stops": [[Stop, Number], ...], "faults": [[Fault, Line], ...]}

The term of a line that was not understood is null; so is the text of a term that is no ability.
Names to be printed may be null.

A request that cannot be carried out is answered by {"error": Message}. The process ends with its
input.
*/

%!  main is det.
%
%   Answer requests until the input ends.

main :-
    set_stream(user_input, encoding(utf8)),
    set_stream(user_output, encoding(utf8)),
    answer_requests.

%   Failing after each answer gives back all the memory that it took.

answer_requests :-
    repeat,
    read_line_to_string(user_input, Request),
    (   Request == end_of_file
    ->  !
    ;   answer(Request, Answer),
        writeln(user_output, Answer),
        flush_output(user_output),
        fail
    ).

answer(Request, Answer) :-
    catch(once(answer_text(Request, Answer)), Error, error_text(Error, Answer)),
    !.
answer(_, Answer) :-
    error_text(request_failed, Answer).

answer_text(Request, Answer) :-
    atom_json_dict(Request, Dict, [value_string_as_atom(false), tag('')]),
    (   get_dict(faces, Dict, Faces)
    ->  maplist(face_readings, Faces, Readings),
        with_output_to(string(Answer), write_object(faces-as_faces(Readings)))
    ;   get_dict(lines_of, Dict, Faces)
    ->  maplist(face_lines, Faces, Lines),
        atom_json_dict(Answer, _{faces: Lines}, [as(string), width(0)])
    ;   get_dict(cover, Dict, Lines)
    ->  coverage(Lines, Coverage),
        coverage_dict(Coverage, CoverageDict),
        atom_json_dict(Answer, CoverageDict, [as(string), width(0)])
    ;   get_dict(print, Dict, Wanted),
        maplist(printed, Wanted, Texts),
        with_output_to(string(Answer), write_object(texts-as_texts(Texts)))
    ).

error_text(Error, Answer) :-
    error_message(Error, Message),
    with_output_to(string(Answer), write_object(error-as_text(Message))).

error_message(Error, Message) :-
    format(string(Message), "~W", [Error, [quoted(true), max_depth(12)]]).

%   face_readings(+Face, -Readings): for each line of the face understood(Line, Term) or
%   not_understood(Line).

face_readings(Face, Readings) :-
    face_lines(Face, Lines),
    maplist(reading, Lines, Readings).

face_lines(Face, Lines) :-
    _{name: Name, type_line: TypeLine, text: Text, other_names: OtherNames} :< Face,
    card_text_lines(face(Name, TypeLine, Text, OtherNames), Lines).

%   coverage_dict(+Coverage, -Dict): what kb/oracle/coverage.pl counts, for JSON.

coverage_dict(coverage(Counts, Stops, Faults), _{counts: CountRows, stops: StopRows,
                                                 faults: FaultRows}) :-
    maplist(count_row, Counts, CountRows),
    maplist(stop_row, Stops, StopRows),
    maplist(fault_row, Faults, FaultRows).

count_row(Category-counts(Lines, Understood, SamePrint, Ambiguous),
          [Category, Lines, Understood, SamePrint, Ambiguous]).

stop_row(Stop-Number, [Stop, Number]).

fault_row(Fault, [Kind, Line]) :-
    Fault =.. [Kind, Line].

reading(Line, Reading) :-
    (   understood_line(Line, Term)
    ->  Reading = understood(Line, Term)
    ;   Reading = not_understood(Line)
    ).

%   printed(+Wanted, -Text): Text is a string, or null where the term is no ability.

printed(Wanted, Text) :-
    _{term: Json, name: Name, other_name: OtherName} :< Wanted,
    json_term(Json, known, Term),
    names(Name, OtherName, Names),
    (   print_ability(Term, Names, Printed)
    ->  Text = Printed
    ;   Text = null
    ).

names(null, _, none) :-
    !.
names(Name, null, names(Name, none)) :-
    !.
names(Name, OtherName, names(Name, OtherName)).

%   Writing the answers.

write_object(Key-Write) :-
    write_object_json(current_output, write_with, [Key-Write]).

write_with(Out, Write) :-
    call(Write, Out).

as_faces(Faces, Out) :-
    write_list_json(Out, write_readings, Faces).

write_readings(Out, Readings) :-
    write_list_json(Out, write_reading, Readings).

write_reading(Out, understood(Line, Term)) :-
    write_object_json(Out, write_with, [text-as_text(Line), term-as_term(Term)]).
write_reading(Out, not_understood(Line)) :-
    write_object_json(Out, write_with, [text-as_text(Line), term-as_null]).

as_texts(Texts, Out) :-
    write_list_json(Out, write_text_or_null, Texts).

write_text_or_null(Out, Text) :-
    (   Text == null
    ->  as_null(Out)
    ;   as_text(Text, Out)
    ).

as_text(Text, Out) :-
    write_text_json(Out, Text).

as_term(Term, Out) :-
    write_term_json(Out, Term).

as_null(Out) :-
    write(Out, null).
