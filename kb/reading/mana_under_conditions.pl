:- encoding(utf8).
:- module(reading_mana_under_conditions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Mana of open number that there is only if the board is as it must be

The amounts are those of mana_of_open_number.pl, of which the types are known, and these:

    only_if(Condition, Amount)     Amount, where Condition holds now
    each_of(What, Amount)          Amount, if there is any of What

Neither says how much mana it is.
*/

:- relation some_of_it(+Amount, +Adjuncts, Some)
       says "{Amount}, with the words behind it, is {Some}, however much of it"
       else "it is not read what {Amount} is with the words behind it".

:- relation all_counters_removed(+Parts, Kind)
       says "{Parts} removes every {Kind} counter from the source"
       else "{Parts} does not remove every counter of a kind from the source".

:- relation brings_new_type(+Amount, +Object, +Permanent)
       says "{Amount} of {Object} could be mana of a type that {Permanent} could not produce"
       else "{Amount} of {Object} is of no type that {Permanent} could not produce".

:- relation mana_where_met(+Amount, Some)
       says "{Amount} is {Some} where what it asks for is there"
       else "{Amount} is not {Some} where what it asks for is there".

:- relation produced_surely(Permanent, Type)
       says "{Permanent} would produce {Type} mana, whatever is counted for it"
       else "{Permanent} would produce no {Type} mana without what is counted".

:- relation widened(+Posts, Wider)
       says "whoever is meant by {Posts}, it is one of those in {Wider}"
       else "{Posts} does not speak of a player who is still to be found".


'608.2c/in_full' ::
    some_of_it(Amount, Adjuncts, Full) <=
        said_in_full(Amount, Adjuncts, Full)
    says "{Full} is meant".

'107.3/some' ::
    some_of_it(Amount, Adjuncts, One) <=
        one_of_some(Amount, Adjuncts, One)
    says "it is some number of times {One}".


%   An intervening “if” is looked at once more as the ability resolves.

'603.4/some' ::
    may_add_some(triggered(Event, if(Condition), Sentences), only_if(Condition, Some)) <=
        readable_now(Condition)
            else "it is not read when the condition holds",
        not(event_of_mana(Event))
            else "it triggers from mana being made",
        addition(Sentences, _Who, Amount, Adjuncts),
        some_of_it(Amount, Adjuncts, Some)
    says "resolving, it adds {Some} if the condition holds".

'603.4/some_gives' ::
    some_gives(only_if(Condition, Amount), Permanent, Types) <=
        holds_now(Condition, Permanent),
        some_gives(Amount, Permanent, Types)
    says "the condition {Condition} is met".

'603.4/some_read' ::
    readable_some(only_if(Condition, Amount)) <=
        readable_now(Condition),
        readable_some(Amount)
    says "the condition is read, and so is {Amount}".


%   “Remove all charge counters from it. Add one mana of any color for each charge counter removed
%   this way.”

'122.1/all_removed' ::
    may_add_some(triggered(_Event, none,
                           [do(Parts), do([v(add(Amount), [for_each(counters_removed(Kind))])])
                           |Riders]),
                 each_of(counters_of_kind_on(Kind, self), Amount)) <=
        all_counters_removed(Parts, Kind),
        leaves_mana_alone(Riders)
    says "resolving, it adds {Amount} for each {Kind} counter that is removed".

'122.1/otherwise' ::
    may_add_some(triggered(_Event, none,
                           [do(Parts),
                            if(c(counters(cs(no, any)),
                                 past([v(be(done(remove, [this_way])), [])])), IfNone),
                            pre(otherwise, do([v(add(Amount), [])]))|Riders]),
                 each_of(counters_of_kind_on(Kind, self), Amount)) <=
        all_counters_removed(Parts, Kind),
        leaves_mana_alone([IfNone|Riders])
    says "resolving, it adds {Amount} if there are {Kind} counters to be removed".

'122.1/removes_all' ::
    all_counters_removed([v(remove_counters(cs(all, Kind), Whom), [])], Kind) <=
        is_the_source(Whom)
    says "they are removed from the source".


%   Who “that player” or the target is, is settled as the ability triggers or resolves: what any of
%   the players that can be meant controls may be counted.

'608.2h/each_of_widened' ::
    one_of_some(Amount, [for_each(np(f(Adjectives, Noun, Posts)))],
                each_of(np(f(Adjectives, Noun, Wider)), Amount)) <=
        widened(Posts, Wider)
    says "there is some for each that the player controls".

'608.2h/x_of_widened' ::
    one_of_some(of(x, Kind), [where_x(count(np(f(Adjectives, Noun, Posts))))],
                each_of(np(f(Adjectives, Noun, Wider)), of(1, Kind))) <=
        widened(Posts, Wider)
    says "X is how many the player controls".

'102.2/target_opponent' :: widened([control(target_opponent)], [control(a_opponent)])
    says "any opponent may be chosen".

'102.1/that_player' :: widened([control(they)], [])
    says "any player may be meant, and every permanent has a controller (108.4)".


%   Activated abilities.

'106.4/some_for_other_player' ::
    may_add_some(activated(Costs, [clause(c(player(_Which), [v(add(Amount), Adjuncts)]))|Riders]),
                 One) <=
        one_of_some(Amount, Adjuncts, One),
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "resolving, it has a player add {One} some number of times".

'118.12a/unless' ::
    may_add_some(activated(Costs, [do([v(choose(np(a, f([], n(color), []))), [])]),
                                   do([v(add(of(Number, that_color)), [unless(_Payment)])])
                                  |Riders]),
                 of(Number, any_one_color)) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "resolving, it adds mana of any color, unless a player keeps it from that".

'614.15/same_kind' ::
    may_add_some(activated(Costs, [do([v(add(of(_Old, Kind)), [])]),
                                   if(_Condition, do([v(add(of(_New, Kind)), [instead])]))|Riders]),
                 of(1, Kind)) <=
        not(activated_elsewhere(Costs))
            else "its cost moves the card from another zone, so it does not function here",
        leaves_mana_alone(Riders)
    says "it adds mana of the kind {Kind}, however much".


%   What there must be, and what a condition looks at, may be changed by other texts.

'608.2h/each_of' :: counted_in(each_of(_What, _Amount))
    says "it asks whether there are any".

'608.2h/only_if' :: counted_in(only_if(_Condition, _Amount))
    says "it has a condition that may look at other objects".

'107.3/some_changed' ::
    could_help(Text, could_produce(Permanent)) <=
        permanent(Permanent),
        texts_in_doubt([_First|_Others]),
        adds_some_mana(Object, _Ability, Amount),
        part_counted(Amount, Part),
        depends_on(Permanent, Object),
        brings_new_type(Amount, Object, Permanent)
            else "{Permanent} could produce every type of mana that {Amount} could be",
        could_change(Text, _Counted, Part)
    says "{Text} could change what {Object} counts".

'107.3/some_changed_for_less' ::
    could_hinder(Text, could_produce(Permanent)) <=
        permanent(Permanent),
        texts_in_doubt([_First|_Others]),
        adds_some_mana(Object, _Ability, Amount),
        part_counted(Amount, Part),
        depends_on(Permanent, Object),
        some_gives(Amount, Object, Types),
        member(Type, Types),
        not(produced_surely(Permanent, Type))
            else "{Permanent} would produce {Type} mana in any case",
        could_change(Text, _Counted, Part)
    says "{Text} could change what {Object} counts".

'106.7/new_type' ::
    brings_new_type(Amount, Object, Permanent) <=
        mana_where_met(Amount, Some),
        some_gives(Some, Object, Types),
        member(Type, Types),
        not(could_produce(Permanent, Type))
            else "{Permanent} could produce {Type} mana anyway"
    says "it could be {Type} mana, which {Permanent} could not produce otherwise".

% Effects on mana could make another type of it.

'616.1/new_type' ::
    brings_new_type(Amount, Object, _Permanent) <=
        mana_where_met(Amount, _Some),
        permanent(Object),
        mana_replacements([_First|_Others])
    says "there are effects that change mana".

'106.7/in_any_case' ::
    produced_surely(Permanent, Type) <=
        would_produce(Permanent, _Ability, Types),
        member(Type, Types)
    says "it would produce {Types} mana".

'603.4/where_met' ::
    mana_where_met(only_if(_Condition, Amount), Some) <=
        mana_where_met(Amount, Some)
    says "the condition may be met".

'608.2h/where_there_are_any' ::
    mana_where_met(each_of(_What, Amount), Amount)
    says "there may be some".

'608.2h/as_it_is' ::
    mana_where_met(Amount, Amount) <=
        not(counted_in(Amount))
            else "something is counted for it"
    says "it rests on nothing that is counted".
