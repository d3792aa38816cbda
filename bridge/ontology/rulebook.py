"""The parts of the vocabulary that list facts of the Comprehensive Rules, made from the rules' text file.

``python -m lawmage.bridge.ontology.rulebook RULES.txt`` rewrites types.ttl (205), keywords.ttl (701, 702) and
rules.ttl (the numbers of all rules) beside mtg.ttl. Only facts are taken over: numbers, names of types and keywords,
the date. No sentence of the rules enters the files.
"""

import re
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from lawmage.bridge.ontology.vocabulary import notation_of

_NUMBER = re.compile(r"(\d{3}\.\d+[a-z]|\d{3}\.\d+\.|\d{3}\.|\d\.) ")
_TITLE = re.compile(r"(70[12])\.(\d+)\. (.+)")
_NAMED_LIST = re.compile(r"(?:(?:The|That) [\w ]*types? (?:are|is)|word long:) (.+?)\.(?: |$)")

_PREFIXES = """\
@prefix mtg:     <https://w3id.org/lawmage/ns#> .
@prefix rule:    <https://w3id.org/lawmage/rule/> .
@prefix rdfs:    <http://www.w3.org/2000/01/rdf-schema#> .
@prefix skos:    <http://www.w3.org/2004/02/skos/core#> .
@prefix dcterms: <http://purl.org/dc/terms/> .
@prefix xsd:     <http://www.w3.org/2001/XMLSchema#> .
"""

# Where the rules list the types: subrule, class, prefix of the concepts' IRIs.
_TYPE_LISTS = (
    ("205.2a", "CardType", "type"),
    ("205.4a", "Supertype", "supertype"),
    ("205.3g", "ArtifactType", "subtype"),
    ("205.3h", "EnchantmentType", "subtype"),
    ("205.3i", "LandType", "subtype"),
    ("205.3j", "PlaneswalkerType", "subtype"),
    ("205.3k", "SpellType", "subtype"),
    ("205.3m", "CreatureType", "subtype"),
    ("205.3n", "PlanarType", "subtype"),
    ("205.3p", "DungeonType", "subtype"),
    ("205.3q", "BattleType", "subtype"),
)
_SCHEMES = {"type": "CardTypes", "supertype": "Supertypes", "subtype": "Subtypes"}
_BASIC_LAND_TYPES = re.compile(r"Of that list, (.+?) are the basic land types")


class Rulebook:
    """The facts that the vocabulary takes from one edition of the Comprehensive Rules, given as text."""

    def __init__(self, text: str) -> None:
        body = text.replace("\ufeff", "").replace("\r", "")
        # The numbers of chapters and sections first stand in the table of contents.
        self._lines = [line for line in body.split("\n") if _NUMBER.match(line)]
        effective = re.search(r"effective as of (\w+ \d+, \d{4})", body)
        if effective is None:
            raise ValueError("This is not the text of the Comprehensive Rules: it does not say when it takes effect.")
        self.effective = datetime.strptime(effective[1], "%B %d, %Y").date()

    def _rule(self, number: str) -> str:
        return next(line for line in self._lines if line.startswith(number + " "))

    def numbers(self) -> list[str]:
        """All numbers, of chapters ("1"), sections ("106"), rules ("106.7") and subrules ("106.1a"), in rule order."""
        found = {match[1].rstrip(".") for line in self._lines if (match := _NUMBER.match(line))}
        return sorted(found, key=rule_order)

    def types(self) -> dict[tuple[str, str], tuple[str, list[tuple[str, str]]]]:
        """Per (prefix, notation): the printed name, and where it is listed as pairs of class and rule number."""
        types: dict[tuple[str, str], tuple[str, list[tuple[str, str]]]] = {}
        for number, class_name, prefix in _TYPE_LISTS:
            line = self._rule(number)
            names = list(_names(line))
            if class_name == "CreatureType":
                names += re.findall(r"two words long: (\w+ \w+)\.", line)
            basic = _BASIC_LAND_TYPES.search(line)
            basic_names = set(_split_list(basic[1])) if basic else set()
            for name in names:
                listed = types.setdefault((prefix, notation_of(name)), (name, []))[1]
                listed.append(("BasicLandType" if name in basic_names else class_name, number))
        return types

    def keywords(self, section: str) -> Iterator[tuple[str, str, str]]:
        """Yield the keywords of section 701 or 702: local name of the IRI, printed name, rule number."""
        for line in self._lines:
            title = _TITLE.match(line)
            if title is None or title[1] != section or title[2] == "1":
                continue
            for name in title[3].split(" and "):
                sign = re.fullmatch(r"(\W+) \((\w+)\)", name)
                printed, local = sign.groups() if sign else (name, name)
                yield notation_of(local), printed, f"{section}.{title[2]}"

    def types_turtle(self) -> str:
        """Return the text of types.ttl."""
        out = [_PREFIXES + "".join(_prefix(name) for name in ("type", "supertype", "subtype"))]
        out.append("\n#   Card types, supertypes and subtypes (CR 205), made from the rules by rulebook.py.\n")
        out += [
            _scheme(_SCHEMES[prefix], label, source)
            for prefix, label, source in (
                ("type", "card types", "205.2a"),
                ("supertype", "supertypes", "205.4a"),
                ("subtype", "subtypes", "205.3"),
            )
        ]
        for (prefix, notation), (name, listed) in self.types().items():
            classes = " , ".join(f"mtg:{class_name}" for class_name, _ in listed)
            sources = " , ".join(f"rule:{number}" for _, number in listed)
            out.append(_concept(f"{prefix}:{notation}", classes, _SCHEMES[prefix], notation, name, sources))
        return "\n".join(out) + "\n"

    def keywords_turtle(self) -> str:
        """Return the text of keywords.ttl."""
        out = [_PREFIXES + _prefix("action") + _prefix("keyword")]
        out.append("\n#   Keyword actions (CR 701) and keywords (CR 702), made from the rules by rulebook.py.\n")
        out += [_scheme("KeywordActions", "keyword actions", "701"), _scheme("Keywords", "keywords", "702")]
        for section, prefix, class_name, scheme in (
            ("701", "action", "KeywordAction", "KeywordActions"),
            ("702", "keyword", "Keyword", "Keywords"),
        ):
            for local, printed, number in self.keywords(section):
                iri = f"{prefix}:{local}"
                out.append(_concept(iri, f"mtg:{class_name}", scheme, notation_of(printed), printed, f"rule:{number}"))
        return "\n".join(out) + "\n"

    def rules_turtle(self) -> str:
        """Return the text of rules.ttl."""
        out = [_PREFIXES]
        out.append(
            "#   The numbers of the Comprehensive Rules, made from the rules by rulebook.py.\n"
            "#   Numbers only: the project holds no text of the rules.\n"
        )
        out.append(
            'mtg:ComprehensiveRules a skos:ConceptScheme ; rdfs:label "Comprehensive Rules"@en ;\n'
            f'    dcterms:issued "{self.effective.isoformat()}"^^xsd:date .'
        )
        for number in self.numbers():
            above = broader(number)
            place = f"skos:broader rule:{above}" if above else "skos:topConceptOf mtg:ComprehensiveRules"
            out.append(f'rule:{number} a mtg:Rule ; skos:notation "{number}" ; {place} .')
        return "\n".join(out) + "\n"


