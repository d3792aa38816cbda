:- encoding(utf8).
:- module(rules_106_spending_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 106.6: what mana may be spent on

Mana carries marks (605_mana_abilities.pl). Two of them restrict what it may be spent on:

  - `only(Sentence, Object)`: the ability of Object that made it says so; what Sentence means is
    read in kb/reading/spending_of_mana.pl
  - `no_mana`: it is no mana but stands in the place of some (702.51, 702.66, 702.126)

What something is asked for is one of

  - `cost(Purpose)`: the cost itself, of a spell `casting(Card, Way)`, of an ability
    `activating(Object, Ability)`, or `any_cost`, of which nothing else is known
  - `activation(Object)`: a mana ability of Object that is activated on the way
*/

:- relation may_be_spent(+Marks, +For)
       says "mana with the marks {Marks} may be spent on {For}"
       else "mana with the marks {Marks} may not be spent on {For}".

:- relation pays_for_ability_of(+For, Source)
       says "{For} is to activate an ability of {Source}"
       else "{For} is not to activate an ability of {Source}".


'106.6' ::
    may_be_spent(Marks, For) <=
        all(member(only(Sentence, Object), Marks),
            lets_spend(Sentence, Object, For))
            else "the ability that makes it lets it be spent on other things only",
        all(member(no_mana, Marks),
            For = cost(_Purpose))
            else "it stands in for mana of the spell's own cost only"
    says "nothing keeps it from being spent on {For}".

'106.6/spell' ::
    lets_spend(spend_only(Purposes), Object, cost(casting(Card, Way))) <=
        member(Allowed, Purposes),
        purpose_in(Allowed, v(cast(Whatever), [])),
        spells_meant(Whatever, Description),
        spell_meant(Description, Object, Card, Way)
    says "{Card} is a spell that the mana of {Object} may be spent on".

'106.6/ability' ::
    lets_spend(spend_only(Purposes), Object, For) <=
        pays_for_ability_of(For, Source),
        member(Allowed, Purposes),
        purpose_in(Allowed, v(activate(np(_Determiner, Abilities)), [])),
        source_meant(Abilities, Object, Source)
    says "the mana of {Object} may be spent on abilities such as that of {Source}".

'602.2b/cost' ::
    pays_for_ability_of(cost(activating(Source, _Ability)), Source)
    says "an ability of {Source} is activated".

'602.2b/activation' ::
    pays_for_ability_of(activation(Source), Source)
    says "a mana ability of {Source} is activated".
