:- encoding(utf8).
:- module(reading_counted_numbers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Numbers that a text has counted: permanents, counters, devotion, power

number_of/3 finds the number as things are now. What it does not find says something only if
readable_count/1 holds.
*/

:- relation number_of(+What, +Source, Number)
       says "{What} of {Source} is {Number}"
       else "{What} of {Source} is not {Number}".

:- relation readable_count(+What)
       says "the number {What} is read"
       else "the number {What} is not read".

:- relation number_of_source(+What)
       says "{What} is asked of the source itself"
       else "{What} is not asked of the source itself alone".

:- relation is_the_source(+Phrase)
       says "{Phrase} means the source itself"
       else "{Phrase} does not mean the source itself".

:- relation total_counters(+Counters, Number)
       says "{Counters} are {Number} counters"
       else "{Counters} are not {Number} counters".

:- relation statistic(Object, Statistic, Number)
       says "the {Statistic} of {Object} is {Number}"
       else "the {Statistic} of {Object} is not {Number}".


'107.1/number' ::
    number_of(Number, _Source, Number) <=
        integer(Number)
    says "the number is given".

'107.3/count_each' ::
    number_of(np(Description), Source, Number) <=
        count(Object, described_now(Description, Source, Object), Number)
    says "there are {Number} of them".

'107.3/count' ::
    number_of(count(What), Source, Number) <=
        number_of(What, Source, Number)
    says "the number is {Number}".

'122.1/count' ::
    number_of(counters_of_kind_on(Kind, Where), Source, Number) <=
        is_the_source(Where),
        Kind \== any,
        counters(Source, Kind, Number)
    says "{Source} has {Number} {Kind} counters".

'122.1/count_none' ::
    number_of(counters_of_kind_on(Kind, Where), Source, 0) <=
        is_the_source(Where),
        Kind \== any,
        not(counters(Source, Kind, _Number))
    says "{Source} has no {Kind} counters".

'122.1/count_any' ::
    number_of(counters_of_kind_on(any, Where), Source, Number) <=
        is_the_source(Where),
        collect(Kind-Each, counters(Source, Kind, Each), Counters),
        total_counters(Counters, Number)
    says "{Source} has {Number} counters".

'122.1/no_counters' :: total_counters([], 0)
    says "there are no more".

'122.1/total' ::
    total_counters([_Kind-Each|Counters], Number) <=
        total_counters(Counters, Others),
        Number is Each + Others
    says "{Each} of one kind and {Others} others".

% “For each charge counter removed this way”: as many as the player wants.

'122.1/removed_number' ::
    number_of(counters_removed(Kind), Source, Number) <=
        counters(Source, Kind, There),
        copies(There, Kind, All),
        append(Removed, _Left, All),
        length(Removed, Number)
    says "{Number} of the {There} {Kind} counters on {Source} may be removed".

'700.5' ::
    number_of(devotion(your, Color), Source, Number) <=
        means_by_you(Source, You),
        count(symbol(Object, Place),
              ( controls(You, Object),
                permanent(Object),
                mana_cost_of(Object, Symbols),
                nth1(Place, Symbols, Symbol),
                symbol_color(Symbol, Color)
              ),
              Number)
    says "the mana costs of permanents that {You} controls have {Number} {Color} symbols".

'208.1/of_source' ::
    number_of(statistic_of(of(Whose), Statistic), Source, Number) <=
        is_the_source(Whose),
        statistic(Source, Statistic, Value),
        Number is max(0, Value)
    says "the {Statistic} of {Source} is {Value}".

'208.1/greatest' ::
    number_of(greatest(Statistic, np(bare, Description)), Source, Number) <=
        member(Statistic, [power, toughness]),
        all(described_now(Description, Source, Known),
            statistic(Known, Statistic, _Value)),
        collect(Value,
                ( described_now(Description, Source, Object),
                  statistic(Object, Statistic, Value)
                ),
                Values),
        max_list([0|Values], Number)
    says "the greatest {Statistic} among them is {Number}".

'119.1/your_life' ::
    number_of(statistic_of(your, life_total), Source, Number) <=
        means_by_you(Source, You),
        life(You, Life),
        Number is max(0, Life)
    says "{You} has {Life} life".

'208.1/statistic_power' ::
    statistic(Object, power, Number) <=
        power_of(Object, Number)
    says "its power is {Number}".

'208.1/statistic_toughness' ::
    statistic(Object, toughness, Number) <=
        toughness_of(Object, Number)
    says "its toughness is {Number}".

'608.2h/counters_of_source' ::
    number_of_source(counters_of_kind_on(_Kind, Where)) <=
        is_the_source(Where)
    says "it is a number of counters on the source".

'608.2h/counted_of_source' ::
    number_of_source(count(What)) <=
        number_of_source(What)
    says "it is a number of something on the source".

'608.2h/statistic_of_source' ::
    number_of_source(statistic_of(of(Whose), _Statistic)) <=
        is_the_source(Whose)
    says "it is a number of the source".

'201.5/counts_self' :: is_the_source(self)
    says "the name of the source means the source".

'201.5/counts_this' :: is_the_source(this(_Description))
    says "“this” means the source".


'reading/number' ::
    readable_count(Number) <=
        integer(Number)
    says "it is a number".

'reading/number_of_objects' ::
    readable_count(np(Description)) <=
        readable_now_as(Description)
    says "it is read which objects are counted".

'reading/number_count' ::
    readable_count(count(What)) <=
        readable_count(What)
    says "it is read what is counted".

'reading/number_of_counters' ::
    readable_count(counters_of_kind_on(_Kind, Where)) <=
        is_the_source(Where)
    says "counters on the source are read".

'reading/number_devotion' ::
    readable_count(devotion(your, Color)) <=
        color(Color)
    says "devotion to {Color} is read".

'reading/number_statistic' ::
    readable_count(statistic_of(of(Whose), Statistic)) <=
        is_the_source(Whose),
        member(Statistic, [power, toughness])
            else "{Statistic} is neither power nor toughness"
    says "the {Statistic} of the source is read".

'reading/number_greatest' ::
    readable_count(greatest(Statistic, np(bare, Description))) <=
        member(Statistic, [power, toughness]),
        readable_now_as(Description)
    says "the greatest {Statistic} among them is read".

'reading/number_life' :: readable_count(statistic_of(your, life_total))
    says "a life total is read".

'reading/number_removed' :: readable_count(counters_removed(_Kind))
    says "the number of counters that are removed is read".
