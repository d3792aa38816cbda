:- encoding(utf8).
:- module(reading_changes_of_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What it changes to have something: abilities, and what stands behind “with”
*/

:- relation posts_change(+Posts, Changes)
       says "“with {Posts}” is {Changes}"
       else "it is not read what “with {Posts}” is".

:- relation granted_abilities(+List, Changes)
       says "to have {List} is {Changes}"
       else "it is not read what it is to have {List}".

:- relation one_granted(+Item, Change)
       says "to have {Item} is {Change}"
       else "it is not read what it is to have {Item}".

:- relation plain_keyword(+Item, Keyword)
       says "{Item} is the keyword {Keyword}"
       else "{Item} is no plain keyword".

:- relation no_lone_keyword(+Item)
       says "{Item} is joined to others, quoted, has a cost or is no keyword at all"
       else "{Item} stands alone".


%   What stands behind the noun: “with base power and toughness 1/1”, “with "{T}: Add {C}"”.

'reading/no_posts' :: posts_change([], [])
    says "nothing stands behind it".

'113.10/with' ::
    posts_change([with(quoted(Term))|Posts], [add_ability(Term)|Changes]) <=
        posts_change(Posts, Changes)
    says "it has the quoted ability".

'113.10/with_keywords' ::
    posts_change([with([Item|Items])|Posts], Changes) <=
        granted_abilities([Item|Items], First),
        posts_change(Posts, Rest),
        append(First, Rest, Changes)
    says "it has these keywords".

'613.4b/with' ::
    posts_change([with(base_power_toughness(pt(Power, Toughness)))|Posts],
                 [set_power(Power), set_toughness(Toughness)|Changes]) <=
        integer(Power),
        integer(Toughness),
        posts_change(Posts, Changes)
    says "its base power and toughness are {Power}/{Toughness}".

'613.4b/with_mana_value' ::
    posts_change([with(power_toughness_each(statistic_of(Whose, mana_value)))|Posts],
                 [set_power(mana_value), set_toughness(mana_value)|Changes]) <=
        member(Whose, [its, their]),
        posts_change(Posts, Changes)
    says "its power and toughness are its mana value".


%   Abilities that are given.

'113.10/no_more' :: granted_abilities([], [])
    says "no more abilities".

'113.10/first_of_more' ::
    granted_abilities([Item|Items], [Change|Changes]) <=
        one_granted(Item, Change),
        granted_abilities(Items, Changes)
    says "the first is {Change}, the others {Changes}".

'113.10/quoted'    :: one_granted(quoted(Term), add_ability(Term))
    says "the quoted ability is added".

'113.10/keyword' ::
    one_granted(Keyword, add_ability(keywords([Keyword]))) <=
        plain_keyword(Keyword, Keyword)
    says "the keyword {Keyword} is added".

% “Equip {1}”, “ward {2}”: such an ability has its cost with it, and stands alone on a line, too.

'702.1/with_cost' ::
    one_granted(keyword_cost(Keyword, Cost), add_ability(keyword_cost(Keyword, Cost)))
    says "{Keyword} is added with the cost {Cost}".

% To have all creature types is not to have an ability: it is to be of every creature type.

'205.3m/given' :: one_granted(all_creature_types, add_subtypes([every_creature_type]))
    says "it is every creature type".

'113.10/and'       ::
    one_granted(and(Item), Change) <=
        one_granted(Item, Change)
    says "“and” joins abilities".

'113.10/comma'     ::
    one_granted(comma(Item), Change) <=
        one_granted(Item, Change)
    says "a comma joins abilities".

'113.10/comma_and' ::
    one_granted(comma_and(Item), Change) <=
        one_granted(Item, Change)
    says "“, and” joins abilities".

'702.1/plain' ::
    plain_keyword(Item, Item) <=
        not(no_lone_keyword(Item))
            else "{Item} is not a keyword alone"
    says "it is a keyword".

'702.1/joined_by_and' :: no_lone_keyword(and(_Item))       says "“and” joins it".

'702.1/joined_by_comma' :: no_lone_keyword(comma(_Item))     says "a comma joins it".

'702.1/joined_by_comma_and' :: no_lone_keyword(comma_and(_Item)) says "“, and” joins it".

'702.1/quoted' :: no_lone_keyword(quoted(_Term))    says "it is quoted".

'702.1/has_a_cost' :: no_lone_keyword(keyword_cost(_Keyword, _Cost))
    says "it has a cost".

'205.3m/no_keyword' :: no_lone_keyword(all_creature_types)
    says "creature types are no keyword".

'702.1/and'       ::
    plain_keyword(and(Item), Keyword) <=
        plain_keyword(Item, Keyword)
    says "“and” joins keywords".

'702.1/comma'     ::
    plain_keyword(comma(Item), Keyword) <=
        plain_keyword(Item, Keyword)
    says "a comma joins keywords".

'702.1/comma_and' ::
    plain_keyword(comma_and(Item), Keyword) <=
        plain_keyword(Item, Keyword)
    says "“, and” joins keywords".
