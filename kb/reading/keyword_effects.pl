:- encoding(utf8).
:- module(reading_keyword_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Keywords and symbols that stand for a continuous effect on their own permanent

Level symbols (711.2), reconfigure (702.151b) and living metal (702.161a). What a Class has at a
level that the board does not give (716.2) is no effect that is known.
*/

:- relation abilities_added(+Abilities, Changes)
       says "to have {Abilities} is {Changes}"
       else "to have {Abilities} is not {Changes}".

:- relation of_a_class_level(+Face, +Index)
       says "line {Index} of {Face} belongs to a level of a Class"
       else "line {Index} of {Face} belongs to no level of a Class".


'711.2a' ::
    static_effect(level_symbol(between(Least, Most), pt(Power, Toughness), Abilities), itself,
                  level_counters(Least, Most),
                  [set_power(Power), set_toughness(Toughness)|Changes]) <=
        abilities_added(Abilities, Changes)
    says "with {Least} to {Most} level counters it is {Power}/{Toughness} and has {Abilities}".

'711.2b' ::
    static_effect(level_symbol(at_least(Least), pt(Power, Toughness), Abilities), itself,
                  source_has_counters(level, Least),
                  [set_power(Power), set_toughness(Toughness)|Changes]) <=
        abilities_added(Abilities, Changes)
    says "with {Least} level counters or more it is {Power}/{Toughness} and has {Abilities}".

'711.2a/ability_alone' ::
    static_effect(level_symbol_alone(between(Least, Most), Ability), itself,
                  level_counters(Least, Most), [add_ability(Ability)])
    says "with {Least} to {Most} level counters it has {Ability}".

'711.2b/ability_alone' ::
    static_effect(level_symbol_alone(at_least(Least), Ability), itself,
                  source_has_counters(level, Least), [add_ability(Ability)])
    says "with {Least} level counters or more it has {Ability}".

'711.2/no_more' :: abilities_added([], [])
    says "no more abilities".

'711.2/ability' ::
    abilities_added([Term|Terms], [add_ability(Term)|Changes]) <=
        abilities_added(Terms, Changes)
    says "it has {Term}".

'711.2a/met' ::
    condition_met(level_counters(Least, Most), Source) at _ <=
        counters(Source, level, Number),
        Number >= Least
            else "{Source} has {Number} level counters",
        Number =< Most
            else "{Source} has {Number} level counters"
    says "{Source} has {Number} level counters".

'702.151b' ::
    static_effect(keyword_cost(reconfigure, _Cost), itself, source_is_attached,
                  [lose_types([creature])])
    says "attached to a creature, it is not a creature".

'702.151b/met' ::
    condition_met(source_is_attached, Source) at _ <=
        attached_to(Source, _Host)
    says "{Source} is attached".

'702.161a' ::
    static_effect(keywords(Keywords), itself, turn_of(you), [add_types([artifact, creature])]) <=
        member(living_metal, Keywords)
    says "living metal makes it an artifact creature during your turn".

'716.2' ::
    of_a_class_level(Face, Index) <=
        printed_ability(Face, Bar, class_level(_Cost, _Level)),
        Bar < Index
            else "the line stands above the level"
    says "line {Bar} of {Face} begins a level, and line {Index} stands below it".
