"""Tokens that a board describes inline, as card facts (CR 111.3, 111.4).

The characteristics that the creating effect gave a token take the place of those printed on a card. Its colors are
given like those of a color indicator: they do not come from a mana cost.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from lawmage.bridge.boards.vocabulary import SUPERTYPES, mana_symbols, type_atom
from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.vocabulary import vocabulary
from lawmage.bridge.terms import Term

if TYPE_CHECKING:
    from lawmage.bridge.boards.model import Token


class UnreadText(NamedTuple):
    """The text of the face of a token, which the grammar has not read yet: its rows as on a card."""

    face: str
    text: str


class TokenCard(NamedTuple):
    """A token's description in the shape of a card: its id, its only face, its facts, and its text, if any."""

    id: str
    face: str
    facts: list[Term]
    texts: list[UnreadText]


_DASH = re.compile(r"\s+[\u2014\u2013-]\s+")


def token_card(token: Token) -> TokenCard:
    """Return the facts of a token's description. Equal descriptions share one id, which depends on nothing else."""
    described = json.dumps(token.model_dump(), sort_keys=True).encode()
    card = f"token_{hashlib.sha256(described).hexdigest()[:16]}"
    face = f"{card}/1"
    facts: list[Term] = [
        ["card_name", card, {"s": token.name}],
        ["layout", card, "token"],
        ["card_face", card, face, 1],
        ["face_name", face, {"s": token.name}],
    ]
    left, *right = _DASH.split(token.type_line, maxsplit=1)
    for word in left.split():
        kind = type_atom(word)
        if kind != "token":
            facts.append(["printed_supertype" if kind in SUPERTYPES else "printed_type", face, kind])
    facts += [["printed_subtype", face, subtype] for subtype in _subtypes(right[0].split() if right else [])]
    if token.mana_cost is not None:
        facts.append(["mana_cost", face, {"l": list(mana_symbols(token.mana_cost))}])
    facts += [["color_indicator", face, color] for color in dict.fromkeys(token.colors)]
    if token.power is not None:
        facts.append(["printed_power", face, _number_or_atom(token.power)])
    if token.toughness is not None:
        facts.append(["printed_toughness", face, _number_or_atom(token.toughness)])
    texts = [UnreadText(face, "\n".join(token.text))] if token.text else []
    return TokenCard(card, face, facts, texts)


def _subtypes(words: list[str]) -> Iterator[str]:
    """Yield the subtypes that stand in a row: two words make one where there is such a subtype (205.3b)."""
    known = vocabulary().concepts(MTG + "Subtype")
    while words:
        length = 2 if type_atom(" ".join(words[:2])) in known else 1
        yield type_atom(" ".join(words[:length]))
        words = words[length:]


def _number_or_atom(value: int | str) -> int | str:
    return int(value) if isinstance(value, str) and re.fullmatch(r"-?\d+", value) else value
