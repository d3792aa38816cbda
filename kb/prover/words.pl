:- encoding(utf8).
:- module(words,
          [ words/2,                    % +Term, -Words
            infix/2,                    % +Part, +List
            shares/2,                   % +List, +Others
            contains_any/2,             % +List, +Parts
            follows/4,                  % +List, +Firsts, +Seconds, +Stops
            subterm/2                   % ?Subterm, +Term
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(question, [lasting_memo/2]).

/** <module> Built-in relations over the inside of terms and texts

The rules use them to ask what a text or a term speaks of when no rule reads it.
`bridge/checker/words.py` defines the same relations.
*/

%!  words(+Term, -Words) is det.
%
%   Words is the list of words of a ground term, in their order. The words of a string, and of the
%   digits of an integer or the name of an atom or functor, are these:
%
%     - what stands between two braces, with the braces: `{g/p}`
%     - a run of the letters a to z, of digits and of apostrophes (also typographic ones)
%     - every other character that is neither blank nor an underscore, alone
%
%   Capital letters A to Z become small; no other letter is changed. A compound gives the words of
%   its name and then those of its arguments; a list gives those of its elements.
%
%   The rules ask for the words of the same texts and abilities again and again, so they are
%   remembered, also for later questions.

words(Term, Words) :-
    lasting_memo(words, Known),
    (   trie_lookup(Known, Term, Found)
    ->  true
    ;   phrase(term_words(Term), Found),
        trie_insert(Known, Term, Found)
    ),
    Words = Found.

term_words(List) -->
    { is_list(List) },
    !,
    arguments_words(List).
term_words(Term) -->
    { compound(Term),
      !,
      compound_name_arguments(Term, Name, Arguments)
    },
    text_words(Name),
    arguments_words(Arguments).
term_words(Term) -->
    text_words(Term).

arguments_words([]) -->
    [].
arguments_words([Argument|Arguments]) -->
    term_words(Argument),
    arguments_words(Arguments).

text_words(Text) -->
    { atom_codes(Text, Codes) },
    code_words(Codes).

code_words([]) -->
    [].
code_words([Code|Codes]) -->
    (   { separator(Code) }
    ->  code_words(Codes)
    ;   { braces(Code, Codes, Inside, Rest) }
    ->  word([Code|Inside]),
        code_words(Rest)
    ;   { word_code(Code, _) }
    ->  { word_run(Codes, Run, Rest) },
        word([Code|Run]),
        code_words(Rest)
    ;   word([Code]),
        code_words(Codes)
    ).

separator(0' ).
separator(0'\t).
separator(0'\n).
separator(0'\r).
separator(0'_).
separator(0x00A0).

%   The symbol after an opening brace, up to and with the closing brace.
braces(0'{, Codes, Inside, Rest) :-
    append(Before, [0'}|Rest], Codes),
    !,
    append(Before, [0'}], Inside).

word_run([Code|Codes], [Code|Run], Rest) :-
    word_code(Code, _),
    !,
    word_run(Codes, Run, Rest).
word_run(Rest, [], Rest).

%   word_code(+Code, -Small): Code is a character of a word; Small is how it is written there.
word_code(Code, Code) :-
    Code >= 0'a,
    Code =< 0'z.
word_code(Code, Small) :-
    Code >= 0'A,
    Code =< 0'Z,
    Small is Code + 32.
word_code(Code, Code) :-
    Code >= 0'0,
    Code =< 0'9.
word_code(0'\', 0'\').
word_code(0x2019, 0'\').

word(Codes) -->
    { small_codes(Codes, Small),
      atom_codes(Word, Small)
    },
    [Word].

small_codes([], []).
small_codes([Code|Codes], [Small|Smalls]) :-
    (   word_code(Code, Small)
    ->  true
    ;   Small = Code
    ),
    small_codes(Codes, Smalls).

%!  infix(+Part, +List) is semidet.
%
%   The elements of Part stand one after the other somewhere in List.

infix(Part, List) :-
    append(_, Tail, List),
    append(Part, _, Tail),
    !.

%!  shares(+List, +Others) is semidet.
%
%   An element of List is also in Others.

shares(List, Others) :-
    member(Element, List),
    memberchk(Element, Others),
    !.

%!  contains_any(+List, +Parts) is semidet.
%
%   The elements of one of the lists Parts stand one after the other somewhere in List.

contains_any(List, Parts) :-
    member(Part, Parts),
    is_list(Part),
    infix(Part, List),
    !.

%!  follows(+List, +Firsts, +Seconds, +Stops) is semidet.
%
%   In List, one of Seconds comes after one of Firsts, and none of Stops stands between them.

follows([Element|List], Firsts, Seconds, Stops) :-
    (   memberchk(Element, Firsts),
        before_stop(List, Seconds, Stops)
    ->  true
    ;   follows(List, Firsts, Seconds, Stops)
    ).

before_stop([Element|List], Seconds, Stops) :-
    (   memberchk(Element, Seconds)
    ->  true
    ;   \+ memberchk(Element, Stops),
        before_stop(List, Seconds, Stops)
    ).

%!  subterm(?Subterm, +Term) is nondet.
%
%   Term itself, and every argument and list element at any depth. A list is a subterm, its tails
%   are not.

subterm(Term, Term).
subterm(Subterm, Term) :-
    is_list(Term),
    !,
    member(Element, Term),
    subterm(Subterm, Element).
subterm(Subterm, Term) :-
    compound(Term),
    compound_name_arguments(Term, _, Arguments),
    member(Argument, Arguments),
    subterm(Subterm, Argument).
