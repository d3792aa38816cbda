:- encoding(utf8).
:- module(rules_109_objects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 109: objects, where their characteristics come from, and whom “you” means

Which face of its card gives an object its characteristics is told in the rules for the kinds of
cards that have several (709.4, 712.8) or none that counts (406.3a, 708.2).
*/

:- relation characteristics_from(Object, Face)
       says "{Object} has the characteristics of {Face}"
       else "{Object} does not have the characteristics of {Face}".

:- relation means_by_you(Source, Player)
       says "“you” on {Source} means {Player}"
       else "“you” on {Source} does not mean {Player}".


'109.3' ::
    characteristics_from(Object, Face) <=
        shown_face(Object, Face),
        not(face_down(Object))
            else "{Object} is face down, so it has no characteristics of its card"
    says "{Object} has the characteristics that stand on {Face}".


'109.5' ::
    means_by_you(Source, Player) <=
        controls(Player, Source)
    says "{Player} controls {Source}, so “you” on it means {Player}".

'109.5/owner' ::
    means_by_you(Source, Player) <=
        owner(Source, Player),
        not(controls(_Controller, Source))
            else "{Source} has a controller"
    says "{Source} has no controller, so “you” on it means its owner, {Player}".

'109.5/player' ::
    means_by_you(as_said_by(Player), Player) <=
        player(Player)
    says "as {Player} says it, “you” means {Player}".

'109.5/effect' ::
    means_by_you(Effect, Player) <=
        lasting_effect(Effect, Player, _Index, _Term)
    says "{Player} controls the effect {Effect}, so “you” in it means {Player}".

'109.5/effect_text' ::
    means_by_you(Effect, Player) <=
        lasting_text(Effect, Player, _Text)
    says "{Player} controls the effect {Effect}, so “you” in it means {Player}".
