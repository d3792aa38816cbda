:- encoding(utf8).
:- module(reading_kinds_of_spells, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Whether it matters what kind of spell something is

A text may say what its card is off the battlefield, or what all cards are there. To casting that
matters only where another text says which spells are cast, when, and for how much.
*/

:- relation kinds_of_spells_matter(+Card)
       says "there is a text beside {Card} that speaks of casting"
       else "no text beside {Card} speaks of casting".

:- relation speaks_of_casting(+Face)
       says "a text of {Face} speaks of casting"
       else "no text of {Face} speaks of casting".


'601.3/kinds_matter' ::
    kinds_of_spells_matter(Card) <=
        permanent(Object),
        Object \== Card,
        characteristics_from(Object, Face),
        speaks_of_casting(Face)
    says "{Object} speaks of casting".

'601.3/kinds_matter_for_a_time' ::
    kinds_of_spells_matter(_Card) <=
        lasting_effect(Effect, _Player, _Index, Term),
        words(Term, Words),
        shares(Words, [cast, casts, spell, spells])
    says "{Effect} speaks of casting".

'601.3/kinds_matter_unread' ::
    kinds_of_spells_matter(_Card) <=
        lasting_text(Effect, _Player, Text),
        words(Text, Words),
        shares(Words, [cast, casts, spell, spells])
    says "{Effect}, which was not understood, speaks of casting".

'601.3/line_about_casting' ::
    speaks_of_casting(Face) <=
        printed_ability(Face, _Index, Term),
        words(Term, Words),
        shares(Words, [cast, casts, spell, spells])
    says "one of its abilities speaks of casting".

'601.3/text_about_casting' ::
    speaks_of_casting(Face) <=
        unparsed_text(Face, _Index, Text),
        words(Text, Words),
        shares(Words, [cast, casts, spell, spells])
    says "one of its texts speaks of casting".
