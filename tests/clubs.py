"""What the tests of Million Club share: its table, and other tables that a viewer could not tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct, structs

from millions.core.seat import Seat, Viewer
from millions.core.table import Table as AnyTable
from millions.games.club.colonies import ShuffleColonies
from millions.games.club.components import COLONIES, PILES, Tile
from millions.games.club.table import Draft, Look, Table

CLUB = "million-club"


def club_table(table: AnyTable) -> Table:
    """A table, as that of Million Club."""
    assert isinstance(table, Table)
    return table


# All cards of one kind, each in its place


class Place(Struct, frozen=True, order=True):
    """Where a card lies: in the undrawn `rest`, `picked` at a chair, in the `hand` going around, `held` by a seat."""

    kind: str
    number: int = 0
    owner: int = 0


class Layout(Struct):
    """All cards of a tile's deck and where each of them lies: what the table says in bags, taken apart."""

    tile: Tile
    draft: Draft[Any]
    at: dict[Place, Any]

    def cards(self, kind: str, owner: int = 0) -> tuple[Any, ...]:
        """The cards of one kind of place, in the order of their numbers."""
        return tuple(self.at[place] for place in sorted(self.at) if (place.kind, place.owner) == (kind, owner))

    def in_hand_at(self, chair: int) -> set[Place]:
        """The places of the cards that were handed to a chair."""
        return {at for at in self.at if at.kind == "hand" or (at.kind == "picked" and at.number >= chair)}


def shuffled_back(table: Table, tile: Tile) -> bool:
    """The draft is only remembered: its cards are in the deck again."""
    return tile is COLONIES and bool(table.draft(tile).chairs) and ShuffleColonies() not in table.agenda


def take_apart(table: Table, tile: Tile) -> Layout:
    """Where every card of a tile's deck lies. Colony cards bought in this draft count as picked, not as held."""
    draft = table.draft(tile)
    at = {Place("picked", chair): card for chair, card in enumerate(draft.picked)}
    at |= {Place("hand", number): card for number, card in enumerate(draft.hand)}
    unbought = [card for chair, card in enumerate(draft.picked) if not draft.bought[chair]]
    rest = Counter(table.deck(tile))
    if shuffled_back(table, tile):
        rest -= Counter([*unbought, *draft.hand])
    at |= {Place("rest", number): card for number, card in enumerate(rest.elements())}
    for seat, held in enumerate(table.colonies if tile is COLONIES else ()):
        older = Counter(held) - Counter(bought_by(draft, seat))
        at |= {Place("held", number, seat): card for number, card in enumerate(older.elements())}
    return Layout(tile, draft, at)


def bought_by(draft: Draft[Any], seat: Seat) -> list[Any]:
    """The cards a seat bought in a draft."""
    return [card for chair, card in enumerate(draft.picked) if draft.bought[chair] and draft.chairs[chair] == seat]


def put_together(table: Table, layout: Layout) -> Table:
    """The same table, with the cards where the layout says."""
    other, old = table.copy(), layout.draft
    hand, picked, rest = (layout.cards(kind) for kind in ("hand", "picked", "rest"))
    handed = tuple([in_order([*hand, *picked[chair:]]) for chair in range(len(old.handed))])
    searched = in_order(rest) if old.searched_by is not None else ()
    draft = structs.replace(old, hand=in_order(hand), picked=picked, handed=handed, rest=searched)
    other.put_draft(layout.tile, draft)
    back = [card for chair, card in enumerate(picked) if not old.bought[chair]] + list(hand)
    other.put_deck(layout.tile, in_order([*rest, *back] if shuffled_back(table, layout.tile) else rest))
    for seat in range(table.players if layout.tile is COLONIES else 0):
        other.hold(seat, in_order([*layout.cards("held", seat), *bought_by(draft, seat)]))
    return other


def in_order(cards: Any) -> tuple[Any, ...]:
    """A bag as the engine spells it: equal cards next to each other, kinds in their order."""
    bag = Counter(cards)
    return tuple([kind for kind in (type(next(iter(bag))) if bag else ()) for _ in range(bag[kind])])


