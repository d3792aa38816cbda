:- encoding(utf8).
:- module(lexicon_noun_words, [ adjective_words/3,      % ?Word, ?More, ?Adjective
                                noun_words/4            % ?Word, ?More, ?Number, ?Head
                              ]).
:- use_module(lawmage(oracle/lexicon/subtypes), [subtype_form/3]).
:- use_module(lawmage(oracle/lexicon/words), [adjective/1, card_type/3, noun/3]).

/** <module> Adjectives and nouns by their first word

One table each for all that can stand before a noun and all that can be the noun, so that the
grammar looks a word up once. The tables are filled from the other lexicon files when they are
loaded.
*/

%!  adjective_words(?Word, ?More, ?Adjective) is nondet.
%
%   The tokens of the Adjective are Word and the list More.

%!  noun_words(?Word, ?More, ?Number, ?Head) is nondet.
%
%   The tokens of the Head in the Number are Word and the list More.

:- dynamic adjective_words/3, noun_words/4.

fill_tables :-
    retractall(adjective_words(_, _, _)),
    retractall(noun_words(_, _, _, _)),
    forall(adjective(Adjective), add_adjective(Adjective, [], Adjective)),
    forall(card_type(Type, Singular, Plural),
           ( add_adjective(Singular, [], t(Type)),
             add_noun(Singular, [], sg, t(Type)),
             add_noun(Plural, [], pl, t(Type)) )),
    add_adjective(token, [], token),
    add_adjective(differently, [named], differently_named),
    forall(noun(Noun, [First|More], [PluralFirst|PluralMore]),
           ( add_noun(First, More, sg, n(Noun)),
             add_noun(PluralFirst, PluralMore, pl, n(Noun)) )),
    forall(subtype_form(Form, sg, Subtype), add_adjective(Form, [], sub(Subtype))),
    forall(subtype_form(Form, Number, Subtype), add_noun(Form, [], Number, sub(Subtype))),
    add_two_token_subtypes,
    compile_predicates([adjective_words/3, noun_words/4]).

%   Subtypes that are two tokens: "Time Lord" (CR 205.3m) and "Urza's" (CR 205.3i).

add_two_token_subtypes :-
    add_adjective('Time', ['Lord'], sub(time_lord)),
    add_noun('Time', ['Lord'], sg, sub(time_lord)),
    add_noun('Time', ['Lords'], pl, sub(time_lord)),
    add_adjective('Urza', ['\'s'], sub(urzas)),
    add_noun('Urza', ['\'s'], sg, sub(urzas)).

add_adjective(Word, More, Adjective) :-
    assertz(adjective_words(Word, More, Adjective)).

add_noun(Word, More, Number, Head) :-
    assertz(noun_words(Word, More, Number, Head)).

%   A directive, and no initialization/1: a saved state holds the table and must not fill it again.

:- fill_tables.
