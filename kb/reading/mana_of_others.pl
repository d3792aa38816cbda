:- encoding(utf8).
:- module(reading_mana_of_others, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Abilities that speak of adding mana and add none themselves

“Create a token with ‘Sacrifice this token: Add {C}’”, “target land gains ‘{T}: Add {W}’”,
“at the beginning of your next main phase, add {C}”: as such an ability resolves, no mana is
added. The token, the land, or a delayed triggered ability adds it later, as an ability of its own.
*/

:- relation adds_nothing_itself(+Term)
       says "{Term} speaks of adding mana, and adds none as it resolves"
       else "it is not read that {Term} adds no mana as it resolves".

:- relation resolves_later(+Term, Sentences)
       says "{Sentences} is what {Term} does as it resolves"
       else "{Term} does nothing as it resolves".

:- relation set_apart(+Verb, +Sentences)
       says "{Verb} stands in an ability that something else has"
       else "{Verb} may be an instruction of the ability itself".


'113.3/adds_nothing' ::
    adds_nothing_itself(Term) <=
        resolves_later(Term, Sentences),
        not(instruction(Sentences, v(add(_Amount), _Adjuncts)))
            else "it has an instruction to add mana",
        all(subterm(v(add(Some), Words), Sentences),
            set_apart(v(add(Some), Words), Sentences))
            else "what it says of adding is not set apart"
    says "whatever adds mana in it is an ability of something else, or comes later".

% What is done “at the beginning of” a later step, a delayed triggered ability does (603.7b).

'603.7b/adds_nothing' ::
    adds_nothing_itself(triggered(_Event, _Condition, [do([v(add(_Amount), [Later|_Others])])])) <=
        Later = at_the_beginning_of(_Period)
    says "a delayed triggered ability adds it".

'602.1/resolves'  :: resolves_later(activated(_Costs, Sentences), Sentences)
    says "the effect of an activated ability stands behind its cost".

'606.2/resolves'  :: resolves_later(loyalty(_Cost, Sentences), Sentences)
    says "the effect of a loyalty ability stands behind its cost".

'603.1/resolves'  :: resolves_later(triggered(_Event, _Condition, Sentences), Sentences)
    says "the effect of a triggered ability stands behind its event".

'714.2b/resolves' :: resolves_later(chapter(_Numbers, Sentences), Sentences)
    says "the effect of a chapter ability stands behind its symbol".

'714.2b/titled_resolves' :: resolves_later(titled_chapter(_Numbers, _Title, Sentences), Sentences)
    says "the effect of a chapter ability stands behind its symbol".

'207.2c/resolves' ::
    resolves_later(worded(_AbilityWord, Term), Sentences) <=
        resolves_later(Term, Sentences)
    says "the ability word before it has no meaning of its own".

'207.2d/resolves' ::
    resolves_later(flavored(_FlavorWord, Term), Sentences) <=
        resolves_later(Term, Sentences)
    says "the flavor word before it has no meaning of its own".

% An effect of entering as a copy is over when the permanent is there; what it is then a copy of,
% the board says.

'614.1c/resolves' ::
    resolves_later(text([clause(c(you, may([v(have_do(Whom, v(enter(as_copy(Copied, Except)),
                                                              Adjuncts)), More)])))]),
                   [Whom, Copied, Except, Adjuncts, More]) <=
        Whom \== []
    says "it is carried out as {Whom} enters".


'113.1a/quoted' ::
    set_apart(Verb, Sentences) <=
        subterm(quoted(Ability), Sentences),
        subterm(Verb, Ability)
    says "it is quoted, so it is an ability that something is given".

'603.7/delayed' ::
    set_apart(Verb, Sentences) <=
        subterm(delayed(_Event, Effect), Sentences),
        subterm(Verb, Effect)
    says "a delayed triggered ability does it".

'603.7/delayed_besides' ::
    set_apart(Verb, Sentences) <=
        subterm(and_event(_Event, Clause), Sentences),
        subterm(Verb, Clause)
    says "a delayed triggered ability does it".


'113.3/read' ::
    read_for_mana(Term) <=
        adds_nothing_itself(Term)
    says "it adds no mana itself".

'207.2c/read' ::
    read_for_mana(worded(_AbilityWord, Term)) <=
        read_for_mana(Term)
    says "the ability word before it has no meaning of its own".

'207.2d/read' ::
    read_for_mana(flavored(_FlavorWord, Term)) <=
        read_for_mana(Term)
    says "the flavor word before it has no meaning of its own".
