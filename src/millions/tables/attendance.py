"""Who is connected and since when others are not; what happens when a player is absent for long, and comes back."""

from __future__ import annotations

from collections.abc import Collection

from millions.core.seat import Seat
from millions.tables.clock import Millis
from millions.tables.decision import Decision
from millions.tables.entries import CameBack, Nudged, Stewarded, WaitedFor
from millions.tables.state import State
from millions.wire.answers import Refused
from millions.wire.commands import CallSteward, Nudge, WaitFor
from millions.wire.settings import PERSON


class Attendance:
    """The players of a table who are not connected, and since when. A restart disconnects everybody."""

    def __init__(self, now: Millis) -> None:
        self._began = now
        self._here: frozenset[Seat] = frozenset()
        self._gone: dict[Seat, Millis] = {}

    @property
    def here(self) -> Collection[Seat]:
        """The seats whose players are connected."""
        return self._here

    def update(self, here: Collection[Seat], now: Millis) -> None:
        """These are connected now."""
        for seat in self._here.difference(here):
            self._gone[seat] = now
        self._here = frozenset(here)

    def seen(self, seat: Seat, now: Millis) -> None:
        """A player did something, connected or not."""
        self._gone[seat] = now

    def gone_since(self, state: State, seat: Seat) -> Millis | None:
        """Since when this player is not connected; None for those who are, for bots and for free seats."""
        one = state.seats[seat]
        if seat in self._here or one.kind != PERSON or not one.taken:
            return None
        return self._gone.get(seat, self._began)

    def long_gone(self, state: State, seat: Seat, now: Millis) -> bool:
        """Is this player not connected, and for longer than the grace?"""
        since = self.gone_since(state, seat)
        return since is not None and _grace_left_ms(state, since, now) <= 0

    def due(self, state: State, now: Millis) -> Decision | None:
        """What follows now: a player has come back to their seat, or a steward plays for a player who is away."""
        if back := [seat for seat in state.absent if seat in self._here]:
            return Decision([CameBack(at=now, seat=back[0])])
        if back := self._awaited_back(state):
            return Decision([WaitedFor(at=now, seat=back[0], wait=False)])
        for seat, when in self._step_ins(state):
            if when <= now:
                return Decision([Stewarded(at=now, seat=seat, why="absent")])
        return None

    def next_call(self, state: State) -> Millis | None:
        """When something will be due."""
        if any(seat in self._here for seat in state.absent) or self._awaited_back(state):
            return 0
        return min([when for _, when in self._step_ins(state)], default=None)

    def _step_ins(self, state: State) -> list[tuple[Seat, Millis]]:
        """When stewards take the seats of players who are gone and awaited. Only while somebody is here to wait."""
        absence_s = state.settings.clocks.absence
        if absence_s is None or not self._here or state.stage != "playing":
            return []
        due = [seat for seat in state.awaited if seat not in state.stewards and not state.seats[seat].waited_for]
        gone = [(seat, self.gone_since(state, seat)) for seat in due]
        return [(seat, since + absence_s * 1000) for seat, since in gone if since is not None]

    def _awaited_back(self, state: State) -> list[Seat]:
        """Those for whom the host waits, although they are connected again."""
        return [] if state.over else [seat for seat in self._here if state.seats[seat].waited_for]

    # What others may do about it

    def asked(self, state: State, seat: Seat, command: Nudge | CallSteward | WaitFor, now: Millis) -> Decision:
        """A player asks for something that is about another player."""
        match command:
            case Nudge():
                return nudge(state, seat, command, now)
            case CallSteward():
                return self.call_steward(state, seat, command, now)
            case WaitFor():
                return self.wait_for(state, seat, command, now)

    def call_steward(self, state: State, seat: Seat, command: CallSteward, now: Millis) -> Decision:
        """A player asks for a steward for another player, who is not connected; it plays until they are back."""
        if command.seat in state.stewards:
            return Decision([])
        since = self._absent_since(state, command.seat)
        _after_grace(state, since, now)
        return Decision([Stewarded(at=now, by=seat, command=command.id, seat=command.seat, why="absent")])

    def wait_for(self, state: State, seat: Seat, command: WaitFor, now: Millis) -> Decision:
        """The host waits for a player who is not connected; a player does, where the host does not sit here."""
        if state.host_seat not in (seat, None):
            raise Refused("not-host", "the host of the table decides for whom it waits")
        self._absent_since(state, command.seat)
        settled = command.seat in state.stewards or state.seats[command.seat].waited_for
        if settled or state.stage not in ("playing", "paused"):
            return Decision([])
        return Decision([WaitedFor(at=now, by=seat, command=command.id, seat=command.seat)])

    def _absent_since(self, state: State, seat: Seat) -> Millis:
        since = self.gone_since(state, seat) if 0 <= seat < len(state.seats) else None
        if since is None:
            raise Refused("not-absent", "this player is connected, or there is none at this seat")
        return since


def nudge(state: State, seat: Seat, command: Nudge, now: Millis) -> Decision:
    """A player reminds another one that the table waits for them."""
    whom = command.seat
    if state.stage != "playing" or whom == seat or whom not in state.present or whom not in state.awaited:
        raise Refused("not-awaited", "the table does not wait for a player at this seat")
    _after_grace(state, max(state.timing.since[whom], state.nudged.get(whom, 0)), now)
    return Decision([Nudged(at=now, by=seat, command=command.id, seat=whom)])


def _after_grace(state: State, since: Millis, now: Millis) -> None:
    if (left_ms := _grace_left_ms(state, since, now)) > 0:
        seconds = -(-left_ms // 1000)
        raise Refused("too-soon", f"give them {seconds} more seconds", seconds=seconds)


def _grace_left_ms(state: State, since: Millis, now: Millis) -> Millis:
    return since + state.settings.clocks.grace * 1000 - now
