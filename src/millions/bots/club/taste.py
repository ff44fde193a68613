"""Personalities in Million Club: one mind, set by a few numbers."""

from __future__ import annotations

from msgspec import Struct


class Taste(Struct, frozen=True):
    """What makes a personality. Each number is 1 for a neutral player."""

    rivalry: float = 1.0
    """How much another player's loss counts beside its own gain."""
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
    mercy: int = 0
    """Up to this round it does not take a person's only company over."""


TASTES: dict[str, Taste] = {
    "shrewd": Taste(),
    "sensible": Taste(thrift=1.1, mercy=2),
    "honest": Taste(rivalry=0.2, intrigue=0.8, thrift=1.0, mercy=2),
    "bluffer": Taste(intrigue=1.45, thrift=0.3, industry=1.1, empire=1.1),
    "miser": Taste(thrift=3.0),
    "bully": Taste(rivalry=3.0, thrift=1.3),
    "gambler": Taste(trade=1.6, thrift=0.7),
    "grudge": Taste(rivalry=1.7, empire=1.4, thrift=1.3),
    "steward": Taste(rivalry=0.5, thrift=1.3),
}
"""By the name people type."""
