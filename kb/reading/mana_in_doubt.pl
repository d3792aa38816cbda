:- encoding(utf8).
:- module(reading_mana_in_doubt, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Mana that an unread text might give or take away

  - could_give_mana(Player, Card, Text): the text may add mana that no payment counts with
  - doubtful_source(Player, Permanent, Text): the text may take the mana of the permanent away, or
    keep its mana abilities from being activated
*/

:- relation may_be_activated_where_it_is(+Object, +Words)
       says "the ability may be activated in the zone of {Object}"
       else "the ability can't be activated in the zone of {Object}".

:- relation could_give_mana(+Player, +Card, Text)
       says "{Text} speaks of adding mana and is not read"
       else "{Text} does not speak of adding mana, or it is read".

:- relation doubtful_source(+Player, Permanent, Text)
       says "{Text} could take the mana of {Permanent} away"
       else "no unread text could take the mana of {Permanent} away".

:- relation sure_sources_pay(+Player, +Card, +Way)
       says "{Card} can be paid for with mana that no unread text could take away"
       else "the mana that would pay for {Card} is in doubt".

:- relation may_be_about(+Words, +Object)
       says "the text could be about {Object}"
       else "the text is not about {Object}".

:- relation names_types(+Words)
       says "the text says which types of permanents it is about"
       else "the text does not say which types of permanents it is about".

:- relation is_activated(+Term)
       says "{Term} is an activated ability"
       else "{Term} is not an activated ability".


'605.1/doubtful' ::
    doubtful_source(Player, Permanent, Text) <=
        could_remove_type(Text, Permanent),
        mana_source(Player, any_cost, source(Permanent, _Alternatives))
    says "{Text} could take mana from {Permanent}".

'605.1b/doubtful' ::
    doubtful_source(Player, Permanent, Text) <=
        some_mana_trigger,
        mana_source(Player, any_cost, source(Permanent, _Alternatives)),
        could_change_mana(Text, Permanent)
    says "{Text} could change what triggers when {Permanent} is tapped for mana".

'605.1/blocked' ::
    doubtful_source(Player, Permanent, Text) <=
        in_force(Player, none, any, casting_matters, other, Text, Words),
        speaks_of(Words, blocked_abilities),
        not(excused(blocked_abilities, Words))
            else "mana abilities are left alone",
        mana_source(Player, any_cost, source(Permanent, _Alternatives)),
        source_of(Text, Source),
        may_change(Words, Source, Permanent)
    says "{Text} could keep the mana abilities of {Permanent} from being activated".

% “Mana abilities of this land cost an additional 1 life to activate.”

'601.2f/doubtful' ::
    doubtful_source(Player, Permanent, Text) <=
        in_force(Player, none, any, casting_matters, other, Text, Words),
        contains_any(Words, [[mana, abilities], [mana, ability]]),
        follows(Words, [cost, costs], [more, additional], ['.'])
            else "nothing costs more",
        not(shares(Words, [unless]))
            else "mana abilities are left alone",
        mana_source(Player, any_cost, source(Permanent, _Alternatives)),
        source_of(Text, Source),
        may_change(Words, Source, Permanent)
    says "{Text} could make the mana abilities of {Permanent} cost more to activate".

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


% A text that says which permanents it is about, by their types, is about no others.

'109.2/about' ::
    may_be_about(Words, Object) <=
        is_type(Object, Type),
        type_words(Type, TypeWords),
        shares(Words, TypeWords)
            else "the text does not speak of a {Type}"
    says "the text speaks of permanents of the type {Type}, and {Object} is one".

% “Permanents” and tokens are of all types, whatever other types the text names besides.

'109.2/about_permanents' ::
    may_be_about(Words, Object) <=
        shares(Words, [permanent, permanents, token, tokens]),
        permanent(Object)
    says "the text speaks of permanents or of tokens".

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

% Triggered mana abilities that are read count (605_mana_for_payments.pl), but a text may change
% what they add.

'605.1b/changed' ::
    could_give_mana(Player, _Card, Text) <=
        some_mana_trigger,
        controls(Player, Permanent),
        could_change_mana(Text, Permanent)
    says "{Text} could change what triggers when {Permanent} is tapped for mana".

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
        not(mana_trigger_in_force(Object, printed(Face, Index)))
            else "what it adds is counted",
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
