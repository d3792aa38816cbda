"""JSON from outside: not too long, no key twice in one object, and an error that says where it is wrong."""

import json
from typing import Any

from lawmage.bridge.errors import InputError, LimitExceeded


def data_from_json(text: str | bytes, what: str, max_bytes: int, invalid: type[InputError]) -> Any:
    """Return the data in a JSON text; ``what`` names the text in messages.

    Raises LimitExceeded where it is longer than ``max_bytes``, and ``invalid`` where it is not JSON.
    """
    check_size(len(text.encode(errors="surrogatepass") if isinstance(text, str) else text), what, max_bytes)
    try:
        return json_data(text)
    except (ValueError, RecursionError) as error:
        raise invalid(f"{what} is not JSON: {json_problem(error)}") from None


def check_size(size: int, what: str, max_bytes: int) -> None:
    """Raise LimitExceeded if a text of so many bytes is too long."""
    if size > max_bytes:
        message = f"{what} is {size:,} bytes long; at most {max_bytes:,} are read."
        raise LimitExceeded(message, limit="size", value=max_bytes)


def json_data(text: str | bytes) -> Any:
    """Return the data in a JSON text. Raises ValueError or RecursionError, which :func:`json_problem` explains."""
    return json.loads(text, object_pairs_hook=_without_repeated_keys)


def _without_repeated_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object. A key that stands in it twice is a ValueError: one value would silently be lost."""
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f'the key "{key}" stands twice in one object')
    return dict(pairs)


def json_problem(error: Exception) -> str:
    """Return what is wrong with a text that is not JSON, and where."""
    if isinstance(error, json.JSONDecodeError):
        return f"{error.msg} (line {error.lineno}, column {error.colno})"
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return "it is not text in UTF-8" if isinstance(error, UnicodeDecodeError) else str(error)
