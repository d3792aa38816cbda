:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

:- prolog_load_context(directory, Here),
   atomic_list_concat([Here, '/../../kb'], Knowledge),
   absolute_file_name(Knowledge, Directory, [file_type(directory)]),
   assertz(user:file_search_path(lawmage, Directory)).

:- use_module(lawmage(oracle/oracle),
              [ card_text_lines/2, print_ability/3, read_line/2, readings/2 ]).
:- use_module(lawmage(oracle/coverage), [line_category/2, line_outcome/2]).

:- begin_tests(normalisation).

%   face(Face, Lines)

face(face("Test Bear", "Creature — Bear", "Test Bear enters tapped.\nFlying (It flies.)", []),
     ["~ enters tapped.", "Flying"]).
face(face("Testa, the Tester", "Legendary Creature — Bear",
          "When Testa dies, Testa's owner draws a card.", []),
     ["When ~ dies, ~'s owner draws a card."]).
face(face("Testa of the West", "Legendary Creature — Bear", "Testa attacks.", []),
     ["~ attacks."]).
face(face("Testing", "Instant", "Choose one —\n• Draw a card.\n• Scry 2.", []),
     ["Choose one — • Draw a card. • Scry 2."]).
face(face("Testing", "Instant", "Spree (You pay more.)\n+ {1} — Draw a card.\n+ {2} — Scry 2.", []),
     ["Spree • + {1} — Draw a card. • + {2} — Scry 2."]).
face(face("Testing", "Sorcery", "Roll a d20.\n1—9 | Draw a card.\n10—20 | Scry 2.", []),
     ["Roll a d20. 1—9 | Draw a card. 10—20 | Scry 2."]).
face(face("Tester", "Creature — Bear",
          "Level up {1}\nLEVEL 1-4\n2/2\nLEVEL 5+\n4/4\nFlying\nHaste", []),
     ["Level up {1}", "LEVEL 1-4 • 2/2", "LEVEL 5+ • 4/4 • Flying • Haste"]).
face(face("Front", "Creature — Bear", "It becomes Back. Fronts stay.", ["Back"]),
     ["It becomes ~~. Fronts stay."]).
face(face("Plains", "Basic Land — Plains", "({T}: Add {W}.)", []),
     []).

test(lines, [forall(face(Face, Lines)), true(Found == Lines)]) :-
    card_text_lines(Face, Found).

:- end_tests(normalisation).

:- begin_tests(reading).

test(understood, true(Result == understood(keywords([flying, haste])))) :-
    read_line("Flying, haste", Result).

test(stops, true(Result == unparsed("Flying, hasten", "Flying,"))) :-
    read_line("Flying, hasten", Result).

test(stops_late, true(Understood == "Draw two cards, then")) :-
    read_line("Draw two cards, then somersault.", unparsed(_, Understood)).

test(empty_line, true(Result == unparsed("", ""))) :-
    read_line("", Result).

test(open_symbol, true(Result == unparsed("{T: Add {G", ""))) :-
    read_line("{T: Add {G", Result).

test(one_reading, true(Number =:= 1)) :-
    readings("Destroy target creature an opponent controls with power 2 or less.", Terms),
    length(Terms, Number).

%   A line cannot make the reader hang: what is too long is refused, what branches too often stops.

test(too_long, true(Result == unparsed(Line, ""))) :-
    length(Words, 5_000),
    maplist(=("creature"), Words),
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Line),
    read_line(Line, Result).

test(branching, true(Result = unparsed(_, _))) :-
    length(Parts, 60),
    maplist(=("if you control a creature you control or a land you control"), Parts),
    atomic_list_concat(Parts, ' and ', Atom),
    atom_string(Atom, Line),
    read_line(Line, Result).

:- end_tests(reading).

:- begin_tests(printing).

test(signs, true(Text == "~ enters tapped.")) :-
    print_ability(text([clause(c(self, [v(enter(tapped), [])]))]), none, Text).

test(names, true(Text == "Test Bear enters tapped.")) :-
    print_ability(text([clause(c(self, [v(enter(tapped), [])]))]), names("Test Bear", none), Text).

test(no_ability, [fail]) :-
    print_ability(text([nonsense]), none, _).

test(unbound, [fail]) :-
    print_ability(text([_]), none, _).

test(counted_amount, [fail]) :-
    Change = change(plus(count(self)), plus(0)),
    print_ability(text([clause(c(self, [v(get(Change), [])]))]), none, _).

:- end_tests(printing).

:- begin_tests(coverage).

test(same, true(Outcome == understood(same, 1))) :-
    line_outcome("{T}: Add {G}.", Outcome).

test(stopped, true(Outcome == stopped("cards and >>> somersault."))) :-
    line_outcome("Draw two cards and somersault.", Outcome).

test(categories, true(Categories == [all, keyword])) :-
    findall(Category, line_category("Flashback {2}{R}", Category), Found),
    sort(Found, Categories).

test(mana, true(Categories == [all, mana])) :-
    findall(Category, line_category("{T}: Add one mana of any color.", Category), Found),
    sort(Found, Categories).

:- end_tests(coverage).
