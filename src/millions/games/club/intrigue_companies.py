"""MC-2.d, MC-2.f, MC-2.g, MC-2.h. The intrigue cards about companies."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Ask
from millions.core.table import BANK
from millions.games.club.components import HIGHEST_FACE, LOWEST_FACE, SECTORS, Companies, Company, Holding, Sector
from millions.games.club.moves import CompanyMove, Develop, Pass, Tax, move, moves, no_move
from millions.games.club.refusals import about, must_choose, not_held, not_own
from millions.games.club.table import CAPITAL, Table


class CompeteIn(Action, frozen=True):
    """MC-2.d. The type in which to compete; it may be one the player does not own."""

    sector: Sector


class CompetitionBegan(Event, frozen=True):
    """MC-2.d. A type was chosen for the unfair competition."""

    seat: Seat
    sector: Sector


class UnfairCompetition(Ask[Table, CompeteIn], frozen=True):
    """MC-2.d. Choose a type: one own company of it rises, one of every opponent who has one falls."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(CompeteIn, SECTORS),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        return must_choose("MC-2.2") if isinstance(action, Pass) else None

    def answer(self, table: Table, seat: Seat, action: CompeteIn) -> None:
        sector = action.sector
        table.tell(CompetitionBegan, seat, sector)
        table.push(Turn(seat, seat, sector, +1), *[Turn(seat, other, sector, -1) for other in table.opponents(seat)])


class TurnCompany(Action, frozen=True):
    """MC-2.d. The company whose face rises or falls."""

    company: Company


class FaceTurned(Event, frozen=True):
    """MC-2.d. A company's face rose or fell by one, and no money moved; it is now this."""

    holding: Holding
    by: int


class Turn(Ask[Table, TurnCompany], frozen=True):
    """MC-2.d. The card's player chooses which company of the type rises or falls, of those that can."""

    seat: Seat
    owner: Seat
    sector: Sector
    by: int

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if len(self.choices(table)) > 1 else ()

    def choices(self, table: Table) -> Companies:
        """MC-2.d. Faces stay within 1 to 4."""
        return can_turn(table.companies[self.owner], self.sector, self.by)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(TurnCompany, self.choices(table)),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case TurnCompany(company) if company.sector is not self.sector:
                return because("other-sector", "MC-2.d", sector=self.sector.value)
            case TurnCompany(company) if self.owner == seat:
                return not_own(table.companies[seat], company, "MC-2.d") or about("face-is-highest", company, "MC-2.d")
            case TurnCompany(company):
                lowest = about("face-is-lowest", company, "MC-2.d")
                return not_held(table.companies, Holding(self.owner, company), seat, "MC-2.d") or lowest
            case Pass():
                return must_choose("MC-2.2")
        return None

    def answer(self, table: Table, seat: Seat, action: TurnCompany) -> None:
        after = action.company.turned(self.by)
        table.replace(self.owner, action.company, after)
        table.tell(FaceTurned, Holding(self.owner, after), self.by)

    def happen(self, table: Table) -> None:
        for only in self.choices(table):
            self.answer(table, self.seat, TurnCompany(only))


def can_turn(companies: Companies, sector: Sector, by: int) -> Companies:
    """The different companies of a type whose face can rise or fall by this much."""
    found = [one for one in companies if one.sector is sector and LOWEST_FACE <= one.face + by <= HIGHEST_FACE]
    return tuple(dict.fromkeys(found))


