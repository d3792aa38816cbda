"""Rule sets and facts for hypothesis: safe, stratified, with every construct of the rule language but stages.

Relations stand in layers. A rule calls relations of its own layer or of lower ones, and negates or aggregates only over
lower ones. So relations of one layer may depend on each other in any way.

Where a rule computes with numbers or lists, it may meet any term: atoms, texts, lists, and expressions as values.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

ATOMS = ("a", "b", "c")
NUMBERS = ("0", "1", "2")
VALUES = (*NUMBERS, "x", "e", '"1"', "1 + 1", "a - 1", "[1, 2]", "[1, x]")
"""What stands in the facts where a number is expected."""
FACTS = (("edge", 2), ("node", 1), ("weight", 2), ("pair", 1))
LAYERS = 3


@dataclass(frozen=True)
class Relation:
    """A generated relation."""

    name: str
    arity: int
    layer: int


@dataclass
class GeneratedRules:
    """A rule file's text, facts and goals to ask, all as Prolog text."""

    text: str
    facts: list[str]
    goals: list[str]


@dataclass
class _Body:
    """A rule body that grows: ``atoms`` and ``numbers`` are variables that have such a value by then."""

    literals: list[str] = field(default_factory=list)
    atoms: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    count: int = 0

    def fresh(self) -> str:
        self.count += 1
        return f"_V{self.count}"


@st.composite
def generated_rules(draw: DrawFn) -> GeneratedRules:
    """Draw a rule set with facts and goals."""
    relations = [
        Relation(f"r{layer}{place}_#", draw(st.integers(1, 2)), layer)
        for layer in range(LAYERS)
        for place in range(draw(st.integers(1, 2)))
    ]
    lines = [
        f':- fact board: {name}({_arguments(arity)}) says "yes {_slots(arity)}" else "no {_slots(arity)}".'
        for name, arity in FACTS
    ]
    lines += [
        f":- relation {relation.name}({_arguments(relation.arity)}) "
        f'says "yes {_slots(relation.arity)}" else "no {_slots(relation.arity)}".'
        for relation in relations
    ]
    for relation in relations:
        for number in range(draw(st.integers(1, 3))):
            lines.append(_rule(draw, relation, number, relations))
    facts = draw(st.lists(_fact(), min_size=4, max_size=16, unique=True))
    goals = [goal for relation in relations for goal in (_open_goal(relation), _goal(draw, relation))]
    return GeneratedRules("\n".join(lines) + "\n", facts, goals)


def _arguments(arity: int) -> str:
    return ", ".join(f"A{place}" for place in range(arity))


def _slots(arity: int) -> str:
    return " ".join(f"{{A{place}}}" for place in range(arity))


@st.composite
def _fact(draw: DrawFn) -> str:
    atom, other = st.sampled_from(ATOMS), st.sampled_from(ATOMS)
    match draw(st.sampled_from([name for name, _ in FACTS])):
        case "edge":
            return f"edge({draw(atom)}, {draw(other)})"
        case "node":
            return f"node({draw(atom)})"
        case "weight":
            return f"weight({draw(atom)}, {draw(st.sampled_from(VALUES))})"
        case _:
            return f"pair(p({draw(atom)}, {draw(st.sampled_from(VALUES))}))"


def _open_goal(relation: Relation) -> str:
    return f"{relation.name}({', '.join(f'X{place}' for place in range(relation.arity))})"


def _goal(draw: DrawFn, relation: Relation) -> str:
    arguments = [draw(st.sampled_from([f"X{place}", "X0", *ATOMS])) for place in range(relation.arity)]
    return f"{relation.name}({', '.join(arguments)})"


def _rule(draw: DrawFn, relation: Relation, number: int, relations: Sequence[Relation]) -> str:
    callable_relations = [other for other in relations if other.layer <= relation.layer]
    lower = [other for other in relations if other.layer < relation.layer]
    body = _Body()
    for _ in range(draw(st.integers(1, 3))):
        body.literals.append(_positive(draw, body, callable_relations))
    for _ in range(draw(st.integers(0, 2))):
        body.literals.append(_condition(draw, body, lower))
    head = ", ".join(draw(st.sampled_from(body.atoms or ATOMS)) for _ in range(relation.arity))
    conditions = ",\n    ".join(body.literals)
    return f"'{relation.name}/{number}' ::\n  {relation.name}({head}) <=\n    {conditions}\n  says \"holds\"."


def _atom(draw: DrawFn, body: _Body) -> str:
    """An argument that is an atom: known, or a new variable."""
    choice = draw(st.sampled_from(["known", "new", "new", "constant"]))
    if choice == "known" and body.atoms:
        return draw(st.sampled_from(body.atoms))
    if choice == "constant":
        return draw(st.sampled_from(ATOMS))
    variable = body.fresh()
    body.atoms.append(variable)
    return variable


def _number(draw: DrawFn, body: _Body) -> str:
    choice = draw(st.sampled_from(["known", "new", "constant"]))
    if choice == "known" and body.numbers:
        return draw(st.sampled_from(body.numbers))
    if choice == "constant":
        return draw(st.sampled_from(NUMBERS))
    variable = body.fresh()
    body.numbers.append(variable)
    return variable


