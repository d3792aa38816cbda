:- encoding(utf8).
:- module(reading_lasting_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Effects that last for a time and come from no object on the board any more (611.2)

lasting_change(Term, Whom, Changes): the words of a resolved spell or ability change Changes of
Whom. Whom is `described(Description)`, or `named` for words such as “target creature” or “it”, of
which only the board knows what they mean. The words are those of a static ability once “until end
of turn” is left out and “becomes” is read as “is”.
*/

:- relation lasting_change(+Term, Whom, Changes)
       says "{Term} changes {Changes} of {Whom}"
       else "it is not read what {Term} changes".

:- relation whom_it_is_about(+Subject, Whom)
       says "{Subject} means {Whom}"
       else "{Subject} means no object".

:- relation without_duration(+Verbs, Plain)
       says "without their durations, {Verbs} are {Plain}"
       else "{Verbs} can't be read as what something is".

:- relation plain_verb(+Part, Plain)
       says "{Part} says {Plain} for a time"
       else "{Part} can't be read as what something is".

:- relation being_or_other(+Verb, Plain)
       says "{Verb} is {Plain}"
       else "{Verb} is not {Plain}".

:- relation becoming(+Verb)
       says "{Verb} says what something becomes"
       else "{Verb} does not say what something becomes".

:- relation known_when_created(+Changes)
       says "the numbers of {Changes} are known"
       else "a number of {Changes} was counted when the effect was created, and is not known".

:- relation switched_ones(+Whose, Whom)
       says "{Whose} means {Whom}"
       else "{Whose} means no object".

:- relation x_is_known(+Changes, +Effect)
       says "X in {Changes} is known, if there is one"
       else "what X was in {Effect} is not known".

:- relation amount_of_change(+Change, Amount)
       says "{Change} is by {Amount}"
       else "{Change} is by no amount".

:- relation counted_amount(+Amount)
       says "{Amount} was found out when the effect was created"
       else "{Amount} was not found out when the effect was created".

:- relation effect_is_listed(+Effect)
       says "the board lists what {Effect} affects"
       else "the board does not list what {Effect} affects".

:- relation lasting_part(Effect, Index, Layer, Affected, Changes)
       says "{Effect} does {Changes} in layer {Layer}"
       else "{Effect} does not do {Changes} in layer {Layer}".

:- relation affected_while_it_lasts(+Effect, +Whom, Affected)
       says "{Effect} affects {Affected}"
       else "it is not known what {Effect} affects".

:- relation lasting_effect_is_read(+Effect, Index)
       says "what line {Index} of {Effect} changes is read"
       else "what line {Index} of {Effect} changes is not read".


'611.2/clause' ::
    lasting_change(text([clause(c(Subject, Verbs))]), Whom, [Change|Changes]) <=
        whom_it_is_about(Subject, Whom),
        without_duration(Verbs, Plain),
        verbs_change(Plain, listed, [Change|Changes])
    says "it changes {Change} and {Changes} for a time".

'611.2/time_in_front' ::
    lasting_change(text([pre(until_end_of_turn, clause(Clause))]), Whom, Changes) <=
        lasting_change(text([clause(Clause)]), Whom, Changes)
    says "the time stands in front".

'205.1b/still_lasting' ::
    lasting_change(text([clause(c(Subject, [v(Verb, Adjuncts)])),
                         clause(c(it, [v(short_be(Still), [])]))]),
                   Whom, Changes) <=
        still_what_it_was(Still),
        whom_it_is_about(Subject, Whom),
        plain_verb(v(Verb, Adjuncts), v(Plain, [])),
        being_too(Plain, Too),
        verb_changes(Too, listed, Changes)
    says "it becomes that for a time, and keeps what it was".

'205.1b/still_time_in_front' ::
    lasting_change(text([pre(until_end_of_turn, clause(Clause)), Still]), Whom, Changes) <=
        lasting_change(text([clause(Clause), Still]), Whom, Changes)
    says "the time stands in front".

'613.4d/lasting' ::
    lasting_change(text([do([v(switch(power_and_toughness_of(Whose, current)),
                               [until_end_of_turn])])]),
                   Whom, [switch]) <=
        switched_ones(Whose, Whom)
    says "it switches power and toughness for a time".


'613.4d/of_target' ::
    switched_ones(of(Phrase), Whom) <=
        whom_it_is_about(Phrase, Whom)
    says "it is about {Whom}".

'613.4d/of_it' :: switched_ones(its, named)
    says "“its” means what the board lists".

'611.2c/described' ::
    whom_it_is_about(np(Determiner, Description), described(Description)) <=
        member(Determiner, [bare, all, each]),
        readable_in_layers(Description)
    says "it is about permanents of a description".

'115.1/target_named' :: whom_it_is_about(np(target, _Description), named)
    says "what the target was, the board must say".

'608.2c/it' :: whom_it_is_about(it, named)
    says "what “it” was, the board must say".

'608.2c/they' :: whom_it_is_about(they, named)
    says "what “they” were, the board must say".

'608.2c/that' :: whom_it_is_about(that(_Description), named)
    says "what “that” was, the board must say".

'201.5/this_one' :: whom_it_is_about(this(_Description), named)
    says "of which object the ability was, the board must say".

'201.5/self_one' :: whom_it_is_about(self, named)
    says "of which object the ability was, the board must say".


'611.2a/no_verbs' :: without_duration([], [])
    says "no more verbs".

'611.2a/verbs' ::
    without_duration([Part|Parts], [Plain|Others]) <=
        one_verb(Part, Verb),
        plain_verb(Verb, Plain),
        without_duration(Parts, Others)
    says "the first is {Plain}".

'611.2a/no_duration' ::
    plain_verb(v(Verb, []), v(Plain, [])) <=
        being_or_other(Verb, Plain)
    says "no duration stands with it".

'611.2a/duration' ::
    plain_verb(v(Verb, [until_end_of_turn]), v(Plain, [])) <=
        being_or_other(Verb, Plain)
    says "it lasts until the end of the turn".

'611.2a/addition_and_duration' ::
    plain_verb(v(Verb, [in_addition_to(What), until_end_of_turn]),
               v(Plain, [in_addition_to(What)])) <=
        being_or_other(Verb, Plain)
    says "it comes on top until the end of the turn".

'611.2a/addition' ::
    plain_verb(v(Verb, [in_addition_to(What)]), v(Plain, [in_addition_to(What)])) <=
        being_or_other(Verb, Plain)
    says "it comes on top".

'611.2/becomes' :: being_or_other(become(What), be(What))
    says "what it becomes, it is from then on".

'611.2/other' ::
    being_or_other(Verb, Verb) <=
        not(becoming(Verb))
            else "it says what something becomes"
    says "it is read as it stands".

'611.2/becoming' :: becoming(become(_What))
    says "it says what something becomes".


% 611.2d: X was determined when the effect was created; the board says what it was. What else was
% counted then is not on the board.

'611.2d/known' ::
    known_when_created(Changes) <=
        not(( member(Change, Changes),
              amount_of_change(Change, Amount),
              subterm(Part, Amount),
              counted_amount(Part)
            ))
            else "it counted something when it was created"
    says "it counted nothing".

'611.2d/no_x' ::
    x_is_known(Changes, _Effect) <=
        not(subterm(x, Changes))
            else "it speaks of X"
    says "it does not speak of X".

'611.2d/x' ::
    x_is_known(Changes, Effect) <=
        subterm(x, Changes),
        value_of_x(Effect, _Number)
            else "the board does not say what X was"
    says "the board says what X was".

'611.2d/sets_power'         :: amount_of_change(set_power(Amount), Amount)
    says "it sets power".

'611.2d/sets_toughness'     :: amount_of_change(set_toughness(Amount), Amount)
    says "it sets toughness".

'611.2d/modifies_power'     :: amount_of_change(more_power(Amount), Amount)
    says "it modifies power".

'611.2d/modifies_toughness' :: amount_of_change(more_toughness(Amount), Amount)
    says "it modifies toughness".

'611.2d/counters'   :: counted_amount(counters_of_kind_on(_Kind, _Whom))
    says "it was counted".

'611.2d/your_counters' :: counted_amount(counters_you_have(_Kind))
    says "it was counted".

'611.2d/colors'     :: counted_amount(colors_of_it)
    says "it was counted".

'611.2d/count'      :: counted_amount(count(_Phrase))
    says "it was counted".

'611.2d/life_total' :: counted_amount(statistic_of(_Whose, _Statistic))
    says "it was looked up".

'611.2d/mana_value' :: counted_amount(mana_value)
    says "it was looked up".


%   611.2c: what it affects was determined when it began. Where the board does not list that, it is
%   what the description fits; the answer says so.

'611.2c/listed' ::
    effect_is_listed(Effect) <=
        effect_on(Effect, _Object)
    says "the board lists what {Effect} affects".

'611.2c/those_listed' ::
    affected_while_it_lasts(Effect, _Whom, listed) <=
        effect_is_listed(Effect)
    says "the board lists it".

'611.2c/those_described' ::
    affected_while_it_lasts(Effect, described(Description), described(Description)) <=
        not(effect_is_listed(Effect))
            else "the board lists it"
    says "the description says it".

'611.2/part' ::
    lasting_part(Effect, Index, Layer, Affected, Changes) <=
        lasting_effect(Effect, _Player, Index, Term),
        lasting_change(Term, Whom, Said),
        known_when_created(Said),
        x_is_known(Said, Effect),
        affected_while_it_lasts(Effect, Whom, Affected),
        with_choices(Said, Effect, All),
        collect(AnyLayer, ( member(Any, All), change_in_layer(Any, AnyLayer) ), Layers),
        member(Layer, Layers),
        collect(Change, ( member(Change, All), change_in_layer(Change, Layer) ), Changes)
    says "of what {Effect} does, {Changes} belong to layer {Layer}".

'611.2/is_read' ::
    lasting_effect_is_read(Effect, Index) <=
        lasting_part(Effect, Index, _Layer, _Affected, _Changes)
    says "every word of it is read".
