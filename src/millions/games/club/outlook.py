"""What follows from the rules at this moment, computed for all players from what all players see.

A client draws it and needs no rule of its own: the chapter of the round, what stands on each tile and who would have
its privilege, what a pawn would earn, what every company would bring or cost, and the score sheet at the end.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct, structs

from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep
from millions.games.club.colonies import ColoniesTile, ColonyPrivilege, ShuffleColonies
from millions.games.club.companies import CompaniesTile, CompanyPrivilege, ShuffleCompanies
from millions.games.club.components import (
    EXCHANGE,
    HIGHEST_FACE,
    LOBBY,
    LOWEST_FACE,
    ON_TILE,
    PAWNS,
    PILES,
    REGIONS,
    SECTORS,
    SPOTS,
    Company,
    Region,
    Sector,
    Spot,
    Tile,
    clockwise,
    with_most_pawns,
)
from millions.games.club.end_of_round import LastMoves, NextRound
from millions.games.club.exchange import DEPENDS_ON, ExchangeTile, HostileTakeover, earnings
from millions.games.club.intrigues import IntriguePrivilege, IntriguesTile, ShuffleIntrigues
from millions.games.club.lobby import LobbyPrivilege, LobbyTile
from millions.games.club.placement import CLOSED, CloseTile, PlacePawns
from millions.games.club.scoring import scores
from millions.games.club.table import Score
from millions.games.club.view import View

Kind = TypeVar("Kind", Sector, Region)


class Chapter(Enum):
    """MC-R5. The parts of a round, in the order of play; before them the setting up, after them the end."""

    SETUP = "setup"
    PLACING = "placing"
    LOBBY = "lobby"
    INTRIGUES = "intrigues"
    COLONIES = "colonies"
    EXCHANGE = "exchange"
    COMPANIES = "companies"
    ENDING = "ending"
    OVER = "over"


STEPS: dict[Chapter, tuple[type[AnyStep], ...]] = {
    Chapter.PLACING: (CloseTile, PlacePawns),
    Chapter.LOBBY: (LobbyTile, LobbyPrivilege),
    Chapter.INTRIGUES: (IntriguesTile, IntriguePrivilege, ShuffleIntrigues),
    Chapter.COLONIES: (ColoniesTile, ColonyPrivilege, ShuffleColonies),
    Chapter.EXCHANGE: (ExchangeTile, HostileTakeover),
    Chapter.COMPANIES: (CompaniesTile, CompanyPrivilege, ShuffleCompanies),
    Chapter.ENDING: (LastMoves, NextRound),
}
"""Which lines of the contents page make up a chapter."""

CHAPTER_OF = {step: chapter for chapter, steps in STEPS.items() for step in steps}


class SpotNow(Struct, frozen=True):
    """MC-R3, MC-R4. A spot: whose pawns stand there, in order; how many numbered seats it has, a sector any number."""

    spot: Spot
    pawns: Seats
    seats: int | None
    moves: int | None
    """MC-1.1. In the Lobby: how many moves each player with a pawn here would have."""


class TileNow(Struct, frozen=True):
    """A tile: its spots, who would have its privilege (MC-R6); its deck, how many would be drawn (MC-2.1, MC-3.3)."""

    tile: Tile
    closed: bool
    places: tuple[SpotNow, ...]
    privileged: Seat | None
    deck: int | None
    draws: int | None


class SectorNow(Struct, frozen=True):
    """MC-4.1. A sector: its quotation (MC-S4), the sector it depends on, what one pawn on the Exchange would earn."""

    sector: Sector
    quotation: int
    depends_on: Sector
    earns: int


class CompanyNow(Struct, frozen=True):
    """MC-V1, MC-4.3. A company: its level, and once developed; what taxing it brings, and its level then; the price of
    a takeover."""

    company: Company
    level: int
    developed: int | None
    tax: int | None
    taxed: int | None
    price: int


class OpenPoints(Struct, frozen=True):
    """MC-X1, MC-X2. The points of what lies open: all lines of the companies, and what each colony card counts."""

    companies: int
    leadership: int
    consortium: int
    colonies: int


class SeatNow(Struct, frozen=True):
    """What is public about a player: companies and points."""

    companies: tuple[CompanyNow, ...]
    points: int
    counted: OpenPoints
    """What the points are the sum of."""


class ScoreLine(Struct, frozen=True):
    """MC-X1 to MC-X3. A line of the score sheet: all players' points, and their sums down to this line."""

    line: str
    points: tuple[int, ...]
    so_far: tuple[int, ...]


class Prices(Struct, frozen=True):
    """MC-3.1, MC-5.1, MC-2.c. What a colony card, a company, and another player's colony card cost; MC-X3. how much
    money is one point at the end."""

    colony: int
    company: int
    contract: int
    point: int


class Outlook(Struct, frozen=True, kw_only=True):
    """What a client needs to draw the table."""

    chapter: Chapter
    calendar: tuple[Tile, ...]
    """MC-R1. The tile closed in each round."""
    placing: Seats
    """MC-R2. Whose pawns are still to be placed, in order."""
    tiles: tuple[TileNow, ...]
    sectors: tuple[SectorNow, ...]
    exchange: tuple[int | None, ...]
    """MC-4.2. What each player's pawns on the Exchange would earn, until they are settled; None without a pawn."""
    seats: tuple[SeatNow, ...]
    leaders: tuple[Seat | None, ...]
    """MC-X1. Who has strictly most companies of each type."""
    concessions: tuple[Seat | None, ...]
    """MC-X2. Who has strictly most cards of each region; known when the hands are laid open."""
    prices: Prices
    sheet: tuple[ScoreLine, ...]


