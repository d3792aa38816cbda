:- encoding(utf8).
:- module(sentences,
          [ sentence_slots/2            % +Sentence, -Slots
          ]).
:- use_module(library(dcg/basics), [string_without//2]).

/** <module> The sentences of rules

A sentence is a string with slots, `{Variable}`. A brace that is no slot is written twice: `{{` or
`}}`.
*/

%!  sentence_slots(+Sentence, -Slots) is semidet.
%
%   Slots are the names (atoms) in the slots of Sentence, in order. Fails if a brace is single.

sentence_slots(Sentence, Slots) :-
    string_codes(Sentence, Codes),
    phrase(slots(Slots), Codes).

slots(Slots) -->
    string_without(`{}`, _),
    (   "{{"
    ->  slots(Slots)
    ;   "}}"
    ->  slots(Slots)
    ;   "{"
    ->  string_without(`{}`, Codes),
        "}",
        { atom_codes(Slot, Codes), Slots = [Slot|Slots1] },
        slots(Slots1)
    ;   { Slots = [] }
    ).
