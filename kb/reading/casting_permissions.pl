:- encoding(utf8).
:- module(reading_casting_permissions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Texts that let players cast spells at other times, or from other zones

“You may cast sorcery spells as though they had flash.” Such a text does not allow casting anything
that could not be cast otherwise; it changes the time (601.3b, 609.4).

“You may cast this card from your graveyard”, “You may play lands and cast spells from your
graveyard.” Such a text is a permission (601.3); the spell costs its mana cost. The way is
`permitted(Face, Source)`. One that may be used only once each turn is not read, since the board
does not say how often it was used.
*/

:- relation casting_permission(+Term, Description)
       says "{Term} lets “you” cast spells of some description"
       else "{Term} does not let “you” cast spells".

:- relation permission_in(+Sentence, Description)
       says "{Sentence} lets “you” cast spells of some description"
       else "{Sentence} does not let “you” cast spells".

:- relation own_permission(+Term, ZoneWords, Condition)
       says "{Term} lets the card that it is on be cast from {ZoneWords}"
       else "{Term} does not let the card that it is on be cast".

:- relation permission_condition(+Adjuncts, Condition)
       says "{Adjuncts} means the condition {Condition}"
       else "{Adjuncts} does not mean the condition {Condition}".

:- relation permission_condition_holds(+Condition, +Card)
       says "the condition {Condition} holds"
       else "the condition {Condition} does not hold".

:- relation names_zone(+Posts)
       says "{Posts} says from where"
       else "{Posts} does not say from where".

:- relation as_though_flash(+Term, Description)
       says "{Term} lets some spells be cast as though they had flash"
       else "{Term} lets no spell be cast as though it had flash".


'601.3b' ::
    cast_like_an_instant(Player, Card, Way) <=
        static_text(Source, _Ability, Term),
        as_though_flash(Term, Description),
        means_by_you(Source, Player),
        spell_fits(Description, Source, Player, Card, Way)
    says "{Source} lets {Player} cast {Card} as though it had flash".


'reading/as_though_flash' ::
    as_though_flash(text([clause(c(you,
                                   may([v(cast(np(bare, Description)),
                                          [as_though(c(they, past([v(have(abilities([flash])),
                                                                     [])])))])])))]),
                    Description) <=
        spell_description_read(Description)
    says "it says that you may cast spells of this description as though they had flash".


'601.3/own_permission' ::
    way_to_cast(Player, Card, permitted(Face, Card)) <=
        owner(Card, Player),
        not(permanent(Card))
            else "{Card} is on the battlefield",
        has_ability(Card, Ability),
        ability_term(Ability, Term),
        own_permission(Term, ZoneWords, Condition),
        card_is_in(ZoneWords, Card, Player, Card),
        permission_condition_holds(Condition, Card),
        castable_face(Card, Face),
        may_be_a_spell(Face)
    says "{Card} itself lets {Player} cast it from where it is".

'601.3/permission' ::
    way_to_cast(Player, Card, permitted(Face, Source)) <=
        static_text(Source, _Ability, Term),
        casting_permission(Term, Description),
        means_by_you(Source, Player),
        card_of(Card, _Identity),
        castable_face(Card, Face),
        may_be_a_spell(Face),
        not(token(Card)),
        spell_fits(Description, Source, Player, Card, permitted(Face, Source))
    says "{Source} lets {Player} cast {Card} from where it is".

'601.2a/permitted' ::
    proposed_face(permitted(Face, _Source), Face)
    says "{Face} was chosen to be cast".

'202.1a/permitted' ::
    starting_cost(Card, permitted(Face, _Source), cost(Symbols, [])) <=
        castable_face(Card, Face),
        mana_cost(Face, Symbols)
            else "{Face} has no mana cost, and that is a cost which can't be paid (118.6)"
    says "{Card} costs its mana cost, {Symbols}".


'reading/own_permission' ::
    own_permission(text([clause(c(you, may([v(cast(this(f([], n(card), [from(ZoneWords)]))),
                                              Adjuncts)])))]),
                   ZoneWords, Condition) <=
        zone_read(ZoneWords),
        permission_condition(Adjuncts, Condition)
    says "it says that you may cast this card from there".

'reading/own_permission/two_zones' ::
    own_permission(text([clause(c(you, may([v(cast(this(f([], n(card),
                                                          [from_or_from(First, Second)]))),
                                              Adjuncts)])))]),
                   or([First, Second]), Condition) <=
        zone_read(First),
        zone_read(Second),
        permission_condition(Adjuncts, Condition)
    says "it says that you may cast this card from either".

'reading/no_condition' :: permission_condition([], always)
    says "there is no condition".

'reading/as_long_as' ::
    permission_condition([as_long_as(Clause)], holds(Clause)) <=
        readable_now(Clause)
    says "it says as long as what".

'601.3/always' :: permission_condition_holds(always, _Card)
    says "there is no condition".

'601.3/holds' ::
    permission_condition_holds(holds(Clause), Card) <=
        holds_now(Clause, Card)
    says "it holds now".


'reading/permission' ::
    casting_permission(text([Sentence]), Description) <=
        permission_in(Sentence, Description)
    says "it says that you may cast spells of this description".

'reading/permission/this_turn' ::
    casting_permission(text([pre(until_end_of_turn, Sentence)]), Description) <=
        permission_in(Sentence, Description)
    says "it says so for this turn".

'reading/permission/cast' ::
    permission_in(clause(c(you, may([v(cast(np(bare, f(Adjectives, n(spell), Posts))), [])]))),
                  f(Adjectives, n(spell), Posts)) <=
        names_zone(Posts),
        spell_description_read(f(Adjectives, n(spell), Posts))
    says "it says which spells you may cast from where".

'reading/permission/play_and_cast' ::
    permission_in(clause(c(you, may([v(play(_Lands), []),
                                     and(v(cast(np(bare, f(Adjectives, n(spell), Posts))),
                                           []))]))),
                  f(Adjectives, n(spell), Posts)) <=
        names_zone(Posts),
        spell_description_read(f(Adjectives, n(spell), Posts))
    says "it says which spells you may cast from where, besides lands".

'reading/names_zone' ::
    names_zone(Posts) <=
        member(from(_ZoneWords), Posts)
    says "it names a zone".
