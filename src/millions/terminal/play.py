"""`millions play`: sit down or take up a match again, let people and bots act in turn, and see it through."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from millions.core import record
from millions.core.errors import BadSetup
from millions.core.match import Match
from millions.core.seat import SPECTATOR, Seat
from millions.terminal import saves
from millions.terminal.commands import Quit
from millions.terminal.editions import edition_of
from millions.terminal.kept import KeptSession
from millions.terminal.result import show_result, unmask
from millions.terminal.saves import Sitting
from millions.terminal.shell import say_command
from millions.terminal.stage import Stage
from millions.terminal.turn import Picture


def new_match(
    game: str,
    lang: str,
    seats: str | None = None,
    players: int | None = None,
    options: Sequence[str] = (),
    deck: str | None = None,
    seed: int | None = None,
) -> tuple[Match, tuple[Sitting, ...]]:
    """A new match, and who plays its seats: `seats` as typed, or else one person and bots."""
    sitting = saves.read_seats(seats or saves.usual_seats(players), lang)
    names = [seat.name for seat in sitting]
    return Match.new(game, names, seed=seed, options=read_options(options), deck=deck), sitting


def new_session(
    match: Match, sitting: tuple[Sitting, ...], lang: str, path: Path | None, pace: float | None, seed: int | None
) -> KeptSession:
    """Begin a match on this machine, saved in the file `path` or else in the data folder."""
    if path is not None:
        saves.spare(path)
    edition = edition_of(match.game.name)
    session = KeptSession(match, edition, sitting, path or saves.new_path(match.game.name), lang, Stage(pace), seed)
    saves.save(match, session.path, sitting)
    return session


def resumed_session(
    file: Path, lang: str, *, seats: str | None = None, path: Path | None = None, pace: float | None = None
) -> KeptSession:
    """A match taken up where its record ends."""
    edition = edition_of(record.read_header(file.read_bytes()).game)
    match = Match.load(file)
    sitting = saves.seats_of(file, match, lang)
    if seats is not None:
        kinds = [seat.kind for seat in saves.read_seats(seats, lang)]
        if len(kinds) != len(match.seats):
            given, wanted = len(kinds), len(match.seats)
            raise BadSetup(
                "resume-seats", f"the match has {wanted} seats, --seats has {given}", given=given, wanted=wanted
            )
        sitting = tuple(map(saves.Sitting, kinds, match.seats))
    if path is not None:
        saves.spare(path, match)
    session = KeptSession(match, edition, sitting, path or file, lang, Stage(pace))
    session.catch_up()
    return session


def read_options(given: Sequence[str]) -> dict[str, Any]:
    """Options as typed: `fooled`, `fooled=no`, `leader=Ann`."""
    options: dict[str, Any] = {}
    for option in given:
        name, equals, value = option.partition("=")
        switch = {"": True, "yes": True, "true": True, "no": False, "false": False}.get(value.casefold())
        options[name.strip()] = value.strip() if switch is None or (equals and not value) else switch
    return options


class Evening:
    """Plays one session to its end, or until the player stops."""

    def __init__(self, session: KeptSession, lang: str | None = None) -> None:
        """`lang` is the language if it was asked for, to be asked for again."""
        self.session, self.match, self.stage = session, session.match, session.stage
        self._drawn: dict[Seat, Picture] = {}
        self._skips: set[tuple[int, Seat]] = set()
        self._last: Seat | None = None
        self.lang = lang

    def play(self, resumed: bool = False) -> None:
        """Everything, from the welcome to the end or a stop. The match is on the disk whatever happens."""
        session = self.session
        try:
            self.welcome(resumed)
            while not self.match.over:
                self.let_bots_act()
                self.let_people_act()
            self.ending()
        except (KeyboardInterrupt, EOFError, Quit):
            session.keep()
            self.stage.blank()
            self.stage.say(session.speaker.text("stopped"))
            say_command(self.stage, self.lang, "play", "--resume", str(session.path))
            if session.path.parent == saves.folder():
                self.stage.say(session.speaker.text("stopped-last"), "dim")

    def welcome(self, resumed: bool) -> None:
        """What is played, and with whom."""
        text = self.session.speaker.text
        self.stage.say(text("game-title"), "bold")
        players = self.session.speaker.both(self.match.seats)
        if resumed:
            view = self.session.view(SPECTATOR)
            self.stage.say(text("welcome-back", round=view.round, players=players))
            return
        self.stage.say(text("welcome", players=players))
        self.stage.say(text("welcome-aim"))

    # Taking turns

    def let_bots_act(self) -> None:
        """Every awaited bot acts once; what happens is told as it happens. A new phase gives people a chance first."""
        session = self.session
        step = None if self.match.over else type(session.step)
        for _ in session.host.sweep():
            session.keep()  # on the disk before anyone is told
            if session.watcher is not None and not session.can_wait and session.tell(session.watcher):
                self.stage.breathe(0.5)
            if self.match.over or type(session.step) is not step:
                break

    def let_people_act(self) -> None:
        """Whoever is awaited decides; whoever is not but could do something that matters is asked in passing."""
        for seat in self.session.people:
            if self.match.over:
                return
            if self.session.awaits(seat):
                self.turn(seat, must=True)
            elif self.matters(seat):
                self.turn(seat, must=False)

    def matters(self, seat: Seat) -> bool:
        """May this person, though not awaited, do something worth a question?"""
        session, round = self.session, self.session.view(seat).round
        return (round, seat) not in self._skips and session.edition.turn.in_passing(session, seat)

    def turn(self, seat: Seat, must: bool) -> None:
        """One person's turn."""
        session = self.session
        if session.watcher is None and self._last != seat:
            self.pass_to(seat)
        self._last = seat
        session.tell(seat)
        turn = session.edition.turn(session, seat, must)
        self._drawn[seat] = turn.take(self._drawn.get(seat))
        if turn.skipped:
            self._skips.add((session.view(seat).round, seat))

    def pass_to(self, seat: Seat) -> None:
        """Several people at one keyboard: nothing secret is drawn before the right one sits there."""
        session = self.session
        self.stage.clear()
        session.look_through(seat)
        self._drawn.pop(seat, None)
        self.stage.blank()
        self.stage.ask(session.speaker.text("pass-to", seat=session.speaker.seat(seat)) + " ")
        self.stage.clear()

    # The end

    def ending(self) -> None:
        """Who won, how the money went, and what can be done with the record."""
        session = self.session
        viewer = session.watcher
        if viewer is None:
            viewer = SPECTATOR
            session.told[viewer] = max(session.told.values(), default=0)
            session.look_through(viewer)
        session.tell(viewer)
        session.keep()
        show_result(self.match, session.speaker, self.stage, session.edition)
        unmask(session.seats, session.speaker, self.stage)
        self.stage.blank()
        self.stage.say(session.speaker.text("ending-record"))
        for command in ("replay", "verify"):
            say_command(self.stage, self.lang, command, str(session.path))
