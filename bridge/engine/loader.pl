:- encoding(utf8).
:- module(loader, [load_rules/1]).

/** <module> Loading the rules, with everything that the loader has to say

Prolog prints errors and warnings while it loads a file, and goes on. Here they are collected
instead, and any of them means that the rules are not to be used.
*/

:- thread_local collecting/0, complaint/1.

:- multifile user:message_hook/3.

user:message_hook(_, Kind, Lines) :-
    loader:collecting,
    memberchk(Kind, [error, warning]),
    loader:message_text(Lines, Text),
    assertz(loader:complaint(Text)).

%!  load_rules(+File) is det.
%
%   Load File and all that it loads.
%
%   @throws rules_not_loaded(Text) with all errors and warnings, one after the other

load_rules(File) :-
    setup_call_cleanup(
        assertz(collecting),
        catch(load_files(user:File, [if(not_loaded)]), Error, print_message(error, Error)),
        retractall(collecting)),
    findall(Text, retract(complaint(Text)), Texts),
    (   Texts == []
    ->  true
    ;   atomic_list_concat(Texts, "", Joined),
        atom_string(Joined, Text),
        throw(rules_not_loaded(Text))
    ).

%   message_text(+Lines, -Text): one message as text, with the place that is being loaded, unless
%   the message names it.

message_text(Lines, Text) :-
    with_output_to(string(Message), print_message_lines(current_output, '', Lines)),
    (   source_location(File, Line),
        \+ sub_string(Message, _, _, _, File)
    ->  format(string(Text), "~w:~w: ~w", [File, Line, Message])
    ;   Text = Message
    ).
