"""How a heist ended, as the players saw it: who was out and why, who shared."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from millions.bots.heists.guide import HeistGuide
from millions.core.message import Event
from millions.games.heists.components import Eliminated, LootTurned, Role
from millions.games.heists.table import Table
from millions.games.heists.terms import Character
from millions.review.findings import Fall, Outcome
from millions.review.walk import FinishedMatch, Moment

NAMED = ("denounced", "named")
"""Why somebody is out whose role was named: in a heist, one role at most is."""


def outcome(match: FinishedMatch, moment: Moment) -> Outcome | None:
    """How the heist ended that this line began or went on with; None if there was none."""
    table = moment.before.table
    if not isinstance(table, Table) or not isinstance(match.guide, HeistGuide):
        return None
    edition, told = match.guide.edition, list(_until_next_round(match, moment))
    falls: dict[tuple[Role, str], list[str]] = {}
    for event in told:
        if isinstance(event, Eliminated) and (role := table.roles[event.character]) is not None:
            falls.setdefault((role, event.why), []).append(match.names[table.owner(event.character)])
    sharers = [one for event in told for one in edition.sharers_in(event) or ()]
    if not falls and not sharers:
        return None
    namers = [one for event in told if (one := edition.namer_in(event)) is not None]
    by = "".join([_name(match, table, one) for one in namers[:1]])
    return Outcome(
        tuple([Fall(role, why, _once(out), by if why in NAMED else "") for (role, why), out in falls.items()]),
        _once([_name(match, table, one) for one in sharers]),
    )


def in_words(one: Outcome, text: Callable[..., str], both: Callable[[list[str]], str]) -> Iterator[str]:
    """Its sentences; `text` finds one in a catalogue, `both` lists names."""
    for fall in one.falls:
        told = {"role": text("role-the", role=fall.role.value), "seats": both([*fall.seats]), "count": len(fall.seats)}
        yield text("decided-fell", why=fall.why, by=fall.by or "none", **told)
    yield text("decided-shared", count=len(one.sharers), seats=both([*one.sharers]))


def _until_next_round(match: FinishedMatch, moment: Moment) -> Iterator[Event]:
    for one in match.moments[moment.n - 1 :]:
        for event in one.line.events:
            if isinstance(event, LootTurned):
                return
            yield event


def _once(names: list[str]) -> tuple[str, ...]:
    """A player with two characters is named once."""
    return tuple(dict.fromkeys(names))


def _name(match: FinishedMatch, table: Table, character: Character) -> str:
    return match.names[table.owner(character)]
