:- encoding(utf8).
:- module(lexicon_ability_words, [ability_word/2]).

/** <module> The ability words (CR 207.2c) */

%!  ability_word(?AbilityWord, ?Words) is nondet.
%
%   Words are the tokens of the AbilityWord as it stands before the dash.

ability_word(adamant, [adamant]).
ability_word(addendum, [addendum]).
ability_word(alliance, [alliance]).
ability_word(battalion, [battalion]).
ability_word(bloodrush, [bloodrush]).
ability_word(celebration, [celebration]).
ability_word(channel, [channel]).
ability_word(chroma, [chroma]).
ability_word(cohort, [cohort]).
ability_word(constellation, [constellation]).
ability_word(converge, [converge]).
ability_word(councils_dilemma, [council, '\'s', dilemma]).
ability_word(coven, [coven]).
ability_word(delirium, [delirium]).
ability_word(descend_4, [descend, 4]).
ability_word(descend_8, [descend, 8]).
ability_word(disappear, [disappear]).
ability_word(domain, [domain]).
ability_word(eerie, [eerie]).
ability_word(eminence, [eminence]).
ability_word(enrage, [enrage]).
ability_word(fateful_hour, [fateful, hour]).
ability_word(fathomless_descent, [fathomless, descent]).
ability_word(ferocious, [ferocious]).
ability_word(flurry, [flurry]).
ability_word(formidable, [formidable]).
ability_word(grandeur, [grandeur]).
ability_word(hellbent, [hellbent]).
ability_word(heroic, [heroic]).
ability_word(imprint, [imprint]).
ability_word(infusion, [infusion]).
ability_word(inspired, [inspired]).
ability_word(join_forces, [join, forces]).
ability_word(kinship, [kinship]).
ability_word(landfall, [landfall]).
ability_word(lieutenant, [lieutenant]).
ability_word(magecraft, [magecraft]).
ability_word(metalcraft, [metalcraft]).
ability_word(morbid, [morbid]).
ability_word(opus, [opus]).
ability_word(pack_tactics, [pack, tactics]).
ability_word(paradox, [paradox]).
ability_word(parley, [parley]).
ability_word(radiance, [radiance]).
ability_word(raid, [raid]).
ability_word(rally, [rally]).
ability_word(renew, [renew]).
ability_word(repartee, [repartee]).
ability_word(revolt, [revolt]).
ability_word(secret_council, [secret, council]).
ability_word(spell_mastery, [spell, mastery]).
ability_word(strive, [strive]).
ability_word(survival, [survival]).
ability_word(sweep, [sweep]).
ability_word(tempting_offer, [tempting, offer]).
ability_word(threshold, [threshold]).
ability_word(undergrowth, [undergrowth]).
ability_word(valiant, [valiant]).
ability_word(vivid, [vivid]).
ability_word(void, [void]).
ability_word(will_of_the_council, ['Will', of, the, council]).
