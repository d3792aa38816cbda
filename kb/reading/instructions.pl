:- encoding(utf8).
:- module(reading_instructions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What an ability says is done as it resolves

An effect is a list of sentences. instruction/2 finds each thing that is done, wherever it stands in
a sentence: behind a condition, as the second of two verbs, as something that a player may do. What
a delayed triggered ability does is not among them, for it is done by another ability, and neither
is what quoted abilities say.
*/

:- relation instruction(+Effect, Verb)
       says "{Verb} is among the instructions of {Effect}"
       else "{Verb} is not among the instructions of {Effect}".

:- relation done_at_once(+Effect, Sentences)
       says "{Sentences} are the sentences of {Effect} that are followed as it resolves"
       else "{Sentences} are not the sentences of {Effect} that are followed as it resolves".

:- relation comes_later(+Sentence)
       says "{Sentence} is followed later"
       else "{Sentence} is followed at once".


'608.2c' ::
    instruction([Part|_Parts], Verb) <=
        instruction(Part, Verb)
    says "it is in the first part".

'608.2c/further' ::
    instruction([_Part|Parts], Verb) <=
        instruction(Parts, Verb)
    says "it is in a further part".

'608.2c/verb' :: instruction(v(Verb, Adjuncts), v(Verb, Adjuncts))
    says "it is the instruction itself".

'608.2c/imperative' ::
    instruction(do(Verbs), Verb) <=
        instruction(Verbs, Verb)
    says "“you” are told to do it".

'608.2c/clause' ::
    instruction(clause(Clause), Verb) <=
        instruction(Clause, Verb)
    says "the sentence says who does it".

'608.2c/subject' ::
    instruction(c(_Subject, Verbs), Verb) <=
        instruction(Verbs, Verb)
    says "the sentence says who does it".

'608.2c/may' ::
    instruction(may(Verbs), Verb) <=
        instruction(Verbs, Verb)
    says "it may be done".

'608.2c/and' ::
    instruction(and(Part), Verb) <=
        instruction(Part, Verb)
    says "it is done besides".

'608.2c/and_clause' ::
    instruction(and_clause(Part), Verb) <=
        instruction(Part, Verb)
    says "it is done besides".

'608.2c/comma_and_clause' ::
    instruction(comma_and_clause(Part), Verb) <=
        instruction(Part, Verb)
    says "it is done besides".

'608.2c/then' ::
    instruction(then(Part), Verb) <=
        instruction(Part, Verb)
    says "it is done then".

'608.2c/if' ::
    instruction(if(_Condition, Part), Verb) <=
        instruction(Part, Verb)
    says "it is done on a condition".

'608.2c/if_instead' ::
    instruction(if_instead(_Condition, Part), Verb) <=
        instruction(Part, Verb)
    says "it is done on a condition, in the place of something else".

'608.2c/pre' ::
    instruction(pre(_Circumstance, Part), Verb) <=
        instruction(Part, Verb)
    says "it is done in some circumstance".


% What stands behind a delayed triggered ability belongs to it (“When you next ..., copy that spell.
% You may choose new targets for the copy.”).

'603.7/nothing_more' ::
    done_at_once([], [])
    says "there is nothing more".

'603.7/at_once' ::
    done_at_once([Sentence|Sentences], [Sentence|Rest]) <=
        not(comes_later(Sentence)),
        done_at_once(Sentences, Rest)
    says "{Sentence} is followed as the ability resolves".

'603.7/later' ::
    done_at_once([Sentence|_Sentences], []) <=
        comes_later(Sentence)
    says "{Sentence} and what stands behind it are followed later".

'603.7a/delayed' :: comes_later(delayed(_Event, _Effect))
    says "it makes a delayed triggered ability".

'603.7a/delayed_for_a_time' :: comes_later(pre(_Duration, delayed(_Event, _Effect)))
    says "it makes a delayed triggered ability".

'603.7b/at_the_beginning' ::
    comes_later(do([v(_Verb, [at_the_beginning_of(_Period)])]))
    says "it is done at the beginning of a later step".
