:- encoding(utf8).
:- module(rules_115_targets, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 115 and 601.2c: a spell needs the targets that it asks for

Which words of a text ask for targets is read in kb/reading/target_phrases.pl. A target is one of

  - needs(Number, any): creatures, planeswalkers, battles and players (115.4)
  - needs(Number, player), needs(Number, opponent)
  - needs(Number, f(Adjectives, Noun, Posts)): what the text describes

The targets are chosen before any cost is paid, so a creature that will be sacrificed is a fine
target.
*/

:- relation targets_can_be_chosen(+Player, +Card, +Way)
       says "every target that {Card} asks for can be chosen"
       else "a target that {Card} asks for can't be chosen".

:- relation could_target(Player, Card, Way, Target)
       says "{Player} could choose {Target} as a target of {Card}"
       else "{Player} could not choose {Target} as a target of {Card}".

:- relation line_finds_targets(+Player, +Card, +Way, +Term)
       says "the targets of {Term} can be chosen"
       else "the targets of {Term} can't be chosen".

:- relation mode_finds_targets(+Player, +Card, +Way, +Term, Place)
       says "mode {Place} could be chosen for {Card}"
       else "mode {Place} could not be chosen for {Card}".

:- relation finds_targets(+Player, +Card, +Way, +Needs)
       says "{Card} finds the targets that it asks for"
       else "{Card} does not find the targets that it asks for".

:- relation targets_needed(+Card, +Way, +Number, Needed)
       says "{Needed} targets must be chosen for {Card}"
       else "{Needed} is not how many targets must be chosen for {Card}".

:- relation legal_target(+Player, +Card, +Way, +Kind, Target)
       says "{Target} is a legal target for {Card}"
       else "{Target} is not a legal target for {Card}".

:- relation described_target(+Player, +Card, +Description, Target)
       says "{Target} is what {Card} describes"
       else "{Target} is not what {Card} describes".

:- relation can_be_targeted(+Player, +Way, +Target)
       says "{Target} can be the target of a spell of {Player}"
       else "{Target} can't be the target of this spell of {Player}".

:- relation hexproof_against(+Permanent, +Player)
       says "{Permanent} has hexproof against {Player}"
       else "{Permanent} does not have hexproof against {Player}".

:- relation protected_from_spell(+Permanent, +Way)
       says "{Permanent} has protection from the spell"
       else "{Permanent} does not have protection from the spell".

:- relation quality_of_color(+Quality, Color)
       says "{Quality} holds for what is {Color}"
       else "{Quality} does not hold for all that is {Color}".

:- relation damage_target_type(Type)
       says "“any target” may be a {Type}"
       else "“any target” may not be a {Type}".


'601.2c' ::
    targets_can_be_chosen(Player, Card, Way) <=
        proposed_face(Way, Face),
        all(targeting_line(Face, _Index, Term),
            line_finds_targets(Player, Card, Way, Term))
            else "{Card} asks for a target that is not there"
    says "whatever targets {Card} asks for can be chosen".

'601.2c/could_target' ::
    could_target(Player, Card, Way, Target) <=
        way_to_cast(Player, Card, Way),
        proposed_face(Way, Face),
        targeting_line(Face, _Index, Term),
        kind_in_line(Term, Kind),
        legal_target(Player, Card, Way, Kind, Target)
    says "{Card} speaks of a target, and {Target} is a legal one".

'115.1' ::
    line_finds_targets(Player, Card, Way, Term) <=
        not(has_modes(Term))
            else "it has modes to choose from",
        all(asks_for_target(Term, Needs),
            finds_targets(Player, Card, Way, Needs))
    says "each target that it asks for can be chosen".

% A mode whose targets can't be chosen can't be chosen itself, and no mode is chosen twice (700.2d).
% Modes whose targets are not read are left out; kb/reading/relevance_targets.pl sees to them.

'700.2a' ::
    line_finds_targets(Player, Card, Way, Term) <=
        modes_needed(Term, Needed),
        count(Place, mode_finds_targets(Player, Card, Way, Term, Place), Found),
        Found >= Needed
            else "{Needed} modes must be chosen, and only {Found} could be"
    says "{Found} modes could be chosen, and {Needed} must be".

'700.2a/mode' ::
    mode_finds_targets(Player, Card, Way, Term, Place) <=
        mode_of(Term, Place, Mode),
        targets_read(Mode)
            else "the targets of this mode are not read",
        all(asks_for_target(Mode, Needs),
            finds_targets(Player, Card, Way, Needs))
    says "each target of mode {Place} can be chosen".


% The same target can't be chosen twice for one instance of the word.

'115.3' ::
    finds_targets(Player, Card, Way, needs(Number, Kind)) <=
        targets_needed(Card, Way, Number, Needed),
        count(Target, legal_target(Player, Card, Way, Kind, Target), Found),
        Found >= Needed
            else "legal targets that are needed: {Needed}, that there are: {Found}"
    says "legal targets that are needed: {Needed}, that there are: {Found}".

'601.2c/number' ::
    targets_needed(_Card, _Way, Number, Number) <=
        integer(Number)
    says "the text says how many targets there are".

% Whoever casts the spell announces X (107.3a).

'107.3a/targets' ::
    targets_needed(Card, Way, x, Number) <=
        proposed_face(Way, _Face),
        chosen_x(Card, Number)
    says "there are X targets, and X is {Number}".

% Whoever activates an ability may choose 0 for X, and then it has no targets.

'107.3a/targets_of_ability' ::
    targets_needed(_Object, ability(_Source), x, 0)
    says "there are X targets, and 0 may be chosen for X".


'115.4/player' ::
    legal_target(Player, Card, Way, any, Target) <=
        legal_target(Player, Card, Way, player, Target)
    says "players are legal for “any target”".

'115.4' ::
    legal_target(Player, _Card, Way, any, Target) <=
        permanent(Target),
        is_type(Target, Type),
        damage_target_type(Type),
        can_be_targeted(Player, Way, Target)
    says "{Target} is a {Type} and can be chosen for “any target”".

'115.4/creature'     :: damage_target_type(creature)     says "creatures are in the list".

'115.4/planeswalker' :: damage_target_type(planeswalker) says "planeswalkers are in the list".

'115.4/battle'       :: damage_target_type(battle)       says "battles are in the list".

'115.1/player' ::
    legal_target(_Player, _Card, _Way, player, Target) <=
        player(Target)
    says "{Target} is a player".

'115.1/opponent' ::
    legal_target(Player, _Card, _Way, opponent, Target) <=
        opponent(Player, Target)
    says "{Target} is an opponent of {Player}".

'115.1/described' ::
    legal_target(Player, Card, Way, f(Adjectives, Noun, Posts), Target) <=
        described_target(Player, Card, f(Adjectives, Noun, Posts), Target),
        can_be_targeted(Player, Way, Target)
    says "{Target} is what {Card} describes, and nothing keeps it from being a target".


% Without another zone in the text, only permanents are targets (115.2).

'115.2' ::
    described_target(_Player, Card, f(Adjectives, Noun, Posts), Target) <=
        fits_noun(Noun, Target),
        all(member(Post, Posts),
            target_post(Post, Card, Target)),
        all(member(Adjective, Adjectives),
            target_adjective(Adjective, Card, Target))
    says "{Target} is a permanent of the kind that {Card} describes".

% A spell can't target itself (115.5); while it is proposed it is on the stack already.

'115.2/spell' ::
    described_target(_Player, Card, f(Adjectives, Noun, Posts), Target) <=
        covers_spells(Noun),
        spell(Target),
        Target \== Card
            else "a spell is no legal target for itself",
        all(member(Post, Posts),
            target_value(Post, Target)),
        all(member(Adjective, Adjectives),
            fits_adjective(Adjective, Card, Target))
    says "{Target} is a spell of the kind that {Card} describes".

'115.2/card' ::
    described_target(Player, Card, f(Adjectives, n(card), Posts), Target) <=
        member(Place, Posts),
        place_in_post(Place, ZoneWords),
        in_zone(Target, _Zone),
        Target \== Card
            else "{Card} itself is on the stack by then (601.2a)",
        card_is_in(ZoneWords, Card, Player, Target),
        all(( member(Post, Posts),
              Post \== Place
            ),
            target_value(Post, Target)),
        all(member(Adjective, Adjectives),
            target_card_adjective(Adjective, Card, Target))
    says "{Target} is a card of the kind and in the zone that {Card} describes".


'115.1/allowed' ::
    can_be_targeted(Player, Way, Target) <=
        not(has_keyword(Target, shroud))
            else "{Target} has shroud (702.18a)",
        not(hexproof_against(Target, Player))
            else "{Target} has hexproof (702.11b)",
        not(protected_from_spell(Target, Way))
            else "{Target} has protection from this spell (702.16b)"
    says "neither shroud nor hexproof nor protection keeps {Target} from being chosen".


'702.11b' ::
    hexproof_against(Permanent, Player) <=
        has_keyword(Permanent, hexproof),
        controls(Controller, Permanent),
        opponent(Controller, Player)
            else "{Player} controls {Permanent}"
    says "{Permanent} has hexproof, and {Player} is an opponent of {Controller}".

'702.16b' ::
    protected_from_spell(Permanent, Way) <=
        has_keyword(Permanent, protection(Quality)),
        quality_of_color(Quality, Color),
        proposed_color(Way, Color)
    says "{Permanent} has protection from {Color}, and the spell is {Color}".

'702.16j' ::
    protected_from_spell(Permanent, _Way) <=
        has_keyword(Permanent, protection(everything))
    says "{Permanent} has protection from everything".


%   702.16: the qualities that are colors, or name several of them.

'702.16a/color' ::
    quality_of_color(Color, Color) <=
        color(Color)
    says "the quality is {Color}".

'702.16g' ::
    quality_of_color(and_from(Qualities), Color) <=
        member(Color, Qualities),
        color(Color)
    says "it is one of {Qualities}".

'702.16g/listed' ::
    quality_of_color(colors(Colors), Color) <=
        member(Color, Colors)
    says "it is one of {Colors}".

'702.16h' ::
    quality_of_color(each_color, Color) <=
        color(Color)
    says "it is a color".
