:- encoding(utf8).

/** <module> The first rule of docs/rule-language.md works as the page says
*/

:- prolog_load_context(directory, Directory),
   asserta(user:file_search_path(prover_tests, Directory)).

:- use_module(prover_tests(support)).
:- use_module(library(plunit)).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(lawmage(prover/prover)).

%   The first block of Prolog on the page, as a file.
first_rule(File) :-
    absolute_file_name(prover_tests('../../docs/rule-language.md'), Page, [access(read)]),
    read_file_to_string(Page, Text, [encoding(utf8)]),
    sub_string(Text, Before, _, _, "```prolog\n"),
    !,
    Start is Before+10,
    sub_string(Text, Start, _, 0, Rest),
    sub_string(Rest, Length, _, _, "```"),
    !,
    sub_string(Rest, 0, Length, _, Code),
    tmp_file_stream(File, Out, [encoding(utf8), extension(pl)]),
    write(Out, Code),
    close(Out).

load_first_rule :-
    first_rule(File),
    forget_rules,
    load_files(File, [if(true), imports([])]),
    compile_rules.

facts([parent(ann, ben), age(ann, 40), age(ben, 9)]).

:- begin_tests(first_rule, [setup(load_first_rule)]).

test(yes, true(Goals == [may_vote(ann)])) :-
    facts(Facts),
    solutions(Facts, may_vote(_), Goals).

test(no, true(Lines == [ "no may_vote(ben) (rules)",
                         "  family/1",
                         "    + age(ben,9) (board)",
                         "    - no 9>=18 (computed)" ])) :-
    facts(Facts),
    once(shown(Facts, decide:may_vote(ben), Lines)).

:- end_tests(first_rule).
