:- encoding(utf8).
:- module(lexicon_words,
          [ number_word/2,      % ?Number, ?Word
            ordinal/2,          % ?Number, ?Word
            color/1,            % ?Color
            card_type/3,        % ?Type, ?Singular, ?Plural
            supertype/1,        % ?Supertype
            noun/3,             % ?Noun, ?SingularWords, ?PluralWords
            adjective/1,        % ?Adjective
            state_word/1,       % ?State
            statistic/2,        % ?Statistic, ?Words
            counter_kind/2,     % ?Kind, ?Token
            zone_noun/3,        % ?Zone, ?Singular, ?Plural
            mana_symbol/1,      % ?Symbol
            unsigned/1,         % ?Number
            plain_word/1,       % +Word
            name_word/1         % +Word
          ]).

/** <module> The words of card text that are neither verbs, subtypes nor keywords

Every relation answers in both directions: it finds the words of a term's atom and the atom of
words.
*/

%!  mana_symbol(?Symbol) is nondet.
%
%   Symbol is a mana symbol, or the symbol of a variable amount of mana (CR 107.3, 107.4): not {T},
%   {Q}, {E} and their like.

mana_symbol(Number) :-
    integer(Number),
    Number >= 0.
mana_symbol(Letter) :-
    mana_letter(Letter).
mana_symbol(Hybrid) :-
    atom(Hybrid),
    atomic_list_concat(Halves, /, Hybrid),
    hybrid(Halves).

mana_letter('W').
mana_letter('U').
mana_letter('B').
mana_letter('R').
mana_letter('G').
mana_letter('C').
mana_letter('S').
mana_letter('X').
mana_letter('Y').
mana_letter('Z').

%   Hybrid symbols {W/U}, {2/W}, {C/W} (CR 107.4e) and Phyrexian ones {W/P}, {W/U/P} (CR 107.4f).

hybrid([First, Second]) :-
    memberchk(First, ['2', 'C', 'W', 'U', 'B', 'R', 'G']),
    color_letter(Second),
    First \== Second.
hybrid([Color, 'P']) :-
    memberchk(Color, ['C', 'W', 'U', 'B', 'R', 'G']).
hybrid([First, Second, 'P']) :-
    color_letter(First),
    color_letter(Second),
    First \== Second.

color_letter('W').
color_letter('U').
color_letter('B').
color_letter('R').
color_letter('G').

%!  number_word(?Number, ?Word) is nondet.

number_word(1, one).
number_word(2, two).
number_word(3, three).
number_word(4, four).
number_word(5, five).
number_word(6, six).
number_word(7, seven).
number_word(8, eight).
number_word(9, nine).
number_word(10, ten).
number_word(11, eleven).
number_word(12, twelve).
number_word(13, thirteen).
number_word(14, fourteen).
number_word(15, fifteen).
number_word(16, sixteen).
number_word(17, seventeen).
number_word(18, eighteen).
number_word(19, nineteen).
number_word(20, twenty).
number_word(30, thirty).
number_word(50, fifty).
number_word(99, 'ninety-nine').

%!  unsigned(?Number) is semidet.
%
%   Number is a number as it stands in power, toughness and loyalty: an integer, `x` or `*`.

unsigned(Number) :-
    integer(Number),
    Number >= 0.
unsigned(x).
unsigned(*).

%!  ordinal(?Number, ?Word) is nondet.

ordinal(1, first).
ordinal(2, second).
ordinal(3, third).
ordinal(4, fourth).
ordinal(5, fifth).
ordinal(6, sixth).
ordinal(7, seventh).

%!  color(?Color) is nondet.
%
%   The colors (CR 105.1).

color(white).
color(blue).
color(black).
color(red).
color(green).

%!  card_type(?Type, ?Singular, ?Plural) is nondet.
%
%   The card types (CR 205.2a) that card text names.

