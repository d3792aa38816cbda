:- encoding(utf8).
:- module(support,
          [ load_rules/1,               % +Names
            rule_errors/2,              % +File, -Lines
            ask_one/4,                  % +Facts, +Question, -Answer, -Nodes
            solutions/3,                % +Facts, +Goal, -Goals
            node/3,                     % +Nodes, +Id, -Node
            shown/3,                    % +Facts, +Question, -Lines
            json_to_term/2,             % +Json, -Term
            table_file/2,               % ?Name, -File
            table_entry/2,                    % +Name, ?Entry
            load_rules_once/1,          % +Name
            forget_loaded/0,
            json_dict/2,                % +Json, -Dict
            name_variables/3            % +Variables, +From, -Names
          ]).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
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
    json_dict(Json, Dict),
    Dict.answers = [Answer],
    nodes_of_rows(Dict.rows, Nodes).

%!  name_variables(+Variables, +From, -Names) is det.
%
%   Names is a list of Name=Variable, with the names Variable1, Variable2 and so on.

name_variables([], _, []).
name_variables([Variable|Variables], Count, [Name=Variable|Names]) :-
    atom_concat('Variable', Count, Name),
    Next is Count+1,
    name_variables(Variables, Next, Names).

%!  json_dict(+Json, -Dict) is det.

json_dict(Json, Dict) :-
    atom_json_dict(Json, Dict, [value_string_as_atom(false), default_tag(node)]).

%   nodes_of_rows(+Rows, -Nodes): the nodes of a proof by their ids (docs/contracts.md, section 6).

nodes_of_rows(Rows, Nodes) :-
    empty_assoc(NoTerms),
    foldl(read_row, Rows, rows(0, NoTerms, []), rows(_, _, Pairs)),
    dict_pairs(Nodes, nodes, Pairs).

read_row(Row, rows(Count, Terms, Pairs), Rows) :-
    (   is_dict(Row),
        del_dict(id, Row, Id, Node0)
    ->  with_terms(Node0, Terms, Node),
        Rows = rows(Count, Terms, [Id-Node|Pairs])
    ;   row_term(Row, Terms, Term),
        put_assoc(Count, Terms, Term, Terms1),
        Next is Count+1,
        Rows = rows(Next, Terms1, Pairs)
    ).

row_term(Row, Terms, Term) :-
    (   Row = [Name, Numbers]
    ->  maplist(term_of(Terms), Numbers, Arguments),
        Term = [Name|Arguments]
    ;   is_dict(Row),
        get_dict(l, Row, Numbers)
    ->  maplist(term_of(Terms), Numbers, Elements),
        Term = _{l: Elements}
    ;   Term = Row
    ).

term_of(Terms, Number, Term) :-
    get_assoc(Number, Terms, Term).

%   Fields that hold a term, and fields that hold parts with such fields.
with_terms(Part0, Terms, Part) :-
    dict_pairs(Part0, Tag, Pairs0),
    maplist(with_terms_in_field(Terms), Pairs0, Pairs),
    dict_pairs(Part, Tag, Pairs).

with_terms_in_field(Terms, Field-Value0, Field-Value) :-
    (   memberchk(Field, [goal, value, since, effect, fluent, stage, open])
    ->  term_of(Terms, Value0, Value)
    ;   Field == near
    ->  maplist(term_of(Terms), Value0, Value)
    ;   Field == bindings
    ->  dict_pairs(Value0, Tag, Pairs0),
        maplist(with_term(Terms), Pairs0, Pairs),
        dict_pairs(Value, Tag, Pairs)
    ;   memberchk(Field, [items, branches, conditions, removed, steps, adds, removes])
    ->  maplist(with_terms_of_part(Terms), Value0, Value)
    ;   Value = Value0
    ).

with_terms_of_part(Terms, Part0, Part) :-
    with_terms(Part0, Terms, Part).

with_term(Terms, Name-Number, Name-Term) :-
    term_of(Terms, Number, Term).

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
    get_dict(Id, Nodes, Node).

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

