:- encoding(utf8).
:- module(reading_relevance_between_characteristics, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which characteristics rest on which others (613.1)

What an unread text could change of one characteristic puts in doubt what rests on it: what effects
look at, and what the abilities of their sources do.
*/

:- relation leads_to(Object, Part, Other, OtherPart)
       says "what {Object} is in its {Part} decides on the {OtherPart} of {Other}"
       else "what {Object} is in its {Part} does not decide on the {OtherPart} of {Other}".

:- relation part_of_change(+Change, Part)
       says "{Change} is about the {Part}"
       else "{Change} is not about the {Part}".

:- relation changes_card_types(+Change)
       says "{Change} changes card types"
       else "{Change} does not change card types".

:- relation changes_power(+Change)
       says "{Change} changes power"
       else "{Change} does not change power".

:- relation changes_toughness(+Change)
       says "{Change} changes toughness"
       else "{Change} does not change toughness".

:- relation amount_looks_at(+Change, Mention)
       says "{Change} counts by {Mention}"
       else "{Change} does not count by {Mention}".

:- relation part_mentioned(+Mention, Part)
       says "{Mention} is about the {Part}"
       else "{Mention} is not about the {Part}".


%   What rests on what.

'613.1/leads_by_description' ::
    leads_to(Object, Part, Object, OtherPart) <=
        object(Object),
        starting_part(_Effect, _Layer, Affected, _Condition, Changes),
        looks_at_quality(Affected, Mention),
        part_mentioned(Mention, Part),
        member(Change, Changes),
        part_of_change(Change, OtherPart)
    says "an effect looks at the {Part} and does {Change}".

'613.1/leads_by_condition' ::
    leads_to(Object, Part, Other, OtherPart) <=
        object(Object),
        starting_part(_Effect, _Layer, _Affected, Condition, Changes),
        condition_looks_at(Condition, Mention),
        part_mentioned(Mention, Part),
        member(Change, Changes),
        part_of_change(Change, OtherPart),
        object(Other)
    says "the condition of an effect looks at the {Part}, and the effect does {Change}".

'613.1/leads_by_amount' ::
    leads_to(Object, Part, Other, OtherPart) <=
        object(Object),
        starting_part(_Effect, _Layer, _Affected, _Condition, Changes),
        member(Change, Changes),
        amount_looks_at(Change, Mention),
        part_mentioned(Mention, Part),
        part_of_change(Change, OtherPart),
        object(Other)
    says "an effect counts by the {Part} and does {Change}".

'613.1/leads_by_source' ::
    leads_to(Source, ability, Other, OtherPart) <=
        starting_part(effect(Source, _Ability, _Layer), _AnyLayer, _Affected, _Condition, Changes),
        member(Change, Changes),
        part_of_change(Change, OtherPart),
        object(Other)
    says "{Source} has an ability whose effect does {Change}".

'305.6/leads' ::
    leads_to(Object, subtype, Object, ability) <=
        is_type(Object, land)
    says "basic land types bring abilities".

'305.6/leads_from_type' ::
    leads_to(Object, type, Object, ability) <=
        object(Object)
    says "a land with a basic land type has its ability".

'205.1a/leads' ::
    leads_to(Object, type, Object, subtype) <=
        object(Object)
    says "subtypes go with card types".

'208.3/leads_to_power' ::
    leads_to(Object, type, Object, power) <=
        object(Object)
    says "only creatures have power".

'208.3/leads_to_toughness' ::
    leads_to(Object, type, Object, toughness) <=
        object(Object)
    says "only creatures have toughness".

'613.4d/leads_to_toughness' ::
    leads_to(Object, power, Object, toughness) <=
        object(Object),
        starting_part(_Effect, '7d', _Affected, _Condition, _Changes)
    says "power and toughness may be switched".

'613.4d/leads_to_power' ::
    leads_to(Object, toughness, Object, power) <=
        object(Object),
        starting_part(_Effect, '7d', _Affected, _Condition, _Changes)
    says "power and toughness may be switched".


'613.1d/mention_type'      :: part_mentioned(type(_Type), type)
    says "it is a card type".

'613.1d/mention_subtype'   :: part_mentioned(subtype(_Subtype), subtype)
    says "it is a subtype".

'613.1d/mention_supertype' :: part_mentioned(supertype(_Supertype), supertype)
    says "it is a supertype".

'613.1e/mention_color'     :: part_mentioned(color(_Color), color)
    says "it is a color".

'613.1f/mention_keyword'   :: part_mentioned(keyword(_Keyword), ability)
    says "it is a keyword".


%   Which part a change is about.

'613.1d/part_types' ::
    part_of_change(Change, type) <=
        changes_card_types(Change)
    says "it changes card types".

'613.1d/part_subtypes' ::
    part_of_change(Change, subtype) <=
        change_in_layer(Change, 4)
    says "it changes what stands on the type line".

'205.4b/part_supertypes' :: part_of_change(add_supertypes(_Supertypes), supertype)
    says "it adds supertypes".

'613.1e/part_colors' ::
    part_of_change(Change, color) <=
        change_in_layer(Change, 5)
    says "it changes colors".

'613.1f/part_abilities' ::
    part_of_change(Change, ability) <=
        change_in_layer(Change, 6)
    says "it changes abilities".

'305.7/part_abilities' ::
    part_of_change(Change, ability) <=
        change_in_layer(Change, 4)
    says "land types bring abilities and take them away".

'613.4/part_power' ::
    part_of_change(Change, power) <=
        changes_power(Change)
    says "it changes power".

'613.4/part_toughness' ::
    part_of_change(Change, toughness) <=
        changes_toughness(Change)
    says "it changes toughness".

'205.1a/sets_card_types'  :: changes_card_types(set_types(_Types))  says "it sets them".

'205.1b/adds_card_types'  :: changes_card_types(add_types(_Types))  says "it adds to them".

'205.1a/takes_card_types' :: changes_card_types(lose_types(_Types)) says "it takes some away".

'613.4b/sets_its_power'     :: changes_power(set_power(_Amount))  says "it sets power".

'613.4c/modifies_its_power' :: changes_power(more_power(_Amount)) says "it modifies power".

'613.4d/switches_power'     :: changes_power(switch)              says "it switches power".

'613.4b/sets_its_toughness'     :: changes_toughness(set_toughness(_Amount))
    says "it sets toughness".

'613.4c/modifies_its_toughness' :: changes_toughness(more_toughness(_Amount))
    says "it modifies toughness".

'613.4d/switches_toughness'     :: changes_toughness(switch)
    says "it switches toughness".


%   What the amount of a change is counted by.

'613.4/amount_looks_at' ::
    amount_looks_at(Change, Mention) <=
        amount_considers(Change, Mention)
    says "it counts by {Mention}".
