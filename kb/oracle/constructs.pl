:- encoding(utf8).
:- module(oracle_constructs, [ construct/4,            % ?Functor, ?Arity, -Categories, -Arguments
                               constant/2,             % ?Category, ?Atom
                               category_part/2,        % ?Category, ?Part
                               construct_source/4,     % ?Functor, ?Arity, -Wording, -Rules
                               read_grammar/0
                             ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, last/2]).
:- use_module(library(apply), [foldl/4, maplist/3, partition/4]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(lawmage(oracle/grammar/verb_kinds), [transitive/3]).

/** <module> The constructs of ability terms, as the grammar itself makes them

Reads the rules of kb/oracle/grammar as data and says which functors they make, with the names and
the types of their arguments. ontology/constructs.ttl is written from this (constructs_turtle.pl),
so that grammar and ontology cannot drift apart.

A nonterminal is a category; the last argument of its head is the term. In

==
adjunct(for_each(Countable)) --> [for, each], countable(Countable).
==

the construct for_each/1 belongs to the category `adjunct`; its argument has the name `countable`,
after the variable, and the type `category(countable)`, after the nonterminal that reads it.

Types of arguments:

  - category(Category): what the nonterminal Category makes
  - lexicon(Class): a word of the lexicon, see lexicon_class/3
  - one_of(Atoms)
  - list(Types): a list of such
*/

:- dynamic
    rule/6,                 % Category, Head, Term, Names, Body, Rules
    made/4,                 % Functor, Arity, Category, ArgumentTypes
    constant_/2,
    part_/2,
    source_/4.

%!  construct(?Functor, ?Arity, -Categories, -Arguments) is nondet.
%
%   Arguments is a list of argument(Name, Types), in order. An argument that has several names, or
%   none, in the rules is named `Content`.

construct(Functor, Arity, Categories, Arguments) :-
    setof(Functor/Arity, Category^Types^made(Functor, Arity, Category, Types), Constructs),
    member(Functor/Arity, Constructs),
    findall(Category, made(Functor, Arity, Category, _), Found),
    sort(Found, Categories),
    findall(Typed, made(Functor, Arity, _, Typed), Variants),
    numlist_to(Arity, Positions),
    maplist(merged_argument(Variants), Positions, Arguments).

merged_argument(Variants, Position, argument(Name, Types)) :-
    findall(N, ( member(Variant, Variants), nth1(Position, Variant, N-_), N \== none ), Names0),
    sort(Names0, Names),
    (   Names = [Name]
    ->  true
    ;   nth1(Position, ['Content', 'SecondContent', 'ThirdContent', 'FourthContent'], Name)
    ),
    findall(T, ( member(Variant, Variants), nth1(Position, Variant, _-Ts), member(T, Ts) ), Types0),
    sort(Types0, Types).

numlist_to(Number, List) :-
    findall(N, between(1, Number, N), List).

%!  constant(?Category, ?Atom) is nondet.
%
%   The Atom is a term of the Category by itself.

constant(Category, Atom) :-
    constant_(Category, Atom).

%!  category_part(?Category, ?Part) is nondet.
%
%   Every term of the type Part is a term of the Category.

category_part(Category, Part) :-
    part_(Category, Part).

%!  construct_source(?Functor, ?Arity, -Wording, -Rules) is nondet.
%
%   The Wording of a construct as its rule in the grammar has it, and the numbers of the CR.

construct_source(Functor, Arity, Wording, Rules) :-
    source_(Functor, Arity, Wording, Rules).

%!  read_grammar is det.
%
%   Reads all files of the grammar.

read_grammar :-
    retractall(rule(_, _, _, _, _, _)),
    retractall(made(_, _, _, _)),
    retractall(constant_(_, _)),
    retractall(part_(_, _)),
    retractall(source_(_, _, _, _)),
    absolute_file_name(lawmage(oracle/grammar), Directory, [file_type(directory)]),
    directory_files(Directory, Entries),
    msort(Entries, Sorted),
    forall(( member(Entry, Sorted), file_name_extension(_, pl, Entry) ),
           ( directory_file_path(Directory, Entry, File), read_file(File) )),
    forall(rule(Category, Head, Term, Names, Body, Rules),
           analyse(Term, Category, Names, Head-Body, Rules)),
    add_lexicon_constructs.

%   Terms that the lexicon makes: the actions of transitive verbs, and types and nouns.

add_lexicon_constructs :-
    forall(transitive(_, _, Action),
           ( functor(Action, Functor, 1),
             add_made(Functor, 1, frame, ['Object'-[category(object)]]),
             add_source(Functor, 1, "<verb> <Object>", []) )),
    forall(lexicon_construct(Functor, Category, Name, Class, Wording),
           ( add_made(Functor, 1, Category, [Name-[lexicon(Class)]]),
             add_source(Functor, 1, Wording, []) )),
    add_constant(simple_adjective, token).

lexicon_construct(t, head_noun, 'CardType', card_type, "<card type>").
lexicon_construct(t, simple_adjective, 'CardType', card_type, "<card type>").
lexicon_construct(n, head_noun, 'Noun', noun, "<noun>").
lexicon_construct(sub, head_noun, 'Subtype', subtype, "<subtype>").
lexicon_construct(sub, simple_adjective, 'Subtype', subtype, "<subtype>").

read_file(File) :-
    setup_call_cleanup(open(File, read, Stream, [encoding(utf8)]),
                       read_rules(Stream),
                       close(Stream)).

read_rules(Stream) :-
    rules_behind(read(none, [], []), Stream).

%   A comment behind the full stop of a rule is still its own, but it is read with the term that
%   follows.

rules_behind(read(Term, Names, Inside), Stream) :-
    read_term(Stream, Next,
              [ variable_names(NextNames), comments(Comments), term_position(Start),
                module(oracle_constructs) ]),
    partition(stands_before(Start), Comments, Behind, NextInside),
    append(Inside, Behind, Own),
    (   Term = (Head --> Body),
        \+ reads_lists(Head)
    ->  rule_numbers(Own, Rules),
        add_rule(Head, Body, Names, Rules)
    ;   true
    ),
    (   Next == end_of_file
    ->  true
    ;   rules_behind(read(Next, NextNames, NextInside), Stream)
    ).

reads_lists(Head) :-
    functor(Head, Category, _),
    memberchk(Category, [conjoined, conjoined_tail, conjoined_rest, literally]).

stands_before(Start, Position-_) :-
    stream_position_data(char_count, Position, Comment),
    stream_position_data(char_count, Start, Term),
    Comment < Term.

%   A comment "% CR 702.5a, 303.4" inside a rule or behind it.

rule_numbers(Comments, Rules) :-
    findall(Rule,
            ( member(_-Comment, Comments),
              sub_string(Comment, _, _, 0, Text),
              string_concat("% CR ", Numbers, Text),
              split_string(Numbers, ",", " ", Parts),
              member(Part, Parts),
              atom_string(Rule, Part) ),
            Rules).

add_rule(Head, Body, Names, Rules) :-
    functor(Head, Category, Arity),
    (   Arity > 0
    ->  arg(Arity, Head, Term)
    ;   Term = none
    ),
    assertz(rule(Category, Head, Term, Names, Body, Rules)).

%   What the rule makes: a part, a constant, a list or a construct.

analyse(Term, Category, _, Body, _) :-
    var(Term),
    !,
    forall(( type_of(Term, Body, Type),
             \+ memberchk(Type, [lexicon(head), lexicon(transitive_action)]) ),
           add_part(Category, Type)).
analyse([], Category, _, _, _) :-
    !,
    add_part(Category, list([])).
analyse(Term, Category, Names, Body, Rules) :-
    is_list_pattern(Term, Items, Tail),
    !,
    forall(member(Item, Items),
           ( item_types(Item, Category, Names, Body, Rules, Types),
             add_part(Category, list(Types)) )),
    forall(( var(Tail), type_of(Tail, Body, Type) ), add_part(Category, Type)).
analyse(Term, Category, _, _, _) :-
    atomic(Term),
    !,
    add_constant(Category, Term).
analyse(Term, Category, Names, Body, Rules) :-
    compound_types(Term, Category, Names, Body, Rules, Typed),
    functor(Term, Functor, Arity),
    add_made(Functor, Arity, Category, Typed),
    Body = _-Goals,
    wording(Goals, Names, Wording),
    add_source(Functor, Arity, Wording, Rules).

is_list_pattern(Term, Items, Tail) :-
    nonvar(Term),
    Term = [_|_],
    list_pattern(Term, Items, Tail).

list_pattern(Tail, [], Tail) :-
    var(Tail),
    !.
list_pattern([], [], []).
list_pattern([Item|Rest], [Item|Items], Tail) :-
    list_pattern(Rest, Items, Tail).

%   The types of an item of a list, or of an argument.

item_types(Item, _, _, Body, _, Types) :-
    var(Item),
    !,
    findall(Type, type_of(Item, Body, Type), Types0),
    sort(Types0, Types).
item_types(Item, Category, Names, Body, Rules, Types) :-
    is_list_pattern(Item, Items, Tail),
    !,
    findall(Type,
            ( member(Member, Items),
              item_types(Member, Category, Names, Body, Rules, MemberTypes),
              member(Type, MemberTypes) ),
            ItemTypes),
    findall(Type, ( var(Tail), type_of(Tail, Body, Type) ), TailTypes),
    append([list(ItemTypes)], TailTypes, Types).
item_types([], _, _, _, _, [list([])]) :-
    !.
item_types(Item, _, _, _, _, [one_of([Item])]) :-
    atomic(Item),
    !.
item_types(Item, Category, Names, Body, Rules, [construct(Functor/Arity)]) :-
    compound_types(Item, Category, Names, Body, Rules, Typed),
    functor(Item, Functor, Arity),
    add_made(Functor, Arity, Category-inner, Typed).

compound_types(Term, Category, Names, Body, Rules, Typed) :-
    Term =.. [_|Arguments],
    maplist(argument_types(Category, Names, Body, Rules), Arguments, Typed).

argument_types(Category, Names, Body, Rules, Argument, Name-Types) :-
    item_types(Argument, Category, Names, Body, Rules, Types),
    (   var(Argument),
        member(VariableName = Variable, Names),
        Variable == Argument
    ->  Name = VariableName
    ;   Name = none
    ).

%   type_of(+Variable, +Body, -Type): the Variable is read by a nonterminal or looked up.

type_of(Variable, Head-Body, Type) :-
    (   goal_in(Body, Goal),
        goal_type(Goal, Variable, _)
    ->  goal_in(Body, OneGoal),
        goal_type(OneGoal, Variable, Type)
    ;   passed_on(Head, Variable, Type)
    ).

%   passed_on(+Head, +Variable, -Type): the rule gets what the Variable stands for from its caller.

passed_on(Head, Variable, Type) :-
    functor(Head, Name, Arity),
    arg(Position, Head, Argument),
    Argument == Variable,
    Position < Arity,
    rule(_, _, _, _, Body, _),
    goal_in(Body, Goal),
    compound(Goal),
    functor(Goal, Name, Arity),
    arg(Position, Goal, Passed),
    goal_in(Body, Other),
    goal_type(Other, Passed, Type).

goal_in((A, B), Goal) :-
    !,
    (   goal_in(A, Goal)
    ;   goal_in(B, Goal)
    ).
goal_in(Goal, Goal).

goal_type({Goals}, Variable, Type) :-
    !,
    goal_in(Goals, Goal),
    looked_up(Goal, Variable, Type).
goal_type(Terminals, Variable, lexicon(Class)) :-
    is_list(Terminals),
    !,
    member(Terminal, Terminals),
    compound(Terminal),
    token_class(Terminal, Word, Class),
    Word == Variable.
goal_type(verb(Verb, _), Variable, lexicon(verb)) :-
    Verb == Variable.
goal_type(conjoined(_, Item, List), Variable, list([Type])) :-
    !,
    List == Variable,
    functor(Item, Category, _),
    Type = category(Category).
goal_type(conjoined_tail(_, Item, List), Variable, list([Type])) :-
    !,
    List == Variable,
    functor(Item, Category, _),
    Type = category(Category).
goal_type(Goal, Variable, category(Category)) :-
    compound(Goal),
    functor(Goal, Category, Arity),
    arg(Arity, Goal, Last),
    Last == Variable.

looked_up(Goal, Variable, lexicon(Class)) :-
    lexicon_class(Goal, Word, Class),
    Word == Variable.
looked_up(memberchk(Element, Atoms), Variable, one_of(Atoms)) :-
    Element == Variable.

%   token_class(+Token, -Variable, -Class): what stands inside a token.

token_class(sym(Symbol), Symbol, mana_symbol).
token_class(roman(Number), Number, integer).
token_class(loyalty(plus(Number)), Number, integer).
token_class(loyalty(minus(Number)), Number, integer).
token_class(or_more(Number), Number, integer).
token_class(range(Number, _), Number, integer).
token_class(range(_, Number), Number, integer).

%!  lexicon_class(+Goal, -Variable, -Class) is nondet.
%
%   In a rule's {Goal}, the Variable is a word of the Class.

lexicon_class(integer(N), N, integer).
lexicon_class(number_word(N, _), N, integer).
lexicon_class(ordinal(N, _), N, integer).
lexicon_class(color(C), C, color).
lexicon_class(supertype(S), S, supertype).
lexicon_class(card_type(T, _, _), T, card_type).
lexicon_class(subtype_form(_, _, S), S, subtype).
lexicon_class(noun_words(_, _, _, H), H, head).
lexicon_class(adjective_words(_, _, A), A, adjective).
lexicon_class(adjective_words(_, _, A), A, adjective).
lexicon_class(ability_word(A, _), A, ability_word).
lexicon_class(keyword(K, _, _), K, keyword).
lexicon_class(verb_form(V, _, _), V, verb).
lexicon_class(state_word(S), S, state_word).
lexicon_class(statistic(S, _), S, statistic).
lexicon_class(counter_kind(K, _), K, counter_kind).
lexicon_class(zone_noun(Z, _, _), Z, zone_name).
lexicon_class(zone_noun(_, _, Z), Z, zone_name).
lexicon_class(mana_symbol(S), S, mana_symbol).
lexicon_class(plain_word(W), W, word).
lexicon_class(name_word(W), W, word).
lexicon_class(transitive(V, _, _), V, verb).
lexicon_class(transitive(_, _, A), A, transitive_action).
lexicon_class(intransitive(V), V, intransitive_action).
lexicon_class(landwalk_word(_, S), S, subtype).
lexicon_class(cycling_word(_, S), S, subtype).
lexicon_class(life_verb(V), V, verb).
lexicon_class(number_verb(V), V, verb).
lexicon_class(die(D), D, die).
lexicon_class(dice(D, _), D, die).
lexicon_class(rounding(R), R, rounding).
lexicon_class(unsigned(N), N, integer).
lexicon_class(signed(N), N, signed).

%   Adding without repetition.

add_part(Category, one_of(Atoms)) :-
    !,
    forall(member(Atom, Atoms), add_constant(Category, Atom)).
add_part(Category, Part) :-
    (   part_(Category, Part)
    ->  true
    ;   assertz(part_(Category, Part))
    ).

add_constant(Category, Atom) :-
    (   constant_(Category, Atom)
    ->  true
    ;   assertz(constant_(Category, Atom))
    ).

add_made(Functor, Arity, Category, Typed) :-
    (   made(Functor, Arity, Category, Typed)
    ->  true
    ;   assertz(made(Functor, Arity, Category, Typed))
    ).

add_source(Functor, Arity, Wording, Rules) :-
    assertz(source_(Functor, Arity, Wording, Rules)).

%   wording(+Body, +Names, -Wording): the words of the rule, with <names> for what is read.

wording(Body, Names, Wording) :-
    findall(Piece, ( goal_in(Body, Goal), piece(Goal, Names, Piece) ), Pieces),
    atomic_list_concat(Pieces, ' ', Atom),
    atom_string(Atom, Wording).

piece(Terminals, Names, Piece) :-
    is_list(Terminals),
    !,
    member(Terminal, Terminals),
    terminal_piece(Terminal, Names, Piece).
piece({_}, _, _) :-
    !,
    fail.
piece(conjoined(Conjunction, _, Variable), Names, Piece) :-
    !,
    variable_piece(Variable, Names, Name),
    (   var(Conjunction)
    ->  Piece = Name
    ;   atomic_list_concat([Name, ' joined by "', Conjunction, '"'], Piece)
    ).
piece(Goal, Names, Piece) :-
    compound(Goal),
    functor(Goal, _, Arity),
    arg(Arity, Goal, Last),
    variable_piece(Last, Names, Piece).

terminal_piece(Terminal, Names, Piece) :-
    var(Terminal),
    !,
    variable_piece(Terminal, Names, Piece).
terminal_piece(sym(Symbol), Names, Piece) :-
    !,
    (   var(Symbol)
    ->  variable_piece(Symbol, Names, Piece)
    ;   atomic_list_concat(['{', Symbol, '}'], Piece)
    ).
terminal_piece(Terminal, Names, Piece) :-
    compound(Terminal),
    !,
    Terminal =.. [_|Arguments],
    member(Argument, Arguments),
    variable_piece(Argument, Names, Piece).
terminal_piece(Terminal, _, Terminal).

variable_piece(Variable, Names, Piece) :-
    var(Variable),
    member(Name = Other, Names),
    Other == Variable,
    !,
    atomic_list_concat(['<', Name, '>'], Piece).
