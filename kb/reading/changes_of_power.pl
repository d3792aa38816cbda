:- encoding(utf8).
:- module(reading_changes_of_power, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What a clause changes of power and toughness (613.4)
*/

:- relation each_of(+Adjunct, Amount)
       says "{Adjunct} counts {Amount}"
       else "{Adjunct} counts nothing".

:- relation counted_for(+Said, +Affected, Amount)
       says "{Said}, said of {Affected}, counts {Amount}"
       else "it is not read what {Said}, said of {Affected}, counts".

:- relation besides_what_is_affected(+Noun, +Affected)
       says "“other” beside {Noun} means: other than what is affected"
       else "“other” beside {Noun} means: other than the source".

:- relation signed_x(+Change, +Amount, Signed)
       says "{Change} is {Signed}"
       else "{Change} is not {Signed}".

:- relation signed(+Change, Number)
       says "{Change} is {Number}"
       else "{Change} is not {Number}".


'613.4b/has' ::
    verb_changes(v(have(base_power_toughness(pt(Power, Toughness))), []), _Affected,
                 [set_power(Power), set_toughness(Toughness)]) <=
        integer(Power),
        integer(Toughness)
    says "its base power and toughness are {Power}/{Toughness}".

'613.4b/has_each' ::
    verb_changes(v(have(base_power_toughness_each(statistic_of(Whose, mana_value))), []), _Affected,
                 [set_power(mana_value), set_toughness(mana_value)]) <=
        member(Whose, [its, their])
    says "its base power and toughness are its mana value".

% “Becomes 0/1” sets power and toughness.

'613.4b/is' ::
    verb_changes(v(be(power_toughness(pt(Power, Toughness))), []), _Affected,
                 [set_power(Power), set_toughness(Toughness)]) <=
        integer(Power),
        integer(Toughness)
    says "its power and toughness are {Power}/{Toughness}".

'613.4c/gets' ::
    verb_changes(v(get(change(PowerChange, ToughnessChange)), []), _Affected,
                 [more_power(Power), more_toughness(Toughness)]) <=
        signed(PowerChange, Power),
        signed(ToughnessChange, Toughness)
    says "it gets {Power}/{Toughness}".

'613.4c/gets_for_each' ::
    verb_changes(v(get(change(PowerChange, ToughnessChange)), [Each]), Affected,
                 [ more_power(so_many(Power, Amount)),
                   more_toughness(so_many(Toughness, Amount)) ]) <=
        each_of(Each, Said),
        counted_for(Said, Affected, Amount),
        readable_number(Amount),
        signed(PowerChange, Power),
        signed(ToughnessChange, Toughness)
    says "it gets {Power}/{Toughness} for each of them".

'613.4c/gets_x' ::
    verb_changes(v(get(change(PowerChange, ToughnessChange)), [where_x(Said)]), Affected,
                 [more_power(Power), more_toughness(Toughness)]) <=
        counted_for(Said, Affected, Amount),
        readable_number(Amount),
        signed_x(PowerChange, Amount, Power),
        signed_x(ToughnessChange, Amount, Toughness)
    says "it gets {Power}/{Toughness}".

'611.2d/gets_x' ::
    verb_changes(v(get(change(PowerChange, ToughnessChange)), []), listed,
                 [more_power(Power), more_toughness(Toughness)]) <=
        subterm(x, change(PowerChange, ToughnessChange)),
        signed_x(PowerChange, x, Power),
        signed_x(ToughnessChange, x, Toughness)
    says "it gets {Power}/{Toughness}, and X is known from when the effect began".

'613.4c/each_object'   :: each_of(for_each(Amount), Amount)
    says "it is about how many {Amount} there are".

'613.4c/each_described' :: each_of(for_each(np(Description)), count(np(Description)))
    says "it is about how many of them there are".

'105.2/each_of_its_colors' ::
    each_of(for_each_of(owned_several(_Whose, f([], n(color), []))), colors_of_it)
    says "it is about how many colors it has".


% “Enchanted creature gets +1/+1 for each other creature you control” does not count the creature
% that gets it; “for each other enchantment” does not count the Aura that says so.

'109.2/counted_as_said' ::
    counted_for(Said, Affected, Said) <=
        not(( subterm(f([other|_Adjectives], Noun, _Posts), Said),
              besides_what_is_affected(Noun, Affected)
            ))
            else "it counts others than what is affected"
    says "there is no “other” in it, or one that means: other than the source".

'109.2/counted_besides' ::
    counted_for(count(np(f([other|Adjectives], Noun, Posts))), Affected,
                besides_it(np(f(Adjectives, Noun, Posts)))) <=
        besides_what_is_affected(Noun, Affected)
    says "it counts others than what is affected".

'303.4/besides_host' :: besides_what_is_affected(Noun, host(f(_Adjectives, Noun, _Posts)))
    says "the same word is said of what the source is attached to".

'611.3a/besides_described' :: besides_what_is_affected(_Noun, described(_Description))
    says "it is said of each that is affected".

'611.3a/besides_any_described' :: besides_what_is_affected(_Noun, described_any(_Descriptions))
    says "it is said of each that is affected".


'613.4c/plus_x'  :: signed_x(plus(x), Amount, Amount)
    says "it is X more".

'613.4c/minus_x' :: signed_x(minus(x), Amount, so_many(-1, Amount))
    says "it is X less".

'613.4c/no_x' ::
    signed_x(Change, _Amount, Number) <=
        signed(Change, Number)
    says "it is a number".

'613.4c/plus' ::
    signed(plus(Number), Number) <=
        integer(Number)
    says "it is {Number} more".

'613.4c/minus' ::
    signed(minus(Number), Signed) <=
        integer(Number),
        Signed is 0 - Number
    says "it is {Number} less".
