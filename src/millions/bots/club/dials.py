"""Taste, as a few numbers over one shared mind."""

from __future__ import annotations

from msgspec import Struct


class Dials(Struct, frozen=True):
    """Each is 1 for somebody without quirks."""

    rivalry: float = 1.0
    """How much another's loss counts beside one's own gain."""
    thrift: float = 1.0
    """How much ready money is worth while there is time to spend it."""
    industry: float = 1.0
    """Fondness for owning and developing companies: Companies and Lobby."""
    trade: float = 1.0
    """Fondness for the Exchange."""
    empire: float = 1.0
    """Fondness for colonies."""
    intrigue: float = 1.0
    """Fondness for the Intrigues."""
