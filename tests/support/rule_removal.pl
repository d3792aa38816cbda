:- encoding(utf8).
:- module(rule_removal, [compile_without/1]).
:- use_module(library(lists), [member/2]).
:- use_module(lawmage(prover/prover), [compile_rules/0]).
:- use_module(lawmage(prover/rule_base), [rule/6, rule_text/5]).

/** <module> The rules that are loaded, compiled again without one of them

For tests/rules/rule_removal.py. Only what a file says is kept of a rule (rule_base.pl), and all code
is made from that. So a rule that is not kept when the code is made is as absent as if no file had
held it: the checks of the loader do not see it either.
*/

%   What was taken out: all rules and texts stand here in their order while one of them is absent.
:- dynamic all_rules/1.

%!  compile_without(+Id) is det.
%
%   Compiles all rules but that with this id; what was taken out before is back. If the loader refuses
%   the other rules, none is compiled, and a warning says so.

compile_without(Id) :-
    put_back,
    findall(rule(Id0, Head, Stage, Body, Outer, Locals),
            rule(Id0, Head, Stage, Body, Outer, Locals),
            Rules),
    findall(rule_text(Id0, Says, Elses, Names, Place),
            rule_text(Id0, Says, Elses, Names, Place),
            Texts),
    assertz(all_rules(Rules-Texts)),
    once(retract(rule_base:rule(Id, _, _, _, _, _))),
    once(retract(rule_base:rule_text(Id, _, _, _, _))),
    catch(compile_rules,
          error(rule_errors(_), _),
          print_message(warning, format("The loader refuses the rules without ~w", [Id]))).

%   Puts every rule back in its old place.
put_back :-
    retract(all_rules(Rules-Texts)),
    !,
    retractall(rule_base:rule(_, _, _, _, _, _)),
    retractall(rule_base:rule_text(_, _, _, _, _)),
    forall(( member(Fact, Rules) ; member(Fact, Texts) ), assertz(rule_base:Fact)).
put_back.
