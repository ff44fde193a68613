"""MC-1. The Lobby: moves on companies of a type, as many as there are pawns in its sector.

Who lobbies where is asked in half of all decisions: lists inside `tuple` save 2 % of a random game.
"""

from __future__ import annotations

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.games.club.components import LOBBY, SECTORS, SPOTS, Companies, Sector, Spot
from millions.games.club.moves import PASS, Develop, Pass, Passed, Tax, move, moves, no_move
from millions.games.club.placement import free_spots, no_room, put
from millions.games.club.table import Table


class LobbyTile(Rule[Table], frozen=True):
    """MC-1.1. In turn order, each player takes every sector in which they have a pawn, once."""

    def happen(self, table: Table) -> None:
        if table.pawns_on(LOBBY):
            table.push(*[step for seat in table.turn_order() for step in lobbying(table, seat)])


def lobbying(table: Table, seat: Seat) -> tuple[ChooseSector | MakeMoves, ...]:
    """MC-1.1. A player's moves: all players' pawns in a sector count; two sectors in the order the player chooses."""
    sectors = lobbied(table, seat)
    if len(sectors) == 2 and all(of_type(table, seat, sector) for sector in sectors):
        return (ChooseSector(seat),)
    return tuple([in_sector(table, seat, sector) for sector in sectors])


def lobbied(table: Table, seat: Seat) -> tuple[Sector, ...]:
    """The sectors of the Lobby where a player has a pawn."""
    return tuple([sector for at, sector in enumerate(SECTORS) if seat in table.pawns[at]])


def in_sector(table: Table, seat: Seat, sector: Sector) -> MakeMoves:
    """MC-1.1. As many moves as there are pawns in the sector."""
    return MakeMoves(seat, sector, len(table.pawns[SPOTS.index(Spot(LOBBY, sector))]))


def of_type(table: Table, seat: Seat, sector: Sector) -> Companies:
    """A player's companies of a type."""
    return tuple([one for one in table.companies[seat] if one.sector is sector])


class BeginWith(Action, frozen=True):
    """MC-1.1. With pawns in two sectors: which one comes first."""

    sector: Sector


class ChooseSector(Ask[Table, BeginWith], frozen=True):
    """MC-1.1. A player in two sectors takes them one after the other, in the order they choose."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(BeginWith, lobbied(table, seat)),)

    def answer(self, table: Table, seat: Seat, action: BeginWith) -> None:
        begun = in_sector(table, seat, action.sector)
        table.push(begun, *[in_sector(table, seat, other) for other in lobbied(table, seat) if other != action.sector])


class MakeMoves(Ask[Table, Develop | Tax | Pass], frozen=True):
    """MC-1.2. Moves may be spread over the companies of the type, and need not be used."""

    seat: Seat
    sector: Sector
    left: int

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if self.left and of_type(table, self.seat, self.sector) else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return moves(of_type(table, seat, self.sector))

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if not isinstance(action, Develop | Tax):
            return None
        if action.company.sector is not self.sector:
            return because("wrong-sector", "MC-1.1", sector=self.sector.value)
        return no_move(table.companies[seat], action)

    def answer(self, table: Table, seat: Seat, action: Develop | Tax | Pass) -> None:
        if move(table, seat, action):
            table.push(MakeMoves(seat, self.sector, self.left - 1))


class MovePawn(Action, frozen=True):
    """MC-1.3. Move an own pawn from a sector of the Lobby to another tile."""

    sector: Sector
    spot: Spot


class PawnMoved(Event, frozen=True):
    """MC-1.3. A pawn went from a sector of the Lobby to another tile."""

    seat: Seat
    sector: Sector
    spot: Spot


class LobbyPrivilege(Ask[Table, MovePawn | Pass], frozen=True):
    """MC-1.3. The privileged player may move a pawn to any other open tile with a free seat; it counts there fully."""

    def awaits(self, table: Table) -> Seats:
        seat = table.privileged(LOBBY)
        return () if seat is None or not self.targets(table) else (seat,)

    def targets(self, table: Table) -> tuple[Spot, ...]:
        """Where the pawn may go."""
        return tuple(spot for spot in free_spots(table) if spot.tile is not LOBBY)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(MovePawn, lobbied(table, seat), self.targets(table)), PASS)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if not isinstance(action, MovePawn):
            return None
        if action.sector not in lobbied(table, seat):
            return because("no-pawn-there", "MC-1.3", sector=action.sector.value)
        if action.spot.tile is LOBBY:
            return because("other-tile", "MC-1.3")
        return no_room(table, action.spot)

    def answer(self, table: Table, seat: Seat, action: MovePawn | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        at = SPOTS.index(Spot(LOBBY, action.sector))
        standing = list(table.pawns[at])
        standing.remove(seat)
        table.pawns = (*table.pawns[:at], tuple(standing), *table.pawns[at + 1 :])
        put(table, seat, action.spot)
        table.tell(PawnMoved, seat, action.sector, action.spot)
