:- encoding(utf8).
:- module(rules_105_colors, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 105: the colors, and the colors of objects */

:- relation color(Color)
       says "{Color} is a color"
       else "{Color} is not a color".

:- relation is_color(Object, Color)
       says "{Object} is {Color}"
       else "{Object} is not {Color}".

:- relation copiable_color(Object, Color)
       says "{Object} is {Color} to begin with"
       else "{Object} is not {Color} to begin with".

:- relation colorless(Object)
       says "{Object} is colorless"
       else "{Object} is not colorless".

:- relation monocolored(Object)
       says "{Object} is monocolored"
       else "{Object} is not monocolored".

:- relation multicolored(Object)
       says "{Object} is multicolored"
       else "{Object} is not multicolored".


'105.1/white' :: color(white) says "white is one of the five colors".

'105.1/blue'  :: color(blue)  says "blue is one of the five colors".

'105.1/black' :: color(black) says "black is one of the five colors".

'105.1/red'   :: color(red)   says "red is one of the five colors".

'105.1/green' :: color(green) says "green is one of the five colors".


'105.2' ::
    copiable_color(Object, Color) <=
        symbol_in_mana_cost(Object, Symbol),
        symbol_color(Symbol, Color)
    says "the mana cost of {Object} has the {Color} symbol {Symbol}, so {Object} is {Color}".

'105.2/indicator' ::
    copiable_color(Object, Color) <=
        characteristics_from(Object, Face),
        color_indicator(Face, Color)
    says "{Object} has a {Color} color indicator, so {Object} is {Color}".

% 613.1e: the colors after all effects. The effects that are read are about permanents.

'613.1e/as_printed' ::
    is_color(Object, Color) <=
        not(effects_in_layer(5))
            else "there are effects that change colors",
        copiable_color(Object, Color)
    says "no effect changes colors, and to begin with, {Object} is {Color}".

'613.1e/changed' ::
    is_color(Object, Color) <=
        effects_in_layer(5)
            else "no effect changes colors",
        color(Object, Color) at final
    says "after all effects, {Object} is {Color}".

'613.1e/elsewhere' ::
    is_color(Object, Color) <=
        effects_in_layer(5)
            else "no effect changes colors",
        outside_layers(Object),
        copiable_color(Object, Color)
    says "no effect in a layer is about {Object}, and to begin with, {Object} is {Color}".


'105.2a' ::
    monocolored(Object) <=
        object(Object),
        count(Color, is_color(Object, Color), Number),
        Number =:= 1
            else "{Object} has {Number} colors"
    says "{Object} has exactly one color".


'105.2b' ::
    multicolored(Object) <=
        object(Object),
        count(Color, is_color(Object, Color), Number),
        Number >= 2
            else "{Object} has {Number} colors"
    says "{Object} has {Number} colors".


'105.2c' ::
    colorless(Object) <=
        object(Object),
        not(is_color(Object, _Color))
    says "{Object} has no color".
