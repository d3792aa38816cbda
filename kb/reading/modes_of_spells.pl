:- encoding(utf8).
:- module(reading_modes_of_spells, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> The modes of spells

“Choose one —” and what stands behind it (700.2).
*/

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

:- relation modes_to_choose(+Choice, Number)
       says "{Choice} asks for {Number} modes"
       else "{Choice} does not ask for {Number} modes".


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
