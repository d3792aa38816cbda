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
    described(f(Adjectives, Noun, Posts), Source, Object) at Stage <=
        covers(Noun, Object) at Stage,
        all(member(Post, Posts),
            fits_post(Post, Source, Object)),
        all(member(Adjective, Adjectives),
            is_so(Adjective, Source, Object) at Stage)
    says "{Object} is a permanent of which every part of the description is true".

'109.2/covers_type' ::
    covers(t(Type), Object) at Stage <=
        type(Object, Type) at Stage
    says "{Object} has the card type {Type}".

'109.2/covers_subtype' ::
    covers(sub(Subtype), Object) at Stage <=
        subtype(Object, Subtype) at Stage
    says "{Object} has the subtype {Subtype}".

'110.1/covers' ::
    covers(n(permanent), Object) at _ <=
        permanent(Object)
    says "{Object} is a permanent".


'109.2/other_object' ::
    is_so(other, Source, Object) at _ <=
        Source \== Object
            else "{Object} is the source itself"
    says "{Object} is another object than {Source}".

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

'110.5/shows_tapped' ::
    shows(tapped, Object) at _ <=
        tapped(Object)
    says "{Object} is tapped".

'110.5/shows_untapped' ::
    shows(untapped, Object) at _ <=
        not(tapped(Object))
            else "{Object} is tapped"
    says "{Object} is untapped".

'111.1/shows_token' ::
    shows(token, Object) at _ <=
        token(Object)
    says "{Object} is a token".


%   What is read, and what it looks at.

'reading/readable_in_layers' ::
    readable_in_layers(f(Adjectives, Noun, Posts)) <=
        readable_covering(Noun),
        all(member(Adjective, Adjectives), readable_word(Adjective)),
        all(member(Post, Posts), readable_post(Post))
    says "every part of the description is read".

'reading/covering_type'      :: readable_covering(t(_Type))
    says "a card type is read".

'reading/covering_subtype'   :: readable_covering(sub(_Subtype))
    says "a subtype is read".

'reading/covering_permanent' :: readable_covering(n(permanent))
    says "“permanent” is read".

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
