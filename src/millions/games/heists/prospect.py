"""What a share may be worth when two of a role are out: for all players, and for a player who knows a hand.

It counts every card that may be hidden and every choice of cards that may belong to those who have left.
What the Snitch and the Tech name is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from statistics import median_low

from msgspec import Struct

from millions.games.heists.components import Roles


class Prospect(Struct, frozen=True, gc=False):
    """M1-H2, M2-H2. The share of each character that the heist leaves, if nobody else goes before it."""

    least: int
    likely: int
    """The median of all cases."""
    most: int


class OwnProspect(Struct, frozen=True, gc=False):
    """M1-H2, M2-H2. What a player gets whose characters still in have these roles, if nobody else goes; 0 if out."""

    hand: Roles
    """In the order of the roles in play."""
    least: int
    likely: int
    most: int


def prospects(
    roles: Roles, shown: Roles, crew: int, left: tuple[int, ...], per_seat: int
) -> tuple[Prospect, tuple[OwnProspect, ...]]:
    """For all players, and for every hand that a player may have."""
    return _prospects(roles, _ordered(shown, roles), crew, left, per_seat)


@lru_cache(maxsize=4096)  # offers and payments change nothing here: 2 instead of 40 µs, with the own prospects
def _prospects(
    roles: Roles, shown: Roles, crew: int, left: tuple[int, ...], per_seat: int
) -> tuple[Prospect, tuple[OwnProspect, ...]]:
    return prospect(roles, shown, crew, left), own_prospects(roles, shown, crew, left, per_seat)


def prospect(roles: Roles, shown: Roles, crew: int, left: tuple[int, ...]) -> Prospect:
    """The share of each that is left when all who are in now stay."""
    return Prospect(*_range(cases(roles, _ordered(shown, roles), crew, ()), left))


def own_prospects(
    roles: Roles, shown: Roles, crew: int, left: tuple[int, ...], per_seat: int
) -> tuple[OwnProspect, ...]:
    """The same for every hand that a player may have in the heist."""
    found = []
    for cards in range(1, min(per_seat, crew) + 1):
        for hand in combinations_with_replacement(roles, cards):
            if counted := cases(roles, _ordered(shown, roles), crew, hand):
                found.append(OwnProspect(hand, *_range(counted, left)))
    return tuple(found)


def _ordered(shown: Roles, roles: Roles) -> Roles:
    """The same cards in the order of the roles: in which order they lie there tells nothing."""
    return tuple(sorted(shown, key=roles.index))


Cases = tuple[tuple[tuple[int, int], int], ...]
"""How many characters are left, and how many shares are asked for; in how many cases."""


@lru_cache(maxsize=4096)  # the same cards lie in the centre of many tables: with eight players 40 instead of 2,000 µs
def cases(roles: Roles, shown: Roles, crew: int, hand: Roles) -> Cases:
    """All cases that a player with this hand cannot exclude; the empty hand asks for the share of each."""
    counted = Counter[tuple[int, int]]()
    for sent in _sent(roles, shown, crew, hand):
        counts = Counter(sent)
        heads = sum(number == 1 for number in counts.values())
        mine = sum(counts[role] == 1 for role in hand) if hand else min(heads, 1)
        counted[heads, mine] += 1
    return tuple(counted.items())


def _sent(roles: Roles, shown: Roles, crew: int, hand: Roles) -> Iterator[Roles]:
    """The roles that may be in the heist, hand included."""
    for hidden in roles:
        others = Counter((*shown, hidden))
        others.subtract(hand)
        if min(others.values()) >= 0:
            yield from ((*hand, *rest) for rest in combinations(others.elements(), crew - len(hand)))


def _range(counted: Cases, left: tuple[int, ...]) -> tuple[int, int, int]:
    """The least, the median and the most of all cases, with this share for 1, 2, … left."""
    shares = Counter[int]()
    for (heads, mine), number in counted:
        shares[mine * left[heads - 1] if heads else 0] += number
    return min(shares), median_low(shares.elements()), max(shares)
