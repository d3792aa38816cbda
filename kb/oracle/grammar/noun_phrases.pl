:- encoding(utf8).
:- module(oracle_noun_phrases,
          [ determiner//2,
            filter//2,
            head_noun//2,
            mass_noun//1,
            noun_phrase//2,
            object//1,
            possessive//1,
            post//2,
            pronoun//1,
            relative//1,
            single//2,
            statistic//1,
            subtype_words//2,
            thing//1,
            this_object//1
          ]).
:- use_module(library(lists), [last/2,memberchk/2]).
:- use_module(lawmage(oracle/lexicon/keywords), [keyword_parameter/2]).
:- use_module(lawmage(oracle/lexicon/noun_words), [adjective_words/3, noun_words/4]).
:- use_module(lawmage(oracle/lexicon/words), [card_type/3, name_word/1, statistic/2]).
:- use_module(lawmage(oracle/lookahead), [ahead//1]).
:- use_module(lawmage(oracle/grammar/adjuncts), [time_adjunct//1]).
:- use_module(lawmage(oracle/grammar/clauses),
              [ends_in/2, full_clause//1, open_ended/1, predicate//2]).
:- use_module(lawmage(oracle/grammar/costs), [mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens),
              [ abilities//1,
                counters//1,
                counters//2,
                power_toughness//1,
                quoted//1
              ]).
:- use_module(lawmage(oracle/grammar/events), [period//1]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_item//1, keyword_name//1]).
:- use_module(lawmage(oracle/grammar/lists),
              [ conjoined//3,
                conjoined_tail//3,
                literally//1,
                proper_name//1
              ]).
:- use_module(lawmage(oracle/grammar/mana), [mana_kind//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [ number//1,
                number_as_word//1,
                ordinal_word//1,
                quantity//1,
                range//1
              ]).
:- use_module(lawmage(oracle/grammar/verb_phrases),
              [ color_word//1,
                passive//1,
                rounding/1,
                transitive/3,
                verb//2,
                verb_phrase//3
              ]).
:- use_module(lawmage(oracle/grammar/zones), [origin//1, zone//1]).

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

%!  determiner(?Number, ?Determiner)// is nondet.

determiner(pl, bare) --> [].
determiner(Number, Determiner) --> worded_determiner(Number, Determiner).
determiner(pl, Determiner) --> counted_determiner(Determiner).
determiner(sg, the_nth(Order)) --> [the], ordinal_word(Order).

worded_determiner(sg, a) --> [a].
worded_determiner(sg, another) --> [another].
worded_determiner(sg, each) --> [each].
worded_determiner(sg, every) --> [every].
worded_determiner(sg, any) --> [any].
worded_determiner(sg, no_single) --> [no].
worded_determiner(sg, target) --> [target].                           % CR 115.1
worded_determiner(sg, the) --> [the].
worded_determiner(sg, the_next) --> [the, next].
worded_determiner(sg, the_last) --> [the, last].
worded_determiner(sg, a_random) --> [a, random].
worded_determiner(sg, one_of_your) --> [one, of, your].
worded_determiner(sg, enchanted) --> [enchanted].
worded_determiner(sg, equipped) --> [equipped].
worded_determiner(sg, fortified) --> [fortified].
worded_determiner(sg, a_second_target) --> [a, second, target].
worded_determiner(sg, another_target) --> [another, target].
worded_determiner(sg, up_to_one_target) --> [up, to, one, target].
worded_determiner(sg, up_to_one_other_target) --> [up, to, one, other, target].
worded_determiner(sg, up_to_one) --> [up, to, one].
worded_determiner(sg, up_to_one_another) --> [up, to, one, another].
worded_determiner(sg, one) --> [one].
worded_determiner(sg, at_least_one) --> [at, least, one].
worded_determiner(sg, exactly_one) --> [exactly, one].
worded_determiner(sg, a_single) --> [a, single].
worded_determiner(pl, all) --> [all].
worded_determiner(pl, no) --> [no].
worded_determiner(pl, the_several) --> [the].
worded_determiner(pl, both) --> [both].
worded_determiner(pl, all_of_the) --> [all, the].
worded_determiner(pl, one_two_or_three_targets) --> [one, ',', two, ',', or, three, target].
worded_determiner(pl, any_number_of_other_targets) --> [any, number, of, other, target].
worded_determiner(pl, one_or_more) --> [one, or, more].
worded_determiner(pl, any_number) --> [any, number, of].
worded_determiner(pl, any_number_target) --> [any, number, of, target].
worded_determiner(pl, one_or_more_target) --> [one, or, more, target].
worded_determiner(pl, one_or_two_targets) --> [one, or, two, target].
worded_determiner(pl, that_many) --> [that, many].
worded_determiner(pl, more) --> [more].
worded_determiner(pl, fewer) --> [fewer].
worded_determiner(sg, no_more_than_one) --> [no, more, than, one].
worded_determiner(sg, more_than_one) --> [more, than, one].

counted_determiner(n(Number)) --> number_as_word(Number), { Number \== 1 }.
counted_determiner(or_more(Number)) --> number_as_word(Number), [or, more], { Number \== 1 }.
counted_determiner(digits_or_fewer(Number)) --> [Number], { integer(Number) }, [or, fewer].
counted_determiner(or_fewer(Number)) --> number_as_word(Number), [or, fewer].
counted_determiner(at_least(Number)) --> [at, least], number_as_word(Number).
counted_determiner(at_least_more(Number)) --> [at, least], number_as_word(Number), [more].
counted_determiner(the(Number)) --> [the], number_as_word(Number), { Number \== 1, Number \== x }.
counted_determiner(exactly(Number)) --> [exactly], number_as_word(Number), { Number \== 1 }.
counted_determiner(up_to(Number)) --> [up, to], number_as_word(Number), { Number \== 1 }.
counted_determiner(targets(Number)) --> number_as_word(Number), [target], { Number \== 1 }.
counted_determiner(other_targets(Number)) -->
    number_as_word(Number),
    [other, target],
    { Number \== 1 }.
counted_determiner(up_to_targets(Number)) -->
    [up, to],
    number_as_word(Number),
    [target],
    { Number \== 1 }.
counted_determiner(up_to_other_targets(Number)) -->
    [up, to],
    number_as_word(Number),
    [other, target],
    { Number \== 1 }.
counted_determiner(the_next(Number)) --> [the, next], number_as_word(Number), { Number \== 1 }.
counted_determiner(no_more_than(Number)) -->
    [no, more, than],
    number_as_word(Number),
    { Number \== 1 }.
counted_determiner(twice(Number)) --> [twice], number_as_word(Number).
counted_determiner(up_to_that_many_targets) --> [up, to, that, many, target].
counted_determiner(up_to_that_many_other_targets) --> [up, to, that, many, other, target].
counted_determiner(twice_that_many) --> [twice, that, many].
counted_determiner(fewer_than(Number)) --> [fewer, than], number_as_word(Number).

%!  player(?Number, ?Player)// is nondet.

player(Number, Player) --> simple_player(Number, Player).
player(sg, the_owner_of(NounPhrase)) --> [the, owner, of], single(sg, NounPhrase).
player(sg, the_controller_of(NounPhrase)) --> [the, controller, of], single(sg, NounPhrase).
player(sg, Player) -->
    { player_possessive(Player, Possessive) },
    possessive(Possessive),
    possessing_player(Possessive, Player).

player_possessive(Player, _) :-
    var(Player),
    !.
player_possessive(controller(Possessive), Possessive).
player_possessive(owner(Possessive), Possessive).

possessing_player(Possessive, controller(Possessive)) --> [controller].
possessing_player(Possessive, owner(Possessive)) --> [owner].

simple_player(sg, a) --> [a, player].
simple_player(sg, any) --> [any, player].
simple_player(sg, each) --> [each, player].
simple_player(sg, that) --> [that, player].
simple_player(sg, the) --> [the, player].
simple_player(sg, target) --> [target, player].
simple_player(sg, a_opponent) --> [a, opponent].
simple_player(sg, a_opponent_at_random) --> [a, opponent, chosen, at, random].
simple_player(sg, each_opponent) --> [each, opponent].
simple_player(sg, the_opponent) --> [the, opponent].
simple_player(sg, that_opponent) --> [that, opponent].
simple_player(sg, target_opponent) --> [target, opponent].
simple_player(sg, another) --> [another, player].
simple_player(sg, another_target) --> [another, target, player].
simple_player(sg, each_other) --> [each, other, player].
simple_player(sg, no) --> [no, player].
simple_player(sg, no_one) --> [no, one].
simple_player(sg, no_opponent) --> [no, opponent].
simple_player(sg, any_other) --> [any, other, player].
simple_player(sg, each_other_opponent) --> [each, other, opponent].
simple_player(sg, up_to_one_target_opponent) --> [up, to, one, target, opponent].
simple_player(sg, one_of_your_opponents) --> [one, of, your, opponents].
simple_player(sg, active) --> [the, active, player].
simple_player(sg, defending) --> [defending, player].
simple_player(sg, attacking) --> [the, attacking, player].
simple_player(sg, of_your_choice) --> [a, player, of, your, choice].
simple_player(sg, chosen) --> [the, chosen, player].
simple_player(sg, enchanted) --> [enchanted, player].
simple_player(sg, enchanted_opponent) --> [enchanted, opponent].
simple_player(sg, up_to_one_target) --> [up, to, one, target, player].
simple_player(sg, to_your_left) --> [the, player, to, your, left].
simple_player(sg, to_your_right) --> [the, player, to, your, right].
simple_player(sg, to_their_left) --> [the, player, to, their, left].
simple_player(sg, to_their_right) --> [the, player, to, their, right].
simple_player(sg, opponent_to_your_left) --> [the, opponent, to, your, left].
simple_player(sg, your_team) --> [your, team].
simple_player(pl, opponents) --> [your, opponents].
simple_player(pl, some_opponents) --> [opponents].
simple_player(pl, players) --> [players].
simple_player(pl, other) --> [other, players].
simple_player(pl, one_or_more_opponents) --> [one, or, more, opponents].
simple_player(pl, any_number_of_target_opponents) --> [any, number, of, target, opponents].
simple_player(pl, up_to_two_target) --> [up, to, two, target, players].
simple_player(pl, all) --> [all, players].
simple_player(pl, one_or_more) --> [one, or, more, players].
simple_player(pl, any_number_of_target) --> [any, number, of, target, players].
simple_player(pl, those) --> [those, players].

%!  possessive(?Possessive)// is nondet.

possessive(Possessive) --> worded_possessive(Possessive).
possessive(Possessive) --> ahead(['\'s', '\'']), noun_possessive(Possessive).

worded_possessive(your) --> [your].
worded_possessive(its) --> [its].
worded_possessive(their) --> [their].
worded_possessive(his) --> [his].
worded_possessive(her) --> [her].
worded_possessive(their_own) --> [their, own].
worded_possessive(your_own) --> [your, own].
worded_possessive(their_owners) --> [their, owners, '\''].
worded_possessive(its_owners) --> [its, owners, '\''].
worded_possessive(their_controllers) --> [their, controllers, '\''].

noun_possessive(of(NounPhrase)) --> possessor(NounPhrase), ['\'s'].
noun_possessive(of_all(NounPhrase)) --> plural_possessor(NounPhrase), ['\''].

possessor(self) --> ['~'].
possessor(this(Filter)) --> [this], plain_filter(sg, Filter).
possessor(that(Filter)) --> [that], plain_filter(sg, Filter).
possessor(np(Determiner, Filter)) --> determiner(sg, Determiner), plain_filter(sg, Filter).
possessor(player(Player)) --> simple_player(sg, Player).
possessor(owner(Pronoun)) --> possessive_pronoun(Pronoun), [owner].
possessor(controller(Pronoun)) --> possessive_pronoun(Pronoun), [controller].

plural_possessor(those(Filter)) --> [those], plain_filter(pl, Filter).
plural_possessor(player(Player)) --> simple_player(pl, Player).
plural_possessor(np(Determiner, Filter)) --> determiner(pl, Determiner), plain_filter(pl, Filter).

%   A possessor has no posts: "target creature's controller".

plain_filter(Number, f(Adjectives, Head, [])) --> adjectives(Adjectives), head(Number, Head).

possessive_pronoun(its) --> [its].
possessive_pronoun(their) --> [their].
possessive_pronoun(your) --> [your].
possessive_pronoun(his) --> [his].
possessive_pronoun(her) --> [her].

%!  pronoun(?Pronoun)// is nondet.

pronoun(it) --> [it].
pronoun(them) --> [them].

%!  object(?Object)// is nondet.
%
%   What stands where a verb takes its object: a noun phrase, a pronoun, a zone.

object(Object) --> thing(Object).
object(Place) --> zone(Place).

%!  thing(?Object)// is nondet.
%
%   An object that is no zone.

thing(NounPhrase) --> noun_phrase(_, NounPhrase).
thing(it) --> [it].
thing(them) --> [them].
thing(you) --> [you].
thing(itself) --> [itself].
thing(any_target) --> [any, target].                                   % CR 115.4
thing(any_target_which(Relative)) --> [any, target], relative(Relative).
thing(any_other_target) --> [any, other, target].
thing(targets_chosen(Number)) --> number_as_word(Number), [targets], { Number \== 1 }.
thing(up_to_targets_chosen(Number)) -->
    [up, to],
    number_as_word(Number),
    [targets],
    { Number \== 1 }.
thing(player_or(Determiner, Kinds)) -->
    determiner(sg, Determiner),
    conjoined(or, player_or_kind, Kinds),
    { ( memberchk(player, Kinds) -> true ; memberchk(opponent, Kinds) ) }.
thing(both(NounPhrases)) --> [both], conjoined(and, single(sg), NounPhrases).
thing(all_but_bottom_cards(Number, Possessive)) -->
    [all, but, the, bottom],
    number_as_word(Number),
    [cards, of],
    possessive(Possessive),
    [library].
thing(some_of_them_from(Choice, Place)) --> choice_of_them(Choice), [of, them, from], zone(Place).
thing(it_from_not(Place)) --> [it, from, anywhere, other, than], zone(Place).
thing(cards_from_equal(Place, Quantity)) -->
    [cards, from],
    zone(Place),
    [equal, to],
    quantity(Quantity).
thing(mana_from(NounPhrase)) --> [mana, from], noun_phrase(_, NounPhrase).
thing(half_of_place(Place, Rounding)) -->
    [half],
    zone(Place),
    [',', rounded, Rounding],
    { rounding(Rounding) }.
thing(top_half_of(Place, Rounding)) -->
    [the, top, half, of],
    zone(Place),
    [',', rounded, Rounding],
    { rounding(Rounding) }.
thing(a_different_one_of(NounPhrase)) --> [a, different, one, of], single(pl, NounPhrase).
thing(that_many_plus_one(Filter)) --> [that, many], filter(pl, Filter), [plus, one].
thing(self_from(Place)) --> ['~', from], zone(Place).
thing(it_from(Place)) --> [it, from], zone(Place).
thing(mana) --> [mana].
thing(the_top_card) --> [the, top, card].
thing(number_of_cards_from_top(Possessive, Quantity)) -->
    [a, number, of, cards, from, the, top, of],
    possessive(Possessive),
    [library, equal, to],
    quantity(Quantity).
thing(cards_equal_from_top(Quantity, Possessive)) -->
    [cards, equal, to],
    quantity(Quantity),
    [from, the, top, of],
    possessive(Possessive),
    [library].
thing(some_of_them(Choice)) --> choice_of_them(Choice), [of, them].
thing(some_of_those(Choice, Filter)) --> choice_of_them(Choice), [of, those], filter(pl, Filter).
thing(some_of_the(Choice, Filter)) --> choice_of_them(Choice), [of, the], filter(pl, Filter).
thing(the_rest) --> [the, rest].
thing(the_rest_of(NounPhrase)) --> [the, rest, of], noun_phrase(_, NounPhrase).
thing(one_two_or_three_targets) --> [one, ',', two, ',', or, three, targets].
thing(one_or_two_targets) --> [one, or, two, targets].
thing(any_number_of_targets) --> [any, number, of, targets].
thing(them_all) --> [all, of, them].
thing(him) --> [him].
thing(her) --> [her].
thing(the_other) --> [the, other].
thing(one) --> [one].
thing(half_of(NounPhrase, Rounding)) -->
    [half],
    noun_phrase(_, NounPhrase),
    [',', rounded, Rounding],
    { rounding(Rounding) }.
thing(whom_it_is_attacking(Kinds)) -->
    [the],
    conjoined(or, player_or_kind, Kinds),
    [it, '\'s', attacking].
thing(that_player_or(Kinds)) -->
    [that],
    conjoined(or, player_or_kind, Kinds),
    { ( memberchk(player, Kinds) -> true ; memberchk(opponent, Kinds) ) }.
thing(each_of_them) --> [each, of, them].
thing(both_of_them) --> [both, of, them].
thing(another_one) --> [another].
thing(mass(Mass)) --> mass_noun(Mass).

player_or_kind(player) --> [player].
player_or_kind(opponent) --> [opponent].
player_or_kind(Head) --> head_noun(sg, Head).

choice_of_them(one) --> [one].
choice_of_them(n(Number)) --> number_as_word(Number), { Number \== 1 }.
choice_of_them(any_number) --> [any, number].
choice_of_them(up_to(Number)) --> [up, to], number_as_word(Number).

%!  mass_noun(?Mass)// is nondet.
%
%   Things that are not counted.

mass_noun(Damage) --> damage_noun(Damage).
mass_noun(damage_which(Damage, Relative)) --> damage_noun(Damage), relative(Relative).
mass_noun(chaos) --> [chaos].
mass_noun(evidence) --> [evidence].
mass_noun(tribute) --> [tribute].
mass_noun(mana_of_kind(Kind)) --> [mana], mana_kind(Kind).
mass_noun(mana_of_color(Color)) --> color_word(Color), [mana].
mass_noun(the_mana_produced_by(NounPhrase)) --> [the, mana], single(sg, NounPhrase), [produced].
mass_noun(that_mana) --> [that, mana].
mass_noun(this_mana) --> [this, mana].

damage_noun(damage) --> [damage].
damage_noun(excess_damage) --> [excess, damage].
damage_noun(that_damage) --> [that, damage].
damage_noun(that_excess_damage) --> [that, excess, damage].
damage_noun(the_damage) --> [the, damage].
damage_noun(this_damage) --> [this, damage].
damage_noun(combat_damage) --> [combat, damage].
damage_noun(all_damage) --> [all, damage].
damage_noun(all_combat_damage) --> [all, combat, damage].
damage_noun(noncombat_damage) --> ['non-', combat, damage].
damage_noun(the_next(Number)) --> [the, next], number(Number), [damage].

relative(which(Predicate)) --> [that], predicate(s, Predicate).

plural_statistic(power) --> [powers].
plural_statistic(mana_value) --> [mana, values].

%!  filter(?Number, ?Filter)// is nondet.
%
%   f(Adjectives, Head, Posts): which objects.

filter(Number, f(Adjectives, Head, Posts)) -->
    adjectives(Adjectives),
    head(Number, Head),
    posts(Number, Posts).

adjectives([]) --> [].
adjectives([Adjective|Adjectives]) --> adjective_item(Adjective), adjectives(Adjectives).

adjective_item(Adjective) -->
    { first_listed(Adjective, First) },
    simple_adjective(First),
    adjective_list(First, Adjective).

%   first_listed(?Item, ?First): First is the first of the list that Item is, or Item itself.

first_listed(Item, _) :-
    var(Item),
    !.
first_listed(Item, First) :-
    (   listing(Item, [Member|_])
    ->  First = Member
    ;   First = Item
    ).

listing(or(Items), Items).
listing(and(Items), Items).
listing(and_or(Items), Items).
listing(comma(Items), Items).

adjective_list(Adjective, Adjective) --> [].
adjective_list(First, or([First|Others])) --> conjoined_tail(or, listed_adjective, Others).
adjective_list(First, and([First|Others])) --> conjoined_tail(and, listed_adjective, Others).
adjective_list(First, and_or([First|Others])) -->
    conjoined_tail('and/or', simple_adjective, Others).
adjective_list(non(First), comma([non(First)|Others])) --> [','], negated_adjectives(Others).

%   "this creature or enchanted creature" are two things, not two adjectives; so are "permanent or
%   suspended card".

listed_adjective(Adjective) -->
    simple_adjective(Adjective),
    { \+ memberchk(Adjective, [enchanted, equipped, other, suspended]) }.

negated_adjectives([non(Quality)]) --> ['non-'], negatable(Quality).
negated_adjectives([non(Quality)|Others]) -->
    ['non-'],
    negatable(Quality),
    [','],
    negated_adjectives(Others).

simple_adjective(Adjective) -->
    [Word],
    { adjective_words(Word, More, Adjective) },
    literally(More).
simple_adjective(non(Quality)) --> ['non-'], negatable(Quality).

negatable(Type) --> [Type], { card_type(Type, Type, _) }.
negatable(Quality) --> [Word], { adjective_words(Word, [], Quality), Quality \= t(_) }.
negatable(mana) --> [mana].

%!  head(?Number, ?Head)// is nondet.

head(Number, Head) -->
    { first_listed(Head, First) },
    head_noun(Number, First),
    head_list(Number, First, Head).

head_list(_, Head, Head) --> [].
head_list(Number, First, or([First|Others])) --> conjoined_tail(or, head_noun(Number), Others).
head_list(Number, First, and([First|Others])) --> conjoined_tail(and, head_noun(Number), Others).
head_list(Number, First, and_or([First|Others])) -->
    conjoined_tail('and/or', head_noun(Number), Others).

head_noun(Number, Head) --> [Word], { noun_words(Word, More, Number, Head) }, literally(More).
head_noun(Number, non(t(Type))) --> ['non-', Word], { noun_words(Word, [], Number, t(Type)) }.
head_noun(pl, non(sub(Subtype))) --> ['non-', Word], { noun_words(Word, [], pl, sub(Subtype)) }.
head_noun(sg, watermark_of(Words)) --> name_words(Words), [watermark].
head_noun(sg, cost_of(Keyword)) --> keyword_name(Keyword), [cost].
head_noun(pl, cost_of(Keyword)) --> keyword_name(Keyword), [costs].
head_noun(sg, ability_of(Keyword)) --> keyword_name(Keyword), [ability].
head_noun(pl, ability_of(Keyword)) --> keyword_name(Keyword), [abilities].

%   Capitalised words, none of them a subtype: a name.

name_words([Word]) --> [Word], { word_of_name(Word) }.
name_words([Word|Words]) --> [Word], { word_of_name(Word) }, name_words(Words).

word_of_name(Word) :-
    name_word(Word),
    Word \== 'X',
    \+ adjective_words(Word, _, _).

capitalised_words([Word]) --> [Word], { name_word(Word) }.
capitalised_words([Word|Words]) --> [Word], { name_word(Word) }, capitalised_words(Words).

subtype_words(Number, Subtype) -->
    [Word],
    { noun_words(Word, More, Number, sub(Subtype)) },
    literally(More).

%!  posts(?Number, ?Posts)// is nondet.
%
%   What follows the head: "you control", "with power 2 or less", "from your graveyard". A post
%   that ends in a clause is the last.

posts(_, []) --> [].
posts(Number, [Post|Posts]) --> post(Number, Post), more_posts(Post, Number, Posts).

more_posts(_, _, []) --> [].
more_posts(Before, Number, [Post|Posts]) -->
    { open_ended(Before), \+ ends_in(Before, f(_, _, _)), Before \= done(_, _) },
    post(Number, Post),
    { \+ ( Before = named(_), Post = of(_) ) },
    more_posts(Post, Number, Posts).

post(Number, Post) --> worded_post(Number, Post).
post(_, Passive) --> passive(Passive).
post(_, done_at(Passive, Time)) -->
    passive(Passive),
    { \+ ends_in(Passive, object_of(_, _, _, _)) },
    recent_time(Time).
post(_, able_to(VerbPhrase)) --> [able, to], verb_phrase(base, base, VerbPhrase).
post(_, that(Post)) -->
    [that],
    { player_in_post(Post, Player) },
    post_subject(Form, Player),
    post_predicate(Form, Player, Post).
post(_, Post) -->
    { player_in_post(Post, Player) },
    post_subject(Form, Player),
    post_predicate(Form, Player, Post).

recent_time(this_turn) --> [this, turn].
recent_time(last_turn) --> [last, turn].

%   "you control", "your opponents cast": the noun is the object of the verb.

player_in_post(Post, _) :-
    var(Post),
    !.
player_in_post(control(Player), Player).
player_in_post(not_control(Player), Player).
player_in_post(controlled(Player), Player).
player_in_post(own(Player), Player).
player_in_post(not_own(Player), Player).
player_in_post(own_and_control(Player), Player).
player_in_post(object_of(Player, _, _, _), Player).

post_subject(base, you) --> [you].
post_subject(base, they) --> [they].
post_subject(s, it) --> [it].
post_subject(s, Player) --> player(sg, Player).
post_subject(base, Player) --> player(pl, Player).

post_predicate(base, Player, control(Player)) --> [control].
post_predicate(s, Player, control(Player)) --> [controls].
post_predicate(base, Player, not_control(Player)) --> ['don\'t', control].
post_predicate(s, Player, not_control(Player)) --> ['doesn\'t', control].
post_predicate(_, Player, controlled(Player)) --> [controlled].
post_predicate(base, Player, own(Player)) --> [own].
post_predicate(s, Player, own(Player)) --> [owns].
post_predicate(base, Player, not_own(Player)) --> ['don\'t', own].
post_predicate(base, Player, own_and_control(Player)) --> [both, own, and, control].
post_predicate(Form, Player, object_of(Player, Tense, Verb, Adjuncts)) -->
    gap_verb(Form, Tense, Verb),
    gap_adjuncts(Adjuncts).

gap_adjuncts([]) --> [].
gap_adjuncts([from(Place), Time]) --> [from], zone(Place), time_adjunct(Time).
gap_adjuncts([from_not(Place), Time]) -->
    [from, anywhere, other, than],
    zone(Place),
    time_adjunct(Time).
gap_adjuncts([Adjunct|Adjuncts]) --> gap_adjunct(Adjunct), gap_adjuncts(Adjuncts).

gap_adjunct(Adjunct) --> time_adjunct(Adjunct).
gap_adjunct(this_way) --> [this, way].
gap_adjunct(with_this(NounPhrase)) --> [with], this_object(NounPhrase).
gap_adjunct(in(Period)) --> [in], period(Period).

this_object(self) --> ['~'].
this_object(this(Filter)) --> [this], plain_filter(sg, Filter).

gap_verb(Form, present, Verb) --> verb(Verb, Form), { gap(Verb) }.
gap_verb(_, past, Verb) --> verb(Verb, past), { gap(Verb) }.
gap_verb(s, past, Verb) --> verb(Verb, same_past), { gap(Verb) }.
gap_verb(base, perfect_short, Verb) --> ['\'ve'], verb(Verb, participle), { gap(Verb) }.
gap_verb(base, perfect, Verb) --> [have], verb(Verb, participle), { gap(Verb) }.
gap_verb(_, did_not, Verb) --> ['didn\'t'], verb(Verb, base), { gap(Verb) }.
gap_verb(base, perfect_short, either(Verb, OtherVerb)) -->
    ['\'ve'],
    verb(Verb, participle),
    { gap(Verb) },
    [or],
    verb(OtherVerb, participle),
    { gap(OtherVerb) }.
gap_verb(s, perfect, Verb) --> [has], verb(Verb, participle), { gap(Verb) }.

gap(Verb) :-
    transitive(Verb, _, _),
    \+ memberchk(Verb, [control, own]).
gap(create).
gap(search).
gap(gain).
gap(lose).
gap(put).
gap(pay).

worded_post(_, on_battlefield) --> [on, the, battlefield].
worded_post(_, in(Place)) --> [in], zone(Place).
worded_post(_, from(Place)) --> [from], origin(Place).
worded_post(_, from_or_from(Place, OtherPlace)) -->
    [from],
    zone(Place),
    [or, from],
    zone(OtherPlace).
worded_post(_, in_hand) --> [in, hand].
worded_post(_, from_not(Place)) --> [from, anywhere, other, than], zone(Place).
worded_post(_, from_pronoun(Pronoun)) --> [from], pronoun(Pronoun).
worded_post(_, at_random_from(Place)) --> [at, random, from], zone(Place).
worded_post(_, than(Object)) --> [than], thing(Object).
worded_post(_, not_owned) --> [but, 'don\'t', own].
worded_post(_, on_battlefield_or_in(Place)) --> [on, the, battlefield, or, in], zone(Place).
worded_post(_, except_the_first_one(Post)) --> [except, the, first, one], post(sg, Post).
worded_post(_, under_control(Possessive)) --> [under], possessive(Possessive), [control].
worded_post(_, of_a_turn) --> [of, a, turn].
worded_post(_, of_the_game) --> [of, the, game].
worded_post(_, in_card_pool(Possessive)) --> [in], possessive(Possessive), [card, pool].
worded_post(_, it_is_blocking) --> [it, '\'s', blocking].
worded_post(_, in_it) --> [in, it].
worded_post(_, total) --> [total].
worded_post(_, on_top_of(Place)) --> [on, top, of], zone(Place).
worded_post(_, with(Quality)) --> [with], quality(Quality).
worded_post(_, without(Quality)) --> [without], without_quality(Quality).
worded_post(_, of_choice(Possessive)) --> [of], possessive(Possessive), [choice].
worded_post(_, named(Name)) --> [named], proper_name(Name).
worded_post(_, not_named(Name)) --> [not, named], proper_name(Name).
worded_post(_, other_than(NounPhrase)) --> [other, than], noun_phrase(_, NounPhrase).
worded_post(sg, which(Predicate)) -->
    [that],
    predicate(s, Predicate),
    { Predicate \= [v(contain_symbol(_), _)|_] }.
worded_post(pl, which(Predicate)) --> [that], predicate(base, Predicate).
worded_post(_, attached_to(Object)) --> [attached, to], object(Object).
worded_post(_, on_object(Object)) --> [on], object(Object).
worded_post(_, in_your_party) --> [in, your, party].
worded_post(_, of(NounPhrase)) --> [of], single(_, NounPhrase).
worded_post(_, of_it) --> [of, it].
worded_post(_, except_for(NounPhrase)) --> [except, for], noun_phrase(_, NounPhrase).
worded_post(_, in_exile_and_graveyard) --> [in, exile, and, in, your, graveyard].
worded_post(_, cast_before(Object)) --> [cast, before], object(Object).
worded_post(_, whose(Owned, Predicate)) --> [whose], owned(Form, Owned), predicate(Form, Predicate).
worded_post(_, that_spell_could_target(NounPhrase)) -->
    [that],
    single(sg, NounPhrase),
    [could, target].
worded_post(_, spell_could_target(NounPhrase)) --> single(sg, NounPhrase), [could, target].
worded_post(_, in_art(Possessive)) --> [in], possessive(Possessive), [art].
worded_post(pl, you_have) --> [you, have].
worded_post(_, in_a_turn) --> [in, a, turn].
worded_post(_, not_done(Passive)) --> [not], passive(Passive).
worded_post(_, tapped_for_mana) --> [tapped, for, mana].
worded_post(_, that_contains(Symbol)) --> [that, contains, sym(Symbol)].
worded_post(_, tapped_this_way) --> [tapped, this, way].
worded_post(pl, you_spend_this_mana_to_cast) --> [you, spend, this, mana, to, cast].
worded_post(_, entering) --> [entering].
worded_post(_, in_mana_cost(Possessive)) --> [in], possessive(Possessive), [mana, cost].
worded_post(_, in_their_mana_costs(Possessive)) --> [in], possessive(Possessive), [mana, costs].
worded_post(_, in_activation_costs(Possessive)) -->
    [in],
    possessive(Possessive),
    [activation, costs].
worded_post(_, in_mana_costs_of(NounPhrase)) --> [in, the, mana, costs, of], single(_, NounPhrase).
worded_post(_, from_among(Object)) --> [from, among], object(Object).
worded_post(_, among(Object)) --> [among], object(Object).
worded_post(_, blocking(Object)) --> [blocking], object(Object).
worded_post(_, attacking(Object)) --> [attacking], object(Object).

owned(s, statistic(Statistic)) --> statistic(Statistic).
owned(s, controller) --> [controller].
owned(s, owner) --> [owner].
owned(s, one(Filter)) --> plain_filter(sg, Filter), { Filter \= f([], n(mana_value), []) }.

%!  quality(?Quality)// is nondet.
%
%   What an object can be "with".

quality(keywords(Keywords)) --> quality_keywords(Keywords).
quality(statistic(Statistic, Range)) --> statistic(Statistic), range(Range).
quality(base(Statistic, Range)) --> [base], statistic(Statistic), range(Range).
quality(base_power_toughness_and(PowerToughness, Abilities)) -->
    [base, power, and, toughness],
    power_toughness(PowerToughness),
    [and],
    abilities(Abilities).
quality(one_of_mana_costs(Costs)) --> [mana, cost], conjoined(or, mana_symbols, Costs).
quality(watermarks) --> [watermarks].
quality(mana_symbols(NounPhrase)) -->
    single(_, NounPhrase),
    { NounPhrase = np(_, f(_, n(mana_symbol), _)) }.
quality(of_the_chosen_quality(Statistic)) --> statistic(Statistic), [of, the, chosen, quality].
quality(activated_abilities) --> [activated, abilities].
quality(keywords_and_quoted(Abilities)) -->
    abilities(Abilities),
    { last(Abilities, Last), memberchk(Last, [and(quoted(_)), comma_and(quoted(_))]) }.
quality(lowest(Statistic)) --> [the, lowest], statistic(Statistic).
quality(one_of_statistics(Statistics, Range)) -->
    conjoined(or, statistic, Statistics),
    { Statistics = [_, _, _|_] },
    range(Range).
quality(power_or_toughness(Range)) --> [power, or, toughness], range(Range).
quality(total(Statistic, Range)) --> [total], statistic(Statistic), range(Range).
quality(comparison(Statistic, Comparison)) --> comparison(Comparison), statistic(Statistic).
quality(base_power_toughness(PowerToughness)) -->
    [base, power, and, toughness],
    power_toughness(PowerToughness).
quality(symbols_in_its_cost(Symbol)) --> [sym(Symbol), in, its, mana, cost].
quality(symbols_in_their_cost(Symbol)) --> [sym(Symbol), in, their, mana, cost].
quality(types_among_them(Number)) --> number_as_word(Number), [or, more, card, types, among, them].
quality(symbols_in_their_costs(Symbol)) --> [sym(Symbol), in, their, mana, costs].
quality(counters_on(Counters, Pronoun)) --> counters(Counters), [on], pronoun(Pronoun).
quality(quoted(Ability)) --> quoted(Ability).
quality(power_toughness_each(Quantity)) -->
    [power, and, toughness, each, equal, to],
    quantity(Quantity).
quality(different(Statistic)) --> [different], plural_statistic(Statistic).
quality(greatest(Statistic)) --> [the, greatest], statistic(Statistic).
quality(having(NounPhrase)) --> single(_, NounPhrase), { attached_to_it(NounPhrase) }.
quality(statistic_of(Possessive, Statistic)) --> possessive(Possessive), statistic(Statistic).
quality(same_name) --> [the, same, name].
quality(same(Statistic)) --> [the, same], statistic(Statistic).
quality(that_name) --> [that, name].
quality(symbol_in_activation_cost(Symbol)) --> [sym(Symbol), in, its, activation, cost].
quality(noted_name) --> [the, noted, name].
quality(name_noted_as(Clause)) --> [a, name, noted, as], full_clause(Clause).
quality(symbol_in_their_costs(Symbol)) --> [sym(Symbol), in, their, costs].
quality(symbol_in_its_cost(Symbol)) --> [sym(Symbol), in, its, cost].
quality(same_value_as(Statistic, Object)) -->
    [the, same],
    statistic(Statistic),
    [as],
    object(Object).
quality(basic_land_type) --> [a, basic, land, type].
quality(single_target) --> [a, single, target].
quality(odd(Statistic)) --> [a, odd], statistic(Statistic).
quality(even(Statistic)) --> [a, even], statistic(Statistic).
quality(even_values(Statistic)) --> [even], plural_statistic(Statistic).
quality(odd_values(Statistic)) --> [odd], plural_statistic(Statistic).
quality(lesser_than_it(Statistic)) --> [lesser], statistic(Statistic), [than, it].
quality(same_total_power_and_toughness) --> [the, same, total, power, and, toughness].
quality(one_or_more_targets) --> [one, or, more, targets].
quality(hybrid_mana) --> [hybrid, mana, in, its, mana, cost].
quality(mana_cost_containing(Symbol)) --> [a, mana, cost, that, contains, sym(Symbol)].
quality(cycling_abilities(Keyword)) --> keyword_name(Keyword), [abilities].
quality(chosen_name) --> [the, chosen, name].
quality(same_name_as(Object)) --> [the, same, name, as], object(Object).
quality(different_controllers) --> [different, controllers].
quality(different_names) --> [different, names].
quality(no_abilities) --> [no, abilities].
quality(exactly_colors(Number)) --> [exactly], number_as_word(Number), [colors].
quality(keyword_named(Keyword)) --> keyword_name(Keyword), { costed_keyword(Keyword) }.
quality(a_keyword_ability(Ability)) --> [a], ability_noun(Ability).
quality(ability_of(Keyword)) --> [a], keyword_name(Keyword), [ability].
quality(no_names) --> [no, names].

%   A keyword whose parameter is left out: "with toxic" is whatever the number.

costed_keyword(Keyword) :-
    \+ keyword_parameter(Keyword, none),
    keyword_parameter(Keyword, Parameter),
    memberchk(Parameter, [cost, number, number_and_cost]),
    !.

attached_to_it(np(_, f(_, _, Posts))) :-
    last(Posts, attached_to(_)).

quality_keywords([Keyword]) --> keyword_item(Keyword).
quality_keywords([or(Keywords)]) --> conjoined(or, keyword_item, Keywords).
quality_keywords([and(Keywords)]) --> conjoined(and, keyword_item, Keywords).

without_quality(Keyword) --> keyword_item(Keyword).
without_quality(keyword_named(Keyword)) --> keyword_name(Keyword), { costed_keyword(Keyword) }.
without_quality(symbol_in_activation_cost(Symbol)) --> [sym(Symbol), in, its, activation, cost].
without_quality(symbols_in_its_cost(Symbol)) --> [sym(Symbol), in, its, mana, cost].
without_quality(counters_on(Counters, Pronoun)) --> counters(Counters), [on], pronoun(Pronoun).

ability_noun(activated(none)) --> [activated, ability].
ability_noun(mana(none)) --> [mana, ability].

comparison(greater) --> [greater].
comparison(lesser) --> [lesser].
comparison(equal_or_lesser) --> [equal, or, lesser].

%!  statistic(?Statistic)// is nondet.

statistic(Statistic) --> [Word], { statistic(Statistic, [Word|Words]) }, literally(Words).
