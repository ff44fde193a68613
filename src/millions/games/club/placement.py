"""MC-R. A round begins: one tile is closed, and each player places two pawns."""

from __future__ import annotations

from functools import lru_cache

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.games.club.components import (
    COLONIES,
    COMPANIES,
    EXCHANGE,
    INTRIGUES,
    LOBBY,
    NO_PAWNS,
    NUMBERED,
    PAWNS,
    SPOTS,
    Spot,
    Tile,
)
from millions.games.club.moves import Pass
from millions.games.club.table import Table

CLOSED = (LOBBY, INTRIGUES, COLONIES, EXCHANGE, COMPANIES, EXCHANGE, COLONIES, INTRIGUES, LOBBY)
"""MC-R1. Which tile is closed in each of the nine rounds."""


def closed(round: int) -> Tile:
    """MC-R1. The tile closed in this round; during set-up already the one of the first round."""
    return CLOSED[max(round, 1) - 1]


class RoundBegan(Event, frozen=True):
    """MC-R1. A round begins, with one tile closed; this player comes first."""

    round: int
    closed: Tile
    first: Seat


class CloseTile(Rule[Table], frozen=True):
    """MC-R1. The next tile closes; in rounds 1 to 5 tile 1 to 5, then back from tile 4 to tile 1."""

    def happen(self, table: Table) -> None:
        table.round += 1
        table.pawns = NO_PAWNS
        table.tell(RoundBegan, table.round, closed(table.round), table.first)


class PlacePawn(Action, frozen=True):
    """MC-R2. Place one pawn, on a tile's next numbered seat or in one of its sectors."""

    spot: Spot


class PawnPlaced(Event, frozen=True):
    """MC-R2. A pawn was placed."""

    seat: Seat
    spot: Spot


class PlacePawns(Ask[Table, PlacePawn], frozen=True):
    """MC-R2. From the first player clockwise each places one pawn, then each the second in the same order."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        placed = sum(map(len, table.pawns))
        if placed == PAWNS * table.players:
            return ()
        return ((table.first + placed) % table.players,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(PlacePawn, free_spots(table)),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case PlacePawn(spot):
                return no_room(table, spot)
            case Pass():
                return because("must-place", "MC-R2")
        return None

    def answer(self, table: Table, seat: Seat, action: PlacePawn) -> None:
        put(table, seat, action.spot)
        table.tell(PawnPlaced, seat, action.spot)


def free_spots(table: Table) -> tuple[Spot, ...]:
    """MC-R3, MC-R4. As many numbered seats as players on three tiles, no limit in the sectors of the other two."""
    pawns, players = table.pawns, table.players
    full = [tile for tile, at in NUMBERED.items() if len(pawns[at]) == players]
    return spots_beside(closed(table.round), *full)


def no_room(table: Table, spot: Spot) -> Problem:
    """MC-R1, MC-R3, MC-R4. The tile is closed, has no such spot, or all its seats are taken."""
    if spot.tile is closed(table.round):
        return because("tile-closed", "MC-R1", tile=spot.tile.value)
    if spot not in SPOTS:
        return because("no-such-spot", "MC-R4", tile=spot.tile.value)
    return because("tile-full", "MC-R3", tile=spot.tile.value)


@lru_cache(maxsize=64)
def spots_beside(*taken: Tile) -> tuple[Spot, ...]:
    """All spots except those of these tiles. The cache saves 2 % of a random game."""
    return tuple(spot for spot in SPOTS if spot.tile not in taken)


def put(table: Table, seat: Seat, spot: Spot) -> None:
    """Put a pawn on a spot, after those that stand there."""
    at = SPOTS.index(spot)
    table.pawns = (*table.pawns[:at], (*table.pawns[at], seat), *table.pawns[at + 1 :])
