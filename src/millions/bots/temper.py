"""Personalities: how each bargains in the heist games, and what it likes in Million Club."""

from __future__ import annotations

from typing import NamedTuple

from millions.bots.club.taste import TASTES, Taste
from millions.bots.heists.dials import PERSONALITIES as DIALS
from millions.bots.heists.dials import SENSIBLE, Dials


class Temper(NamedTuple):
    """One personality, for every game."""

    dials: Dials = SENSIBLE
    taste: Taste = Taste()


NEUTRAL = Temper()

PERSONALITIES = {name: Temper(DIALS[name], TASTES[name]) for name in DIALS}
"""By the name people type; the catalogue `bots` describes each."""

VOICES = frozenset(PERSONALITIES) - {"steward"}
"""Those that comment on what befalls them."""
