:- encoding(utf8).
:- module(json_reader,
          [ read_json/2                 % +Text, -Json
          ]).
:- use_module(library(apply), [maplist/3]).

/** <module> JSON as Python writes it, read fast

What json.dumps writes is, with blanks behind colons, also the text of a Prolog term, once double
quotes stand for strings: `[1, "a", {"k": -2}]`. Both languages have the same escapes inside of
quotes, as far as json.dumps uses them. Prolog's own reader, which is written in C, is ten times as
fast as library(http/json), and reading the board used to be most of what a small board costs.

Only reading is done here: nothing is called, and text inside of quotes stays text.
*/

%!  read_json(+Text, -Json) is det.
%
%   Json is as atom_json_dict/3 gives it with strings as strings: dicts, lists, strings, numbers,
%   and the atoms `true`, `false` and `null`.
%
%   @throws error(syntax_error(_), _)

read_json(Text, Json) :-
    term_string(Term, Text, [double_quotes(string), module(json_reader)]),
    json_value(Term, Json).

json_value(Term, Json) :-
    (   is_list(Term)
    ->  maplist(json_value, Term, Json)
    ;   compound(Term)
    ->  json_object(Term, Json)
    ;   Term == {}
    ->  dict_pairs(Json, _, [])
    ;   json_constant(Term)
    ->  Json = Term
    ;   throw(error(syntax_error(no_json), _))
    ).

json_object(Term, Json) :-
    (   Term = {Members}
    ->  members_pairs(Members, Pairs),
        dict_pairs(Json, _, Pairs)
    ;   throw(error(syntax_error(no_json), _))
    ).

members_pairs((Member, Members), [Pair|Pairs]) :-
    !,
    member_pair(Member, Pair),
    members_pairs(Members, Pairs).
members_pairs(Member, [Pair]) :-
    member_pair(Member, Pair).

member_pair(KeyText:Term, Key-Json) :-
    string(KeyText),
    !,
    atom_string(Key, KeyText),
    json_value(Term, Json).
member_pair(_, _) :-
    throw(error(syntax_error(no_json), _)).

json_constant(Term) :-
    (   string(Term)
    ;   number(Term)
    ;   atom(Term),
        memberchk(Term, [true, false, null])
    ),
    !.
