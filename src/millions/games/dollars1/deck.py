"""M1-S6. Decks are data: the house deck, or a deck file, within the printed limits."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from millions.core.errors import BadDeck
from millions.core.variant import played_with
from millions.games.dollars1.components import ROLES, LootCard
from millions.games.dollars1.variant import BOOK, Variant
from millions.games.heists import deck as shared

FEWEST_CARDS = 8
AMOUNTS = range(8, 13)
ANTES = range(1, 3)
LIMITS = "M1-S6"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named list of Loot cards, and the numbers it is played with, where they are not the book's."""

    name: str
    cards: tuple[LootCard, ...]
    variant: Variant | UnsetType = UNSET
    numbers = played_with(BOOK)


def house_deck() -> Deck:
    """The deck that comes with this program."""
    return read_deck(shared.house_deck_of(__package__))


def read_deck(data: dict[str, Any]) -> Deck:
    """A deck, each card and each number checked against the limits."""
    data = shared.with_house_cards(__package__, data)
    if not shared.has_parts(data, name=str, cards=list | tuple):
        raise BadDeck("deck-shape", "a deck file has a name and a list of [[cards]], a [variant] or both")
    cards = shared.read_cards(data["cards"], FEWEST_CARDS, LIMITS, _read_card)
    return Deck(data["name"], cards, shared.read_numbers(BOOK, data, len(cards)))


def _read_card(label: str, data: Any) -> LootCard:
    card = shared.read_card(label, data, LootCard, ROLES)
    shared.check_limit(label, "amount", card.amount, AMOUNTS, LIMITS)
    shared.check_limit(label, "ante", card.ante, ANTES, LIMITS)
    return card
