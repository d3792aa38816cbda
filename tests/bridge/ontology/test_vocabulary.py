"""Turtle files that contradict the conventions are refused, with a message that names the node."""

import re

import pytest

from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.vocabulary import Vocabulary, VocabularyError, notation_of, vocabulary

PREFIXES = """
@prefix mtg:  <https://w3id.org/lawmage/ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix rdf:  <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix owl:  <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
mtg:thing mtg:kind mtg:Single ; rdfs:range mtg:Thing .
"""


@pytest.mark.parametrize(
    ("turtle", "message"),
    [
        ("mtg:x mtg:kind mtg:Tree ; rdfs:range mtg:Thing .", f"<{MTG}x> is of the unknown kind Tree"),
        ("mtg:x mtg:kind mtg:Single .", f"{MTG}x has 0 values of <http://www.w3.org/2000/01/rdf-schema#range>"),
        ("mtg:x mtg:kind mtg:List ; rdfs:range rdf:List .", f"{MTG}x has 0 values of <{MTG}items>"),
        ("mtg:A mtg:arguments ( mtg:thing ) .", f"{MTG}A has 0 values of <{MTG}functor>"),
        (
            'mtg:A mtg:functor "a" ; mtg:arguments ( mtg:other ) .',
            f"<{MTG}A> has the argument <{MTG}other>, which is no property with a kind",
        ),
        (
            'mtg:A mtg:functor "a" ; mtg:arguments ( mtg:thing ) .'
            'mtg:B mtg:functor "a" ; mtg:arguments ( mtg:thing ) .',
            f"a/1 names both <{MTG}A> and <{MTG}B>",
        ),
        (
            'mtg:yak a mtg:Thing ; skos:notation "yak" . mtg:ox a mtg:Thing ; skos:notation "yak" .',
            f"yak means both <{MTG}ox> and <{MTG}yak> in the class <{MTG}Thing>",
        ),
    ],
)
def test_contradictions(turtle: str, message: str) -> None:
    with pytest.raises(VocabularyError, match=re.escape(message)):
        Vocabulary([(PREFIXES + turtle).encode()])


@pytest.mark.parametrize(
    ("printed", "atom"),
    [
        ("Forest", "forest"),
        ("Power-Plant", "power_plant"),
        ("Urza's", "urzas"),
        ("Urza\u2019s", "urzas"),
        ("Time Lord", "time_lord"),
        ("For Mirrodin!", "for_mirrodin"),
    ],
)
def test_atoms_of_printed_names(printed: str, atom: str) -> None:
    assert notation_of(printed) == atom


@pytest.mark.parametrize(
    ("class_name", "atom", "iri"),
    [
        ("Zone", "graveyard", "https://w3id.org/lawmage/zone/graveyard"),
        ("ManaType", "green", "https://w3id.org/lawmage/color/green"),
        ("Subtype", "forest", "https://w3id.org/lawmage/subtype/forest"),
        ("Subtype", "townsfolk", "https://w3id.org/lawmage/subtype/townsfolk"),
        ("Keyword", "escape", "https://w3id.org/lawmage/keyword/escape"),
        ("KeywordAction", "exile", "https://w3id.org/lawmage/action/exile"),
        ("CounterKind", "+1/+1", "https://w3id.org/lawmage/counter/%2B1%2F%2B1"),
        ("Color", "colorless", None),
        ("Zone", "townsfolk", None),
    ],
)
def test_concepts_by_class_and_atom(class_name: str, atom: str, iri: str | None) -> None:
    found = vocabulary().concept((MTG + class_name,), atom)
    assert found == iri
    if found is not None:
        assert vocabulary().notation(found) == atom


@pytest.mark.parametrize(
    "symbol", ["{W}", "{C}", "{0}", "{15}", "{X}", "{W/U}", "{2/W}", "{C/G}", "{G/P}", "{G/U/P}", "{S}"]
)
def test_mana_symbols(symbol: str) -> None:
    assert vocabulary().pattern(MTG + "manaSymbol").fullmatch(symbol)


@pytest.mark.parametrize(
    "symbol", ["W", "{}", "{T}", "{Q}", "{E}", "{D}", "{U/W}", "{W/2}", "{3/W}", "{C/P}", "{W/G/P/U}", "{-1}"]
)
def test_what_is_no_mana_symbol(symbol: str) -> None:
    assert not vocabulary().pattern(MTG + "manaSymbol").fullmatch(symbol)
