"""Python's cyclic garbage collector, held back while an answer is made, or what makes answers."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_held_back() -> Iterator[None]:
    """Run the block without cyclic garbage collection.

    An answer consists of some thousand small objects that all stay, and hold no cycles. The collector would look
    through them again and again while they are made, which takes about a third of the time of an answer.

    The block that turned the collector off turns it on again, whatever other threads do meanwhile, so it is never off
    for longer than one answer takes, or the start. The rules as data are as many objects, all of which stay.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
