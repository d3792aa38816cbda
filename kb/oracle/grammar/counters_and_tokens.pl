:- encoding(utf8).
:- module(oracle_counters_and_tokens,
          [ abilities//1,
            counter_name//1,
            counters//1,
            counters//2,
            described//2,
            described_with_more//1,
            lost//1,
            power_toughness//1,
            power_toughness_change//1,
            quoted//1,
            tokens//1
          ]).
:- use_module(library(lists), [append/3,memberchk/2]).
:- use_module(lawmage(oracle/lexicon/keywords), [keyword_parameter/2]).
:- use_module(lawmage(oracle/lexicon/subtypes), [subtype_form/3]).
:- use_module(lawmage(oracle/lexicon/words),
              [card_type/3, counter_kind/2, name_word/1, unsigned/1]).
:- use_module(lawmage(oracle/lookahead), [ahead//1]).
:- use_module(lawmage(oracle/grammar/abilities), [plain_ability//1]).
:- use_module(lawmage(oracle/grammar/complements), [exceptions//1]).
:- use_module(lawmage(oracle/grammar/filters), [head_noun//2, subtype_words//2]).
:- use_module(lawmage(oracle/grammar/keywords),
              [ keyword_item//1,
                keyword_name//1,
                keyword_with_simple_cost//1
              ]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3, proper_name//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [ number_as_word//1,
                ordinal_word//1,
                quantity//1
              ]).
:- use_module(lawmage(oracle/grammar/states), [color_word//1]).

/** <module> Counters, power and toughness, tokens, and abilities that are given */

%!  counters(?Counters)// is nondet.
%
%   How many counters of which kind (CR 122).

counters(Counters) --> counters(_, Counters).

%!  counters(?Number, ?Counters)// is nondet.

counters(sg, cs(1, Kind)) --> [a], counter_name(Kind), [counter].
counters(sg, cs(another, Kind)) --> [another], counter_name(Kind), [counter].
counters(sg, cs(one, Kind)) --> [one], counter_name(Kind), [counter].
counters(sg, cs(additional, Kind)) --> [a, additional], counter_name(Kind), [counter].
counters(sg, additional_of_each(Kinds)) --> [a, additional], conjoined(and, counter_of_kind, Kinds).
counters(sg, cs(each, Kind)) --> [each], counter_name(Kind), [counter].
counters(pl, cs(Number, Kind)) -->
    number_as_word(Number),
    counter_name(Kind),
    [counters],
    { Number \== 1 }.
counters(pl, cs(n_additional(Number), Kind)) -->
    number_as_word(Number),
    [additional],
    counter_name(Kind),
    [counters].
counters(pl, cs(any_number, Kind)) --> [any, number, of], counter_name(Kind), [counters].
counters(pl, cs(a_number, Kind)) --> [a, number, of], counter_name(Kind), [counters].
counters(pl, cs(a_number_of_additional, Kind)) -->
    [a, number, of, additional],
    counter_name(Kind),
    [counters].
counters(pl, cs(that_many_additional, Kind)) -->
    [that, many, additional],
    counter_name(Kind),
    [counters].
counters(pl, cs(that_many, Kind)) --> [that, many], counter_name(Kind), [counters].
counters(pl, cs(no, Kind)) --> [no], counter_name(Kind), [counters].
counters(pl, cs(bare, Kind)) --> counter_name(Kind), [counters].
counters(pl, cs(those, Kind)) --> [those], counter_name(Kind), [counters].
counters(pl, cs(all, Kind)) --> [all], counter_name(Kind), [counters].
counters(pl, cs(or_more(Number), Kind)) -->
    number_as_word(Number),
    [or, more],
    counter_name(Kind),
    [counters],
    { Number \== 1 }.
counters(pl, cs(up_to(Number), Kind)) -->
    [up, to],
    number_as_word(Number),
    counter_name(Kind),
    [counters].
counters(pl, cs(a_number_equal(Quantity), Kind)) -->
    [a, number, of],
    counter_name(Kind),
    [counters, equal, to],
    quantity(Quantity).
counters(sg, one_of_kinds(Kinds)) --> [a], conjoined(or, kind_in_list, Kinds), [counter].
counters(sg, your_choice_of_kinds(Kinds)) -->                           % CR 122.1b
    [your, choice, of, a],
    conjoined(or, kind_in_list, Kinds),
    [counter].
counters(pl, your_choice(Counters)) --> [your, choice, of], conjoined(or, counters, Counters).
counters(pl, and(Counters)) --> conjoined(and, single_counters, Counters).
counters(sg, cs(the_nth(Order), Kind)) -->
    [the],
    ordinal_word(Order),
    counter_name(Kind),
    [counter].
counters(pl, cs(that_many_plus(Number), Kind)) -->
    [that, many, plus],
    number_as_word(Number),
    counter_name(Kind),
    [counters].
counters(pl, cs(twice_that_many, Kind)) --> [twice, that, many], counter_name(Kind), [counters].
counters(pl, cs(up_to_that_many, Kind)) --> [up, to, that, many], counter_name(Kind), [counters].
counters(pl, owned(Possessive)) --> possessive(Possessive), [counters].
counters(pl, cs(one_or_more, Kind)) --> [one, or, more], counter_name(Kind), [counters].

counter_of_kind(Kind) --> counter_name(Kind), [counter].

single_counters(cs(1, Kind)) --> [a], counter_name(Kind), [counter].
single_counters(cs(Number, Kind)) -->
    number_as_word(Number),
    counter_name(Kind),
    [counters],
    { Number \== 1 }.

%!  counter_name(?Kind)// is nondet.

counter_name(Kind) --> ahead([counter, counters]), [Token], { counter_kind(Kind, Token) }.
counter_name(first_strike) --> [first, strike].
counter_name(double_strike) --> [double, strike].
counter_name(any) --> [].

%   A kind of counter that does not stand before the word "counter": one of a list. A power and
%   toughness change or a keyword (CR 122.1a, 122.1b).

kind_in_list(Kind) --> [pt(Power, Toughness)], { counter_kind(Kind, pt(Power, Toughness)) }.
kind_in_list(keyword(Keyword)) --> keyword_name(Keyword), { keyword_parameter(Keyword, none) }.

%!  power_toughness(?PowerToughness)// is nondet.
%
%   4/4

power_toughness(pt(Power, Toughness)) -->
    [pt(Power, Toughness)],
    { unsigned(Power), unsigned(Toughness) }.



%!  power_toughness_change(?Change)// is nondet.
%
%   +1/-1

power_toughness_change(change(Power, Toughness)) -->
    [pt(Power, Toughness)],
    { signed(Power), signed(Toughness) }.

signed(plus(Number)) :- unsigned(Number).
signed(minus(Number)) :- unsigned(Number).

%!  tokens(?Tokens)// is nondet.
%
%   "two 1/1 white Soldier creature tokens with flying"

tokens(ts(Determiner, Description, Features)) -->
    token_determiner(Number, Determiner),
    token_description(Description),
    token_noun(Number),
    token_features(Features).
tokens(token_copy(Determiner, State, Adjectives, Object, Except)) -->
    token_determiner(sg, Determiner),
    token_state(State),
    token_adjectives(Adjectives),
    [token, that, '\'s', a, copy, of],
    object(Object),
    exceptions(Except).
tokens(token_copies(Determiner, State, Adjectives, Object, Except)) -->
    token_determiner(pl, Determiner),
    token_state(State),
    token_adjectives(Adjectives),
    [tokens, that, are, copies, of],
    object(Object),
    exceptions(Except).
tokens(token_copy_of_named(Determiner, Name, Except)) -->
    token_determiner(sg, Determiner),
    [token, that, '\'s', a, copy, of],
    proper_name(Name),
    { Name \= [self|_] },
    exceptions(Except).
tokens(titled_token(Name, Token)) --> proper_name(Name), [','], simple_tokens(Token).
tokens(those_plus(Tokens)) --> [those, tokens, plus], simple_tokens(Tokens).
tokens(another_one_of_those) --> [another, one, of, those, tokens].
tokens(some_of_those(Number)) --> number_as_word(Number), [of, those, tokens].
tokens(and(Tokens)) --> conjoined(and, simple_tokens, Tokens).
tokens(or(Tokens)) --> conjoined(or, simple_tokens, Tokens).

simple_tokens(ts(Determiner, Description, Features)) -->
    token_determiner(Number, Determiner),
    token_description(Description),
    token_noun(Number),
    token_features(Features).

token_description(described(Name, State, PowerToughness, Colors, Adjectives)) -->
    token_title(Name),
    token_state(State),
    token_power_toughness(PowerToughness),
    colors(Colors),
    token_adjectives(Adjectives),
    { \+ append(_, [sub(sorcerer), sub(role)|_], Adjectives) }.

token_description(described_legendary(PowerToughness, Colors, Adjectives)) -->
    [legendary],
    power_toughness(PowerToughness),
    colors(Colors),
    token_adjectives(Adjectives).

token_title(none) --> [].
token_title(titled(Words)) --> proper_name(Words), [',', a].

token_determiner(sg, a) --> [a].
token_determiner(sg, another) --> [another].
token_determiner(pl, n(Number)) --> number_as_word(Number), { Number \== 1 }.
token_determiner(pl, that_many) --> [that, many].
token_determiner(pl, a_number) --> [a, number, of].
token_determiner(pl, twice_that_many) --> [twice, that, many].
token_determiner(pl, up_to(Number)) --> [up, to], number_as_word(Number).

token_state(none) --> [].
token_state(tapped) --> [tapped].
token_state(tapped_and_attacking) --> [tapped, and, attacking].

token_power_toughness(none) --> [].
token_power_toughness(PowerToughness) --> power_toughness(PowerToughness).

colors([]) --> [].
colors([Color]) --> color_word(Color).
colors([First, Second]) --> color_word(First), [and], color_word(Second).
colors([First, Second, Third]) -->
    color_word(First),
    [','],
    color_word(Second),
    [',', and],
    color_word(Third).

token_adjectives([]) --> [].
token_adjectives([Adjective|Adjectives]) -->
    token_adjective(Adjective),
    token_adjectives(Adjectives).

token_adjective(Adjective) -->
    [Adjective],
    { memberchk(Adjective, [colorless, legendary, snow, basic]) }.
token_adjective(role(Role)) --> [Role], { role(Role) }.                 % CR 111.10
token_adjective(unlisted(Word)) --> [Word], { unlisted_word(Word) }.    % CR 111.4
token_adjective(t(Type)) --> [Type], { card_type(Type, Type, _) }.
token_adjective(sub(Subtype)) --> subtype_words(sg, Subtype).

%   A word of a token's name or a subtype that CR 205.3 does not list.

unlisted_word(Word) :-
    name_word(Word),
    Word \== 'X',
    \+ subtype_form(Word, _, _),
    \+ role(Word).

role('Cursed').
role('Huntsman').
role('Monster').
role('Royal').
role('Sorcerer').
role('Virtuous').
role('Wicked').

token_noun(sg) --> [token].
token_noun(pl) --> [tokens].

token_features([]) --> [].
token_features([equal_to(Quantity)]) --> [equal, to], quantity(Quantity).
token_features([Feature|Features]) --> token_feature(Feature), token_features(Features).

token_feature(named(Name)) --> [named], proper_name(Name).
token_feature(with(Abilities)) --> [with], abilities(Abilities).
token_feature(still(NounPhrase)) --> [that, '\'s', still], noun_phrase(sg, NounPhrase).
token_feature(all_still(NounPhrase)) --> [that, are, still], noun_phrase(pl, NounPhrase).
token_feature(that_has(Abilities)) --> [that, has], abilities(Abilities).
token_feature(that_are(Manner)) --> [that, are], token_manner(Manner).
token_feature(that_is(Manner)) --> [that, '\'s'], token_manner(Manner).
token_feature(under(Possessive)) --> [under], possessive(Possessive), [control].
token_feature(attached_to(Object)) --> [attached, to], object(Object).

token_manner(tapped_and_attacking) --> [tapped, and, attacking].
token_manner(tapped) --> [tapped].
token_manner(attacking) --> [attacking].
token_manner(all_colors) --> [all, colors].

%!  described(?Number, ?Description)// is nondet.
%
%   What something becomes: "a 3/3 green Elemental creature with haste".

described(sg, described(a, PowerToughness, Colors, Adjectives, Head, Features)) -->
    [a],
    power_toughness(PowerToughness),
    colors(Colors),
    token_adjectives(Adjectives),
    head_noun(sg, Head),
    token_features(Features).
described(pl, described(bare, PowerToughness, Colors, Adjectives, Head, Features)) -->
    power_toughness(PowerToughness),
    colors(Colors),
    token_adjectives(Adjectives),
    head_noun(pl, Head),
    token_features(Features).

%!  described_with_more(?Description)// is nondet.
%
%   What things are, in two parts: "1/1 green Saproling creatures and Forest lands".

described_with_more(described_and(PowerToughness, Colors, Adjectives, Head, NounPhrase)) -->
    power_toughness(PowerToughness),
    colors(Colors),
    token_adjectives(Adjectives),
    head_noun(pl, Head),
    [and],
    noun_phrase(pl, NounPhrase).

%!  abilities(?Abilities)// is nondet.
%
%   What an object has, gains or loses: keywords and quoted abilities.

abilities([Ability|Abilities]) --> given_ability(Ability), more_abilities(Abilities).

more_abilities([]) --> [].
more_abilities([and(Ability)]) --> [and], given_ability(Ability).
more_abilities([comma(Ability)|Abilities]) -->
    [','],
    given_ability(Ability),
    comma_abilities(Abilities).

comma_abilities([comma(Ability)|Abilities]) -->
    [','],
    given_ability(Ability),
    comma_abilities(Abilities).
comma_abilities([comma_and(Ability)]) --> [',', and], given_ability(Ability).

given_ability(quoted(Ability)) --> quoted(Ability).
given_ability(Keyword) --> keyword_item(Keyword).
given_ability(all_creature_types) --> [all, creature, types].
given_ability(quoted_keyword(Keyword)) --> ['«'], keyword_item(Keyword), ['.', '”'].
given_ability(named_keyword(Keyword)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, Parameter),
      memberchk(Parameter, [cost, number, number_and_cost]),
      \+ keyword_parameter(Keyword, none) }.
given_ability(keyword_cost(Keyword, Costs)) -->
    keyword_with_simple_cost(keyword_cost(Keyword, Costs)).

quoted(Ability) --> ['“'], plain_ability(Ability), ['”'].
quoted(inner(Ability)) --> ['‘'], plain_ability(Ability), ['’'].

%!  lost(?Lost)// is nondet.
%
%   What can be lost at one stroke.

lost(abilities) --> [all, abilities].
lost(abilities_of_keyword(Keyword)) --> [all], keyword_name(Keyword), [abilities].
lost(this_ability) --> [this, ability].
lost(other_abilities) --> [all, other, abilities].
lost(land_types_and_abilities) --> [all, land, types, and, abilities].
lost(other_types_and_abilities) --> [all, other, card, types, and, abilities].
lost(other_types) --> [all, other, card, types].
lost(creature_types) --> [all, creature, types].
lost(other_creature_types) --> [all, other, creature, types].
