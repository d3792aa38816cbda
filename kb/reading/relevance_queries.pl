:- encoding(utf8).
:- module(reading_relevance_queries, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change the answer to a logic query

A query may be about anything that the rules speak of: what an object is, who may do what, what
something costs. So every text matters whose effect is not known and is not certain to be about
something that no query can be about.

  - could_help(Text, query), could_hinder(Text, query): the text could change what a query finds
    What is known to be left out stands as rule(Number, Object) in the place of a text.
  - could_help(Text, some(could_produce(Permanent))), could_help(Text, some(may_cast(Player, Card)))
    and could_hinder/2 likewise: the query is about mana or casting, so the texts matter that matter
    for the question. An argument that the query leaves open is `any`.

A text is left out of account only when

 1. every word of it is read, as a continuous effect, for mana or for casting,
 2. it is an ability that has to be activated or to trigger, and it adds no mana, or
 3. it speaks only of attacking, blocking, damage, untapping, entering or the like, about which
    there is no relation.
*/

:- relation matters_for_queries(Text)
       says "{Text} is not read and could change what a query finds"
       else "{Text} is read, or changes nothing that a query could be about".

:- relation line_in_doubt(+Face, Index, Words)
       says "what line {Index} of {Face} changes is not known"
       else "what line {Index} of {Face} changes is known".

:- relation is_over(+Words)
       says "the text is about casting what is on the battlefield already"
       else "the text is not about casting the permanent that it is on".

:- relation effect_is_known(+Term)
       says "what {Term} changes is known"
       else "what {Term} changes is not known".

:- relation waits_without_mana(+Words)
       says "the ability has to be activated or to trigger, and adds no mana"
       else "the ability does not have to be activated or to trigger, or it may add mana".

:- relation changes_no_answer(+Keyword)
       says "on the battlefield, {Keyword} changes nothing that a query could be about"
       else "on the battlefield, {Keyword} may change something that a query is about".

:- relation begins_with(+Words, +Name)
       says "the words begin with one of the {Name}"
       else "the words begin with none of the {Name}".

:- relation entering_is_over(+Manner)
       says "entering {Manner} leaves nothing but what the board shows"
       else "entering {Manner} may leave something that the board does not show".

:- relation combat_or_later(+Deed)
       says "{Deed} is about attacking, blocking or something that happens later"
       else "{Deed} may be about something else than attacking or blocking".

:- relation deed_in_combat(+Part)
       says "{Part} is done in combat or later"
       else "{Part} may be done at other times, or is no deed".

:- relation might_cast(+AskedPlayer, +AskedCard, Player, Card)
       says "a query about {AskedPlayer} casting {AskedCard} is also about {Player} casting {Card}"
       else "a query about {AskedPlayer} casting {AskedCard} is not about {Player} casting {Card}".

:- relation is_meant(+Asked, +Thing)
       says "{Asked} in the query may be {Thing}"
       else "{Asked} in the query is not {Thing}".


'reading/help/query' ::
    could_help(Text, query) <=
        matters_for_queries(Text)
    says "what {Text} changes is not known".

'reading/hinder/query' ::
    could_hinder(Text, query) <=
        matters_for_queries(Text)
    says "what {Text} changes is not known".

% A query about a relation about which there is a question. An argument that the query leaves open
% is `any`.

'reading/help/some_mana' ::
    could_help(Text, some(could_produce(Asked))) <=
        permanent(Permanent),
        is_meant(Asked, Permanent),
        could_help(Text, could_produce(Permanent))
    says "{Text} could make a no wrong for {Permanent}".

'reading/hinder/some_mana' ::
    could_hinder(Text, some(could_produce(Asked))) <=
        permanent(Permanent),
        is_meant(Asked, Permanent),
        could_hinder(Text, could_produce(Permanent))
    says "{Text} could make a yes wrong for {Permanent}".

'reading/help/some_casting' ::
    could_help(Text, some(may_cast(AskedPlayer, AskedCard))) <=
        might_cast(AskedPlayer, AskedCard, Player, Card),
        way_to_cast(Player, Card, Way),
        could_help(Text, may_cast(Player, Card, Way))
    says "{Text} could make a no wrong for {Card}".

'reading/help/some_other_way' ::
    could_help(Text, some(may_cast(AskedPlayer, AskedCard))) <=
        might_cast(AskedPlayer, AskedCard, Player, Card),
        could_help(Text, may_cast(Player, Card, any))
    says "{Text} might allow another way to cast {Card}".

'reading/hinder/some_casting' ::
    could_hinder(Text, some(may_cast(AskedPlayer, AskedCard))) <=
        might_cast(AskedPlayer, AskedCard, Player, Card),
        way_to_cast(Player, Card, Way),
        could_hinder(Text, may_cast(Player, Card, Way))
    says "{Text} could make a yes wrong for {Card}".

'601.3/might_cast' ::
    might_cast(AskedPlayer, AskedCard, Player, Card) <=
        player(Player),
        is_meant(AskedPlayer, Player),
        in_zone(Card, Zone),
        is_meant(AskedCard, Card),
        member(Zone, [hand, graveyard, exile, command, library])
            else "{Card} is in the zone {Zone}"
    says "{Card} is in the zone {Zone}, and the query may be about {Player} casting it".

'reading/meant/any' :: is_meant(any, _Thing)
    says "the query leaves this open".

'reading/meant/this' :: is_meant(Thing, Thing)
    says "the query names it".


%   Where a text has to be to change something (113.6). What a card says of casting it matters where
%   it is cast from.

'113.6/query_permanent' ::
    matters_for_queries(text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        line_in_doubt(Face, Index, Words),
        not(is_over(Words))
            else "it is about casting {Object}"
    says "{Object} is on the battlefield and has the ability of line {Index}".

% Keywords say nothing of the zone where they do something, so each is looked at by itself.

'113.6d/query_over' ::
    is_over(Words) <=
        about_its_own_casting(Words),
        not(keyword_line(Words))
    says "it is about casting what is on the battlefield already".

'113.6/query_elsewhere' ::
    matters_for_queries(text(Object, Face, Index)) <=
        in_zone(Object, Zone),
        Zone \== battlefield,
        Zone \== library,
        characteristics_from(Object, Face),
        line_in_doubt(Face, Index, Words),
        functions_where_it_is(Object, Words)
    says "it functions in the zone {Zone}, where {Object} is".

'113.6d/query_casting' ::
    matters_for_queries(text(Object, Face, Index)) <=
        in_zone(Object, Zone),
        member(Zone, [hand, graveyard, exile, command])
            else "{Object} is in the zone {Zone}",
        characteristics_from(Object, Face),
        unread_line(Face, casting_matters, Index, Words),
        not(waits(Words))
            else "it is an activated or triggered ability",
        speaks_of(Words, Topic),
        not(excused(Topic, Words))
            else "it is about something else"
    says "it may say how {Object} is cast".

% What defines a characteristic of its own object does so in every zone. What instants and sorceries
% say is what they do as they resolve.

'604.3/query_definition' ::
    matters_for_queries(text(Object, Face, Index)) <=
        unread_definition(text(Object, Face, Index), Object, _Words),
        printed_type(Face, Type),
        permanent_type(Type)
            else "{Face} is no permanent card"
    says "line {Index} may define a characteristic of {Object}".

'115.1/query_targets' ::
    matters_for_queries(text(Object, Face, Index)) <=
        might_cast(any, any, Player, Object),
        way_to_cast(Player, Object, Way),
        proposed_face(Way, Face),
        unread_targets(Way, Index)
    says "it may ask for a target that {Player} has to choose to cast {Object}".

'700.2c/query_modes' ::
    matters_for_queries(text(Object, Face, Index)) <=
        might_cast(any, any, Player, Object),
        way_to_cast(Player, Object, Way),
        proposed_face(Way, Face),
        targeting_line(Face, Index, Term),
        has_unread_mode(Term)
    says "a mode of it may ask for a target that {Player} has to choose to cast {Object}".

% What can be a target may be asked for, too, and not only whether there is one.

'115.6/query_targets' ::
    matters_for_queries(text(Object, Face, Index)) <=
        might_cast(any, any, Player, Object),
        way_to_cast(Player, Object, Way),
        proposed_face(Way, Face),
        may_have_targets(Face, Index, Term),
        may_ask_for_target(Term, Kind),
        not(target_kind_read(Kind))
            else "the target {Kind} is read"
    says "it describes {Kind}, which {Player} may choose as a target of {Object}".

'115.1/query_unparsed_targets' ::
    matters_for_queries(text(Object, Face, Index)) <=
        might_cast(any, any, Player, Object),
        way_to_cast(Player, Object, Way),
        proposed_face(Way, Face),
        instant_or_sorcery_face(Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        member(Word, Words),
        word_of_targets(Word)
    says "it was not understood, and {Player} chooses a target for it to cast {Object}".

'611.2/query_effect' ::
    matters_for_queries(lasting(Effect)) <=
        lasting_effect(Effect, _Player, Index, Term),
        not(effect_is_known(Term)),
        not(lasting_effect_is_read(Effect, Index))
    says "the effect {Effect} lasts, and no reading covers it".

'611.2c/query_effect' ::
    matters_for_queries(lasting(Effect)) <=
        lasting_effect(Effect, _Player, Index, Term),
        read_as_effect(Term),
        not(lasting_effect_is_read(Effect, Index))
    says "the effect {Effect} lasts, and it is not known what it affects".

'611.2/query_effect_text' ::
    matters_for_queries(lasting(Effect)) <=
        lasting_text(Effect, _Player, _Text)
    says "the effect {Effect} lasts and was not understood".

% An ability that a known effect gives may be one whose own effect is not known.

'113.10/query_granted' ::
    matters_for_queries(text(Origin, Face, Index)) <=
        abilities_change,
        permanent(Object),
        has_ability(Object, granted(effect(Origin, printed(Face, Index), _Layer), Term)),
        not(effect_is_known(Term))
    says "line {Index} of {Origin} gives {Object} an ability whose effect is not known".

% Which value was chosen may be known to the players and left out of the board.

'607.2d/query_unchosen' ::
    matters_for_queries(text(Object, Face, Index)) <=
        board_leaves_open(Object, Face, Index)
    says "what line {Index} of {Object} changes depends on something that the board does not give".

'607.2d/query_choice' ::
    matters_for_queries(text(Object, Face, Index)) <=
        permanent(Object),
        choice_left_out(Object, printed(Face, Index))
    says "the board does not give the choice that line {Index} of {Object} speaks of".

% The mana value of a melded permanent rests on two cards that the board does not list.

'202.3c/query' ::
    could_help(rule('202.3c', Object), query) <=
        melded_permanent(Object)
    says "the mana value of {Object} is that of two other cards together".


'reading/query_unparsed' ::
    line_in_doubt(Face, Index, Words) <=
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        not(waits_without_mana(Words))
    says "line {Index} of {Face} was not understood".

'reading/query_unread' ::
    line_in_doubt(Face, Index, Words) <=
        printed_ability(Face, Index, Term),
        not(effect_is_known(Term)),
        words(Term, Words)
    says "no reading covers line {Index} of {Face}".


'reading/known/effect' ::
    effect_is_known(Term) <=
        read_as_effect(Term)
    says "it is read as a continuous effect".

'reading/known/mana' ::
    effect_is_known(Term) <=
        read_for_mana(Term)
    says "it is read for mana".

'reading/known/delayed_mana' ::
    effect_is_known(Term) <=
        read_delayed_mana_trigger(Term)
    says "it is read for mana".

'reading/known/casting' ::
    effect_is_known(text(Clauses)) <=
        read_for_casting(text(Clauses))
    says "it is read for casting".

'reading/known/casting_cost' ::
    effect_is_known(keyword_cost(Keyword, Parts)) <=
        read_for_casting(keyword_cost(Keyword, Parts))
    says "it is read for casting".

'reading/known/casting_costs' ::
    effect_is_known(keyword_costs(Keyword, Parts)) <=
        read_for_casting(keyword_costs(Keyword, Parts))
    says "it is read for casting".

'113.3/known' ::
    effect_is_known(Term) <=
        words(Term, Words),
        waits_without_mana(Words)
    says "it does nothing before it is activated or triggers".

'702.1/known' ::
    effect_is_known(keywords(Keywords)) <=
        all(member(Keyword, Keywords), changes_no_answer(Keyword))
    says "each of {Keywords} is read or changes nothing that a query could be about".

'702.1/known_cost' ::
    effect_is_known(keyword_cost(Keyword, _Parts)) <=
        changes_no_answer(Keyword)
    says "{Keyword} changes nothing that a query could be about".

'702.1/known_costs' ::
    effect_is_known(keyword_costs(Keyword, _Parts)) <=
        changes_no_answer(Keyword)
    says "{Keyword} changes nothing that a query could be about".

'614.1c/known' ::
    effect_is_known(text([clause(c(Subject, [v(enter(Manner), _Adjuncts)]))])) <=
        affected_ones(Subject, itself),
        entering_is_over(Manner)
    says "it is about how a permanent enters that has already entered".

'508.1d/known' ::
    effect_is_known(text([clause(c(_Subject, [v(Deed, _Adjuncts)]))])) <=
        combat_or_later(Deed)
    says "it is about what creatures do in combat".

'508.1c/known' ::
    effect_is_known(text([clause(c(_Subject, cannot(Verbs)))])) <=
        all(member(Part, Verbs), deed_in_combat(Part))
            else "it prohibits something else, or says more"
    says "it prohibits only what is done in combat or later".

'508.1c/deed' ::
    deed_in_combat(v(Deed, _Adjuncts)) <=
        combat_or_later(Deed)
    says "{Deed} is done in combat or later".

'508.1c/or' ::
    deed_in_combat(or(Part)) <=
        deed_in_combat(Part)
    says "“or” joins what is prohibited".

'508.1c/comma' ::
    deed_in_combat(comma(Part)) <=
        deed_in_combat(Part)
    says "a comma joins what is prohibited".

'508.1c/comma_or' ::
    deed_in_combat(comma_or(Part)) <=
        deed_in_combat(Part)
    says "“, or” joins what is prohibited".


'113.3/waits_without_mana' ::
    waits_without_mana(Words) <=
        waits(Words),
        not(adds_mana_in_words(Words))
            else "it speaks of adding something"
    says "it is an activated or triggered ability and does not speak of adding anything".


'614.1c/tapped' :: entering_is_over(tapped)
    says "the board shows what is tapped".

'614.1c/with_counters' :: entering_is_over(with_counters(_Counters))
    says "the board shows counters".


'508.1c' :: combat_or_later(attack) says "it is about attacking".

'509.1b' :: combat_or_later(block)  says "it is about blocking".

'509.1b/blocked' ::
    combat_or_later(be_infinitive(done(block, _Modifiers)))
    says "it is about being blocked".

'701.6a' ::
    combat_or_later(be_infinitive(done(counter, _Modifiers)))
    says "it is about being countered".

'701.19c' ::
    combat_or_later(be_infinitive(done(regenerate, _Modifiers)))
    says "it is about being regenerated".


%   Keywords.

'702.8/no_answer'  :: changes_no_answer(flash)    says "flash is read (702.8)".

'702.10/no_answer' :: changes_no_answer(haste)    says "haste is read (702.10)".

'702.11/no_answer' :: changes_no_answer(hexproof) says "hexproof is read (702.11)".

'702.18/no_answer' :: changes_no_answer(shroud)   says "shroud is read (702.18)".

'702.16/no_answer' ::
    changes_no_answer(protection(Quality)) <=
        keyword_read_for_casting(protection(Quality))
    says "protection from {Quality} is read (702.16)".

'702.1/no_answer_combat' ::
    changes_no_answer(Keyword) <=
        words(Keyword, Words),
        begins_with(Words, combat_keywords)
    says "{Keyword} is about combat, damage or being destroyed".

'702.1/no_answer_waiting' ::
    changes_no_answer(Keyword) <=
        words(Keyword, Words),
        begins_with(Words, waiting_keywords)
    says "{Keyword} does nothing before it is activated or triggers".

'702.1/no_answer_casting' ::
    changes_no_answer(Keyword) <=
        words(Keyword, Words),
        begins_with(Words, keywords_off_the_battlefield)
    says "{Keyword} does nothing once its object is on the battlefield".

'702.1/begins_with' ::
    begins_with(Words, Name) <=
        vocabulary(Name, Phrases),
        member(Phrase, Phrases),
        append(Phrase, _Rest, Words)
    says "it begins with {Phrase}".

% 702.2, 702.3, 702.4, 702.7, 702.9, 702.12, 702.13, 702.14, 702.15, 702.17, 702.19, 702.20,
% 702.22, 702.28, 702.31, 702.36, 702.64, 702.80, 702.89, 702.90, 702.98, 702.111, 702.118,
% 702.147, 702.154, 702.164; 702.5 and 702.6 limit what an Aura or Equipment may be attached to.

'702.1/combat_keywords' ::
    vocabulary(combat_keywords,
               [[deathtouch], [defender], [double, strike], [first, strike], [flying],
                [indestructible], [intimidate], [landwalk], [lifelink], [reach], [trample],
                [vigilance], [banding], [shadow], [horsemanship], [fear], [absorb], [wither],
                [umbra, armor], [infect], [unleash], [menace], [skulk], [decayed], [enlist],
                [keyword, number, absorb], [keyword, number, toxic], [enchant]])
    says "these keywords are about combat, damage, being destroyed or being attached".

% 702.6, 702.21, 702.23, 702.24, 702.25, 702.29, 702.30, 702.39, 702.43, 702.45, 702.46, 702.49,
% 702.53, 702.55, 702.57, 702.59, 702.65, 702.67, 702.68, 702.70, 702.71, 702.72, 702.75, 702.77,
% 702.79, 702.83, 702.84, 702.85, 702.86, 702.87, 702.91, 702.92, 702.93, 702.97, 702.100,
% 702.101, 702.105, 702.107, 702.108, 702.110, 702.112, 702.115, 702.116, 702.121, 702.122,
% 702.123, 702.128, 702.129, 702.130, 702.134, 702.135, 702.141, 702.149, 702.163, 702.165,
% 702.171, 702.181, 702.182, 702.191.

'702.1/waiting_keywords' ::
    vocabulary(waiting_keywords,
               [[equip], [ward], [keyword, cost, ward], [keyword, number, rampage],
                [cumulative, upkeep], [flanking],
                [cycling], [echo], [provoke], [keyword, number, modular],
                [keyword, number, bushido], [keyword, number, soulshift], [ninjutsu],
                [commander, ninjutsu], [transmute], [haunt], [forecast], [recover], [aura, swap],
                [fortify], [keyword, number, frenzy], [keyword, number, poisonous], [transfigure],
                [champion], [hideaway], [keyword, number, hideaway], [reinforce], [persist],
                [exalted], [unearth], [cascade], [keyword, number, annihilator], [level, up],
                [battle, cry], [living, weapon], [undying], [scavenge], [evolve], [extort],
                [dethrone], [outlast], [prowess], [exploit], [keyword, number, renown], [ingest],
                [myriad], [melee], [keyword, number, crew], [keyword, number, fabricate],
                [embalm], [eternalize], [keyword, number, afflict], [mentor],
                [keyword, number, afterlife], [encore], [training], [for, mirrodin],
                [keyword, number, backup], [keyword, number, saddle],
                [keyword, number, mobilize], [job, select], [increment]])
    says "these keywords are activated or triggered abilities".

% 702.27, 702.33, 702.34, 702.35, 702.37, 702.38, 702.40, 702.41, 702.44, 702.51, 702.52, 702.54,
% 702.56, 702.60, 702.62, 702.66, 702.74, 702.76, 702.81, 702.82, 702.94, 702.104, 702.106,
% 702.109, 702.113, 702.117, 702.119, 702.124, 702.125, 702.126, 702.132, 702.137, 702.138,
% 702.139, 702.143, 702.152, 702.153, 702.157, 702.166, 702.170, 702.173, 702.175, 702.185,
% 702.188, 702.190.

'702.1/keywords_off_the_battlefield' ::
    vocabulary(keywords_off_the_battlefield,
               [[buyback], [kicker], [multikicker], [flashback], [madness], [morph],
                [megamorph], [disguise],
                [keyword, number, amplify], [sunburst], [convoke], [keyword, number, dredge],
                [keyword, number, bloodthirst], [replicate], [keyword, number, ripple],
                [storm], [affinity], [suspend], [delve], [evoke], [prowl], [retrace],
                [keyword, number, devour],
                [miracle], [keyword, number, tribute], [hidden, agenda], [double, agenda], [dash],
                [awaken], [surge], [emerge], [partner], [friends, forever],
                [choose, a, background], [doctors, companion], [undaunted], [improvise], [assist],
                [spectacle], [escape], [companion], [foretell], [blitz],
                [keyword, number, casualty], [squad], [bargain], [plot], [freerunning],
                [offspring], [warp], [web, slinging], [sneak]])
    says "these keywords are about casting, drawing, entering or building a deck".