def _positive(draw: DrawFn, body: _Body, relations: Sequence[Relation]) -> str:
    """A literal that binds its variables."""
    match draw(st.sampled_from(["edge", "node", "weight", "pair", "relation", "relation", "member"])):
        case "edge":
            return f"edge({_atom(draw, body)}, {_atom(draw, body)})"
        case "node":
            return f"node({_atom(draw, body)})"
        case "weight":
            return f"weight({_atom(draw, body)}, {_number(draw, body)})"
        case "pair":
            return f"pair(p({_atom(draw, body)}, {_number(draw, body)}))"
        case "member":
            return f"member({_atom(draw, body)}, [{draw(st.sampled_from(ATOMS))}, {draw(st.sampled_from(ATOMS))}])"
        case _:
            relation = draw(st.sampled_from(list(relations)))
            return f"{relation.name}({', '.join(_atom(draw, body) for _ in range(relation.arity))})"


def _condition(draw: DrawFn, body: _Body, lower: Sequence[Relation]) -> str:
    """A negation, an aggregation, a comparison, an equation or a computation."""
    kinds = ["not", "not_both", "all", "count", "collect", "least", "different", "compare", "sum", "list", "equation"]
    kind = draw(st.sampled_from(kinds))
    known = [*body.numbers, *body.numbers, *body.atoms]
    if kind == "different" and body.atoms:
        return f"{draw(st.sampled_from(body.atoms))} \\== {draw(st.sampled_from([*body.atoms, *ATOMS]))}"
    if kind == "compare" and known:
        operator = draw(st.sampled_from(["<", "=<", ">", ">=", "=:=", "=\\="]))
        return f"{draw(st.sampled_from(known))} {operator} {draw(st.sampled_from([*known, *NUMBERS]))}"
    if kind == "sum" and known:
        operator = draw(st.sampled_from(["{} + {}", "{} - {}", "{} * {}", "{} // {}", "{} mod {}", "max({}, {})"]))
        expression = operator.format(draw(st.sampled_from(known)), draw(st.sampled_from([*known, *NUMBERS])))
        return f"{_result(draw, body)} is {expression}"
    if kind == "list" and known:
        return _of_list(draw, body, known)
    if kind == "equation" and body.atoms:
        variable = body.fresh()
        value = draw(st.sampled_from(body.atoms))
        body.atoms.append(variable)
        return draw(st.sampled_from([f"{variable} = {value}", f"p({variable}, b) = p({value}, b)"]))
    return _scope(draw, body, lower, kind)


def _result(draw: DrawFn, body: _Body) -> str:
    """What is computed: a new variable, or one that has a value, of whatever kind."""
    use_known = draw(st.booleans())
    if body.numbers and use_known:
        return draw(st.sampled_from(body.numbers))
    variable = body.fresh()
    body.numbers.append(variable)
    return variable


def _of_list(draw: DrawFn, body: _Body, known: Sequence[str]) -> str:
    """A built-in about lists, where what is known need be none."""
    value, other = draw(st.sampled_from(known)), draw(st.sampled_from(known))
    calls = [
        f"member({other}, {value})",
        f"member({other}, [{value}, 1])",
        f"nth1({value}, [b, 1], {other})",
        f"nth1(1, {value}, {other})",
        f"shares({value}, [{other}, 2])",
        f"infix([{other}], {value})",
    ]
    results = ["length({}, {})", "sum_list({}, {})", "sum_list([1, {}], {})", "max_list([{}], {})", "sort({}, {})"]
    results += ["subtract({}, [1], {})", "append({}, [b], {})", "append([b], {}, {})", "copies({}, b, {})"]
    if draw(st.booleans()):
        return draw(st.sampled_from(calls))
    return draw(st.sampled_from(results)).format(value, _result(draw, body))


def _scope(draw: DrawFn, body: _Body, lower: Sequence[Relation], kind: str) -> str:
    inner = _Body(atoms=list(body.atoms), numbers=list(body.numbers), count=body.count + 100)
    first = _positive(draw, inner, lower) if lower else f"node({_atom(draw, inner)})"
    without = _absence(draw, inner)
    single = kind in ("collect", "not")
    second = "" if single else f"edge({_atom(draw, inner)}, {_atom(draw, inner)})"
    without_either = _absence(draw, inner)
    body.count = inner.count
    local = [variable for variable in [*inner.atoms, *inner.numbers] if variable not in [*body.atoms, *body.numbers]]
    template = f"t({', '.join(local)})" if local else "t"
    match kind:
        case "all":
            condition = draw(st.sampled_from([first, f"({first}, {without})"]))
            consequence = draw(st.sampled_from([second, f"({second}, {without_either})"]))
            return f"all({condition}, {consequence})"
        case "count":
            result = _number(draw, body)
            more = draw(st.sampled_from([second, f"{second}, {without_either}"]))
            return f"count({template}, ({first}, {more}), {result})"
        case "collect":
            return f"collect({template}, {first}, {body.fresh()})"
        case "least":
            return f"least({template}, ({first}, {second}), {body.fresh()})"
        case "not_both":
            return f"not(({first}, {second}))"
        case _:
            return f"not({first})"


def _absence(draw: DrawFn, body: _Body) -> str:
    """A negation with a local variable, about what is known."""
    fact = draw(st.sampled_from(["edge", "weight"]))
    return f"not({fact}({draw(st.sampled_from(body.atoms or ATOMS))}, {body.fresh()}))"
