"""The knowledge base of this process: Prolog with the rules loaded, and the card facts that questions have needed."""

import json
import os
import threading
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from lawmage.bridge.engine.cards import LoadedCards
from lawmage.bridge.engine.pool import EnginePool
from lawmage.bridge.engine.prolog import PrologSystem, prolog_system
from lawmage.bridge.errors import EngineError


class KnowledgeBase:
    """The rules and the card facts. Make it with :func:`knowledge_base`, which makes only one per process.

    It has an engine of its own for loading, so that a card never waits for a question that runs.
    """

    def __init__(self, system: PrologSystem, rules: Path) -> None:
        self.system = system
        self._loader = EnginePool(system, 1)
        self.cards = LoadedCards(
            load=lambda facts: self._tell({"op": "load_cards", "facts": facts}),
            unload=lambda facts: self._tell({"op": "unload_cards", "facts": facts}),
        )
        if system.saved is None:
            self._tell({"op": "load_rules", "file": os.fspath(rules)})

    def _tell(self, request: dict[str, Any]) -> None:
        answer = json.loads(self._loader.submit(encode(request)).result())
        if "error" in answer:
            raise EngineError(answer["error"]["message"])


def encode(request: Any) -> bytes:
    """Write a request as JSON in UTF-8, as bridge/engine/json_reader.pl reads it.

    There is a blank behind each colon, and characters beyond ASCII stand as themselves: Prolog does not join escaped
    surrogates.

    Raises UnicodeEncodeError when a text holds half of a surrogate pair, which is no character, and ValueError when a
    number is not finite.
    """
    return json.dumps(request, ensure_ascii=False, separators=(",", ": "), allow_nan=False).encode()


_loaded: KnowledgeBase | EngineError | None = None
_lock = threading.Lock()


def knowledge_base() -> KnowledgeBase:
    """Return the knowledge base of this process; the first call loads the rules.

    Raises EngineError when SWI-Prolog is missing or the rules do not load, with what the loader said. Rules that did
    not load stay half there, so later calls raise the same error.
    """
    global _loaded
    with _lock, as_file(files("lawmage.kb")) as folder:
        rules = folder / "load.pl"
        system = prolog_system(rules)
        if _loaded is None:
            try:
                _loaded = KnowledgeBase(system, rules)
            except EngineError as error:
                _loaded = error
        if isinstance(_loaded, EngineError):
            raise _loaded
        return _loaded
