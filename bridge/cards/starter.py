"""The starter cards of the package, made from a user's bulk file.

``python -m lawmage.bridge.cards.starter BULKFILE`` rewrites ontology/cards/starter.ttl: the cards named in
ontology/cards/starter-names.txt, structure only. No card text is shipped, so every line of every starter card must be
understood; otherwise nothing is written and the lines are named.
"""

import sys
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from pyoxigraph import NamedNode, RdfFormat, Triple, serialize
from rdflib import BNode, Graph, URIRef
from rdflib.collection import Collection
from rdflib.term import Node

from lawmage.bridge.cards.bulk import BulkFile
from lawmage.bridge.cards.facts import FactWriter
from lawmage.bridge.cards.grammar import Grammar, ReadLine
from lawmage.bridge.cards.importer import face_texts, printed_cards
from lawmage.bridge.cards.records import PrintedCard, name_key
from lawmage.bridge.cards.report import ImportReport
from lawmage.bridge.cards.store import STARTER_FILE
from lawmage.bridge.errors import ImportFailed, LawmageError
from lawmage.bridge.ontology.graph import Object
from lawmage.bridge.ontology.namespaces import LIST, PREFIXES
from lawmage.bridge.ontology.vocabulary import vocabulary

NAMES_FILE = "cards/starter-names.txt"

_HEAD = """\
#   The starter cards: structure only, made by `make starter-cards` (bridge/cards/starter.py) from the names in
#   starter-names.txt. Card text is not stored; the grammar in kb/oracle prints it from the terms.

"""


def starter_turtle(source: Path, names: Iterable[str]) -> str:
    """Return the text of starter.ttl for cards of a bulk file.

    Raises :class:`ImportFailed`, naming the cards that the file does not have and the lines that are not understood.
    """
    wanted = {name_key(name): name for name in names}
    with BulkFile(source) as bulk:
        cards = {name_key(card.name): card for card in printed_cards(bulk, ImportReport(source.name))}
    missing = [name for key, name in wanted.items() if key not in cards]
    if missing:
        raise ImportFailed(f"{source} does not have {', '.join(missing)}.")
    chosen = sorted((cards[key] for key in wanted), key=lambda card: card.name)
    with Grammar(1) as grammar:
        texts = grammar.read([text for card in chosen for text in face_texts(card)]).result()
    return _turtle(chosen, texts)


def _turtle(cards: Iterable[PrintedCard], texts: Iterable[list[ReadLine]]) -> str:
    """Return the cards as Turtle, a section for each; a construct stands with the first card that has it."""
    triples: list[Triple] = []
    described: list[str] = []
    sections: dict[str, list[str]] = {}

    def emit(subject: NamedNode, predicate: NamedNode, value: Object) -> None:
        triples.append(Triple(subject, predicate, value))
        described.append(subject.value)

    writer = FactWriter(vocabulary(), emit)
    refused: list[str] = []
    rest = iter(texts)
    for card in cards:
        described = sections[card.name] = []
        facts = writer.write_card(card, [next(rest) for _ in card.faces])
        refused += [f"{card.name}: {fact[3]['s']}" for fact in facts if fact[0] == "unparsed_text"]
    if refused:
        listed = "\n".join([*refused, *sorted(writer.undeclared)])
        raise ImportFailed(f"Starter cards hold no text, so every line must be understood; these are not:\n{listed}")
    graph = Graph().parse(data=serialize(triples, format=RdfFormat.N_TRIPLES), format="nt")
    _write_out_lists(graph)
    prefixes = "".join(f"@prefix {prefix}: <{iri}> .\n" for prefix, iri in PREFIXES.items())
    texts_of_sections = (f"#   {name}\n\n{_section(graph, subjects)}\n" for name, subjects in sections.items())
    return f"{prefixes}\n{_HEAD}" + "\n".join(texts_of_sections)


def _section(graph: Graph, subjects: Iterable[str]) -> str:
    """Return what the graph says of the subjects, as Turtle without its prefixes."""
    section = Graph(bind_namespaces="none")
    for prefix, iri in PREFIXES.items():
        section.bind(prefix, iri)
    waiting: list[Node] = [URIRef(subject) for subject in dict.fromkeys(subjects)]
    while waiting:
        for triple in graph.triples((waiting.pop(), None, None)):
            section.add(triple)
            if isinstance(triple[2], BNode):
                waiting.append(triple[2])
    text: str = section.serialize(format="turtle")
    return "\n".join(line for line in text.splitlines() if not line.startswith("@prefix")).strip() + "\n"


def _write_out_lists(graph: Graph) -> None:
    """Give every use of a list cells of its own, which Turtle writes in parentheses."""
    uses = [(subject, place, head) for subject, place, head in graph if _is_cell(head) and not _is_cell(subject)]
    cells = [subject for subject in graph.subjects() if _is_cell(subject)]
    for subject, place, head in uses:
        graph.remove((subject, place, head))
        graph.add((subject, place, _copy(graph, head)))
    for cell in cells:
        graph.remove((cell, None, None))


def _copy(graph: Graph, head: Node) -> Node:
    members = [_copy(graph, member) if _is_cell(member) else member for member in Collection(graph, head)]
    return Collection(graph, BNode(), members).uri


def _is_cell(node: Node) -> bool:
    return isinstance(node, URIRef) and node.startswith(LIST)


def main(arguments: list[str]) -> int:
    """Rewrite starter.ttl from the bulk file that is named."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m lawmage.bridge.cards.starter BULKFILE\n")
        return 2
    names = (files("lawmage.ontology") / NAMES_FILE).read_text(encoding="utf-8").split("\n")
    target = Path(str(files("lawmage.ontology") / STARTER_FILE))
    try:
        text = starter_turtle(Path(arguments[0]), [name.strip() for name in names if name.strip()])
    except LawmageError as error:
        sys.stderr.write(f"{error.message}\n")
        return 2
    target.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{target}: written.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
