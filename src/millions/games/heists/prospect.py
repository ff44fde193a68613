"""What the heist may bring: a share for each, and what a player who knows a hand gains by staying.

It counts every card that may be hidden, every choice of cards that may belong to those who have left, every role
that the Snitch or the Tech may name, and every victim of a Mentalist, each as likely as the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb, prod
from typing import NamedTuple

from msgspec import Struct

from millions.core.seat import Seat, Seats
from millions.games.heists.components import Role, Roles
from millions.games.heists.heist import nameable
from millions.games.heists.takings import SMALLEST_LOT, End, Takings
from millions.games.heists.terms import Character


class Prospect(Struct, frozen=True, gc=False):
    """M1-L2, M2-L3. The share of each character that the heist leaves, if nobody else goes before it."""

    least: int
    likely: int
    """The median of all cases."""
    most: int


class OwnProspect(Struct, frozen=True, gc=False):
    """M1-L, M2-L. What a player gains by staying, beside leaving now, whose characters still in have these roles.

    It counts the ante, the share and all that roles pay and take, if nobody else goes.
    """

    hand: Roles
    """In the order of the roles in play."""
    seats: Seats
    """M1-H8, M2-L1. Whom it is true of: those who can pay the same part of the fine of being left alone."""
    least: int
    likely: int
    most: int
    reach: Seats
    """M1-E1, M2-E1. Those of them who can have the sum that ends the game with this hand: in the best case, if nobody
    else goes."""
    rivals: Seats
    """M1-E1, M2-E1. The players in the heist who can have it beside a player with this hand."""


Range = tuple[int, int]
"""The least and the most."""


class SeenProspect(Struct, frozen=True, gc=False):
    """M1-N11. The same for a player who has looked at the card of another and found this role."""

    seat: Seat
    character: Character
    role: Role
    own: OwnProspect
    believed: tuple[Range | None, ...]
    """M1-N1. What the player gains if the others are what they last said; empty while too few have said it."""


class Gains(NamedTuple):
    """M1-L, M2-L. What a hand gains beside leaving."""

    least: int
    likely: int
    most: int
    sharing: int | None
    """M1-E1. The most where it shares; None if it never does."""


Case = tuple[Roles, Role | None]
"""The roles in the heist, sorted, and the one that is named."""

Cases = tuple[tuple[Case, int], ...]
"""Every case, and how often it comes."""


def prospect(takings: Takings, roles: Roles, shown: Roles, crew: int) -> Prospect:
    """For all players: the share of each."""
    counted = cases(roles, ordered(shown, roles), crew, (), takings.namer)
    return Prospect(*_range(takings, counted, lambda end: end.share))


def own_prospect(
    takings: Takings, roles: Roles, shown: Roles, crew: int, hand: Roles, seen: Roles = ()
) -> Gains | None:
    """What a player with this hand gains, if cards of others in the heist are known; None if nobody can have it."""
    counted = cases(roles, ordered(shown, roles), crew, ordered((*hand, *seen), roles), takings.namer)
    if not counted:
        return None
    sharing = [
        end.of(hand)
        for case, _ in counted
        if not _sharing(case, takings.namer).isdisjoint(hand)
        for end in takings.ends(*case)
    ]
    return Gains(*_range(takings, counted, lambda end: end.of(hand)), max(sharing, default=None))


def hands(roles: Roles, per_seat: int, crew: int) -> Iterator[Roles]:
    """Every hand that a player may have in the heist."""
    for cards in range(1, min(per_seat, crew) + 1):
        yield from combinations_with_replacement(roles, cards)


def if_believed(
    takings: Takings, roles: Roles, shown: Roles, hand: Roles, said: Roles, silent: int
) -> tuple[int, int] | None:
    """The least and the most for this hand if the others in the heist are what they said; None if they cannot all be.

    M1-P5, M2-P4: the cards shown and one more must be enough for all roles in it.
    """
    gains = [
        end.of(hand)
        for rest in combinations_with_replacement(roles, silent)
        if _hidden_cards(sent := ordered((*hand, *said, *rest), roles), shown) <= 1
        for named in namings(sent, shown, takings.namer)
        for end in takings.ends(sent, named)
    ]
    return (min(gains), max(gains)) if gains else None


def _hidden_cards(sent: Roles, shown: Roles) -> int:
    """How many cards of these are not among those shown."""
    return sum(max(0, sent.count(role) - shown.count(role)) for role in set(sent))


def ordered(cards: Roles, roles: Roles) -> Roles:
    """The same cards in the order of the roles: in which order they lie there tells nothing."""
    return tuple(sorted(cards, key=roles.index))


def namings(sent: Roles, shown: Roles, namer: Role) -> tuple[Role | None, ...]:
    """M1-H3, M2-H3. The roles that may be named; None if none is."""
    return (sent.count(namer) == 1 and nameable(shown, namer)) or (None,)


def sharers(roles: Roles, shown: Roles, crew: int, namer: Role) -> tuple[int, ...]:
    """M1-H2, M2-H2. The most characters that can share if 1, 2, … of the crew stay."""
    return _sharers(roles, ordered(shown, roles), crew, namer)


@lru_cache(maxsize=4096)  # offers and payments change nothing here
def _sharers(roles: Roles, shown: Roles, crew: int, namer: Role) -> tuple[int, ...]:
    each = (cases(roles, shown, stay, (), namer) for stay in range(1, crew + 1))
    return tuple(max((_heads(case, namer) for case, _ in counted), default=0) for counted in each)


def _heads(case: Case, namer: Role) -> int:
    """How many share."""
    return len(_sharing(case, namer))


def _sharing(case: Case, namer: Role) -> frozenset[Role]:
    """The roles that share."""
    sent, named = case
    left = frozenset(role for role in sent if sent.count(role) == 1) - {named}
    return frozenset() if left == {namer} else left


@lru_cache(maxsize=4096)  # the same cards lie in the centre of many tables: with eight players 40 instead of 2,000 µs
def cases(roles: Roles, shown: Roles, crew: int, hand: Roles, namer: Role) -> Cases:
    """All cases that a player with this hand cannot exclude; the empty hand asks for those of a spectator."""
    counted = Counter[Case]()
    each = len(nameable(shown, namer)) or 1  # each world counts as often as any other
    for hidden in roles:
        for sent, times in _sent(roles, (*shown, hidden), crew, hand):
            named = namings(sent, shown, namer)
            for role in named:
                counted[sent, role] += times * each // len(named)
    return tuple(counted.items())


def _sent(roles: Roles, cards: Roles, crew: int, hand: Roles) -> Iterator[tuple[Roles, int]]:
    """The roles that may be in the heist, hand included, and in how many ways these cards make them up."""
    others = [cards.count(role) - hand.count(role) for role in roles]
    if min(others) < 0:
        return
    for picked in product(*(range(number + 1) for number in others)):
        if sum(picked) == crew - len(hand):
            numbers = [number + hand.count(role) for number, role in zip(picked, roles, strict=True)]
            sent = tuple(role for role, number in zip(roles, numbers, strict=True) for _ in range(number))
            yield sent, prod(map(comb, others, picked))


def _range(takings: Takings, counted: Cases, worth: Callable[[End], int]) -> tuple[int, int, int]:
    """The least, the median and the most of all cases."""
    gains = Counter[int]()
    for (sent, named), times in counted:
        ends = takings.ends(sent, named)
        for end in ends:
            gains[worth(end)] += times * SMALLEST_LOT // len(ends)
    return min(gains), _median(gains), max(gains)


def _median(gains: Counter[int]) -> int:
    """The lower of the two in the middle."""
    half, passed = (gains.total() + 1) // 2, 0
    for gain in sorted(gains):
        passed += gains[gain]
        if passed >= half:
            return gain
    raise AssertionError
