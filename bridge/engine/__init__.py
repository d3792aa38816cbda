"""The only place where Python talks to Prolog."""

from lawmage.bridge.engine.cards import CardSource
from lawmage.bridge.engine.engine import Engine
from lawmage.bridge.engine.settings import Limits, Settings

__all__ = ["CardSource", "Engine", "Limits", "Settings"]
