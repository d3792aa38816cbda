:- encoding(utf8).
:- use_module(library(http/json), [atom_json_dict/3]).
:- use_module(library(plunit)).
:- use_module('../../../bridge/engine/json_reader').

/** <module> Tests: the fast reader agrees with the library's on everything that Python writes
*/

:- begin_tests(json_reader).

text("[]").
text("{}").
text("[1, -2, 0, 123456789012345678901234567890, 1.5, -0.25, 1e-07, 2.5e+30]").
text("[true, false, null]").
text("\"\"").
text("\"it's `quoted` %not a comment /* nor this */ ~w\"").
text("\"\\\" \\\\ \\n \\t \\r \\b \\f \\u0000 \\u001f \\u007f\"").
text("\"é \u4e2d \U0001F332 \u202e \u2028\"").
text("{\"op\": \"ask\", \"n\": -1, \c
      \"facts\": [[\"f\", {\"s\": \"x\"}, {\"l\": [{}]}], {\"v\": \"X\"}]}").
text("[\"X\", \"_\", \"halt.\", \":- halt\", \"a:b\", \"0'a\", \"\\\\x41\\\\\"]").
text("[[[[[[\"deep\"]]]]], [], [[]]]").

test(agrees, [forall(text(Text)), Read =@= Expected]) :-
    atom_json_dict(Text, Expected, [value_string_as_atom(false), tag('')]),
    read_json(Text, Read).

not_json("[X]").
not_json("[nothing]").
not_json("f(x)").
not_json("'atom'").
not_json("[a|b]").
not_json("{1: 2}").
not_json("{\"a\"}").
not_json("[1").
not_json("").
not_json("\"a\" \"b\"").
not_json("[0'a, 1 - 2]").

test(refuses, [forall(not_json(Text)), throws(error(syntax_error(_), _))]) :-
    read_json(Text, _).

:- end_tests(json_reader).
