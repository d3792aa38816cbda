"""Answers: the verdict, what it says in English, and the proof, in one versioned JSON format.

The same JSON comes from Python, from the command line and over HTTP. It holds its own question and board, so
:func:`lawmage.bridge.questions.check_answer` can verify a saved answer with nothing else at hand.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from lawmage.bridge.questions.question import Question

Role = Literal["question", "ways", "could_help", "could_hinder", "could_change", "applied"]


class Verdict(StrEnum):
    """What is known: yes and no are proved; unknown names what was not understood and could change the answer."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Asked(_Model):
    """A goal as the prover was asked for it. Modes ``all`` and ``complete`` claim that these are all solutions."""

    goal: Any
    mode: Literal["all", "complete", "first", "decide"]


class ProverAnswer(_Model):
    """The prover's answer to one goal: docs/contracts.md, section 5. Roots and refutations are ids of nodes.

    ``role`` says what the goal is for: the question itself, the ways to cast a card, or the texts that could help,
    hinder or change what is asked; or the effects that the layers have applied.
    """

    role: Role
    question: Asked
    solutions: list[dict[str, Any]]
    refutation: int | None = None
    undecided: list[dict[str, Any]] = []
    witnesses: list[int] = []


class ProofTable(_Model):
    """The answers to the goals of one request, with the table of their nodes."""

    answers: list[ProverAnswer]
    nodes: dict[str, dict[str, Any]]


class Proof(_Model):
    """Everything that the verdict rests on."""

    proof_version: Literal[1] = 1
    tables: list[ProofTable]

    def answers(self) -> Iterator[tuple[ProverAnswer, ProofTable]]:
        """Yield every answer of the prover with the table that its nodes stand in."""
        for table in self.tables:
            for answer in table.answers:
                yield answer, table


class Solution(_Model):
    """One solution of the question's goal: the values of its variables, and the sentence that it says."""

    bindings: dict[str, Any]
    goal: Any
    sentence: str
    table: int
    root: int


class UnknownText(_Model):
    """A text that was not understood, or that no rule reads, and that could change the answer.

    ``kind`` tells what is not known of it. ``text``: what it says. ``ability``: the grammar of card text understood it,
    but no rule tells what it does here. ``rule``: it is a rule that lawmage does not have yet; ``text`` names it.
    """

    kind: Literal["text", "ability", "rule"] = "text"
    object: str | None = Field(description="The id of the object whose text it is; null for an effect.")
    label: str
    text: str
    could: Literal["help", "hinder", "matter", "change"]


class WayToCast(_Model):
    """One way to cast a card, or one ability that could be activated, with its own verdict."""

    way: Any
    name: str = Field(examples=["by escape"])
    verdict: Verdict
    summary: str
    missing: list[str]
    undecided: list[str] = []
    unknown_texts: list[UnknownText]


class Part(_Model):
    """One kind of characteristics of an object, such as its colors, with its own verdict: yes if it is known."""

    name: Literal["card types", "subtypes", "supertypes", "colors", "abilities", "power", "toughness"]
    verdict: Verdict
    values: list[Any] = Field(description="Terms; of an ability, the ability and what it says.")
    said: list[str] = Field(description="The values in English.")
    unknown_texts: list[UnknownText] = []


class AppliedEffect(_Model):
    """One step of the layers (CR 613) that changed the object: ``stage`` counts all effects that were applied."""

    stage: int
    effect: Any
    layer: str = Field(examples=["4", "7b"])
    name: str = Field(examples=["the effect of Blood Moon in layer 4"])
    changes: list[str] = Field(examples=[["gains the subtype mountain", "loses the subtype forest"]])


class Answer(_Model):
    """The answer to a question."""

    format: Literal["lawmage-answer/1"] = "lawmage-answer/1"
    rules_effective: str = Field(description="The date from which the Comprehensive Rules used here are in force.")
    question: Question
    verdict: Verdict
    summary: str
    solutions: list[Solution]
    ways: list[WayToCast] = []
    characteristics: list[Part] = Field(default=[], description="For characteristics: each kind, with its verdict.")
    applied: list[AppliedEffect] = Field(
        default=[], description="For characteristics: the effects that changed the object, in the order of the layers."
    )
    missing: list[str] = Field(default=[], description="What stands in the way of a yes, the nearest first.")
    undecided: list[str] = Field(default=[], description="What a search did not decide before it gave up, and why.")
    unknown_texts: list[UnknownText] = []
    assumptions: list[str] = Field(default=[], description="What the answer takes for granted.")
    labels: dict[str, str] = Field(description="What the answer calls each object and player, by id.")
    proof: Proof

    def to_json(self, *, indent: int | None = None) -> str:
        """Return the answer as JSON."""
        return self.model_dump_json(indent=indent)

    def text(self, *, full: bool = False) -> str:
        """Return the answer as plain text: the verdict first, then why. ``full`` shows every step of the proof."""
        # What is printed of an answer stands apart from its format, and needs it.
        from lawmage.bridge.questions.text import answer_text

        return answer_text(self, full=full)
