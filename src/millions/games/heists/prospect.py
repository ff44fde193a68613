"""What a share may be worth when two of a role are out: for all players, and for a player who knows a hand.

It counts every card that may be hidden, every choice of cards that may belong to those who have left, and every role
that the Snitch or the Tech may name, each as likely as the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from statistics import median_low
from typing import NamedTuple

from msgspec import Struct

from millions.games.heists.components import Role, Roles
from millions.games.heists.heist import nameable


class Prospect(Struct, frozen=True, gc=False):
    """M1-H2, M2-H2. The share of each character that the heist leaves, if nobody else goes before it."""

    least: int
    likely: int
    """The median of all cases."""
    most: int


class OwnProspect(Struct, frozen=True, gc=False):
    """M1-H2, M2-H2. What a player gets whose characters still in have these roles, if nobody else goes; 0 if out.

    M1-H8, M2-L1: the fine of a Snitch or a Tech who is left alone counts as a loss.
    """

    hand: Roles
    """In the order of the roles in play."""
    least: int
    likely: int
    most: int


class Namer(NamedTuple):
    """M1-H3, M1-H8, M2-H3, M2-L1. The role that names another, and what it costs to be the only one left with it."""

    role: Role
    fine: int


class Prospects(NamedTuple):
    """What can come of the heist, if all who are in now stay."""

    share: Prospect
    own: tuple[OwnProspect, ...]
    """For every hand that a player may have."""


def prospects(roles: Roles, shown: Roles, crew: int, left: tuple[int, ...], per_seat: int, namer: Namer) -> Prospects:
    """For all players, and for every hand that a player may have."""
    return _prospects(roles, _ordered(shown, roles), crew, left, per_seat, namer)


@lru_cache(maxsize=4096)  # offers and payments change nothing here: 2 instead of 40 µs, with the own prospects
def _prospects(roles: Roles, shown: Roles, crew: int, left: tuple[int, ...], per_seat: int, namer: Namer) -> Prospects:
    counted = cases(roles, shown, crew, (), namer.role)
    return Prospects(
        Prospect(*_range(counted, left, 0)),
        own_prospects(roles, shown, crew, left, per_seat, namer),
    )


def sharers(roles: Roles, shown: Roles, crew: int, namer: Role) -> tuple[int, ...]:
    """M1-H2, M2-H2. The most characters that can share if 1, 2, … of the crew stay."""
    return _sharers(roles, _ordered(shown, roles), crew, namer)


@lru_cache(maxsize=4096)  # as above
def _sharers(roles: Roles, shown: Roles, crew: int, namer: Role) -> tuple[int, ...]:
    each = (cases(roles, shown, stay, (), namer) for stay in range(1, crew + 1))
    return tuple(max((case.heads for case, _ in counted if not case.fined), default=0) for counted in each)


def own_prospects(
    roles: Roles, shown: Roles, crew: int, left: tuple[int, ...], per_seat: int, namer: Namer
) -> tuple[OwnProspect, ...]:
    """The same for every hand that a player may have in the heist."""
    found = []
    for cards in range(1, min(per_seat, crew) + 1):
        for hand in combinations_with_replacement(roles, cards):
            if counted := cases(roles, _ordered(shown, roles), crew, hand, namer.role):
                found.append(OwnProspect(hand, *_range(counted, left, namer.fine)))
    return tuple(found)


def _ordered(shown: Roles, roles: Roles) -> Roles:
    """The same cards in the order of the roles: in which order they lie there tells nothing."""
    return tuple(sorted(shown, key=roles.index))


class Case(NamedTuple):
    """How a heist may end."""

    heads: int
    """How many characters are left."""
    mine: int
    """How many shares are asked for."""
    fined: bool
    """The only one left is the one that names a role, and is asked for."""


Cases = tuple[tuple[Case, int], ...]
"""Every end, and in how many cases it comes."""


@lru_cache(maxsize=4096)  # the same cards lie in the centre of many tables: with eight players 40 instead of 2,000 µs
def cases(roles: Roles, shown: Roles, crew: int, hand: Roles, namer: Role) -> Cases:
    """All cases that a player with this hand cannot exclude; the empty hand asks for the share of each."""
    named = nameable(shown, namer)
    counted = Counter[Case]()
    for sent, times in Counter(_sent(roles, shown, crew, hand)).items():
        alone = {role for role in sent if sent.count(role) == 1}
        for role in named or (namer,):  # each world counts as often as any other
            left = alone - {role} if named and namer in alone else alone
            counted[_case(left, hand, namer)] += times
    return tuple(counted.items())


def _case(left: set[Role], hand: Roles, namer: Role) -> Case:
    """The end with these roles left."""
    asked = [role for role in hand if role in left] if hand else [*left][:1]
    fined = left == {namer}
    return Case(len(left), 0 if fined else len(asked), fined and bool(asked))


def _sent(roles: Roles, shown: Roles, crew: int, hand: Roles) -> Iterator[Roles]:
    """The roles that may be in the heist, hand included."""
    for hidden in roles:
        others = Counter((*shown, hidden))
        others.subtract(hand)
        if min(others.values()) >= 0:
            yield from ((*hand, *rest) for rest in combinations(others.elements(), crew - len(hand)))


def _range(counted: Cases, left: tuple[int, ...], fine: int) -> tuple[int, int, int]:
    """The least, the median and the most of all cases, with this share for 1, 2, … left."""
    gains = Counter[int]()
    for case, number in counted:
        gains[-fine if case.fined else case.mine * left[case.heads - 1] if case.heads else 0] += number
    return min(gains), median_low(gains.elements()), max(gains)
