:- encoding(utf8).
:- module(oracle_lists,
          [ conjoined//3,
            conjoined_tail//3,
            literally//1,
            proper_name//1,
            words//1
          ]).
:- use_module(lawmage(oracle/lexicon/words), [name_word/1, plain_word/1]).

/** <module> Lists of things, and words of the lexicon

"A or B", "A, B, or C": one rule for all lists of the grammar.
*/

%!  conjoined(+Conjunction, :Item, ?Items)// is nondet.
%
%   Two or more Items, separated by the Conjunction: "A or B", "A, B, or C".

:- meta_predicate
    conjoined(?, 3, ?, ?, ?),
    conjoined_tail(?, 3, ?, ?, ?),
    conjoined_rest(?, 3, ?, ?, ?).

conjoined(Conjunction, Item, [First|Items]) -->
    call(Item, First),
    conjoined_tail(Conjunction, Item, Items).

conjoined_tail(Conjunction, Item, [Last]) -->
    [Conjunction],
    call(Item, Last).
conjoined_tail(Conjunction, Item, [Next|Items]) -->
    [','],
    call(Item, Next),
    conjoined_rest(Conjunction, Item, Items).

conjoined_rest(Conjunction, Item, [Last]) -->
    [',', Conjunction],
    call(Item, Last).
conjoined_rest(Conjunction, Item, [Next|Items]) -->
    [','],
    call(Item, Next),
    conjoined_rest(Conjunction, Item, Items).

%!  literally(?Words)// is det.
%
%   The tokens Words themselves.

literally([]) --> [].
literally([Word|Words]) --> [Word], literally(Words).

%!  words(?Words)// is nondet.
%
%   One or more words without punctuation: flavor words and titles.

words([Word]) --> [Word], { plain_word(Word) }.
words([Word|Words]) --> [Word], { plain_word(Word) }, words(Words).

%!  proper_name(?Words)// is nondet.
%
%   The name of a card or token: capitalised words, and small words between them.

proper_name([self]) --> ['~'].
proper_name([self, '\'s'|Words]) --> ['~', '\'s'], proper_name(Words).
proper_name([Word]) --> [Word], { name_word(Word) }.
proper_name([Word|Words]) --> [Word], { name_word(Word) }, rest_of_name(Words).

rest_of_name(Words) --> proper_name(Words).
rest_of_name([Link|Words]) --> [Link], { name_link(Link) }, rest_of_name(Words).

name_link(of).
name_link(the).
name_link(in).
name_link(to).
name_link(a).
name_link(and).
name_link(for).
name_link('\'s').
name_link('\'').
name_link(',').
name_link(&).
