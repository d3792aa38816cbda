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

:- relation targets_read(+Term)
       says "every target word in {Term} is read"
       else "a target word in {Term} is not read yet".

:- relation asks_for_target(+Term, Needs)
       says "{Term} asks for {Needs}"
       else "{Term} does not ask for {Needs}".

:- relation asked_in_line(+Term, Needs)
       says "{Term} asks for {Needs}, or one of its modes does"
       else "{Term} does not ask for {Needs}, and none of its modes does".

:- relation target_words(+Phrase, Needs)
       says "{Phrase} asks for {Needs}"
       else "{Phrase} asks for no target".

:- relation may_ask_for_target(+Term, Kind)
       says "{Kind} may be chosen as a target of {Term}"
       else "{Kind} is no target that {Term} speaks of".

:- relation optional_part(+Term, Part)
       says "{Part} is part of {Term} if an optional cost is paid"
       else "{Part} is no part of {Term} that hangs on an optional cost".

:- relation part_with_targets(+Term, Part)
       says "the targets of {Part} are targets of {Term}"
       else "the targets of {Part} are no targets of {Term}".

:- relation kind_in_line(+Term, Kind)
       says "{Term}, or a mode of it, speaks of the target {Kind}"
       else "neither {Term} nor a mode of it speaks of the target {Kind}".

:- relation may_be_no_target(+Determiner)
       says "{Determiner} asks for targets that need not be chosen"
       else "{Determiner} does not say that no target need be chosen".

:- relation number_of_targets(+Determiner, Number)
       says "{Determiner} asks for {Number} targets"
       else "{Determiner} does not ask for {Number} targets".

:- relation described_kind(+Description, Kind)
       says "{Description} describes {Kind}"
       else "{Description} does not describe {Kind}".

:- relation word_of_targets(Word)
       says "“{Word}” in a text means that it has targets"
       else "“{Word}” in a text does not mean that it has targets".

:- relation read_before_target(+Earlier, +Before)
       says "“{Earlier} {Before}” may stand before “target”"
       else "“{Earlier} {Before}” before “target” is not read yet".

:- relation stands_before_target(Word)
       says "“{Word}” may stand before “target”"
       else "“{Word}” before “target” is not read yet".

:- relation is_another_ability(+Part)
       says "{Part} is another ability than that of the spell"
       else "{Part} is no other ability than that of the spell".

:- relation has_modes(+Term)
       says "{Term} has modes"
       else "{Term} has no modes".

:- relation mode_of(+Term, Place, Mode)
       says "mode {Place} of {Term} is {Mode}"
       else "mode {Place} of {Term} is not {Mode}".

:- relation modes_needed(+Term, Number)
       says "{Number} modes of {Term} have to be chosen"
       else "it is not known how many modes of {Term} have to be chosen".

:- relation has_unread_mode(+Term)
       says "{Term} has a mode whose targets are not read"
       else "{Term} has no mode whose targets are not read".

:- relation place_in_post(+Post, ZoneWords)
       says "{Post} names the place {ZoneWords}"
       else "{Post} names no place".

:- relation modes_to_choose(+Choice, Number)
       says "{Choice} asks for {Number} modes"
       else "{Choice} does not ask for {Number} modes".

:- relation number_of_targets_read(+Term, +Number)
       says "{Number} is a number of targets that is read"
       else "{Number} is not a number of targets that is read".

:- relation offers_kinds_of_targets(+Term)
       says "{Term} has a target that may be one of several kinds"
       else "{Term} has no target that may be one of several kinds".

:- relation targets_depend_on_costs(+Term)
       says "which targets {Term} asks for depends on what was paid"
       else "which targets {Term} asks for does not depend on what was paid, as far as that is read".

:- relation optional_sentence(+Term, +Sentence)
       says "in {Term}, {Sentence} applies only if an optional cost was paid"
       else "in {Term}, {Sentence} does not depend on an optional cost".

:- relation about_its_casting(+Condition)
       says "{Condition} is about how the spell was cast"
       else "{Condition} is not about how the spell was cast".

