:- encoding(utf8).
:- module(reading_activation_permissions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Texts that let players activate abilities as though something were so

“You may activate abilities of creatures you control as though those creatures had haste.”
*/

:- relation activated_as_though_hasty(Permanent)
       says "a text lets abilities of {Permanent} be activated as though it had haste"
       else "no text lets abilities of {Permanent} be activated as though it had haste".

:- relation as_though_hasty(+Term, Description)
       says "{Term} lets abilities of some creatures be activated as though these had haste"
       else "{Term} lets no ability be activated as though a creature had haste".


'609.4/activating' ::
    activated_as_though_hasty(Permanent) <=
        static_text(Source, _Ability, Term),
        as_though_hasty(Term, Description),
        fits(Description, Source, Permanent),
        means_by_you(Source, Player),
        controls(Player, Permanent)
            else "{Player}, who is “you” on {Source}, does not control {Permanent}"
    says "{Source} says so of {Permanent}, and {Player} is “you” on it".

'reading/as_though_hasty' ::
    as_though_hasty(text([clause(c(you, may([v(activate(np(bare,
                                                           f([], n(ability),
                                                             [of(np(bare, Description))]))),
                                               [as_though(c(those(_Those),
                                                            past([v(have(abilities([haste])),
                                                                    [])])))])])))]),
                    Description) <=
        readable(Description)
    says "it says so of the abilities of permanents of the description".
