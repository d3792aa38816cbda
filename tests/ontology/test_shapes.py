"""Each shape of shapes.ttl accepts its valid example and refuses the invalid one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from rdflib import RDF, SH, Graph

from lawmage.bridge.ontology import validation
from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.validation import validate

ONTOLOGY = Path(__file__).parents[2] / "ontology"
EXAMPLES = Path(__file__).parent / "examples"


def _shape_names() -> list[str]:
    shapes = Graph().parse(ONTOLOGY / "shapes.ttl")
    return sorted(
        str(shape).removeprefix(MTG).removesuffix("Shape") for shape in shapes.subjects(RDF.type, SH.NodeShape)
    )


@pytest.mark.parametrize("name", _shape_names())
def test_the_valid_example_is_accepted(name: str) -> None:
    assert validate(Graph().parse(EXAMPLES / f"{name}.valid.ttl")) == []


@pytest.mark.parametrize("name", _shape_names())
def test_the_invalid_example_is_refused_by_this_shape(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = _shapes_that_aim(lambda shape: shape in {MTG + name + "Shape", *_users(name)})
    monkeypatch.setattr(validation, "shapes", lambda: alone)
    assert validate(Graph().parse(EXAMPLES / f"{name}.invalid.ttl"))


def _users(name: str) -> set[str]:
    """The shapes that apply this one to the values of a property: it has no target of its own."""
    return {MTG + "FaceShape"} if name == "PrintedNumber" else set()


def _shapes_that_aim(chosen: Callable[[str], bool]) -> Graph:
    """All shapes, of which only the chosen ones keep their targets."""
    shapes = Graph().parse(ONTOLOGY / "shapes.ttl")
    for shape in set(shapes.subjects(RDF.type, SH.NodeShape)):
        if not chosen(str(shape)):
            shapes.remove((shape, SH.targetClass, None))
            shapes.remove((shape, SH.targetSubjectsOf, None))
    return shapes


def test_there_is_no_example_without_a_shape() -> None:
    assert {path.name.partition(".")[0] for path in EXAMPLES.glob("*.ttl")} == set(_shape_names())
