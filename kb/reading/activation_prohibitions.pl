:- encoding(utf8).
:- module(reading_activation_prohibitions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Texts that say which abilities can't be activated

“Activated abilities of artifacts can't be activated.” Each such text in force is

    prohibits(Source, Whose, Exception)

Whose abilities are meant, and whether mana abilities are left alone:

    described(Description)   those of permanents of the description
    named                    those of sources with the name chosen for Source
    host                     those of what Source is attached to
    Exception                none | mana_abilities

A text is read as far as it speaks of abilities; that it forbids attacking as well changes nothing.
*/

:- relation activation_prohibitions(Prohibitions)
       says "the texts in force about activated abilities are {Prohibitions}"
       else "the texts in force about activated abilities are not {Prohibitions}".

:- relation activation_prohibition(+Term, Whose, Exception)
       says "{Term} keeps abilities from being activated"
       else "{Term} keeps no ability from being activated".

:- relation exception_named(+Adjuncts, Exception)
       says "{Adjuncts} leaves alone: {Exception}"
       else "{Adjuncts} does not leave alone {Exception}".

:- relation sources_named(+Description, Whose)
       says "{Description} means {Whose}"
       else "{Description} does not mean {Whose}".

:- relation is_meant(+Whose, +Source, +Object)
       says "{Source} speaks of the abilities of {Object}"
       else "{Source} does not speak of the abilities of {Object}".

:- relation left_alone(+Exception, +Object, +Ability)
       says "{Ability} of {Object} is left alone"
       else "{Ability} of {Object} is not left alone".

:- relation name_left_out(Source)
       says "the board does not give the name that was chosen for {Source}"
       else "no chosen name is left out for {Source}".

:- remembered activation_prohibitions/1.


'602.5/prohibitions' ::
    activation_prohibitions(Prohibitions) <=
        collect(prohibits(Source, Whose, Exception),
                ( static_text(Source, _Ability, Term),
                  activation_prohibition(Term, Whose, Exception)
                ),
                Prohibitions)
    says "these are all".


'reading/cannot_activate' ::
    activation_prohibition(text([clause(c(np(bare, f([activated], n(ability),
                                                     [of(np(bare, Description))])),
                                          cannot([v(be_infinitive(done(activate, [])),
                                                    Adjuncts)])))]),
                           Whose, Exception) <=
        sources_named(Description, Whose),
        exception_named(Adjuncts, Exception)
    says "it says that activated abilities of some sources can't be activated".

'reading/cannot_activate/attached' ::
    activation_prohibition(text([clause(c(np(Attached, _Described), cannot(Forbidden)))]),
                           host, Exception) <=
        member(Attached, [enchanted, equipped]),
        member(comma_and_clause(c(owned_several(its, f([activated], n(ability), [])),
                                  cannot([v(be_infinitive(done(activate, [])), Adjuncts)]))),
               Forbidden),
        exception_named(Adjuncts, Exception)
    says "it says that the activated abilities of what it is attached to can't be activated".

'reading/cannot_activate/all' ::
    exception_named([], none)
    says "no ability is left alone".

'605.1/left_alone' ::
    exception_named([unless(c(they, [v(short_be(np(bare, f([], n(mana_ability), []))), [])]))],
                    mana_abilities)
    says "mana abilities are left alone".

'reading/cannot_activate/described' ::
    sources_named(Description, described(Description)) <=
        readable(Description)
    says "permanents of the description are meant".

'reading/cannot_activate/several' ::
    sources_named(f(Adjectives, and(Nouns), Posts), described(f(Adjectives, Noun, Posts))) <=
        all(member(One, Nouns),
            readable(f(Adjectives, One, Posts))),
        member(Noun, Nouns)
    says "permanents of several descriptions are meant, this one too".

'201.4/named' ::
    sources_named(f([], n(source), [with(chosen_name)]), named)
    says "sources with the chosen name are meant".


'109.2/meant' ::
    is_meant(described(Description), Source, Object) <=
        fits(Description, Source, Object)
    says "{Object} is one of the permanents that are described".

'201.4/meant' ::
    is_meant(named, Source, Object) <=
        chosen(Source, name, Name),
        has_name(Object, Name)
    says "{Object} has the name that was chosen for {Source}, {Name}".

'303.4/meant' ::
    is_meant(host, Source, Object) <=
        attached_to(Source, Object)
    says "{Source} is attached to {Object}".

'605.1/exception' ::
    left_alone(mana_abilities, Object, Ability) <=
        mana_ability(Object, Ability)
    says "{Ability} of {Object} is a mana ability".


'201.4/left_out' ::
    name_left_out(Source) <=
        activation_prohibitions(Prohibitions),
        member(prohibits(Source, named, _Exception), Prohibitions),
        not(chosen(Source, name, _Name))
            else "the name chosen for {Source} is given"
    says "{Source} speaks of a chosen name, and the board gives none".
