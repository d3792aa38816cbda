:- encoding(utf8).
:- module(lexicon_subtypes, [subtype/4, subtype_form/3]).

/** <module> The subtypes (CR 205.3), as they stand in card text

The lists are those of the Comprehensive Rules effective 2026-08-07. A subtype is named by the
atom that the card facts use: lower case, blanks and hyphens as `_`, no apostrophe.
*/

%!  subtype(?Subtype, ?Singular, ?Plural, ?Kind) is nondet.
%
%   Kind is the card type (or "spell" for instants and sorceries) that the subtype belongs to.
%   Some subtypes belong to several kinds and stand once for each.

%   CR 205.3g

subtype(attraction, 'Attraction', 'Attractions', artifact).
subtype(blood, 'Blood', 'Bloods', artifact).
subtype(bobblehead, 'Bobblehead', 'Bobbleheads', artifact).
subtype(book, 'Book', 'Books', artifact).
subtype(clue, 'Clue', 'Clues', artifact).
subtype(contraption, 'Contraption', 'Contraptions', artifact).
subtype(equipment, 'Equipment', 'Equipment', artifact).
subtype(food, 'Food', 'Foods', artifact).
subtype(fortification, 'Fortification', 'Fortifications', artifact).
subtype(gold, 'Gold', 'Gold', artifact).
subtype(incubator, 'Incubator', 'Incubators', artifact).
subtype(infinity, 'Infinity', 'Infinities', artifact).
subtype(junk, 'Junk', 'Junks', artifact).
subtype(lander, 'Lander', 'Landers', artifact).
subtype(map, 'Map', 'Maps', artifact).
subtype(mutagen, 'Mutagen', 'Mutagens', artifact).
subtype(powerstone, 'Powerstone', 'Powerstones', artifact).
subtype(spacecraft, 'Spacecraft', 'Spacecrafts', artifact).
subtype(stone, 'Stone', 'Stones', artifact).
subtype(treasure, 'Treasure', 'Treasures', artifact).
subtype(vehicle, 'Vehicle', 'Vehicles', artifact).
subtype(vibranium, 'Vibranium', 'Vibraniums', artifact).

%   CR 205.3h

subtype(aura, 'Aura', 'Auras', enchantment).
subtype(background, 'Background', 'Backgrounds', enchantment).
subtype(cartouche, 'Cartouche', 'Cartouches', enchantment).
subtype(case, 'Case', 'Cases', enchantment).
subtype(class, 'Class', 'Classes', enchantment).
subtype(curse, 'Curse', 'Curses', enchantment).
subtype(plan, 'Plan', 'Plans', enchantment).
subtype(role, 'Role', 'Roles', enchantment).
subtype(room, 'Room', 'Rooms', enchantment).
subtype(rune, 'Rune', 'Runes', enchantment).
subtype(saga, 'Saga', 'Sagas', enchantment).
subtype(shard, 'Shard', 'Shards', enchantment).
subtype(shrine, 'Shrine', 'Shrines', enchantment).

%   CR 205.3i

subtype(cave, 'Cave', 'Caves', land).
subtype(desert, 'Desert', 'Deserts', land).
subtype(forest, 'Forest', 'Forests', land).
subtype(gate, 'Gate', 'Gates', land).
subtype(island, 'Island', 'Islands', land).
subtype(lair, 'Lair', 'Lairs', land).
subtype(locus, 'Locus', 'Locuses', land).
subtype(mine, 'Mine', 'Mines', land).
subtype(mountain, 'Mountain', 'Mountains', land).
subtype(plains, 'Plains', 'Plains', land).
subtype(planet, 'Planet', 'Planets', land).
subtype(power_plant, 'Power-Plant', 'Power-Plants', land).
subtype(sphere, 'Sphere', 'Spheres', land).
subtype(swamp, 'Swamp', 'Swamps', land).
subtype(tower, 'Tower', 'Towers', land).
subtype(town, 'Town', 'Towns', land).
subtype(urzas, 'Urza\'s', 'Urza\'s', land).

%   CR 205.3j

