:- encoding(utf8).
:- module(rules_205_legendary_spells, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 205.4e: legendary instants and sorceries */

:- relation controls_a_legend(+Player)
       says "{Player} controls a legendary creature or planeswalker"
       else "{Player} controls no legendary creature and no legendary planeswalker".

:- relation legendary_instant_or_sorcery(+Way)
       says "the spell would be a legendary instant or sorcery"
       else "the spell would be no legendary instant or sorcery".

:- relation legend_of(+Player, Permanent)
       says "{Player} controls the legendary permanent {Permanent}"
       else "{Player} does not control the legendary permanent {Permanent}".


'205.4e' ::
    prohibited_from_casting(Player, Card, Way) <=
        legendary_instant_or_sorcery(Way),
        not(controls_a_legend(Player))
            else "{Player} controls a legendary creature or planeswalker"
    says "{Card} is a legendary instant or sorcery, and {Player} controls no legendary creature \c
          or planeswalker".

'205.4e/spell' ::
    legendary_instant_or_sorcery(Way) <=
        proposed_face(Way, Face),
        instant_or_sorcery_face(Face),
        printed_supertype(Face, legendary)
    says "{Face} is a legendary instant or sorcery".

'205.4e/creature' ::
    controls_a_legend(Player) <=
        legend_of(Player, Permanent),
        is_type(Permanent, creature)
    says "{Player} controls the legendary creature {Permanent}".

'205.4e/planeswalker' ::
    controls_a_legend(Player) <=
        legend_of(Player, Permanent),
        is_type(Permanent, planeswalker)
    says "{Player} controls the legendary planeswalker {Permanent}".

'205.4e/legend' ::
    legend_of(Player, Permanent) <=
        controls(Player, Permanent),
        permanent(Permanent),
        is_supertype(Permanent, legendary)
    says "{Player} controls {Permanent}, which is legendary".
