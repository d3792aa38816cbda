:- encoding(utf8).
:- module(card_text,
          [ read_lines/2,               % +Lines, -Json
            print_terms/2               % +Terms, -Json
          ]).
:- use_module(library(apply), [maplist/3]).

/** <module> Lines of card text, read and printed for the engine

The grammar (oracle) and the writer of JSON (json_writer) come with the rules, so they are called
with the names of their modules.
*/

%!  read_lines(+Lines, -Json) is det.
%
%   Json is {"results": [...]}: for each of Lines {"text", "term"}, or {"text", "understood"} where
%   it is not understood: the text without reminder text, and its beginning up to the word at which
%   every reading stops. A line is one ability; what falls into several is not understood.

read_lines(Lines, Json) :-
    maplist(line_reading, Lines, Readings),
    results_json(write_reading, Readings, Json).

line_reading(Line, Reading) :-
    oracle:card_text_lines(face("", "", Line, []), Normalised),
    (   Normalised = [Text]
    ->  oracle:read_line(Text, Result),
        Reading = reading(Text, Result)
    ;   Reading = reading(Line, unparsed(Line, ""))
    ).

%!  print_terms(+Terms, -Json) is det.
%
%   Json is {"results": [...]}: for each of Terms its text, or null where it is no ability.

print_terms(Terms, Json) :-
    maplist(term_text, Terms, Texts),
    results_json(write_text_or_null, Texts, Json).

term_text(Term, Text) :-
    (   oracle:print_ability(Term, none, Printed)
    ->  Text = Printed
    ;   Text = null
    ).

results_json(Write, Results, Json) :-
    with_output_to(string(Json),
                   ( write('{"results":'),
                     json_writer:write_list_json(current_output, card_text:Write, Results),
                     write('}')
                   )).

write_reading(Out, reading(Text, Result)) :-
    (   Result = understood(Term)
    ->  json_writer:write_object_json(Out, card_text:write_value,
                                      [text-text(Text), term-term(Term)])
    ;   Result = unparsed(_, Understood),
        json_writer:write_object_json(Out, card_text:write_value,
                                      [text-text(Text), understood-text(Understood)])
    ).

write_value(Out, text(Text)) :-
    json_writer:write_text_json(Out, Text).
write_value(Out, term(Term)) :-
    json_writer:write_term_json(Out, Term).

write_text_or_null(Out, Text) :-
    (   Text == null
    ->  write(Out, null)
    ;   json_writer:write_text_json(Out, Text)
    ).
