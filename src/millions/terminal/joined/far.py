"""What the terminal needs of a table elsewhere; whoever connects the two brings something that has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from millions.core.errors import MillionsError
from millions.core.seat import Seat, Seats, Viewer
from millions.core.table import Standing
from millions.terminal.matches import AnyMatch
from millions.wire.talk import Utterance


class Sitter(Protocol):
    """Who sits at a seat, and whether a steward plays for them."""

    @property
    def kind(self) -> str: ...

    @property
    def name(self) -> str | None: ...

    @property
    def taken(self) -> bool: ...

    @property
    def steward(self) -> bool: ...


class Room(Protocol):
    """What everybody sees of the table besides the game."""

    @property
    def stage(self) -> str: ...

    @property
    def sitters(self) -> Sequence[Sitter]: ...

    @property
    def awaited(self) -> Seats: ...

    @property
    def deadlines(self) -> Sequence[int | None]: ...

    @property
    def negotiation_ends(self) -> int | None: ...

    @property
    def time_up(self) -> bool: ...

    @property
    def pause_wishes(self) -> Seats: ...

    @property
    def resume_wishes(self) -> Seats: ...

    @property
    def commitment(self) -> str: ...

    @property
    def standings(self) -> tuple[Standing, ...]: ...

    @property
    def rematch(self) -> str | None: ...


class Settings(Protocol):
    """What the host chose."""

    @property
    def game(self) -> str: ...

    @property
    def talk(self) -> str: ...


class Seen(Protocol):
    """The table as it was last told."""

    @property
    def n(self) -> int: ...

    @property
    def you(self) -> Viewer: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def room(self) -> Room: ...

    @property
    def talk(self) -> Sequence[Utterance]: ...

    @property
    def here(self) -> Seats: ...

    @property
    def holds(self) -> bool: ...

    @property
    def gaps(self) -> int: ...

    def names(self) -> tuple[str, ...]: ...

    def seconds_to(self, when: int, /) -> float: ...


class FarTable(Protocol):
    """A place at a table elsewhere. What has come is taken in one by one; a wish returns when it is granted."""

    wake: Callable[[], None]
    """Called, from another thread, whenever something has come."""
    worry: Callable[[], object]
    """Called when the line breaks, or holds again, while a wish is being granted."""

    @property
    def seen(self) -> Seen: ...

    @property
    def match(self) -> AnyMatch | None: ...

    @property
    def ended(self) -> MillionsError | None: ...

    def take_in(self) -> bool: ...

    def wait(self, seconds: float | None = None, /) -> bool: ...

    def close(self) -> None: ...

    def say(self, text: str, /) -> None: ...

    def claim(self, character: int, role: str, /) -> None: ...

    def offer(self, to: Seat, amount: int, if_you: str, /) -> None: ...

    def request(self, to: Seat, what: str, amount: int | None, /) -> None: ...

    def react(self, what: str, to: Seat | None, /) -> None: ...

    def step_away(self) -> None: ...

    def come_back(self) -> None: ...

    def leave(self) -> None: ...

    def wish_pause(self) -> None: ...

    def wish_resume(self) -> None: ...

    def ask_rematch(self) -> None: ...


class Card(Protocol):
    """A table from outside."""

    @property
    def settings(self) -> Settings: ...

    @property
    def room(self) -> Room: ...


class Door(Protocol):
    """The way to a table."""

    @property
    def invitation(self) -> str: ...

    @property
    def secret(self) -> str: ...

    @property
    def has_key(self) -> bool: ...

    def card(self) -> Card: ...

    def find_key(self, name: str | None, /) -> bool: ...

    def forget_key(self) -> None: ...

    def sit(self, name: str, /) -> None: ...

    def go_in(self, watch: bool = False, /) -> FarTable: ...

    def record(self) -> bytes: ...

    def other(self, table: str, /) -> Door: ...
