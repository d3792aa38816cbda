:- encoding(utf8).
:- module(reading_relevance_targets, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change which targets a spell has

A spell can be cast only if its targets can be chosen (601.2c). An unread text could take targets
away: it gives them hexproof, or it says that they are not what the spell asks for. It could also
give targets, in the same two ways. Which text has a bearing depends on the targets there are: a
yes stands when there are enough of them that no text could be about.
*/

:- relation asks_for(+Way, Needs)
       says "the spell asks for {Needs}"
       else "the spell does not ask for {Needs}".

:- relation enough_sure_targets(+Player, +Card, +Way, +Needs)
       says "{Card} has enough targets that no unread text could take away"
       else "{Card} may lack targets for {Needs} if unread texts take some away".

:- relation doubtful_target(+Player, +Card, +Way, +Kind, +Target, Text)
       says "{Text} could keep {Player} from choosing {Target}"
       else "{Text} can't keep {Player} from choosing {Target}".

:- relation part_looked_at(+Kind, Part)
       says "{Kind} looks at the {Part} of an object"
       else "{Kind} does not look at the {Part} of an object".

:- relation unread_shield(+Term)
       says "no reading covers whether {Term} keeps something from being a target"
       else "{Term} is read, or keeps nothing from being a target".

:- relation shielding_text(+Player, +Card, +Way, Text, Source, Words)
       says "{Text} may keep something from being a target"
       else "{Text} keeps nothing from being a target".

:- relation unmaking_text(+Player, +Card, +Way, +Kind, Text, Source, Words)
       says "{Text} may say that something is not what {Card} asks for"
       else "{Text} does not say that something is not what {Card} asks for".

:- relation shields(+Words, +Source, +Target, +Player)
       says "the text of {Source} could keep {Player} from choosing {Target}"
       else "the text of {Source} can't keep {Player} from choosing {Target}".

:- relation about_one_permanent(+Words)
       says "the text is about one permanent"
       else "the text may be about several permanents".

:- relation may_change(+Words, +Source, +Object)
       says "the text of {Source} could say what {Object} is"
       else "the text of {Source} does not say what {Object} is".

:- relation about_itself_alone(+Words)
       says "the text says of nothing but its own source what it is not"
       else "the text may be about something else than its source".

:- relation may_unmake_targets(+Words, +Kind)
       says "the words may say that something is not {Kind}"
       else "the words do not say that something is not {Kind}".

:- relation asks_for_any_permanent(+Kind)
       says "{Kind} is any permanent"
       else "{Kind} is not just any permanent".

:- relation asks_for_less(+Kind)
       says "{Kind} rules out objects of some quality"
       else "{Kind} rules out no quality".

:- relation gives_what_matters(+Words, +Kind)
       says "the words may give a quality that matters for {Kind}"
       else "the words give no quality that matters for {Kind}".

:- relation asks_for_card_types_alone(+Kind)
       says "{Kind} speaks of card types and of no other quality"
       else "{Kind} speaks of other qualities than card types".

:- relation leaves_kind(+Words, +Kind)
       says "what becomes what the words say is {Kind}"
       else "what becomes what the words say need not be {Kind}".

:- relation takes_shields(+Words)
       says "the words may let something be chosen as a target that could not be chosen"
       else "the words take no hexproof, shroud or protection away".

:- relation could_become_target(+Player, +Card, +Kind, +Source, +Words, Object)
       says "the text of {Source} could make {Object} what {Card} asks for"
       else "the text of {Source} can't make {Object} what {Card} asks for".


%   Against a yes.

'601.2c/hinder' ::
    could_hinder(Text, may_cast(Player, Card, Way)) <=
        asks_for(Way, needs(Number, Kind)),
        not(enough_sure_targets(Player, Card, Way, needs(Number, Kind)))
            else "there are enough targets that are in no doubt",
        legal_target(Player, Card, Way, Kind, Target),
        doubtful_target(Player, Card, Way, Kind, Target, Text)
    says "{Text} could keep {Target} from being chosen, and too few other targets are in no doubt".

'601.2c/asks_for' ::
    asks_for(Way, Needs) <=
        proposed_face(Way, Face),
        targeting_line(Face, _Index, Term),
        asked_in_line(Term, Needs)
    says "a line of {Face} asks for it".

'115.3/sure' ::
    enough_sure_targets(Player, Card, Way, needs(Number, Kind)) <=
        targets_needed(Card, Way, Number, Needed),
        count(Target,
              ( legal_target(Player, Card, Way, Kind, Target),
                not(doubtful_target(Player, Card, Way, Kind, Target, _Text))
              ),
              Sure),
        Sure >= Needed
            else "targets that are needed: {Needed}, that are in no doubt: {Sure}"
    says "targets that are needed: {Needed}, that are in no doubt: {Sure}".

'115.1/shielded' ::
    doubtful_target(Player, Card, Way, _Kind, Target, Text) <=
        shielding_text(Player, Card, Way, Text, Source, Words),
        shields(Words, Source, Target, Player)
    says "{Text} may give {Target} hexproof, or the like".

'115.1/unmade' ::
    doubtful_target(Player, Card, Way, Kind, Target, Text) <=
        unmaking_text(Player, Card, Way, Kind, Text, Source, Words),
        may_change(Words, Source, Target)
    says "{Text} may say that {Target} is something else".

'115.1/changed' ::
    doubtful_target(_Player, _Card, _Way, Kind, Target, Text) <=
        part_looked_at(Kind, Part),
        could_change(Text, Target, Part)
    says "{Text} could change the {Part} of {Target}, at which the description looks".

'607.2d/doubtful' ::
    doubtful_target(_Player, _Card, _Way, _Kind, Target, text(Source, Face, Index)) <=
        board_leaves_open(Source, Face, Index),
        permanent(Target),
        could_change_directly(text(Source, Face, Index), Target, _Part)
    says "what was chosen for {Source} may say what {Target} is".

'113.10/shielded' ::
    doubtful_target(_Player, _Card, _Way, _Kind, Target, text(Origin, Face, Index)) <=
        abilities_change,
        has_ability(Target, granted(effect(Origin, printed(Face, Index), _Layer), Term)),
        unread_shield(Term)
    says "line {Index} of {Origin} gives {Target} what may keep it from being chosen".

'113.10/shielded_for_a_time' ::
    doubtful_target(_Player, _Card, _Way, _Kind, Target, lasting(Effect)) <=
        abilities_change,
        has_ability(Target, granted(effect(Effect, lasting(Effect, _Index), _Layer), Term)),
        unread_shield(Term)
    says "{Effect} gives {Target} what may keep it from being chosen".

% A description may look at more than what kind of object something is.

'702.1/looked_at' ::
    part_looked_at(f(_Adjectives, _Noun, Posts), ability) <=
        member(with(keywords(_Keywords)), Posts)
    says "it asks for keyword abilities".

'702.1/looked_at_without' ::
    part_looked_at(f(_Adjectives, _Noun, Posts), ability) <=
        member(without(_Keyword), Posts)
    says "it rules out a keyword ability".

'208.1/looked_at' ::
    part_looked_at(f(_Adjectives, _Noun, Posts), Statistic) <=
        member(with(statistic(Statistic, _Bound)), Posts),
        Statistic \== mana_value
    says "it has a bound for the {Statistic}".

% What changes a mana value makes an object another altogether, so it could change its supertypes.

'202.3/looked_at' ::
    part_looked_at(f(_Adjectives, _Noun, Posts), supertype) <=
        member(with(statistic(mana_value, _Bound)), Posts)
    says "it has a bound for the mana value".

'702.11/unread_shield' ::
    unread_shield(Term) <=
        not(read_for_casting(Term))
            else "it is read",
        words(Term, Words),
        speaks_of(Words, untargetability)
    says "{Term} speaks of hexproof, shroud, protection or of targets and is not read".

'702.11/text' ::
    shielding_text(Player, Card, Way, Text, Source, Words) <=
        in_force(Player, Card, Way, casting_matters, other, Text, Words),
        speaks_of(Words, untargetability),
        source_of(Text, Source)
    says "{Text} speaks of hexproof, shroud, protection or of targets".

'205.1/text' ::
    unmaking_text(Player, Card, Way, Kind, Text, Source, Words) <=
        in_force(Player, Card, Way, being, other, Text, Words),
        may_unmake_targets(Words, Kind),
        source_of(Text, Source)
    says "{Text} says what something is, or is not".


% A line of keywords and a text that says “this creature” are about the permanent that they are on.

'702.11/own' ::
    shields(Words, Source, Source, _Player) <=
        shares(Words, [hexproof, shroud, protection, target, targets])
    says "the text may be about {Source} itself".

'702.11/host' ::
    shields(Words, Source, Host, _Player) <=
        shares(Words, [enchanted, equipped, fortified]),
        attached_to(Source, Host)
    says "the text is about {Host}, to which {Source} is attached".

'702.11/others' ::
    shields(Words, Source, Target, Player) <=
        not(about_one_permanent(Words)),
        Target \== Source,
        Target \== Player
            else "a player may choose themself, whatever the text says of others"
    says "the text may be about {Target}".

'702.11/keyword_line' ::
    about_one_permanent(Words) <=
        keyword_line(Words)
    says "these are keywords of the permanent itself".

'702.11/keyword_words' ::
    about_one_permanent(Words) <=
        names_keyword(Words, [[hexproof], [shroud], [protection]]),
        not(shares(Words, [you, creatures, permanents, players]))
    says "these are keywords of the permanent itself".

'702.11/this' ::
    about_one_permanent(Words) <=
        shares(Words, [this, ~, self]),
        not(shares(Words, [creatures, permanents, other, others, you, player, players]))
    says "it speaks of the permanent that it is on".

'702.11/attached' ::
    about_one_permanent(Words) <=
        about_its_host_alone(Words)
    says "it speaks of what its source is attached to".


%   Of which objects a text may say what they are.

'205.1/host' ::
    may_change(Words, Source, Host) <=
        shares(Words, [enchanted, equipped, fortified]),
        attached_to(Source, Host)
    says "the text is about {Host}, to which {Source} is attached".

'205.1/own' ::
    may_change(Words, Source, Source) <=
        permanent(Source),
        shares(Words, [~, self, this, it, 'it\'s', its])
    says "the text may be about {Source} itself".

'205.1/others' ::
    may_change(Words, _Source, Object) <=
        not(about_its_host_alone(Words)),
        not(about_itself_alone(Words)),
        may_be_about(Words, Object)
    says "the text may be about {Object}".

'205.1/itself_alone' ::
    about_itself_alone(Words) <=
        contains_any(Words, [[self, not, be, a], [~, 'isn\'t', a]]),
        not(shares(Words, [all, each, every, bare, other, others, creatures, artifacts, lands,
                           enchantments, permanents]))
    says "it says “... isn't a ...” of its source, and it speaks of no others".


%   What takes the quality away that the spell asks for: the text denies it, or it gives the quality
%   that the spell rules out, or it gives another instead (205.1a) and not in addition (205.1b).

'205.1/denied' ::
    may_unmake_targets(Words, Kind) <=
        not(asks_for_any_permanent(Kind)),
        type_words(_Type, TypeWords),
        follows(Words, ['isn\'t', 'aren\'t', not, longer], TypeWords, ['.'])
    says "it says that something is not of some type".

'205.1/quality_denied' ::
    may_unmake_targets(Words, Kind) <=
        not(asks_for_any_permanent(Kind)),
        follows(Words, ['isn\'t', 'aren\'t', not, longer],
                [legendary, snow, basic, white, blue, black, red, green, colorless], ['.'])
    says "it says that something lacks some quality".

'205.1/ruled_out' ::
    may_unmake_targets(Words, Kind) <=
        asks_for_less(Kind),
        may_make_targets(Words)
    says "it may give a quality that the spell rules out".

'205.1a/instead' ::
    may_unmake_targets(Words, Kind) <=
        gives_what_matters(Words, Kind),
        not(shares(Words, [addition, still]))
            else "it says that something is added",
        not(leaves_kind(Words, Kind))
            else "it makes nothing that the spell could not target"
    says "it may give another quality instead".

'115.2/any_permanent' ::
    asks_for_any_permanent(f([], n(permanent), _Posts))
    says "every permanent is one".

'115.2/other_permanent' ::
    asks_for_any_permanent(f([other], n(permanent), _Posts))
    says "every other permanent is one".

'205.1/less' ::
    asks_for_less(Kind) <=
        words(Kind, Words),
        shares(Words, [non, colorless])
    says "it says what the target must not be".

'205.1/card_type' ::
    gives_what_matters(Words, Kind) <=
        not(asks_for_any_permanent(Kind)),
        type_words(_Type, TypeWords),
        vocabulary(being, Being),
        follows(Words, Being, TypeWords, ['.', to, on, than])
    says "it may say of which card type something is".

'707.2/copy' ::
    gives_what_matters(Words, Kind) <=
        not(asks_for_any_permanent(Kind)),
        vocabulary(being, Being),
        follows(Words, Being, [copy], ['.', to, on, than])
    says "it may say that something is a copy".

'205.1/other_quality' ::
    gives_what_matters(Words, Kind) <=
        not(asks_for_any_permanent(Kind)),
        not(asks_for_card_types_alone(Kind)),
        may_make_targets(Words)
    says "it may give a quality of which the spell speaks".

'115.2/card_types_alone' ::
    asks_for_card_types_alone(f(Adjectives, t(_Type), _Posts)) <=
        subtract(Adjectives, [other], [])
    says "it names a card type only".

'115.2/several_card_types_alone' ::
    asks_for_card_types_alone(f(Adjectives, or(Nouns), _Posts)) <=
        subtract(Adjectives, [other], []),
        all(member(Noun, Nouns),
            Noun = t(_Type))
    says "it names card types only".

'115.4/card_types_alone' :: asks_for_card_types_alone(any)
    says "any target is described by card types".

'205.1/leaves' ::
    leaves_kind(Words, f(Adjectives, t(Type), _Posts)) <=
        subtract(Adjectives, [other], []),
        type_words(Type, TypeWords),
        vocabulary(being, Being),
        follows(Words, Being, TypeWords, ['.'])
    says "the words speak of becoming a {Type}".

'205.1/leaves_one_of_several' ::
    leaves_kind(Words, f(Adjectives, or(Nouns), _Posts)) <=
        member(Noun, Nouns),
        leaves_kind(Words, f(Adjectives, Noun, []))
    says "that is one of the kinds that will do".

'205.1/leaves_any_target' ::
    leaves_kind(Words, any) <=
        damage_target_type(Type),
        leaves_kind(Words, f([], t(Type), []))
    says "a {Type} is any target".


%   Against a no: what lacks a target may find one. Such words are everywhere, so they are looked at
%   only where a target is missing.

'601.2c/supplies' ::
    supplies(Player, Card, Way, Text, targets) <=
        in_force(Player, Card, Way, being, other, Text, Words),
        source_of(Text, Source),
        asks_for(Way, needs(Number, Kind)),
        gives_what_matters(Words, Kind),
        not(finds_targets(Player, Card, Way, needs(Number, Kind)))
            else "these targets are there",
        could_become_target(Player, Card, Kind, Source, Words, _Object)
    says "{Text} may say that something is what the spell asks for".

'115.1/supplies_what_is_looked_at' ::
    supplies(Player, Card, Way, Text, targets) <=
        asks_for(Way, needs(Number, Kind)),
        part_looked_at(Kind, Part),
        not(finds_targets(Player, Card, Way, needs(Number, Kind)))
            else "these targets are there",
        could_change(Text, Object, Part)
    says "{Text} could change the {Part} of {Object}, at which the description looks".

'700.2a/supplies' ::
    supplies(Player, Card, Way, text(Card, Face, Index), targets) <=
        proposed_face(Way, Face),
        targeting_line(Face, Index, Term),
        has_unread_mode(Term),
        not(line_finds_targets(Player, Card, Way, Term))
            else "enough modes can be chosen"
    says "a mode that is not read may ask for targets that are there".

% What was chosen for a permanent, and the board does not give, may make something a target or none.

'607.2d/supplies' ::
    supplies(_Player, _Card, Way, text(Source, Face, Index), targets) <=
        proposed_face(Way, _ProposedFace),
        board_leaves_open(Source, Face, Index),
        permanent(Object),
        could_change_directly(text(Source, Face, Index), Object, _Part)
    says "what was chosen for {Source} may say what {Object} is".

'702.11/supplies' ::
    supplies(Player, Card, Way, Text, targets) <=
        in_force(Player, Card, Way, casting_matters, other, Text, Words),
        takes_shields(Words),
        source_of(Text, Source),
        asks_for(Way, needs(_Number, Kind)),
        described_target(Player, Card, Kind, Target),
        not(can_be_targeted(Player, Way, Target))
            else "{Target} can be chosen as it is",
        may_change(Words, Source, Target)
    says "{Text} may take away what keeps {Target} from being chosen".

'113.10/lost_shields' ::
    takes_shields(Words) <=
        speaks_of(Words, lost_abilities)
    says "abilities may be lost".

'702.11/lost' ::
    takes_shields(Words) <=
        follows(Words, [lose, loses], [hexproof, shroud, protection], ['.'])
    says "hexproof, shroud or protection may be lost".

'115.2/could_become' ::
    could_become_target(_Player, Card, f(_Adjectives, Noun, Posts), Source, Words, Object) <=
        Noun \== n(spell),
        Noun \== n(card),
        permanent(Object),
        all(( member(Post, Posts),
              readable_post(Post)
            ),
            fits_post(Post, Card, Object)),
        may_change(Words, Source, Object)
    says "{Object} is where the spell asks for a target".

'115.2/spell_could_become' ::
    could_become_target(_Player, Card, f(_Adjectives, Noun, _Posts), _Source, Words, Object) <=
        covers_spells(Noun),
        shares(Words, [spell, spells]),
        spell(Object),
        Object \== Card
    says "{Object} is a spell, and the text speaks of spells".

'115.2/card_could_become' ::
    could_become_target(Player, Card, f(_Adjectives, n(card), Posts), _Source, Words, Object) <=
        shares(Words, [card, cards]),
        member(Post, Posts),
        place_in_post(Post, ZoneWords),
        in_zone(Object, _Zone),
        Object \== Card,
        card_is_in(ZoneWords, Card, Player, Object)
    says "{Object} is a card in that zone, and the text speaks of cards".
