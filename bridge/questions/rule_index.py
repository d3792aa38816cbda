"""What lawmage knows of each rule of the Comprehensive Rules: the numbers there are, and what is encoded of them."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

import pyoxigraph
from pydantic import BaseModel, ConfigDict, Field
from rapidfuzz import process
from rapidfuzz.fuzz import ratio

from lawmage.bridge.errors import UnknownRule

_NOTATION: Final = pyoxigraph.NamedNode("http://www.w3.org/2004/02/skos/core#notation")
_ISSUED: Final = pyoxigraph.NamedNode("http://purl.org/dc/terms/issued")


class Clause(BaseModel):
    """One encoded clause of a rule."""

    model_config = ConfigDict(frozen=True)

    id: str = Field(examples=["106.7/pool"])
    says: str = Field(description="The sentence of the clause, in lawmage's own words, with slots for its terms.")
    file: str
    line: int


class RuleInfo(BaseModel):
    """A rule of the Comprehensive Rules, by number, and what lawmage has of it. The official text is not shown."""

    model_config = ConfigDict(frozen=True)

    number: str = Field(examples=["106.7"])
    rules_effective: str = Field(description="The date from which these rules are in force.")
    clauses: list[Clause] = Field(description="What is encoded of the rule itself.")
    subrules: list[str] = Field(description="The numbers below it of which something is encoded.")


class RuleIndex:
    """The rules' numbers, and the clauses in which they are encoded."""

    def __init__(self, exported: Mapping[str, Any]) -> None:
        self._exported = exported

    # Only who looks at rules needs more than the date, which stands at the head of the file.

    @cached_property
    def effective(self) -> str:
        """The date from which the rules are in force."""
        return next(str(value.value) for predicate, value in _declared() if predicate == _ISSUED)

    @cached_property
    def _numbers(self) -> set[str]:
        return {value.value for predicate, value in _declared() if predicate == _NOTATION}

    @cached_property
    def _clauses(self) -> dict[str, list[Clause]]:
        clauses: dict[str, list[Clause]] = {}
        for rule in self._exported["rules"]:
            clause = Clause(id=rule["id"], says=rule["says"], file=rule["file"], line=rule["line"])
            clauses.setdefault(rule["id"].split("/", 1)[0], []).append(clause)
        return clauses

    def find(self, number: str) -> RuleInfo:
        """Return what is known of a rule. Raises UnknownRule, with suggestions, where no rule has this number."""
        wanted = number.strip().removeprefix("CR").strip().rstrip(".")
        if wanted not in self._numbers and wanted not in self._clauses:
            choices = sorted(self._numbers)
            near = [match for match, *_ in process.extract(wanted, choices, scorer=ratio, limit=3, score_cutoff=60)]
            raise UnknownRule(number, near, field="number")
        below = [other for other in self._clauses if other != wanted and _is_below(other, wanted)]
        return RuleInfo(
            number=wanted,
            rules_effective=self.effective,
            clauses=self._clauses.get(wanted, []),
            subrules=sorted(below),
        )


def _declared() -> Iterator[tuple[pyoxigraph.NamedNode, Any]]:
    """Yield what is declared of the numbers, as pairs of property and value, as the file is read."""
    text = files("lawmage.ontology").joinpath("rules.ttl").read_bytes()
    for triple in pyoxigraph.parse(text, format=pyoxigraph.RdfFormat.TURTLE):
        yield triple.predicate, triple.object


def _is_below(number: str, other: str) -> bool:
    """Say whether a rule stands below another: 106.7 and 106 are above 106.7a."""
    return number.startswith(other) and not number[len(other) :][:1].isdecimal()
