:- encoding(utf8).
:- module(reading_target_phrases, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which words of a text ask for a target

“Destroy target creature”, “draws two cards: target player”, “Enchant creature”. Only the lines of
which every target word is understood are read (targets_read/1). All others count as unread, and a
card with such a line gets an unknown answer instead of a yes (kb/reading/relevance_casting.pl).
*/

:- relation targeting_line(+Face, Index, Term)
       says "line {Index} of {Face} asks for targets"
       else "line {Index} of {Face} asks for no targets".

:- relation may_have_targets(+Face, Index, Term)
       says "line {Index} of {Face} belongs to a spell and may ask for targets"
       else "line {Index} of {Face} asks for no target of the spell".

:- relation asks_for_target(+Term, Needs)
       says "{Term} asks for {Needs}"
       else "{Term} does not ask for {Needs}".

:- relation asked_in_line(+Term, Needs)
       says "{Term} asks for {Needs}, or one of its modes does"
       else "{Term} does not ask for {Needs}, and none of its modes does".

:- relation target_words(+Phrase, Needs)
       says "{Phrase} asks for {Needs}"
       else "{Phrase} asks for no target".

:- relation number_of_targets(+Determiner, Number)
       says "{Determiner} asks for {Number} targets"
       else "{Determiner} does not ask for {Number} targets".

:- relation described_kind(+Description, Kind)
       says "{Description} describes {Kind}"
       else "{Description} does not describe {Kind}".

:- relation word_of_targets(Word)
       says "“{Word}” in a text means that it has targets"
       else "“{Word}” in a text does not mean that it has targets".

:- relation place_in_post(+Post, ZoneWords)
       says "{Post} names the place {ZoneWords}"
       else "{Post} names no place".

:- relation part_that_counts(+Term, Part)
       says "{Part} counts for the targets of {Term}"
       else "{Part} does not count for the targets of {Term}".

:- relation chosen_later(+Part)
       says "the targets of {Part} are chosen when it triggers"
       else "{Part} is no ability that triggers later".


%   115.1a and 115.1b: instants and sorceries by their spell abilities, Auras by “enchant”.

'115.1a/line' ::
    targeting_line(Face, Index, Term) <=
        may_have_targets(Face, Index, Term),
        not(has_modes(Term))
            else "it has modes to choose from",
        targets_read(Term)
    says "line {Index} of {Face} is read as far as targets go".

% Nobody needs a mode that is not read if there are enough others.

'700.2a/line' ::
    targeting_line(Face, Index, Term) <=
        may_have_targets(Face, Index, Term),
        modes_needed(Term, Needed),
        count(Place,
              ( mode_of(Term, Place, Mode),
                targets_read(Mode)
              ),
              Read),
        Read >= Needed
            else "{Needed} modes must be chosen, and the targets of only {Read} are read"
    says "the targets of {Read} modes are read, and {Needed} modes must be chosen".

'115.1a' ::
    may_have_targets(Face, Index, text(Instructions)) <=
        instant_or_sorcery_face(Face),
        printed_ability(Face, Index, text(Instructions))
    says "line {Index} is part of the spell ability of {Face}".

% An ability word or flavor word before it changes nothing about it.

'207.2c/targets' ::
    may_have_targets(Face, Index, text(Instructions)) <=
        instant_or_sorcery_face(Face),
        printed_ability(Face, Index, worded(_AbilityWord, text(Instructions)))
    says "behind the ability word, line {Index} is part of the spell ability of {Face}".

'207.2d/targets' ::
    may_have_targets(Face, Index, text(Instructions)) <=
        instant_or_sorcery_face(Face),
        printed_ability(Face, Index, flavored(_FlavorWords, text(Instructions)))
    says "behind the flavor word, line {Index} is part of the spell ability of {Face}".

'115.1b' ::
    may_have_targets(Face, Index, keywords([enchant(Description)])) <=
        printed_ability(Face, Index, keywords([enchant(Description)]))
    says "an Aura spell has the target that its enchant ability describes".

'115.1b/player' ::
    may_have_targets(Face, Index, keywords([enchant_player(Who)])) <=
        printed_ability(Face, Index, keywords([enchant_player(Who)]))
    says "an Aura spell has the target that its enchant ability describes".


'115.1/target'  :: word_of_targets(target)  says "a text with “target” in it has a target".

'115.1/targets' :: word_of_targets(targets) says "a text with “targets” in it has targets".


'reading/place/in'   :: place_in_post(in(ZoneWords), ZoneWords)   says "it says in which zone".

'reading/place/from' :: place_in_post(from(ZoneWords), ZoneWords) says "it says from which zone".


%   What is asked for. “Up to” so many targets can be none (115.6), so it asks for nothing.

'115.1/phrase' ::
    asks_for_target(Term, Needs) <=
        part_that_counts(Term, Part),
        subterm(Phrase, Part),
        target_words(Phrase, Needs)
    says "{Phrase} asks for {Needs}".

% An enchant ability that a text gives to something else asks for no target of the spell.

'702.5a' ::
    asks_for_target(keywords(Keywords), needs(1, Kind)) <=
        member(enchant(Description), Keywords),
        described_kind(Description, Kind)
    says "the enchant ability describes the target".

'702.5d/player' ::
    asks_for_target(keywords(Keywords), needs(1, player)) <=
        member(enchant_player(player), Keywords)
            else "it enchants no player"
    says "the enchant ability asks for a player".

'702.5d/opponent' ::
    asks_for_target(keywords(Keywords), needs(1, opponent)) <=
        member(enchant_player(opponent), Keywords)
            else "it enchants no opponent"
    says "the enchant ability asks for an opponent".

% Who casts the spell need not pay an optional cost, and then it is cast as though it did not ask
% for the targets that come with that cost.

'601.2c/counts' ::
    part_that_counts(Term, Part) <=
        Term = text(Instructions),
        member(Part, Instructions),
        not(optional_sentence(Term, Part))
            else "it applies only if an optional cost was paid",
        not(chosen_later(Part))
            else "its targets are chosen when it triggers"
    says "{Part} does not depend on an optional cost, and it is part of the spell ability".

% What the spell sets up triggers later, and chooses its targets then.

'603.3d/later' ::
    chosen_later(delayed(_Event, _Sentence))
    says "it is a delayed or reflexive triggered ability".

'601.2c/whole' ::
    part_that_counts(Term, Term) <=
        not(Term = text(_Instructions))
    says "no part of {Term} depends on an optional cost".

'115.1/asked' ::
    asked_in_line(Term, Needs) <=
        not(has_modes(Term))
            else "it has modes",
        asks_for_target(Term, Needs)
    says "the line asks for it".

'700.2c/asked' ::
    asked_in_line(Term, Needs) <=
        mode_of(Term, Place, Mode),
        targets_read(Mode)
            else "the targets of mode {Place} are not read",
        asks_for_target(Mode, Needs)
    says "mode {Place} asks for it".

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

'115.1/player_or' ::
    target_words(player_or(target, Kinds), needs(1, player)) <=
        member(player, Kinds)
            else "{Kinds} does not include players"
    says "a player can be the target, or something else instead".

'115.4/divided' ::
    target_words(damage_divided(_Damage, Targets), needs(1, any)) <=
        member(Targets, [one_or_two_targets, one_two_or_three_targets])
            else "{Targets} may be none"
    says "the damage is divided among at least one target".

'115.1/controlled_by_target' ::
    target_words(control(target), needs(1, player))
    says "“... that target player controls” asks for a player".

'115.1/controlled_by_target_opponent' ::
    target_words(control(target_opponent), needs(1, opponent))
    says "“... that target opponent controls” asks for an opponent".

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

'115.1/one_to_three' ::
    number_of_targets(one_two_or_three_targets, 1)
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
