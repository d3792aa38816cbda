:- encoding(utf8).
:- module(rules_721_striated_cards, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 721: mana from abilities behind a station symbol

Such a symbol stands for a static ability: as long as there are enough counters, the permanent has
the abilities of the striation. Only the mana of these abilities is told here, as types (106.7).
What a level symbol gives (711.2) is read as a continuous effect, in kb/reading/keyword_effects.pl.
*/

:- relation striation_ability(Permanent, Ability, Term)
       says "{Ability} gives {Permanent} the ability {Term}"
       else "{Ability} does not give {Permanent} the ability {Term}".

:- relation striation_reached(+Term, Permanent, Terms)
       says "{Permanent} has the abilities {Terms} of {Term}"
       else "{Permanent} does not have the abilities of {Term}".

:- relation read_in_striation(+Terms)
       says "what {Terms} say of adding mana is read"
       else "what {Terms} say of adding mana is not read".


'721.2/mana' ::
    adds_some_mana(Permanent, Ability, Amount) <=
        striation_ability(Permanent, Ability, Term),
        effect_adds(Term, Amount)
    says "{Ability} gives {Permanent} an ability that adds {Amount}".

'721.2' ::
    striation_ability(Permanent, Ability, Term) <=
        has_ability(Permanent, Ability),
        ability_term(Ability, Symbol),
        striation_reached(Symbol, Permanent, Terms),
        member(Term, Terms)
    says "{Permanent} has enough counters for {Ability}".

'721.2a' ::
    striation_reached(striation(Least, Terms), Permanent, Terms) <=
        counters(Permanent, charge, Number),
        Number >= Least
            else "{Permanent} has {Number} charge counters"
    says "{Permanent} has {Number} charge counters, and {Least} are enough".


'reading/station_types_told' ::
    types_are_told(Face, Index) <=
        printed_ability(Face, Index, striation(_Least, Terms)),
        read_in_striation(Terms)
    says "the abilities behind the station symbol are read".

'reading/in_striation' ::
    read_in_striation(Terms) <=
        all(( member(Term, Terms),
              words(Term, Words),
              member(add, Words)
            ),
            effect_adds(Term, _Amount))
            else "one of them adds mana in a way that is not read"
    says "each of them that adds mana is read".
