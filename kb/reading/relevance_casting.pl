:- encoding(utf8).
:- module(reading_relevance_casting, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could keep a spell from being cast

A line of card text is _read_ for casting when the rules know everything that it could do to
casting (read_for_casting.pl). All other lines, those that the grammar did not understand and those
that no reading covers, are _unread_. Their words decide which of them could matter
(words_about_casting.pl):

  - could_hinder(Text, may_cast(Player, Card, Way)): the text could make a yes wrong
  - could_help(Text, may_cast(Player, Card, Way)): the text could make a no wrong
    (relevance_casting_help.pl)

The test errs on one side: what it lets pass cannot matter. It looks at three things, each widely.

 1. _Where the text is_ (texts_about_casting.pl). Abilities of permanents function on the
    battlefield, those of other cards only where they say so (113.6); what a card says about itself
    functions while it is cast (113.6d to 113.6f). Activated and triggered abilities do nothing
    before they resolve, unless they make mana (mana_in_doubt.pl).
 2. _What it speaks of._ The words, in the order of a sentence. The same words serve for a line
    that the grammar read into a term, since the functors of terms are the words of the text.
 3. _What is missing._ A text helps with what it speaks of: the permission, the time, a
    prohibition, the targets, the cost. A no is in doubt only when everything that is missing might
    be supplied.
*/

:- relation hinders(+Topic, +Whose, +Player, +Card, +Way, +Words)
       says "a text about {Topic} could hinder {Card} from being cast"
       else "a text about {Topic} can't hinder {Card} from being cast".

:- relation about_creature_cards_alone(+Words, +Card)
       says "the words are about creature cards, of which {Card} is none"
       else "the words may be about {Card}".

:- relation could_concern(+Topic, +Whose, +Player, +Card, +Text, +Words)
       says "{Text} could be about {Player} casting {Card}"
       else "{Text} is about other players or other zones".

:- relation unread_targets(+Way, Index)
       says "line {Index} may ask for a target and is not read"
       else "line {Index} asks for no target that is not read".

:- relation doubtful_legend(+Player, +Card, +Way, +Legend, Text)
       says "{Text} may say that {Legend} is something else"
       else "{Text} does not say that {Legend} is something else".

:- relation has_sure_legend(+Player, +Card, +Way)
       says "{Player} controls a legendary creature or planeswalker that is in no doubt"
       else "every legendary creature or planeswalker of {Player} is in doubt".


'reading/hinder' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        in_force(Player, Card, Way, casting_matters, Whose, Text, Words),
        speaks_of(Words, Topic),
        hinders(Topic, Whose, Player, Card, Way, Words),
        not(excused(Topic, Words))
            else "it is about something else",
        could_concern(Topic, Whose, Player, Card, Text, Words)
    says "{Text} speaks of {Topic}".

'reading/hinder/concerns' ::
    could_concern(_Topic, _Whose, Player, Card, Text, Words) <=
        concerns(Player, Card, Text, Words)
    says "{Text} could be about {Player} casting {Card}".

% A zone in the text of an additional cost is where the cost takes cards from, and one in a text that
% restricts X or makes the card itself cost more is a matter of what the spell does.

'118.8/concerns' ::
    could_concern(Topic, own, Player, _Card, Text, Words) <=
        member(Topic, [added_cost, value_of_x, tax])
            else "what {Topic} is about depends on the zone",
        not(aimed_elsewhere(Player, Text, Words))
            else "it is about other players than {Player}"
    says "{Text} is about the card itself, wherever it is cast from".

'reading/hinder/targets' ::
    could_hinder(text(Card, Face, Index), may_cast(_Player, Card, Way)) <=
        proposed_face(Way, Face),
        unread_targets(Way, Index)
    says "line {Index} of {Card} may ask for a target that is not there".

% Mana is in doubt where a text could take it away. But what is not used to pay does not matter.

'reading/hinder/mana_for_casting' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        doubtful_source(Player, Permanent, Text),
        not(sure_sources_pay(Player, Card, Way))
            else "{Card} can be paid for with mana that is in no doubt"
    says "{Text} could take mana from {Permanent}, with which {Card} would be paid".

% A legendary sorcery needs a legendary creature or planeswalker (205.4e).

'205.4e/hinder' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        legendary_instant_or_sorcery(Way),
        not(has_sure_legend(Player, Card, Way)),
        legend_of(Player, Legend),
        doubtful_legend(Player, Card, Way, Legend, Text)
    says "{Text} may say that {Legend} is something else, and {Card} needs a legend".

'205.4e/sure' ::
    has_sure_legend(Player, Card, Way) <=
        legend_of(Player, Legend),
        is_type(Legend, Type),
        member(Type, [creature, planeswalker]),
        not(doubtful_legend(Player, Card, Way, Legend, _Text))
    says "{Legend} is a legendary {Type}, and no unread text says otherwise".

'205.4e/doubtful' ::
    doubtful_legend(Player, Card, Way, Legend, Text) <=
        unmaking_text(Player, Card, Way, f([], or([t(creature), t(planeswalker)]), []),
                      Text, Source, Words),
        may_change(Words, Source, Legend)
    says "{Text} may say that {Legend} is something else".


%   What a text about each topic can do against a yes. Of the card's own lines only those count that
%   speak of the card itself; of the others' lines only those that do not.

'reading/hinders/prohibition' ::
    hinders(prohibition, other, _Player, _Card, _Way, _Words)
    says "it may prohibit casting".

'reading/hinders/own_prohibition' ::
    hinders(prohibition, own, _Player, Card, _Way, Words) <=
        speaks_of_card(Card, Words)
    says "it may prohibit casting the card that it is on".

'reading/hinders/restriction' ::
    hinders(restriction, other, _Player, _Card, _Way, _Words)
    says "it may restrict casting".

'reading/hinders/own_restriction' ::
    hinders(restriction, own, _Player, Card, _Way, Words) <=
        speaks_of_card(Card, Words)
    says "it may restrict casting the card that it is on".

'reading/hinders/own_mana' ::
    hinders(restriction, own, _Player, _Card, _Way, Words) <=
        contains_any(Words, [[spend, only]])
    says "it may restrict what mana pays for the card".

'reading/hinders/tax' ::
    hinders(tax, other, _Player, _Card, _Way, _Words)
    says "it may make spells cost more".

'reading/hinders/own_tax' ::
    hinders(tax, own, _Player, Card, _Way, Words) <=
        speaks_of_card(Card, Words)
    says "it may make the spell cost more".

'reading/hinders/added_cost' ::
    hinders(added_cost, own, _Player, _Card, _Way, _Words)
    says "it may ask for an additional cost".

'reading/hinders/lost_abilities' ::
    hinders(lost_abilities, other, _Player, Card, _Way, Words) <=
        in_zone(Card, graveyard)
            else "{Card} is not in a graveyard",
        shares(Words, [graveyard, graveyards])
    says "it may take the abilities of cards in graveyards away".

'reading/hinders/other_characteristics' ::
    hinders(other_characteristics, other, _Player, Card, _Way, Words) <=
        not(about_creature_cards_alone(Words, Card))
            else "it is about creature cards"
    says "it may change what the card is".

% “The same is true for creature spells you control and creature cards you own that aren't on the
% battlefield.”

'109.2a/creature_cards_alone' ::
    about_creature_cards_alone(Words, Card) <=
        contains_any(Words, [[same, is, true, for, objects, and, bare, creature]]),
        card_of(Card, Identity),
        not(( card_face(Identity, Face, _Number),
              printed_type(Face, creature)
            ))
            else "a face of {Card} is a creature"
    says "it is about creature spells and creature cards".

'reading/hinders/own_characteristics' ::
    hinders(other_characteristics, own, _Player, Card, _Way, _Words) <=
        kinds_of_spells_matter(Card)
            else "no other text speaks of casting"
    says "it may change what the card is off the battlefield, and another text speaks of casting".

'reading/hinders/value_of_x' ::
    hinders(value_of_x, own, _Player, _Card, _Way, _Words)
    says "it may restrict the value of X".


'115.1a/unread' ::
    unread_targets(Way, Index) <=
        proposed_face(Way, Face),
        may_have_targets(Face, Index, Term),
        not(targeting_line(Face, Index, Term))
            else "its target words are read"
    says "a target word in line {Index} is not read".

'115.1a/unparsed' ::
    unread_targets(Way, Index) <=
        proposed_face(Way, Face),
        instant_or_sorcery_face(Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        asks_for_doubtful_target(Words)
    says "line {Index} was not understood, and it has a target word".

'115.1b/unparsed' ::
    unread_targets(Way, Index) <=
        proposed_face(Way, Face),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        append([enchant], _Described, Words)
    says "line {Index} was not understood, and it says what the Aura can enchant".