%!  forget_loaded is det.
%
%   The next load_rules_once/1 loads in any case.

forget_loaded :-
    retractall(loaded(_)).

%!  shown(+Facts, +Question, -Lines) is det.
%
%   The answer to Question, Mode:Goal, as an outline: the proof of each solution, or the refutation.
%   In a refutation, `+` marks a condition that holds, `-` one that fails and `?` one that is open.

shown(Facts, Question, Lines) :-
    ask_one(Facts, Question, Answer, Nodes),
    (   Answer.solutions == []
    ->  Roots = [Answer.refutation]
    ;   findall(Root, ( member(Solution, Answer.solutions), Root = Solution.root ), Roots)
    ),
    phrase(outlines(Roots, Nodes, 0), Lines).

outlines([], _, _) -->
    [].
outlines([Id|Ids], Nodes, Depth) -->
    outline(Id, "", Nodes, Depth),
    outlines(Ids, Nodes, Depth).

outline(null, _, _, _) -->
    !,
    [].
outline(Id, Mark, Nodes, Depth) -->
    { node(Nodes, Id, Node),
      node_text(Node.kind, Node, Text),
      Deeper is Depth+1
    },
    line(Depth, Mark, Text),
    children(Node.kind, Node, Nodes, Deeper).

line(Depth, Mark, Text) -->
    { Blanks is 2*Depth,
      format(string(Line), "~*c~s~s", [Blanks, 0' , Mark, Text])
    },
    [Line].

node_text("rule", Node, Text) :-
    term_text(Node.goal, Goal),
    format(string(Text), "~s [~s]", [Goal, Node.rule]).
node_text("none", Node, Text) :-
    term_text(Node.goal, Goal),
    format(string(Text), "nothing: ~s", [Goal]).
node_text("why_not", Node, Text) :-
    term_text(Node.goal, Goal),
    (   get_dict(near, Node, Near),
        Near \== []
    ->  maplist(term_text, Near, Texts),
        format(string(Text), "no ~s (~s), but ~w", [Goal, Node.reason, Texts])
    ;   format(string(Text), "no ~s (~s)", [Goal, Node.reason])
    ).
node_text("fluent", Node, Text) :-
    term_text(Node.goal, Goal),
    term_text(Node.since, Since),
    format(string(Text), "~s since ~s", [Goal, Since]).
node_text("stages", Node, "stages") :-
    is_dict(Node).
node_text(Kind, Node, Text) :-
    memberchk(Kind, ["board", "card", "computed", "every", "count", "least", "witness", "final"]),
    term_text(Node.goal, Goal),
    format(string(Text), "~s (~s)", [Goal, Kind]).

children("rule", Node, Nodes, Depth) -->
    outlines(Node.premises, Nodes, Depth).
children("least", Node, Nodes, Depth) -->
    outlines(Node.premises, Nodes, Depth).
children("none", Node, Nodes, Depth) -->
    outlines([Node.why], Nodes, Depth).
children("witness", Node, Nodes, Depth) -->
    outlines([Node.by], Nodes, Depth).
children("fluent", Node, Nodes, Depth) -->
    outlines([Node.by], Nodes, Depth).
children("final", Node, Nodes, Depth) -->
    outlines([Node.by], Nodes, Depth).
children("every", Node, Nodes, Depth) -->
    cases(Node.cases, Nodes, Depth).
children("count", Node, Nodes, Depth) -->
    items(Node.items, Nodes, Depth).
children("stages", Node, Nodes, Depth) -->
    steps(Node.steps, Nodes, Depth).
children("why_not", Node, Nodes, Depth) -->
    reason(Node.reason, Node, Nodes, Depth).
children("board", _, _, _) -->
    [].
children("card", _, _, _) -->
    [].
children("computed", _, _, _) -->
    [].

cases([], _, _) -->
    [].
cases([Case|Cases], Nodes, Depth) -->
    outlines(Case.condition, Nodes, Depth),
    { Deeper is Depth+1 },
    outlines(Case.consequence, Nodes, Deeper),
    cases(Cases, Nodes, Depth).

items([], _, _) -->
    [].
items([Item|Items], Nodes, Depth) -->
    { term_text(Item.value, Text),
      Deeper is Depth+1
    },
    line(Depth, "", Text),
    outlines(Item.premises, Nodes, Deeper),
    items(Items, Nodes, Depth).

steps([], _, _) -->
    [].
steps([Step|Steps], Nodes, Depth) -->
    { term_text(Step.effect, Effect),
      findall(Text, ( member(Change, Step.adds), term_text(Change.fluent, Text) ), Adds),
      findall(Text, ( member(Change, Step.removes), term_text(Change.fluent, Text) ), Removes),
      format(string(Text), "~s: + ~w - ~w", [Effect, Adds, Removes])
    },
    line(Depth, "", Text),
    steps(Steps, Nodes, Depth).

reason("rules", Node, Nodes, Depth) -->
    rule_branches(Node.branches, Nodes, Depth).
reason("conditions", Node, Nodes, Depth) -->
    branches(Node.branches, Nodes, Depth).
reason("holds", Node, Nodes, Depth) -->
    outlines(Node.premises, Nodes, Depth).
reason("counted", Node, Nodes, Depth) -->
    outlines([Node.node], Nodes, Depth).
reason("exception", Node, Nodes, Depth) -->
    outlines(Node.condition, Nodes, Depth),
    outline(Node.consequence, "- ", Nodes, Depth).
reason("nothing", Node, Nodes, Depth) -->
    outlines([Node.why], Nodes, Depth).
reason("refuted", Node, Nodes, Depth) -->
    outlines([Node.by], Nodes, Depth).
reason("final", Node, Nodes, Depth) -->
    outlines([Node.by], Nodes, Depth).
reason("fluent", Node, Nodes, Depth) -->
    removals(Node.removed, Nodes, Depth).
reason("no_rule", _, _, _) -->
    [].
reason("fact", _, _, _) -->
    [].
reason("computed", _, _, _) -->
    [].
reason("circular", Node, Nodes, Depth) -->
    { node(Nodes, Node.see, Seen),
      term_text(Seen.goal, Text)
    },
    line(Depth, "see: no ", Text).

rule_branches([], _, _) -->
    [].
rule_branches([Branch|Branches], Nodes, Depth) -->
    line(Depth, "", Branch.rule),
    { Deeper is Depth+1 },
    conditions(Branch.conditions, Nodes, Deeper),
    rule_branches(Branches, Nodes, Depth).

branches([], _, _) -->
    [].
branches([Branch|Branches], Nodes, Depth) -->
    conditions(Branch.conditions, Nodes, Depth),
    branches(Branches, Nodes, Depth).

conditions([], _, _) -->
    [].
conditions([Condition|Conditions], Nodes, Depth) -->
    { dict_pairs(Condition, _, [Kind-Shown]) },
    condition(Kind, Shown, Nodes, Depth),
    conditions(Conditions, Nodes, Depth).

condition(holds, Id, Nodes, Depth) -->
    outline(Id, "+ ", Nodes, Depth).
condition(fails, Id, Nodes, Depth) -->
    outline(Id, "- ", Nodes, Depth).
condition(open, Term, _, Depth) -->
    { term_text(Term, Text) },
    line(Depth, "? ", Text).

removals([], _, _) -->
    [].
removals([Removal|Removals], Nodes, Depth) -->
    { term_text(Removal.fluent, Fluent),
      term_text(Removal.stage, Stage),
      format(string(Text), "~s until ~s", [Fluent, Stage]),
      Deeper is Depth+1
    },
    line(Depth, "", Text),
    outlines([Removal.by], Nodes, Deeper),
    removals(Removals, Nodes, Depth).

term_text(Json, Text) :-
    json_to_term(Json, Term),
    format(string(Text), "~W", [Term, [quoted(true), numbervars(true), module(rule_language)]]).
