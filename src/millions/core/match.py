"""A match: game, seats, options, log, present position. An action is decided on a copy, then applied and logged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from millions.core import record, replay
from millions.core.errors import BadSetup, Malformed
from millions.core.form import Forms
from millions.core.game import GAMES, AnyGame, game_named
from millions.core.message import Action, Event, seen
from millions.core.nature import SALT_SEPARATOR, Dealer
from millions.core.record import Header, Line
from millions.core.referee import Outcome, Position, Referee, read_deck
from millions.core.seat import NATURE, OPEN, SPECTATOR, Seat, Seats, Viewer
from millions.core.table import Options, Standing, Table, View


class Match:
    """One game being played. Every method that takes a seat accepts its name or its number."""

    def __init__(self, header: Header, dealer: Dealer) -> None:
        """A match before its first answer. Use `Match.new` to sit down, `Match.load` to read a record."""
        self.header = header
        self.referee = Referee(header, dealer)
        self.log: list[Line] = []
        self.position: Position = self.referee.begin()

    @classmethod
    def new(
        cls,
        game: str | AnyGame,
        seats: Sequence[str],
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        deck: str | Path | msgspec.Struct | None = None,
        salts: Sequence[str] = (),
        dealer: Dealer | None = None,
        commitments: tuple[str | None, ...] | UnsetType = UNSET,
        programs: tuple[int, ...] = (),
    ) -> Match:
        """Sit down. `deck` is a deck or a deck file; `salts` is randomness that seats add to the dealer's.

        A caller that has published a commitment already passes the `dealer` (salts included) instead of a seed; if the
        seats have published commitments to their salts, also these. `programs` are seats of programs from elsewhere.
        """
        chosen = game_named(game)
        if chosen.name not in GAMES:
            sentence = f"{chosen.name} is not registered: call `millions.register(GAME)` first"
            raise BadSetup("unknown-game", sentence, name=repr(chosen.name), known=", ".join(GAMES))
        chosen.check_seats(tuple(seats))
        dealer = dealer or Dealer.new(seed, tuple(salts))
        if any(SALT_SEPARATOR in salt for salt in dealer.salts):
            raise BadSetup("salt-separator", f"a salt cannot contain {SALT_SEPARATOR}", separator=SALT_SEPARATOR)
        header = Header(
            game=chosen.name,
            rules=chosen.rules_version,
            seats=tuple(seats),
            options=msgspec.to_builtins(chosen.read_options(options)),
            deck=msgspec.to_builtins(read_deck(chosen, deck)),
            commitment=dealer.commitment,
            commitments=commitments,
            salts=dealer.salts,
            programs=programs or UNSET,
        )
        match = cls(header, dealer)
        match.apply(match.referee.let_nature_answer(match.position))
        return match

    # Who and what

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.referee.game

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.header.seats

    @property
    def options(self) -> Options:
        """What was chosen before the match."""
        return self.referee.options

    @property
    def deck(self) -> msgspec.Struct:
        """The deck it is played with."""
        return self.referee.deck

    @property
    def dealer(self) -> Dealer:
        """Answers for nature."""
        return self.referee.dealer

    @property
    def table(self) -> Table:
        """All that is true now."""
        return self.position.table

    @property
    def over(self) -> bool:
        """Nothing is left on the agenda."""
        return self.position.over

    @property
    def awaited(self) -> tuple[str, ...]:
        """The seats the game waits for."""
        return self._names(self.position.awaited)

    @property
    def open(self) -> tuple[str, ...]:
        """The seats that may act, awaited or not."""
        return () if self.over else self._names(self.table.agenda[0].open_to(self.table))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Who won and who came where; best first."""
        return self.game.standings(self.table)

    def seat(self, who: str | Seat) -> Seat:
        """The number of a seat."""
        if isinstance(who, str) and who in self.seats:
            return self.seats.index(who)
        if isinstance(who, int) and not isinstance(who, bool) and 0 <= who < len(self.seats):
            return who
        known = ", ".join(self.seats)
        raise Malformed("no-such-seat", f"no seat {who!r} here; there is: {known}", who=repr(who), known=known)

    def _viewer(self, who: str | Viewer) -> Viewer:
        return who if isinstance(who, int) and who in (SPECTATOR, OPEN) else self.seat(who)

    def _names(self, seats: Seats) -> tuple[str, ...]:
        return tuple(self.seats[seat] for seat in seats if seat != NATURE)

    # Looking and playing

    def view(self, who: str | Viewer = SPECTATOR) -> View:
        """What this seat may know; without a seat, what everybody sees."""
        return self.game.view(self.table, self._viewer(who))  # type: ignore[no-any-return]

    def forms(self, who: str | Seat) -> Forms:
        """What this seat may do now: families of legal actions."""
        return self.referee.forms(self.position, self.seat(who))

    def check(self, who: str | Seat, action: Action) -> None:
        """Raise the reason if this seat may not do this now."""
        self.referee.check(self.position, self.seat(who), action)

    def play(self, who: str | Seat, action: Action) -> tuple[Event, ...]:
        """This seat acts. Returns what it then sees happen; a refused action changes nothing."""
        since = len(self.log)
        self.apply(self.decide(who, action))
        return self.heard(who, since)

    def decide(self, who: str | Seat, action: Action) -> Outcome:
        """What comes of an action of this seat, if it is legal. Nothing changes until the outcome is applied."""
        return self.referee.decide(self.position, self.seat(who), action)

    def apply(self, outcome: Outcome) -> None:
        """Install an outcome that was decided at the present position."""
        assert outcome.position.answers == len(self.log) + len(outcome.lines), "decided at another position"
        self.log += outcome.lines
        self.position = outcome.position

    def heard(self, who: str | Viewer, since: int = 0) -> tuple[Event, ...]:
        """What this seat (or spectator) has been told in the log's lines from `since` on."""
        viewer = self._viewer(who)
        return tuple(event for line in self.log[since:] for event in seen(line.events, viewer))

    # Keeping

    def save(self, path: str | Path) -> None:
        """Write the record, whole or not at all. It holds the dealer's secret: only its owner can read the file."""
        record.write(path, record.encode(self), private=True)

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """Take up a match where its record ends."""
        return cls.read(Path(path).read_bytes())

    @classmethod
    def read(cls, data: bytes, strict: bool = False) -> Match:
        """The match of a record, every action checked and re-applied; with `strict`, verified as `verify` does."""
        replayed = replay.verify(data) if strict else replay.replay(data)
        match = cls(replayed.header, replayed.referee.dealer)
        match.log, match.position = replayed.log, replayed.position
        return match

    def follow(self, line: Line, number: int) -> None:
        """Re-apply the next line of a record; `number` is where it stands in the file, for the error."""
        self.apply(replay.re_apply(self.referee, self.position, line, number, strict=False))

    def verify(self) -> None:
        """Recompute every dealt card and re-apply every action; raises BadRecord with the line that is wrong."""
        replay.verify(record.encode(self))