subtype(ajani, 'Ajani', 'Ajanis', planeswalker).
subtype(aminatou, 'Aminatou', 'Aminatous', planeswalker).
subtype(angrath, 'Angrath', 'Angraths', planeswalker).
subtype(arlinn, 'Arlinn', 'Arlinns', planeswalker).
subtype(ashiok, 'Ashiok', 'Ashioks', planeswalker).
subtype(bahamut, 'Bahamut', 'Bahamuts', planeswalker).
subtype(basri, 'Basri', 'Basris', planeswalker).
subtype(bolas, 'Bolas', 'Bolases', planeswalker).
subtype(calix, 'Calix', 'Calixes', planeswalker).
subtype(chandra, 'Chandra', 'Chandras', planeswalker).
subtype(comet, 'Comet', 'Comets', planeswalker).
subtype(dack, 'Dack', 'Dacks', planeswalker).
subtype(dakkon, 'Dakkon', 'Dakkons', planeswalker).
subtype(daretti, 'Daretti', 'Darettis', planeswalker).
subtype(davriel, 'Davriel', 'Davriels', planeswalker).
subtype(dellian, 'Dellian', 'Dellians', planeswalker).
subtype(dihada, 'Dihada', 'Dihadas', planeswalker).
subtype(domri, 'Domri', 'Domris', planeswalker).
subtype(dovin, 'Dovin', 'Dovins', planeswalker).
subtype(ellywick, 'Ellywick', 'Ellywicks', planeswalker).
subtype(elminster, 'Elminster', 'Elminsters', planeswalker).
subtype(elspeth, 'Elspeth', 'Elspeths', planeswalker).
subtype(estrid, 'Estrid', 'Estrids', planeswalker).
subtype(freyalise, 'Freyalise', 'Freyalises', planeswalker).
subtype(garruk, 'Garruk', 'Garruks', planeswalker).
subtype(gideon, 'Gideon', 'Gideons', planeswalker).
subtype(grist, 'Grist', 'Grists', planeswalker).
subtype(guff, 'Guff', 'Guffs', planeswalker).
subtype(huatli, 'Huatli', 'Huatlis', planeswalker).
subtype(jace, 'Jace', 'Jaces', planeswalker).
subtype(jared, 'Jared', 'Jareds', planeswalker).
subtype(jaya, 'Jaya', 'Jayas', planeswalker).
subtype(jeska, 'Jeska', 'Jeskas', planeswalker).
subtype(kaito, 'Kaito', 'Kaitos', planeswalker).
subtype(karn, 'Karn', 'Karns', planeswalker).
subtype(kasmina, 'Kasmina', 'Kasminas', planeswalker).
subtype(kaya, 'Kaya', 'Kayas', planeswalker).
subtype(kiora, 'Kiora', 'Kioras', planeswalker).
subtype(koth, 'Koth', 'Koths', planeswalker).
subtype(liliana, 'Liliana', 'Lilianas', planeswalker).
subtype(lolth, 'Lolth', 'Lolths', planeswalker).
subtype(lukka, 'Lukka', 'Lukkas', planeswalker).
subtype(minsc, 'Minsc', 'Minscs', planeswalker).
subtype(mordenkainen, 'Mordenkainen', 'Mordenkainens', planeswalker).
subtype(nahiri, 'Nahiri', 'Nahiris', planeswalker).
subtype(narset, 'Narset', 'Narsets', planeswalker).
subtype(niko, 'Niko', 'Nikos', planeswalker).
subtype(nissa, 'Nissa', 'Nissas', planeswalker).
subtype(nixilis, 'Nixilis', 'Nixilises', planeswalker).
subtype(oko, 'Oko', 'Okos', planeswalker).
subtype(quintorius, 'Quintorius', 'Quintoriuses', planeswalker).
subtype(ral, 'Ral', 'Rals', planeswalker).
subtype(rowan, 'Rowan', 'Rowans', planeswalker).
subtype(saheeli, 'Saheeli', 'Saheelis', planeswalker).
subtype(samut, 'Samut', 'Samuts', planeswalker).
subtype(sarkhan, 'Sarkhan', 'Sarkhans', planeswalker).
subtype(serra, 'Serra', 'Serras', planeswalker).
subtype(sivitri, 'Sivitri', 'Sivitris', planeswalker).
subtype(sorin, 'Sorin', 'Sorins', planeswalker).
subtype(szat, 'Szat', 'Szats', planeswalker).
subtype(tamiyo, 'Tamiyo', 'Tamiyos', planeswalker).
subtype(tasha, 'Tasha', 'Tashas', planeswalker).
subtype(teferi, 'Teferi', 'Teferis', planeswalker).
subtype(teyo, 'Teyo', 'Teyos', planeswalker).
subtype(tezzeret, 'Tezzeret', 'Tezzerets', planeswalker).
subtype(tibalt, 'Tibalt', 'Tibalts', planeswalker).
subtype(tyvar, 'Tyvar', 'Tyvars', planeswalker).
subtype(ugin, 'Ugin', 'Ugins', planeswalker).
subtype(urza, 'Urza', 'Urza', planeswalker).
subtype(venser, 'Venser', 'Vensers', planeswalker).
subtype(vivien, 'Vivien', 'Viviens', planeswalker).
subtype(vraska, 'Vraska', 'Vraskas', planeswalker).
subtype(vronos, 'Vronos', 'Vronoses', planeswalker).
subtype(will, 'Will', 'Wills', planeswalker).
subtype(windgrace, 'Windgrace', 'Windgraces', planeswalker).
subtype(wrenn, 'Wrenn', 'Wrenns', planeswalker).
subtype(xenagos, 'Xenagos', 'Xenagoses', planeswalker).
subtype(yanggu, 'Yanggu', 'Yanggus', planeswalker).
subtype(yanling, 'Yanling', 'Yanlings', planeswalker).
subtype(zariel, 'Zariel', 'Zariels', planeswalker).

