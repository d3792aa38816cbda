"""Cards: the import of bulk files, and the store in which cards are looked up.

- ``store``: :class:`CardStore`, what the rest of lawmage uses
- ``importer``: :func:`import_cards`, from a bulk file to the user's library
- ``bulk``, ``mtgjson``, ``scryfall``, ``records``: from the file to printed cards
- ``grammar``: the grammar of card text, as processes
- ``facts``: from a printed card and its read text to card facts
- ``library``: where imported cards live
- ``rulings``: official rulings, imported and looked up by card
- ``fetch``: downloads Scryfall's bulk files
- ``starter``: makes the cards that are shipped
"""

from lawmage.bridge.cards.store import Card, CardFace, CardStore

__all__ = ["Card", "CardFace", "CardStore"]
