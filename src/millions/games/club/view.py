"""What one viewer may know, listed field by field; a field that is not listed is not seen.

Views are made for every seat after every action: lists instead of generators save a sixth of the time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Generic

from msgspec import UNSET, Struct, UnsetType

from millions.core import table as core
from millions.core.seat import OPEN, Seat, Seats, Viewer
from millions.core.variant import played_with
from millions.games.club.colonies import ColoniesTile, ColonyPrivilege, PickColony, PickFromColonies, ShuffleColonies
from millions.games.club.companies import (
    CompaniesTile,
    CompanyPrivilege,
    PickCompany,
    PickFromCompanies,
    ShuffleCompanies,
)
from millions.games.club.components import (
    COLONIES,
    COMPANIES,
    INTRIGUES,
    SECTORS,
    C,
    Companies,
    Intrigue,
    Profile,
    Region,
    Regions,
    Sector,
    Tile,
    quotation,
)
from millions.games.club.draft import DrawHand, HandOver
from millions.games.club.end_of_round import LastMove, LastMoves, NextRound
from millions.games.club.exchange import ExchangeTile, HostileTakeover
from millions.games.club.intrigue_cards import Capitalization, Racket
from millions.games.club.intrigue_colonies import BuyContract, ColonialContract, ColonialUnrest, SwapUnrest
from millions.games.club.intrigue_companies import (
    CapitalIncrease,
    Dumping,
    ExpandAgain,
    Expansion,
    Turn,
    UnfairCompetition,
)
from millions.games.club.intrigues import (
    IntriguePrivilege,
    IntriguesTile,
    PickFromIntrigues,
    PickIntrigue,
    ShuffleIntrigues,
)
from millions.games.club.lobby import ChooseSector, LobbyPrivilege, LobbyTile, MakeMoves
from millions.games.club.placement import CloseTile, PlacePawns, closed
from millions.games.club.profiles import (
    BeginByProfile,
    Capitalist,
    Colonist,
    DealProfile,
    Entrepreneur,
    Heir,
    Lobbyist,
    LookAtColonies,
    NameFirst,
    Schemer,
    TakeColony,
    TakeCompany,
)
from millions.games.club.scoring import CountPoints
from millions.games.club.setup import ChooseFirst, DealColony, DealCompany
from millions.games.club.table import Draft, Look, Score, Table
from millions.games.club.variant import BOOK, Variant

AnyStep = (
    DealProfile
    | BeginByProfile
    | DealCompany
    | DealColony
    | ChooseFirst
    | Lobbyist
    | Capitalist
    | Heir
    | Colonist
    | TakeColony
    | Entrepreneur
    | TakeCompany
    | Schemer
    | LookAtColonies
    | NameFirst
    | CloseTile
    | PlacePawns
    | LobbyTile
    | ChooseSector
    | MakeMoves
    | LobbyPrivilege
    | DrawHand
    | HandOver
    | IntriguesTile
    | PickIntrigue
    | Racket
    | Capitalization
    | ColonialContract
    | BuyContract
    | UnfairCompetition
    | Turn
    | ColonialUnrest
    | SwapUnrest
    | Dumping
    | Expansion
    | ExpandAgain
    | CapitalIncrease
    | IntriguePrivilege
    | PickFromIntrigues
    | ShuffleIntrigues
    | ColoniesTile
    | PickColony
    | ColonyPrivilege
    | PickFromColonies
    | ShuffleColonies
    | ExchangeTile
    | HostileTakeover
    | CompaniesTile
    | PickCompany
    | CompanyPrivilege
    | PickFromCompanies
    | ShuffleCompanies
    | LastMoves
    | LastMove
    | NextRound
    | CountPoints
)


class DraftSeen(Struct, Generic[C], frozen=True):
    """MC-2.4. What a viewer knows of a draft: the hands they held, in order, and the cards they saw taken."""

    chairs: Seats
    drawn: int
    handed: tuple[tuple[C, ...] | None, ...]
    picked: tuple[C | None, ...]
    bought: tuple[bool, ...]
    searched_by: Seat | None
    rest: tuple[C, ...] | None
    played: Intrigue | None


NOT_BEGUN: DraftSeen[Any] = DraftSeen((), 0, (), (), (), None, None, None)
"""What everybody sees where no card has been drawn or looked for."""


class View(core.View, frozen=True, kw_only=True):
    """MC-S3. Companies, pawns, quotations and the sizes of decks and hands are open; purses and colonies are not."""

    # Open to all
    players: int
    contents: tuple[AnyStep, ...]
    agenda: tuple[AnyStep, ...]
    first: Seat
    round: int
    closed: Tile
    profiles: tuple[Profile, ...]
    pawns: tuple[Seats, ...]
    companies: tuple[Companies, ...]
    quotations: tuple[int, ...]  # MC-S4: by type
    capital: int
    colony_counts: tuple[int, ...]
    deck_sizes: tuple[int, ...]  # intrigues, colonies, companies
    scores: tuple[Score, ...]
    winners: Seats
    variant: Variant | UnsetType = UNSET
    numbers = played_with(BOOK)

    # For this viewer alone, until the end
    money: tuple[int | None, ...]  # mine
    colonies: tuple[Regions | None, ...]  # mine
    intrigue_draft: DraftSeen[Intrigue]
    colony_draft: DraftSeen[Region]
    company_draft: DraftSeen[Sector]
    looks: tuple[Look, ...]  # my own, as seen at that time


def view(table: Table, viewer: Viewer) -> View:
    """This viewer's lawful picture of the table."""
    quotations, capital = lie_open(table.companies)
    return View(
        viewer=viewer,
        players=table.players,
        contents=table.contents,  # type: ignore[arg-type]
        agenda=table.agenda,  # type: ignore[arg-type]
        first=table.first,
        round=table.round,
        closed=closed(table.round),
        profiles=table.profiles,
        pawns=table.pawns,
        companies=table.companies,
        quotations=quotations,
        capital=capital,
        colony_counts=tuple([len(hand) for hand in table.colonies]),
        deck_sizes=tuple([len(deck) for deck in table.decks]),
        scores=table.scores,
        winners=table.winners,
        money=money(table, viewer),
        colonies=colonies(table, viewer),
        intrigue_draft=intrigue_draft(table, viewer),
        colony_draft=colony_draft(table, viewer),
        company_draft=company_draft(table, viewer),
        looks=looks(table, viewer),
        variant=table.variant,
    )


