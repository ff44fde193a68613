"""A match: game, seats, options, log, present table. An answer is checked, carried out on a copy, logged and told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from millions.core import play, record
from millions.core.cite import rule_of
from millions.core.errors import BadDeck, IllegalAction, Malformed
from millions.core.form import Forms
from millions.core.game import AnyGame, game_named
from millions.core.message import Action, Event, seen
from millions.core.nature import Dealer
from millions.core.record import Header, Line
from millions.core.seat import NATURE, OPEN, SPECTATOR, Seat, Seats, Viewer
from millions.core.table import Options, Standing, Table, View


class Match:
    """One game being played. Seats are named; wherever a seat is asked for, its name or its number will do."""

    def __init__(self, header: Header, dealer: Dealer) -> None:
        """A match at its very beginning; `Match.new` and `Match.load` are the doors."""
        self.header = header
        self.game: AnyGame = game_named(header.game)
        self.seats = header.seats
        self.options: Options = self.game.read_options(header.options)
        self.deck = _read_deck(self.game, header.deck)
        self.dealer = dealer
        self.log: list[Line] = []
        self._dealt = 0
        self.table: Table = self.game.set_up(self.seats, self.options, self.deck)
        self.table.news = ()
        self._awaited = play.run(self.table)

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
    ) -> Match:
        """Sit down. `deck` is a deck or a deck file; `salts` is randomness that seats add to the dealer's.

        Whoever has promised a secret already brings the `dealer`, salts included, instead of a seed.
        """
        chosen = game_named(game)
        chosen.check_seats(tuple(seats))
        dealer = dealer or Dealer.new(seed, tuple(salts))
        header = Header(
            game=chosen.name,
            rules=chosen.rules_version,
            seats=tuple(seats),
            options=msgspec.to_builtins(chosen.read_options(options)),
            deck=msgspec.to_builtins(_read_deck(chosen, deck)),
            commitment=dealer.commitment,
            salts=dealer.salts,
        )
        match = cls(header, dealer)
        match._let_nature_answer()
        return match

    # Who and what

    @property
    def over(self) -> bool:
        """Nothing is left on the agenda."""
        return not self._awaited

    @property
    def awaited(self) -> tuple[str, ...]:
        """The seats the game waits for."""
        return self._names(self._awaited)

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
        seat = self.seat(who)
        if self.over:
            return ()
        ask = self.table.agenda[0]
        return ask.options(self.table, seat) if seat in ask.open_to(self.table) else ()

    def play(self, who: str | Seat, action: Action) -> tuple[Event, ...]:
        """This seat acts. Returns what it then sees happen; a refused action changes nothing."""
        seat = self.seat(who)
        self.check(seat, action)
        since = len(self.log)
        self.carry_out(seat, action)
        self._let_nature_answer()
        return self.heard(seat, since)

    def rehearse(self, who: str | Seat, action: Action) -> tuple[tuple[Line, ...], bool]:
        """What the log would get if this seat acted, and whether the match would be over; nothing changes."""
        before = self.table, self._awaited, self._dealt
        since = len(self.log)
        try:
            self.play(who, action)
            return tuple(self.log[since:]), self.over
        finally:
            self.table, self._awaited, self._dealt = before
            del self.log[since:]

    def check(self, seat: Seat, action: Action) -> None:
        """Refuse what is not offered, citing the form's rule if a blank is wrong, the step's if the verb is."""
        forms = self.forms(seat)
        fits = any(action in form for form in forms)
        if fits and _well_typed(action):
            return
        if fits or not isinstance(action, self.game.actions):
            verbs = ", ".join(verb.__name__ for verb in self.game.actions)
            raise Malformed(
                "no-such-action",
                f"{action!r} is not an action of {self.game.name}; actions: {verbs}",
                action=repr(action),
                game=self.game.name,
            )
        if self.over:
            raise IllegalAction(self.seats[seat], action, "the time after the end", "")
        ask = self.table.agenda[0]
        rule = next((self.game.rule(form, ask) for form in forms if form.verb is type(action)), rule_of(type(ask)))
        raise IllegalAction(self.seats[seat], action, ask, rule)

    def heard(self, who: str | Viewer, since: int = 0) -> tuple[Event, ...]:
        """What this seat (or spectator) has been told in the log's lines from `since` on."""
        viewer = self._viewer(who)
        return tuple(event for line in self.log[since:] for event in seen(line.events, viewer))

    def carry_out(self, seat: Seat, action: Action, logged: Line | None = None) -> Line:
        """A checked action happens, on a copy, so that a failure would change nothing; the log gets its line.

        Whoever has that line already, and trusts it, may hand it over.
        """
        before, table = self.table, self.table.copy()
        awaited = play.answer(table, seat, action)
        events, table.news = table.news or (), ()
        line = logged or Line(len(self.log) + 1, seat, action, events, self._changes(before, table))
        self.table, self._awaited = table, awaited
        self._dealt += seat == NATURE
        self.log.append(line)
        return line

    def _changes(self, before: Table, after: Table) -> dict[str, Any]:
        """The fields of the open view that look different now; all of them in the first line."""
        old, new = self.game.view(before, OPEN), self.game.view(after, OPEN)
        pairs = zip(new.__struct_fields__, structs.astuple(old), structs.astuple(new), strict=True)
        return {field: msgspec.to_builtins(value) for field, was, value in pairs if not self.log or was != value}

    # Nature

    @property
    def nature_is_asked(self) -> bool:
        """The question that is open now is one of chance."""
        return self._awaited == (NATURE,)

    def natures_answer(self) -> Action:
        """What the dealer answers to the question of chance that is open now."""
        (form,) = self.table.agenda[0].options(self.table, NATURE)
        return form.sample(self.dealer.hand(self._dealt + 1))

    def _let_nature_answer(self) -> None:
        while self.nature_is_asked:
            self.carry_out(NATURE, self.natures_answer())

    # Keeping

    def save(self, path: str | Path) -> None:
        """Write the record, whole or not at all."""
        record.write(path, record.encode(self))

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """Take up a match where its record ends."""
        from millions.core.replay import replay

        return replay(Path(path).read_bytes())

    def verify(self) -> None:
        """Recompute every dealt card and re-apply every action; raises BadRecord with the line that is wrong."""
        from millions.core.replay import verify

        verify(record.encode(self))


def _well_typed(action: Action) -> bool:
    """Do the blanks hold just what their types say? A program may have filled in something that merely equals it."""
    try:
        return msgspec.convert(msgspec.to_builtins(action), type(action)) == action
    except msgspec.ValidationError:
        return False


def _read_deck(game: AnyGame, deck: str | Path | msgspec.Struct | dict[str, Any] | None) -> msgspec.Struct:
    """A deck as it is given: none (the house deck), a deck, its plain data, or a file."""
    if isinstance(deck, str | Path):
        deck = _read_toml(deck)
    checked: msgspec.Struct = game.house_deck() if deck is None else game.read_deck(msgspec.to_builtins(deck))
    return checked


def _read_toml(file: str | Path) -> dict[str, Any]:
    try:
        data: dict[str, Any] = msgspec.toml.decode(Path(file).read_text(encoding="utf-8"))
        return data
    except OSError as error:
        raise BadDeck(
            "deck-unreadable", f"{file}: {error.strerror}", file=str(file), error=str(error.strerror)
        ) from None
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise BadDeck("deck-no-toml", f"{file} is not TOML: {error}", file=str(file), error=str(error)) from None
