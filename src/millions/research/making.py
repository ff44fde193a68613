"""The setting of an environment, from what its maker was given."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from millions.core.errors import BadSetup
from millions.core.game import AnyGame
from millions.core.reading import first_problem
from millions.core.table import Options
from millions.research import reduced
from millions.research.limits import LIMITS, Limits
from millions.research.setting import Setting


def make_setting(
    game: str | AnyGame,
    players: int,
    one_heist: bool | str = False,
    options: Mapping[str, Any] | Options | None = None,
    deck: str | Path | Struct | None = None,
    limits: Limits | Mapping[str, Any] = LIMITS,
) -> Setting:
    """The setting of an environment: a whole game, or one heist, which has its own options, deck and limits.

    `one_heist` may be "small": the smallest heists, of the size of Kuhn poker.
    """
    if not one_heist:
        return Setting.of(game, players, options=options, deck=deck, limits=read_limits(limits))
    if options is not None or deck is not None or limits is not LIMITS:
        raise BadSetup("heist-settled", "one heist has its own options, deck and limits: leave them out")
    if one_heist not in (True, reduced.SMALL):
        raise BadSetup(
            "heist-kind", f"one_heist is True or {reduced.SMALL!r}, not {one_heist!r}", given=repr(one_heist)
        )
    return reduced.one_heist(game, players, small=one_heist == reduced.SMALL)


def read_limits(limits: Limits | Mapping[str, Any]) -> Limits:
    """Limits on talk, or the same as plain data: {"claims": 1}."""
    if isinstance(limits, Limits):
        return limits
    if not isinstance(limits, Mapping):
        raise BadSetup("limits", f"limits: {limits!r} is not a table of limits", problem=repr(limits))
    if problem := first_problem(limits, Limits):
        raise BadSetup("limits", f"limits: {problem}", problem=str(problem))
    return convert(dict(limits), Limits)
