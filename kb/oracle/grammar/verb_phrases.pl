:- encoding(utf8).
:- module(oracle_verb_phrases,
          [ action//3,
            verb//2,
            verb_phrase//3
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(lawmage(oracle/lexicon/subtypes), [subtype_form/3]).
:- use_module(lawmage(oracle/lexicon/verbs), [verb_form/3]).
:- use_module(lawmage(oracle/grammar/abilities), [tickets//1]).
:- use_module(lawmage(oracle/grammar/adjuncts), [adjuncts//2]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1, verb_phrases//3]).
:- use_module(lawmage(oracle/grammar/complements),
              [ all_abilities//1,
                case_adjunct//1,
                damage_prevented//1,
                dice/2,
                dice_count//1,
                die/1,
                doubled//1,
                entering//1,
                exceptions//1,
                mana_loss//1,
                payment//1,
                possession//1,
                quality_choice//1,
                rounding/1,
                sticker_kind//1,
                vote_option//1
              ]).
:- use_module(lawmage(oracle/grammar/costs), [energy_symbols//1, mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens),
              [ abilities//1,
                counter_name//1,
                counters//1,
                lost//1,
                power_toughness_change//1,
                quoted//1,
                tokens//1
              ]).
:- use_module(lawmage(oracle/grammar/events), [period//1]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_item//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3, proper_name//1]).
:- use_module(lawmage(oracle/grammar/mana), [mana//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1, pronoun//1]).
:- use_module(lawmage(oracle/grammar/qualities), [statistic//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [number//1, number_as_word//1, plural_countable//1, quantity//1, range//1]).
:- use_module(lawmage(oracle/grammar/states), [become_what//1, passive//1, state//1]).
:- use_module(lawmage(oracle/grammar/verb_kinds),
              [intransitive/1, life_verb/1, number_verb/1, transitive/3]).
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
