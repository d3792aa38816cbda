:- encoding(utf8).
:- module(reading_costs_of_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What the cost of an ability takes, part by part

Whether a cost can be paid now is another question (activation_cost_parts.pl): here a cost is told
as it is printed, whoever pays it and wherever the card is.

    part_takes(Part, Action, Number, What)

What is `itself` for the card with the ability, `counters(Kind)` on it, `life`, `energy`, `hand`,
mana as `mana(Symbols)`, or a description of the objects that are taken. Number is an integer, or
the word or letter that stands for one.
*/

:- relation cost_part(+Term, Part)
       says "{Part} is a part of the cost of {Term}"
       else "{Part} is not a part of the cost of {Term}".

:- relation part_takes(+Part, Action, Number, What)
       says "to pay {Part} is to {Action} {Number}: {What}"
       else "it is not told what {Part} takes".

:- relation itself_as_card(+NounPhrase)
       says "{NounPhrase} is the card that has the ability"
       else "{NounPhrase} is not told to be the card that has the ability".

:- relation number_and_kind(+NounPhrase, Number, Description)
       says "{NounPhrase} means {Number} of the description {Description}"
       else "{NounPhrase} does not mean a number of a description".

:- relation number_taken(+NounPhrase, Number, Description)
       says "{NounPhrase} means {Number} of the description {Description}"
       else "{NounPhrase} does not mean {Number} of a description".


'602.1a/part' ::
    cost_part(activated(Costs, _Effect), Part) <=
        member(Part, Costs)
    says "the activation cost is everything before the colon".

'606.4/part' :: cost_part(loyalty(Cost, _Effect), Cost)
    says "the loyalty symbol is the cost".

'207.2c/part' ::
    cost_part(worded(_AbilityWord, Term), Part) <=
        cost_part(Term, Part)
    says "the ability word before it has no meaning of its own".

'207.2d/part' ::
    cost_part(flavored(_FlavorWord, Term), Part) <=
        cost_part(Term, Part)
    says "the flavor word before it has no meaning of its own".


'107.5/takes' :: part_takes(tap, tap, 1, itself)
    says "the tap symbol means to tap this permanent".

'107.6/takes' :: part_takes(untap, untap, 1, itself)
    says "the untap symbol means to untap this permanent".

'107.14/takes' ::
    part_takes(act(v(pay(energy(Symbols)), [])), pay, Number, energy) <=
        length(Symbols, Number)
    says "each energy symbol is one energy counter".

'118.3a/takes' :: part_takes(mana(Symbols), pay, 1, mana(Symbols))
    says "the mana is removed from the mana pool".

'118.3b/takes' :: part_takes(act(v(pay(life(Number)), [])), pay, Number, life)
    says "the life is subtracted from the life total".

'122.1/takes' ::
    part_takes(act(v(remove_counters(cs(Number, Kind), Whom), [])), remove, Number,
               counters(Kind)) <=
        itself_as_card(Whom)
    says "counters are removed from it".

'122.1/puts' ::
    part_takes(act(v(put_counters(cs(Number, Kind), Whom), [])), put, Number, counters(Kind)) <=
        itself_as_card(Whom)
    says "counters are put on it".

'122.1/takes_among' ::
    part_takes(act(v(remove_counters_among(cs(Number, Kind), np(bare, Description)), [])), remove,
               Number, counters_among(Kind, Description))
    says "counters are removed from any of them".

'606.4/puts' :: part_takes(plus(Number), put, Number, counters(loyalty))
    says "so many loyalty counters are put on the permanent".

'606.4/takes' :: part_takes(minus(Number), remove, Number, counters(loyalty))
    says "so many loyalty counters are removed from the permanent".

'701.9a/takes_itself' ::
    part_takes(act(v(discard(Whom), [])), discard, 1, itself) <=
        itself_as_card(Whom)
    says "the card itself is discarded".

'701.9a/takes_hand' :: part_takes(act(v(discard(z(your, hand)), [])), discard, all, hand)
    says "every card in the hand is discarded".

'701.9a/takes' ::
    part_takes(act(v(discard(NounPhrase), [])), discard, Number, Description) <=
        number_and_kind(NounPhrase, Number, Description)
    says "they are discarded".

'701.13a/takes_itself' ::
    part_takes(act(v(exile(Whom), [])), exile, 1, itself) <=
        itself_as_card(Whom)
    says "the card itself is exiled".

'701.13a/takes' ::
    part_takes(act(v(exile(NounPhrase), [])), exile, Number, Description) <=
        number_and_kind(NounPhrase, Number, Description)
    says "they are exiled".

'701.17a/takes' ::
    part_takes(act(v(mill(NounPhrase), [])), mill, Number, Description) <=
        number_and_kind(NounPhrase, Number, Description)
    says "they are put from the top of the library into the graveyard".

'701.21a/takes_itself' ::
    part_takes(act(v(sacrifice(Whom), [])), sacrifice, 1, itself) <=
        itself_as_card(Whom)
    says "the permanent itself is sacrificed".

'701.21a/takes' ::
    part_takes(act(v(sacrifice(NounPhrase), [])), sacrifice, Number, Description) <=
        number_and_kind(NounPhrase, Number, Description)
    says "they are sacrificed".

'701.26a/takes' ::
    part_takes(act(v(tap(NounPhrase), [])), tap, Number, Description) <=
        number_and_kind(NounPhrase, Number, Description)
    says "they are tapped".

'701.26b/takes' ::
    part_takes(act(v(untap(NounPhrase), [])), untap, Number, Description) <=
        number_and_kind(NounPhrase, Number, Description)
    says "they are untapped".

'701.43a/takes' ::
    part_takes(act(v(exert(Whom), [])), exert, 1, itself) <=
        itself_as_card(Whom)
    says "the permanent itself is exerted".

'118.1/returns' ::
    part_takes(act(v(return(Whom, to(z(_Whose, hand))), [])), return, 1, itself) <=
        itself_as_card(Whom)
    says "the permanent itself is returned to the hand".


'201.5/itself' ::
    itself_as_card(NounPhrase) <=
        affected_ones(NounPhrase, itself)
    says "{NounPhrase} means the card itself".

'113.6m/self_from' :: itself_as_card(self_from(_Zone))
    says "its name means the card itself, in the zone where the ability functions".

'118.3/kind' ::
    number_and_kind(NounPhrase, Number, Description) <=
        number_taken(NounPhrase, Number, Description)
    says "it means {Number} of them".

'107.3a/kind' :: number_and_kind(np(n(x), Description), x, Description)
    says "who activates the ability chooses the value of X".

'118.3/one' ::
    number_taken(np(a, Description), 1, Description)
    says "it means one".

'118.3/another' ::
    number_taken(np(another, f(Adjectives, Noun, Posts)), 1, f([other|Adjectives], Noun, Posts))
    says "it means another one".

'118.3/number' ::
    number_taken(np(n(Number), Description), Number, Description) <=
        integer(Number)
    says "it means {Number}".
