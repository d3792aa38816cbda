"""The notation of terms as JSON (docs/contracts.md, section 1), as a type."""

from typing import Any, TypeAlias

Term: TypeAlias = Any
"""A term as JSON: ``"atom"``, ``3``, ``{"s": "text"}``, ``["functor", argument, ...]``, ``{"l": [element, ...]}`` or a
variable ``{"v": "Name"}``. The type checker sees ``Any``: Python has no useful type for such nested values."""
