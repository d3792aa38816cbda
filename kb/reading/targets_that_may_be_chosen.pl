:- encoding(utf8).
:- module(reading_targets_that_may_be_chosen, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What may be chosen as a target, whether or not it has to be

“Up to one target creature” (115.6), and what only an optional cost asks for (601.2c).
*/

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
