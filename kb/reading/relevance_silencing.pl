:- encoding(utf8).
:- module(reading_relevance_silencing, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could silence an ability on which an answer rests

An answer rests not only on the object that is asked about, but also on what others say: on the
Blood Moon that makes a land a Mountain, on the artifact that lets creatures make mana, on the
tax that a spell is short of. A text that is not read and could take the abilities of such a source
away puts the answer in doubt. Which one-sided test decides that, is told in
relevance_characteristics.pl: could_change(Text, Source, ability).
*/

:- relation could_silence(Text, Source)
       says "{Text}, which is not read, could take abilities away from {Source}"
       else "{Text} can't take abilities away from {Source}".

:- relation may_be_silenced(Text, Source)
       says "{Text} could silence {Source}"
       else "{Text} can't silence {Source}".

:- relation silencings(Silencings)
       says "these are all texts that could silence something: {Silencings}"
       else "{Silencings} are not all texts that could silence something".

:- relation may_take_abilities(+Words)
       says "the words may take abilities away"
       else "the words take no abilities away".

:- relation source_of_effect(Source)
       says "{Source} has a continuous effect on characteristics"
       else "{Source} has no continuous effect on characteristics".

:- relation reaches_others(+Affected, +Source)
       says "an effect of {Source} on {Affected} can reach something"
       else "an effect of {Source} on {Affected} reaches nothing".

:- relation may_give_mana(Source)
       says "by what {Source} says there may be mana that there would not be without it"
       else "{Source} says nothing by which there would be more mana".

:- relation may_keep_mana_away(Source)
       says "without what {Source} says there might be mana that there is not"
       else "{Source} says nothing without which there would be more mana".

:- relation changes_mana(Source)
       says "what {Source} says may decide which mana there is"
       else "what {Source} says does not decide which mana there is".

:- relation lets_cast(Source, +Player, +Card, +Way)
       says "what {Source} says may let {Player} cast {Card}"
       else "what {Source} says does not let {Player} cast {Card}".

:- relation stands_against_casting(Source, +Player, +Card, +Way, Missing)
       says "{Source} stands against {Player} casting {Card}: {Missing}"
       else "{Source} does not stand against {Player} casting {Card}".

:- remembered silencings/1.


%   Silencing: by what a text says, or because it makes the source one of those whose abilities a
%   known effect takes away.

'113.10/may_be_silenced' ::
    may_be_silenced(Text, Source) <=
        silencings(Silencings),
        member(silences(Text, Source), Silencings)
    says "it is among {Silencings}".

'113.10/silencings' ::
    silencings(Silencings) <=
        collect(silences(Text, Source), could_silence(Text, Source), Silencings)
    says "these are all of them".

'113.10/silence' ::
    could_silence(Text, Source) <=
        texts_in_doubt([_First|_Others]),
        unread_about_characteristics(Text, _Speaker, Words),
        may_take_abilities(Words),
        could_change(Text, Source, ability)
    says "{Text} could take the abilities of {Source} away".

'613.8/silence' ::
    could_silence(Text, Source) <=
        texts_in_doubt([_First|_Others]),
        starting_part(effect(Origin, _Ability, Layer), Layer, Affected, _Condition, Changes),
        reaches_others(Affected, Origin),
        member(Change, Changes),
        takes_abilities(Change),
        looks_at_quality(Affected, Mention),
        part_mentioned(Mention, Part),
        could_change(Text, Source, Part)
    says "an effect looks at the {Part} of objects and takes abilities away".


'113.10/losing' ::
    may_take_abilities(Words) <=
        mana_topic(Words, losing)
    says "it speaks of losing abilities, or of having none".

'305.7/types' ::
    may_take_abilities(Words) <=
        says_what_it_is(Words, [plains, island, islands, swamp, swamps, mountain, mountains,
                                forest, forests])
    says "what it speaks of may become a land of a basic type".

'305.7/some_type' ::
    may_take_abilities(Words) <=
        contains_any(Words, [[land, type], [land, types]])
    says "it speaks of land types".

'613.2/else' ::
    may_take_abilities(Words) <=
        makes_something_else(Words)
    says "what it speaks of may be something else altogether".


%   Sources on which answers rest.

'611.3/source' ::
    source_of_effect(Source) <=
        permanent(Source),
        starting_part(effect(Source, Ability, Layer), Layer, Affected, _Condition, _Changes),
        not(Ability = counters(_Kind))
            else "the effect is that of counters",
        Affected \== own_characteristic,
        reaches_others(Affected, Source)
    says "{Source} has an effect in layer {Layer}".

% What speaks of what it is attached to does nothing while it is attached to nothing.

'303.4/reaches' ::
    reaches_others(host(_Description), Source) <=
        attached_to(Source, _Host)
    says "{Source} is attached to something".

'611.3/reaches' ::
    reaches_others(Affected, _Source) <=
        not(Affected = host(_Description))
            else "the effect is about what its source is attached to"
    says "the effect is not about what its source is attached to".

'613.1/changes_mana' ::
    changes_mana(Source) <=
        source_of_effect(Source)
    says "{Source} has a continuous effect".

'614.1/changes_mana' ::
    changes_mana(Source) <=
        replaces_mana_now(Source, _Ability)
    says "{Source} replaces mana".

'613.1/gives_mana' ::
    may_give_mana(Source) <=
        changes_mana(Source)
    says "{Source} changes what mana there is".

'302.6/gives_mana' ::
    may_give_mana(Source) <=
        static_text(Source, _Ability, Term),
        as_though_hasty(Term, _Description)
    says "{Source} lets abilities be activated as though their sources had haste".

'613.1/keeps_mana_away' ::
    may_keep_mana_away(Source) <=
        changes_mana(Source)
    says "{Source} changes what mana there is".

'602.5/keeps_mana_away' ::
    may_keep_mana_away(Source) <=
        activation_prohibitions(Prohibitions),
        member(prohibits(Source, _Whose, _Exception), Prohibitions)
            else "{Source} prohibits no activation"
    says "{Source} says that abilities can't be activated".


'601.2f/lets' ::
    lets_cast(Source, Player, Card, Way) <=
        cost_reduction(Source, _Ability, Player, Card, Way, _Symbols)
    says "{Source} makes {Card} cost less".

'609.4/lets' ::
    lets_cast(Source, Player, _Card, _Way) <=
        player(Player),
        static_text(Source, _Ability, Term),
        as_though_flash(Term, _Description)
    says "{Source} lets spells be cast as though they had flash".

'601.3/lets' ::
    lets_cast(Source, Player, _Card, _Way) <=
        player(Player),
        static_text(Source, _Ability, Term),
        casting_permission(Term, _Description)
    says "{Source} allows casting".

'613.1/lets' ::
    lets_cast(Source, Player, _Card, _Way) <=
        player(Player),
        source_of_effect(Source)
    says "{Source} has a continuous effect".

'101.2/against' ::
    stands_against_casting(Source, Player, Card, Way, freedom) <=
        says_cannot_cast(Source, Player, Card, Way)
    says "{Source} prohibits it".

'601.2f/against' ::
    stands_against_casting(Source, Player, Card, Way, cost) <=
        cost_increase(Source, _Ability, Player, Card, Way, _Symbols)
    says "{Source} makes {Card} cost more".


%   The questions.

'613.1/silenced_for_more' ::
    could_add_type(Text, Permanent) <=
        permanent(Permanent),
        may_be_silenced(Text, Source),
        may_keep_mana_away(Source)
    says "{Text} could silence {Source}".

'613.1/silenced_for_less' ::
    could_remove_type(Text, Permanent) <=
        permanent(Permanent),
        may_be_silenced(Text, Source),
        may_give_mana(Source)
    says "{Text} could silence {Source}".

'613.1/silenced_mana_ability' ::
    could_help(Text, mana_ability(Object, any)) <=
        permanent(Object),
        may_be_silenced(Text, Source),
        source_of_effect(Source)
    says "{Text} could silence {Source}, which may have taken an ability away".

'613.1/silenced_for_activating' ::
    could_hinder(Text, may_activate(_Player, Object, Ability)) <=
        may_be_silenced(Text, Source),
        may_give_mana(Source),
        activated_ability(Object, Ability, _Costs, _Effect)
    says "{Text} could silence {Source}".

'613.1/silenced_against_activating' ::
    could_help(Text, may_activate(Player, Object, _Ability)) <=
        player(Player),
        permanent(Object),
        may_be_silenced(Text, Source),
        may_keep_mana_away(Source)
    says "{Text} could silence {Source}".

'601.3/silenced' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        may_be_silenced(Text, Source),
        lets_cast(Source, Player, Card, Way)
    says "{Text} could silence {Source}".

'601.3/silenced_against' ::
    supplies(Player, Card, Way, Text, Missing) <=
        may_be_silenced(Text, Source),
        stands_against_casting(Source, Player, Card, Way, Missing)
    says "{Text} could silence {Source}".
