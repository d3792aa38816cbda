:- encoding(utf8).
:- module(topics_of_lines, [ serve/0 ]).

/** <module> Which topics a line of card text loses when the grammar understands it

A line that no reading covers is judged by its words (kb/reading/words_about_casting.pl,
words_about_mana.pl): by those of the text when the grammar does not understand it, by those of the
functors when it does. Reads lines from standard input. For each that is understood and says by its
text that it matters, but not by its term, the answer is that line and the topics that are lost,
separated by tabs. Activated and triggered abilities are left out: they change nothing before they
resolve.
*/

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

:- prolog_load_context(directory, Directory),
   atom_concat(Directory, '/../../kb', Kb),
   assertz(user:file_search_path(lawmage, Kb)).

:- use_module(library(apply), [exclude/3]).
:- use_module(library(http/json), [atom_json_dict/3]).
:- use_module(library(lists), [append/3, member/2, subtract/3]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module(lawmage(load), []).
:- use_module(lawmage(oracle/oracle), [understood_line/2]).
:- use_module(lawmage(prover/prover), [ask/4]).
:- use_module(lawmage(prover/words), [words/2]).

serve :-
    set_stream(user_input, encoding(utf8)),
    set_stream(user_output, encoding(utf8)),
    repeat,
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  !
    ;   lost_topics(Line, Lost),
        Lost \== [],
        write(Line),
        forall(member(Topic, Lost), format("\t~w", [Topic])),
        nl,
        fail
    ).

lost_topics(Line, Lost) :-
    understood_line(Line, Term),
    words(Line, TextWords),
    \+ holds(waits(TextWords)),
    topics(TextWords, OfText),
    OfText \== [],
    words(Term, AllWords),
    subtract(AllWords, [v, c, f, n, t, z, np, sub], TermWords),
    topics(TermWords, OfTerm),
    subtract(OfText, OfTerm, Missing),
    exclude(excused_in(TextWords), Missing, Lost).

topics(Words, Topics) :-
    solutions(speaks_of(Words, Casting), Casting, OfCasting),
    solutions(mana_topic(Words, Mana), Mana, OfMana),
    findall(casting-Topic, member(Topic, OfCasting), CastingTopics),
    findall(mana-Topic, member(Topic, OfMana), ManaTopics),
    append(CastingTopics, ManaTopics, Topics).

excused_in(Words, casting-Name) :-
    term_string(Topic, Name),
    holds(excused(Topic, Words)).

holds(Goal) :-
    answer(Goal, [], decide, Answer),
    Answer.solutions \== [].

%   The values of the Variable, as they are printed.

solutions(Goal, Variable, Values) :-
    answer(Goal, ['Value'=Variable], complete, Answer),
    findall(Value,
            ( member(Solution, Answer.solutions), value_text(Solution.bindings.'Value', Value) ),
            Values).

value_text(Value, Text) :-
    (   string(Value)
    ->  Text = Value
    ;   Value = [Functor, Argument]
    ->  format(string(Text), "~w(~w)", [Functor, Argument])
    ).

answer(Goal, Names, Mode, Answer) :-
    ask([], [question(Goal, Names, Mode)], limits(none, none), Json),
    atom_json_dict(Json, Dict, []),
    Dict.answers = [Answer].