%   CR 205.3k

subtype(adventure, 'Adventure', 'Adventures', spell).
subtype(arcane, 'Arcane', 'Arcanes', spell).
subtype(lesson, 'Lesson', 'Lessons', spell).
subtype(omen, 'Omen', 'Omens', spell).
subtype(trap, 'Trap', 'Traps', spell).

%   CR 205.3m

subtype(advisor, 'Advisor', 'Advisors', creature).
subtype(aetherborn, 'Aetherborn', 'Aetherborns', creature).
subtype(alien, 'Alien', 'Aliens', creature).
subtype(ally, 'Ally', 'Allies', creature).
subtype(angel, 'Angel', 'Angels', creature).
subtype(antelope, 'Antelope', 'Antelopes', creature).
subtype(ape, 'Ape', 'Apes', creature).
subtype(archer, 'Archer', 'Archers', creature).
subtype(archon, 'Archon', 'Archons', creature).
subtype(armadillo, 'Armadillo', 'Armadillos', creature).
subtype(army, 'Army', 'Armies', creature).
subtype(artificer, 'Artificer', 'Artificers', creature).
subtype(assassin, 'Assassin', 'Assassins', creature).
subtype(assembly_worker, 'Assembly-Worker', 'Assembly-Workers', creature).
subtype(astartes, 'Astartes', 'Astartes', creature).
subtype(atog, 'Atog', 'Atogs', creature).
subtype(aurochs, 'Aurochs', 'Aurochs', creature).
subtype(avatar, 'Avatar', 'Avatars', creature).
subtype(azra, 'Azra', 'Azras', creature).
subtype(badger, 'Badger', 'Badgers', creature).
subtype(balloon, 'Balloon', 'Balloons', creature).
subtype(barbarian, 'Barbarian', 'Barbarians', creature).
subtype(bard, 'Bard', 'Bards', creature).
subtype(basilisk, 'Basilisk', 'Basilisks', creature).
subtype(bat, 'Bat', 'Bats', creature).
subtype(bear, 'Bear', 'Bears', creature).
subtype(beast, 'Beast', 'Beasts', creature).
subtype(beaver, 'Beaver', 'Beavers', creature).
subtype(beeble, 'Beeble', 'Beebles', creature).
subtype(beholder, 'Beholder', 'Beholders', creature).
subtype(berserker, 'Berserker', 'Berserkers', creature).
subtype(bird, 'Bird', 'Birds', creature).
subtype(bison, 'Bison', 'Bisons', creature).
subtype(blinkmoth, 'Blinkmoth', 'Blinkmoths', creature).
subtype(boar, 'Boar', 'Boars', creature).
subtype(bringer, 'Bringer', 'Bringers', creature).
subtype(brushwagg, 'Brushwagg', 'Brushwaggs', creature).
subtype(camarid, 'Camarid', 'Camarids', creature).
subtype(camel, 'Camel', 'Camels', creature).
subtype(capybara, 'Capybara', 'Capybaras', creature).
subtype(caribou, 'Caribou', 'Caribous', creature).
subtype(carrier, 'Carrier', 'Carriers', creature).
subtype(cat, 'Cat', 'Cats', creature).
subtype(centaur, 'Centaur', 'Centaurs', creature).
subtype(child, 'Child', 'Children', creature).
subtype(chimera, 'Chimera', 'Chimeras', creature).
subtype(citizen, 'Citizen', 'Citizens', creature).
subtype(cleric, 'Cleric', 'Clerics', creature).
subtype(clown, 'Clown', 'Clowns', creature).
subtype(cockatrice, 'Cockatrice', 'Cockatrices', creature).
subtype(construct, 'Construct', 'Constructs', creature).
subtype(coward, 'Coward', 'Cowards', creature).
subtype(coyote, 'Coyote', 'Coyotes', creature).
subtype(crab, 'Crab', 'Crabs', creature).
subtype(crocodile, 'Crocodile', 'Crocodiles', creature).
subtype(ctan, 'C\'tan', 'C\'tans', creature).
subtype(custodes, 'Custodes', 'Custodes', creature).
subtype(cyberman, 'Cyberman', 'Cybermen', creature).
subtype(cyclops, 'Cyclops', 'Cyclops', creature).
subtype(dalek, 'Dalek', 'Daleks', creature).
subtype(dauthi, 'Dauthi', 'Dauthis', creature).
subtype(demigod, 'Demigod', 'Demigods', creature).
subtype(demon, 'Demon', 'Demons', creature).
subtype(deserter, 'Deserter', 'Deserters', creature).
subtype(detective, 'Detective', 'Detectives', creature).
subtype(devil, 'Devil', 'Devils', creature).
subtype(dinosaur, 'Dinosaur', 'Dinosaurs', creature).
subtype(djinn, 'Djinn', 'Djinn', creature).
subtype(doctor, 'Doctor', 'Doctors', creature).
subtype(dog, 'Dog', 'Dogs', creature).
subtype(dragon, 'Dragon', 'Dragons', creature).
subtype(drake, 'Drake', 'Drakes', creature).
subtype(dreadnought, 'Dreadnought', 'Dreadnoughts', creature).
subtype(drix, 'Drix', 'Drixes', creature).
subtype(drone, 'Drone', 'Drones', creature).
subtype(druid, 'Druid', 'Druids', creature).
subtype(dryad, 'Dryad', 'Dryads', creature).
subtype(dwarf, 'Dwarf', 'Dwarves', creature).
subtype(echidna, 'Echidna', 'Echidnas', creature).
subtype(efreet, 'Efreet', 'Efreet', creature).
subtype(egg, 'Egg', 'Eggs', creature).
subtype(elder, 'Elder', 'Elders', creature).
subtype(eldrazi, 'Eldrazi', 'Eldrazi', creature).
subtype(elemental, 'Elemental', 'Elementals', creature).
subtype(elephant, 'Elephant', 'Elephants', creature).
subtype(elf, 'Elf', 'Elves', creature).
subtype(elk, 'Elk', 'Elk', creature).
subtype(employee, 'Employee', 'Employees', creature).
subtype(eternal, 'Eternal', 'Eternals', creature).
subtype(eye, 'Eye', 'Eyes', creature).
subtype(faerie, 'Faerie', 'Faeries', creature).
subtype(ferret, 'Ferret', 'Ferrets', creature).
subtype(fish, 'Fish', 'Fish', creature).
subtype(flagbearer, 'Flagbearer', 'Flagbearers', creature).
subtype(fox, 'Fox', 'Foxes', creature).
subtype(fractal, 'Fractal', 'Fractals', creature).
subtype(frog, 'Frog', 'Frogs', creature).
subtype(fungus, 'Fungus', 'Fungi', creature).
subtype(gamer, 'Gamer', 'Gamers', creature).
subtype(gamma, 'Gamma', 'Gammas', creature).
subtype(gargoyle, 'Gargoyle', 'Gargoyles', creature).
subtype(germ, 'Germ', 'Germs', creature).
subtype(giant, 'Giant', 'Giants', creature).
subtype(giraffe, 'Giraffe', 'Giraffes', creature).
subtype(gith, 'Gith', 'Giths', creature).
subtype(glimmer, 'Glimmer', 'Glimmers', creature).
subtype(gnoll, 'Gnoll', 'Gnolls', creature).
subtype(gnome, 'Gnome', 'Gnomes', creature).
subtype(goat, 'Goat', 'Goats', creature).
subtype(goblin, 'Goblin', 'Goblins', creature).
subtype(god, 'God', 'Gods', creature).
subtype(golem, 'Golem', 'Golems', creature).
subtype(gorgon, 'Gorgon', 'Gorgons', creature).
subtype(graveborn, 'Graveborn', 'Graveborns', creature).
subtype(gremlin, 'Gremlin', 'Gremlins', creature).
subtype(griffin, 'Griffin', 'Griffins', creature).
subtype(guest, 'Guest', 'Guests', creature).
subtype(hag, 'Hag', 'Hags', creature).
subtype(halfling, 'Halfling', 'Halflings', creature).
subtype(hamster, 'Hamster', 'Hamsters', creature).
subtype(harpy, 'Harpy', 'Harpies', creature).
subtype(hedgehog, 'Hedgehog', 'Hedgehogs', creature).
subtype(hellion, 'Hellion', 'Hellions', creature).
subtype(hero, 'Hero', 'Heros', creature).
subtype(hippo, 'Hippo', 'Hippos', creature).
subtype(hippogriff, 'Hippogriff', 'Hippogriffs', creature).
subtype(homarid, 'Homarid', 'Homarids', creature).
subtype(homunculus, 'Homunculus', 'Homunculi', creature).
subtype(horror, 'Horror', 'Horrors', creature).
subtype(horse, 'Horse', 'Horses', creature).
subtype(human, 'Human', 'Humans', creature).
subtype(hydra, 'Hydra', 'Hydras', creature).
subtype(hyena, 'Hyena', 'Hyenas', creature).
subtype(illusion, 'Illusion', 'Illusions', creature).
subtype(imp, 'Imp', 'Imps', creature).
subtype(incarnation, 'Incarnation', 'Incarnations', creature).
subtype(inhuman, 'Inhuman', 'Inhumans', creature).
subtype(inkling, 'Inkling', 'Inklings', creature).
subtype(inquisitor, 'Inquisitor', 'Inquisitors', creature).
subtype(insect, 'Insect', 'Insects', creature).
subtype(jackal, 'Jackal', 'Jackals', creature).
subtype(jellyfish, 'Jellyfish', 'Jellyfish', creature).
subtype(juggernaut, 'Juggernaut', 'Juggernauts', creature).
subtype(kangaroo, 'Kangaroo', 'Kangaroos', creature).
subtype(kavu, 'Kavu', 'Kavu', creature).
subtype(kirin, 'Kirin', 'Kirins', creature).
subtype(kithkin, 'Kithkin', 'Kithkin', creature).
subtype(knight, 'Knight', 'Knights', creature).
subtype(kobold, 'Kobold', 'Kobolds', creature).
subtype(kor, 'Kor', 'Kor', creature).
subtype(kraken, 'Kraken', 'Krakens', creature).
subtype(kree, 'Kree', 'Kree', creature).
subtype(llama, 'Llama', 'Llamas', creature).
subtype(lamia, 'Lamia', 'Lamias', creature).
subtype(lammasu, 'Lammasu', 'Lammasu', creature).
subtype(leech, 'Leech', 'Leeches', creature).
subtype(lemur, 'Lemur', 'Lemurs', creature).
subtype(leviathan, 'Leviathan', 'Leviathans', creature).
subtype(lhurgoyf, 'Lhurgoyf', 'Lhurgoyfs', creature).
subtype(licid, 'Licid', 'Licids', creature).
subtype(lizard, 'Lizard', 'Lizards', creature).
subtype(lobster, 'Lobster', 'Lobsters', creature).
subtype(manticore, 'Manticore', 'Manticores', creature).
subtype(masticore, 'Masticore', 'Masticores', creature).
subtype(mercenary, 'Mercenary', 'Mercenaries', creature).
subtype(merfolk, 'Merfolk', 'Merfolk', creature).
subtype(metathran, 'Metathran', 'Metathrans', creature).
subtype(minion, 'Minion', 'Minions', creature).
subtype(minotaur, 'Minotaur', 'Minotaurs', creature).
subtype(mite, 'Mite', 'Mites', creature).
subtype(mole, 'Mole', 'Moles', creature).
subtype(monger, 'Monger', 'Mongers', creature).
subtype(mongoose, 'Mongoose', 'Mongooses', creature).
subtype(monk, 'Monk', 'Monks', creature).
subtype(monkey, 'Monkey', 'Monkeys', creature).
subtype(moogle, 'Moogle', 'Moogles', creature).
subtype(moonfolk, 'Moonfolk', 'Moonfolk', creature).
subtype(mount, 'Mount', 'Mounts', creature).
subtype(mouse, 'Mouse', 'Mice', creature).
subtype(mutant, 'Mutant', 'Mutants', creature).
subtype(myr, 'Myr', 'Myr', creature).
subtype(mystic, 'Mystic', 'Mystics', creature).
subtype(nautilus, 'Nautilus', 'Nautiluses', creature).
subtype(necron, 'Necron', 'Necrons', creature).
subtype(nephilim, 'Nephilim', 'Nephilim', creature).
subtype(nightmare, 'Nightmare', 'Nightmares', creature).
subtype(nightstalker, 'Nightstalker', 'Nightstalkers', creature).
subtype(ninja, 'Ninja', 'Ninjas', creature).
subtype(noble, 'Noble', 'Nobles', creature).
subtype(noggle, 'Noggle', 'Noggles', creature).
subtype(nomad, 'Nomad', 'Nomads', creature).
subtype(nymph, 'Nymph', 'Nymphs', creature).
subtype(octopus, 'Octopus', 'Octopuses', creature).
subtype(ogre, 'Ogre', 'Ogres', creature).
subtype(ooze, 'Ooze', 'Oozes', creature).
subtype(orb, 'Orb', 'Orbs', creature).
subtype(orc, 'Orc', 'Orcs', creature).
subtype(orgg, 'Orgg', 'Orggs', creature).
subtype(otter, 'Otter', 'Otters', creature).
subtype(ouphe, 'Ouphe', 'Ouphes', creature).
subtype(ox, 'Ox', 'Oxen', creature).
subtype(oyster, 'Oyster', 'Oysters', creature).
subtype(pangolin, 'Pangolin', 'Pangolins', creature).
subtype(peasant, 'Peasant', 'Peasants', creature).
subtype(pegasus, 'Pegasus', 'Pegasus', creature).
subtype(pentavite, 'Pentavite', 'Pentavites', creature).
subtype(performer, 'Performer', 'Performers', creature).
subtype(pest, 'Pest', 'Pests', creature).
subtype(phelddagrif, 'Phelddagrif', 'Phelddagrifs', creature).
subtype(phoenix, 'Phoenix', 'Phoenixes', creature).
subtype(phyrexian, 'Phyrexian', 'Phyrexians', creature).
subtype(pilot, 'Pilot', 'Pilots', creature).
subtype(pincher, 'Pincher', 'Pinchers', creature).
subtype(pirate, 'Pirate', 'Pirates', creature).
subtype(plant, 'Plant', 'Plants', creature).
subtype(platypus, 'Platypus', 'Platypuses', creature).
subtype(porcupine, 'Porcupine', 'Porcupines', creature).
subtype(possum, 'Possum', 'Possums', creature).
subtype(praetor, 'Praetor', 'Praetors', creature).
subtype(primarch, 'Primarch', 'Primarches', creature).
subtype(prism, 'Prism', 'Prisms', creature).
subtype(processor, 'Processor', 'Processors', creature).
subtype(qu, 'Qu', 'Qu', creature).
subtype(rabbit, 'Rabbit', 'Rabbits', creature).
subtype(raccoon, 'Raccoon', 'Raccoons', creature).
subtype(ranger, 'Ranger', 'Rangers', creature).
subtype(rat, 'Rat', 'Rats', creature).
subtype(rebel, 'Rebel', 'Rebels', creature).
subtype(reflection, 'Reflection', 'Reflections', creature).
subtype(rhino, 'Rhino', 'Rhinos', creature).
subtype(rigger, 'Rigger', 'Riggers', creature).
subtype(robot, 'Robot', 'Robots', creature).
subtype(rogue, 'Rogue', 'Rogues', creature).
subtype(sable, 'Sable', 'Sables', creature).
subtype(salamander, 'Salamander', 'Salamanders', creature).
subtype(samurai, 'Samurai', 'Samurai', creature).
subtype(sand, 'Sand', 'Sands', creature).
subtype(saproling, 'Saproling', 'Saprolings', creature).
subtype(satyr, 'Satyr', 'Satyrs', creature).
subtype(scarecrow, 'Scarecrow', 'Scarecrows', creature).
subtype(scientist, 'Scientist', 'Scientists', creature).
subtype(scion, 'Scion', 'Scions', creature).
subtype(scorpion, 'Scorpion', 'Scorpions', creature).
subtype(scout, 'Scout', 'Scouts', creature).
subtype(sculpture, 'Sculpture', 'Sculptures', creature).
subtype(seal, 'Seal', 'Seals', creature).
subtype(serf, 'Serf', 'Serfs', creature).
subtype(serpent, 'Serpent', 'Serpents', creature).
subtype(servo, 'Servo', 'Servos', creature).
subtype(shade, 'Shade', 'Shades', creature).
subtype(shaman, 'Shaman', 'Shamans', creature).
subtype(shapeshifter, 'Shapeshifter', 'Shapeshifters', creature).
subtype(shark, 'Shark', 'Sharks', creature).
subtype(sheep, 'Sheep', 'Sheep', creature).
subtype(shiar, 'Shi\'ar', 'Shi\'ars', creature).
subtype(siren, 'Siren', 'Sirens', creature).
subtype(skeleton, 'Skeleton', 'Skeletons', creature).
subtype(skrull, 'Skrull', 'Skrulls', creature).
subtype(skunk, 'Skunk', 'Skunks', creature).
subtype(slith, 'Slith', 'Slith', creature).
subtype(sliver, 'Sliver', 'Slivers', creature).
subtype(sloth, 'Sloth', 'Sloths', creature).
subtype(slug, 'Slug', 'Slugs', creature).
subtype(snail, 'Snail', 'Snails', creature).
subtype(snake, 'Snake', 'Snakes', creature).
subtype(soldier, 'Soldier', 'Soldiers', creature).
subtype(soltari, 'Soltari', 'Soltaris', creature).
subtype(sorcerer, 'Sorcerer', 'Sorcerers', creature).
subtype(spawn, 'Spawn', 'Spawns', creature).
subtype(specter, 'Specter', 'Specters', creature).
subtype(spellshaper, 'Spellshaper', 'Spellshapers', creature).
subtype(sphinx, 'Sphinx', 'Sphinxes', creature).
subtype(spider, 'Spider', 'Spiders', creature).
subtype(spike, 'Spike', 'Spikes', creature).
subtype(spirit, 'Spirit', 'Spirits', creature).
subtype(splinter, 'Splinter', 'Splinters', creature).
subtype(sponge, 'Sponge', 'Sponges', creature).
subtype(spy, 'Spy', 'Spies', creature).
subtype(squid, 'Squid', 'Squid', creature).
subtype(squirrel, 'Squirrel', 'Squirrels', creature).
subtype(starfish, 'Starfish', 'Starfish', creature).
subtype(surrakar, 'Surrakar', 'Surrakars', creature).
subtype(survivor, 'Survivor', 'Survivors', creature).
subtype(symbiote, 'Symbiote', 'Symbiotes', creature).
subtype(synth, 'Synth', 'Synths', creature).
subtype(tentacle, 'Tentacle', 'Tentacles', creature).
subtype(tetravite, 'Tetravite', 'Tetravites', creature).
subtype(thalakos, 'Thalakos', 'Thalakoses', creature).
subtype(thopter, 'Thopter', 'Thopters', creature).
subtype(thrull, 'Thrull', 'Thrulls', creature).
subtype(tiefling, 'Tiefling', 'Tieflings', creature).
subtype(toy, 'Toy', 'Toys', creature).
subtype(treefolk, 'Treefolk', 'Treefolk', creature).
subtype(trilobite, 'Trilobite', 'Trilobites', creature).
subtype(triskelavite, 'Triskelavite', 'Triskelavites', creature).
subtype(troll, 'Troll', 'Trolls', creature).
subtype(turtle, 'Turtle', 'Turtles', creature).
subtype(tyranid, 'Tyranid', 'Tyranids', creature).
subtype(unicorn, 'Unicorn', 'Unicorns', creature).
subtype(utrom, 'Utrom', 'Utroms', creature).
subtype(vampire, 'Vampire', 'Vampires', creature).
subtype(varmint, 'Varmint', 'Varmints', creature).
subtype(vedalken, 'Vedalken', 'Vedalken', creature).
subtype(villain, 'Villain', 'Villains', creature).
subtype(volver, 'Volver', 'Volvers', creature).
subtype(wall, 'Wall', 'Walls', creature).
subtype(walrus, 'Walrus', 'Walruses', creature).
subtype(warlock, 'Warlock', 'Warlocks', creature).
subtype(warrior, 'Warrior', 'Warriors', creature).
subtype(weasel, 'Weasel', 'Weasels', creature).
subtype(weird, 'Weird', 'Weirds', creature).
subtype(werewolf, 'Werewolf', 'Werewolves', creature).
subtype(whale, 'Whale', 'Whales', creature).
subtype(wizard, 'Wizard', 'Wizards', creature).
subtype(wolf, 'Wolf', 'Wolves', creature).
subtype(wolverine, 'Wolverine', 'Wolverines', creature).
subtype(wombat, 'Wombat', 'Wombats', creature).
subtype(worm, 'Worm', 'Worms', creature).
subtype(wraith, 'Wraith', 'Wraiths', creature).
subtype(wurm, 'Wurm', 'Wurms', creature).
subtype(yeti, 'Yeti', 'Yetis', creature).
subtype(zombie, 'Zombie', 'Zombies', creature).
subtype(zubera, 'Zubera', 'Zuberas', creature).
subtype(time_lord, 'Time Lord', 'Time Lords', creature).

