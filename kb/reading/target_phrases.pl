:- encoding(utf8).
:- module(reading_target_phrases, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which words of a text ask for a target

“Destroy target creature”, “draws two cards: target player”, “Enchant creature”. Only the lines of
which every target word is understood are read (targets_read/1). All others count as unread, and a
card with such a line gets an unknown answer instead of a yes (kb/reading/relevance_casting.pl).
*/

:- relation targeting_line(+Face, Index, Term)
       says "line {Index} of {Face} says which targets the spell has: {Term}"
       else "line {Index} of {Face} does not say which targets the spell has".

:- relation may_have_targets(+Face, Index, Term)
       says "line {Index} of {Face} belongs to a spell and may ask for targets"
       else "line {Index} of {Face} asks for no target of the spell".

:- relation targets_read(+Term)
       says "every target word in {Term} is read"
       else "a target word in {Term} is not read yet".

:- relation asks_for_target(+Term, Needs)
       says "{Term} asks for {Needs}"
       else "{Term} does not ask for {Needs}".

:- relation target_words(+Phrase, Needs)
       says "{Phrase} asks for {Needs}"
       else "{Phrase} asks for no target".

:- relation number_of_targets(+Determiner, Number)
       says "{Determiner} asks for {Number} targets"
       else "{Determiner} does not ask for {Number} targets".

:- relation described_kind(+Description, Kind)
       says "{Description} describes {Kind}"
       else "{Description} does not describe {Kind}".

:- relation target_kind_read(+Kind)
       says "the target {Kind} is read"
       else "the target {Kind} is not read yet".

:- relation stands_before_target(Word)
       says "“{Word}” may stand before “target”"
       else "“{Word}” before “target” is not read yet".

:- relation words_with_targets_of_their_own(Word)
       says "“{Word}” stands for an ability that has its own targets"
       else "“{Word}” stands for no ability with its own targets".

:- relation has_modes(+Term)
       says "{Term} has modes"
       else "{Term} has no modes".

:- relation mode_of(+Term, Mode)
       says "{Mode} is a mode of {Term}"
       else "{Mode} is not a mode of {Term}".

:- relation place_in_post(+Post, ZoneWords)
       says "{Post} names the place {ZoneWords}"
       else "{Post} names no place".

:- relation modes_read(+Term)
       says "how many modes of {Term} are chosen is read"
       else "how many modes of {Term} are chosen is not read yet".

:- relation one_mode_is_enough(+Choice)
       says "{Choice} allows one mode"
       else "{Choice} does not allow one mode alone".

:- relation asks_for_nothing(+Words)
       says "{Words} has no target word"
       else "{Words} has a target word".

:- relation no_target_word(+Word)
       says "“{Word}” is no target word"
       else "“{Word}” is a target word".


%   115.1a and 115.1b: instants and sorceries by their spell abilities, Auras by “enchant”.

'115.1a/line' ::
    targeting_line(Face, Index, Term) <=
        may_have_targets(Face, Index, Term),
        modes_read(Term),
        targets_read(Term)
    says "line {Index} of {Face} is read as far as targets go".

'115.1a' ::
    may_have_targets(Face, Index, text(Instructions)) <=
        instant_or_sorcery_face(Face),
        printed_ability(Face, Index, text(Instructions))
    says "line {Index} is part of the spell ability of {Face}".

'115.1b' ::
    may_have_targets(Face, Index, keywords([enchant(Description)])) <=
        printed_ability(Face, Index, keywords([enchant(Description)]))
    says "an Aura spell has the target that its enchant ability describes".

'115.1b/player' ::
    may_have_targets(Face, Index, keywords([enchant_player(Who)])) <=
        printed_ability(Face, Index, keywords([enchant_player(Who)]))
    says "an Aura spell has the target that its enchant ability describes".


%   What is read: each “target” stands where the reading expects it, no other ability is quoted, and
%   what is described is described in words that are read.

'reading/targets' ::
    targets_read(Term) <=
        words(Term, Words),
        all(( append(_Front, [Before, Target|_Back], Words),
              word_of_targets(Target)
            ),
            stands_before_target(Before))
            else "a “target” in it stands where it is not read yet",
        all(( member(Word, Words),
              words_with_targets_of_their_own(Word)
            ),
            asks_for_nothing(Words))
            else "an ability in it may have targets of its own",
        all(asks_for_target(Term, needs(_Number, Kind)),
            target_kind_read(Kind))
    says "every target word is read".

'reading/targets/none' ::
    asks_for_nothing(Words) <=
        all(member(Word, Words),
            no_target_word(Word))
    says "it has no target word".

'reading/targets/other_word' ::
    no_target_word(Word) <=
        not(word_of_targets(Word))
    says "“{Word}” is no target word".

'reading/targets/np'     :: stands_before_target(np)           says "“target creature”".

'reading/targets/player' :: stands_before_target(player)       says "“target player”".

'reading/targets/any'    :: stands_before_target(any)          says "“any target”".

'reading/targets/walker' :: stands_before_target(planeswalker)
    says "“target player or planeswalker”".

'reading/targets/up_to'  :: stands_before_target(one)          says "“up to one target”".

'reading/targets/up_to_several' :: stands_before_target(to)    says "“up to two target”".

'reading/targets/number' :: stands_before_target(number)       says "“any number of target”".

'reading/targets/more'   :: stands_before_target(more)         says "“one or more target”".

'reading/targets/quoted' :: words_with_targets_of_their_own(quoted)
    says "it quotes an ability".

'reading/targets/delayed' :: words_with_targets_of_their_own(delayed)
    says "it makes a delayed or reflexive trigger".

'reading/targets/kicked' :: words_with_targets_of_their_own(kicked)
    says "its targets may depend on additional costs".

'reading/targets/token' :: words_with_targets_of_their_own(create)
    says "it creates something that may have abilities".

'reading/target_kind/any'      :: target_kind_read(any)      says "any target".

'reading/target_kind/player'   :: target_kind_read(player)   says "a player".

'reading/target_kind/opponent' :: target_kind_read(opponent) says "an opponent".

'reading/target_kind/permanent' ::
    target_kind_read(f(Adjectives, Noun, Posts)) <=
        readable(f(Adjectives, Noun, Posts))
    says "the description of a permanent is read".

'reading/target_kind/or' ::
    target_kind_read(f(Adjectives, or(Nouns), Posts)) <=
        all(member(Noun, Nouns),
            readable(f(Adjectives, Noun, Posts)))
    says "each of the descriptions is read".

'reading/target_kind/spell' ::
    target_kind_read(f(Adjectives, n(spell), [])) <=
        all(member(Adjective, Adjectives),
            readable_adjective(Adjective))
    says "the description of a spell is read".

'reading/target_kind/card' ::
    target_kind_read(f(Adjectives, n(card), [Post])) <=
        all(member(Adjective, Adjectives),
            readable_adjective(Adjective)),
        place_in_post(Post, ZoneWords),
        zone_read(ZoneWords)
    says "the description of a card in a zone is read".

'reading/place/in'   :: place_in_post(in(ZoneWords), ZoneWords)   says "it says in which zone".

'reading/place/from' :: place_in_post(from(ZoneWords), ZoneWords) says "it says from which zone".


%   What is asked for. “Up to” so many targets can be none (115.6), so it asks for nothing.

'115.1/phrase' ::
    asks_for_target(Term, Needs) <=
        subterm(Phrase, Term),
        target_words(Phrase, Needs)
    says "{Phrase} asks for {Needs}".

'115.1/noun_phrase' ::
    target_words(np(Determiner, Description), needs(Number, Kind)) <=
        number_of_targets(Determiner, Number),
        described_kind(Description, Kind)
    says "{Number} such targets are asked for".

'115.4/phrase' ::
    target_words(any_target, needs(1, any))
    says "“any target” asks for one".

'115.1/target_player' ::
    target_words(player(target), needs(1, player))
    says "a player is the target".

'115.1/target_opponent' ::
    target_words(player(target_opponent), needs(1, opponent))
    says "an opponent is the target".

'115.1/player_or_planeswalker' ::
    target_words(player_or_planeswalker(target), needs(1, player))
    says "a player can be the target, or a planeswalker instead".

'115.1/creature_or_player' ::
    target_words(creature_or_player(target), needs(1, player))
    says "a player can be the target, or a creature instead".

'702.5a' ::
    target_words(enchant(Description), needs(1, Kind)) <=
        described_kind(Description, Kind)
    says "the enchant ability describes the target".

'702.5d/player' ::
    target_words(enchant_player(player), needs(1, player))
    says "the enchant ability asks for a player".

'702.5d/opponent' ::
    target_words(enchant_player(opponent), needs(1, opponent))
    says "the enchant ability asks for an opponent".

'115.1/one' ::
    number_of_targets(target, 1)
    says "“target” asks for one".

'115.1/several' ::
    number_of_targets(targets(Number), Number)
    says "it asks for {Number}".

'115.1/one_or_more' ::
    number_of_targets(one_or_more_target, 1)
    says "one is enough".

'115.1/one_or_two' ::
    number_of_targets(one_or_two_targets, 1)
    says "one is enough".

'reading/described/player' ::
    described_kind(f([], n(player), []), player)
    says "it describes a player".

'reading/described/opponent' ::
    described_kind(f([], n(opponent), []), opponent)
    says "it describes an opponent".

'reading/described/object' ::
    described_kind(f(Adjectives, Noun, Posts), f(Adjectives, Noun, Posts)) <=
        Noun \== n(player),
        Noun \== n(opponent)
    says "it describes an object".


%   700.2: “Choose one —” and the modes.

'700.2/has' ::
    has_modes(text(Instructions)) <=
        member(dash_modes(_Modes), Instructions)
    says "it has modes to choose from".

'700.2/one' ::
    mode_of(text([do([v(choose(one), [])]), dash_modes(Modes)]), Mode) <=
        member(Mode, Modes)
    says "one mode is chosen, and this is one".

'700.2/several' ::
    mode_of(text([choose_modes(Choice), dash_modes(Modes)]), Mode) <=
        one_mode_is_enough(Choice),
        member(Mode, Modes)
    says "one mode is enough, and this is one".

'700.2/exactly_one' :: one_mode_is_enough(exactly(1))  says "exactly one mode is chosen".

'700.2/one_or_both' :: one_mode_is_enough(one_or_both) says "one mode may be chosen".

'700.2/one_or_more' :: one_mode_is_enough(at_least(1)) says "one mode may be chosen".

'700.2/at_most' ::
    one_mode_is_enough(up_to(Number)) <=
        Number >= 1
    says "one mode may be chosen".

'700.2/any_number' :: one_mode_is_enough(any_number)   says "one mode may be chosen".

'reading/modes/none' ::
    modes_read(Term) <=
        not(has_modes(Term))
            else "it has modes"
    says "it has no modes".

'reading/modes/one' ::
    modes_read(text([do([v(choose(one), [])]), dash_modes(_Modes)]))
    says "exactly one of its modes is chosen".

'reading/modes/several' ::
    modes_read(text([choose_modes(Choice), dash_modes(_Modes)])) <=
        one_mode_is_enough(Choice)
    says "one of its modes is enough".
