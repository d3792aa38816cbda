:- encoding(utf8).
:- module(reading_relevance_casting, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change whether a spell may be cast

A line of card text is _read_ for casting when the rules know everything that it could do to
casting. All other lines, those that the grammar did not understand and those that no reading
covers, are _unread_. Here their words decide which of them could matter (words_about_casting.pl):

  - could_hinder(Text, may_cast(Player, Card, Way)): the text could make a yes wrong
  - could_help(Text, may_cast(Player, Card, Way)): the text could make a no wrong. With the Way
    `any` it could allow a way to cast the card that the rules do not know.

The test errs on one side: what it lets pass cannot matter. It looks at three things, each widely.

 1. _Where the text is._ Abilities of permanents function on the battlefield, those of other cards
    only where they say so (113.6); what a card says about itself functions while it is cast
    (113.6d to 113.6f). Activated and triggered abilities do nothing before they resolve, unless
    they make mana.
 2. _What it speaks of._ The words, in the order of a sentence. The same words serve for a line
    that the grammar read into a term, since the functors of terms are the words of the text.
 3. _What is missing._ A text helps with what it speaks of: the permission, the time, a
    prohibition, the targets, the cost. A no is in doubt only when everything that is missing might
    be supplied.

Some permissions come from rules that are not modelled; they stand as rule(Number, Card) in the
place of a text.
*/

:- relation in_force(+Player, +Card, +Way, +Subject, Whose, Text, Words)
       says "{Text} is not read, speaks of the matter, and may be in force while {Card} is cast"
       else "{Text} is read, or not about the matter, or not in force while {Card} is cast".

:- relation unread_line(+Face, +Subject, Index, Words)
       says "no reading covers line {Index} of {Face} as far as casting goes"
       else "line {Index} of {Face} is read as far as casting goes".

:- relation unread_effect(Effect, +Subject, Words)
       says "no reading covers the effect {Effect} as far as casting goes"
       else "the effect {Effect} is read as far as casting goes".

:- relation read_for_casting(+Term)
       says "what {Term} does to casting is known"
       else "what {Term} does to casting is not known".

:- relation may_be_activated_where_it_is(+Object, +Words)
       says "the ability may be activated in the zone of {Object}"
       else "the ability can't be activated in the zone of {Object}".

:- relation functions_where_it_is(Object, +Words)
       says "the text functions in the zone of {Object}"
       else "the text does not function in the zone of {Object}".

:- relation concerns(+Player, +Card, +Text, +Words)
       says "{Text} could be about {Player} casting {Card}"
       else "{Text} is about other players or other zones".

:- relation source_of(+Text, Source)
       says "{Text} is a text of {Source}"
       else "{Text} is not a text of {Source}".

:- relation hinders(+Topic, +Whose, +Player, +Card, +Way, +Words)
       says "a text about {Topic} could hinder {Card} from being cast"
       else "a text about {Topic} can't hinder {Card} from being cast".

:- relation lacking(+Player, +Card, +Way, Missing)
       says "{Missing} is missing for {Player} to cast {Card}"
       else "{Missing} is not missing for {Player} to cast {Card}".

:- relation affordable(+Player, +Card, +Way)
       says "{Player} can pay for {Card}"
       else "{Player} can't pay for {Card}".

:- relation kinds_of_spells_matter(+Card)
       says "there is a text beside {Card} that speaks of casting"
       else "no text beside {Card} speaks of casting".

:- relation speaks_of_casting(+Face)
       says "a text of {Face} speaks of casting"
       else "no text of {Face} speaks of casting".

:- relation supplies(+Player, +Card, +Way, Text, +Missing)
       says "{Text} might supply {Missing}"
       else "{Text} can't supply {Missing}".

:- relation ruled_out_in_every_way(+Player, +Card)
       says "{Player} can't cast {Card} now, in whatever way"
       else "{Player} may find a way to cast {Card} now".

:- relation can_be_supplied(+Player, +Missing)
       says "{Missing} might be supplied to {Player}"
       else "{Missing} can't be supplied to {Player}".

:- relation helps(+Topic, +Whose, +Card, +Words, +Missing)
       says "a text about {Topic} might supply {Missing}"
       else "a text about {Topic} can't supply {Missing}".

:- relation could_give_mana(+Player, +Card, Text)
       says "{Text} speaks of adding mana and is not read"
       else "{Text} does not speak of adding mana, or it is read".

:- relation permission_by_rule(+Player, +Card, Rule)
       says "rule {Rule}, which is not modelled, may allow {Card} to be cast"
       else "no rule {Rule} allows {Card} to be cast".

:- relation unread_targets(+Way, Index)
       says "line {Index} may ask for a target and is not read"
       else "line {Index} asks for no target that is not read".

:- relation doubtful_source(+Player, Permanent, Text)
       says "{Text} could take the mana of {Permanent} away"
       else "no unread text could take the mana of {Permanent} away".

:- relation doubtful_legend(+Player, +Card, +Way, +Legend, Text)
       says "{Text} may say that {Legend} is something else"
       else "{Text} does not say that {Legend} is something else".

:- relation has_sure_legend(+Player, +Card, +Way)
       says "{Player} controls a legendary creature or planeswalker that is in no doubt"
       else "every legendary creature or planeswalker of {Player} is in doubt".

:- relation sure_sources_pay(+Player, +Card, +Way)
       says "{Card} can be paid for with mana that no unread text could take away"
       else "the mana that would pay for {Card} is in doubt".

:- relation may_be_about(+Words, +Object)
       says "the text could be about {Object}"
       else "the text is not about {Object}".

:- relation names_types(+Words)
       says "the text says which types of permanents it is about"
       else "the text does not say which types of permanents it is about".

:- relation keyword_read_for_casting(+Keyword)
       says "{Keyword} is read as far as casting goes"
       else "{Keyword} is not read as far as casting goes".

:- relation aimed_elsewhere(+Player, +Text, +Words)
       says "the text is about other players than {Player}"
       else "the text may be about {Player}".

:- relation speaks_of_place(+Card, +Words)
       says "the text may be about cards where {Card} is"
       else "the text is about cards in other zones".

:- relation keyword_way(Keyword)
       says "casting with {Keyword} is modelled"
       else "casting with {Keyword} is not modelled".

:- relation owner_may_cast_it(+Object)
       says "{Object} is a card of a type that may be cast"
       else "{Object} is not a card of a type that may be cast".

:- relation is_activated(+Term)
       says "{Term} is an activated ability"
       else "{Term} is not an activated ability".


%   Hindering.

'reading/hinder' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        in_force(Player, Card, Way, casting_matters, Whose, Text, Words),
        speaks_of(Words, Topic),
        hinders(Topic, Whose, Player, Card, Way, Words),
        not(excused(Topic, Words))
            else "it is about something else",
        concerns(Player, Card, Text, Words)
    says "{Text} speaks of {Topic}".

'reading/hinder/targets' ::
    could_hinder(text(Card, Face, Index), may_cast(_Player, Card, Way)) <=
        proposed_face(Way, Face),
        unread_targets(Way, Index)
    says "line {Index} of {Card} may ask for a target that is not there".
% Mana is in doubt where a text could take it away. But what is not used to pay does not matter.

'reading/hinder/mana_for_casting' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        doubtful_source(Player, Permanent, Text),
        not(sure_sources_pay(Player, Card, Way))
            else "{Card} can be paid for with mana that is in no doubt"
    says "{Text} could take mana from {Permanent}, with which {Card} would be paid".

% A legendary sorcery needs a legendary creature or planeswalker (205.4e).

'205.4e/hinder' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        legendary_instant_or_sorcery(Way),
        not(has_sure_legend(Player, Card, Way)),
        legend_of(Player, Legend),
        doubtful_legend(Player, Card, Way, Legend, Text)
    says "{Text} may say that {Legend} is something else, and {Card} needs a legend".

'205.4e/sure' ::
    has_sure_legend(Player, Card, Way) <=
        legend_of(Player, Legend),
        is_type(Legend, Type),
        member(Type, [creature, planeswalker]),
        not(doubtful_legend(Player, Card, Way, Legend, _Text))
    says "{Legend} is a legendary {Type}, and no unread text says otherwise".

'205.4e/doubtful' ::
    doubtful_legend(Player, Card, Way, Legend, Text) <=
        unmaking_text(Player, Card, Way, f([], or([t(creature), t(planeswalker)]), []),
                      Text, Source, Words),
        may_change(Words, Source, Legend)
    says "{Text} may say that {Legend} is something else".


'605.1/doubtful' ::
    doubtful_source(Player, Permanent, Text) <=
        could_remove_type(Text, Permanent),
        mana_source(Player, any_cost, source(Permanent, _Alternatives))
    says "{Text} could take mana from {Permanent}".

'605.1/blocked' ::
    doubtful_source(Player, Permanent, Text) <=
        in_force(Player, none, any, casting_matters, other, Text, Words),
        speaks_of(Words, blocked_abilities),
        not(excused(blocked_abilities, Words))
            else "mana abilities are left alone",
        mana_source(Player, any_cost, source(Permanent, _Alternatives)),
        may_be_about(Words, Permanent)
    says "{Text} could keep the mana abilities of {Permanent} from being activated".

'601.2g/sure' ::
    sure_sources_pay(Player, Card, Way) <=
        total_cost(Player, Card, Way, cost(Symbols, Others)),
        total_of(Others, life, LifeKept),
        payment(Symbols, Player, casting(Card, Way), LifeKept, Plan),
        Plan = plan(Activations, _Payments),
        all(member(activation(Object, _Alternative), Activations),
            not(doubtful_source(Player, Object, _Text)))
            else "the plan uses mana that is in doubt"
    says "{Card} can be paid for with mana that is in no doubt".


% A mana ability whose cost may not be paid.

'118.3/blocked' ::
    doubtful_source(Player, Permanent, Text) <=
        in_force(Player, none, any, casting_matters, other, Text, Words),
        speaks_of(Words, forbidden_costs),
        way_to_use(Player, any_cost, Permanent,
                   alternative([_First|_More], _Symbols, _Life, _Types, _Marks))
    says "{Text} could forbid a way to pay for the mana of {Permanent}".


%   What a text about each topic can do against a yes. Of the card's own lines only those count that
%   speak of the card itself; of the others' lines only those that do not.

'reading/hinders/prohibition' ::
    hinders(prohibition, other, _Player, _Card, _Way, _Words)
    says "it may prohibit casting".

'reading/hinders/own_prohibition' ::
    hinders(prohibition, own, _Player, _Card, _Way, Words) <=
        speaks_of_itself(Words)
    says "it may prohibit casting the card that it is on".

'reading/hinders/restriction' ::
    hinders(restriction, other, _Player, _Card, _Way, _Words)
    says "it may restrict casting".

'reading/hinders/own_restriction' ::
    hinders(restriction, own, _Player, _Card, _Way, Words) <=
        speaks_of_itself(Words)
    says "it may restrict casting the card that it is on".

'reading/hinders/own_mana' ::
    hinders(restriction, own, _Player, _Card, _Way, Words) <=
        contains_any(Words, [[spend, only]])
    says "it may restrict what mana pays for the card".

'reading/hinders/tax' ::
    hinders(tax, other, _Player, _Card, _Way, _Words)
    says "it may make spells cost more".

'reading/hinders/own_tax' ::
    hinders(tax, own, _Player, _Card, _Way, Words) <=
        speaks_of_itself(Words)
    says "it may make the spell cost more".

'reading/hinders/added_cost' ::
    hinders(added_cost, own, _Player, _Card, _Way, _Words)
    says "it may ask for an additional cost".

'reading/hinders/lost_abilities' ::
    hinders(lost_abilities, other, _Player, Card, _Way, Words) <=
        in_zone(Card, graveyard)
            else "{Card} is not in a graveyard",
        shares(Words, [graveyard, graveyards])
    says "it may take the abilities of cards in graveyards away".

'reading/hinders/other_characteristics' ::
    hinders(other_characteristics, other, _Player, _Card, _Way, _Words)
    says "it may change what the card is".

'reading/hinders/own_characteristics' ::
    hinders(other_characteristics, own, _Player, Card, _Way, _Words) <=
        kinds_of_spells_matter(Card)
            else "no other text speaks of casting"
    says "it may change what the card is off the battlefield, and another text speaks of casting".

'reading/hinders/value_of_x' ::
    hinders(value_of_x, own, _Player, _Card, _Way, _Words)
    says "it may restrict the value of X".


% What a spell is matters only where something else says which spells are cast, when, and for how
% much.

'601.3/kinds_matter' ::
    kinds_of_spells_matter(Card) <=
        permanent(Object),
        Object \== Card,
        characteristics_from(Object, Face),
        speaks_of_casting(Face)
    says "{Object} speaks of casting".

'601.3/kinds_matter_for_a_time' ::
    kinds_of_spells_matter(_Card) <=
        lasting_effect(Effect, _Player, _Index, Term),
        words(Term, Words),
        shares(Words, [cast, casts, spell, spells])
    says "{Effect} speaks of casting".

'601.3/kinds_matter_unread' ::
    kinds_of_spells_matter(_Card) <=
        lasting_text(Effect, _Player, Text),
        words(Text, Words),
        shares(Words, [cast, casts, spell, spells])
    says "{Effect}, which was not understood, speaks of casting".

'601.3/line_about_casting' ::
    speaks_of_casting(Face) <=
        printed_ability(Face, _Index, Term),
        words(Term, Words),
        shares(Words, [cast, casts, spell, spells])
    says "one of its abilities speaks of casting".

'601.3/text_about_casting' ::
    speaks_of_casting(Face) <=
        unparsed_text(Face, _Index, Text),
        words(Text, Words),
        shares(Words, [cast, casts, spell, spells])
    says "one of its texts speaks of casting".


% A text that says which permanents it is about, by their types, is about no others.

'109.2/about' ::
    may_be_about(Words, Object) <=
        is_type(Object, Type),
        type_words(Type, TypeWords),
        shares(Words, TypeWords)
            else "the text does not speak of a {Type}"
    says "the text speaks of permanents of the type {Type}, and {Object} is one".

'109.2/about_any' ::
    may_be_about(Words, Object) <=
        permanent(Object),
        not(names_types(Words))
            else "the text says which types it is about"
    says "the text names no type of permanents".

'109.2/types' ::
    names_types(Words) <=
        type_words(_Type, TypeWords),
        shares(Words, TypeWords)
    says "it names a type of permanents".


'115.1a/unread' ::
    unread_targets(Way, Index) <=
        proposed_face(Way, Face),
        may_have_targets(Face, Index, Term),
        not(targeting_line(Face, Index, Term))
            else "its target words are read"
    says "a target word in line {Index} is not read".

'115.1a/unparsed' ::
    unread_targets(Way, Index) <=
        proposed_face(Way, Face),
        instant_or_sorcery_face(Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        asks_for_doubtful_target(Words)
    says "line {Index} was not understood, and it has a target word".

'115.1b/unparsed' ::
    unread_targets(Way, Index) <=
        proposed_face(Way, Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        append([enchant], _Described, Words)
    says "line {Index} was not understood, and it says what the Aura can enchant".


%   Helping. “Might be supplied” is asked of each thing that is missing, so that a text about the
%   time puts no doubt on a no for want of mana.

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
            else "{Player} does not have priority"
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
    helps(time, own, _Card, Words, time) <=
        speaks_of_itself(Words)
    says "it may allow casting the card that it is on at other times".

'reading/helps/cost' ::
    helps(reduction, other, _Card, _Words, cost)
    says "it may make spells cost less, or something else".

'reading/helps/own_cost' ::
    helps(reduction, own, _Card, Words, cost) <=
        speaks_of_itself(Words)
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
    helps(other_characteristics, other, _Card, _Words, freedom)
    says "it may change what the card is, and with it what is prohibited".

'reading/helps/by_characteristics' ::
    helps(other_characteristics, _Whose, Card, _Words, Missing) <=
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


%   605.1: unread texts that speak of adding mana. Besides those of permanents there are abilities
%   that are activated from another zone (113.6j, 113.6m).

'605.1/unparsed' ::
    could_give_mana(_Player, _Card, text(Object, Face, Index)) <=
        permanent(Object),
        characteristics_from(Object, Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        adds_mana_in_words(Words),
        has_line(Object, Face, Index)
            else "{Object} has lost the ability"
    says "line {Index} of {Object} was not understood, and it speaks of adding mana".

'605.1a/unread' ::
    could_give_mana(Player, _Card, text(Object, Face, Index)) <=
        controls(Player, Object),
        unread_mana_ability(Object, printed(Face, Index))
    says "line {Index} of {Object} adds mana in a way that is not read".

% What it adds is not among what a payment counts with (605_mana_abilities.pl).

'605.1b/uncounted_effect' ::
    could_give_mana(Player, _Card, lasting(Effect)) <=
        mana_trigger_in_force(Effect, lasting(Effect, _Index)),
        player(Player)
    says "{Effect} adds mana that is not counted for a payment".

'605.1a/unread_granted' ::
    could_give_mana(Player, _Card, text(Origin, Face, Index)) <=
        abilities_change,
        controls(Player, Object),
        has_ability(Object, granted(effect(Origin, printed(Face, Index), Layer), Term)),
        unread_mana_ability(Object, granted(effect(Origin, printed(Face, Index), Layer), Term))
    says "line {Index} of {Origin} gives {Object} an ability whose mana is not read".

'605.1a/unread_cost' ::
    could_give_mana(Player, _Card, text(Object, Face, Index)) <=
        controls(Player, Object),
        mana_ability(Object, printed(Face, Index)),
        unread_activation_cost(Object, printed(Face, Index))
    says "line {Index} of {Object} adds mana for a cost that is not read".

'602.1/form' ::
    is_activated(activated(_Costs, _Effect))
    says "it has the form “cost: effect”".

'207.2c/form' ::
    is_activated(worded(_AbilityWord, Term)) <=
        is_activated(Term)
    says "behind an ability word it has the form “cost: effect”".

'207.2d/form' ::
    is_activated(flavored(_FlavorWords, Term)) <=
        is_activated(Term)
    says "behind a flavor word it has the form “cost: effect”".

'605.1/not_activated' ::
    could_give_mana(_Player, _Card, text(Object, Face, Index)) <=
        permanent(Object),
        characteristics_from(Object, Face),
        printed_ability(Face, Index, Term),
        not(is_activated(Term)),
        not(read_as_effect(Term))
            else "it is read as a continuous effect",
        has_line(Object, Face, Index)
            else "{Object} has lost the ability",
        words(Term, Words),
        adds_mana_in_words(Words)
    says "line {Index} of {Object} speaks of adding mana and is no activated ability".

'113.6m/mana' ::
    could_give_mana(Player, Card, text(Object, Face, Index)) <=
        owner(Object, Player),
        Object \== Card,
        not(permanent(Object)),
        characteristics_from(Object, Face),
        printed_ability(Face, Index, Term),
        is_activated(Term),
        words(Term, Words),
        adds_mana_in_words(Words),
        may_be_activated_where_it_is(Object, Words),
        not(subterm(tap, Term))
            else "its cost has the tap symbol, and {Object} is no permanent (107.5)"
    says "line {Index} of {Object} adds mana, perhaps from another zone than the battlefield".

'113.6m/unparsed_mana' ::
    could_give_mana(Player, Card, text(Object, Face, Index)) <=
        owner(Object, Player),
        Object \== Card,
        not(permanent(Object)),
        characteristics_from(Object, Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        adds_mana_in_words(Words),
        has_to_be_activated(Words),
        may_be_activated_where_it_is(Object, Words)
    says "line {Index} of {Object} was not understood and may add mana from where it is".

'113.6m/zone_words' ::
    may_be_activated_where_it_is(Object, Words) <=
        in_zone(Object, Zone),
        words_of_zone(Zone, ZoneWords),
        shares(Words, ZoneWords)
            else "it does not name the zone {Zone}"
    says "it names the zone {Zone}".

'113.6j/discard' ::
    may_be_activated_where_it_is(Object, Words) <=
        in_zone(Object, hand),
        shares(Words, [discard, reveal])
    says "{Object} may be discarded or revealed from the hand for it".

'113.6/functions' ::
    may_be_activated_where_it_is(Object, Words) <=
        functions_where_it_is(Object, Words)
    says "the text functions where {Object} is".


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


%   Which texts are looked at.

'113.6d' ::
    in_force(_Player, Card, Way, Subject, own, text(Card, Face, Index), Words) <=
        proposed_face(Way, Face),
        unread_line(Face, Subject, Index, Words),
        not(waits(Words))
            else "it is an activated or triggered ability"
    says "line {Index} of the card itself is not read".

% Every face is looked at, for an aftermath card says on its second face how it is cast (702.127a).

'113.6f' ::
    in_force(_Player, Card, any, Subject, own, text(Card, Face, Index), Words) <=
        card_of(Card, Identity),
        card_face(Identity, Face, _Number),
        unread_line(Face, Subject, Index, Words),
        not(waits(Words))
            else "it is an activated or triggered ability"
    says "line {Index} of the card itself is not read".

'113.6/other' ::
    in_force(_Player, Card, _Way, Subject, other, text(Object, Face, Index), Words) <=
        in_zone(Object, Zone),
        Zone \== library,
        Object \== Card,
        characteristics_from(Object, Face),
        unread_line(Face, Subject, Index, Words),
        not(waits(Words))
            else "it is an activated or triggered ability",
        functions_where_it_is(Object, Words),
        not(about_its_own_casting(Words))
            else "it is about casting {Object}"
    says "line {Index} of {Object} is not read".

'611.2/unread' ::
    in_force(_Player, _Card, _Way, Subject, other, lasting(Effect), Words) <=
        unread_effect(Effect, Subject, Words)
    says "the effect {Effect} is not read".


'reading/unread/unparsed' ::
    unread_line(Face, Subject, Index, Words) <=
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        vocabulary(Subject, Vocabulary),
        shares(Words, Vocabulary)
    says "line {Index} of {Face} was not understood".

'reading/unread/parsed' ::
    unread_line(Face, Subject, Index, Words) <=
        printed_ability(Face, Index, Term),
        words(Term, AllWords),
        vocabulary(Subject, Vocabulary),
        shares(AllWords, Vocabulary),
        not(read_for_casting(Term))
            else "it is read",
        subtract(AllWords, [v, c, f, n, t, z, np, sub], Words)
    says "line {Index} of {Face} has no reading for casting".

'reading/unread/effect_text' ::
    unread_effect(Effect, Subject, Words) <=
        lasting_text(Effect, _Player, Text),
        words(Text, Words),
        vocabulary(Subject, Vocabulary),
        shares(Words, Vocabulary)
    says "the effect {Effect} was not understood".

'reading/unread/effect' ::
    unread_effect(Effect, Subject, Words) <=
        lasting_effect(Effect, _Player, _Index, Term),
        words(Term, AllWords),
        vocabulary(Subject, Vocabulary),
        shares(AllWords, Vocabulary),
        not(read_for_casting(Term))
            else "it is read",
        subtract(AllWords, [v, c, f, n, t, z, np, sub], Words)
    says "the effect {Effect} has no reading for casting".


'reading/read/continuous_effect' ::
    read_for_casting(Term) <=
        read_as_effect(Term)
    says "it is read as a continuous effect on permanents".

'reading/read/prohibition' ::
    read_for_casting(Term) <=
        casting_prohibition(Term, _Whom, _Description, _When)
    says "it is read as a prohibition".

'reading/read/cost_more' ::
    read_for_casting(Term) <=
        says_cost_more(Term, _Description, _Symbols)
    says "it is read as a cost increase".

'reading/read/cost_less' ::
    read_for_casting(Term) <=
        says_cost_less(Term, _Description, _Symbols)
    says "it is read as a cost reduction".

'reading/read/additional_cost' ::
    read_for_casting(Term) <=
        says_additional_cost(Term, _Part)
    says "it is read as an additional cost".

'reading/read/as_though_flash' ::
    read_for_casting(Term) <=
        as_though_flash(Term, _Description)
    says "it is read as a permission about the time".

'reading/read/activation_prohibition' ::
    read_for_casting(Term) <=
        activation_prohibition(Term, _Whose, _Exception)
    says "it is read as a prohibition of activating abilities".

'reading/read/permission' ::
    read_for_casting(Term) <=
        casting_permission(Term, _Description)
    says "it is read as a permission".

'reading/read/own_permission' ::
    read_for_casting(Term) <=
        own_permission(Term, _ZoneWords, _Condition)
    says "it is read as a permission for the card itself".

'reading/read/as_though_hasty' ::
    read_for_casting(Term) <=
        as_though_hasty(Term, _Description)
    says "it is read as a permission about haste".

'reading/read/keywords' ::
    read_for_casting(keywords(Keywords)) <=
        all(member(Keyword, Keywords),
            keyword_read_for_casting(Keyword))
    says "each of {Keywords} is read as far as casting goes".

'603.1/keyword' ::
    keyword_read_for_casting(Keyword) <=
        triggered_keyword(Keyword)
    says "{Keyword} does nothing while a spell is cast: it triggers later".

'702.61/read' ::
    keyword_read_for_casting(split_second)
    says "split second is read".

'702.16/color' ::
    keyword_read_for_casting(protection(Color)) <=
        color(Color)
    says "protection from {Color} is read".

'702.11/read' ::
    keyword_read_for_casting(hexproof)
    says "hexproof is read".

'702.18/read' ::
    keyword_read_for_casting(shroud)
    says "shroud is read".

'reading/read/enchant' ::
    keyword_read_for_casting(enchant(Description)) <=
        asks_for_target(enchant(Description), needs(_Number, Kind)),
        target_kind_read(Kind)
    says "what the Aura can enchant is read".

'reading/read/keyword' ::
    keyword_read_for_casting(Keyword) <=
        words(Keyword, Words),
        not(keyword_matters(Words))
            else "{Keyword} may change how something is cast"
    says "{Keyword} is read, or changes nothing about casting".

'reading/read/keyword_cost' ::
    read_for_casting(keyword_cost(Keyword, Parts)) <=
        keyword_way(Keyword),
        all(member(Part, Parts),
            cost_part_read(Part))
    says "the {Keyword} cost is read".

'reading/read/keyword_costs' ::
    read_for_casting(keyword_costs(Keyword, Parts)) <=
        keyword_way(Keyword),
        all(member(Part, Parts),
            cost_part_read(Part))
    says "the {Keyword} cost is read".

'702.34/way'  :: keyword_way(flashback) says "flashback is modelled".

'702.138/way' :: keyword_way(escape)    says "escape is modelled".


'113.6/battlefield' ::
    functions_where_it_is(Object, _Words) <=
        permanent(Object)
    says "{Object} is on the battlefield".

'113.6b' ::
    functions_where_it_is(Object, Words) <=
        in_zone(Object, Zone),
        Zone \== battlefield,
        says_that_it_functions_in(Zone, Words)
    says "the text says that it functions in the zone {Zone}".

'113.6p' ::
    functions_where_it_is(Object, _Words) <=
        in_zone(Object, command),
        not(owner_may_cast_it(Object))
            else "{Object} is a card that may be cast"
    says "{Object} is in the command zone and is no card that is cast, so it may be an emblem".

'113.6p/card' ::
    owner_may_cast_it(Object) <=
        characteristics_from(Object, Face),
        printed_type(Face, Type),
        type_may_be_cast(Type)
    says "{Object} is a {Type}, which may be cast".


%   Whom and which zone the text is about.

'reading/concerns' ::
    concerns(Player, Card, Text, Words) <=
        not(aimed_elsewhere(Player, Text, Words))
            else "it is about other players than {Player}",
        speaks_of_place(Card, Words)
    says "it may be about {Player}, and about cards where {Card} is".

'109.5/aimed_at_opponents' ::
    aimed_elsewhere(Player, Text, Words) <=
        source_of(Text, Source),
        means_by_you(Source, Player),
        speaks_of_opponents_only(Words)
    says "“you” on {Source} is {Player}, and it is about that player's opponents".

'109.5/aimed_at_you' ::
    aimed_elsewhere(Player, Text, Words) <=
        source_of(Text, Source),
        speaks_of_you_only(Words),
        not(means_by_you(Source, Player))
            else "“you” on {Source} is {Player}"
    says "it is about the player who is “you” on {Source}, and that is not {Player}".

'reading/source/object' ::
    source_of(text(Object, _Face, _Index), Object)
    says "it is a text of {Object}".

'reading/source/effect' ::
    source_of(lasting(Effect), Effect)
    says "it is a text of {Effect}".

'reading/place/unnamed' ::
    speaks_of_place(_Card, Words) <=
        not(casts_from_named_zone(Words))
            else "it names the zone that it is about"
    says "it names no zone from which cards are cast".

'reading/place/same' ::
    speaks_of_place(Card, Words) <=
        in_zone(Card, Zone),
        casts_from(Words, Zone)
    says "it speaks of casting cards from the zone {Zone}".

'reading/place/anywhere' ::
    speaks_of_place(_Card, Words) <=
        member(anywhere, Words)
            else "it does not say “anywhere”"
    says "it speaks of casting cards from anywhere".
