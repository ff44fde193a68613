"""M1-S6. Decks are data: the house deck, or a file of one's own, within the printed limits."""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec

from millions.core.errors import BadDeck
from millions.core.reading import first_problem
from millions.games.dollars1.components import LootCard

FEWEST_CARDS = 8
MOST_CARDS = 100
AMOUNTS = range(8, 13)
ANTES = range(1, 3)
LONGEST_NAME = 40


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named list of Loot cards."""

    name: str
    cards: tuple[LootCard, ...]


def house_deck() -> Deck:
    """The deck that comes with this program."""
    text = resources.files(__package__).joinpath("house_deck.toml").read_text(encoding="utf-8")
    return read_deck(msgspec.toml.decode(text))


def read_deck(data: dict[str, Any]) -> Deck:
    """A deck, each card checked against the limits; what is wrong is named with its card."""
    unknown = set(data) - {"name", "cards"}
    if unknown or not isinstance(data.get("name"), str) or not isinstance(data.get("cards"), (list, tuple)):
        raise BadDeck("deck-shape", "a deck file has a name and a list of [[cards]], and nothing else")
    cards = tuple(_read_card(number, card) for number, card in enumerate(data["cards"], start=1))
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        raise BadDeck(
            "deck-size",
            f"a deck has {FEWEST_CARDS} to {MOST_CARDS} Loot cards, not {len(cards)} [M1-S6]",
            least=FEWEST_CARDS,
            most=MOST_CARDS,
            given=len(cards),
        )
    names = [card.name for card in cards]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise BadDeck("deck-twice", f"two Loot cards are called {twice!r} [M1-S6]", card=twice)
    return Deck(data["name"], cards)


def _read_card(number: int, data: Any) -> LootCard:
    label = f"card {number}" + (f" ({data['name']})" if isinstance(data, dict) and "name" in data else "")
    if not isinstance(data, dict):
        raise BadDeck("deck-no-card", f"{label}: a card is a table with a name and an amount", card=label)
    if problem := first_problem(data, LootCard):
        raise BadDeck("deck-card", f"{label}: {problem}", card=label, **problem.facts)
    card = msgspec.convert(data, LootCard)
    if not 1 <= len(card.name.strip()) <= LONGEST_NAME:
        raise BadDeck("deck-name", f"{label}: a name has 1 to {LONGEST_NAME} characters", card=label, most=LONGEST_NAME)
    for field, limits in (("amount", AMOUNTS), ("ante", ANTES)):
        value = getattr(card, field)
        if value not in limits:
            low, high = limits[0], limits[-1]
            raise BadDeck(
                "deck-limit",
                f"{label}: {field} {value} is not within {low} to {high} [M1-S6]",
                card=label,
                field=field,
                value=value,
                low=low,
                high=high,
            )
    return card
