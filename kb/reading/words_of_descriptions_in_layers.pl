:- encoding(utf8).
:- module(reading_words_of_descriptions_in_layers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which descriptions are read while the layers are gone through, and what they look at

considers/2 lists what a description looks at and an effect could change: `type(land)`,
`subtype(forest)`, `supertype(basic)`, `color(white)`, `keyword(flying)`; `chosen` stands for what
was chosen. An effect that changes none of these can't change which permanents the description fits.
*/

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

:- relation readable_behind(+Post)
       says "the words {Post} are read"
       else "the words {Post} are not read".

:- relation readable_what(+Words)
       says "the words {Words} are read"
       else "the words {Words} are not read".

:- relation simple_phrase(+Phrase)
       says "{Phrase} is a noun alone"
       else "{Phrase} is more than a noun".

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


%   What is read, and what it looks at.

'reading/readable_in_layers' ::
    readable_in_layers(f(Adjectives, Noun, Posts)) <=
        not(unclear_groups(Adjectives, Noun))
            else "its words could be grouped in another way",
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
