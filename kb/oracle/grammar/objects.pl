:- encoding(utf8).
:- module(oracle_objects,
          [ mass_noun//1,
            object//1,
            relative//1,
            thing//1
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(lawmage(oracle/grammar/clauses), [predicate//2]).
:- use_module(lawmage(oracle/grammar/complements), [rounding/1]).
:- use_module(lawmage(oracle/grammar/determiners), [determiner//2]).
:- use_module(lawmage(oracle/grammar/filters), [filter//2, head_noun//2]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3]).
:- use_module(lawmage(oracle/grammar/mana), [mana_kind//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2, single//2]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1]).
:- use_module(lawmage(oracle/grammar/quantities), [number//1, number_as_word//1, quantity//1]).
:- use_module(lawmage(oracle/grammar/states), [color_word//1]).
:- use_module(lawmage(oracle/grammar/zones), [zone//1]).

/** <module> Objects: what a verb can have for its object

Noun phrases and pronouns, zones, and things that are not counted.
*/

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

%!  relative(?Relative)// is nondet.

relative(which(Predicate)) --> [that], predicate(s, Predicate).