:- relation optional_cost_was_paid(+Condition)
       says "{Condition} says that an optional cost was paid"
       else "{Condition} does not say that an optional cost was paid".

:- relation part_that_counts(+Term, Part)
       says "{Part} counts for the targets of {Term}"
       else "{Part} does not count for the targets of {Term}".

:- relation chosen_later(+Part)
       says "the targets of {Part} are chosen when it triggers"
       else "{Part} is no ability that triggers later".

:- relation asks_for_nothing(+Part)
       says "{Part} has no target word"
       else "{Part} has a target word".


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


%   What is read: each “target” stands where the reading expects it, no other ability is quoted, and
%   what is described is described in words that are read.

'reading/targets' ::
    targets_read(Term) <=
        words(Term, Words),
        all(( append(_Front, [Earlier, Before, Target|_Back], Words),
              word_of_targets(Target)
            ),
            read_before_target(Earlier, Before))
            else "a “target” in it stands where it is not read yet",
        all(( part_that_counts(Term, Counted),
              subterm(Part, Counted),
              is_another_ability(Part)
            ),
            asks_for_nothing(Part))
            else "an ability in it has targets of its own",
        not(targets_depend_on_costs(Term))
            else "its targets depend on what was paid for it",
        not(offers_kinds_of_targets(Term))
            else "its target is of one of several kinds",
        all(asks_for_target(Term, needs(Number, Kind)),
            ( number_of_targets_read(Term, Number),
              target_kind_read(Kind)
            ))
    says "every target word is read".

% “Target spell or nonland permanent”: one of them is enough, wherever it is.

'reading/targets/kinds' ::
    offers_kinds_of_targets(Term) <=
        subterm(or([_First|Others]), Term),
        member(same_determiner(_Description), Others)
    says "behind “target” stand several descriptions".

% A target that only an optional cost asks for need not be there (601.2c). But where the rest of the
% line is another one for it, or where it stands deeper in the line, the targets are not read.

'reading/targets/instead' ::
    targets_depend_on_costs(Term) <=
        subterm(if_instead(Condition, Sentence), Term),
        about_its_casting(Condition),
        not(asks_for_nothing(Sentence))
            else "the sentence asks for no target"
    says "other targets are asked for, depending on how it was cast".

'reading/targets/deeper' ::
    targets_depend_on_costs(Term) <=
        subterm(if(Condition, Sentence), Term),
        about_its_casting(Condition),
        not(asks_for_nothing(Sentence))
            else "the sentence asks for no target",
        not(optional_sentence(Term, if(Condition, Sentence)))
            else "the sentence is read"
    says "there are targets that are asked for depending on how it was cast".

'601.2c/optional' ::
    optional_sentence(text(Instructions), if(Condition, Sentence)) <=
        member(if(Condition, Sentence), Instructions),
        optional_cost_was_paid(Condition)
    says "it applies only if an optional cost was paid".

'reading/targets/casting' ::
    about_its_casting(Condition) <=
        words(Condition, Words),
        shares(Words, [kick, kicked, bargain, bargained, gift, promised, cast, cost, pay, using,
                       collect, collected, evidence])
    says "it is about how the spell was cast".

'702.33g/optional' ::
    optional_cost_was_paid(c(this(f([], n(spell), [])), past([v(be(done(kick, [])), [])])))
    says "a kicker cost is optional".

'702.166d/optional' ::
    optional_cost_was_paid(c(this(f([], n(spell), [])), past([v(be(done(bargain, [])), [])])))
    says "a bargain cost is optional".

'702.174m/optional' ::
    optional_cost_was_paid(gift_was_promised)
    says "a gift need not be promised".

'reading/targets/number_said' ::
    number_of_targets_read(_Term, Number) <=
        integer(Number)
    says "it says how many".

% “Where X is ...” would say what X is, so that nobody chooses it (107.3c).

