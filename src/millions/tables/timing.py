"""Clocks and pace: when a person's time to decide is over, and when a bot acts."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep
from millions.games.heists.bargain import Proposal
from millions.games.heists.negotiation import OpenNegotiation
from millions.tables.clock import Millis
from millions.wire.settings import Clocks

LEAST_PACE = 0.5
"""A bot takes at least this share of the table's pace, and at most three times the pace."""

PATIENCE_MS = 25_000
"""A bot that has made an offer to a person does nothing else for this long while they think about it."""

WATCHED_PACE_MS = 4000
"""The slowest that people in one room can follow on the shared screen, once bots play for all of them."""


def luck_of(secret: str, purpose: str, answers: int, seat: Seat) -> Random:
    """A random generator that is the same after a restart: it depends on the number of answers and on the seat."""
    return Random(f"{secret}|{purpose}|{answers}|{seat}")


def waiting_bots(table: object, people: Collection[Seat], stewards: Collection[Seat]) -> set[Seat]:
    """The bots in offers that wait for the answer of a person who is present, while nobody waits for theirs."""
    proposals: tuple[Proposal, ...] = getattr(table, "proposals", ())
    if not proposals or not isinstance(table.agenda[0], OpenNegotiation):  # type: ignore[attr-defined]
        return set()
    owing, present = {seat for one in proposals for seat in one.awaiting}, {*people} - {*stewards}
    asked = [one for one in proposals if not present.isdisjoint(one.awaiting)]
    return {seat for one in asked for seat in one.parties} - owing - {*people}


