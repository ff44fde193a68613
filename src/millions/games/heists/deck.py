"""M1-S6, M2-S6. Decks are data: the house deck, or a deck file, within the printed limits.

A deck that cannot be played with is refused with the card and the limit it breaks.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from types import UnionType
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from millions.core.errors import BadDeck
from millions.core.reading import first_problem
from millions.core.variant import read_variant
from millions.games.heists.components import Loot, Roles
from millions.games.heists.variant import Variant

MOST_CARDS = 100
LONGEST_NAME = 40

L = TypeVar("L", bound=Loot)
V = TypeVar("V", bound=Variant)
D = TypeVar("D", bound=msgspec.Struct)


class Deck(msgspec.Struct, Generic[V], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """M1-S6, M2-S6. Each edition lists what is in its decks; last come the numbers, where they are not the book's."""

    variant: V | UnsetType = UNSET


def house_deck_of(package: str) -> dict[str, Any]:
    """The deck file that comes with an edition."""
    text = resources.files(package).joinpath("house_deck.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = msgspec.toml.decode(text)
    return data


def read_house_deck(package: str, read: Callable[[dict[str, Any]], D]) -> D:
    """The deck that comes with an edition, read by that edition."""
    return read(house_deck_of(package))


def read_with_house_cards(package: str, read: Callable[[dict[str, Any]], D], data: dict[str, Any]) -> D:
    """A deck file, read by an edition; one that only changes numbers is played with the cards of the house deck."""
    numbers_alone = "variant" in data and set(data) <= {"name", "variant"}
    return read({**house_deck_of(package), **data} if numbers_alone else data)


def has_parts(data: dict[str, Any], **kinds: type | UnionType) -> bool:
    """Has a deck file these parts, each of its kind, and no others but a variant?"""
    return set(data) - {"variant"} == set(kinds) and all(isinstance(data[part], kinds[part]) for part in kinds)


def read_numbers(book: V, data: dict[str, Any], cards: int) -> V | UnsetType:
    """The variant of a deck file. A round turns up a card of its own: with more rounds than cards no game could end."""
    variant = read_variant(type(book), data.get("variant", {}))
    rounds = (variant or book).rounds
    if rounds > cards:
        sentence = f"variant: {rounds} rounds need as many cards, and this deck has {cards}"
        raise BadDeck("variant-rounds", sentence, rounds=rounds, cards=cards)
    return variant


def check_cards(cards: tuple[Loot, ...], fewest: int, rule: str) -> None:
    """M1-S6, M2-S6. Enough cards for a game, and every name once."""
    if not fewest <= len(cards) <= MOST_CARDS:
        raise BadDeck(
            "deck-size",
            f"a deck has {fewest} to {MOST_CARDS} Loot cards, not {len(cards)} [{rule}]",
            least=fewest,
            most=MOST_CARDS,
            given=len(cards),
        )
    names = [card.name for card in cards]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise BadDeck("deck-twice", f"two Loot cards are called {twice!r} [{rule}]", card=twice)


def read_cards(data: list[Any], fewest: int, rule: str, read: Callable[[str, Any], L]) -> tuple[L, ...]:
    """M1-S6, M2-S6. The cards, each read by the edition under its label; enough of them, and every name once."""
    cards = tuple(read(label_of(number, card), card) for number, card in enumerate(data, start=1))
    check_cards(cards, fewest, rule)
    return cards


def label_of(number: int, data: Any) -> str:
    """How a problem names a card: by its number in the file and, if it has one, its name."""
    return f"card {number}" + (f" ({data['name']})" if isinstance(data, dict) and "name" in data else "")


def read_card(label: str, data: Any, kind: type[L], roles: Roles) -> L:
    """A card of the edition's kind, with no other roles on it than the edition's."""
    if not isinstance(data, dict):
        raise BadDeck("deck-no-card", f"{label}: a card is a table with a name and an amount", card=label)
    if problem := first_problem(data, kind, roles):
        raise BadDeck("deck-card", f"{label}: {problem}", card=label, **problem.facts)
    card = msgspec.convert(data, kind)
    if not 1 <= len(card.name.strip()) <= LONGEST_NAME:
        raise BadDeck("deck-name", f"{label}: a name has 1 to {LONGEST_NAME} characters", card=label, most=LONGEST_NAME)
    return card


def check_limit(label: str, field: str, value: int, limits: range, rule: str) -> None:
    """A number on a card is within its limits."""
    if value not in limits:
        low, high = limits[0], limits[-1]
        raise BadDeck(
            "deck-limit",
            f"{label}: {field} {value} is not within {low} to {high} [{rule}]",
            card=label,
            field=field,
            value=value,
            low=low,
            high=high,
        )
