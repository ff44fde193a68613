"""What players know of one another's colony cards: what they saw, and what must still be there."""

from __future__ import annotations

from collections import Counter

from msgspec import structs

from millions.core.message import Event, Secret
from millions.core.seat import Seat
from millions.games.club.components import REGIONS, Region, Regions, together, without
from millions.games.club.table import Look, Table


class LookedAt(Event, frozen=True):
    """MC-2.c, MC-2.e, MC-Z3. A player looked at another's colony cards; what they saw is not told."""

    seat: Seat
    owner: Seat


class ColoniesSeen(Secret, frozen=True):
    """MC-2.c, MC-2.e, MC-Z3. The colony cards I saw in another player's hand."""

    owner: Seat
    cards: Regions


class ColonyMoved(Secret, frozen=True):
    """MC-2.c, MC-2.e. A colony card went from hand to hand; only the two players know which."""

    source: Seat
    target: Seat
    region: Region


def look(table: Table, seat: Seat, owner: Seat) -> None:
    """Look at a player's colony cards, and remember them."""
    cards = table.colonies[owner]
    table.tell(LookedAt, seat, owner)
    if cards:
        table.tell(ColoniesSeen, seat, owner, cards)
    remember(table, Look(seat, owner, table.round, cards, cards))


def remember(table: Table, new: Look) -> None:
    """A new look at a hand takes the place of the same player's older one at it."""
    table.looks = (*[old for old in table.looks if (old.by, old.whose) != (new.by, new.whose)], new)


def hand_over(table: Table, source: Seat, target: Seat, region: Region) -> None:
    """A colony card goes from hand to hand. The two players know which; the others know that one did."""
    table.hold(source, without(table.colonies[source], region))
    table.hold(target, together(table.colonies[target], (region,)))
    for party in (source, target):
        table.tell(ColonyMoved, party, source, target, region)
    table.looks = tuple(after(old, source, target, region) for old in table.looks)
    if not any((old.by, old.whose) == (source, target) for old in table.looks):
        table.looks += (Look(source, target, table.round, (region,), (region,)),)


def after(old: Look, source: Seat, target: Seat, region: Region) -> Look:
    """What is still sure of a look after a card went from hand to hand."""
    if old.by in (source, target):
        if old.whose == source:
            return structs.replace(old, sure=less(old.sure, (region,)))
        return structs.replace(old, sure=together(old.sure, (region,))) if old.whose == target else old
    # any one card may be gone: of each region at least all but one are left
    return structs.replace(old, sure=less(old.sure, REGIONS)) if old.whose == source else old


def less(cards: Regions, gone: Regions) -> Regions:
    """These cards without those, as far as they are there."""
    left = Counter(cards) - Counter(gone)
    return tuple(region for region in REGIONS for _ in range(left[region]))