card_type(artifact, artifact, artifacts).
card_type(battle, battle, battles).
card_type(creature, creature, creatures).
card_type(enchantment, enchantment, enchantments).
card_type(instant, instant, instants).
card_type(kindred, kindred, kindreds).
card_type(land, land, lands).
card_type(planeswalker, planeswalker, planeswalkers).
card_type(sorcery, sorcery, sorceries).

%!  supertype(?Supertype) is nondet.
%
%   The supertypes (CR 205.4a).

supertype(basic).
supertype(legendary).
supertype(ongoing).
supertype(snow).
supertype(world).

%!  noun(?Noun, ?SingularWords, ?PluralWords) is nondet.

noun(permanent, [permanent], [permanents]).
noun(spell, [spell], [spells]).
noun(card, [card], [cards]).
noun(token, [token], [tokens]).
noun(source, [source], [sources]).
noun(ability, [ability], [abilities]).
noun(commander, [commander], [commanders]).
noun(color, [color], [colors]).
noun(object, [object], [objects]).
noun(copy, [copy], [copies]).
noun(outlaw, [outlaw], [outlaws]).
noun(card_type, [card, type], [card, types]).
noun(type, [type], [types]).
noun(mana_cost, [mana, cost], [mana, costs]).
noun(cost, [cost], [costs]).
noun(hand_size, [maximum, hand, size], [maximum, hand, sizes]).
noun(name, [name], [names]).
noun(effect, [effect], [effects]).
noun(dungeon, [dungeon], [dungeons]).
noun(coin, [coin], [coins]).
noun(text_box, [text, box], [text, boxes]).
noun(emblem, [emblem], [emblems]).
noun(door, [door], [doors]).
noun(half, [half], [halves]).
noun(vote, [vote], [votes]).
noun(attacker, [attacker], [attackers]).
noun(blocker, [blocker], [blockers]).
noun(gift, [gift], [gifts]).
noun(scheme, [scheme], [schemes]).
noun(deck, [deck], [decks]).
noun(process, [process], [processes]).
noun(starting_deck, [starting, deck], [starting, decks]).
noun(mana_value, [mana, value], [mana, values]).
noun(mana_symbol, [mana, symbol], [mana, symbols]).
noun(mana_ability, [mana, ability], [mana, abilities]).
noun(instance, [instance], [instances]).
noun(duplicate, [duplicate], [duplicates]).
noun(word, [word], [words]).
noun(watermark, [watermark], [watermarks]).
noun(sticker, [sticker], [stickers]).
noun(pile, [pile], [piles]).
noun(unlock_cost, [unlock, cost], [unlock, costs]).

%!  adjective(?Adjective) is nondet.
%
%   What stands before a noun and is neither a type nor a subtype.

adjective(Color) :-
    color(Color).
adjective(Supertype) :-
    supertype(Supertype).
adjective(tapped).
adjective(untapped).
adjective(attacking).
adjective(blocking).
adjective(blocked).
adjective(unblocked).
adjective(other).
adjective(colorless).
adjective(multicolored).
adjective(monocolored).
adjective(historic).
adjective(kicked).
adjective(activated).
adjective(triggered).
adjective(loyalty).
adjective(modified).
adjective(permanent).
adjective(outlaw).
adjective('face-down').
adjective('face-up').
adjective(equipped).
adjective(enchanted).
adjective(suspected).
adjective(saddled).
adjective(renowned).
adjective(goaded).
adjective(paired).
adjective(damaged).
adjective(noncombat).
adjective(exiled).
adjective(revealed).
adjective(discarded).
adjective(sacrificed).
adjective(chosen).
adjective(copied).
adjective(returned).
adjective(milled).
adjective(foretold).
adjective(transforming).
adjective('double-faced').
adjective(unlocked).
adjective(locked).
adjective(different).
adjective(additional).
adjective(transformed).
adjective(noted).
adjective(stickered).
adjective(commander).
adjective(colored).
adjective(topmost).
adjective(playtest).
adjective(modal).
adjective(warped).
adjective(targeted).
adjective(cycled).
adjective(manifested).
adjective(suspended).

