:- encoding(utf8).
:- module(reading_mana_left_open, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Abilities that are understood, and of which no board tells whether they add mana

“If you attacked this turn, add {R}{W}{B}”: what the ability adds is read, and whether it adds it
rests on something that has happened, is hidden, is still to be chosen or is left to chance.

    left_open(Term, Matter)     Term is read as a whole, but for Matter, which no board tells

This is no reading by which mana is found: nothing is proved by it, and where such an ability
matters, the answer is unknown, as with any other text that is not read. It says what is not known.
*/

:- relation left_open(+Term, Matter)
       says "whether {Term} adds mana is left open by {Matter}, which no board tells"
       else "it is not read that only what no board tells leaves the mana of {Term} open".

:- relation open_effect(+Sentences, Matter)
       says "{Sentences} is read but for {Matter}"
       else "{Sentences} is not read, or nothing in it is left open".

:- relation open_amount(+Amount, +Adjuncts, Matter)
       says "how much {Amount} is, is left open by {Matter}"
       else "it is not read that something leaves open how much {Amount} is".

:- relation open_number_of(+What, Matter)
       says "the number {What} is left open by {Matter}"
       else "it is not read that something leaves the number {What} open".

:- relation open_kind(+Kind, Matter)
       says "which mana {Kind} is, is left open by {Matter}"
       else "it is not read that something leaves open which mana {Kind} is".

:- relation open_condition(+Condition, Matter)
       says "whether {Condition} holds is left open by {Matter}"
       else "it is not read that something leaves open whether {Condition} holds".

:- relation amount_is_read(+Amount, +Adjuncts)
       says "{Amount} is read, but for numbers that are settled later"
       else "{Amount} is not read".

:- relation adds_in_one_place(+Sentences)
       says "one of {Sentences} adds mana in a way that is read, and the others leave mana alone"
       else "it is not read how {Sentences} adds mana".

:- relation result_adds(+Sentence)
       says "{Sentence} says what is added on a result"
       else "{Sentence} does not say what is added on a result".


%   What the ability is.

'603.4/open' ::
    left_open(triggered(_Event, if(Condition), Sentences), Matter) <=
        open_condition(Condition, Matter),
        adds_in_one_place(Sentences)
    says "the ability has a condition".

'603.1/open' ::
    left_open(triggered(_Event, none, Sentences), Matter) <=
        open_effect(Sentences, Matter)
    says "the effect stands behind the event".

'602.1/open' ::
    left_open(activated(_Costs, Sentences), Matter) <=
        open_effect(Sentences, Matter)
    says "the effect stands behind the cost".

'606.2/open' ::
    left_open(loyalty(_Cost, Sentences), Matter) <=
        open_effect(Sentences, Matter)
    says "the effect stands behind the cost".

'207.2c/open' ::
    left_open(worded(_AbilityWord, Term), Matter) <=
        left_open(Term, Matter)
    says "the ability word before it has no meaning of its own".

'702.178a/open' ::
    left_open(keyword_ability(max_speed, Term), speed) <=
        effect_adds(Term, Amount),
        readable_amount(Amount)
    says "the ability is there as long as the speed of its controller is 4".

% A board does not say what level a Class is.

'716.2a/open' ::
    left_open(class_level(_Costs, _Level, Terms), class_level) <=
        member(Term, Terms),
        subterm(v(add(_Amount), _Adjuncts), Term),
        read_as_effect(Term)
    says "the ability is there from some class level on".

'706.3b/open' ::
    left_open(numbered_result(_Result, Sentences), die_roll) <=
        adds_in_one_place(Sentences)
    says "it is what happens on one result of a die".

% Players add the mana to pay, for each age counter; effects may keep counters from being put on it.

'702.24a/open' ::
    left_open(keyword_costs(cumulative_upkeep, [act(v(add(Amount), []))]), what_is_done_before) <=
        readable_some(Amount)
    says "{Amount} is added for each age counter".

'607.2a/open_event' ::
    left_open(triggered(Event, none, Sentences), linked_cards) <=
        tapping_event(Event, _Who,
                      np(_Determiner,
                         f(_Adjectives, _Noun,
                           [with(same_name_as(np(the, f([exiled], n(card), []))))])), _Produced),
        trigger_adds(Sentences, _Whom, Amount),
        readable_trigger_amount(Amount)
    says "it triggers if the name is that of a card that was exiled for it".

% The mode was chosen as it entered, by a word without a meaning of its own.

'607.2m/open' ::
    left_open(triggered(as(_Entering), none, [do([v(choose_quality(_Words), [])]), modes(Modes)]),
              anchor_word) <=
        append(Before, [titled_mode(_Word, triggered(_Event, none, Sentences))|After], Modes),
        adds_in_one_place(Sentences),
        leaves_mana_alone(Before),
        leaves_mana_alone(After)
    says "the ability of one of the words adds mana".


%   What of the effect is open.

'608.2c/open_condition' ::
    open_effect(Sentences, Matter) <=
        append(Before, [if(Condition, Sentence)|After], Sentences),
        open_condition(Condition, Matter),
        sentence_adds(Sentence, _Who, Amount, Adjuncts),
        amount_is_read(Amount, Adjuncts),
        leaves_mana_alone(Before),
        leaves_mana_alone(After)
    says "{Amount} is added if {Condition}".

'608.2h/open_amount' ::
    open_effect(Sentences, Matter) <=
        addition(Sentences, _Who, Amount, Adjuncts),
        open_amount(Amount, Adjuncts, Matter)
    says "it adds {Amount}".

'608.2h/open_before' ::
    open_effect(Sentences, Matter) <=
        append(Before, [pre(for_each(What), do([v(add(Amount), [])|Parts]))|After], Sentences),
        words(Amount, Words),
        not(member(additional, Words)),
        open_number_of(What, Matter),
        leaves_mana_alone(Parts),
        leaves_mana_alone(Before),
        leaves_mana_alone(After)
    says "{Amount} is added for each of {What}".

'706.4/open' ::
    open_effect([do([v(roll_six_sided(1), [])]), Result|Results], die_roll) <=
        all(member(Each, [Result|Results]),
            result_adds(Each))
    says "what is added depends on the result of a die".

'706.4/result' ::
    result_adds(pre(_Result, Sentence)) <=
        sentence_adds(Sentence, _Who, Amount, Adjuncts),
        amount_is_read(Amount, Adjuncts)
    says "{Amount} is added".

'700.2/open' ::
    open_effect([Choice, dash_modes(Modes)], modes_chosen_before) <=
        words(Choice, Words),
        contains_any(Words, [[not, chosen]])
            else "it does not speak of modes that have not been chosen",
        append(Before, [mode(text(Sentences))|After], Modes),
        adds_in_one_place(Sentences),
        leaves_mana_alone(Before),
        leaves_mana_alone(After)
    says "one of the modes adds mana, and it may have been chosen before".


'608.2h/open_for_each' ::
    open_amount(Amount, [for_each(What)], Matter) <=
        open_number_of(What, Matter),
        readable_some(Amount)
    says "it is added for each of {What}".

'608.2h/open_for_each_of' ::
    open_amount(Amount, [for_each_of(What)], Matter) <=
        open_number_of(What, Matter),
        readable_some(Amount)
    says "it is added for each of {What}".

'608.2h/open_x' ::
    open_amount(of(x, Kind), [where_x(What)], Matter) <=
        open_number_of(What, Matter),
        readable_some(of(1, Kind))
    says "X is {What}".

'608.2h/open_of_symbol' ::
    open_amount(amount_of_symbol(Symbol, What), [], Matter) <=
        open_number_of(What, Matter),
        readable_some(symbols([Symbol]))
    says "as much is added as {What} is".

'106.1/open_kind' ::
    open_amount(of(Number, Kind), [], Matter) <=
        integer(Number),
        open_kind(Kind, Matter)
    says "it is {Number} mana of {Kind}".


%   What no board tells.

'608.2i/number' ::
    open_number_of(What, what_happened_this_turn) <=
        subterm(object_of(_Who, _Tense, _Verb, [this_turn]), What)
    says "it looks back at this turn".

'608.2i/who' ::
    open_number_of(who(_Players, past([v(_Verb, [this_turn])])), what_happened_this_turn)
    says "it looks back at this turn".

'608.2i/which' ::
    open_number_of(greatest(_Statistic, np(_Determiner, f(_Adjectives, _Noun, Posts))),
                   what_happened_this_turn) <=
        member(which(past([v(_Verb, [this_turn])])), Posts)
    says "it looks back at this turn".

'508.1k/attacking' ::
    open_number_of(What, attackers) <=
        subterm(f([attacking|_Adjectives], _Noun, _Posts), What)
    says "it counts attacking creatures".

'608.2h/shares_with_it' ::
    open_number_of(count(np(f(_Adjectives, _Noun, Posts))), object_of_the_event) <=
        member(which([v(share(_What, it), [])]), Posts)
    says "it compares with the object of the event".

'608.2h/its_statistic' :: open_number_of(statistic_of(its, _Statistic), object_of_the_event)
    says "it is a number of the object of the event".

'608.2h/counters_on_it' :: open_number_of(counters_of_kind_on(_Kind, it), what_is_done_before)
    says "the ability itself may change the number first".

'400.2/revealed' ::
    open_number_of(np(f([non(land)], n(card), [done(reveal, [this_way])])), hidden_cards)
    says "it looks at cards that are hidden until then".

'400.2/milled' ::
    open_number_of(np(f([colored], n(mana_symbol),
                        [in_mana_cost(of(np(the, f([milled], n(card), []))))])), hidden_cards)
    says "it looks at cards that are hidden until then".

'702.167c/craft' ::
    open_number_of(np(f([], n(color), [among(np(_Determiner, f([exiled], n(card), _Posts)))])),
                   linked_cards)
    says "it looks at cards that were exiled to craft it".


'607.2a/exiled' :: open_kind(colors_of(of(np(the, f([exiled], n(card), [])))), linked_cards)
    says "it looks at a card that was exiled for it".

'607.2e/noted' :: open_kind(last_noted_type(_Whose), noted_information)
    says "it looks at what was noted for it".

'607.2d/several_chosen' :: open_kind(a_chosen_color, colors_chosen)
    says "it looks at colors that were chosen for it".

'905.2b/drafted' :: open_kind(any_color_chosen_as(_Clause), colors_chosen)
    says "the color was chosen before the game".


'608.2i/condition' ::
    open_condition(c(Subject, past([v(Verb, Adjuncts)])), what_happened_this_turn) <=
        member(this_turn, Adjuncts),
        not(readable_now(c(Subject, past([v(Verb, Adjuncts)]))))
            else "the board tells it"
    says "it looks back at this turn".

'608.2i/negative_condition' ::
    open_condition(c(_Subject, not_perfect([v(_Verb, Adjuncts)])), what_happened_this_turn) <=
        member(this_turn, Adjuncts)
    says "it looks back at this turn".

'601.2/cast' :: open_condition(c(you, [v(cast(it), [])]), how_it_was_cast)
    says "it looks back at how it came onto the battlefield".

'601.2a/cast_from' :: open_condition(c(you, [v(cast(it_from(_Zone)), [])]), how_it_was_cast)
    says "it looks back at how it came onto the battlefield".

'607.2i/bargained' ::
    open_condition(c(it, past([v(be(done(bargain, [])), [])])), how_it_was_cast)
    says "it looks back at the costs that were paid for it".

'608.2h/mana_spent' :: open_condition(mana_was_spent(_HowMuch, _Spell), how_a_spell_was_paid)
    says "it looks back at the mana that was spent".

'608.2i/resolutions' :: open_condition(nth_resolution(_Number), times_it_has_resolved)
    says "it looks back at this turn".

'608.2i/times' :: open_condition(nth_time(_Number), times_it_has_resolved)
    says "it looks back at this turn".

'118.12/you_do' :: open_condition(c(you, [v(do, [])]), what_players_do)
    says "“you” may do it or not, and may not be able to".

'118.12/they_do' :: open_condition(c(they, [v(do, [])]), what_players_do)
    says "a player may do it or not, and may not be able to".

'608.2h/it_is' ::
    open_condition(c(it, [v(short_be(np(a, f(_Adjectives, n(card), []))), [])]),
                   what_players_choose)
    says "it looks at a card that is chosen".

'608.2h/it_was' ::
    open_condition(c(it, past([v(be(np(a, f(_Adjectives, n(card), []))), [])])),
                   what_players_choose)
    says "it looks at a card that is chosen".


%   That the rest is read.

'608.2c/one_place' ::
    adds_in_one_place(Sentences) <=
        addition(Sentences, _Who, Amount, Adjuncts),
        amount_is_read(Amount, Adjuncts)
    says "it adds {Amount}".

'608.2c/amount_read' ::
    amount_is_read(Amount, Adjuncts) <=
        some_of_it(Amount, Adjuncts, Some),
        readable_some(Some)
    says "{Some} is read".

'608.2c/amount_open' ::
    amount_is_read(Amount, Adjuncts) <=
        open_amount(Amount, Adjuncts, Matter)
    says "it is read but for {Matter}".
