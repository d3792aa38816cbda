:- encoding(utf8).
:- module(rules_611_continuous_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 611: which continuous effects there are, and what they affect

A part of an effect is named `effect(Source, Ability, Layer)`: what the effect of an ability of
Source does in one layer (613.6). In the place of the ability stands `counters(Kind)` for counters
that change power and toughness or give a keyword (613.1f, 613.4c).

What the effects are that can be there at all is found out once (starting_part/5); that many boards
have none in some layer saves them the work (effects_in_layer/1). While the layers are gone through,
an effect is there as long as its ability is (611.3a), or once it has begun to apply (613.6).
*/

:- relation starting_part(Effect, Layer, Affected, Condition, Changes)
       says "{Effect} does this in layer {Layer}: {Changes}"
       else "{Effect} does not do this in layer {Layer}: {Changes}".

:- relation with_choices(+Said, +Source, Changes)
       says "{Said} means {Changes} with what was chosen for {Source}"
       else "it is not known what was chosen for {Source}".

:- relation with_choice(+Said, +Source, Change)
       says "{Said} means {Change} with what was chosen for {Source}"
       else "it is not known what was chosen for {Source}".

:- relation names_a_choice(+Change)
       says "{Change} names what was chosen"
       else "{Change} names nothing that was chosen".

:- relation layer_used(Layer)
       says "there are continuous effects in layer {Layer}"
       else "there is no continuous effect in layer {Layer}".

:- relation layers_used(Layers)
       says "the layers in which there are continuous effects are {Layers}"
       else "the layers in which there are continuous effects are not {Layers}".

:- relation effects_in_layer(+Layer)
       says "there are continuous effects in layer {Layer}"
       else "there is no continuous effect in layer {Layer}".

:- relation effects_apply
       says "there are continuous effects that change characteristics"
       else "no continuous effect changes characteristics".

:- relation part(Effect, Layer, Affected, Condition)
       says "{Effect} belongs to layer {Layer}"
       else "{Effect} does not belong to layer {Layer}".

:- relation change(Effect, Change)
       says "{Effect} does this: {Change}"
       else "{Effect} does not do this: {Change}".

:- relation begun(Generator, Begun)
       says "the effect of {Generator} has begun to apply: {Begun}"
       else "the effect of {Generator} has not begun to apply".

:- relation keeps_affecting(Generator, Object)
       says "{Object} is one of those that the effect of {Generator} has begun to affect"
       else "the effect of {Generator} has not begun to affect {Object}".

:- relation exists(+Effect)
       says "{Effect} exists"
       else "{Effect} does not exist".

:- relation affects(Effect, Object)
       says "{Effect} affects {Object}"
       else "{Effect} does not affect {Object}".

:- relation applies_anew(+Effect, +Condition, Source)
       says "the effect of {Source} applies to what its words speak of"
       else "{Effect} does not apply to what its words speak of".

:- relation spoken_of_as_host(+Description, +Source, Object)
       says "{Description} on {Source} means others than {Object}"
       else "{Description} on {Source} does not leave out {Object}".

:- relation in_another_zone(+Object)
       says "{Object} is a card that is neither on the battlefield nor on the stack"
       else "{Object} is on the battlefield or on the stack".

:- relation reaches_elsewhere
       says "an effect reaches objects that are not on the battlefield"
       else "no effect reaches objects that are not on the battlefield".

:- relation counter_change(Kind, Power, Toughness)
       says "a {Kind} counter gives {Power}/{Toughness}"
       else "a {Kind} counter does not give {Power}/{Toughness}".

:- fluents part/4, change/2, begun/2, keeps_affecting/2.
:- step_relations affects/2.
:- remembered starting_part/5, layers_used/1, effects_in_layer/1, effects_apply/0.
:- remembered reaches_elsewhere/0.


%   The effects that are there from the start.

'611.3b' ::
    starting_part(effect(Source, Ability, Layer), Layer, Affected, Condition, Changes) <=
        permanent(Source),
        copiable_ability(Source, Ability),
        ability_term(Ability, Term),
        effect_part(Term, Layer, Affected, Condition, Said),
        with_choices(Said, Source, Changes)
    says "the ability {Ability} of {Source} makes a continuous effect".

'604.3/everywhere' ::
    starting_part(effect(Source, Ability, Layer), Layer, own_characteristic, Condition, Changes) <=
        in_zone(Source, Zone),
        Zone \== battlefield,
        copiable_ability(Source, Ability),
        ability_term(Ability, Term),
        effect_part(Term, Layer, own_characteristic, Condition, Changes)
    says "the ability {Ability} of {Source} defines a characteristic of it in every zone".

'611.2/starting' ::
    starting_part(effect(Effect, lasting(Effect, Index), Layer), Layer, Affected, always,
                  Changes) <=
        lasting_part(Effect, Index, Layer, Affected, Changes)
    says "{Effect} does this while it lasts: {Changes}".

% What was chosen for the source stands in the place of “the chosen type” and “the chosen color”.

'611.3b/no_more_choices' :: with_choices([], _Source, [])
    says "no more changes".

'611.3b/choices' ::
    with_choices([Said|Others], Source, [Change|Changes]) <=
        with_choice(Said, Source, Change),
        with_choices(Others, Source, Changes)
    says "it does {Change}, and {Changes}".

'611.3b/no_choice' ::
    with_choice(Change, _Source, Change) <=
        not(names_a_choice(Change))
            else "it names what was chosen"
    says "it names nothing that was chosen".

'305.7/chosen_type' ::
    with_choice(set_chosen_type, Source, set_land_types([Type])) <=
        chosen(Source, type, Type),
        basic_land_type(Type, _Symbol)
    says "{Type} was chosen for {Source}".

'205.1a/chosen_type' ::
    with_choice(set_chosen_type, Source, set_creature_types([Type])) <=
        chosen(Source, type, Type),
        creature_type(Type),
        not(permanent_type(Type))
    says "{Type} was chosen for {Source}".

'205.1b/chosen_type' ::
    with_choice(add_chosen_type, Source, add_subtypes([Type])) <=
        chosen(Source, type, Type),
        not(permanent_type(Type))
    says "{Type} was chosen for {Source}".

'105.4/chosen_color' ::
    with_choice(set_chosen_color, Source, set_colors([Color])) <=
        chosen(Source, color, Color)
    says "{Color} was chosen for {Source}".

'105.4/chosen_color_too' ::
    with_choice(add_chosen_color, Source, add_colors([Color])) <=
        chosen(Source, color, Color)
    says "{Color} was chosen for {Source}".

'205.3/names_type'     :: names_a_choice(set_chosen_type)  says "it names the chosen type".

'205.3/names_type_too' :: names_a_choice(add_chosen_type)  says "it names the chosen type".

'105.4/names_color'     :: names_a_choice(set_chosen_color) says "it names the chosen color".

'105.4/names_color_too' :: names_a_choice(add_chosen_color) says "it names the chosen color".


'122.1a' ::
    starting_part(effect(Object, counters(Kind), '7c'), '7c', itself, always,
                  [more_power(Power), more_toughness(Toughness)]) <=
        counters(Object, Kind, Number),
        permanent(Object),
        counter_change(Kind, PowerEach, ToughnessEach),
        Power is Number * PowerEach,
        Toughness is Number * ToughnessEach
    says "{Object} has {Number} {Kind} counters".

'122.1b/effect' ::
    starting_part(effect(Object, counters(Keyword), 6), 6, itself, always,
                  [add_ability(keywords([Keyword]))]) <=
        counters(Object, Keyword, _Number),
        permanent(Object),
        keyword_of_counters(Keyword)
    says "{Object} has a {Keyword} counter".

'611.3a/reaches_elsewhere' ::
    reaches_elsewhere <=
        starting_part(_Effect, _Layer, reaching(_Described, _Phrases), _Condition, _Changes)
    says "it says that the same is true for other objects".

'611.3b/used' ::
    layer_used(Layer) <=
        starting_part(_Effect, Layer, _Affected, _Condition, _Changes)
    says "there is an effect in layer {Layer}".

% An ability that an effect grants may make an effect itself, in this layer or in a later one: those
% before it are over (613.1).

'611.3b/used_by_granted' ::
    layer_used(Layer) <=
        starting_part(_Effect, 6, _Affected, _Condition, Changes),
        member(add_ability(Term), Changes),
        effect_part(Term, Layer, _GrantedAffected, _GrantedCondition, _GrantedChanges),
        sort([6, Layer], [6|_Later])
            else "layer {Layer} is over"
    says "an ability that is granted makes an effect in layer {Layer}".

'611.3b/layers' ::
    layers_used(Layers) <=
        collect(Layer, layer_used(Layer), Layers)
    says "these are all layers in which there are effects: {Layers}".

'611.3b/in_layer' ::
    effects_in_layer(Layer) <=
        layers_used(Layers),
        member(Layer, Layers)
            else "there are effects in the layers {Layers} only"
    says "there is one in layer {Layer}".

'611.1' ::
    effects_apply <=
        layers_used(Layers),
        Layers \== []
            else "there is none in any layer"
    says "there are effects in the layers {Layers}".

'122.1a/+1/+1' :: counter_change('+1/+1', 1, 1)  says "it says +1/+1".

'122.1a/-1/-1' :: counter_change('-1/-1', -1, -1) says "it says -1/-1".

'122.1a/+1/+0' :: counter_change('+1/+0', 1, 0)  says "it says +1/+0".

'122.1a/+0/+1' :: counter_change('+0/+1', 0, 1)  says "it says +0/+1".

'122.1a/+1/+2' :: counter_change('+1/+2', 1, 2)  says "it says +1/+2".

'122.1a/+0/+2' :: counter_change('+0/+2', 0, 2)  says "it says +0/+2".

'122.1a/+2/+0' :: counter_change('+2/+0', 2, 0)  says "it says +2/+0".

'122.1a/+2/+2' :: counter_change('+2/+2', 2, 2)  says "it says +2/+2".

'122.1a/-0/-1' :: counter_change('-0/-1', 0, -1) says "it says -0/-1".

'122.1a/-0/-2' :: counter_change('-0/-2', 0, -2) says "it says -0/-2".

'122.1a/-1/-0' :: counter_change('-1/-0', -1, 0) says "it says -1/-0".

'122.1a/-2/-1' :: counter_change('-2/-1', -2, -1) says "it says -2/-1".

'122.1a/-2/-2' :: counter_change('-2/-2', -2, -2) says "it says -2/-2".


%   Which effects exist in a stage.

'611.3a/exists' ::
    exists(effect(Source, Ability, _Layer)) at Stage <=
        ability(Source, Ability) at Stage
            else "{Source} does not have {Ability} any more"
    says "{Source} has {Ability}, so its effect exists".

'613.6/exists' ::
    exists(effect(Source, Ability, _Layer)) at Stage <=
        begun(generator(Source, Ability), yes) at Stage
    says "the effect has begun to apply, so its other parts apply too".

'611.2a/exists' ::
    exists(effect(_Effect, lasting(_Lasting, _Index), _Layer)) at _
    says "the effect lasts".

'122.1/exists' ::
    exists(effect(_Object, counters(_Kind), _Layer)) at _
    says "counters stay whatever the object is".


%   What an effect affects in a stage.

% Whom its words speak of, unless it goes on with what it began with.

'611.3a/affects' ::
    affects(Effect, Object) at Stage <=
        part(Effect, _Layer, described(Description), Condition) at Stage,
        applies_anew(Effect, Condition, Source) at Stage,
        described(Description, Source, Object) at Stage,
        not(spoken_of_as_host(Description, Source, Object))
            else "{Source} is attached to {Object} and speaks of others"
    says "{Object} is what the effect of {Source} describes".

% “Other creatures” on an Aura are others than the creature that it enchants.

'303.4/other_than_host' ::
    spoken_of_as_host(f([other|_Adjectives], t(creature), _Posts), Source, Object) <=
        attached_to(Source, Object)
    says "other creatures than {Object} are meant".

'611.3a/affects_several' ::
    affects(Effect, Object) at Stage <=
        part(Effect, _Layer, described_any(Descriptions), Condition) at Stage,
        applies_anew(Effect, Condition, Source) at Stage,
        member(Description, Descriptions),
        described(Description, Source, Object) at Stage
    says "{Object} is one of those that the effect of {Source} describes".

'303.4/affects_host' ::
    affects(Effect, Object) at Stage <=
        part(Effect, _Layer, host(Description), Condition) at Stage,
        applies_anew(Effect, Condition, Source) at Stage,
        attached_to(Source, Object),
        described(Description, Source, Object) at Stage
    says "{Source} is attached to {Object}, which is what its effect describes".

'201.5/affects_itself' ::
    affects(Effect, Source) at Stage <=
        part(Effect, _Layer, itself, Condition) at Stage,
        applies_anew(Effect, Condition, Source) at Stage
    says "the effect is about its own source".

'604.3/affects_itself' ::
    affects(Effect, Source) at Stage <=
        part(Effect, _Layer, own_characteristic, Condition) at Stage,
        applies_anew(Effect, Condition, Source) at Stage
    says "the ability defines a characteristic of its own object".

'611.2c/affects_listed' ::
    affects(Effect, Object) at Stage <=
        part(Effect, _Layer, listed, _Condition) at Stage,
        Effect = effect(Source, _Ability, _),
        effect_on(Source, Object)
    says "{Object} is what {Source} began to affect".

'611.3a/affects_permanents' ::
    affects(Effect, Object) at Stage <=
        part(Effect, _Layer, reaching(Description, _Phrases), Condition) at Stage,
        applies_anew(Effect, Condition, Source) at Stage,
        described(Description, Source, Object) at Stage
    says "{Object} is a permanent that the effect of {Source} describes".

'112.1/affects_spells' ::
    affects(Effect, Object) at Stage <=
        part(Effect, _Layer, reaching(_Description, Phrases), Condition) at Stage,
        applies_anew(Effect, Condition, Source) at Stage,
        member(np(bare, f(Adjectives, n(spell), [control(you)])), Phrases),
        means_by_you(Source, You),
        in_zone(Object, stack),
        controls(You, Object),
        all(member(Adjective, Adjectives),
            is_so(Adjective, Source, Object) at Stage)
    says "{Object} is a spell of which the same is true".

'109.2a/affects_cards' ::
    affects(Effect, Object) at Stage <=
        part(Effect, _Layer, reaching(_Description, Phrases), Condition) at Stage,
        applies_anew(Effect, Condition, Source) at Stage,
        member(np(bare, f(Adjectives, n(card), [own(you)|_Where])), Phrases),
        means_by_you(Source, You),
        owner(Object, You),
        in_another_zone(Object),
        all(member(Adjective, Adjectives),
            is_so(Adjective, Source, Object) at Stage)
    says "{Object} is a card of which the same is true".

'109.2a/not_on_battlefield' ::
    in_another_zone(Object) <=
        in_zone(Object, Zone),
        not(member(Zone, [battlefield, stack]))
    says "{Object} is in the zone {Zone}".

'611.3a/anew' ::
    applies_anew(effect(Source, Ability, _Layer), Condition, Source) at Stage <=
        not(begun(generator(Source, Ability), yes) at Stage)
            else "the effect goes on with what it began with",
        condition_met(Condition, Source) at Stage
    says "the effect of {Source} applies, and it did not begin in an earlier layer".

'613.6/affects' ::
    affects(effect(Source, Ability, Layer), Object) at Stage <=
        part(effect(Source, Ability, Layer), Layer, _Affected, _Condition) at Stage,
        keeps_affecting(generator(Source, Ability), Object) at Stage
    says "the effect has begun to apply to {Object}, and goes on applying to it".
