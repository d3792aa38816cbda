:- encoding(utf8).
:- module(reading_targets_read, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which words with “target” in them are read

targets_read/1: each “target” stands where the reading expects it, no other ability is quoted, what is
described is described in words that are read, and nothing hangs on how the spell was cast. Where one
of these fails, a yes is in doubt (kb/reading/relevance_casting.pl).
*/

:- relation targets_read(+Term)
       says "every target word in {Term} is read"
       else "a target word in {Term} is not read yet".

:- relation read_before_target(+Earlier, +Before)
       says "“{Earlier} {Before}” may stand before “target”"
       else "“{Earlier} {Before}” before “target” is not read yet".

:- relation stands_before_target(Word)
       says "“{Word}” may stand before “target”"
       else "“{Word}” before “target” is not read yet".

:- relation is_another_ability(+Part)
       says "{Part} is another ability than that of the spell"
       else "{Part} is no other ability than that of the spell".

:- relation number_of_targets_read(+Term, +Number)
       says "{Number} is a number of targets that is read"
       else "{Number} is not a number of targets that is read".

:- relation offers_kinds_of_targets(+Term)
       says "{Term} has a target that may be one of several kinds"
       else "{Term} has no target that may be one of several kinds".

:- relation targets_depend_on_costs(+Term)
       says "which targets {Term} asks for depends on what was paid"
       else "which targets {Term} asks for does not depend on what was paid, as far as that is read".

:- relation optional_sentence(+Term, +Sentence)
       says "in {Term}, {Sentence} applies only if an optional cost was paid"
       else "in {Term}, {Sentence} does not depend on an optional cost".

:- relation about_its_casting(+Condition)
       says "{Condition} is about how the spell was cast"
       else "{Condition} is not about how the spell was cast".

:- relation optional_cost_was_paid(+Condition)
       says "{Condition} says that an optional cost was paid"
       else "{Condition} does not say that an optional cost was paid".

:- relation asks_for_nothing(+Part)
       says "{Part} has no target word"
       else "{Part} has a target word".


%   What is read: each “target” stands where the reading expects it, no other ability is quoted, and
%   what is described is described in words that are read.

'reading/targets' ::
    targets_read(Term) <=
        words(Term, Words),
        all(( append(_Front, [Earlier, Before, Target|_Back], Words),
              word_of_targets(Target)
            ),
            read_before_target(Earlier, Before))
            else "a “target” in it stands where it is not read yet",
        all(( part_that_counts(Term, Counted),
              subterm(Part, Counted),
              is_another_ability(Part)
            ),
            asks_for_nothing(Part))
            else "an ability in it has targets of its own",
        not(targets_depend_on_costs(Term))
            else "its targets depend on what was paid for it",
        not(offers_kinds_of_targets(Term))
            else "its target is of one of several kinds",
        all(asks_for_target(Term, needs(Number, Kind)),
            ( number_of_targets_read(Term, Number),
              target_kind_read(Kind)
            ))
    says "every target word is read".

% “Target spell or nonland permanent”: one of them is enough, wherever it is.

'reading/targets/kinds' ::
    offers_kinds_of_targets(Term) <=
        subterm(or([_First|Others]), Term),
        member(same_determiner(_Description), Others)
    says "behind “target” stand several descriptions".

% A target that only an optional cost asks for need not be there (601.2c). But where the rest of the
% line is another one for it, or where it stands deeper in the line, the targets are not read.

'reading/targets/instead' ::
    targets_depend_on_costs(Term) <=
        subterm(if_instead(Condition, Sentence), Term),
        about_its_casting(Condition),
        not(asks_for_nothing(Sentence))
            else "the sentence asks for no target"
    says "other targets are asked for, depending on how it was cast".

'reading/targets/deeper' ::
    targets_depend_on_costs(Term) <=
        subterm(if(Condition, Sentence), Term),
        about_its_casting(Condition),
        not(asks_for_nothing(Sentence))
            else "the sentence asks for no target",
        not(optional_sentence(Term, if(Condition, Sentence)))
            else "the sentence is read"
    says "there are targets that are asked for depending on how it was cast".

'601.2c/optional' ::
    optional_sentence(text(Instructions), if(Condition, Sentence)) <=
        member(if(Condition, Sentence), Instructions),
        optional_cost_was_paid(Condition)
    says "it applies only if an optional cost was paid".

'reading/targets/casting' ::
    about_its_casting(Condition) <=
        words(Condition, Words),
        shares(Words, [kick, kicked, bargain, bargained, gift, promised, cast, cost, pay, using,
                       collect, collected, evidence])
    says "it is about how the spell was cast".

'702.33g/optional' ::
    optional_cost_was_paid(c(this(f([], n(spell), [])), past([v(be(done(kick, [])), [])])))
    says "a kicker cost is optional".

'702.166d/optional' ::
    optional_cost_was_paid(c(this(f([], n(spell), [])), past([v(be(done(bargain, [])), [])])))
    says "a bargain cost is optional".

'702.174m/optional' ::
    optional_cost_was_paid(gift_was_promised)
    says "a gift need not be promised".

'reading/targets/number_said' ::
    number_of_targets_read(_Term, Number) <=
        integer(Number)
    says "it says how many".

% “Where X is ...” would say what X is, so that nobody chooses it (107.3c).

'107.3a/targets_read' ::
    number_of_targets_read(Term, x) <=
        words(Term, Words),
        not(shares(Words, [where]))
            else "the text says what X is"
    says "X is chosen as it is cast or activated".

'reading/targets/none' ::
    asks_for_nothing(Part) <=
        words(Part, Words),
        not(shares(Words, [target, targets]))
    says "it has no target word".

'reading/targets/one_word' ::
    read_before_target(_Earlier, Before) <=
        stands_before_target(Before)
    says "“{Before}” before “target” is read".

'reading/targets/two'       :: read_before_target(or, two)    says "“one or two target creatures”".

'reading/targets/three'     :: read_before_target(or, three)  says "“one, two, or three targets”".

'reading/targets/number_of' :: read_before_target(number, of) says "“any number of targets”".

'reading/targets/new'       :: read_before_target(choose, new)
    says "“choose new targets” is about another spell".

'reading/targets/condition' :: read_before_target(it, v)      says "“if it targets a creature”".

'reading/targets/controlled' ::
    read_before_target(Controlled, control) <=
        member(Controlled, [creature, land, permanent])
            else "“{Controlled} control” is not read"
    says "“creatures that target player controls”".

'reading/targets/np'     :: stands_before_target(np)           says "“target creature”".

'reading/targets/player' :: stands_before_target(player)       says "“target player”".

'reading/targets/any'    :: stands_before_target(any)          says "“any target”".

'reading/targets/player_or' :: stands_before_target(or)       says "“target player or ...”".
'reading/targets/up_to'  :: stands_before_target(one)          says "“up to one target”".

'reading/targets/up_to_several' :: stands_before_target(to)    says "“up to two target”".

'reading/targets/number' :: stands_before_target(number)       says "“any number of target”".

'reading/targets/more'   :: stands_before_target(more)         says "“one or more target”".

% The targets of these are chosen at another time (603.3d), so the reading keeps away from them.

'115.1a/quoted' ::
    is_another_ability(quoted(_Ability))
    says "it is a quoted ability".

'115.1a/inner' ::
    is_another_ability(inner(_Ability))
    says "it is an ability quoted in a quoted one".

'115.1a/delayed' ::
    is_another_ability(delayed(_Event, _Sentence))
    says "it is a delayed or reflexive triggered ability".
