:- encoding(utf8).
:- module(reading_casting_costs, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Texts that make spells cost more or less

“Noncreature spells cost {1} more to cast.” A text is read as a whole or not at all. In which
order the changes apply is 601.2f, and what a reduction can take away is 118.7.
*/

:- relation cost_increase(Source, Ability, +Player, +Card, +Way, Symbols)
       says "{Source} makes {Card} cost {Symbols} more"
       else "{Source} does not make {Card} cost more".

:- relation cost_reduction(Source, Ability, +Player, +Card, +Way, Symbols)
       says "{Source} makes {Card} cost {Symbols} less"
       else "{Source} does not make {Card} cost less".

:- relation says_cost_more(+Term, Description, Symbols)
       says "{Term} increases costs by {Symbols}"
       else "{Term} increases no costs".

:- relation says_cost_less(+Term, Description, Symbols)
       says "{Term} reduces costs by {Symbols}"
       else "{Term} reduces no costs".

:- relation says_additional_cost(+Term, Part)
       says "{Term} asks for an additional cost: {Part}"
       else "{Term} asks for no additional cost".

:- relation cost_change_read(+Symbols)
       says "the amount {Symbols} is read"
       else "the amount {Symbols} is not read yet".


'reading/cost_more' ::
    cost_increase(Source, Ability, Player, Card, Way, Symbols) <=
        static_text(Source, Ability, Term),
        says_cost_more(Term, Description, Symbols),
        spell_fits(Description, Source, Player, Card, Way)
    says "{Source} makes spells such as {Card} cost {Symbols} more to cast".

'reading/cost_less' ::
    cost_reduction(Source, Ability, Player, Card, Way, Symbols) <=
        static_text(Source, Ability, Term),
        says_cost_less(Term, Description, Symbols),
        spell_fits(Description, Source, Player, Card, Way)
    says "{Source} makes spells such as {Card} cost {Symbols} less to cast".


'reading/cost_more/spells' ::
    says_cost_more(text([clause(c(np(bare, Description), [v(cost_more(Symbols), [])]))]),
                   Description, Symbols) <=
        spell_description_read(Description),
        cost_change_read(Symbols)
    says "it says that spells of this description cost {Symbols} more".

'reading/cost_less/spells' ::
    says_cost_less(text([clause(c(np(bare, Description), [v(cost_less(Symbols), [])]))]),
                   Description, Symbols) <=
        spell_description_read(Description),
        cost_change_read(Symbols)
    says "it says that spells of this description cost {Symbols} less".

'reading/cost_change' ::
    cost_change_read(Symbols) <=
        all(member(Symbol, Symbols),
            not(variable_symbol(Symbol)))
            else "an amount with X in it is not read yet"
    says "{Symbols} is a fixed amount of mana".


%   “As an additional cost to cast this spell, discard a card.” (118.8)

'reading/additional_cost' ::
    says_additional_cost(text([pre(additional_cost_to(v(cast(this(f([], n(spell), []))), [])),
                                   do([Action]))]),
                         act(Action)) <=
        cost_part_read(act(Action))
    says "it says what must be done besides".
