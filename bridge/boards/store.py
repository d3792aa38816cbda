"""What a board needs to know of the cards: the part of ``lawmage.bridge.cards.CardStore`` that is used here."""

from collections.abc import Sequence
from typing import Protocol

from lawmage.bridge.terms import Term


class CardRecord(Protocol):
    """One card of the store."""

    @property
    def id(self) -> str:
        """The card's atom in the rules: its oracle id."""


class CardLookup(Protocol):
    """Where cards are looked up by name."""

    def find(self, name: str) -> CardRecord:
        """Return the card with this name, or with a face of this name.

        Raises UnknownCard, with suggestions, where there is none.
        """

    def facts(self, card_id: str) -> Sequence[Term]:
        """Return the card facts of docs/contracts.md, section 3, of one card."""