'107.3a/targets_read' ::
    number_of_targets_read(Term, x) <=
        words(Term, Words),
        not(shares(Words, [where]))
            else "the text says what X is"
    says "X is chosen as it is cast or activated".

'reading/targets/none' ::
    asks_for_nothing(Part) <=
        words(Part, Words),
        not(shares(Words, [target, targets]))
    says "it has no target word".

'reading/targets/one_word' ::
    read_before_target(_Earlier, Before) <=
        stands_before_target(Before)
    says "“{Before}” before “target” is read".

'reading/targets/two'       :: read_before_target(or, two)    says "“one or two target creatures”".

'reading/targets/three'     :: read_before_target(or, three)  says "“one, two, or three targets”".

'reading/targets/number_of' :: read_before_target(number, of) says "“any number of targets”".

'reading/targets/new'       :: read_before_target(choose, new)
    says "“choose new targets” is about another spell".

'reading/targets/condition' :: read_before_target(it, v)      says "“if it targets a creature”".

'reading/targets/controlled' ::
    read_before_target(Controlled, control) <=
        member(Controlled, [creature, land, permanent])
            else "“{Controlled} control” is not read"
    says "“creatures that target player controls”".

'reading/targets/np'     :: stands_before_target(np)           says "“target creature”".

'reading/targets/player' :: stands_before_target(player)       says "“target player”".

'reading/targets/any'    :: stands_before_target(any)          says "“any target”".

'reading/targets/player_or' :: stands_before_target(or)       says "“target player or ...”".
'reading/targets/up_to'  :: stands_before_target(one)          says "“up to one target”".

'reading/targets/up_to_several' :: stands_before_target(to)    says "“up to two target”".

'reading/targets/number' :: stands_before_target(number)       says "“any number of target”".

'reading/targets/more'   :: stands_before_target(more)         says "“one or more target”".

% The targets of these are chosen at another time (603.3d), so the reading keeps away from them.

'115.1a/quoted' ::
    is_another_ability(quoted(_Ability))
    says "it is a quoted ability".

'115.1a/inner' ::
    is_another_ability(inner(_Ability))
    says "it is an ability quoted in a quoted one".

'115.1a/delayed' ::
    is_another_ability(delayed(_Event, _Sentence))
    says "it is a delayed or reflexive triggered ability".

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


%   What may be chosen, whether or not it has to be: “up to one target creature” (115.6), and what only
%   an optional cost asks for (601.2c).

'601.2c/may_ask' ::
    may_ask_for_target(Term, Kind) <=
        asks_for_target(Term, needs(_Number, Kind))
    says "it asks for such a target".

'601.2c/may_ask_optionally' ::
    may_ask_for_target(Term, Kind) <=
        optional_part(Term, Sentence),
        subterm(Phrase, Sentence),
        target_words(Phrase, needs(_Number, Kind))
    says "it asks for such a target if an optional cost is paid".

'601.2c/optional_part' ::
    optional_part(Term, Sentence) <=
        Term = text(Instructions),
        member(Sentence, Instructions),
        optional_sentence(Term, Sentence)
    says "it applies only if an optional cost was paid".

'601.2c/spoken' ::
    part_with_targets(Term, Part) <=
        part_that_counts(Term, Part)
    says "it counts in any case".

'601.2c/spoken_optionally' ::
    part_with_targets(Term, Part) <=
        optional_part(Term, Part)
    says "it counts if an optional cost is paid".

'115.6/may_ask' ::
    may_ask_for_target(Term, Kind) <=
        part_with_targets(Term, Part),
        subterm(np(Determiner, Description), Part),
        may_be_no_target(Determiner),
        described_kind(Description, Kind)
    says "such a target may be chosen, and none has to be".

'115.1/may_ask_for_opponent' ::
    may_ask_for_target(Term, opponent) <=
        part_with_targets(Term, Part),
        subterm(player_or(target, Kinds), Part),
        member(opponent, Kinds)
    says "an opponent may be the target, or something else".

