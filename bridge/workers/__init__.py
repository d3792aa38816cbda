"""Questions answered at the same time, each in a process of its own."""

from lawmage.bridge.workers.workers import Workers, answerer

__all__ = ["Workers", "answerer"]
