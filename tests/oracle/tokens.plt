:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

:- prolog_load_context(directory, Here),
   atomic_list_concat([Here, '/../../kb'], Knowledge),
   absolute_file_name(Knowledge, Directory, [file_type(directory)]),
   assertz(user:file_search_path(lawmage, Directory)).

:- use_module(lawmage(oracle/text_of_tokens), [tokens_text/2]).
:- use_module(lawmage(oracle/tokens), [text_tokens/2]).

:- begin_tests(tokens).

%   text_as(+Text, -Tokens): every row is tested in both directions.

text_as("{T}: Add {G}.", [sym('T'), :, add, sym('G'), '.']).
text_as("{2}{G/P}", [sym(2), sym('G/P')]).
text_as("Nonland permanents", ['non-', land, permanents]).
text_as("Each non-Elf", [each, 'non-', 'Elf']).
text_as("An Elf and a Dwarf", [a, 'Elf', and, a, 'Dwarf']).
text_as("Its owner's hand, their owners' hands",
        [its, owner, '\'s', hand, ',', their, owners, '\'', hands]).
text_as("It gets +1/-1.", [it, gets, pt(plus(1), minus(1)), '.']).
text_as("A 4/4 one", [a, pt(4, 4), one]).
text_as("An 8/8 one", [a, pt(8, 8), one]).
text_as("+1: Draw it.", [loyalty(plus(1)), :, draw, it, '.']).
text_as("−3: Draw it.", [loyalty(minus(3)), :, draw, it, '.']).
text_as("I, II — Draw it.", [roman(1), ',', roman(2), '—', draw, it, '.']).
text_as("{T}, Sacrifice it: Draw it.", [sym('T'), ',^', sacrifice, it, :, draw, it, '.']).
text_as("It has \"{T}: Add {G}.\"", [it, has, '“', sym('T'), :, add, sym('G'), '.', '”', '.']).
text_as("It has \"Draw it\" and flying.", [it, has, '“', draw, it, '.', '”', and, flying, '.']).
text_as("It has \"It has 'Draw it.'\"",
        [it, has, '“', it, has, '‘', draw, it, '.', '’', '.', '”', '.']).
text_as("The \"old rule\" is", [the, '«', old, rule, '.', '”', is]).
text_as("Choose one — • Draw it. • Mill it.",
        [choose, one, '—', '•', draw, it, '.', '•,', mill, it, '.']).
text_as("Ward—Pay 3 life.", [ward, '-—', pay, 3, life, '.']).
text_as("LEVEL 1-4 • 2/2", ['LEVEL', range(1, 4), '•', pt(2, 2)]).
text_as("5+ | Flying", [or_more(5), '|', flying]).

test(to_tokens, [forall(text_as(Text, Tokens)), true(Found == Tokens)]) :-
    text_tokens(Text, Found).

test(to_text, [forall(text_as(Text, Tokens)), true(Found == Text)]) :-
    tokens_text(Tokens, Found).

test(symbol_left_open, [fail]) :-
    text_tokens("{T: Add {G", _).

:- end_tests(tokens).
