:- encoding(utf8).
:- module(reading_relevance_activating, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could make it wrong that an ability may be activated

  - could_hinder(Text, may_activate(Player, Object, Ability)): the text could make a yes wrong

As for casting (relevance_casting.pl), the test errs on one side. What could make a no wrong stands in
relevance_activating_help.pl. What is known to be left out stands as rule(Number, Object) in the place
of a text.
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

:- relation limits_in_other_words(+Sentence)
       says "{Sentence} restricts when the ability may be activated, in words that are not read"
       else "{Sentence} does not restrict when the ability may be activated, or it is read".


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
