"""What the host may do (remove a player, close a table that nobody plays at), and who plays a seat from now on."""

from __future__ import annotations

from millions.bots import steward_of, usual_bot
from millions.bots.names import name_for
from millions.core.seat import Seat
from millions.tables import seating
from millions.tables.attendance import Attendance
from millions.tables.decision import Decision
from millions.tables.entries import Automated, Closed, Removed, TookOver
from millions.tables.errors import removed
from millions.tables.state import State
from millions.tables.store import Filing
from millions.wire.answers import Refused
from millions.wire.bodies import Successor
from millions.wire.fields import Avatar
from millions.wire.keys import Key


def remove(state: State, seat: Seat, successor: Successor, now: int, host_too: bool = False) -> Decision:
    """The host removes a player, before or during the match. While salts are revealed, a bot always takes the seat.

    Only the host of the server may remove the host of the table.
    """
    if state.over or seat not in state.people or not state.seats[seat].taken:
        raise Refused("nobody-there", "no player sits at this seat")
    if seat == state.host_seat and not host_too:
        raise Refused("host-stays", "you are the host: leave the table if you want to go")
    if successor == "free" and state.stage != "revealing":
        return Decision([Removed(at=now, seat=seat)])
    others = [one.name for place, one in enumerate(state.seats) if one.name and place != seat]
    bot = usual_bot(state.game) if state.match is None else steward_of(state.game)
    name = state.settings.chairs[seat].name or name_for(bot, others)
    gone = Removed(at=now, seat=seat, bot=bot, name=name)
    return seating.begin_if_ready(state, now, [gone]) if state.stage == "revealing" else Decision([gone])


def close(state: State, now: int, attendance: Attendance, played_too: bool = False) -> Decision:
    """The host closes the table: before its match begins, or when nobody plays there.

    A player plays who has no steward, and is connected or was so a moment ago. Only the host of the server may close
    a table at which somebody plays.
    """
    if state.over:
        raise Refused("table-over", "the match is over, or the table is closed already")
    if (
        not played_too
        and state.match is not None
        and not all(attendance.long_gone(state, seat, now) for seat in state.present)
    ):
        raise Refused("table-played", "somebody plays at this table: it can be closed when nobody does")
    return Decision([Closed(at=now)], filing=Filing("over"))


def admit(state: State, key: Key, person: Key | None) -> None:
    """Refuse a person whom the host has removed."""
    if {key.fingerprint, person and person.fingerprint} & state.removed:
        raise removed()


def automate(state: State, now: int, key: Key, seat: Seat) -> Decision | None:
    """A program plays a seat, as its way in shows. Nothing is to be noted if it had said so, or after the match."""
    occupant = state.seats[seat]
    if state.over or occupant.program or not key.fits(occupant.key):
        return None
    return Decision([Automated(at=now, seat=seat)])


def take_over(
    state: State,
    now: int,
    key: Key,
    name: str | None,
    seat: Seat | None,
    person: Key | None,
    face: Avatar | None = None,
    program: bool = False,
) -> Decision:
    """During the match a person sits down at a seat that is free because its player was removed."""
    free = [one for one in state.people if not state.seats[one].taken]
    if state.over or not free:
        raise Refused("match-begun", "the match at this table has begun already, or the table is closed")
    if seat is not None and seat not in free:
        raise Refused("seat-taken", f"seat {seat + 1} is not free", seat=seat + 1)
    seat = free[0] if seat is None else seat
    name = state.settings.chairs[seat].name or (name or "").strip()
    others = [one.name or f"({place})" for place, one in enumerate(state.seats) if place != seat]
    state.game.check_seats((name, *others))
    whose = person.fingerprint if person else None
    filing = Filing(people=seating.whom(key, person, seat))
    took = TookOver(at=now, seat=seat, name=name, key=key.fingerprint, person=whose, face=face, program=program)
    return Decision([took], filing=filing)
