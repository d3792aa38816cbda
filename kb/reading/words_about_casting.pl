:- encoding(utf8).
:- module(reading_words_about_casting, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which topics of casting unread words speak of

Everything here is about a list of words (words/2): those of a line that the grammar did not
understand, or those of the functors of a term that no reading covers. In a term “can't” is
`cannot`, the name of the card is `self` instead of `~`, and there are no full stops.

A topic is told by words that any text about it must have, so that a text may be taken for more than
it is and never for less. What is excused/2 has the words and is about something else all the same.

Which keywords the words name stands in words_naming_keywords.pl. What they tell besides, such as
where and when a text has an effect, stands in words_of_unread_texts.pl.
*/

:- relation speaks_of(+Words, Topic)
       says "the words speak of {Topic}"
       else "the words do not speak of {Topic}".

:- relation excused(+Topic, +Words)
       says "the words are not about {Topic} after all"
       else "nothing shows that the words are not about {Topic}".

:- relation plays_lands_only(+Words)
       says "what is played is lands"
       else "what is played need not be a land".

:- relation costs_more(+Words)
       says "something costs more"
       else "nothing costs more".

:- relation lets_pay_otherwise(+Words)
       says "the words may let something else be paid for a symbol"
       else "the words let nothing else be paid for a symbol".

:- relation costs_less(+Words)
       says "something costs less"
       else "nothing costs less".

:- remembered speaks_of/2.


%   Every text about casting has one of these words, so that no other needs to be looked at.

'reading/casting_matters' ::
    vocabulary(casting_matters,
               [cast, casts, play, played, spend, cost, costs, additional,
                activate, activated, hexproof, shroud, protection, target, targets, x,
                lose, loses, battlefield, flash, though, time, rather, paying, spent, ignore,
                spree, tiered, costed,
                flashback, retrace, aftermath, jump, escape, disturb, harmonize, mayhem,
                madness, suspend, rebound, foretell, foretold, plot, plotted, warp, paradigm,
                airbend,
                morph, megamorph, affinity, offering, convoke, delve, evoke, prowl, miracle,
                overload, bestow, dash, awaken, surge, emerge, undaunted, improvise, assist,
                spectacle, mutate, cleave, blitz, prototype, meets, disguise, freerunning,
                impending, web, sneak])
    says "every text about casting has one of these words".


%   Topics that hinder.

'reading/about/prohibition' ::
    speaks_of(Words, prohibition) <=
        follows(Words, ['can\'t', cannot], [cast, casts, play, played], ['.'])
    says "the words forbid casting".

'reading/about/restriction' ::
    speaks_of(Words, restriction) <=
        follows(Words, [cast, casts, play, played, spend], [only], ['.'])
    says "“only” follows a word about casting".

'reading/about/no_more' ::
    speaks_of(Words, restriction) <=
        follows(Words, [cast, casts, play, played], [no], ['.'])
    says "“no” follows a word about casting, as in “no more than”".

'reading/about/from_there_only' ::
    speaks_of(Words, restriction) <=
        contains_any(Words, [[but, not, from]])
    says "“but not from” restricts from where something is cast".

'reading/about/restriction_before' ::
    speaks_of(Words, restriction) <=
        follows(Words, [only], [cast, casts, play, played, spend], ['.'])
    says "a word about casting follows “only”".

'reading/about/tax' ::
    speaks_of(Words, tax) <=
        follows(Words, [cost, costs], [more, cast, additional], ['.'])
    says "the words are about what something costs to cast".

% Spree and tiered ask for the costs of modes (702.172a, 702.183a, 700.2h).

'reading/about/added_cost' ::
    speaks_of(Words, added_cost) <=
        contains_any(Words, [[additional, cost, to], [spree], [tiered],
                             [costed, mode], [tiered, mode]])
    says "there is an additional cost".

'reading/about/blocked_abilities' ::
    speaks_of(Words, blocked_abilities) <=
        follows(Words, ['can\'t', cannot], [activate, activated], ['.'])
    says "abilities are kept from being activated".

'reading/about/restricted_abilities' ::
    speaks_of(Words, blocked_abilities) <=
        follows(Words, [activate], [only], ['.'])
    says "abilities may be activated at some times only".

'reading/about/restricted_abilities_before' ::
    speaks_of(Words, blocked_abilities) <=
        follows(Words, [only], [activate], ['.'])
    says "only at some times abilities may be activated".

'reading/about/untargetability' ::
    speaks_of(Words, untargetability) <=
        shares(Words, [hexproof, shroud, protection])
    says "something has hexproof, shroud or protection (702.11, 702.18, 702.16)".

'reading/about/no_target' ::
    speaks_of(Words, untargetability) <=
        follows(Words, ['can\'t', cannot], [target, targets], ['.'])
    says "something is kept from being a target".

'reading/about/value_of_x' ::
    speaks_of(Words, value_of_x) <=
        contains_any(Words, [[x, 'can\'t', be], [x, cannot, be]])
    says "X is restricted".


%   Topics that hinder or help.

'reading/about/lost_abilities' ::
    speaks_of(Words, lost_abilities) <=
        follows(Words, [lose, loses], [abilities, all], ['.'])
    says "abilities may be lost".

'reading/about/other_characteristics' ::
    speaks_of(Words, other_characteristics) <=
        contains_any(Words, [['aren\'t', on, the, battlefield], [not, be, on, battlefield]])
    says "the words say what cards are that are not on the battlefield".


%   Topics that help.

'reading/about/permission' ::
    speaks_of(Words, permission) <=
        follows(Words, [may, can], [cast, play], ['.'])
    says "the words allow casting".

% Keywords by which cards are cast from other zones: 702.34, 702.81, 702.127, 702.133, 702.138,
% 702.146, 702.180, 702.187; 702.35, 702.62, 702.88, 702.143, 702.170, 702.185, 702.192, 701.65.

'reading/about/graveyard_keyword' ::
    speaks_of(Words, keyword_for(graveyard)) <=
        vocabulary(graveyard_keywords, Phrases),
        contains_any(Words, Phrases)
    says "there is a keyword with which cards are cast from the graveyard".

'reading/about/exile_keyword' ::
    speaks_of(Words, keyword_for(exile)) <=
        vocabulary(exile_keywords, Phrases),
        contains_any(Words, Phrases)
    says "there is a keyword with which cards are cast from exile".

'reading/graveyard_keywords' ::
    vocabulary(graveyard_keywords,
               [[flashback], [retrace], [aftermath], [jump, -, start], [jump, start], [escape],
                [disturb], [harmonize], [mayhem]])
    says "with these keywords cards are cast from the graveyard".

'reading/exile_keywords' ::
    vocabulary(exile_keywords,
               [[madness], [suspend], [rebound], [foretell], [foretold], [plot], [plotted],
                [warp], [paradigm], [airbend]])
    says "with these keywords cards are cast from exile".

'reading/about/granted_keyword' ::
    speaks_of(Words, granted_keyword) <=
        follows(Words, [have, has, gain, gains],
                [flashback, retrace, aftermath, jump, escape, disturb, harmonize, mayhem,
                 madness, suspend, rebound, foretell, foretold, plot, plotted, warp, paradigm,
                 airbend,
                 morph, megamorph, affinity, offering, convoke, delve, evoke, prowl, miracle,
                 overload, bestow, dash, awaken, surge, emerge, undaunted, improvise, assist,
                 spectacle, mutate, cleave, blitz, prototype, meets, disguise, freerunning,
                 impending, web, sneak],
                ['.'])
    says "a keyword is given that changes how or from where cards are cast".

'reading/about/other_cost' ::
    speaks_of(Words, other_cost) <=
        vocabulary(changing_keywords, Phrases),
        contains_any(Words, Phrases)
    says "there is a keyword that changes how the card is cast".

% Keywords that change what is paid for a card, or as what or when it is cast: 702.37, 702.41,
% 702.48, 702.51, 702.66, 702.74, 702.76, 702.94, 702.96, 702.103, 702.109, 702.113, 702.117,
% 702.119, 702.125, 702.126, 702.132, 702.137, 702.140, 702.148, 702.152, 702.160, 702.162,
% 702.168, 702.173, 702.176, 702.185, 702.188, 702.190.

'reading/changing_keywords' ::
    vocabulary(changing_keywords,
               [[morph], [megamorph], [affinity], [offering], [convoke], [delve], [evoke],
                [prowl], [miracle], [overload], [bestow], [dash], [awaken], [surge], [emerge],
                [undaunted], [improvise], [assist], [spectacle], [mutate], [cleave], [blitz],
                [prototype], [more, than, meets, the, eye], [disguise], [freerunning],
                [impending], [warp], [web, -, slinging], [web, slinging], [sneak]])
    says "these keywords change how a card is cast".

'reading/about/time' ::
    speaks_of(Words, time) <=
        contains_any(Words, [[flash], [as, though], [any, time]])
    says "the words may be about other times (702.8, 609.4)".

'reading/about/reduction' ::
    speaks_of(Words, reduction) <=
        follows(Words, [cost, costs], [less], ['.'])
    says "something costs less".

'reading/about/other_payment' ::
    speaks_of(Words, reduction) <=
        contains_any(Words, [[rather], [without, paying], [instead, of, paying]])
    says "something else may be paid (118.9)".

'reading/about/spending' ::
    speaks_of(Words, reduction) <=
        lets_pay_otherwise(Words)
    says "something else may be paid for a symbol (118.14, 609.4b)".

'reading/about/exception' ::
    speaks_of(Words, exception) <=
        member(ignore, Words)
            else "it does not say “ignore”"
    says "an effect may be ignored (116.2d)".


%   What may be paid for a symbol besides mana of its kind.

'609.4b/as_though' ::
    lets_pay_otherwise(Words) <=
        contains_any(Words, [[mana, as, though]])
    says "mana may be spent as though it were other mana".

'609.4b/spend_though' ::
    lets_pay_otherwise(Words) <=
        follows(Words, [spend], [though], ['.'])
    says "what is spent may be spent as though it were something else".

'118.14/any_type' ::
    lets_pay_otherwise(Words) <=
        contains_any(Words, [[mana, of, any, type, can, be, spent],
                             [mana, of, kind, any, type, can, be, infinitive, done, spend]])
    says "mana of any type may be spent".

'118.9/each_symbol' ::
    lets_pay_otherwise(Words) <=
        shares(Words, [each]),
        follows(Words, [rather], [pay, paying], ['.'])
    says "something may be paid rather than each of some symbols".


%   What has the words of a topic and is about something else.

'305.1/prohibition' ::
    excused(prohibition, Words) <=
        plays_lands_only(Words)
    says "lands are played and never cast".

'305.1/permission' ::
    excused(permission, Words) <=
        plays_lands_only(Words)
    says "lands are played and never cast".

'106.6/spent_on' ::
    excused(restriction, Words) <=
        contains_any(Words, [[spend, this, mana], [spend, only, cast], [spend, only, on],
                             [spend, only, activate]])
    says "it restricts what this mana is spent on".

'602.5d' ::
    excused(restriction, Words) <=
        contains_any(Words, [[activate, only]])
    says "it restricts when an ability is activated".

'601.2f/activation' ::
    excused(tax, Words) <=
        contains_any(Words, [[more, to, activate], [additional, life, to, activate],
                             [additional, action, to, activate],
                             [additional, loyalty, to, activate]])
    says "it is about the costs of abilities".

'601.2c/more_targets' ::
    excused(tax, Words) <=
        contains_any(Words, [[beyond, the, first]])
    says "more is paid only for more targets than are needed".

'601.2f/less' ::
    excused(tax, Words) <=
        not(costs_more(Words)),
        costs_less(Words)
    says "it makes something cost less".

'118.9b' ::
    excused(tax, Words) <=
        not(costs_more(Words)),
        follows(Words, [may], [cost, costs], ['.'])
    says "what it asks for is optional".

'118.8/other_topic' ::
    excused(tax, Words) <=
        not(costs_more(Words)),
        contains_any(Words, [[additional, cost, to]])
    says "it is about an additional cost, which is looked at by itself".

% What costs “less than” an amount is not made to cost less: it may be made to cost that amount.

'601.2f/less_to_cast' ::
    costs_less(Words) <=
        contains_any(Words, [[less, to, cast], [less, to, activate]])
    says "it costs less to cast or to activate".

'601.2f/less_in_a_term' ::
    costs_less(Words) <=
        contains_any(Words, [[cost, less]]),
        not(contains_any(Words, [[less, than]]))
            else "it costs less than something"
    says "it was read as costing less".

'601.2f/more' ::
    costs_more(Words) <=
        follows(Words, [cost, costs], [more], ['.'])
    says "something costs more".

'118.8b' ::
    excused(added_cost, Words) <=
        contains_any(Words, [[spell, ',', you, may], [spell, clause, you, may]])
    says "the additional cost is optional".

'605.1/unless_mana' ::
    excused(blocked_abilities, Words) <=
        contains_any(Words, [[mana, abilities], [mana, ability]])
    says "mana abilities are left alone".

'reading/not_casting_time' ::
    excused(time, Words) <=
        not(contains_any(Words, [[flash], [as, though]])),
        not(shares(Words, [cast, casts, play]))
    says "“any time” is not about casting".

'reading/no_own_keyword' ::
    excused(other_cost, Words) <=
        vocabulary(changing_keywords, Phrases),
        not(names_keyword(Words, Phrases))
    says "the word is not used as a keyword".

'reading/no_graveyard_keyword' ::
    excused(keyword_for(graveyard), Words) <=
        vocabulary(graveyard_keywords, Phrases),
        not(names_keyword(Words, Phrases))
    says "the word is not used as a keyword".

'reading/no_exile_keyword' ::
    excused(keyword_for(exile), Words) <=
        vocabulary(exile_keywords, Phrases),
        not(names_keyword(Words, Phrases))
    says "the word is not used as a keyword".

'305.1/lands' ::
    plays_lands_only(Words) <=
        contains_any(Words, [[play, lands], [play, a, land], [play, an, additional, land],
                             [additional, lands], [play, additional, land], [play, bare, land]]),
        not(shares(Words, [cast, casts]))
    says "it speaks of playing lands and not of casting".
