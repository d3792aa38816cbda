:- encoding(utf8).
:- module(rule_language,
          [ op(1185, fx, relation),
            op(1185, fx, fact),
            op(1185, fx, fluents),
            op(1185, fx, step_relations),
            op(1185, fx, remembered),
            op(1185, fx, witness),
            op(1180, xfx, says),
            op(1175, xfx, key),
            op(1170, xfx, ::),
            op(1150, xfx, <=),
            op(1100, xfx, by),
            op(1090, xfx, proves),
            op(1080, xfx, refutes),
            op(990, xfx, else),
            op(690, xfx, at)
          ]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(rule_base).

/** <module> The surface of the rule language

A file that imports this module is a _rule file_. It holds declarations and rules, nothing else:

    :- fact board: parent(Parent, Child)
           says "{Parent} is a parent of {Child}"
           else "{Parent} is no parent of {Child}".

    :- relation ancestor(Ancestor, Person)
           says "{Ancestor} is an ancestor of {Person}"
           else "{Ancestor} is no ancestor of {Person}".

    'family/1' ::
        ancestor(Ancestor, Person) <=
            parent(Ancestor, Person)
        says "{Ancestor} is a parent of {Person}".

While such a file is loaded, each declaration and rule is stored in rule_base and leaves no clause
behind. Nothing is refused here: what is wrong is recorded, and compile_rules/0 reports all of it
together. docs/rule-language.md describes the language.
*/

:- dynamic rule_module/1.               % rule_module(Module): imports this module

%!  rule_term(+Term, +Module, -Clauses) is semidet.
%
%   Clauses is what Prolog shall compile instead of Term, a term of a rule file.

rule_term((:- module(_, _)), _, _) :-
    !,
    prolog_load_context(source, File),
    forget_file(File),
    fail.
rule_term((:- use_module(Spec)), Module, Clauses) :-
    !,
    names_this_module(Spec),
    retractall(rule_module(Module)),
    assertz(rule_module(Module)),
    % A variable may stand only in a sentence, where Prolog does not see it. The loader checks
    % look for variables that occur once, and they read the sentences too.
    Clauses = [(:- use_module(Spec)), (:- style_check(-singleton))].
rule_term(Term, Module, []) :-
    rule_module(Module),
    term_place(Place),
    record_term(Term, Place).

names_this_module(Spec) :-
    module_property(rule_language, file(ThisFile)),
    absolute_file_name(Spec, File, [file_type(prolog), access(read), file_errors(fail)]),
    File == ThisFile.

%   place(File, Line) of the term that is being read.
term_place(place(File, Line)) :-
    prolog_load_context(source, File),
    (   prolog_load_context(term_position, Position)
    ->  stream_position_data(line_count, Position, Line)
    ;   Line = 0
    ).

%!  record_term(+Term, +Place) is semidet.
%
%   Fails for directives that are not declarations of the rule language: Prolog runs those.

record_term((:- Directive), Place) :-
    !,
    declaration(Directive, Place).
record_term((Rule says Sentence), Place) :-
    !,
    record_rule(Rule, Sentence, Place).
record_term((Id :: Clause), Place) :-
    !,
    add_error(Place, missing_sentence(rule(Id))),
    record_rule((Id :: Clause), "", Place).
record_term((Head <= _), Place) :-
    !,
    surface_error(Place, missing_id(Head)).
record_term(Term, Place) :-
    Term \== begin_of_file,
    Term \== end_of_file,
    surface_error(Place, plain_clause(Term)).

%   Terms in an error show the names of their variables.
surface_error(Place, Error0) :-
    term_variables(Error0, Variables0),
    variable_names(Variables0, Names),
    copy_term(Error0-Variables0, Error-Variables),
    maplist(named, Variables, Names),
    add_error(Place, Error).

named('$VAR'(Name), Name).

%   Declarations.

declaration(relation(Declaration), Place) :-
    declared_sentences(Declaration, Head, Says, Else, Place),
    (   callable(Head)
    ->  Head =.. [_|Terms],
        argument_list(Terms, Place, Head, Arguments),
        bound_arguments(Terms, Bound),
        functor(Head, Name, Arity),
        add_relation(Name, Arity, Arguments, Bound, Says, Else, Place)
    ;   surface_error(Place, malformed(relation, Declaration))
    ).
declaration(fact(Declaration), Place) :-
    declared_sentences(Declaration, Spec, Says, Else, Place),
    (   fact_parts(Spec, Class, Template, KeyTerms)
    ->  Template =.. [_|Terms],
        argument_list(Terms, Place, Template, Arguments),
        key_indexes(KeyTerms, Terms, Place, Template, Key),
        functor(Template, Name, Arity),
        add_fact(Name, Arity, Class, Arguments, Key, Says, Else, Place)
    ;   surface_error(Place, malformed(fact, Declaration))
    ).
declaration(fluents(Indicators), Place) :-
    declared_indicators(Indicators, fluents, Place, add_fluent).
declaration(step_relations(Indicators), Place) :-
    declared_indicators(Indicators, step_relations, Place, add_step_relation).
declaration(remembered(Indicators), Place) :-
    declared_indicators(Indicators, remembered, Place, add_remembered).
declaration(witness(Declaration), Place) :-
    (   witness_parts(Declaration, Head, Solver, Proves, Refutes)
    ->  Head =.. [Name|Terms],
        maplist(unsigned, Terms, Variables),
        bound_arguments(Terms, Inputs),
        Unsigned =.. [Name|Variables],
        add_witness(Unsigned, Inputs, Solver, Proves, Refutes, Place)
    ;   surface_error(Place, malformed(witness, Declaration))
    ).

declared_sentences((Head says Sentences), Head, Says, Else, Place) :-
    !,
    (   Sentences = (Says else Else)
    ->  true
    ;   Says = Sentences,
        Else = "",
        surface_error(Place, missing_else(Head))
    ).
declared_sentences(Head, Head, "", "", Place) :-
    surface_error(Place, missing_sentence(declaration(Head))).

fact_parts((Class:Template key KeyTerms), Class, Template, KeyTerms) :-
    fact_class(Class),
    callable(Template),
    is_list(KeyTerms).
fact_parts(Class:Template, Class, Template, KeyTerms) :-
    fact_class(Class),
    callable(Template),
    Template =.. [_|Terms],
    (   Terms = [First|_]
    ->  KeyTerms = [First]
    ;   KeyTerms = []
    ).

fact_class(Class) :-
    nonvar(Class),
    member(Class, [board, card]),
    !.

key_indexes([], _, _, _, []).
key_indexes([KeyTerm|KeyTerms], Terms, Place, Template, Key) :-
    (   index_of(Terms, 0, KeyTerm, Index)
    ->  Key = [Index|Rest]
    ;   surface_error(Place, malformed_key(Template)),
        Key = Rest
    ),
    key_indexes(KeyTerms, Terms, Place, Template, Rest).

index_of([Term|Terms], Index0, KeyTerm, Index) :-
    (   Term == KeyTerm
    ->  Index = Index0
    ;   Index1 is Index0+1,
        index_of(Terms, Index1, KeyTerm, Index)
    ).

witness_parts((Head by Solver proves Proves refutes Refutes), Head, Solver, Proves, Refutes) :-
    callable(Head),
    nonvar(Solver),
    Solver = _:_/_,
    callable(Proves),
    callable(Refutes).

declared_indicators(Indicators, Declaration, Place, Add) :-
    forall(conjunct(Indicators, Indicator),
           (   Indicator = Name/Arity,
               atom(Name),
               integer(Arity)
           ->  call(Add, Name, Arity, Place)
           ;   surface_error(Place, malformed(Declaration, Indicator))
           )).

conjunct(Conjunction, Conjunct) :-
    nonvar(Conjunction),
    Conjunction = (Left, Right),
    !,
    (   conjunct(Left, Conjunct)
    ;   conjunct(Right, Conjunct)
    ).
conjunct(Conjunct, Conjunct).

%   The names of the arguments of a declared template; they must be distinct variables.

argument_list(Terms, Place, Head, Arguments) :-
    maplist(unsigned, Terms, Variables),
    (   maplist(var, Variables),
        term_variables(Variables, Distinct),
        same_length_lists(Variables, Distinct)
    ->  variable_names(Variables, Arguments)
    ;   surface_error(Place, malformed_arguments(Head)),
        Arguments = []
    ).

same_length_lists(Left, Right) :-
    length(Left, Length),
    length(Right, Length).

%   The indexes, from 0, of the arguments written +Argument.
bound_arguments(Terms, Indexes) :-
    findall(Index,
            ( nth0(Index, Terms, Term), nonvar(Term), Term = +(_) ),
            Indexes).

unsigned(Term, Variable) :-
    nonvar(Term),
    (   Term = +(Variable)
    ;   Term = -(Variable)
    ),
    !.
unsigned(Term, Term).

%   Rules.

record_rule(Rule, Sentence, Place) :-
    (   rule_parts(Rule, Id, Head, Stage, Body)
    ->  (   string(Sentence)
        ->  Says = Sentence
        ;   Says = "",
            add_error(Place, malformed_sentence(Id))
        ),
        term_variables(Head-Stage-Body, Variables),
        variable_names(Variables, Names),
        add_rule(rule(Id, Head, Stage), Body, Says, Variables, Names, Place)
    ;   rule_without_id(Rule)
    ->  surface_error(Place, missing_id(Rule))
    ;   surface_error(Place, malformed(rule, Rule))
    ).

rule_without_id(Rule) :-
    nonvar(Rule),
    Rule \= (_ :: _).

rule_parts((Id :: Clause), Id, Head, Stage, Body) :-
    atom(Id),
    nonvar(Clause),
    (   Clause = (StagedHead <= Body)
    ->  true
    ;   StagedHead = Clause,
        Body = true
    ),
    nonvar(StagedHead),
    (   StagedHead = (Head at Stage)
    ->  true
    ;   Head = StagedHead,
        Stage = none
    ),
    callable(Head).

%!  variable_names(+Variables, -Names) is det.
%
%   The names as written. A variable without a name (`_`) is called `_1`, `_2`, ...; a name that
%   the writer used already is skipped.

variable_names(Variables, Names) :-
    (   prolog_load_context(variable_names, Bindings)
    ->  true
    ;   Bindings = []
    ),
    variable_names(Variables, Bindings, 1, Names).

variable_names([], _, _, []).
variable_names([Variable|Variables], Bindings, Count, [Name|Names]) :-
    (   named_variable(Bindings, Variable, Name)
    ->  variable_names(Variables, Bindings, Count, Names)
    ;   free_name(Count, Bindings, Name, Next),
        variable_names(Variables, Bindings, Next, Names)
    ).

named_variable([Name0=Variable0|Bindings], Variable, Name) :-
    (   Variable0 == Variable
    ->  Name = Name0
    ;   named_variable(Bindings, Variable, Name)
    ).

free_name(Count, Bindings, Name, Next) :-
    atom_concat('_', Count, Candidate),
    Count1 is Count+1,
    (   member(Candidate=_, Bindings)
    ->  free_name(Count1, Bindings, Name, Next)
    ;   Name = Candidate,
        Next = Count1
    ).


%   Last in the file, since it is called for every term that is read from here on.

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion(Term, Clauses) :-
    nonvar(Term),
    prolog_load_context(module, Module),
    rule_term(Term, Module, Clauses).
