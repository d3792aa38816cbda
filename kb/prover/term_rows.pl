:- encoding(utf8).
:- module(term_rows,
          [ start_rows/0,
            term_row/2,                 % +Term, -Number
            term_rows/2                 % +Terms, -Numbers
          ]).
:- use_module(json_writer, [write_text_json/2]).
:- use_module(question, [memo/2]).
:- use_module(stages, [external_stage/2]).

/** <module> The terms of proofs: each is written once, as a row of its own

The nodes of one proof speak of the same terms again and again. So each term, and each part of a
term, is written once to the current output, as the next row of an array of JSON (docs/contracts.md,
section 6). Terms are numbered in the order of their rows; whatever contains a term names its
number. The rows of nodes (node_store.pl) stand in the same array, and are not counted.

The first row is the empty list, so a comma stands before every other row.
*/

%!  start_rows is det.
%
%   Writes the first row.

start_rows :-
    write('{"l":[]}'),
    memo(term_rows, Rows),
    trie_insert(Rows, [], 0),
    nb_setval(term_rows, 1).

%!  term_row(+Term, -Number) is det.
%
%   Number is that of the row of Term, which is written if it is not there yet. Variables of Term
%   must have been numbered by json_writer:number_variables/1. A hypothetical stage is written as
%   the stage before it, plus the effect.

term_row(Term, Number) :-
    memo(term_rows, Rows),
    row(Term, Rows, Number).

%!  term_rows(+Terms, -Numbers) is det.

term_rows(Terms, Numbers) :-
    memo(term_rows, Rows),
    rows(Terms, Rows, Numbers).

rows([], _, []).
rows([Term|Terms], Rows, [Number|Numbers]) :-
    row(Term, Rows, Number),
    rows(Terms, Rows, Numbers).

row(Term, Rows, Number) :-
    (   trie_lookup(Rows, Term, Number)
    ->  true
    ;   Term = '$stage'(_)
    ->  external_stage(Term, External),
        row(External, Rows, Number)
    ;   new_row(Term, Rows, Number),
        trie_insert(Rows, Term, Number)
    ).

new_row(Term, Rows, Number) :-
    current_output(Out),
    (   compound(Term)
    ->  compound_row(Term, Rows, Out)
    ;   atom(Term)
    ->  write(Out, ',\n'),
        write_text_json(Out, Term)
    ;   integer(Term)
    ->  format(Out, ',\n~d', [Term])
    ;   string(Term)
    ->  write(Out, ',\n{"s":'),
        write_text_json(Out, Term),
        put_char(Out, '}')
    ;   throw(error(type_error(json_writable, Term), _))
    ),
    nb_getval(term_rows, Number),
    Next is Number+1,
    nb_setval(term_rows, Next).

compound_row('$variable'(Number), _, Out) :-
    !,
    format(Out, ',\n{"v":~d}', [Number]).
compound_row(List, Rows, Out) :-
    is_list(List),
    !,
    rows(List, Rows, Numbers),
    format(Out, ',\n{"l":~w}', [Numbers]).
compound_row(Term, Rows, Out) :-
    compound_name_arguments(Term, Name, Arguments),
    rows(Arguments, Rows, Numbers),
    write(Out, ',\n['),
    write_text_json(Out, Name),
    format(Out, ',~w]', [Numbers]).