class Swap(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """MC-2.f. An own company and the opponent's company it is swapped for."""

    give: Company
    take: Holding


class SwapCompanies(Action, frozen=True):
    """MC-2.f. Swap one own company for one of an opponent, of any type; their levels differ by at most 1."""

    swap: Swap


class CompaniesSwapped(Event, frozen=True):
    """MC-2.f. Two companies were swapped; faces and bills went with them."""

    seat: Seat
    swap: Swap


FURTHEST_LEVELS = 1
"""MC-2.f. The levels of swapped companies differ by at most this."""


class Dumping(Ask[Table, SwapCompanies], frozen=True):
    """MC-2.f. A swap of companies, which must be made if there is any."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if len(swaps(table.companies, self.seat)) > 1 else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(SwapCompanies, swaps(table.companies, seat)),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case SwapCompanies(swap):
                give, take = swap.give, swap.take
                lack = not_own(table.companies[seat], give, "MC-2.f") or not_held(table.companies, take, seat, "MC-2.f")
                return lack or because("levels-too-far", "MC-2.f", give=give.level, take=take.company.level)
            case Pass():
                return must_choose("MC-2.f")
        return None

    def answer(self, table: Table, seat: Seat, action: SwapCompanies) -> None:
        give, take = action.swap.give, action.swap.take
        table.replace(seat, give, take.company)
        table.replace(take.owner, take.company, give)
        table.tell(CompaniesSwapped, seat, action.swap)

    def happen(self, table: Table) -> None:
        for only in swaps(table.companies, self.seat):
            self.answer(table, self.seat, SwapCompanies(only))


@lru_cache(maxsize=4096)
def swaps(companies: tuple[Companies, ...], seat: Seat) -> tuple[Swap, ...]:
    """MC-2.f. All swaps that a player can make; equal companies of one owner are one choice.

    Asked three times for each Dumping: the cache saves half a percent of a random game.
    """
    return tuple(
        Swap(mine, Holding(owner, theirs))
        for mine in dict.fromkeys(companies[seat])
        for owner, held in enumerate(companies)
        if owner != seat
        for theirs in dict.fromkeys(held)
        if abs(mine.level - theirs.level) <= FURTHEST_LEVELS
    )


class Expansion(CompanyMove, frozen=True):
    """MC-2.g. Up to two moves on one own company: this is the first."""

    def answer(self, table: Table, seat: Seat, action: Develop | Tax | Pass) -> None:
        if company := move(table, seat, action):
            table.push(ExpandAgain(seat, company))


class ExpandAgain(Ask[Table, Develop | Tax | Pass], frozen=True):
    """MC-2.g. The second move, on the same company."""

    seat: Seat
    company: Company

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return moves((self.company,))

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if not isinstance(action, Develop | Tax):
            return None
        same = action.company == self.company
        return no_move(table.companies[seat], action) if same else because("other-company", "MC-2.g")

    def answer(self, table: Table, seat: Seat, action: Develop | Tax | Pass) -> None:
        move(table, seat, action)


class RaiseCapital(Action, frozen=True):
    """MC-2.h. The own company that gets a bill."""

    company: Company


class CapitalRaised(Event, frozen=True):
    """MC-2.h. A bill was put under a company, which is now this."""

    seat: Seat
    company: Company


class CapitalIncrease(Ask[Table, RaiseCapital], frozen=True):
    """MC-2.h. A bill of 1 from the bank goes under one own company; its level is higher by 1 for good."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if len(set(table.companies[self.seat])) > 1 else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(RaiseCapital, tuple(dict.fromkeys(table.companies[seat]))),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case RaiseCapital(company):
                return not_own(table.companies[seat], company, "MC-2.h")
            case Pass():
                return must_choose("MC-2.2")
        return None

    def answer(self, table: Table, seat: Seat, action: RaiseCapital) -> None:
        raise_capital(table, seat, action.company)

    def happen(self, table: Table) -> None:
        for only in set(table.companies[self.seat]):
            raise_capital(table, self.seat, only)


def raise_capital(table: Table, seat: Seat, company: Company) -> None:
    """MC-2.h. Put a bill under a company; there is no limit to bills."""
    after = Company(company.sector, company.face, company.bills + 1)
    table.pay(BANK, CAPITAL, 1, "capital")
    table.replace(seat, company, after)
    table.tell(CapitalRaised, seat, after)
