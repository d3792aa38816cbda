:- encoding(utf8).
:- module(support,
          [ load_rules/1,               % +Names
            rule_errors/2,              % +File, -Lines
            ask_one/4,                  % +Facts, +Question, -Answer, -Nodes
            solutions/3,                % +Facts, +Goal, -Goals
            node/3,                     % +Nodes, +Id, -Node
            json_to_term/2,             % +Json, -Term
            table_file/2,               % ?Name, -File
            table_entry/2,                    % +Name, ?Entry
            load_rules_once/1,          % +Name
            name_variables/3            % +Variables, +From, -Names
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(http/json), [atom_json_dict/3]).
:- use_module(library(filesex), [directory_member/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_terms/3]).

/** <module> What the tests of the prover share

Rule sets for the tests stand in `good/`. They are about families, graphs, offices and so on, since
the prover knows nothing of what rules are about.
*/

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

:- prolog_load_context(directory, Tests),
   absolute_file_name('../../kb', Kb, [relative_to(Tests), file_type(directory)]),
   asserta(user:file_search_path(lawmage, Kb)),
   asserta(user:file_search_path(prover_tests, Tests)).

:- use_module(lawmage(prover/prover)).
:- use_module(lawmage(prover/loader_errors), [error_text/2]).

%!  load_rules(+Names) is det.
%
%   Forgets all rules, and loads and compiles those of the named files in good/.

load_rules(Names) :-
    forget_rules,
    maplist(load_good, Names),
    compile_rules.

load_good(Name) :-
    absolute_file_name(prover_tests(good/Name), File, [file_type(prolog), access(read)]),
    load_files(File, [if(true), imports([])]).

%!  rule_errors(+File, -Lines) is det.
%
%   Lines are the errors that the loader checks find in File: strings `Line: Text`.

rule_errors(File, Lines) :-
    forget_rules,
    load_files(File, [if(true), imports([]), silent(true)]),
    catch(( compile_rules, Errors = [] ), error(rule_errors(Errors), _), true),
    maplist(error_line, Errors, Lines).

error_line(place(_, Line)-Error, Text) :-
    error_text(Error, ErrorText),
    format(string(Text), "~d: ~s", [Line, ErrorText]).

%!  ask_one(+Facts, +Question, -Answer, -Nodes) is det.
%
%   Question is Mode:Goal. Answer and Nodes are dicts.

ask_one(Facts, Mode:Goal, Answer, Nodes) :-
    term_variables(Goal, Variables),
    name_variables(Variables, 1, Names),
    ask(Facts, [question(Goal, Names, Mode)], limits(50 000 000, 60), Json),
    atom_json_dict(Json, Dict, [value_string_as_atom(false), default_tag(node)]),
    Dict.answers = [Answer],
    Nodes = Dict.nodes.

%!  name_variables(+Variables, +From, -Names) is det.
%
%   Names is a list of Name=Variable, with the names Variable1, Variable2 and so on.

name_variables([], _, []).
name_variables([Variable|Variables], Count, [Name=Variable|Names]) :-
    atom_concat('Variable', Count, Name),
    Next is Count+1,
    name_variables(Variables, Next, Names).

%!  solutions(+Facts, +Goal, -Goals) is det.
%
%   The sorted solutions of Goal.

solutions(Facts, Goal, Goals) :-
    ask_one(Facts, all:Goal, Answer, _),
    maplist(solution_goal, Answer.solutions, Goals0),
    sort(Goals0, Goals).

solution_goal(Solution, Goal) :-
    json_to_term(Solution.goal, Goal).

%!  node(+Nodes, +Id, -Node) is det.

node(Nodes, Id, Node) :-
    atom_number(Key, Id),
    get_dict(Key, Nodes, Node).

%!  json_to_term(+Json, -Term) is det.
%
%   Numbered variables become '$VAR'(Number).

json_to_term(Json, Term) :-
    (   string(Json)
    ->  atom_string(Term, Json)
    ;   number(Json)
    ->  Term = Json
    ;   Json = [Name0|Arguments0]
    ->  atom_string(Name, Name0),
        maplist(json_to_term, Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   get_dict(l, Json, Elements)
    ->  maplist(json_to_term, Elements, Term)
    ;   get_dict(s, Json, Text)
    ->  Term = Text
    ;   get_dict(v, Json, Number),
        Term = '$VAR'(Number)
    ).

%!  table_file(?Name, -File) is nondet.
%
%   File is the table of the rule set Name: terms board(Name, Facts), cards(Facts) and
%   answers(Board, Goal, Solutions).

table_file(Name, File) :-
    absolute_file_name(prover_tests(good), Directory, [file_type(directory)]),
    directory_member(Directory, File, [extensions([table])]),
    file_base_name(File, Base),
    file_name_extension(Name, table, Base).

%!  table_entry(+Name, ?Entry) is nondet.

table_entry(Name, Entry) :-
    table_file(Name, File),
    !,
    read_file_to_terms(File, Entries, [encoding(utf8)]),
    member(Entry, Entries).

:- dynamic loaded/1.

%!  load_rules_once(+Name) is det.
%
%   Loads the rule set Name and the card facts of its table, unless that was done last.

load_rules_once(Name) :-
    loaded(Name),
    !.
load_rules_once(Name) :-
    retractall(loaded(_)),
    load_rules([Name]),
    forall(table_entry(Name, cards(Facts)), add_card_facts(Facts)),
    assertz(loaded(Name)).
