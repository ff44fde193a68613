"""The card each game fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from types import NoneType
from typing import Any, Generic, TypeVar, Union, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from millions.core.cite import rule_of
from millions.core.errors import BadSetup
from millions.core.form import Form, Rng
from millions.core.message import Action, Event
from millions.core.reading import first_problem
from millions.core.seat import Viewer
from millions.core.step import AnyStep, Chance
from millions.core.table import Account, Options, Place, Standing, Table, View
from millions.core.text import alike, shows
from millions.core.variant import Variant, read_variant

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)
Opt = TypeVar("Opt", bound=Options)
D = TypeVar("D", bound=msgspec.Struct)
E = TypeVar("E", bound=Enum)


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a seat."""
    if name != name.strip() or len(name) > LONGEST_NAME or not shows(name):
        raise BadSetup(
            "seat-name",
            f"{name!r} cannot be a seat's name: 1 to {LONGEST_NAME} printable, visible characters, no space around it",
            name=repr(name),
            most=LONGEST_NAME,
        )


def no_outlook(view: View) -> None:
    """The outlook of a game that computes none."""


def nothing_counted(guessed: Table, table: Table) -> None:
    """In this game a view shows all that everybody can know."""


@dataclass(frozen=True)
class Game(Generic[T, V, Opt, D]):
    """What the rest of the program needs to know about a game."""

    name: str
    contract: str
    """The prefix of the ids in the game's rules.toml: "M1" where they are called M1-S1, M1-P2, ..."""
    rules_version: int
    seat_counts: range
    options: type[Opt]
    house_deck: Callable[[], D]
    read_deck: Callable[[dict[str, Any]], D]
    set_up: Callable[[tuple[str, ...], Opt, D], T]
    view: Callable[[T, Viewer], V]
    guess: Callable[[V, Rng], T]
    standings: Callable[[T], tuple[Standing, ...]]
    place: Callable[[Account], Place]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    alone: tuple[Callable[[T, Viewer], Any], ...] | None = None
    """What makes the fields of a view that are for its viewer alone: functions with the names of the fields. All other
    fields look the same to everybody, so live tables compare and encode them once. None: any field may differ."""
    outlook: Callable[[V], msgspec.Struct | None] = no_outlook
    """What follows from the rules now, computed from a spectator's view; None where there is nothing to say."""
    put_right: Callable[[T, T], None] = nothing_counted
    """Puts right in a guess (first) what no view shows, but everybody who has followed the match can know: as it is on
    the table (second)."""
    variant: type[Variant] | None = None
    """The numbers that a designer may turn; a deck file may set them."""
    members: tuple[Enum, ...] = ()
    """Of enums that several games share, the members that this game has; other enums are the game's own."""

    def rule(self, form: Form, step: AnyStep) -> str:
        """The contract id under which a step offers a form."""
        return rule_of(form.verb, self.contract) or self.rule_of_step(step)

    def rule_of_step(self, step: AnyStep) -> str:
        """The contract id that a step carries out."""
        return rule_of(type(step), self.contract)

    def members_of(self, kind: type[E]) -> tuple[E, ...]:
        """The members of an enum that this game has."""
        return tuple(one for one in self.members if isinstance(one, kind)) or tuple(kind)

    def redrawn(self, table: T, viewer: Viewer, rng: Rng) -> T:
        """The table as a viewer who has followed the match may imagine it: what they cannot know is drawn anew."""
        guessed = self.guess(self.view(table, viewer), rng)
        self.put_right(guessed, table)
        return guessed

    @property
    def any_action(self) -> Any:
        """The union of all actions of this game, for decoding."""
        return Union[self.actions]  # noqa: UP007

    @property
    def any_event(self) -> Any:
        """The union of all events of this game, for decoding."""
        return Union[self.events]  # noqa: UP007

    @cached_property  # saves 260 µs whenever a view is decoded
    def view_type(self) -> Any:
        """The type of this game's views, for decoding."""
        return get_type_hints(self.view)["return"]

    @cached_property
    def alone_names(self) -> tuple[str, ...]:
        """The fields of a view that are for its viewer alone, or may be."""
        return self.view_type.__struct_fields__ if self.alone is None else tuple(of.__name__ for of in self.alone)

    @cached_property  # saves 20 µs whenever an outlook is decoded
    def outlook_type(self) -> type[msgspec.Struct] | None:
        """The type of this game's outlook, for decoding; None for a game that computes none."""
        hint = get_type_hints(self.outlook)["return"]
        return next((one for one in get_args(hint) or (hint,) if one is not NoneType), None)

    @property
    def package(self) -> str:
        """The game's own package, where its rules.toml lies."""
        return self.set_up.__module__

    def check_seat_count(self, given: int) -> None:
        """Can this number of players play?"""
        if given not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise BadSetup(
                "seat-count",
                f"{self.name} is for {low} to {high} players, not {given}",
                game=self.name,
                low=low,
                high=high,
                given=given,
            )

    def check_seats(self, names: tuple[str, ...]) -> None:
        """The right number of seats, each with a name of its own."""
        self.check_seat_count(len(names))
        for name in names:
            check_name(name)
        if alike(names):
            raise BadSetup(
                "seat-twice",
                f"every seat needs a name of its own, not one that looks like another: {', '.join(names)}",
                names=", ".join(names),
            )

    def read_options(self, given: Mapping[str, Any] | Options | None) -> Opt:
        """The options, checked."""
        data = msgspec.to_builtins(given) if isinstance(given, Options) else dict(given or {})
        problem = first_problem(data, self.options)
        if problem and problem.expected == "unknown":
            sentence = f"{self.name} has no option {problem.field!r}; it has: {problem.choices}"
            raise BadSetup("option-unknown", sentence, game=self.name, **problem.facts)
        if problem:
            raise BadSetup("option", f"{self.name}, option {problem}", game=self.name, **problem.facts)
        return msgspec.convert(data, self.options)


