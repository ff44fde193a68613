"""The table: money, cards and pawns, what players have seen, and the score sheets at the end."""

from __future__ import annotations

from typing import Any, Generic

from msgspec import UNSET, Struct, UnsetType

from millions.core import table as core
from millions.core.seat import MOST_SEATS, Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import BANK, Account, Place
from millions.core.variant import played_with
from millions.games.club.components import (
    COLONY_CARDS,
    COMPANY_CARDS,
    INTRIGUE_CARDS,
    NO_PAWNS,
    ON_TILE,
    PILES,
    C,
    Companies,
    Company,
    Intrigue,
    Profile,
    Regions,
    Tile,
    clockwise,
    with_and_without,
    with_most_pawns,
)
from millions.games.club.variant import BOOK, Variant

# Money: a seat's purse has the seat's number

CAPITAL: Account = MOST_SEATS
"""MC-S3. The bills that lie under companies."""

MONEY_IN_THE_BOX = 500
"""An assumption: the bank never runs out (MC-S5), and this amount keeps its account positive in any ordinary game."""


EMPTY_ACCOUNTS = (0,) * (CAPITAL + 1)


def place(account: Account) -> Place:
    """What an account is."""
    return {BANK: Place("bank"), CAPITAL: Place("capital")}.get(account, Place("seat", account))


# What players know beyond what is open to all


class Draft(Struct, Generic[C], frozen=True, gc=False):
    """One pass of a hand of cards along the seats of a tile: who held what, who took what, who bought it."""

    chairs: Seats = ()
    drawn: int = 0
    handed: tuple[tuple[C, ...], ...] = ()
    picked: tuple[C, ...] = ()
    bought: tuple[bool, ...] = ()
    hand: tuple[C, ...] = ()
    searched_by: Seat | None = None
    rest: tuple[C, ...] = ()
    """The undrawn rest as its searcher left it."""
    played: Intrigue | None = None
    """MC-2.3. The intrigue the searcher took from the rest, shown to all."""


AnyDraft = Draft[Any]

NO_DRAFT: AnyDraft = Draft()


class Look(Struct, frozen=True, gc=False):
    """MC-2.c, MC-2.e, MC-Z3. What a player has seen of another's colony cards, and when; and which must still be there.

    The other may have bought or lost cards since: `sure` follows only what the looker can know.
    """

    by: Seat
    whose: Seat
    round: int
    saw: Regions
    sure: Regions


class Score(Struct, frozen=True, gc=False):
    """MC-X1 to MC-X3. One player's score sheet, line by line."""

    companies: int
    leadership: int
    consortium: int
    colonies: int
    concession: int
    globalisation: int
    fortune: int

    @property
    def total(self) -> int:
        """All lines added up."""
        return (
            self.companies
            + self.leadership
            + self.consortium
            + self.colonies
            + self.concession
            + self.globalisation
            + self.fortune
        )


class Table(core.Table, kw_only=True):
    """MC-S3. All that lies on the table. Purses, colony cards and cards passed along a draft are secret."""

    players: int
    contents: tuple[AnyStep, ...]
    first: Seat = 0
    round: int = 0
    profiles: tuple[Profile, ...] = ()
    pawns: tuple[Seats, ...] = NO_PAWNS
    companies: tuple[Companies, ...]
    colonies: tuple[Regions, ...]
    decks: tuple[tuple[Any, ...], ...] = (INTRIGUE_CARDS, COLONY_CARDS, COMPANY_CARDS)
    drafts: tuple[AnyDraft, ...] = (NO_DRAFT,) * len(PILES)
    looks: tuple[Look, ...] = ()
    scores: tuple[Score, ...] = ()
    winners: Seats = ()
    variant: Variant | UnsetType = UNSET
    numbers = played_with(BOOK)

    def turn_order(self) -> Seats:
        """MC-R5. From the first player clockwise."""
        return clockwise(self.first, self.players)

    def opponents(self, seat: Seat) -> Seats:
        """The other players, clockwise."""
        return clockwise(seat, self.players)[1:]

    def pawns_on(self, tile: Tile) -> Seats:
        """Whose pawns stand on a tile; on a tile with numbered seats, in their order."""
        spots = ON_TILE[tile]
        if len(spots) == 1:
            return self.pawns[spots[0]]
        one, two, three = spots
        return self.pawns[one] + self.pawns[two] + self.pawns[three]

    def privileged(self, tile: Tile) -> Seat | None:
        """MC-R6. The player who has a tile's privilege, if any."""
        return with_most_pawns(self.pawns_on(tile))

    def own(self, seat: Seat, companies: Companies) -> None:
        """These are now a player's companies."""
        self.companies = (*self.companies[:seat], companies, *self.companies[seat + 1 :])

    def gain(self, seat: Seat, company: Company) -> None:
        """A company is now a player's."""
        self.own(seat, with_and_without(self.companies[seat], company, None))

    def lose(self, seat: Seat, company: Company) -> None:
        """A company is no longer a player's."""
        self.own(seat, with_and_without(self.companies[seat], None, company))

    def replace(self, seat: Seat, company: Company, by: Company) -> None:
        """A player's company changes."""
        self.own(seat, with_and_without(self.companies[seat], by, company))

    def hold(self, seat: Seat, colonies: Regions) -> None:
        """These are now a player's colony cards."""
        self.colonies = (*self.colonies[:seat], colonies, *self.colonies[seat + 1 :])

    def deck(self, tile: Tile) -> tuple[Any, ...]:
        """The undrawn cards of a tile's deck."""
        return self.decks[PILES[tile]]

    def put_deck(self, tile: Tile, cards: tuple[Any, ...]) -> None:
        """These are now the undrawn cards of a tile's deck."""
        at = PILES[tile]
        self.decks = (*self.decks[:at], cards, *self.decks[at + 1 :])

    def draft(self, tile: Tile) -> AnyDraft:
        """The draft on a tile."""
        return self.drafts[PILES[tile]]

    def put_draft(self, tile: Tile, draft: AnyDraft) -> None:
        """This is now the draft on a tile."""
        at = PILES[tile]
        self.drafts = (*self.drafts[:at], draft, *self.drafts[at + 1 :])
