"""The IRIs of lawmage: where each kind of node lives, and the vocabularies that it builds on."""

BASE = "https://w3id.org/lawmage/"

MTG = BASE + "ns#"
"""Classes and properties."""
CARD = BASE + "card/"
"""Cards ``card/<oracle id>``, their faces ``card/<oracle id>/1`` and the lines of a face ``card/<oracle id>/1/3``."""
RULE = BASE + "rule/"
"""Rules by number: ``rule/702.138a``."""
RULING = BASE + "ruling/"
"""Rulings: ``ruling/<oracle id>/<date>/<number on that day>``."""
TERM = BASE + "term/"
"""Constructs of card text, by a hash of their content."""
LIST = BASE + "list/"
"""Cells of lists, by a hash of their content."""

RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
RDFS = "http://www.w3.org/2000/01/rdf-schema#"
OWL = "http://www.w3.org/2002/07/owl#"
SKOS = "http://www.w3.org/2004/02/skos/core#"
XSD = "http://www.w3.org/2001/XMLSchema#"
DCTERMS = "http://purl.org/dc/terms/"

PREFIXES = {
    "mtg": MTG,
    "card": CARD,
    "rule": RULE,
    "term": TERM,
    **{name: f"{BASE}{name}/" for name in ("action", "color", "counter", "keyword", "layout", "mana-type")},
    **{name: f"{BASE}{name}/" for name in ("phase", "step", "subtype", "supertype", "type", "word", "zone")},
    "rdf": RDF,
    "xsd": XSD,
}
"""The prefixes that lawmage writes Turtle with."""
