:- encoding(utf8).
:- module(reading_target_descriptions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> How spells and abilities describe their targets

A target is a permanent (115.2), a spell, or a card in a zone that the text names. What is described
in most words stands in descriptions.pl; here is what is added for targets. target_kind_read/1 says
that every word has a meaning here: without it, a description that nothing fits must not be believed.
*/

:- relation target_kind_read(+Kind)
       says "the target {Kind} is read"
       else "the target {Kind} is not read yet".

:- relation covers_spells(+Noun)
       says "the word {Noun} covers spells"
       else "the word {Noun} covers no spells".

:- relation names_spells(+Noun)
       says "the word {Noun} means spells"
       else "the word {Noun} means something else than spells".

:- relation target_adjective(+Adjective, +Source, +Object)
       says "{Object} is {Adjective}"
       else "{Object} is not {Adjective}".

:- relation target_adjective_read(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read".

:- relation target_card_adjective(+Adjective, +Source, +Object)
       says "{Object} is {Adjective}"
       else "{Object} is not {Adjective}".

:- relation target_card_adjective_read(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read".

:- relation target_post(+Post, +Source, +Object)
       says "the words {Post} are true of {Object}"
       else "the words {Post} are not true of {Object}".

:- relation target_post_read(+Post)
       says "the words {Post} are read"
       else "the words {Post} are not read".

:- relation target_value(+Post, +Object)
       says "the words {Post} are true of {Object}"
       else "the words {Post} are not true of {Object}".

:- relation target_value_read(+Post)
       says "the words {Post} are read"
       else "the words {Post} are not read".

:- relation value_is_within(+Bound, +Number)
       says "{Number} is within the bound {Bound}"
       else "{Number} is not within the bound {Bound}".

:- relation bound_read(+Bound)
       says "the bound {Bound} is a number"
       else "the bound {Bound} is no number that is read".

:- relation about_combat(+Adjective)
       says "“{Adjective}” is about creatures in combat"
       else "“{Adjective}” is about other creatures than those in combat".

:- relation is_as_listed(+Adjective, +Object)
       says "{Object} is {Adjective}"
       else "{Object} is not {Adjective}".

:- relation readable_listed(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read".


'reading/target_kind/any'      :: target_kind_read(any)      says "any target".

'reading/target_kind/player'   :: target_kind_read(player)   says "a player".

'reading/target_kind/opponent' :: target_kind_read(opponent) says "an opponent".

'reading/target_kind/permanent' ::
    target_kind_read(f(Adjectives, Noun, Posts)) <=
        not(unclear_groups(Adjectives, Noun))
            else "its words could be grouped in another way",
        readable_noun(Noun),
        all(member(Adjective, Adjectives),
            target_adjective_read(Adjective)),
        all(member(Post, Posts),
            target_post_read(Post))
    says "the description of a permanent is read".

'reading/target_kind/spell' ::
    target_kind_read(f(Adjectives, n(spell), Posts)) <=
        not(unclear_groups(Adjectives, n(spell)))
            else "its words could be grouped in another way",
        all(member(Adjective, Adjectives),
            readable_adjective(Adjective)),
        all(member(Post, Posts),
            target_value_read(Post))
    says "the description of a spell is read".

'reading/target_kind/spell_or_permanent' ::
    target_kind_read(f(Adjectives, or(Nouns), Posts)) <=
        covers_spells(or(Nouns)),
        not(unclear_groups(Adjectives, or(Nouns)))
            else "its words could be grouped in another way",
        all(( member(Noun, Nouns),
              not(names_spells(Noun))
            ),
            readable_noun(Noun)),
        all(member(Adjective, Adjectives),
            readable_adjective(Adjective)),
        all(member(Post, Posts),
            target_value_read(Post))
    says "the description of a spell or a permanent is read".

'reading/target_kind/card' ::
    target_kind_read(f(Adjectives, n(card), Posts)) <=
        not(unclear_groups(Adjectives, n(card)))
            else "its words could be grouped in another way",
        all(member(Adjective, Adjectives),
            target_card_adjective_read(Adjective)),
        member(Place, Posts),
        place_in_post(Place, ZoneWords),
        zone_read(ZoneWords),
        all(( member(Post, Posts),
              Post \== Place
            ),
            target_value_read(Post))
    says "the description of a card in a zone is read".


'112.1/target' ::
    covers_spells(Noun) <=
        names_spells(Noun)
    says "it means spells".

'112.1/target_either' ::
    covers_spells(or(Nouns)) <=
        member(Noun, Nouns),
        names_spells(Noun)
    says "spells are one of the kinds that are meant".

'112.1/names' :: names_spells(n(spell))
    says "“spell” means a spell".


'109.2/target_adjective' ::
    target_adjective(Adjective, Source, Object) <=
        fits_adjective(Adjective, Source, Object)
    says "{Object} is {Adjective}".

'105.2a/target' ::
    target_adjective(monocolored, _Source, Object) <=
        monocolored(Object)
    says "{Object} has exactly one color".

'105.2b/target' ::
    target_adjective(multicolored, _Source, Object) <=
        multicolored(Object)
    says "{Object} has two or more colors".

'reading/target_adjective' ::
    target_adjective_read(Adjective) <=
        readable_adjective(Adjective)
    says "“{Adjective}” is read".

'reading/target_monocolored'  :: target_adjective_read(monocolored)  says "“monocolored” is read".

'reading/target_multicolored' :: target_adjective_read(multicolored) says "“multicolored” is read".

% A board does not say which creatures are in combat. Outside of the combat phase none is.

'508.1k/target' ::
    target_adjective_read(Adjective) <=
        about_combat(Adjective),
        phase(Phase),
        Phase \== combat
            else "in the combat phase the board would have to say which creatures attack and block"
    says "no creature attacks or blocks in the phase {Phase}, so nothing is {Adjective}".

'508.1k/target_attacking'  :: about_combat(attacking) says "creatures attack in the combat phase".

'509.1g/target_blocking'   :: about_combat(blocking)  says "creatures block in the combat phase".

'509.1h/target_blocked'    :: about_combat(blocked)   says "attacking creatures are blocked".

'509.1h/target_unblocked'  :: about_combat(unblocked) says "attacking creatures are unblocked".

'508.1k/target_one_of_these' ::
    about_combat(or(Adjectives)) <=
        all(member(Adjective, Adjectives),
            member(Adjective, [attacking, blocking, blocked, unblocked]))
    says "all of {Adjectives} are about combat".


'109.2a/target_adjective' ::
    target_card_adjective(Adjective, Source, Object) <=
        fits_adjective(Adjective, Source, Object)
    says "{Object} is {Adjective}".

'110.4a/target' ::
    target_card_adjective(permanent, _Source, Object) <=
        is_type(Object, Type),
        permanent_type(Type)
    says "{Object} is a permanent card, being a {Type} card".

'reading/target_card_adjective' ::
    target_card_adjective_read(Adjective) <=
        readable_adjective(Adjective)
    says "“{Adjective}” is read".

'reading/target_permanent_card' :: target_card_adjective_read(permanent)
    says "“permanent card” is read".


'109.2/target_post' ::
    target_post(Post, Source, Object) <=
        fits_post(Post, Source, Object)
    says "the words {Post} are true of {Object}".

'702.1/target' ::
    target_post(with(keywords(Keywords)), Source, Object) <=
        post_now(with(keywords(Keywords)), Source, Object)
    says "{Object} has {Keywords}".

'702.1/target_without' ::
    target_post(without(Keyword), _Source, Object) <=
        not(has_keyword(Object, Keyword))
            else "{Object} has {Keyword}"
    says "{Object} does not have {Keyword}".

'208.1/target' ::
    target_post(with(statistic(Statistic, Bound)), Source, Object) <=
        member(Statistic, [power, toughness])
            else "{Statistic} is not printed in the corner of a creature",
        post_now(with(statistic(Statistic, Bound)), Source, Object)
    says "the {Statistic} of {Object} is as it is asked for".

'202.3/target' ::
    target_post(with(statistic(mana_value, Bound)), _Source, Object) <=
        target_value(with(statistic(mana_value, Bound)), Object)
    says "the mana value of {Object} is as it is asked for".

'108.3/target' ::
    target_post(own(you), Source, Object) <=
        means_by_you(Source, You),
        owner(Object, You)
            else "{You} does not own {Object}"
    says "“you” is {You}, who owns {Object}".

'reading/target_post' ::
    target_post_read(Post) <=
        readable_post(Post)
    says "“{Post}” is read".

'reading/target_keywords' ::
    target_post_read(with(keywords(Keywords))) <=
        readable_post_now(with(keywords(Keywords)))
    says "the keywords {Keywords} are read".

'reading/target_without_keyword' ::
    target_post_read(without(Keyword)) <=
        keyword_of_counters(Keyword)
    says "the keyword {Keyword} is read".

'reading/target_statistic' ::
    target_post_read(with(statistic(Statistic, Bound))) <=
        readable_post_now(with(statistic(Statistic, Bound)))
    says "a bound for the {Statistic} is read".

'reading/target_mana_value' ::
    target_post_read(with(statistic(mana_value, Bound))) <=
        target_value_read(with(statistic(mana_value, Bound)))
    says "a bound for the mana value is read".

'reading/target_owned' :: target_post_read(own(you))
    says "“you own” is read".


'202.3/value' ::
    target_value(with(statistic(mana_value, Bound)), Object) <=
        mana_value(Object, Number),
        value_is_within(Bound, Number)
    says "the mana value of {Object} is {Number}".

'202.3/or_less' ::
    value_is_within(le(Most), Number) <=
        Number =< Most
    says "{Number} is at most {Most}".

'202.3/or_greater' ::
    value_is_within(ge(Least), Number) <=
        Number >= Least
    says "{Number} is at least {Least}".

'202.3/exactly' ::
    value_is_within(eq(Number), Number)
    says "it is {Number}".

'reading/bound_or_less' ::
    bound_read(le(Most)) <=
        integer(Most)
    says "{Most} is a number".

'reading/bound_or_greater' ::
    bound_read(ge(Least)) <=
        integer(Least)
    says "{Least} is a number".

'reading/bound_exactly' ::
    bound_read(eq(Number)) <=
        integer(Number)
    says "{Number} is a number".

% The mana value of a melded permanent is not known (202.3c).

'reading/value' ::
    target_value_read(with(statistic(mana_value, Bound))) <=
        bound_read(Bound),
        not(melded_permanent(_Melded))
    says "a bound for the mana value is read".


'109.5/not_controlled' ::
    fits_post(not_control(you), Source, Object) <=
        means_by_you(Source, You),
        not(controls(You, Object))
            else "{You} controls {Object}"
    says "“you” is {You}, who does not control {Object}".

'reading/not_controlled' ::
    readable_post(not_control(you))
    says "“you don't control” is read".

'reading/one_of_several' ::
    fits_adjective(or(Adjectives), _Source, Object) <=
        member(Adjective, Adjectives),
        is_as_listed(Adjective, Object)
    says "{Object} is {Adjective}, one of those that the text names".

'reading/each_of_several' ::
    fits_adjective(comma(Adjectives), _Source, Object) <=
        all(member(Adjective, Adjectives),
            is_as_listed(Adjective, Object))
    says "{Object} is everything that the text lists".

'reading/listed' ::
    is_as_listed(Quality, Object) <=
        has_quality(Quality, Object)
    says "{Object} is {Quality}".

'reading/listed_not' ::
    is_as_listed(non(Quality), Object) <=
        not(has_quality(Quality, Object))
            else "{Object} is {Quality}"
    says "{Object} is not {Quality}".

'reading/one_of_several_read' ::
    readable_adjective(or(Adjectives)) <=
        all(member(Adjective, Adjectives),
            readable_listed(Adjective))
    says "each of {Adjectives} is read".

'reading/each_of_several_read' ::
    readable_adjective(comma(Adjectives)) <=
        all(member(Adjective, Adjectives),
            readable_listed(Adjective))
    says "each of {Adjectives} is read".

'reading/listed_read' ::
    readable_listed(Quality) <=
        readable_quality(Quality)
    says "{Quality} is read".

'reading/listed_not_read' ::
    readable_listed(non(Quality)) <=
        readable_quality(Quality)
    says "{Quality} is read, and so is its contrary".
