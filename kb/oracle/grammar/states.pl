:- encoding(utf8).
:- module(oracle_states,
          [ become_what//1,
            color_word//1,
            passive//1,
            state//1,
            state_adjective//1
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(lawmage(oracle/lexicon/words), [color/1, state_word/1]).
:- use_module(lawmage(oracle/grammar/complements), [exceptions//1]).
:- use_module(lawmage(oracle/grammar/costs), [mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens),
              [counters//1, described//2, described_with_more//1, power_toughness//1]).
:- use_module(lawmage(oracle/grammar/events), [phase//1]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_name//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3]).
:- use_module(lawmage(oracle/grammar/mana), [mana_kind//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1, thing//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1, pronoun//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [number//1, number_as_word//1, quantity//1, range//1]).
:- use_module(lawmage(oracle/grammar/verb_kinds), [transitive/3]).
:- use_module(lawmage(oracle/grammar/verb_phrases), [verb//2, verb_phrase//3]).
:- use_module(lawmage(oracle/grammar/zones), [destination//1, origin//1, zone//1]).

/** <module> States: what something is, was or becomes

"tapped", "a creature", "destroyed", "put into a graveyard from the battlefield".
*/

%!  state(?State)// is nondet.
%
%   What something is, was or becomes.

state(State) --> [State], { state_word(State) }.
state(or(States)) --> conjoined(or, state_adjective, States).
state(NounPhrase) --> noun_phrase(_, NounPhrase).
state(still(NounPhrase)) --> [still], noun_phrase(_, NounPhrase).
state(first_phase(Phase)) --> [the, first], phase(Phase), [phase, of, the, turn].
state(mana_of_kind(Kind)) --> [mana], mana_kind(Kind).
state(in(Place)) --> [in], zone(Place).
state(in_or_on_battlefield(Place)) --> [in], zone(Place), [or, on, the, battlefield].
state(on_battlefield) --> [on, the, battlefield].
state(Passive) --> passive(Passive).
state(each_equal_to(Quantity)) --> [each, equal, to], quantity(Quantity).
state(Description) --> described(_, Description).
state(Description) --> described_with_more(Description).
state(monarch) --> [the, monarch].
state(phase_of(Possessive, Phase)) --> possessive(Possessive), phase(Phase), [phase].
state(under_control(Possessive)) --> [under], possessive(Possessive), [control].
state(range(Range)) --> range(Range).
state(colors(Colors)) --> conjoined(and, color_word, Colors).
state(both_colors(Colors)) --> [both], conjoined(and, color_word, Colors).
state(any_colors(Colors)) --> conjoined('and/or', color_word, Colors).
state(mana_cost_reduced(Possessive, Symbols)) -->
    possessive(Possessive),
    [mana, cost, reduced, by],
    mana_symbols(Symbols).
state(on_battlefield_or_in(Place)) --> [on, the, battlefield, or, in], zone(Place).
state(in_with_counters(Place, Counters, Pronoun)) -->
    [in],
    zone(Place),
    [with],
    counters(Counters),
    [on],
    pronoun(Pronoun).
state(mana_cost(Symbols)) --> mana_symbols(Symbols).
state(at_least_one_of(NounPhrase)) --> [at, least, one, of], noun_phrase(pl, NounPhrase).
state(still_exiled) --> [still, exiled].
state(on_stack) --> [on, the, stack].
state(at_the_top_of(Place)) --> [at, the, top, of], zone(Place).
state(attached_to(Object)) --> [attached, to], object(Object).
state(color_or_colors_of_choice(Possessive)) -->
    [the, color, or, colors, of],
    possessive(Possessive),
    [choice].
state(level(Number)) --> [level], number(Number).                        % CR 716.2a
state(greater_by(Number)) --> number(Number), [greater].
state(day) --> [day].
state(night) --> [night].
state(neither_day_nor_night) --> [neither, day, nor, night].
state(from(Place)) --> [from], zone(Place).
state(attacking_whom(Object)) --> [attacking], thing(Object).
state(blocking_whom(Object)) --> [blocking], thing(Object).
state(power_toughness(PowerToughness)) --> power_toughness(PowerToughness).
state(starting_player) --> [the, starting, player].
state(target_of(Object)) --> [the, target, of], object(Object).
state(targets_of(Object)) --> [the, targets, of], object(Object).
state(able_to(VerbPhrase)) --> [able, to], verb_phrase(base, base, VerbPhrase).

%!  state_adjective(?State)// is nondet.
%
%   A state that is one word.

state_adjective(State) --> [State], { state_word(State) }.
state_adjective(saddled) --> [saddled].

%!  color_word(?Color)// is nondet.

color_word(Color) --> [Color], { color(Color) }.

%!  become_what(?State)// is nondet.

become_what(State) -->
    state(State),
    { State \= np(a, f([], n(copy), [of(_)])), State \= np(a, f([], n(copy), [of_it])) }.
become_what(copy_of(Object, Except)) --> [a, copy, of], object(Object), exceptions(Except).

%!  passive(?Passive)// is nondet.
%
%   The passive: "destroyed", "cast from your hand", "put into a graveyard from the battlefield".

passive(done(Verb, Posts)) -->
    verb(Verb, participle),
    { passive_verb(Verb) },
    done_posts(Verb, Posts).

passive_verb(Verb) :-
    transitive(Verb, _, _),
    \+ memberchk(Verb, [tap, untap, attach]).
passive_verb(Verb) :-
    memberchk(Verb, [add, assign, create, deal, increase, look, pay, phase, prevent, produce, put,
                     reduce, remove, return, roll, turn]).

done_posts(_, []) --> [].
done_posts(Verb, [Post|Posts]) --> done_post(Post), done_posts(Verb, Posts).
done_posts(Verb, [Destination|Posts]) -->
    { moving_verb(Verb) },
    destination(Destination),
    done_posts(Verb, Posts).
done_posts(phase, [out|Posts]) --> [out], done_posts(phase, Posts).
done_posts(choose, [at_random]) --> [at, random].
done_posts(_, [Post]) --> last_done_post(Post).

moving_verb(put).
moving_verb(return).
moving_verb(shuffle).

done_post(from(Place)) --> [from], origin(Place).
done_post(from_not(Place)) --> [from, anywhere, other, than], zone(Place).
done_post(there) --> [there].
done_post(using(Keyword)) --> [using], keyword_name(Keyword).
done_post(face_up) --> [face, up].
done_post(face_down) --> [face, down].
done_post(damage) --> [damage].
done_post(excess_damage) --> [excess, damage].
done_post(with_kicker(Symbols)) --> [with, its], mana_symbols(Symbols), [kicker].
done_post(range_damage(Range)) --> range(Range), [damage], { Range \= eq(_) }.
done_post(combat_damage) --> [combat, damage].
done_post(number_damage(Number)) --> number(Number), [damage].
done_post(this_way) --> [this, way].
done_post(for_mana) --> [for, mana].
done_post(by_you) --> [by, you].
done_post(by_number(Number)) --> [by], number_as_word(Number).

last_done_post(from_among(Object)) --> [from, among], object(Object).
last_done_post(by_this_way(Object)) --> [by], thing(Object), [this, way].
last_done_post(by(Object)) --> [by], object(Object), { Object \== one }.
last_done_post(to_this_turn_by(Object, Source)) -->
    [to],
    thing(Object),
    [this, turn, by],
    thing(Source).
last_done_post(this_turn_to(Object)) --> [this, turn, to], thing(Object).
last_done_post(this_turn_by(Object)) --> [this, turn, by], thing(Object).
last_done_post(this_turn_except_by(Object)) --> [this, turn, except, by], thing(Object).
last_done_post(to_and_by(Verb, Object)) --> [to, and], verb(Verb, participle), [by], thing(Object).
last_done_post(except_by(Object)) --> [except, by], object(Object).
last_done_post(spent_to(VerbPhrase)) --> [to], verb_phrase(base, base, VerbPhrase).
last_done_post(on(Object)) --> [on], thing(Object).
last_done_post(to(Object)) --> [to], thing(Object).
last_done_post(from_object(Object)) --> [from], thing(Object).
last_done_post(with(Object)) --> [with], object(Object).
last_done_post(under(Possessive)) --> [under], possessive(Possessive), [control].
