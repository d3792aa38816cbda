:- encoding(utf8).
:- module(reading_mana_sentences, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which sentence of an effect adds the mana

mana_effects.pl and mana_amounts.pl read effects whose first words add mana. Here are the others:
“draw a card, then add one mana of any color”, “you lose 1 life and add {B}”, “each player reveals
... Then add {R}”.

    addition(Sentences, Who, Amount, Adjuncts)

One sentence adds the mana; the others neither add any nor put something in its place. Who adds it
is `you`, or `player` for any other player, to whom a permanent gives its mana all the same.
*/

:- relation addition(+Sentences, Who, Amount, Adjuncts)
       says "one of {Sentences} has {Who} add {Amount}, and the others leave mana alone"
       else "it is not read which of {Sentences} adds mana".

:- relation sentence_adds(+Sentence, Who, Amount, Adjuncts)
       says "{Sentence} has {Who} add {Amount}"
       else "{Sentence} does not add mana in a way that is read".

:- relation one_part_adds(+Parts, Amount, Adjuncts)
       says "one of {Parts} adds {Amount}, and the others leave mana alone"
       else "it is not read which of {Parts} adds mana".

:- relation part_adds(+Part, Amount, Adjuncts)
       says "{Part} adds {Amount}"
       else "{Part} does not add mana".

:- relation counts_what_was_changed(+Before, +Amount, +Adjuncts)
       says "what {Amount} counts may have been changed by {Before}"
       else "what {Amount} counts was not changed by {Before}".

:- relation said_in_full(+Amount, +Adjuncts, Full)
       says "{Amount}, with the words behind it, is {Full}"
       else "it is not read what the words behind {Amount} say of it".


%   Where a sentence is not the first one, or has more than one thing done.

'608.2c/addition' ::
    effect_adds(activated(Costs, [First, Second|Sentences]), Full) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        not(sentence_adds(First, you, _Amount, _Adjuncts))
            else "its first sentence adds mana",
        addition([First, Second|Sentences], you, Amount, Adjuncts),
        said_in_full(Amount, Adjuncts, Full)
    says "resolving, it adds {Full}, among other things".

'608.2c/first_of_several' ::
    effect_adds(activated(Costs, [do([Part, Next|Parts])|Sentences]), Full) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        addition([do([Part, Next|Parts])|Sentences], you, Amount, Adjuncts),
        said_in_full(Amount, Adjuncts, Full)
    says "resolving, it adds {Full}, among other things".

'606.2/addition' ::
    effect_adds(loyalty(_Cost, [do([Part, Next|Parts])|Sentences]), Full) <=
        addition([do([Part, Next|Parts])|Sentences], you, Amount, Adjuncts),
        said_in_full(Amount, Adjuncts, Full)
    says "resolving, it adds {Full}, among other things".

'606.2/later_addition' ::
    effect_adds(loyalty(_Cost, [First, Second|Sentences]), Full) <=
        not(sentence_adds(First, you, _Amount, _Adjuncts))
            else "its first sentence adds mana",
        addition([First, Second|Sentences], you, Amount, Adjuncts),
        said_in_full(Amount, Adjuncts, Full)
    says "resolving, it adds {Full}, among other things".


% “Add {B}, then add an additional {B} for each ...”: both are added.

'608.2c/both' ::
    effect_adds(activated(Costs, [do([v(add(First), Adjuncts),
                                      then(v(add(Second), MoreAdjuncts))])|Sentences]),
                both(FirstInFull, SecondInFull)) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Sentences),
        said_in_full(First, Adjuncts, FirstInFull),
        said_in_full(Second, MoreAdjuncts, SecondInFull)
    says "resolving, it adds {FirstInFull} and then {SecondInFull}".

'608.2c/both_give' ::
    amount_gives(both(First, Second), Permanent, Types) <=
        amount_gives(First, Permanent, FirstTypes),
        amount_gives(Second, Permanent, SecondTypes),
        append(FirstTypes, SecondTypes, Types)
    says "{FirstTypes} and {SecondTypes} are added".

'reading/both' ::
    readable_amount(both(First, Second)) <=
        readable_amount(First),
        readable_amount(Second)
    says "both amounts are read".


'608.2c/one_sentence' ::
    addition(Sentences, Who, Amount, Adjuncts) <=
        append(Before, [Sentence|After], Sentences),
        sentence_adds(Sentence, Who, Amount, Adjuncts),
        leaves_mana_alone(Before),
        leaves_mana_alone(After),
        not(counts_what_was_changed(Before, Amount, Adjuncts))
            else "what it counts may have been changed before"
    says "{Sentence} is the only one that is about adding mana".

'608.2c/you_add' ::
    sentence_adds(do(Parts), you, Amount, Adjuncts) <=
        one_part_adds(Parts, Amount, Adjuncts)
    says "“you” are told to add it".

'109.5/you_add' ::
    sentence_adds(clause(c(you, [Part|Parts])), you, Amount, Adjuncts) <=
        one_part_adds([Part|Parts], Amount, Adjuncts)
    says "“you” add it".

'608.2d/you_may_add' ::
    sentence_adds(clause(c(you, may(Parts))), you, Amount, Adjuncts) <=
        one_part_adds(Parts, Amount, Adjuncts)
    says "“you” may add it".

'106.4/player_adds' ::
    sentence_adds(clause(c(player(_Which), [Part|Parts])), player, Amount, Adjuncts) <=
        one_part_adds([Part|Parts], Amount, Adjuncts)
    says "a player adds it".

'106.4/they_add' ::
    sentence_adds(clause(c(they, [Part|Parts])), player, Amount, Adjuncts) <=
        one_part_adds([Part|Parts], Amount, Adjuncts)
    says "the player of whom it spoke adds it".

'608.2d/player_may_add' ::
    sentence_adds(clause(c(player(_Which), may(Parts))), player, Amount, Adjuncts) <=
        one_part_adds(Parts, Amount, Adjuncts)
    says "a player may add it".

'608.2c/one_part' ::
    one_part_adds(Parts, Amount, Adjuncts) <=
        append(Before, [Part|After], Parts),
        part_adds(Part, Amount, Adjuncts),
        leaves_mana_alone(Before),
        leaves_mana_alone(After),
        not(counts_what_was_changed(Before, Amount, Adjuncts))
            else "what it counts may have been changed before"
    says "{Part} is the only part that is about adding mana".

'608.2c/adds'      :: part_adds(v(add(Amount), Adjuncts), Amount, Adjuncts)
    says "{Amount} is added".

'608.2c/and_adds'  :: part_adds(and(v(add(Amount), Adjuncts)), Amount, Adjuncts)
    says "{Amount} is added besides".

'608.2c/then_adds' :: part_adds(then(v(add(Amount), Adjuncts)), Amount, Adjuncts)
    says "{Amount} is added then".


% Instructions are followed in order: “put a charge counter on this. Add X mana, where X is the
% number of charge counters on this” counts the new one, too.

'608.2c/counted_after' ::
    counts_what_was_changed([First|_Before], Amount, Adjuncts) <=
        said_in_full(Amount, Adjuncts, Full),
        counted_in(Full)
    says "{Full} is counted when {First} has been done".


'106.3/in_full' ::
    said_in_full(Amount, Adjuncts, Full) <=
        added_amount(Amount, Adjuncts, Full)
    says "{Full} is meant".
