:- encoding(utf8).
:- module(reading_spending_of_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> “Spend this mana only to ...”, and what else stands behind an ability that adds mana

The sentences behind the one that adds the mana matter for a payment in two ways: they say what the
mana may be spent on (106.6), and when the ability may be activated (602.5, activation_limits.pl).
A sentence about either that is not read makes the ability one that can't be counted on.
*/

:- relation sentences_behind_read(+Effect)
       says "what {Effect} says about spending the mana and about activating it is read"
       else "what {Effect} says about spending the mana or about activating it is not read".

:- relation sentence_behind_read(+Sentence)
       says "{Sentence} is read as far as spending and activating go"
       else "{Sentence} speaks of spending or of activating in a way that is not read".

:- relation restricts_spending(+Object, +Ability, Sentence)
       says "{Ability} of {Object} says what its mana may be spent on"
       else "{Ability} of {Object} does not say what its mana may be spent on".

:- relation lets_spend(+Sentence, +Object, +For)
       says "the mana of {Object} may be spent on {For}"
       else "the mana of {Object} may not be spent on {For}".

:- relation purpose_read(+Allowed)
       says "{Allowed} is a purpose that is read"
       else "{Allowed} is a purpose that is not read".

:- relation purpose_in(+Allowed, Purpose)
       says "{Purpose} is the purpose"
       else "{Purpose} is not the purpose".

:- relation plain_purpose_read(+Purpose)
       says "{Purpose} is a purpose that is read"
       else "{Purpose} is a purpose that is not read".

:- relation spells_meant(+Whatever, Description)
       says "spells of the description {Description} are meant"
       else "spells of the description {Description} are not meant".

:- relation spell_meant(+Description, +Object, +Card, +Way)
       says "{Card} is one of the spells that are meant"
       else "{Card} is not one of the spells that are meant".

:- relation spells_read(+Description)
       says "the words {Description} for spells are read"
       else "the words {Description} for spells are not read".

:- relation source_meant(+Abilities, +Object, +Source)
       says "{Source} is one of those whose abilities are meant"
       else "{Source} is not one of those whose abilities are meant".

:- relation sources_read(+Abilities)
       says "the words {Abilities} for abilities are read"
       else "the words {Abilities} for abilities are not read".


'106.6/alone' :: sentences_behind_read([_Adding])
    says "it adds mana and says nothing else".

'106.6/behind' ::
    sentences_behind_read([_Adding, Sentence|Sentences]) <=
        all(member(Behind, [Sentence|Sentences]),
            sentence_behind_read(Behind))
    says "each sentence behind the adding of mana is read".

'106.6/something_else' ::
    sentence_behind_read(Sentence) <=
        words(Sentence, Words),
        not(shares(Words, [spend, mana, activate]))
            else "it speaks of spending mana or of activating the ability"
    says "it speaks of something else".

'106.6/purposes' ::
    sentence_behind_read(spend_only(Purposes)) <=
        all(member(Allowed, Purposes),
            purpose_read(Allowed))
    says "it says what the mana may be spent on, and all of that is read".

% What happens when the mana is spent on something restricts nothing.

'106.6/additional_effect' ::
    sentence_behind_read(if(c(that_mana, [v(be(done(spend, [on(_What)])), [])]), _Then))
    says "it adds an effect to what the mana is spent on".

'602.1b/limits' ::
    sentence_behind_read(activate_only(Limits)) <=
        limits_read(Limits)
    says "it says when the ability may be activated, and that is read".


'106.6/restricts' ::
    restricts_spending(Object, Ability, spend_only(Purposes)) <=
        activated_ability(Object, Ability, _Costs, Effect),
        member(spend_only(Purposes), Effect)
            else "it does not say what the mana may be spent on"
    says "a sentence of {Ability} says what its mana may be spent on".


%   The purposes. Those behind the first are joined by “or”; an additional effect may follow.

'106.6/first' ::
    purpose_in(v(Action, Adjuncts), v(Action, Adjuncts))
    says "it is the first purpose".

'106.6/or' :: purpose_in(or(Purpose), Purpose)
    says "it is another purpose".

'106.6/or_to' :: purpose_in(or_to(Purpose), Purpose)
    says "it is another purpose".

'106.6/comma' :: purpose_in(comma(Purpose), Purpose)
    says "it is another purpose".

'106.6/comma_or' :: purpose_in(comma_or(Purpose), Purpose)
    says "it is another purpose".

'106.6/comma_or_to' :: purpose_in(comma_or_to(Purpose), Purpose)
    says "it is another purpose".

'106.6/purpose_read' ::
    purpose_read(Allowed) <=
        purpose_in(Allowed, Purpose),
        plain_purpose_read(Purpose)
    says "{Purpose} is read".

'106.6/effect_on_the_spell' ::
    purpose_read(comma_and_clause(c(that(_Described), _Verbs)))
    says "it is an effect on the spell and restricts nothing".

'106.6/casting_read' ::
    plain_purpose_read(v(cast(Whatever), [])) <=
        all(spells_meant(Whatever, Description),
            spells_read(Description)),
        spells_meant(Whatever, _AtLeastOne)
    says "it is known which spells are meant".

'106.6/activating_read' ::
    plain_purpose_read(v(activate(np(_Determiner, Abilities)), [])) <=
        sources_read(Abilities)
    says "it is known whose abilities are meant".

% Special actions (116.2) and the like are neither spells nor abilities.

'116.2/unlock' :: plain_purpose_read(v(unlock(_Door), []))
    says "to unlock a door is neither to cast nor to activate anything".

'116.2/turn_face_up' :: plain_purpose_read(v(turn_face_up(_Permanent), []))
    says "to turn something face up is neither to cast nor to activate anything".

'116.2/foretell' :: plain_purpose_read(v(foretell(_Card), []))
    says "to foretell is neither to cast nor to activate anything".


'106.6/spells' ::
    spells_meant(np(_Determiner, Description), Description)
    says "spells of one description are meant".

'106.6/spells_or' ::
    spells_meant(or(Phrases), Description) <=
        member(np(_Determiner, Description), Phrases)
    says "spells of several descriptions are meant".

'106.6/described' ::
    spell_meant(Description, Object, Card, Way) <=
        spell_description_read(Description),
        controls(Player, Object),
        spell_fits(Description, Object, Player, Card, Way)
    says "{Card} is a spell of that description".

'106.6/chosen_type' ::
    spell_meant(f(Adjectives, n(spell), [of(np(the, f([chosen], n(type), [])))]), Object, _Card,
                Way) <=
        chosen(Object, type, Type),
        spell_has_quality(sub(Type), Way),
        fits_adjectives(Adjectives, Way)
    says "the spell is of the type chosen for {Object}, {Type}".

'106.6/described_read' ::
    spells_read(Description) <=
        spell_description_read(Description)
    says "every word of the description is read".

'106.6/chosen_type_read' ::
    spells_read(f(Adjectives, n(spell), [of(np(the, f([chosen], n(type), [])))])) <=
        all(member(Adjective, Adjectives),
            adjective_read(Adjective))
    says "the description and the chosen type are read".


'106.6/any_ability' ::
    source_meant(f([], n(ability), []), _Object, _Source)
    says "any ability is meant".

'106.6/ability_of' ::
    source_meant(f([], n(ability), [of(np(_Determiner, Description))]), Object, Source) <=
        fits(Description, Object, Source)
    says "{Source} is one of those that are described".

'106.6/ability_of_source' ::
    source_meant(f([], n(ability), [of(np(_Determiner, f(Adjectives, n(source), Posts)))]),
                 Object, Source) <=
        fits(f(Adjectives, n(permanent), Posts), Object, Source)
    says "{Source} is one of the sources that are described".

'106.6/any_ability_read' ::
    sources_read(f([], n(ability), []))
    says "any ability is meant".

'106.6/ability_of_read' ::
    sources_read(f([], n(ability), [of(np(_Determiner, Description))])) <=
        readable(Description)
    says "it is read which permanents are meant".

'106.6/ability_of_source_read' ::
    sources_read(f([], n(ability), [of(np(_Determiner, f(Adjectives, n(source), Posts)))])) <=
        readable(f(Adjectives, n(permanent), Posts))
    says "it is read which sources are meant".
