:- encoding(utf8).
:- module(reading_relevance_casting_help, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could let a spell be cast

could_help(Text, may_cast(Player, Card, Way)): the text could make a no wrong. With the Way `any` it
could allow a way to cast the card that the rules do not know. How texts are judged stands in
relevance_casting.pl.

Some permissions come from rules that are not modelled; they stand as rule(Number, Card) in the
place of a text.
*/

:- relation lacking(+Player, +Card, +Way, Missing)
       says "{Missing} is missing for {Player} to cast {Card}"
       else "{Missing} is not missing for {Player} to cast {Card}".

:- relation affordable(+Player, +Card, +Way)
       says "{Player} can pay for {Card}"
       else "{Player} can't pay for {Card}".

:- relation supplies(+Player, +Card, +Way, Text, +Missing)
       says "{Text} might supply {Missing}"
       else "{Text} can't supply {Missing}".

:- relation ruled_out_in_every_way(+Player, +Card)
       says "{Player} can't cast {Card} now, in whatever way"
       else "{Player} may find a way to cast {Card} now".

:- relation allows_for_a_time(+Words)
       says "the words allow something for longer than an ability takes to resolve"
       else "the words allow nothing for longer than an ability takes to resolve".

:- relation can_be_supplied(+Player, +Missing)
       says "{Missing} might be supplied to {Player}"
       else "{Missing} can't be supplied to {Player}".

:- relation helps(+Topic, +Whose, +Card, +Words, +Missing)
       says "a text about {Topic} might supply {Missing}"
       else "a text about {Topic} can't supply {Missing}".

:- relation permission_by_rule(+Player, +Card, Rule)
       says "rule {Rule}, which is not modelled, may allow {Card} to be cast"
       else "no rule {Rule} allows {Card} to be cast".


%   “Might be supplied” is asked of each thing that is missing, so that a text about the time puts
%   no doubt on a no for want of mana.

'reading/help' ::
    could_help(Text, may_cast(Player, Card, Way)) <=
        lacking(Player, Card, Way, Missing),
        supplies(Player, Card, Way, Text, Missing),
        all(lacking(Player, Card, Way, Other),
            supplies(Player, Card, Way, _OtherText, Other))
            else "something is missing that no unread text could supply"
    says "{Text} might supply {Missing}, and whatever else is missing might be supplied too".

% From the hand the rules allow it already; whatever else a text allows there is a matter of the
% cost or of the time.

'reading/help/any_way' ::
    could_help(Text, may_cast(Player, Card, any)) <=
        not(way_to_cast(Player, Card, hand(_Face)))
            else "the rules allow {Player} to cast {Card} from the hand",
        not(ruled_out_in_every_way(Player, Card))
            else "whatever allows it, {Player} can't cast {Card} now",
        supplies(Player, Card, any, Text, permission)
    says "{Text} might allow {Player} to cast {Card} in another way".

% What an ability exiled before may be allowed to be cast for some time after the ability resolved,
% and no board tells which card that is (611.2a, 607.1). Where it names no time, the card is cast
% while the ability resolves.

'611.2a/exiled_before' ::
    could_help(text(Object, Face, Index), may_cast(Player, Card, any)) <=
        in_zone(Card, exile)
            else "{Card} is not in exile",
        card_of(Card, Identity),
        card_face(Identity, CardFace, _Number),
        may_be_a_spell(CardFace),
        permanent(Object),
        characteristics_from(Object, Face),
        unread_line(Face, casting_matters, Index, Words),
        waits(Words),
        shares(Words, [exile, exiles, exiled]),
        speaks_of(Words, permission),
        allows_for_a_time(Words),
        not(aimed_elsewhere(Player, text(Object, Face, Index), Words))
            else "it is about other players than {Player}",
        not(ruled_out_in_every_way(Player, Card))
            else "whatever allows it, {Player} can't cast {Card} now"
    says "{Object} may have exiled {Card}, and may allow {Player} to cast it for some time".

'611.2a/for_a_time' ::
    allows_for_a_time(Words) <=
        contains_any(Words, [[this, turn], [until], [as, long, as], [during]])
            else "it names no time"
    says "it names the time for which it allows something".

% A prohibition that asks only for where the card is cast from hits every way to cast it (101.2).

'101.2/every_way' ::
    ruled_out_in_every_way(Player, Card) <=
        static_text(Source, _Ability, Term),
        casting_prohibition(Term, Whom, f([], n(spell), Posts), When),
        whom_prohibited(Whom, Source, Player),
        applies_now(When, Source, Player),
        fits_posts(Posts, Source, Player, Card),
        not(supplies(Player, Card, any, _Text, freedom))
            else "an unread text might take the prohibition away"
    says "{Source} says that {Player} can't cast spells from where {Card} is, whatever they are".

'111.8/every_way' ::
    ruled_out_in_every_way(Player, Card) <=
        token(Card),
        prohibited_from_casting(Player, Card, any)
    says "{Card} is a token that can't move to another zone".

% A permission to cast the card leaves the time alone (117.1a).

'117.1a/every_way' ::
    ruled_out_in_every_way(Player, Card) <=
        card_of(Card, Identity),
        all(card_face(Identity, Face, _Number),
            not(right_time_to_cast(Player, Card, hand(Face))))
            else "it is the right time for one of its faces",
        not(supplies(Player, Card, any, _Text, time))
            else "an unread text might allow another time"
    says "now is not the time to cast any face of {Card}".

'reading/help/rule' ::
    could_help(rule(Rule, Card), may_cast(Player, Card, any)) <=
        permission_by_rule(Player, Card, Rule),
        not(ruled_out_in_every_way(Player, Card))
            else "whatever allows it, {Player} can't cast {Card} now"
    says "rule {Rule} is not modelled and might allow {Player} to cast {Card}".


%   What is missing.

'601.3/missing' ::
    lacking(Player, Card, Way, permission) <=
        proposed_face(Way, _Face),
        not(way_to_cast(Player, Card, Way))
            else "it is allowed"
    says "nothing that is read allows {Player} to cast {Card} in this way".

'117.1a/missing' ::
    lacking(Player, Card, Way, time) <=
        proposed_face(Way, _Face),
        not(right_time_to_cast(Player, Card, Way))
            else "it is the right time"
    says "it is not the right time".

'101.2/missing' ::
    lacking(Player, Card, Way, freedom) <=
        proposed_face(Way, _Face),
        prohibited_from_casting(Player, Card, Way)
    says "{Player} is prohibited from casting {Card}".

'601.2c/missing' ::
    lacking(Player, Card, Way, targets) <=
        proposed_face(Way, _Face),
        not(targets_can_be_chosen(Player, Card, Way))
            else "the targets are there"
    says "the targets are not there".

'601.2h/missing' ::
    lacking(Player, Card, Way, cost) <=
        proposed_face(Way, _Face),
        not(affordable(Player, Card, Way))
            else "the cost can be paid"
    says "the cost can't be paid".

'601.2h/affordable' ::
    affordable(Player, Card, Way) <=
        total_cost(Player, Card, Way, Cost),
        total_cost_can_be_paid(Player, Card, Way, Cost)
    says "{Player} can pay the total cost {Cost}".


'reading/supplies' ::
    supplies(Player, Card, Way, Text, Missing) <=
        in_force(Player, Card, Way, casting_matters, Whose, Text, Words),
        speaks_of(Words, Topic),
        helps(Topic, Whose, Card, Words, Missing),
        not(excused(Topic, Words))
            else "it is about something else",
        concerns(Player, Card, Text, Words),
        can_be_supplied(Player, Missing)
    says "{Text} speaks of {Topic}".

% Nothing supplies priority (117.1): without it, no other time would help.

'117.1/time' ::
    can_be_supplied(Player, time) <=
        has_priority(Player)
            else "{Player} does not have priority",
        players_receive_priority
    says "{Player} has priority, so another time might be allowed".

'117.1/else' ::
    can_be_supplied(_Player, Missing) <=
        Missing \== time
            else "it is a matter of the time"
    says "{Missing} might be supplied".

% A legendary sorcery needs a legend (205.4e), and a text may make one.

'205.4e/supplies' ::
    supplies(Player, Card, Way, Text, freedom) <=
        legendary_instant_or_sorcery(Way),
        in_force(Player, Card, Way, being, other, Text, Words),
        may_make_targets(Words)
    says "{Text} may say that something is legendary, or a creature".

'605.1/supplies' ::
    supplies(Player, Card, _Way, Text, cost) <=
        could_give_mana(Player, Card, Text)
    says "{Text} might give mana".

% What is kept back for other parts of the cost might not be needed for them after all.

'118.10/supplies_by_taking' ::
    supplies(Player, Card, Way, rule('118.10', Card), cost) <=
        controls(Player, Permanent),
        perhaps_needed(casting(Card, Way), Permanent, sacrifice)
    says "{Permanent} was kept back for another part of the cost".

'118.10/supplies' ::
    supplies(_Player, Card, Way, rule('118.10', Card), cost) <=
        wanted_for_spell(Card, Way, _Permanent, [act(v(sacrifice(self), []))])
    says "something was kept back for another part of the cost".

'106.7/supplies' ::
    supplies(Player, _Card, _Way, Text, cost) <=
        could_add_type(Text, Permanent),
        controls(Player, Permanent)
    says "{Text} might let {Permanent} make other mana".


'reading/helps/permission' ::
    helps(permission, other, Card, Words, permission) <=
        speaks_of_place(Card, Words)
    says "it may allow casting cards from where {Card} is".

'reading/helps/own_permission' ::
    helps(permission, own, Card, Words, permission) <=
        speaks_of_itself(Words),
        speaks_of_place(Card, Words)
    says "it may allow casting the card that it is on".

'reading/helps/keyword_permission' ::
    helps(keyword_for(Zone), own, Card, _Words, permission) <=
        in_zone(Card, Zone)
            else "{Card} is not in the zone {Zone}"
    says "its keyword may allow casting {Card} from the zone {Zone}".

'reading/helps/granted_permission' ::
    helps(granted_keyword, other, Card, Words, permission) <=
        speaks_of_place(Card, Words)
    says "it may give {Card} a keyword that allows casting it".

'reading/helps/time' ::
    helps(time, other, _Card, _Words, time)
    says "it may allow casting at other times".

'reading/helps/own_time' ::
    helps(time, own, Card, Words, time) <=
        speaks_of_card(Card, Words)
    says "it may allow casting the card that it is on at other times".

'reading/helps/cost' ::
    helps(reduction, other, _Card, _Words, cost)
    says "it may make spells cost less, or something else".

'reading/helps/own_cost' ::
    helps(reduction, own, Card, Words, cost) <=
        speaks_of_card(Card, Words)
    says "it may make the spell cost less, or something else".

'reading/helps/own_keyword_cost' ::
    helps(other_cost, own, _Card, _Words, cost)
    says "its keyword may change what is paid".

'reading/helps/granted_cost' ::
    helps(granted_keyword, other, _Card, _Words, cost)
    says "it may give the spell a keyword that changes what is paid".

'reading/helps/freedom' ::
    helps(lost_abilities, other, _Card, _Words, freedom)
    says "it may take away the ability that prohibits casting".

'reading/helps/freedom_by_characteristics' ::
    helps(other_characteristics, other, Card, Words, freedom) <=
        not(about_creature_cards_alone(Words, Card))
            else "it is about creature cards"
    says "it may change what the card is, and with it what is prohibited".

'reading/helps/by_characteristics' ::
    helps(other_characteristics, _Whose, Card, Words, Missing) <=
        not(about_creature_cards_alone(Words, Card))
            else "it is about creature cards",
        member(Missing, [permission, time, freedom, cost]),
        kinds_of_spells_matter(Card)
            else "no other text speaks of casting"
    says "it may change what the card is, and another text speaks of casting".

'reading/helps/own_freedom' ::
    helps(other_cost, own, _Card, _Words, freedom)
    says "its keyword may let it be cast as something else".

'reading/helps/exception' ::
    helps(exception, other, _Card, _Words, freedom)
    says "it may make an exception from a prohibition".

'reading/helps/own_targets' ::
    helps(other_cost, own, _Card, _Words, targets)
    says "its keyword may change which targets it asks for".

'reading/helps/reachable_targets' ::
    helps(time, other, _Card, _Words, targets)
    says "it may let something be chosen as though it were a legal target".


%   Permissions by rules that are not modelled: commanders, cards on an adventure, and cards of
%   which the board does not say what they are.

'903.8/unnamed' ::
    permission_by_rule(Player, Card, '903.8') <=
        in_zone(Card, command)
            else "{Card} is not in the command zone",
        owner(Card, Player),
        not(commander(Card))
            else "{Card} is a commander"
    says "{Card} is in the command zone, and the board does not say whether it is a commander".

'715.3d' ::
    permission_by_rule(Player, Card, '715.3d') <=
        in_zone(Card, exile)
            else "{Card} is not in exile",
        player(Player),
        card_of(Card, Identity),
        layout(Identity, adventure)
            else "{Card} has no Adventure"
    says "{Card} is in exile, and after its Adventure it may be cast from there".

'108.2/unidentified' ::
    permission_by_rule(Player, Card, '108.2') <=
        unidentified(Card),
        owner(Card, Player)
    says "the board does not say which card {Card} is".
