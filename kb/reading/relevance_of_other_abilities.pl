:- encoding(utf8).
:- module(reading_relevance_of_other_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which texts may be activated abilities that the rules do not know

  - could_help(Text, may_activate(Player, Object, any)): the text could give Object an ability that
    the rules do not know

An ability that was not understood, a keyword that is an activated ability and that no rule covers,
and what an unread text may give.
*/

:- relation may_be_another_ability(+Object, Text)
       says "{Text} may be another activated ability of {Object}"
       else "{Text} is no other activated ability of {Object}".

:- relation untimely_loyalty_ability(+Player, +Object, +Text)
       says "{Text} is a loyalty ability of {Object} that {Player} could not activate now"
       else "{Text} is no loyalty ability, or {Player} could activate it now".

:- relation names_activated_keyword(+Words)
       says "the words name a keyword that is an activated ability"
       else "the words name no keyword that is an activated ability".

:- relation may_give_activated_ability(+Words)
       says "the words may give something an activated ability"
       else "the words give nothing an activated ability".

:- relation speaks_of_an_activated_ability(+Words)
       says "the words speak of an activated ability"
       else "the words speak of no activated ability".

:- relation names_keyword_of_other_zones(+Words)
       says "the words may be an activated ability that functions elsewhere than on the battlefield"
       else "the words are no activated ability that functions elsewhere than on the battlefield".


%   What else Object might have.

'602.1/help_any' ::
    could_help(Text, may_activate(Player, Object, any)) <=
        player(Player),
        may_be_another_ability(Object, Text),
        not(untimely_loyalty_ability(Player, Object, Text))
            else "it is a loyalty ability, which {Player} could not activate now"
    says "{Text} may be an activated ability of {Object}".

% Of a line that was not understood, the loyalty symbol at its beginning is known all the same.

'606.3/not_understood' ::
    untimely_loyalty_ability(Player, Object, text(Object, Face, Index)) <=
        unparsed_text(Face, Index, Text),
        words(Text, [Sign, _Number, (:)|_Effect]),
        member(Sign, [+, −])
            else "it does not begin with a loyalty symbol",
        not(limit_met(as(loyalty_ability), with_priority, Player, Object)),
        not(activation_text(activating, _Other, _Source, _Words))
            else "another text speaks of activating abilities"
    says "it is a loyalty ability, and now is no time for one".

'602.1/unparsed' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        characteristics_from(Object, Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        has_to_be_activated(Words),
        has_line(Object, Face, Index)
            else "{Object} has lost the ability"
    says "line {Index} of {Object} was not understood, and it has a colon after its cost".

'702.1/activated' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        printed_ability(Face, Index, Term),
        words(Term, Words),
        names_activated_keyword(Words),
        not(activated_ability(Object, printed(Face, Index), _Costs, _Effect))
            else "it is read as an activated ability"
    says "line {Index} of {Object} names a keyword that is an activated ability".

'702.1/given' ::
    may_be_another_ability(Object, Text) <=
        permanent(Object),
        has_ability(Object, granted(Effect, Term)),
        words(Term, Words),
        names_activated_keyword(Words),
        own_text(Object, granted(Effect, Term), Text),
        not(activated_ability(Object, granted(Effect, Term), _Costs, _DoneThen))
            else "it is read as an activated ability"
    says "{Text} gives {Object} a keyword that is an activated ability".

% “Solved — {T}: ...”, “max speed — {3}: ...”. Forecast functions in the hand (702.57a).

'702.1/ability_behind' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        printed_ability(Face, Index, keyword_ability(Keyword, activated(_Costs, _Effect))),
        Keyword \== forecast
            else "it functions in the hand",
        not(activated_ability(Object, printed(Face, Index), _OtherCosts, _OtherEffect))
            else "it is read as an activated ability"
    says "behind {Keyword}, line {Index} of {Object} is an activated ability".

'721.2a/activated' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        printed_ability(Face, Index, striation(Least, Terms)),
        member(activated(_Costs, _Effect), Terms),
        counters(Object, charge, Number),
        Number >= Least
            else "{Object} has {Number} charge counters"
    says "with {Least} charge counters, line {Index} gives {Object} an activated ability".

'714.2/activated' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        chapter_may_have_given(Object, Face, Index, Words),
        shares(Words, [activated])
    says "the chapter in line {Index} may have given {Object} an activated ability".

'113.6/activated' ::
    may_be_another_ability(Object, text(Object, Face, Index)) <=
        characteristics_from(Object, Face),
        not(permanent(Object)),
        printed_ability(Face, Index, Term),
        words(Term, Words),
        names_keyword_of_other_zones(Words)
    says "line {Index} of {Object} may be an activated ability that functions where it is".

% What an unread text gives may be given to the object that it is on (113.10).

'113.10/activated' ::
    may_be_another_ability(Object, Text) <=
        permanent(Object),
        activation_text(activating, Text, Source, Words),
        may_give_activated_ability(Words),
        may_be_about(Words, Source, Object)
    says "{Text} may give {Object} an activated ability".

'113.10/gives_abilities' ::
    may_give_activated_ability(Words) <=
        shares(Words, [have, has, gain, gains, with])
            else "nothing has or gains anything",
        speaks_of_an_activated_ability(Words),
        not(append([striation], _Rest, Words))
            else "it is a striation, which has its ability itself (721.2a)"
    says "it may give an activated ability".

'113.3b/speaks_of_it' ::
    speaks_of_an_activated_ability(Words) <=
        shares(Words, [activated, :])
            else "it neither speaks of activated abilities nor quotes one"
    says "it speaks of activated abilities, or quotes one".

'702.1/speaks_of_it' ::
    speaks_of_an_activated_ability(Words) <=
        names_activated_keyword(Words)
    says "it names a keyword that is an activated ability".

'305.6/activated' ::
    may_be_another_ability(Object, text(Source, Face, Index)) <=
        permanent(Object),
        is_type(Object, land),
        board_leaves_open(Source, Face, Index),
        could_change_directly(text(Source, Face, Index), Object, subtype)
    says "the type chosen for {Source} may give {Object} an ability".

'606.1/behind_ability_word' ::
    may_be_another_ability(Object, rule('606.3', Object)) <=
        has_ability(Object, Ability),
        ability_term(Ability, worded(_Word, loyalty(_Cost, _Effect)))
    says "behind an ability word, {Ability} of {Object} is a loyalty ability".

'606.1/behind_flavor_word' ::
    may_be_another_ability(Object, rule('606.3', Object)) <=
        has_ability(Object, Ability),
        ability_term(Ability, flavored(_Words, loyalty(_Cost, _Effect)))
    says "behind a flavor word, {Ability} of {Object} is a loyalty ability".

% Keywords that are activated abilities of permanents: 702.6, 702.65, 702.67, 702.71, 702.87,
% 702.107, 702.122, 702.142, 702.151, 702.167, 702.171, 702.177, 702.184, 702.193, 701.37, 701.46.

'702.6/activated' ::
    names_activated_keyword(Words) <=
        shares(Words, [equip, swap, fortify, transfigure, level, outlast, crew, boast, reconfigure,
                       craft, saddle, exhaust, station, power, monstrosity, adapt])
            else "it names no such keyword"
    says "it names a keyword that is an activated ability of permanents".

% Those that function elsewhere: 702.29, 702.49, 702.53, 702.57, 702.77, 702.84, 702.97, 702.128,
% 702.129, 702.141; and any activated ability whose cost moves the card.

'702.29/activated' ::
    names_keyword_of_other_zones(Words) <=
        shares(Words, [cycling, typecycling, landcycling, ninjutsu, transmute, forecast, reinforce,
                       unearth, scavenge, embalm, eternalize, encore, activated])
            else "it names no such keyword"
    says "it may be an activated ability that functions in another zone".
