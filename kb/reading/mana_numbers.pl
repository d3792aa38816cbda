:- encoding(utf8).
:- module(reading_mana_numbers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> How many mana an amount is

An amount that has the same number of mana on every board has that number; one whose number is
counted, chosen, or depends on a condition has none here (counted_numbers.pl,
mana_of_open_number.pl).
*/

:- relation number_of_mana(+Amount, Number)
       says "{Amount} is {Number} mana on every board"
       else "how many mana {Amount} is depends on the board".

:- relation same_number_of_mana(+Amounts, Number)
       says "each of {Amounts} is {Number} mana"
       else "{Amounts} are not of one number of mana".


'106.8/number' ::
    number_of_mana(symbols(Symbols), Number) <=
        types_of_symbols(Symbols, Types),
        length(Types, Number)
    says "the symbols {Symbols} are {Number} mana".

'106.8/number_times' ::
    number_of_mana(times(Number, _Symbol), Number) <=
        integer(Number)
            else "{Number} is not known"
    says "the symbol is added {Number} times".

'106.1/number' ::
    number_of_mana(of(Number, _Kind), Number) <=
        integer(Number)
            else "{Number} is not known"
    says "the text says {Number}".

'106.1/number_of_several' ::
    number_of_mana(all(Amounts), Number) <=
        types_of_symbol_list(Amounts, Types),
        length(Types, Number)
    says "together they are {Number} mana".

'608.2d/number' ::
    number_of_mana(choice(Amounts), Number) <=
        same_number_of_mana(Amounts, Number)
    says "whichever is chosen, it is {Number} mana".

'607.2d/number_of_color' ::
    number_of_mana(of_that_color(_Posts, Amount), Number) <=
        number_of_mana(Amount, Number)
    says "whichever color is chosen, it is {Number} mana".

'614.15/number' ::
    number_of_mana(instead_if(_Condition, New, Old), Number) <=
        number_of_mana(Old, Number),
        number_of_mana(New, Number)
    says "whether or not the condition is met, it is {Number} mana".

'608.2c/number' ::
    number_of_mana(both(First, Second), Number) <=
        number_of_mana(First, FirstNumber),
        number_of_mana(Second, SecondNumber),
        Number is FirstNumber + SecondNumber
    says "{FirstNumber} and {SecondNumber} mana are added".


'608.2d/one_number' ::
    same_number_of_mana([Amount], Number) <=
        number_of_mana(Amount, Number)
    says "{Amount} is {Number} mana".

'608.2d/same_number' ::
    same_number_of_mana([Amount, Next|Amounts], Number) <=
        number_of_mana(Amount, Number),
        same_number_of_mana([Next|Amounts], Number)
    says "{Amount} and the others are {Number} mana each".
