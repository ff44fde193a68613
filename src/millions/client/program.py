"""A program at a live table: `play` takes a seat, and lets a function decide to the end; `rematch` finds the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from millions.client.keyring import Keyring
from millions.client.link import Link
from millions.client.player import Player
from millions.client.remote import RemoteTable
from millions.core.errors import IllegalAction
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import Standing

Choose = Callable[[Any, Forms, Random], Action]
"""Chooses an action, given the view of the seat and what may be done; a bot's `act` is one."""

MOST_REFUSALS = 3
"""A program whose actions are refused this many times in a row, while nothing changes, has a fault: it stops."""


def play(
    link: str, choose: Choose, name: str = "Robot", seats: Path | None = None, rng: Random | None = None
) -> tuple[Standing, ...]:
    """Take a seat at a live table, or return to the one taken before, and play to the end. Returns the standings.

    The keys of seats are kept in the folder `seats`. The connection is restored by itself. Raises why the seat is lost.
    """
    table = RemoteTable(Link.read(link), Keyring(seats or Path("seats")))
    if not table.find_key(name):
        table.sit(name, program=True)
    player = table.connect()
    try:
        decide(player, choose, rng or Random())
        if player.ended is not None:
            raise player.ended
        return player.replica.room.standings
    finally:
        player.close()


def rematch(link: str, name: str = "Robot", seats: Path | None = None) -> str:
    """The link to the rematch of a finished match, for `play`. The first player who asks opens the table."""
    table = RemoteTable(Link.read(link), Keyring(seats or Path("seats")))
    table.find_key(name)
    return table.rematch().link.invitation


def decide(player: Player, choose: Choose, rng: Random) -> None:
    """Decide whenever the table waits for this player, until the match is over or the seat is lost."""
    replica, refusals, refused_at = player.replica, 0, -1
    while player.ended is None and replica.room.stage not in ("over", "closed"):
        if player.apply_next():  # one message at a time: nothing changes in between
            continue
        if replica.view is None or not replica.forms or replica.you not in replica.room.awaited:
            player.wait()
            continue
        try:
            player.play(choose(replica.view, replica.forms, rng))
        except IllegalAction:  # another player acted first, or the program has a fault
            refusals = refusals + 1 if refused_at == replica.n else 1
            refused_at = replica.n
            if refusals >= MOST_REFUSALS:
                raise
