"""The built-ins of the rule language in English (docs/contracts.md, section 2)."""

from typing import Final

from lawmage.bridge.sentences.words import Words, is_variable
from lawmage.bridge.terms import Term

_INFIX: Final = {
    "=": ("is", "is not"),
    "==": ("is", "is not"),
    "\\==": ("is not", "is the same as"),
    "=:=": ("is", "is not"),
    "=\\=": ("is not", "is"),
    "<": ("is less than", "is not less than"),
    "=<": ("is at most", "is more than"),
    ">": ("is more than", "is at most"),
    ">=": ("is at least", "is less than"),
    "is": ("is", "is not"),
    "member": ("is among", "is not among"),
}
_COMPARISONS: Final = {"=:=", "=\\=", "<", "=<", ">", ">="}
_ARITHMETIC: Final = {"+": "+", "-": "\u2212", "*": "\u00d7", "//": "divided by", "mod": "modulo"}

_OTHERS: Final[dict[tuple[str, int], str]] = {
    ("length", 2): "{0} has {1} elements",
    ("append", 3): "{0} followed by {1} is {2}",
    ("nth1", 3): "number {0} of {1} is {2}",
    ("sum_list", 2): "the sum of {0} is {1}",
    ("max_list", 2): "the greatest of {0} is {1}",
    ("sort", 2): "{0} in order is {1}",
    ("msort", 2): "{0} in order is {1}",
    ("subtract", 3): "{0} without {1} is {2}",
    ("select", 3): "{1} without one {0} is {2}",
    ("integer", 1): "{0} is a whole number",
    ("words", 2): "the words of {0} are {1}",
    ("infix", 2): "{0} stands inside {1}",
    ("subterm", 2): "{0} is a part of {1}",
    ("shares", 2): "something of {0} is also among {1}",
    ("contains_any", 2): "one of {1} stands inside {0}",
    ("follows", 4): "in {0}, one of {1} is followed by one of {2}, with none of {3} between them",
    ("copies", 3): "{2} is {0} times {1}",
}


def is_computed(goal: Term) -> bool:
    """Say whether a goal is a built-in."""
    return isinstance(goal, list) and ((goal[0], len(goal) - 1) in _OTHERS or (goal[0] in _INFIX and len(goal) == 3))


def is_all_computed(goal: Term) -> bool:
    """Say whether a goal is a built-in, or several of them together."""
    match goal:
        case [",", left, right]:
            return is_all_computed(left) and is_all_computed(right)
    return is_computed(goal)


def computed_sentence(goal: Term, words: Words, holds: bool) -> str:
    """Return what a built-in says, or that it does not hold."""
    functor, *arguments = goal
    if functor in _INFIX and len(arguments) == 2:
        expressions = _expressions(functor, arguments)
        misfit = None if holds else next((part for part in map(_no_number, expressions) if part is not None), None)
        if misfit is not None:
            return f"{words.say(misfit)} is not a number"
        # A division by zero has no value, so nothing else holds of it instead.
        if not holds and any(map(_divides, expressions)):
            return f"it is not the case that {computed_sentence(goal, words, holds=True)}"
        verb = _INFIX[functor][0 if holds else 1]
        return f"{_value(arguments[0], words)} {verb} {_value(arguments[1], words)}"
    template = _OTHERS.get((functor, len(arguments)), words.say(goal).replace("{", "{{").replace("}", "}}"))
    said = template.format(*(_value(argument, words) for argument in arguments))
    return said if holds else f"it is not the case that {said}"


def _expressions(functor: str, arguments: list[Term]) -> list[Term]:
    """Return the arguments of a comparison, or of `is`, that have to be numbers."""
    if functor == "is":
        return arguments[1:]
    return arguments if functor in _COMPARISONS else []


def _no_number(expression: Term) -> Term | None:
    """Return a part of an expression that is neither a number nor unknown, if there is one."""
    if isinstance(expression, int) or is_variable(expression):
        return None
    if _is_function(expression):
        return next((part for part in map(_no_number, expression[1:]) if part is not None), None)
    return expression


def _is_function(expression: Term) -> bool:
    match expression:
        case ["-", _]:
            return True
        case [str() as name, _, _]:
            return name in _ARITHMETIC or name in ("min", "max")
    return False


def _divides(expression: Term) -> bool:
    """Say whether there is a division in an expression."""
    return _is_function(expression) and (expression[0] in ("//", "mod") or any(map(_divides, expression[1:])))


def _value(term: Term, words: Words) -> str:
    match term:
        case [str() as sign, left, right] if sign in _ARITHMETIC:
            return f"{_value(left, words)} {_ARITHMETIC[sign]} {_value(right, words)}"
        case ["min" | "max" as function, left, right]:
            which = "smaller" if function == "min" else "greater"
            return f"the {which} of {_value(left, words)} and {_value(right, words)}"
    return words.say(term, unbound="something")
