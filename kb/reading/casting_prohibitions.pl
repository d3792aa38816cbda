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

:- relation casting_prohibition(+Term, Whom, Description)
       says "{Term} prohibits casting"
       else "{Term} prohibits no casting".

:- relation whom_prohibited(+Whom, +Source, +Player)
       says "{Source} speaks of {Player}"
       else "{Source} does not speak of {Player}".

:- relation whom_read(+Whom)
       says "the words {Whom} are read"
       else "the words {Whom} are not read yet".


'reading/cannot_cast' ::
    says_cannot_cast(Source, Player, Card, Way) <=
        static_text(Source, _Ability, Term),
        casting_prohibition(Term, Whom, Description),
        whom_prohibited(Whom, Source, Player),
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

'611.2a' ::
    static_text(Effect, lasting(Effect, Index), Term) <=
        lasting_effect(Effect, _Player, Index, Term)
    says "the effect {Effect} still lasts".


%   The forms of the sentence.

'reading/cannot_cast/player' ::
    casting_prohibition(text([clause(c(Whom, cannot([v(cast(np(bare, Description)), [])])))]),
                        Whom, Description) <=
        whom_read(Whom),
        spell_description_read(Description)
    says "it says that someone can't cast spells of this description".

'reading/cannot_cast/passive' ::
    casting_prohibition(text([clause(c(np(bare, Description),
                                       cannot([v(be_infinitive(done(cast, [])), [])])))]),
                        player(players), Description) <=
        spell_description_read(Description)
    says "it says that spells of this description can't be cast, whoever would cast them".


'reading/whom/players' ::
    whom_prohibited(player(players), _Source, Player) <=
        player(Player)
    says "{Player} is a player".

'reading/whom/opponents' ::
    whom_prohibited(player(opponents), Source, Player) <=
        means_by_you(Source, You),
        opponent(You, Player)
    says "{Player} is an opponent of {You}, who is “you” on {Source}".

'reading/whom/you' ::
    whom_prohibited(you, Source, Player) <=
        means_by_you(Source, Player)
    says "{Player} is “you” on {Source}".

'reading/read/whom/players' ::
    whom_read(player(players))
    says "it names all players".

'reading/read/whom/opponents' ::
    whom_read(player(opponents))
    says "it names the opponents of the one who controls it".

'reading/read/whom/you' ::
    whom_read(you)
    says "it names the one who controls it".
