:- encoding(utf8).
:- module(reading_target_descriptions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> More words with which spells describe their targets

What is described in most words stands in descriptions.pl; here is what is added for targets.
*/

:- relation is_as_listed(+Adjective, +Object)
       says "{Object} is {Adjective}"
       else "{Object} is not {Adjective}".

:- relation readable_listed(+Adjective)
       says "the word {Adjective} is read"
       else "the word {Adjective} is not read".


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
