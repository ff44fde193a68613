"""What is in the box: tiles, pawns, company, colony and intrigue cards, money, and the table they lie on."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from functools import lru_cache
from typing import Any, Generic, TypeVar

from msgspec import Struct

from millions.core import table as core
from millions.core.seat import MOST_SEATS, Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import BANK, Account, Place


class Named(Enum):
    """Things known by their names."""

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return self.name


class Tile(Named):
    """MC-S1. The five tiles, in the order in which they lie and are resolved."""

    LOBBY = "lobby"
    INTRIGUES = "intrigues"
    COLONIES = "colonies"
    EXCHANGE = "exchange"
    COMPANIES = "companies"


class Sector(Named):
    """The three types of company."""

    RESOURCE = "resource"
    INDUSTRY = "industry"
    TRANSPORT = "transport"


class Region(Named):
    """The five regions of the colonies."""

    AFRICA = "africa"
    ASIA = "asia"
    AMERICA = "america"
    INDIA = "india"
    OCEANIA = "oceania"


class Intrigue(Named):
    """The eight intrigues, one card of each."""

    RACKET = "racket"
    CAPITALIZATION = "capitalization"
    COLONIAL_CONTRACT = "colonial-contract"
    UNFAIR_COMPETITION = "unfair-competition"
    COLONIAL_UNREST = "colonial-unrest"
    DUMPING = "dumping"
    EXPANSION = "expansion"
    CAPITAL_INCREASE = "capital-increase"


class Profile(Named):
    """MC-Z1. The six ways to begin, when the profiles are played with."""

    LOBBYIST = "lobbyist"
    CAPITALIST = "capitalist"
    COLONIST = "colonist"
    HEIR = "heir"
    ENTREPRENEUR = "entrepreneur"
    SCHEMER = "schemer"


LOBBY, INTRIGUES, COLONIES, EXCHANGE, COMPANIES = Tile
RESOURCE, INDUSTRY, TRANSPORT = Sector
AFRICA, ASIA, AMERICA, INDIA, OCEANIA = Region

SECTORS = tuple(Sector)
REGIONS = tuple(Region)

Regions = tuple[Region, ...]
"""Colony cards; where order means nothing, in the order of the regions."""

Card = Intrigue | Region | Sector
"""A card of one of the three decks: a company card is its type until it is somebody's company."""

C = TypeVar("C", Intrigue, Region, Sector)

# The decks (MC-S1): bags, whose order nobody knows

COMPANY_CARDS = tuple([sector for sector in Sector for _ in range(13)])
COLONY_CARDS = tuple([region for region in Region for _ in range(6)])
INTRIGUE_CARDS = tuple(Intrigue)

PILES = {INTRIGUES: 0, COLONIES: 1, COMPANIES: 2}
"""The tiles with a deck and numbered seats, and where their deck and draft lie among `decks` and `drafts`."""


# Companies

LOWEST_FACE, HIGHEST_FACE = 1, 4


class Company(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A company: its type, the face turned up, and the capital bills under it. Equal companies are one choice."""

    sector: Sector
    face: int = LOWEST_FACE
    bills: int = 0

    @property
    def level(self) -> int:
        """Face plus bills."""
        return self.face + self.bills

    def turned(self, by: int) -> Company:
        """This company with its face so much higher or lower."""
        return Company(self.sector, self.face + by, self.bills)


Companies = tuple[Company, ...]
"""Somebody's companies, by type, face and bills."""


class Holding(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Somebody's company."""

    owner: Seat
    company: Company


@lru_cache(maxsize=8192)
def rank(company: Company) -> tuple[int, int, int]:
    """Where a company stands among others."""
    return SECTORS.index(company.sector), company.face, company.bills


@lru_cache(maxsize=8192)
def with_and_without(companies: Companies, more: Company | None, less: Company | None) -> Companies:
    """These companies, with one more or one less, in order."""
    left = list(companies)
    if less is not None:
        left.remove(less)
    if more is not None:
        left.append(more)
    return tuple(sorted(left, key=rank))


@lru_cache(maxsize=8192)
def quotation(companies: tuple[Companies, ...], sector: Sector) -> int:
    """MC-S4. The levels of all players' companies of a type, added up; without an upper bound."""
    return sum([one.face + one.bills for held in companies for one in held if one.sector is sector])


# Pawns

PAWNS = 2
"""MC-S2."""


class Spot(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Where a pawn may stand: on a tile's next numbered seat (MC-R3), or in a sector of the tile (MC-R4)."""

    tile: Tile
    sector: Sector | None = None


SPOTS = (
    *(Spot(LOBBY, sector) for sector in Sector),
    Spot(INTRIGUES),
    Spot(COLONIES),
    *(Spot(EXCHANGE, sector) for sector in Sector),
    Spot(COMPANIES),
)

ON_TILE = {tile: tuple(place for place, spot in enumerate(SPOTS) if spot.tile is tile) for tile in Tile}
"""Which spots make up a tile."""

NO_PAWNS: tuple[Seats, ...] = ((),) * len(SPOTS)


@lru_cache(maxsize=8192)
def with_most_pawns(standing: Seats) -> Seat | None:
    """MC-R6. The player with strictly more of these pawns than anybody else; tied, nobody."""
    counts = sorted(Counter(standing).items(), key=lambda found: -found[1])
    if not counts or (len(counts) > 1 and counts[0][1] == counts[1][1]):
        return None
    return counts[0][0]


# What somebody knows beyond what lies open


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
    """MC-2.c, MC-2.e, MC-Z3. What somebody has seen of another's colony cards, and when; and which must still be there.

    The other may have bought or lost cards since: `sure` follows only what the looker can know.
    """

    by: Seat
    whose: Seat
    round: int
    saw: Regions
    sure: Regions


# Money: a seat's purse has the seat's number

CAPITAL: Account = MOST_SEATS
"""MC-S3. The bills that lie under companies."""

MONEY_IN_THE_BOX = 500
"""Ours: the bank never runs out (MC-S5), and this much keeps its account above nothing in any ordinary game."""


def place(account: Account) -> Place:
    """What an account is."""
    return {BANK: Place("bank"), CAPITAL: Place("capital")}.get(account, Place("seat", account))


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

    def turn_order(self) -> Seats:
        """MC-R5. From the first player clockwise."""
        return clockwise(self.first, self.players)

    def opponents(self, seat: Seat) -> Seats:
        """Everybody else, clockwise."""
        return clockwise(seat, self.players)[1:]

    def pawns_on(self, tile: Tile) -> Seats:
        """Whose pawns stand on a tile; on a tile with numbered seats, in their order."""
        spots = ON_TILE[tile]
        if len(spots) == 1:
            return self.pawns[spots[0]]
        one, two, three = spots
        return self.pawns[one] + self.pawns[two] + self.pawns[three]

    def privileged(self, tile: Tile) -> Seat | None:
        """MC-R6. Who has a tile's privilege."""
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


@lru_cache(maxsize=64)
def clockwise(seat: Seat, players: int) -> Seats:
    """All seats, from one on."""
    return tuple([(seat + further) % players for further in range(players)])


def without(cards: tuple[C, ...], card: C) -> tuple[C, ...]:
    """These cards, one less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


ORDER: dict[Named, int] = {card: at for cards in (Intrigue, Region, Sector) for at, card in enumerate(cards)}
"""Where a card stands among those of its deck."""


def together(cards: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """Two bags as one: equal cards next to each other, kinds in their order."""
    if not more:
        return cards
    both = cards + more
    return tuple(sorted(both, key=ORDER.__getitem__))


EMPTY_ACCOUNTS = (0,) * (CAPITAL + 1)
