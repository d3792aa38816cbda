:- encoding(utf8).
:- module(oracle_noun_phrases,
          [ determiner//2,
            filter//2,
            head_noun//2,
            mass_noun//1,
            noun_phrase//2,
            object//1,
            possessive//1,
            pronoun//1,
            statistic//1,
            subtype_words//2
          ]).
:- use_module(lawmage(oracle/lexicon/keywords), [keyword_parameter/2]).
:- use_module(lawmage(oracle/lexicon/subtypes), [subtype_form/3]).
:- use_module(lawmage(oracle/lexicon/words),
              [ adjective/1,
                card_type/3,
                color/1,
                noun/3,
                statistic/2,
                supertype/1
              ]).
:- use_module(lawmage(oracle/grammar/adjuncts), [adjuncts//2]).
:- use_module(lawmage(oracle/grammar/clauses), [open_ended/1, predicate//2]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens),
              [ counters//1,
                power_toughness//1,
                quoted//1
              ]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_name//1, plain_keyword//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3, literally//1, proper_name//1]).
:- use_module(lawmage(oracle/grammar/quantities), [number_as_word//1, ordinal_word//1, range//1]).
:- use_module(lawmage(oracle/grammar/verb_phrases), [action//3, done//2, verb_phrase//3]).
:- use_module(lawmage(oracle/grammar/zones), [zone//1]).

/** <module> Noun phrases: a determiner and a filter

"target creature you control" is np(target, f([], t(creature), [control(you)])). The filter
f(Adjectives, Head, Posts) is the same wherever the text speaks of objects.
*/

%!  noun_phrase(?Number, ?NounPhrase)// is nondet.
%
%   Number is `sg` or `pl`.

noun_phrase(sg, self) --> ['~'].                                        % CR 201.5
noun_phrase(sg, other_face) --> ['~~'].
noun_phrase(sg, this(Filter)) --> [this], filter(sg, Filter).
noun_phrase(Number, either_this(Filter, NounPhrase)) -->
    [this],
    filter(sg, Filter),
    [or],
    noun_phrase(Number, NounPhrase).
noun_phrase(Number, self_or(NounPhrase)) --> ['~', or], noun_phrase(Number, NounPhrase).
noun_phrase(pl, self_and(NounPhrase)) --> ['~', and], noun_phrase(_, NounPhrase).
noun_phrase(sg, that(Filter)) --> [that], filter(sg, Filter).
noun_phrase(pl, those(Filter)) --> [those], filter(pl, Filter).
noun_phrase(pl, these(Filter)) --> [these], filter(pl, Filter).
noun_phrase(Number, np(Determiner, Filter)) --> determiner(Number, Determiner), filter(Number, Filter).
noun_phrase(Number, player(Player)) --> player(Number, Player).
noun_phrase(sg, who(Player, Predicate)) --> simple_player(sg, Player), [who], predicate(s, Predicate).
noun_phrase(pl, who(Player, Predicate)) --> simple_player(pl, Player), [who], predicate(base, Predicate).
noun_phrase(sg, owned(Possessive, Filter)) --> possessive(Possessive), filter(sg, Filter).
noun_phrase(pl, owned_several(Possessive, Filter)) --> possessive(Possessive), filter(pl, Filter).
noun_phrase(sg, statistic_of(Possessive, Statistic)) -->
    possessive(Possessive),
    statistic(Statistic).
noun_phrase(pl, power_and_toughness_of(Possessive, Base)) -->
    possessive(Possessive),
    base(Base),
    [power, and, toughness].
noun_phrase(Number, or(NounPhrases)) --> conjoined(or, determined(Number), NounPhrases).
noun_phrase(pl, and(NounPhrases)) --> conjoined(and, marked(_), NounPhrases).
noun_phrase(pl, counters_on(Counters, Object)) --> counters(Counters), [on], object(Object).
noun_phrase(Number, top_cards(CardCount, Possessive)) -->
    top_cards(Number, CardCount, Possessive).

base(base) --> [base].
base(current) --> [].

top_cards(sg, 1, Possessive) --> [the, top, card, of], possessive(Possessive), [library].
top_cards(pl, CardCount, Possessive) -->
    [the, top],
    number_as_word(CardCount),
    [cards, of],
    possessive(Possessive),
    [library],
    { CardCount \== 1 }.

determined(Number, np(Determiner, Filter)) -->
    determiner(Number, Determiner),
    { Determiner \== bare },
    filter(Number, Filter).
determined(Number, player(Player)) --> simple_player(Number, Player).

%   After "and", a noun phrase needs a word of its own: "artifacts and creatures" is one filter.

marked(Number, np(Determiner, Filter)) -->
    determiner(Number, Determiner),
    { Determiner \== bare },
    filter(Number, Filter).
marked(sg, you) --> [you].
marked(sg, it) --> [it].
marked(sg, self) --> ['~'].
marked(sg, this(Filter)) --> [this], filter(sg, Filter).
marked(sg, that(Filter)) --> [that], filter(sg, Filter).
marked(Number, player(Player)) --> player(Number, Player).

%!  determiner(?Number, ?Determiner)// is nondet.

determiner(sg, a) --> [a].
determiner(sg, another) --> [another].
determiner(sg, each) --> [each].
determiner(sg, every) --> [every].
determiner(sg, any) --> [any].
determiner(sg, no_single) --> [no].
determiner(sg, target) --> [target].                                    % CR 115.1
determiner(sg, the) --> [the].
determiner(sg, enchanted) --> [enchanted].
determiner(sg, equipped) --> [equipped].
determiner(sg, fortified) --> [fortified].
determiner(sg, another_target) --> [another, target].
determiner(sg, up_to_one_target) --> [up, to, one, target].
determiner(sg, up_to_one_other_target) --> [up, to, one, other, target].
determiner(sg, up_to_one) --> [up, to, one].
determiner(sg, up_to_one_another) --> [up, to, one, another].
determiner(sg, one) --> [one].
determiner(sg, a_single) --> [a, single].
determiner(sg, only_target) --> [target, only].
determiner(pl, bare) --> [].
determiner(pl, all) --> [all].
determiner(pl, no) --> [no].
determiner(pl, the_several) --> [the].
determiner(pl, both) --> [both].
determiner(pl, one_or_more) --> [one, or, more].
determiner(pl, any_number) --> [any, number, of].
determiner(pl, any_number_target) --> [any, number, of, target].
determiner(pl, one_or_more_target) --> [one, or, more, target].
determiner(pl, n(Number)) --> number_as_word(Number), { Number \== 1 }.
determiner(pl, or_more(Number)) --> number_as_word(Number), [or, more], { Number \== 1 }.
determiner(pl, or_fewer(Number)) --> number_as_word(Number), [or, fewer], { Number \== 1 }.
determiner(pl, at_least(Number)) --> [at, least], number_as_word(Number).
determiner(pl, exactly(Number)) --> [exactly], number_as_word(Number), { Number \== 1 }.
determiner(pl, up_to(Number)) --> [up, to], number_as_word(Number), { Number \== 1 }.
determiner(pl, targets(Number)) --> number_as_word(Number), [target], { Number \== 1 }.
determiner(pl, other_targets(Number)) --> number_as_word(Number), [other, target], { Number \== 1 }.
determiner(pl, up_to_targets(Number)) -->
    [up, to],
    number_as_word(Number),
    [target],
    { Number \== 1 }.
determiner(pl, up_to_other_targets(Number)) -->
    [up, to],
    number_as_word(Number),
    [other, target],
    { Number \== 1 }.
determiner(pl, one_or_two_targets) --> [one, or, two, target].
determiner(pl, that_many) --> [that, many].
determiner(pl, fewer_than(Number)) --> [fewer, than], number_as_word(Number).
determiner(pl, more) --> [more].
determiner(sg, no_more_than_one) --> [no, more, than, one].
determiner(sg, more_than_one) --> [more, than, one].

%!  player(?Number, ?Player)// is nondet.

player(Number, Player) --> simple_player(Number, Player).
player(sg, controller(Possessive)) --> possessive(Possessive), [controller].
player(sg, owner(Possessive)) --> possessive(Possessive), [owner].

simple_player(sg, a) --> [a, player].
simple_player(sg, any) --> [any, player].
simple_player(sg, each) --> [each, player].
simple_player(sg, that) --> [that, player].
simple_player(sg, the) --> [the, player].
simple_player(sg, target) --> [target, player].
simple_player(sg, a_opponent) --> [a, opponent].
simple_player(sg, each_opponent) --> [each, opponent].
simple_player(sg, that_opponent) --> [that, opponent].
simple_player(sg, target_opponent) --> [target, opponent].
simple_player(sg, another) --> [another, player].
simple_player(sg, another_target) --> [another, target, player].
simple_player(sg, each_other) --> [each, other, player].
simple_player(sg, no) --> [no, player].
simple_player(sg, active) --> [the, active, player].
simple_player(sg, defending) --> [defending, player].
simple_player(sg, attacking) --> [the, attacking, player].
simple_player(sg, of_your_choice) --> [a, player, of, your, choice].
simple_player(sg, chosen) --> [the, chosen, player].
simple_player(sg, enchanted) --> [enchanted, player].
simple_player(sg, enchanted_opponent) --> [enchanted, opponent].
simple_player(sg, up_to_one_target) --> [up, to, one, target, player].
simple_player(pl, opponents) --> [your, opponents].
simple_player(pl, some_opponents) --> [opponents].
simple_player(pl, players) --> [players].
simple_player(pl, one_or_more) --> [one, or, more, players].
simple_player(pl, any_number_of_target) --> [any, number, of, target, players].
simple_player(pl, those) --> [those, players].

%!  possessive(?Possessive)// is nondet.

possessive(your) --> [your].
possessive(its) --> [its].
possessive(their) --> [their].
possessive(of(NounPhrase)) --> possessor(NounPhrase), ['\'s'].
possessive(of_all(NounPhrase)) --> plural_possessor(NounPhrase), ['\''].
possessive(their_owners) --> [their, owners, '\''].
possessive(its_owners) --> [its, owners, '\''].
possessive(their_controllers) --> [their, controllers, '\''].

possessor(self) --> ['~'].
possessor(this(Filter)) --> [this], filter(sg, Filter).
possessor(that(Filter)) --> [that], filter(sg, Filter).
possessor(np(Determiner, Filter)) --> determiner(sg, Determiner), filter(sg, Filter).
possessor(player(Player)) --> simple_player(sg, Player).
possessor(owner(Pronoun)) --> possessive_pronoun(Pronoun), [owner].
possessor(controller(Pronoun)) --> possessive_pronoun(Pronoun), [controller].

plural_possessor(those(Filter)) --> [those], filter(pl, Filter).
plural_possessor(player(Player)) --> simple_player(pl, Player).
plural_possessor(np(Determiner, Filter)) --> determiner(pl, Determiner), filter(pl, Filter).

possessive_pronoun(its) --> [its].
possessive_pronoun(their) --> [their].
possessive_pronoun(your) --> [your].

%!  pronoun(?Pronoun)// is nondet.

pronoun(it) --> [it].
pronoun(them) --> [them].

%!  object(?Object)// is nondet.
%
%   What stands where a verb takes its object: a noun phrase, a pronoun, a zone.

object(NounPhrase) --> noun_phrase(_, NounPhrase).
object(it) --> [it].
object(them) --> [them].
object(you) --> [you].
object(itself) --> [itself].
object(any_target) --> [any, target].                                   % CR 115.4
object(any_other_target) --> [any, other, target].
object(targets_chosen(Number)) --> number_as_word(Number), [targets], { Number \== 1 }.
object(up_to_targets_chosen(Number)) --> [up, to], number_as_word(Number), [targets], { Number \== 1 }.
object(player_or_planeswalker(Determiner)) --> determiner(sg, Determiner), [player, or, planeswalker].
object(opponent_or_planeswalker(Determiner)) -->
    determiner(sg, Determiner),
    [opponent, or, planeswalker].
object(creature_or_player(Determiner)) --> determiner(sg, Determiner), [creature, or, player].
object(Place) --> zone(Place).
object(self_from(Place)) --> ['~', from], zone(Place).
object(it_from(Place)) --> [it, from], zone(Place).
object(nth(Order, Filter)) --> [your], ordinal_word(Order), filter(sg, Filter).
object(mana) --> [mana].
object(some_of_them(Choice)) --> choice_of_them(Choice), [of, them].
object(some_of_those(Choice, Filter)) --> choice_of_them(Choice), [of, those], filter(pl, Filter).
object(the_rest) --> [the, rest].
object(the_other) --> [the, other].
object(one) --> [one].
object(each_of(NounPhrase)) --> [each, of], noun_phrase(pl, NounPhrase).
object(each_of_them) --> [each, of, them].
object(both_of_them) --> [both, of, them].
object(another_one) --> [another].
object(day_and_night(Mass)) --> mass_noun(Mass).

choice_of_them(one) --> [one].
choice_of_them(n(Number)) --> number_as_word(Number), { Number \== 1 }.
choice_of_them(any_number) --> [any, number].
choice_of_them(up_to(Number)) --> [up, to], number_as_word(Number).

%!  mass_noun(?Mass)// is nondet.
%
%   Things that are not counted.

mass_noun(damage) --> [damage].
mass_noun(that_damage) --> [that, damage].
mass_noun(this_damage) --> [this, damage].
mass_noun(combat_damage) --> [combat, damage].
mass_noun(all_damage) --> [all, damage].
mass_noun(all_combat_damage) --> [all, combat, damage].
mass_noun(noncombat_damage) --> ['non-', combat, damage].
mass_noun(that_mana) --> [that, mana].
mass_noun(this_mana) --> [this, mana].

%!  filter(?Number, ?Filter)// is nondet.
%
%   f(Adjectives, Head, Posts): which objects.

filter(Number, f(Adjectives, Head, Posts)) -->
    adjectives(Adjectives),
    head(Number, Head),
    posts(Number, Posts).

adjectives([]) --> [].
adjectives([Adjective|Adjectives]) --> adjective_item(Adjective), adjectives(Adjectives).

adjective_item(Adjective) --> simple_adjective(Adjective).
adjective_item(or(Adjectives)) --> conjoined(or, simple_adjective, Adjectives).
adjective_item(and_or(Adjectives)) --> conjoined('and/or', simple_adjective, Adjectives).
adjective_item(and(Adjectives)) --> conjoined(and, simple_adjective, Adjectives).
adjective_item(comma(Adjectives)) --> comma_adjectives(Adjectives).
adjective_item(power_toughness(PowerToughness)) --> power_toughness(PowerToughness).

comma_adjectives([First, Second]) --> negated(First), [','], negated(Second).
comma_adjectives([First, Second, Third]) --> negated(First), [','], negated(Second), [','], negated(Third).

negated(non(Quality)) --> ['non-'], negatable(Quality).

simple_adjective(Adjective) --> [Adjective], { adjective(Adjective) }.
simple_adjective(t(Type)) --> [Type], { card_type(Type, Type, _) }.
simple_adjective(sub(Subtype)) --> subtype_words(sg, Subtype).
simple_adjective(non(Quality)) --> ['non-'], negatable(Quality).
simple_adjective(token) --> [token].

negatable(Quality) --> [Quality], { negatable_word(Quality) }.
negatable(sub(Subtype)) --> subtype_words(sg, Subtype).

negatable_word(Type) :- card_type(Type, Type, _).
negatable_word(Color) :- color(Color).
negatable_word(Supertype) :- supertype(Supertype).
negatable_word(token).
negatable_word(mana).
negatable_word(outlaw).
negatable_word(historic).

%!  head(?Number, ?Head)// is nondet.

head(Number, Head) --> head_noun(Number, Head).
head(Number, or(Heads)) --> conjoined(or, head_noun(Number), Heads).
head(Number, and(Heads)) --> conjoined(and, head_noun(Number), Heads).
head(Number, and_or(Heads)) --> conjoined('and/or', head_noun(Number), Heads).

head_noun(sg, t(Type)) --> [Word], { card_type(Type, Word, _) }.
head_noun(pl, t(Type)) --> [Word], { card_type(Type, _, Word) }.
head_noun(sg, n(Noun)) --> [Word], { noun(Noun, [Word|Words], _) }, literally(Words).
head_noun(pl, n(Noun)) --> [Word], { noun(Noun, _, [Word|Words]) }, literally(Words).
head_noun(Number, sub(Subtype)) --> subtype_words(Number, Subtype).

%   Most subtypes are one token; a few are two ("Time Lord", "Urza's").

subtype_words(Number, Subtype) --> [Form], { subtype_form(Form, Number, Subtype) }.
subtype_words(sg, time_lord) --> ['Time', 'Lord'].
subtype_words(pl, time_lord) --> ['Time', 'Lords'].
subtype_words(sg, urzas) --> ['Urza', '\'s'].

%!  posts(?Number, ?Posts)// is nondet.
%
%   What follows the head: "you control", "with power 2 or less", "from your graveyard". A post
%   that ends in a clause is the last.

posts(_, []) --> [].
posts(Number, [Post|Posts]) --> post(Number, Post), more_posts(Post, Number, Posts).

more_posts(_, _, []) --> [].
more_posts(Before, Number, [Post|Posts]) -->
    { open_ended(Before) },
    post(Number, Post),
    more_posts(Post, Number, Posts).

post(_, control(you)) --> [you, control].
post(_, not_control(you)) --> [you, 'don\'t', control].
post(_, own(you)) --> [you, own].
post(_, not_own(you)) --> [you, 'don\'t', own].
post(_, own_and_control(you)) --> [you, both, own, and, control].
post(_, control(they)) --> [they, control].
post(_, own(they)) --> [they, own].
post(_, control(Player)) --> player(sg, Player), [controls].
post(_, control(Player)) --> player(pl, Player), [control].
post(_, own(Player)) --> player(sg, Player), [owns].
post(_, own(Player)) --> player(pl, Player), [own].
post(_, on_battlefield) --> [on, the, battlefield].
post(_, in(Place)) --> [in], zone(Place).
post(_, from(Place)) --> [from], zone(Place).
post(_, from_not(Place)) --> [from, anywhere, other, than], zone(Place).
post(_, on_top_of(Place)) --> [on, top, of], zone(Place).
post(_, with(Quality)) --> [with], quality(Quality).
post(_, without(Quality)) --> [without], without_quality(Quality).
post(_, of_chosen_type) --> [of, the, chosen, type].
post(_, of_chosen_color) --> [of, the, chosen, color].
post(_, of_that_type) --> [of, that, type].
post(_, of_that_color) --> [of, that, color].
post(_, of_choice(Possessive)) --> [of], possessive(Possessive), [choice].
post(_, named(Name)) --> [named], proper_name(Name).
post(_, not_named(Name)) --> [not, named], proper_name(Name).
post(_, other_than(NounPhrase)) --> [other, than], noun_phrase(_, NounPhrase).
post(sg, that(Predicate)) --> [that], predicate(s, Predicate).
post(pl, that(Predicate)) --> [that], predicate(base, Predicate).
post(_, you_do(VerbPhrase)) --> [you], past_or_cast(VerbPhrase).
post(_, done(Verb, Posts)) --> done(Verb, Posts).
post(_, attached_to(Object)) --> [attached, to], object(Object).
post(_, on_it) --> [on, it].
post(_, on_object(Object)) --> [on], object(Object).
post(_, in_your_party) --> [in, your, party].
post(_, of(NounPhrase)) --> [of], noun_phrase(_, NounPhrase).
post(_, from_among(Object)) --> [from, among], object(Object).
post(_, among(Object)) --> [among], object(Object).
post(_, blocking(Object)) --> [blocking], object(Object).
post(_, attacking(Object)) --> [attacking], object(Object).
post(_, to_activate(VerbPhrase)) --> [to], verb_phrase(base, base, VerbPhrase).

past_or_cast(v(cast, Adjuncts)) --> [cast], adjuncts(cast, Adjuncts).
past_or_cast(v(Action, Adjuncts)) --> action(past, base, Action), adjuncts(Action, Adjuncts).

%!  quality(?Quality)// is nondet.
%
%   What an object can be "with".

quality(keywords(Keywords)) --> quality_keywords(Keywords).
quality(statistic(Statistic, Range)) --> statistic(Statistic), range(Range).
quality(base(Statistic, Range)) --> [base], statistic(Statistic), range(Range).
quality(power_or_toughness(Range)) --> [power, or, toughness], range(Range).
quality(total(Statistic, Range)) --> [total], statistic(Statistic), range(Range).
quality(comparison(Statistic, Comparison)) --> comparison(Comparison), statistic(Statistic).
quality(base_power_toughness(PowerToughness)) -->
    [base, power, and, toughness],
    power_toughness(PowerToughness).
quality(symbols_in_its_cost(Symbol)) --> [sym(Symbol), in, its, mana, cost].
quality(symbols_in_their_costs(Symbol)) --> [sym(Symbol), in, their, mana, costs].
quality(counters_on(Counters, Pronoun)) --> counters(Counters), [on], pronoun(Pronoun).
quality(quoted(Ability)) --> quoted(Ability).
quality(chosen_name) --> [the, chosen, name].
quality(same_name_as(Object)) --> [the, same, name, as], object(Object).
quality(different_names) --> [different, names].
quality(no_abilities) --> [no, abilities].
quality(exactly_colors(Number)) --> [exactly], number_as_word(Number), [colors].
quality(highest(Statistic, Object)) --> [the, greatest], statistic(Statistic), [among], noun_phrase(pl, Object).
quality(keyword_named(Keyword)) --> keyword_name(Keyword), { keyword_parameter(Keyword, cost) }.
quality(a_keyword_ability(Ability)) --> [a], ability_noun(Ability).

quality_keywords([Keyword]) --> plain_keyword(Keyword).
quality_keywords([or(Keywords)]) --> conjoined(or, plain_keyword, Keywords).
quality_keywords([and(Keywords)]) --> conjoined(and, plain_keyword, Keywords).

without_quality(Keyword) --> plain_keyword(Keyword).
without_quality(counters_on(Counters, Pronoun)) --> counters(Counters), [on], pronoun(Pronoun).

ability_noun(activated(none)) --> [activated, ability].
ability_noun(mana(none)) --> [mana, ability].

comparison(greater) --> [greater].
comparison(lesser) --> [lesser].
comparison(equal_or_lesser) --> [equal, or, lesser].

%!  statistic(?Statistic)// is nondet.

statistic(Statistic) --> [Word], { statistic(Statistic, [Word|Words]) }, literally(Words).
