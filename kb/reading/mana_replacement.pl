:- encoding(utf8).
:- module(reading_mana_replacement, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What card text puts in the place of mana

“If a land is tapped for mana, it produces {B} instead of any other type”: replaces_mana/6 takes
such a sentence apart.

  - Who taps: `you` or `anyone`
  - NounPhrase: which permanents it is about
  - Least: how many mana there must be at least
  - New: the mana that is produced instead, or `times(Number)`
  - Replaced: what it takes the place of, in the words of the card, or `amount`

A text that names several kinds of lands gives several such parts, and is one effect all the same. A
term is read as a whole or not at all (read_mana_replacement/1): one that is not makes an answer
unknown where it matters.
*/

:- relation replaces_mana(+Term, Who, NounPhrase, Least, New, Replaced)
       says "{Term} replaces mana"
       else "{Term} does not replace mana in a way that is read".

:- relation tapping(+Clause, Who, NounPhrase, Least)
       says "{Clause} speaks of tapping {NounPhrase} for mana"
       else "{Clause} does not speak of tapping anything for mana".

:- relation put_in_its_place(+Verb, New, Replaced)
       says "{New} takes the place of {Replaced}"
       else "{Verb} puts no mana in the place of other mana".

:- relation factor(Multiple, Number)
       says "{Multiple} as much is {Number} times as much"
       else "{Multiple} as much is not {Number} times as much".

:- relation read_mana_replacement(+Term)
       says "it is read how {Term} replaces mana"
       else "it is not read how {Term} replaces mana".

:- relation readable_part(+NounPhrase, +New, +Replaced)
       says "what {New} replaces, and on which permanents, is read"
       else "what {New} replaces, or on which permanents, is not read".

:- relation chosen_by_tapper(+New, +Who, +NounPhrase)
       says "who taps for mana has every choice that {New} leaves"
       else "not who taps for mana makes the choice that {New} leaves".

:- relation readable_replaced(+Replaced)
       says "it is read what {Replaced} is"
       else "it is not read what {Replaced} is".

:- relation fits_noun_phrase(+NounPhrase, +Source, +Permanent)
       says "{Permanent} is among what {Source} calls {NounPhrase}"
       else "{Permanent} is not among what {Source} calls {NounPhrase}".

:- relation tapped_by(+Who, +Source, +Permanent)
       says "who taps {Permanent} for mana is whom {Source} speaks of"
       else "who taps {Permanent} for mana is not whom {Source} speaks of".

:- relation new_mana(+New, Option)
       says "{New} can be {Option}"
       else "{New} can't be {Option}".


'614.1a/sentence' ::
    replaces_mana(text([if(Tapping, clause(c(it, [Verb])))]),
                  Who, NounPhrase, Least, New, Replaced) <=
        tapping(Tapping, Who, NounPhrase, Least),
        put_in_its_place(Verb, New, Replaced)
    says "“instead” makes it a replacement effect".

'614.1a/lands_tapped' ::
    replaces_mana(text([clause(c(np(bare, f(Adjectives, Noun, [tapped_for_mana])), [Verb]))]),
                  anyone, np(bare, f(Adjectives, Noun, [])), 1, New, Replaced) <=
        put_in_its_place(Verb, New, Replaced)
    says "“instead” makes it a replacement effect".

% “Plains produce {R}, ..., and Forests produce {B} instead of any other type”: what stands at the
% end is said of each.

'614.1a/kinds' ::
    replaces_mana(text([if_tapped_for_mana(Clauses)]), anyone, NounPhrase, 1, New, Replaced) <=
        append(Firsts, [c(_Last, [v(produce(instead_of(_New, Replaced)), [])])], Clauses),
        member(c(NounPhrase, [v(produce(New), [])]), Firsts)
    says "the words at the end are said of each kind".

'614.1a/last_kind' ::
    replaces_mana(text([if_tapped_for_mana(Clauses)]), anyone, NounPhrase, 1, New, Replaced) <=
        append(_Firsts, [c(NounPhrase, [v(produce(instead_of(New, Replaced)), [])])], Clauses)
    says "the last kind has the words at its side".


'106.12b/tapped' :: tapping(c(NounPhrase, [v(be(tapped), [for_mana])]), anyone, NounPhrase, 1)
    says "“is tapped for mana”, whoever does it".

'106.12b/tapped_for_more' ::
    tapping(c(NounPhrase, [v(be(tapped), [for_or_more_mana(Least)])]), anyone, NounPhrase, Least) <=
        integer(Least)
    says "“is tapped for {Least} or more mana”, whoever does it".

'106.12b/you_tap' :: tapping(c(you, [v(tap(NounPhrase), [for_mana])]), you, NounPhrase, 1)
    says "“you tap for mana”".

'106.12b/player_taps' ::
    tapping(c(player(a), [v(tap(NounPhrase), [for_mana])]), anyone, NounPhrase, 1)
    says "“a player taps for mana”".


'614.1a/instead_of' ::
    put_in_its_place(v(produce(instead_of(New, Replaced)), []), New, Replaced)
    says "{New} is produced instead of {Replaced}".

'614.1a/multiple' ::
    put_in_its_place(v(produce(multiple_of_that(Multiple)), [instead]), times(Number), amount) <=
        factor(Multiple, Number)
    says "{Number} times as much of the same mana is produced instead".

'reading/twice'       :: factor(twice, 2)       says "twice is two times".

'reading/three_times' :: factor(three_times, 3) says "three times is three times".


'reading/mana_replacement' ::
    read_mana_replacement(Term) <=
        replaces_mana(Term, _Who, _NounPhrase, _Least, _New, _Replaced),
        all(replaces_mana(Term, Tapper, Tapped, _Number, Put, Away),
            (readable_part(Tapped, Put, Away),
             chosen_by_tapper(Put, Tapper, Tapped)))
    says "every part of it is read".

'reading/replacement_part' ::
    readable_part(np(Determiner, Description), New, Replaced) <=
        member(Determiner, [a, bare, enchanted]),
        readable(Description),
        new_mana(New, _Option),
        readable_replaced(Replaced)
    says "{New} is read, and so are the permanents".

% “A color of your choice” is the choice of whoever taps only where “you” is who taps. Whether
% another player would choose what is needed, nobody knows.

'reading/nothing_to_choose' ::
    chosen_by_tapper(New, _Who, _NounPhrase) <=
        words(New, Words),
        not(member(choice, Words))
            else "a color has to be chosen"
    says "nothing is chosen".

'reading/you_tap_and_choose' ::
    chosen_by_tapper(_New, you, _NounPhrase)
    says "who taps chooses".

'reading/yours_is_tapped' ::
    chosen_by_tapper(_New, _Who, np(_Determiner, f(_Adjectives, _Noun, Posts))) <=
        member(control(you), Posts)
            else "it may be a permanent of another player"
    says "who controls the permanent taps it and chooses".

'reading/replaced_type' ::
    readable_replaced(Replaced) <=
        member(Replaced, [any_other_type_and_amount, any_other_type, any_other_color, amount])
    says "{Replaced} is read".

'reading/replaced_color' ::
    readable_replaced(color(Color)) <=
        color(Color)
    says "{Color} mana is read".


'109.2/replacement' ::
    fits_noun_phrase(np(Determiner, Description), Source, Permanent) <=
        member(Determiner, [a, bare]),
        fits(Description, Source, Permanent)
    says "{Permanent} is one of those that are meant".

'303.4/replacement' ::
    fits_noun_phrase(np(enchanted, Description), Source, Permanent) <=
        attached_to(Source, Permanent),
        fits(Description, Source, Permanent)
    says "{Source} is attached to {Permanent}".

% Only the controller activates an ability (602.2).

'109.5/taps' ::
    tapped_by(you, Source, Permanent) <=
        means_by_you(Source, You),
        controls(You, Permanent)
            else "{You} does not control {Permanent}"
    says "“you” is {You}, who controls {Permanent} and so would tap it".

'102.1/taps' ::
    tapped_by(anyone, _Source, Permanent)
    says "it does not matter who taps {Permanent}".


'107.4a/new' ::
    new_mana(symbols([Symbol]), [Type]) <=
        plain_symbol(Symbol, Type)
    says "{Symbol} stands for one {Type} mana".

'106.1b/new' :: new_mana(colorless, [colorless])
    says "colorless mana is meant".

'105.4/new' ::
    new_mana(mana_of_kind(a_color_of_your_choice), [Color]) <=
        color(Color)
    says "{Color} may be chosen".

'105.4/new_one' ::
    new_mana(of(1, a_color_of_your_choice), [Color]) <=
        color(Color)
    says "one {Color} mana may be chosen".

'614.1a/new_amount' :: new_mana(times(Number), Number) <=
        integer(Number)
    says "{Number} times as much is meant".
