"""An exercise as messages: the position as its seat knows it, and the verdict on an answer.

No state is stored between the two: the seed reproduces the exercise.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Struct

from millions.core.match import Match
from millions.core.message import Event, seen
from millions.core.seat import SPECTATOR, Seat
from millions.core.table import View
from millions.review.findings import Verdict
from millions.review.practice import Practice, kept_record, verdict
from millions.review.walk import FinishedMatch
from millions.wire.games import read_action
from millions.wire.settings import PERSON, Chair, Settings
from millions.wire.state import Sitter, TableState
from millions.wire.stream import Exercise, PastEvents, Snapshot

PLAYOUTS = 100
"""Worlds over which an answer is compared with others: under half a second of processor time."""

OTHERS = "sensible"
"""The kind of bot that the other seats are shown as: the judge models every player as a quick bot."""


class Asked(NamedTuple):
    """An exercise: the match that begins there, whose answer is asked for, and what that seat was told before."""

    match: Match
    seat: Seat
    happened: tuple[PastEvents[Event], ...]


def asked(record: bytes | None, seed: int, who: str | Seat | None = None) -> Asked:
    """The exercise with this seed, of a finished match; without one, of the kept set. `who`: only of this seat."""
    practice = Practice(kept_record(seed) if record is None else record, who, seed)
    match, seat = next(practice.exercises())
    assert isinstance(match.header.branch, Struct)
    before = practice.match.log[: len(match.header.branch.lines) - 1]  # beside the lines, a branch keeps the header
    told = [PastEvents(line.n, 0, seen(line.events, seat)) for line in before]
    return Asked(match, seat, tuple([one for one in told if one.events]))


def exercise(record: bytes | None, seed: int, who: str | Seat | None = None, sitters: tuple[Sitter, ...] = ()) -> bytes:
    """An exercise, as JSON: only what its seat may know. `sitters`: who sat at that match."""
    return described(asked(record, seed, who), seed, sitters)


def answered(record: bytes | None, seed: int, action: bytes, who: str | Seat | None = None) -> bytes:
    """The verdict on an answer, as JSON; raises a refusal if it is not legal there."""
    match, seat, _ = asked(record, seed, who)
    n = len(match.log) + 1
    match.play(seat, read_action(match.game, action))
    found: Verdict = verdict(FinishedMatch(match.referee, match.log), n, PLAYOUTS)
    return msgspec.json.encode(found)


def described(one: Asked, seed: int, sitters: tuple[Sitter, ...] = ()) -> bytes:
    """An exercise as JSON."""
    match, seat, happened = one
    view: View = match.view(seat)
    step, last = match.table.agenda[0], happened[-1].n if happened else 0
    forms = tuple([form.describe(match.game.rule(form, step)) for form in match.forms(seat)])
    table = Snapshot(
        n=last,
        you=seat,
        settings=Settings(game=match.game.name, chairs=(Chair(),) * len(match.seats), options=match.header.options),
        room=_room(sitters or _anybody(match, seat), seat),
        view=view,
        forms=forms,
        outlook=match.game.outlook(match.view(SPECTATOR)),
        talk=[],
    )
    return msgspec.json.encode(Exercise(seed, table, happened))


def _anybody(match: Match, you: Seat) -> tuple[Sitter, ...]:
    """Bots beside the player who is asked."""
    seats = enumerate(match.seats)
    return tuple([Sitter(PERSON if seat == you else OTHERS, name, True, False) for seat, name in seats])


def _room(sitters: tuple[Sitter, ...], you: Seat) -> TableState:
    """A table at which one seat is asked, without clocks. Nothing in it comes from the dealer."""
    nobody = (None,) * len(sitters)
    return TableState(
        stage="playing",
        sitters=sitters,
        awaited=(you,),
        deadlines=nobody,
        negotiation_ends=None,
        time_up=False,
        pause_wishes=(),
        resume_wishes=(),
        commitment="",
        commitments=nobody,
        revealed=(),
        reveal_until=None,
        salts=nobody,
        standings=(),
        rematch=None,
        host=None,
        nudge=None,
    )
