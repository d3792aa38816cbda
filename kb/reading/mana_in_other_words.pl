:- encoding(utf8).
:- module(reading_mana_in_other_words, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Amounts of mana that few cards word in their way

“Add 1 mana of any color”, “add {C}, plus an additional {C} for each art counter on it”, “any color
that shares a color with a permanent a player controls”, and a color that a triggered ability has
its controller choose. What they amount to is the same as in the usual words (mana_effects.pl,
mana_amounts.pl).
*/


%   A number in digits.

'107.1/digits' ::
    amount_gives(digits_of(Number, Kind), Permanent, Types) <=
        amount_gives(of(Number, Kind), Permanent, Types)
    says "a number is the same in digits and in words".

'reading/digits' ::
    readable_option(digits_of(Number, Kind)) <=
        readable_option(of(Number, Kind))
    says "a number is the same in digits and in words".

'107.1/number_in_digits' ::
    number_of_mana(digits_of(Number, Kind), Mana) <=
        number_of_mana(of(Number, Kind), Mana)
    says "a number is the same in digits and in words".


%   What is added for each comes on top.

'107.3/plus_additional' ::
    amount_gives(plus_additional(Amount, Symbol, What), Permanent, Types) <=
        amount_gives(both(Amount, for_each(What, symbols([Symbol]))), Permanent, Types)
    says "what is added for each of {What} comes on top".

'reading/plus_additional' ::
    readable_amount(plus_additional(Amount, Symbol, What)) <=
        readable_amount(both(Amount, for_each(What, symbols([Symbol]))))
    says "both amounts are read".

'608.2h/plus_additional' :: counted_in(plus_additional(_Amount, _Symbol, _What))
    says "it counts for each of what there is".

'608.2h/number_in_plus_additional' :: number_in(plus_additional(_Amount, _Symbol, What), What)
    says "it is added for each of {What}".


%   A color that shares a color with an object is one of its colors. Every permanent has a
%   controller (108.4), so that “a player controls” it tells nothing more of it.

'105.2/shares_a_color' ::
    amount_gives(of(1, any_color_which([v(share(np(a, f([], n(color), [])),
                                                np(a, f([], Noun, [control(a)]))), [])])),
                 Permanent, [Color]) <=
        color_among(np(bare, f([], Noun, [])), Permanent, Color)
            else "they have no color, so no type is defined (106.5)"
    says "{Color} is a color of one of them".

'reading/shares_a_color' ::
    readable_option(of(1, any_color_which([v(share(np(a, f([], n(color), [])),
                                                   np(a, f([], Noun, [control(a)]))), [])]))) <=
        readable_among(np(bare, f([], Noun, [])))
    says "the colors among them are read".

'608.2h/shares_a_color' :: counted_in(of(_Number, any_color_which(_Verbs)))
    says "it looks at other objects".


% Both amounts may be counted (mana_sentences.pl).

'608.2h/first_of_both' ::
    counted_in(both(First, _Second)) <=
        counted_in(First)
    says "the first of the two amounts is counted".

'608.2h/second_of_both' ::
    counted_in(both(_First, Second)) <=
        counted_in(Second)
    says "the second of the two amounts is counted".

'608.2h/number_in_first' ::
    number_in(both(First, _Second), What) <=
        number_in(First, What)
    says "the first of the two amounts has it".

'608.2h/number_in_second' ::
    number_in(both(_First, Second), What) <=
        number_in(Second, What)
    says "the second of the two amounts has it".


% A triggered ability that has a color chosen as it resolves.

'603.1/color_first' ::
    effect_adds(triggered(_Event, none, [do([v(choose(np(a, f([], n(color), Posts))), [])]),
                                         do([Verb])|Riders]),
                of_that_color(Posts, Amount)) <=
        chosen_amount(Posts, Verb, Amount),
        leaves_mana_alone(Riders)
    says "a color is chosen, and {Amount} of it is added".
