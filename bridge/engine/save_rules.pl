:- encoding(utf8).
:- module(save_rules, [check/0, save/0]).
:- use_module(library(lists), [append/3]).
:- use_module(library(qsave), [qsave_program/2]).

/** <module> Prolog with the rules loaded, as a file that another process starts from

    swipl -f none -q -g save_rules:save save_rules.pl -- HANDLER RULES STATE
    swipl -f none -q -x STATE -g save_rules:check

The first saves what the engine has in memory when the rules are loaded, and prints which library of
Prolog it ran with, for a state fits no other. The second fails where such a state does not start or
holds no rules. bridge/engine/saved_rules.py calls both.
*/

%!  save is det.
%
%   Loads the file HANDLER and the rules in the file RULES, and writes STATE.
%
%   @throws rules_not_loaded(Text) as load_rules/1 does

save :-
    current_prolog_flag(argv, Arguments),
    once(append(_, [Handler, Rules, State], Arguments)),
    load_files(user:Handler, []),
    loader:load_rules(Rules),
    current_prolog_flag(libswipl, Library),
    qsave_program(State, [stand_alone(false), foreign(no_save), autoload(false), init_file(none),
                          goal(true), toplevel(halt)]),
    writeln(Library),
    halt.

%!  check is semidet.

check :-
    handler:handle("{\"op\": \"ping\"}", _Answer),
    prover:export_rules(Exported),
    Exported \== "",
    halt.
