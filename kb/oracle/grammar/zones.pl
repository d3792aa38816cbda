:- encoding(utf8).
:- module(oracle_zones,
          [ destination//1,
            origin//1,
            zone//1
          ]).
:- use_module(lawmage(oracle/lexicon/words), [zone_noun/3]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens), [counters//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3]).
:- use_module(lawmage(oracle/grammar/objects), [object//1, thing//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1, pronoun//1]).
:- use_module(lawmage(oracle/grammar/quantities), [number_as_word//1, ordinal_word//1]).

/** <module> Zones, and where an object is put (CR 400) */

%!  zone(?Place)// is nondet.

zone(z(Possessive, Zone)) --> possessive(Possessive), zone_name(Zone).
zone(exile) --> [exile].
zone(stack) --> [the, stack].
zone(command_zone) --> [the, command, zone].
zone(z(each, Zone)) --> [each], zone_name(Zone).
zone(z(a, Zone)) --> [a], zone_name(Zone).
zone(z(a_single, Zone)) --> [a, single], zone_name(Zone).
zone(hand_or_the_top_of_library(Possessive)) -->
    possessive(Possessive),
    [hand, or, the, top, of, your, library].
zone(z(that, Zone)) --> [that], zone_name(Zone).
zone(all_of(Possessive, Zone)) -->
    [all],
    possessive(Possessive),
    zone_name(Zone),
    { Possessive \= of_all(player(players)) }.
zone(z(the, Zone)) --> [the], zone_name(Zone).
zone(z(all, Zone)) --> [Plural], { zone_noun(Zone, _, Plural) }.
zone(all(Zone)) --> [all, Plural], { zone_noun(Zone, _, Plural) }.
zone(or(Places)) --> conjoined(or, single_zone, Places).
zone(and(Places)) --> conjoined(and, single_zone, Places).
zone(and_or(Places)) --> conjoined('and/or', single_zone, Places).
zone(z(Possessive, or(Zones))) --> possessive(Possessive), conjoined(or, zone_name, Zones).
zone(z(Possessive, and(Zones))) --> possessive(Possessive), conjoined(and, zone_name, Zones).
zone(z(Possessive, and_or(Zones))) -->
    possessive(Possessive),
    conjoined('and/or', zone_name, Zones).
zone(top_of(Place)) --> [the, top, of], zone(Place).
zone(z(any, Zone)) --> [any], zone_name(Zone).
zone(z(Possessive, starting_deck)) --> possessive(Possessive), [starting, deck].
zone(opening_hand) --> [your, opening, hand].
zone(outside_the_game) --> [outside, the, game].


%!  origin(?Place)// is nondet.
%
%   Where something comes from.

origin(Place) --> zone(Place).
origin(battlefield) --> [the, battlefield].
origin(anywhere) --> [anywhere].

single_zone(z(Possessive, Zone)) --> possessive(Possessive), zone_name(Zone).
single_zone(z(a, Zone)) --> [a], zone_name(Zone).
single_zone(z(all, Zone)) --> [Plural], { zone_noun(Zone, _, Plural) }.
single_zone(exile) --> [exile].

%   The name of a zone: in the singular by its own name, in the plural with an `s` behind it, since
%   "their hand" and "their hands" are both written.

zone_name(Zone) --> [Zone], { zone_noun(Zone, Zone, _) }.
zone_name(Zones) --> [Zones], { zone_noun(_, _, Zones) }.

%!  destination(?Destination)// is nondet.
%
%   Where an object is put or returned.

destination(into(Place)) --> [into], zone(Place).
destination(to(Place)) --> [to], zone(Place).
destination(beneath_top_cards(Place, Number)) -->
    [into],
    zone(Place),
    [just, beneath, the, top],
    number_as_word(Number),
    [cards, of, that, library].
destination(from_the_top_or_on_the_bottom(Place, Position)) -->
    [into],
    zone(Place),
    ordinal_word(Position),
    [from, the, top, or, on, the, bottom].
destination(anywhere_else) --> [anywhere, else].
destination(onto_battlefield(Manners)) --> [onto, the, battlefield], manners(Manners).
destination(to_battlefield(Manners)) --> [to, the, battlefield], manners(Manners).
destination(on_top_of(Place, Order)) --> [on, top, of], zone(Place), order(Order).
destination(on_the_bottom_of(Place, Order)) --> [on, the, bottom, of], zone(Place), order(Order).
destination(on_top_or_bottom_of(Place)) --> [on, the, top, or, bottom, of], zone(Place).
destination(back(Order)) --> [back], order(Order).
destination(on_top(Order)) --> [on, top], order(Order).
destination(on_choice_of_top_or_bottom(Possessive, Place)) -->
    [on],
    possessive(Possessive),
    [choice, of, the, top, or, bottom, of],
    zone(Place).
destination(on_that_position(Place, Position)) -->
    [into],
    zone(Place),
    ordinal_word(Position),
    [from, the, top].

destination(back_on_top_of(Place, Order)) --> [back, on, top, of], zone(Place), order(Order).
destination(on_the_bottom(Order)) --> [on, the, bottom], order(Order).
destination(into_at_random(Place)) --> [into], zone(Place), [at, random].

order(none) --> [].
order(any_order) --> [in, any, order].
order(random_order) --> [in, a, random, order].

manners([]) --> [].
manners([Manner|Manners]) --> manner(Manner), manners(Manners).

manner(tapped) --> [tapped].
manner(tapped_and_attacking) --> [tapped, and, attacking].
manner(tapped_and_attacking_whom(Object)) --> [tapped, and, attacking], thing(Object).
manner(attacking) --> [attacking].
manner(transformed) --> [transformed].
manner(converted) --> [converted].
manner(face_down) --> [face, down].
manner(under(Possessive)) --> [under], possessive(Possessive), [control].
manner(attached_to(Object)) --> [attached, to], object(Object).
manner(with_counters(Counters, Pronoun)) --> [with], counters(Counters), [on], pronoun(Pronoun).
manner(from(Place)) --> [from], zone(Place).
manner(blocking(Object)) --> [blocking], object(Object).
