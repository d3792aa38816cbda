:- encoding(utf8).
:- module(oracle, [ card_text_lines/2,          % +Face, -Lines
                    read_line/2,                % +Line, -Result
                    understood_line/2,          % +Line, -Term
                    print_ability/3,            % +Term, +Names, -Text
                    readings/2                  % +Line, -Terms
                  ]).
:- use_module(lawmage(oracle/normalisation), [face_lines/2, named_text/3]).
:- use_module(lawmage(oracle/text_of_tokens), [tokens_text/2]).
:- use_module(lawmage(oracle/tokens), [text_tokens/2]).
:- use_module(lawmage(oracle/understood_until), [understood_until/2]).
:- use_module(lawmage(oracle/grammar/abilities), [ability//1]).

/** <module> Card text <-> ability terms

The grammar in kb/oracle/grammar reads a line of card text into a term and prints a term as the line
that it was read from. docs/contracts.md, section 4, has the shapes of the terms; every functor is a
class in ontology/constructs.ttl.

All predicates are deterministic and bounded by inferences, so that no text can make them hang.
*/

%!  inference_limit(-Inferences) is det.
%
%   How many inferences the reading or the printing of one line may take. The slowest real line
%   takes about a third of it.

inference_limit(3_000_000).

%!  longest_line(-Characters) is det.
%
%   A longer line is not read at all.

longest_line(3_000).

%!  card_text_lines(+Face, -Lines) is det.
%
%   Lines are the normalised lines of a Face, one an ability: strings, without reminder text, with
%   `~` for the card's own name. Face is face(Name, TypeLine, OracleText, OtherNames); OtherNames is
%   the list of the names of the card's other faces.

card_text_lines(Face, Lines) :-
    once(face_lines(Face, Lines)).

%!  read_line(+Line, -Result) is det.
%
%   Result is understood(Term), or unparsed(Line, Understood): Understood is the beginning of the
%   Line up to the word at which every reading stops. A Line counts as understood only when the Term
%   prints the same Line.

read_line(Line, Result) :-
    (   understood_line(Line, Term)
    ->  Result = understood(Term)
    ;   Result = unparsed(Line, Understood),
        understood_beginning(Line, Understood)
    ).

%!  understood_line(+Line, -Term) is semidet.
%
%   As read_line/2 for a Line that is understood. Fails for any other without looking where the
%   understanding stops: that takes many times as long as reading.

understood_line(Line, Term) :-
    line_tokens(Line, Tokens),
    tokens_text(Tokens, Text),
    string_equal(Text, Line),
    within_limit(once(phrase(ability(Term), Tokens))).

understood_beginning(Line, Understood) :-
    (   line_tokens(Line, Tokens)
    ->  understood_until(Tokens, Understood)
    ;   Understood = ""
    ).

line_tokens(Line, Tokens) :-
    string_length(Line, Length),
    longest_line(Longest),
    Length =< Longest,
    text_tokens(Line, Tokens).

string_equal(Text, Line) :-
    atom_string(Line, LineString),
    Text == LineString.

%!  readings(+Line, -Terms) is det.
%
%   All readings of the Line; none when it is not understood.

readings(Line, Terms) :-
    (   text_tokens(Line, Tokens),
        tokens_text(Tokens, Text),
        string_equal(Text, Line),
        within_limit(findall(Term, phrase(ability(Term), Tokens), Found))
    ->  sort(Found, Terms)
    ;   Terms = []
    ).

%!  print_ability(+Term, +Names, -Text) is semidet.
%
%   Text is the line that reads as Term. Names is `none`, which keeps the signs `~` and `~~`, or
%   names(Name, OtherName) with the names of the face and of the card's other face (or `none`).
%   Fails when Term is not an ability term, or not the one that its text is read as.

print_ability(Term, Names, Text) :-
    ground(Term),
    within_limit(once(phrase(ability(Term), Tokens))),
    tokens_text(Tokens, Line),
    text_tokens(Line, SameTokens),
    SameTokens == Tokens,
    (   Names == none
    ->  Text = Line
    ;   named_text(Line, Names, Text)
    ).

:- meta_predicate within_limit(0).

within_limit(Goal) :-
    inference_limit(Limit),
    call_with_inference_limit(Goal, Limit, Result),
    Result \== inference_limit_exceeded.
