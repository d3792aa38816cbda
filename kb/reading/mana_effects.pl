:- encoding(utf8).
:- module(reading_mana_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What card text says about adding mana

effect_adds/2 finds the amount in an ability, amount_gives/3 says which mana the amount can be.
What they find is right whatever else there is. What they do not find says something only if the
ability is read as a whole: unread_mana_ability/2 reports those that speak of adding mana in a way
that no reading covers, and where one of them matters the answer is unknown.
*/

:- relation effect_adds(+Term, Amount)
       says "{Term} adds {Amount}"
       else "{Term} does not add {Amount}".

:- relation activated_elsewhere(+Costs)
       says "{Costs} are paid where the card is not a permanent"
       else "{Costs} may be paid while the card is a permanent".

:- relation leaves_mana_alone(+Riders)
       says "the sentences {Riders} do not change which mana is added"
       else "the sentences {Riders} may change which mana is added".

:- relation readable_amount(+Amount)
       says "{Amount} is an amount of mana that is read"
       else "{Amount} is an amount of mana that no reading covers".

:- relation readable_option(+Amount)
       says "{Amount} is an amount of mana that is read"
       else "{Amount} is an amount of mana that no reading covers".

:- relation readable_symbol(+Symbol)
       says "it is known which mana {Symbol} adds"
       else "it is not known which mana {Symbol} adds".

:- relation amount_gives(+Amount, +Permanent, Types)
       says "{Permanent}, adding {Amount}, gives {Types} mana"
       else "{Permanent}, adding {Amount}, does not give {Types} mana".

:- relation unspecified(+NounPhrase, Description)
       says "{NounPhrase} means any that fits {Description}"
       else "{NounPhrase} does not mean any that fits {Description}".

:- relation point_of_view(+Description, +Permanent, Speaker)
       says "{Description} on {Permanent} is meant as {Speaker} would mean it"
       else "{Description} on {Permanent} is not meant as {Speaker} would mean it".

:- relation described_could_produce(+Description, +Speaker, Type)
       says "something that {Speaker} speaks of could produce {Type} mana"
       else "nothing that {Speaker} speaks of could produce {Type} mana".

:- relation answers_question(+Question, Type)
       says "{Type} is a {Question} of mana"
       else "{Type} is not a {Question} of mana".

:- relation read_for_mana(+Term)
       says "it is read how {Term} adds or replaces mana"
       else "it is not read how {Term} adds or replaces mana".

:- relation choice_left_out(Object, Ability)
       says "the board does not give the choice that {Ability} of {Object} speaks of"
       else "the board gives every choice that {Ability} of {Object} speaks of".

:- relation unread_mana_ability(Object, Ability)
       says "{Ability} of {Object} speaks of adding mana in a way that no reading covers"
       else "{Ability} of {Object} is read as far as mana goes".


% The first sentence adds the mana. What the sentences behind it do does not change that, as long as
% they neither add more nor put something in its place.

'602.1/tap' ::
    effect_adds(activated([tap], [do([v(add(Amount), [])])|Riders]), Amount) <=
        leaves_mana_alone(Riders)
    says "resolving, it adds {Amount}".

'602.1/adds' ::
    effect_adds(activated(Costs, [do([v(add(Amount), [])])|Riders]), Amount) <=
        Costs \== [tap],
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "resolving, it adds {Amount}".

'702.189a' ::
    effect_adds(keywords(Keywords), times(Number, 'R')) <=
        member(keyword_number(firebending, Number), Keywords)
    says "firebending {Number} adds that much red mana".

% An ability whose cost moves the card out of a zone functions only in that zone.

'113.6m' ::
    activated_elsewhere(Costs) <=
        member(act(v(exile(this(f(_Adjectives, n(card), [from(_Zone)]))), _Adjuncts)), Costs)
    says "its cost exiles the card from another zone".

'113.6m/discard' ::
    activated_elsewhere(Costs) <=
        member(act(v(discard(this(f(_Adjectives, n(card), _Posts))), _Adjuncts)), Costs)
    says "its cost discards the card".

'606.2/adds' ::
    effect_adds(loyalty(_Cost, [do([v(add(Amount), [])])|Riders]), Amount) <=
        leaves_mana_alone(Riders)
    says "resolving, it adds {Amount}".

'603.1/adds' ::
    effect_adds(triggered(_Event, none, [do([v(add(Amount), [])])|Riders]), Amount) <=
        leaves_mana_alone(Riders)
    says "resolving, it adds {Amount}".

'reading/nothing_behind' ::
    leaves_mana_alone([])
    says "nothing stands behind it".

'reading/riders' ::
    leaves_mana_alone([Rider|Riders]) <=
        words([Rider|Riders], Words),
        not(shares(Words, [add, instead]))
            else "what stands behind it speaks of adding or of doing something instead"
    says "what stands behind it neither adds mana nor does something instead".

'reading/plain_amount' ::
    readable_amount(Amount) <=
        readable_option(Amount)
    says "{Amount} is read".

'reading/choice_of_amounts' ::
    readable_amount(choice(Amounts)) <=
        all(member(Amount, Amounts),
            readable_option(Amount))
    says "each of {Amounts} is read".

'reading/symbols' ::
    readable_option(symbols(Symbols)) <=
        all(member(Symbol, Symbols),
            readable_symbol(Symbol))
    says "it is known which mana each of {Symbols} adds".

'reading/number_symbol' ::
    readable_symbol(Symbol) <=
        numerical_symbol(Symbol)
    says "{Symbol} is a number".

'reading/single_symbol' ::
    readable_symbol(Symbol) <=
        single_symbol(Symbol)
    says "{Symbol} is a symbol whose mana is known".

'reading/times' ::
    readable_option(times(Number, Symbol)) <=
        integer(Number),
        single_symbol(Symbol)
    says "so many times {Symbol} is read".

'reading/any_color' :: readable_option(of(1, any_color))
    says "one mana of any color is read".

'reading/any_one_color' ::
    readable_option(of(Number, any_one_color)) <=
        integer(Number)
    says "so many mana of any one color is read".

'reading/chosen_color' ::
    readable_option(of(Number, chosen_color)) <=
        integer(Number)
    says "mana of the chosen color is read".

'reading/could_produce' ::
    readable_option(of(1, could_produce(Question, NounPhrase))) <=
        member(Question, [color, type]),
        unspecified(NounPhrase, Description),
        readable(Description)
    says "one mana of any {Question} that something could produce is read".

% “A land”, “lands”, “another land”: any that fits. With “target” there would be a target.

'reading/a' ::
    unspecified(np(Determiner, Description), Description) <=
        member(Determiner, [a, bare])
            else "{Determiner} does not leave open which permanents are meant"
    says "any that fits the description is meant".

'reading/another' ::
    unspecified(np(another, f(Adjectives, Noun, Posts)), f([other|Adjectives], Noun, Posts))
    says "any other that fits the description is meant".


'107.4/amount' ::
    amount_gives(symbols(Symbols), _Permanent, Types) <=
        types_of_symbols(Symbols, Types)
    says "the symbols {Symbols} are {Types}".

'608.2d' ::
    amount_gives(choice(Amounts), Permanent, Types) <=
        member(Amount, Amounts),
        amount_gives(Amount, Permanent, Types)
    says "“or” leaves the choice, and {Amount} may be chosen".

'107.4/times' ::
    amount_gives(times(Number, Symbol), _Permanent, Types) <=
        copies(Number, Symbol, Symbols),
        types_of_symbols(Symbols, Types)
    says "{Number} times {Symbol} is {Types}".

'105.4' ::
    amount_gives(of(1, any_color), _Permanent, [Color]) <=
        color(Color)
    says "any color may be chosen, {Color} too".

'105.4/one_color' ::
    amount_gives(of(Number, any_one_color), _Permanent, Types) <=
        color(Color),
        copies(Number, Color, Types)
    says "any one color may be chosen, {Color} too".

'105.4/chosen' ::
    amount_gives(of(Number, chosen_color), Permanent, Types) <=
        chosen(Permanent, color, Color),
        copies(Number, Color, Types)
    says "the color chosen for {Permanent} is {Color}".

'106.7/described' ::
    amount_gives(of(1, could_produce(Question, NounPhrase)), Permanent, [Type]) <=
        unspecified(NounPhrase, Description),
        point_of_view(Description, Permanent, Speaker),
        described_could_produce(Description, Speaker, Type)
            else "nothing that it speaks of could produce mana, so no type is defined (106.5)",
        answers_question(Question, Type)
            else "{Type} is a type of mana, but not a color (106.1a)"
    says "{Type} is a {Question} that something it speaks of could produce".

% All permanents that say the same of the same player share one answer: only the player matters,
% unless the permanent speaks of others than itself.

'109.5/same_for_all' ::
    point_of_view(f(Adjectives, _Noun, _Posts), Permanent, as_said_by(You)) <=
        not(member(other, Adjectives)),
        means_by_you(Permanent, You)
    says "whoever says it, “you” means {You}".

'109.5/others' ::
    point_of_view(f(Adjectives, _Noun, _Posts), Permanent, Permanent) <=
        member(other, Adjectives)
            else "it does not speak of others than itself"
    says "“other” means others than {Permanent}".

'106.7/someone' ::
    described_could_produce(Description, Speaker, Type) <=
        fits(Description, Speaker, Other),
        could_produce(Other, Type)
    says "{Other} is one of those that are meant, and it could produce {Type}".

'106.1a/color' ::
    answers_question(color, Type) <=
        color(Type)
    says "{Type} is a color".

'106.1b/type' ::
    answers_question(type, Type) <=
        mana_type(Type)
    says "{Type} is a type of mana".


'reading/read_for_mana' ::
    read_for_mana(Term) <=
        effect_adds(Term, Amount),
        readable_amount(Amount)
    says "it adds {Amount}".

'614.1a/read' ::
    read_for_mana(Term) <=
        read_mana_replacement(Term)
    says "it replaces mana in a way that is read".

'605.1b/read' ::
    read_for_mana(triggered(Event, Condition, Effect)) <=
        read_mana_trigger(Event, Condition, Effect)
    says "it is read when it triggers and what it adds".

'113.6m/read' ::
    read_for_mana(activated(Costs, _Effect)) <=
        activated_elsewhere(Costs)
    says "it does not function on the battlefield".

'reading/unread_mana' ::
    unread_mana_ability(Object, Ability) <=
        has_ability(Object, Ability),
        ability_term(Ability, Term),
        words(Term, Words),
        member(add, Words)
            else "{Ability} does not speak of adding anything",
        not(read_for_mana(Term))
            else "{Ability} is read",
        not(read_as_effect(Term))
            else "{Ability} is read as a continuous effect"
    says "{Ability} of {Object} speaks of adding, and no reading covers it".

% Which color was chosen may be known to the players and left out of the board.

'reading/choice_left_out' ::
    choice_left_out(Object, Ability) <=
        has_ability(Object, Ability),
        ability_term(Ability, Term),
        subterm(add(of(_Number, chosen_color)), Term),
        not(chosen(Object, color, _Color))
            else "the color chosen for {Object} is given"
    says "{Ability} of {Object} adds mana of the chosen color, and the board gives none".

% Nor need a board say which card is a commander, and which symbols are in lines that were not
% understood is not known.

'903.3/left_out' ::
    choice_left_out(Object, Ability) <=
        has_ability(Object, Ability),
        ability_term(Ability, Term),
        subterm(commander_identity, Term),
        means_by_you(Object, You),
        not(your_commander(You, _Commander))
            else "the board gives the commander of {You}"
    says "{Ability} of {Object} speaks of a commander, and the board gives none".

'903.4/left_out' ::
    choice_left_out(Object, Ability) <=
        has_ability(Object, Ability),
        ability_term(Ability, Term),
        subterm(commander_identity, Term),
        means_by_you(Object, You),
        your_commander(You, Commander),
        has_unread_symbols(Commander)
    says "{Ability} of {Object} speaks of a commander, and a line of {Commander} is not understood".

'607.2d/left_out' ::
    choice_left_out(Object, Ability) <=
        has_ability(Object, Ability),
        ability_term(Ability, Term),
        effect_adds(Term, Amount),
        subterm(of(np(the, f([chosen], n(type), []))), Amount),
        not(chosen(Object, type, _Type))
            else "the type chosen for {Object} is given"
    says "{Ability} of {Object} speaks of a chosen type, and the board gives none".

'reading/unread_for_want_of_a_choice' ::
    unread_mana_ability(Object, Ability) <=
        choice_left_out(Object, Ability)
    says "which mana {Ability} of {Object} adds can't be told".
