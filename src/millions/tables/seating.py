"""Before the match: people sit down and leave, commit to salts and reveal them, until the match begins.

A match begins when every seat is taken and every player who committed to a salt has revealed it. A bot takes the seat
of a player who leaves after that moment, or who does not reveal in time and whom the others do not want to wait for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from millions.bots import usual_bot
from millions.bots.names import name_for
from millions.core.branch import begun
from millions.core.errors import Malformed
from millions.core.match import Match
from millions.core.nature import Dealer, commitment_to
from millions.core.referee import Outcome
from millions.core.seat import Seat, Seats
from millions.tables.decision import Decision
from millions.tables.entries import AnyEntry, Began, Committed, Filled, Removed, Revealed, Sat, Sealed, StoodUp, raw
from millions.tables.salts import REVEAL_WAIT_MS, Salts
from millions.tables.state import State
from millions.tables.store import NOTHING_TO_FILE, Filing
from millions.wire.answers import Refused
from millions.wire.commands import BeginWithout, Commit, Leave, Reveal
from millions.wire.fields import COMMITMENT, Avatar, Commitment
from millions.wire.keys import Key

# Sitting down


def sit(
    state: State,
    now: int,
    key: Key,
    name: str | None,
    seat: Seat | None,
    person: Key | None,
    commitment: Commitment | None,
    face: Avatar | None,
    program: bool = False,
) -> Decision:
    """A person sits down at this seat, or at any free one."""
    _must_be_open(state)
    commitment = commitment if state.salted else None
    if commitment is not None and not re.fullmatch(COMMITMENT, commitment):
        raise Malformed("bad-commitment", "a commitment is the SHA-256 of a salt, as 64 hexadecimal digits")
    free = [one for one in state.people if not state.seats[one].taken]
    if seat is not None and seat not in free:
        raise Refused("seat-taken", f"seat {seat + 1} is not free", seat=seat + 1)
    if not free:
        raise Refused("table-full", "every seat at this table is taken")
    seat = free[0] if seat is None else seat
    name = state.settings.chairs[seat].name or (name or "").strip()
    others = [one.name or f"({place})" for place, one in enumerate(state.seats) if place != seat]
    state.game.check_seats((name, *others))
    whose = person.fingerprint if person else None
    sat = Sat(
        at=now,
        seat=seat,
        name=name,
        key=key.fingerprint,
        person=whose,
        commitment=commitment,
        face=face,
        program=program,
    )
    filing = Filing(people=whom(key, person, seat))
    return _seal(state, now, [sat], filing) if free == [seat] else Decision([sat], filing=filing)


def begin(state: State, now: int) -> Decision:
    """The host begins: bots take the free seats, or those of players who have not revealed their salts in time."""
    if state.stage == "revealing":
        return _without_missing(state, now)
    _must_be_open(state)
    free = tuple([seat for seat, one in enumerate(state.seats) if not one.taken])
    return _seal(state, now, _bots_for(state, free, now), NOTHING_TO_FILE)


# Salts


def commit(state: State, seat: Seat, command: Commit, now: int) -> Decision:
    """A player commits to a salt, or to another one: from another device, say, which does not know the first."""
    _must_be_open(state)
    if not state.salted:
        raise Refused("no-salts", "nobody adds a salt to the deal at this table")
    if command.commitment == state.salts.commitments[seat]:
        return Decision([])
    return Decision([Committed(at=now, by=seat, command=command.id, seat=seat, commitment=command.commitment)])


def reveal(state: State, seat: Seat, command: Reveal, now: int) -> Decision:
    """A player reveals the salt they have committed to. The match begins when nobody's is missing."""
    if state.stage == "open":
        raise Refused("reveal-early", "salts are revealed when every seat is taken")
    if commitment_to(command.salt) != state.salts.commitments[seat]:
        raise Refused("salt-unfit", "this is not the salt that this seat has committed to")
    if state.salts.salts[seat] is not None:
        return Decision([])
    _must_not_have_begun(state)
    revealed = Revealed(at=now, by=seat, command=command.id, seat=seat, salt=command.salt)
    return begin_if_ready(state, now, [revealed])


