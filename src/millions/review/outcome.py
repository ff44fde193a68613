"""How a heist ended, as the players saw it: who was out and why, who shared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from millions.games.heists.components import Eliminated, LootTurned, Role
from millions.games.heists.table import Table
from millions.games.heists.terms import Character
from millions.review.findings import Fall, Outcome
from millions.review.walk import FinishedMatch, Moment

NAMINGS = {"Denounced": "snitch", "RoleNamed": "tech"}
"""The events of both editions that name a role, and their field that says by whom."""

SHARINGS = ("LootShared", "PotShared")
"""Those that share the loot between `characters`."""


def outcome(match: FinishedMatch, moment: Moment) -> Outcome | None:
    """How the heist ended that this line began or went on with; None if there was none."""
    table = moment.before.table
    if not isinstance(table, Table):
        return None
    told = list(_until_next_round(match, moment))
    falls: dict[tuple[Role, str], list[str]] = {}
    for event in told:
        if isinstance(event, Eliminated) and (role := table.roles[event.character]) is not None:
            falls.setdefault((role, event.why), []).append(match.names[table.owner(event.character)])
    sharers = [event.characters for event in told if type(event).__name__ in SHARINGS]
    if not falls and not sharers:
        return None
    by = {role: _name(match, table, character) for role, character in _named(told)}
    return Outcome(
        tuple([Fall(role, why, tuple(dict.fromkeys(out)), by.get(role, "")) for (role, why), out in falls.items()]),
        tuple(dict.fromkeys([_name(match, table, one) for characters in sharers for one in characters])),
    )


def in_words(one: Outcome, text: Callable[..., str], both: Callable[[list[str]], str]) -> Iterator[str]:
    """Its sentences; `text` finds one in a catalogue, `both` lists names."""
    for fall in one.falls:
        told = {"role": text("role-the", role=fall.role.value), "seats": both([*fall.seats]), "count": len(fall.seats)}
        yield text("decided-fell", why=fall.why, by=fall.by or "none", **told)
    yield text("decided-shared", count=len(one.sharers), seats=both([*one.sharers]))


def _until_next_round(match: FinishedMatch, moment: Moment) -> Iterator[Any]:
    for one in match.moments[moment.n - 1 :]:
        for event in one.line.events:
            if isinstance(event, LootTurned):
                return
            yield event


def _named(events: Iterable[Any]) -> Iterator[tuple[Role, Character]]:
    """The roles that were named, and the characters that named them."""
    for event in events:
        if by := NAMINGS.get(type(event).__name__):
            yield event.role, getattr(event, by)


def _name(match: FinishedMatch, table: Table, character: Character) -> str:
    return match.names[table.owner(character)]
