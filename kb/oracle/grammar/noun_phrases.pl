:- encoding(utf8).
:- module(oracle_noun_phrases,
          [ noun_phrase//2,
            single//2
          ]).
:- use_module(library(lists), [last/2, memberchk/2]).
:- use_module(lawmage(oracle/grammar/clauses), [ends_in/2, open_ended/1, predicate//2]).
:- use_module(lawmage(oracle/grammar/costs), [mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens), [counters//1, counters//2]).
:- use_module(lawmage(oracle/grammar/determiners), [determiner//2]).
:- use_module(lawmage(oracle/grammar/filters), [capitalised_words//1, filter//2, word_of_name/1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined_tail//3]).
:- use_module(lawmage(oracle/grammar/objects), [object//1]).
:- use_module(lawmage(oracle/grammar/players),
              [possessive//1, possessive_pronoun//1, simple_player//2]).
:- use_module(lawmage(oracle/grammar/qualities), [statistic//1]).
:- use_module(lawmage(oracle/grammar/quantities), [number_as_word//1, ordinal_word//1]).

/** <module> Noun phrases: a determiner and a filter

"target creature you control" is np(target, f([], t(creature), [control(you)])). The filter
f(Adjectives, Head, Posts) is the same wherever the text speaks of objects.
*/

%!  noun_phrase(?Number, ?NounPhrase)// is nondet.
%
%   Number is `sg` or `pl`. A noun phrase is read once, then what follows decides whether it is the
%   first of a list.

noun_phrase(Number, NounPhrase) -->
    { first_member(NounPhrase, First), number_of_first(Number, FirstNumber) },
    single(FirstNumber, First),
    listed_with(First, FirstNumber, Number, NounPhrase).
noun_phrase(pl, and([you|Others])) --> [you], conjoined_tail(and, single(_), Others).
noun_phrase(pl, or([you|Others])) --> [you], conjoined_tail(or, single(_), Others).

first_member(NounPhrase, _) :-
    var(NounPhrase),
    !.
first_member(or([First|_]), First) :-
    !.
first_member(and([First|_]), First) :-
    !.
first_member(and_or([First|_]), First) :-
    !.
first_member(NounPhrase, NounPhrase).

number_of_first(Number, First) :-
    (   Number == sg
    ->  First = sg
    ;   true
    ).

listed_with(NounPhrase, Number, Number, NounPhrase) --> [].
listed_with(First, Number, Number, or([First|Others])) -->
    { can_be_listed(First) },
    conjoined_tail(or, listed(First, Number), Others).
listed_with(First, _, pl, and_or([First|Others])) -->
    { can_be_listed(First) },
    conjoined_tail('and/or', listed(First, _), Others).
listed_with(First, _, pl, and([First|Others])) -->
    { can_be_listed(First) },
    conjoined_tail(and, listed(First, _), Others).

%   A noun phrase in a list needs a determiner or an adjective: "artifacts and creatures" is one
%   filter.

%   ("Elf creatures and Dragon spells", "~ and other Elves").

bare_noun(First, np(bare, f(Adjectives, _, _))) :-
    \+ may_follow(First, Adjectives).

may_follow(_, [other|_]).
may_follow(np(bare, f([_|_], _, _)), [_|_]).
may_follow(np(bare, f(_, _, Posts)), _) :-
    last(Posts, Post),
    Post \= of(_).

can_be_listed(NounPhrase) :-
    NounPhrase \= owned_several(_, _),
    \+ ends_in(NounPhrase, other_than(_)),
    open_ended(NounPhrase).

listed(First, Number, NounPhrase) -->
    single(Number, NounPhrase),
    { \+ bare_noun(First, NounPhrase) }.
listed(_, sg, you) --> [you].
listed(np(_, f(_, n(spell), [])), sg, same_determiner(Filter)) -->
    filter(sg, Filter),
    { Filter = f([_|_], n(Noun), _), memberchk(Noun, [permanent, ability, spell]) }.
listed(np(target, f(_, _, [_|_])), sg, same_determiner(Filter)) -->
    filter(sg, Filter),
    { Filter = f([_|_], _, _) }.
listed(np(Determiner, f(_, n(permanent), Posts)), sg, same_determiner(Filter)) -->
    { \+ ( Determiner == target, Posts = [_|_] ) },
    filter(sg, Filter),
    { Filter = f([suspended], n(card), _) }.
listed(_, sg, it) --> [it].

%!  single(?Number, ?NounPhrase)// is nondet.
%
%   A noun phrase that is no list.

single(sg, self) --> ['~'].                                             % CR 201.5
single(sg, other_face) --> ['~~'].
single(sg, player(the_owner_of(NounPhrase))) --> [the, owner, of], single(sg, NounPhrase).
single(sg, player(the_controller_of(NounPhrase))) --> [the, controller, of], single(sg, NounPhrase).
single(sg, this(Filter)) --> [this], filter(sg, Filter).
single(sg, that(Filter)) --> [that], filter(sg, Filter), { \+ with_counters(Filter) }.
single(pl, those(Filter)) --> [those], filter(pl, Filter).
single(pl, those(Number, Filter)) --> [those], number_as_word(Number), filter(pl, Filter).
single(pl, none_of(NounPhrase)) --> [none, of], single(pl, NounPhrase).
single(pl, none_of_them) --> [none, of, them].
single(pl, these(Filter)) --> [these], filter(pl, Filter).
single(Number, np(Determiner, Filter)) --> determiner(Number, Determiner), filter(Number, Filter).
single(Number, NounPhrase) -->
    { player_of(NounPhrase, Player) },
    simple_player(Number, Player),
    player_who(Number, Player, NounPhrase).
single(Number, NounPhrase) -->
    { possessive_of(NounPhrase, Possessive) },
    possessive(Possessive),
    possessed(Number, Possessive, NounPhrase).
single(sg, a_card_called([Word|Words])) -->
    [a, Word],
    { word_of_name(Word) },
    capitalised_words(Words).
single(pl, those_plus(Filter, NounPhrase)) -->
    [those],
    filter(pl, Filter),
    [plus],
    single(_, NounPhrase).
single(pl, one_or_more_of_them) --> [one, or, more, of, them].
single(sg, next_of(Possessive, Filter)) -->
    possessive_pronoun(Possessive),
    [next],
    filter(sg, Filter).
single(sg, bottom_card(Possessive)) --> [the, bottom, card, of], possessive(Possessive), [library].
single(pl, the_top_cards(Number)) -->
    [the, top],
    number_as_word(Number),
    [cards],
    { Number \== 1 }.
single(pl, any_of(NounPhrase)) --> [any, of], single(pl, NounPhrase).
single(sg, each_of(NounPhrase)) --> [each, of], single(pl, NounPhrase).
single(sg, nth(Possessive, Order, Filter)) -->
    possessive_pronoun(Possessive),
    ordinal_word(Order),
    filter(sg, Filter).
single(Number, counters(Counters)) --> counters(Number, Counters).
single(pl, counters_on(Counters, Object)) --> counters(Counters), [on], object(Object).
single(sg, the_symbol_cost(Symbols)) --> [the], mana_symbols(Symbols), [cost].
single(sg, top_card_of_each(Possessive)) -->
    [the, top, card, of],
    possessive(Possessive),
    [libraries].
single(sg, top_card(Possessive)) --> [the, top, card, of], possessive(Possessive), [library].
single(pl, top_cards(Number, Possessive)) -->
    [the, top],
    number_as_word(Number),
    [cards, of],
    possessive(Possessive),
    [library],
    { Number \== 1 }.

with_counters(f(_, _, Posts)) :-
    memberchk(with(counters_on(_, _)), Posts).

player_of(NounPhrase, _) :-
    var(NounPhrase),
    !.
player_of(player(Player), Player) :-
    atom(Player).
player_of(who(Player, _), Player).
player_of(player_with(Player, _), Player).

player_who(_, Player, player(Player)) --> [].
player_who(sg, Player, who(Player, Predicate)) --> [who], predicate(s, Predicate).
player_who(_, Player, player_with(Player, Quality)) --> [with], player_quality(Quality).
player_who(pl, Player, who(Player, Predicate)) --> [who], predicate(base, Predicate).

%   What a player can be "with".

player_quality(counters(Counters)) --> counters(Counters).
player_quality(cards_in_hand(NounPhrase)) -->
    single(_, NounPhrase),
    { NounPhrase = np(_, f(_, n(card), [in_hand])) }.

possessive_of(NounPhrase, _) :-
    var(NounPhrase),
    !.
possessive_of(owned(Possessive, _), Possessive).
possessive_of(owned_several(Possessive, _), Possessive).
possessive_of(opponents_of(Possessive), Possessive).
possessive_of(player(controller(Possessive)), Possessive).
possessive_of(player(owner(Possessive)), Possessive).
possessive_of(player(owners(Possessive)), Possessive).
possessive_of(statistic_of(Possessive, _), Possessive).
possessive_of(power_and_toughness_of(Possessive, _), Possessive).

possessed(sg, Possessive, owned(Possessive, Filter)) -->
    filter(sg, Filter),
    { Filter \= f([], n(mana_value), []) }.
possessed(pl, Possessive, owned_several(Possessive, Filter)) --> filter(pl, Filter).
possessed(pl, Possessive, opponents_of(Possessive)) --> [opponents], { Possessive \== your }.
possessed(sg, Possessive, player(controller(Possessive))) --> [controller].
possessed(sg, Possessive, player(owner(Possessive))) --> [owner].
possessed(pl, Possessive, player(owners(Possessive))) --> [owners].
possessed(sg, Possessive, statistic_of(Possessive, Statistic)) --> statistic(Statistic).
possessed(pl, Possessive, power_and_toughness_of(Possessive, Base)) -->
    base(Base),
    [power, and, toughness].

base(base) --> [base].
base(current) --> [].