def rule_order(number: str) -> tuple[int, int, int, str]:
    """Return the key that sorts rule numbers as the rulebook does: 1, 100, 100.1, 100.1a, 100.2, 101."""
    section, _, rest = number.partition(".")
    digits = re.match(r"\d*", rest)
    rule = digits[0] if digits else ""
    return int(section[0]), int(section) if len(section) > 1 else 0, int(rest[: len(rule)] or 0), rest[len(rule) :]


def broader(number: str) -> str | None:
    """Return the rule that a rule is part of: 106.1 for 106.1a, 106 for that, 1 for that; None for a chapter."""
    if number[-1].isalpha():
        return number[:-1]
    if "." in number:
        return number.partition(".")[0]
    return number[0] if len(number) > 1 else None


def _names(line: str) -> Iterator[str]:
    listed = _NAMED_LIST.search(line)
    if listed is None:
        raise ValueError(f"The list of types in {line.partition(' ')[0]} does not have the form that is known.")
    return _split_list(listed[1])


def _split_list(names: str) -> Iterator[str]:
    for item in re.split(r", and |, | and ", re.sub(r" \(see rule [\d.]+\)", "", names)):
        yield item.replace("\u2019", "'")


def _prefix(name: str) -> str:
    return f"@prefix {name + ':':<8} <https://w3id.org/lawmage/{name}/> .\n"


def _scheme(name: str, label: str, source: str) -> str:
    return f'mtg:{name} a skos:ConceptScheme ; rdfs:label "{label}"@en ; dcterms:source rule:{source} .'


def _concept(iri: str, classes: str, scheme: str, notation: str, label: str, sources: str) -> str:
    return (
        f'{iri} a skos:Concept , {classes} ; skos:inScheme mtg:{scheme} ; skos:notation "{notation}" ; '
        f'skos:prefLabel "{label}"@en ; dcterms:source {sources} .'
    )


def main(arguments: list[str]) -> int:
    """Rewrite the three files beside mtg.ttl from the rules' text file that is named."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m lawmage.bridge.ontology.rulebook RULES.txt\n")
        return 2
    rulebook = Rulebook(Path(arguments[0]).read_text(encoding="utf-8"))
    folder = Path(__file__).resolve().parents[2] / "ontology"
    for name, text in (
        ("types.ttl", rulebook.types_turtle()),
        ("keywords.ttl", rulebook.keywords_turtle()),
        ("rules.ttl", rulebook.rules_turtle()),
    ):
        (folder / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
