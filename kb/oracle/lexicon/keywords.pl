:- encoding(utf8).
:- module(lexicon_keywords, [digital_keyword/2, keyword/3, keyword_parameter/2]).

/** <module> The keyword abilities (CR 702), as they stand in card text */

%!  keyword(?Keyword, ?Words, ?Rule) is nondet.
%
%   Words are the tokens by which a text names the Keyword, Rule is its number in the CR.

keyword(deathtouch, [deathtouch], '702.2').
keyword(defender, [defender], '702.3').
keyword(double_strike, [double, strike], '702.4').
keyword(enchant, [enchant], '702.5').
keyword(equip, [equip], '702.6').
keyword(first_strike, [first, strike], '702.7').
keyword(flash, [flash], '702.8').
keyword(flying, [flying], '702.9').
keyword(haste, [haste], '702.10').
keyword(hexproof, [hexproof], '702.11').
keyword(indestructible, [indestructible], '702.12').
keyword(intimidate, [intimidate], '702.13').
keyword(landwalk, [landwalk], '702.14').
keyword(lifelink, [lifelink], '702.15').
keyword(protection, [protection], '702.16').
keyword(reach, [reach], '702.17').
keyword(shroud, [shroud], '702.18').
keyword(trample, [trample], '702.19').
keyword(vigilance, [vigilance], '702.20').
keyword(ward, [ward], '702.21').
keyword(banding, [banding], '702.22').
keyword(rampage, [rampage], '702.23').
keyword(cumulative_upkeep, [cumulative, upkeep], '702.24').
keyword(flanking, [flanking], '702.25').
keyword(phasing, [phasing], '702.26').
keyword(buyback, [buyback], '702.27').
keyword(shadow, [shadow], '702.28').
keyword(cycling, [cycling], '702.29').
keyword(echo, [echo], '702.30').
keyword(horsemanship, [horsemanship], '702.31').
keyword(fading, [fading], '702.32').
keyword(kicker, [kicker], '702.33').
keyword(multikicker, [multikicker], '702.33').
keyword(flashback, [flashback], '702.34').
keyword(madness, [madness], '702.35').
keyword(fear, [fear], '702.36').
keyword(morph, [morph], '702.37').
keyword(megamorph, [megamorph], '702.37').
keyword(amplify, [amplify], '702.38').
keyword(provoke, [provoke], '702.39').
keyword(storm, [storm], '702.40').
keyword(affinity, [affinity], '702.41').
keyword(entwine, [entwine], '702.42').
keyword(modular, [modular], '702.43').
keyword(sunburst, [sunburst], '702.44').
keyword(bushido, [bushido], '702.45').
keyword(soulshift, [soulshift], '702.46').
keyword(splice, [splice], '702.47').
keyword(offering, [offering], '702.48').
keyword(ninjutsu, [ninjutsu], '702.49').
keyword(commander_ninjutsu, [commander, ninjutsu], '702.49').
keyword(epic, [epic], '702.50').
keyword(convoke, [convoke], '702.51').
keyword(dredge, [dredge], '702.52').
keyword(transmute, [transmute], '702.53').
keyword(bloodthirst, [bloodthirst], '702.54').
keyword(haunt, [haunt], '702.55').
keyword(replicate, [replicate], '702.56').
keyword(forecast, [forecast], '702.57').
keyword(graft, [graft], '702.58').
keyword(recover, [recover], '702.59').
keyword(ripple, [ripple], '702.60').
keyword(split_second, [split, second], '702.61').
keyword(suspend, [suspend], '702.62').
keyword(vanishing, [vanishing], '702.63').
keyword(absorb, [absorb], '702.64').
keyword(aura_swap, ['Aura', swap], '702.65').
keyword(delve, [delve], '702.66').
keyword(fortify, [fortify], '702.67').
keyword(frenzy, [frenzy], '702.68').
keyword(gravestorm, [gravestorm], '702.69').
keyword(poisonous, [poisonous], '702.70').
keyword(transfigure, [transfigure], '702.71').
keyword(champion, [champion], '702.72').
keyword(changeling, [changeling], '702.73').
keyword(evoke, [evoke], '702.74').
keyword(hideaway, [hideaway], '702.75').
keyword(prowl, [prowl], '702.76').
keyword(reinforce, [reinforce], '702.77').
keyword(conspire, [conspire], '702.78').
keyword(persist, [persist], '702.79').
keyword(wither, [wither], '702.80').
keyword(retrace, [retrace], '702.81').
keyword(devour, [devour], '702.82').
keyword(exalted, [exalted], '702.83').
keyword(unearth, [unearth], '702.84').
keyword(cascade, [cascade], '702.85').
keyword(annihilator, [annihilator], '702.86').
keyword(level_up, [level, up], '702.87').
keyword(rebound, [rebound], '702.88').
keyword(umbra_armor, [umbra, armor], '702.89').
keyword(infect, [infect], '702.90').
keyword(battle_cry, [battle, cry], '702.91').
keyword(living_weapon, [living, weapon], '702.92').
keyword(undying, [undying], '702.93').
keyword(miracle, [miracle], '702.94').
keyword(soulbond, [soulbond], '702.95').
keyword(overload, [overload], '702.96').
keyword(scavenge, [scavenge], '702.97').
keyword(unleash, [unleash], '702.98').
keyword(cipher, [cipher], '702.99').
keyword(evolve, [evolve], '702.100').
keyword(extort, [extort], '702.101').
keyword(fuse, [fuse], '702.102').
keyword(bestow, [bestow], '702.103').
keyword(tribute, [tribute], '702.104').
keyword(dethrone, [dethrone], '702.105').
keyword(hidden_agenda, [hidden, agenda], '702.106').
keyword(double_agenda, [double, agenda], '702.106').
keyword(outlast, [outlast], '702.107').
keyword(prowess, [prowess], '702.108').
keyword(dash, [dash], '702.109').
keyword(exploit, [exploit], '702.110').
keyword(menace, [menace], '702.111').
keyword(renown, [renown], '702.112').
keyword(awaken, [awaken], '702.113').
keyword(devoid, [devoid], '702.114').
keyword(ingest, [ingest], '702.115').
keyword(myriad, [myriad], '702.116').
keyword(surge, [surge], '702.117').
keyword(skulk, [skulk], '702.118').
keyword(emerge, [emerge], '702.119').
keyword(escalate, [escalate], '702.120').
keyword(melee, [melee], '702.121').
keyword(crew, [crew], '702.122').
keyword(fabricate, [fabricate], '702.123').
keyword(partner, [partner], '702.124').
keyword(friends_forever, [friends, forever], '702.124').
keyword(choose_a_background, [choose, a, 'Background'], '702.124').
keyword(doctors_companion, ['Doctor', '\'s', companion], '702.124').
keyword(undaunted, [undaunted], '702.125').
keyword(improvise, [improvise], '702.126').
keyword(aftermath, [aftermath], '702.127').
keyword(embalm, [embalm], '702.128').
keyword(eternalize, [eternalize], '702.129').
keyword(afflict, [afflict], '702.130').
keyword(ascend, [ascend], '702.131').
keyword(assist, [assist], '702.132').
keyword(jump_start, ['jump-start'], '702.133').
keyword(mentor, [mentor], '702.134').
keyword(afterlife, [afterlife], '702.135').
keyword(riot, [riot], '702.136').
keyword(spectacle, [spectacle], '702.137').
keyword(escape, [escape], '702.138').
keyword(companion, [companion], '702.139').
keyword(mutate, [mutate], '702.140').
keyword(encore, [encore], '702.141').
keyword(boast, [boast], '702.142').
keyword(foretell, [foretell], '702.143').
keyword(demonstrate, [demonstrate], '702.144').
keyword(daybound, [daybound], '702.145').
keyword(nightbound, [nightbound], '702.145').
keyword(disturb, [disturb], '702.146').
keyword(decayed, [decayed], '702.147').
keyword(cleave, [cleave], '702.148').
keyword(training, [training], '702.149').
keyword(compleated, [compleated], '702.150').
keyword(reconfigure, [reconfigure], '702.151').
keyword(blitz, [blitz], '702.152').
keyword(casualty, [casualty], '702.153').
keyword(enlist, [enlist], '702.154').
keyword(read_ahead, [read, ahead], '702.155').
keyword(ravenous, [ravenous], '702.156').
keyword(squad, [squad], '702.157').
keyword(space_sculptor, [space, sculptor], '702.158').
keyword(visit, [visit], '702.159').
keyword(prototype, [prototype], '702.160').
keyword(living_metal, [living, metal], '702.161').
keyword(more_than_meets_the_eye, [more, 'Than', 'Meets', the, 'Eye'], '702.162').
keyword(for_mirrodin, [for, 'Mirrodin!'], '702.163').
keyword(toxic, [toxic], '702.164').
keyword(backup, [backup], '702.165').
keyword(bargain, [bargain], '702.166').
keyword(craft, [craft], '702.167').
keyword(disguise, [disguise], '702.168').
keyword(solved, [solved], '702.169').
keyword(plot, [plot], '702.170').
keyword(saddle, [saddle], '702.171').
keyword(spree, [spree], '702.172').
keyword(freerunning, [freerunning], '702.173').
keyword(gift, [gift], '702.174').
keyword(offspring, [offspring], '702.175').
keyword(impending, [impending], '702.176').
keyword(exhaust, [exhaust], '702.177').
keyword(max_speed, [max, speed], '702.178').
keyword(start_your_engines, [start, your, 'engines!'], '702.179').
keyword(harmonize, [harmonize], '702.180').
keyword(mobilize, [mobilize], '702.181').
keyword(job_select, [job, select], '702.182').
keyword(tiered, [tiered], '702.183').
keyword(station, [station], '702.184').
keyword(warp, [warp], '702.185').
keyword(infinity, ['∞'], '702.186').
keyword(mayhem, [mayhem], '702.187').
keyword(web_slinging, ['web-slinging'], '702.188').
keyword(firebending, [firebending], '702.189').
keyword(sneak, [sneak], '702.190').
keyword(increment, [increment], '702.191').
keyword(paradigm, [paradigm], '702.192').
keyword(power_up, ['power-up'], '702.193').
keyword(teamwork, [teamwork], '702.194').
keyword(storied, [storied], '702.195').

