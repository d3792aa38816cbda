:- encoding(utf8).
:- module(reading_relevance_of_counters, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Effects that last as long as a permanent has a counter (611.2a)

“Put a flood counter on target land. That land is an Island for as long as it has a flood counter on
it”: such an effect comes from an ability that has resolved, and a board shows no more of it than the
counter. So where a permanent has the counter that a text speaks of, the text may be at work on it.
*/

:- relation held_by_counter(Source, Face, Index, Held, Words)
       says "what line {Index} of {Source} does may last, since {Held} has the counter it speaks of"
       else "no counter on {Held} shows that what line {Index} of {Source} does lasts".

:- relation may_have_met(+Words, +Held)
       says "what the words put a counter on may have been {Held}"
       else "the words put counters on permanents of other types than {Held}".

:- relation text_on_face(+Face, Index, Words)
       says "line {Index} of {Face} has the words {Words}"
       else "{Face} has no line with the words {Words}".


'611.2a/held' ::
    held_by_counter(Source, Face, Index, Held, Words) <=
        counters(Held, Kind, _Number),
        permanent(Held),
        characteristics_from(Source, Face),
        text_on_face(Face, Index, Words),
        shares(Words, [Kind]),
        shares(Words, [long]),
        waits(Words)
            else "it is a static ability",
        may_have_met(Words, Held)
    says "{Held} has a {Kind} counter, and the text speaks of one and of how long something lasts".

% Where the counter goes to a target, the text says of which type that is (115.1).

'115.1/no_target_met' ::
    may_have_met(Words, _Held) <=
        not(shares(Words, [target]))
            else "it says what the target is"
    says "it asks for no target".

'115.1/any_met' ::
    may_have_met(Words, _Held) <=
        follows(Words, [target], [permanent, permanents], ['.'])
    says "the target may be any permanent".

'115.1/met' ::
    may_have_met(Words, Held) <=
        is_type(Held, Type),
        type_words(Type, TypeWords),
        follows(Words, [target], TypeWords, ['.'])
    says "the target may be of the type {Type}".

'611.2a/text' ::
    text_on_face(Face, Index, Words) <=
        unparsed_text(Face, Index, Text),
        words(Text, Words)
    says "it was not understood".

'611.2a/term' ::
    text_on_face(Face, Index, Words) <=
        printed_ability(Face, Index, Term),
        words(Term, Words)
    says "it is understood".


'611.2a/could_add_type' ::
    could_add_type(text(Source, Face, Index), Permanent) <=
        held_by_counter(Source, Face, Index, Held, _Words),
        depends_on(Permanent, Held)
    says "it may have made {Held} something else".

'611.2a/could_remove_type' ::
    could_remove_type(text(Source, Face, Index), Permanent) <=
        held_by_counter(Source, Face, Index, Held, _Words),
        depends_on(Permanent, Held)
    says "it may have made {Held} something else".

'611.2a/in_doubt' ::
    in_doubt(text(Source, Face, Index)) <=
        held_by_counter(Source, Face, Index, _Held, _Words)
    says "it may be at work".

'611.2a/could_change' ::
    could_change_directly(text(Source, Face, Index), Held, Part) <=
        held_by_counter(Source, Face, Index, Held, Words),
        speaks_of_part(Words, Part)
    says "it may be at work on {Held} and speaks of the {Part}".

'611.2a/could_silence' ::
    could_silence(text(Source, Face, Index), Held) <=
        held_by_counter(Source, Face, Index, Held, Words),
        may_take_abilities(Words)
    says "it may have taken the abilities of {Held} away".

'611.2a/hinder_activation' ::
    could_hinder(text(Source, Face, Index), may_activate(Player, Held, _Ability)) <=
        player(Player),
        held_by_counter(Source, Face, Index, Held, Words),
        may_take_abilities(Words)
    says "it may have taken the abilities of {Held} away".
