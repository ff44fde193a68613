"""The state of a table, computed from its log: applying an entry is the only way to change it."""

from __future__ import annotations

import hashlib
import hmac
from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, structs

from millions.core.game import AnyGame, game_named
from millions.core.match import Match
from millions.core.message import Event
from millions.core.record import Line, dealer_of, read_line
from millions.core.referee import Outcome
from millions.core.seat import SPECTATOR, Seat, Seats, Viewer
from millions.core.table import Table, View
from millions.tables.customs import customs_of
from millions.tables.entries import (
    MOST_GESTURES,
    AnyEntry,
    Automated,
    Began,
    CameBack,
    Closed,
    Committed,
    Entry,
    Filled,
    Gesture,
    Held,
    Nudged,
    Opened,
    Paced,
    Played,
    Rematched,
    Removed,
    Revealed,
    Said,
    Salted,
    Sat,
    Sealed,
    Stewarded,
    StoodUp,
    TimeUp,
    TookOver,
    WaitedFor,
    WishedPause,
    WishedResume,
    Woke,
)
from millions.tables.errors import check_rules
from millions.tables.occupant import Occupant, sitters
from millions.tables.salts import REVEAL_WAIT_MS, Salts
from millions.tables.talk import Conversation, crew_of
from millions.tables.timing import Timing, waiting_bots
from millions.tables.wishes import PauseWishes
from millions.wire.keys import Key
from millions.wire.settings import PERSON
from millions.wire.state import LastNudge, Origin, Stage, TableState

NO_CHANGES: dict[str, Any] = {}  # of all lines in memory: what they changed stands in the store


