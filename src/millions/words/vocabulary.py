"""What kind of thing each field of a game's messages holds, as plain data for clients that make sentences themselves.

A kind is spelled as a word: "seat", "enum:role", "record:terms"; with a star for a list of it, two for lists of lists.
The page in the browser fetches a game's vocabulary and its catalogues, and speaks as `Speaker` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from millions.core.game import AnyGame
from millions.words.fields import Kind, figures, key_of, kinds

Fields = dict[str, str]

ACCOUNTS = range(-1, 16)
"""The accounts that a vocabulary names; -1 is the reserve."""


class Vocabulary(Struct, frozen=True):
    """All that is needed to say a game's messages, besides its catalogues."""

    events: dict[str, Fields]
    actions: dict[str, Fields]
    steps: dict[str, Fields]
    view: Fields
    secrets: tuple[str, ...]
    """Events that only one seat is told."""
    records: dict[str, Fields]
    figures: dict[str, dict[str, tuple[str, ...]]]
    """Numbers that a record works out: by record and name, the fields that are added up."""
    accounts: dict[str, tuple[str, int]]
    """What each account is: a seat's purse, the ante on a character, the pot, the reserve."""
    roles: tuple[str, ...]
    """All roles of the game, in play or not: a field may have the name of the role that it is for."""


def vocabulary(game: AnyGame, steps: tuple[type[Struct], ...]) -> Vocabulary:
    """The vocabulary of a game, made from its message types; `steps` are those that its views can show."""
    messages = (*game.events, *game.actions, *steps, game.view_type)
    records = dict(sorted((key_of(one), one) for message in messages for one in _records_in(message)))
    return Vocabulary(
        events=_all_fields(game.events),
        actions=_all_fields(game.actions),
        steps=_all_fields(steps),
        view=_fields(game.view_type),
        secrets=tuple(sorted(event.__name__ for event in game.events if "to" in event.__struct_fields__)),
        records={key: _fields(one) for key, one in records.items()},
        figures={key: _sums(one) for key, one in records.items() if figures(one)},
        accounts={str(account): game.place(account) for account in ACCOUNTS},
        roles=tuple([str(one.value) for one in game.members if key_of(type(one)) == "role"]),
    )


def _all_fields(messages: tuple[type[Struct], ...]) -> dict[str, Fields]:
    return {message.__name__: _fields(message) for message in messages}


def _fields(message: type[Struct]) -> Fields:
    return {name: _spelled(kind) for name, kind in kinds(message).items()}


def _spelled(kind: Kind) -> str:
    of = f":{key_of(kind.type)}" if kind.sort in ("enum", "record") else ""
    return kind.sort + of + "*" * (kind.many + kind.nested)


def _records_in(message: type[Struct]) -> Iterator[type[Struct]]:
    for kind in kinds(message).values():
        if kind.sort == "record" and not kind.type.__struct_config__.tag:
            yield kind.type
            yield from _records_in(kind.type)


def _sums(record: type[Struct]) -> dict[str, tuple[str, ...]]:
    """The fields that each figure of a record adds up, found by trying and checked by another try."""
    numbers = [name for name, kind in kinds(record).items() if kind.sort == "plain"]
    found = {}
    for figure in figures(record):
        found[figure] = tuple(name for name in numbers if getattr(_sample(record, {name: 1}), figure) == 1)
        trial = {name: 7**place for place, name in enumerate(numbers)}
        assert getattr(_sample(record, trial), figure) == sum(trial[name] for name in found[figure]), figure
    return found


def _sample(record: type[Struct], numbers: dict[str, int]) -> Struct:
    """A record with these numbers, nothing but zeros otherwise, and any enum's first value."""
    values = {}
    for name, kind in kinds(record).items():
        is_enum = isinstance(kind.type, type) and issubclass(kind.type, Enum)
        values[name] = next(iter(kind.type)) if is_enum else numbers.get(name, 0)
    return record(**values)
