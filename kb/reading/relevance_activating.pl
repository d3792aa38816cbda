:- encoding(utf8).
:- module(reading_relevance_activating, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change whether an ability may be activated

  - could_hinder(Text, may_activate(Player, Object, Ability)): the text could make a yes wrong
  - could_help(Text, may_activate(Player, Object, Ability)): the text could make a no wrong. With
    the Ability `any`, it could give Object an ability that the rules do not know.

As for casting (relevance_casting.pl), the test errs on one side, and a text helps with what it
speaks of: a no is in doubt only when everything that is missing might be supplied. What is known to
be left out stands as rule(Number, Object) in the place of a text.
*/

:- relation activation_text(+Subject, Text, Source, Words)
       says "{Text} is not read, speaks of {Subject}, and may be in force"
       else "{Text} is read, or does not speak of {Subject}, or is not in force".

:- relation own_text(+Object, +Ability, Text)
       says "{Text} is the text of {Ability} of {Object}"
       else "{Text} is not the text of {Ability} of {Object}".

:- relation characteristics_matter(+Object, +Ability)
       says "what {Object} is matters for activating {Ability}"
       else "what {Object} is does not matter for activating {Ability}".

:- relation sure_sources_pay_for(+Player, +Object, +Ability)
       says "the mana for {Ability} is in no doubt"
       else "the mana for {Ability} is in doubt".

:- relation lacking_to_activate(+Player, +Object, +Ability, Missing)
       says "{Missing} is missing for {Player} to activate {Ability}"
       else "{Missing} is not missing for {Player} to activate {Ability}".

:- relation supplies_activation(+Player, +Object, +Ability, Text, +Missing)
       says "{Text} might supply {Missing}"
       else "{Text} can't supply {Missing}".

:- relation cost_read(+Object, +Ability)
       says "every part of the cost of {Ability} is read"
       else "a part of the cost of {Ability} is not read".

:- relation may_be_another_ability(+Object, Text)
       says "{Text} may be another activated ability of {Object}"
       else "{Text} is no other activated ability of {Object}".

:- relation untimely_loyalty_ability(+Player, +Object, +Text)
       says "{Text} is a loyalty ability of {Object} that {Player} could not activate now"
       else "{Text} is no loyalty ability, or {Player} could activate it now".

:- relation names_activated_keyword(+Words)
       says "the words name a keyword that is an activated ability"
       else "the words name no keyword that is an activated ability".

:- relation may_make_activating_cheaper(+Words)
       says "the words may make something cheaper to activate"
       else "the words make nothing cheaper to activate".

:- relation may_give_activated_ability(+Words)
       says "the words may give something an activated ability"
       else "the words give nothing an activated ability".

:- relation limits_in_other_words(+Sentence)
       says "{Sentence} restricts when the ability may be activated, in words that are not read"
       else "{Sentence} does not restrict when the ability may be activated, or it is read".

:- relation speaks_of_an_activated_ability(+Words)
       says "the words speak of an activated ability"
       else "the words speak of no activated ability".

:- relation names_keyword_of_other_zones(+Words)
       says "the words may be an activated ability that functions elsewhere than on the battlefield"
       else "the words are no activated ability that functions elsewhere than on the battlefield".


%   Hindering.

'602.5/hinder' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        activation_text(activating, Text, Source, Words),
        speaks_of(Words, blocked_abilities),
        may_change(Words, Source, Object),
        not(( mana_ability(Object, Ability),
              excused(blocked_abilities, Words)
            ))
            else "it leaves mana abilities alone"
    says "{Text} could keep abilities of {Object} from being activated".

% “Activate no more than twice each turn”, “any player may activate this ability but only as a
% sorcery”: limits in other words than “activate only” are not read.

'602.1b/hinder' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        activated_ability(Object, Ability, _Costs, Effect),
        member(Sentence, Effect),
        limits_in_other_words(Sentence),
        own_text(Object, Ability, Text)
    says "{Text} restricts when {Ability} may be activated, in words that are not read".

% No board can say that an ability which an effect gives was activated this turn.

'602.5b/hinder' ::
    could_hinder(rule('602.5b', Object), may_activate(_Player, Object, Ability)) <=
        activated_ability(Object, Ability, _Costs, Effect),
        may_be_used_up(Ability, Effect)
    says "{Ability} may be activated only once each turn".

'602.1b/at_most' ::
    limits_in_other_words(Sentence) <=
        words(Sentence, Words),
        contains_any(Words, [[activate, at, most]])
    says "it says how often the ability may be activated".

'602.1b/but_only' ::
    limits_in_other_words(Sentence) <=
        words(Sentence, Words),
        shares(Words, [activate]),
        contains_any(Words, [[but, only]])
    says "it says when others may activate the ability".

'602.1b/cannot' ::
    limits_in_other_words(Sentence) <=
        words(Sentence, Words),
        contains_any(Words, [[cannot, v, activate, this]])
    says "it says when the ability can't be activated".

'602.1b/only' ::
    limits_in_other_words(Sentence) <=
        words(Sentence, Words),
        contains_any(Words, [[v, activate, this]]),
        follows(Words, [activate], [only], ['.'])
    says "it says how often the ability may be activated".

% A land that is of a chosen type may have lost its abilities (305.7), and may have another (305.6).

'607.2d/hinder_activation' ::
    could_hinder(text(Source, Face, Index), may_activate(_Player, Object, Ability)) <=
        activated_ability(Object, Ability, _Costs, _Effect),
        board_leaves_open(Source, Face, Index),
        member(Part, [type, subtype]),
        could_change_directly(text(Source, Face, Index), Object, Part)
    says "what was chosen for {Source} may say what {Object} is".

'601.2f/hinder_activation' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        activation_text(activating, Text, _Source, Words),
        follows(Words, [cost, costs], [more, additional], ['.'])
            else "nothing costs more",
        activated_ability(Object, Ability, _Costs, _Effect)
    says "{Text} could make {Ability} cost more to activate".

'613.1f/hinder_activation' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        activation_text(activating, Text, Source, Words),
        speaks_of(Words, lost_abilities),
        may_change(Words, Source, Object),
        activated_ability(Object, Ability, _Costs, _Effect)
    says "{Text} could take {Ability} from {Object}".

'613.1d/hinder_activation' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        characteristics_matter(Object, Ability),
        activation_text(being, Text, Source, Words),
        may_change(Words, Source, Object)
    says "{Text} could say what {Object} is".

'201.4/hinder' ::
    could_hinder(text(Source, Face, Index), may_activate(_Player, Object, Ability)) <=
        name_left_out(Source),
        static_text(Source, printed(Face, Index), Term),
        activation_prohibition(Term, named, Exception),
        not(left_alone(Exception, Object, Ability))
            else "it leaves mana abilities alone"
    says "the name chosen for {Source} may be that of {Object}".

'115.1/hinder_activation' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        activated_ability(Object, Ability, _Costs, Effect),
        not(targets_read(Effect))
            else "its targets are read",
        own_text(Object, Ability, Text)
    says "{Text} may ask for a target that is not there".

'601.2c/hinder_activation' ::
    could_hinder(Text, may_activate(Player, Object, Ability)) <=
        targets_of_ability(Object, Ability, needs(Number, Kind)),
        not(enough_sure_targets(Player, Object, ability(Object), needs(Number, Kind)))
            else "there are enough targets that are in no doubt",
        legal_target(Player, Object, ability(Object), Kind, Target),
        doubtful_target(Player, Object, ability(Object), Kind, Target, Text)
    says "{Text} could keep {Target} from being chosen, and too few other targets are in no doubt".

'605.1/hinder_activation' ::
    could_hinder(Text, may_activate(Player, Object, Ability)) <=
        doubtful_source(Player, Permanent, Text),
        not(sure_sources_pay_for(Player, Object, Ability))
            else "the cost can be paid with mana that is in no doubt"
    says "{Text} could take mana from {Permanent}, with which {Ability} would be paid".

% Two parts that take permanents might have to take the same one (118.10).

'118.10/hinder_activation' ::
    could_hinder(rule('118.10', Object), may_activate(_Player, Object, Ability)) <=
        activated_ability(Object, Ability, Costs, _Effect),
        count(Cost,
              ( member(Cost, Costs),
                takes_permanents(Cost, _Action, _Number, _Description)
              ),
              Parts),
        Parts >= 2
            else "at most one part of the cost takes permanents"
    says "several parts of the cost of {Ability} take permanents".

% Several abilities with mana in their costs: which one has begun is not known (605.3c).

'605.3c/hinder' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        asked_for_mana(_Asked, Object),
        mana_ability(Object, Ability),
        has_begun_with_mana(Object, Ability),
        has_begun_with_mana(Object, Other),
        Other \== Ability
            else "it is the only one that asks for mana",
        own_text(Object, Ability, Text)
    says "it may be {Ability} of {Object} that mana is asked for".


'302.6/matters' ::
    characteristics_matter(Object, Ability) <=
        new_to_controller(Object),
        activated_ability(Object, Ability, Costs, _Effect),
        turns_itself(Costs)
    says "whether {Object} is a creature decides about summoning sickness".

'602.5/matters' ::
    characteristics_matter(Object, Ability) <=
        activation_prohibitions([_First|_Others]),
        activated_ability(Object, Ability, _Costs, _Effect)
    says "there are texts about the abilities of some kinds of permanents".

'601.2g/sure_activation' ::
    sure_sources_pay_for(Player, Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        mana_in_costs(Costs, Symbols),
        life_in_costs(Costs, Life),
        with_value_of_x(Symbols, value(0), Cost),
        payment(Cost, Player, activating(Object, Ability), Life, Plan),
        Plan = plan(Activations, _Payments),
        all(member(activation(Source, _Alternative), Activations),
            not(doubtful_source(Player, Source, _Text)))
            else "the plan uses mana that is in doubt"
    says "the mana can be paid from sources that are in no doubt".


%   Helping.

'602.2/help' ::
    could_help(Text, may_activate(Player, Object, Ability)) <=
        activated_ability(Object, Ability, _Costs, _Effect),
        not(already_begun(Object, Ability))
            else "it has not resolved yet, whatever else there is",
        lacking_to_activate(Player, Object, Ability, Missing),
        supplies_activation(Player, Object, Ability, Text, Missing),
        all(lacking_to_activate(Player, Object, Ability, Other),
            supplies_activation(Player, Object, Ability, _OtherText, Other))
            else "something is missing that no unread text could supply"
    says "{Text} might supply {Missing}, and whatever else is missing might be supplied too".

'602.2/missing' ::
    lacking_to_activate(Player, Object, Ability, permission) <=
        player(Player),
        not(open_to(Player, Object, Ability))
            else "it is open to {Player}"
    says "it is not open to {Player}".

'117.1b/missing' ::
    lacking_to_activate(Player, Object, Ability, time) <=
        player(Player),
        not(right_time_to_activate(Player, Object, Ability))
            else "it is the right time"
    says "it is not the right time".

'602.1b/missing' ::
    lacking_to_activate(Player, Object, Ability, instructions) <=
        player(Player),
        not(instructions_followed(Player, Object, Ability))
            else "the instructions are followed"
    says "the activation instructions are not followed".

'602.5/missing' ::
    lacking_to_activate(Player, Object, Ability, freedom) <=
        kept_from_activating(Player, Object, Ability)
    says "it can't be activated".

'601.2c/missing_for_ability' ::
    lacking_to_activate(Player, Object, Ability, targets) <=
        player(Player),
        not(ability_finds_targets(Player, Object, Ability))
            else "the targets are there"
    says "the targets are not there".

'601.2h/missing_part' ::
    lacking_to_activate(Player, Object, Ability, part_of_cost) <=
        player(Player),
        not(parts_can_be_paid(Player, Object, Ability))
            else "what is not mana can be paid"
    says "what is not mana can't be paid".

'601.2h/missing_mana' ::
    lacking_to_activate(Player, Object, Ability, mana) <=
        player(Player),
        not(mana_can_be_paid(Player, Object, Ability))
            else "the mana can be paid"
    says "the mana can't be paid".


'602.1b/supplies_permission' ::
    supplies_activation(Player, Object, Ability, Text, permission) <=
        not(controls(Player, Object))
            else "{Player} controls {Object}",
        activated_ability(Object, Ability, _Costs, Effect),
        words(Effect, Words),
        shares(Words, [activate])
            else "it does not let others activate it",
        own_text(Object, Ability, Text)
    says "{Text} may let others activate it".

'602.1b/supplies_instructions' ::
    supplies_activation(_Player, Object, Ability, Text, instructions) <=
        activated_ability(Object, Ability, _Costs, Effect),
        member(activate_only(Limits), Effect),
        not(limits_read(Limits))
            else "its limits are read",
        own_text(Object, Ability, Text)
    says "when {Ability} may be activated is not read".

% Another time may be allowed for what is activated only as a sorcery (602.5d), and what has been
% activated before may be activated again.

'601.3b/supplies_instructions' ::
    supplies_activation(_Player, Object, Ability, Text, instructions) <=
        activated_ability(Object, Ability, _Costs, _Effect),
        activation_text(activating, Text, _Source, Words),
        contains_any(Words, [[any, time], [as, though]])
    says "{Text} may let abilities be activated at another time".

% A text may allow what was activated this turn to be activated again.

'602.5b/supplies_instructions' ::
    supplies_activation(_Player, Object, Ability, Text, instructions) <=
        activated_this_turn(Object, _Index),
        activated_ability(Object, Ability, _Costs, _Effect),
        activation_text(activating, Text, _Source, Words),
        shares(Words, [twice, again, additional, once, more])
            else "it does not speak of activating again"
    says "{Text} may let abilities be activated once more".

% A planeswalker on the battlefield has loyalty counters, and the board left them out (306.5b).

'306.5b/supplies_part' ::
    supplies_activation(_Player, Object, Ability, rule('306.5b', Object), part_of_cost) <=
        loyalty_ability(Object, Ability),
        not(counters(Object, loyalty, _Number))
            else "the board says how many loyalty counters {Object} has"
    says "the board does not say how many loyalty counters {Object} has".

'602.5/supplies_freedom' ::
    supplies_activation(_Player, Object, _Ability, Text, freedom) <=
        activation_text(being, Text, Source, Words),
        may_change(Words, Source, Object)
    says "{Text} may say that {Object} is something else".

'602.5/supplies_lost_prohibition' ::
    supplies_activation(_Player, _Object, _Ability, Text, freedom) <=
        activation_text(activating, Text, _Source, Words),
        speaks_of(Words, lost_abilities)
    says "{Text} may take away the ability that prohibits it".

'601.2c/supplies_targets' ::
    supplies_activation(_Player, _Object, _Ability, Text, targets) <=
        activation_text(being, Text, _Source, Words),
        may_make_targets(Words)
    says "{Text} may make something a target".

'601.2h/supplies_part' ::
    supplies_activation(_Player, Object, Ability, Text, part_of_cost) <=
        not(cost_read(Object, Ability))
            else "every part of the cost is read",
        own_text(Object, Ability, Text)
    says "a part of the cost of {Ability} is not read".

% What would be tapped for the cost might be untapped for mana before, or the other way round.

'601.2g/supplies_turn' ::
    supplies_activation(_Player, Object, Ability, rule('601.2g', Object), part_of_cost) <=
        activated_ability(Object, Ability, Costs, _Effect),
        mana_in_costs(Costs, [_First|_Others]),
        member(Symbol-Opposite, [tap-untap, untap-tap]),
        member(Symbol, Costs),
        activated_mana_ability(Object, Other),
        activated_ability(Object, Other, OtherCosts, _OtherEffect),
        member(Opposite, OtherCosts)
            else "no mana ability of {Object} turns it back"
    says "{Other} may turn {Object} while the mana is paid".

'302.6/supplies_haste' ::
    supplies_activation(_Player, Object, Ability, Text, part_of_cost) <=
        characteristics_matter(Object, Ability),
        activation_text(activating, Text, _Source, Words),
        shares(Words, [haste])
            else "it does not speak of haste"
    says "{Text} may give haste".

'302.6/supplies_other_type' ::
    supplies_activation(_Player, Object, Ability, Text, part_of_cost) <=
        characteristics_matter(Object, Ability),
        activation_text(being, Text, Source, Words),
        may_change(Words, Source, Object)
    says "{Text} may say that {Object} is no creature".

'605.1/supplies_mana' ::
    supplies_activation(Player, _Object, _Ability, Text, mana) <=
        could_give_mana(Player, none, Text)
    says "{Text} might give mana".

'106.7/supplies_mana' ::
    supplies_activation(Player, _Object, _Ability, Text, mana) <=
        could_add_type(Text, Permanent),
        controls(Player, Permanent)
    says "{Text} might let {Permanent} make other mana".

'601.2f/supplies_reduction' ::
    supplies_activation(_Player, _Object, _Ability, Text, mana) <=
        activation_text(activating, Text, _Source, Words),
        may_make_activating_cheaper(Words)
    says "{Text} may make abilities cost less to activate, or something else".

'601.2f/cheaper' ::
    may_make_activating_cheaper(Words) <=
        follows(Words, [cost, costs], [less], ['.']),
        not(contains_any(Words, [[less, to, cast]]))
            else "it makes spells cost less"
    says "something costs less".

'118.9/rather' ::
    may_make_activating_cheaper(Words) <=
        shares(Words, [rather])
            else "it does not say “rather”"
    says "something else may be paid".

% What is kept back for other parts of the cost might not be needed for them after all.

'118.10/supplies_mana' ::
    supplies_activation(Player, Object, Ability, rule('118.10', Object), mana) <=
        wanted_elsewhere(Object, Ability, Permanent, [tap, act(v(sacrifice(self), []))]),
        controls(Player, Permanent)
    says "{Permanent} was kept back for another part of the cost".

'118.10/supplies_mana_by_taking' ::
    supplies_activation(Player, Object, Ability, rule('118.10', Object), mana) <=
        controls(Player, Permanent),
        member(Action, [tap, sacrifice]),
        perhaps_needed(activating(Object, Ability), Permanent, Action)
    says "{Permanent} was kept back for another part of the cost".

'118.3/cost_read' ::
    cost_read(Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        all(member(Cost, Costs),
            part_read(Cost))
    says "each of {Costs} is read".


%   What else Object might have.

'602.1/help_any' ::
    could_help(Text, may_activate(Player, Object, any)) <=
        player(Player),
        may_be_another_ability(Object, Text),
        not(untimely_loyalty_ability(Player, Object, Text))
            else "it is a loyalty ability, which {Player} could not activate now"
    says "{Text} may be an activated ability of {Object}".

% Of a line that was not understood, the loyalty symbol at its beginning is known all the same.

'606.3/not_understood' ::
    untimely_loyalty_ability(Player, Object, text(Object, Face, Index)) <=
        unparsed_text(Face, Index, Text),
        words(Text, [Sign, _Number, (:)|_Effect]),
        member(Sign, [+, −])
            else "it does not begin with a loyalty symbol",
        not(limit_met(as(loyalty_ability), with_priority, Player, Object)),
        not(activation_text(activating, _Other, _Source, _Words))
            else "another text speaks of activating abilities"
    says "it is a loyalty ability, and now is no time for one".

'602.1/unparsed' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        characteristics_from(Object, Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        has_to_be_activated(Words),
        has_line(Object, Face, Index)
            else "{Object} has lost the ability"
    says "line {Index} of {Object} was not understood, and it has a colon after its cost".

'702.1/activated' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        printed_ability(Face, Index, Term),
        words(Term, Words),
        names_activated_keyword(Words),
        not(activated_ability(Object, printed(Face, Index), _Costs, _Effect))
            else "it is read as an activated ability"
    says "line {Index} of {Object} names a keyword that is an activated ability".

'702.1/given' ::
    may_be_another_ability(Object, Text) <=
        permanent(Object),
        has_ability(Object, granted(Effect, Term)),
        words(Term, Words),
        names_activated_keyword(Words),
        own_text(Object, granted(Effect, Term), Text),
        not(activated_ability(Object, granted(Effect, Term), _Costs, _DoneThen))
            else "it is read as an activated ability"
    says "{Text} gives {Object} a keyword that is an activated ability".

% “Solved — {T}: ...”, “max speed — {3}: ...”. Forecast functions in the hand (702.57a).

'702.1/ability_behind' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        printed_ability(Face, Index, keyword_ability(Keyword, activated(_Costs, _Effect))),
        Keyword \== forecast
            else "it functions in the hand",
        not(activated_ability(Object, printed(Face, Index), _OtherCosts, _OtherEffect))
            else "it is read as an activated ability"
    says "behind {Keyword}, line {Index} of {Object} is an activated ability".

'721.2a/activated' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        printed_ability(Face, Index, striation(Least, Terms)),
        member(activated(_Costs, _Effect), Terms),
        counters(Object, charge, Number),
        Number >= Least
            else "{Object} has {Number} charge counters"
    says "with {Least} charge counters, line {Index} gives {Object} an activated ability".

'714.2/activated' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        chapter_may_have_given(Object, Face, Index, Words),
        shares(Words, [activated])
    says "the chapter in line {Index} may have given {Object} an activated ability".

'113.6/activated' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        characteristics_from(Object, Face),
        not(permanent(Object)),
        printed_ability(Face, Index, Term),
        words(Term, Words),
        names_keyword_of_other_zones(Words)
    says "line {Index} of {Object} may be an activated ability that functions where it is".

% What an unread text gives may be given to the object that it is on (113.10).

'113.10/activated' ::
    may_be_another_ability(Object, Text) <=
        permanent(Object),
        activation_text(activating, Text, Source, Words),
        may_give_activated_ability(Words),
        may_be_about(Words, Source, Object)
    says "{Text} may give {Object} an activated ability".

'113.10/gives_abilities' ::
    may_give_activated_ability(Words) <=
        shares(Words, [have, has, gain, gains, with])
            else "nothing has or gains anything",
        speaks_of_an_activated_ability(Words),
        not(append([striation], _Rest, Words))
            else "it is a striation, which has its ability itself (721.2a)"
    says "it may give an activated ability".

'113.3b/speaks_of_it' ::
    speaks_of_an_activated_ability(Words) <=
        shares(Words, [activated, :])
            else "it neither speaks of activated abilities nor quotes one"
    says "it speaks of activated abilities, or quotes one".

'702.1/speaks_of_it' ::
    speaks_of_an_activated_ability(Words) <=
        names_activated_keyword(Words)
    says "it names a keyword that is an activated ability".

'305.6/activated' ::
    may_be_another_ability(Object, text(Source, Face, Index)) <=
        permanent(Object),
        is_type(Object, land),
        board_leaves_open(Source, Face, Index),
        could_change_directly(text(Source, Face, Index), Object, subtype)
    says "the type chosen for {Source} may give {Object} an ability".

'606.1/behind_ability_word' ::
    may_be_another_ability(Object, rule('606.3', Object)) <=
        has_ability(Object, Ability),
        ability_term(Ability, worded(_Word, loyalty(_Cost, _Effect)))
    says "behind an ability word, {Ability} of {Object} is a loyalty ability".

'606.1/behind_flavor_word' ::
    may_be_another_ability(Object, rule('606.3', Object)) <=
        has_ability(Object, Ability),
        ability_term(Ability, flavored(_Words, loyalty(_Cost, _Effect)))
    says "behind a flavor word, {Ability} of {Object} is a loyalty ability".

% Keywords that are activated abilities of permanents: 702.6, 702.65, 702.67, 702.71, 702.87,
% 702.107, 702.122, 702.142, 702.151, 702.167, 702.171, 702.177, 702.184, 702.193, 701.37, 701.46.

'702.6/activated' ::
    names_activated_keyword(Words) <=
        shares(Words, [equip, swap, fortify, transfigure, level, outlast, crew, boast, reconfigure,
                       craft, saddle, exhaust, station, power, monstrosity, adapt])
            else "it names no such keyword"
    says "it names a keyword that is an activated ability of permanents".

% Those that function elsewhere: 702.29, 702.49, 702.53, 702.57, 702.77, 702.84, 702.97, 702.128,
% 702.129, 702.141; and any activated ability whose cost moves the card.

'702.29/activated' ::
    names_keyword_of_other_zones(Words) <=
        shares(Words, [cycling, typecycling, landcycling, ninjutsu, transmute, forecast, reinforce,
                       unearth, scavenge, embalm, eternalize, encore, activated])
            else "it names no such keyword"
    says "it may be an activated ability that functions in another zone".


%   The texts that are looked at.

'113.6/activation' ::
    activation_text(Subject, Text, Source, Words) <=
        in_force(none, none, any, Subject, other, Text, Words),
        source_of(Text, Source)
    says "{Text} is not read and may be in force".

'602.1/own_text' ::
    own_text(Object, printed(Face, Index), text(Object, Face, Index)) <=
        characteristics_from(Object, Face)
    says "it stands in line {Index} of {Object}".

'113.10/own_text' ::
    own_text(_Object, granted(effect(Origin, printed(Face, Index), _Layer), _Term),
             text(Origin, Face, Index)) <=
        characteristics_from(Origin, Face)
    says "it is given by line {Index} of {Origin}".

'611.2a/own_text' ::
    own_text(_Object, granted(effect(Effect, lasting(Effect, _Index), _Layer), _Term),
             lasting(Effect))
    says "it is given by {Effect}".

'reading/activating' ::
    vocabulary(activating, [activate, activated, abilities, ability, haste, equip, cost, costs,
                            have, has, gain, gains, with])
    says "every text about activating abilities has one of these words".
