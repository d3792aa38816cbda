:- encoding(utf8).
:- module(oracle_players,
          [ player//2,
            possessive//1,
            possessive_pronoun//1,
            pronoun//1,
            simple_player//2
          ]).
:- use_module(lawmage(oracle/lookahead), [ahead//1]).
:- use_module(lawmage(oracle/grammar/determiners), [determiner//2]).
:- use_module(lawmage(oracle/grammar/filters), [plain_filter//2]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [single//2]).

/** <module> Players, and whose something is

"target opponent" is the player target_opponent; "that player's" is of(player(that)).
*/

%!  player(?Number, ?Player)// is nondet.

player(Number, Player) --> simple_player(Number, Player).
player(sg, the_owner_of(NounPhrase)) --> [the, owner, of], single(sg, NounPhrase).
player(sg, the_controller_of(NounPhrase)) --> [the, controller, of], single(sg, NounPhrase).
player(sg, Player) -->
    { player_possessive(Player, Possessive) },
    possessive(Possessive),
    possessing_player(Possessive, Player).

player_possessive(Player, _) :-
    var(Player),
    !.
player_possessive(controller(Possessive), Possessive).
player_possessive(owner(Possessive), Possessive).

possessing_player(Possessive, controller(Possessive)) --> [controller].
possessing_player(Possessive, owner(Possessive)) --> [owner].

%!  simple_player(?Number, ?Player)// is nondet.
%
%   A player who is named without speaking of an object.

simple_player(sg, a) --> [a, player].
simple_player(sg, any) --> [any, player].
simple_player(sg, each) --> [each, player].
simple_player(sg, that) --> [that, player].
simple_player(sg, the) --> [the, player].
simple_player(sg, target) --> [target, player].
simple_player(sg, a_opponent) --> [a, opponent].
simple_player(sg, a_opponent_at_random) --> [a, opponent, chosen, at, random].
simple_player(sg, each_opponent) --> [each, opponent].
simple_player(sg, the_opponent) --> [the, opponent].
simple_player(sg, that_opponent) --> [that, opponent].
simple_player(sg, target_opponent) --> [target, opponent].
simple_player(sg, another) --> [another, player].
simple_player(sg, another_target) --> [another, target, player].
simple_player(sg, each_other) --> [each, other, player].
simple_player(sg, no) --> [no, player].
simple_player(sg, no_one) --> [no, one].
simple_player(sg, no_opponent) --> [no, opponent].
simple_player(sg, any_other) --> [any, other, player].
simple_player(sg, each_other_opponent) --> [each, other, opponent].
simple_player(sg, up_to_one_target_opponent) --> [up, to, one, target, opponent].
simple_player(sg, one_of_your_opponents) --> [one, of, your, opponents].
simple_player(sg, active) --> [the, active, player].
simple_player(sg, defending) --> [defending, player].
simple_player(sg, attacking) --> [the, attacking, player].
simple_player(sg, of_your_choice) --> [a, player, of, your, choice].
simple_player(sg, chosen) --> [the, chosen, player].
simple_player(sg, enchanted) --> [enchanted, player].
simple_player(sg, enchanted_opponent) --> [enchanted, opponent].
simple_player(sg, up_to_one_target) --> [up, to, one, target, player].
simple_player(sg, to_your_left) --> [the, player, to, your, left].
simple_player(sg, to_your_right) --> [the, player, to, your, right].
simple_player(sg, to_their_left) --> [the, player, to, their, left].
simple_player(sg, to_their_right) --> [the, player, to, their, right].
simple_player(sg, opponent_to_your_left) --> [the, opponent, to, your, left].
simple_player(sg, your_team) --> [your, team].
simple_player(pl, opponents) --> [your, opponents].
simple_player(pl, some_opponents) --> [opponents].
simple_player(pl, players) --> [players].
simple_player(pl, other) --> [other, players].
simple_player(pl, one_or_more_opponents) --> [one, or, more, opponents].
simple_player(pl, any_number_of_target_opponents) --> [any, number, of, target, opponents].
simple_player(pl, up_to_two_target) --> [up, to, two, target, players].
simple_player(pl, all) --> [all, players].
simple_player(pl, one_or_more) --> [one, or, more, players].
simple_player(pl, any_number_of_target) --> [any, number, of, target, players].
simple_player(pl, those) --> [those, players].

%!  possessive(?Possessive)// is nondet.

possessive(Possessive) --> worded_possessive(Possessive).
possessive(Possessive) --> ahead(['\'s', '\'']), noun_possessive(Possessive).

worded_possessive(your) --> [your].
worded_possessive(its) --> [its].
worded_possessive(their) --> [their].
worded_possessive(his) --> [his].
worded_possessive(her) --> [her].
worded_possessive(their_own) --> [their, own].
worded_possessive(your_own) --> [your, own].
worded_possessive(their_owners) --> [their, owners, '\''].
worded_possessive(its_owners) --> [its, owners, '\''].
worded_possessive(their_controllers) --> [their, controllers, '\''].

noun_possessive(of(NounPhrase)) --> possessor(NounPhrase), ['\'s'].
noun_possessive(of_all(NounPhrase)) --> plural_possessor(NounPhrase), ['\''].

possessor(self) --> ['~'].
possessor(this(Filter)) --> [this], plain_filter(sg, Filter).
possessor(that(Filter)) --> [that], plain_filter(sg, Filter).
possessor(np(Determiner, Filter)) --> determiner(sg, Determiner), plain_filter(sg, Filter).
possessor(player(Player)) --> simple_player(sg, Player).
possessor(owner(Pronoun)) --> possessive_pronoun(Pronoun), [owner].
possessor(controller(Pronoun)) --> possessive_pronoun(Pronoun), [controller].

plural_possessor(those(Filter)) --> [those], plain_filter(pl, Filter).
plural_possessor(player(Player)) --> simple_player(pl, Player).
plural_possessor(np(Determiner, Filter)) --> determiner(pl, Determiner), plain_filter(pl, Filter).

%!  possessive_pronoun(?Pronoun)// is nondet.

possessive_pronoun(its) --> [its].
possessive_pronoun(their) --> [their].
possessive_pronoun(your) --> [your].
possessive_pronoun(his) --> [his].
possessive_pronoun(her) --> [her].

%!  pronoun(?Pronoun)// is nondet.

pronoun(it) --> [it].
pronoun(them) --> [them].