def outlook(view: View) -> Outlook:
    """The outlook, from a spectator's view."""
    types = [Counter([one.sector for one in held]) for held in view.companies]
    regions = [Counter(hand) for hand in view.colonies if hand is not None]
    numbers = view.numbers
    return Outlook(
        chapter=chapter(view),
        calendar=CLOSED[: numbers.rounds],
        placing=to_place(view),
        tiles=tuple(tile_now(view, tile) for tile in Tile),
        sectors=tuple(sector_now(view, sector) for sector in SECTORS),
        exchange=on_the_exchange(view),
        seats=seats_now(view),
        leaders=tuple(with_most(types, sector) for sector in SECTORS),
        concessions=tuple(with_most(regions, region) for region in REGIONS) if view.scores else (),
        prices=Prices(numbers.colony_price, numbers.company_price, numbers.contract_price, numbers.money_for_a_point),
        sheet=sheet(view.scores),
    )


def chapter(view: View) -> Chapter:
    """The chapter of the line of the contents page that runs: what it pushed lies before the lines still to come."""
    if view.scores:
        return Chapter.OVER
    if not view.round:
        return Chapter.SETUP
    lines = [type(step) for step in view.contents]
    ahead = next(type(step) for step in view.agenda if type(step) in lines)
    return CHAPTER_OF[ahead if ahead is type(view.agenda[0]) else lines[lines.index(ahead) - 1]]


def to_place(view: View) -> Seats:
    """MC-R2. From the first player clockwise each places one pawn, then each the second."""
    if chapter(view) is not Chapter.PLACING:
        return ()
    placed = sum([len(pawns) for pawns in view.pawns])
    return (clockwise(view.first, view.players) * PAWNS)[placed:]


def tile_now(view: View, tile: Tile) -> TileNow:
    """What stands on a tile, and what would be drawn from its deck."""
    places = tuple(spot_now(view, at) for at in ON_TILE[tile])
    standing = tuple(seat for place in places for seat in place.pawns)
    deck = view.deck_sizes[PILES[tile]] if tile in PILES else None
    drawn = min(deck, len(standing) + 1) if deck is not None and standing and is_ahead(view, tile) else None
    return TileNow(tile, tile is view.closed, places, with_most_pawns(standing), deck, drawn)


def is_ahead(view: View, tile: Tile) -> bool:
    """Is the tile still to be resolved this round?"""
    begins = STEPS[Chapter(tile.value)][0]
    return any(isinstance(step, begins) for step in view.agenda)


def spot_now(view: View, at: int) -> SpotNow:
    """What stands on a spot."""
    spot, pawns = SPOTS[at], view.pawns[at]
    seats = view.players if spot.tile in PILES else None
    return SpotNow(spot, pawns, seats, len(pawns) if spot.tile is LOBBY else None)


def sector_now(view: View, sector: Sector) -> SectorNow:
    """A sector as it stands now."""
    at = SECTORS.index(sector)
    return SectorNow(sector, view.quotations[at], DEPENDS_ON[sector], earnings(view.companies, sector))


def seats_now(view: View) -> tuple[SeatNow, ...]:
    """What is public about the players."""
    numbers = view.numbers
    open_lines = scores(view.companies, ((),) * view.players, (0,) * view.players, numbers)
    told = zip(view.companies, open_lines, view.colony_counts, strict=True)
    return tuple(
        SeatNow(
            tuple([company_now(one, numbers.takeover_factor) for one in held]),
            lines.total + numbers.colony_points * colonies,
            OpenPoints(lines.companies, lines.leadership, lines.consortium, numbers.colony_points * colonies),
        )
        for held, lines, colonies in told
    )


@lru_cache(maxsize=1024)
def company_now(company: Company, factor: int) -> CompanyNow:
    """MC-V1, MC-4.3. What a company would bring, and cost. The cache saves a twelfth of an outlook."""
    level = company.level
    developed = company.turned(+1).level if company.face < HIGHEST_FACE else None
    taxed = company.turned(-1).level if company.face > LOWEST_FACE else None
    return CompanyNow(company, level, developed, None if taxed is None else level, taxed, factor * level)


def on_the_exchange(view: View) -> tuple[int | None, ...]:
    """MC-4.2. What each player's pawns on the Exchange would earn."""
    results: list[int | None] = [None] * view.players
    for at in ON_TILE[EXCHANGE] if is_ahead(view, EXCHANGE) else ():
        if (sector := SPOTS[at].sector) and view.pawns[at]:
            earned = earnings(view.companies, sector)
            for seat in view.pawns[at]:
                results[seat] = (results[seat] or 0) + earned
    return tuple(results)


def with_most(counts: list[Counter[Kind]], kind: Kind) -> Seat | None:
    """MC-X1, MC-X2. Who has strictly most of a kind."""
    return with_most_pawns(tuple(seat for seat, count in enumerate(counts) for _ in range(count[kind])))


def sheet(counted: tuple[Score, ...]) -> tuple[ScoreLine, ...]:
    """MC-X1 to MC-X3. The score sheet, line by line."""
    lines: list[ScoreLine] = []
    so_far = (0,) * len(counted)
    for field in structs.fields(Score) if counted else ():
        points = tuple(int(getattr(score, field.name)) for score in counted)
        so_far = tuple(sum(pair) for pair in zip(so_far, points, strict=True))
        lines.append(ScoreLine(field.name, points, so_far))
    return tuple(lines)