class State:
    """Everything that is true at one table."""

    def __init__(self, opened: Opened, secret: bytes) -> None:
        self.settings = settings = opened.settings
        self.game: AnyGame = game_named(settings.game)
        self.customs = customs_of(self.game)
        self.standing = self.customs.standing
        self.host, self.commitment, self.rematch_of = opened.host, opened.commitment, opened.rematch_of
        self.secret, self.branch, self.origin, self.salted = secret, opened.branch, opened.origin, opened.salted
        self.seats = [Occupant(chair.kind, chair.name) for chair in settings.chairs]
        self.sealed_at: int | None = None
        """When every seat was taken, so that the salts were to be revealed."""
        self.forfeited: set[Seat] = set()
        """The seats that bots took because their players left or did not reveal their salts."""
        self.match: Match | None = None
        self._watched: tuple[Table, View] | None = None
        self.luck = hmac.digest(secret, b"bots", hashlib.sha256).hex()
        self.timing = Timing(settings.clocks, settings.pace, self.luck)
        self.stewards: set[Seat] = set()
        self.absent: set[Seat] = set()
        """Those of them whose owners were not connected, and come back by connecting."""
        self.removed: set[str | None] = set()
        """The fingerprints of keys and persons that may not sit down here any more."""
        self.nudge: LastNudge | None = None
        self.nudged: dict[Seat, int] = {}
        """When each seat was last nudged."""
        self._before_play: TableState | None = None
        """The last table state, if nobody has done anything since but play and talk: they change little of it."""
        self.salts, self.wishes, self.talk = Salts.none(len(self.seats)), PauseWishes(), Conversation()
        self.gestures: dict[Seat, deque[int]] = {}
        """When each seat last made the log longer without playing or talking."""
        self.rematch: str | None = None
        self.closed, self.number, self.at, self._opened = False, 1, opened.at, opened.at

    # Who and what

    @property
    def fills_at(self) -> int | None:
        """When bots take the free seats, if they do and the match has not begun."""
        wait_s = self.settings.fill_after
        return None if wait_s is None or self.stage != "open" else self._opened + wait_s * 1000

    @property
    def people(self) -> list[Seat]:
        """The seats of people, taken or not."""
        return [seat for seat, one in enumerate(self.seats) if one.kind == PERSON]

    @property
    def viewers(self) -> list[Viewer]:
        """Everybody who has a stream: spectators, and the seats of people."""
        return [SPECTATOR, *self.people]

    @property
    def present(self) -> list[Seat]:
        """The people for whom no steward plays."""
        return [seat for seat in self.people if self.seats[seat].taken and seat not in self.stewards]

    @property
    def host_seat(self) -> Seat | None:
        """The seat of the host, if they sit at the table."""
        return next((seat for seat, one in enumerate(self.seats) if one.key == self.host), None)

    @property
    def awaited(self) -> Seats:
        """The seats the game waits for; when every seat is taken, those whose salts are missing."""
        if self.match is not None:
            return self.match.position.awaited
        return self.salts.missing if self.sealed_at is not None else ()

    @property
    def over(self) -> bool:
        """Nothing more will happen."""
        return self.closed or (self.match is not None and self.match.over)

    @property
    def paused(self) -> bool:
        """Everybody present has agreed to a pause."""
        return self.timing.paused_at is not None

    @property
    def stage(self) -> Stage:
        """Open, revealing, playing, paused, over or closed."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "open" if self.sealed_at is None else "revealing"
        return "over" if self.match.over else "paused" if self.paused else "playing"

    @property
    def round(self) -> int:
        """The round of the match; 0 where a game has no rounds."""
        return getattr(self.match and self.match.table, "round", 0)

    def may_act(self) -> Seats:
        """The seats that may act now, awaited or not; nobody during a pause."""
        if self.match is None or self.over or self.paused:
            return ()
        return self.match.table.agenda[0].open_to(self.match.table)

    def automatic(self) -> set[Seat]:
        """The seats that play without a command: bots, stewards, those who used up their time for the present step.

        All seats when the negotiation's time is up.
        """
        if self.timing.time_up:
            return set(range(len(self.seats)))
        bots = {seat for seat, one in enumerate(self.seats) if one.kind != PERSON}
        return bots | self.stewards | self.timing.out_of_time

    def seat_of(self, key: Key) -> Seat | None:
        """The seat of this key's owner."""
        return next((seat for seat, one in enumerate(self.seats) if key.fits(one.key)), None)

    def room(self) -> TableState:
        """What everybody can see of the table besides the game."""
        stage, timing, deadlines = self.stage, self.timing, self.timing.deadlines
        played: dict[str, Any] = {
            "stage": stage,
            "awaited": self.awaited,
            "deadlines": tuple([deadlines.get(seat) for seat in range(len(self.seats))]),
            "negotiation_ends": timing.negotiation_ends,
            "time_up": timing.time_up,
            "standings": self.match.standings if self.match is not None and stage == "over" else (),
        }
        self._before_play = structs.replace(self._before_play, **played) if self._before_play else self._with(played)
        return self._before_play

    def _with(self, played: dict[str, Any]) -> TableState:
        """The table state with this, which play changes, and all the rest."""
        return TableState(
            **played,
            sitters=sitters(self.seats, self.stewards),
            pause_wishes=tuple(sorted(self.wishes.pause)),
            resume_wishes=tuple(sorted(self.wishes.resume)),
            commitment=self.commitment,
            commitments=self.salts.commitments,
            revealed=self.salts.revealed,
            reveal_until=None if self.sealed_at is None or self.match else self.sealed_at + REVEAL_WAIT_MS,
            salts=self.salts.salts if self.match else (None,) * len(self.seats),
            rematch=self.rematch,
            host=self.host_seat,
            nudge=self.nudge,
            fills_at=self.fills_at,
            origin=self.origin or UNSET,
        )

    def view(self, viewer: Viewer) -> View:
        """What this viewer may know of the game. A spectator's view is made once: the outlook needs it, too."""
        assert self.match is not None
        table = self.match.table
        if viewer != SPECTATOR:
            return self.game.view(table, viewer)  # type: ignore[no-any-return]
        if self._watched is None or self._watched[0] is not table:
            self._watched = table, self.game.view(table, SPECTATOR)
        return self._watched[1]

    def outlook(self) -> Struct | None:
        """What follows from the rules now, computed from what everybody sees."""
        return None if self.match is None else self.game.outlook(self.view(SPECTATOR))

    # Applying the log

    def apply(self, entry: AnyEntry, outcome: Outcome | None = None) -> tuple[Event, ...]:
        """The next entry of the log; returns what happened in the game.

        `outcome` is what was decided for this entry; without it (the entry was read from the store) the answers in the
        entry are carried out again.
        """
        self.number += 1
        events: tuple[Event, ...] = ()
        match entry:
            case Began(header=header, lines=raw):
                check_rules(header)
                self.match = Match(header, dealer_of(header, self.secret))
                self.salts = self.salts.after(entry)
                events = self._install(outcome or self._carried_out(raw))
                self.origin = self.origin and Origin(self.origin.table, self.round)
                self._follow(entry, None)
            case Played(lines=raw):
                outcome = outcome or self._carried_out(raw)
                events = self._install(outcome)
                self._follow(entry, outcome.lines[0].seat)
            case Said():
                self.talk.hear(entry, self.seats[entry.seat].key, self.round, crew_of(self.match))
                self.timing.spoke(entry.seat, entry.at)
            case Woke(lost=lost):
                self.timing.shift(entry.at - self.at if lost is None else lost)
            case Sat() | Salted() | Committed() | Sealed() | Revealed() | StoodUp() | Filled() | Closed():
                self._arrange(entry)
            case Removed() | TookOver():
                self._change_seats(entry)
            case _:
                self._keep_going(entry)
        if not isinstance(entry, (Played, Said)):
            self._before_play = None
        if entry.by is not None and isinstance(entry, Gesture):
            self.gestures.setdefault(entry.by, deque(maxlen=MOST_GESTURES)).append(entry.at)
        self.at = entry.at
        return events

    def _carried_out(self, raw: Sequence[bytes]) -> Outcome:
        """What comes of the answers in an entry that was read from the store."""
        assert self.match is not None
        referee, position = self.match.referee, self.match.position
        lines = tuple([read_line(bytes(line), self.game, 0) for line in raw])
        for line in lines:
            position = referee.carry_out(position, line.seat, line.action, logged=line).position
        return Outcome(lines, position)

    def _install(self, outcome: Outcome) -> tuple[Event, ...]:
        """The match goes on. Events and changes stand in the store; only the answers are kept in memory."""
        assert self.match is not None
        answers = tuple([Line(line.n, line.seat, line.action, (), NO_CHANGES) for line in outcome.lines])
        self.match.apply(Outcome(answers, outcome.position))
        events = tuple([event for line in outcome.lines for event in line.events])
        self.standing = self.standing and self.standing.after(events)
        return events

    def _arrange(self, entry: Entry) -> None:
        """Before the match: people sit down and leave, salts are committed to and revealed."""
        self.salts = self.salts.after(entry)
        match entry:
            case Sat(seat=seat, name=name, key=key, person=person, face=face, program=program):
                self.seats[seat] = Occupant(PERSON, name, key, person, face, program)
            case StoodUp(seat=seat):
                self._pass_host(seat)
                self.seats[seat] = Occupant(PERSON, self.settings.chairs[seat].name)
            case Filled(seat=seat, bot=bot, name=name, why=why):
                if why != "free":
                    self._pass_host(seat)
                    self.forfeited.add(seat)
                self.seats[seat] = Occupant(bot, name)
            case Sealed():
                self.sealed_at = entry.at
            case Closed():
                self.closed = True
                self.timing.stop()

    def _change_seats(self, entry: Removed | TookOver) -> None:
        """The host removes a player; during the match, another person may take that seat."""
        seat, before = entry.seat, self.seats[entry.seat]
        self.gestures.pop(seat, None)
        self._leave_to_owner(seat, entry.at)
        match entry:
            case TookOver(name=name, key=key, person=person, face=face, program=program):
                self.seats[seat] = Occupant(PERSON, name, key, person, face, program)
            case Removed(bot=bot, name=name):
                self.removed |= {before.key, before.person} - {None}
                playing = self.match is not None
                free = before.name if playing else self.settings.chairs[seat].name
                self.seats[seat] = Occupant(bot, name) if bot else Occupant(PERSON, free)
                if bot:
                    self.forfeited.add(seat)
                elif playing:
                    self._leave_to_steward(seat, entry.at)
                if not playing:
                    self.salts = self.salts.after(entry)
        if self.match is not None:
            self._follow(entry, None)

    def _leave_to_steward(self, seat: Seat, at: int) -> None:
        self.stewards.add(seat)
        self.seats[seat].leave(at)
        self.wishes.forget(seat)
        self._count_wishes(at)

    def _leave_to_owner(self, seat: Seat, at: int) -> None:
        self.seats[seat].come_back(at)
        self.stewards.discard(seat)
        self.absent.discard(seat)

    def _pass_host(self, seat: Seat) -> None:
        """The player of this seat is gone. If it was the host, the next player going round is the host from now on."""
        if seat == self.host_seat:
            heirs = sorted({*self.present} - {seat}, key=lambda one: (one < seat, one))
            self.host = next((key for one in heirs if (key := self.seats[one].key) is not None), self.host)

    def _keep_going(self, entry: Entry) -> None:
        """During and after the match: stewards, programs, clocks, pauses, a rematch."""
        match entry:
            case Automated(seat=seat):
                self.seats[seat].program = True
            case Rematched(table=table):
                self.rematch = table
            case Stewarded(seat=seat, why=why):
                if why in ("left", "absent"):
                    self._pass_host(seat)
                if why == "absent":
                    self.absent.add(seat)
                self._leave_to_steward(seat, entry.at)
                self._follow(entry, None)
            case CameBack(seat=seat):
                self._leave_to_owner(seat, entry.at)
                self._follow(entry, None)
            case WaitedFor(seat=seat, wait=wait):
                self.seats[seat].waited_for = wait
            case Nudged(seat=seat, by=int(by)):
                self.nudge = LastNudge(by, seat, entry.at)
                self.nudged[seat] = entry.at
            case TimeUp():
                self.timing.declare_time_up()
                self._follow(entry, None)
            case Held(until=until):
                self.timing.held_until = until
            case Paced(pace=pace):
                self.timing.change_pace(pace, entry.at)
            case WishedPause(seat=seat):
                self.wishes.pause.add(seat)
                self._count_wishes(entry.at)
            case WishedResume(seat=seat, absent=absent):
                self.wishes.resume.add(seat)
                self._count_wishes(entry.at, absent)

    def _count_wishes(self, at: int, absent: Seats = ()) -> None:
        """A pause begins when all who are present want it, and ends when more than half do or nobody is present."""
        if not self.paused and self.wishes.pauses(self.present):
            self.wishes.pause = set()
            self.timing.pause(at)
        elif self.paused and self.wishes.resumes(self.present, absent):
            self.wishes.resume = set()
            self.timing.resume(at)

    def _follow(self, entry: Entry, acted: Seat | None) -> None:
        """Set the clocks by what the game waits for now."""
        assert self.match is not None
        step = next(iter(self.match.table.agenda), None)
        moved = self.timing.enter(step, isinstance(step, self.customs.negotiation), entry.at)
        if acted is not None:
            self.timing.left.pop(acted, None)
        awaited = self.awaited
        anew = awaited if moved else (acted,) if acted is not None else ()
        self.timing.watched = self.settings.talk == "same-room" and bool(self.people) and not self.present
        patient = () if self.timing.time_up else waiting_bots(self.match.table, self.people, self.stewards)
        self.timing.set(awaited, self.automatic(), anew, entry.at, len(self.match.log), patient)
