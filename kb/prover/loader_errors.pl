:- encoding(utf8).
:- module(loader_errors, []).

:- multifile prolog:message//1.

prolog:message(error(rule_errors(Errors), _)) -->
    error_lines(Errors).

error_lines([]) --> [].
error_lines([place(File, Line)-Error|Errors]) -->
    [ '~w:~w: ~p'-[File, Line, Error], nl ],
    error_lines(Errors).
