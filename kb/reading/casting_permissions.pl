:- encoding(utf8).
:- module(reading_casting_permissions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Texts that let players cast spells at other times

“You may cast sorcery spells as though they had flash.” Such a text does not allow casting anything
that could not be cast otherwise; it changes the time (601.3b, 609.4).
*/

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
