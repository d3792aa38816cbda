:- encoding(utf8).
:- module(oracle_determiners,
          [ determiner//2
          ]).
:- use_module(lawmage(oracle/grammar/quantities), [number_as_word//1, ordinal_word//1]).

/** <module> Determiners: "target", "each", "up to two other target"
*/

%!  determiner(?Number, ?Determiner)// is nondet.

determiner(pl, bare) --> [].
determiner(Number, Determiner) --> worded_determiner(Number, Determiner).
determiner(pl, Determiner) --> counted_determiner(Determiner).
determiner(sg, the_nth(Order)) --> [the], ordinal_word(Order).

worded_determiner(sg, a) --> [a].
worded_determiner(sg, another) --> [another].
worded_determiner(sg, each) --> [each].
worded_determiner(sg, every) --> [every].
worded_determiner(sg, any) --> [any].
worded_determiner(sg, no_single) --> [no].
worded_determiner(sg, target) --> [target].                           % CR 115.1
worded_determiner(sg, the) --> [the].
worded_determiner(sg, the_next) --> [the, next].
worded_determiner(sg, the_last) --> [the, last].
worded_determiner(sg, a_random) --> [a, random].
worded_determiner(sg, one_of_your) --> [one, of, your].
worded_determiner(sg, enchanted) --> [enchanted].
worded_determiner(sg, equipped) --> [equipped].
worded_determiner(sg, fortified) --> [fortified].
worded_determiner(sg, a_second_target) --> [a, second, target].
worded_determiner(sg, another_target) --> [another, target].
worded_determiner(sg, up_to_one_target) --> [up, to, one, target].
worded_determiner(sg, up_to_one_other_target) --> [up, to, one, other, target].
worded_determiner(sg, up_to_one) --> [up, to, one].
worded_determiner(sg, up_to_one_another) --> [up, to, one, another].
worded_determiner(sg, one) --> [one].
worded_determiner(sg, at_least_one) --> [at, least, one].
worded_determiner(sg, exactly_one) --> [exactly, one].
worded_determiner(sg, a_single) --> [a, single].
worded_determiner(pl, all) --> [all].
worded_determiner(pl, no) --> [no].
worded_determiner(pl, the_several) --> [the].
worded_determiner(pl, both) --> [both].
worded_determiner(pl, all_of_the) --> [all, the].
worded_determiner(pl, one_two_or_three_targets) --> [one, ',', two, ',', or, three, target].
worded_determiner(pl, any_number_of_other_targets) --> [any, number, of, other, target].
worded_determiner(pl, one_or_more) --> [one, or, more].
worded_determiner(pl, any_number) --> [any, number, of].
worded_determiner(pl, any_number_target) --> [any, number, of, target].
worded_determiner(pl, one_or_more_target) --> [one, or, more, target].
worded_determiner(pl, one_or_two_targets) --> [one, or, two, target].
worded_determiner(pl, that_many) --> [that, many].
worded_determiner(pl, more) --> [more].
worded_determiner(pl, fewer) --> [fewer].
worded_determiner(sg, no_more_than_one) --> [no, more, than, one].
worded_determiner(sg, more_than_one) --> [more, than, one].

counted_determiner(n(Number)) --> number_as_word(Number), { Number \== 1 }.
counted_determiner(or_more(Number)) --> number_as_word(Number), [or, more], { Number \== 1 }.
counted_determiner(digits_or_fewer(Number)) --> [Number], { integer(Number) }, [or, fewer].
counted_determiner(or_fewer(Number)) --> number_as_word(Number), [or, fewer].
counted_determiner(at_least(Number)) --> [at, least], number_as_word(Number).
counted_determiner(at_least_more(Number)) --> [at, least], number_as_word(Number), [more].
counted_determiner(the(Number)) --> [the], number_as_word(Number), { Number \== 1, Number \== x }.
counted_determiner(exactly(Number)) --> [exactly], number_as_word(Number), { Number \== 1 }.
counted_determiner(up_to(Number)) --> [up, to], number_as_word(Number), { Number \== 1 }.
counted_determiner(targets(Number)) --> number_as_word(Number), [target], { Number \== 1 }.
counted_determiner(other_targets(Number)) -->
    number_as_word(Number),
    [other, target],
    { Number \== 1 }.
counted_determiner(up_to_targets(Number)) -->
    [up, to],
    number_as_word(Number),
    [target],
    { Number \== 1 }.
counted_determiner(up_to_other_targets(Number)) -->
    [up, to],
    number_as_word(Number),
    [other, target],
    { Number \== 1 }.
counted_determiner(the_next(Number)) --> [the, next], number_as_word(Number), { Number \== 1 }.
counted_determiner(no_more_than(Number)) -->
    [no, more, than],
    number_as_word(Number),
    { Number \== 1 }.
counted_determiner(twice(Number)) --> [twice], number_as_word(Number).
counted_determiner(up_to_that_many_targets) --> [up, to, that, many, target].
counted_determiner(up_to_that_many_other_targets) --> [up, to, that, many, other, target].
counted_determiner(twice_that_many) --> [twice, that, many].
counted_determiner(fewer_than(Number)) --> [fewer, than], number_as_word(Number).
