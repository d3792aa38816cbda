:- encoding(utf8).
:- module(reading_words_about_casting, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What unread words say about casting

Everything here is about a list of words (words/2): of a line that the grammar did not understand,
or of the functors of a term that no reading covers. In a term “can't” is `cannot`, “this spell”
is the same, and there are no full stops.

A topic is told by words that any text about it must have. So a text may be taken for more than it
is, and never for less.
*/

:- relation speaks_of(+Words, Topic)
       says "the words speak of {Topic}"
       else "the words do not speak of {Topic}".

:- relation then_says(+Words, +First, +Second)
       says "“{Second}” follows “{First}” in one sentence"
       else "“{Second}” does not follow “{First}” in one sentence".

:- relation forbids(+Words, +Verb)
       says "the words forbid something with “{Verb}”"
       else "the words forbid nothing with “{Verb}”".

:- relation allows(+Words, +Verb)
       says "the words allow something with “{Verb}”"
       else "the words allow nothing with “{Verb}”".

:- relation grants(+Words, +Word)
       says "the words give something that is called “{Word}”"
       else "the words give nothing that is called “{Word}”".

:- relation plays_lands_only(+Words)
       says "what is played is lands"
       else "what is played need not be a land".

:- relation spends_this_mana(+Words)
       says "the words restrict what mana is spent on"
       else "the words do not restrict what mana is spent on".

:- relation speaks_of_itself(+Words)
       says "the words speak of the card that they are on"
       else "the words do not speak of the card that they are on".

:- relation about_its_own_casting(+Words)
       says "the words are about casting the card that they are on"
       else "the words need not be about the card that they are on".

:- relation waits(+Words)
       says "the words are an ability that is activated or triggers"
       else "the words are no ability that is activated or triggers".

:- relation has_to_be_activated(+Words)
       says "the words are an activated ability"
       else "the words are no activated ability".

:- relation starts_trigger(Word)
       says "“{Word}” begins a triggered ability"
       else "“{Word}” does not begin a triggered ability".

:- relation waiting_functor(Word)
       says "“{Word}” is an ability that is activated or triggers"
       else "“{Word}” is no ability that is activated or triggers".

:- relation first_word(+Words, Word)
       says "“{Word}” is the first word, apart from an ability word"
       else "“{Word}” is not the first word".

:- relation adds_mana_in_words(+Words)
       says "the words speak of adding mana"
       else "the words do not speak of adding mana".

:- relation asks_for_doubtful_target(+Words)
       says "the words may ask for a target that need not exist"
       else "the words ask for no target that need not exist".

:- relation sure_target(+Before, +After)
       says "a target between “{Before}” and “{After}” exists, or need not be chosen"
       else "a target between “{Before}” and “{After}” need not exist".

:- relation word_of_zone(Zone, Word)
       says "“{Word}” names the zone {Zone}"
       else "“{Word}” does not name the zone {Zone}".

:- relation casts_from(+Words, Zone)
       says "the words speak of the zone {Zone} as the one that cards come from"
       else "the words do not speak of the zone {Zone} as the one that cards come from".

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

:- relation phrase_for(Topic, Phrase)
       says "“{Phrase}” speaks of {Topic}"
       else "“{Phrase}” does not speak of {Topic}".

:- relation keyword_for_zone(Zone, Phrase)
       says "{Phrase} lets a card be cast from the zone {Zone}"
       else "{Phrase} does not let a card be cast from the zone {Zone}".

:- relation changes_casting(Phrase)
       says "{Phrase} changes how a card is cast"
       else "{Phrase} does not change how a card is cast".

:- relation casting_verb(Verb)
       says "“{Verb}” speaks of casting"
       else "“{Verb}” does not speak of casting".

:- relation negation(Word)
       says "“{Word}” forbids"
       else "“{Word}” does not forbid".

:- relation modal(Word)
       says "“{Word}” allows"
       else "“{Word}” does not allow".

:- relation giving_verb(Verb)
       says "“{Verb}” gives an ability"
       else "“{Verb}” gives no ability".

:- relation cost_word(Word)
       says "“{Word}” speaks of costs"
       else "“{Word}” does not speak of costs".

:- relation losing_verb(Verb)
       says "“{Verb}” takes an ability away"
       else "“{Verb}” takes no ability away".

:- relation linking_verb(Verb)
       says "“{Verb}” says what something is"
       else "“{Verb}” does not say what something is".

:- relation target_type_word(Word)
       says "“{Word}” is a kind of target"
       else "“{Word}” is not a kind of target".

:- relation keyword_matters(+Words)
       says "the keyword may change how something is cast"
       else "the keyword changes nothing about casting".

:- relation keyword_line(+Words)
       says "the words are a line of keywords"
       else "the words are no line of keywords".

:- relation names_keyword(+Words, +Phrase)
       says "the words name the keyword {Phrase}"
       else "the words do not name the keyword {Phrase}".

:- relation plays_lands(+Words)
       says "the words speak of playing lands"
       else "the words do not speak of playing lands".

:- relation wrapping_functor(Word)
       says "{Word} stands before an ability"
       else "{Word} does not stand before an ability".

:- relation opponents_before(+Words)
       says "“opponents” stands before the verb"
       else "“opponents” does not stand before the verb".

:- relation word_for_opponents(Word)
       says "“{Word}” names opponents"
       else "“{Word}” does not name opponents".


%   Topics that hinder.

'reading/about/prohibition' ::
    speaks_of(Words, prohibition) <=
        casting_verb(Verb),
        forbids(Words, Verb),
        not(plays_lands_only(Words))
    says "the words forbid something with “{Verb}”".

'reading/about/restriction' ::
    speaks_of(Words, restriction) <=
        casting_verb(Verb),
        then_says(Words, Verb, only),
        not(spends_this_mana(Words))
    says "“only” follows “{Verb}”".

'reading/about/restriction_before' ::
    speaks_of(Words, restriction) <=
        casting_verb(Verb),
        then_says(Words, only, Verb),
        not(spends_this_mana(Words)),
        not(infix([activate, only], Words))
    says "“{Verb}” follows “only”".

'reading/about/tax' ::
    speaks_of(Words, tax) <=
        cost_word(Cost),
        then_says(Words, Cost, more),
        not(infix([more, to, activate], Words)),
        not(infix([beyond, the, first], Words))
    says "something costs more".

'reading/about/other_tax' ::
    speaks_of(Words, tax) <=
        cost_word(Cost),
        then_says(Words, Cost, cast),
        not(then_says(Words, Cost, less)),
        not(then_says(Words, Cost, more)),
        not(then_says(Words, may, Cost)),
        not(infix([additional, cost, to], Words))
    says "it is about what something costs to cast".

'reading/about/added_cost' ::
    speaks_of(Words, added_cost) <=
        infix([additional, cost, to], Words),
        not(infix([spell, ',', you, may], Words)),
        not(infix([spell, clause, you, may], Words))
    says "there is an additional cost that is not said to be optional".

'702.172a' ::
    speaks_of(Words, added_cost) <=
        infix([spree], Words)
    says "spree asks for the costs of modes".

'702.183a' ::
    speaks_of(Words, added_cost) <=
        infix([tiered], Words)
    says "tiered asks for the cost of a mode".

'700.2h' ::
    speaks_of(Words, added_cost) <=
        infix([costed, mode], Words)
    says "its modes have costs".

'700.2h/tiered' ::
    speaks_of(Words, added_cost) <=
        infix([tiered, mode], Words)
    says "its modes have costs".

'reading/about/blocked_abilities' ::
    speaks_of(Words, blocked_abilities) <=
        forbids(Words, activated),
        not(infix([mana, abilities], Words)),
        not(infix([mana, ability], Words))
    says "it keeps abilities from being activated".

'reading/about/blocked_activation' ::
    speaks_of(Words, blocked_abilities) <=
        forbids(Words, activate),
        not(infix([mana, abilities], Words)),
        not(infix([mana, ability], Words))
    says "it keeps abilities from being activated".

'reading/about/untargetability' ::
    speaks_of(Words, untargetability) <=
        phrase_for(untargetability, Phrase),
        infix(Phrase, Words)
    says "it says “{Phrase}”".

'reading/about/no_target' ::
    speaks_of(Words, untargetability) <=
        forbids(Words, target)
    says "it keeps something from being a target".

'reading/about/value_of_x' ::
    speaks_of(Words, value_of_x) <=
        infix([x, 'can\'t', be], Words)
    says "it restricts X".

'reading/about/value_of_x_term' ::
    speaks_of(Words, value_of_x) <=
        infix([x, cannot, be], Words)
    says "it restricts X".


%   Topics that hinder or help.

'reading/about/lost_abilities' ::
    speaks_of(Words, lost_abilities) <=
        losing_verb(Verb),
        then_says(Words, Verb, abilities)
    says "it takes abilities away".

'reading/about/lost_everything' ::
    speaks_of(Words, lost_abilities) <=
        losing_verb(Verb),
        then_says(Words, Verb, all)
    says "it takes something away altogether".

'reading/about/other_characteristics' ::
    speaks_of(Words, other_characteristics) <=
        phrase_for(other_characteristics, Phrase),
        infix(Phrase, Words)
    says "it says what cards or spells are that are not on the battlefield".


%   Topics that help.

'reading/about/permission' ::
    speaks_of(Words, permission) <=
        allows(Words, cast)
    says "it allows casting something".

'reading/about/permission_to_play' ::
    speaks_of(Words, permission) <=
        allows(Words, play),
        not(plays_lands_only(Words))
    says "it allows playing something that may be cast".

'reading/about/keyword_for' ::
    speaks_of(Words, keyword_for(Zone)) <=
        keyword_for_zone(Zone, Phrase),
        names_keyword(Words, Phrase)
    says "it has {Phrase}, with which cards are cast from the zone {Zone}".

'reading/about/granted_permission' ::
    speaks_of(Words, granted_keyword) <=
        keyword_for_zone(_Zone, Phrase),
        infix(Phrase, Words),
        append([Word], _Rest, Phrase),
        grants(Words, Word)
    says "it gives {Phrase}, with which cards are cast from other zones".

'reading/about/granted_keyword' ::
    speaks_of(Words, granted_keyword) <=
        changes_casting(Phrase),
        infix(Phrase, Words),
        append([Word], _Rest, Phrase),
        grants(Words, Word)
    says "it gives {Phrase}, which changes how cards are cast".

'reading/about/other_cost' ::
    speaks_of(Words, other_cost) <=
        changes_casting(Phrase),
        names_keyword(Words, Phrase)
    says "it has {Phrase}, which changes how the card is cast".

'reading/about/time' ::
    speaks_of(Words, time) <=
        phrase_for(time, Phrase),
        infix(Phrase, Words)
    says "it says “{Phrase}”".

'reading/about/any_time' ::
    speaks_of(Words, time) <=
        infix([any, time], Words),
        casting_verb(Verb),
        member(Verb, Words)
            else "it does not say “{Verb}”"
    says "it says “any time” and “{Verb}”".

'reading/about/reduction' ::
    speaks_of(Words, reduction) <=
        cost_word(Cost),
        then_says(Words, Cost, less)
    says "something costs less".

'reading/about/other_payment' ::
    speaks_of(Words, reduction) <=
        phrase_for(reduction, Phrase),
        infix(Phrase, Words)
    says "it says “{Phrase}”".

'reading/about/exception' ::
    speaks_of(Words, exception) <=
        phrase_for(exception, Phrase),
        infix(Phrase, Words)
    says "it says “{Phrase}”".

'reading/about/other_permanents' ::
    speaks_of(Words, other_permanents) <=
        linking_verb(Verb),
        target_type_word(Type),
        then_says(Words, Verb, Type)
    says "it may say that something is a {Type}".


'reading/phrase/hexproof'   :: phrase_for(untargetability, [hexproof])   says "hexproof (702.11)".

'reading/phrase/shroud'     :: phrase_for(untargetability, [shroud])     says "shroud (702.18)".

'reading/phrase/protection' :: phrase_for(untargetability, [protection]) says "protection (702.16)".

'reading/phrase/elsewhere' ::
    phrase_for(other_characteristics, ['aren\'t', on, the, battlefield])
    says "it speaks of cards in other zones".

'reading/phrase/elsewhere_term' ::
    phrase_for(other_characteristics, [not, be, on, battlefield])
    says "it speaks of cards in other zones".

'reading/phrase/flash'    :: phrase_for(time, [flash])       says "flash (702.8)".

'reading/phrase/as_though' ::
    phrase_for(time, [as, though])
    says "a permission to act as though something were true (609.4)".

'reading/phrase/rather'   :: phrase_for(reduction, [rather]) says "an alternative cost (118.9)".

'reading/phrase/without_paying' ::
    phrase_for(reduction, [without, paying])
    says "an alternative cost (118.9)".

'reading/phrase/instead_of_paying' ::
    phrase_for(reduction, [instead, of, paying])
    says "an alternative cost (118.9)".

'reading/phrase/spend_as_though' ::
    phrase_for(reduction, [as, though])
    says "mana spent as though it were other mana (609.4b)".

'reading/phrase/any_type' ::
    phrase_for(reduction, [mana, of, any, type, can, be, spent])
    says "mana of any type that may be spent (118.14)".

'reading/phrase/ignore' ::
    phrase_for(exception, [ignore])
    says "a permission to ignore an effect (116.2d)".


%   Keywords by which cards are cast from other zones.

'702.34a/word'  :: keyword_for_zone(graveyard, [flashback])      says "flashback".

'702.81a/word'  :: keyword_for_zone(graveyard, [retrace])        says "retrace".

'702.127a/word' :: keyword_for_zone(graveyard, [aftermath])      says "aftermath".

'702.133a/word' :: keyword_for_zone(graveyard, [jump, -, start]) says "jump-start".

'702.133a/term' :: keyword_for_zone(graveyard, [jump, start])    says "jump-start".

'702.138a/word' :: keyword_for_zone(graveyard, [escape])         says "escape".

'702.146a/word' :: keyword_for_zone(graveyard, [disturb])        says "disturb".

'702.180a/word' :: keyword_for_zone(graveyard, [harmonize])      says "harmonize".

'702.187b/word' :: keyword_for_zone(graveyard, [mayhem])         says "mayhem".

'702.35a/word'  :: keyword_for_zone(exile, [madness])            says "madness".

'702.62a/word'  :: keyword_for_zone(exile, [suspend])            says "suspend".

'702.88a/word'  :: keyword_for_zone(exile, [rebound])            says "rebound".

'702.143a/word' :: keyword_for_zone(exile, [foretell])           says "foretell".

'702.143a/foretold' :: keyword_for_zone(exile, [foretold])       says "foretell".

'702.170a/word' :: keyword_for_zone(exile, [plot])               says "plot".

'702.170a/plotted' :: keyword_for_zone(exile, [plotted])         says "plot".

'702.185a/word' :: keyword_for_zone(exile, [warp])               says "warp".

'702.192a/word' :: keyword_for_zone(exile, [paradigm])           says "paradigm".

'701.65a/word'  :: keyword_for_zone(exile, [airbend])            says "airbend".


%   Keywords that change what is paid for a card, as what or when it is cast.

'702.37a/word'  :: changes_casting([morph])            says "morph".

'702.37b/word'  :: changes_casting([megamorph])        says "megamorph".

'702.41a/word'  :: changes_casting([affinity])         says "affinity".

'702.48a/word'  :: changes_casting([offering])         says "offering".

'702.51a/word'  :: changes_casting([convoke])          says "convoke".

'702.66a/word'  :: changes_casting([delve])            says "delve".

'702.74a/word'  :: changes_casting([evoke])            says "evoke".

'702.76a/word'  :: changes_casting([prowl])            says "prowl".

'702.94a/word'  :: changes_casting([miracle])          says "miracle".

'702.96a/word'  :: changes_casting([overload])         says "overload".

'702.103a/word' :: changes_casting([bestow])           says "bestow".

'702.109a/word' :: changes_casting([dash])             says "dash".

'702.113a/word' :: changes_casting([awaken])           says "awaken".

'702.117a/word' :: changes_casting([surge])            says "surge".

'702.119a/word' :: changes_casting([emerge])           says "emerge".

'702.125a/word' :: changes_casting([undaunted])        says "undaunted".

'702.126a/word' :: changes_casting([improvise])        says "improvise".

'702.132a/word' :: changes_casting([assist])           says "assist".

'702.137a/word' :: changes_casting([spectacle])        says "spectacle".

'702.140a/word' :: changes_casting([mutate])           says "mutate".

'702.148a/word' :: changes_casting([cleave])           says "cleave".

'702.152a/word' :: changes_casting([blitz])            says "blitz".

'702.160a/word' :: changes_casting([prototype])        says "prototype".

'702.162a/word' :: changes_casting([more, than, meets, the, eye]) says "more than meets the eye".

'702.168a/word' :: changes_casting([disguise])         says "disguise".

'702.173a/word' :: changes_casting([freerunning])      says "freerunning".

'702.176a/word' :: changes_casting([impending])        says "impending".

'702.185a/hand' :: changes_casting([warp])             says "warp".

'702.188a/word' :: changes_casting([web, -, slinging]) says "web-slinging".

'702.188a/term' :: changes_casting([web, slinging])    says "web-slinging".

'702.190a/word' :: changes_casting([sneak])            says "sneak".


%   Words.

'reading/verb/cast'   :: casting_verb(cast)   says "“cast” is the word itself".

'reading/verb/casts'  :: casting_verb(casts)  says "“casts” is the word itself".

'reading/verb/play'   :: casting_verb(play)   says "playing a card may be casting it (601.1a)".

'reading/verb/played' :: casting_verb(played) says "playing a card may be casting it (601.1a)".

'reading/verb/spend'  :: casting_verb(spend)  says "mana is spent to cast spells".

'reading/not/cannot'  :: negation(cannot)     says "“cannot”".

'reading/not/short'   :: negation('can\'t')   says "“can't”".

'reading/modal/may'   :: modal(may)           says "“may” allows".

'reading/modal/can'   :: modal(can)           says "“can” allows".

'reading/give/have'   :: giving_verb(have)    says "“have” gives an ability".

'reading/give/has'    :: giving_verb(has)     says "“has” gives an ability".

'reading/give/gain'   :: giving_verb(gain)    says "“gain” gives an ability".

'reading/give/gains'  :: giving_verb(gains)   says "“gains” gives an ability".

'reading/cost/cost'   :: cost_word(cost)      says "“cost” speaks of costs".

'reading/cost/costs'  :: cost_word(costs)     says "“costs” speaks of costs".

'reading/lose/lose'   :: losing_verb(lose)    says "“lose” takes something away".

'reading/lose/loses'  :: losing_verb(loses)   says "“loses” takes something away".

'reading/link/is'     :: linking_verb(is)     says "“is” says what something is".

'reading/link/are'    :: linking_verb(are)    says "“are” says what something is".

'reading/link/be'     :: linking_verb(be)     says "“be” says what something is".

'reading/link/become' :: linking_verb(become) says "“become” says what something is".

'reading/type/creature'      :: target_type_word(creature)      says "creatures are targets".

'reading/type/creatures'     :: target_type_word(creatures)     says "creatures are targets".

'reading/type/artifact'      :: target_type_word(artifact)      says "artifacts are targets".

'reading/type/artifacts'     :: target_type_word(artifacts)     says "artifacts are targets".

'reading/type/enchantment'   :: target_type_word(enchantment)   says "enchantments are targets".

'reading/type/enchantments'  :: target_type_word(enchantments)  says "enchantments are targets".

'reading/type/land'          :: target_type_word(land)          says "lands are targets".

'reading/type/lands'         :: target_type_word(lands)         says "lands are targets".

'reading/type/planeswalker'  :: target_type_word(planeswalker)  says "planeswalkers are targets".

'reading/type/addition'      :: target_type_word(addition)      says "types are added".

'reading/type/legendary'     :: target_type_word(legendary)     says "targets may have to be so".

'reading/type/color' ::
    target_type_word(Color) <=
        color(Color)
    says "targets may need the color {Color}".


%   A sentence ends at a full stop.

'reading/sentence' ::
    then_says(Words, First, Second) <=
        append(_Front, [First|After], Words),
        append(Between, [Second|_Rest], After),
        not(member('.', Between))
    says "“{First}” and then “{Second}” stand in one sentence".

'reading/forbids' ::
    forbids(Words, Verb) <=
        negation(Not),
        then_says(Words, Not, Verb)
    says "“{Not}” stands before “{Verb}”".

'reading/allows' ::
    allows(Words, Verb) <=
        modal(Modal),
        then_says(Words, Modal, Verb)
    says "“{Modal}” stands before “{Verb}”".

'reading/grants' ::
    grants(Words, Word) <=
        giving_verb(Verb),
        then_says(Words, Verb, Word)
    says "“{Verb}” stands before “{Word}”".


%   Lands are played and never cast, so a text that only speaks of playing lands does not matter.

'305.1/play_lands' ::
    plays_lands_only(Words) <=
        plays_lands(Words),
        not(member(cast, Words)),
        not(member(casts, Words))
    says "it speaks of playing lands and not of casting".

'305.1/lands' ::
    plays_lands(Words) <=
        infix([play, lands], Words)
    says "it speaks of playing lands".

'305.1/a_land' ::
    plays_lands(Words) <=
        infix([play, a, land], Words)
    says "it speaks of playing a land".

'305.2/additional' ::
    plays_lands(Words) <=
        infix([play, an, additional, land], Words)
    says "it speaks of playing an additional land".

'305.2/additional_term' ::
    plays_lands(Words) <=
        infix([play, additional, land], Words)
    says "it speaks of playing an additional land".

'305.2/additional_lands' ::
    plays_lands(Words) <=
        infix([additional, lands], Words)
    says "it speaks of playing additional lands".

'305.1/term' ::
    plays_lands(Words) <=
        infix([play, bare, land], Words)
    says "it speaks of playing lands".

'106.6/this_mana' ::
    spends_this_mana(Words) <=
        infix([spend, this, mana], Words)
    says "it says what this mana may be spent on".

'106.6/spend_only' ::
    spends_this_mana(Words) <=
        infix([spend, only, cast], Words)
    says "it says what this mana may be spent on".

'106.6/spend_only_on' ::
    spends_this_mana(Words) <=
        infix([spend, only, on], Words)
    says "it says what this mana may be spent on".


%   201.5: a card's own name stands for the card; here the name is written `~`, or `self`.

'201.5/name' ::
    speaks_of_itself(Words) <=
        member(~, Words)
            else "it does not name the card"
    says "it names the card".

'201.5/self' ::
    speaks_of_itself(Words) <=
        member(self, Words)
            else "it does not name the card"
    says "it names the card".

'201.5/this_spell' ::
    speaks_of_itself(Words) <=
        infix([this, spell], Words)
    says "it says “this spell”".

'201.5/this_card' ::
    speaks_of_itself(Words) <=
        infix([this, card], Words)
    says "it says “this card”".

'113.6d/this_spell' ::
    about_its_own_casting(Words) <=
        infix([this, spell], Words)
    says "it says “this spell”".

'113.6f/this_card' ::
    about_its_own_casting(Words) <=
        infix([cast, this, card], Words)
    says "it says “cast this card”".

'113.6f/name' ::
    about_its_own_casting(Words) <=
        infix([cast, ~], Words)
    says "it speaks of casting the card by its name".

'113.6f/self' ::
    about_its_own_casting(Words) <=
        infix([cast, self], Words)
    says "it speaks of casting the card by its name".

'702.1/keyword_line' ::
    about_its_own_casting(Words) <=
        keyword_line(Words),
        not(speaks_of(Words, untargetability))
            else "it keeps the permanent from being a target"
    says "it names keywords that the card itself has".

'702.1/keyword' ::
    keyword_matters(Words) <=
        changes_casting(Phrase),
        infix(Phrase, Words)
    says "it names {Phrase}".

'702.1/keyword_for_zone' ::
    keyword_matters(Words) <=
        keyword_for_zone(_Zone, Phrase),
        infix(Phrase, Words)
    says "it names {Phrase}".

'702.1/keyword_with_cost' ::
    keyword_matters(Words) <=
        speaks_of(Words, added_cost)
    says "it names a keyword with an additional cost".

'702.1/keyword_of_targets' ::
    keyword_matters(Words) <=
        speaks_of(Words, untargetability)
    says "it keeps something from being a target".

'702.5/keyword' ::
    keyword_matters(Words) <=
        append([enchant], _Described, Words)
    says "it says what an Aura can enchant".

'702.1/line_of_keywords' ::
    keyword_line(Words) <=
        append([keywords], _Keywords, Words)
    says "it is a line of keywords".

'702.1/line_with_cost' ::
    keyword_line(Words) <=
        append([keyword], _Keyword, Words)
    says "it is a keyword with its cost".

% In a line that was not understood, keywords stand at the beginning or behind a comma.

'702.1/names_first' ::
    names_keyword(Words, Phrase) <=
        append(Phrase, _Rest, Words)
    says "it begins with {Phrase}".

'702.1/names_next' ::
    names_keyword(Words, Phrase) <=
        append([','], Phrase, Listed),
        infix(Listed, Words)
    says "it has {Phrase} in a list".

'702.1/names_in_line' ::
    names_keyword(Words, Phrase) <=
        keyword_line(Words),
        infix(Phrase, Words)
    says "it has {Phrase} in a line of keywords".


%   113.3: activated abilities have a colon after their cost, triggered abilities begin with “when”,
%   “whenever” or “at” (603.1). A colon or such a word inside quotation marks belongs to an ability
%   that something else gets.

'113.3b/colon' ::
    waits(Words) <=
        has_to_be_activated(Words)
    says "it is an activated ability".

'113.3b/form' ::
    has_to_be_activated(Words) <=
        append(Before, [:|_After], Words),
        not(member('"', Before)),
        not(member('“', Before))
    says "it has a colon after its cost".

'113.3b/functor' ::
    has_to_be_activated(Words) <=
        first_word(Words, activated)
    says "it was read as an activated ability".

'113.3c' ::
    waits(Words) <=
        first_word(Words, Word),
        starts_trigger(Word)
    says "it begins with “{Word}”, so it is a triggered ability".

'113.3c/functor' ::
    waits(Words) <=
        first_word(Words, Word),
        waiting_functor(Word)
    says "it was read as an ability that is activated or triggers".

'603.1/when'     :: starts_trigger(when)     says "“when” begins a trigger condition".

'603.1/whenever' :: starts_trigger(whenever) says "“whenever” begins a trigger condition".

'603.1/at'       :: starts_trigger(at)       says "“at” begins a trigger condition".

'714.2/one'      :: starts_trigger(i)        says "a chapter is a triggered ability".

'714.2/two'      :: starts_trigger(ii)       says "a chapter is a triggered ability".

'714.2/three'    :: starts_trigger(iii)      says "a chapter is a triggered ability".

'714.2/four'     :: starts_trigger(iv)       says "a chapter is a triggered ability".

'602.1/functor'  :: waiting_functor(activated) says "an activated ability".

'606.1/functor'  :: waiting_functor(loyalty)   says "a loyalty ability".

'603.1/functor'  :: waiting_functor(triggered) says "a triggered ability".

'714.2/functor'  :: waiting_functor(chapter)   says "a chapter ability".

'714.2/titled'   :: waiting_functor(titled)    says "a chapter ability with a title".

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

'207.2c/term' ::
    first_word([Functor|Words], Word) <=
        wrapping_functor(Functor),
        member(Word, Words),
        waiting_functor(Word)
    says "“{Word}” is the ability behind the ability word".

'207.2c/worded'   :: wrapping_functor(worded)   says "an ability behind an ability word".

'207.2d/flavored' :: wrapping_functor(flavored) says "an ability behind a flavor word".


'106.4/add' ::
    adds_mana_in_words(Words) <=
        member(add, Words)
            else "it does not say “add”"
    says "it says “add”".

'106.4/adds' ::
    adds_mana_in_words(Words) <=
        member(adds, Words)
            else "it does not say “adds”"
    says "it says “adds”".


%   601.2c: a target word whose target surely exists, or need not be chosen, asks for nothing.

'115.1/doubtful' ::
    asks_for_doubtful_target(Words) <=
        append(_Front, [Before, Target|Back], Words),
        word_of_targets(Target),
        append([After], _Rest, Back),
        not(sure_target(Before, After))
    says "“{Before} {Target} {After}” asks for a target that need not exist".

'115.4/sure' ::
    sure_target(any, _After)
    says "any player may be chosen for “any target”".

'115.1/sure_player' ::
    sure_target(_Before, player)
    says "any player may be chosen for “target player”".

'115.1/sure_opponent' ::
    sure_target(_Before, opponent)
    says "an opponent may be chosen for “target opponent”".


%   Zones as the place from which cards are cast.

'400.1/word/graveyard'  :: word_of_zone(graveyard, graveyard)  says "“graveyard” names it".

'400.1/word/graveyards' :: word_of_zone(graveyard, graveyards) says "“graveyards” names it".

'400.1/word/hand'       :: word_of_zone(hand, hand)            says "“hand” names it".

'400.1/word/hands'      :: word_of_zone(hand, hands)           says "“hands” names it".

'400.1/word/library'    :: word_of_zone(library, library)      says "“library” names it".

'400.1/word/libraries'  :: word_of_zone(library, libraries)    says "“libraries” names it".

'400.1/word/exile'      :: word_of_zone(exile, exile)          says "“exile” names it".

'400.1/word/exiled'     :: word_of_zone(exile, exiled)         says "“exiled” names it".

'400.1/word/command'    :: word_of_zone(command, command)      says "“command zone” names it".

'reading/casts_from' ::
    casts_from(Words, Zone) <=
        word_of_zone(Zone, Word),
        member(Word, Words)
    says "it says “{Word}”".

'reading/casts_from_named_zone' ::
    casts_from_named_zone(Words) <=
        word_of_zone(_Zone, Word),
        then_says(Words, from, Word)
    says "it says from which zone: “{Word}”".

'reading/functions/in_your' ::
    says_that_it_functions_in(Zone, Words) <=
        word_of_zone(Zone, Word),
        infix([is, in, your, Word], Words)
    says "it says “is in your {Word}”".

'reading/functions/in_your_term' ::
    says_that_it_functions_in(Zone, Words) <=
        word_of_zone(Zone, Word),
        infix([be, in, your, Word], Words)
    says "it says “is in your {Word}”".

'reading/functions/in_a' ::
    says_that_it_functions_in(Zone, Words) <=
        word_of_zone(Zone, Word),
        infix([in, a, Word], Words)
    says "it says “in a {Word}”".

'reading/functions/in_the' ::
    says_that_it_functions_in(Zone, Words) <=
        word_of_zone(Zone, Word),
        infix([in, the, Word], Words)
    says "it says “in the {Word}”".

'reading/functions/in_command_zone' ::
    says_that_it_functions_in(command, Words) <=
        infix([in, command, zone], Words)
    says "it says “in the command zone”".

'reading/functions/exiled' ::
    says_that_it_functions_in(exile, Words) <=
        linking_verb(Verb),
        then_says(Words, Verb, exiled)
    says "it says “is exiled”".

'reading/functions/on_the_stack' ::
    says_that_it_functions_in(stack, Words) <=
        infix([on, the, stack], Words)
    says "it says “on the stack”".

'702.61a/words' ::
    says_that_it_functions_in(stack, Words) <=
        infix([split, second], Words)
    says "split second functions on the stack".


%   Whom a text is about, where that is plain from the words before the verb.

'reading/opponents/cannot' ::
    speaks_of_opponents_only(Words) <=
        opponents_before(Words)
    says "opponents are those who do it".

'reading/opponents/cast' ::
    opponents_before(Words) <=
        word_for_opponents(Opponents),
        casting_verb(Verb),
        infix([Opponents, Verb], Words)
    says "“{Opponents} {Verb}”".

'reading/opponents/not' ::
    opponents_before(Words) <=
        word_for_opponents(Opponents),
        negation(Not),
        infix([Opponents, Not], Words)
    says "“{Opponents} {Not}”".

'reading/opponents/modal' ::
    opponents_before(Words) <=
        word_for_opponents(Opponents),
        modal(Modal),
        infix([Opponents, Modal], Words)
    says "“{Opponents} {Modal}”".

'reading/opponents/one'  :: word_for_opponents(opponent)  says "“opponent”".

'reading/opponents/many' :: word_for_opponents(opponents) says "“opponents”".

'reading/you/not' ::
    speaks_of_you_only(Words) <=
        negation(Not),
        infix([you, Not], Words)
    says "“you {Not}”".

'reading/you/spells' ::
    speaks_of_you_only(Words) <=
        infix([spells, you, cast], Words)
    says "“spells you cast”".

'reading/you/spells_term' ::
    speaks_of_you_only(Words) <=
        infix([spell, you, do, cast], Words)
    says "“spells you cast”".

'reading/you/may' ::
    speaks_of_you_only(Words) <=
        infix([you, may], Words)
    says "“you may”".
