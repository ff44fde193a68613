"""What a game was worth to each seat."""

from __future__ import annotations

from millions.core.game import game_named
from millions.core.table import Table
from millions.research.setting import Setting


def returns_of(setting: Setting, table: Table) -> tuple[float, ...]:
    """After a whole game, win or loss; in a reduced game, the money won or lost."""
    return win_and_loss(setting, table) if setting.rounds is None else gains(setting, table)


def win_and_loss(setting: Setting, table: Table) -> tuple[float, ...]:
    """Winners share 1 and the others share −1, which adds up to 0. If all players win, or none, every return is 0."""
    winners = {standing.seat for standing in game_named(setting.game).standings(table) if standing.won}
    losers = setting.players - len(winners)
    if not losers or not winners:
        return (0.0,) * setting.players
    return tuple(1 / len(winners) if seat in winners else -1 / losers for seat in range(setting.players))


def gains(setting: Setting, table: Table) -> tuple[float, ...]:
    """Money in hand now, less the money at the beginning."""
    before = setting.table().money
    return tuple(float(table.money[seat] - before[seat]) for seat in range(setting.players))
