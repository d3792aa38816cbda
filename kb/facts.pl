:- encoding(utf8).
:- module(facts, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What a question gives: the facts of the board and of the cards

Every fact predicate is declared here, with the sentence that says it and the sentence that says
it is absent. docs/contracts.md, section 3, fixes their meaning.

  - `board` facts come with the question and hold for that question alone.
  - `card` facts come from the imported cards. They speak of cards and faces, never of the objects
    on a board: card_of/2 and shown_face/2 connect the two.

The facts are what is given. What the rules of the game make of them (an object's types as they
are now, who is whose opponent, what may be activated) is derived in kb/rules and kb/reading.
*/


%   Players and the turn (CR 102, 103, 117, 119, 500).

:- fact board: player(Player)
       says "{Player} is a player"
       else "{Player} is not a player".

:- fact board: seat(Player, Number)
       says "{Player} is number {Number} in turn order"
       else "{Player} is not number {Number} in turn order".

:- fact board: active_player(Player) key []
       says "it is {Player}'s turn"
       else "it is not {Player}'s turn".

:- fact board: has_priority(Player) key []
       says "{Player} has priority"
       else "{Player} does not have priority".

:- fact board: priority_stated(Player) key []
       says "the board says that {Player} has priority"
       else "the board does not say that {Player} has priority".

:- fact board: asked_for_mana(Player, For) key [Player]
       says "{Player} is asked for mana for {For}"
       else "{Player} is not asked for mana for {For}".

:- fact board: phase(Phase) key []
       says "the phase is {Phase}"
       else "the phase is not {Phase}".

:- fact board: step(Step) key []
       says "the step is {Step}"
       else "the step is not {Step}".

:- fact board: life(Player, Number) key [Player]
       says "{Player} has {Number} life"
       else "{Player} does not have {Number} life".

:- fact board: lands_played(Player, Number) key [Player]
       says "{Player} has played {Number} lands this turn"
       else "{Player} has not played {Number} lands this turn".

:- fact board: player_counters(Player, Kind, Number) key [Player, Kind]
       says "{Player} has {Number} {Kind} counters"
       else "{Player} does not have {Number} {Kind} counters".

:- fact board: floating_mana(Player, Type, Number) key [Player, Type]
       says "{Player} has {Number} {Type} mana in their mana pool"
       else "{Player} does not have {Number} {Type} mana in their mana pool".


%   Objects, and which card each of them is (CR 108, 109, 111, 712.8).

:- fact board: object(Object)
       says "{Object} is an object of this game"
       else "{Object} is not an object of this game".

:- fact board: card_of(Object, Card) key [Object]
       says "{Object} is the card {Card}"
       else "{Object} is not the card {Card}".

:- fact board: unidentified(Object)
       says "the board does not say which card {Object} is"
       else "the board says which card {Object} is".

:- fact board: shown_face(Object, Face) key [Object]
       says "{Object} has the characteristics of the face {Face}"
       else "{Object} does not have the characteristics of the face {Face}".

:- fact board: token(Object)
       says "{Object} is a token"
       else "{Object} is not a token".

:- fact board: copy(Object)
       says "{Object} is a copy of the face that it shows, and of nothing else"
       else "{Object} is more than a copy of the face that it shows".


%   Zones, owners, controllers (CR 108.3, 108.4, 400).

:- fact board: in_zone(Object, Zone) key [Object]
       says "{Object} is in the zone {Zone}"
       else "{Object} is not in the zone {Zone}".

:- fact board: owner(Object, Player) key [Object]
       says "{Player} owns {Object}"
       else "{Player} does not own {Object}".

:- fact board: controller(Object, Player) key [Object]
       says "{Player} controls {Object}"
       else "{Player} does not control {Object}".


%   The state of an object (CR 613.7, 110.5, 120, 122, 302.6, 301.5, 303.4, 107.3).

:- fact board: timestamp(Object, Timestamp) key [Object]
       says "the timestamp of {Object} is {Timestamp}"
       else "the timestamp of {Object} is not {Timestamp}".

:- fact board: tapped(Object)
       says "{Object} is tapped"
       else "{Object} is not tapped".

:- fact board: commander(Object)
       says "{Object} is a commander"
       else "{Object} is not a commander".

:- fact board: face_down(Object)
       says "{Object} is face down"
       else "{Object} is face up".

:- fact board: new_to_controller(Object)
       says "{Object} came under its controller's control after their most recent turn began"
       else "{Object} has been under its controller's control since their most recent turn began".

:- fact board: activated_this_turn(Object, Index) key [Object]
       says "the ability of line {Index} of {Object} was activated this turn"
       else "the ability of line {Index} of {Object} was not activated this turn".

:- fact board: counters(Object, Kind, Number) key [Object, Kind]
       says "{Object} has {Number} {Kind} counters"
       else "{Object} does not have {Number} {Kind} counters".

:- fact board: attached_to(Object, Host) key [Object]
       says "{Object} is attached to {Host}"
       else "{Object} is not attached to {Host}".

:- fact board: damage(Object, Number) key [Object]
       says "{Number} damage is marked on {Object}"
       else "it is not the case that {Number} damage is marked on {Object}".

:- fact board: chosen(Object, Kind, Value) key [Object, Kind]
       says "{Value} is the {Kind} chosen for {Object}"
       else "{Value} is not the {Kind} chosen for {Object}".

:- fact board: cast_from_command_zone(Object, Number) key [Object]
       says "{Object} has been cast from the command zone {Number} times before"
       else "{Object} has not been cast from the command zone {Number} times before".

:- fact board: value_of_x(Object, Number) key [Object]
       says "X is {Number} for {Object}"
       else "X is not {Number} for {Object}".


%   Effects that last for a time and do not come from an object on the board (CR 611.2).

:- fact board: lasting_effect(Effect, Player, Index, Term) key [Effect, Index]
       says "the effect {Effect}, controlled by {Player}, says in line {Index}: {Term}"
       else "the effect {Effect} does not say {Term}".

:- fact board: effect_on(Effect, Object) key [Effect]
       says "{Effect} affects {Object}"
       else "{Effect} does not affect {Object}".

:- fact board: lasting_text(Effect, Player, Text) key [Effect]
       says "the text of the effect {Effect}, controlled by {Player}, was not understood: {Text}"
       else "no text of the effect {Effect} was left without being understood".


%   Cards and their faces (CR 108, 201, 202, 204, 205, 208, 209, 210).

:- fact card: card_name(Card, Name)
       says "{Card} is the card {Name}"
       else "{Card} is not the card {Name}".

:- fact card: layout(Card, Layout)
       says "{Card} has the layout {Layout}"
       else "{Card} does not have the layout {Layout}".

:- fact card: card_face(Card, Face, Number) key [Card, Number]
       says "{Face} is face {Number} of the card {Card}"
       else "{Face} is not face {Number} of the card {Card}".

:- fact card: face_name(Face, Name)
       says "the face {Face} is named {Name}"
       else "the face {Face} is not named {Name}".

:- fact card: mana_cost(Face, Symbols)
       says "the mana cost printed on {Face} is {Symbols}"
       else "the mana cost printed on {Face} is not {Symbols}".

:- fact card: printed_type(Face, Type)
       says "the card type {Type} is printed on {Face}"
       else "the card type {Type} is not printed on {Face}".

:- fact card: printed_supertype(Face, Supertype)
       says "the supertype {Supertype} is printed on {Face}"
       else "the supertype {Supertype} is not printed on {Face}".

:- fact card: printed_subtype(Face, Subtype)
       says "the subtype {Subtype} is printed on {Face}"
       else "the subtype {Subtype} is not printed on {Face}".

:- fact card: color_indicator(Face, Color)
       says "{Face} has a {Color} color indicator"
       else "{Face} has no {Color} color indicator".

:- fact card: printed_power(Face, Power)
       says "the power {Power} is printed on {Face}"
       else "the power {Power} is not printed on {Face}".

:- fact card: printed_toughness(Face, Toughness)
       says "the toughness {Toughness} is printed on {Face}"
       else "the toughness {Toughness} is not printed on {Face}".

:- fact card: printed_loyalty(Face, Loyalty)
       says "the loyalty {Loyalty} is printed on {Face}"
       else "the loyalty {Loyalty} is not printed on {Face}".

:- fact card: printed_defense(Face, Defense)
       says "the defense {Defense} is printed on {Face}"
       else "the defense {Defense} is not printed on {Face}".


%   Card text: lines that were understood, and lines that were not (CR 113, 207).

:- fact card: printed_ability(Face, Index, Term) key [Face, Index]
       says "line {Index} of the text of {Face} says: {Term}"
       else "line {Index} of the text of {Face} does not say {Term}".

:- fact card: unparsed_text(Face, Index, Text) key [Face, Index]
       says "line {Index} of the text of {Face} was not understood: {Text}"
       else "line {Index} of the text of {Face} was understood".
