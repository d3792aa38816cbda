"""Texts that were not understood: which could change an answer, and which are taken to have no bearing on it."""

from collections.abc import Iterable, Sequence
from typing import Literal

from lawmage.bridge.questions.answer import ProverAnswer, UnknownText
from lawmage.bridge.questions.prepare import PreparedBoard
from lawmage.bridge.sentences import Words, has_variable
from lawmage.bridge.terms import Term

Could = Literal["help", "hinder", "matter", "change"]


class BoardTexts:
    """The texts of one board's objects and effects."""

    def __init__(self, prepared: PreparedBoard, words: Words) -> None:
        self._prepared = prepared
        self._words = words
        self.lines: dict[tuple[str, int], str] = {}
        self.unread: dict[tuple[str, int], str] = {}
        self._unread_effects = {fact[1] for fact in prepared.facts if fact[0] == "lasting_text"}
        for fact in prepared.all_card_facts:
            match fact:
                case ["unparsed_text", face, line, {"s": text}]:
                    self.lines[face, line] = self.unread[face, line] = text
                case ["printed_ability", face, line, term]:
                    self.lines[face, line] = words.say(term).strip("\u201c\u201d")

    def that_could(self, could: Could, texts: Iterable[Term]) -> list[UnknownText]:
        """Return the texts that solutions of could_help/2 or could_hinder/2 name."""
        return [self._unknown(text, could) for text in texts]

    def name_of_ability(self, ability: Term) -> str:
        """Return what an answer calls an ability: its text in quotation marks. Nothing for any ability at all."""
        match ability:
            case ["printed", face, line] if (face, line) in self.lines:
                return f"\u201c{self.lines[face, line]}\u201d"
            case ["granted", _, term]:
                return self._words.say(term)
        return "" if has_variable(ability) else self._words.say(ability)

    def all_unread(self) -> list[UnknownText]:
        """Return every text on the board that was not understood, as one that could matter."""
        found = [
            UnknownText(object=item.id, label=self._prepared.labels[item.id], text=text, could="matter")
            for item in self._prepared.found.objects
            for text in self._unread_of(item.id)
        ]
        for fact in self._prepared.facts:
            match fact:
                case ["lasting_text", effect, _, {"s": text}]:
                    found.append(
                        UnknownText(object=None, label=self._prepared.labels[effect], text=text, could="matter")
                    )
        return found

    def without_bearing(self, mattering: Iterable[UnknownText]) -> list[str]:
        """Return a sentence for each text that was not understood and does not matter, each wording once."""
        named = {(text.label, text.text) for text in mattering}
        by_text: dict[str, list[str]] = {}
        for text in self.all_unread():
            if (text.label, text.text) not in named:
                by_text.setdefault(text.text, []).append(text.label)
        return [
            f"A text of {labels[0]}{_and_others(labels)} was not understood and has no bearing on this question: "
            f"\u201c{text}\u201d"
            for text, labels in by_text.items()
        ]

    def _unread_of(self, name: str) -> list[str]:
        faces = {fact[2] for fact in self._prepared.facts if fact[0] == "shown_face" and fact[1] == name}
        return [text for (face, _), text in self.unread.items() if face in faces]

    def _unknown(self, text: Term, could: Could) -> UnknownText:
        match text:
            case ["text", name, face, line]:
                label = self._prepared.labels.get(name, str(name))
                wording = self.lines.get((face, line), "")
                return UnknownText(
                    object=name,
                    label=label,
                    text=wording,
                    could=could,
                    kind="text" if (face, line) in self.unread else "ability",
                )
            case ["lasting", effect]:
                wording = self._prepared.effect_texts.get(effect, "")
                label = self._prepared.labels.get(effect, str(effect))
                return UnknownText(
                    object=None,
                    label=label,
                    text=wording,
                    could=could,
                    kind="text" if effect in self._unread_effects else "ability",
                )
            case ["rule", number, name]:
                label = self._prepared.labels.get(name, str(name))
                return UnknownText(object=name, label=label, text=f"CR {number}", could=could, kind="rule")
        return UnknownText(object=None, label=self._words.say(text), text="", could=could)


def texts_in(answer: ProverAnswer | None) -> list[Term]:
    """Return the texts that the solutions of an answer about could_help/2 or could_hinder/2 name."""
    return [solution["bindings"]["Text"] for solution in answer.solutions] if answer is not None else []


def each_once(hindering: Sequence[UnknownText], helping: Sequence[UnknownText]) -> list[UnknownText]:
    """Return every text once; one that could both hinder and help is one that could matter."""
    found: dict[tuple[str, str | None, str, str], UnknownText] = {}
    for text in (*hindering, *helping):
        wording = (text.kind, text.object, text.label, text.text)
        earlier = found.setdefault(wording, text)
        if earlier.could != text.could:
            found[wording] = text.model_copy(update={"could": "matter"})
    return list(found.values())


def _and_others(labels: list[str]) -> str:
    return f" (and of {len(labels) - 1} more)" if len(labels) > 1 else ""
