:- encoding(utf8).
:- module(oracle_filters,
          [ capitalised_words//1,
            filter//2,
            head_noun//2,
            plain_filter//2,
            post//2,
            subtype_words//2,
            this_object//1,
            word_of_name/1
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(lawmage(oracle/lexicon/noun_words), [adjective_words/3, noun_words/4]).
:- use_module(lawmage(oracle/lexicon/words), [card_type/3, name_word/1]).
:- use_module(lawmage(oracle/grammar/adjuncts), [time_adjunct//1]).
:- use_module(lawmage(oracle/grammar/clauses), [ends_in/2, open_ended/1, predicate//2]).
:- use_module(lawmage(oracle/grammar/events), [period//1]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_name//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined_tail//3, literally//1, proper_name//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2, single//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1, thing//1]).
:- use_module(lawmage(oracle/grammar/players), [player//2, possessive//1, pronoun//1]).
:- use_module(lawmage(oracle/grammar/qualities), [quality//1, statistic//1, without_quality//1]).
:- use_module(lawmage(oracle/grammar/states), [passive//1]).
:- use_module(lawmage(oracle/grammar/verb_kinds), [transitive/3]).
:- use_module(lawmage(oracle/grammar/verb_phrases), [verb//2, verb_phrase//3]).
:- use_module(lawmage(oracle/grammar/zones), [origin//1, zone//1]).

/** <module> Filters: f(Adjectives, Head, Posts), which objects are spoken of

"other untapped creatures you control" is f([other, untapped], t(creature), [control(you)]).
*/

%!  filter(?Number, ?Filter)// is nondet.
%
%   f(Adjectives, Head, Posts): which objects.

filter(Number, f(Adjectives, Head, Posts)) -->
    adjectives(Adjectives),
    head(Number, Head),
    posts(Number, Posts).

%!  plain_filter(?Number, ?Filter)// is nondet.
%
%   A filter without posts: a possessor has none, "target creature's controller".

plain_filter(Number, f(Adjectives, Head, [])) --> adjectives(Adjectives), head(Number, Head).

adjectives([]) --> [].
adjectives([Adjective|Adjectives]) --> adjective_item(Adjective), adjectives(Adjectives).

adjective_item(Adjective) -->
    { first_listed(Adjective, First) },
    simple_adjective(First),
    adjective_list(First, Adjective).

%   first_listed(?Item, ?First): First is the first of the list that Item is, or Item itself.

first_listed(Item, _) :-
    var(Item),
    !.
first_listed(Item, First) :-
    (   listing(Item, [Member|_])
    ->  First = Member
    ;   First = Item
    ).

listing(or(Items), Items).
listing(and(Items), Items).
listing(and_or(Items), Items).
listing(comma(Items), Items).

adjective_list(Adjective, Adjective) --> [].
adjective_list(First, or([First|Others])) --> conjoined_tail(or, listed_adjective, Others).
adjective_list(First, and([First|Others])) --> conjoined_tail(and, listed_adjective, Others).
adjective_list(First, and_or([First|Others])) -->
    conjoined_tail('and/or', simple_adjective, Others).
adjective_list(non(First), comma([non(First)|Others])) --> [','], negated_adjectives(Others).

%   "this creature or enchanted creature" are two things, not two adjectives; so are "permanent or
%   suspended card".

listed_adjective(Adjective) -->
    simple_adjective(Adjective),
    { \+ memberchk(Adjective, [enchanted, equipped, other, suspended]) }.

negated_adjectives([non(Quality)]) --> ['non-'], negatable(Quality).
negated_adjectives([non(Quality)|Others]) -->
    ['non-'],
    negatable(Quality),
    [','],
    negated_adjectives(Others).

simple_adjective(Adjective) -->
    [Word],
    { adjective_words(Word, More, Adjective) },
    literally(More).
simple_adjective(non(Quality)) --> ['non-'], negatable(Quality).

negatable(Type) --> [Type], { card_type(Type, Type, _) }.
negatable(Quality) --> [Word], { adjective_words(Word, [], Quality), Quality \= t(_) }.
negatable(mana) --> [mana].

%!  head(?Number, ?Head)// is nondet.

head(Number, Head) -->
    { first_listed(Head, First) },
    head_noun(Number, First),
    head_list(Number, First, Head).

head_list(_, Head, Head) --> [].
head_list(Number, First, or([First|Others])) --> conjoined_tail(or, head_noun(Number), Others).
head_list(Number, First, and([First|Others])) --> conjoined_tail(and, head_noun(Number), Others).
head_list(Number, First, and_or([First|Others])) -->
    conjoined_tail('and/or', head_noun(Number), Others).

%!  head_noun(?Number, ?Head)// is nondet.
%
%   A head that is no list.

head_noun(Number, Head) --> [Word], { noun_words(Word, More, Number, Head) }, literally(More).
head_noun(Number, non(t(Type))) --> ['non-', Word], { noun_words(Word, [], Number, t(Type)) }.
head_noun(pl, non(sub(Subtype))) --> ['non-', Word], { noun_words(Word, [], pl, sub(Subtype)) }.
head_noun(sg, watermark_of(Words)) --> name_words(Words), [watermark].
head_noun(sg, cost_of(Keyword)) --> keyword_name(Keyword), [cost].
head_noun(pl, cost_of(Keyword)) --> keyword_name(Keyword), [costs].
head_noun(sg, ability_of(Keyword)) --> keyword_name(Keyword), [ability].
head_noun(pl, ability_of(Keyword)) --> keyword_name(Keyword), [abilities].

%   Capitalised words, none of them a subtype: a name.

name_words([Word]) --> [Word], { word_of_name(Word) }.
name_words([Word|Words]) --> [Word], { word_of_name(Word) }, name_words(Words).

%!  word_of_name(?Word) is nondet.
%
%   A word of a name that is not taken for an adjective.

word_of_name(Word) :-
    name_word(Word),
    Word \== 'X',
    \+ adjective_words(Word, _, _).

%!  capitalised_words(?Words)// is nondet.

capitalised_words([Word]) --> [Word], { name_word(Word) }.
capitalised_words([Word|Words]) --> [Word], { name_word(Word) }, capitalised_words(Words).

%!  subtype_words(?Number, ?Subtype)// is nondet.

subtype_words(Number, Subtype) -->
    [Word],
    { noun_words(Word, More, Number, sub(Subtype)) },
    literally(More).

%!  posts(?Number, ?Posts)// is nondet.
%
%   What follows the head: "you control", "with power 2 or less", "from your graveyard". A post
%   that ends in a clause is the last.

posts(_, []) --> [].
posts(Number, [Post|Posts]) --> post(Number, Post), more_posts(Post, Number, Posts).

more_posts(_, _, []) --> [].
more_posts(Before, Number, [Post|Posts]) -->
    { open_ended(Before), \+ ends_in(Before, f(_, _, _)), Before \= done(_, _) },
    post(Number, Post),
    { \+ ( Before = named(_), Post = of(_) ) },
    more_posts(Post, Number, Posts).

%!  post(?Number, ?Post)// is nondet.

post(Number, Post) --> worded_post(Number, Post).
post(_, Passive) --> passive(Passive).
post(_, done_at(Passive, Time)) -->
    passive(Passive),
    { \+ ends_in(Passive, object_of(_, _, _, _)) },
    recent_time(Time).
post(_, able_to(VerbPhrase)) --> [able, to], verb_phrase(base, base, VerbPhrase).
post(_, that(Post)) -->
    [that],
    { player_in_post(Post, Player) },
    post_subject(Form, Player),
    post_predicate(Form, Player, Post).
post(_, Post) -->
    { player_in_post(Post, Player) },
    post_subject(Form, Player),
    post_predicate(Form, Player, Post).

recent_time(this_turn) --> [this, turn].
recent_time(last_turn) --> [last, turn].

%   "you control", "your opponents cast": the noun is the object of the verb.

player_in_post(Post, _) :-
    var(Post),
    !.
player_in_post(control(Player), Player).
player_in_post(not_control(Player), Player).
player_in_post(controlled(Player), Player).
player_in_post(own(Player), Player).
player_in_post(not_own(Player), Player).
player_in_post(own_and_control(Player), Player).
player_in_post(object_of(Player, _, _, _), Player).

post_subject(base, you) --> [you].
post_subject(base, they) --> [they].
post_subject(s, it) --> [it].
post_subject(s, Player) --> player(sg, Player).
post_subject(base, Player) --> player(pl, Player).

post_predicate(base, Player, control(Player)) --> [control].
post_predicate(s, Player, control(Player)) --> [controls].
post_predicate(base, Player, not_control(Player)) --> ['don\'t', control].
post_predicate(s, Player, not_control(Player)) --> ['doesn\'t', control].
post_predicate(_, Player, controlled(Player)) --> [controlled].
post_predicate(base, Player, own(Player)) --> [own].
post_predicate(s, Player, own(Player)) --> [owns].
post_predicate(base, Player, not_own(Player)) --> ['don\'t', own].
post_predicate(base, Player, own_and_control(Player)) --> [both, own, and, control].
post_predicate(Form, Player, object_of(Player, Tense, Verb, Adjuncts)) -->
    gap_verb(Form, Tense, Verb),
    gap_adjuncts(Adjuncts).

gap_adjuncts([]) --> [].
gap_adjuncts([from(Place), Time]) --> [from], zone(Place), time_adjunct(Time).
gap_adjuncts([from_not(Place), Time]) -->
    [from, anywhere, other, than],
    zone(Place),
    time_adjunct(Time).
gap_adjuncts([Adjunct|Adjuncts]) --> gap_adjunct(Adjunct), gap_adjuncts(Adjuncts).

gap_adjunct(Adjunct) --> time_adjunct(Adjunct).
gap_adjunct(this_way) --> [this, way].
gap_adjunct(with_this(NounPhrase)) --> [with], this_object(NounPhrase).
gap_adjunct(in(Period)) --> [in], period(Period).

%!  this_object(?Object)// is nondet.
%
%   The object that has the ability.

this_object(self) --> ['~'].
this_object(this(Filter)) --> [this], plain_filter(sg, Filter).

gap_verb(Form, present, Verb) --> verb(Verb, Form), { gap(Verb) }.
gap_verb(_, past, Verb) --> verb(Verb, past), { gap(Verb) }.
gap_verb(s, past, Verb) --> verb(Verb, same_past), { gap(Verb) }.
gap_verb(base, perfect_short, Verb) --> ['\'ve'], verb(Verb, participle), { gap(Verb) }.
gap_verb(base, perfect, Verb) --> [have], verb(Verb, participle), { gap(Verb) }.
gap_verb(_, did_not, Verb) --> ['didn\'t'], verb(Verb, base), { gap(Verb) }.
gap_verb(base, perfect_short, either(Verb, OtherVerb)) -->
    ['\'ve'],
    verb(Verb, participle),
    { gap(Verb) },
    [or],
    verb(OtherVerb, participle),
    { gap(OtherVerb) }.
gap_verb(s, perfect, Verb) --> [has], verb(Verb, participle), { gap(Verb) }.

gap(Verb) :-
    transitive(Verb, _, _),
    \+ memberchk(Verb, [control, own]).
gap(create).
gap(search).
gap(gain).
gap(lose).
gap(put).
gap(pay).

worded_post(_, on_battlefield) --> [on, the, battlefield].
worded_post(_, in(Place)) --> [in], zone(Place).
worded_post(_, from(Place)) --> [from], origin(Place).
worded_post(_, from_or_from(Place, OtherPlace)) -->
    [from],
    zone(Place),
    [or, from],
    zone(OtherPlace).
worded_post(_, in_hand) --> [in, hand].
worded_post(_, from_not(Place)) --> [from, anywhere, other, than], zone(Place).
worded_post(_, from_pronoun(Pronoun)) --> [from], pronoun(Pronoun).
worded_post(_, at_random_from(Place)) --> [at, random, from], zone(Place).
worded_post(_, than(Object)) --> [than], thing(Object).
worded_post(_, not_owned) --> [but, 'don\'t', own].
worded_post(_, on_battlefield_or_in(Place)) --> [on, the, battlefield, or, in], zone(Place).
worded_post(_, except_the_first_one(Post)) --> [except, the, first, one], post(sg, Post).
worded_post(_, under_control(Possessive)) --> [under], possessive(Possessive), [control].
worded_post(_, of_a_turn) --> [of, a, turn].
worded_post(_, of_the_game) --> [of, the, game].
worded_post(_, in_card_pool(Possessive)) --> [in], possessive(Possessive), [card, pool].
worded_post(_, it_is_blocking) --> [it, '\'s', blocking].
worded_post(_, in_it) --> [in, it].
worded_post(_, total) --> [total].
worded_post(_, on_top_of(Place)) --> [on, top, of], zone(Place).
worded_post(_, with(Quality)) --> [with], quality(Quality).
worded_post(_, without(Quality)) --> [without], without_quality(Quality).
worded_post(_, of_choice(Possessive)) --> [of], possessive(Possessive), [choice].
worded_post(_, named(Name)) --> [named], proper_name(Name).
worded_post(_, not_named(Name)) --> [not, named], proper_name(Name).
worded_post(_, other_than(NounPhrase)) --> [other, than], noun_phrase(_, NounPhrase).
worded_post(sg, which(Predicate)) -->
    [that],
    predicate(s, Predicate),
    { Predicate \= [v(contain_symbol(_), _)|_] }.
worded_post(pl, which(Predicate)) --> [that], predicate(base, Predicate).
worded_post(_, attached_to(Object)) --> [attached, to], object(Object).
worded_post(_, on_object(Object)) --> [on], object(Object).
worded_post(_, in_your_party) --> [in, your, party].
worded_post(_, of(NounPhrase)) --> [of], single(_, NounPhrase).
worded_post(_, of_it) --> [of, it].
worded_post(_, except_for(NounPhrase)) --> [except, for], noun_phrase(_, NounPhrase).
worded_post(_, in_exile_and_graveyard) --> [in, exile, and, in, your, graveyard].
worded_post(_, cast_before(Object)) --> [cast, before], object(Object).
worded_post(_, whose(Owned, Predicate)) --> [whose], owned(Form, Owned), predicate(Form, Predicate).
worded_post(_, that_spell_could_target(NounPhrase)) -->
    [that],
    single(sg, NounPhrase),
    [could, target].
worded_post(_, spell_could_target(NounPhrase)) --> single(sg, NounPhrase), [could, target].
worded_post(_, in_art(Possessive)) --> [in], possessive(Possessive), [art].
worded_post(pl, you_have) --> [you, have].
worded_post(_, in_a_turn) --> [in, a, turn].
worded_post(_, not_done(Passive)) --> [not], passive(Passive).
worded_post(_, tapped_for_mana) --> [tapped, for, mana].
worded_post(_, that_contains(Symbol)) --> [that, contains, sym(Symbol)].
worded_post(_, tapped_this_way) --> [tapped, this, way].
worded_post(pl, you_spend_this_mana_to_cast) --> [you, spend, this, mana, to, cast].
worded_post(_, entering) --> [entering].
worded_post(_, in_mana_cost(Possessive)) --> [in], possessive(Possessive), [mana, cost].
worded_post(_, in_their_mana_costs(Possessive)) --> [in], possessive(Possessive), [mana, costs].
worded_post(_, in_activation_costs(Possessive)) -->
    [in],
    possessive(Possessive),
    [activation, costs].
worded_post(_, in_mana_costs_of(NounPhrase)) --> [in, the, mana, costs, of], single(_, NounPhrase).
worded_post(_, from_among(Object)) --> [from, among], object(Object).
worded_post(_, among(Object)) --> [among], object(Object).
worded_post(_, blocking(Object)) --> [blocking], object(Object).
worded_post(_, attacking(Object)) --> [attacking], object(Object).

owned(s, statistic(Statistic)) --> statistic(Statistic).
owned(s, controller) --> [controller].
owned(s, owner) --> [owner].
owned(s, one(Filter)) --> plain_filter(sg, Filter), { Filter \= f([], n(mana_value), []) }.
