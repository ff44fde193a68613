"""Parts for games that bring none of their own."""

from __future__ import annotations

from millions.core.game import AnyGame
from millions.research.plan import Plan


def default_plan(game: AnyGame) -> Plan:
    raise NotImplementedError
