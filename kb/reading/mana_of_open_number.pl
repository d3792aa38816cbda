:- encoding(utf8).
:- module(reading_mana_of_open_number, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Mana of which only the types are known

How much “that much {R}” is, an event tells; X and “the sacrificed creature's mana value”, a cost
that was paid. The types are known all the same, and 106.7 asks for nothing else. Whatever needs the
amount (payments, tapping for mana) does not see what is read here.

    may_add_some(Term, Amount)     the ability adds some number of times Amount

Mana that abilities give which are not activated, or which other players add, is here too.
*/

:- relation may_add_some(+Term, Amount)
       says "{Term} adds {Amount}, whatever the number"
       else "{Term} does not add mana of which the types are known".

:- relation effect_later(+Term, Sentences)
       says "{Sentences} are the effect of {Term}"
       else "{Sentences} are not the effect of {Term}".

:- relation one_of_some(+Amount, +Adjuncts, One)
       says "{Amount} is some number of times {One}"
       else "it is not read of what {Amount} is some number".

:- relation open_number(+Number)
       says "an event, a choice or a cost settles {Number}"
       else "neither an event nor a choice nor a cost settles {Number}".

:- relation color_of_some(+Kind, Color)
       says "{Kind} may be {Color}"
       else "{Kind} may not be {Color}".

:- relation only_symbol(+Amount, Symbol)
       says "{Amount} is mana of the symbol {Symbol} alone"
       else "{Amount} is not mana of the symbol {Symbol} alone".

:- relation some_gives(+Amount, +Permanent, Types)
       says "{Amount} of {Permanent} gives {Types} mana"
       else "{Amount} of {Permanent} does not give {Types} mana".

:- relation readable_some(+Amount)
       says "the types of {Amount} are read"
       else "the types of {Amount} are not read".

:- relation types_are_told(+Face, +Index)
       says "which types line {Index} of {Face} adds is read"
       else "which types line {Index} of {Face} adds is not read".


%   Activated and loyalty abilities whose number a cost settles.

'107.3/open_activated' ::
    may_add_some(activated(Costs, [do([v(add(Amount), Adjuncts)])|Riders]), One) <=
        one_of_some(Amount, Adjuncts, One),
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "resolving, it adds {One} some number of times".

% “Put a charge counter on this. Add X mana, where X is the number of charge counters on this”: how
% many there are then is not worked out, but there is one.

'608.2c/counters_put_before' ::
    may_add_some(activated(Costs,
                           [ do([v(put_counters(cs(_Number, Kind), Whom), [])]),
                             do([v(add(of(x, Mana)),
                                   [where_x(count(counters_of_kind_on(Kind, Whom)))])])
                           | Riders]),
                 of(1, Mana)) <=
        affected_ones(Whom, itself),
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "resolving, it adds {Mana} for each {Kind} counter, and puts one there before".

'106.4/other_player' ::
    may_add_some(activated(Costs, Sentences), Full) <=
        words(Sentences, Words),
        shares(Words, [player])
            else "it does not speak of players",
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        addition(Sentences, player, Amount, Adjuncts),
        said_in_full(Amount, Adjuncts, Full)
    says "resolving, it has a player add {Full}".

'207.2c/some' ::
    may_add_some(worded(_AbilityWord, Term), Amount) <=
        may_add_some(Term, Amount)
    says "the ability word before it has no meaning of its own".

'207.2d/some' ::
    may_add_some(flavored(_FlavorWord, Term), Amount) <=
        may_add_some(Term, Amount)
    says "the flavor word before it has no meaning of its own".

% Whether “instead” applies is not always known; where both amounts are of one type, it does not
% matter which one is added.

'614.15/some' ::
    may_add_some(activated(Costs, [do([v(add(Old), [])]),
                                   if(_Condition, do([v(add(New), [instead])]))|Riders]), Old) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        only_symbol(Old, Symbol),
        only_symbol(New, Symbol)
            else "the two amounts are of different types",
        leaves_mana_alone(Riders)
    says "it adds {Symbol}, however many".

'107.4/one_symbol' ::
    only_symbol(symbols([Symbol|Symbols]), Symbol) <=
        single_symbol(Symbol),
        all(member(Other, Symbols),
            Other == Symbol)
    says "it has no other symbol than {Symbol}".

'107.4/times_symbol' ::
    only_symbol(times(Number, Symbol), Symbol) <=
        integer(Number),
        single_symbol(Symbol)
    says "it has no other symbol than {Symbol}".

%   Triggered abilities, those of Sagas among them.

'603.1/some' ::
    may_add_some(Term, Full) <=
        effect_later(Term, Sentences),
        not(effect_adds(Term, _Read))
            else "it is read how much {Term} adds",
        addition(Sentences, _Who, Amount, Adjuncts),
        said_in_full(Amount, Adjuncts, Full)
    says "resolving, it adds {Full}".

'603.1/some_open' ::
    may_add_some(Term, One) <=
        effect_later(Term, Sentences),
        addition(Sentences, _Who, Amount, Adjuncts),
        one_of_some(Amount, Adjuncts, One)
    says "resolving, it adds {One} some number of times".

'603.1/effect' :: effect_later(triggered(_Event, none, Sentences), Sentences)
    says "the event stands before it".

'714.2b/effect' :: effect_later(chapter(_Numbers, Sentences), Sentences)
    says "the chapter symbol stands for the event".

'714.2b/titled_effect' :: effect_later(titled_chapter(_Numbers, _Title, Sentences), Sentences)
    says "the chapter symbol stands for the event".


'107.3/additional' ::
    one_of_some(additional(Amount), Adjuncts, One) <=
        one_of_some(Amount, Adjuncts, One)
    says "what it is added to does not matter".

'107.3/some_x_of' ::
    one_of_some(of(x, Kind), [], of(1, Kind)) <=
        words(Kind, Words),
        Words \== []
    says "X is what was paid or chosen".

'107.3/some_x_of_where' ::
    one_of_some(of(x, Kind), [where_x(Number)], of(1, Kind)) <=
        open_number(Number)
    says "{Number} is settled otherwise".

'107.3/some_x_times' ::
    one_of_some(times(x, Symbol), [], symbols([Symbol])) <=
        single_symbol(Symbol)
    says "X is what was paid or chosen".

'107.3/open_of_symbol' ::
    one_of_some(amount_of_symbol(Symbol, Number), [], symbols([Symbol])) <=
        open_number(Number)
    says "{Number} is settled otherwise".

'107.3/open_for_each' ::
    one_of_some(Amount, [for_each(Number)], Amount) <=
        open_number(Number)
    says "{Number} is settled otherwise".

% “{R} or {G} for each ...”: the choice may differ each time; one of them shows the types.

'107.3/choice_for_each' ::
    one_of_some(choice(Amounts), [for_each(What)], each_of(What, choice(Amounts))) <=
        readable_count(What)
    says "one of {Amounts} is added for each of {What}".

'107.3/that_much' ::
    one_of_some(that_much(Symbol), [], symbols([Symbol])) <=
        single_symbol(Symbol)
    says "the event tells how much".

'107.3/twice_that_much' ::
    one_of_some(twice_that_much(Symbol), [], symbols([Symbol])) <=
        single_symbol(Symbol)
    says "the event tells how much".

'107.3/that_many' ::
    one_of_some(that_many(Kind), [], of(1, Kind)) <=
        words(Kind, Words),
        Words \== []
    says "the event tells how many".


'107.3/x' :: open_number(x)
    says "X is what was paid or chosen".

'107.3/x_more' ::
    open_number(plus(x, _More))
    says "X is what was paid or chosen".

'608.2h/of_what_was_paid' ::
    open_number(statistic_of(of(np(the, f([Done], _Noun, _Posts))), Statistic)) <=
        member(Done, [sacrificed, exiled, discarded, tapped]),
        member(Statistic, [power, toughness, mana_value])
    says "it is a characteristic of what was used to pay the cost".

'608.2h/more_than_what_was_paid' ::
    open_number(plus(More, Number)) <=
        integer(More),
        open_number(Number)
    says "it is more than a number that the cost settles".

'601.2b/paid_this_way' ::
    open_number(np(f(_Adjectives, _Noun, [done(Done, [this_way])]))) <=
        member(Done, [sacrifice, discard, tap])
    says "it is how many were used to pay the cost".


% What is added each time.

'106.7/one' ::
    some_gives(Amount, Permanent, Types) <=
        amount_gives(Amount, Permanent, Types)
    says "{Types} is {Amount}".

'106.7/each_of' ::
    some_gives(each_of(What, Amount), Permanent, Types) <=
        number_of(What, Permanent, Number),
        Number > 0
            else "there are none",
        amount_gives(Amount, Permanent, Types)
    says "there are {Number} of them, and {Types} is {Amount}".

'106.7/colors' ::
    some_gives(of(Number, Kind), _Permanent, Types) <=
        color_of_some(Kind, Color),
        copies(Number, Color, Types)
    says "{Kind} may be {Color}".

'105.4/they_choose' ::
    color_of_some(color_they_choose, Color) <=
        color(Color)
    says "whoever adds it may choose any color".

'105.4/one_they_choose' ::
    color_of_some(one_color_they_choose, Color) <=
        color(Color)
    says "whoever adds it may choose any color".


'reading/some_amount' ::
    readable_some(Amount) <=
        readable_amount(Amount)
    says "{Amount} is read".

'reading/some_each' ::
    readable_some(each_of(What, Amount)) <=
        readable_count(What),
        readable_amount(Amount)
    says "{Amount} for each of {What} is read".

'reading/some_color' ::
    readable_some(of(Number, Kind)) <=
        integer(Number),
        member(Kind, [color_they_choose, one_color_they_choose])
    says "any color may be chosen".

% A line that speaks of something else as well, such as abilities that are given, is not told by the
% types alone.

'reading/types_are_told' ::
    types_are_told(Face, Index) <=
        printed_ability(Face, Index, Term),
        may_add_some(Term, Amount),
        readable_some(Amount),
        words(Term, Words),
        not((mana_topic(Words, Topic), Topic \== adding))
            else "it speaks of something else, too"
    says "it adds {Amount}, some number of times, and says nothing else of mana".
