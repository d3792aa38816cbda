"""One entry of the short text form: ``Forest*4``, ``Reflecting Pool (tapped)``, ``6 other cards``.

An entry is ``name``, ``name*count``, either with details in parentheses behind it. The details, separated by commas:

=====================================  =================================================================
``tapped``, ``face down``, ``token``   as they say; a token is a token copy of the card
``copy``                               another card, or the copy of a spell, that copies this face (CR 707.2)
``commander``                          the owner's commander
``sick``                               not under its controller's control since their turn began (CR 302.6)
``+1/+1*2``, ``charge*3``              counters
``damage 3``, ``x 4``, ``face 2``      marked damage; the X of a spell; which face is up
``activated 2``                        the ability in this line of its text was activated this turn (CR 602.5b, 606.3)
``casts 2``                            how often a commander was cast from the command zone before (CR 903.8)
``timestamp 5``                        its place in the order of timestamps (CR 613.7)
``chosen: red``                        the chosen color; a number likewise
``chosen type: Bird``                  what was chosen otherwise: ``type``, ``name``, ``color``, ``number``
``attached to: X``                     the permanent (its id or name) or player that it is attached to
``owner: X``, ``controller: X``        players
``id: X``                              the name by which a question or an attachment can refer to it
=====================================  =================================================================

Some card names contain parentheses: what stands in the last ones is part of the name if it begins with a capital letter
and has neither colon nor star.
"""

import re
from typing import Any

from lawmage.bridge.boards.vocabulary import COLORS

_UNIDENTIFIED = re.compile(r"(\d+) (?:other |unidentified |unknown )?cards?", re.IGNORECASE)
_COUNT = re.compile(r"(.*\S)\s*\*\s*(\d+)")
_DETAILS = re.compile(r"(.*\S)\s*\(([^()]*)\)")
_COUNTERS = re.compile(r"([+-]\d+/[+-]\d+|[a-z][a-z' -]*[a-z])\s*\*\s*(\d+)", re.IGNORECASE)
_FLAGS = {
    "tapped": ("tapped", True),
    "sick": ("summoning_sick", True),
    "summoning sick": ("summoning_sick", True),
    "face down": ("face_down", True),
    "token": ("is_token", True),
    "copy": ("is_copy", True),
    "commander": ("commander", True),
    "untapped": ("tapped", False),
}
_NUMBERS = {"damage": "damage", "x": "x", "face": "face", "timestamp": "timestamp", "casts": "commander_casts"}
_NAMES = {"attached to": "attached_to", "on": "attached_to", "owner": "owner", "controller": "controller", "id": "id"}


def parse_entry(text: str) -> dict[str, Any]:
    """Return the fields of one entry, as the board's JSON has them. Raises ValueError with what cannot be read."""
    entry = text.strip()
    if not entry:
        raise ValueError("an entry is empty")
    details = _DETAILS.fullmatch(entry)
    if details is None or _belongs_to_the_name(details[2]):
        return _parse_name(entry)
    try:
        return _parse_name(details[1]) | _parse_details(details[2])
    except ValueError as problem:
        raise ValueError(f'in "{entry}": {problem}') from None


def _parse_name(text: str) -> dict[str, Any]:
    unidentified = _UNIDENTIFIED.fullmatch(text)
    if unidentified is not None:
        return {"unidentified": True, "count": int(unidentified[1])}
    count = _COUNT.fullmatch(text)
    if count is not None:
        return {"card": count[1], "count": int(count[2])}
    return {"card": text}


def _parse_details(text: str) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    counters: dict[str, int] = {}
    chosen: dict[str, Any] = {}
    for part in (part.strip() for part in text.split(",")):
        key, separator, value = (piece.strip() for piece in part.partition(":"))
        words = part.lower().split()
        if part.lower() in _FLAGS:
            name, flag = _FLAGS[part.lower()]
            fields[name] = flag
        elif separator and key.lower().startswith("chosen"):
            chosen |= _chosen(key.lower(), value)
        elif len(words) == 2 and words[0] == "activated" and words[1].isdecimal():
            fields.setdefault("activated", []).append(int(words[1]))
        elif separator and key.lower() in _NAMES:
            fields[_NAMES[key.lower()]] = value
        elif separator and key.lower() in _NUMBERS and value.isdecimal():
            fields[_NUMBERS[key.lower()]] = int(value)
        elif len(words) == 2 and words[0] in _NUMBERS and words[1].isdecimal():
            fields[_NUMBERS[words[0]]] = int(words[1])
        elif not separator and (match := _COUNTERS.fullmatch(part)) is not None:
            counters[match[1].lower()] = int(match[2])
        else:
            raise ValueError(f'"{part}" is not a detail of a card that lawmage knows')
    if counters:
        fields["counters"] = counters
    if chosen:
        fields["chosen"] = chosen
    return fields


def _chosen(key: str, value: str) -> dict[str, Any]:
    """Return what was chosen: the key says of which kind it is, or the value shows it."""
    kind = key.removeprefix("chosen").strip()
    if not kind:
        if value.lower() in COLORS:
            kind = "color"
        elif value.isdecimal():
            kind = "number"
        else:
            raise ValueError(f'write "chosen type: {value}" or "chosen name: {value}", to say what "{value}" is')
    if kind == "number" and not value.isdecimal():
        raise ValueError(f'"{value}" is not a number')
    return {kind: int(value) if kind == "number" else value.lower() if kind == "color" else value}


def _belongs_to_the_name(parentheses: str) -> bool:
    return parentheses[:1].isupper() and not re.search(r"[:*]", parentheses) and parentheses.lower() not in _FLAGS
