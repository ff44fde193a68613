"""Speaks: events, actions, forms, steps and refusals as sentences of a language, from the Fluent catalogues.

A message is said by the sentence with its name (`event-Paid`, `form-Withdraw`), which is given the message's own
fields; how each kind of field is turned into an argument is told at the top of locale/en/common.ftl.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any

from msgspec import Struct

from millions.core.errors import MillionsError
from millions.core.form import Form
from millions.core.game import game_named
from millions.core.match import Match
from millions.core.message import Action, Event, Secret
from millions.core.problem import Problem
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.core.table import Account, Standing
from millions.games.heists.terms import LABELS, Character
from millions.words.catalogue import LANGUAGES, Argument, Catalogue, catalogue
from millions.words.fields import Kind, figures, key_of, kinds, slug

__all__ = ["LANGUAGES", "Catalogue", "Speaker", "catalogue"]


class Speaker:
    """Says what happens at one table, in one language; `me` is the seat that is spoken to, if there is one."""

    def __init__(
        self, lang: str, game: str | None, names: Sequence[str], per_seat: int = 1, me: Seat | None = None
    ) -> None:
        self.catalogue = catalogue(lang, game)
        self.lang, self.names, self.per_seat, self.me = self.catalogue.lang, tuple(names), per_seat, me

    @classmethod
    def of(cls, match: Match, lang: str, me: Seat | None = None) -> Speaker:
        """A speaker for a match."""
        return cls(lang, match.game.name, match.seats, getattr(match.table, "per_seat", 1), me)

    def for_seat(self, me: Seat | None) -> Speaker:
        """The same words, spoken to another seat."""
        return Speaker(self.lang, self.catalogue.game, self.names, self.per_seat, me)

    # Sentences

    def text(self, key: str, **arguments: Argument) -> str:
        """Any sentence of the catalogue."""
        return self.catalogue.format(key, **arguments)

    def event(self, event: Event) -> str:
        """What happened."""
        mine = {"mine": "yes" if event.to == self.me else "no"} if isinstance(event, Secret) else {}
        return self.text(f"event-{type(event).__name__}", **self.arguments(event), **mine)

    def action(self, action: Action) -> str:
        """What somebody wants, as an infinitive."""
        return self.text(f"action-{type(action).__name__}", **self.arguments(action))

    def form(self, form: Form) -> str:
        """What one may do, as a line of a menu; what may fill its blanks is listed."""
        fields = kinds(form.verb)
        choices: dict[str, Argument] = {}
        for name, blank in zip(fields, form.blanks, strict=True):
            kind = fields[name]
            listed = () if kind.many or blank.count() is None else blank.values()
            said = (self.named(value) if kind.sort == "enum" else str(self._spoken(kind, value)) for value in listed)
            choices[name] = self.either(said)
        return self.text(f"form-{form.verb.__name__}", **choices)

    def step(self, step: AnyStep) -> str:
        """What the game waits for."""
        return self.text(f"step-{type(step).__name__}", **self.arguments(step))

    def standing(self, standing: Standing) -> str:
        """Where a seat ended up."""
        won = "yes" if standing.won else "no"
        return self.text("standing", place=standing.place, seat=self.seat(standing.seat), score=standing.score, won=won)

    def error(self, error: MillionsError) -> str:
        """A refusal. Its own sentence is English; other languages have it by its code."""
        key = f"error-{error.code}"
        if key not in self.catalogue:
            return str(error)
        return self.text(key, **{name: self._requoted(fact) for name, fact in error.facts.items()})

    def problem(self, problem: Problem) -> str | None:
        """Why the rules refuse something, in the words of the game; None for the codes that every game has."""
        key = f"problem-{problem.code}"
        if key not in self.catalogue:
            return None
        names: dict[str, Callable[[int], str]] = {"seat": self.seat, "character": self.character}
        said = {name: names[name](int(fact)) if name in names else fact for name, fact in problem.facts.items()}
        return self.text(key, **said)

    def _requoted(self, fact: Argument) -> Argument:
        """A word that somebody gave, in this language's quotation marks instead of Python's."""
        quoted = re.fullmatch(r"""(['"])((?:(?!\1).)*)\1""", fact) if isinstance(fact, str) else None
        return self.text("quoted", text=quoted[2]) if quoted else fact

    # Things

    def seat(self, seat: Seat) -> str:
        """A seat's name."""
        return self.names[seat]

    def character(self, character: Character) -> str:
        """Whose character it is and, where a seat has two, which."""
        owner, place = divmod(character, self.per_seat)
        if self.per_seat == 1:
            return self.seat(owner)
        return self.text("character", seat=self.seat(owner), label=LABELS[place])

    def account(self, account: Account) -> str:
        """Whose money: a player's, what lies on a character, or that of nobody (the pot, the reserve)."""
        assert self.catalogue.game is not None
        kind, number = game_named(self.catalogue.game).place(account)
        said = {"seat": self.seat, "character": self.character}
        return said[kind](number) if kind in said else self.text(f"account-{kind}")

    def named(self, thing: Enum) -> str:
        """The name of a role, a region, a tile."""
        key = key_of(type(thing))
        return self.text(key, **{key: str(thing.value)})

    def all_names(self, thing: Enum) -> set[str]:
        """Its name, and that of many of it where there is one."""
        key = key_of(type(thing))
        many = {self.text(f"{key}-many", **{key: str(thing.value)})} if f"{key}-many" in self.catalogue else set()
        return {self.named(thing), *many}

    def card(self, name: str) -> str:
        """A Loot card's name: the house deck's cards are translated, others keep theirs."""
        return self.text(slug(name)) if slug(name) in self.catalogue else name

    def decimal(self, value: float) -> str:
        """A number with one decimal, as this language writes it."""
        whole, tenth = f"{value:.1f}".replace("-0.0", "0.0").split(".")
        return self.text("decimal", whole=whole, tenth=tenth)

    def counted(self, cards: Iterable[Enum]) -> str:
        """Cards of a kind, equal ones counted."""
        line = list(cards)
        numbers = {card: line.count(card) for card in line}
        return self.both(self._so_many(card, count) for card, count in numbers.items())

    def _so_many(self, card: Enum, count: int) -> str:
        key = key_of(type(card))
        return self.text(f"{key}-counted", count=count, **{key: str(card.value)})

    def hand(self, roles: Sequence[Enum]) -> str:
        """The roles one player sends: A and B, where there are two."""
        if len(roles) == 1:
            return self.text("role-the", role=str(roles[0].value))
        labelled = zip(LABELS, roles, strict=False)
        return self.both(self.text("labelled", label=label, role=str(role.value)) for label, role in labelled)

    # Lists

    def both(self, parts: Iterable[str]) -> str:
        """One, two and three."""
        return self._joined(list(parts), "list-and")

    def either(self, parts: Iterable[str]) -> str:
        """One, two or three."""
        return self._joined(list(parts), "list-or")

    def _joined(self, parts: list[str], last: str) -> str:
        if len(parts) < 2:
            return "".join(parts)
        joined = self.text(last, first=parts[-2], last=parts[-1])
        for part in reversed(parts[:-2]):
            joined = self.text("list-comma", first=part, rest=joined)
        return joined

    # Fields

    def arguments(self, message: Struct) -> dict[str, Argument]:
        """The fields of a message as Fluent arguments."""
        spoken: dict[str, Argument] = {name: getattr(message, name) for name in figures(type(message))}
        parts: dict[str, Argument] = {}
        for name, kind in kinds(type(message)).items():
            value = getattr(message, name)
            if kind.nested:
                continue
            if kind.many and kind.sort == "bool":
                spoken |= self._sides(name, value)
            elif kind.many:
                spoken[f"{name}-count"] = len(value)
                spoken[name] = self._list(kind, value)
            else:
                spoken[name] = self._spoken(kind, value)
            if value is not None and not kind.many:
                parts = self._parts(name, kind, value) | parts
        return parts | spoken

    def _parts(self, name: str, kind: Kind, value: Any) -> dict[str, Argument]:
        """What else a field says: a record its own fields, an enum in a field of another name than its own its name."""
        if kind.sort == "record":
            return self.arguments(value)
        return {f"{name}-name": self.named(value)} if kind.sort == "enum" and key_of(kind.type) != name else {}

    def _sides(self, name: str, said: Sequence[bool]) -> dict[str, Argument]:
        """A yes or no of every seat: who said which, and how many."""
        sides = {
            side: [self.seat(seat) for seat, one in enumerate(said) if one is wanted]
            for side, wanted in (("yes", True), ("no", False))
        }
        lists: dict[str, Argument] = {f"{name}-{side}": self.both(names) for side, names in sides.items()}
        return lists | {f"{name}-{side}-count": len(names) for side, names in sides.items()}

    def _list(self, kind: Kind, values: Sequence[Any]) -> str:
        if kind.sort == "enum":
            return self.counted(values)
        return self.both(str(self._spoken(kind, value)) for value in values)

    def _spoken(self, kind: Kind, value: Any) -> Argument:
        names: dict[str, Callable[[Any], str]] = {
            "seat": self.seat,
            "character": self.character,
            "account": self.account,
            "hand": self.hand,
            "card name": self.card,
        }
        if value is None:
            return "none"
        if kind.sort in names:
            return names[kind.sort](value)
        if kind.sort == "enum":
            return str(value.value)
        if kind.sort == "bool":
            return "yes" if value else "no"
        if kind.sort == "record":
            return self.text(key_of(kind.type), **self.arguments(value))
        if isinstance(value, float):
            return self.decimal(value)
        return value if isinstance(value, int) else str(value)
