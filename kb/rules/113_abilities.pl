:- encoding(utf8).
:- module(rules_113_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 113 and 702.1: which abilities an object has, and where they function

An ability is named by where it comes from:

  - `printed(Face, Index)`: line Index of the text of a face
  - `intrinsic(Object, Subtype)`: the mana ability of a basic land type (305.6)
  - `granted(Effect, Term)`: an ability that a continuous effect or a counter gives (113.10)
  - `without(Ability, Keyword)`: what is left of a line of keywords when one is lost (113.10b)
  - `lasting(Effect, Index)`: line Index of an effect that lasts for a time (611.2); the effect
    stands in the place of the object

ability_term/2 gives what the ability says, as the grammar of card text reads it.
*/

:- relation has_ability(Object, Ability)
       says "{Object} has the ability {Ability}"
       else "{Object} does not have the ability {Ability}".

:- relation ability_term(+Ability, Term)
       says "{Ability} says: {Term}"
       else "{Ability} does not say {Term}".

:- relation copiable_ability(Object, Ability)
       says "{Object} has the ability {Ability} to begin with"
       else "{Object} does not have the ability {Ability} to begin with".

:- relation spell_ability(Object, Ability)
       says "{Ability} is what {Object} does as it resolves as a spell"
       else "{Ability} is not what {Object} does as it resolves as a spell".

:- relation abilities_change
       says "there are effects that change abilities"
       else "no effect changes abilities".

:- relation has_line(Object, Face, Index)
       says "line {Index} of {Face} is text that {Object} has"
       else "line {Index} of {Face} is not text that {Object} has".

:- relation has_keyword(Object, Keyword)
       says "{Object} has {Keyword}"
       else "{Object} does not have {Keyword}".

:- relation keyword_of_counters(Keyword)
       says "{Keyword} counters give {Keyword}"
       else "{Keyword} counters do not give {Keyword}".


:- remembered abilities_change/0.


% Each paragraph of a card's text is an ability of its own; keywords may share a line.

'113.2c' ::
    copiable_ability(Object, printed(Face, Index)) <=
        characteristics_from(Object, Face),
        printed_ability(Face, Index, _Term)
    says "line {Index} of its text is an ability of {Object}".

'113.2c/not_understood' ::
    copiable_ability(Object, printed(Face, Index)) <=
        characteristics_from(Object, Face),
        unparsed_text(Face, Index, _Text)
    says "line {Index} of its text is an ability of {Object}".

'113.2c/term' ::
    ability_term(printed(Face, Index), Term) <=
        printed_ability(Face, Index, Term)
    says "line {Index} of {Face} says {Term}".

% Static abilities of instants and sorceries are sentences too; neither kind is a mana ability.

'113.3a/instant' ::
    spell_ability(Object, Ability) <=
        is_type(Object, instant),
        has_ability(Object, Ability),
        meaning_of_ability(Ability, text(_Sentences))
    says "{Object} is an instant, and {Ability} is followed as it resolves".

'113.3a/sorcery' ::
    spell_ability(Object, Ability) <=
        is_type(Object, sorcery),
        has_ability(Object, Ability),
        meaning_of_ability(Ability, text(_Sentences))
    says "{Object} is a sorcery, and {Ability} is followed as it resolves".

'113.10/term' ::
    ability_term(granted(Effect, Term), Term) <=
        Effect = effect(_Source, _Ability, _Layer)
    says "the ability that {Effect} gives says {Term}".

'113.10b/term' ::
    ability_term(without(Ability, Keyword), keywords(Others)) <=
        ability_term(Ability, keywords(Keywords)),
        subtract(Keywords, [Keyword], Others)
    says "without {Keyword}, {Others} are left".


%   613.1f: the abilities after all effects. The effects that are read are about permanents.

'613.1f/as_printed' ::
    has_ability(Object, Ability) <=
        not(abilities_change)
            else "there are effects that change abilities",
        copiable_ability(Object, Ability)
    says "no effect changes abilities, and to begin with, {Object} has {Ability}".

'613.1f/changed' ::
    has_ability(Object, Ability) <=
        abilities_change
            else "no effect changes abilities",
        ability(Object, Ability) at final
    says "after all effects, {Object} has {Ability}".

'613.1f/elsewhere' ::
    has_ability(Object, Ability) <=
        abilities_change
            else "no effect changes abilities",
        outside_layers(Object),
        copiable_ability(Object, Ability)
    says "no effect in a layer is about {Object}, and to begin with, {Object} has {Ability}".

'613.1f/in_layer' ::
    abilities_change <=
        effects_in_layer(6)
    says "there are effects that add or remove abilities".

% Land types give abilities and take them away.

'305.7/in_layer' ::
    abilities_change <=
        effects_in_layer(4)
    says "there are effects that change types".

'113.2c/line' ::
    has_line(Object, Face, Index) <=
        has_ability(Object, printed(Face, Index))
    says "{Object} has the ability of line {Index} of {Face}".


'611.2' ::
    has_ability(Effect, lasting(Effect, Index)) <=
        lasting_effect(Effect, _Player, Index, _Term)
    says "{Effect} lasts, and its line {Index} applies".

'611.2/term' ::
    ability_term(lasting(Effect, Index), Term) <=
        lasting_effect(Effect, _Player, Index, Term)
    says "line {Index} of {Effect} says {Term}".


'702.1' ::
    has_keyword(Object, Keyword) <=
        has_ability(Object, Ability),
        ability_term(Ability, keywords(Keywords)),
        member(Keyword, Keywords)
            else "{Keyword} is not among {Keywords}"
    says "the text of {Object} names the keyword {Keyword}".


% Variants of these keywords (such as hexproof from black) are not counters that a board names.

'122.1b' ::
    has_keyword(Object, Keyword) <=
        counters(Object, Keyword, _Number),
        not(permanent(Object))
            else "{Object} is a permanent, where the counter makes an effect of layer 6",
        keyword_of_counters(Keyword)
            else "a {Keyword} counter gives no keyword"
    says "{Object} has a {Keyword} counter".

'122.1b/flying'         :: keyword_of_counters(flying)         says "flying is in the list".

'122.1b/first_strike'   :: keyword_of_counters(first_strike)   says "first strike is in the list".

'122.1b/double_strike'  :: keyword_of_counters(double_strike)  says "double strike is in the list".

'122.1b/deathtouch'     :: keyword_of_counters(deathtouch)     says "deathtouch is in the list".

'122.1b/decayed'        :: keyword_of_counters(decayed)        says "decayed is in the list".

'122.1b/exalted'        :: keyword_of_counters(exalted)        says "exalted is in the list".

'122.1b/haste'          :: keyword_of_counters(haste)          says "haste is in the list".

'122.1b/hexproof'       :: keyword_of_counters(hexproof)       says "hexproof is in the list".

'122.1b/indestructible' :: keyword_of_counters(indestructible) says "indestructible is in the list".

'122.1b/lifelink'       :: keyword_of_counters(lifelink)       says "lifelink is in the list".

'122.1b/menace'         :: keyword_of_counters(menace)         says "menace is in the list".

'122.1b/reach'          :: keyword_of_counters(reach)          says "reach is in the list".

'122.1b/shadow'         :: keyword_of_counters(shadow)         says "shadow is in the list".

'122.1b/trample'        :: keyword_of_counters(trample)        says "trample is in the list".

'122.1b/vigilance'      :: keyword_of_counters(vigilance)      says "vigilance is in the list".
