"""What the rulebook says comes next: a Rule happens by itself, an Ask waits for seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from millions.core.cite import rules_of
from millions.core.form import Forms
from millions.core.message import Action, well_typed
from millions.core.problem import NOT_OFFERED, NOT_YOUR_TURN, Problem, because
from millions.core.seat import NATURE, Seat, Seats

T = TypeVar("T")
"""A game's table. Steps stand below tables in the import order, since a table's agenda holds steps."""

A = TypeVar("A", bound=Action)

Answers = dict[type[Action], Callable[[Any, Seat, Any], None]]
"""What comes of each verb, where an Ask has many."""


class Step(Struct, Generic[T, A], frozen=True, gc=False, tag_field="step", tag=True):
    """One entry of the agenda: it waits while it awaits somebody, then leaves the agenda and happens.

    It holds public facts only; secrets live in the table's fields.
    """

    stays: ClassVar[bool] = False

    def awaits(self, table: T) -> Seats:
        """The seats the game waits for."""
        return ()

    def open_to(self, table: T) -> Seats:
        """The seats that may answer, awaited or not."""
        return self.awaits(table)

    def options(self, table: T, seat: Seat) -> Forms:
        """All that this seat may do now: the one place that says what is legal."""
        raise NotImplementedError

    def problem(self, table: T, seat: Seat, action: Action) -> Problem | None:
        """Why this seat may not do this now; None if it may. Tells nothing that the seat may not know."""
        sound = well_typed(action)
        if seat not in self.open_to(table):
            reason = self.not_open(table, seat, action) if sound else None
            return reason or because(NOT_YOUR_TURN, rules_of(type(self)))
        found = None
        for form in self.options(table, seat):
            if form.verb is type(action) and (found := form.problem(action)) is None:
                return None
        reason = self.reason(table, seat, action) if sound else None
        return reason or found or because(NOT_OFFERED, rules_of(type(self)))

    def reason(self, table: T, seat: Seat, action: Action) -> Problem | None:
        """Why an action that `options` does not offer is refused, where a rule says more than the forms do.

        The fields of the action have the right types, but may name a seat, card or company that does not exist.
        """
        return None

    def not_open(self, table: T, seat: Seat, action: Action) -> Problem | None:
        """Why a seat that this step is not open to may not do this, where there is more to say than that."""
        return None

    def answer(self, table: T, seat: Seat, action: A) -> None:
        """Carry out an action that `options` offered."""
        raise NotImplementedError

    def happen(self, table: T) -> None:
        """Change the table as the rule says; push what follows."""


AnyStep = Step[Any, Any]


class Rule(Step[T, Action], Generic[T], frozen=True):
    """Something that happens by itself."""


class Ask(Step[T, A], Generic[T, A], frozen=True):
    """A question that waits for one or several seats.

    Most are asked once: they have left the agenda when they are answered, so that the answer may push what follows.
    A few stay (`stays`) until nobody is awaited. One that awaits nobody vanishes by itself.
    """


class Chance(Ask[T, A], Generic[T, A], frozen=True):
    """A question that nature answers."""

    def awaits(self, table: T) -> Seats:
        return (NATURE,)
