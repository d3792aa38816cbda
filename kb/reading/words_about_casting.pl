:- encoding(utf8).
:- module(reading_words_about_casting, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What unread words say about casting

Everything here is about a list of words (words/2): those of a line that the grammar did not
understand, or those of the functors of a term that no reading covers. In a term “can't” is
`cannot`, the name of the card is `self` instead of `~`, and there are no full stops.

A topic is told by words that any text about it must have, so that a text may be taken for more than
it is and never for less. What is excused/2 has the words and is about something else all the same.
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

:- relation costs_less(+Words)
       says "something costs less"
       else "nothing costs less".

:- relation names_keyword(+Words, +Phrases)
       says "the words name a keyword of the card that they are on"
       else "the words name no keyword of the card that they are on".

:- relation keyword_matters(+Words)
       says "the keyword may change how something is cast"
       else "the keyword changes nothing about casting".

:- relation changes_by_keyword(+Topic)
       says "a keyword about {Topic} may change how something is cast"
       else "a keyword about {Topic} changes nothing about casting".

:- relation keyword_line(+Words)
       says "the words are a line of keywords"
       else "the words are no line of keywords".

:- relation speaks_of_itself(+Words)
       says "the words speak of the card that they are on"
       else "the words do not speak of the card that they are on".

:- relation about_its_own_casting(+Words)
       says "the words are about casting the card that they are on"
       else "the words need not be about casting the card that they are on".

:- relation waits(+Words)
       says "the words are an ability that is activated or triggers"
       else "the words are no ability that is activated or triggers".

:- relation has_to_be_activated(+Words)
       says "the words are an activated ability"
       else "the words are no activated ability".

:- relation starts_waiting(+Word)
       says "“{Word}” begins an ability that is activated or triggers"
       else "“{Word}” does not begin an ability that is activated or triggers".

:- relation waiting_term(+Words, Kind)
       says "the words are those of a term of the kind {Kind}"
       else "the words are not those of a term of the kind {Kind}".

:- relation first_word(+Words, Word)
       says "“{Word}” is the first word, apart from an ability word"
       else "“{Word}” is not the first word".

:- relation adds_mana_in_words(+Words)
       says "the words speak of adding mana"
       else "the words do not speak of adding mana".

:- relation may_make_targets(+Words)
       says "the words may say that something is what a spell asks for"
       else "the words do not say what anything is".

:- relation asks_for_doubtful_target(+Words)
       says "the words may ask for a target that need not exist"
       else "the words ask for no target that need not exist".

:- relation sure_target(+Before, +After)
       says "a target between “{Before}” and “{After}” exists, or need not be chosen"
       else "a target between “{Before}” and “{After}” need not exist".

:- relation words_of_zone(Zone, Words)
       says "{Words} name the zone {Zone}"
       else "{Words} do not name the zone {Zone}".

:- relation casts_from(+Words, Zone)
       says "the words speak of the zone {Zone}"
       else "the words do not speak of the zone {Zone}".

:- relation casts_from_named_zone(+Words)
       says "the words name a zone that cards come from"
       else "the words name no zone that cards come from".

:- relation says_that_it_functions_in(+Zone, +Words)
       says "the words say that they function in the zone {Zone}"
       else "the words do not say that they function in the zone {Zone}".

:- relation speaks_of_opponents_only(+Words)
       says "the words are about “your” opponents"
       else "the words need not be about “your” opponents".

:- relation speaks_of_you_only(+Words)
       says "the words are about “you”"
       else "the words need not be about “you”".


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

'reading/about/forbidden_costs' ::
    speaks_of(Words, forbidden_costs) <=
        follows(Words, ['can\'t', cannot], [pay, sacrifice], ['.'])
    says "paying in some way is forbidden".

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
        contains_any(Words, [[rather], [without, paying], [instead, of, paying], [mana, as, though],
                             [mana, of, any, type, can, be, spent],
                             [mana, of, kind, any, type, can, be, infinitive, done, spend]])
    says "something else may be paid (118.9, 118.14, 609.4b)".

'reading/about/spending' ::
    speaks_of(Words, reduction) <=
        follows(Words, [spend], [though], ['.'])
    says "mana may be spent as though it were other mana (609.4b)".

'reading/about/exception' ::
    speaks_of(Words, exception) <=
        member(ignore, Words)
            else "it does not say “ignore”"
    says "an effect may be ignored (116.2d)".


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


%   Keywords. In a line that was not understood they stand at the beginning or behind a comma.

'702.1/names_first' ::
    names_keyword(Words, Phrases) <=
        member(Phrase, Phrases),
        append(Phrase, _Rest, Words)
    says "it begins with {Phrase}".

'702.1/names_next' ::
    names_keyword(Words, Phrases) <=
        member(Phrase, Phrases),
        append([','], Phrase, Listed),
        infix(Listed, Words)
    says "it has {Phrase} in a list".

'702.1/names_in_line' ::
    names_keyword(Words, Phrases) <=
        keyword_line(Words),
        contains_any(Words, Phrases)
    says "it has the keyword in a line of keywords".

'702.1/line_of_keywords' ::
    keyword_line([keywords|_Keywords])
    says "it is a line of keywords".

'702.1/line_with_cost' ::
    keyword_line([keyword|_Keyword])
    says "it is a keyword with its cost".

'702.1/matters' ::
    keyword_matters(Words) <=
        speaks_of(Words, Topic),
        changes_by_keyword(Topic)
    says "it is about {Topic}".

'702.5/matters' ::
    keyword_matters([enchant|_Described])
    says "it says what an Aura can enchant".

'702.1/other_cost'      :: changes_by_keyword(other_cost)       says "what is paid".

'702.1/zone'            :: changes_by_keyword(keyword_for(_Z))  says "from where it is cast".

'702.1/added_cost'      :: changes_by_keyword(added_cost)       says "what is paid besides".

'702.1/untargetability' :: changes_by_keyword(untargetability)  says "what can be a target".


%   201.5: a card's own name stands for the card.

'201.5' ::
    speaks_of_itself(Words) <=
        shares(Words, [~, self])
    says "it names the card".

'201.5/this' ::
    speaks_of_itself(Words) <=
        contains_any(Words, [[this, spell], [this, card]])
    says "it says “this spell” or “this card”".

'113.6d/its_casting' ::
    about_its_own_casting(Words) <=
        contains_any(Words, [[this, spell], [cast, this, card], [cast, ~], [cast, self]])
    says "it speaks of casting the card that it is on".

'702.1/its_keywords' ::
    about_its_own_casting(Words) <=
        keyword_line(Words),
        not(speaks_of(Words, untargetability))
            else "it keeps the permanent from being a target"
    says "it names keywords that the card itself has".


%   113.3: activated abilities have a colon after their cost, triggered abilities begin with “when”,
%   “whenever” or “at” (603.1). A colon inside quotation marks belongs to an ability that something
%   else gets.

'113.3b' ::
    waits(Words) <=
        has_to_be_activated(Words)
    says "it is an activated ability".

'113.3c' ::
    waits(Words) <=
        first_word(Words, Word),
        starts_waiting(Word)
    says "it begins with “{Word}”".

'113.3/functor' ::
    waits(Words) <=
        waiting_term(Words, _Kind)
    says "it was read as an ability that is activated or triggers".

% A term has its kind for its first word, and the first word of its cost or event for the second. A
% text that begins with “activated abilities” is something else.

'113.3/kind' ::
    waiting_term([Kind, Next|_Words], Kind) <=
        member(Kind, [activated, loyalty, triggered, chapter, titled]),
        not(shares([Next], [ability, abilities]))
            else "it is a text about abilities"
    says "it was read as a term of the kind {Kind}".

% An ability word (207.2c) or a flavor word (207.2d) may stand before the ability.

'207.2c/worded' ::
    waiting_term([Wrapper|Words], Kind) <=
        member(Wrapper, [worded, flavored]),
        append(_Before, [Kind, Next|_After], Words),
        waiting_term([Kind, Next], Kind)
    says "behind the ability word it was read as a term of the kind {Kind}".

'113.3b/colon' ::
    has_to_be_activated(Words) <=
        append(Before, [:|_After], Words),
        not(shares(Before, ['"', '“']))
            else "the colon stands inside quotation marks"
    says "it has a colon after its cost".

'113.3b/functor' ::
    has_to_be_activated(Words) <=
        waiting_term(Words, activated)
    says "it was read as an activated ability".

'603.1' ::
    starts_waiting(Word) <=
        member(Word, [when, whenever, at])
            else "“{Word}” begins no triggered ability"
    says "a triggered ability begins with “{Word}”".

'714.2' ::
    starts_waiting(Word) <=
        member(Word, [i, ii, iii, iv, v, vi])
            else "“{Word}” begins no chapter"
    says "a chapter ability triggers".

'reading/first' ::
    first_word([Word|_Words], Word)
    says "“{Word}” comes first".

% An ability word (207.2c) or flavor word and a dash may stand before the ability.

'207.2c' ::
    first_word(Words, Word) <=
        append(Before, [—, Word|_After], Words),
        length(Before, Length),
        Length =< 5
    says "“{Word}” comes first after the dash".


'106.4/add' ::
    adds_mana_in_words(Words) <=
        shares(Words, [add, adds])
    says "it speaks of adding something".


%   601.2c: targets.

% What stands after `to`, `on` or `than` is not what something is: damage that would be dealt to a
% creature makes nothing a creature.

'205.1/target' ::
    may_make_targets(Words) <=
        vocabulary(being, Being),
        follows(Words, Being,
                [creature, creatures, artifact, artifacts, enchantment, enchantments, land, lands,
                 planeswalker, planeswalkers, battle, battles, plains, island, islands, swamp,
                 swamps, mountain, mountains, forest, forests, type, types, addition, copy,
                 legendary, snow, basic, white, blue, black, red, green, colorless, color, colors],
                ['.', to, on, than])
    says "it may say that something is of another type or color".

% A target word whose target surely exists, or need not be chosen, asks for nothing.

'115.1/doubtful' ::
    asks_for_doubtful_target(Words) <=
        append(_Front, [Before, Target, After|_Back], Words),
        word_of_targets(Target),
        not(sure_target(Before, After))
    says "“{Before} {Target} {After}” asks for a target that need not exist".

'115.1/doubtful_first' ::
    asks_for_doubtful_target([Target, After|_Back]) <=
        word_of_targets(Target),
        not(sure_target(none, After))
    says "“{Target} {After}” asks for a target that need not exist".

'120.4/sure' ::
    sure_target(among, _After)
    says "any player may be chosen for damage divided among targets".

'115.4/sure' ::
    sure_target(any, _After)
    says "any player may be chosen for “any target”".

'115.1/sure' ::
    sure_target(_Before, After) <=
        member(After, [player, opponent])
            else "“{After}” is no player"
    says "a player may be chosen".


%   Zones as the place from which cards are cast, and as the place where an ability functions.

'400.1/graveyard' :: words_of_zone(graveyard, [graveyard, graveyards]) says "these name it".

'400.1/hand'      :: words_of_zone(hand, [hand, hands])                says "these name it".

'400.1/library'   :: words_of_zone(library, [library, libraries])      says "these name it".

'400.1/in_exile'  :: words_of_zone(exile, [exile, exiled])             says "these name it".

'400.1/command'   :: words_of_zone(command, [command])                 says "this names it".

'reading/casts_from' ::
    casts_from(Words, Zone) <=
        words_of_zone(Zone, ZoneWords),
        shares(Words, ZoneWords)
    says "it names the zone {Zone}".

'reading/casts_from_named_zone' ::
    casts_from_named_zone(Words) <=
        follows(Words, [from],
                [graveyard, graveyards, hand, hands, library, libraries, exile, exiled, command],
                ['.'])
    says "it says from which zone".

'113.6b/words' ::
    says_that_it_functions_in(Zone, Words) <=
        words_of_zone(Zone, ZoneWords),
        follows(Words, [in, is, be], ZoneWords, ['.'])
    says "it speaks of what is in the zone {Zone}".

'113.6b/stack' ::
    says_that_it_functions_in(stack, Words) <=
        contains_any(Words, [[on, the, stack], [on, stack], [split, second]])
    says "it functions on the stack".


%   Whom a text is about, where that is plain from the words before the verb.

'102.2/words' ::
    speaks_of_opponents_only(Words) <=
        contains_any(Words, [[opponents, 'can\'t'], [opponents, cannot], [opponents, cast],
                             [opponents, can], [opponents, may], [opponents, present, cast],
                             [opponent, 'can\'t'], [opponent, cannot], [opponent, casts],
                             [opponent, can], [opponent, may]])
    says "opponents are those who do it".

'109.5/words' ::
    speaks_of_you_only(Words) <=
        contains_any(Words, [[you, 'can\'t'], [you, cannot], [you, may], [spells, you, cast],
                             [spell, object, of, you, present, cast]])
    says "you are the one who does it".
