"""An answer as text: the verdict first, then what is missing or proved, then what was taken for granted."""

from collections.abc import Iterator
from typing import Final

from lawmage.bridge.questions.answer import Answer, UnknownText, Verdict, WayToCast
from lawmage.bridge.questions.characteristics import part_line
from lawmage.bridge.sentences import Step, capitalised, plain_lines, proof_tree

_WORDS: Final = {Verdict.YES: "Yes.", Verdict.NO: "No.", Verdict.UNKNOWN: "Unknown."}
_COULD: Final = {
    "help": "could turn this into a yes",
    "hinder": "could turn this into a no",
    "matter": "could change this",
    "change": "could change this",
}


def first_line(answer: Answer) -> str:
    """Return the verdict and the summary."""
    return f"{_WORDS[answer.verdict]} {answer.summary}"


def proof_trees(answer: Answer, *, full: bool = False) -> list[Step]:
    """Return the trees that show why: one for each solution, or one for the refutation."""
    if answer.characteristics and not full:
        return []
    trees = [
        proof_tree(solution.root, answer.proof.tables[solution.table].nodes, full=full) for solution in answer.solutions
    ]
    if trees:
        return trees
    return [
        proof_tree(asked.refutation, table.nodes, full=full)
        for asked, table in answer.proof.answers()
        if asked.role == "question" and asked.refutation is not None
    ]


def answer_text(answer: Answer, *, full: bool = False) -> str:
    """Return the whole answer as plain text."""
    lines = [first_line(answer), *missing_lines(answer)]
    lines += proof_heading(answer)
    for tree in proof_trees(answer, full=full):
        lines += ["", *plain_lines(tree)]
    return "\n".join([*lines, *assumption_lines(answer)])


def proof_heading(answer: Answer) -> list[str]:
    """Return what stands above the proof of an answer that is not known; nothing above others."""
    shown = answer.verdict is Verdict.UNKNOWN and bool(proof_trees(answer))
    return ["", "From what is understood alone:"] if shown else []


def missing_lines(answer: Answer) -> list[str]:
    """Return the lines about each way, about what is missing, and about what was not understood."""
    lines = [*_way_lines(answer.ways), *_characteristics_lines(answer)]
    if answer.missing:
        lines += ["", "What is missing:", *(f"  - {capitalised(sentence)}." for sentence in answer.missing)]
    if answer.undecided:
        lines += ["", "What was not decided:", *(f"  - {capitalised(sentence)}." for sentence in answer.undecided)]
    if answer.unknown_texts:
        changes = unknown_lines(answer.unknown_texts, answer.verdict)
        lines += ["", "What could change this:", *(f"  - {capitalised(line)}" for line in changes)]
    return lines


def assumption_lines(answer: Answer) -> list[str]:
    """Return the lines about what was taken for granted, and the rules that were used."""
    lines = ["", "Taken for granted:", *(f"  - {said}" for said in answer.assumptions)] if answer.assumptions else []
    return [*lines, "", f"By the Comprehensive Rules in force from {answer.rules_effective}."]


def unknown_lines(texts: list[UnknownText], verdict: Verdict) -> Iterator[str]:
    """Yield a sentence for each text that was not understood and could change the answer."""
    for text in texts:
        could = "could add to this" if (text.could, verdict) == ("help", Verdict.YES) else _COULD[text.could]
        match text.kind:
            case "rule":
                yield f"{text.text}, which lawmage does not have yet, {could} for {text.label}."
            case "ability":
                yield f"{text.label}: no rule of lawmage covers \u201c{text.text}\u201d, which {could}."
            case "text":
                yield f"{text.label}: \u201c{text.text}\u201d was not understood and {could}."


def _characteristics_lines(answer: Answer) -> Iterator[str]:
    if not answer.characteristics:
        return
    yield ""
    yield from (f"  {part_line(part)}" for part in answer.characteristics)
    if answer.applied:
        yield ""
        yield "What changed it, in the order of the layers (CR 613):"
    for step in answer.applied:
        yield f"  {step.stage}. {capitalised(step.name)}: {'; '.join(step.changes)}."


def _way_lines(ways: list[WayToCast]) -> Iterator[str]:
    if len(ways) < 2:
        return
    yield ""
    for way in ways:
        yield f"  {_WORDS[way.verdict]} {way.summary}"
        for sentence in way.missing:
            yield f"    - {capitalised(sentence)}."
