:- encoding(utf8).
:- module(reading_casting_prohibitions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Texts that say what can't be cast

A text is read as a whole or not at all: one sentence whose every part has a meaning here. That
“can't” beats every permission is 101.2.
*/

:- relation says_cannot_cast(Source, +Player, +Card, +Way)
       says "{Source} says that {Player} can't cast {Card}"
       else "{Source} does not say that {Player} can't cast {Card}".

:- relation static_text(Source, Ability, Term)
       says "{Source} says {Term}, and that applies all the time"
       else "{Source} does not say {Term}".

:- relation casting_prohibition(+Term, Whom, Description, When)
       says "{Term} prohibits casting"
       else "{Term} prohibits no casting".

:- relation whom_prohibited(+Whom, +Source, +Player)
       says "{Source} speaks of {Player}"
       else "{Source} does not speak of {Player}".

:- relation whom_read(+Whom)
       says "the words {Whom} are read"
       else "the words {Whom} are not read yet".

:- relation when_prohibited(+Adjuncts, When)
       says "{Adjuncts} means {When}"
       else "{Adjuncts} does not mean {When}".

:- relation applies_now(+When, +Source, +Player)
       says "{When} is now"
       else "{When} is not now".


'reading/cannot_cast' ::
    says_cannot_cast(Source, Player, Card, Way) <=
        static_text(Source, _Ability, Term),
        casting_prohibition(Term, Whom, Description, When),
        whom_prohibited(Whom, Source, Player),
        applies_now(When, Source, Player),
        spell_fits(Description, Source, Player, Card, Way)
    says "{Source} says what can't be cast: {Card} is among it, and {Player} is one of those it \c
          speaks to".


%   Where a text applies: abilities of permanents function on the battlefield (113.6), and effects
%   that last have no other place.

'113.6' ::
    static_text(Source, Ability, Term) <=
        permanent(Source),
        has_ability(Source, Ability),
        ability_term(Ability, Term)
    says "{Source} is on the battlefield, where its abilities function".

'113.6p/read' ::
    static_text(Source, Ability, Term) <=
        in_zone(Source, command),
        not(owner_may_cast_it(Source))
            else "{Source} is a card that may be cast, so its abilities wait for the battlefield",
        has_ability(Source, Ability),
        ability_term(Ability, Term)
    says "{Source} is in the command zone, where its abilities function".

'611.2a' ::
    static_text(Effect, lasting(Effect, Index), Term) <=
        lasting_effect(Effect, _Player, Index, Term)
    says "the effect {Effect} still lasts".


%   The forms of the sentence.

'reading/cannot_cast/player' ::
    casting_prohibition(text([clause(c(Whom,
                                       cannot([v(cast(np(bare, Description)), Adjuncts)])))]),
                        Whom, Description, When) <=
        whom_read(Whom),
        when_prohibited(Adjuncts, When),
        spell_description_read(Description)
    says "it says that someone can't cast spells of this description".

'reading/cannot_cast/passive' ::
    casting_prohibition(text([clause(c(np(bare, Description),
                                       cannot([v(be_infinitive(done(cast, [])), Adjuncts)])))]),
                        player(players), Description, When) <=
        when_prohibited(Adjuncts, When),
        spell_description_read(Description)
    says "it says that spells of this description can't be cast, whoever would cast them".

% “Only any time they could cast a sorcery” prohibits every other time.

'reading/cannot_cast/only_as_sorcery' ::
    casting_prohibition(text([clause(c(Whom,
                                       can([v(cast(np(bare, Description)), [only([When])])])))]),
                        Whom, Description, not_as_sorcery) <=
        When = any_time(c(they, could([v(cast(np(a, f([], t(sorcery), []))), [])]))),
        whom_read(Whom),
        spell_description_read(Description)
    says "it says that someone can cast spells of this description only as sorceries are cast".


'reading/whom/players' ::
    whom_prohibited(player(players), _Source, Player) <=
        player(Player)
    says "{Player} is a player".

'reading/whom/each_player' ::
    whom_prohibited(player(each), _Source, Player) <=
        player(Player)
    says "{Player} is a player".

'reading/whom/opponents' ::
    whom_prohibited(player(opponents), Source, Player) <=
        means_by_you(Source, You),
        opponent(You, Player)
    says "{Player} is an opponent of {You}, who is “you” on {Source}".

'reading/whom/each_opponent' ::
    whom_prohibited(player(each_opponent), Source, Player) <=
        means_by_you(Source, You),
        opponent(You, Player)
    says "{Player} is an opponent of {You}, who is “you” on {Source}".

'reading/whom/you' ::
    whom_prohibited(you, Source, Player) <=
        means_by_you(Source, Player)
    says "{Player} is “you” on {Source}".

'reading/read/whom/players'       :: whom_read(player(players))       says "all players".

'reading/read/whom/each_player'   :: whom_read(player(each))          says "all players".

'reading/read/whom/opponents'     :: whom_read(player(opponents))     says "your opponents".

'reading/read/whom/each_opponent' :: whom_read(player(each_opponent)) says "your opponents".

'reading/read/whom/you'           :: whom_read(you)                   says "you".


'reading/when/always' ::
    when_prohibited([], always)
    says "no time is named".

'reading/when/this_turn' ::
    when_prohibited([this_turn], always)
    says "this turn, for as long as the effect is on the board".

'reading/when/your_turn' ::
    when_prohibited([during(period(of(your), none, turn, []))], your_turn)
    says "during your turn".

'reading/when/combat' ::
    when_prohibited([during(period(none, none, combat, []))], combat)
    says "during combat".

'611.3a' ::
    applies_now(always, _Source, _Player)
    says "it applies at any time".

'102.1/your_turn' ::
    applies_now(your_turn, Source, _Player) <=
        active_player(Active),
        means_by_you(Source, Active)
            else "it is {Active}'s turn, and “you” on {Source} is someone else"
    says "it is the turn of {Active}, who is “you” on {Source}".

'506.1' ::
    applies_now(combat, _Source, _Player) <=
        phase(combat)
            else "it is not the combat phase"
    says "it is the combat phase".

'307.5/not_now' ::
    applies_now(not_as_sorcery, _Source, Player) <=
        not(could_cast_a_sorcery(Player))
            else "{Player} could cast a sorcery now"
    says "{Player} could not cast a sorcery now".
