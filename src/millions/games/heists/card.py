"""The card that an edition fills in, with what is the same in both on it already."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct

from millions.core.game import Game
from millions.core.message import Action, Event
from millions.core.seat import MOST_SEATS, Viewer
from millions.core.table import Account, Options, Place
from millions.games.heists.components import RESERVE
from millions.games.heists.deck import read_house_deck, read_with_house_cards
from millions.games.heists.ending import standings
from millions.games.heists.guess import guess
from millions.games.heists.outlook import outlook
from millions.games.heists.table import Table
from millions.games.heists.variant import Variant

T = TypeVar("T", bound=Table)
Opt = TypeVar("Opt", bound=Options)
D = TypeVar("D", bound=Struct)


def edition(
    *,
    name: str,
    contract: str,
    rules_version: int,
    options: type[Opt],
    read_deck: Callable[[dict[str, Any]], D],
    set_up: Callable[[tuple[str, ...], Opt, D], T],
    view: Callable[[T, Viewer], Any],
    alone: tuple[Callable[[T, Viewer], Any], ...],
    beyond_purses: str,
    actions: tuple[type[Action], ...],
    events: tuple[type[Event], ...],
    variant: type[Variant],
    members: tuple[Enum, ...],
) -> Game[T, Any, Opt, D]:
    """The card of an edition; `beyond_purses` is the kind of place of the accounts that come after those of seats."""
    package = set_up.__module__
    return Game(
        name=name,
        contract=contract,
        rules_version=rules_version,
        seat_counts=range(3, MOST_SEATS + 1),
        options=options,
        house_deck=partial(read_house_deck, package, read_deck),
        read_deck=partial(read_with_house_cards, package, read_deck),
        set_up=set_up,
        view=view,
        alone=alone,
        guess=guess,
        standings=standings,
        place=partial(place, beyond_purses),
        outlook=outlook,
        actions=actions,
        events=events,
        variant=variant,
        members=members,
    )


def place(beyond_purses: str, account: Account) -> Place:
    """M1-S5, M2-S5. What an account is: the reserve, a seat's purse, or one of those beyond."""
    if account == RESERVE:
        return Place("reserve")
    return Place("seat", account) if account < MOST_SEATS else Place(beyond_purses, account - MOST_SEATS)
