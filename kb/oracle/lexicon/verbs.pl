:- encoding(utf8).
:- module(lexicon_verbs, [verb/5, verb_form/3]).

/** <module> The verbs of card text and their forms */

%!  verb_form(?Verb, ?Form, ?Word) is nondet.
%
%   Word is the Form of the Verb. The forms:
%
%     - `base`: you add, they add; also the imperative and the infinitive
%     - `s`: it adds
%     - `past`: it added. A verb whose past tense is its base form has none here: "you cast a spell"
%       is read as the base form, so that it has one reading.
%     - `participle`: added, drawn
%     - `ing`: adding

verb_form(Verb, base, Verb) :-
    verb(Verb, _, _, _, _).
verb_form(Verb, s, Word) :-
    verb(Verb, Word, _, _, _).
verb_form(Verb, past, Word) :-
    verb(Verb, _, Word, _, _),
    Word \== Verb.
verb_form(Verb, participle, Word) :-
    verb(Verb, _, _, Word, _).
verb_form(Verb, ing, Word) :-
    verb(Verb, _, _, _, Word).

%!  verb(?Verb, ?Singular, ?Past, ?Participle, ?Ing) is nondet.

verb(activate, activates, activated, activated, activating).
verb(adapt, adapts, adapted, adapted, adapting).
verb(add, adds, added, added, adding).
verb(affect, affects, affected, affected, affecting).
verb(airbend, airbends, airbended, airbended, airbending).
verb(amass, amasses, amassed, amassed, amassing).
verb(apply, applies, applied, applied, applying).
verb(assemble, assembles, assembled, assembled, assembling).
verb(assign, assigns, assigned, assigned, assigning).
verb(attach, attaches, attached, attached, attaching).
verb(attack, attacks, attacked, attacked, attacking).
verb(attempt, attempts, attempted, attempted, attempting).
verb(attune, attunes, attuned, attuned, attuning).
verb(awaken, awakens, awakened, awakened, awakening).
verb(become, becomes, became, become, becoming).
verb(begin, begins, began, begun, beginning).
verb(behold, beholds, beholded, beholded, beholding).
verb(bend, bends, bended, bended, bending).
verb(blight, blights, blighted, blighted, blighting).
verb(block, blocks, blocked, blocked, blocking).
verb(boast, boasts, boasted, boasted, boasting).
verb(bolster, bolsters, bolstered, bolstered, bolstering).
verb(bury, buries, buried, buried, burying).
verb(cancel, cancels, canceled, canceled, canceling).
verb(cast, casts, cast, cast, casting).
verb(change, changes, changed, changed, changing).
verb(chant, chants, chanted, chanted, chanting).
verb(choose, chooses, chose, chosen, choosing).
verb(cipher, ciphers, ciphered, ciphered, ciphering).
verb(clash, clashes, clashed, clashed, clashing).
verb(cloak, cloaks, cloaked, cloaked, cloaking).
verb(collect, collects, collected, collected, collecting).
verb(conjure, conjures, conjured, conjured, conjuring).
verb(connive, connives, connived, connived, conniving).
verb(control, controls, controlled, controlled, controlling).
verb(convert, converts, converted, converted, converting).
verb(convoke, convokes, convoked, convoked, convoking).
verb(copy, copies, copied, copied, copying).
verb(corrupt, corrupts, corrupted, corrupted, corrupting).
verb(cost, costs, cost, cost, costing).
verb(count, counts, counted, counted, counting).
verb(counter, counters, countered, countered, countering).
verb(crank, cranks, cranked, cranked, cranking).
verb(create, creates, created, created, creating).
verb(crew, crews, crewed, crewed, crewing).
verb(cycle, cycles, cycled, cycled, cycling).
verb(deal, deals, dealt, dealt, dealing).
verb(declare, declares, declared, declared, declaring).
verb(defeat, defeats, defeated, defeated, defeating).
verb(destroy, destroys, destroyed, destroyed, destroying).
verb(detain, detains, detained, detained, detaining).
verb(die, dies, died, died, dying).
verb(discard, discards, discarded, discarded, discarding).
verb(discover, discovers, discovered, discovered, discovering).
verb(distribute, distributes, distributed, distributed, distributing).
verb(divide, divides, divided, divided, dividing).
verb(do, does, did, done, doing).
verb(double, doubles, doubled, doubled, doubling).
verb(draw, draws, drew, drawn, drawing).
verb(earn, earns, earned, earned, earning).
verb(earthbend, earthbends, earthbended, earthbended, earthbending).
verb(emerge, emerges, emerged, emerged, emerging).
verb(empty, empties, emptied, emptied, emptying).
verb(encore, encores, encored, encored, encoring).
verb(end, ends, ended, ended, ending).
verb(endure, endures, endured, endured, enduring).
verb(enter, enters, entered, entered, entering).
verb(equip, equips, equipped, equipped, equipping).
verb(escape, escapes, escaped, escaped, escaping).
verb(evolve, evolves, evolved, evolved, evolving).
verb(exchange, exchanges, exchanged, exchanged, exchanging).
verb(exert, exerts, exerted, exerted, exerting).
verb(exhaust, exhausts, exhausted, exhausted, exhausting).
verb(exile, exiles, exiled, exiled, exiling).
verb(exploit, exploits, exploited, exploited, exploiting).
verb(explore, explores, explored, explored, exploring).
verb(fateseal, fateseals, fatesealed, fatesealed, fatesealing).
verb(fight, fights, fought, fought, fighting).
verb(find, finds, found, found, finding).
verb(flip, flips, flipped, flipped, flipping).
verb(forage, forages, foraged, foraged, foraging).
verb(force, forces, forced, forced, forcing).
verb(foretell, foretells, foretold, foretold, foretelling).
verb(gain, gains, gained, gained, gaining).
verb(gather, gathers, gathered, gathered, gathering).
verb(get, gets, got, gotten, getting).
verb(give, gives, gave, given, giving).
verb(go, goes, went, gone, going).
verb(goad, goads, goaded, goaded, goading).
verb(guess, guesses, guessed, guessed, guessing).
verb(happen, happens, happened, happened, happening).
verb(harness, harnesses, harnessed, harnessed, harnessing).
verb(have, has, had, had, having).
verb(heist, heists, heisted, heisted, heisting).
verb(ignore, ignores, ignored, ignored, ignoring).
verb(increase, increases, increased, increased, increasing).
verb(incubate, incubates, incubated, incubated, incubating).
verb(investigate, investigates, investigated, investigated, investigating).
verb(join, joins, joined, joined, joining).
verb(keep, keeps, kept, kept, keeping).
verb(kick, kicks, kicked, kicked, kicking).
verb(last, lasts, lasted, lasted, lasting).
verb(learn, learns, learned, learned, learning).
verb(leave, leaves, left, left, leaving).
verb(level, levels, leveled, leveled, leveling).
verb(look, looks, looked, looked, looking).
verb(lose, loses, lost, lost, losing).
verb(manifest, manifests, manifested, manifested, manifesting).
verb(mean, means, meaned, meaned, meaning).
verb(meld, melds, melded, melded, melding).
verb(mentor, mentors, mentored, mentored, mentoring).
verb(mill, mills, milled, milled, milling).
verb(move, moves, moved, moved, moving).
verb(mutate, mutates, mutated, mutated, mutating).
verb(name, names, named, named, naming).
verb(note, notes, noted, noted, noting).
verb(open, opens, opened, opened, opening).
verb(own, owns, owned, owned, owning).
verb(pay, pays, paid, paid, paying).
verb(phase, phases, phased, phased, phasing).
verb(pick, picks, picked, picked, picking).
verb(planeswalk, planeswalks, planeswalked, planeswalked, planeswalking).
verb(play, plays, played, played, playing).
verb(plot, plots, plotted, plotted, plotting).
verb(populate, populates, populated, populated, populating).
verb(prepare, prepares, prepared, prepared, preparing).
verb(prevent, prevents, prevented, prevented, preventing).
verb(produce, produces, produced, produced, producing).
verb(proliferate, proliferates, proliferated, proliferated, proliferating).
verb(put, puts, put, put, putting).
verb(redistribute, redistributes, redistributed, redistributed, redistributing).
verb(reduce, reduces, reduced, reduced, reducing).
verb(regain, regains, regained, regained, regaining).
verb(regenerate, regenerates, regenerated, regenerated, regenerating).
verb(remain, remains, remained, remained, remaining).
verb(remove, removes, removed, removed, removing).
verb(reorder, reorders, reordered, reordered, reordering).
verb(repeat, repeats, repeated, repeated, repeating).
verb(replicate, replicates, replicated, replicated, replicating).
verb(reselect, reselects, reselected, reselected, reselecting).
verb(resolve, resolves, resolved, resolved, resolving).
verb(return, returns, returned, returned, returning).
verb(reveal, reveals, revealed, revealed, revealing).
verb(roll, rolls, rolled, rolled, rolling).
verb(sacrifice, sacrifices, sacrificed, sacrificed, sacrificing).
verb(saddle, saddles, saddled, saddled, saddling).
verb(say, says, said, said, saying).
verb(scry, scries, scried, scried, scrying).
verb(search, searches, searched, searched, searching).
verb(seek, seeks, sought, sought, seeking).
verb(select, selects, selected, selected, selecting).
verb(separate, separates, separated, separated, separating).
verb(share, shares, shared, shared, sharing).
verb(shuffle, shuffles, shuffled, shuffled, shuffling).
verb(skip, skips, skipped, skipped, skipping).
verb(sneak, sneaks, sneaked, sneaked, sneaking).
verb(spellshape, spellshapes, spellshaped, spellshaped, spellshaping).
verb(spend, spends, spent, spent, spending).
verb(stand, stands, standed, standed, standing).
verb(start, starts, started, started, starting).
verb(station, stations, stationed, stationed, stationing).
verb(stay, stays, stayed, stayed, staying).
verb(support, supports, supported, supported, supporting).
verb(surveil, surveils, surveiled, surveiled, surveiling).
verb(suspect, suspects, suspected, suspected, suspecting).
verb(switch, switches, switched, switched, switching).
verb(take, takes, took, taken, taking).
verb(tap, taps, tapped, tapped, tapping).
verb(target, targets, targeted, targeted, targeting).
verb(tempt, tempts, tempted, tempted, tempting).
verb(train, trains, trained, trained, training).
verb(transform, transforms, transformed, transformed, transforming).
verb(trigger, triggers, triggered, triggered, triggering).
verb(triple, triples, tripled, tripled, tripling).
verb(turn, turns, turned, turned, turning).
verb(unattach, unattaches, unattached, unattached, unattaching).
verb(undaunt, undaunts, undaunted, undaunted, undaunting).
verb(unleash, unleashes, unleashed, unleashed, unleashing).
verb(unlock, unlocks, unlocked, unlocked, unlocking).
verb(untap, untaps, untapped, untapped, untapping).
verb(use, uses, used, used, using).
verb(venture, ventures, ventured, ventured, venturing).
verb(visit, visits, visited, visited, visiting).
verb(vote, votes, voted, voted, voting).
verb(waterbend, waterbends, waterbended, waterbended, waterbending).
verb(win, wins, won, won, winning).
