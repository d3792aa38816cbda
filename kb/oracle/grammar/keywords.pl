:- encoding(utf8).
:- module(oracle_keywords,
          [ keyword_item//1,
            keyword_line//1,
            keyword_name//1,
            keyword_with_cost//1,
            keyword_with_cost_behind_dash//1,
            keyword_with_number//2,
            keyword_with_number_and_cost//1,
            keyword_with_simple_cost//1,
            landwalk_word/2,
            lone_keyword//1,
            plain_keyword//1
          ]).
:- use_module(lawmage(oracle/lexicon/keywords),
              [digital_keyword/2, keyword/3, keyword_parameter/2]).
:- use_module(lawmage(oracle/lexicon/words), [card_type/3, supertype/1]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1, predicate//2]).
:- use_module(lawmage(oracle/grammar/costs), [costs//1, mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens), [power_toughness//1]).
:- use_module(lawmage(oracle/grammar/determiners), [determiner//2]).
:- use_module(lawmage(oracle/grammar/filters), [filter//2, subtype_words//2]).
:- use_module(lawmage(oracle/grammar/lists),
              [conjoined//3, literally//1, proper_name//1, words//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2]).
:- use_module(lawmage(oracle/grammar/qualities), [statistic//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [number//1, number_as_word//1, quantity//1, range//1]).
:- use_module(lawmage(oracle/grammar/states), [color_word//1]).

/** <module> Keyword abilities (CR 702) with their parameters */

%!  keyword_name(?Keyword)// is nondet.

keyword_name(Keyword) -->
    [Word],
    { keyword(Keyword, [Word|Words], _) },
    literally(Words).

%!  plain_keyword(?Keyword)// is nondet.
%
%   A keyword without a parameter.

plain_keyword(Keyword) --> keyword_name(Keyword), { keyword_parameter(Keyword, none) }.

%!  keyword_item(?Keyword)// is nondet.
%
%   A keyword as it stands in a list of keywords or behind "has".

keyword_item(Keyword) --> lone_keyword(Keyword).

lone_keyword(Keyword) --> plain_keyword(Keyword).
lone_keyword(keyword_number(Keyword, Number)) --> keyword_with_number(Keyword, Number).
lone_keyword(protection(Quality)) --> [protection, from], protected_from(Quality).   % CR 702.16
lone_keyword(hexproof_from(Quality)) --> [hexproof, from], protected_from(Quality).   % CR 702.11d
lone_keyword(landwalk(Land)) --> landwalk(Land).                        % CR 702.14
lone_keyword(trample_over_planeswalkers) --> [trample, over, planeswalkers].   % CR 702.19
lone_keyword(affinity(Filter)) --> [affinity, for], filter(pl, Filter).   % CR 702.41
lone_keyword(enchant(Filter)) --> [enchant], filter(sg, Filter).        % CR 702.5
lone_keyword(enchant_player(Player)) --> [enchant], enchanted_player(Player).   % CR 702.5d
lone_keyword(champion(Filter)) --> [champion, a], filter(sg, Filter).   % CR 702.72
lone_keyword(offering(Subtype)) --> subtype_words(sg, Subtype), [offering].   % CR 702.48
lone_keyword(type_offering(Type)) -->                                   % CR 702.48
    [Type],
    { card_type(Type, Type, _) },
    [offering].
lone_keyword(partner_with(Name)) --> [partner, with], proper_name(Name).   % CR 702.124j
lone_keyword(partner_with_itself) --> [partner, with, itself].          % CR 702.124j
lone_keyword(partner_group(Words)) --> [partner, '-—'], words(Words).
lone_keyword(bands_with(Filter)) --> [bands, with, other], filter(pl, Filter).   % CR 702.22
lone_keyword(gift(Gift)) --> [gift], gift(Gift).                        % CR 702.174
lone_keyword(digital(Keyword)) -->
    [Word],
    { digital_keyword(Keyword, [Word|Words]) },
    literally(Words).
lone_keyword(devour_quality(Filter, Number)) --> [devour], filter(sg, Filter), number(Number).

%!  keyword_with_number(?Keyword, ?Number)// is nondet.

keyword_with_number(Keyword, Number) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, number) },
    number(Number).

enchanted_player(player) --> [player].
enchanted_player(opponent) --> [opponent].

protected_from(Color) --> color_word(Color).
protected_from(each_color) --> [each, color].
protected_from(all_colors) --> [all, colors].
protected_from(everything) --> [everything].
protected_from(colored_spells) --> [colored, spells].
protected_from(monocolored) --> [monocolored].
protected_from(multicolored) --> [multicolored].
protected_from(any_color) --> [any, color].
protected_from(its_colors) --> [its, colors].
protected_from(each_of_its_colors) --> [each, of, its, colors].
protected_from(that_color) --> [that, color].
protected_from(the_colors_of(NounPhrase)) --> [the, colors, of], noun_phrase(_, NounPhrase).
protected_from(each_value_among(Statistic, NounPhrase)) -->             % CR 702.16i
    [each],
    statistic(Statistic),
    [among],
    noun_phrase(pl, NounPhrase).
protected_from(that_player) --> [that, player].                         % CR 702.16k
protected_from(chosen_color) --> [the, chosen, color].
protected_from(last_chosen_color) --> [the, last, chosen, color].
protected_from(color_of_your_choice) --> [the, color, of, your, choice].
protected_from(a_color_of_your_choice) --> [a, color, of, your, choice].
protected_from(statistic(Statistic, Range)) --> statistic(Statistic), range(Range).
protected_from(each_opponent) --> [each, of, your, opponents].
protected_from(snow) --> [snow].
protected_from(np(Filter)) --> filter(pl, Filter).
protected_from(or_from(Quality, OtherQuality)) -->
    protected_item(Quality),
    [or, from],
    protected_item(OtherQuality).
protected_from(and_from(Qualities)) --> protected_tail(Qualities).
protected_from(colors(Colors)) --> conjoined(and, color_word, Colors).

protected_tail([First, Second]) --> protected_item(First), [and, from], protected_item(Second).
protected_tail([First, Second, Third]) -->
    protected_item(First),
    [',', from],
    protected_item(Second),
    [',', and, from],
    protected_item(Third).

protected_item(Color) --> color_word(Color).
protected_item(each_color) --> [each, color].
protected_item(arcane) --> ['Arcane'].
protected_item(color_of_your_choice) --> [the, color, of, your, choice].
protected_item(np(Filter)) --> filter(pl, Filter).

landwalk(sub(Subtype)) --> [Word], { landwalk_word(Word, Subtype) }.
landwalk(nonbasic) --> ['non-', basic, landwalk].
landwalk(Supertype) --> [Supertype], { supertype(Supertype) }, [landwalk].
landwalk(artifact) --> [artifact, landwalk].
landwalk(snow(Subtype)) --> [snow, Word], { landwalk_word(Word, Subtype) }.
landwalk(of_type(Type)) --> [landwalk, of], landwalk_type(Type).
landwalk(snow_of_type(Type)) --> [snow, landwalk, of], landwalk_type(Type).

%   A land type that is known when the ability is given (CR 702.14a).

landwalk_type(chosen) --> [the, chosen, type].
landwalk_type(that) --> [that, type].
landwalk_type(of_your_choice) --> [your, choice].

%!  landwalk_word(?Word, ?Subtype) is nondet.

landwalk_word(plainswalk, plains).
landwalk_word(islandwalk, island).
landwalk_word(swampwalk, swamp).
landwalk_word(mountainwalk, mountain).
landwalk_word(forestwalk, forest).
landwalk_word(desertwalk, desert).

gift(card) --> [a, card].
gift(tapped_fish) --> [a, tapped, 'Fish'].
gift(treasure) --> [a, 'Treasure'].
gift(food) --> [a, 'Food'].
gift(extra_turn) --> [a, extra, turn].
gift(octopus) --> [a, 'Octopus'].

%!  keyword_with_cost(?Ability)// is nondet.
%
%   A keyword with its cost, as a line of its own. keyword_cost(Keyword, Costs) has the cost behind
%   a blank, keyword_costs(Keyword, Costs) behind a dash.

keyword_with_cost(Ability) --> keyword_with_simple_cost(Ability).
keyword_with_cost(Ability) --> keyword_with_cost_behind_dash(Ability).
keyword_with_cost(keyword_clause(Keyword, Clause)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, cost) },
    ['-—'],
    full_clause(Clause),
    ['.'].
keyword_with_cost(keyword_cost(Keyword, Costs)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, cost) },
    costs(Costs),
    { Costs = [mana(_), _|_] },
    ['.'].
keyword_with_cost(keyword_where_x(Keyword, Quantity)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, number) },
    ['X', ',', where, 'X', is],
    quantity(Quantity),
    ['.'].
keyword_with_cost(keyword_costs_if(Keyword, Costs, Condition)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, cost) },
    ['-—'],
    costs(Costs),
    [if],
    full_clause(Condition),
    ['.'].

keyword_with_cost_behind_dash(keyword_costs(Keyword, Costs)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, cost) },
    ['-—'],
    costs(Costs),
    ['.'].

keyword_with_simple_cost(keyword_cost(Keyword, [mana(Symbols)])) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, cost) },
    mana_symbols(Symbols).
keyword_with_simple_cost(typecycling(Type, Symbols)) -->                % CR 702.29e
    cycling_type(Type),
    mana_symbols(Symbols).

%!  keyword_with_number_and_cost(?Ability)// is nondet.

keyword_with_number_and_cost(keyword_number_cost(Keyword, Number, Costs)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, number_and_cost) },
    number(Number),
    ['-—'],
    costs(Costs).

%!  keyword_line(?Ability)// is nondet.
%
%   Keywords that stand alone on their line, with parameters of their own kind.

keyword_line(Ability) --> keyword_with_number_and_cost(Ability).
keyword_line(keyword_number_cost_apart(Keyword, Number, Costs)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, number_and_cost) },
    number(Number),
    ['—'],
    costs(Costs).
keyword_line(keyword_where_x_is(Keyword, Quantity)) -->
    keyword_name(Keyword),
    { keyword_parameter(Keyword, number) },
    ['X', ',', where, 'X', is],
    quantity(Quantity).
keyword_line(kicker_and_or(Symbols, OtherSymbols)) -->                          % CR 702.33b
    [kicker],
    mana_symbols(Symbols),
    ['and/or'],
    mana_symbols(OtherSymbols).
keyword_line(cumulative_upkeep_or(Symbols, OtherSymbols)) -->
    [cumulative, upkeep],
    mana_symbols(Symbols),
    [or],
    mana_symbols(OtherSymbols).
keyword_line(equip_quality(Filter, Symbols)) -->                        % CR 702.6c
    [equip],
    filter(sg, Filter),
    mana_symbols(Symbols).
keyword_line(splice(Filter, Symbols)) -->                               % CR 702.47
    [splice, onto],
    splice_filter(Filter),
    mana_symbols(Symbols).
keyword_line(splice_costs(Filter, Costs)) -->                           % CR 702.47
    [splice, onto],
    splice_filter(Filter),
    ['-—'],
    costs(Costs),
    ['.'].
keyword_line(splice_clause(Filter, Clause)) -->                         % CR 702.47
    [splice, onto],
    splice_filter(Filter),
    ['-—'],
    full_clause(Clause),
    ['.'].
keyword_line(prototype(Symbols, PowerToughness)) -->                    % CR 702.160
    [prototype],
    mana_symbols(Symbols),
    ['—'],
    power_toughness(PowerToughness).
keyword_line(craft_with(Materials, Symbols)) -->                        % CR 702.167
    [craft, with],
    materials(Materials),
    mana_symbols(Symbols).
keyword_line(companion(Condition)) -->                                  % CR 702.139
    [companion, '—'],
    full_clause(Condition),
    ['.'].
keyword_line(emerge_from(Filter, Symbols)) -->
    [emerge, from],
    filter(sg, Filter),
    mana_symbols(Symbols).
keyword_line(modular_sunburst) --> [modular, '-—', sunburst].

splice_filter(arcane) --> ['Arcane'].
splice_filter(instant_or_sorcery) --> [instant, or, sorcery].
splice_filter(anything) --> ['Anything'].

cycling_type(basic_land) --> [basic, landcycling].
cycling_type(land) --> [landcycling].
cycling_type(artifact_land) --> [artifact, landcycling].
cycling_type(sub(Subtype)) --> [Word], { cycling_word(Word, Subtype) }.

cycling_word(plainscycling, plains).
cycling_word(islandcycling, island).
cycling_word(swampcycling, swamp).
cycling_word(mountaincycling, mountain).
cycling_word(forestcycling, forest).
cycling_word(slivercycling, sliver).
cycling_word(wizardcycling, wizard).

materials(np(Determiner, Filter)) --> determiner(Number, Determiner), filter(Number, Filter).
materials(bare(Filter)) --> filter(sg, Filter).
materials(one_or_more) --> [one, or, more].
materials(number_which(Number, Predicate)) -->
    number_as_word(Number),
    [that],
    predicate(base, Predicate).
materials(all(Materials)) --> conjoined(and, material, Materials).

material(Filter) --> [a], filter(sg, Filter).
