"""`millions play`: begins or continues a match on this machine, and lets people and bots act until it is over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from millions.bots import PERSON, usual_bot
from millions.core import record
from millions.core.branch import branch
from millions.core.errors import BadSetup
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.plugins import game_referred_to
from millions.core.record import Branch
from millions.core.seat import SPECTATOR, Seat
from millions.terminal import saves
from millions.terminal.commands import Quit
from millions.terminal.local import LocalSession
from millions.terminal.registry import presenter_of
from millions.terminal.result import show_result, unmask
from millions.terminal.saves import Occupant
from millions.terminal.shell import say_command
from millions.terminal.stage import Stage
from millions.terminal.turn import Picture
from millions.terminal.views import round_of


def new_match(
    game: str,
    lang: str,
    seats: str | None = None,
    players: int | None = None,
    options: Sequence[str] = (),
    deck: str | None = None,
    seed: int | None = None,
) -> tuple[Match, tuple[Occupant, ...]]:
    """A new match, and who plays its seats: `seats` as typed, or else one person and bots."""
    chosen = game_referred_to(game)
    occupants = saves.read_seats(seats or saves.usual_seats(chosen, players), lang, chosen)
    names = [seat.name for seat in occupants]
    return Match.new(chosen, names, seed=seed, options=read_options(options), deck=deck), occupants


def branched_match(
    file: Path, at: int, who: str, lang: str, seed: int | None = None
) -> tuple[Match, tuple[Occupant, ...]]:
    """A finished match from one of its lines on, as `who` knew it; the bots that sat there take the other seats."""
    match = branch(file.read_bytes(), at, who, None if seed is None else Dealer.new(seed))
    mine, usual = match.seat(who), usual_bot(match.game)
    sat = saves.written_seats(file, match.seats, match.game, lang) or ()
    kinds = [one.kind if one.kind != PERSON else usual for one in sat] or [usual] * len(match.seats)
    kinds[mine] = PERSON
    return match, tuple(map(saves.Occupant, kinds, match.seats))


def new_session(
    match: Match, occupants: tuple[Occupant, ...], lang: str, path: Path | None, pace: float | None, seed: int | None
) -> LocalSession:
    """Begin a match on this machine, saved in the file `path` or else in the data folder."""
    if path is not None:
        saves.spare(path)
    presenter = presenter_of(match.game.name)
    session = LocalSession(
        match, presenter, occupants, path or saves.new_path(match.game.name), lang, Stage(pace), seed
    )
    saves.save(match, session.path, occupants)
    return session


def resumed_session(
    file: Path, lang: str, *, seats: str | None = None, path: Path | None = None, pace: float | None = None
) -> LocalSession:
    """Continue a match where its record ends."""
    presenter = presenter_of(record.read_header(file.read_bytes()).game)
    match = Match.load(file)
    if seats is None:
        occupants = saves.seats_of(file, match, lang)
    else:
        kinds = [seat.kind for seat in saves.read_seats(seats, lang, match.game)]
        if len(kinds) != len(match.seats):
            given, wanted = len(kinds), len(match.seats)
            raise BadSetup(
                "resume-seats", f"the match has {wanted} seats, --seats has {given}", given=given, wanted=wanted
            )
        occupants = tuple(map(saves.Occupant, kinds, match.seats))
    if path is not None:
        saves.spare(path, match)
    session = LocalSession(match, presenter, occupants, path or file, lang, Stage(pace))
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


class LocalPlay:
    """Plays one session to its end, or until the player stops."""

    def __init__(self, session: LocalSession, lang: str | None = None) -> None:
        """`lang` is the value of --lang, if given; it is repeated in the commands that are suggested at the end."""
        self.session, self.match, self.stage = session, session.match, session.stage
        self._drawn: dict[Seat, Picture] = {}
        self._skips: set[tuple[int, Seat]] = set()
        self._last: Seat | None = None
        self.lang = lang

    def play(self, resumed: bool = False) -> None:
        """Play from the welcome to the end. The match is saved after every action, so stopping loses nothing."""
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
        """Name the game and the players."""
        text = self.session.speaker.text
        self.stage.say(self.session.speaker.game_title(), "bold")
        players = self.session.speaker.both(self.match.seats)
        if numbers := self.session.speaker.other_numbers():
            self.stage.say(numbers, "bold")
        if resumed:
            view = self.session.view(SPECTATOR)
            self.stage.say(text("welcome-back", round=round_of(view), players=players))
            return
        self.stage.say(text("welcome", players=players))
        if isinstance(origin := self.match.header.branch, Branch):
            self.stage.say(text("welcome-branch", n=origin.at, seat=self.match.seats[origin.seat]))
            return
        self.stage.say(text("welcome-aim"))

    # Taking turns

    def let_bots_act(self) -> None:
        """Every awaited bot acts once, and each action is reported. When a new phase begins, people act first."""
        session = self.session
        step = None if self.match.over else type(session.step)
        for seat, _ in session.host.sweep():
            session.keep()  # saved before it is reported
            session.say_remark(seat)
            if session.watcher is not None and not session.can_wait and session.tell(session.watcher):
                self.stage.breathe(0.5)
            session.say_of_fate()
            if self.match.over or type(session.step) is not step:
                break

    def let_people_act(self) -> None:
        """Ask each person who is awaited; also ask a person who is not awaited but may do something that matters."""
        for seat in self.session.people:
            if self.match.over:
                return
            self.say_ready_again(seat)
            if self.session.awaits(seat):
                self.turn(seat, must=True)
                self.say_ready_again(seat)
            elif self.matters(seat):
                self.turn(seat, must=False)

    def say_ready_again(self, seat: Seat) -> None:
        """A person who was ready before an offer, and has answered it, need not say so again."""
        standing = self.session.presenter.standing
        if standing is None or self.match.over:
            return
        standing = standing.after(event for line in self.match.log for event in line.events)
        if seat in standing.due(self.match.table):
            self.match.play(seat, standing.word)
            self.session.keep()
            if self.session.watcher is not None:
                self.session.tell(self.session.watcher)

    def matters(self, seat: Seat) -> bool:
        """Is this person, though not awaited, to be asked?"""
        session, round = self.session, round_of(self.session.view(seat))
        return (round, seat) not in self._skips and session.presenter.turn.in_passing(session, seat)

    def turn(self, seat: Seat, must: bool) -> None:
        """One person's turn."""
        session = self.session
        if session.watcher is None and self._last != seat:
            self.pass_to(seat)
        self._last = seat
        session.tell(seat)
        turn = session.presenter.turn(session, seat, must)
        self._drawn[seat] = turn.take(self._drawn.get(seat))
        if turn.skipped:
            self._skips.add((round_of(session.view(seat)), seat))

    def pass_to(self, seat: Seat) -> None:
        """Several people share the keyboard: show nothing secret before the next one confirms to be there."""
        session = self.session
        self.stage.clear()
        session.look_through(seat)
        self._drawn.pop(seat, None)
        self.stage.blank()
        self.stage.ask(session.speaker.text("pass-to", seat=session.speaker.seat(seat)) + " ")
        self.stage.clear()

    # The end

    def ending(self) -> None:
        """Show the final ranking, which bots played, and how to replay and verify the match."""
        session = self.session
        viewer = session.watcher
        if viewer is None:
            viewer = SPECTATOR
            session.told[viewer] = max(session.told.values(), default=0)
            session.look_through(viewer)
        session.tell(viewer)
        session.keep()
        show_result(self.match, session.speaker, self.stage, session.presenter)
        unmask(session.seats, session.speaker, self.stage)
        self.stage.blank()
        self.stage.say(session.speaker.text("ending-record"))
        for command in ("replay", "verify"):
            say_command(self.stage, self.lang, command, str(session.path))
