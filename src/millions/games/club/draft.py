"""MC-2.1. The draft of Intrigues, Colonies and Companies: draw pawns + 1, pick one, pass the rest to the next seat."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from millions.core.form import Form, Forms
from millions.core.message import Action, Event, Secret
from millions.core.nature import CardsFrom
from millions.core.seat import NATURE, Seat, Seats
from millions.core.step import AnyStep, Ask, Chance, Rule
from millions.games.club.components import (
    COLONIES,
    COMPANIES,
    INTRIGUES,
    Card,
    Intrigue,
    Region,
    Sector,
    Tile,
    together,
    without,
)
from millions.games.club.table import Draft, Table


class DrawIntrigues(Action, frozen=True):
    """MC-2.1. Chance gives the hand that goes along the seats of the Intrigues."""

    cards: tuple[Intrigue, ...]


class DrawColonies(Action, frozen=True):
    """MC-3.1. Chance gives the hand that goes along the seats of the Colonies."""

    cards: tuple[Region, ...]


class DrawCompanies(Action, frozen=True):
    """MC-5.1. Chance gives the hand that goes along the seats of the Companies."""

    cards: tuple[Sector, ...]


Draw = DrawIntrigues | DrawColonies | DrawCompanies

DRAWS: dict[Tile, type[Draw]] = {INTRIGUES: DrawIntrigues, COLONIES: DrawColonies, COMPANIES: DrawCompanies}


class CardsDrawn(Event, frozen=True):
    """MC-2.1. This number of cards was drawn from a deck, to go along the seats of its tile."""

    tile: Tile
    number: int


class IntriguesHanded(Secret, frozen=True):
    """MC-2.4. The intrigues I am handed; nobody else sees them."""

    cards: tuple[Intrigue, ...]


class ColoniesHanded(Secret, frozen=True):
    """MC-3.1. The colonies I am handed; nobody else sees them."""

    cards: tuple[Region, ...]


class CompaniesHanded(Secret, frozen=True):
    """MC-5.1. The companies I am handed; nobody else sees them."""

    cards: tuple[Sector, ...]


HANDED: dict[Tile, Any] = {INTRIGUES: IntriguesHanded, COLONIES: ColoniesHanded, COMPANIES: CompaniesHanded}


class Searched(Event, frozen=True):
    """MC-2.3. A player looked through a deck."""

    seat: Seat
    tile: Tile


class IntriguesFound(Secret, frozen=True):
    """MC-2.3. What I found in the rest of the intrigues."""

    cards: tuple[Intrigue, ...]


class ColoniesFound(Secret, frozen=True):
    """MC-3.2. What I found in the rest of the colonies."""

    cards: tuple[Region, ...]


class CompaniesFound(Secret, frozen=True):
    """MC-5.2. What I found in the rest of the companies."""

    cards: tuple[Sector, ...]


FOUND: dict[Tile, Any] = {INTRIGUES: IntriguesFound, COLONIES: ColoniesFound, COMPANIES: CompaniesFound}


def along_the_seats(table: Table, tile: Tile, pick: type[AnyStep]) -> None:
    """MC-2.1. A hand is drawn; each seat in its order is handed it, and picks."""
    chairs = table.pawns_on(tile)
    table.put_draft(tile, Draft(chairs=chairs))
    passes = [step for chair in range(len(chairs)) for step in (HandOver(tile, chair), pick(chair))]
    table.push(DrawHand(tile), *passes)


class DrawHand(Chance[Table, Draw], frozen=True):
    """MC-2.1. The player on seat 1 draws as many cards as there are pawns, plus one; MC-3.3: or all there are."""

    tile: Tile

    def awaits(self, table: Table) -> Seats:
        return (NATURE,) if table.draft(self.tile).chairs and table.deck(self.tile) else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        deck = table.deck(self.tile)
        number = min(len(deck), len(table.draft(self.tile).chairs) + 1)
        return (Form(DRAWS[self.tile], (CardsFrom(deck, number),)),)

    def answer(self, table: Table, seat: Seat, action: Draw) -> None:
        deck = list(table.deck(self.tile))
        for card in action.cards:
            deck.remove(card)
        table.put_deck(self.tile, tuple(deck))
        drawn = structs.replace(table.draft(self.tile), drawn=len(action.cards), hand=action.cards)
        table.put_draft(self.tile, drawn)
        table.tell(CardsDrawn, self.tile, len(action.cards))


class HandOver(Rule[Table], frozen=True):
    """MC-2.1. The cards pass to the next seat; only the player who holds them sees them (MC-2.4)."""

    tile: Tile
    chair: int

    def happen(self, table: Table) -> None:
        draft = table.draft(self.tile)
        table.put_draft(self.tile, structs.replace(draft, handed=(*draft.handed, draft.hand)))
        if draft.hand:
            table.tell(HANDED[self.tile], draft.chairs[self.chair], draft.hand)


class Pick(Ask[Table, Any], frozen=True):
    """MC-2.1. The player on a seat picks one of the cards; MC-3.3: a seat that is handed no card does nothing."""

    chair: int

    def draft(self, table: Table) -> Draft[Any]:
        """The draft this is part of."""
        raise NotImplementedError

    def awaits(self, table: Table) -> Seats:
        draft = self.draft(table)
        return (draft.chairs[self.chair],) if draft.hand else ()


def take(table: Table, tile: Tile, card: Card, *, bought: bool) -> None:
    """A card leaves the hand that goes around: bought, or put face down with the discards."""
    draft = table.draft(tile)
    table.put_draft(
        tile,
        structs.replace(
            draft,
            hand=without(draft.hand, card),
            picked=(*draft.picked, card),
            bought=(*draft.bought, bought),
        ),
    )


def search(table: Table, tile: Tile, seat: Seat) -> None:
    """MC-2.3. A player looks through the undrawn rest of a deck."""
    rest = table.deck(tile)
    table.put_draft(tile, structs.replace(table.draft(tile), searched_by=seat, rest=rest))
    table.tell(Searched, seat, tile)
    table.tell(FOUND[tile], seat, rest)


def search_by_privilege(table: Table, tile: Tile, choose: type[AnyStep]) -> None:
    """MC-2.3, MC-3.2, MC-5.2. The privileged player looks through the undrawn rest, if there is any, and may choose."""
    seat = table.privileged(tile)
    if seat is not None and table.deck(tile):
        search(table, tile, seat)
        table.push(choose(seat))


def take_from_rest(table: Table, tile: Tile, card: Card) -> None:
    """A card leaves the undrawn rest; a player who is looking through it knows what is left."""
    rest = without(table.deck(tile), card)
    table.put_deck(tile, rest)
    draft = table.draft(tile)
    if draft.searched_by is not None:
        table.put_draft(tile, structs.replace(draft, rest=rest))


def shuffle(table: Table, tile: Tile) -> None:
    """MC-3.2. The cards that nobody bought go back into the deck, which has no order again."""
    draft = table.draft(tile)
    discards = [card for card, bought in zip(draft.picked, draft.bought, strict=True) if not bought]
    table.put_deck(tile, together(table.deck(tile), (*draft.hand, *discards)))