%!  digital_keyword(?Keyword, ?Words) is nondet.
%
%   Keyword abilities of cards that exist in digital games alone: the CR has no rule for them.

digital_keyword(double_team, [double, team]).

%!  keyword_parameter(?Keyword, ?Parameter) is nondet.
%
%   What follows the name of the Keyword:
%
%     - `none`: nothing
%     - `cost`: a cost, as in "Flashback {2}{R}" and "Ward—Pay 3 life."
%     - `number`: a number, as in "Annihilator 2"
%     - `number_and_cost`: as in "Suspend 3—{U}"
%     - `ability`: a dash and an ability, as in "Boast — {1}: Draw a card."
%
%   Keywords with a parameter of their own kind have a rule in grammar/keywords.pl.

keyword_parameter(Keyword, none) :-
    plain_keyword(Keyword).
keyword_parameter(Keyword, cost) :-
    cost_keyword(Keyword).
keyword_parameter(Keyword, number) :-
    number_keyword(Keyword).
keyword_parameter(Keyword, number_and_cost) :-
    number_and_cost_keyword(Keyword).
keyword_parameter(Keyword, ability) :-
    ability_keyword(Keyword).

plain_keyword(deathtouch).
plain_keyword(defender).
plain_keyword(double_strike).
plain_keyword(first_strike).
plain_keyword(flash).
plain_keyword(flying).
plain_keyword(haste).
plain_keyword(hexproof).
plain_keyword(indestructible).
plain_keyword(intimidate).
plain_keyword(lifelink).
plain_keyword(reach).
plain_keyword(shroud).
plain_keyword(trample).
plain_keyword(vigilance).
plain_keyword(banding).
plain_keyword(flanking).
plain_keyword(phasing).
plain_keyword(shadow).
plain_keyword(horsemanship).
plain_keyword(fear).
plain_keyword(provoke).
plain_keyword(storm).
plain_keyword(sunburst).
plain_keyword(epic).
plain_keyword(convoke).
plain_keyword(haunt).
plain_keyword(split_second).
plain_keyword(delve).
plain_keyword(gravestorm).
plain_keyword(changeling).
plain_keyword(hideaway).
plain_keyword(conspire).
plain_keyword(persist).
plain_keyword(wither).
plain_keyword(retrace).
plain_keyword(exalted).
plain_keyword(cascade).
plain_keyword(rebound).
plain_keyword(umbra_armor).
plain_keyword(infect).
plain_keyword(battle_cry).
plain_keyword(living_weapon).
plain_keyword(undying).
plain_keyword(soulbond).
plain_keyword(unleash).
plain_keyword(cipher).
plain_keyword(evolve).
plain_keyword(extort).
plain_keyword(fuse).
plain_keyword(hidden_agenda).
plain_keyword(double_agenda).
plain_keyword(dethrone).
plain_keyword(prowess).
plain_keyword(exploit).
plain_keyword(menace).
plain_keyword(devoid).
plain_keyword(ingest).
plain_keyword(myriad).
plain_keyword(skulk).
plain_keyword(melee).
plain_keyword(partner).
plain_keyword(friends_forever).
plain_keyword(choose_a_background).
plain_keyword(doctors_companion).
plain_keyword(undaunted).
plain_keyword(improvise).
plain_keyword(aftermath).
plain_keyword(ascend).
plain_keyword(assist).
plain_keyword(jump_start).
plain_keyword(mentor).
plain_keyword(riot).
plain_keyword(demonstrate).
plain_keyword(daybound).
plain_keyword(nightbound).
plain_keyword(decayed).
plain_keyword(training).
plain_keyword(compleated).
plain_keyword(enlist).
plain_keyword(read_ahead).
plain_keyword(ravenous).
plain_keyword(space_sculptor).
plain_keyword(living_metal).
plain_keyword(for_mirrodin).
plain_keyword(bargain).
plain_keyword(spree).
plain_keyword(start_your_engines).
plain_keyword(job_select).
plain_keyword(tiered).
plain_keyword(station).
plain_keyword(increment).
plain_keyword(paradigm).
plain_keyword(storied).
plain_keyword(landwalk).
plain_keyword(vanishing).
plain_keyword(mayhem).