# Other tables


def seen(table: Table, layout: Layout, viewer: Viewer) -> set[Place]:
    """The places whose cards a viewer has lawfully seen one by one, and knows to lie there."""
    draft, tile = layout.draft, layout.tile
    known = {at for at in layout.at if at.kind == "held" and at.owner == viewer}
    known |= {Place("picked", chair) for chair, _ in enumerate(draft.picked) if draft.chairs[chair] == viewer}
    if tile is not COLONIES:
        known |= {Place("picked", chair) for chair, bought in enumerate(draft.bought) if bought}
    if draft.searched_by == viewer:
        known |= {at for at in layout.at if at.kind == "rest"}
    for look in table.looks if tile is COLONIES else ():
        if look.by == viewer:
            left = Counter(look.sure)
            for at in sorted(layout.at):
                if at.kind == "held" and at.owner == look.whose and left[layout.at[at]]:
                    left[layout.at[at]] -= 1
                    known.add(at)
    return known


def may_change(table: Table, viewer: Viewer, tile: Tile, rng: Random) -> tuple[Place, Place] | None:
    """Any two different cards whose places could be exchanged behind a viewer's back: both in or both not in every
    hand the viewer held."""
    layout = take_apart(table, tile)
    chairs = layout.draft.chairs[: len(layout.draft.handed)]
    held = [layout.in_hand_at(chair) for chair, seat in enumerate(chairs) if seat == viewer]
    free = sorted(set(layout.at) - seen(table, layout, viewer))
    rng.shuffle(free)
    free.sort(key=lambda place: place.kind == "rest")  # most cards lie in the deck: begin elsewhere
    for one in free[:6]:
        fits = [two for two in free if layout.at[one] is not layout.at[two]]
        fits = [two for two in fits if all((one in hand) == (two in hand) for hand in held)]
        if fits:
            return one, rng.choice(fits)
    return None


def exchanged(table: Table, tile: Tile, one: Place, two: Place) -> Table:
    """The table on which two cards have changed places. What others saw of it is no longer what they saw."""
    layout = take_apart(table, tile)
    layout.at[one], layout.at[two] = layout.at[two], layout.at[one]
    other = put_together(table, layout)
    other.looks = tuple([reseen(other, look, changed=other.colonies != table.colonies) for look in table.looks])
    return other


def reseen(table: Table, look: Look, changed: bool) -> Look:
    """A look that fits a table on which hands have changed: as if its player looked just now."""
    now = table.colonies[look.whose]
    return structs.replace(look, saw=now, sure=now) if changed and Counter(look.sure) - Counter(now) else look


def with_purses(table: Table, more: dict[Seat, int]) -> Table:
    """The table on which players have these amounts more (or less) in hand; the bank has the difference."""
    other, money = table.copy(), list(table.money)
    for seat, amount in more.items():
        money[seat] += amount
        money[-1] -= amount
    other.money = tuple(money)
    return other


def other_purses(table: Table, viewer: Viewer, rng: Random) -> Table:
    """A table on which another player, or everybody else, is richer or poorer."""
    strangers = [seat for seat in range(table.players) if seat != viewer]
    if rng.random() < 0.5:
        strangers = [rng.choice(strangers)]
    return with_purses(table, {seat: rng.choice((0, 2, 5, 12, 30)) - table.money[seat] for seat in strangers})


def forgotten(table: Table, viewer: Viewer) -> Table:
    """The table on which nobody but the viewer has ever looked at anything."""
    other = table.copy()
    other.looks = tuple([look for look in table.looks if look.by == viewer])
    return other


Kinds = frozenset[Any]


def other_deals(table: Table, viewer: Viewer, rng: Random) -> Iterator[tuple[Table, Kinds]]:
    """For each deck, a table on which two cards have changed places behind the viewer's back; and which kinds."""
    for tile in PILES:
        pair = may_change(table, viewer, tile, rng)
        if pair:
            at = take_apart(table, tile).at
            yield exchanged(table, tile, *pair), frozenset(at[place] for place in pair)
