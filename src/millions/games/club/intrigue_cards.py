"""MC-2.a to MC-2.h. The eight intrigue cards. What is forced and leaves no choice happens without a question."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep, Ask, Rule
from millions.core.table import BANK
from millions.games.club.components import (
    CAPITAL,
    HIGHEST_FACE,
    LOWEST_FACE,
    SECTORS,
    Companies,
    Company,
    Holding,
    Intrigue,
    Region,
    Sector,
    Table,
)
from millions.games.club.looks import hand_over, look
from millions.games.club.moves import PASS, Develop, Pass, Passed, Tax, move, moves

# Money


class Racket(Rule[Table], frozen=True):
    """MC-2.a. Take 3 from the bank; every opponent pays 3 to the bank, or all they have."""

    seat: Seat

    def happen(self, table: Table) -> None:
        table.pay(BANK, self.seat, 3, "racket")
        for other in table.opponents(self.seat):
            table.pay(other, BANK, min(3, table.money[other]), "racketed")


class Capitalization(Rule[Table], frozen=True):
    """MC-2.b. Take 6 from the bank."""

    seat: Seat

    def happen(self, table: Table) -> None:
        table.pay(BANK, self.seat, 6, "capitalization")


# Colonies


class LookAt(Action, frozen=True):
    """MC-2.c, MC-2.e. Look at this opponent's colony cards; one must be chosen, and may be one without cards."""

    owner: Seat


class ChooseHand(Ask[Table, LookAt], frozen=True):
    """MC-2.c, MC-2.e. Whose colony cards to look at; with one opponent there is nothing to choose."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.players > 2 else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(LookAt, table.opponents(seat)),)

    def answer(self, table: Table, seat: Seat, action: LookAt) -> None:
        look(table, seat, action.owner)
        table.push(self.then(seat, action.owner))

    def happen(self, table: Table) -> None:
        self.answer(table, self.seat, LookAt(table.opponents(self.seat)[0]))

    def then(self, seat: Seat, owner: Seat) -> AnyStep:
        """What the card lets one do with the cards seen."""
        raise NotImplementedError


class ColonialContract(ChooseHand, frozen=True):
    """MC-2.c. Look at one opponent's colony cards; one of them may be bought for 3."""

    def then(self, seat: Seat, owner: Seat) -> AnyStep:
        return BuyContract(seat, owner)


CONTRACT_PRICE = 3


class BuyColonyFrom(Action, frozen=True):
    """MC-2.c. Buy one of the colony cards seen, for 3 paid to its owner."""

    region: Region


class ContractBought(Event, frozen=True):
    """MC-2.c. A colony card was bought from its owner; which, only the two know."""

    seat: Seat
    owner: Seat


class BuyContract(Ask[Table, BuyColonyFrom | Pass], frozen=True):
    """MC-2.c. The player may buy one of the cards seen. A poor one is asked too: purses are secret (MC-S3)."""

    seat: Seat
    owner: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.colonies[self.owner] else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        if table.money[seat] < CONTRACT_PRICE:
            return (PASS,)
        return (one_of(BuyColonyFrom, tuple(dict.fromkeys(table.colonies[self.owner]))), PASS)

    def answer(self, table: Table, seat: Seat, action: BuyColonyFrom | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        table.tell(ContractBought, seat, self.owner)
        table.pay(seat, self.owner, CONTRACT_PRICE, "contract")
        hand_over(table, self.owner, seat, action.region)


class ColonialUnrest(ChooseHand, frozen=True):
    """MC-2.e. Look at one opponent's colony cards; one of them may be swapped for one of one's own."""

    def then(self, seat: Seat, owner: Seat) -> AnyStep:
        return SwapUnrest(seat, owner)


class SwapColonies(Action, frozen=True):
    """MC-2.e. Swap one of one's own colony cards for one of those seen."""

    give: Region
    take: Region


class ColoniesSwapped(Event, frozen=True):
    """MC-2.e. Two players' colony cards were swapped; which, only the two know."""

    seat: Seat
    owner: Seat


class SwapUnrest(Ask[Table, SwapColonies | Pass], frozen=True):
    """MC-2.e. The player may swap, if both have a card."""

    seat: Seat
    owner: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.colonies[self.seat] and table.colonies[self.owner] else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        mine, theirs = (tuple(dict.fromkeys(table.colonies[one])) for one in (seat, self.owner))
        return (one_of(SwapColonies, mine, theirs), PASS)

    def answer(self, table: Table, seat: Seat, action: SwapColonies | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        table.tell(ColoniesSwapped, seat, self.owner)
        hand_over(table, seat, self.owner, action.give)
        hand_over(table, self.owner, seat, action.take)


# Companies


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

    def answer(self, table: Table, seat: Seat, action: TurnCompany) -> None:
        after = action.company.turned(self.by)
        table.replace(self.owner, action.company, after)
        table.tell(FaceTurned, Holding(self.owner, after), self.by)

    def happen(self, table: Table) -> None:
        for only in self.choices(table):
            self.answer(table, self.seat, TurnCompany(only))


@lru_cache(maxsize=8192)
def can_turn(companies: Companies, sector: Sector, by: int) -> Companies:
    """The different companies of a type whose face can rise or fall by so much."""
    found = [one for one in companies if one.sector is sector and LOWEST_FACE <= one.face + by <= HIGHEST_FACE]
    return tuple(dict.fromkeys(found))


class Swap(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """MC-2.f. One own company for somebody's."""

    give: Company
    take: Holding


class SwapCompanies(Action, frozen=True):
    """MC-2.f. Swap one own company for one of an opponent, of any type; their levels differ by at most 1."""

    swap: Swap


class CompaniesSwapped(Event, frozen=True):
    """MC-2.f. Two companies were swapped; faces and bills went with them."""

    seat: Seat
    swap: Swap


class Dumping(Ask[Table, SwapCompanies], frozen=True):
    """MC-2.f. A swap of companies, which must be made if there is any."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if len(swaps(table.companies, self.seat)) > 1 else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(SwapCompanies, swaps(table.companies, seat)),)

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
    """MC-2.f. All swaps a player can make; of equal companies of one owner, any will do."""
    return tuple(
        [
            Swap(mine, Holding(owner, theirs))
            for mine in dict.fromkeys(companies[seat])
            for owner, held in enumerate(companies)
            if owner != seat
            for theirs in dict.fromkeys(held)
            if abs(mine.level - theirs.level) <= 1
        ]
    )


class Expansion(Ask[Table, Develop | Tax | Pass], frozen=True):
    """MC-2.g. Up to two moves on one own company: this is the first."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.companies[self.seat] else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return moves(table.companies[seat])

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


CARDS: dict[Intrigue, type[AnyStep]] = {
    Intrigue.RACKET: Racket,
    Intrigue.CAPITALIZATION: Capitalization,
    Intrigue.COLONIAL_CONTRACT: ColonialContract,
    Intrigue.UNFAIR_COMPETITION: UnfairCompetition,
    Intrigue.COLONIAL_UNREST: ColonialUnrest,
    Intrigue.DUMPING: Dumping,
    Intrigue.EXPANSION: Expansion,
    Intrigue.CAPITAL_INCREASE: CapitalIncrease,
}
