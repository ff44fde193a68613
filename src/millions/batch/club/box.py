"""The constants of a game of Million Club, and how its actions are encoded."""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from jax import Array
from numpy.typing import NDArray

from millions.batch import box
from millions.batch.arrays import NONE, SMALL, small
from millions.games.club.components import REGIONS, SECTORS, SPOTS, Intrigue
from millions.research.club.code import FACES, OPPONENTS, called, numbered, spots
from millions.research.club.observation import PLACES

CARDS_OF_A_SECTOR, CARDS_OF_A_REGION = 13, 6
"""MC-S1."""

SECTOR = np.repeat(np.arange(len(SECTORS), dtype=np.int8), CARDS_OF_A_SECTOR)
"""The type of each company card."""

COMPANY_CARDS = len(SECTOR)


class Verb(IntEnum):
    """What an index of the action code does: its block."""

    TAKE_COLONY = 0
    TAKE_COMPANY = 1
    NAME_FIRST = 2
    PLACE = 3
    BEGIN_WITH = 4
    DEVELOP = 5
    TAX = 6
    PASS = 7
    PAWN_FROM = 8
    INTRIGUE = 9
    LOOK = 10
    CONTRACT = 11
    COLONY_GIVEN = 12
    COMPETE = 13
    RISE = 14
    FALL = 15
    RAISE_CAPITAL = 16
    COMPANY_GIVEN = 17
    TAKE_OVER = 18
    BUY_COLONY = 19
    DISCARD_COLONY = 20
    BUY_COMPANY = 21
    DISCARD_COMPANY = 22
    PAWN_TO = 23
    COLONY_WANTED = 24
    TYPE_WANTED = 25
    FACE = 26
    OPPONENT = 27


class Move(NamedTuple):
    """An action or a part of one: what is done, by which seat, and with which things."""

    verb: Any
    sector: Any = NONE
    face: Any = NONE
    region: Any = NONE
    spot: Any = NONE
    card: Any = NONE
    other: Any = NONE
    """Another seat; in the action code, how far it is clockwise."""
    part: Any = NONE
    """For an index that begins a decision in parts: its place in FIRST_PARTS, else NONE."""
    seat: Any = NONE


LABELS: dict[str, dict[str, int]] = {
    **{label: {"sector": at} for at, label in enumerate(called(SECTORS))},
    **{label: {"face": face} for face, label in zip(FACES, numbered(FACES), strict=True)},
    **{label: {"region": at} for at, label in enumerate(called(REGIONS))},
    **{label: {"spot": at} for at, label in enumerate(spots(SPOTS))},
    **{label: {"card": at} for at, label in enumerate(called(Intrigue))},
    **{label: {"other": further} for further, label in enumerate(("me", *OPPONENTS))},
    "yes": {},
}
"""What the labels of the action code mean."""

FIRST_PARTS = tuple(index for part, index in PLACES if part == 0)
"""The indexes that begin a decision in parts."""


class Box(box.Box):
    """MC-S1. Everything in the box is the same in every game; only the number of players and the option differ."""

    @cached_property
    def profiles(self) -> bool:
        """MC-Z1. Whether the option is played."""
        return bool(self.setting.options.profiles)  # type: ignore[attr-defined]

    @cached_property
    def moves(self) -> NDArray[np.int8]:
        """The move of each index; other seats are counted clockwise."""
        spelled = [spell(block.name, label) for block in self.code.blocks for label in product(*block.axes)]
        begins = [FIRST_PARTS.index(index) if index in FIRST_PARTS else NONE for index in range(self.code.size)]
        return np.array([move._replace(part=part) for move, part in zip(spelled, begins, strict=True)], np.int8)

    def move(self, action: Array, seat: Array) -> Move:
        """The move of an index, played by a seat."""
        spelled = Move(*[small(column)[action] for column in self.moves.T])
        return spelled._replace(seat=seat, other=((spelled.other + seat) % self.players).astype(SMALL))


def spell(block: str, label: tuple[str, ...]) -> Move:
    """A label of a block as numbers."""
    things = {name: value for word in label for name, value in LABELS[word].items()}
    return Move(Verb[block.upper().replace(" ", "_")], **things)


def box_of(setting: Any) -> Box:
    """The box for a setting."""
    return Box(setting)


def first_parts(block: str, code: Any) -> slice:
    """The places of a block's indexes among those that begin a decision in parts."""
    places = [FIRST_PARTS.index(index) for index in code.ranges[block]]
    return slice(places[0], places[-1] + 1)
