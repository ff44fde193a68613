"""All that is true now. Fields may be assigned; the values in them never change, so a shallow copy is a true copy."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from itertools import compress
from operator import is_not
from typing import Annotated, Any, NamedTuple, Self, TypeVarTuple

from msgspec import UNSET, Meta, Struct, structs

from millions.core.message import Event
from millions.core.seat import Viewer
from millions.core.step import AnyStep

Facts = TypeVarTuple("Facts")

Account = Annotated[int, Meta(title="account")]
"""Where money lies: a seat's purse has the seat's number; each game says what its further numbers mean."""

BANK: Account = -1
"""The last account is the bank's (the box calls it reserve or bank): it never runs out."""


class Place(NamedTuple):
    """What an account is: a `seat`'s purse, what lies on a `character`, the `pot`, the `reserve`; and whose."""

    kind: str
    number: int = 0


class Paid(Event, frozen=True):
    """Money went from one account to another, for a reason."""

    source: Account
    target: Account
    amount: int
    why: str


class Table(Struct, kw_only=True):
    """What every game's table has: the agenda, the money, and the events told since somebody began to listen."""

    agenda: tuple[AnyStep, ...] = ()
    money: tuple[int, ...] = ()
    news: tuple[Event, ...] | None = None

    def copy(self) -> Self:
        """Another table, equal and independent."""
        return copy(self)

    def tell(self, event: Callable[[*Facts], Event], *facts: *Facts) -> None:
        """Something happened. The event is made only if somebody listens."""
        if self.news is not None:
            self.news += (event(*facts),)

    def push(self, *steps: AnyStep) -> None:
        """These steps come first, then what was on the agenda."""
        self.agenda = steps + self.agenda

    def pay(self, source: Account, target: Account, amount: int, why: str) -> None:
        """All money moves here. Paying nothing, or paying oneself, is no payment."""
        if not amount or source == target:
            return
        money = list(self.money)
        money[source] -= amount
        money[target] += amount
        assert amount > 0 and (source == BANK or money[source] >= 0), f"account {source} cannot pay {amount}: {why}"
        self.money = tuple(money)
        if self.news is not None:
            self.tell(Paid, source, target, amount, why)


class View(Struct, frozen=True, kw_only=True):
    """One viewer's lawful picture of a table: each game lists, field by field, what that viewer sees."""

    viewer: Viewer


def changes(before: Struct | None, after: Struct) -> dict[str, Any]:
    """The fields that look different in the later of two pictures (views, table states); without an earlier one, all
    that are there."""
    names, new = after.__struct_fields__, structs.astuple(after)
    if before is None:
        return {name: value for name, value in zip(names, new, strict=True) if value is not UNSET}
    old = structs.astuple(before)
    others = compress(range(len(new)), map(is_not, old, new))  # most fields are the very same object: 1 us saved of 3
    return {names[place]: new[place] for place in others if old[place] != new[place]}


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host may choose before a match; each game lists its own."""


class Standing(Struct, frozen=True):
    """Where a seat ended up: its place (1 is first, shared by all who won), its score, whether it won."""

    seat: int
    place: int
    score: int
    won: bool


def ranked(scores: tuple[int, ...], winners: tuple[int, ...], then: tuple[int, ...] = ()) -> tuple[Standing, ...]:
    """Winners first, then by score, and by what else counts; equals share a place."""
    further = then or (0,) * len(scores)
    ranks = [(seat not in winners, -score, -further[seat]) for seat, score in enumerate(scores)]
    order = sorted(range(len(scores)), key=ranks.__getitem__)
    return tuple(
        Standing(seat, 1 + sum(rank < ranks[seat] for rank in ranks), scores[seat], seat in winners) for seat in order
    )
