"""Reduced games: one heist of either edition with three or four players, small enough for exact tools.

Rules, action code and observations are those of the whole game; only the limits are narrower. The first seat leads, the
Loot card is agreed on, and the game is over after one heist; a seat's return is the money it won or lost. In the short
negotiation there are no claims, one deal may be proposed in all (bought or sold, at the prices below), and one
character may leave. Three players choose among three roles, the one called earlier being A. In the second edition all
players announce the same role, which tells nothing, and no vote is called.

| game | players | Loot card | prices | decisions | ends | information states |
|---|---|---|---|---|---|---|
| dollars-1e | 3 | Harbour Trust | 2 | 46,399 | 17,850 | 18,102 |
| dollars-1e | 4 | Harbour Trust | 1, 3 | 152,920 | 47,775 | 23,524 |
| dollars-2e | 3 | Race Track | 4 | 47,533 | 17,850 | 18,933 |
| dollars-2e | 4 | Race Track | 2 | 85,120 | 24,375 | 17,224 |
| dollars-1e, small | 4 | Harbour Trust | 2 | 2,295 | 720 | 612 |
| dollars-2e, small | 4 | Race Track | 2 | 2,415 | 720 | 644 |

In the small heists players choose between two roles, and the one deal buys out the next player. They are of the size of
Kuhn poker with three players: exact tools finish in seconds.

Decisions and ends are histories of the game tree, counted with simultaneous choices made one after the other.
"""

from __future__ import annotations

from typing import NamedTuple

from millions.core.errors import BadSetup
from millions.core.game import AnyGame, game_named
from millions.research.heists.code import HeistCode
from millions.research.limits import Limits
from millions.research.registry import code_of
from millions.research.setting import Setting, seat_names


class OneHeist(NamedTuple):
    """The Loot card of a heist, the prices of a departure, and the roles that players choose among (none: all)."""

    loot: str
    prices: tuple[int, ...]
    roles: tuple[str, ...] = ()
    only_next: bool = False
    """The one deal buys out the next player clockwise."""


ONE_HEIST = {
    ("dollars-1e", 3): OneHeist("Harbour Trust", (2,), ("snitch", "driver", "crook")),
    ("dollars-1e", 4): OneHeist("Harbour Trust", (1, 3)),
    ("dollars-2e", 3): OneHeist("Race Track", (4,), ("tech", "mentalist", "driver")),
    ("dollars-2e", 4): OneHeist("Race Track", (2,)),
}

SMALL_HEIST = {
    "dollars-1e": OneHeist("Harbour Trust", (2,), ("driver", "crook"), only_next=True),
    "dollars-2e": OneHeist("Race Track", (2,), ("brute", "driver"), only_next=True),
}
"""For four players."""

SMALL = "small"
"""The value of `one_heist` that stands for a small heist."""

ANNOUNCED = ("driver", "driver+driver")
"""What all players announce in the second edition."""


def one_heist(
    game: str | AnyGame, players: int, *, small: bool = False, explicit_chance: bool = False, recall: bool = False
) -> Setting:
    """The setting of a reduced game; begin it with `Turns.begin`."""
    name = game_named(game).name
    heists = {(name, 4): heist for name, heist in SMALL_HEIST.items()} if small else ONE_HEIST
    if (name, players) not in heists:
        known = ", ".join(f"{game} with {number}" for game, number in heists)
        raise BadSetup(
            "no-such-heist", f"there is no single heist of {name} with {players!r}; there is: {known}", known=known
        )
    heist = heists[name, players]
    return Setting.of(
        name,
        players,
        options={"leader": seat_names(players)[0]},
        limits=short_negotiation(name, heist),
        explicit_chance=explicit_chance,
        recall=recall,
        rounds=1,
        loot=heist.loot,
    )


def short_negotiation(game: str, heist: OneHeist) -> Limits:
    """No claims, one proposal and one departure in all."""
    code = code_of(game, 4)
    assert isinstance(code, HeistCode)
    labels = [(block.name, label) for block in code.blocks for label in block.labels]
    left_out = {index for index, (block, label) in enumerate(labels) if not kept(block, label, heist)}
    return Limits(claims=0, proposals=1, proposals_in_all=1, departures=1, votes=0, left_out=frozenset(left_out))


def kept(block: str, label: str, heist: OneHeist) -> bool:
    """Whether an index, given by its block and label, belongs to the reduced game."""
    match block:
        case "choose":
            return not heist.roles or label in heist.roles
        case "choose two":
            first, second = label.split("+")
            return {first, second} <= set(heist.roles) and heist.roles.index(first) < heist.roles.index(second)
        case "announce" | "announce two":
            return label in ANNOUNCED
        case "buy out" | "sell out" if heist.only_next:
            return (block, label) in {("buy out", f"1 on {price}") for price in heist.prices}
        case "buy out" | "sell out":
            return int(label.split()[-1]) in heist.prices
    return block != "call time"
