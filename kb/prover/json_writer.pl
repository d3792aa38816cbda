:- encoding(utf8).
:- module(json_writer,
          [ write_term_json/2,          % +Out, +Term
            write_text_json/2,          % +Out, +Text
            write_list_json/3,          % +Out, :WriteElement, +List
            write_object_json/3,        % +Out, :WriteValue, +Pairs
            number_variables/1          % +Term
          ]).
:- use_module(library(http/json), []).

/** <module> Writing JSON

Terms are written as docs/contracts.md, section 1, says. The JSON goes straight to a stream; no
JSON term is built in between.
*/

:- meta_predicate
    write_list_json(+, 2, +),
    write_object_json(+, 2, +).

%!  number_variables(+Term) is det.
%
%   Binds the variables of Term to numbers in the order in which they occur, for write_term_json/2.

number_variables(Term) :-
    numbervars(Term, 0, _, [functor_name('$variable')]).

%!  write_term_json(+Out, +Term) is det.
%
%   Variables of Term must have been numbered by number_variables/1.

write_term_json(Out, Term) :-
    (   atom(Term)
    ->  json:json_write_string(Out, Term)
    ;   integer(Term)
    ->  write(Out, Term)
    ;   compound(Term)
    ->  write_compound(Term, Out)
    ;   Term == []
    ->  write(Out, '{"l":[]}')
    ;   string(Term)
    ->  write(Out, '{"s":'),
        json:json_write_string(Out, Term),
        put_char(Out, '}')
    ;   throw(error(type_error(json_writable, Term), _))
    ).

write_compound('$variable'(Number), Out) :-
    !,
    write(Out, '{"v":'),
    write(Out, Number),
    put_char(Out, '}').
write_compound(List, Out) :-
    is_list(List),
    !,
    write(Out, '{"l":'),
    write_list_json(Out, write_term_json, List),
    put_char(Out, '}').
write_compound(Term, Out) :-
    compound_name_arguments(Term, Name, Arguments),
    put_char(Out, '['),
    json:json_write_string(Out, Name),
    write_arguments(Arguments, Out),
    put_char(Out, ']').

write_arguments([], _).
write_arguments([Argument|Arguments], Out) :-
    put_char(Out, ','),
    write_term_json(Out, Argument),
    write_arguments(Arguments, Out).

%!  write_text_json(+Out, +Text) is det.
%
%   Writes an atom or string as a JSON string.

write_text_json(Out, Text) :-
    json:json_write_string(Out, Text).

%!  write_list_json(+Out, :WriteElement, +List) is det.

write_list_json(Out, WriteElement, List) :-
    put_char(Out, '['),
    write_elements(List, Out, WriteElement),
    put_char(Out, ']').

write_elements([], _, _).
write_elements([Element|Elements], Out, WriteElement) :-
    call(WriteElement, Out, Element),
    write_more(Elements, Out, WriteElement).

write_more([], _, _).
write_more([Element|Elements], Out, WriteElement) :-
    put_char(Out, ','),
    call(WriteElement, Out, Element),
    write_more(Elements, Out, WriteElement).

%!  write_object_json(+Out, :WriteValue, +Pairs) is det.
%
%   Pairs is a list of Key-Value.

write_object_json(Out, WriteValue, Pairs) :-
    put_char(Out, '{'),
    write_members(Pairs, Out, WriteValue),
    put_char(Out, '}').

write_members([], _, _).
write_members([Key-Value|Pairs], Out, WriteValue) :-
    write_key(Key, Out),
    put_char(Out, ':'),
    call(WriteValue, Out, Value),
    (   Pairs == []
    ->  true
    ;   put_char(Out, ','),
        write_members(Pairs, Out, WriteValue)
    ).

%   A key is a name or a number; json_write_string/2 takes no numbers.
write_key(Key, Out) :-
    (   integer(Key)
    ->  format(Out, '"~d"', [Key])
    ;   json:json_write_string(Out, Key)
    ).
