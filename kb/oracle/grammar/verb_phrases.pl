:- encoding(utf8).
:- module(oracle_verb_phrases,
          [ action//3,
            color_word//1,
            cost_name//1,
            die/1,
            exceptions//1,
            intransitive/1,
            passive//1,
            rounding/1,
            state//1,
            state_adjective//1,
            transitive/3,
            verb//2,
            verb_phrase//3
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(lawmage(oracle/lexicon/subtypes), [subtype_form/3]).
:- use_module(lawmage(oracle/lexicon/verbs), [verb_form/3]).
:- use_module(lawmage(oracle/lexicon/words), [color/1, mana_symbol/1, name_word/1, state_word/1]).
:- use_module(lawmage(oracle/grammar/abilities), [tickets//1]).
:- use_module(lawmage(oracle/grammar/adjuncts), [adjuncts//2]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1, subject//2, verb_phrases//3]).
:- use_module(lawmage(oracle/grammar/costs), [energy_symbols//1, mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens),
              [ abilities//1,
                counter_name//1,
                counters//1,
                described//2,
                described_with_more//1,
                lost//1,
                power_toughness//1,
                power_toughness_change//1,
                quoted//1,
                tokens//1
              ]).
:- use_module(lawmage(oracle/grammar/events), [period//1, phase//1]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_item//1, keyword_name//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3, proper_name//1, words//1]).
:- use_module(lawmage(oracle/grammar/mana), [mana//1, mana_kind//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases),
              [ filter//2,
                noun_phrase//2,
                object//1,
                possessive//1,
                pronoun//1,
                relative//1,
                single//2,
                statistic//1,
                thing//1
              ]).
:- use_module(lawmage(oracle/grammar/quantities),
              [ countable//1,
                number//1,
                number_as_word//1,
                plural_countable//1,
                quantity//1,
                range//1
              ]).
:- use_module(lawmage(oracle/grammar/zones), [destination//1, origin//1, zone//1]).

/** <module> Verb phrases: v(Action, Adjuncts)

An action is a verb with its complements: add(Mana), put(Object, Destination). The adjuncts say
when, how long, how often, on which condition.
*/

%!  verb_phrase(?Form, ?SubjectForm, ?VerbPhrase)// is nondet.

verb_phrase(Form, SubjectForm, v(Action, Adjuncts)) -->
    action(Form, SubjectForm, Action),
    adjuncts(Action, Adjuncts).

%!  action(?Form, ?SubjectForm, ?Action)// is nondet.
%
%   The verb is read once, then frame//3 decides by the verb. When printing, frame_verb/2 finds the
%   verb of the Action.

action(Form, _, Action) -->
    { verb_of(Action, Verb) },
    verb(Verb, Form),
    frame(Verb, Form, Action).
action(Form, SubjectForm, Action) --> being(Form, SubjectForm, Action).
action(base, _, monstrosity(Number)) --> [monstrosity], number(Number).   % CR 701.37
action(s, s, be_doing(VerbPhrase)) -->
    [is],
    verb_phrase(ing, base, VerbPhrase),
    { under_way(VerbPhrase) }.
action(base, base, short_be_doing(VerbPhrase)) -->
    ['\'re'],
    verb_phrase(ing, base, VerbPhrase),
    { under_way(VerbPhrase) }.
action(Form, _, fully_unlock(Object)) --> [fully], verb(unlock, Form), object(Object).
action(base, _, own_and_control(Object)) --> [both, own, and, control], object(Object).

%   What lasts long enough to be spoken of while it is done. (For an attacking creature there is the
%   state `attacking`.)

under_way(v(search(_), _)).
under_way(v(choose_targets_as_part_of(_), _)).

verb(Verb, Form) --> [Word], { verb_form(Verb, Form, Word) }.

verb_of(Action, _) :-
    var(Action),
    !.
verb_of(Action, Verb) :-
    frame_verb(Action, Verb).

%!  being(?Form, ?SubjectForm, ?Action)// is nondet.
%
%   Forms of "to be", which agree in their own way.

being(s, s, be(State)) --> [is], state(State).
being(base, base, be(State)) --> [are], state(State).
being(s, s, be_not(State)) --> [is, not], state(State).
being(base, base, be_not(State)) --> [are, not], state(State).
being(base, _, be_infinitive(State)) --> [be], state(State).
being(past, s, be(State)) --> [was], state(State).
being(past, base, be(State)) --> [were], state(State).
being(past, base, not_be(State)) --> ['weren\'t'], state(State).
being(past, s, not_be(State)) --> ['wasn\'t'], state(State).
being(participle, _, be(State)) --> [been], state(State).
being(s, s, short_be(State)) --> ['\'s'], state(State).
being(base, base, short_be(State)) --> ['\'re'], state(State).
being(s, s, short_be_not(State)) --> ['\'s', not], state(State).
being(base, base, short_be_not(State)) --> ['\'re', not], state(State).
being(s, s, not_be(State)) --> ['isn\'t'], state(State).
being(base, base, not_be(State)) --> ['aren\'t'], state(State).

%!  frame(?Verb, ?Form, ?Action)// is nondet.
%
%   What follows the Verb. Clauses in the order of the verbs; a plain object comes first.

frame(Verb, _, Action) -->
    { transitive(Verb, Object, Action) },
    object(Object),
    { Action \== choose(one) }.
frame(Verb, _, Verb) --> { intransitive(Verb) }.
frame(Verb, Form, either(Verb, OtherVerb, Object)) -->
    { transitive(Verb, _, _) },
    [or],
    verb(OtherVerb, Form),
    { transitive(OtherVerb, _, _) },
    object(Object).
frame(Verb, Form, both(Verb, OtherVerb, Object)) -->
    { transitive(Verb, _, _) },
    [and],
    verb(OtherVerb, Form),
    { transitive(OtherVerb, _, _) },
    object(Object).
frame(contain, _, contain_only(Object)) --> [only], object(Object).
frame(target, _, target_only(Object)) --> [only], object(Object).
frame(contain, _, contain_symbol(Symbol)) --> [sym(Symbol)].
frame(incorporate, _, incorporate_symbols(Symbols)) --> mana_symbols(Symbols).
frame(intensify, _, intensify_by(Number)) --> [by], number(Number).
frame(Verb, _, number(Verb, Number)) --> { number_verb(Verb) }, number(Number).
frame(Verb, _, life(Verb, Number)) --> { life_verb(Verb) }, number(Number), [life].
frame(Verb, _, that_much_life(Verb)) --> { life_verb(Verb) }, [that, much, life].
frame(Verb, _, life_equal(Verb, Quantity)) -->
    { life_verb(Verb) },
    [life, equal, to],
    quantity(Quantity).
frame(Verb, _, life_range(Verb, Range)) -->
    { life_verb(Verb) },
    range(Range),
    [life],
    { Range \= eq(_) }.
frame(Verb, _, any_life(Verb)) --> { life_verb(Verb) }, [life].
frame(Verb, _, half_life(Verb, Possessive, Rounding)) -->
    { life_verb(Verb) },
    [half],
    possessive(Possessive),
    [life, ',', rounded, Rounding],
    { rounding(Rounding) }.
frame(add, _, add(Mana)) --> mana(Mana).                                % CR 106.4
frame(add, _, add_to_result(Possessive, Statistic)) -->                 % CR 706.2
    possessive(Possessive),
    statistic(Statistic).
frame(amass, _, amass(Subtype, Number)) -->                             % CR 701.47
    [Form],
    { subtype_form(Form, pl, Subtype) },
    number(Number).
frame(assign, _, assign_damage(Number)) --> [combat, damage, equal, to], quantity(Number).
frame(assign, _, assign_combat_damage_of(Possessive)) --> possessive(Possessive), [combat, damage].
frame(assign, _, assign_no_combat_damage) --> [no, combat, damage].
frame(assign, _, assign_by_toughness) -->
    [combat, damage, equal, to, its, toughness, rather, than, its, power].
frame(begin, _, begin_period(Period)) --> period(Period).
frame(begin, _, begin_game_with(Tokens)) -->
    [the, game, with],
    tokens(Tokens),
    [on, the, battlefield].
frame(become, _, become(State)) --> become_what(State).
frame(choose, _, choose_new_targets_for(Object)) --> [new, targets, for], object(Object).
frame(change, _, change_base(Possessive, Statistic, Quantity)) -->
    possessive(Possessive),
    [base],
    statistic(Statistic),
    [to],
    quantity(Quantity).
frame(change, _, change_base_power_and_toughness(Possessive, OtherPossessive)) -->
    possessive(Possessive),
    [base, power, and, toughness, to],
    possessive(OtherPossessive),
    [power, and, toughness].
frame(change, _, change_target_of(Object)) --> [the, target, of], object(Object).
frame(choose, _, choose_not_to(VerbPhrase)) --> [not, to], verb_phrase(base, base, VerbPhrase).
frame(choose, _, choose_new_target_for(Object)) --> [a, new, target, for], object(Object).
frame(choose, _, choose_number_between(Low, High)) -->
    [a, number, between],
    number(Low),
    [and],
    number(High).
frame(choose, _, choose_from_it(NounPhrase)) --> [from, it], noun_phrase(_, NounPhrase).
frame(choose, _, choose_quality(Quality)) --> quality_choice(Quality).
frame(choose, _, choose_keyword(Keywords)) --> conjoined(or, keyword_item, Keywords).
frame(choose, _, choose_targets_as_part_of(VerbPhrases)) -->            % CR 601.2c
    [targets, as, part, of],
    verb_phrases(ing, base, VerbPhrases).
frame(collect, _, collect_evidence(Number)) --> [evidence], number(Number).   % CR 701.59
frame(come, _, come_into_play) --> [into, play].
frame(commit, _, commit_crime) --> [a, crime].                           % CR 700.13
frame(claim, _, claim_the_prize) --> [the, 'prize!'].                   % CR 702.159b
frame(clash, _, clash_with(NounPhrase)) --> [with], noun_phrase(sg, NounPhrase).
frame(copy, _, copy_except(Object, Clause)) --> object(Object), [',', except], full_clause(Clause).
frame(cost, _, cost_less_altogether(Symbols)) --> mana_symbols(Symbols), [less].
frame(cost, _, cost_more_altogether(Symbols)) --> mana_symbols(Symbols), [more].
frame(cost, _, cost_more(Symbols)) --> mana_symbols(Symbols), [more, to, cast].     % CR 601.2f
frame(cost, _, cost_less(Symbols)) --> mana_symbols(Symbols), [less, to, cast].     % CR 601.2f
frame(cost, _, cost_more_to_activate(Symbols)) --> mana_symbols(Symbols), [more, to, activate].
frame(cost, _, cost_less_to_activate(Symbols)) --> mana_symbols(Symbols), [less, to, activate].
frame(cost, _, cost_less_in_two_cases(Symbols, Adjunct, OtherSymbols, OtherAdjunct)) -->
    mana_symbols(Symbols),
    [less, to, cast],
    case_adjunct(Adjunct),
    [and],
    mana_symbols(OtherSymbols),
    [less, to, cast],
    case_adjunct(OtherAdjunct).
frame(cost, _, cost_additional_action(VerbPhrase)) -->                  % CR 118.8
    [a, additional, '“'],
    verb_phrase(base, base, VerbPhrase),
    ['.', '”', to, cast].
frame(cost, _, cost_additional_action_to_activate(VerbPhrase)) -->
    [a, additional, '“'],
    verb_phrase(base, base, VerbPhrase),
    ['.', '”', to, activate].
frame(cost, _, cost_additional_loyalty_to_activate(Number)) -->
    [a, additional, '[', loyalty(plus(Number)), ']', to, activate].
frame(cost, _, cost_additional_life(Number)) --> [a, additional], number(Number), [life, to, cast].
frame(cost, _, cost_additional_life_to_activate(Number)) -->
    [a, additional],
    number(Number),
    [life, to, activate].
frame(cost, _, cost_to_foretell(Symbols)) --> mana_symbols(Symbols), [to, foretell].
frame(cost, _, cost_less_to_turn_face_up(Symbols)) -->
    mana_symbols(Symbols),
    [less, to, turn, face, up].
frame(cost, _, cost_more_life(Number)) --> number(Number), [life, more, to, cast].
frame(create, _, create_copy(Object, Except)) --> [a, copy, of], object(Object), exceptions(Except).
frame(create, _, create(Tokens)) --> tokens(Tokens).                    % CR 701.7
frame(deal, _, damage(Number, Recipient)) -->                           % CR 120
    number(Number),
    [damage, to],
    object(Recipient).
frame(deal, _, damage_divided(Number, Recipients)) -->
    number(Number),
    [damage, divided, as, you, choose, among],
    object(Recipients).
frame(deal, _, that_much_damage_divided(Recipients)) -->
    [that, much, damage, divided, as, you, choose, among],
    object(Recipients).
frame(deal, _, twice_damage(Number, Recipient)) -->
    [twice],
    number(Number),
    [damage, to],
    object(Recipient).
frame(deal, _, double_that_damage(Recipient)) --> [double, that, damage, to], object(Recipient).
frame(deal, _, twice_that_much_damage(Recipient)) -->
    [twice, that, much, damage, to],
    object(Recipient).
frame(deal, _, that_damage(Recipient)) --> [that, damage, to], object(Recipient).
frame(deal, _, that_much_damage_plus(Number, Recipient)) -->
    [that, much, damage, plus],
    number(Number),
    [to],
    object(Recipient).
frame(deal, _, double_that_damage) --> [double, that, damage].
frame(deal, _, that_much_damage_plus(Number)) --> [that, much, damage, plus], number(Number).
frame(deal, _, amount_of_damage(Number)) --> number(Number), [damage].
frame(deal, _, range_of_damage(Range)) --> range(Range), [damage], { Range \= eq(_) }.
frame(deal, _, that_much_damage(Recipient)) --> [that, much, damage, to], object(Recipient).
frame(deal, _, damage_equal(Quantity, Recipient)) -->
    [damage, equal, to],
    quantity(Quantity),
    [to],
    object(Recipient).
frame(deal, _, damage_to_equal(Recipient, Quantity)) -->
    [damage, to],
    object(Recipient),
    [equal, to],
    quantity(Quantity).
frame(deal, _, any_damage(Recipient)) --> [damage, to], object(Recipient).
frame(deal, _, any_damage) --> [damage].
frame(deal, _, combat_damage) --> [combat, damage].
frame(deal, _, combat_damage_to(Recipient)) --> [combat, damage, to], object(Recipient).
frame(deal, _, noncombat_damage_to(Recipient)) -->
    ['non-', combat, damage, to],
    object(Recipient).
frame(deal, _, two_damages(Number, Recipient, OtherNumber, OtherRecipient)) -->
    number(Number),
    [damage, to],
    object(Recipient),
    [and],
    number(OtherNumber),
    [damage, to],
    object(OtherRecipient).
frame(deal, _, damage_additional(Number, Recipient)) -->
    number(Number),
    [additional, damage, to],
    object(Recipient).
frame(do, _, do_this) --> [this].
frame(do, _, do_so) --> [so].
frame(do, _, do_the_same_for(Object)) --> [the, same, for], object(Object).
frame(double, _, double(Thing)) --> doubled(Thing).
frame(triple, _, triple(Thing)) --> doubled(Thing).
frame(Verb, _, cards_equal(Verb, Quantity)) -->
    { memberchk(Verb, [draw, mill, discard, exile]) },
    [cards, equal, to],
    quantity(Quantity).
frame(vote, _, vote_for(Options)) --> [for], conjoined(or, vote_option, Options).
frame(vote, _, vote_for_one(Object)) --> [for], noun_phrase(sg, Object).
frame(cause, _, cause_to(Object, VerbPhrase)) -->
    object(Object),
    [to],
    verb_phrase(base, base, VerbPhrase).
frame(share, _, share(Shared, Object)) -->
    object(Shared),
    [with],
    object(Object),
    { Object \= it_from(_) }.
frame(set, _, set_in_motion(Object)) --> object(Object), [in, motion].
frame(conjure, _, conjure(Object, Destination)) --> object(Object), destination(Destination).
frame(roll, _, roll_one_or_more_dice) --> [one, or, more, dice].
frame(end, _, end_the_turn) --> [the, turn].
frame(repeat, _, repeat_once(Object)) --> object(Object), [once].
frame(roll, _, roll_result(Number)) --> [a], number(Number).
frame(roll, _, roll_result_range(Range)) --> [a], range(Range), { Range \= eq(_) }.
frame(roll, _, roll_planar_die) --> [the, planar, die].                 % CR 901.3
frame(roll, _, roll_a_die) --> [a, die].
frame(roll, _, roll_a_20_sided_die) --> [a, '20-sided', die].
frame(roll, _, roll_six_sided(Number)) --> dice_count(Number).
frame(enter, _, enter(Manner)) --> entering(Manner).
frame(escape, _, escape_with(Counters)) --> [with], counters(Counters), [on, it].   % CR 702.138
frame(escape, _, escape_with_ability(Ability)) --> [with], quoted(Ability).   % CR 702.138
frame(exchange, _, exchange_control(Objects)) --> [control, of], object(Objects).
frame(exile, _, exile_with_equal(Object, Counters, Pronoun, Quantity)) -->
    object(Object),
    [with],
    counters(Counters),
    [on],
    pronoun(Pronoun),
    [equal, to],
    quantity(Quantity).
frame(exile, _, exile_with(Object, Counters, Pronoun)) -->
    object(Object),
    { Object \= np(_, _) },
    [with],
    counters(Counters),
    [on],
    pronoun(Pronoun).
frame(face, _, face_villainous_choice(Clause, OtherClause)) -->          % CR 701.55
    [a, villainous, choice, '—'],
    full_clause(Clause),
    [',', or],
    full_clause(OtherClause).
frame(fight, _, fight_each_other) --> [each, other].
frame(gain, _, gain(Abilities)) --> abilities(Abilities).
frame(gain, _, gain_abilities_of(NounPhrase)) --> all_abilities(NounPhrase).
frame(gain, _, gain_that_ability) --> [that, ability].
frame(gain, _, gain_class_level) --> [a, 'Class', level].
frame(gain, _, gain_control(Object)) --> [control, of], object(Object).
frame(gain, _, gain_your_choice(Abilities)) -->
    [your, choice, of],
    conjoined(or, keyword_item, Abilities).
frame(get, _, get(Change)) --> power_toughness_change(Change).
frame(get, _, get_additional(Change)) --> [a, additional], power_toughness_change(Change).
frame(get, _, get_energy(EnergySymbols)) --> energy_symbols(EnergySymbols).         % CR 107.14
frame(get, _, get_tickets(Tickets)) --> tickets(Tickets).               % CR 107.17
frame(get, _, get_emblem(Abilities)) --> [a, emblem, with], abilities(Abilities).   % CR 114
frame(get, _, get_boon(Abilities)) --> [a, boon, with], abilities(Abilities).
frame(get, _, get_one_time_boon(Abilities)) --> [a, 'one-time', boon, with], abilities(Abilities).
frame(get, _, get_energy_equal(Quantity)) -->
    [a, amount, of, sym('E'), equal, to],
    quantity(Quantity).
frame(get, _, get_counters(Counters)) --> counters(Counters).
frame(go, _, go_to_zone(Place)) --> [to], zone(Place).
frame(have, _, have(Possession)) --> possession(Possession).
frame(have, base, have_or_gain(Abilities)) --> [or, gain], abilities(Abilities).
frame(have, _, have_done(Object, Passive)) -->
    object(Object),
    { Object \= np(all, f(_, n(ability), _)) },
    passive(Passive).
frame(have, _, have_do(Object, VerbPhrase)) -->
    object(Object),
    { Object \= np(all, f(_, n(ability), _)) },
    verb_phrase(base, base, VerbPhrase).
frame(leave, _, leave(Place)) --> origin(Place).
frame(leave, _, leave_without_dying) --> [the, battlefield, without, dying].
frame(look, Form, look_at_and(Verb, Object)) --> [at, and], verb(Verb, Form), object(Object).
frame(look, _, look_at(Object)) --> [at], object(Object).
frame(lose, _, lose(Abilities)) --> abilities(Abilities), { Abilities \= [all_creature_types|_] }.
frame(lose, _, lose_all(Lost)) --> lost(Lost).
frame(lose, _, lose_mana(Ends)) --> [Mana, mana, as], { memberchk(Mana, [this]) }, mana_loss(Ends).
frame(lose, _, lose_control(Object)) --> [control, of], object(Object).
frame(lose, _, lose_unspent_mana) --> [unspent, mana].                  % CR 106.4
frame(lose, _, lose_all_unspent_mana) --> [all, unspent, mana].
frame(lose, _, lose_game) --> [the, game].
frame(manifest, _, manifest_dread) --> [dread].
frame(own, _, own_nothing) --> [nothing].
frame(planeswalk, _, planeswalk_here) --> [here].
frame(planeswalk, _, planeswalk_away_from(Object)) --> [away, from], object(Object).
frame(planeswalk, _, planeswalk_to(Object)) --> [to], object(Object).
frame(play, _, play_with_revealed(Object)) --> [with], object(Object), [revealed].
frame(pay, _, pay(Payment)) --> payment(Payment).
frame(phase, _, phase_out) --> [out].                                   % CR 702.26
frame(phase, _, phase_in) --> [in].
frame(prevent, _, prevent(Damage)) --> damage_prevented(Damage).        % CR 615
frame(produce, _, produce(Mana)) --> mana(Mana).                        % CR 106.12
frame(put, _, put_counters_equal(Counters, Object, Quantity)) -->
    counters(Counters),
    [on],
    object(Object),
    [equal, to],
    quantity(Quantity).
frame(put, _, put_counters(Counters, Object)) --> counters(Counters), [on], object(Object).
frame(put, _, put_sticker(Kind, Object)) -->                            % CR 123
    [a],
    sticker_kind(Kind),
    [sticker, on],
    object(Object).
frame(put, _, put(Object, Destination)) --> object(Object), destination(Destination).
frame(put, _, put_two(Object, Destination, OtherObject, OtherDestination)) -->
    object(Object),
    destination(Destination),
    [and],
    object(OtherObject),
    destination(OtherDestination).
frame(reduce, _, reduce_to_less_than(Object, Number)) -->
    object(Object),
    [to, less, than],
    number(Number).
frame(reduce, _, reduce_to(Object, Number)) --> object(Object), [to], number(Number).
frame(remove, _, remove_counters(Counters, Object)) --> counters(Counters), [from], object(Object).
frame(remove, _, remove_counters_among(Counters, Objects)) -->
    counters(Counters),
    [from, among],
    object(Objects).
frame(remove, _, remove_them) --> [them].
frame(remove, _, remove_one_from(Object)) --> [one, from], object(Object).
frame(remove, _, remove_those(Counters)) -->
    [those],
    counter_name(Counters),
    [counters].
frame(remove, _, remove_all_of_them) --> [all, of, them].
frame(remove, _, remove_from_combat(Object)) --> object(Object), [from, combat].
frame(return, _, return(Object, Destination)) --> object(Object), destination(Destination).
frame(roll, _, roll(Die)) --> [a, Die], { die(Die) }.                   % CR 706
frame(roll, _, roll_dice(Number, Die)) --> number_as_word(Number), [Dice], { dice(Die, Dice) }.
frame(search, _, search(Place)) --> zone(Place).
frame(search, _, search(Place, Object)) --> zone(Place), [for], object(Object).   % CR 701.23
frame(separate, _, separate_into_piles(Object, Number)) -->
    object(Object),
    [into],
    number_as_word(Number),
    [piles].
frame(shuffle, _, shuffle_into(Object, Place)) --> object(Object), [into], zone(Place).
frame(skip, _, skip(Period)) --> period(Period).
frame(start, _, start_the_game_in(Place, OtherPlace)) -->
    [the, game, in],
    zone(Place),
    [or, in],
    zone(OtherPlace).
frame(take, _, take_extra_turn) --> [a, extra, turn, after, this, one].   % CR 500.7
frame(take, _, take_the_initiative) --> [the, initiative].
frame(transform, _, transform_into(NounPhrase)) --> [into], noun_phrase(sg, NounPhrase).
frame(turn, _, turn_face_up(Object)) --> object(Object), [face, up].
frame(turn, _, turn_face_down(Object)) --> object(Object), [face, down].
frame(waterbend, _, waterbend_cost(Symbols)) --> mana_symbols(Symbols).
frame(win, _, win_game) --> [the, game].
frame(win, _, win_flip) --> [the, flip].
frame(lose, _, lose_flip) --> [the, flip].
frame(attach, _, attach(Object, Host)) --> object(Object), [to], object(Host).
frame(distribute, _, distribute(Counters, Objects)) -->
    counters(Counters),
    [among],
    object(Objects).
frame(meld, _, meld_into_named(Object, Name)) -->                       % CR 701.42
    object(Object),
    [into],
    proper_name(Name).
frame(meld, _, meld_into_other_face(Object)) --> object(Object), [into, '~~'].
frame(move, _, move_counters(Counters, From, To)) -->
    counters(Counters),
    [from],
    object(From),
    [onto],
    object(To).
frame(venture, _, venture_into_dungeon) --> [into, the, dungeon].
frame(remain, _, remain_exiled) --> [exiled].
frame(remain, _, remain_in(Place)) --> [in], zone(Place).
frame(remain, _, remain_tapped) --> [tapped].
frame(remain, _, remain_on_battlefield) --> [on, the, battlefield].
frame(block, _, block_only(Object)) --> [only], object(Object).
frame(attack, _, attack_with(Object)) --> [with], object(Object).
frame(count, _, count_number_of(Countable)) --> [the, number, of], plural_countable(Countable).
frame(count, _, count_as(Object)) --> [as], object(Object).

case_adjunct(if(Condition)) --> [if], full_clause(Condition).
case_adjunct(for_each(Countable)) --> [for, each], countable(Countable).

sticker_kind(any) --> [].
sticker_kind(name) --> [name].
sticker_kind(art) --> [art].
sticker_kind(ability) --> [ability].
sticker_kind(power_toughness) --> [power, and, toughness].

rounding(up).
rounding(down).

die(Die) :- memberchk(Die, [d20, d12, d10, d8, d6, d4]).

dice_count(1) --> [a, 'six-sided', die].
dice_count(Number) --> number_as_word(Number), ['six-sided', dice], { Number \== 1 }.

vote_option(Words) --> words(Words).

dice(d20, d20s).
dice(d12, d12s).
dice(d10, d10s).
dice(d8, d8s).
dice(d6, d6s).
dice(d4, d4s).

mana_loss(steps_and_phases) --> [steps, and, phases, end].
mana_loss(steps) --> [steps, end].

%!  entering(?Manner)// is nondet.
%
%   How a permanent enters (CR 614.1c).

entering(tapped) --> [tapped].
entering(tapped_and(Manner)) --> [tapped, and], entering_with(Manner).
entering(tapped_with(Manner)) --> [tapped], entering_with(Manner).
entering(attacking) --> [tapped, and, attacking].
entering(battlefield) --> [the, battlefield].
entering(battlefield_with(Manner)) --> [the, battlefield], entering_with(Manner).
entering(battlefield_from(Place)) --> [the, battlefield, from], origin(Place).
entering(from(Place)) --> [from], origin(Place).
entering(from_not(Place)) --> [from, anywhere, other, than], zone(Place).
entering(untapped) --> [untapped].
entering(prepared) --> [prepared].
entering(transformed) --> [transformed].
entering(Manner) --> entering_with(Manner).
entering(as_copy(Object, Except)) --> [as, a, copy, of], object(Object), exceptions(Except).

entering_with(with_counters(Counters)) --> [with], counters(Counters), [on, it].
entering_with(with_counters_on_them(Counters)) --> [with], counters(Counters), [on, them].
entering_with(with_counters_on_him(Counters)) --> [with], counters(Counters), [on, him].
entering_with(with_counters_on_her(Counters)) --> [with], counters(Counters), [on, her].
entering_with(with_counters_and(Counters, Abilities)) -->
    [with],
    counters(Counters),
    [on, it, and, with],
    abilities(Abilities).
entering_with(with_counters_equal(Counters, Quantity)) -->
    [with],
    counters(Counters),
    [on, it, equal, to],
    quantity(Quantity).

exceptions([]) --> [].
exceptions([except(Clause)]) --> [',', except], full_clause(Clause).

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

state_adjective(State) --> [State], { state_word(State) }.
state_adjective(saddled) --> [saddled].

color_word(Color) --> [Color], { color(Color) }.

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

%!  possession(?Possession)// is nondet.
%
%   What a player or an object can have.

possession(abilities(Abilities)) --> abilities(Abilities).
possession(another(Filter)) --> [another], filter(sg, Filter).
possession(this_ability) --> [this, ability].
possession(those_abilities) --> [those, abilities].
possession(more_life_than(Object)) --> [more, life, than], object(Object).
possession(more_cards_in_hand_than(Object)) --> [more, cards, in, hand, than], object(Object).
possession(up_to_cards_named(Number, Name)) -->
    [up, to],
    number_as_word(Number),
    [cards, named],
    proper_name(Name).
possession(cards(NounPhrase)) --> single(_, NounPhrase), { cards_somewhere(NounPhrase) }.
possession(mana_symbols(NounPhrase)) -->
    single(_, NounPhrase),
    { NounPhrase = np(_, f(_, n(mana_symbol), _)) }.
possession(abilities_of(NounPhrase)) --> all_abilities(NounPhrase).
possession(any_number_of_cards_named(Name)) --> [any, number, of, cards, named], proper_name(Name).
possession(total(Statistic, Range)) --> [total], statistic(Statistic), range(Range).
possession(counters(Counters)) --> counters(Counters).
possession(counters_on(Counters, Pronoun)) --> counters(Counters), [on], pronoun(Pronoun).
possession(life(Range)) --> range(Range), [life].
possession(initiative) --> [the, initiative].
possession(citys_blessing) --> [the, city, '\'s', blessing].
possession(max_speed) --> [max, speed].
possession(cards_in_hand(Range)) --> number_as_word(Range), [or, more, cards, in, hand].
possession(or_fewer_cards_in_hand(Number)) --> number_as_word(Number), [or, fewer, cards, in, hand].
possession(greater(Statistic)) --> [greater], statistic(Statistic).
possession(different_name) --> [a, different, name].
possession(activated_ability) --> [a, activated, ability].
possession(adventure_part) --> [a, 'Adventure'].
possession(fewer_counters(Number, Kind, Pronoun)) -->
    [fewer, than],
    number_as_word(Number),
    counter_name(Kind),
    [counters, on],
    pronoun(Pronoun).
possession(symbol_in_its_cost(Symbol)) --> [Symbol, in, its, mana, cost], { Symbol == 'X' }.
possession(no_cards_in_hand) --> [no, cards, in, hand].
possession(no_maximum_hand_size) --> [no, maximum, hand, size].
possession(base_power_toughness(PowerToughness)) -->
    [base, power, and, toughness],
    power_toughness(PowerToughness).
possession(base_statistic(Statistic, Number)) --> [base], statistic(Statistic), number(Number).
possession(base_power_toughness_each(Quantity)) -->
    [base, power, and, base, toughness, each, equal, to],
    quantity(Quantity).
possession(repeated_mana_symbol) -->
    [more, than, one, of, the, same, mana, symbol, in, its, mana, cost].
possession(fewer_than_cards_in_hand(Number)) -->
    [fewer, than],
    number_as_word(Number),
    [cards, in, hand].
possession(same_value_as(Statistic, Object)) -->
    [the, same],
    statistic(Statistic),
    [as],
    object(Object).
possession(same(Statistic)) --> [the, same], statistic(Statistic).
possession(same_name_as(Object)) --> [the, same, name, as], object(Object).
possession(statistic(Statistic, Range)) --> statistic(Statistic), range(Range).
possession(full_party) --> [a, full, party].
possession(in_common(NounPhrase)) --> single(sg, NounPhrase), [in, common].

cards_somewhere(np(_, f(_, n(card), [in(_)]))).
cards_somewhere(np(_, f(_, n(card), [in_it]))).
cards_somewhere(np(_, f([_|_], n(card), [in_hand]))).

all_abilities(np(all, Filter)) --> [all], filter(pl, Filter), { Filter = f(_, n(ability), _) }.

%!  payment(?Payment)// is nondet.

payment(life(Number)) --> number(Number), [life].
payment(any_life) --> [life].
payment(speed(Number)) --> number(Number), [speed].                     % CR 702.179
payment(number_of_symbols(Number, Symbol)) -->
    number_as_word(Number),
    [sym(Symbol)],
    { mana_symbol(Symbol) }.
payment(mana_and_life(Symbols, Number)) --> mana_symbols(Symbols), [and], number(Number), [life].
payment(amount_of_energy(Quantity)) --> [a, amount, of, sym('E'), equal, to], quantity(Quantity).
payment(life_equal(Quantity)) --> [life, equal, to], quantity(Quantity).
payment(mana(Symbols)) --> mana_symbols(Symbols).
payment(more(Symbols)) --> mana_symbols(Symbols), [more].
payment(additional(Symbols)) --> [a, additional], mana_symbols(Symbols).
payment(any_amount(Symbols)) --> [any, amount, of], mana_symbols(Symbols).
payment(any_amount_of_mana) --> [any, amount, of, mana].
payment(any_amount_of_life) --> [any, amount, of, life].
payment(generic_costs) --> [generic, mana, costs].
payment(energy(EnergySymbols)) --> energy_symbols(EnergySymbols).
payment(number_of_energy(Number)) --> number_as_word(Number), [sym('E')].
payment(mana_cost_for(NounPhrase)) --> [the, mana, cost, for], noun_phrase(_, NounPhrase).
payment(any_amount_of_energy) --> [any, amount, of, sym('E')].
payment(one_or_more_energy) --> [one, or, more, sym('E')].
payment(other_costs(Possessive)) --> possessive(Possessive), [other, costs].
payment(its_new_cost(Possessive)) --> possessive(Possessive), [activation, cost].
payment(the_cost_for(Keyword, NounPhrase)) -->
    [the],
    keyword_name(Keyword),
    [cost, for],
    noun_phrase(_, NounPhrase).
payment(half_life(Possessive, Rounding)) -->
    [half],
    possessive(Possessive),
    [life, ',', rounded, Rounding],
    { rounding(Rounding) }.
payment(mana_cost_reduced(Possessive, Symbols)) -->
    possessive(Possessive),
    [mana, cost, reduced, by],
    mana_symbols(Symbols).
payment(the_activation_costs_of(NounPhrase)) -->
    [the, activation, costs, of],
    noun_phrase(_, NounPhrase).
payment(this_cost) --> [this, cost].
payment(keyword_costs(Keyword)) --> keyword_name(Keyword), [costs].
payment(a_cost(NounPhrase)) -->
    single(sg, NounPhrase),
    { NounPhrase = np(_, f(_, n(Noun), _)), memberchk(Noun, [cost, mana_cost]) }.
payment(the_cost_of(Cost, NounPhrase)) --> [the], cost_name(Cost), [of], noun_phrase(_, NounPhrase).
payment(keyword_cost(Keyword)) --> [a], keyword_name(Keyword), [cost].
payment(its_cost(Possessive, Cost)) --> possessive(Possessive), cost_name(Cost).

cost_name(mana_cost) --> [mana, cost].
cost_name(keyword(Keyword)) --> keyword_name(Keyword), [cost].
cost_name(cost) --> [cost].

%!  doubled(?Thing)// is nondet.

doubled(statistic_of(Possessive, Statistic)) --> possessive(Possessive), statistic(Statistic).
doubled(counters_of_kind_on(Kind, Object)) -->
    [the, number, of],
    counter_name(Kind),
    [counters, on],
    object(Object).
doubled(the_statistic(Statistic, Object)) --> [the], statistic(Statistic), [of], object(Object).
doubled(each_kind_of_counter_on(Object)) -->
    [the, number, of, each, kind, of, counter, on],
    object(Object).
doubled(all_damage_by(NounPhrase)) --> [all, damage], noun_phrase(_, NounPhrase), [would, deal].
doubled(power_and_toughness_of(Possessive)) --> possessive(Possessive), [power, and, toughness].
doubled(power_and_toughness(Object)) --> [the, power, and, toughness, of], object(Object).

damage_prevented(that_damage) --> [that, damage].
damage_prevented(next(Number, Relative)) -->
    [the, next],
    number(Number),
    [damage],
    relative(Relative).
damage_prevented(all(Relative)) --> [all, damage], relative(Relative).
damage_prevented(all_combat(Relative)) --> [all, combat, damage], relative(Relative).
damage_prevented(all_noncombat(Relative)) --> [all, 'non-', combat, damage], relative(Relative).
damage_prevented(by_subject(Subject)) --> [all, combat, damage], subject(_, Subject), [would, deal].
damage_prevented(amount(Number)) --> number(Number), [of, that, damage].

quality_choice(card_name) --> [a, card, name].
quality_choice(nonland_card_name) --> [a, 'non-', land, card, name].
quality_choice(number) --> [a, number].
quality_choice(odd_or_even) --> [odd, or, even].
quality_choice(flavor(Options)) --> conjoined(or, option_name, Options).

option_name(Name) --> [Name], { name_word(Name) }.

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

life_verb(gain).
life_verb(lose).

%!  frame_verb(?Action, ?Verb) is nondet.
%
%   The Verb that an Action begins with: what frame//3 says, by the action. It is collected from the
%   clauses of frame//3 when they are loaded.

:- dynamic frame_verb/2.

collect_frame_verbs :-
    retractall(frame_verb(_, _)),
    forall(( clause(frame(Verb, _, Action, _, _), _), nonvar(Action) ),
           assertz(frame_verb(Action, Verb))),
    forall(transitive(Verb, _, Action), assertz(frame_verb(Action, Verb))),
    forall(intransitive(Verb), assertz(frame_verb(Verb, Verb))).

%   A directive, and no initialization/1: a saved state holds the table and must not fill it again.

:- collect_frame_verbs.