'115.1/may_ask_for_permanent' ::
    may_ask_for_target(Term, f([], Noun, [])) <=
        part_with_targets(Term, Part),
        subterm(player_or(target, Kinds), Part),
        member(Noun, Kinds),
        readable_noun(Noun)
            else "it is a player"
    says "{Noun} may be the target, or a player".

'115.6/may_ask_for_any' ::
    may_ask_for_target(Term, any) <=
        part_with_targets(Term, Part),
        subterm(any_number_of_targets, Part)
    says "any number of targets may be chosen".

'115.6/up_to_one'     :: may_be_no_target(up_to_one_target)         says "it can be none".

'115.6/up_to_several' :: may_be_no_target(up_to_targets(_Number))   says "it can be none".

'115.6/any_number'    :: may_be_no_target(any_number_target)        says "it can be none".


'115.1/kind' ::
    kind_in_line(Term, Kind) <=
        not(has_modes(Term))
            else "it has modes",
        may_ask_for_target(Term, Kind)
    says "the line speaks of it".

'700.2c/kind' ::
    kind_in_line(Term, Kind) <=
        mode_of(Term, Place, Mode),
        targets_read(Mode)
            else "the targets of mode {Place} are not read",
        may_ask_for_target(Mode, Kind)
    says "mode {Place} speaks of it".


%   700.2: “Choose one —” and the modes.

'700.2/has' ::
    has_modes(text(Instructions)) <=
        member(dash_modes(_Modes), Instructions)
    says "it has modes to choose from".

'700.2/has_behind_sentences' ::
    has_modes(text(Instructions)) <=
        member(modes(_Modes), Instructions)
    says "it has modes to choose from".

'700.2/mode' ::
    mode_of(text([choose_modes(Choice), dash_modes(Modes)]), Place, Mode) <=
        modes_to_choose(Choice, _Number),
        nth1(Place, Modes, Mode)
    says "mode {Place} is {Mode}".

'700.2/needed' ::
    modes_needed(text([choose_modes(Choice), dash_modes(_Modes)]), Number) <=
        modes_to_choose(Choice, Number)
    says "{Number} modes have to be chosen".

%   700.2d: who may choose a mode more than once can choose one and the same as often as the text
%   asks, with the same targets each time.

'700.2d/mode' ::
    mode_of(text([choose_modes(Choice), same_mode_again, modes(Modes)]), Place, Mode) <=
        modes_to_choose(Choice, _Number),
        nth1(Place, Modes, Mode)
    says "mode {Place} is {Mode}".

'700.2d/needed' ::
    modes_needed(text([choose_modes(Choice), same_mode_again, modes(_Modes)]), 1) <=
        modes_to_choose(Choice, _Number)
    says "one mode is enough: it may be chosen more than once".

'700.2i/mode' ::
    mode_of(text([choose_modes(up_to_worth(Worth)), same_mode_again, modes(Modes)]),
            Place, Mode) <=
        nth1(Place, Modes, Mode),
        Mode = pawprint_mode(Pawprints, _Ability),
        length(Pawprints, Number),
        Number =< Worth
            else "the mode has {Number} pawprints, and they may be {Worth} in all"
    says "mode {Place} is {Mode}".

'700.2i/needed' ::
    modes_needed(text([choose_modes(up_to_worth(_Worth)), same_mode_again, modes(_Modes)]), 1)
    says "one mode is enough".

'700.2/exactly' :: modes_to_choose(exactly(Number), Number) says "it says how many".

'700.2/at_least' :: modes_to_choose(at_least(Number), Number) says "so many are enough".

'700.2/one_or_both' :: modes_to_choose(one_or_both, 1) says "one is enough".

'700.2/up_to' :: modes_to_choose(up_to(_Number), 1) says "one is enough".

'700.2/any_number' :: modes_to_choose(any_number, 1) says "one is enough".

'700.2a/unread_mode' ::
    has_unread_mode(Term) <=
        mode_of(Term, Place, Mode),
        not(targets_read(Mode))
            else "the targets of mode {Place} are read"
    says "the targets of mode {Place} are not read".
