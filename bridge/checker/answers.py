"""What an answer claims beyond its nodes: solutions, their completeness, a refutation, and what stayed undecided."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from lawmage.bridge.checker.builtins import Uncomputable
from lawmage.bridge.checker.evaluator import InDoubt
from lawmage.bridge.checker.rulebook import FINAL, is_staged
from lawmage.bridge.checker.substitution import Substitution, substitute
from lawmage.bridge.checker.terms import Json, NotATerm, Term, Variable, canonical, predicate_of, read_term, show
from lawmage.bridge.checker.verification import Flaw, Verification, reachable
from lawmage.bridge.checker.why_not import check_circles
from lawmage.bridge.checker.witnesses import Decision, inputs_of
from lawmage.bridge.errors import ProofRejected

MODES: Final = frozenset({"all", "complete", "first", "decide"})
COMPLETE: Final = frozenset({"all", "complete"})
"""The modes that claim that the solutions are complete."""
REFUTED: Final = frozenset({"all", "decide"})
"""The modes that give a refutation where there is no solution."""
ANSWER_FIELDS: Final = frozenset({"question", "solutions", "refutation", "undecided", "witnesses"})


def check_answers(proof: Verification, answers: Sequence[Json]) -> None:
    """Check answers that share the nodes of one proof. Raises ProofRejected."""
    try:
        read = [Answer(answer) for answer in answers]
        for answer in read:
            answer.list_witnesses(proof)
        for answer in read:
            for number in answer.witnesses:
                proof.verify(number)
        proof.verify_all()
        check_circles(proof)
        for answer in read:
            answer.check(proof)
    except (Flaw, NotATerm, Uncomputable, InDoubt) as error:
        raise ProofRejected(None, str(error)) from error
    roots = [root for answer in read for root in answer.roots()]
    unused = proof.parts.keys() - reachable(proof.parts, roots)
    if unused:
        raise ProofRejected(str(min(unused)), "nothing rests on it.")


class Answer:
    """One answer of the prover with its question. Raises Flaw when it is malformed."""

    def __init__(self, answer: Json) -> None:
        if type(answer) is not dict or answer.keys() != ANSWER_FIELDS:
            raise Flaw(f"an answer should have the fields {', '.join(sorted(ANSWER_FIELDS))}.")
        question = answer["question"]
        if type(question) is not dict or question.keys() != {"goal", "mode"}:
            raise Flaw("the question should have a goal and a mode.")
        self.mode = question["mode"]
        if type(self.mode) is not str or self.mode not in MODES:
            raise Flaw(f"{self.mode!r} is not a mode of a question.")
        self.variables: dict[Hashable, Variable] = {}
        self.goal = read_term(question["goal"], self.variables)
        self.solutions = [_Solution(solution) for solution in _list(answer["solutions"])]
        self.refutation = None if answer["refutation"] is None else _node_id(answer["refutation"])
        self.undecided = [_undecided_goal(entry) for entry in _list(answer["undecided"])]
        self.witnesses = [_node_id(number) for number in _list(answer["witnesses"])]

    def roots(self) -> list[int]:
        """Return the nodes that the answer names."""
        roots = [solution.root for solution in self.solutions] + self.witnesses
        return roots if self.refutation is None else [*roots, self.refutation]

    def list_witnesses(self, proof: Verification) -> None:
        """Note which witness goals the answer decides. Its nodes are not verified yet."""
        declared = proof.program.book.witnesses
        for number in self.witnesses:
            node = proof.node(number)
            goal = proof.read_goal(node.get("goal"))
            declaration = declared.get(predicate_of(goal))
            plan = node.get("kind") == "witness"
            if declaration is None or not (plan or node.get("reason") == "refuted"):
                raise Flaw(f"node {number} is listed as a witness, but decides no witness goal.")
            key = predicate_of(goal), inputs_of(declaration, goal)
            if not proof.witnesses.add(key, Decision(number, goal if plan else None)):
                raise Flaw(f"the witnesses contradict each other about {show(goal)}.")

    def check(self, proof: Verification) -> None:
        """Check what the answer claims, once all nodes are verified."""
        self._check_question(proof)
        self._check_undecided(proof)
        goals = [solution.check(proof, self.goal, self.variables) for solution in self.solutions]
        if len(set(goals)) != len(goals):
            raise Flaw("a solution is there twice.")
        if self.mode not in COMPLETE and len(goals) > 1:
            raise Flaw(f"a question in mode {self.mode} has one solution at most.")
        if self.refutation is not None:
            self._check_refutation(proof, self.refutation)
        elif self.undecided:
            return
        elif not goals and self.mode in REFUTED:
            raise Flaw("it has neither a solution nor a refutation, and nothing is said to be undecided.")
        elif not goals:
            proof.has_no_solution(self.goal)
        if self.mode in COMPLETE:
            for instance in proof.evaluator.instances(self.goal, [self.goal]) - set(goals):
                raise Flaw(f"the solution {show(instance)} is missing.")

    def _check_question(self, proof: Verification) -> None:
        """Check that the goal is a fact, a relation, or something in the final stage."""
        book = proof.program.book
        staged = is_staged(self.goal) and self.goal[2] == FINAL
        predicate = predicate_of(self.goal[1] if is_staged(self.goal) and staged else self.goal)
        if predicate not in book.facts and predicate not in book.relations:
            raise Flaw(f"nothing is known of {predicate[0]}/{predicate[1]}.")

    def _check_undecided(self, proof: Verification) -> None:
        for goal in self.undecided:
            declaration = proof.program.book.witnesses.get(predicate_of(goal))
            if declaration is None:
                raise Flaw(f"{show(goal)} is said to be undecided, but it is not a witness goal.")
            if proof.witnesses.listed((predicate_of(goal), inputs_of(declaration, goal))) is not None:
                raise Flaw(f"{show(goal)} is said to be undecided, but a witness decides it.")

    def _check_refutation(self, proof: Verification, number: int) -> None:
        if self.solutions:
            raise Flaw("it has both solutions and a refutation.")
        if self.undecided:
            raise Flaw("it has a refutation although something is undecided.")
        if proof.refuted.get(number) != canonical(self.goal):
            raise Flaw(f"the refutation, node {number}, does not say why {show(self.goal)} has no solution.")


class _Solution:
    """One solution: the goal's instance, the values of its variables, and the node that proves it."""

    def __init__(self, solution: Json) -> None:
        if type(solution) is not dict or solution.keys() != {"bindings", "goal", "root"}:
            raise Flaw("a solution should have bindings, a goal and a root.")
        self.bindings = solution["bindings"]
        self.goal = read_term(solution["goal"])
        self.root = _node_id(solution["root"])

    def check(self, proof: Verification, question: Term, variables: dict[Hashable, Variable]) -> Term:
        """Check that the solution is an instance of the question and is proved; gives the instance."""
        if type(self.bindings) is not dict or self.bindings.keys() != variables.keys():
            raise Flaw("the bindings of a solution should be those of the question's variables.")
        values: Substitution = {variable: read_term(self.bindings[name]) for name, variable in variables.items()}
        if substitute(question, values) != self.goal:
            raise Flaw(f"with its bindings, the question is not {show(self.goal)}.")
        if proof.proved(self.root) != self.goal:
            raise Flaw(f"node {self.root} does not prove {show(self.goal)}.")
        return self.goal


def _undecided_goal(entry: Json) -> Term:
    if type(entry) is not dict or entry.keys() != {"goal", "why"}:
        raise Flaw("what is undecided should have a goal and a reason.")
    variables: dict[Hashable, Variable] = {}
    read_term(entry["why"], variables)
    return read_term(entry["goal"], variables)


def _list(json: Json) -> list[Json]:
    if type(json) is not list:
        raise Flaw(f"{json!r} is not a list.")
    return json


def _node_id(json: Json) -> int:
    if type(json) is not int:
        raise Flaw(f"{json!r} is not the id of a node.")
    return json
