:- encoding(utf8).
:- module(reading_descriptions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which permanents a text speaks of

“A land you control”, “another nonbasic land an opponent controls”: the grammar reads each as
f(Adjectives, Noun, Posts). A description without the word “card” or “spell” means permanents
(109.2).

readable/1 says that every part of a description has a meaning here. Where one has none, fits/3
must not be believed when it fails, and the text counts as not read. Descriptions of spells are a
thing of their own: spell_descriptions.pl.
*/

:- relation fits(+Description, +Source, Object)
       says "{Object} is one of the permanents that {Source} speaks of"
       else "{Object} is not one of the permanents that {Source} speaks of".

:- relation fits_noun(+Noun, Object)
       says "the word {Noun} covers {Object}"
       else "the word {Noun} does not cover {Object}".

:- relation is_of_kind(+Noun, +Object)
       says "{Object} is what {Noun} means"
       else "{Object} is not what {Noun} means".

:- relation fits_adjective(+Adjective, +Source, +Object)
       says "{Object} is {Adjective}"
       else "{Object} is not {Adjective}".

:- relation has_quality(+Quality, +Object)
       says "{Object} is {Quality}"
       else "{Object} is not {Quality}".

:- relation fits_post(+Post, +Source, +Object)
       says "the words {Post} are true of {Object}"
       else "the words {Post} are not true of {Object}".

:- relation readable(+Description)
       says "the words {Description} are read"
       else "the words {Description} are not read".

:- relation readable_noun(+Noun)
       says "the word {Noun} is read"
       else "the word {Noun} is not read".

:- relation readable_kind(+Noun)
       says "the word {Noun} is read"
       else "the word {Noun} is not read".

:- relation readable_adjective(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read".

:- relation readable_quality(+Quality)
       says "the word {Quality} is read"
       else "the word {Quality} is not read".

:- relation readable_post(+Post)
       says "the words {Post} are read"
       else "the words {Post} are not read".


'109.2' ::
    fits(f(Adjectives, Noun, Posts), Source, Object) <=
        fits_noun(Noun, Object),
        all(member(Post, Posts),
            fits_post(Post, Source, Object)),
        all(member(Adjective, Adjectives),
            fits_adjective(Adjective, Source, Object))
    says "{Object} is a permanent of which every part of the description is true".

'reading/readable' ::
    readable(f(Adjectives, Noun, Posts)) <=
        not(unclear_groups(Adjectives, Noun))
            else "its words could be grouped in another way",
        readable_noun(Noun),
        all(member(Adjective, Adjectives),
            readable_adjective(Adjective)),
        all(member(Post, Posts),
            readable_post(Post))
    says "every part of the description is read".


'109.2/type' ::
    fits_noun(t(Type), Object) <=
        permanent(Object),
        is_type(Object, Type)
    says "{Object} is a permanent of the card type {Type}".

'109.2/subtype' ::
    fits_noun(sub(Subtype), Object) <=
        permanent(Object),
        is_subtype(Object, Subtype)
    says "{Object} is a permanent of the subtype {Subtype}".

'110.1/noun' ::
    fits_noun(n(permanent), Object) <=
        permanent(Object)
    says "{Object} is a permanent".

'109.2/either' ::
    fits_noun(or(Nouns), Object) <=
        permanent(Object),
        member(Noun, Nouns),
        is_of_kind(Noun, Object)
    says "{Object} is one of the kinds that are meant".

'109.2/either_or_both' ::
    fits_noun(and_or(Nouns), Object) <=
        permanent(Object),
        member(Noun, Nouns),
        is_of_kind(Noun, Object)
    says "{Object} is one of the kinds that are meant".

'109.2/kind_of_type' ::
    is_of_kind(t(Type), Object) <=
        is_type(Object, Type)
    says "{Object} has the card type {Type}".

'109.2/kind_of_subtype' ::
    is_of_kind(sub(Subtype), Object) <=
        is_subtype(Object, Subtype)
    says "{Object} has the subtype {Subtype}".

'110.1/kind' ::
    is_of_kind(n(permanent), Object) <=
        permanent(Object)
    says "{Object} is a permanent".

'reading/noun_type' :: readable_noun(t(_Type))
    says "a card type is read".

'reading/noun_subtype' :: readable_noun(sub(_Subtype))
    says "a subtype is read".

'reading/noun_permanent' :: readable_noun(n(permanent))
    says "“permanent” is read".

'reading/noun_either' ::
    readable_noun(or(Nouns)) <=
        all(member(Noun, Nouns),
            readable_kind(Noun))
    says "each of {Nouns} is read".

'reading/noun_either_or_both' ::
    readable_noun(and_or(Nouns)) <=
        all(member(Noun, Nouns),
            readable_kind(Noun))
    says "each of {Nouns} is read".

'reading/kind_of_type' :: readable_kind(t(_Type))
    says "a card type is read".

'reading/kind_of_subtype' :: readable_kind(sub(_Subtype))
    says "a subtype is read".

'reading/kind_permanent' :: readable_kind(n(permanent))
    says "“permanent” is read".


'reading/other' ::
    fits_adjective(other, Source, Object) <=
        Source \== Object
            else "{Object} is the source itself"
    says "{Object} is another object than {Source}".

'reading/is' ::
    fits_adjective(Quality, _Source, Object) <=
        has_quality(Quality, Object)
    says "{Object} is {Quality}".

'reading/is_not' ::
    fits_adjective(non(Quality), _Source, Object) <=
        not(has_quality(Quality, Object))
            else "{Object} is {Quality}"
    says "{Object} is not {Quality}".

'reading/adjective_other' :: readable_adjective(other)
    says "“other” is read".

'reading/adjective_is' ::
    readable_adjective(Quality) <=
        readable_quality(Quality)
    says "{Quality} is read".

'reading/adjective_is_not' ::
    readable_adjective(non(Quality)) <=
        readable_quality(Quality)
    says "{Quality} is read, and so is its contrary".


'105.2/quality' ::
    has_quality(Color, Object) <=
        is_color(Object, Color)
    says "{Object} is {Color}".

'105.2c/quality' ::
    has_quality(colorless, Object) <=
        colorless(Object)
    says "{Object} is colorless".

'205.4a/quality' ::
    has_quality(Supertype, Object) <=
        is_supertype(Object, Supertype)
    says "{Object} has the supertype {Supertype}".

'205.2a/quality' ::
    has_quality(t(Type), Object) <=
        is_type(Object, Type)
    says "{Object} has the card type {Type}".

'205.2a/quality_word' ::
    has_quality(Type, Object) <=
        is_type(Object, Type)
    says "{Object} has the card type {Type}".

'205.3a/quality' ::
    has_quality(sub(Subtype), Object) <=
        is_subtype(Object, Subtype)
    says "{Object} has the subtype {Subtype}".

'110.5/tapped' ::
    has_quality(tapped, Object) <=
        tapped(Object)
    says "{Object} is tapped".

'110.5/untapped' ::
    has_quality(untapped, Object) <=
        permanent(Object),
        not(tapped(Object))
    says "{Object} is untapped".

'111.1/quality' ::
    has_quality(token, Object) <=
        token(Object)
    says "{Object} is a token".

'reading/quality_color' ::
    readable_quality(Color) <=
        color(Color)
    says "{Color} is a color".

'reading/quality_type' :: readable_quality(t(_Type))
    says "a card type is read".

'reading/quality_type_word' ::
    readable_quality(Type) <=
        permanent_type(Type)
    says "{Type} is a card type".

'reading/quality_subtype' :: readable_quality(sub(_Subtype))
    says "a subtype is read".

'reading/quality_colorless' :: readable_quality(colorless) says "“colorless” is read".

'reading/quality_basic'     :: readable_quality(basic)     says "“basic” is read".

'reading/quality_legendary' :: readable_quality(legendary) says "“legendary” is read".

'reading/quality_snow'      :: readable_quality(snow)      says "“snow” is read".

'reading/quality_tapped'    :: readable_quality(tapped)    says "“tapped” is read".

'reading/quality_untapped'  :: readable_quality(untapped)  says "“untapped” is read".

'reading/quality_token'     :: readable_quality(token)     says "“token” is read".


'109.5/you_control' ::
    fits_post(control(you), Source, Object) <=
        means_by_you(Source, You),
        controls(You, Object)
            else "{You} does not control {Object}"
    says "“you” is {You}, who controls {Object}".

'102.2/an_opponent_controls' ::
    fits_post(control(a_opponent), Source, Object) <=
        means_by_you(Source, You),
        opponent(You, Opponent),
        controls(Opponent, Object)
            else "{Opponent} does not control {Object}"
    says "{Opponent} is an opponent of {You} and controls {Object}".

'102.2/your_opponents_control' ::
    fits_post(control(opponents), Source, Object) <=
        means_by_you(Source, You),
        opponent(You, Opponent),
        controls(Opponent, Object)
            else "{Opponent} does not control {Object}"
    says "{Opponent} is an opponent of {You} and controls {Object}".

'reading/you_control' :: readable_post(control(you))
    says "“you control” is read".

'reading/an_opponent_controls' :: readable_post(control(a_opponent))
    says "“an opponent controls” is read".

'reading/your_opponents_control' :: readable_post(control(opponents))
    says "“your opponents control” is read".
