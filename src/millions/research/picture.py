"""A projected game in plain text: a picture of it, and what a seat has heard as numbers."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from struct import pack
from typing import Any
from zlib import crc32

import msgspec
from msgspec import structs

from millions.core.game import GAMES, game_named
from millions.core.seat import OPEN, Viewer
from millions.research.projection import Message
from millions.research.turns import Turns

NOT_SAID: tuple[Any, ...] = ([], None)
"""What leaves a line empty."""


def picture(turns: Turns, viewer: Viewer) -> str:
    """What a viewer sees, a field a line, but for empty ones; who is asked; and, if it is the viewer's to know, the
    indexes of a decision begun."""
    view = msgspec.to_builtins(game_named(turns.setting.game).view(turns.table, viewer))
    said = {field: value for field, value in view.items() if value not in NOT_SAID and field != "contents"}
    lines = [f"{field}: {msgspec.json.encode(value).decode()}" for field, value in said.items()]
    begun = [f"begun: {list(turns.begun)}"] if viewer in (OPEN, *turns.asked) else []
    return "\n".join([turns.setting.game, *lines, f"asked: {list(turns.asked)}", *begun])


def row_in_words(turns: Turns, viewer: Viewer) -> str:
    """An observation, a piece a line, but for those that are nothing."""
    pieces = turns.observer.by_name(turns.observe(viewer))
    shown = {name: piece.round(4).tolist() for name, piece in pieces.items() if piece.any()}
    return "\n".join([f"player_{viewer}", *[f"{name}: {piece}" for name, piece in shown.items()]])


# What a seat has heard, as numbers

NOTHING = -1.0

KINDS = {kind: number for game in GAMES.values() for number, kind in enumerate((*game.actions, *game.events), start=1)}
"""Every kind of message, by its number in its game."""


@lru_cache(maxsize=1 << 14)
def as_numbers(message: Message) -> bytes:
    """A message as float32 numbers: its kind, then what it says.

    Values are themselves, names of a list their place in it (from 1 on), other words a number from 0 to 1 that they are
    known by, nothing is −1; before things of which there may be more or fewer stands how many there are.
    """
    found = [float(KINDS[type(message)])]
    for value in structs.astuple(message):
        flatten(value, found)
    return pack(f"{len(found)}f", *found)


def flatten(value: Any, found: list[float]) -> None:
    """Add what a value says."""
    match value:
        case None:
            found.append(NOTHING)
        case Enum():
            found.append(1.0 + list(type(value)).index(value))
        case int():
            found.append(float(value))
        case str():
            found.append(crc32(value.encode()) / (1 << 32))
        case tuple() | frozenset():
            found.append(float(len(value)))
            for one in sorted(value) if isinstance(value, frozenset) else value:
                flatten(one, found)
        case _:
            for one in structs.astuple(value):
                flatten(one, found)
