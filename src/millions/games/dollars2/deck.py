"""M2-S6. Decks are data: the house deck, or a file of one's own, with the table of roles by number of players."""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec

from millions.core.errors import BadDeck
from millions.core.reading import first_problem
from millions.games.dollars2.components import Bonus, LootCard, Role, Roles

FEWEST_CARDS = 5
MOST_CARDS = 100
AMOUNTS = range(1, 61)
BONUSES = range(1, 21)
BRAIN_AMOUNTS = range(61)
LONGEST_NAME = 40
PLAYERS = range(3, 9)
FEWEST_ROLES = 2


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named list of Loot cards, and the roles in play for every number of players."""

    name: str
    roles: dict[str, Roles]
    cards: tuple[LootCard, ...]


def house_deck() -> Deck:
    """The deck that comes with this program."""
    text = resources.files(__package__).joinpath("house_deck.toml").read_text(encoding="utf-8")
    return read_deck(msgspec.toml.decode(text))


def read_deck(data: dict[str, Any]) -> Deck:
    """A deck, each card and each row of the roles' table checked; what is wrong is named."""
    parts = {"name": str, "roles": dict, "cards": list | tuple}
    if set(data) != set(parts) or not all(isinstance(data[part], kind) for part, kind in parts.items()):
        raise BadDeck(
            "deck-shape-2e", "a deck file has a name, a table of [roles] and a list of [[cards]], and nothing else"
        )
    roles = {str(players): _read_roles(players, data["roles"]) for players in PLAYERS}
    if unknown := sorted(set(data["roles"]) - set(roles)):
        raise BadDeck("deck-roles-unknown", f"roles: there is no game of {unknown[0]} players", players=unknown[0])
    cards = tuple(_read_card(number, card) for number, card in enumerate(data["cards"], start=1))
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        raise BadDeck(
            "deck-size",
            f"a deck has {FEWEST_CARDS} to {MOST_CARDS} Loot cards, not {len(cards)} [M2-S6]",
            least=FEWEST_CARDS,
            most=MOST_CARDS,
            given=len(cards),
        )
    names = [card.name for card in cards]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise BadDeck("deck-twice", f"two Loot cards are called {twice!r} [M2-S6]", card=twice)
    return Deck(data["name"], roles, cards)


def _read_roles(players: int, table: dict[str, Any]) -> Roles:
    """M2-S1. The roles for one number of players, in the order of the call."""
    row = table.get(str(players))
    if row is None:
        raise BadDeck("deck-roles-missing", f"roles: the row for {players} players is missing [M2-S6]", players=players)
    try:
        roles = msgspec.convert(row, tuple[Role, ...])
    except msgspec.ValidationError as error:
        raise BadDeck(
            "deck-roles", f"roles for {players} players: {error}", players=players, error=str(error)
        ) from None
    if len(set(roles)) < len(roles) or len(roles) < FEWEST_ROLES:
        raise BadDeck(
            "deck-roles-few", f"roles for {players} players: at least {FEWEST_ROLES} different ones", players=players
        )
    return tuple(role for role in Role if role in roles)


def _read_card(number: int, data: Any) -> LootCard:
    label = f"card {number}" + (f" ({data['name']})" if isinstance(data, dict) and "name" in data else "")
    if not isinstance(data, dict):
        raise BadDeck("deck-no-card", f"{label}: a card is a table with a name and an amount", card=label)
    if problem := first_problem(data, LootCard):
        raise BadDeck("deck-card", f"{label}: {problem}", card=label, **problem.facts)
    card = msgspec.convert(data, LootCard)
    if not 1 <= len(card.name.strip()) <= LONGEST_NAME:
        raise BadDeck("deck-name", f"{label}: a name has 1 to {LONGEST_NAME} characters", card=label, most=LONGEST_NAME)
    _check(label, "amount", card.amount, AMOUNTS)
    if card.brain is not None:
        _check(label, "brain", card.brain, BRAIN_AMOUNTS)
    for bonus in card.bonuses:
        _check(label, f"bonus of {bonus.role.value}", bonus.amount, BONUSES)
    if len({bonus.role for bonus in card.bonuses}) < len(card.bonuses):
        raise BadDeck("deck-bonus-twice", f"{label}: a role has two bonuses", card=label)
    return LootCard(card.name, card.amount, _in_order(card.bonuses), card.brain)


def _in_order(bonuses: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
    return tuple(bonus for role in Role for bonus in bonuses if bonus.role is role)


def _check(label: str, field: str, value: int, limits: range) -> None:
    if value not in limits:
        low, high = limits[0], limits[-1]
        raise BadDeck(
            "deck-limit",
            f"{label}: {field} {value} is not within {low} to {high} [M2-S6]",
            card=label,
            field=field,
            value=value,
            low=low,
            high=high,
        )
