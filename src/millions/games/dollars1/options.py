"""What a host may choose before the game, and the option "Won't get fooled again"."""

from __future__ import annotations

from millions.core.message import Event
from millions.core.seat import Seat
from millions.core.step import Rule
from millions.core.table import Options as CoreOptions
from millions.games.dollars1.components import Table
from millions.games.heists.components import Role


class Options(CoreOptions, frozen=True, kw_only=True):
    """`fooled`: play with M1-O1. `leader`: the name of the first Leader (M1-S4), else chance decides."""

    fooled: bool = False
    leader: str | None = None


class LaidOpen(Event, frozen=True):
    """M1-O1. The role a player had in the round before lies open, and cannot be picked now."""

    seat: Seat
    role: Role


class LayOpen(Rule[Table], frozen=True):
    """M1-O1. When a round follows, the role each player had in this one lies open and may not be picked again."""

    def happen(self, table: Table) -> None:
        table.laid_open = table.roles[: table.players]
        for seat, role in enumerate(table.laid_open):
            if role is not None:
                table.tell(LaidOpen, seat, role)