%!  state_word(?State) is nondet.
%
%   What an object can be said to be, in one word.

state_word(Color) :-
    color(Color).
state_word(tapped).
state_word(untapped).
state_word(attacking).
state_word(blocking).
state_word(unblocked).
state_word(modified).
state_word(enchanted).
state_word(fortified).
state_word(monstrous).
state_word(renowned).
state_word(legendary).
state_word(snow).
state_word(colorless).
state_word(multicolored).
state_word(monocolored).
state_word(historic).
state_word(solved).
state_word(indestructible).
state_word(even).
state_word(odd).
state_word(alive).
state_word(harnessed).
state_word(suspended).

%!  statistic(?Statistic, ?Words) is nondet.

statistic(power, [power]).
statistic(toughness, [toughness]).
statistic(mana_value, [mana, value]).
statistic(life_total, [life, total]).
statistic(converted_mana_cost, [converted, mana, cost]).
statistic(loyalty, [loyalty]).
statistic(speed, [speed]).
statistic(intensity, [intensity]).
statistic(starting_life_total, [starting, life, total]).
statistic(starting_loyalty, [starting, loyalty]).
statistic(maximum_life_total, [maximum, life, total]).

%!  counter_kind(?Kind, ?Token) is nondet.
%
%   A kind of counter (CR 122.1) and the token before the word "counter". Any word can name a kind,
%   but not one that says which or how many counters.

counter_kind(Kind, pt(Power, Toughness)) :-
    power_toughness_counter(Kind, Power, Toughness).
counter_kind(Kind, Kind) :-
    atom(Kind),
    \+ power_toughness_counter(Kind, _, _),
    \+ sub_atom(Kind, _, _, _, '_'),
    \+ memberchk(Kind, [any, a, additional, more, other, another, of, number, all, no, counter,
                        counters, or, and, target, that, this, the, those, these, each, fewer, many,
                        you, it, its, your, for, with, one, two, three, four, five, six, seven,
                        eight, nine, ten, eleven, twelve, 'X', chosen, kind, kinds, spell, ability,
                        first, last, different, to, another, long, much, up, '~', '\'s', ',', '.']).

power_toughness_counter('+1/+1', plus(1), plus(1)).
power_toughness_counter('-1/-1', minus(1), minus(1)).
power_toughness_counter('+1/+0', plus(1), plus(0)).
power_toughness_counter('+0/+1', plus(0), plus(1)).
power_toughness_counter('+1/+2', plus(1), plus(2)).
power_toughness_counter('+2/+0', plus(2), plus(0)).
power_toughness_counter('+0/+2', plus(0), plus(2)).
power_toughness_counter('+2/+2', plus(2), plus(2)).
power_toughness_counter('-0/-1', minus(0), minus(1)).
power_toughness_counter('-0/-2', minus(0), minus(2)).
power_toughness_counter('-1/-0', minus(1), minus(0)).
power_toughness_counter('-2/-1', minus(2), minus(1)).
power_toughness_counter('-2/-2', minus(2), minus(2)).

%!  zone_noun(?Zone, ?Singular, ?Plural) is nondet.
%
%   The zones that a player owns (CR 400.1), and what is spoken of in the same way.

zone_noun(hand, hand, hands).
zone_noun(graveyard, graveyard, graveyards).
zone_noun(library, library, libraries).
zone_noun(spellbook, spellbook, spellbooks).
zone_noun(sideboard, sideboard, sideboards).

%!  plain_word(+Word) is semidet.
%
%   Word is a word of a flavor word or of a title.

plain_word(Word) :-
    atom(Word),
    \+ memberchk(Word, ['—', '-—', '.', ',', ',^', ':', ';', '“', '”', '‘', '’',
                        '«', '•', '•,', '|', '(', ')', '[', ']']).

%!  name_word(+Word) is semidet.
%
%   Word is a capitalised word of a name.

name_word(Word) :-
    atom(Word),
    sub_atom(Word, 0, 1, _, First),
    char_type(First, upper(_)).