class Timing:
    """Deadlines and bots' turns, computed from the entries alone, so that a restart changes nothing."""

    def __init__(self, clocks: Clocks, pace: Millis, luck: str) -> None:
        self.clocks, self.pace, self._luck = clocks, pace, luck
        self.deadlines: dict[Seat, Millis] = {}
        self.dues: dict[Seat, tuple[Millis, float]] = {}
        """When each bot or steward will act; the second number breaks ties."""
        self.negotiation_ends: Millis | None = None
        self.time_up = False
        self.paused_at: Millis | None = None
        self.watched = False
        """Bots play for all the people, who watch: no faster than they can follow."""
        self.held_until: Millis = 0
        """Bots wait for a player who is reading."""
        self.since: dict[Seat, Millis] = {}
        """Since when each seat that is awaited has been."""
        self.left: dict[Seat, Millis] = {}
        """The time that a seat had left for the present step when a steward took over."""
        self.waits: dict[Seat, Millis] = {}
        """Until when each bot waits for a person to answer an offer that it is in."""
        self._step: AnyStep | None = None
        self._negotiating = False

    def enter(self, step: AnyStep | None, negotiating: bool, at: Millis) -> bool:
        """The game waits for this step now. Returns whether it is another step than before."""
        if negotiating and not self._negotiating and self.clocks.negotiation:
            self.negotiation_ends = at + self.clocks.negotiation * 1000
        if not negotiating:
            self.negotiation_ends, self.time_up = None, False
        moved, self._step, self._negotiating = step != self._step, step, negotiating
        if moved:
            self.left = {}
        return moved

    @property
    def out_of_time(self) -> set[Seat]:
        """The seats whose clock ran out during the present step: it does not start again if their owners come back."""
        return {seat for seat, left in self.left.items() if not left}

    def set(
        self,
        awaited: Seats,
        automatic: Collection[Seat],
        anew: Collection[Seat],
        at: Millis,
        answers: int,
        patient: Collection[Seat] = (),
    ) -> None:
        """Start the clocks of the seats awaited; those awaited already keep theirs, unless they are in `anew`.

        `patient`: bots that wait for a person to answer an offer that they are in.
        """
        at = at if self.paused_at is None else self.paused_at
        self.since = {seat: at if seat in anew else self.since.get(seat, at) for seat in awaited}
        self.dues = {
            seat: self._due(at, answers, seat) if seat in anew or seat not in self.dues else self.dues[seat]
            for seat in awaited
            if seat in automatic
        }
        for seat in self.dues:
            if seat in self.waits and seat not in patient:
                self.dues[seat] = self._due(at, answers, seat)
        self.waits = {seat: self.waits.get(seat, at + PATIENCE_MS if self.pace else at) for seat in patient}
        for seat, deadline in self.deadlines.items():
            if seat in automatic and seat not in anew:
                self.left[seat] = max(0, deadline - at)
        limit = None if self._negotiating else self.clocks.decision
        self.deadlines = {
            seat: at + self.left.pop(seat, limit * 1000)
            if seat in anew or seat not in self.deadlines
            else self.deadlines[seat]
            for seat in awaited
            if limit and seat not in automatic
        }

    def _due(self, at: Millis, answers: int, seat: Seat) -> tuple[Millis, float]:
        luck = luck_of(self._luck, "pace", answers, seat).random()
        pace = max(self.pace, WATCHED_PACE_MS) if self.watched else self.pace
        return at + int(pace * (LEAST_PACE + luck / (1.4 - luck))), luck

    def spoke(self, seat: Seat, at: Millis) -> None:
        """A bot that has said something does not act in the same breath."""
        if seat in self.dues:
            when, luck = self.dues[seat]
            self.dues[seat] = max(when, at + self.pace), luck

    def change_pace(self, pace: Millis, at: Millis) -> None:
        """Bots are faster or slower from now on; those that are thinking, too."""
        at = at if self.paused_at is None else self.paused_at
        share = pace / self.pace if self.pace else 1
        self.dues = {seat: (at + int(max(0, when - at) * share), luck) for seat, (when, luck) in self.dues.items()}
        self.pace = pace

    def declare_time_up(self) -> None:
        """The negotiation's time is over."""
        self.negotiation_ends, self.time_up = None, True

    def stop(self) -> None:
        """Nothing runs any more."""
        self.deadlines, self.dues, self.since, self.waits, self.negotiation_ends = {}, {}, {}, {}, None

    def pause(self, at: Millis) -> None:
        """All clocks stop."""
        self.paused_at = at

    def resume(self, at: Millis) -> None:
        """All clocks go on with what they had left."""
        assert self.paused_at is not None
        self.shift(at - self.paused_at)
        self.paused_at = None

    def shift(self, by: Millis) -> None:
        """Move all deadlines: this much time did not count."""
        self.deadlines = {seat: when + by for seat, when in self.deadlines.items()}
        self.since = {seat: when + by for seat, when in self.since.items()}
        self.dues = {seat: (when + by, luck) for seat, (when, luck) in self.dues.items()}
        self.waits = {seat: when + by for seat, when in self.waits.items()}
        self.held_until += by
        if self.negotiation_ends is not None:
            self.negotiation_ends += by

    @property
    def ticking(self) -> bool:
        """Is a clock of a person, or of the negotiation, running?"""
        return self.paused_at is None and bool(self.deadlines or self.negotiation_ends is not None)

    @property
    def next_deadline(self) -> Millis | None:
        """When the next clock runs out."""
        if self.paused_at is not None:
            return None
        whens = list(self.deadlines.values())
        if self.negotiation_ends is not None:
            whens.append(self.negotiation_ends)
        return min(whens, default=None)

    @property
    def turns(self) -> dict[Seat, tuple[Millis, float]]:
        """The same as `dues`, but nobody acts while a person thinks about an offer that they are in."""
        return {seat: (max(when, self.waits.get(seat, when)), luck) for seat, (when, luck) in self.dues.items()}

    @property
    def next_turn(self) -> Millis | None:
        """When the next bot or steward acts."""
        if not self.dues or self.paused_at is not None:
            return None
        return max(self.held_until, min([when for when, _ in self.turns.values()]))
