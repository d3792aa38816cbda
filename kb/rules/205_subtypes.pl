:- encoding(utf8).
:- module(rules_205_subtypes, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 205.3: to which card type a subtype belongs

The lists are those of the rules; creature types, of which there are hundreds, are the subtypes that
are in none of the other lists. Spell types (205.3k) are left out: nothing here is about instants
and sorceries.
*/

:- relation subtypes_of(Type, Subtypes)
       says "the subtypes of {Type}s are {Subtypes}"
       else "the subtypes of {Type}s are not {Subtypes}".

:- relation correlated(+Subtype, Type)
       says "{Subtype} is a subtype of {Type}s"
       else "{Subtype} is not a subtype of {Type}s".

:- relation creature_type(+Subtype)
       says "{Subtype} is a creature type"
       else "{Subtype} is not a creature type".

:- relation creature_types(Subtypes)
       says "the creature types are {Subtypes}"
       else "the creature types are not {Subtypes}".

:- relation named_creature_type(Subtype)
       says "{Subtype} is a creature type"
       else "{Subtype} is not a creature type".

:- relation land_type(+Subtype)
       says "{Subtype} is a land type"
       else "{Subtype} is not a land type".


'205.3b' ::
    correlated(Subtype, Type) <=
        subtypes_of(Type, Subtypes),
        member(Subtype, Subtypes)
    says "{Subtype} is in the list of the subtypes of {Type}s".

'205.3m' ::
    correlated(Subtype, creature) <=
        creature_type(Subtype)
    says "{Subtype} is a creature type".

'205.3m/kindred' ::
    correlated(Subtype, kindred) <=
        creature_type(Subtype)
    says "kindreds share the creature types, and {Subtype} is one".

'205.3m/creature_type' ::
    creature_type(Subtype) <=
        not(( subtypes_of(_Type, Subtypes),
              member(Subtype, Subtypes)
            ))
            else "{Subtype} is a subtype of another card type"
    says "{Subtype} is in none of the lists of other subtypes".

'205.3m/named' ::
    named_creature_type(Subtype) <=
        creature_types(Subtypes),
        member(Subtype, Subtypes)
    says "{Subtype} is in the list of creature types".

'205.3i/land_type' ::
    land_type(Subtype) <=
        subtypes_of(land, Subtypes),
        member(Subtype, Subtypes)
            else "{Subtype} is not in the list of land types"
    says "{Subtype} is a land type".


'205.3g/list' ::
    subtypes_of(artifact, [attraction, blood, bobblehead, book, clue, contraption, equipment, food,
                           fortification, gold, incubator, infinity, junk, lander, map, mutagen,
                           powerstone, spacecraft, stone, treasure, vehicle, vibranium])
    says "these are the artifact types".

'205.3h/list' ::
    subtypes_of(enchantment, [aura, background, cartouche, case, class, curse, plan, role, room,
                              rune, saga, shard, shrine])
    says "these are the enchantment types".

'205.3i/list' ::
    subtypes_of(land, [cave, desert, forest, gate, island, lair, locus, mine, mountain, plains,
                       planet, power_plant, sphere, swamp, tower, town, urzas])
    says "these are the land types".

'205.3j/list' ::
    subtypes_of(planeswalker, [ajani, aminatou, angrath, arlinn, ashiok, bahamut, basri, bolas,
                               calix, chandra, comet, dack, dakkon, daretti, davriel, dellian,
                               dihada, domri, dovin, ellywick, elminster, elspeth, estrid,
                               freyalise, garruk, gideon, grist, guff, huatli, jace, jared, jaya,
                               jeska, kaito, karn, kasmina, kaya, kiora, koth, liliana, lolth,
                               lukka, minsc, mordenkainen, nahiri, narset, niko, nissa, nixilis,
                               oko, quintorius, ral, rowan, saheeli, samut, sarkhan, serra,
                               sivitri, sorin, szat, tamiyo, tasha, teferi, teyo, tezzeret, tibalt,
                               tyvar, ugin, urza, venser, vivien, vraska, vronos, will, windgrace,
                               wrenn, xenagos, yanggu, yanling, zariel])
    says "these are the planeswalker types".

'205.3q/list' ::
    subtypes_of(battle, [siege])
    says "these are the battle types".

'205.3m/list' ::
    creature_types([advisor, aetherborn, alien, ally, angel, antelope, ape, archer, archon,
                    armadillo, army, artificer, assassin, assembly_worker, astartes, atog,
                    aurochs, avatar, azra, badger, balloon, barbarian, bard, basilisk, bat, bear,
                    beast, beaver, beeble, beholder, berserker, bird, bison, blinkmoth, boar,
                    bringer, brushwagg, camarid, camel, capybara, caribou, carrier, cat, centaur,
                    child, chimera, citizen, cleric, clown, cockatrice, construct, coward, coyote,
                    crab, crocodile, ctan, custodes, cyberman, cyclops, dalek, dauthi, demigod,
                    demon, deserter, detective, devil, dinosaur, djinn, doctor, dog, dragon,
                    drake, dreadnought, drix, drone, druid, dryad, dwarf, echidna, efreet, egg,
                    elder, eldrazi, elemental, elephant, elf, elk, employee, eternal, eye, faerie,
                    ferret, fish, flagbearer, fox, fractal, frog, fungus, gamer, gamma, gargoyle,
                    germ, giant, giraffe, gith, glimmer, gnoll, gnome, goat, goblin, god, golem,
                    gorgon, graveborn, gremlin, griffin, guest, hag, halfling, hamster, harpy,
                    hedgehog, hellion, hero, hippo, hippogriff, homarid, homunculus, horror,
                    horse, human, hydra, hyena, illusion, imp, incarnation, inhuman, inkling,
                    inquisitor, insect, jackal, jellyfish, juggernaut, kangaroo, kavu, kirin,
                    kithkin, knight, kobold, kor, kraken, kree, lamia, lammasu, leech, lemur,
                    leviathan, lhurgoyf, licid, lizard, llama, lobster, manticore, masticore,
                    mercenary, merfolk, metathran, minion, minotaur, mite, mole, monger, mongoose,
                    monk, monkey, moogle, moonfolk, mount, mouse, mutant, myr, mystic, nautilus,
                    necron, nephilim, nightmare, nightstalker, ninja, noble, noggle, nomad, nymph,
                    octopus, ogre, ooze, orb, orc, orgg, otter, ouphe, ox, oyster, pangolin,
                    peasant, pegasus, pentavite, performer, pest, phelddagrif, phoenix, phyrexian,
                    pilot, pincher, pirate, plant, platypus, porcupine, possum, praetor, primarch,
                    prism, processor, qu, rabbit, raccoon, ranger, rat, rebel, reflection, rhino,
                    rigger, robot, rogue, sable, salamander, samurai, sand, saproling, satyr,
                    scarecrow, scientist, scion, scorpion, scout, sculpture, seal, serf, serpent,
                    servo, shade, shaman, shapeshifter, shark, sheep, shiar, siren, skeleton,
                    skrull, skunk, slith, sliver, sloth, slug, snail, snake, soldier, soltari,
                    sorcerer, spawn, specter, spellshaper, sphinx, spider, spike, spirit,
                    splinter, sponge, spy, squid, squirrel, starfish, surrakar, survivor,
                    symbiote, synth, tentacle, tetravite, thalakos, thopter, thrull, tiefling,
                    time_lord, toy, treefolk, trilobite, triskelavite, troll, turtle, tyranid,
                    unicorn, utrom, vampire, varmint, vedalken, villain, volver, wall, walrus,
                    warlock, warrior, weasel, weird, werewolf, whale, wizard, wolf, wolverine,
                    wombat, worm, wraith, wurm, yeti, zombie, zubera])
    says "these are the creature types".
