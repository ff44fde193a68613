"""A game as text, and the messages to a seat as text and as numbers."""

from __future__ import annotations

from enum import Enum
from struct import pack
from typing import Any
from zlib import crc32

import msgspec
from msgspec import structs

from millions.core.game import AnyGame, game_named
from millions.core.message import Action, Event
from millions.core.seat import OPEN, Seat, Viewer
from millions.research.memo import Memo
from millions.research.turns import Turns

EMPTY: tuple[Any, ...] = ([], None)
"""Values of fields that are not printed."""


def render(turns: Turns, viewer: Viewer) -> str:
    """A viewer's view, one field per line, without empty fields; the seats that are asked; and, for these seats, the
    indexes of a decision begun."""
    view = msgspec.to_builtins(game_named(turns.setting.game).view(turns.table, viewer))
    shown = {field: value for field, value in view.items() if value not in EMPTY and field != "contents"}
    lines = [f"{field}: {msgspec.json.encode(value).decode()}" for field, value in shown.items()]
    begun = [f"begun: {list(turns.begun)}"] if viewer in (OPEN, *turns.asked) else []
    return "\n".join([turns.setting.game, *lines, f"asked: {list(turns.asked)}", *begun])


def describe_observation(turns: Turns, seat: Seat) -> str:
    """An observation as text, one piece per line, without pieces that are all zero."""
    pieces = turns.observer.by_name(turns.observe(seat))
    shown = {name: piece.astype(float).round(4).tolist() for name, piece in pieces.items() if piece.any()}
    return "\n".join([f"player_{seat}", *[f"{name}: {piece}" for name, piece in shown.items()]])


# Messages: a seat's own actions and the events it has seen

Message = Action | Event


def information_state(turns: Turns, seat: Seat) -> str:
    """All messages to a seat from the beginning on: equal for positions that the seat cannot tell apart."""
    begun = turns.begun if turns.asked == (seat,) else ()
    return f"player_{seat} {begun}\n" + "\n".join(message_text[message] for message in turns.messages_to(seat))


def write_text(message: Message) -> str:
    """A message as one line of JSON."""
    return msgspec.json.encode(message).decode()


COMMON_KINDS = {
    **{"Propose": 11, "Accept": 12, "Decline": 13, "TakeBack": 14},
    **{"Proposed": 31, "Agreed": 32, "Declined": 33, "TookBack": 34, "Lapsed": 35, "Struck": 36, "Paid": 36},
}
"""The numbers, in every game, of the kinds of messages about deals and money; part of version 0 of the tensors."""


def kinds_of(game: str) -> dict[type, int]:
    """The number of each kind of message of a game: its place among the game's actions and events, from 1 on."""
    chosen = game_named(game)
    kinds = enumerate((*chosen.actions, *chosen.events), start=1)
    return {kind: COMMON_KINDS.get(kind.__name__, number) for number, kind in kinds}


def write_numbers(game: str, message: Message) -> bytes:
    """A message as float32 numbers: its kind, then its fields.

    Numbers stand for themselves, members of an enumeration for their place among those of the game (from 1 on), other
    text for a hash from 0 to 1, None for −1; a collection begins with its length.
    """
    found = [float(kinds_of(game)[type(message)])]
    for value in structs.astuple(message):
        flatten(value, found, game_named(game))
    return pack(f"{len(found)}f", *found)


def flatten(value: Any, found: list[float], game: AnyGame) -> None:
    """Append a value as numbers."""
    match value:
        case None:
            found.append(-1.0)
        case Enum():
            found.append(1.0 + game.members_of(type(value)).index(value))
        case int():
            found.append(float(value))
        case str():
            found.append(crc32(value.encode()) / (1 << 32))
        case tuple() | frozenset():
            found.append(float(len(value)))
            for one in sorted(value) if isinstance(value, frozenset) else value:
                flatten(one, found, game)
        case _:
            for one in structs.astuple(value):
                flatten(one, found, game)


MOST_MESSAGES = 1 << 14

message_text: Memo[Message, str] = Memo(write_text, MOST_MESSAGES)
message_numbers: Memo[tuple[str, Message], bytes] = Memo(lambda key: write_numbers(*key), MOST_MESSAGES)
