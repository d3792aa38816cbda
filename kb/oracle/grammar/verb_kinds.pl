:- encoding(utf8).
:- module(oracle_verb_kinds,
          [ intransitive/1,
            life_verb/1,
            number_verb/1,
            transitive/3
          ]).

/** <module> Verbs by what they take: an object, nothing, or a number
*/

%!  transitive(?Verb, ?Object, ?Action) is nondet.
%
%   Verbs whose only complement is an object.

transitive(activate, Object, activate(Object)).
transitive(airbend, Object, airbend(Object)).
transitive(attack, Object, attack(Object)).
transitive(block, Object, block(Object)).
transitive(cast, Object, cast(Object)).
transitive(choose, Object, choose(Object)).
transitive(cloak, Object, cloak(Object)).
transitive(connive, Object, connive(Object)).
transitive(control, Object, control(Object)).
transitive(convert, Object, convert(Object)).
transitive(copy, Object, copy(Object)).
transitive(counter, Object, counter(Object)).
transitive(crew, Object, crew(Object)).
transitive(cycle, Object, cycle(Object)).
transitive(destroy, Object, destroy(Object)).
transitive(detain, Object, detain(Object)).
transitive(discard, Object, discard(Object)).
transitive(draw, Object, draw(Object)).
transitive(equip, Object, equip(Object)).
transitive(exchange, Object, exchange(Object)).
transitive(exert, Object, exert(Object)).
transitive(exile, Object, exile(Object)).
transitive(fight, Object, fight(Object)).
transitive(flip, Object, flip(Object)).
transitive(foretell, Object, foretell(Object)).
transitive(goad, Object, goad(Object)).
transitive(harness, Object, harness(Object)).
transitive(heist, Object, heist(Object)).
transitive(ignore, Object, ignore(Object)).
transitive(keep, Object, keep(Object)).
transitive(kick, Object, kick(Object)).
transitive(manifest, Object, manifest(Object)).
transitive(mill, Object, mill(Object)).
transitive(mutate, Object, mutate(Object)).
transitive(name, Object, name(Object)).
transitive(note, Object, note(Object)).
transitive(open, Object, open(Object)).
transitive(own, Object, own(Object)).
transitive(play, Object, play(Object)).
transitive(plot, Object, plot(Object)).
transitive(populate, Object, populate(Object)).
transitive(prepare, Object, prepare(Object)).
transitive(regenerate, Object, regenerate(Object)).
transitive(reveal, Object, reveal(Object)).
transitive(sacrifice, Object, sacrifice(Object)).
transitive(saddle, Object, saddle(Object)).
transitive(shuffle, Object, shuffle(Object)).
transitive(spend, Object, spend(Object)).
transitive(suspect, Object, suspect(Object)).
transitive(tap, Object, tap(Object)).
transitive(target, Object, target(Object)).
transitive(transform, Object, transform(Object)).
transitive(trigger, Object, trigger(Object)).
transitive(unattach, Object, unattach(Object)).
transitive(unlock, Object, unlock(Object)).
transitive(untap, Object, untap(Object)).
transitive(behold, Object, behold(Object)).
transitive(pair, Object, pair(Object)).
transitive(switch, Object, switch(Object)).
transitive(share, Object, share(Object)).
transitive(crank, Object, crank(Object)).
transitive(solve, Object, solve(Object)).
transitive(complete, Object, complete(Object)).
transitive(specialize, Object, specialize(Object)).
transitive(intensify, Object, intensify(Object)).
transitive(incorporate, Object, incorporate(Object)).
transitive(draft, Object, draft(Object)).
transitive(replace, Object, replace(Object)).
transitive(declare, Object, declare(Object)).
transitive(bargain, Object, bargain(Object)).
transitive(devour, Object, devour(Object)).
transitive(seek, Object, seek(Object)).
transitive(abandon, Object, abandon(Object)).
transitive(end, Object, end(Object)).
transitive(repeat, Object, repeat(Object)).
transitive(warp, Object, warp(Object)).
transitive(discover, Object, discover(Object)).
transitive(use, Object, use(Object)).
transitive(craft, Object, craft(Object)).
transitive(contain, Object, contain(Object)).
transitive(begin, Object, begin(Object)).
transitive(include, Object, include(Object)).
transitive(visit, Object, visit(Object)).
transitive(finish, Object, finish(Object)).
transitive(sneak, Object, sneak(Object)).
transitive(match, Object, match(Object)).
transitive(find, Object, find(Object)).
transitive(give, Object, give(Object)).
transitive(exploit, Object, exploit(Object)).
transitive(haunt, Object, haunt(Object)).
transitive(change, Object, change(Object)).
transitive(protect, Object, protect(Object)).
transitive(encounter, Object, encounter(Object)).
transitive(surveil, Object, surveil(Object)).

%!  intransitive(?Verb) is nondet.
%
%   Verbs without a complement.

intransitive(adapt).
intransitive(attack).
intransitive(block).
intransitive(clash).
intransitive(connive).
intransitive(die).
intransitive(do).
intransitive(end).
intransitive(endure).
intransitive(enter).
intransitive(escape).
intransitive(evolve).
intransitive(explore).
intransitive(fight).
intransitive(forage).
intransitive(happen).
intransitive(investigate).
intransitive(learn).
intransitive(leave).
intransitive(lose).
intransitive(mentor).
intransitive(mutate).
intransitive(populate).
intransitive(proliferate).
intransitive(regenerate).
intransitive(resolve).
intransitive(shuffle).
intransitive(train).
intransitive(transform).
intransitive(untap).
intransitive(specialize).
intransitive(ensue).
intransitive(descend).
intransitive(planeswalk).
intransitive(intensify).
intransitive(vote).
intransitive(win).
intransitive(time).
intransitive(roll).
intransitive(scry).
intransitive(surveil).
intransitive(trigger).

%!  number_verb(?Verb) is nondet.
%
%   Keyword actions with a number: "scry 2".

number_verb(scry).
number_verb(surveil).
number_verb(adapt).
number_verb(bolster).
number_verb(fateseal).
number_verb(discover).
number_verb(support).
number_verb(incubate).
number_verb(amass).
number_verb(endure).
number_verb(earthbend).
number_verb(waterbend).
number_verb(connive).
number_verb(blight).
number_verb(expend).

%!  life_verb(?Verb) is nondet.
%
%   Verbs that take an amount of life.

life_verb(gain).
life_verb(lose).
