"""The limits of the engine and the size of its pool, each with a default that the environment can change.

==========================  ==================  ==============================================================
environment variable        default             meaning
==========================  ==================  ==============================================================
``LAWMAGE_ENGINES``         1; for the HTTP     Prolog engines, so questions answered at the same time; for the HTTP
                            interface number    interface, several engines are as many processes
                            of cores, up to 4
``LAWMAGE_INFERENCES``      100 million         inferences (calls) that one request may take; deterministic: the
                            same question stops at the same point on every machine
``LAWMAGE_SECONDS``         20                  seconds of wall time that one request may take
``LAWMAGE_STACK_BYTES``     268435456           bytes of Prolog stack that one engine may use, and as much again
                            (256 MiB)           for its tables
``LAWMAGE_REQUEST_BYTES``   4194304 (4 MiB)     bytes of a request to the engine, as JSON: board, questions, texts
==========================  ==================  ==============================================================
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace

from lawmage.bridge.errors import InputError


@dataclass(frozen=True)
class Limits:
    """What one request to the engine may take before it is stopped with LimitExceeded."""

    inferences: int = 100_000_000
    """Calls, in Prolog's own count."""
    seconds: float = 20.0
    """Wall time in seconds, from when an engine begins to work on the request."""
    stack_bytes: int = 256 * 1024 * 1024
    """Bytes of stack, and as much again of table space."""


@dataclass(frozen=True)
class Settings:
    """The settings of an Engine."""

    engines: int = 1
    """Prolog engines in the pool. Several in one process share Python's lock: see lawmage.bridge.workers."""
    limits: Limits = Limits()
    """The limits of a request that brings none of its own."""
    request_bytes: int = 4 * 1024 * 1024
    """The largest request, in bytes of JSON."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, *, engines: int = 1) -> "Settings":
        """Read the variables of the table above; an absent or empty one means its default, ``engines`` for engines.

        Raises InputError, naming the variable, when a value is not a number or out of range.
        """
        defaults = cls()
        limits = replace(
            defaults.limits,
            inferences=_whole(environment, "LAWMAGE_INFERENCES", defaults.limits.inferences),
            seconds=_seconds(environment, "LAWMAGE_SECONDS", defaults.limits.seconds),
            stack_bytes=_whole(environment, "LAWMAGE_STACK_BYTES", defaults.limits.stack_bytes, least=1024 * 1024),
        )
        return cls(
            engines=_whole(environment, "LAWMAGE_ENGINES", engines),
            limits=limits,
            request_bytes=_whole(environment, "LAWMAGE_REQUEST_BYTES", defaults.request_bytes),
        )


def engines_for_cores() -> int:
    """Return how many engines this machine has use for: one for each core, up to four."""
    return min(4, os.cpu_count() or 1)


def _whole(environment: Mapping[str, str], name: str, default: int, least: int = 1) -> int:
    text = environment.get(name, "").strip()
    if not text:
        return default
    if not text.isascii() or not text.isdecimal() or int(text) < least:
        raise InputError(f'{name} must be a whole number, {least} or more; it is "{text}".', field=name)
    return int(text)


def _seconds(environment: Mapping[str, str], name: str, default: float) -> float:
    text = environment.get(name, "").strip()
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < float("inf"):
        raise InputError(f'{name} must be a number of seconds above 0; it is "{text}".', field=name)
    return value
