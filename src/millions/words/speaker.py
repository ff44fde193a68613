"""Says what happens at a table: events, actions, forms, steps and errors as sentences.

A message is said by the sentence with its name (`event-Paid`, `form-Withdraw`), which gets the message's fields as
arguments; the top of locale/en/common.ftl tells how each kind of field becomes an argument. Where the catalogue has no
such sentence, a label is made from the message's name and fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from millions.core.errors import MillionsError
from millions.core.form import Form
from millions.core.game import game_named
from millions.core.match import Match
from millions.core.message import Action, Event, Secret
from millions.core.problem import Problem
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.core.table import Account, Standing, Table, View
from millions.core.variant import Variant, others
from millions.games.heists.components import names_in_play
from millions.games.heists.terms import LABELS, Character
from millions.words.catalogue import Argument, catalogue
from millions.words.fields import Kind, figures, key_of, kinds, slug
from millions.words.in_play import in_play
from millions.words.labels import readable, title


class Speaker:
    """Says what happens at one table, in one language; `me` is the seat that is addressed, if there is one."""

    def __init__(
        self,
        lang: str,
        game: str | None,
        names: Sequence[str],
        per_seat: int = 1,
        me: Seat | None = None,
        variant: Variant | UnsetType = UNSET,
        roles: Collection[str] = (),
    ) -> None:
        """`roles`: the names of those in play; a card says nothing of another. None named: all may be."""
        self.roles = roles
        self.catalogue, self.variant = catalogue(lang, game, variant=variant), variant
        self.lang, self.names, self.per_seat, self.me = self.catalogue.lang, tuple(names), per_seat, me

    @classmethod
    def of(cls, match: Match, lang: str, me: Seat | None = None) -> Speaker:
        """A speaker for a match."""
        return cls.beside(match.table, lang, match.game.name, match.seats, me)

    @classmethod
    def beside(cls, table: Table | View, lang: str, game: str, names: Sequence[str], me: Seat | None = None) -> Speaker:
        """A speaker for a table, or for what a viewer sees of it: with its characters and numbers."""
        return cls(
            lang,
            game,
            names,
            getattr(table, "per_seat", 1),
            me,
            getattr(table, "variant", UNSET),
            names_in_play(table),
        )

    def for_seat(self, me: Seat | None) -> Speaker:
        """The same speaker, addressing another seat."""
        return Speaker(self.lang, self.catalogue.game, self.names, self.per_seat, me, self.variant, self.roles)

    # Sentences

    def text(self, key: str, **arguments: Argument) -> str:
        """Any sentence of the catalogue."""
        return self.catalogue.format(key, **arguments)

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        key = f"event-{type(event).__name__}"
        if key not in self.catalogue:
            return self.label(event)
        mine = {"mine": "yes" if event.to == self.me else "no"} if isinstance(event, Secret) else {}
        return self.text(key, **self.arguments(event), **mine)

    def action(self, action: Action) -> str:
        """An action as an infinitive: "leave the heist"."""
        key = f"action-{type(action).__name__}"
        return self.text(key, **self.arguments(action)) if key in self.catalogue else self.label(action)

    def form(self, form: Form) -> str:
        """A form as a line of a menu, with the values that may fill its blanks."""
        fields = kinds(form.verb)
        choices: dict[str, Argument] = {}
        for name, blank in zip(fields, form.blanks, strict=True):
            kind = fields[name]
            listed = () if kind.many or blank.count() is None else blank.values()
            said = (self.named(value) if kind.sort == "enum" else str(self._spoken(kind, value)) for value in listed)
            choices[name] = self.either(said)
        key = f"form-{form.verb.__name__}"
        if key not in self.catalogue:
            return title(form.verb.__name__) + "".join(
                self.text("plain-choice", field=readable(name), choices=said) for name, said in choices.items() if said
            )
        return self.text(key, **choices)

    def step(self, step: AnyStep) -> str:
        """What the game waits for."""
        key = f"step-{type(step).__name__}"
        return self.text(key, **self.arguments(step)) if key in self.catalogue else self.label(step)

    def other_numbers(self) -> str:
        """With which numbers the game is played, where they are not the book's; else empty."""
        said = [self.text("number", number=one.name, value=one.value, book=one.book) for one in others(self.variant)]
        return self.text("other-numbers", numbers=self.both(said)) if said else ""

    def game_title(self) -> str:
        """The game's title."""
        return self.catalogue.label("game-title", title(self.catalogue.game or ""))

    def label(self, message: Struct) -> str:
        """A message without a sentence: whom it is about, its name, and its other fields one by one."""
        fields = {name: getattr(message, name) for name in message.__struct_fields__}
        who = next((name for name in ("seat", "to") if isinstance(fields.get(name), int)), None)
        parts = [
            f"{readable(name)} {self.plainly(type(message), name, fields[name])}" for name in fields if name != who
        ]
        said = title(type(message).__name__) + (f": {', '.join(parts)}" if parts else "")
        return said if who is None else self.text("plain-about", seat=self.seat(fields[who]), said=said)

    def plainly(self, record: type[Struct], field: str, value: Any) -> str:
        """The value of one field of a message or view, in words."""
        kind = kinds(record)[field]
        if kind.many and isinstance(value, tuple):
            inner = [self.plainly_one(kind, one) for one in value]
            return f"[{', '.join(inner)}]"
        return self.plainly_one(kind, value)

    def plainly_one(self, kind: Kind, value: Any) -> str:
        """One value of this kind; nothing is a dash."""
        if value is None:
            return "–"
        if isinstance(value, tuple):
            return f"[{', '.join(self.plainly_one(kind, one) for one in value)}]"
        if isinstance(value, Struct):
            return self.label(value)
        if isinstance(value, bool):
            return self.text("plain-yes") if value else self.text("plain-no")
        return self.named(value) if isinstance(value, Enum) else str(self._spoken(kind, value))

    def standing(self, standing: Standing) -> str:
        """A line of the final ranking."""
        won = "yes" if standing.won else "no"
        return self.text("standing", place=standing.place, seat=self.seat(standing.seat), score=standing.score, won=won)

    def error(self, error: MillionsError) -> str:
        """An error as a sentence. Its own sentence is English; other languages look it up by its code."""
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
        """A word in Python's quotation marks, with those of this language instead."""
        quoted = re.fullmatch(r"""(['"])((?:(?!\1).)*)\1""", fact) if isinstance(fact, str) else None
        return self.text("quoted", text=quoted[2]) if quoted else fact

    # Things

    def seat(self, seat: Seat) -> str:
        """A seat's name."""
        return self.names[seat]

    def character(self, character: Character) -> str:
        """The owner of a character and, where a seat has two, which one it is."""
        owner, place = divmod(character, self.per_seat)
        if self.per_seat == 1:
            return self.seat(owner)
        return self.text("character", seat=self.seat(owner), label=LABELS[place])

    def account(self, account: Account) -> str:
        """An account: a player, a character, or a place such as the pot or the reserve."""
        assert self.catalogue.game is not None
        kind, number = game_named(self.catalogue.game).place(account)
        said = {"seat": self.seat, "character": self.character}
        return said[kind](number) if kind in said else self.catalogue.label(f"account-{kind}", readable(kind))

    def named(self, thing: Enum) -> str:
        """The name of a role, a region, a tile."""
        key = key_of(type(thing))
        return self.text(key, **{key: str(thing.value)}) if key in self.catalogue else readable(str(thing.value))

    def all_names(self, thing: Enum) -> set[str]:
        """Its name in the singular and, where the catalogue has one, in the plural."""
        key = key_of(type(thing))
        many = {self.text(f"{key}-many", **{key: str(thing.value)})} if f"{key}-many" in self.catalogue else set()
        return {self.named(thing), *many}

    def card(self, name: str) -> str:
        """A Loot card's name: cards of the house deck are translated, others keep their name."""
        return self.text(slug(name)) if slug(name) in self.catalogue else name

    def decimal(self, value: float) -> str:
        """A number with one decimal, as this language writes it."""
        whole, tenth = f"{value:.1f}".replace("-0.0", "0.0").split(".")
        return self.text("decimal", whole=whole, tenth=tenth)

    def counted(self, cards: Iterable[Enum]) -> str:
        """A list of cards in which equal ones are counted."""
        line = list(cards)
        numbers = {card: line.count(card) for card in line}
        return self.both(self._number_of(card, count) for card, count in numbers.items())

    def _number_of(self, card: Enum, count: int) -> str:
        key = key_of(type(card))
        if f"{key}-counted" not in self.catalogue:
            return self.named(card) if count == 1 else f"{count} {self.named(card)}"
        return self.text(f"{key}-counted", count=count, **{key: str(card.value)})

    def hand(self, roles: Sequence[Enum]) -> str:
        """The roles that one player sends: A and B, where there are two."""
        if len(roles) == 1:
            return self.text("role-the", role=str(roles[0].value))
        labelled = zip(LABELS, roles, strict=False)
        return self.both(self.text("labelled", label=label, role=str(role.value)) for label, role in labelled)

    # Lists

    def both(self, parts: Iterable[str]) -> str:
        """A list such as "one, two and three"."""
        return self._joined(list(parts), "list-and")

    def either(self, parts: Iterable[str]) -> str:
        """A list such as "one, two or three"."""
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
        """Further arguments of a field: the fields of a record, or the name of an enum in a field with another name."""
        if kind.sort == "record":
            return self.arguments(in_play(value, self.roles))
        return {f"{name}-name": self.named(value)} if kind.sort == "enum" and key_of(kind.type) != name else {}

    def _sides(self, name: str, said: Sequence[bool]) -> dict[str, Argument]:
        """A yes or no of every seat: the names on each side, and their number."""
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
            key = key_of(kind.type)
            known = key in self.catalogue
            return self.text(key, **self.arguments(in_play(value, self.roles))) if known else self.label(value)
        if isinstance(value, float):
            return self.decimal(value)
        return value if isinstance(value, int) else str(value)