cost_keyword(equip).
cost_keyword(ward).
cost_keyword(cumulative_upkeep).
cost_keyword(buyback).
cost_keyword(cycling).
cost_keyword(echo).
cost_keyword(kicker).
cost_keyword(multikicker).
cost_keyword(flashback).
cost_keyword(madness).
cost_keyword(morph).
cost_keyword(megamorph).
cost_keyword(entwine).
cost_keyword(ninjutsu).
cost_keyword(commander_ninjutsu).
cost_keyword(transmute).
cost_keyword(replicate).
cost_keyword(recover).
cost_keyword(aura_swap).
cost_keyword(fortify).
cost_keyword(transfigure).
cost_keyword(evoke).
cost_keyword(prowl).
cost_keyword(unearth).
cost_keyword(level_up).
cost_keyword(miracle).
cost_keyword(overload).
cost_keyword(scavenge).
cost_keyword(bestow).
cost_keyword(outlast).
cost_keyword(dash).
cost_keyword(surge).
cost_keyword(emerge).
cost_keyword(escalate).
cost_keyword(embalm).
cost_keyword(eternalize).
cost_keyword(spectacle).
cost_keyword(escape).
cost_keyword(mutate).
cost_keyword(encore).
cost_keyword(foretell).
cost_keyword(disturb).
cost_keyword(cleave).
cost_keyword(reconfigure).
cost_keyword(blitz).
cost_keyword(squad).
cost_keyword(more_than_meets_the_eye).
cost_keyword(disguise).
cost_keyword(plot).
cost_keyword(freerunning).
cost_keyword(offspring).
cost_keyword(harmonize).
cost_keyword(warp).
cost_keyword(mayhem).
cost_keyword(web_slinging).
cost_keyword(sneak).

number_keyword(rampage).
number_keyword(fading).
number_keyword(amplify).
number_keyword(modular).
number_keyword(bushido).
number_keyword(soulshift).
number_keyword(dredge).
number_keyword(bloodthirst).
number_keyword(graft).
number_keyword(ripple).
number_keyword(vanishing).
number_keyword(absorb).
number_keyword(frenzy).
number_keyword(poisonous).
number_keyword(hideaway).
number_keyword(devour).
number_keyword(annihilator).
number_keyword(tribute).
number_keyword(renown).
number_keyword(crew).
number_keyword(fabricate).
number_keyword(afflict).
number_keyword(afterlife).
number_keyword(casualty).
number_keyword(toxic).
number_keyword(backup).
number_keyword(saddle).
number_keyword(mobilize).
number_keyword(firebending).
number_keyword(teamwork).

number_and_cost_keyword(suspend).
number_and_cost_keyword(reinforce).
number_and_cost_keyword(awaken).
number_and_cost_keyword(impending).

ability_keyword(forecast).
ability_keyword(boast).
ability_keyword(exhaust).
ability_keyword(power_up).
ability_keyword(max_speed).
ability_keyword(solved).
ability_keyword(visit).
ability_keyword(infinity).

