:- encoding(utf8).
:- module(oracle_coverage, [ coverage/2,                % +Lines, -Coverage
                             line_outcome/2,            % +Line, -Outcome
                             line_category/2,           % +Line, -Category
                             merged_coverage/2,         % +Coverages, -Coverage
                             print_coverage/2           % +Coverage, +Stops
                           ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc), [assoc_to_list/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(lawmage(oracle/lexicon/keywords), [keyword/3]).
:- use_module(lawmage(oracle/oracle), [print_ability/3, read_line/2, readings/2]).
:- use_module(lawmage(oracle/tokens), [text_tokens/2]).

/** <module> How much of card text is understood

Reads lines, prints what was read, and counts by kind of line: how many lines there are, how many
are understood, how many of those print back the same line, and how many have several readings.
For the lines that are not understood it counts the places where understanding stops.
*/

%!  coverage(+Lines, -Coverage) is det.
%
%   Lines are normalised lines, each once. Coverage is coverage(Counts, Stops, Faults): Counts a
%   list of Category-counts(Lines, Understood, SamePrint, Ambiguous), Stops a list of Stop-Number,
%   and Faults a list of ambiguous(Line) and different_print(Line).

coverage(Lines, coverage(Counts, Stops, Faults)) :-
    empty_assoc(Empty),
    foldl(count_line, Lines, state(Empty, Empty, []), state(CountTable, StopTable, Faults)),
    assoc_to_list(CountTable, Counts),
    assoc_to_list(StopTable, Stops).

count_line(Line, state(Counts0, Stops0, Faults0), state(Counts, Stops, Faults)) :-
    line_outcome(Line, Outcome),
    findall(Category, line_category(Line, Category), Categories0),
    sort(Categories0, Categories),
    foldl(count_in(Outcome), Categories, Counts0, Counts),
    count_stop(Outcome, Stops0, Stops),
    line_faults(Outcome, Line, Faults0, Faults).

count_in(Outcome, Category, Counts0, Counts) :-
    (   get_assoc(Category, Counts0, Before)
    ->  true
    ;   Before = counts(0, 0, 0, 0)
    ),
    counted(Outcome, Before, After),
    put_assoc(Category, Counts0, After, Counts).

counted(Outcome, counts(Lines0, Understood0, Same0, Ambiguous0),
        counts(Lines, Understood, Same, Ambiguous)) :-
    outcome_numbers(Outcome, IsUnderstood, IsSame, IsAmbiguous),
    Lines is Lines0 + 1,
    Understood is Understood0 + IsUnderstood,
    Same is Same0 + IsSame,
    Ambiguous is Ambiguous0 + IsAmbiguous.

outcome_numbers(understood(same, 1), 1, 1, 0) :- !.
outcome_numbers(understood(same, _), 1, 1, 1) :- !.
outcome_numbers(understood(different, 1), 1, 0, 0) :- !.
outcome_numbers(understood(different, _), 1, 0, 1) :- !.
outcome_numbers(stopped(_), 0, 0, 0).

count_stop(stopped(Stop), Stops0, Stops) :-
    !,
    (   get_assoc(Stop, Stops0, Number)
    ->  true
    ;   Number = 0
    ),
    Next is Number + 1,
    put_assoc(Stop, Stops0, Next, Stops).
count_stop(_, Stops, Stops).

line_faults(understood(Print, Readings), Line, Faults0, Faults) :-
    !,
    (   Readings > 1
    ->  Faults1 = [ambiguous(Line)|Faults0]
    ;   Faults1 = Faults0
    ),
    (   Print == different
    ->  Faults = [different_print(Line)|Faults1]
    ;   Faults = Faults1
    ).
line_faults(_, _, Faults, Faults).

%!  line_outcome(+Line, -Outcome) is det.
%
%   Outcome is understood(Print, Readings), where Print is `same` when every reading prints the Line
%   and `different` otherwise, and Readings is their number; or stopped(Stop), where Stop is the
%   text around the place where understanding stops: "two words before >>> two words behind".

line_outcome(Line, Outcome) :-
    readings(Line, Terms),
    (   Terms == []
    ->  read_line(Line, Result),
        stop(Result, Line, Outcome)
    ;   length(Terms, Number),
        (   forall(member(Term, Terms), prints_as(Term, Line))
        ->  Outcome = understood(same, Number)
        ;   Outcome = understood(different, Number)
        )
    ).

prints_as(Term, Line) :-
    print_ability(Term, none, Text),
    atom_string(Line, LineString),
    Text == LineString.

stop(unparsed(_, Understood), Line, stopped(Stop)) :-
    string_length(Understood, Length),
    string_length(Line, Whole),
    From is min(Length, Whole),
    sub_string(Line, From, _, 0, Rest),
    split_string(Understood, " ", " ", Before),
    split_string(Rest, " ", " ", Behind),
    last_two(Before, Left),
    first_two(Behind, Right),
    append(Left, [">>>"|Right], Words),
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Stop).
stop(understood(_), _, stopped("the limit of readings")).

last_two(Words, [First, Second]) :-
    append(_, [First, Second], Words),
    !.
last_two(Words, Words).

first_two([First, Second|_], [First, Second]) :-
    !.
first_two(Words, Words).

%!  line_category(+Line, -Category) is nondet.
%
%   What the Line speaks of, by its words:
%
%     - `all`: every line
%     - `mana`: it adds mana
%     - `tapped_for_mana`: it triggers on or replaces mana being produced or permanents being tapped
%       for mana (CR 106.12)
%     - `casting`: it speaks of casting, playing, or costs
%     - `changing`: it gives permanents types, colors, abilities, or power and toughness, for as
%       long as it is there
%     - `keyword`: it is a keyword or a list of them

line_category(_, all).
line_category(Line, Category) :-
    text_tokens(Line, Tokens),
    (   token_category(Tokens, Category)
    ;   \+ one_shot(Tokens),
        changing(Tokens),
        Category = changing
    ).

token_category(Tokens, mana) :-
    adds_mana(Tokens).
token_category(Tokens, tapped_for_mana) :-
    speaks_of(Tokens, [[when], [whenever], [if], [instead], [would]]),
    speaks_of(Tokens, [[for, mana], [would, produce], [would, add], [produces, 'mana'],
                       [it, produces], [land, produced]]),
    speaks_of(Tokens, [[tapped], [taps], [tap], [produce], [produces], [produced], [add]]).
token_category(Tokens, casting) :-
    member(Token, Tokens),
    memberchk(Token, [cast, casts, casting, play, plays, playing, cost, costs]).
token_category([Word|Tokens], keyword) :-
    keyword(_, [Word|Words], _),
    append(Words, Rest, Tokens),
    keyword_end(Rest).

keyword_end([]).
keyword_end([Next|_]) :-
    memberchk(Next, [',', '-—', '—', from, for, with]),
    !.
keyword_end([sym(_)|_]).
keyword_end([Number|_]) :-
    integer(Number).

adds_mana(Tokens) :-
    append(_, [Verb, Next|_], Tokens),
    memberchk(Verb, [add, adds]),
    (   Next = sym(_)
    ;   memberchk(Next, [one, two, three, four, five, six, seven, eight, nine, ten, 'X', mana, that,
                         twice, a, additional])
    ),
    speaks_of(Tokens, [[mana], [sym(_)]]),
    !.

speaks_of(Tokens, Phrases) :-
    member(Phrase, Phrases),
    append(_, Rest, Tokens),
    append(Phrase, _, Rest),
    !.

%   A spell's or an activated or triggered ability's effect, or one for a turn.

one_shot(Tokens) :-
    (   speaks_of(Tokens, [[until, end, of, turn], [this, turn], [:]])
    ;   Tokens = [First|_],
        memberchk(First, [when, whenever, at])
    ),
    !.

changing([enchant|_]).
changing([equip|_]).
changing(Tokens) :-
    speaks_of(Tokens, [[get, pt(_, _)], [gets, pt(_, _)], [base, power], [loses, all, abilities],
                       [lose, all, abilities], [in, addition, to, its, other],
                       [in, addition, to, their, other], ['\'s', power],
                       [is, pt(_, _)], [are, pt(_, _)]]).
changing(Tokens) :-
    append(_, [Verb, Next|_], Tokens),
    memberchk(Verb, [has, have]),
    (   Next == '“'
    ;   keyword(_, [Next|_], _)
    ),
    !.

%!  merged_coverage(+Coverages, -Coverage) is det.
%
%   The sum of several Coverages of different lines.

merged_coverage(Coverages, coverage(Counts, Stops, Faults)) :-
    findall(Count, ( member(coverage(Cs, _, _), Coverages), member(Count, Cs) ), AllCounts),
    findall(Stop, ( member(coverage(_, Ss, _), Coverages), member(Stop, Ss) ), AllStops),
    findall(Fault, ( member(coverage(_, _, Fs), Coverages), member(Fault, Fs) ), Faults),
    empty_assoc(Empty),
    foldl(add_counts, AllCounts, Empty, CountTable),
    foldl(add_stop, AllStops, Empty, StopTable),
    assoc_to_list(CountTable, Counts),
    assoc_to_list(StopTable, Stops).

add_counts(Category-counts(A, B, C, D), Table0, Table) :-
    (   get_assoc(Category, Table0, counts(A0, B0, C0, D0))
    ->  true
    ;   A0 = 0, B0 = 0, C0 = 0, D0 = 0
    ),
    A1 is A0 + A,
    B1 is B0 + B,
    C1 is C0 + C,
    D1 is D0 + D,
    put_assoc(Category, Table0, counts(A1, B1, C1, D1), Table).

add_stop(Stop-Number, Table0, Table) :-
    (   get_assoc(Stop, Table0, Before)
    ->  true
    ;   Before = 0
    ),
    Sum is Before + Number,
    put_assoc(Stop, Table0, Sum, Table).

%!  print_coverage(+Coverage, +Stops) is det.
%
%   Prints the table and the most frequent Stops places where understanding stops.

print_coverage(coverage(Counts, StopCounts, Faults), Stops) :-
    format("~w~t~20| ~t~w~30| ~t~w~43| ~t~w~53| ~t~w~66| ~t~w~78|~n",
           ['lines that', lines, understood, '%', 'same print', ambiguous]),
    forall(member(Category-counts(Lines, Understood, Same, Ambiguous), Counts),
           ( Percent is 100 * Understood / Lines,
             category_label(Category, Label),
             format("~w~t~20| ~t~D~30| ~t~D~43| ~t~2f~53| ~t~D~66| ~t~D~78|~n",
                    [Label, Lines, Understood, Percent, Same, Ambiguous]) )),
    print_faults(Faults),
    print_stops(StopCounts, Stops).

category_label(all, 'all').
category_label(mana, 'add mana').
category_label(tapped_for_mana, 'tapped for mana').
category_label(casting, 'casting and costs').
category_label(changing, 'changing permanents').
category_label(keyword, 'keywords').

print_faults(Faults) :-
    sort(Faults, Sorted),
    forall(member(ambiguous(Line), Sorted), format("several readings: ~w~n", [Line])),
    forall(member(different_print(Line), Sorted), format("prints differently: ~w~n", [Line])).

print_stops(StopCounts, Stops) :-
    findall(Number-Stop, member(Stop-Number, StopCounts), Pairs),
    sort(1, @>=, Pairs, Sorted),
    format("~nwhere understanding stops:~n"),
    forall(( nth_in(Sorted, Index, Number-Stop), Index =< Stops ),
           format("~t~D~7| ~w~n", [Number, Stop])).

nth_in(List, Index, Element) :-
    nth_in(List, 1, Index, Element).

nth_in([Element|_], Index, Index, Element).
nth_in([_|List], Index0, Index, Element) :-
    Next is Index0 + 1,
    nth_in(List, Next, Index, Element).
