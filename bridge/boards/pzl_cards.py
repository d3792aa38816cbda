"""The cards in the zones of a Forge puzzle: names, tokens and modifiers, as entries of a board."""

import re
from collections.abc import Callable
from typing import Any

from lawmage.bridge.boards.consistency import Problem
from lawmage.bridge.boards.pzl_keys import (
    FLAG_MODIFIERS,
    IGNORED_MODIFIERS,
    REFUSED_MODIFIERS,
    TOKEN_ATTRIBUTES,
)
from lawmage.bridge.boards.vocabulary import CARD_TYPES, COLORS, MANA_LETTERS, SUPERTYPES, mana_symbols

_POWER_COUNTERS = re.compile(r"([PM])(\d+)([PM])(\d+)")
_TWO_WORDS = {"firststrike": "first strike", "doublestrike": "double strike"}


class CardReader:
    """Reads zones, and keeps in mind which ids exist and which are referred to."""

    def __init__(self, problems: list[Problem], player: Callable[[str], str | None]) -> None:
        self.notes: list[str] = []
        self._problems = problems
        self._player = player
        self._permanents: set[str] = set()
        self._references: list[tuple[str, str]] = []

    def read_zone(self, key: str, zone: str, value: str) -> list[dict[str, Any]]:
        """Return the entries of a zone."""
        return [self._read_card(key, zone, card.strip()) for card in value.split(";") if card.strip()]

    def read_counters(self, key: str, value: str) -> dict[str, int]:
        """Counters such as ``P1P1=2,CHARGE=3``."""
        counters = {}
        for part in filter(None, value.split(",")):
            match = re.fullmatch(r"\s*([A-Za-z0-9/+ -]+)=(\d{1,9})\s*", part)
            if match is None:
                self._refuse(key, f'"{part}" is not a kind of counter with a number')
            else:
                counters[_counter_kind(match[1])] = int(match[2])
        return counters

    def dangling_references(self) -> list[Problem]:
        """Return the attachments to an id that no permanent has."""
        return [
            Problem(key, f"AttachedTo:{number}: no card on a battlefield has Id:{number}")
            for key, number in self._references
            if number not in self._permanents
        ]

    def _refuse(self, key: str, message: str) -> None:
        self._problems.append(Problem(key, message))

    def _read_card(self, key: str, zone: str, text: str) -> dict[str, Any]:
        name, *modifiers = (part.strip() for part in text.split("|"))
        is_token = name[:2].lower() == "t:"
        entry: dict[str, Any] = {"token": self._read_token(key, name[2:])} if is_token else {"card": name}
        for modifier in modifiers:
            word, _, value = (part.strip() for part in modifier.partition(":"))
            self._read_modifier(key, zone, entry, word, value)
        if is_token:
            entry.pop("is_token", None)
        return entry

    def _read_modifier(self, key: str, zone: str, entry: dict[str, Any], word: str, value: str) -> None:
        name = entry.get("card", "a token")
        if word in FLAG_MODIFIERS:
            field, setting = FLAG_MODIFIERS[word]
            entry[field] = setting
            if value:
                self.notes.append(f"{key}: {word}:{value} of {name} is read as {word}.")
        elif word == "Id" and value.isdecimal():
            entry["id"] = f"id{value}"
            if zone == "battlefield":
                self._permanents.add(value)
        elif word in ("AttachedTo", "Attaching"):
            entry["attached_to"] = f"id{value}"
            self._references.append((key, value))
        elif word in ("Owner", "EnchantingPlayer"):
            player = self._player(value)
            if player is None:
                self._refuse(key, f'{word}:{value} of {name}: there is no player "{value}"')
            entry["owner" if word == "Owner" else "attached_to"] = player
        elif word == "Counters":
            entry["counters"] = self.read_counters(key, value)
        elif word == "Damage" and value.isdecimal():
            entry["damage"] = int(value)
        elif word in ("ChosenColor", "ChosenType", "NamedCard"):
            self._read_choice(key, entry, word, value)
        elif word in REFUSED_MODIFIERS:
            self._refuse(key, f"{word} (of {name}) is not supported: {REFUSED_MODIFIERS[word]}")
        elif word not in IGNORED_MODIFIERS:
            self._refuse(key, f'"{word}" (of {name}) is not a modifier that lawmage knows')

    def _read_choice(self, key: str, entry: dict[str, Any], word: str, value: str) -> None:
        chosen = entry.setdefault("chosen", {})
        if word == "ChosenType":
            chosen["type"] = value
        elif word == "NamedCard":
            chosen["name"] = value
        elif value.lower() in COLORS:
            chosen["color"] = value.lower()
        else:
            self._refuse(key, f'ChosenColor:{value}: a board records one chosen color, such as "red"')

    def _read_token(self, key: str, text: str) -> dict[str, Any]:
        """Return a token such as ``Soldier,P:1,T:1,Cost:no cost,Color:W,Types:Creature-Soldier,Keywords:Vigilance``."""
        name, *parts = (part.strip() for part in text.split(","))
        attributes = {}
        for part in filter(None, parts):
            word, separator, value = (piece.strip() for piece in part.partition(":"))
            if not separator or word not in TOKEN_ATTRIBUTES:
                self._refuse(key, f'"{part}" (of the token {name}) is not a token attribute that lawmage knows')
            attributes[word] = value
        if "Types" not in attributes:
            message = f"the token script {name} is not supported: describe the token by P, T, Color, Types and Keywords"
            self._refuse(key, message)
        types = [word.replace("_", " ") for word in attributes.get("Types", "Creature").split("-") if word]
        token: dict[str, Any] = {"name": name, "type_line": _type_line(types)}
        token["colors"] = self._token_colors(key, name, attributes.get("Color", ""))
        if {"Creature", "Vehicle"} & set(types):
            token |= {"power": attributes.get("P", "0"), "toughness": attributes.get("T", "0")}
        if attributes.get("Cost", "no cost") not in ("no cost", "0", ""):
            token["mana_cost"] = self._token_cost(key, name, attributes["Cost"])
        keywords = [keyword.lower() for keyword in attributes.get("Keywords", "").split("-") if keyword]
        if keywords:
            token["text"] = [", ".join(keywords).capitalize()]
        return token

    def _token_colors(self, key: str, name: str, text: str) -> list[str]:
        colors = []
        for word in re.findall(r"[A-Za-z]+", text):
            named = word.lower() in COLORS
            letters = [word.lower()] if named else [MANA_LETTERS.get(letter) for letter in word.upper()]
            if None in letters:
                self._refuse(key, f'"{text}" is not a color (of the token {name})')
            colors += [color for color in letters if color is not None and color != "colorless"]
        return colors

    def _token_cost(self, key: str, name: str, text: str) -> str | None:
        try:
            symbols = mana_symbols(text)
        except ValueError as problem:
            self._refuse(key, f"Cost (of the token {name}): {problem}")
            return None
        return "".join(f"{{{symbol}}}" for symbol in symbols)


def _type_line(types: list[str]) -> str:
    left = [word for word in types if word.lower() in CARD_TYPES | SUPERTYPES]
    left.sort(key=lambda word: word.lower() not in SUPERTYPES)
    right = [word for word in types if word not in left]
    return " ".join(left) + (" \u2014 " + " ".join(right) if right else "")


def _counter_kind(text: str) -> str:
    """Return the name of a kind of counter: P1P1 is ``+1/+1``, CHARGE is ``charge``."""
    power = _POWER_COUNTERS.fullmatch(text.strip().upper())
    if power is not None:
        signs = {"P": "+", "M": "-"}
        return f"{signs[power[1]]}{power[2]}/{signs[power[3]]}{power[4]}"
    lowered = text.strip().lower()
    return _TWO_WORDS.get(lowered, lowered)
