"""MC-5. The Companies: a draft of company cards, each bought and placed open or discarded face down."""

from __future__ import annotations

from millions.core.message import Action, Event, Secret
from millions.core.seat import Seat
from millions.core.step import Rule
from millions.core.table import BANK
from millions.games.club.buying import BuyFromRest, PickAndPay
from millions.games.club.components import COMPANIES, Company, Sector
from millions.games.club.draft import along_the_seats, search_by_privilege, shuffle
from millions.games.club.table import NO_DRAFT, Table
from millions.games.club.variant import Variant


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
    """MC-5.1. A player discarded a company card face down."""

    seat: Seat


class CompanyPicked(Secret, frozen=True):
    """MC-5.1. The company card I discarded."""

    sector: Sector


def buy(table: Table, seat: Seat, sector: Sector) -> None:
    """MC-5.1. A company is bought for 4 from the bank, and lies open at face 1."""
    company = Company(sector)
    table.pay(seat, BANK, table.numbers.company_price, "company")
    table.gain(seat, company)
    table.tell(CompanyBought, seat, company)


class PickCompany(PickAndPay, frozen=True):
    """MC-5.1. Pick one card, and buy it for 4 or discard it; MC-3.3: a player who can't pay discards."""

    tile, buy, discard, unpaid = COMPANIES, BuyCompany, DiscardCompany, "MC-5.1"

    def price(self, numbers: Variant) -> int:
        return numbers.company_price

    def bought(self, table: Table, seat: Seat, card: Sector) -> None:
        buy(table, seat, card)

    def discarded(self, table: Table, seat: Seat, card: Sector) -> None:
        table.tell(CompanyDiscarded, seat)
        table.tell(CompanyPicked, seat, card)


class CompanyPrivilege(Rule[Table], frozen=True):
    """MC-5.2. The privileged player looks through the undrawn rest of the deck."""

    def happen(self, table: Table) -> None:
        search_by_privilege(table, COMPANIES, PickFromCompanies)


class PickFromCompanies(BuyFromRest, frozen=True):
    """MC-5.2. The privileged player may buy one card of the rest for 4."""

    tile, buy, discard = COMPANIES, BuyCompany, DiscardCompany

    def price(self, numbers: Variant) -> int:
        return numbers.company_price

    def bought(self, table: Table, seat: Seat, card: Sector) -> None:
        buy(table, seat, card)


class ShuffleCompanies(Rule[Table], frozen=True):
    """MC-5.2. Then deck and discards are shuffled together; all players can count what is in the deck."""

    def happen(self, table: Table) -> None:
        shuffle(table, COMPANIES)
        table.put_draft(COMPANIES, NO_DRAFT)