%   CR 205.3n

subtype(the_abyss, 'The Abyss', 'The Abysses', planar).
subtype(alara, 'Alara', 'Alaras', planar).
subtype(alfava_metraxis, 'Alfava Metraxis', 'Alfava Metraxises', planar).
subtype(amonkhet, 'Amonkhet', 'Amonkhets', planar).
subtype(androzani_minor, 'Androzani Minor', 'Androzani Minors', planar).
subtype(antausia, 'Antausia', 'Antausias', planar).
subtype(apalapucia, 'Apalapucia', 'Apalapucias', planar).
subtype(arcavios, 'Arcavios', 'Arcavioses', planar).
subtype(arkhos, 'Arkhos', 'Arkhoses', planar).
subtype(avishkar, 'Avishkar', 'Avishkars', planar).
subtype(azgol, 'Azgol', 'Azgols', planar).
subtype(belenon, 'Belenon', 'Belenons', planar).
subtype(bolass_meditation_realm, 'Bolas\'s Meditation Realm', 'Bolas\'s Meditation Realms', planar).
subtype(capenna, 'Capenna', 'Capennas', planar).
subtype(cridhe, 'Cridhe', 'Cridhes', planar).
subtype(the_dalek_asylum, 'The Dalek Asylum', 'The Dalek Asylums', planar).
subtype(darillium, 'Darillium', 'Darilliums', planar).
subtype(dominaria, 'Dominaria', 'Dominarias', planar).
subtype(earth, 'Earth', 'Earths', planar).
subtype(echoir, 'Echoir', 'Echoirs', planar).
subtype(eldraine, 'Eldraine', 'Eldraines', planar).
subtype(equilor, 'Equilor', 'Equilors', planar).
subtype(ergamon, 'Ergamon', 'Ergamons', planar).
subtype(fabacin, 'Fabacin', 'Fabacins', planar).
subtype(fiora, 'Fiora', 'Fioras', planar).
subtype(gallifrey, 'Gallifrey', 'Gallifreys', planar).
subtype(gargantikar, 'Gargantikar', 'Gargantikars', planar).
subtype(gobakhan, 'Gobakhan', 'Gobakhans', planar).
subtype(horsehead_nebula, 'Horsehead Nebula', 'Horsehead Nebulas', planar).
subtype(ikoria, 'Ikoria', 'Ikorias', planar).
subtype(innistrad, 'Innistrad', 'Innistrads', planar).
subtype(iquatana, 'Iquatana', 'Iquatanas', planar).
subtype(ir, 'Ir', 'Irs', planar).
subtype(ixalan, 'Ixalan', 'Ixalans', planar).
subtype(kaldheim, 'Kaldheim', 'Kaldheims', planar).
subtype(kamigawa, 'Kamigawa', 'Kamigawas', planar).
subtype(kandoka, 'Kandoka', 'Kandokas', planar).
subtype(karsus, 'Karsus', 'Karsuses', planar).
subtype(kephalai, 'Kephalai', 'Kephalais', planar).
subtype(kinshala, 'Kinshala', 'Kinshalas', planar).
subtype(kolbahan, 'Kolbahan', 'Kolbahans', planar).
subtype(kylem, 'Kylem', 'Kylems', planar).
subtype(kyneth, 'Kyneth', 'Kyneths', planar).
subtype(the_library, 'The Library', 'The Libraries', planar).
subtype(lorwyn, 'Lorwyn', 'Lorwyns', planar).
subtype(luvion, 'Luvion', 'Luvions', planar).
subtype(mars, 'Mars', 'Marses', planar).
subtype(mercadia, 'Mercadia', 'Mercadias', planar).
subtype(mirrodin, 'Mirrodin', 'Mirrodins', planar).
subtype(moag, 'Moag', 'Moags', planar).
subtype(mongseng, 'Mongseng', 'Mongsengs', planar).
subtype(moon, 'Moon', 'Moons', planar).
subtype(muraganda, 'Muraganda', 'Muragandas', planar).
subtype(necros, 'Necros', 'Necroses', planar).
subtype(new_earth, 'New Earth', 'New Earths', planar).
subtype(new_phyrexia, 'New Phyrexia', 'New Phyrexias', planar).
subtype(outside_mutters_spiral, 'Outside Mutter\'s Spiral', 'Outside Mutter\'s Spirals', planar).
subtype(phyrexia, 'Phyrexia', 'Phyrexias', planar).
subtype(pyrulea, 'Pyrulea', 'Pyruleas', planar).
subtype(rabiah, 'Rabiah', 'Rabiahs', planar).
subtype(rath, 'Rath', 'Raths', planar).
subtype(ravnica, 'Ravnica', 'Ravnicas', planar).
subtype(regatha, 'Regatha', 'Regathas', planar).
subtype(segovia, 'Segovia', 'Segovias', planar).
subtype(serras_realm, 'Serra\'s Realm', 'Serra\'s Realms', planar).
subtype(shadowmoor, 'Shadowmoor', 'Shadowmoors', planar).
subtype(shandalar, 'Shandalar', 'Shandalars', planar).
subtype(shenmeng, 'Shenmeng', 'Shenmengs', planar).
subtype(skaro, 'Skaro', 'Skaros', planar).
subtype(spacecraft, 'Spacecraft', 'Spacecrafts', planar).
subtype(tarkir, 'Tarkir', 'Tarkirs', planar).
subtype(theros, 'Theros', 'Theroses', planar).
subtype(time, 'Time', 'Times', planar).
subtype(trenzalore, 'Trenzalore', 'Trenzalores', planar).
subtype(ulgrotha, 'Ulgrotha', 'Ulgrothas', planar).
subtype(unknown_planet, 'Unknown Planet', 'Unknown Planets', planar).
subtype(valla, 'Valla', 'Vallas', planar).
subtype(vryn, 'Vryn', 'Vryns', planar).
subtype(wildfire, 'Wildfire', 'Wildfires', planar).
subtype(xerex, 'Xerex', 'Xerexes', planar).
subtype(zendikar, 'Zendikar', 'Zendikars', planar).
subtype(zhalfir, 'Zhalfir', 'Zhalfirs', planar).

