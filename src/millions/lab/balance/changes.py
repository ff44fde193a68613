"""Small changes of a deck: every number on its cards and of its variant one up or one down, within the limits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

from msgspec import Struct, to_builtins

from millions.core.errors import BadDeck
from millions.core.game import AnyGame
from millions.core.variant import limits_of

DeckData = dict[str, Any]
"""A deck as it stands in a file."""

Place = tuple[Any, ...]
"""The path of a number in a card: ("amount",), ("bonuses", 0, "amount")."""


class NumberChange(Struct, frozen=True):
    """Another number on a card, or of the variant (then `card` is empty); `field` says which: `amount`, `target`."""

    card: str
    field: str
    old: int
    new: int

    @property
    def size(self) -> int:
        """How far the number moves."""
        return abs(self.new - self.old)

    def __str__(self) -> str:
        number = f"{self.field} {self.old} → {self.new}"
        return f"{self.card}: {number}" if self.card else number


class Neighbour(Struct, frozen=True):
    """A deck that differs from another in one number."""

    change: NumberChange
    deck: DeckData


def neighbours(game: AnyGame, deck: DeckData) -> Iterator[Neighbour]:
    """All decks with one number one lower or one higher that the game accepts."""
    for changed, change in (*other_cards(deck), *other_variants(game, deck)):
        try:
            yield Neighbour(change, to_builtins(game.read_deck(changed)))
        except BadDeck:
            continue


def other_cards(deck: DeckData) -> Iterator[tuple[DeckData, NumberChange]]:
    """The deck with one number of one card changed by one."""
    for at, card in enumerate(deck.get("cards", ())):
        for place, old in numbers(card):
            for new in (old - 1, old + 1):
                changed = deepcopy(deck)
                part = changed["cards"][at]
                for step in place[:-1]:
                    part = part[step]
                part[place[-1]] = new
                yield changed, NumberChange(card["name"], called(card, place), old, new)


def other_variants(game: AnyGame, deck: DeckData) -> Iterator[tuple[DeckData, NumberChange]]:
    """The deck with one number of the variant changed by one."""
    variant = deck.get("variant", {})
    for name, limits in limits_of(game.variant).items() if game.variant else ():
        old = variant.get(name, limits.book)
        for new in (old - 1, old + 1):
            yield {**deck, "variant": {**variant, name: new}}, NumberChange("", name, old, new)


def numbers(data: Any, place: Place = ()) -> Iterator[tuple[Place, int]]:
    """Every number in a card, and its path."""
    inside: Iterable[tuple[Any, Any]] = ()
    if isinstance(data, dict):
        inside = data.items()
    elif isinstance(data, list | tuple):
        inside = enumerate(data)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield place, data
    for key, value in inside:
        yield from numbers(value, (*place, key))


def called(card: DeckData, place: Place) -> str:
    """What a number is called, as in the errors about decks."""
    return str(place[0]) if len(place) == 1 else f"bonus of {card[place[0]][place[1]]['role']}"


def combined(changes: Iterable[NumberChange]) -> list[NumberChange]:
    """Merge changes, one for each number; a number that ends where it began is left out."""
    first: dict[tuple[str, str], int] = {}
    last: dict[tuple[str, str], int] = {}
    for one in changes:
        first.setdefault((one.card, one.field), one.old)
        last[one.card, one.field] = one.new
    return [NumberChange(*key, old, last[key]) for key, old in first.items() if old != last[key]]


# As a file


def as_toml(deck: DeckData) -> str:
    """A deck as a file that can be read again."""
    lines = [f"name = {written(deck['name'])}", ""] if "name" in deck else []
    if variant := deck.get("variant"):
        lines += ["[variant]", *(f"{name} = {value}" for name, value in variant.items()), ""]
    if "roles" in deck:
        lines += ["[roles]", *(f"{players} = {written(roles)}" for players, roles in deck["roles"].items()), ""]
    for card in deck.get("cards", ()):
        given = {key: value for key, value in card.items() if value is not None and value != [] and value != ()}
        lines += ["[[cards]]", *(f"{key} = {written(value)}" for key, value in given.items()), ""]
    return "\n".join(lines)


def written(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' if isinstance(value, str) else str(value)
