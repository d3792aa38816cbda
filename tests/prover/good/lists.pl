:- encoding(utf8).
:- module(lists_rules, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Every built-in once, and data of every kind
*/

:- fact board: value(Name, Value) key [Name]
       says "{Name} is {Value}"
       else "{Name} is not {Value}".

:- relation derived(Name, Value)
       says "{Name} gives {Value}"
       else "{Name} does not give {Value}".

:- relation sum(+List, Sum)
       says "{List} sums up to {Sum}"
       else "{List} does not sum up to {Sum}".

'equal' ::
    derived(pair, Left-Right) <=
        value(pair, Pair),
        Pair = pair(Left, Right)
    says "the parts of {Pair} are {Left} and {Right}".

'same' ::
    derived(same, yes) <=
        value(first, First),
        value(second, Second),
        First == Second
    says "{First} is the same as {Second}".

'different' ::
    derived(different, yes) <=
        value(first, First),
        value(second, Second),
        First \== Second
    says "{First} is not {Second}".

'arithmetic' ::
    derived(arithmetic, Result) <=
        value(number, Number),
        Result is max(Number * 3 - 1, 2) + Number // 2 + Number mod 3 + min(0, -1)
    says "computed from {Number}".

'comparisons' ::
    derived(comparisons, Number) <=
        value(number, Number),
        Number > 1,
        Number < 100,
        Number >= 2,
        Number =< 99,
        Number =:= Number + 0,
        Number =\= 1
    says "{Number} is in range".

'member' ::
    derived(member, Element) <=
        value(list, List),
        member(Element, List)
    says "{Element} is in {List}".

'length' ::
    derived(length, Length) <=
        value(list, List),
        length(List, Length)
    says "{List} has {Length} elements".

% No list has a number of elements below zero: that is a no, not an error.

'length below zero' ::
    derived(length_below_zero, List) <=
        value(list, List),
        Number is 0 - 1,
        length(List, Number)
    says "{List} has {Number} elements".

'count below zero' ::
    derived(count_below_zero, Number) <=
        value(list, List),
        Number is 0 - 1,
        count(Element, member(Element, List), Number)
    says "{List} has {Number} elements".

'append' ::
    derived(append, Front+Back) <=
        value(list, List),
        append(Front, Back, List)
    says "{Front} and {Back} make up {List}".

'nth1' ::
    derived(nth1, Index-Element) <=
        value(list, List),
        nth1(Index, List, Element)
    says "element {Index} of {List} is {Element}".

'sum_list' ::
    derived(sum_list, Sum) <=
        value(numbers, Numbers),
        sum_list(Numbers, Sum)
    says "{Numbers} sum up to {Sum}".

'max_list' ::
    derived(max_list, Greatest) <=
        value(numbers, Numbers),
        max_list(Numbers, Greatest)
    says "the greatest of {Numbers} is {Greatest}".

'sort' ::
    derived(sort, Sorted) <=
        value(list, List),
        sort(List, Sorted)
    says "{List} sorted is {Sorted}".

'subtract' ::
    derived(subtract, Rest) <=
        value(list, List),
        subtract(List, [a], Rest)
    says "{List} without a is {Rest}".

'select' ::
    derived(select, Element-Rest) <=
        value(numbers, Numbers),
        select(Element, Numbers, Rest)
    says "{Element} and {Rest} are {Numbers}".

'string' ::
    derived(string, Text) <=
        value(text, Text)
    says "the text is {Text}".

'recursion over a list' ::
    sum([], 0)
    says "nothing sums up to zero".

'recursion over a list/more' ::
    sum([First|Rest], Sum) <=
        sum(Rest, Sum0),
        Sum is First + Sum0
    says "{First} and {Sum0} make {Sum}".

'copies' ::
    derived(copies, List) <=
        value(number, Number),
        copies(Number, a, List)
    says "{List} has {Number} elements".

% Of what is no number, no arithmetic holds; not even after a condition that has failed already.

'guarded' ::
    derived(guarded, Twice) <=
        value(number, Number),
        integer(Number),
        Number > 1,
        Twice is 2 * Number
    says "{Number} is more than 1, and twice as much is {Twice}".

'not large' ::
    derived(not_large, Number) <=
        value(number, Number),
        not(Number >= 100)
    says "{Number} is not 100 or more".

'every number is small' ::
    derived(all_small, Numbers) <=
        value(numbers, Numbers),
        all(member(Number, Numbers), Number < 100)
    says "all of {Numbers} are less than 100".

'numbers above one' ::
    derived(above_one, Count) <=
        value(numbers, Numbers),
        count(Number, (member(Number, Numbers), Number > 1), Count)
    says "{Count} of {Numbers} are more than 1".

'division' ::
    derived(division, Quotient-Rest) <=
        value(number, Number),
        Quotient is 20 // Number,
        Rest is 20 mod Number
    says "{Number} goes {Quotient} times into 20, with the rest {Rest}".

:- relation counts_down_to(Number)
       says "counting down leads to {Number}"
       else "counting down does not lead to {Number}".

'recursion with a table' ::
    counts_down_to(Number) <= value(number, Number)
    says "it begins with {Number}".

'recursion with a table/more' ::
    counts_down_to(Less) <=
        counts_down_to(Number),
        Number > 0,
        Less is Number - 3
    says "3 less than {Number} is {Less}".
