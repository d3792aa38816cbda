"""Questions and answers: what may be asked, how the verdict comes about, and the answer's own format."""

from lawmage.bridge.questions.answer import Answer, Proof, Solution, UnknownText, Verdict, WayToCast
from lawmage.bridge.questions.answerer import Answerer
from lawmage.bridge.questions.lawmage import Lawmage
from lawmage.bridge.questions.question import (
    QUESTIONS,
    Characteristics,
    CouldProduce,
    IsManaAbility,
    MayCast,
    Query,
    TapForMana,
    question_from_data,
)
from lawmage.bridge.questions.rule_index import Clause, RuleInfo
from lawmage.bridge.questions.saved import answer_from_json, check_answer

__all__ = [
    "QUESTIONS",
    "Answer",
    "Answerer",
    "Characteristics",
    "Clause",
    "CouldProduce",
    "IsManaAbility",
    "Lawmage",
    "MayCast",
    "Proof",
    "Query",
    "RuleInfo",
    "Solution",
    "TapForMana",
    "UnknownText",
    "Verdict",
    "WayToCast",
    "answer_from_json",
    "check_answer",
    "question_from_data",
]
