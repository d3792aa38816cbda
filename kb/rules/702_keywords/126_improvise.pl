:- encoding(utf8).
:- module(rules_702_126_improvise, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.126: improvise

As convoke (051_convoke.pl), with artifacts and for generic mana alone.
*/


'702.126a' ::
    way_to_use(Player, casting(_Card, Way), Artifact,
               alternative([improvise], [], 0, [stands_in([])], [no_mana])) <=
        proposed_keyword(Way, improvise),
        controls(Player, Artifact),
        permanent(Artifact),
        is_type(Artifact, artifact),
        not(tapped(Artifact))
            else "{Artifact} is tapped"
    says "{Artifact} is an untapped artifact and may be tapped for improvise".

'702.126/read' ::
    keyword_read_for_casting(improvise)
    says "improvise is read".
