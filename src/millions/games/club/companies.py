"""MC-5. The Companies: a draft of company cards, each bought and placed open or discarded face down."""

from __future__ import annotations

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event, Secret
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.core.table import BANK
from millions.games.club.components import COMPANIES, NO_DRAFT, Company, Draft, Sector, Table
from millions.games.club.draft import Pick, along_the_seats, search_by_privilege, shuffle, take, take_from_rest
from millions.games.club.moves import PASS, Pass, Passed

COMPANY_PRICE = 4


class CompaniesTile(Rule[Table], frozen=True):
    """MC-5.1. The hand goes along the seats; each player buys a company or discards one."""

    def happen(self, table: Table) -> None:
        along_the_seats(table, COMPANIES, PickCompany)


class BuyCompany(Action, frozen=True):
    """MC-5.1. Pick this card and buy it for 4."""

    sector: Sector


class DiscardCompany(Action, frozen=True):
    """MC-5.1. Pick this card and discard it face down."""

    sector: Sector


class CompanyBought(Event, frozen=True):
    """MC-5.1. A company was bought, and lies open at face 1."""

    seat: Seat
    company: Company


class CompanyDiscarded(Event, frozen=True):
    """MC-5.1. Somebody discarded a company card face down."""

    seat: Seat


class CompanyPicked(Secret, frozen=True):
    """MC-5.1. The company card I discarded."""

    sector: Sector


class PickCompany(Pick, frozen=True):
    """MC-5.1. Pick one card, and buy it for 4 or discard it; MC-3.3: a player who can't pay discards."""

    def draft(self, table: Table) -> Draft[Sector]:
        return table.draft(COMPANIES)

    def options(self, table: Table, seat: Seat) -> Forms:
        kinds = tuple(dict.fromkeys(self.draft(table).hand))
        discard = one_of(DiscardCompany, kinds)
        return (discard,) if table.money[seat] < COMPANY_PRICE else (one_of(BuyCompany, kinds), discard)

    def answer(self, table: Table, seat: Seat, action: BuyCompany | DiscardCompany) -> None:
        bought = isinstance(action, BuyCompany)
        take(table, COMPANIES, action.sector, bought=bought)
        if bought:
            buy(table, seat, action.sector)
            return
        table.tell(CompanyDiscarded, seat)
        table.tell(CompanyPicked, seat, action.sector)


def buy(table: Table, seat: Seat, sector: Sector) -> None:
    """A company is bought for 4 from the bank, and lies open at face 1."""
    company = Company(sector)
    table.pay(seat, BANK, COMPANY_PRICE, "company")
    table.gain(seat, company)
    table.tell(CompanyBought, seat, company)


class CompanyPrivilege(Rule[Table], frozen=True):
    """MC-5.2. The privileged player looks through the undrawn rest of the deck."""

    def happen(self, table: Table) -> None:
        search_by_privilege(table, COMPANIES, PickFromCompanies)


class PickFromCompanies(Ask[Table, BuyCompany | Pass], frozen=True):
    """MC-5.2. The privileged player may buy one card of the rest for 4."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        rest = tuple(dict.fromkeys(table.deck(COMPANIES)))
        return (PASS,) if table.money[seat] < COMPANY_PRICE else (one_of(BuyCompany, rest), PASS)

    def answer(self, table: Table, seat: Seat, action: BuyCompany | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        take_from_rest(table, COMPANIES, action.sector)
        buy(table, seat, action.sector)


class ShuffleCompanies(Rule[Table], frozen=True):
    """MC-5.2. Then deck and discards are shuffled together: what is in it, everybody can count."""

    def happen(self, table: Table) -> None:
        shuffle(table, COMPANIES)
        table.put_draft(COMPANIES, NO_DRAFT)
