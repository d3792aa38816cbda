"""Whoever changes what an answer means is found out."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from support.prover_process import Prover
from support.tampering import mutations, says_no_more

from lawmage.bridge.checker import Checker
from lawmage.bridge.errors import ProofRejected

CORPUS = Path(__file__).with_name("corpus")


@dataclass(frozen=True)
class Example:
    """A question about a rule file of the corpus."""

    file: str
    facts: list[str]
    goal: str
    mode: str
    verdict: str
    kinds: set[str] = field(default_factory=set)
    """Kinds of nodes, or reasons of why_not nodes, that the answer must have for the example to be of use."""
    card_facts: list[str] = field(default_factory=list)


AGES = ["age(ann, 40)", "age(ben, 9)", "age(cid, 19)"]
FRIENDS = ["friend(ben, cid)", "friend(cid, ben)"]
PARENTS = ["parent(ann, ben)", "parent(ann, cid)"]
NEIGHBORS = ["lives_in(eve, here)", "lives_in(fay, here)"]
LAMPS = ["lamp(red)", "lamp(blue)", "lit(red)", "wired(s1, red)", "wired(s1, blue)", "pressed(s1, 1)"]
COINS = ["coins(ann, [2, 2, 1])", "coins(ben, [2, 4])", "price(tea, 3)", "price(cake, 8)"]

EXAMPLES = [
    Example("family.pl", AGES, "adult(P)", "all", "yes", {"board", "computed"}),
    Example("family.pl", AGES, "adult(P)", "decide", "yes", {"rule"}),
    Example("family.pl", AGES, "adult(ben)", "decide", "no", {"rules", "computed"}),
    Example("family.pl", AGES, "adult(dan)", "all", "no", {"fact"}),
    Example("family.pl", [*PARENTS, *AGES], "childless(P)", "all", "yes", {"none"}),
    Example("family.pl", [*PARENTS, *AGES], "childless(ann)", "decide", "no", {"holds"}),
    Example("family.pl", [*FRIENDS, *AGES], "alone(P)", "all", "yes", {"conditions"}),
    Example("family.pl", [*PARENTS, *AGES], "children(ann, N, L)", "all", "yes", {"count"}),
    Example("family.pl", [*PARENTS, *AGES], "children(ann, 3, [])", "all", "no", {"counted"}),
    Example("family.pl", AGES, "youngest(P)", "all", "yes", {"least"}),
    Example("family.pl", AGES, "youngest(cid)", "all", "no", {"rules"}),
    Example("family.pl", [], "youngest(cid)", "all", "no", {"nothing"}),
    Example("family.pl", ["parent(ann, cid)", *AGES], "proud(P)", "all", "yes", {"every"}),
    Example("family.pl", [*PARENTS, *AGES], "proud(ann)", "all", "no", {"exception"}),
    Example("family.pl", [*PARENTS, *AGES], "welcome(ann)", "decide", "yes", {"count"}),
    Example("family.pl", ["parent(ann, cid)", *AGES], "welcome(ann)", "decide", "no", {"rules", "none"}),
    Example("family.pl", AGES, "all_adults([ann, cid])", "decide", "yes", {"rule"}),
    Example("family.pl", AGES, "all_adults([ann, ben, cid])", "decide", "no", {"rules"}),
    Example(
        "family.pl", [], "neighbors(eve, X)", "all", "yes", {"card"}, ["lives_in(eve, here)", "lives_in(fay, here)"]
    ),
    Example("roads.pl", ["road(a, b)", "road(b, a)", "ferry(b, c, 2)"], "reached(a, X)", "all", "yes", {"board"}),
    Example("roads.pl", ["road(a, b)", "ferry(b, a, 2)"], "reached(a, d)", "decide", "no", {"circular"}),
    Example("roads.pl", ["road(a, b)", "road(b, c)"], "dead_end(X)", "all", "yes", {"none"}),
    Example("lamps.pl", LAMPS, "bright(X)", "all", "yes", {"stages", "fluent", "final"}),
    Example("lamps.pl", LAMPS, "bright(red)", "decide", "no", {"fluent", "final"}),
    Example("lamps.pl", ["lamp(red)", "lit(red)"], "bright(X)", "all", "yes", {"stages"}),
    Example("purse.pl", COINS, "can_buy(ann, X)", "all", "yes", {"witness", "refuted"}),
    Example("purse.pl", COINS, "can_buy(ben, X)", "all", "no", {"refuted"}),
    Example("purse.pl", COINS, "choice(ann, N)", "all", "yes", {"count", "witness"}),
    Example("purse.pl", COINS, "window_shopper(X)", "all", "yes", {"none", "refuted"}),
    Example("purse.pl", [*COINS, "price(pie, 5)", "coins(dan, [7])"], "can_buy(dan, X)", "all", "undecided"),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.goal} {example.mode} {example.verdict}")
def test_only_tampering_without_effect_is_accepted(prover: Prover, example: Example) -> None:
    """Each small change of an answer is refused, or leaves its meaning alone as tampering.py defines that."""
    case = prover.ask_file(CORPUS / example.file, example.facts, [(example.goal, example.mode)], example.card_facts)
    answer = case.answer
    assert _verdict(answer) == example.verdict
    kinds = {node["kind"] for node in case.nodes.values()} | {node.get("reason") for node in case.nodes.values()}
    assert kinds >= example.kinds
    checker = Checker(case.rules, steps=100_000)
    checker.check(case.facts, answer)
    outcome: Counter[str] = Counter()
    for change, mutated in mutations(answer):
        try:
            checker.check(case.facts, mutated)
        except ProofRejected:
            outcome["refused"] += 1
            continue
        assert says_no_more(mutated, answer), change
        outcome["accepted"] += 1
    assert outcome["refused"] > 3 * outcome["accepted"]


def _verdict(answer: dict[str, Any]) -> str:
    if answer["solutions"]:
        return "yes"
    return "undecided" if answer["undecided"] else "no"
