:- encoding(utf8).
:- module(prover_errors,
          [ prover_error/2              % +Kind, +Detail
          ]).
:- use_module(loader_checks, [similar_relations/3]).

/** <module> Errors of questions, in English

Each is error(prover_error(Kind, Detail), _). The clauses of message_lines//2 list all kinds.
*/

:- multifile prolog:message//1.

prolog:message(error(prover_error(Kind, Detail), _)) -->
    message_lines(Kind, Detail).

%!  prover_error(+Kind, +Detail) is failure.
%
%   Throws.

prover_error(Kind, Detail) :-
    throw(error(prover_error(Kind, Detail), _)).

message_lines(unknown_relation, Name/Arity) -->
    [ 'There is no relation ~q with ~w.'-[Name, Arguments] ],
    { arguments(Arity, Arguments),
      similar_relations(Name, Arity, Similar)
    },
    similar(Similar).
message_lines(unbound_argument, Name/Arity-Argument) -->
    [ '~w must be given when ~q is asked for.'-[Argument, Name/Arity] ].
message_lines(bound_output, Name/Arity) -->
    [ 'The plan of ~q must be a variable: it is what the search finds.'-[Name/Arity] ].
message_lines(missing_stage, Name/Arity) -->
    [ '~q depends on stages; ask for it at the final stage.'-[Name/Arity] ].
message_lines(malformed_goal, Goal) -->
    [ 'This is no goal: ~w.'-[Text] ],
    { term_text(Goal, Text) }.
message_lines(malformed_mode, Mode) -->
    [ 'The mode of a question is all, complete, decide or first, not ~w.'-[Text] ],
    { term_text(Mode, Text) }.
message_lines(not_a_fact, Class-Fact) -->
    [ 'This is no ~w fact: ~w.'-[Class, Text] ],
    { term_text(Fact, Text) }.
message_lines(limit, inferences(Number)) -->
    [ 'The question took more than ~D inferences.'-[Number] ].
message_lines(limit, seconds(Number)) -->
    [ 'The question took more than ~w seconds.'-[Number] ].
message_lines(limit, stage_steps(Number)) -->
    [ 'More than ~D effects were applied one after the other.'-[Number] ].
message_lines(limit, copies(Number)) -->
    [ 'A list of more than ~D copies of an element was asked for.'-[Number] ].
message_lines(ambiguous_next, Stage-Effects) -->
    [ 'The rules for next/1 name more than one effect after ~D steps: ~w.'-[Stage, Text] ],
    { term_text(Effects, Text) }.
message_lines(undeclared_fluent, Fluent) -->
    [ 'initially/1, adds/2 or removes/2 speaks of ~w, which is not declared as a fluent.'-[Text] ],
    { term_text(Fluent, Text) }.
message_lines(rules_not_compiled, _) -->
    [ 'The rules have not been compiled.'-[] ].

arguments(1, "1 argument") :-
    !.
arguments(Arity, Text) :-
    format(string(Text), "~d arguments", [Arity]).

similar([]) -->
    [].
similar([Indicator|_]) -->
    [ ' Did you mean ~q?'-[Indicator] ].

%   A term as it would be written, with names for its variables. A very large one is abbreviated.
term_text(Term0, Text) :-
    copy_term(Term0, Term, _),
    numbervars(Term, 0, _),
    Options = [quoted(true), numbervars(true), spacing(next_argument), max_depth(20)],
    format(string(Text), "~W", [Term, Options]).
