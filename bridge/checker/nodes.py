"""The nodes that prove something: what must be true of each kind (docs/contracts.md, section 5)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lawmage.bridge.checker.builtins import BUILTINS, solutions, sorted_list
from lawmage.bridge.checker.rulebook import has_scope, local_variables
from lawmage.bridge.checker.substitution import Substitution, match, substitute
from lawmage.bridge.checker.terms import (
    Compound,
    Term,
    canonical,
    compound,
    conjuncts,
    is_ground,
    predicate_of,
    show,
    standard_order,
    variables_of,
)
from lawmage.bridge.checker.verification import Flaw, Node, Verification
from lawmage.bridge.checker.witnesses import inputs_of, proving_goal


def check_rule(proof: Verification, number: int, node: Node) -> Term:
    """Check an instance of a rule: the bindings make its head the goal, and each literal of its body is proved."""
    proof.has_fields(node, "rule", "goal", "bindings", "premises")
    form = proof.program.proof_form(node["rule"])
    if form is None:
        raise Flaw(f"there is no rule {node['rule']!r}.")
    bindings = node["bindings"]
    if type(bindings) is not dict or bindings.keys() != form.names.keys():
        raise Flaw(f"its bindings should be those of {', '.join(form.names) or 'no variable'}.")
    environment: list[Term | None] = [None] * form.size
    for name, value in form.names.items():
        environment[value] = proof.read(bindings[name])
    goal = proof.read(node["goal"])
    if form.head(environment) != goal:
        raise Flaw(f"with its bindings, rule {node['rule']} proves {show(form.head(environment))}, not {show(goal)}.")
    children = proof.sequence(node["premises"], len(form.body))
    for literal, child in zip(form.body, children, strict=True):
        wanted = literal(environment)
        proved = proof.proved_part(number, child)
        if wanted != proved:
            raise Flaw(f"it needs {show(wanted)}, but node {child} proves {show(proved)}.")
    return goal


def check_fact(proof: Verification, _number: int, node: Node) -> Term:
    """Check a given fact, of the class that the kind of the node says."""
    proof.has_fields(node, "goal")
    goal = proof.read(node["goal"])
    declaration = proof.program.book.facts.get(predicate_of(goal))
    if declaration is None or declaration.kind != node["kind"]:
        raise Flaw(f"{show(goal)} is not a {node['kind']} fact.")
    if goal not in proof.facts:
        raise Flaw(f"{show(goal)} is not among the given facts.")
    return goal


def check_computed(proof: Verification, _number: int, node: Node) -> Term:
    """Check a built-in that is true."""
    proof.has_fields(node, "goal")
    goal = proof.read(node["goal"])
    if predicate_of(goal) not in BUILTINS:
        raise Flaw(f"{show(goal)} is not a built-in.")
    if goal not in solutions(goal):
        raise Flaw(f"{show(goal)} is not true.")
    return goal


def check_none(proof: Verification, number: int, node: Node) -> Term:
    """Check a negation: the goal has no solution. The reason may be left out."""
    proof.has_fields(node, "goal", "why")
    goal = proof.read_goal(node["goal"])
    if node["why"] is None:
        proof.has_no_solution(goal)
    else:
        proof.refutes(number, node["why"], goal)
    return canonical(compound("not", (goal,)))


def check_every(proof: Verification, number: int, node: Node) -> Term:
    """Check a universal statement: the cases are all solutions of the condition, and the consequence holds in each.

    A solution may be there as more than one case.
    """
    proof.has_fields(node, "goal", "cases")
    goal = _scoped(proof, node, "all")
    condition, consequence = conjuncts(goal[1]), conjuncts(goal[2])
    local = local_variables(condition)
    solution = compound(
        "case", [variable for variable in dict.fromkeys(variables_of(goal[1])) if variable not in local]
    )
    listed: list[Term] = []
    for case in proof.sequence(node["cases"]):
        if type(case) is not dict or case.keys() != {"condition", "consequence"}:
            raise Flaw("a case should have a condition and a consequence.")
        substitution: Substitution = {}
        proof.prove_all(number, case["condition"], condition, substitution)
        listed.append(substitute(solution, substitution))
        proof.prove_all(number, case["consequence"], consequence, substitution)
    _is_complete(proof, listed, solution, condition)
    return goal


def check_count(proof: Verification, number: int, node: Node) -> Term:
    """Check a count or a collection: the items are all distinct values."""
    proof.has_fields(node, "goal", "items")
    goal = _scoped(proof, node, "count", "collect")
    _, template, condition, result = goal
    goals = conjuncts(condition)
    listed: list[Term] = []
    for item in proof.sequence(node["items"]):
        if type(item) is not dict or item.keys() != {"value", "premises"}:
            raise Flaw("an item should have a value and premises.")
        value = proof.read(item["value"])
        substitution: Substitution = {}
        if not match(template, value, substitution):
            raise Flaw(f"{show(value)} is no {show(template)}.")
        proof.prove_all(number, item["premises"], goals, substitution)
        if substitute(template, substitution) != value:
            raise Flaw(f"the premises do not give {show(value)}.")
        listed.append(value)
    if len(set(listed)) != len(listed):
        raise Flaw("it lists something twice.")
    _is_complete(proof, listed, template, goals)
    counted = len(listed) if goal[0] == "count" else sorted_list(listed)
    if counted != result:
        raise Flaw(f"the result is {show(counted)}, not {show(result)}.")
    return goal


def check_least(proof: Verification, number: int, node: Node) -> Term:
    """Check the least value in the standard order of terms."""
    proof.has_fields(node, "goal", "premises")
    goal = _scoped(proof, node, "least")
    _, template, condition, result = goal
    goals = conjuncts(condition)
    substitution: Substitution = {}
    if not match(template, result, substitution):
        raise Flaw(f"{show(result)} is no {show(template)}.")
    proof.prove_all(number, node["premises"], goals, substitution)
    smallest = min(proof.evaluator.instances(template, goals), key=standard_order, default=None)
    if smallest is None or smallest != result:
        raise Flaw(f"{show(result)} is not the least value.")
    return goal


def check_witness(proof: Verification, number: int, node: Node) -> Term:
    """Check a plan that a search found, with the proof that it is right."""
    proof.has_fields(node, "goal", "by")
    goal = proof.read(node["goal"])
    declaration = proof.program.book.witnesses.get(predicate_of(goal))
    needed = proving_goal(declaration, goal) if declaration is not None else None
    if declaration is None or needed is None:
        raise Flaw(f"{show(goal)} is not a witness goal.")
    proof.proves(number, node["by"], needed, {})
    listed = proof.witnesses.listed((predicate_of(goal), inputs_of(declaration, goal)))
    if listed is None or listed.proved != goal:
        raise Flaw(f"{show(goal)} is not what the witnesses of the answer say.")
    return goal


def _scoped(proof: Verification, node: Node, *names: str) -> Compound:
    goal = proof.read_goal(node["goal"])
    if not has_scope(goal) or goal[0] not in names:
        raise Flaw(f"its goal should be {' or '.join(names)}, not {show(goal)}.")
    if len(goal) == 4 and not is_ground(goal[3]):
        raise Flaw(f"the result of {show(goal)} is not given.")
    return goal


def _is_complete(proof: Verification, listed: Collection[Term], template: Term, goals: Sequence[Term]) -> None:
    """Check that the listed values are exactly the instances of the template."""
    values = set(listed)
    solved = proof.evaluator.instances(template, goals)
    for value in values - solved:
        raise Flaw(f"{show(value)} is not a solution.")
    for value in solved - values:
        raise Flaw(f"the solution {show(value)} is missing.")
