:- encoding(utf8).
:- module(rules_605_mana_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 605.3: what a player may activate for mana now

Which abilities are mana abilities is told in 605_mana_ability_criteria.pl.

A mana source is what payment/5 pays with (118_paying_mana.pl):

  - `source(Object, Alternatives)`: a permanent, or `pool(Type)` for mana that was added before. Of
    its alternatives one can be used, once.
  - `open(Object, Ability)`: a mana ability that could be activated any number of times, or one
    with a sentence about spending its mana (106.6) or about its activation (602.5) that is not
    read. What a player has then can't be counted up, so no payment is proved impossible.

    alternative(Abilities, Symbols, Life, Types, Marks)

Activating Abilities costs the mana Symbols and Life; it adds the mana Types. Marks tell what else
the mana is: `snow`, or `only(Sentence, Object)`: what it may be spent on (106_spending_mana.pl),
or `takes(Action, Permanent)`: another permanent that is tapped or sacrificed for it.
Which sources there are depends on what is paid for, the Purpose: `any_cost`, of which nothing else
is known, `casting(Card, Way)` or `activating(Object, Ability)`.

The mana is what the ability produces and what triggers from it adds (605_mana_for_payments.pl).
*/

:- relation mana_source(Player, +Purpose, Source)
       says "{Player} may get mana from {Source} now"
       else "{Player} may not get mana from {Source} now".

:- relation usable_for_mana(Player, Object, Ability, Costs)
       says "{Player} may activate {Ability} of {Object} for mana now"
       else "{Player} may not activate {Ability} of {Object} for mana now".

:- relation way_to_use(Player, +Purpose, Object, Alternative)
       says "{Player} may use {Object} for mana as in {Alternative}"
       else "{Player} may not use {Object} for mana as in {Alternative}".

:- relation turned_then_sacrificed(Player, Object, First, FirstCosts, Second, SecondCosts)
       says "{Player} may activate {First} of {Object} and then sacrifice it for {Second}"
       else "{Player} may not activate {First} of {Object} and then sacrifice it for {Second}".

:- relation beyond_counting(Player, Object, Ability)
       says "how often {Player} may activate {Ability} of {Object} can't be counted"
       else "{Player} may activate {Ability} of {Object} once at most".

:- relation marks_of_mana(+Object, +Abilities, Marks)
       says "mana from {Abilities} of {Object} has the marks {Marks}"
       else "mana from {Abilities} of {Object} does not have the marks {Marks}".

:- relation kept_back(+Purpose, +Permanent, +Action)
       says "{Permanent} is needed for {Purpose}, so nothing may {Action} it for mana"
       else "{Permanent} is not needed for {Purpose}".

:- relation taking_as_costs(+Action, Costs)
       says "to {Action} a permanent takes it as {Costs} would"
       else "to {Action} a permanent does not take it as {Costs} would".

:- relation needed_for_cost(+Purpose, Object, +Costs)
       says "for {Purpose}, something besides {Costs} asks for {Object}"
       else "nothing but {Costs} asks for {Object}".

:- relation hangs_on_order(+Player, +Object, +Ability)
       says "how much mana {Ability} of {Object} makes hangs on what {Player} activates before it"
       else "how much mana {Ability} of {Object} makes does not hang on the order".

:- relation within_reach(+Player, +Object, +Ability)
       says "{Player} could pay the cost of {Ability} of {Object}, apart from mana"
       else "{Player} can't pay the cost of {Ability} of {Object}, even apart from mana".

:- relation counts_where_spell_was(+Purpose, +Object, Ability)
       says "{Ability} of {Object} counts cards in the zone that a card leaves for {Purpose}"
       else "{Ability} of {Object} counts no cards in a zone that a card leaves for {Purpose}".

:- relation changes_nothing_counted(+Verb)
       says "to {Verb} changes no number that others count"
       else "to {Verb} may change a number that others count".

:- relation may_change_what_is_counted(+Object, +Ability)
       says "activating {Ability} of {Object} may change what others count"
       else "activating {Ability} of {Object} changes nothing that others count".


% Needing mana is reason enough: no priority is needed while a cost is being paid.

'605.3a' ::
    usable_for_mana(Player, Object, Ability, Costs) <=
        controls(Player, Object),
        activated_mana_ability(Object, Ability),
        activated_ability(Object, Ability, Costs, Effect),
        sentences_behind_read(Effect)
            else "what is said about spending its mana or about activating it is not read",
        within_limits(Effect, while_paying, Player, Object),
        not(used_up(Object, Ability))
            else "{Ability} was activated already this turn",
        not(may_be_used_up(Ability, Effect))
            else "{Ability} may have been activated already this turn",
        not(kept_from_activating(Player, Object, Ability))
            else "{Ability} of {Object} can't be activated",
        not(hangs_on_order(Player, Object, Ability))
            else "how much mana it makes hangs on what is activated before it",
        may_pay_apart_from_mana(Player, Object, Ability)
    says "{Ability} of {Object} may be activated whenever {Player} has to pay mana".

'605.3/one_activation' ::
    way_to_use(Player, Purpose, Object, alternative([Ability], Symbols, Life, Types, Marks)) <=
        usable_for_mana(Player, Object, Ability, Costs),
        can_be_paid_once(Costs),
        not(counts_where_spell_was(Purpose, Object, Ability))
            else "it may count the card that is cast, which is on the stack by then",
        not(needed_for_cost(Purpose, Object, Costs))
            else "{Object} is needed in another way for the cost",
        mana_in_costs(Costs, Symbols),
        life_in_costs(Costs, Life),
        made_for_payment(Player, Object, Ability, Types),
        marks_of_mana(Object, [Ability], Marks)
    says "{Player} may activate {Ability} of {Object}, which adds {Types} mana".

% A permanent that was turned for mana is still there to be sacrificed for more.

'605.3/two_activations' ::
    way_to_use(Player, Purpose, Object,
               alternative([First, Second], [], Life, Types, Marks)) <=
        turned_then_sacrificed(Player, Object, First, FirstCosts, Second, SecondCosts),
        all(member(Either, [First, Second]),
            not(counts_where_spell_was(Purpose, Object, Either)))
            else "it may count the card that is cast, which is on the stack by then",
        not(needed_for_cost(Purpose, Object, SecondCosts))
            else "{Object} is needed in another way for the cost",
        mana_in_costs(FirstCosts, []),
        mana_in_costs(SecondCosts, []),
        life_in_costs(FirstCosts, FirstLife),
        life_in_costs(SecondCosts, SecondLife),
        Life is FirstLife + SecondLife,
        made_for_payment(Player, Object, First, FirstTypes),
        made_for_payment(Player, Object, Second, SecondTypes),
        append(FirstTypes, SecondTypes, Types),
        marks_of_mana(Object, [First, Second], Marks)
    says "{Player} may activate {First} of {Object} and then {Second}, which adds {Types} mana".

'605.3/turned_then_sacrificed' ::
    turned_then_sacrificed(Player, Object, First, FirstCosts, Second, SecondCosts) <=
        activated_ability(Object, Second, SecondCosts, _SecondEffect),
        sacrifices_itself(SecondCosts),
        not(turns_itself(SecondCosts)),
        activated_ability(Object, First, FirstCosts, _FirstEffect),
        turns_itself(FirstCosts),
        not(sacrifices_itself(FirstCosts)),
        usable_for_mana(Player, Object, First, FirstCosts),
        usable_for_mana(Player, Object, Second, SecondCosts)
    says "{Object} is still there after {First} and can be sacrificed for {Second}".


% “Tap an untapped creature you control”, “Sacrifice a creature”: one way for each of them. That
% nothing is taken twice is looked at where the plan is (601.2h, 118_paying_mana.pl).

'605.3/taking' ::
    way_to_use(Player, Purpose, Object, alternative([Ability], Symbols, Life, Types, Marks)) <=
        controls(Player, Object),
        activated_mana_ability(Object, Ability),
        activated_ability(Object, Ability, Costs, Effect),
        takes_one_permanent(Costs, Part, Action, Description),
        sentences_behind_read(Effect)
            else "what is said about spending its mana or about activating it is not read",
        within_limits(Effect, while_paying, Player, Object),
        not(used_up(Object, Ability))
            else "{Ability} was activated already this turn",
        not(may_be_used_up(Ability, Effect))
            else "{Ability} may have been activated already this turn",
        not(kept_from_activating(Player, Object, Ability))
            else "{Ability} of {Object} can't be activated",
        not(hangs_on_order(Player, Object, Ability))
            else "how much mana it makes hangs on what is activated before it",
        all(( member(Cost, Costs),
              Cost \== Part
            ),
            payable_now(Cost, Player, Object)),
        not(counts_where_spell_was(Purpose, Object, Ability))
            else "it may count the card that is cast, which is on the stack by then",
        not(needed_for_cost(Purpose, Object, Costs))
            else "{Object} is needed in another way for the cost",
        could_be_taken(Action, Description, Player, Object, Costs, Permanent),
        not(kept_back(Purpose, Permanent, Action))
            else "{Permanent} is needed in another way for the cost",
        mana_in_costs(Costs, Symbols),
        life_in_costs(Costs, Life),
        made_for_payment(Player, Object, Ability, Types),
        marks_of_mana(Object, [Ability], OwnMarks),
        append(OwnMarks, [takes(Action, Permanent)], Marks)
    says "{Player} may activate {Ability} of {Object} with {Permanent}, which adds {Types} mana".

'601.2h/kept_itself' ::
    kept_back(activating(Object, Ability), Object, _Action) <=
        activated_ability(Object, Ability, Costs, _Effect),
        uses_itself(Costs)
    says "{Object} is needed to pay for {Ability}".

'601.2h/kept_perhaps' ::
    kept_back(Purpose, Permanent, Action) <=
        perhaps_needed(Purpose, Permanent, Action)
    says "{Permanent} may be needed for the cost".

'601.2h/tapping' :: taking_as_costs(tap, [tap])
    says "to be tapped for another permanent is like a tap symbol of its own".

'601.2h/sacrificing' :: taking_as_costs(sacrifice, [act(v(sacrifice(self), []))])
    says "to be sacrificed for another permanent is like being sacrificed for itself".


% What cannot be counted up: see the head of this file.

'605.3/again_and_again' ::
    beyond_counting(Player, Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        not(can_be_paid_once(Costs))
            else "{Costs} can be paid once at most",
        usable_for_mana(Player, Object, Ability, Costs)
    says "nothing in {Costs} keeps {Player} from activating {Ability} again".

'605.3/tapped_and_untapped' ::
    beyond_counting(Player, Object, Ability) <=
        activated_ability(Object, Other, OtherCosts, _OtherEffect),
        member(untap, OtherCosts),
        activated_mana_ability(Object, Other),
        activated_ability(Object, Ability, Costs, _Effect),
        member(tap, Costs),
        usable_for_mana(Player, Object, Ability, Costs)
    says "{Ability} taps {Object} and {Other} untaps it".

'605.3/untapped_and_tapped' ::
    beyond_counting(Player, Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        member(untap, Costs),
        usable_for_mana(Player, Object, Ability, Costs),
        activated_ability(Object, Other, OtherCosts, _OtherEffect),
        member(tap, OtherCosts),
        activated_mana_ability(Object, Other)
    says "{Ability} untaps {Object} and {Other} taps it".

'106.6/two_activations' ::
    beyond_counting(Player, Object, Second) <=
        turned_then_sacrificed(Player, Object, First, _FirstCosts, Second, _SecondCosts),
        member(Ability, [First, Second]),
        restricts_spending(Object, Ability, _Sentence)
    says "the mana of {First} and that of {Second} may be spent on different things".

'605.3/paying_in_between' ::
    beyond_counting(Player, Object, Second) <=
        turned_then_sacrificed(Player, Object, First, FirstCosts, Second, SecondCosts),
        mana_in_costs(FirstCosts, FirstSymbols),
        mana_in_costs(SecondCosts, SecondSymbols),
        append(FirstSymbols, SecondSymbols, Symbols),
        Symbols \== []
    says "mana for {Second} may come from {First} of the same permanent".


'601.2g/permanent' ::
    mana_source(Player, Purpose, source(Object, Alternatives)) <=
        controls(Player, Object),
        permanent(Object),
        collect(Alternative, way_to_use(Player, Purpose, Object, Alternative), Alternatives),
        Alternatives \== []
            else "no mana ability of {Object} can be activated now"
    says "{Object} can be used for mana".

'601.2g/open' ::
    mana_source(Player, _Purpose, open(Object, Ability)) <=
        beyond_counting(Player, Object, Ability)
    says "how much mana {Ability} of {Object} makes has no bound".

'106.6/open' ::
    mana_source(Player, _Purpose, open(Object, Ability)) <=
        controls(Player, Object),
        activated_ability(Object, Ability, _Costs, Effect),
        not(sentences_behind_read(Effect)),
        activated_mana_ability(Object, Ability),
        not(kept_from_activating(Player, Object, Ability))
            else "{Ability} of {Object} can't be activated",
        within_reach(Player, Object, Ability)
    says "what the mana of {Ability} may be spent on, or when it may be activated, is not read".

'602.5b/open' ::
    mana_source(Player, _Purpose, open(Object, Ability)) <=
        controls(Player, Object),
        activated_mana_ability(Object, Ability),
        activated_ability(Object, Ability, _Costs, Effect),
        may_be_used_up(Ability, Effect),
        not(kept_from_activating(Player, Object, Ability))
            else "{Ability} of {Object} can't be activated",
        within_reach(Player, Object, Ability)
    says "{Ability} of {Object} may have been activated this turn, and no board can say so".

'602.2/within_reach' ::
    within_reach(Player, Object, Ability) <=
        may_pay_apart_from_mana(Player, Object, Ability)
    says "its cost can be paid, apart from mana".

'602.2/within_reach_taking' ::
    within_reach(Player, Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        takes_one_permanent(Costs, Part, Action, Description),
        controls(Player, Object),
        all(( member(Cost, Costs),
              Cost \== Part
            ),
            payable_now(Cost, Player, Object)),
        could_be_taken(Action, Description, Player, Object, Costs, Permanent)
    says "its cost can be paid, apart from mana, with {Permanent}".

% Which type was chosen may be known to the players and left out of the board.

'106.6/choice_left_out' ::
    mana_source(Player, casting(_Card, _Way), open(Object, Ability)) <=
        controls(Player, Object),
        activated_mana_ability(Object, Ability),
        restricts_spending(Object, Ability, Sentence),
        subterm(f([chosen], n(type), []), Sentence),
        not(chosen(Object, type, _Type))
            else "the type chosen for {Object} is given",
        not(kept_from_activating(Player, Object, Ability))
            else "{Ability} of {Object} can't be activated",
        within_reach(Player, Object, Ability)
    says "{Ability} of {Object} speaks of a chosen type, and the board gives none".

'608.2h/open' ::
    mana_source(Player, _Purpose, open(Object, Ability)) <=
        controls(Player, Object),
        activated_mana_ability(Object, Ability),
        hangs_on_order(Player, Object, Ability),
        within_reach(Player, Object, Ability)
    says "how much mana {Ability} makes hangs on what is activated before it".

% A card that is cast is on the stack before mana abilities are activated (601.2a, 601.2g): it is no
% longer among the cards in a hand or graveyard, which the board still shows.

'601.2a/open' ::
    mana_source(Player, casting(Card, Way), open(Object, Ability)) <=
        controls(Player, Object),
        counts_where_spell_was(casting(Card, Way), Object, Ability),
        activated_mana_ability(Object, Ability),
        within_reach(Player, Object, Ability)
    says "{Ability} of {Object} counts cards where {Card} was before it was cast".

'601.2a/counted' ::
    counts_where_spell_was(casting(Card, _Way), Object, Ability) <=
        adds_mana(Object, Ability, Amount),
        number_in(Amount, What),
        zone_counted(What, Zone),
        in_zone(Card, Zone)
    says "{Card} is counted in its zone, {Zone}, and is on the stack when {Ability} is activated".

% What is counted as the ability resolves (608.2h) can be something else when another mana ability
% has been activated, and that one sacrifices something or does more than add mana.

'608.2h/order' ::
    hangs_on_order(Player, Object, Ability) <=
        adds_mana(Object, Ability, Amount),
        counted_in(Amount),
        controls(Player, Other),
        activated_mana_ability(Other, OtherAbility),
        may_change_what_is_counted(Other, OtherAbility)
    says "{OtherAbility} of {Other} may change what {Ability} counts".

'608.2h/changed_by_cost' ::
    may_change_what_is_counted(Object, Ability) <=
        activated_ability(Object, Ability, Costs, _Effect),
        member(Cost, Costs),
        not(cost_changes_nothing_counted(Cost))
            else "{Costs} changes no number that is counted"
    says "{Cost} may change a number that is counted".

'608.2h/changed_by_effect' ::
    may_change_what_is_counted(Object, Ability) <=
        activated_ability(Object, Ability, _Costs, [Adding, Further|Sentences]),
        member(Sentence, [Adding, Further|Sentences]),
        instruction(Sentence, v(Verb, _Adjuncts)),
        not(changes_nothing_counted(Verb))
            else "to {Verb} changes no number that is counted",
        words(Verb, Words),
        not(shares(Words, [add, spend, cast, activate]))
            else "it only adds mana"
    says "to {Verb} may change a number that is counted".

% A revealed card stays where it is, and a color is chosen for the ability itself.

'701.20b/revealed' :: changes_nothing_counted(reveal(_Cards))
    says "revealing cards moves none of them".

'607.2d/own_color' :: changes_nothing_counted(choose(np(a, f(_Adjectives, n(color), _Posts))))
    says "a color is chosen".

'602.1b/any_player' ::
    mana_source(Player, _Purpose, open(Object, Ability)) <=
        activated_ability(Object, Ability, _Costs, [_Adding, Rider|Riders]),
        member(clause(c(player(any), may(Allowed))), [Rider|Riders]),
        words(Allowed, Words),
        shares(Words, [activate])
            else "it does not let others activate it",
        adds_mana(Object, Ability, _Amount),
        player(Player),
        not(controls(Player, Object))
            else "{Player} controls {Object}"
    says "{Ability} of {Object} lets any player activate it, which is not read further".

'106.4' ::
    way_to_use(Player, _Purpose, pool(Type), alternative([], [], 0, Types, [])) <=
        floating_mana(Player, Type, Number),
        copies(Number, Type, Types)
    says "{Player} has {Number} {Type} mana in their mana pool".

'106.4/source' ::
    mana_source(Player, Purpose, source(pool(Type), [Alternative])) <=
        floating_mana(Player, Type, _Number),
        way_to_use(Player, Purpose, pool(Type), Alternative)
    says "the {Type} mana in the mana pool of {Player} can be spent".


% What is tapped, untapped or sacrificed for mana is not there to pay for the cost itself.

'601.2h/tapped' ::
    needed_for_cost(activating(Object, Ability), Object, Costs) <=
        activated_ability(Object, Ability, OwnCosts, _Effect),
        turns_itself(OwnCosts),
        turns_itself(Costs)
    says "paying for {Ability} taps or untaps {Object}, and so does {Costs}".

'601.2h/sacrificed' ::
    needed_for_cost(activating(Object, Ability), Object, Costs) <=
        activated_ability(Object, Ability, OwnCosts, _Effect),
        uses_itself(OwnCosts),
        sacrifices_itself(Costs)
    says "paying for {Ability} takes {Object}, which {Costs} sacrifices".


'107.4h/source' ::
    marks_of_mana(Object, Abilities, Marks) <=
        collect(snow, is_supertype(Object, snow), Snow),
        collect(only(Sentence, Object),
                ( member(Ability, Abilities),
                  restricts_spending(Object, Ability, Sentence)
                ),
                Restrictions),
        append(Snow, Restrictions, Marks)
    says "what is said of the mana of {Object}: {Marks}".
