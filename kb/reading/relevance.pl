:- encoding(utf8).
:- module(reading_relevance, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Texts that no reading covers, and the questions that they could matter for

An answer must not rest on not knowing a text. So every “no” is checked against the texts that
could help, every “yes” against those that could hinder (docs/contracts.md, section 8). Which ones
those are is told question by question: relevance_mana.pl, relevance_casting.pl.
*/

:- relation could_help(Text, +Question)
       says "{Text}, which is not read, could make a no wrong for {Question}"
       else "{Text} can't make a no wrong for {Question}".

:- relation could_hinder(Text, +Question)
       says "{Text}, which is not read, could make a yes wrong for {Question}"
       else "{Text} can't make a yes wrong for {Question}".
