"""MC-S. Setting up: money, a colony card, a company, the first player."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from millions.core.errors import BadDeck
from millions.core.form import Form, Forms
from millions.core.message import Action, Event
from millions.core.nature import CardFrom
from millions.core.seat import Seat
from millions.core.step import AnyStep, Chance
from millions.core.table import Options as CoreOptions
from millions.core.variant import played_with, read_variant
from millions.games.club.colonies import get
from millions.games.club.components import COLONIES, COMPANIES, Company, Region, Sector
from millions.games.club.draft import take_from_rest
from millions.games.club.table import EMPTY_ACCOUNTS, MONEY_IN_THE_BOX, Table
from millions.games.club.variant import BOOK, Variant


class Options(CoreOptions, frozen=True, kw_only=True):
    """`profiles`: each player begins with a profile (MC-Z1)."""

    profiles: bool = False


class Deck(Struct, frozen=True):
    """MC-S1. The box has its cards and no others; but it may be played with other numbers than the book's."""

    variant: Variant | UnsetType = UNSET
    numbers = played_with(BOOK)


def read_deck(data: dict[str, Any]) -> Deck:
    """The box's own cards are the only ones; a file may set numbers."""
    if set(data) - {"variant"}:
        sentence = "million-club has no decks to choose from; a file may set a [variant], but the box's cards are fixed"
        raise BadDeck("deck-fixed", f"{sentence} [MC-S1]")
    return Deck(read_variant(Variant, data.get("variant", {})))


def lay_the_table(players: int, contents: tuple[AnyStep, ...], deck: Deck) -> Table:
    """MC-S1, MC-S2. Tiles, decks, and 7 M for each player."""
    numbers = deck.numbers
    purses = [numbers.start_money] * players
    purses[0] += numbers.first_seat_bonus
    return Table(
        variant=deck.variant,
        players=players,
        contents=contents,
        money=(*purses, *EMPTY_ACCOUNTS[players:], MONEY_IN_THE_BOX - sum(purses)),
        companies=((),) * players,
        colonies=((),) * players,
    )


class GiveCompany(Action, frozen=True):
    """MC-S2. Chance deals a player's first company."""

    sector: Sector


class CompanyDealt(Event, frozen=True):
    """MC-S2. A player begins with this company, open to all."""

    seat: Seat
    company: Company


class DealCompany(Chance[Table, GiveCompany], frozen=True):
    """MC-S2. A company, face up at face 1."""

    seat: Seat

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(GiveCompany, (CardFrom(table.deck(COMPANIES)),)),)

    def answer(self, table: Table, seat: Seat, action: GiveCompany) -> None:
        begin_with(table, self.seat, action.sector)


def begin_with(table: Table, seat: Seat, sector: Sector) -> None:
    """A company comes from the deck to its first owner, at face 1."""
    take_from_rest(table, COMPANIES, sector)
    table.gain(seat, Company(sector))
    table.tell(CompanyDealt, seat, Company(sector))


class GiveColony(Action, frozen=True):
    """MC-S2. Chance deals a player's first colony card."""

    region: Region


class ColonyDealt(Event, frozen=True):
    """MC-S2. A player begins with a colony card, kept hidden."""

    seat: Seat


class DealColony(Chance[Table, GiveColony], frozen=True):
    """MC-S2. A colony card, kept hidden."""

    seat: Seat

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(GiveColony, (CardFrom(table.deck(COLONIES)),)),)

    def answer(self, table: Table, seat: Seat, action: GiveColony) -> None:
        begin_in(table, self.seat, action.region)


def begin_in(table: Table, seat: Seat, region: Region) -> None:
    """A colony card comes from the deck to its first owner, unseen by the others."""
    take_from_rest(table, COLONIES, region)
    table.tell(ColonyDealt, seat)
    get(table, seat, region)


class GiveFirst(Action, frozen=True):
    """MC-S2. Chance, or the Schemer (MC-Z3), makes a player the first player."""

    seat: Seat


class FirstChosen(Event, frozen=True):
    """MC-S2. This player comes first in the first round."""

    seat: Seat


class ChooseFirst(Chance[Table, GiveFirst], frozen=True):
    """MC-S2. The first player is random."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(GiveFirst, (CardFrom(tuple(range(table.players))),)),)

    def answer(self, table: Table, seat: Seat, action: GiveFirst) -> None:
        make_first(table, action.seat)


def make_first(table: Table, seat: Seat) -> None:
    """A player gets the first-player token."""
    table.first = seat
    table.tell(FirstChosen, seat)


def deal(players: int) -> tuple[AnyStep, ...]:
    """MC-S2. A company and a colony card for each player, and a first player."""
    seats = range(players)
    return (*map(DealCompany, seats), *map(DealColony, seats), ChooseFirst())
