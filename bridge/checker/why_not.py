"""The nodes that say why something has no solution.

That there is none is always worked out by the evaluator; here it is checked that the explanation is right, too: every
rule is accounted for, conditions that are said to hold are proved, those that fail are explained, and what is left open
could not be said. The nearest branch must come first.

Distance, as kb/prover/why_not.pl defines it: one for a missing fact, a false comparison, something that holds and must
not, a relation without rules, and a circle; for a branch, the sum over its failing conditions, and one for each open
one; for a goal, the distance of its nearest branch.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from lawmage.bridge.checker.builtins import BUILTINS
from lawmage.bridge.checker.evaluator import InDoubt
from lawmage.bridge.checker.rulebook import FINAL, Rule, has_scope, is_staged, local_variables
from lawmage.bridge.checker.stage_nodes import why_not_final, why_not_fluent
from lawmage.bridge.checker.substitution import Substitution, match, substitute, unify
from lawmage.bridge.checker.terms import (
    Json,
    Term,
    Variable,
    canonical,
    compound,
    conjuncts,
    is_ground,
    predicate_of,
    read_term,
    show,
    variables_of,
)
from lawmage.bridge.checker.verification import Flaw, Node, Verification, reachable
from lawmage.bridge.checker.witnesses import inputs_of, refuting_goal
from lawmage.bridge.errors import ProofRejected


def check_why_not(proof: Verification, number: int, node: Node) -> None:
    """Check that the goal has no solution, and that the reason is right."""
    reason = node.get("reason")
    found = _REASONS.get(reason) if type(reason) is str else None
    if found is None:
        raise Flaw(f"its reason is not known: {reason!r}.")
    fields, check = found
    proof.has_fields(node, "goal", "reason", *fields)
    goal = proof.read_goal(node["goal"])
    distance = check(proof, number, node, goal)
    if reason != "refuted":
        proof.has_no_solution(goal)
    proof.refuted[number] = goal
    proof.distance[number] = distance


def _no_rule(proof: Verification, _number: int, _node: Node, goal: Term) -> int:
    """Check that no rule has a head that fits the goal."""
    if not _is_relation(proof, goal):
        raise Flaw(f"{show(goal)} is not something that rules define.")
    if rules := fitting_rules(proof, goal):
        raise Flaw(f"rule {rules[0][0].id} fits {show(goal)}.")
    return 1


def _rules(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check that every rule that fits the goal has one or more branches, and follow them."""
    if not _is_relation(proof, goal):
        raise Flaw(f"{show(goal)} is not something that rules define.")
    fitting = {rule.id: (rule, substitution) for rule, substitution in fitting_rules(proof, goal)}
    branches = proof.sequence(node["branches"])
    seen: list[Term] = []
    order: list[tuple[int, int]] = []
    for branch in branches:
        if type(branch) is not dict or branch.keys() != {"rule", "bindings", "conditions"}:
            raise Flaw("a branch should have a rule, bindings and conditions.")
        found = fitting.get(branch["rule"]) if type(branch["rule"]) is str else None
        if found is None:
            raise Flaw(f"rule {branch['rule']!r} does not fit {show(goal)}.")
        rule, substitution = found
        attempt = _Attempt(proof, number, rule.body, rule.local_variables, substitution)
        attempt.follow(branch["conditions"])
        seen.append(_branch_as_it_should_be(rule, branch, attempt))
        order.append(attempt.rank)
    missing = fitting.keys() - {branch["rule"] for branch in branches}
    if missing:
        raise Flaw(f"rule {min(missing)} fits {show(goal)}, but no branch is about it.")
    return _nearest_first(seen, order)


