:- encoding(utf8).
:- module(reading_characteristic_changes, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What a clause of card text changes about those that it is about

“Nonbasic lands are Mountains”, “enchanted creature gets +1/+1 and has flying”: verbs_change/3
gives the changes of a list of verbs, in the vocabulary of continuous_effects.pl. Every word must
have a meaning here, else there are no changes at all.

Amounts are those of effect_amounts.pl. What words for types, subtypes and colors change is read in
changes_of_being.pl, what abilities are given in changes_of_abilities.pl.
*/

:- relation verbs_change(+Verbs, +Affected, Changes)
       says "{Verbs} change {Changes}"
       else "it is not read what {Verbs} change".

:- relation one_verb(+Part, Verb)
       says "{Part} is the verb {Verb}"
       else "{Part} is not the verb {Verb}".

:- relation verb_changes(+Verb, +Affected, Changes)
       says "{Verb} changes {Changes}"
       else "it is not read what {Verb} changes".

:- relation creature_too(+Power, +Toughness, +Colors, +Adjectives, Changes)
       says "to be a {Power}/{Toughness} creature that is {Colors} and {Adjectives} is {Changes}"
       else "it is not read what it is to be a {Power}/{Toughness} creature of that kind".

:- relation still_what_it_was(+Post)
       says "{Post} means that it keeps what it was"
       else "{Post} does not mean that it keeps what it was".

:- relation being_too(+Verb, Too)
       says "{Verb} and being still what it was is {Too}"
       else "it is not read what {Verb} with “still” is".

:- relation lost_keywords(+List, Changes)
       says "to lose {List} is {Changes}"
       else "it is not read what it is to lose {List}".

:- relation kept_away(+Part, Keywords)
       says "{Part} says that the abilities {Keywords} can't be had"
       else "{Part} does not say that an ability can't be had".

:- relation as_kept_away(+Keywords, Changes)
       says "that {Keywords} can't be had is {Changes}"
       else "it is not read what it is that {Keywords} can't be had".

:- relation says_more(+Part)
       says "{Part} says what something has"
       else "{Part} says only what can or must be done".

:- relation prohibits(+Part, Verbs)
       says "{Part} prohibits {Verbs}"
       else "{Part} does not prohibit {Verbs}".

:- relation about_having(+Verb)
       says "{Verb} is about having something"
       else "{Verb} is not about having something".

:- relation modal_part(+Part)
       says "{Part} says what can or must be done"
       else "{Part} does not say what can or must be done".


'reading/no_verbs' :: verbs_change([], _Affected, [])
    says "no more verbs, no more changes".

'reading/verbs' ::
    verbs_change([Part|Parts], Affected, Changes) <=
        one_verb(Part, Verb),
        verb_changes(Verb, Affected, First),
        verbs_change(Parts, Affected, Rest),
        append(First, Rest, Changes)
    says "the first does {First}, the others {Rest}".

% What changes no characteristic: that something attacks, is goaded or can't be blocked (613.11).

'613.11/modal' ::
    verbs_change([Part|Parts], Affected, Changes) <=
        modal_part(Part),
        not(says_more(Part))
            else "{Part} says what something has",
        verbs_change(Parts, Affected, Changes)
    says "{Part} changes no characteristic".

'113.11/verbs' ::
    verbs_change([Part|Parts], Affected, Changes) <=
        kept_away(Part, Keywords),
        as_kept_away(Keywords, First),
        verbs_change(Parts, Affected, Rest),
        append(First, Rest, Changes)
    says "it can't have {Keywords}".

'113.11/and_cannot_have' ::
    kept_away(and_modal(cannot([v(have_or_gain(Keywords), [])])), Keywords)
    says "{Keywords} can be neither had nor gained".

'113.11/no_keywords' :: as_kept_away([], [])
    says "there are no more keywords".

'113.11/keywords' ::
    as_kept_away([Item|Items], [cannot_have(Keyword)|Changes]) <=
        plain_keyword(Item, Keyword),
        as_kept_away(Items, Changes)
    says "{Keyword} is kept away, and so are {Items}".

'113.11/says_more' ::
    says_more(Part) <=
        prohibits(Part, Verbs),
        member(v(Verb, _Adjuncts), Verbs),
        about_having(Verb)
    says "{Verb} is more than what can be done".

'113.11/and_cannot'       :: prohibits(and_modal(cannot(Verbs)), Verbs)
    says "it prohibits {Verbs}".

'113.11/comma_cannot'     :: prohibits(comma_modal(cannot(Verbs)), Verbs)
    says "it prohibits {Verbs}".

'113.11/comma_and_cannot' :: prohibits(comma_and_modal(cannot(Verbs)), Verbs)
    says "it prohibits {Verbs}".

'613.11/says_more' ::
    says_more(Part) <=
        subterm(and_finite(Verbs), Part)
    says "{Verbs} are more than what can or must be done".

'113.11/have'         :: about_having(have(_What))         says "it is about having something".

'113.11/gain'         :: about_having(gain(_What))         says "it is about gaining something".

'113.11/have_or_gain' :: about_having(have_or_gain(_What)) says "it is about having something".

'613.11/and_modal' :: modal_part(and_modal(_Modal))
    says "it says what can or must be done".

'613.11/comma_and_modal' :: modal_part(comma_and_modal(_Modal))
    says "it says what can or must be done".

'613.11/comma_modal' :: modal_part(comma_modal(_Modal))
    says "it says what can or must be done".

'613.11/attacks' :: verb_changes(v(attack, _Adjuncts), _Affected, [])
    says "that it attacks changes no characteristic".

'613.11/is_goaded' :: verb_changes(v(be(done(goad, [])), _Adjuncts), _Affected, [])
    says "that it is goaded changes no characteristic".

'reading/verb'           :: one_verb(v(Verb, Adjuncts), v(Verb, Adjuncts))
    says "it is a verb".

'reading/verb_and'       :: one_verb(and(Verb), Verb)
    says "“and” joins verbs".

'reading/verb_comma'     :: one_verb(comma(Verb), Verb)
    says "a comma joins verbs".

'reading/verb_comma_and' :: one_verb(comma_and(Verb), Verb)
    says "“, and” joins verbs".


%   What something is (205.1, 305.7, 105.3).

'205.1a/is' ::
    verb_changes(v(be(np(Determiner, f(Adjectives, Noun, Posts))), []), _Affected, Changes) <=
        member(Determiner, [a, bare]),
        words_of_phrase(Adjectives, Noun, Words),
        becomes(Words, Being),
        posts_change(Posts, With),
        append(Being, With, Changes)
    says "it is {Words}, and nothing says that it keeps its other types".

'205.1a/short_is' ::
    verb_changes(v(short_be(np(Determiner, Description)), Adjuncts), Affected, Changes) <=
        verb_changes(v(be(np(Determiner, Description)), Adjuncts), Affected, Changes)
    says "“it's” is “it is”".

'205.1b/is' ::
    verb_changes(v(be(np(Determiner, f(Adjectives, Noun, Posts))),
                   [in_addition_to(owned_several(_Whose, f([other|_Kind], n(type), [])))]),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        words_of_phrase(Adjectives, Noun, Words),
        becomes_too(Words, Being),
        set_colors_of(Words, Colors),
        posts_change(Posts, With),
        append(Being, Colors, Looks),
        append(Looks, With, Changes)
    says "it is {Words} in addition to its other types".

'205.1b/is_with_colors' ::
    verb_changes(v(be(np(Determiner, f(Adjectives, Noun, Posts))),
                   [in_addition_to(owned_several(_Whose,
                                                 f([other], and([n(color), n(type)]), [])))]),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        words_of_phrase(Adjectives, Noun, Words),
        becomes_too(Words, Being),
        colors_named(Words, Colors),
        posts_change(Posts, With),
        append(Being, [add_colors(Colors)|With], Changes)
    says "it is {Words} in addition to its other colors and types".

'305.6/every_basic_land_type' ::
    verb_changes(v(be(np(every, f([basic, t(land)], n(type), []))),
                   [in_addition_to(owned_several(_Whose, f([other], n(type), [])))]),
                 _Affected, [add_subtypes([forest, island, mountain, plains, swamp])])
    says "it is of all five basic land types in addition to its other types".

% “Still a land” means that it keeps what it was.

'205.1b/described_still' ::
    verb_changes(v(be(described(Determiner, pt(Power, Toughness), Colors, Adjectives, t(creature),
                                Posts)), []),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        select(Still, Posts, Others),
        still_what_it_was(Still),
        creature_too(Power, Toughness, Colors, Adjectives, First),
        posts_change(Others, With),
        append(First, With, Changes)
    says "it is a {Power}/{Toughness} creature and keeps what it is".

'205.1b/still'      :: still_what_it_was(still(_What))     says "it says “still”".

'205.1b/all_still'  :: still_what_it_was(all_still(_What)) says "it says “still”".

'205.1b/being_too' ::
    being_too(be(described(Determiner, Size, Colors, Adjectives, Noun, Posts)),
              v(be(described(Determiner, Size, Colors, Adjectives, Noun,
                             [still(Noun)|Posts])), [])) <=
        Noun == t(creature)
    says "it is that, and still what it was".

'205.1b/being_still' ::
    being_too(be(np(Determiner, f(Adjectives, Noun, Posts))),
              v(be(np(Determiner, f(Adjectives, Noun, Posts))),
                [in_addition_to(owned_several(its, f([other], n(type), [])))])) <=
        member(Determiner, [a, bare])
    says "it is that, and still what it was".

'205.1a/described' ::
    verb_changes(v(be(described(Determiner, pt(Power, Toughness), Colors, Adjectives, t(creature),
                                Posts)), []),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        not(( member(Post, Posts), still_what_it_was(Post) ))
            else "it keeps what it was",
        integer(Power),
        integer(Toughness),
        becomes([t(creature)|Adjectives], Being),
        set_colors_of(Colors, Coloring),
        posts_change(Posts, With),
        append(Being, Coloring, Looks),
        append(Looks, [set_power(Power), set_toughness(Toughness)|With], Changes)
    says "it is a {Power}/{Toughness} creature, which takes the place of what it was".

'205.1b/described_too' ::
    verb_changes(v(be(described(Determiner, pt(Power, Toughness), Colors, Adjectives, t(creature),
                                [])),
                   [in_addition_to(owned_several(_Whose, f([other|_Kind], n(type), [])))]),
                 _Affected, Changes) <=
        member(Determiner, [a, bare]),
        creature_too(Power, Toughness, Colors, Adjectives, Changes)
    says "it is a {Power}/{Toughness} creature in addition to its other types".

'205.1b/described_with_more' ::
    verb_changes(v(be(described_and(pt(Power, Toughness), Colors, Adjectives, t(creature),
                                    np(bare, f(MoreAdjectives, Noun, [])))),
                   [in_addition_to(owned_several(_Whose, f([other|_Kind], n(type), [])))]),
                 _Affected, Changes) <=
        creature_too(Power, Toughness, Colors, Adjectives, First),
        words_of_phrase(MoreAdjectives, Noun, Words),
        becomes_too(Words, Rest),
        append(First, Rest, Changes)
    says "it is a {Power}/{Toughness} creature and {Words} in addition to its other types".

'205.1b/creature_too' ::
    creature_too(Power, Toughness, Colors, Adjectives, Changes) <=
        integer(Power),
        integer(Toughness),
        becomes_too([t(creature)|Adjectives], Being),
        set_colors_of(Colors, Coloring),
        append(Being, [set_power(Power), set_toughness(Toughness)|Coloring], Changes)
    says "it is a {Power}/{Toughness} creature and keeps its other types".

'205.3/chosen' ::
    verb_changes(v(be(np(the, f([chosen], n(type), []))), []), _Affected, [set_chosen_type])
    says "it is the chosen type, which takes the place of others of its kind".

'205.1b/chosen' ::
    verb_changes(v(be(np(the, f([chosen], n(type), []))),
                   [in_addition_to(owned_several(_Whose, f([other|_Kind], n(type), [])))]),
                 _Affected, [add_chosen_type])
    says "it is the chosen type in addition to its other types".

'105.4/is_chosen' ::
    verb_changes(v(be(np(the, f([chosen], n(color), []))), []), _Affected, [set_chosen_color])
    says "it is the chosen color".

'105.4/chosen_too' ::
    verb_changes(v(be(np(the, f([chosen], n(color), []))),
                   [in_addition_to(owned_several(_Whose, f([other], n(color), [])))]),
                 _Affected, [add_chosen_color])
    says "it is the chosen color in addition to its other colors".

'105.4/of_choice' ::
    verb_changes(v(be(np(the, f([], n(color), [of_choice(your)]))), []), _Affected,
                 [set_chosen_color])
    says "it is the color that was chosen".

'205.3/of_choice' ::
    verb_changes(v(be(np(the, f(_Kind, n(type), [of_choice(your)]))), []), _Affected,
                 [set_chosen_type])
    says "it is the type that was chosen".

'205.3m/every_type' ::
    verb_changes(v(be(np(All, f([t(creature)], n(type), []))), []), _Affected,
                 [add_subtypes([every_creature_type])]) <=
        member(All, [every, all])
    says "it is every creature type".

'205.4b/is' ::
    verb_changes(v(be(Supertype), []), _Affected, [add_supertypes([Supertype])]) <=
        member(Supertype, [basic, legendary, snow])
    says "it is {Supertype}, and keeps what it is".

'205.1a/is_not' ::
    verb_changes(v(not_be(np(a, f([], t(Type), []))), []), _Affected, [lose_types([Type])])
    says "it is not a {Type}".

'105.3/is' ::
    verb_changes(v(be(Color), []), Affected, [set_colors([Color])]) <=
        color(Color),
        Affected \== itself
            else "it defines a characteristic of its own object (604.3)"
    says "it is {Color}, which takes the place of its colors".

'105.3/is_too' ::
    verb_changes(v(be(Color),
                   [in_addition_to(owned_several(_Whose, f([other], n(color), [])))]),
                 _Affected, [add_colors([Color])]) <=
        color(Color)
    says "it is {Color} in addition to its other colors".

'105.3/colorless' ::
    verb_changes(v(be(colorless), []), Affected, [set_colors([])]) <=
        Affected \== itself
            else "it defines a characteristic of its own object (604.3)"
    says "it is colorless".

'105.3/all_colors' ::
    verb_changes(v(be(np(all, f([], n(color), []))), []), Affected,
                 [set_colors([black, blue, green, red, white])]) <=
        Affected \== itself
            else "it defines a characteristic of its own object (604.3)"
    says "it is of all colors".


%   What something has, gets and loses (113.10, 613.1f, 613.4).

'113.10/has' ::
    verb_changes(v(have(abilities(List)), []), _Affected, Changes) <=
        granted_abilities(List, Changes)
    says "it has {List}".

'113.10/gains' ::
    verb_changes(v(gain(List), []), _Affected, Changes) <=
        granted_abilities(List, Changes)
    says "it gains {List}".

'113.10/loses' ::
    verb_changes(v(lose(List), []), _Affected, Changes) <=
        lost_keywords(List, Changes)
    says "it loses {List}".

'113.10/loses_none' :: lost_keywords([], [])
    says "it loses no more".

'113.10/loses_first' ::
    lost_keywords([Item|Items], [lose_keyword(Keyword)|Changes]) <=
        plain_keyword(Item, Keyword),
        lost_keywords(Items, Changes)
    says "it loses {Keyword} and {Items}".

'205.1a/loses_creature_types' ::
    verb_changes(v(lose_all(creature_types), []), _Affected, [set_creature_types([])])
    says "it loses all creature types".

'113.10/loses_all' ::
    verb_changes(v(lose_all(What), []), _Affected, [lose_all_abilities]) <=
        member(What, [abilities, other_abilities])
    says "it loses all its abilities but those that the same effect gives".

% What it is by the same effect takes the place of its types already.

'113.10/loses_all_and_types' ::
    verb_changes(v(lose_all(other_types_and_abilities), []), _Affected, [lose_all_abilities])
    says "it loses all its abilities but those that the same effect gives".
