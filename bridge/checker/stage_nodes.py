"""The nodes and the why_not reasons that speak of stages (docs/rule-language.md, "Proofs of stages").

In proofs, a stage is a term: the number of effects that have been applied, or ``["+", Stage, Effect]``.
"""

from __future__ import annotations

from lawmage.bridge.checker.rulebook import FINAL, is_staged
from lawmage.bridge.checker.stages import Stage
from lawmage.bridge.checker.substitution import match
from lawmage.bridge.checker.terms import (
    Compound,
    Json,
    Term,
    Variable,
    arguments_of,
    compound,
    is_ground,
    predicate_of,
    show,
)
from lawmage.bridge.checker.verification import Flaw, Node, Verification


def check_fluent(proof: Verification, number: int, node: Node) -> Term:
    """Check a fluent in a stage: what made it hold, and that it has held since."""
    proof.has_fields(node, "goal", "since", "by")
    goal = _staged(proof.read(node["goal"]))
    _, fluent, stage_term = goal
    if predicate_of(fluent) not in proof.program.book.fluents:
        raise Flaw(f"{show(fluent)} is not a fluent.")
    since_term = proof.read(node["since"])
    since = proof.evaluator.stages.named(since_term)
    for stage in proof.evaluator.stages.named(stage_term).back():
        if fluent not in stage.fluents:
            raise Flaw(f"{show(fluent)} has not held from stage {show(since_term)} to stage {show(stage_term)}.")
        if stage is since:
            break
    else:
        raise Flaw(f"stage {show(since_term)} does not come before stage {show(stage_term)}.")
    if since.before is None:
        proof.proves(number, node["by"], ("initially", fluent), {})
    elif fluent in since.added:
        proof.proves(number, node["by"], _change("adds", fluent, since, since_term), {})
    else:
        raise Flaw(f"{show(fluent)} held before stage {show(since_term)} already.")
    return goal


def check_stages(proof: Verification, number: int, node: Node) -> None:
    """Check the list of the applied effects: why each was next, and what it changed."""
    proof.has_fields(node, "steps", "end")
    applied = proof.evaluator.stages.applied()
    steps = proof.sequence(node["steps"], len(applied) - 1)
    for place, (step, stage) in enumerate(zip(steps, applied[1:], strict=True), start=1):
        if type(step) is not dict or step.keys() != {"effect", "next", "adds", "removes"}:
            raise Flaw("a step should have an effect, and say why it is next, what it adds and what it removes.")
        if proof.read(step["effect"]) != stage.effect:
            raise Flaw(f"effect {place} is {show(stage.effect or 'none')}.")
        proof.proves(number, step["next"], ("at", ("next", stage.effect), place - 1), {})
        _check_changes(proof, number, step["adds"], "adds", stage, place)
        _check_changes(proof, number, step["removes"], "removes", stage, place)
    proof.refutes(number, node["end"], compound("at", [compound("next", [Variable("effect")]), len(steps)]))
    proof.stage_lists.add(number)


def _check_changes(proof: Verification, number: int, changes: Json, name: str, stage: Stage, place: int) -> None:
    """Check that the changes are those that the effect makes. Why it makes one may be left out."""
    listed: list[Term] = []
    for change in proof.sequence(changes):
        if type(change) is not dict or change.keys() != {"fluent", "by"}:
            raise Flaw("a change should have a fluent and a proof.")
        fluent = proof.read(change["fluent"])
        if change["by"] is not None:
            proof.proves(number, change["by"], _change(name, fluent, stage, place), {})
        listed.append(fluent)
    changed = stage.added if name == "adds" else stage.removed
    if len(set(listed)) != len(listed):
        raise Flaw(f"effect {place} {name} something twice.")
    for fluent in changed.symmetric_difference(listed):
        raise Flaw(f"whether effect {place} {name} {show(fluent)} is not said as it is.")


def _change(name: str, fluent: Term, stage: Stage, stage_term: Term) -> Term:
    """Return what must be proved for the last effect of a stage to add or remove a fluent."""
    before: Term = stage_term[1] if isinstance(stage_term, tuple) else int(str(stage_term)) - 1
    return ("at", (name, stage.effect, fluent), before)


def check_final(proof: Verification, number: int, node: Node) -> Term:
    """Check what holds in the final stage."""
    proof.has_fields(node, "goal", "by", "stages")
    goal = _staged(proof.read(node["goal"]))
    proof.proves(number, node["by"], _in_last_stage(proof, number, node, goal), {})
    return goal


def why_not_final(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check why something does not hold in the final stage."""
    return proof.distance[proof.refutes(number, node["by"], _in_last_stage(proof, number, node, _staged(goal)))]


def _in_last_stage(proof: Verification, number: int, node: Node, goal: Compound) -> Term:
    """Return a goal about the final stage as one about a numbered stage, the last in a list of stages."""
    if goal[2] != FINAL:
        raise Flaw(f"{show(goal)} is not about the final stage.")
    if proof.part(number, node["stages"]) not in proof.stage_lists:
        raise Flaw(f"node {node['stages']} does not list the stages.")
    return compound("at", [goal[1], len(proof.evaluator.stages.applied()) - 1])


def why_not_fluent(proof: Verification, number: int, node: Node, goal: Term) -> int:
    """Check what is said of a fluent that does not hold: similar ones that do, and matching ones that were removed."""
    _, pattern, stage_term = _staged(goal)
    if predicate_of(pattern) not in proof.program.book.fluents:
        raise Flaw(f"{show(pattern)} is not a fluent.")
    stage = proof.evaluator.stages.named(stage_term)
    near = [proof.read(fluent) for fluent in proof.sequence(node["near"])]
    for fluent in near:
        if fluent not in stage.fluents or predicate_of(fluent) != predicate_of(pattern):
            raise Flaw(f"{show(fluent)} does not hold in stage {show(stage_term)}, or is another fluent.")
        if not _same_key(fluent, pattern):
            raise Flaw(f"{show(fluent)} is no near miss of {show(pattern)}.")
    removed = [_check_removal(proof, number, removal, pattern, stage) for removal in proof.sequence(node["removed"])]
    if len(set(near)) != len(near) or len(set(removed)) != len(removed):
        raise Flaw("it lists something twice.")
    return 1


def _check_removal(proof: Verification, number: int, removal: Json, pattern: Term, stage: Stage) -> Term:
    """Check that a fluent that fits the pattern was removed on the way to a stage; gives it and where that was."""
    if type(removal) is not dict or removal.keys() != {"fluent", "stage", "by"}:
        raise Flaw("a removal should have a fluent, a stage and a proof.")
    fluent, where_term = proof.read(removal["fluent"]), proof.read(removal["stage"])
    where = proof.evaluator.stages.named(where_term)
    if not match(pattern, fluent, {}) or where not in stage.back():
        raise Flaw(f"the removal of {show(fluent)} has nothing to do with {show(pattern)}.")
    if fluent not in where.removed or fluent in where.fluents:
        raise Flaw(f"{show(fluent)} is not removed in stage {show(where_term)}.")
    proof.proves(number, removal["by"], _change("removes", fluent, where, where_term), {})
    return ("removal", fluent, where_term)


def _same_key(fluent: Term, pattern: Term) -> bool:
    """Whether both have the same first argument, which is the key of a fluent."""
    key, other = arguments_of(pattern)[:1], arguments_of(fluent)[:1]
    return key == other and all(map(is_ground, key))


def _staged(goal: Term) -> Compound:
    if not is_staged(goal):
        raise Flaw(f"{show(goal)} should say in which stage.")
    return goal
