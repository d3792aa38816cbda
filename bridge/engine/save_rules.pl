:- encoding(utf8).
:- module(save_rules, [check/0, restore/0, save/0]).
:- use_module(library(lists), [append/3, last/2, member/2]).
:- use_module(library(qsave), [qsave_program/2]).
:- use_module(library(readutil), [read_file_to_string/3]).

/** <module> Prolog with the rules loaded, as a file that another process starts from

    swipl -f none -q -g save_rules:save save_rules.pl -- HANDLER RULES STATE EXPORT
    swipl -f none -q -x STATE -g save_rules:check -- EXPORT

The first saves what the engine has in memory when the rules are loaded, and the rules as data,
which take as long to write as they are long. It prints which library of Prolog it ran with, for a state
fits no other. The second fails where such a state does not start or does not have these rules.
bridge/engine/saved_rules.py calls both.
*/

:- dynamic saved_memory/1.

%!  save is det.
%
%   Loads the file HANDLER and the rules in the file RULES, and writes STATE and EXPORT.
%
%   @throws rules_not_loaded(Text) as load_rules/1 does

save :-
    current_prolog_flag(argv, Arguments),
    once(append(_, [Handler, Rules, State, Export], Arguments)),
    load_files(user:Handler, []),
    loader:load_rules(Rules),
    current_prolog_flag(libswipl, Library),
    memory(Memory),
    assertz(saved_memory(Memory)),
    set_prolog_flag(on_error, print),
    qsave_program(State, [class(development), stand_alone(false), foreign(no_save), autoload(false),
                          init_file(none), goal(true), toplevel(halt)]),
    prover:export_rules(Exported),
    setup_call_cleanup(open(Export, write, Out, [encoding(utf8)]),
                       write(Out, Exported),
                       close(Out)),
    writeln(Library),
    halt.

%!  restore is det.
%
%   What a state does not keep, and every process that starts from one has to do first: the wrappers
%   that make the tables of predicates, and garbage that each engine collects itself, as where
%   Prolog starts without a state in another program.

restore :-
    set_prolog_gc_thread(false),
    forall(( current_module(Module),
             current_predicate(Module:'$tabled'/2),
             \+ predicate_property(Module:'$tabled'(_, _), imported_from(_)),
             Module:'$tabled'(Head, _)
           ),
           ( functor(Head, Name, Arity), table(Module:Name/Arity) )).

%!  check is semidet.
%
%   The state has the same rules and the same predicates as what was saved.

check :-
    restore,
    saved_memory(Saved),
    memory(Memory),
    Memory == Saved,
    current_prolog_flag(argv, Arguments),
    last(Arguments, Export),
    read_file_to_string(Export, SavedExport, [encoding(utf8)]),
    prover:export_rules(Exported),
    Exported == SavedExport,
    halt.

%   memory(-Memory): each predicate of this program with what it is and how many clauses it has.

memory(Memory) :-
    findall(Module:Name/Arity-Properties,
            program_predicate(Module, Name, Arity, Properties),
            Found),
    sort(Found, Memory).

program_predicate(Module, Name, Arity, Properties) :-
    current_module(Module),
    Module \== save_rules,
    \+ ( module_property(Module, class(Class)), member(Class, [system, library]) ),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    findall(Property, remembered_property(Module:Head, Property), Properties).

remembered_property(Predicate, Property) :-
    member(Property, [dynamic, thread_local, tabled, multifile, transparent, meta_predicate(_),
                      number_of_clauses(_)]),
    predicate_property(Predicate, Property).
