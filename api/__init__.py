"""The HTTP interface of lawmage: a FastAPI application. No logic beyond translation stands here."""

from lawmage.api.app import create_app
from lawmage.api.settings import ApiSettings

__all__ = ["ApiSettings", "create_app"]