def step_types(game: AnyGame) -> tuple[type[AnyStep], ...]:
    """The steps that the agenda of a game's views may show; none where they show no agenda."""
    fields = {field.name: field.type for field in msgspec.structs.fields(game.view_type)}
    steps, *_ = get_args(fields.get("agenda", tuple[AnyStep, ...]))
    return get_args(steps) or (steps,)


def verbs_of_chance(game: AnyGame) -> set[type[Action]]:
    """The verbs that only nature uses: the answers to the chance questions among the steps of a game."""
    chances = [step for step in step_types(game) if issubclass(step, Chance)]
    bases = [base for step in chances for kind in step.__mro__ for base in getattr(kind, "__orig_bases__", ())]
    arguments = [argument for base in bases for argument in get_args(base)]
    answers = [answer for argument in arguments for answer in get_args(argument) or (argument,)]
    verbs = tuple([answer for answer in answers if isinstance(answer, type)])
    return {action for action in game.actions if issubclass(action, verbs)}


def variant_of(game: AnyGame, deck: Mapping[str, Any]) -> Variant | UnsetType:
    """The numbers in a deck's plain data, where they are not the book's."""
    return UNSET if game.variant is None else read_variant(game.variant, deck.get("variant", {}))


LONGEST_NAME = 24

AnyGame = Game[Any, Any, Any, Any]

GAMES: dict[str, AnyGame] = {}
"""The registered games, by the name people type."""

BROKEN: dict[str, BadSetup] = {}
"""Games of installed packages that could not be loaded, and why."""


def register(game: AnyGame) -> None:
    """Make a game known under its name, to everything that names games."""
    if GAMES.get(game.name, game) is not game:
        raise BadSetup("game-twice", f"there are two games called {game.name!r}", name=repr(game.name))
    GAMES[game.name] = game


def game_named(name: str | AnyGame) -> AnyGame:
    """The game of this name."""
    if isinstance(name, Game):
        return name
    if name in BROKEN and name not in GAMES:
        raise BROKEN[name]
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise BadSetup("unknown-game", f"there is no game {name!r}; there is: {known}", name=repr(name), known=known)
    return GAMES[name]
