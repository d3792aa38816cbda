:- encoding(utf8).

/** <module> The rules as JSON
*/

:- prolog_load_context(directory, Directory),
   asserta(user:file_search_path(prover_tests, Directory)).

:- use_module(prover_tests(support)).
:- use_module(library(plunit)).
:- use_module(lawmage(prover/prover)).

exported(Name, Dict) :-
    load_rules_once(Name),
    export_rules(Json),
    json_dict(Json, Dict).

named(Dicts, Key, Value, Dict) :-
    member(Dict, Dicts),
    get_dict(Key, Dict, Value),
    !.

:- begin_tests(export).

test(rule, true([Head, Body, Variables, Says, Stage] ==
                [childless('$VAR'(0)), [person('$VAR'(0)), not(parent('$VAR'(0), '$VAR'(1)))],
                 ["Person", "_1"], "{Person} is not a parent of anyone", false])) :-
    exported(family, Dict),
    named(Dict.rules, id, "3.1", Rule),
    json_to_term(Rule.head, Head),
    findall(Literal, ( member(Json, Rule.body), json_to_term(Json, Literal) ), Body),
    Variables = Rule.variables,
    Says = Rule.says,
    Stage = Rule.stage.

test(outer_variables_come_first,
     true(Variables == ["Person", "Child", "_1", "Order", "One", "Years"])) :-
    exported(family, Dict),
    named(Dict.rules, id, "3.4", Rule),
    Variables = Rule.variables.

test(else, true(Else == node{'3': "{Person} is only {Years}, and {Country} asks for {Least}"})) :-
    exported(family, Dict),
    named(Dict.rules, id, "2.1", Rule),
    Else = Rule.else.

test(place, true(File-Line == "family.pl"-56)) :-
    exported(family, Dict),
    named(Dict.rules, id, "1.1", Rule),
    file_base_name(Rule.file, Base),
    atom_string(Base, File),
    Line = Rule.line.

test(partial_list, true(Head == ["taken_from", ["[|]", node{v: 0}, node{v: 1}], node{v: 2}])) :-
    exported(shop, Dict),
    named(Dict.rules, id, "more", Rule),
    Head = Rule.head.

test(relations, [forall(relation(Name, Relation, Arguments, Bound, Recursive)),
                 true(Found == [Arguments, Bound, Recursive])]) :-
    exported(Name, Dict),
    named(Dict.relations, name, Relation, Exported),
    Found = [Exported.arguments, Exported.bound, Exported.recursive].

relation(family, "childless", ["Person"], [], false).
relation(family, "ancestor", ["Ancestor", "Person"], [], true).
relation(shop, "taken_from", ["Chosen", "Coins"], [0, 1], true).
relation(office, "adds", ["Order", "Fluent"], [0], false).
relation(steps, "reached", ["Effect"], [], true).

test(fact, true([Class, Key, Says] == ["board", [0], "{Person} is {Years}"])) :-
    exported(family, Dict),
    named(Dict.facts, name, "age", Fact),
    Class = Fact.class,
    Key = Fact.key,
    Says = Fact.says.

test(witness, true(Witness == node{head: ["change", node{v: 0}, node{v: 1}, node{v: 2}],
                                   inputs: [0, 1],
                                   proves: ["exact", node{v: 0}, node{v: 1}, node{v: 2}],
                                   refutes: ["impossible", node{v: 0}, node{v: 1}, node{v: 3}]})) :-
    exported(shop, Dict),
    [Witness] = Dict.witnesses.

test(stages, true([Fluents, Steps, Head] ==
                  [["role"/2, "access"/2, "carried_out"/2], ["concerns"/2],
                   at(pending('$VAR'(0)), '$VAR'(1))])) :-
    exported(office, Dict),
    findall(Name/Arity, ( member(Fluent, Dict.fluents), Name = Fluent.name, Arity = Fluent.arity ),
            Fluents),
    findall(Name/Arity, ( member(Step, Dict.step_relations), Name = Step.name, Arity = Step.arity ),
            Steps),
    named(Dict.rules, id, "4.1", Rule),
    Rule.stage == true,
    json_to_term(Rule.head, Head).

:- end_tests(export).
