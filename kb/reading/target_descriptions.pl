:- encoding(utf8).
:- module(reading_target_descriptions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> More words with which spells describe their targets

What is described in most words stands in descriptions.pl; here is what is added for targets.
*/


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
    fits_adjective(or(Qualities), _Source, Object) <=
        member(Quality, Qualities),
        has_quality(Quality, Object)
    says "{Object} is {Quality}, one of those that the text names".

'reading/one_of_several_read' ::
    readable_adjective(or(Qualities)) <=
        all(member(Quality, Qualities),
            readable_quality(Quality))
    says "each of {Qualities} is read".
