"""Questions and answers: what may be asked, how the verdict comes about, and the answer's own format."""

from lawmage.bridge.questions.answer import Answer, Proof, Solution, UnknownText, Verdict, WayToCast
from lawmage.bridge.questions.answerer import Answerer
from lawmage.bridge.questions.lawmage import Lawmage
from lawmage.bridge.questions.question import (
    QUESTIONS,
    AnyQuestion,
    AvailableMana,
    CanPay,
    Characteristics,
    CouldProduce,
    IsManaAbility,
    MayActivate,
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
    "AnyQuestion",
    "AvailableMana",
    "CanPay",
    "Characteristics",
    "Clause",
    "CouldProduce",
    "IsManaAbility",
    "Lawmage",
    "MayActivate",
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