%   CR 205.3p

subtype(undercity, 'Undercity', 'Undercities', dungeon).

%   CR 205.3q

subtype(siege, 'Siege', 'Sieges', battle).

%!  subtype_form(?Form, ?Number, ?Subtype) is nondet.
%
%   Form is how the Subtype is written in the singular (Number is `sg`) or in the plural (`pl`).
%   Planar and dungeon types are left out: no card text speaks of objects by them. Each form
%   stands once, although some subtypes belong to several kinds. Those of two tokens ("Time Lord",
%   "Urza's") stand in lexicon/noun_words.pl, and `Urza` alone is left out for the sake of the
%   latter.

:- dynamic subtype_form/3.

fill_subtype_forms :-
    forall(( subtype(Subtype, Singular, Plural, Kind), \+ memberchk(Kind, [planar, dungeon]) ),
           ( add_form(Singular, sg, Subtype), add_form(Plural, pl, Subtype) )),
    compile_predicates([subtype_form/3]).

add_form(Form, Number, Subtype) :-
    (   subtype_form(Form, Number, Subtype)
    ->  true
    ;   ( sub_atom(Form, _, _, _, ' ') ; sub_atom(Form, _, _, _, '\'s') ; Form == 'Urza' )
    ->  true
    ;   assertz(subtype_form(Form, Number, Subtype))
    ).

%   A directive, and no initialization/1: a saved state holds the table and must not fill it again.

:- fill_subtype_forms.
