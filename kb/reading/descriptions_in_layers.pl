:- encoding(utf8).
:- module(reading_descriptions_in_layers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which permanents a continuous effect speaks of, while the layers are gone through

The same as descriptions.pl, said of a stage: between two effects, a permanent may be an Island and
a moment later a Mountain. What no effect of a layer changes (who controls it, whether it is tapped)
is asked as ever.
Which words are read, and what they look at, stands in words_of_descriptions_in_layers.pl.
*/

:- relation described(+Description, +Source, Object)
       says "{Object} is one of the permanents that {Source} speaks of"
       else "{Object} is not one of the permanents that {Source} speaks of".

:- relation covers(+Noun, Object)
       says "the word {Noun} covers {Object}"
       else "the word {Noun} does not cover {Object}".

:- relation is_so(+Adjective, +Source, +Object)
       says "{Object} is {Adjective}"
       else "{Object} is not {Adjective}".

:- relation shows(+Quality, +Object)
       says "{Object} is {Quality}"
       else "{Object} is not {Quality}".

:- relation post_fits(+Post, +Source, +Object)
       says "the words {Post} are true of {Object}"
       else "the words {Post} are not true of {Object}".

:- relation is_what(+Words, +Source, +Object)
       says "{Object} is {Words}"
       else "{Object} is not {Words}".

:- relation shows_keyword(+Keyword, +Object)
       says "{Object} has {Keyword}"
       else "{Object} does not have {Keyword}".

:- relation counters_wanted(Number, Whom)
       says "any number of counters on {Whom} will do"
       else "the number of counters is not read".

:- relation wanted_kind(+Kind, Object)
       says "{Object} has a {Kind} counter"
       else "{Object} has no {Kind} counter".


'109.2/in_layers' ::
    described(f([], Noun, []), _Source, Object) at Stage <=
        covers(Noun, Object) at Stage
    says "{Object} is a permanent of the description".

'109.2/with_adjectives' ::
    described(f([First|Adjectives], Noun, []), Source, Object) at Stage <=
        covers(Noun, Object) at Stage,
        all(member(Adjective, [First|Adjectives]),
            is_so(Adjective, Source, Object) at Stage)
    says "{Object} is a permanent of the description".

'109.2/with_posts' ::
    described(f([], Noun, [First|Posts]), Source, Object) at Stage <=
        covers(Noun, Object) at Stage,
        all(member(Post, [First|Posts]),
            post_fits(Post, Source, Object) at Stage)
    says "{Object} is a permanent of the description".

'109.2/with_both' ::
    described(f([FirstWord|Adjectives], Noun, [First|Posts]), Source, Object) at Stage <=
        covers(Noun, Object) at Stage,
        all(member(Post, [First|Posts]),
            post_fits(Post, Source, Object) at Stage),
        all(member(Adjective, [FirstWord|Adjectives]),
            is_so(Adjective, Source, Object) at Stage)
    says "{Object} is a permanent of the description".

'109.2/several_nouns' ::
    described(f(Adjectives, Nouns, Posts), Source, Object) at Stage <=
        one_of_nouns(Nouns, Noun),
        covers(Noun, Object) at Stage,
        all(member(Post, Posts),
            post_fits(Post, Source, Object) at Stage),
        all(member(Adjective, Adjectives),
            is_so(Adjective, Source, Object) at Stage)
    says "{Object} is a permanent of the description".

'109.2/covers_type' ::
    covers(t(Type), Object) at Stage <=
        type(Object, Type) at Stage,
        permanent(Object)
    says "{Object} is a permanent with the card type {Type}".

'109.2/covers_subtype' ::
    covers(sub(Subtype), Object) at Stage <=
        subtype(Object, Subtype) at Stage,
        permanent(Object)
    says "{Object} is a permanent with the subtype {Subtype}".

'205.3m/covers' ::
    covers(sub(Subtype), Object) at Stage <=
        creature_type(Subtype),
        subtype(Object, every_creature_type) at Stage,
        permanent(Object)
    says "{Object} is a permanent of every creature type".

'111.1/covers' ::
    covers(n(token), Object) at _ <=
        token(Object),
        permanent(Object)
    says "{Object} is a token".

'110.1/covers' ::
    covers(n(permanent), Object) at _ <=
        permanent(Object)
    says "{Object} is a permanent".


'109.2/other_object' ::
    is_so(other, Source, Object) at _ <=
        Source \== Object
            else "{Object} is the source itself"
    says "{Object} is another object than {Source}".

'109.2/is_one_of' ::
    is_so(or(Words), _Source, Object) at Stage <=
        member(Word, Words),
        shows(Word, Object) at Stage
    says "{Object} is {Word}".

'109.2/is_so' ::
    is_so(Quality, _Source, Object) at Stage <=
        shows(Quality, Object) at Stage
    says "{Object} is {Quality}".

'109.2/is_not_so' ::
    is_so(non(Quality), _Source, Object) at Stage <=
        not(shows(Quality, Object) at Stage)
            else "{Object} is {Quality}"
    says "{Object} is not {Quality}".

'109.2/shows_type' ::
    shows(Quality, Object) at Stage <=
        changeable(Quality, type(Type)),
        type(Object, Type) at Stage
    says "{Object} has the card type {Type}".

'109.2/shows_subtype' ::
    shows(Quality, Object) at Stage <=
        changeable(Quality, subtype(Subtype)),
        subtype(Object, Subtype) at Stage
    says "{Object} has the subtype {Subtype}".

'205.3m/shows_subtype' ::
    shows(sub(Subtype), Object) at Stage <=
        creature_type(Subtype),
        subtype(Object, every_creature_type) at Stage
    says "{Object} is every creature type".

'109.2/shows_supertype' ::
    shows(Quality, Object) at Stage <=
        changeable(Quality, supertype(Supertype)),
        supertype(Object, Supertype) at Stage
    says "{Object} has the supertype {Supertype}".

'109.2/shows_color' ::
    shows(Quality, Object) at Stage <=
        changeable(Quality, color(Color)),
        color(Object, Color) at Stage
    says "{Object} is {Color}".

'109.2/shows_no_color' ::
    shows(colorless, Object) at Stage <=
        not(color(Object, _Color) at Stage)
            else "{Object} has a color"
    says "{Object} has no color".

'105.2a/shows_monocolored' ::
    shows(monocolored, Object) at Stage <=
        count(Color, color(Object, Color) at Stage, Number),
        Number =:= 1
            else "{Object} has {Number} colors"
    says "{Object} has one color".

'105.2b/shows_multicolored' ::
    shows(multicolored, Object) at Stage <=
        count(Color, color(Object, Color) at Stage, Number),
        Number >= 2
            else "{Object} has {Number} colors"
    says "{Object} has {Number} colors".

'110.5/shows_status' ::
    shows(Quality, Object) at Stage <=
        status(Quality),
        has_status(Quality, Object) at Stage
    says "{Object} is {Quality}".

'111.1/shows_token' ::
    shows(token, Object) at _ <=
        token(Object)
    says "{Object} is a token".


%   What stands behind the noun.

'109.5/post' ::
    post_fits(Post, Source, Object) at _ <=
        readable_post(Post),
        fits_post(Post, Source, Object)
    says "the words {Post} are true of {Object}".

'108.3/post' ::
    post_fits(own(you), Source, Object) at _ <=
        means_by_you(Source, You),
        owner(Object, You)
    says "“you” is {You}, who owns {Object}".

'109.2/post_place' ::
    post_fits(on_battlefield, _Source, Object) at _ <=
        permanent(Object)
    says "{Object} is on the battlefield".

'702.1/post_with' ::
    post_fits(with(keywords(Keywords)), _Source, Object) at Stage <=
        all(member(Keyword, Keywords),
            shows_keyword(Keyword, Object) at Stage)
    says "{Object} has {Keywords}".

'702.1/post_without' ::
    post_fits(without(Keyword), _Source, Object) at Stage <=
        not(shows_keyword(Keyword, Object) at Stage)
            else "{Object} has {Keyword}"
    says "{Object} does not have {Keyword}".

'122.1/post' ::
    post_fits(with(counters_on(cs(Number, Kind), Whom)), _Source, Object) at _ <=
        counters_wanted(Number, Whom),
        wanted_kind(Kind, Object)
    says "{Object} has such a counter".

'105.4/post' ::
    post_fits(of(np(the, f([chosen], n(color), []))), Source, Object) at Stage <=
        chosen(Source, color, Color),
        color(Object, Color) at Stage
    says "{Object} is {Color}, which was chosen for {Source}".

'205.3/post' ::
    post_fits(of(np(the, f([chosen], n(type), []))), Source, Object) at Stage <=
        chosen(Source, type, Type),
        shows(sub(Type), Object) at Stage
    says "{Object} is a {Type}, which was chosen for {Source}".

'205.2a/post' ::
    post_fits(of(np(the, f([chosen], n(type), []))), Source, Object) at Stage <=
        chosen(Source, type, Type),
        type(Object, Type) at Stage
    says "{Object} is a {Type}, which was chosen for {Source}".

'109.2/post_which' ::
    post_fits(which([v(Verb, [])]), Source, Object) at Stage <=
        long_form(Verb, be(What)),
        is_what(What, Source, Object) at Stage
    says "{Object} is that".

'109.2/is_of_description' ::
    is_what(np(a, f(Adjectives, Noun, [])), Source, Object) at Stage <=
        covers(Noun, Object) at Stage,
        all(member(Adjective, Adjectives),
            is_so(Adjective, Source, Object) at Stage)
    says "{Object} is a permanent of the description".

'109.2/is_of_descriptions' ::
    is_what(or(Phrases), _Source, Object) at Stage <=
        member(np(a, f([], Noun, [])), Phrases),
        covers(Noun, Object) at Stage
    says "{Object} is a permanent of one of the descriptions".

'110.5/is_of_status' ::
    is_what(Quality, _Source, Object) at Stage <=
        shows(Quality, Object) at Stage
    says "{Object} is {Quality}".

'702.1/shows' ::
    shows_keyword(Keyword, Object) at Stage <=
        ability(Object, Ability) at Stage,
        ability_term(Ability, keywords(Keywords)),
        member(Keyword, Keywords)
            else "{Keyword} is not among {Keywords}"
    says "{Object} has {Keyword}".

'122.1/wanted_one' :: counters_wanted(1, it)
    says "“a counter on it” is one counter or more".

'122.1/wanted_some' :: counters_wanted(bare, them)
    says "“counters on them” are one counter or more".

'122.1/wanted_kind' ::
    wanted_kind(Kind, Object) <=
        counters(Object, Kind, _Number)
    says "{Object} has a {Kind} counter".

'122.1/wanted_any' ::
    wanted_kind(any, Object) <=
        counters(Object, Kind, _Number)
    says "{Object} has a {Kind} counter".
