"""MC-4. The Exchange: pawns earn or lose by the quotations; the privileged player may take a company over."""

from __future__ import annotations

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.core.table import BANK
from millions.games.club.components import (
    EXCHANGE,
    INDUSTRY,
    ON_TILE,
    RESOURCE,
    SPOTS,
    TRANSPORT,
    Companies,
    Holding,
    Sector,
    quotation,
)
from millions.games.club.moves import PASS, Pass, Passed
from millions.games.club.refusals import not_held, too_dear
from millions.games.club.table import Table

DEPENDS_ON = {INDUSTRY: RESOURCE, RESOURCE: TRANSPORT, TRANSPORT: INDUSTRY}
"""MC-4.1. Which sector each sector depends on."""


def earnings(companies: tuple[Companies, ...], sector: Sector) -> int:
    """MC-4.1. What a pawn in this sector earns: its quotation less that of the sector it depends on."""
    return quotation(companies, sector) - quotation(companies, DEPENDS_ON[sector])


class Settled(Event, frozen=True):
    """MC-4.2. The result of all of a player's pawns on the Exchange; if it is negative, the player must pay."""

    seat: Seat
    result: int


class ExchangeTile(Rule[Table], frozen=True):
    """MC-4.2. In turn order, each player's pawns are added up and settled once; a player pays at most all they have."""

    def happen(self, table: Table) -> None:
        pawns = table.pawns_on(EXCHANGE)
        for seat in filter(pawns.__contains__, table.turn_order()):
            sectors = [SPOTS[at].sector for at in ON_TILE[EXCHANGE] for pawn in table.pawns[at] if pawn == seat]
            self.settle(table, seat, sum([earnings(table.companies, sector) for sector in sectors if sector]))

    def settle(self, table: Table, seat: Seat, result: int) -> None:
        """MC-4.2. One payment for all of a player's pawns."""
        table.tell(Settled, seat, result)
        if result > 0:
            table.pay(BANK, seat, result, "exchange")
        else:
            table.pay(seat, BANK, min(-result, table.money[seat]), "exchange-loss")


class TakeOver(Action, frozen=True):
    """MC-4.3. Buy this company of another player at three times its level; the owner cannot refuse."""

    holding: Holding


class TakenOver(Event, frozen=True):
    """MC-4.3. A company was taken over, with its face and bills."""

    seat: Seat
    holding: Holding


class HostileTakeover(Ask[Table, TakeOver | Pass], frozen=True):
    """MC-4.3. The privileged player may buy one company of another player, with the whole price in hand."""

    def awaits(self, table: Table) -> Seats:
        seat = table.privileged(EXCHANGE)
        return () if seat is None or not any(table.companies[one] for one in table.opponents(seat)) else (seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        targets = affordable(table.companies, seat, table.money[seat] // table.numbers.takeover_factor)
        return (one_of(TakeOver, targets), PASS) if targets else (PASS,)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if not isinstance(action, TakeOver):
            return None
        price = table.numbers.takeover_factor * action.holding.company.level
        return not_held(table.companies, action.holding, seat, "MC-4.3") or too_dear(table.money[seat], price, "MC-4.3")

    def answer(self, table: Table, seat: Seat, action: TakeOver | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        owner, company = action.holding.owner, action.holding.company
        table.pay(seat, owner, table.numbers.takeover_factor * company.level, "takeover")
        table.lose(owner, company)
        table.gain(seat, company)
        table.tell(TakenOver, seat, action.holding)


def affordable(companies: tuple[Companies, ...], seat: Seat, level: int) -> tuple[Holding, ...]:
    """The different companies of the other players, up to a level."""
    return tuple(
        Holding(owner, company)
        for owner, held in enumerate(companies)
        if owner != seat
        for company in dict.fromkeys(held)
        if company.level <= level
    )
