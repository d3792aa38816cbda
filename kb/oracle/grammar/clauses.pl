:- encoding(utf8).
:- module(oracle_clauses,
          [ ends_in/2,
            full_clause//1,
            open_ended/1,
            open_to_adjuncts/1,
            predicate//2,
            subject//2,
            verb_phrases//3
          ]).
:- use_module(library(lists), [last/2, memberchk/2]).
:- use_module(lawmage(oracle/grammar/costs), [mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/events), [event//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2]).
:- use_module(lawmage(oracle/grammar/objects), [mass_noun//1, object//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [ measured//1,
                number_as_word//1,
                ordinal_word//1
              ]).
:- use_module(lawmage(oracle/grammar/sentences), [main_sentence//1]).
:- use_module(lawmage(oracle/grammar/states), [color_word//1, passive//1]).
:- use_module(lawmage(oracle/grammar/verb_phrases), [verb_phrase//3]).
:- use_module(lawmage(oracle/grammar/zones), [zone//1]).

/** <module> Clauses: a subject and what it does

A clause is c(Subject, Predicate): a list of verb phrases, or one of them with a word such as "may"
or "can't" before it. Subject and verb agree through the Form: `s` (it adds) or `base` (they add).
*/

%!  full_clause(?Clause)// is nondet.

full_clause(c(Subject, Predicate)) --> subject(Form, Subject), predicate(Form, Predicate).
full_clause(c(self_as_several, Predicate)) --> ['~'], verb_phrases(base, base, Predicate).
full_clause(this_is(NounPhrase)) --> [this, is], noun_phrase(sg, NounPhrase).
full_clause(there_are_as(NounPhrase, Clause)) -->
    [there, are],
    noun_phrase(pl, NounPhrase),
    [as],
    full_clause(Clause).
full_clause(there_are(NounPhrase)) --> [there, are], noun_phrase(pl, NounPhrase).
full_clause(there_is(NounPhrase)) --> [there, is], noun_phrase(sg, NounPhrase).
full_clause(there_are_no(NounPhrase)) --> [there, 'aren\'t'], noun_phrase(pl, NounPhrase).
full_clause(mana_was_spent(Spent, NounPhrase)) -->
    spent_mana(Spent),
    [spent, to, cast],
    object(NounPhrase).
full_clause(symbol_was_not_spent(Symbols, Object)) -->
    mana_symbols(Symbols),
    ['wasn\'t', spent, to, cast],
    object(Object).
full_clause(symbols_were_spent(Symbols, Object)) -->
    mana_symbols(Symbols),
    [were, spent, to, cast],
    object(Object).
full_clause(you_are_on_team(Team)) --> [you, '\'re', on, the], team(Team), [team].
full_clause(evidence_was_collected) --> [evidence, was, collected].
full_clause(gift_was_promised) --> [the, gift, was, promised].
full_clause(colors_were_spent(Number, Object)) -->
    number_as_word(Number),
    [or, more, colors, of, mana, were, spent, to, cast],
    object(Object).
full_clause(is_turn(Possessive)) --> [it, '\'s'], possessive(Possessive), [turn].
full_clause(is_not_turn(Possessive)) --> [it, '\'s', not], possessive(Possessive), [turn].
full_clause(there_is_short_additional(Phases)) --> [there, '\'s'], additional_phases(Phases).
full_clause(the_ring_tempts_you) --> [the, 'Ring', tempts, you].        % CR 701.54
full_clause(there_is_additional(Phases)) --> [there, is], additional_phases(Phases).
full_clause(there_is_additional_after(Phases)) -->
    [there, is],
    additional_phases(Phases),
    [after, this, phase].
full_clause(nth_time(Number)) --> [it, '\'s', the], ordinal_word(Number), [time].
full_clause(nth_resolution(Number)) -->
    [this, is, the],
    ordinal_word(Number),
    [time, this, ability, has, resolved, this, turn].

team(mirran) --> ['Mirran'].
team(phyrexian) --> ['Phyrexian'].

additional_phases(combat) --> [a, additional, combat, phase].
additional_phases(combat_and_main) -->
    [a, additional, combat, phase, followed, by, a, additional, main, phase].
additional_phases(upkeep) --> [a, additional, upkeep, step].
additional_phases(beginning) --> [a, additional, beginning, phase].

spent_mana(symbols_was(Symbols)) --> mana_symbols(Symbols), [was].
spent_mana(at_least(Number)) --> [at, least], number_as_word(Number), [mana, was].
spent_mana(at_least_of_color(Number, Color)) -->
    [at, least],
    number_as_word(Number),
    color_word(Color),
    [mana, was].
spent_mana(at_least_of_same_color(Number)) -->
    [at, least],
    number_as_word(Number),
    [mana, of, the, same, color, was].
spent_mana(at_least_colorless(Number)) -->
    [at, least],
    number_as_word(Number),
    [colorless, mana, was].
spent_mana(or_more(Number)) --> number_as_word(Number), [or, more, mana, was].
spent_mana(no_colored_mana) --> [no, colored, mana, was].
spent_mana(or_more_from(Number, NounPhrase)) -->
    number_as_word(Number),
    [or, more, mana, from],
    noun_phrase(_, NounPhrase),
    [was].
spent_mana(no_mana) --> [no, mana, was].
spent_mana(mana_of_type(Filter)) --> [mana, from], noun_phrase(_, Filter), [was].

%!  subject(?Form, ?Subject)// is nondet.

subject(base, you) --> [you].
subject(base, they) --> [they].
subject(s, he) --> [he].
subject(s, she) --> [she].
subject(s, x) --> ['X'].
subject(s, it) --> [it].
subject(s, place(Place)) --> zone(Place), { counted_place(Place) }.
subject(s, the_number) --> [the, number].
subject(s, the_result) --> [the, result].
subject(s, day) --> [day].
subject(s, night) --> [night].
subject(s, doing(VerbPhrase)) --> verb_phrase(ing, base, VerbPhrase), { costly_action(VerbPhrase) }.
subject(s, NounPhrase) --> noun_phrase(sg, NounPhrase).
subject(base, NounPhrase) --> noun_phrase(pl, NounPhrase).
subject(s, Mass) --> mass_noun(Mass).
subject(s, amount(Quantity)) --> measured(Quantity).

%   Zones of which a text says how many cards they have.

counted_place(z(_, Zone)) :-
    memberchk(Zone, [hand, graveyard, library]).

%   Special actions that cost mana (CR 116.2h, 116.2k): "Plotting cards from your hand costs {2}
%   less."

costly_action(v(plot(_), _)).
costly_action(v(foretell(_), _)).

%!  predicate(?Form, ?Predicate)// is nondet.

predicate(Form, VerbPhrases) --> verb_phrases(Form, Form, VerbPhrases).
predicate(Form, Predicate) --> modal(Form, Predicate).
predicate(Form, past(VerbPhrases)) --> verb_phrases(past, Form, VerbPhrases).
predicate(s, past(VerbPhrases)) --> verb_phrases(same_past, s, VerbPhrases).

modal(Form, may(VerbPhrases)) --> [may], verb_phrases(base, Form, VerbPhrases).
modal(Form, cannot(VerbPhrases)) --> ['can\'t'], verb_phrases(base, Form, VerbPhrases).
modal(Form, can(VerbPhrases)) --> [can], verb_phrases(base, Form, VerbPhrases).
modal(Form, must(VerbPhrases)) --> [must], verb_phrases(base, Form, VerbPhrases).
modal(Form, would(VerbPhrases)) --> [would], verb_phrases(base, Form, VerbPhrases).
modal(Form, would_not(VerbPhrases)) --> ['wouldn\'t'], verb_phrases(base, Form, VerbPhrases).
modal(Form, could(VerbPhrases)) --> [could], verb_phrases(base, Form, VerbPhrases).
modal(base, do_not) --> ['don\'t'].
modal(s, do_not) --> ['doesn\'t'].
modal(_, did_not_do) --> ['didn\'t'].
modal(_, cannot_do) --> ['can\'t'].
modal(Form, also(VerbPhrases)) --> [also], verb_phrases(Form, Form, VerbPhrases).
modal(Form, perpetually(VerbPhrases)) --> [perpetually], verb_phrases(Form, Form, VerbPhrases).
modal(base, not(VerbPhrases)) --> ['don\'t'], verb_phrases(base, base, VerbPhrases).
modal(s, not(VerbPhrases)) --> ['doesn\'t'], verb_phrases(base, s, VerbPhrases).
modal(Form, did_not(VerbPhrases)) --> ['didn\'t'], verb_phrases(base, Form, VerbPhrases).
modal(base, perfect_short(VerbPhrases)) --> ['\'ve'], verb_phrases(participle, base, VerbPhrases).
modal(s, perfect_short(VerbPhrases)) -->
    ['\'s'],
    verb_phrases(participle, s, VerbPhrases),
    { VerbPhrases = [v(be(_), _)|_] }.
modal(base, perfect(VerbPhrases)) --> [have], verb_phrases(participle, base, VerbPhrases).
modal(s, perfect(VerbPhrases)) --> [has], verb_phrases(participle, s, VerbPhrases).
modal(base, not_perfect(VerbPhrases)) --> ['haven\'t'], verb_phrases(participle, base, VerbPhrases).
modal(s, not_perfect(VerbPhrases)) --> ['hasn\'t'], verb_phrases(participle, s, VerbPhrases).
modal(Form, next(VerbPhrases)) --> [next], verb_phrases(Form, Form, VerbPhrases).
modal(Form, each(VerbPhrases)) --> [each], verb_phrases(Form, Form, VerbPhrases).

%!  verb_phrases(?Form, ?SubjectForm, ?VerbPhrases)// is nondet.
%
%   One or more verb phrases. Form is the form of the verbs ("may draw": `base`), SubjectForm the
%   form that the subject asks for ("it may draw and doesn't": `s`).

verb_phrases(Form, SubjectForm, [VerbPhrase|VerbPhrases]) -->
    verb_phrase(Form, SubjectForm, VerbPhrase),
    more_verb_phrases(Form, SubjectForm, VerbPhrase, VerbPhrases).

more_verb_phrases(_, _, _, []) --> [].
more_verb_phrases(Form, SubjectForm, Before, VerbPhrases) -->
    { open_ended(Before) },
    joined_verb_phrases(Form, SubjectForm, VerbPhrases).

joined_verb_phrases(Form, SubjectForm, [and(VerbPhrase)|VerbPhrases]) -->
    [and],
    verb_phrase(Form, SubjectForm, VerbPhrase),
    { VerbPhrase \= v(target(np(bare, _)), _) },
    then_verb_phrases(Form, SubjectForm, VerbPhrase, VerbPhrases).
joined_verb_phrases(_, SubjectForm, [and_modal(Predicate)]) -->
    [and],
    modal(SubjectForm, Predicate).
joined_verb_phrases(Form, SubjectForm, [and_past(VerbPhrases)]) -->
    { Form \== past, Form \== same_past },
    [and],
    verb_phrases(past, SubjectForm, VerbPhrases).
joined_verb_phrases(Form, SubjectForm, [and_finite(VerbPhrases)]) -->
    { Form == base, SubjectForm == s },
    [and],
    verb_phrases(s, s, VerbPhrases).
joined_verb_phrases(_, _, [and_event(Event, Clause)]) -->
    [and],
    event(Event),
    [','],
    full_clause(Clause).
joined_verb_phrases(_, _, [and_if(Condition, Sentence)]) -->
    [and, if],
    full_clause(Condition),
    [','],
    main_sentence(Sentence).
joined_verb_phrases(_, _, [or_clause(Clause)]) --> [or], full_clause(Clause).
joined_verb_phrases(_, _, [and_clause(Clause)]) --> [and], full_clause(Clause).
joined_verb_phrases(Form, SubjectForm, [or(VerbPhrase)|VerbPhrases]) -->
    [or],
    verb_phrase(Form, SubjectForm, VerbPhrase),
    then_verb_phrases(Form, SubjectForm, VerbPhrase, VerbPhrases).
joined_verb_phrases(Form, SubjectForm, [or_was(Passive)]) -->
    { Form == past, SubjectForm == base },
    [or, was],
    passive(Passive).
joined_verb_phrases(Form, SubjectForm, [comma(VerbPhrase)|VerbPhrases]) -->
    [','],
    verb_phrase(Form, SubjectForm, VerbPhrase),
    comma_verb_phrases(Form, SubjectForm, VerbPhrase, VerbPhrases).
joined_verb_phrases(Form, SubjectForm, VerbPhrases) -->
    then_joined(Form, SubjectForm, VerbPhrases).

then_verb_phrases(_, _, _, []) --> [].
then_verb_phrases(Form, SubjectForm, Before, VerbPhrases) -->
    { open_ended(Before) },
    then_joined(Form, SubjectForm, VerbPhrases).

then_joined(Form, SubjectForm, [then(VerbPhrase)|VerbPhrases]) -->
    [',', then],
    verb_phrase(Form, SubjectForm, VerbPhrase),
    more_verb_phrases(Form, SubjectForm, VerbPhrase, VerbPhrases).
then_joined(_, _, [then_clause(Clause)]) --> [',', then], full_clause(Clause).
then_joined(_, _, [comma_and_clause(Clause)]) --> [',', and], full_clause(Clause).
then_joined(_, _, [comma_and_event(Event, Clause)]) -->
    [',', and],
    event(Event),
    [','],
    full_clause(Clause).
then_joined(_, _, [comma_and_if(Condition, Sentence)]) -->
    [',', and, if],
    full_clause(Condition),
    [','],
    main_sentence(Sentence).
then_joined(_, _, [comma_clause(Clause)]) --> [','], full_clause(Clause), { goes_on(Clause) }.

comma_verb_phrases(Form, SubjectForm, Before, [comma(VerbPhrase)|VerbPhrases]) -->
    { open_ended(Before) },
    [','],
    verb_phrase(Form, SubjectForm, VerbPhrase),
    comma_verb_phrases(Form, SubjectForm, VerbPhrase, VerbPhrases).
comma_verb_phrases(Form, SubjectForm, Before, [comma_and(VerbPhrase)|VerbPhrases]) -->
    { open_ended(Before) },
    [',', and],
    verb_phrase(Form, SubjectForm, VerbPhrase),
    then_verb_phrases(Form, SubjectForm, VerbPhrase, VerbPhrases).
comma_verb_phrases(Form, SubjectForm, Before, [comma_or(VerbPhrase)]) -->
    { open_ended(Before) },
    [',', or],
    verb_phrase(Form, SubjectForm, VerbPhrase).
comma_verb_phrases(_, SubjectForm, Before, [comma_and_modal(Predicate)]) -->
    { open_ended(Before) },
    [',', and],
    modal(SubjectForm, Predicate).
comma_verb_phrases(_, _, Before, [comma_and_clause(Clause)]) -->
    { open_ended(Before) },
    [',', and],
    full_clause(Clause).
comma_verb_phrases(Form, SubjectForm, Before, [then(VerbPhrase)|VerbPhrases]) -->
    { open_ended(Before) },
    [',', then],
    verb_phrase(Form, SubjectForm, VerbPhrase),
    more_verb_phrases(Form, SubjectForm, VerbPhrase, VerbPhrases).
comma_verb_phrases(_, _, Before, [then_clause(Clause)]) -->
    { open_ended(Before) },
    [',', then],
    full_clause(Clause).

%   goes_on(+Clause): a clause of a list, with the conjunction that ends the list behind it.

goes_on(c(_, Predicate)) :-
    (   is_list(Predicate)
    ->  VerbPhrases = Predicate
    ;   Predicate =.. [_, VerbPhrases]
    ),
    last(VerbPhrases, Last),
    functor(Last, Joint, 1),
    memberchk(Joint, [comma_and_clause, comma_clause, comma_and_modal]).

%!  open_ended(+Term) is semidet.
%
%   The text of Term does not end in a clause of its own: what follows can belong to the whole. A
%   clause takes all that follows it, so that a line has one reading.

open_ended(Term) :-
    \+ ( takes_the_rest(Inner), ends_in(Term, Inner) ).

takes_the_rest(c(_, _)).
takes_the_rest(which(_)).
takes_the_rest(who(_, _)).
takes_the_rest(whose(_, _)).

%!  open_to_adjuncts(+Term) is semidet.
%
%   The text of Term ends neither in a clause nor in a verb phrase of its own ("have it deal
%   damage"), which would take the adjuncts.

open_to_adjuncts(Term) :-
    open_ended(Term),
    \+ ends_in(Term, v(_, _)).

%!  ends_in(+Term, ?Part) is semidet.
%
%   The text of Term ends in the Part. What is inside quotation marks or behind
%   "as though" does not count: it cannot take what follows.

ends_in(Term, Part) :-
    compound(Term),
    (   Term = Part
    ->  true
    ;   \+ closed(Term),
        last_part(Term, Last),
        ends_in(Last, Part)
    ).

%   What has its own end in the text.

closed(quoted(_)).
closed(as_though(_)).
closed(cost_additional_action(_)).
closed(cost_additional_action_to_activate(_)).

%   last_part(+Term, -Part): the part that ends the text of Term, which is its last argument that is
%   not empty.

last_part(Term, Part) :-
    functor(Term, Functor, Arity),
    (   Functor == '[|]'
    ->  last(Term, Part)
    ;   last_filled_argument(Arity, Term, Part)
    ).

last_filled_argument(Index, Term, Part) :-
    Index > 0,
    arg(Index, Term, Argument),
    (   ( Argument == [] ; Argument == none )
    ->  Before is Index - 1,
        last_filled_argument(Before, Term, Part)
    ;   Part = Argument
    ).
