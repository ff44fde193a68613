"""What a projected game came to for each seat."""

from __future__ import annotations

from millions.core.table import Table
from millions.research.setting import Setting


def returns_of(setting: Setting, table: Table) -> tuple[float, ...]:
    """After a whole game the win and the loss; after some rounds of one, the money won or lost in them."""
    return win_and_loss(table, setting.players) if setting.rounds is None else gains(setting, table)


def win_and_loss(table: Table, players: int) -> tuple[float, ...]:
    """Winners share 1, the others share −1: it adds up to nothing. Where all win, nobody gains."""
    winners: tuple[int, ...] = table.winners  # type: ignore[attr-defined]
    losers = players - len(winners)
    if not losers or not winners:
        return (0.0,) * players
    return tuple(1 / len(winners) if seat in winners else -1 / losers for seat in range(players))


def gains(setting: Setting, table: Table) -> tuple[float, ...]:
    """Money in hand now, less what one began with."""
    before = setting.table().money
    return tuple(float(table.money[seat] - before[seat]) for seat in range(setting.players))
