"""A seat's private notes and beliefs. They are stored beside the table, under the seat's key, not in its log.

So nothing that others receive can depend on them: no message, no sequence number, no timing.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from millions.core.errors import Malformed
from millions.core.match import Match
from millions.core.seat import Seat
from millions.games.heists.components import names_in_play
from millions.tables import Store
from millions.wire.answers import Refused
from millions.wire.keys import Key

LONGEST_NOTES = 2000
"""Characters of a seat's notes."""

MOST_BELIEFS = 400
"""Times that a seat may say what it believes, in one match."""

NOTES, BELIEF = "mcp notes", "mcp belief "
"""Names of the notes of the store: a seat's notes, and what it believed after a line of the record."""

Distribution = dict[str, float]
"""For each role its probability."""


class Belief(Struct, frozen=True):
    """What a seat believed about other characters' roles when the record of the match had this number of lines."""

    line: int
    roles: dict[int, Distribution]

    def __repr__(self) -> str:
        return f"Belief(line={self.line})"


class Notebook:
    """The notes and beliefs of one seat."""

    def __init__(self, store: Store, key: Key) -> None:
        self._store, self._owner = store, key.fingerprint

    async def notes(self) -> str:
        """The notes; empty if there are none."""
        return (await self._store.notes(self._owner)).get(NOTES, b"").decode()

    async def write(self, text: str) -> None:
        """Replace the notes."""
        if len(text) > LONGEST_NOTES:
            raise Refused("notes-long", f"your notes have at most {LONGEST_NOTES} characters", most=LONGEST_NOTES)
        await self._store.note(self._owner, NOTES, text.encode() or None)

    async def believe(self, match: Match | None, seat: Seat, said: Mapping[str, Any]) -> None:
        """Keep what this seat believes now; a later belief at the same moment replaces it."""
        belief = checked(match, seat, said)
        name = f"{BELIEF}{belief.line:06}"
        known = [one for one in await self._store.notes(self._owner) if one.startswith(BELIEF)]
        if len(known) >= MOST_BELIEFS and name not in known:
            sentence = f"a seat says what it believes at most {MOST_BELIEFS} times in a match"
            raise Refused("beliefs-many", sentence, most=MOST_BELIEFS)
        await self._store.note(self._owner, name, msgspec.json.encode(belief))


async def beliefs_of(store: Store, fingerprint: str) -> list[Belief]:
    """What the owner of a key believed in the course of a match, to be scored when the match is over."""
    kept = await store.notes(fingerprint)
    return [msgspec.json.decode(kept[name], type=Belief) for name in sorted(kept) if name.startswith(BELIEF)]


def checked(match: Match | None, seat: Seat, said: Mapping[str, Any]) -> Belief:
    """A belief about the hidden roles of others' characters, with probabilities that sum to 1."""
    if match is None or match.over:
        raise Refused("beliefs-when", "beliefs are about a match that is being played")
    view = match.view(seat)
    roles = names_in_play(view)
    if not roles:
        raise Refused("beliefs-none", "this game has no hidden roles to believe anything about")
    per_seat = int(getattr(view, "per_seat", 1))
    others = {str(one): one for one in range(len(match.seats) * per_seat) if one // per_seat != seat}
    if not said or not set(said) <= set(others):
        raise Malformed("bad-belief", f"beliefs are about characters of others: {', '.join(others)}")
    return Belief(len(match.log), {others[one]: _distribution(said[one], roles) for one in said})


def _distribution(chances: Any, roles: Sequence[str]) -> Distribution:
    if not isinstance(chances, dict) or not chances or not set(chances) <= set(roles):
        raise Malformed("bad-belief", f"a belief gives probabilities to some of these roles: {', '.join(roles)}")
    numbers = list(chances.values())
    if not all(type(one) in (int, float) and math.isfinite(one) and 0 <= one <= 1e6 for one in numbers):
        raise Malformed("bad-belief", "a probability is a number from 0 to 1")
    total = sum(numbers)
    if total <= 0:
        raise Malformed("bad-belief", "at least one role has a probability above 0")
    return {role: chance / total for role, chance in chances.items()}
