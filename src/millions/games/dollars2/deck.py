"""M2-S6. Decks are data: the house deck, or a deck file, with the table of roles by number of players."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from millions.core.errors import BadDeck
from millions.core.reading import BadField
from millions.core.variant import played_with
from millions.games.dollars2.components import ROLES, Bonus, LootCard
from millions.games.dollars2.variant import BOOK, Variant
from millions.games.heists import deck as shared
from millions.games.heists.components import Role, Roles

FEWEST_CARDS = 5
AMOUNTS = range(1, 61)
BONUSES = range(1, 21)
BRAIN_AMOUNTS = range(61)
PLAYERS = range(3, 9)
FEWEST_ROLES = 2
LIMITS = "M2-S6"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named list of Loot cards, the roles in play for every number of players, and the numbers it is played with,
    where they are not the book's."""

    name: str
    roles: dict[str, Roles]
    cards: tuple[LootCard, ...]
    variant: Variant | UnsetType = UNSET
    numbers = played_with(BOOK)


def house_deck() -> Deck:
    """The deck that comes with this program."""
    return read_deck(shared.house_deck_of(__package__))


def read_deck(data: dict[str, Any]) -> Deck:
    """A deck, each card, each row of the roles' table and each number checked; what is wrong is named."""
    data = shared.with_house_cards(__package__, data)
    if not shared.has_parts(data, name=str, roles=dict, cards=list | tuple):
        raise BadDeck(
            "deck-shape-2e",
            "a deck file has a name, a table of [roles] and a list of [[cards]], a [variant] or both",
        )
    roles = {str(players): _read_roles(players, data["roles"]) for players in PLAYERS}
    if unknown := sorted(set(data["roles"]) - set(roles)):
        raise BadDeck("deck-roles-unknown", f"roles: there is no game of {unknown[0]} players", players=unknown[0])
    cards = shared.read_cards(data["cards"], FEWEST_CARDS, LIMITS, _read_card)
    return Deck(data["name"], roles, cards, shared.read_numbers(BOOK, data, len(cards)))


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
    return tuple(role for role in ROLES if role in roles)


def _read_card(label: str, data: Any) -> LootCard:
    card = shared.read_card(label, data, LootCard, ROLES)
    shared.check_limit(label, "amount", card.amount, AMOUNTS, LIMITS)
    if card.brain is not None:
        shared.check_limit(label, "brain", card.brain, BRAIN_AMOUNTS, LIMITS)
    for bonus in card.bonuses:
        shared.check_limit(label, f"bonus of {bonus.role.value}", bonus.amount, BONUSES, LIMITS)
    if len({bonus.role for bonus in card.bonuses}) < len(card.bonuses):
        raise BadDeck("deck-bonus-twice", f"{label}: a role has two bonuses", card=label)
    if any(bonus.role not in ROLES for bonus in card.bonuses):
        problem = BadField("bonuses", repr(data["bonuses"]), "other")
        raise BadDeck("deck-card", f"{label}: {problem}", card=label, **problem.facts)
    return LootCard(card.name, card.amount, _in_order(card.bonuses), card.brain)


def _in_order(bonuses: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
    return tuple(bonus for role in ROLES for bonus in bonuses if bonus.role is role)
