"""The referee: what a seat may do at a position, and what comes of it. Nothing is changed here; a `Match` keeps the log
and the present position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from millions.core import play, record
from millions.core.errors import BadDeck, IllegalAction, Malformed
from millions.core.form import Forms
from millions.core.game import AnyGame, game_named
from millions.core.message import Action, well_typed
from millions.core.nature import Dealer
from millions.core.problem import IS_OVER, Problem
from millions.core.record import Branch, Header, Line
from millions.core.seat import NATURE, OPEN, Seat, Seats
from millions.core.table import Options, Table, View, changes
from millions.core.text import unprintable

REDRAWN = 0
"""The number of the dealer's hand that draws what a branch draws anew; nature's answers have the numbers from 1."""


class Position(Struct, frozen=True):
    """Where a match stands. The table in it is never changed: an answer is carried out on a copy."""

    table: Table
    awaited: Seats
    answers: int = 0
    """Lines in the log so far."""
    dealt: int = 0
    """Answers of nature among them."""
    open_view: View | None = None
    """The open view of this table, if it was made for the last line: the next line is compared with it."""

    @property
    def over(self) -> bool:
        """Nothing is left on the agenda."""
        return not self.awaited

    @property
    def nature_is_asked(self) -> bool:
        """The question that is open now is one of chance."""
        return self.awaited == (NATURE,)


class Outcome(Struct, frozen=True):
    """What comes of an action: the lines it adds to the log (nature's answers included), and the position then."""

    lines: tuple[Line, ...]
    position: Position


class Referee:
    """Applies the rules of one match. It holds what was agreed before the first card, and no state."""

    def __init__(self, header: Header, dealer: Dealer) -> None:
        self.game: AnyGame = game_named(header.game)
        self.seats = header.seats
        self.options: Options = self.game.read_options(header.options)
        self.deck = read_deck(self.game, header.deck)
        self.dealer, self._branch = dealer, header.branch

    def begin(self) -> Position:
        """The table as it is set up, before nature's first answer; or where a branch begins."""
        if isinstance(self._branch, Branch):
            return self._begin_branch(self._branch)
        table: Table = self.game.set_up(self.seats, self.options, self.deck)
        table.news = ()
        return Position(table, play.run(table))

    def _begin_branch(self, branch: Branch) -> Position:
        """Where the other match stood, which was checked: what one seat could not know is drawn anew."""
        header = record.read_header(branch.record)
        other = Referee(header, record.dealer_of(header, bytes.fromhex(branch.secret)))
        position = other.begin()
        for _, line in record.read_lines(branch.record, header):
            position = other.carry_out(position, line.seat, line.action, logged=line).position
        table: Table = self.game.redrawn(position.table, branch.seat, self.dealer.hand(REDRAWN))
        table.news = ()
        return Position(table, position.awaited)

    def forms(self, position: Position, seat: Seat) -> Forms:
        """What this seat may do: families of legal actions."""
        if position.over:
            return ()
        table, ask = position.table, position.table.agenda[0]
        may_act = seat in position.awaited or seat in ask.open_to(table)  # who is awaited may act: saves 2 µs
        return ask.options(table, seat) if may_act else ()

    def check(self, position: Position, seat: Seat, action: Action) -> None:
        """Refuse what is not offered, citing the rule that forbids it.

        Where the game names none, that is the form's rule if a blank is wrong, the step's if the verb is.
        """
        forms = self.forms(position, seat)
        fits = any(action in form for form in forms if form.verb is type(action))
        if fits and well_typed(action):
            return
        if fits or not isinstance(action, self.game.actions):
            verbs = ", ".join(verb.__name__ for verb in self.game.actions)
            raise Malformed(
                "no-such-action",
                f"{action!r} is not an action of {self.game.name}; actions: {verbs}",
                action=repr(action),
                game=self.game.name,
            )
        if position.over:
            raise IllegalAction(self.seats[seat], action, "the time after the end", Problem(IS_OVER))
        table, ask = position.table, position.table.agenda[0]
        rules = (self.game.rule(form, ask) for form in forms if form.verb is type(action))
        rule = next(rules, self.game.rule_of_step(ask))
        problem = ask.problem(table, seat, action)
        assert problem is not None, f"{action} is not offered, and {ask} sees no problem"
        raise IllegalAction(self.seats[seat], action, ask, problem.cited(rule))

    def decide(self, position: Position, seat: Seat, action: Action) -> Outcome:
        """What comes of an action of a seat, with nature's answers to it; raises the reason if it is not legal."""
        self.check(position, seat, action)
        outcome = self.carry_out(position, seat, action)
        return self.let_nature_answer(outcome.position, outcome.lines)

    def carry_out(self, position: Position, seat: Seat, action: Action, logged: Line | None = None) -> Outcome:
        """One answer that was checked, without nature's answers to it. `logged`: its line, if it is known and trusted;
        then no views are made to write it."""
        table = position.table.copy()
        awaited = play.answer(table, seat, action)
        events, table.news = table.news or (), ()
        answers, dealt = position.answers + 1, position.dealt + (seat == NATURE)
        if logged is not None:
            return Outcome((logged,), Position(table, awaited, answers, dealt))
        view: View = self.game.view(table, OPEN)
        line = Line(answers, seat, action, events, self._changes(position, view))
        return Outcome((line,), Position(table, awaited, answers, dealt, view))

    def _changes(self, position: Position, view: View) -> dict[str, Any]:
        """The fields of the open view that look different now, as plain data; all of them in the first line."""
        if not position.answers:
            before = None
        elif position.open_view is not None:
            before = position.open_view
        else:
            before = self.game.view(position.table, OPEN)
        plain: dict[str, Any] = msgspec.to_builtins(changes(before, view))
        return plain

    def natures_answer(self, position: Position) -> Action:
        """The dealer's answer to the question of chance that is open now."""
        (form,) = position.table.agenda[0].options(position.table, NATURE)
        return form.sample(self.dealer.hand(position.dealt + 1))

    def let_nature_answer(self, position: Position, lines: tuple[Line, ...] = ()) -> Outcome:
        """Nature answers for as long as it is asked; `lines` led to this position."""
        while position.nature_is_asked:
            outcome = self.carry_out(position, NATURE, self.natures_answer(position))
            lines, position = lines + outcome.lines, outcome.position
        return Outcome(lines, position)


def read_deck(game: AnyGame, deck: str | Path | msgspec.Struct | dict[str, Any] | None) -> msgspec.Struct:
    """A deck as it is given: none (the house deck), a deck, its plain data, or a TOML file."""
    if isinstance(deck, str | Path):
        deck = _read_toml(deck)
    if deck is None:
        house: msgspec.Struct = game.house_deck()
        return house
    try:
        data = msgspec.to_builtins(deck)
    except RecursionError:
        raise BadDeck("deck-deep", "a deck is not nested this deeply") from None
    if text := unprintable(data):
        sentence = f"a deck has printable characters only, not {text!a}"
        raise BadDeck("deck-unprintable", sentence, text=ascii(text))
    checked: msgspec.Struct = game.read_deck(data)
    return checked


def _read_toml(file: str | Path) -> dict[str, Any]:
    try:
        data: dict[str, Any] = msgspec.toml.decode(Path(file).read_text(encoding="utf-8"))
        return data
    except OSError as error:
        raise BadDeck(
            "deck-unreadable", f"{file}: {error.strerror}", file=str(file), error=str(error.strerror)
        ) from None
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError) as error:
        raise BadDeck("deck-no-toml", f"{file} is not TOML: {error}", file=str(file), error=str(error)) from None
