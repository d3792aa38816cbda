:- encoding(utf8).
:- module(oracle_abilities,
          [ ability//1,
            plain_ability//1,
            tickets//1
          ]).
:- use_module(lawmage(oracle/lexicon/ability_words), [ability_word/2]).
:- use_module(lawmage(oracle/lexicon/keywords), [keyword/3, keyword_parameter/2]).
:- use_module(lawmage(oracle/lexicon/words), [name_word/1, unsigned/1]).
:- use_module(lawmage(oracle/lookahead), [ahead//1]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1]).
:- use_module(lawmage(oracle/grammar/costs), [costs//1, mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens), [power_toughness//1]).
:- use_module(lawmage(oracle/grammar/events), [event//1]).
:- use_module(lawmage(oracle/grammar/keywords),
              [ keyword_item//1,
                keyword_line//1,
                keyword_with_cost//1,
                keyword_with_cost_behind_dash//1,
                keyword_with_number//2,
                keyword_with_number_and_cost//1,
                keyword_with_simple_cost//1,
                landwalk_word/2,
                lone_keyword//1,
                plain_keyword//1
              ]).
:- use_module(lawmage(oracle/grammar/lists), [literally//1, words//1]).
:- use_module(lawmage(oracle/grammar/quantities), [number//1]).
:- use_module(lawmage(oracle/grammar/sentences),
              [ first_instructions//1,
                instructions//1,
                modes//1,
                triggered_instructions//1
              ]).

/** <module> Abilities: one line of card text each (CR 113.3)

The kinds of ability: activated, loyalty, triggered, keywords, and all the rest, which is the text
of a spell or a static ability.
*/

%!  ability(?Ability)// is nondet.
%
%   A whole line: an ability, or an ability with what stands before it.

ability(Ability) --> plain_ability(Ability).
ability(worded(AbilityWord, Ability)) -->                               % CR 207.2c
    [Word],
    { ability_word(AbilityWord, [Word|Words]) },
    literally(Words),
    ['—'],
    plain_ability(Ability).
ability(flavored(FlavorWords, Ability)) -->                             % CR 207.2d
    ahead(['—']),
    words(FlavorWords),
    ['—'],
    { flavor_words(FlavorWords) },
    plain_ability(Ability).
ability(keyword_ability(Keyword, Ability)) -->                          % CR 702
    [Word],
    { keyword(Keyword, [Word|Words], _), keyword_parameter(Keyword, ability) },
    literally(Words),
    ['—'],
    plain_ability(Ability).
ability(to_solve(Condition)) --> [to, solve, '—'], full_clause(Condition), ['.'].   % CR 719.3a
ability(chapter(Chapters, Instructions)) -->                            % CR 714.2
    chapters(Chapters),
    ['—'],
    instructions(Instructions).
ability(titled_chapter(Chapters, FlavorWords, Instructions)) -->
    chapters(Chapters),
    ['—'],
    words(FlavorWords),
    ['—'],
    instructions(Instructions).
ability(numbered_result(Result, Instructions)) -->                      % CR 706.3
    [Result],
    { integer(Result) },
    ['—'],
    instructions(Instructions).
ability(class_level(Costs, Level)) -->                                  % CR 716.2a
    costs(Costs),
    [':', level, Level],
    { integer(Level) }.
ability(level_symbol(Levels, PowerToughness, Abilities)) -->            % CR 711.2
    ['LEVEL'],
    levels(Levels),
    ['•'],
    power_toughness(PowerToughness),
    level_abilities(Abilities).
ability(sticker(Tickets, Ability)) --> tickets(Tickets), ['—'], plain_ability(Ability).   % CR 123
ability(power_toughness_sticker(Tickets, PowerToughness)) -->           % CR 123
    tickets(Tickets),
    ['—'],
    power_toughness(PowerToughness).
ability(level_symbol_alone(Levels, Ability)) -->
    ['LEVEL'],
    levels(Levels),
    ['•'],
    plain_ability(Ability).
ability(striation(Counters, Abilities)) -->                             % CR 721.2
    [or_more(Counters)],
    { integer(Counters) },
    ['|'],
    striation_abilities(Abilities).

tickets(['TK']) --> [sym('TK')].
tickets(['TK'|Tickets]) --> [sym('TK')], tickets(Tickets).

chapters([Chapter]) --> [roman(Chapter)], { between(1, 10, Chapter) }.
chapters([Chapter|Chapters]) -->
    [roman(Chapter)],
    { between(1, 10, Chapter) },
    [','],
    chapters(Chapters).

levels(between(Low, High)) --> [range(Low, High)], { integer(Low), integer(High) }.
levels(at_least(Low)) --> [or_more(Low)], { integer(Low) }.

level_abilities([]) --> [].
level_abilities([Ability|Abilities]) -->
    ['•,'],
    plain_ability(Ability),
    level_abilities(Abilities).

striation_abilities([Ability]) --> plain_ability(Ability).
striation_abilities([PowerToughness]) --> power_toughness(PowerToughness).

%!  flavor_words(+Words) is semidet.
%
%   Words are not an ability word, a keyword, or another thing with a meaning of its own.

flavor_words(Words) :-
    \+ ability_word(_, Words),
    \+ keyword(_, Words, _),
    Words \= [to, solve].

%!  plain_ability(?Ability)// is nondet.
%
%   An ability without a word before it, as it also stands in quotation marks.

plain_ability(activated(Costs, Instructions)) -->                       % CR 602.1
    costs(Costs),
    [':'],
    instructions(Instructions).
plain_ability(loyalty(LoyaltyCost, Instructions)) -->                   % CR 606.1
    loyalty_cost(LoyaltyCost),
    [':'],
    instructions(Instructions).
plain_ability(triggered(Event, Condition, Instructions)) -->            % CR 603.1
    event(Event),
    [','],
    intervening_condition(Condition),
    triggered_instructions(Instructions).
plain_ability(text(Instructions)) -->                                   % CR 113.3a, 113.3d
    first_instructions(Instructions).
plain_ability(keywords([Keyword])) -->                                  % CR 702.1
    lone_keyword(Keyword).
plain_ability(keywords([First, Second|Keywords])) -->
    listed_keyword(First),
    [','],
    listed_keyword(Second),
    more_keywords(Keywords).
plain_ability(keywords_apart(Keywords)) --> keywords_with_semicolons(Keywords).
plain_ability(Ability) --> keyword_with_cost(Ability).
plain_ability(Ability) --> keyword_line(Ability).
plain_ability(keyword_with_text(Ability, Instructions)) -->
    keyword_with_simple_cost(Ability),
    ['.'],
    instructions(Instructions).
plain_ability(keyword_with_text(Ability, Instructions)) -->
    keyword_with_cost_behind_dash(Ability),
    instructions(Instructions).
plain_ability(keyword_with_text(keyword_number(Keyword, Number), Instructions)) -->
    keyword_with_number(Keyword, Number),
    ['.'],
    instructions(Instructions).
plain_ability(keyword_with_text(Ability, Instructions)) -->
    keyword_with_number_and_cost(Ability),
    ['.'],
    instructions(Instructions).
plain_ability(keyword_modes(Keyword, Modes)) -->                        % CR 702.172
    plain_keyword(Keyword),
    modes(Modes).

more_keywords([]) --> [].
more_keywords([Keyword|Keywords]) --> [','], listed_keyword(Keyword), more_keywords(Keywords).

keywords_with_semicolons([Keyword, Last]) -->
    listed_keyword(Keyword),
    [';'],
    listed_keyword(Last).
keywords_with_semicolons([Keyword|Keywords]) -->
    listed_keyword(Keyword),
    [';'],
    keywords_with_semicolons(Keywords).

listed_keyword(Keyword) --> keyword_item(Keyword).
listed_keyword(Keyword) --> keyword_with_simple_cost(Keyword).
listed_keyword(capitalised(Keyword)) --> capitalised_keyword(Keyword).

%   A keyword of one word with a capital, as some lists have it.

capitalised_keyword(Keyword) -->
    [Word],
    { capitalised_name(Word, Keyword), keyword_parameter(Keyword, none) }.
capitalised_keyword(keyword_number(Keyword, Number)) -->
    [Word],
    { capitalised_name(Word, Keyword), keyword_parameter(Keyword, number) },
    number(Number).
capitalised_keyword(keyword_cost(Keyword, [mana(Symbols)])) -->
    [Word],
    { capitalised_name(Word, Keyword), keyword_parameter(Keyword, cost) },
    mana_symbols(Symbols).
capitalised_keyword(landwalk(sub(Subtype))) -->
    { landwalk_word(Lower, Subtype), capitalised(Lower, Word) },
    [Word].

capitalised_name(Word, Keyword) :-
    (   nonvar(Keyword)
    ->  keyword(Keyword, [Lower], _),
        capitalised(Lower, Word)
    ;   name_word(Word),
        sub_atom(Word, 0, 1, Length, First),
        sub_atom(Word, 1, Length, 0, Rest),
        downcase_atom(First, Small),
        atom_concat(Small, Rest, Lower),
        keyword(Keyword, [Lower], _)
    ).

capitalised(Lower, Word) :-
    sub_atom(Lower, 0, 1, Length, First),
    sub_atom(Lower, 1, Length, 0, Rest),
    upcase_atom(First, Capital),
    atom_concat(Capital, Rest, Word).

loyalty_cost(plus(Number)) --> [loyalty(plus(Number))], { unsigned(Number) }.
loyalty_cost(minus(Number)) --> [loyalty(minus(Number))], { unsigned(Number) }.
loyalty_cost(zero) --> [0].

intervening_condition(none) --> [].
intervening_condition(if(Condition)) --> [if], full_clause(Condition), [','].   % CR 603.4
