:- encoding(utf8).
:- module(reading_mana_amounts, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Amounts of mana that are counted or chosen

“{G} for each creature you control”, “X mana of any one color, where X is its power”, “choose a
color; add an amount of that color equal to your devotion to it”, “two mana in any combination of
colors”. Amounts that are more than one part of card text are put together here:

    for_each(What, Amount)            Amount, as often as there is What
    with_x(Number, Amount)            Amount, in which x stands for Number
    of_that_color(Posts, Amount)      Amount of the color that was chosen first; Posts say of what
                                      it has to be the color
    each_color_among(NounPhrase)      one mana of each color that they have
    instead_if(Condition, New, Old)   New where the condition is met (614.15), else Old

Numbers are told in counted_numbers.pl.
*/

:- relation counted_amount(+Adjunct, +Amount, Counted)
       says "{Amount}, as often as {Adjunct} says, is {Counted}"
       else "it is not read how often {Adjunct} adds {Amount}".

:- relation chosen_amount(+Choice, +Verb, Amount)
       says "{Verb}, of the color of the choice {Choice}, adds {Amount}"
       else "{Verb} does not add mana of the color of a choice that is read".

:- relation amount_with_number(+Amount, +Number, Filled)
       says "{Amount} with {Number} for X is {Filled}"
       else "{Amount} with {Number} for X is not {Filled}".

:- relation repeatable(+Amount)
       says "{Amount} leaves no choice that could differ each time"
       else "{Amount} is not read as something that is added several times".

:- relation amount_of_color(+Amount, +Color, +Permanent, Types)
       says "{Amount}, if the color is {Color}, is {Types} mana"
       else "{Amount}, if the color is {Color}, is not {Types} mana".

:- relation readable_of_color(+Amount)
       says "{Amount} of a color is read"
       else "{Amount} of a color is not read".

:- relation color_to_choose(+Posts, +Permanent, Color)
       says "{Color} can be chosen"
       else "{Color} can't be chosen".

:- relation readable_choice(+Posts)
       says "it is read which colors can be chosen"
       else "it is not read which colors can be chosen".

:- relation color_among(+NounPhrase, +Permanent, Color)
       says "{Color} is a color among those that {Permanent} speaks of"
       else "{Color} is not a color among those that {Permanent} speaks of".

:- relation readable_among(+NounPhrase)
       says "the colors among {NounPhrase} are read"
       else "the colors among {NounPhrase} are not read".

:- relation combination(+Several, +Colors, Types)
       says "{Types} is a combination of as many mana of {Colors}"
       else "{Types} is not a combination of as many mana of {Colors}".

:- relation colors_to_combine(+Kind, Colors)
       says "{Kind} can be {Colors}"
       else "{Kind} can't be {Colors}".

:- relation types_of_symbol_list(+Amounts, Types)
       says "{Amounts} are {Types}"
       else "{Amounts} are not {Types}".


%   Which parts of an ability make up the amount.

'602.1/counted' ::
    effect_adds(activated(Costs, [do([v(add(Amount), [Adjunct])])|Riders]), Counted) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        counted_amount(Adjunct, Amount, Counted),
        leaves_mana_alone(Riders)
    says "resolving, it adds {Counted}".

'606.2/counted' ::
    effect_adds(loyalty(_Cost, [do([v(add(Amount), [Adjunct])])|Riders]), Counted) <=
        counted_amount(Adjunct, Amount, Counted),
        leaves_mana_alone(Riders)
    says "resolving, it adds {Counted}".

'602.1/color_first' ::
    effect_adds(activated(Costs, [do([v(choose(np(a, f([], n(color), Posts))), [])]),
                                  do([Verb])|Riders]),
                of_that_color(Posts, Amount)) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        chosen_amount(Posts, Verb, Amount),
        leaves_mana_alone(Riders)
    says "a color is chosen, and {Amount} of it is added".

'602.1/each_color' ::
    effect_adds(activated(Costs, [pre(for_each(np(f([], n(color), [among(NounPhrase)]))),
                                      do([v(add(of(1, that_color)), [])]))|Riders]),
                each_color_among(NounPhrase)) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "one mana of each color among {NounPhrase} is added".

'614.15/adds' ::
    effect_adds(activated(Costs, [do([v(add(Old), [])]),
                                  if(Condition, do([v(add(New), [instead])]))|Riders]),
                instead_if(Condition, New, Old)) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "“instead” makes the second amount a self-replacement effect".

'614.15/adds_instead' ::
    effect_adds(activated(Costs, [do([v(add(Old), [])]),
                                  if_instead(Condition, do([v(add(New), [])]))|Riders]),
                instead_if(Condition, New, Old)) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "“instead” makes the second amount a self-replacement effect".

'207.2c/adds' ::
    effect_adds(worded(_AbilityWord, Term), Amount) <=
        effect_adds(Term, Amount)
    says "the ability word before it has no meaning of its own".

'207.2d/adds' ::
    effect_adds(flavored(_FlavorWord, Term), Amount) <=
        effect_adds(Term, Amount)
    says "the flavor word before it has no meaning of its own".

'107.3/for_each' ::
    counted_amount(for_each(What), Amount, for_each(What, Amount)) <=
        words(Amount, Words),
        not(member(additional, Words))
            else "it is said to be added on top of other mana"
    says "{Amount} is added for each of them".

'107.3/where_x' :: counted_amount(where_x(Number), Amount, with_x(Number, Amount))
    says "X is {Number}".

'607.2d/plain' :: chosen_amount(_Posts, v(add(Amount), []), Amount)
    says "{Amount} is added".

'607.2d/counted' ::
    chosen_amount(_Posts, v(add(Amount), [for_each(What)]), for_each(What, Amount))
    says "{Amount} is added for each of them".


%   Which mana the amount can be.

'107.3/for_each_gives' ::
    amount_gives(for_each(What, Amount), Permanent, Types) <=
        repeatable(Amount),
        number_of(What, Permanent, Number),
        amount_gives(Amount, Permanent, Once),
        copies(Number, Once, Lists),
        joined(Lists, Types)
    says "{Number} times {Once}".

'107.3/with_x_gives' ::
    amount_gives(with_x(What, Amount), Permanent, Types) <=
        number_of(What, Permanent, Number),
        amount_with_number(Amount, Number, Filled),
        amount_gives(Filled, Permanent, Types)
    says "X is {Number}".

'107.3/amount_of_symbol' ::
    amount_gives(amount_of_symbol(Symbol, What), Permanent, Types) <=
        number_of(What, Permanent, Number),
        plain_symbol(Symbol, Type),
        copies(Number, Type, Types)
    says "{Number} times {Symbol}".

'607.2d/that_color' ::
    amount_gives(of_that_color(Posts, Amount), Permanent, Types) <=
        color_to_choose(Posts, Permanent, Color)
            else "there is no color to choose (106.5)",
        amount_of_color(Amount, Color, Permanent, Types)
    says "{Color} may be chosen".

'105.2/each_color_among' ::
    amount_gives(each_color_among(NounPhrase), Permanent, Colors) <=
        permanent(Permanent),
        collect(Color, color_among(NounPhrase, Permanent, Color), Colors)
    says "{Colors} are the colors that they have".

'105.2/one_color_among' ::
    amount_gives(of(1, color_among(NounPhrase)), Permanent, [Color]) <=
        color_among(NounPhrase, Permanent, Color)
            else "they have no color, so no type is defined (106.5)"
    says "{Color} is one of the colors that they have".

'614.15/new' ::
    amount_gives(instead_if(Condition, New, _Old), Permanent, Types) <=
        holds_now(Condition, Permanent),
        amount_gives(New, Permanent, Types)
    says "the condition {Condition} is met".

'614.15/that_type' ::
    amount_gives(instead_if(Condition, of(Number, that_type), Old), Permanent, Types) <=
        holds_now(Condition, Permanent),
        amount_gives(Old, Permanent, [Type]),
        copies(Number, Type, Types)
    says "the condition {Condition} is met, so {Number} mana of the type are added".

'614.15/old' ::
    amount_gives(instead_if(Condition, _New, Old), Permanent, Types) <=
        readable_now(Condition),
        not(holds_now(Condition, Permanent))
            else "the condition {Condition} is met",
        amount_gives(Old, Permanent, Types)
    says "the condition {Condition} is not met".

'903.4f' ::
    amount_gives(of(1, commander_identity), Permanent, [Color]) <=
        means_by_you(Permanent, You),
        your_commander(You, Commander),
        in_color_identity(Commander, Color)
    says "{Color} is in the color identity of {Commander}, the commander of {You}".

'106.1a/combination' ::
    amount_gives(of(Number, combination(Kind)), _Permanent, Types) <=
        copies(Number, mana, Several)
            else "{Number} is not known",
        colors_to_combine(Kind, Colors),
        combination(Several, Colors, Types)
    says "{Types} is such a combination".

'106.1a/different' ::
    amount_gives(of(2, different_colors), _Permanent, [First, Second]) <=
        append(_Before, [First|After], [white, blue, black, red, green]),
        member(Second, After)
    says "{First} and {Second} are different colors".

'105.2/several' ::
    amount_gives(all(Amounts), _Permanent, Types) <=
        types_of_symbol_list(Amounts, Types)
    says "{Amounts} together are {Types}".


'107.3/x_of' :: amount_with_number(of(x, Kind), Number, of(Number, Kind))
    says "X is {Number}".

'107.3/x_times' :: amount_with_number(times(x, Symbol), Number, times(Number, Symbol))
    says "X is {Number}".

'107.3/x_choice' ::
    amount_with_number(choice([First, Second]), Number, choice([FirstFilled, SecondFilled])) <=
        amount_with_number(First, Number, FirstFilled),
        amount_with_number(Second, Number, SecondFilled)
    says "X is {Number}".


'607.2d/of' ::
    amount_of_color(of(Number, that_color), Color, _Permanent, Types) <=
        copies(Number, Color, Types)
    says "{Number} {Color} mana".

'607.2d/number' ::
    amount_of_color(amount(that_color, What), Color, Permanent, Types) <=
        What \== devotion_to_that_color(your),
        number_of(What, Permanent, Number),
        copies(Number, Color, Types)
    says "{Number} mana of the color".

'700.5/that_color' ::
    amount_of_color(amount(that_color, devotion_to_that_color(your)), Color, Permanent, Types) <=
        number_of(devotion(your, Color), Permanent, Number),
        copies(Number, Color, Types)
    says "the devotion to {Color} is {Number}".

'607.2d/for_each' ::
    amount_of_color(for_each(What, of(Each, that_color)), Color, Permanent, Types) <=
        number_of(What, Permanent, Number),
        Total is Number * Each,
        copies(Total, Color, Types)
    says "{Number} times {Each} {Color} mana".


'105.4/any_color_to_choose' ::
    color_to_choose([], _Permanent, Color) <=
        color(Color)
    says "any color may be chosen".

'105.2/color_of' ::
    color_to_choose([of(np(a, Description))], Permanent, Color) <=
        color_among(np(bare, Description), Permanent, Color)
    says "{Color} is the color of such an object".

'105.2/among' ::
    color_among(np(bare, Description), Permanent, Color) <=
        described_now(Description, Permanent, Object),
        is_color(Object, Color)
    says "{Object} is one of them and is {Color}".


% In the order of the colors, so that each combination is there once.

'106.1a/no_more' :: combination([], _Colors, [])
    says "no mana is left to choose".

'106.1a/same' ::
    combination([_Mana|Several], [Color|Colors], [Color|Types]) <=
        combination(Several, [Color|Colors], Types)
    says "{Color} is chosen once more".

'106.1a/next' ::
    combination([Mana|Several], [_Color|Colors], Types) <=
        Colors \== []
            else "no color is left to choose",
        combination([Mana|Several], Colors, Types)
    says "the other colors are {Colors}".

'106.1a/colors' :: colors_to_combine(colors, [white, blue, black, red, green])
    says "the five colors can be combined".

'107.4a/symbols' ::
    colors_to_combine(symbols(Amounts), Types) <=
        types_of_symbol_list(Amounts, Types)
    says "{Types} can be combined".

'107.4a/no_symbols' :: types_of_symbol_list([], [])
    says "there is no more".

'107.4a/symbol_list' ::
    types_of_symbol_list([symbols(Symbols)|Amounts], Types) <=
        types_of_symbols(Symbols, First),
        types_of_symbol_list(Amounts, Rest),
        append(First, Rest, Types)
    says "{Symbols} are {First}".


%   What is read.

'reading/repeatable_symbols' ::
    repeatable(symbols(Symbols)) <=
        all(member(Symbol, Symbols),
            plain_symbol(Symbol, _Type))
    says "each symbol of {Symbols} stands for one type".

'reading/repeatable_chosen' ::
    repeatable(of(Number, chosen_color)) <=
        integer(Number)
    says "the color is chosen already".

'reading/for_each_amount' ::
    readable_amount(for_each(What, Amount)) <=
        repeatable(Amount),
        readable_count(What)
    says "{Amount} for each of {What} is read".

'reading/with_x_amount' ::
    readable_amount(with_x(What, Amount)) <=
        readable_count(What),
        amount_with_number(Amount, 1, Filled),
        readable_amount(Filled)
    says "{Amount} with X is read".

'reading/amount_of_symbol' ::
    readable_amount(amount_of_symbol(Symbol, What)) <=
        plain_symbol(Symbol, _Type),
        readable_count(What)
    says "an amount of {Symbol} is read".

'reading/that_color' ::
    readable_amount(of_that_color(Posts, Amount)) <=
        readable_choice(Posts),
        readable_of_color(Amount)
    says "the choice of a color is read, and so is the amount".

'reading/each_color' ::
    readable_amount(each_color_among(NounPhrase)) <=
        readable_among(NounPhrase)
    says "each color among {NounPhrase} is read".

'reading/one_color_among' ::
    readable_option(of(1, color_among(NounPhrase))) <=
        readable_among(NounPhrase)
    says "a color among {NounPhrase} is read".

'reading/instead_if' ::
    readable_amount(instead_if(Condition, New, Old)) <=
        readable_now(Condition),
        readable_amount(New),
        readable_amount(Old)
    says "both amounts are read, and so is the condition".

'reading/that_type' ::
    readable_amount(instead_if(Condition, of(Number, that_type), Old)) <=
        readable_now(Condition),
        integer(Number),
        readable_option(Old)
    says "so many mana of the type are read, and so is the condition".

'reading/commander_identity' :: readable_option(of(1, commander_identity))
    says "a color of a commander's color identity is read".

% There are as many as 495 combinations of eight mana; what has more of them is not read.

'reading/combination' ::
    readable_option(of(Number, combination(Kind))) <=
        copies(Number, mana, Several)
            else "{Number} is not known",
        length(Several, Length),
        Length =< 8
            else "there are too many combinations to tell them all",
        colors_to_combine(Kind, _Colors)
    says "a combination of {Number} mana is read".

'reading/different' :: readable_option(of(2, different_colors))
    says "two mana of different colors are read".

'reading/several' ::
    readable_option(all(Amounts)) <=
        types_of_symbol_list(Amounts, _Types)
    says "it is known which mana {Amounts} are".

'reading/of_color' ::
    readable_of_color(of(Number, that_color)) <=
        integer(Number)
    says "so many mana of the color are read".

'reading/number_of_color' ::
    readable_of_color(amount(that_color, What)) <=
        readable_count(What)
    says "the number is read".

'reading/devotion_of_color' ::
    readable_of_color(amount(that_color, devotion_to_that_color(your)))
    says "devotion is read".

'reading/for_each_of_color' ::
    readable_of_color(for_each(What, of(Each, that_color))) <=
        integer(Each),
        readable_count(What)
    says "the number is read".

'reading/any_choice' :: readable_choice([])
    says "any color may be chosen".

'reading/choice_of' ::
    readable_choice([of(np(a, Description))]) <=
        readable_now_as(Description)
    says "a color of such an object may be chosen".

'reading/among' ::
    readable_among(np(bare, Description)) <=
        readable_now_as(Description)
    says "it is read which objects are meant".