def _conditions(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check a conjunction: each branch goes through its literals."""
    literals = conjuncts(goal)
    if len(literals) < 2:
        raise Flaw(f"{show(goal)} is not a conjunction.")
    seen: list[Term] = []
    order: list[tuple[int, int]] = []
    for branch in proof.sequence(node["branches"]):
        if type(branch) is not dict or branch.keys() != {"conditions"}:
            raise Flaw("a branch should have conditions.")
        attempt = _Attempt(proof, number, literals, local_variables(literals), {})
        attempt.follow(branch["conditions"])
        variables: dict[Hashable, Variable] = {}
        if canonical(compound("branch", attempt.open)) != canonical(_open_terms(branch, variables)):
            raise Flaw("an open condition is not what the branch makes of it.")
        seen.append(canonical(compound("branch", [substitute(literal, attempt.substitution) for literal in literals])))
        order.append(attempt.rank)
    return _nearest_first(seen, order)


def _branch_as_it_should_be(rule: Rule, branch: dict[str, Json], attempt: _Attempt) -> Term:
    """Return the bindings of a branch, canonical, once it is checked that they are those that the attempt has made."""
    names = rule.global_names()
    bindings = branch["bindings"]
    if type(bindings) is not dict or bindings.keys() != set(names):
        raise Flaw(f"the bindings of rule {rule.id} should be those of {', '.join(names) or 'no variable'}.")
    variables: dict[Hashable, Variable] = {}
    given = compound(
        "branch", [*[read_term(bindings[name], variables) for name in names], _open_terms(branch, variables)]
    )
    values = [substitute(variable, attempt.substitution) for variable in names.values()]
    made = compound("branch", [*values, compound("branch", attempt.open)])
    if canonical(given) != canonical(made):
        raise Flaw(f"the bindings of rule {rule.id} are not those that the goal and the conditions that hold give.")
    return canonical(compound("branch", [rule.id, made]))


def _open_terms(branch: dict[str, Json], variables: dict[Hashable, Variable]) -> Term:
    """Return the open conditions of a branch."""
    return compound(
        "branch",
        [read_term(condition["open"], variables) for condition in branch["conditions"] if "open" in condition],
    )


class _Attempt:
    """An attempt to satisfy literals from left to right, as a branch describes it.

    A condition that holds binds its variables. One that fails, or is open, binds nothing, and every later literal with
    one of its variables must be open.
    """

    def __init__(
        self,
        proof: Verification,
        number: int,
        literals: Sequence[Term],
        local: frozenset[Variable],
        substitution: Substitution,
    ) -> None:
        self.substitution = dict(substitution)
        self.open: list[Term] = []
        self._proof = proof
        self._number = number
        self._literals = literals
        self._local = local
        self._unknown: set[Variable] = set()
        self._missing = 0
        self._distance = 0

    @property
    def rank(self) -> tuple[int, int]:
        """The distance of the branch, then how few of its conditions hold: smaller comes first."""
        return self._distance, self._missing - len(self._literals)

    def follow(self, conditions: Json) -> None:
        """Check the conditions of a branch, one for each literal."""
        for literal, condition in zip(
            self._literals, self._proof.sequence(conditions, len(self._literals)), strict=True
        ):
            if type(condition) is not dict or len(condition) != 1:
                raise Flaw("a condition should say one of: holds, fails, open.")
            [(mark, value)] = condition.items()
            self._condition(substitute(literal, self.substitution), mark, value)
        if not self._missing:
            raise Flaw("a branch has no condition that fails.")

    def _condition(self, literal: Term, mark: str, value: Json) -> None:
        unbound = {variable for variable in variables_of(literal) if variable not in self._local}
        obscured = not self._unknown.isdisjoint(unbound)
        if mark == "open":
            if not obscured and not self._is_undecided(literal):
                raise Flaw(f"{show(literal)} is said to be open, but it can be decided.")
            self.open.append(literal)
            self._distance += 1
        elif obscured:
            raise Flaw(
                f"{show(literal)} should be open: a condition that does not hold would have bound a variable of it."
            )
        elif mark == "holds":
            self._proof.proves(self._number, value, literal, self.substitution)
            return
        elif mark == "fails":
            self._distance += self._proof.distance[self._proof.refutes(self._number, value, literal)]
        else:
            raise Flaw(f"a condition should say one of: holds, fails, open; not {mark!r}.")
        self._missing += 1
        self._unknown |= unbound

    def _is_undecided(self, literal: Term) -> bool:
        try:
            self._proof.evaluator.has_solution([literal])
        except InDoubt:
            return True
        return False


def _nearest_first(branches: Sequence[Term], order: Sequence[tuple[int, int]]) -> int:
    """Return the distance of the first branch; checks that it is the nearest, and that no branch is there twice."""
    if not branches:
        raise Flaw("it has no branch.")
    if len(set(branches)) != len(branches):
        raise Flaw("a branch is there twice.")
    if list(order) != sorted(order):
        raise Flaw("the nearest branch does not come first.")
    return order[0][0]


def _fact(proof: Verification, _number: int, node: Node, goal: Term) -> int:
    """Check the near misses of a fact: given facts that agree in the arguments that determine the rest."""
    declaration = proof.program.book.facts.get(predicate_of(goal))
    if declaration is None:
        raise Flaw(f"{show(goal)} is not a fact.")
    near = [proof.read(fact) for fact in proof.sequence(node["near"])]
    if len(set(near)) != len(near):
        raise Flaw("a near miss is there twice.")
    for fact in near:
        if fact not in proof.facts or predicate_of(fact) != predicate_of(goal):
            raise Flaw(f"the near miss {show(fact)} is not among the given facts.")
        for position in declaration.key:
            if _argument(fact, position) != _argument(goal, position):
                raise Flaw(f"{show(fact)} is no near miss of {show(goal)}.")
    return 1


def _holds(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check a negation that fails because what it denies is proved."""
    if not has_scope(goal) or goal[0] != "not":
        raise Flaw(f"{show(goal)} is not a negation.")
    proof.prove_all(number, node["premises"], conjuncts(goal[1]), {})
    return 1


def _computed(_proof: Verification, _number: int, _node: Node, goal: Term) -> int:
    """Check a built-in that is false."""
    if predicate_of(goal) not in BUILTINS:
        raise Flaw(f"{show(goal)} is not a built-in.")
    return 1


def _counted(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check an aggregation with another result."""
    if not has_scope(goal) or len(goal) != 4:
        raise Flaw(f"{show(goal)} is not an aggregation.")
    unknown = compound(goal[0], [*goal[1:3], Variable("result")])
    proof.proves(number, node["node"], unknown, {})
    return 1


def _exception(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check a universal statement with a case in which the consequence does not hold."""
    if not has_scope(goal) or goal[0] != "all":
        raise Flaw(f"{show(goal)} is not a universal statement.")
    substitution: Substitution = {}
    proof.prove_all(number, node["condition"], conjuncts(goal[1]), substitution)
    return proof.distance[proof.refutes(number, node["consequence"], substitute(goal[2], substitution))]


def _nothing(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check that there is no least value because there is no value at all."""
    if not has_scope(goal) or goal[0] != "least":
        raise Flaw(f"{show(goal)} does not ask for a least value.")
    return proof.distance[proof.refutes(number, node["why"], goal[2])]


def _refuted(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check a witness goal that is proved to have no solution."""
    declaration = proof.program.book.witnesses.get(predicate_of(goal))
    if declaration is None or not all(map(is_ground, inputs_of(declaration, goal))):
        raise Flaw(f"{show(goal)} is not a witness goal.")
    needed = refuting_goal(declaration, goal)
    proved = proof.proved_part(number, node["by"])
    if not match(needed, proved, {}):
        raise Flaw(f"node {node['by']} proves {show(proved)}, which does not refute {show(goal)}.")
    listed = proof.witnesses.listed((predicate_of(goal), inputs_of(declaration, goal)))
    if listed is None or listed.proved is not None:
        raise Flaw(f"that {show(goal)} is impossible is not what the witnesses of the answer say.")
    return 1


def _circular(proof: Verification, number: int, node: Node, _goal: Term) -> int:
    """Note what a goal that is being explained further up refers to; ``check_circles`` checks it."""
    if type(node["see"]) is not int:
        raise Flaw(f"{node['see']!r} is not the id of a node.")
    proof.circular[number] = node["see"]
    return 1


_Check = Callable[[Verification, int, Node, Term], int]

_REASONS: Final[dict[str, tuple[tuple[str, ...], _Check]]] = {
    "no_rule": ((), _no_rule),
    "rules": (("branches",), _rules),
    "conditions": (("branches",), _conditions),
    "fact": (("near",), _fact),
    "holds": (("premises",), _holds),
    "computed": ((), _computed),
    "counted": (("node",), _counted),
    "exception": (("condition", "consequence"), _exception),
    "nothing": (("why",), _nothing),
    "refuted": (("by",), _refuted),
    "fluent": (("near", "removed"), why_not_fluent),
    "final": (("by", "stages"), why_not_final),
    "circular": (("see",), _circular),
}


def check_circles(proof: Verification) -> None:
    """Check that each circular node refers to the explanation of the same goal that it is a part of."""
    for number, target in proof.circular.items():
        if proof.refuted.get(target) != proof.refuted[number] or target in proof.circular:
            raise ProofRejected(str(number), f"node {target} does not explain the same goal.")
        if number not in reachable(proof.parts, [target]):
            raise ProofRejected(str(number), f"it is not a part of node {target}, so there is no circle.")


def _is_relation(proof: Verification, goal: Term) -> bool:
    """Whether rules define the goal's predicate."""
    book = proof.program.book
    predicate = predicate_of(goal[1] if is_staged(goal) else goal)
    if predicate in book.facts or predicate in book.witnesses or predicate in BUILTINS or predicate in book.fluents:
        return False
    return not (is_staged(goal) and goal[2] == FINAL)


def fitting_rules(proof: Verification, goal: Term) -> list[tuple[Rule, Substitution]]:
    """Return the rules whose head could be the goal, with the substitution that makes it so."""
    apart = _apart(goal)
    head, stage = (apart[1], apart[2]) if is_staged(apart) else (apart, None)
    fitting: list[tuple[Rule, Substitution]] = []
    for rule in proof.program.book.rules_for(predicate_of(head)):
        if (rule.stage is None) != (stage is None):
            continue
        substitution: Substitution = {}
        if rule.stage is not None and stage is not None:
            substitution[rule.stage] = stage
        if unify(rule.head, head, substitution):
            fitting.append((rule, substitution))
    return fitting


def _argument(term: Term, position: int) -> Term:
    argument: Term = term[position] if isinstance(term, tuple) else term
    return argument


def _apart(goal: Term) -> Term:
    """Return the goal with variables that no rule has."""
    if is_ground(goal):
        return goal
    return substitute(goal, {variable: Variable(("goal", variable.key)) for variable in variables_of(goal)})
