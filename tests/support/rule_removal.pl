:- encoding(utf8).
:- module(rule_removal,
          [ compile_noting_use/0,
            tell_used/1,                % +File
            compile_without/1           % +Id
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(lawmage(prover/lasting), [forget_lasting_answers/0]).
:- use_module(lawmage(prover/prover), [compile_rules/0]).
:- use_module(lawmage(prover/rule_base), [rule/6, rule_text/5, add_fact/8]).

/** <module> Which rules a question uses, and the rules compiled again without one of them

For tests/rules/rule_removal.py. Only what a file says is kept of a rule (rule_base.pl), and all
code is made from that. So a rule that is not kept when the code is made is as absent as if no file had
held it: the checks of the loader do not see it either.
*/

:- dynamic
    used/1,                             % used(Id): the rule has held for something
    all_rules/1.                        % the rules and their texts, while they are others

%!  compile_noting_use is det.
%
%   Compiles all rules, each with one condition more, which always holds and notes that it was
%   reached. A rule whose conditions never hold could as well be absent, however deep inside
%   negations it was asked for. Afterwards the rules are as they were, but the code stays.

compile_noting_use :-
    keep_rules,
    add_fact(rule_used, 1, card, ['Id'], [0],
             "a rule is used", "a rule is not used", place(none, 0)),
    findall(rule(Id, Head, Stage, Noting, Outer, Locals),
            ( rule(Id, Head, Stage, Body, Outer, Locals),
              append(Body, [rule_used(Id)], Noting)
            ),
            Rules),
    retractall(rule_base:rule(_, _, _, _, _, _)),
    forall(member(Rule, Rules), assertz(rule_base:Rule)),
    compile_rules,
    assertz((card_facts:rule_used(Id) :- rule_removal:note(Id))),
    retractall(rule_base:declared_fact(rule_used, 1, _, _, _, _, _, _)),
    put_back.

note(Id) :-
    used(Id),
    !.
note(Id) :-
    assertz(used(Id)).

%!  tell_used(+File) is det.
%
%   Writes the ids of the rules that were used since the last time, each in a line of File. What was
%   remembered for later questions is forgotten: the next question shall use its rules itself.

tell_used(File) :-
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        forall(retract(used(Id)), format(Out, "~w~n", [Id])),
        close(Out)),
    forget_lasting_answers.

%!  compile_without(+Id) is det.
%
%   Compiles all rules but that with this id; what was taken out before is back. If the loader
%   refuses the other rules, none is compiled, and a warning says so.

compile_without(Id) :-
    put_back,
    keep_rules,
    once(retract(rule_base:rule(Id, _, _, _, _, _))),
    once(retract(rule_base:rule_text(Id, _, _, _, _))),
    catch(compile_rules,
          error(rule_errors(_), _),
          print_message(warning, format("The loader refuses the rules without ~w", [Id]))).

keep_rules :-
    findall(rule(Id, Head, Stage, Body, Outer, Locals),
            rule(Id, Head, Stage, Body, Outer, Locals),
            Rules),
    findall(rule_text(Id, Says, Elses, Names, Place),
            rule_text(Id, Says, Elses, Names, Place),
            Texts),
    assertz(all_rules(Rules-Texts)).

%   Puts every rule back in its old place.
put_back :-
    retract(all_rules(Rules-Texts)),
    !,
    retractall(rule_base:rule(_, _, _, _, _, _)),
    retractall(rule_base:rule_text(_, _, _, _, _)),
    forall(( member(Fact, Rules) ; member(Fact, Texts) ), assertz(rule_base:Fact)).
put_back.
