:- encoding(utf8).
:- module(reading_continuous_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What card text says as a continuous effect

    static_effect(Term, Affected, Condition, Changes)

The ability Term makes a continuous effect that affects Affected while Condition is met, and does
Changes to each of them. A term is read in full or not at all: where one word has no meaning here,
there is no effect, and the text counts as not read.

Affected is one of

  - `listed`: the objects that the board lists, for an effect that lasts (lasting_effects.pl)
  - `described(Description)`: all permanents that the description fits
  - `described_any(Descriptions)`: all permanents that one of the descriptions fits
  - `host(Description)`: what the source is attached to, if the description fits it
  - `itself`: the source
  - `reaching(Description, Phrases)`: permanents of the description, and objects elsewhere
  - `own_characteristic`: the source, by a characteristic-defining ability (604.3)

Condition is `always` or one of the conditions of effect_conditions.pl. The changes are named in
change_in_layer/2, each with the layer in which it applies (613.1, 613.4). What the words of a
clause change is read in characteristic_changes.pl.
*/

:- relation static_effect(+Term, Affected, Condition, Changes)
       says "{Term} makes a continuous effect that does {Changes}"
       else "{Term} makes no continuous effect that is read".

:- relation read_as_effect(+Term)
       says "it is read what the continuous effect of {Term} does"
       else "it is not read what the continuous effect of {Term} does".

:- relation board_leaves_open(Object, Face, Index)
       says "what line {Index} of {Object} changes hangs on something that the board does not give"
       else "the board gives what line {Index} of {Object} depends on".

:- remembered board_leaves_open/3.

:- relation effect_part(+Term, Layer, Affected, Condition, Changes)
       says "the effect of {Term} does {Changes} in layer {Layer}"
       else "the effect of {Term} does not do {Changes} in layer {Layer}".

:- relation affected_ones(+Subject, Affected)
       says "the subject {Subject} means {Affected}"
       else "it is not read whom {Subject} means".

:- relation described_in_each(+Subjects, Descriptions)
       says "{Subjects} mean the permanents of {Descriptions}"
       else "one of {Subjects} does not mean all permanents of a description".

:- relation conditional_subject(+Subject, +ConditionSubject, Affected)
       says "behind the condition, {Subject} means {Affected}"
       else "it is not read whom {Subject} means behind the condition".

:- relation readable_elsewhere(+Phrase)
       says "{Phrase} is read of objects that are not on the battlefield"
       else "{Phrase} is not read of objects that are not on the battlefield".

:- relation about_the_game(+Clause)
       says "{Clause} is a condition about no object"
       else "{Clause} is a condition about an object".

:- relation condition_behind(+Verbs, Clause, Unconditioned)
       says "behind {Unconditioned} stands the condition {Clause}"
       else "no condition stands behind {Verbs}".

:- relation change_in_layer(+Change, Layer)
       says "{Change} applies in layer {Layer}"
       else "{Change} does not apply in layer {Layer}".


'611.3' ::
    static_effect(text([clause(c(Subject, Verbs))]), Affected, always, [Change|Changes]) <=
        affected_ones(Subject, Affected),
        not(defines(c(Subject, Verbs), _Defined))
            else "it defines a characteristic of its own object (604.3)",
        verbs_change(Verbs, Affected, [Change|Changes])
    says "it says what is or has something, as long as its source is there".

'611.3/behind_prohibition' ::
    static_effect(text([clause(c(Subject, cannot(Verbs)))]), Affected, always,
                  [Change|Changes]) <=
        append(Deeds, [and_finite(Finite)], Verbs),
        all(member(Deed, Deeds), deed_in_combat(Deed))
            else "it prohibits something else than attacking and blocking",
        affected_ones(Subject, Affected),
        verbs_change(Finite, Affected, [Change|Changes])
    says "behind a prohibition it says what is or has something".

'611.3a/same_is_true' ::
    static_effect(text([clause(c(Subject, Verbs)), same_is_true_for_objects(and(Phrases))]),
                  reaching(Description, Phrases), always, Changes) <=
        affected_ones(Subject, described(Description)),
        all(member(Phrase, Phrases), readable_elsewhere(Phrase)),
        verbs_change(Verbs, described(Description), Changes)
    says "the same is true for objects that are not on the battlefield".

'205.1b/still_behind' ::
    static_effect(text([ clause(c(Subject, [v(Verb, [])])),
                         clause(c(it, [v(short_be(Still), [])])) ]),
                  Affected, always, Changes) <=
        still_what_it_was(Still),
        affected_ones(Subject, Affected),
        being_too(Verb, Too),
        verb_changes(Too, Affected, Changes)
    says "it says what something is, and that it keeps what it was".

'611.3/condition' ::
    static_effect(text([pre(as_long_as(c(Topic, States)), clause(c(Subject, Verbs)))]),
                  Affected, Condition, Changes) <=
        effect_condition(c(Topic, States), Condition),
        conditional_subject(Subject, Topic, Affected),
        verbs_change(Verbs, Affected, Changes)
    says "it says what is or has something as long as the condition is met".

'611.3/condition_behind' ::
    static_effect(text([clause(c(Subject, Verbs))]), Affected, Condition, Changes) <=
        condition_behind(Verbs, Clause, Unconditioned),
        affected_ones(Subject, Affected),
        spelled_out(Clause, Affected, Named),
        effect_condition(Named, Condition),
        verbs_change(Unconditioned, Affected, Changes)
    says "it says what is or has something as long as the condition is met".

'611.3/condition_of_game' ::
    static_effect(text([pre(as_long_as(Clause), clause(c(Subject, Verbs)))]),
                  Affected, Condition, Changes) <=
        about_the_game(Clause),
        effect_condition(Clause, Condition),
        affected_ones(Subject, Affected),
        verbs_change(Verbs, Affected, Changes)
    says "it says what is or has something as long as the condition is met".

'611.3/turn_in_front'  :: about_the_game(is_turn(_Whose))     says "it is about whose turn it is".

'611.3/count_in_front' :: about_the_game(there_are(_Phrase))  says "it is about how many there are".

'611.3/last_verb' ::
    condition_behind([Last], Clause, [v(Verb, [])]) <=
        one_verb(Last, v(Verb, [as_long_as(Clause)]))
    says "the condition stands behind the last verb".

'611.3/verb_before' ::
    condition_behind([First|Verbs], Clause, [First|Unconditioned]) <=
        condition_behind(Verbs, Clause, Unconditioned)
    says "the condition stands behind a later verb".

'611.3/time' ::
    static_effect(text([pre(When, clause(c(Subject, Verbs)))]), Affected, Condition, Changes) <=
        time_of_effect(When, Condition),
        affected_ones(Subject, Affected),
        verbs_change(Verbs, Affected, Changes)
    says "it says what is or has something at a time".

'reading/read_as_effect' ::
    read_as_effect(Term) <=
        static_effect(Term, _Affected, _Condition, _Changes)
    says "every word of it is read".


'607.2d/missing' ::
    board_leaves_open(Object, Face, Index) <=
        permanent(Object),
        characteristics_from(Object, Face),
        printed_ability(Face, Index, Term),
        subterm(chosen, Term),
        not(chosen(Object, _Kind, _Value))
            else "it is known what was chosen",
        read_as_effect(Term)
    says "line {Index} of {Object} speaks of what was chosen, which the board does not give".


% 613.6: the parts of an effect, each with the layer in which it applies.

'613.6/part' ::
    effect_part(Term, Layer, Affected, Condition, Changes) <=
        static_effect(Term, Affected, Condition, All),
        Affected \== own_characteristic,
        collect(AnyLayer, ( member(Any, All), change_in_layer(Any, AnyLayer) ), Layers),
        member(Layer, Layers),
        collect(Change, ( member(Change, All), change_in_layer(Change, Layer) ), Changes)
    says "of the effect, {Changes} belong to layer {Layer}".


%   Whom the effect affects.

'611.3a/described' ::
    affected_ones(np(Determiner, Description), described(Description)) <=
        member(Determiner, [bare, all, each]),
        readable_in_layers(Description)
    says "it affects all permanents of this description".

'611.3a/described_several' ::
    affected_ones(and(Subjects), described_any(Descriptions)) <=
        described_in_each(Subjects, Descriptions)
    says "it affects all permanents of these descriptions".

'611.3a/no_subject' :: described_in_each([], [])
    says "no more subjects".

'611.3a/each_subject' ::
    described_in_each([np(Determiner, Description)|Subjects], [Description|Descriptions]) <=
        member(Determiner, [bare, all, each]),
        readable_in_layers(Description),
        described_in_each(Subjects, Descriptions)
    says "the first subject means all permanents of a description, and so do the others".

'303.4/host' ::
    affected_ones(np(Determiner, Description), host(Description)) <=
        member(Determiner, [enchanted, equipped, fortified]),
        readable_in_layers(Description)
    says "it affects what its source is attached to".

'201.5/self' :: affected_ones(self, itself)
    says "the name of the object means that object".

'201.5/this_object' :: affected_ones(this(_Description), itself)
    says "“this” means the object itself".

'611.3a/subject' ::
    conditional_subject(Subject, _ConditionSubject, Affected) <=
        affected_ones(Subject, Affected)
    says "the subject is named".

'611.3a/it' ::
    conditional_subject(it, ConditionSubject, itself) <=
        affected_ones(ConditionSubject, itself)
    says "“it” means the source, which the condition is about".

'611.3a/it_host' ::
    conditional_subject(it, ConditionSubject, host(Description)) <=
        affected_ones(ConditionSubject, host(Description))
    says "“it” means the host, which the condition is about".


% Spells, and cards in other zones.

'112.1/elsewhere' ::
    readable_elsewhere(np(bare, f(Adjectives, n(spell), [control(you)]))) <=
        all(member(Adjective, Adjectives), readable_word(Adjective))
    says "it means spells".

'109.2a/elsewhere' ::
    readable_elsewhere(np(bare, f(Adjectives, n(card),
                                  [own(you), which([v(not_be(on_battlefield), [])])]))) <=
        all(member(Adjective, Adjectives), readable_word(Adjective))
    says "it means cards that are not on the battlefield".


%   613.1d to 613.1g and 613.4: the layers.

'613.1d/set_types'          :: change_in_layer(set_types(_Types), 4)
    says "it changes card types".

'613.1d/add_types'          :: change_in_layer(add_types(_Types), 4)
    says "it changes card types".

'613.1d/lose_types'         :: change_in_layer(lose_types(_Types), 4)
    says "it changes card types".

'613.1d/set_land_types'     :: change_in_layer(set_land_types(_Subtypes), 4)
    says "it changes subtypes".

'613.1d/set_creature_types' :: change_in_layer(set_creature_types(_Subtypes), 4)
    says "it changes subtypes".

'613.1d/add_subtypes'       :: change_in_layer(add_subtypes(_Subtypes), 4)
    says "it changes subtypes".

'613.1d/add_supertypes'     :: change_in_layer(add_supertypes(_Supertypes), 4)
    says "it changes supertypes".

'613.1d/set_chosen_type'    :: change_in_layer(set_chosen_type, 4)
    says "it changes subtypes".

'613.1d/add_chosen_type'    :: change_in_layer(add_chosen_type, 4)
    says "it changes subtypes".

'613.1e/set_colors'         :: change_in_layer(set_colors(_Colors), 5)
    says "it changes colors".

'613.1e/set_chosen_color'   :: change_in_layer(set_chosen_color, 5)
    says "it changes colors".

'613.1e/add_chosen_color'   :: change_in_layer(add_chosen_color, 5)
    says "it changes colors".

'613.1e/add_colors'         :: change_in_layer(add_colors(_Colors), 5)
    says "it changes colors".

'613.1f/add_ability'        :: change_in_layer(add_ability(_Term), 6)
    says "it adds an ability".

'613.1f/lose_keyword'       :: change_in_layer(lose_keyword(_Keyword), 6)
    says "it removes an ability".

'113.11/cannot_have'        :: change_in_layer(cannot_have(_Keyword), 6)
    says "it keeps an ability away".

'613.1f/lose_all_abilities' :: change_in_layer(lose_all_abilities, 6)
    says "it removes abilities".

'613.4b/sets_power'              :: change_in_layer(set_power(_Amount), '7b')
    says "it sets power to a value".

'613.4b/sets_toughness'          :: change_in_layer(set_toughness(_Amount), '7b')
    says "it sets toughness to a value".

'613.4c/modifies_power'              :: change_in_layer(more_power(_Amount), '7c')
    says "it modifies power".

'613.4c/modifies_toughness'          :: change_in_layer(more_toughness(_Amount), '7c')
    says "it modifies toughness".

'613.4d/switch'             :: change_in_layer(switch, '7d')
    says "it switches power and toughness".
