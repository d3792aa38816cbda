:- encoding(utf8).
:- module(reading_unclear_groups, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Descriptions whose words could be grouped in another way

“Land or nonblack creature” means lands, and creatures that are not black: the grammar reads “land
or nonblack” as a choice of two words before “creature”. “Attacking or blocking creature” has the
same form and means such a choice. Which of them is meant, the form does not tell once a card type
is among the words. A description like that is not read.
*/

:- relation unclear_groups(+Adjectives, +Noun)
       says "the words {Adjectives} before {Noun} could be grouped in another way"
       else "it is clear how {Adjectives} and {Noun} belong together".

:- relation words_of_choice(+Adjective, Words)
       says "{Adjective} is a choice of {Words}"
       else "{Adjective} is no choice of words".

:- relation is_kind(+Word)
       says "{Word} is a card type or a subtype"
       else "{Word} is neither a card type nor a subtype".


% “Black creature or black planeswalker”, “land or nonblack creature”.

'109.2/groups' ::
    unclear_groups(Adjectives, Noun) <=
        is_kind(Noun),
        member(Adjective, Adjectives),
        words_of_choice(Adjective, Words),
        member(t(_Type), Words)
    says "{Adjective} has a card type in it, which may stand beside {Noun}".

% “Artifact or non-Aura enchantment card”.

'109.2/groups_before_a_type' ::
    unclear_groups(Adjectives, _Noun) <=
        select(Adjective, Adjectives, Others),
        words_of_choice(Adjective, Words),
        member(Word, Words),
        is_kind(Word),
        member(t(_Type), Others)
    says "{Adjective} has a type in it, and another type stands beside it".

% “Cleric or legendary creature”. “Cleric or Wizard creature” is clear.

'109.2/groups_with_a_subtype' ::
    unclear_groups(Adjectives, Noun) <=
        is_kind(Noun),
        member(Adjective, Adjectives),
        words_of_choice(Adjective, Words),
        member(sub(_Subtype), Words),
        not(all(member(Word, Words),
                is_kind(Word)))
            else "all of {Words} are types"
    says "{Adjective} has a subtype and other words in it, before {Noun}".

% “Artifact creatures and Dragons”.

'109.2/groups_before_nouns' ::
    unclear_groups(Adjectives, Nouns) <=
        words_of_choice(Nouns, _Several),
        member(t(_Type), Adjectives)
    says "a card type stands before several nouns, and may belong to the first alone".


'reading/choice/or'     :: words_of_choice(or(Words), Words)     says "“or” joins them".

'reading/choice/and'    :: words_of_choice(and(Words), Words)    says "“and” joins them".

'reading/choice/and_or' :: words_of_choice(and_or(Words), Words) says "“and/or” joins them".

'reading/kind/type'     :: is_kind(t(_Type))     says "it is a card type".

'reading/kind/subtype'  :: is_kind(sub(_Sub))    says "it is a subtype".
