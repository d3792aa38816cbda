:- encoding(utf8).
:- module(json_rules,
          [ export_rules/1              % -Json
          ]).
:- use_module(library(lists), [append/3]).
:- use_module(call_graph, [recursive/2]).
:- use_module(json_writer).
:- use_module(rule_base).

/** <module> The rules as JSON, for whoever checks or shows proofs (docs/contracts.md, section 7)
*/

%!  export_rules(-Json) is det.
%
%   Json is a string.

export_rules(Json) :-
    with_output_to(string(Json), write_rules).

write_rules :-
    current_output(Out),
    write(Out, '{"version":1,"rules":'),
    findall(Id, rule_text(Id, _, _, _, _), Ids),
    write_list_json(Out, write_rule, Ids),
    write(Out, ',\n"relations":'),
    findall(relation(Name, Arity), declared_relation(Name, Arity, _, _, _, _, _), Relations),
    write_list_json(Out, write_relation, Relations),
    write(Out, ',\n"facts":'),
    findall(fact(Name, Arity), declared_fact(Name, Arity, _, _, _, _, _, _), Facts),
    write_list_json(Out, write_fact, Facts),
    write(Out, ',\n"witnesses":'),
    findall(Head-[Inputs, Proves, Refutes],
            declared_witness(Head, Inputs, _, Proves, Refutes, _),
            Witnesses),
    write_list_json(Out, write_witness, Witnesses),
    write(Out, ',\n"fluents":'),
    findall(Name/Arity, fluent(Name, Arity, _), Fluents),
    write_list_json(Out, write_indicator, Fluents),
    write(Out, ',\n"step_relations":'),
    findall(Name/Arity, step_relation(Name, Arity, _), StepRelations),
    write_list_json(Out, write_indicator, StepRelations),
    write(Out, '}\n').

write_rule(Out, Id) :-
    rule(Id, Head, Stage, Body, Outer, Locals),
    rule_text(Id, Says, Elses, Names, place(File, Line)),
    Outer =.. [_|OuterVariables],
    Locals =.. [_|LocalVariables],
    append(OuterVariables, LocalVariables, Variables),
    staged(Stage, Head, StagedHead),
    % The number of a variable is its place in "variables".
    number_variables(Variables),
    write_member(Out, '{', id, write_text_json, Id),
    write_member(Out, ',', head, write_term_json, StagedHead),
    write_member(Out, ',', body, write_terms, Body),
    write_member(Out, ',', variables, write_texts, Names),
    write_member(Out, ',', says, write_text_json, Says),
    write_member(Out, ',', else, write_elses, Elses),
    shown_file(File, Shown),
    write_member(Out, ',', file, write_text_json, Shown),
    write_member(Out, ',', line, write, Line),
    (   Stage == none
    ->  write(Out, ',"stage":false}\n')
    ;   write(Out, ',"stage":true}\n')
    ).

%   A file of the knowledge base is shown from there on, such as kb/rules/106_mana.pl.
shown_file(File, Shown) :-
    user:file_search_path(lawmage, Directory),
    file_directory_name(Directory, Parent),
    atom_concat(Parent, /, Prefix),
    atom_concat(Prefix, Shown, File),
    !.
shown_file(File, File).

staged(Stage, Head, Head) :-
    Stage == none,
    !.
staged(Stage, Head, at(Head, Stage)).

write_elses(Out, Elses) :-
    write_object_json(Out, write_text_json, Elses).

write_relation(Out, relation(Name, Arity)) :-
    declared_relation(Name, Arity, Arguments, Bound, Says, Else, _),
    (   recursive(Name, Arity)
    ->  Recursive = true
    ;   Recursive = false
    ),
    write_member(Out, '{', name, write_text_json, Name),
    write_member(Out, ',', arity, write, Arity),
    write_member(Out, ',', arguments, write_texts, Arguments),
    write_member(Out, ',', bound, write_numbers, Bound),
    write_member(Out, ',', says, write_text_json, Says),
    write_member(Out, ',', else, write_text_json, Else),
    write_member(Out, ',', recursive, write, Recursive),
    write(Out, '}\n').

write_fact(Out, fact(Name, Arity)) :-
    declared_fact(Name, Arity, Class, Arguments, Key, Says, Else, _),
    write_member(Out, '{', name, write_text_json, Name),
    write_member(Out, ',', arity, write, Arity),
    write_member(Out, ',', class, write_text_json, Class),
    write_member(Out, ',', arguments, write_texts, Arguments),
    write_member(Out, ',', key, write_numbers, Key),
    write_member(Out, ',', says, write_text_json, Says),
    write_member(Out, ',', else, write_text_json, Else),
    write(Out, '}\n').

write_witness(Out, Head-[Inputs, Proves, Refutes]) :-
    number_variables(Head-Proves-Refutes),
    write_member(Out, '{', head, write_term_json, Head),
    write_member(Out, ',', inputs, write_numbers, Inputs),
    write_member(Out, ',', proves, write_term_json, Proves),
    write_member(Out, ',', refutes, write_term_json, Refutes),
    write(Out, '}\n').

write_indicator(Out, Name/Arity) :-
    write_member(Out, '{', name, write_text_json, Name),
    write_member(Out, ',', arity, write, Arity),
    write(Out, '}').

write_member(Out, Before, Key, WriteValue, Value) :-
    write(Out, Before),
    write_text_json(Out, Key),
    put_char(Out, ':'),
    call(WriteValue, Out, Value).

write_terms(Out, Terms) :-
    write_list_json(Out, write_term_json, Terms).

write_texts(Out, Texts) :-
    write_list_json(Out, write_text_json, Texts).

write_numbers(Out, Numbers) :-
    write_list_json(Out, write, Numbers).
