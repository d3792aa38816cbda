:- encoding(utf8).
:- module(rules_207_text_box, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 207: what in the text box of a card has a meaning in the game */

:- relation meaning_of_ability(+Ability, Term)
       says "{Ability} means: {Term}"
       else "{Ability} does not mean {Term}".


'207.2/meaning' ::
    meaning_of_ability(Ability, Term) <=
        ability_term(Ability, Term)
    says "{Ability} says {Term}".

'207.2c/meaning' ::
    meaning_of_ability(Ability, Term) <=
        ability_term(Ability, worded(_AbilityWord, Term))
    says "the ability word before it has no meaning of its own".

'207.2c/static' ::
    static_effect(worded(_AbilityWord, Term), Affected, Condition, Changes) <=
        static_effect(Term, Affected, Condition, Changes)
    says "the ability word before it has no meaning of its own".

'207.2d/meaning' ::
    meaning_of_ability(Ability, Term) <=
        ability_term(Ability, flavored(_FlavorWord, Term))
    says "the flavor word before it has no meaning of its own".

'207.2d/static' ::
    static_effect(flavored(_FlavorWord, Term), Affected, Condition, Changes) <=
        static_effect(Term, Affected, Condition, Changes)
    says "the flavor word before it has no meaning of its own".