@lru_cache(maxsize=8192)  # a view of six players takes 7 µs instead of 12
def lie_open(companies: tuple[Companies, ...]) -> tuple[tuple[int, ...], int]:
    """MC-S3, MC-S4. What can be counted on the companies: the quotations, and the capital bills under them."""
    quotations = tuple([quotation(companies, sector) for sector in SECTORS])
    return quotations, sum([company.bills for held in companies for company in held])


def money(table: Table, viewer: Viewer) -> tuple[int | None, ...]:
    """MC-S3. One's own money; everybody's at the end."""
    purses = table.money[: table.players]
    if table.scores or viewer == OPEN:
        return purses
    return tuple([purse if seat == viewer else None for seat, purse in enumerate(purses)])


def colonies(table: Table, viewer: Viewer) -> tuple[Regions | None, ...]:
    """MC-S3. One's own colonies; everybody's at the end."""
    if table.scores or viewer == OPEN:
        return table.colonies
    return tuple([hand if seat == viewer else None for seat, hand in enumerate(table.colonies)])


def looks(table: Table, viewer: Viewer) -> tuple[Look, ...]:
    """MC-2.c. What the viewer has seen of others' colonies."""
    return tuple([look for look in table.looks if viewer in (look.by, OPEN)])


def intrigue_draft(table: Table, viewer: Viewer) -> DraftSeen[Intrigue]:
    """MC-2.4. Intrigues picked lie open to all."""
    return draft_seen(table.draft(INTRIGUES), viewer, taken_openly)


def colony_draft(table: Table, viewer: Viewer) -> DraftSeen[Region]:
    """MC-3.1. Colony cards go into the hand, or face down among the discards."""
    return draft_seen(table.draft(COLONIES), viewer, taken_in_secret)


def company_draft(table: Table, viewer: Viewer) -> DraftSeen[Sector]:
    """MC-5.1. Companies bought lie open to all."""
    return draft_seen(table.draft(COMPANIES), viewer, taken_openly)


def taken_openly(draft: Draft[Any], chair: int) -> bool:
    """MC-2.4, MC-5.1. Intrigues picked and companies bought lie open to all."""
    return draft.bought[chair]


def taken_in_secret(draft: Draft[Any], chair: int) -> bool:
    """MC-3.1. Nobody else sees a colony card that was picked."""
    return False


def draft_seen(draft: Draft[C], viewer: Viewer, openly: Any) -> DraftSeen[C]:
    """MC-2.4. Only players who held the cards see them."""
    if not draft.chairs and draft.searched_by is None:
        return NOT_BEGUN
    mine = [viewer in (seat, OPEN) for seat in draft.chairs]
    picked = enumerate(draft.picked)
    searched = draft.searched_by is not None and viewer in (draft.searched_by, OPEN)
    return DraftSeen(
        chairs=draft.chairs,
        drawn=draft.drawn,
        handed=tuple([hand if held else None for hand, held in zip(draft.handed, mine, strict=False)]),
        picked=tuple([card if mine[chair] or openly(draft, chair) else None for chair, card in picked]),
        bought=draft.bought,
        searched_by=draft.searched_by,
        rest=draft.rest if searched else None,
        played=draft.played,
    )


ALONE = (money, colonies, intrigue_draft, colony_draft, company_draft, looks)
"""What makes the fields of a view that are for its viewer alone."""
