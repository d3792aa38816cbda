:- encoding(utf8).
:- module(reading_descriptions_now, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which permanents a text means that is followed now

What is counted, tapped for mana or asked for by a condition is looked at once, when all continuous
effects have been applied. So a description may speak of power and of keywords, which those of
descriptions.pl can't, as they are looked at in the layers too.

described_now/3 says something by failing only where readable_now_as/1 holds.
*/

:- relation described_now(+Description, +Source, Object)
       says "{Object} is one of the permanents that {Source} speaks of"
       else "{Object} is not one of the permanents that {Source} speaks of".

:- relation noun_now(+Noun, Object)
       says "the word {Noun} covers {Object}"
       else "the word {Noun} does not cover {Object}".

:- relation adjective_now(+Adjective, +Source, +Object)
       says "{Object} is {Adjective}"
       else "{Object} is not {Adjective}".

:- relation post_now(+Post, +Source, +Object)
       says "the words {Post} are true of {Object}"
       else "the words {Post} are not true of {Object}".

:- relation has_statistic(+Statistic, +Bound, +Object)
       says "the {Statistic} of {Object} is {Bound}"
       else "the {Statistic} of {Object} is not {Bound}".

:- relation statistic_known(+Statistic)
       says "the {Statistic} of every creature is known"
       else "the {Statistic} of some creature is not known".

:- relation readable_now_as(+Description)
       says "the words {Description} are read"
       else "the words {Description} are not read".

:- relation readable_noun_now(+Noun)
       says "the word {Noun} is read"
       else "the word {Noun} is not read".

:- relation readable_adjective_now(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read".

:- relation readable_post_now(+Post)
       says "the words {Post} are read"
       else "the words {Post} are not read".


'109.2/now' ::
    described_now(f(Adjectives, Noun, Posts), Source, Object) <=
        noun_now(Noun, Object),
        all(member(Post, Posts),
            post_now(Post, Source, Object)),
        all(member(Adjective, Adjectives),
            adjective_now(Adjective, Source, Object))
    says "{Object} is a permanent of which every part of the description is true".

'reading/described_now' ::
    readable_now_as(f(Adjectives, Noun, Posts)) <=
        not(unclear_groups(Adjectives, Noun))
            else "its words could be grouped in another way",
        readable_noun_now(Noun),
        all(member(Adjective, Adjectives),
            readable_adjective_now(Adjective)),
        all(member(Post, Posts),
            readable_post_now(Post))
    says "every part of the description is read".

% “Cards in your graveyard” are no permanents (109.2a).

'109.2a/now' ::
    described_now(f(Adjectives, n(card), [in(z(your, graveyard))]), Source, Object) <=
        means_by_you(Source, You),
        in_zone(Object, graveyard),
        owner(Object, You)
            else "{Object} is in another player's graveyard",
        all(member(Adjective, Adjectives),
            adjective_now(Adjective, Source, Object))
    says "{Object} is such a card in the graveyard of {You}".

'reading/cards_now' ::
    readable_now_as(f(Adjectives, n(card), [in(z(your, graveyard))])) <=
        not(unclear_groups(Adjectives, n(card)))
            else "its words could be grouped in another way",
        all(member(Adjective, Adjectives),
            readable_adjective_now(Adjective)),
        not((in_zone(Object, graveyard), unidentified(Object)))
            else "the board does not say which cards are in a graveyard"
    says "it is read which cards are meant, and the board says which they are".


'109.2/noun_now' ::
    noun_now(Noun, Object) <=
        fits_noun(Noun, Object)
    says "“{Noun}” covers {Object}".

'109.2/both_now' ::
    noun_now(and(Nouns), Object) <=
        member(Noun, Nouns),
        fits_noun(Noun, Object)
    says "“{Noun}”, one of the kinds that are meant, covers {Object}".

'111.1/noun_now' ::
    noun_now(n(token), Object) <=
        permanent(Object),
        token(Object)
    says "{Object} is a token".


'109.2/adjective_now' ::
    adjective_now(Adjective, Source, Object) <=
        fits_adjective(Adjective, Source, Object)
    says "{Object} is {Adjective}".

'105.2a/now' ::
    adjective_now(monocolored, _Source, Object) <=
        monocolored(Object)
    says "{Object} has exactly one color".

'105.2b/now' ::
    adjective_now(multicolored, _Source, Object) <=
        multicolored(Object)
    says "{Object} has two or more colors".


'109.2/post_now' ::
    post_now(Post, Source, Object) <=
        fits_post(Post, Source, Object)
    says "the words {Post} are true of {Object}".

'110.1/on_battlefield' ::
    post_now(on_battlefield, _Source, Object) <=
        permanent(Object)
    says "{Object} is on the battlefield".

'702.1/with_keywords' ::
    post_now(with(keywords(Keywords)), _Source, Object) <=
        all(member(Keyword, Keywords),
            has_keyword(Object, Keyword))
    says "{Object} has {Keywords}".

'208.1/with_statistic' ::
    post_now(with(statistic(Statistic, Bound)), _Source, Object) <=
        has_statistic(Statistic, Bound, Object)
    says "the {Statistic} of {Object} is as it is asked for".

'122.1/with_counters' ::
    post_now(with(counters_on(cs(or_more(Least), Kind), it)), _Source, Object) <=
        counters(Object, Kind, Number),
        Number >= Least
            else "{Object} has {Number} {Kind} counters"
    says "{Object} has {Number} {Kind} counters".

'607.2d/chosen_type' ::
    post_now(of(np(the, f([chosen], n(type), []))), Source, Object) <=
        chosen(Source, type, Type),
        is_subtype(Object, Type)
    says "{Type} is the type chosen for {Source}, and {Object} is one".

'201.5/named_as_source' ::
    post_now(named([self]), Source, Object) <=
        has_name(Source, Name),
        has_name(Object, Name)
    says "{Object} is named {Name}, as {Source} is".

'208.1/or_more' ::
    has_statistic(Statistic, ge(Least), Object) <=
        statistic(Object, Statistic, Number),
        Number >= Least
            else "the {Statistic} of {Object} is {Number}"
    says "the {Statistic} of {Object} is {Number}".

'208.1/or_less' ::
    has_statistic(Statistic, le(Most), Object) <=
        statistic(Object, Statistic, Number),
        Number =< Most
            else "the {Statistic} of {Object} is {Number}"
    says "the {Statistic} of {Object} is {Number}".


'reading/noun_now' ::
    readable_noun_now(Noun) <=
        readable_noun(Noun)
    says "“{Noun}” is read".

'reading/both_now' ::
    readable_noun_now(and(Nouns)) <=
        all(member(Noun, Nouns),
            readable_noun(Noun))
    says "each of {Nouns} is read".

'reading/token_now' :: readable_noun_now(n(token))
    says "“token” is read".

'reading/adjective_now' ::
    readable_adjective_now(Adjective) <=
        readable_adjective(Adjective)
    says "“{Adjective}” is read".

'reading/monocolored_now'  :: readable_adjective_now(monocolored)  says "“monocolored” is read".

'reading/multicolored_now' :: readable_adjective_now(multicolored) says "“multicolored” is read".

'reading/post_now' ::
    readable_post_now(Post) <=
        readable_post(Post)
    says "“{Post}” is read".

'reading/on_battlefield_now' :: readable_post_now(on_battlefield)
    says "“on the battlefield” is read".

'reading/with_keywords_now' ::
    readable_post_now(with(keywords(Keywords))) <=
        all(member(Keyword, Keywords),
            keyword_of_counters(Keyword))
            else "not every keyword of {Keywords} is read here"
    says "the keywords {Keywords} are read".

'reading/with_defender_now' :: readable_post_now(with(keywords([defender])))
    says "“with defender” is read".

'reading/with_or_more_now' ::
    readable_post_now(with(statistic(Statistic, ge(Least)))) <=
        integer(Least),
        statistic_known(Statistic)
    says "“with {Statistic} {Least} or greater” is read".

'reading/with_or_less_now' ::
    readable_post_now(with(statistic(Statistic, le(Most)))) <=
        integer(Most),
        statistic_known(Statistic)
    says "“with {Statistic} {Most} or less” is read".

'reading/with_counters_now' ::
    readable_post_now(with(counters_on(cs(or_more(Least), _Kind), it))) <=
        integer(Least)
    says "“with {Least} or more counters” is read".

'reading/chosen_type_now' :: readable_post_now(of(np(the, f([chosen], n(type), []))))
    says "“of the chosen type” is read".

'reading/named_as_source_now' :: readable_post_now(named([self]))
    says "“named” with the name of the source is read".

% Where a * stands for power or toughness that is not read, nothing can be said of it.

'208.2/known' ::
    statistic_known(Statistic) <=
        member(Statistic, [power, toughness]),
        all((permanent(Object), is_type(Object, creature)),
            statistic(Object, Statistic, _Number))
    says "the {Statistic} of every creature is known".
