:- encoding(utf8).
:- module(reading_relevance_forbidden_costs, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could keep a cost from being paid, or let something else be paid

“Can't” takes precedence (101.2), also of what a cost asks for: a player who can't lose life can't pay
life (119.8), and where no counters can be put on a creature, a cost of putting one there can't be
paid. Such a text is told by its “can't” and by what it shares with the cost.

The other way round, a text may let mana be spent as though it were other mana (609.4b), or let
something else be paid for a symbol.
*/

:- relation forbidding_text(+Player, Text, Words)
       says "{Text} is not read and says what can't be done, perhaps by {Player}"
       else "{Text} is read, or it does not say what {Player} can't do".

:- relation could_forbid(+Words, +Cost)
       says "the words could forbid to pay {Cost}"
       else "the words do not forbid to pay {Cost}".

:- relation could_forbid_life(+Words)
       says "the words could forbid to pay life"
       else "the words do not forbid to pay life".

:- relation words_of_paying(Words)
       says "{Words} are about one way to pay"
       else "{Words} are not about one way to pay".

:- relation substituting_text(Text)
       says "{Text} is not read and may let something else be paid for a symbol"
       else "{Text} lets nothing else be paid for a symbol, or it is read".


%   Texts that forbid.

'101.2/forbidding' ::
    forbidding_text(Player, Text, Words) <=
        in_force(none, none, any, forbidding, other, Text, Words),
        not(aimed_elsewhere(Player, Text, Words))
            else "{Text} is about other players"
    says "{Text} is in force".

'101.2/words' ::
    vocabulary(forbidding, ['can\'t', cannot])
    says "every text that forbids something has one of these words".

'118.3/could_forbid' ::
    could_forbid(Words, Cost) <=
        words(Cost, CostWords),
        words_of_paying(Paying),
        shares(CostWords, Paying),
        shares(Words, Paying)
    says "it speaks of what {Cost} asks for".

'118.3/could_forbid_mana' ::
    could_forbid(Words, mana(_Symbols)) <=
        shares(Words, [mana, pay, pays, paid])
    says "it speaks of mana, or of paying".

'119.4/could_forbid' ::
    could_forbid_life(Words) <=
        could_forbid(Words, pay(life))
    says "it speaks of life, or of paying".


'118.3/by_paying' :: words_of_paying([pay, pays, paid])
    says "of paying life, energy or mana".

'119.8/by_life'         :: words_of_paying([life])                           says "of paying life".

'701.21/by_sacrificing' :: words_of_paying([sacrifice, sacrifices, sacrificed])
    says "of sacrificing".

'701.9/by_discarding'   :: words_of_paying([discard, discards, discarded])   says "of discarding".

'701.13/by_exiling'     :: words_of_paying([exile, exiles, exiled, leave, leaves])
    says "of exiling".

'118.3/by_returning'    :: words_of_paying([return, returns, returned, leave, leaves])
    says "of returning something".

'701.20/by_revealing'   :: words_of_paying([reveal, reveals, revealed])      says "of revealing".

'122.1/by_counters'     :: words_of_paying([counter, counters])              says "of counters".

'701.17/by_milling'     :: words_of_paying([mill, mills, milled])            says "of milling".

'107.5/by_tapping'      :: words_of_paying([tap, taps, tapped])              says "of tapping".

'107.6/by_untapping'    :: words_of_paying([untap, untaps, untapped])        says "of untapping".


%   What they could keep from being paid.

'118.3/hinder_activation' ::
    could_hinder(Text, may_activate(Player, Object, Ability)) <=
        player(Player),
        forbidding_text(Player, Text, Words),
        activated_ability(Object, Ability, Costs, _Effect),
        member(Cost, Costs),
        could_forbid(Words, Cost)
    says "{Text} could forbid to pay {Cost} for {Ability}".

'118.3/blocked' ::
    doubtful_source(Player, Permanent, Text) <=
        player(Player),
        forbidding_text(Player, Text, Words),
        controls(Player, Permanent),
        mana_ability(Permanent, Ability),
        activated_ability(Permanent, Ability, Costs, _Effect),
        member(Cost, Costs),
        could_forbid(Words, Cost)
    says "{Text} could forbid to pay {Cost} for the mana of {Permanent}".

'118.3/hinder_casting' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        player(Player),
        forbidding_text(Player, Text, Words),
        total_cost(Player, Card, Way, cost(_Symbols, Others)),
        member(Part, Others),
        could_forbid(Words, Part)
    says "{Text} could forbid to pay {Part} for {Card}".

'107.4f/hinder_casting' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        player(Player),
        forbidding_text(Player, Text, Words),
        could_forbid_life(Words),
        total_cost(Player, Card, Way, cost(Symbols, _Others)),
        member(Symbol, Symbols),
        life_pays_symbol(Symbol)
    says "{Text} could forbid to pay life for {Symbol}".

'107.4f/hinder_paying' ::
    could_hinder(Text, cost_can_be_paid(Player, Symbols, _X, _Use)) <=
        player(Player),
        forbidding_text(Player, Text, Words),
        could_forbid_life(Words),
        member(Symbol, Symbols),
        life_pays_symbol(Symbol)
    says "{Text} could forbid to pay life for {Symbol}".


%   Paying with something else. For spells this is one of the topics of words_about_casting.pl.

'609.4b/substituting' ::
    substituting_text(Text) <=
        in_force(none, none, any, casting_matters, other, Text, Words),
        lets_pay_otherwise(Words)
    says "{Text} is in force".

'609.4b/help_paying' ::
    could_help(Text, cost_can_be_paid(Player, _Symbols, _X, _Use)) <=
        player(Player),
        substituting_text(Text)
    says "{Text} might let something else be paid".

'609.4b/supplies_mana' ::
    supplies_activation(Player, _Object, _Ability, Text, mana) <=
        player(Player),
        substituting_text(Text)
    says "{Text} might let something else be paid".