def begin_without(state: State, seat: Seat, command: BeginWithout, now: int) -> Decision:
    """A player who has done their part does not want to wait any longer for those who have not revealed their salts."""
    if state.stage != "revealing" or seat in state.salts.missing:
        raise Refused("not-revealing", "only players who have revealed their salts can begin without the others")
    return _without_missing(state, now)


def _without_missing(state: State, now: int) -> Decision:
    assert state.sealed_at is not None
    if (left_ms := state.sealed_at + REVEAL_WAIT_MS - now) > 0:
        seconds = -(-left_ms // 1000)
        raise Refused("reveal-wait", f"the others have {seconds} more seconds to reveal their salts", seconds=seconds)
    return begin_if_ready(state, now, _bots_for(state, state.salts.missing, now, "unrevealed"))


def leave(state: State, seat: Seat, command: Leave, now: int) -> Decision:
    """While seats are free, the seat becomes free again; while salts are revealed, a bot takes it."""
    _must_not_have_begun(state)
    if state.sealed_at is None:
        return Decision([StoodUp(at=now, seat=seat)])
    return begin_if_ready(state, now, _bots_for(state, (seat,), now, "left"))


# Beginning


def _bots_for(state: State, seats: Seats, now: int, why: str = "free") -> list[AnyEntry]:
    """Bots take these seats, under the names that the host has given to the seats, or under their own."""
    names = [one.name for one in state.seats if one.name]
    fillings: list[AnyEntry] = []
    bot = usual_bot(state.game)
    for seat in seats:
        name = state.settings.chairs[seat].name or name_for(bot, names)
        names.append(name)
        fillings.append(Filled(at=now, seat=seat, bot=bot, name=name, why=why))  # type: ignore[arg-type]
    return fillings


def whom(key: Key, person: Key | None, seat: Seat) -> tuple[tuple[str, Seat], ...]:
    """Who is found at a seat: the owner of its key, and of a person's own key, if there is one."""
    keys = {key.fingerprint, *([] if person is None else [person.fingerprint])}
    return tuple([(one, seat) for one in sorted(keys)])


def _seal(state: State, now: int, arrivals: list[AnyEntry], filing: Filing) -> Decision:
    """Every seat is taken: from now on no commitment changes, and the salts are revealed."""
    ready = begin_if_ready(state, now, arrivals)
    if ready.outcome is not None:
        return Decision(ready.entries, ready.outcome, Filing("playing", filing.people))
    return Decision([*arrivals, Sealed(at=now)], filing=filing)


def begin_if_ready(state: State, now: int, arrivals: Sequence[AnyEntry]) -> Decision:
    """Begin the match, unless somebody's salt is still missing after these entries."""
    names, salts = [one.name for one in state.seats], state.salts
    programs = {seat for seat, one in enumerate(state.seats) if one.program}
    for entry in arrivals:
        salts = salts.after(entry)
        if isinstance(entry, Sat | Filled | Removed):
            names[entry.seat] = entry.name
            programs.discard(entry.seat)
            if isinstance(entry, Sat) and entry.program:
                programs.add(entry.seat)
    if salts.missing:
        return Decision(arrivals)
    match = _new_match(state, [str(name) for name in names], salts, tuple(sorted(programs)))
    began = Began(at=now, header=match.header, lines=raw(match.log))
    return Decision([*arrivals, began], Outcome(tuple(match.log), match.position), Filing("playing"))


def _new_match(state: State, names: list[str], salts: Salts, programs: Seats) -> Match:
    """The match of this table: a new one, or a finished one from one of its lines on."""
    settings, dealer = state.settings, Dealer(state.secret, salts.dealt_with(state.secret))
    if state.branch is not None:
        return begun(state.branch, dealer, salts.commitments, programs)
    return Match.new(
        state.game,
        names,
        options=settings.options,
        deck=None if settings.deck is None else state.game.read_deck(settings.deck),
        dealer=dealer,
        commitments=salts.commitments,
        programs=programs,
    )


def _must_be_open(state: State) -> None:
    if state.stage != "open":
        raise Refused("match-begun", "the match at this table has begun already, or the table is closed")


def _must_not_have_begun(state: State) -> None:
    if state.stage not in ("open", "revealing"):
        raise Refused("match-begun", "the match at this table has begun already, or the table is closed")
