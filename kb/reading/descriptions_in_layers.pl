:- encoding(utf8).
:- module(reading_descriptions_in_layers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which permanents a continuous effect speaks of, while the layers are gone through

The same as descriptions.pl, said of a stage: between two effects, a permanent may be an Island and
a moment later a Mountain. What no effect of a layer changes (who controls it, whether it is tapped)
is asked as ever.

considers/2 lists what a description looks at and an effect could change: `type(land)`,
`subtype(forest)`, `supertype(basic)`, `color(white)`. An effect that changes none of these can't
change which permanents the description fits.
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

:- relation readable_in_layers(+Description)
       says "the words {Description} are read"
       else "the words {Description} are not read".

:- relation one_of_nouns(+Nouns, Noun)
       says "{Noun} is one of {Nouns}"
       else "{Noun} is not one of {Nouns}".

:- relation several_nouns(+Nouns, List)
       says "{Nouns} are the nouns {List}"
       else "{Nouns} are not several nouns".

:- relation single_noun(+Noun)
       says "the noun {Noun} is read"
       else "the noun {Noun} is not read".

:- relation post_fits(+Post, +Source, +Object)
       says "the words {Post} are true of {Object}"
       else "the words {Post} are not true of {Object}".

:- relation readable_behind(+Post)
       says "the words {Post} are read"
       else "the words {Post} are not read".

:- relation readable_what(+Words)
       says "the words {Words} are read"
       else "the words {Words} are not read".

:- relation simple_phrase(+Phrase)
       says "{Phrase} is a noun alone"
       else "{Phrase} is more than a noun".

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

:- relation looks_behind(+Post, Mention)
       says "the words {Post} look at {Mention}"
       else "the words {Post} do not look at {Mention}".

:- relation changeable(+Quality, Mention)
       says "{Quality} is about {Mention}"
       else "{Quality} is not about {Mention}".

:- relation lasting_quality(Quality)
       says "no effect of a layer changes whether something is {Quality}"
       else "an effect may change whether something is {Quality}".

:- relation readable_word(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read".

:- relation readable_covering(+Noun)
       says "the word {Noun} is read"
       else "the word {Noun} is not read".

:- relation considers(+Description, Mention)
       says "the words {Description} look at {Mention}"
       else "the words {Description} do not look at {Mention}".


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

'122.1/wanted_one'    :: counters_wanted(1, it)       says "“a counter on it” is one counter or more".

'122.1/wanted_some'   :: counters_wanted(bare, them)  says "“counters on them” are one counter or more".

'122.1/wanted_kind' ::
    wanted_kind(Kind, Object) <=
        counters(Object, Kind, _Number)
    says "{Object} has a {Kind} counter".

'122.1/wanted_any' ::
    wanted_kind(any, Object) <=
        counters(Object, Kind, _Number)
    says "{Object} has a {Kind} counter".


%   What is read, and what it looks at.

'reading/readable_in_layers' ::
    readable_in_layers(f(Adjectives, Noun, Posts)) <=
        readable_covering(Noun),
        all(member(Adjective, Adjectives), readable_word(Adjective)),
        all(member(Post, Posts), readable_behind(Post))
    says "every part of the description is read".

'reading/covering_type'      :: readable_covering(t(_Type))
    says "a card type is read".

'reading/covering_subtype'   :: readable_covering(sub(_Subtype))
    says "a subtype is read".

'reading/covering_permanent' :: readable_covering(n(permanent))
    says "“permanent” is read".

'reading/covering_token'     :: readable_covering(n(token))
    says "“token” is read".

'reading/covering_several' ::
    readable_covering(Nouns) <=
        several_nouns(Nouns, List),
        all(member(Noun, List), single_noun(Noun))
    says "each noun is read".

'109.2/one_of_nouns' ::
    one_of_nouns(Nouns, Noun) <=
        several_nouns(Nouns, List),
        member(Noun, List)
    says "it is one of the nouns".

'109.2/nouns_and'    :: several_nouns(and(Nouns), Nouns)    says "“and” joins nouns".

'109.2/nouns_and_or' :: several_nouns(and_or(Nouns), Nouns) says "“and/or” joins nouns".

'109.2/nouns_or'     :: several_nouns(or(Nouns), Nouns)     says "“or” joins nouns".

'reading/single_type'      :: single_noun(t(_Type))      says "a card type is read".

'reading/single_subtype'   :: single_noun(sub(_Subtype)) says "a subtype is read".

'reading/single_permanent' :: single_noun(n(permanent))  says "“permanent” is read".

'reading/single_token'     :: single_noun(n(token))      says "“token” is read".

'reading/behind_before' ::
    readable_behind(Post) <=
        readable_post(Post)
    says "it is read".

'reading/behind_own'         :: readable_behind(own(you))        says "“you own” is read".

'reading/behind_place'       :: readable_behind(on_battlefield)  says "the place is read".

'reading/behind_with' ::
    readable_behind(with(keywords(Keywords))) <=
        all(member(Keyword, Keywords), plain_keyword(Keyword, Keyword))
    says "plain keywords are read".

'reading/behind_without' ::
    readable_behind(without(Keyword)) <=
        Keyword \== keyword_named
    says "a keyword is read".

'reading/behind_counters' ::
    readable_behind(with(counters_on(cs(Number, _Kind), Whom))) <=
        counters_wanted(Number, Whom)
    says "counters are read".

'reading/behind_chosen' ::
    readable_behind(of(np(the, f([chosen], n(What), [])))) <=
        member(What, [color, type])
    says "what was chosen is read".

'reading/behind_which' ::
    readable_behind(which([v(Verb, [])])) <=
        long_form(Verb, be(What)),
        readable_what(What)
    says "what it is is read".

'reading/what_phrase' ::
    readable_what(np(a, f(Adjectives, Noun, []))) <=
        single_noun(Noun),
        all(member(Adjective, Adjectives), readable_word(Adjective))
    says "the description is read".

'reading/what_phrases' ::
    readable_what(or(Phrases)) <=
        all(member(Phrase, Phrases), simple_phrase(Phrase))
    says "each description is read".

'reading/what_status' ::
    readable_what(Quality) <=
        status(Quality)
    says "a status is read".

'reading/simple_phrase' ::
    simple_phrase(np(a, f([], Noun, []))) <=
        single_noun(Noun)
    says "a noun alone is read".

'reading/word_either' ::
    readable_word(or(Words)) <=
        all(member(Word, Words), changeable(Word, _Mention))
    says "each word is read".

'reading/word_other'         :: readable_word(other)
    says "“other” is read".

'reading/word' ::
    readable_word(Word) <=
        changeable(Word, _Mention)
    says "{Word} is read".

'reading/word_lasting' ::
    readable_word(Word) <=
        lasting_quality(Word)
    says "{Word} is read".

'reading/word_not' ::
    readable_word(non(Word)) <=
        changeable(Word, _Mention)
    says "{Word} is read, and so is its contrary".

'reading/word_not_lasting' ::
    readable_word(non(Word)) <=
        lasting_quality(Word)
    says "{Word} is read, and so is its contrary".


'205.2a/mention' :: changeable(t(Type), type(Type))
    says "it is about a card type".

'205.2a/mention_word' ::
    changeable(Type, type(Type)) <=
        permanent_type(Type)
    says "it is about a card type".

'205.3a/mention' :: changeable(sub(Subtype), subtype(Subtype))
    says "it is about a subtype".

'205.4a/mention_basic'     :: changeable(basic, supertype(basic))
    says "it is about a supertype".

'205.4a/mention_legendary' :: changeable(legendary, supertype(legendary))
    says "it is about a supertype".

'205.4a/mention_snow'      :: changeable(snow, supertype(snow))
    says "it is about a supertype".

'105.2/mention' ::
    changeable(Color, color(Color)) <=
        color(Color)
    says "it is about a color".

'105.2c/mention' :: changeable(colorless, color(none))
    says "it is about having no color".

'105.2/mention_number' ::
    changeable(Word, color(chosen)) <=
        member(Word, [monocolored, multicolored])
    says "it is about the number of colors".

'303.4/mention_status' :: changeable(enchanted, subtype(aura))
    says "it is about Auras".

'301.5/mention_status' :: changeable(equipped, subtype(equipment))
    says "it is about Equipment".

'110.5/lasting_tapped'   :: lasting_quality(tapped)   says "it is a status".

'110.5/lasting_untapped' :: lasting_quality(untapped) says "it is a status".

'111.1/lasting_token'    :: lasting_quality(token)    says "a token stays a token".


'reading/considers_noun' ::
    considers(f(_Adjectives, Noun, _Posts), Mention) <=
        changeable(Noun, Mention)
    says "its noun looks at {Mention}".

'reading/considers_adjective' ::
    considers(f(Adjectives, _Noun, _Posts), Mention) <=
        member(Adjective, Adjectives),
        changeable(Adjective, Mention)
    says "{Adjective} looks at {Mention}".

'reading/considers_not' ::
    considers(f(Adjectives, _Noun, _Posts), Mention) <=
        member(non(Quality), Adjectives),
        changeable(Quality, Mention)
    says "“not {Quality}” looks at {Mention}".

'reading/considers_nouns' ::
    considers(f(_Adjectives, Nouns, _Posts), Mention) <=
        one_of_nouns(Nouns, Noun),
        changeable(Noun, Mention)
    says "one of its nouns looks at {Mention}".

'reading/considers_either' ::
    considers(f(Adjectives, _Noun, _Posts), Mention) <=
        member(or(Words), Adjectives),
        member(Word, Words),
        changeable(Word, Mention)
    says "{Word} looks at {Mention}".

'reading/considers_behind' ::
    considers(f(_Adjectives, _Noun, Posts), Mention) <=
        member(Post, Posts),
        looks_behind(Post, Mention)
    says "the words {Post} look at {Mention}".

'702.1/looks_behind_with' ::
    looks_behind(with(keywords(Keywords)), keyword(Keyword)) <=
        member(Keyword, Keywords)
    says "it looks at {Keyword}".

'702.1/looks_behind_without' ::
    looks_behind(without(Keyword), keyword(Keyword)) <=
        Keyword \== keyword_named
    says "it looks at {Keyword}".

'105.4/looks_behind' :: looks_behind(of(np(the, f([chosen], n(color), []))), color(chosen))
    says "it looks at colors".

'205.3/looks_behind' :: looks_behind(of(np(the, f([chosen], n(type), []))), subtype(chosen))
    says "it looks at subtypes".

'205.2a/looks_behind' :: looks_behind(of(np(the, f([chosen], n(type), []))), type(chosen))
    says "it looks at card types".

'109.2/looks_behind_which' ::
    looks_behind(which([v(Verb, [])]), Mention) <=
        long_form(Verb, be(What)),
        subterm(Noun, What),
        changeable(Noun, Mention)
    says "it looks at {Mention}".
