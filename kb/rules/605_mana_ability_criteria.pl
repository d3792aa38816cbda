:- encoding(utf8).
:- module(rules_605_mana_ability_criteria, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 605.1, 605.2 and 605.5: which abilities are mana abilities

All of it is said of the ability as it is written: that nothing comes of it at the moment changes
nothing (605.2), and neither do replacement effects of others (605.1a).
*/

:- relation mana_ability(Object, Ability)
       says "{Ability} of {Object} is a mana ability"
       else "{Ability} of {Object} is not a mana ability".

:- relation activated_mana_ability(Object, Ability)
       says "{Ability} of {Object} is an activated mana ability"
       else "{Ability} of {Object} is not an activated mana ability".

:- relation triggered_mana_ability(Object, Ability)
       says "{Ability} of {Object} is a triggered mana ability"
       else "{Ability} of {Object} is not a triggered mana ability".

:- relation no_mana_ability(Object, Ability)
       says "{Ability} of {Object} can't be a mana ability"
       else "nothing keeps {Ability} of {Object} from being a mana ability".

:- relation could_add_mana(+Effect)
       says "the effect could add mana"
       else "the effect could not add mana".

:- relation requires_target(+Effect)
       says "the effect requires a target"
       else "the effect requires no target".

:- relation moves_card_of_library(+Effect)
       says "the effect moves a card to or from a library"
       else "the effect moves no card to or from a library".

:- relation cost_moves_card_of_library(+Costs)
       says "the cost moves a card to or from a library"
       else "the cost moves no card to or from a library".

:- relation words_of_library_moves(Words)
       says "{Words} speak of moving cards to or from a library"
       else "{Words} are not the words that speak of moving cards to or from a library".


'605.1/activated' ::
    mana_ability(Object, Ability) <=
        activated_mana_ability(Object, Ability)
    says "{Ability} of {Object} is an activated mana ability".

'605.1/triggered' ::
    mana_ability(Object, Ability) <=
        triggered_mana_ability(Object, Ability)
    says "{Ability} of {Object} is a triggered mana ability".


'605.1a' ::
    activated_mana_ability(Object, Ability) <=
        activated_ability(Object, Ability, Costs, Effect),
        could_add_mana(Effect)
            else "{Ability} could not add mana",
        not(requires_target(Effect))
            else "{Ability} requires a target",
        not(loyalty_ability(Object, Ability))
            else "{Ability} is a loyalty ability",
        not(cost_moves_card_of_library(Costs))
            else "the cost of {Ability} moves a card to or from a library",
        not(moves_card_of_library(Effect))
            else "the effect of {Ability} moves a card to or from a library"
    says "{Ability} could add mana, needs no target and moves no card to or from a library".

'605.1b' ::
    triggered_mana_ability(Object, Ability) <=
        triggered_ability(Object, Ability, Event, _Condition, Effect),
        event_of_mana(Event)
            else "{Ability} does not trigger from a mana ability or from mana being added",
        could_add_mana(Effect)
            else "{Ability} could not add mana",
        not(requires_target(Effect))
            else "{Ability} requires a target"
    says "{Ability} triggers from mana being made, could add mana and needs no target".


% The converse, as far as the rules name it. Whatever does not meet the criteria is none, too.

'605.5a/target' ::
    no_mana_ability(Object, Ability) <=
        activated_ability(Object, Ability, _Costs, Effect),
        requires_target(Effect)
    says "{Ability} of {Object} has a target, so it is not a mana ability, whatever it adds".

'605.5a/triggered_with_target' ::
    no_mana_ability(Object, Ability) <=
        triggered_ability(Object, Ability, _Event, _Condition, Effect),
        requires_target(Effect)
    says "{Ability} of {Object} has a target, so it is not a mana ability, whatever it adds".

'605.5a/event' ::
    no_mana_ability(Object, Ability) <=
        triggered_ability(Object, Ability, Event, _Condition, _Effect),
        not(event_of_mana(Event))
            else "{Ability} triggers from a mana ability or from mana being added"
    says "{Ability} of {Object} triggers from something else than a mana ability".

'605.5a/no_mana' ::
    no_mana_ability(Object, Ability) <=
        triggered_ability(Object, Ability, Event, _Condition, Effect),
        event_of_mana(Event),
        not(could_add_mana(Effect))
            else "{Ability} could add mana"
    says "{Ability} of {Object} triggers from a mana ability, but it could not add mana".

'605.5b' ::
    no_mana_ability(Object, Ability) <=
        spell_ability(Object, Ability)
    says "{Ability} is what the spell {Object} does, and a spell is never a mana ability".

'606.2/no_mana_ability' ::
    no_mana_ability(Object, Ability) <=
        loyalty_ability(Object, Ability)
    says "{Ability} of {Object} is a loyalty ability, so it is not a mana ability".


% What is counted may be nothing at the moment, and a condition may not be met (605.2).

'605.1a/could_add' ::
    could_add_mana(Effect) <=
        done_at_once(Effect, Sentences),
        instruction(Sentences, v(add(Amount), _Adjuncts))
    says "an instruction of it is to add {Amount}".

% An ability that allows no target to be chosen requires targets all the same (115.6). New targets
% for a copy (115.7) are called “targets”, and no such ability itself has one.

'115.1/ability' ::
    requires_target(Effect) <=
        done_at_once(Effect, Sentences),
        words(Sentences, Words),
        member(target, Words)
            else "it does not speak of a target"
    says "it speaks of a target".

'605.1a/library' ::
    moves_card_of_library(Effect) <=
        done_at_once(Effect, Sentences),
        instruction(Sentences, v(Verb, Adjuncts)),
        Instruction = v(Verb, Adjuncts),
        words(Instruction, Words),
        not(member(add, Words))
            else "it adds mana, and at most counts such moves",
        words_of_library_moves(LibraryWords),
        shares(Words, LibraryWords)
            else "it has none of the words for moving such cards"
    says "“{Instruction}” moves a card to or from a library".

'605.1a/cost' ::
    cost_moves_card_of_library(Costs) <=
        words(Costs, Words),
        words_of_library_moves(LibraryWords),
        shares(Words, LibraryWords)
            else "it has none of the words for moving such cards"
    says "{Costs} has a word for moving cards to or from a library".

% To draw (121.1), mill (701.17a), surveil (701.25a), manifest (701.40a), explore (701.44a),
% learn (701.48a), connive (701.50a), discover (701.57a), cloak (701.58a), cascade (702.85a), and
% whatever names a library.

'605.1a/library_words' ::
    words_of_library_moves([library, libraries, draw, draws, mill, mills, surveil, surveils,
                            manifest, manifests, explore, explores, learn, learns,
                            connive, connives, discover, discovers, cloak, cloaks, cascade])
    says "these words speak of moving cards to or from a library".
