"""M2-S. Setting up: a deck, money, roles in play, the pile, the first Leader.

M2-S6. Decks are data: the house deck, or a deck file, with the table of roles by number of players.
"""

from __future__ import annotations

from typing import Any

import msgspec

from millions.core import table as core
from millions.core.errors import BadDeck
from millions.core.reading import BadField
from millions.core.step import AnyStep
from millions.games.dollars2 import components as box
from millions.games.heists import deck as shared
from millions.games.heists.components import Role, Roles
from millions.games.heists.setup import start

FEWEST_CARDS = 5
AMOUNTS = range(1, 61)
BONUSES = range(1, 21)
BRAIN_AMOUNTS = range(61)
PLAYERS = range(3, 9)
FEWEST_ROLES = 2
LIMITS = "M2-S6"


class Deck(shared.Deck[box.Variant], frozen=True):
    """A named list of Loot cards, the roles in play for every number of players, and the numbers it is played with,
    where they are not the book's."""

    name: str
    roles: dict[str, Roles]
    cards: tuple[box.LootCard, ...]
    numbers = box.NUMBERS


def read_deck(data: dict[str, Any]) -> Deck:
    """A deck, each card, each row of the roles' table and each number checked; what is wrong is named."""
    if not shared.has_parts(data, name=str, roles=dict, cards=list | tuple):
        raise BadDeck(
            "deck-shape-2e",
            "a deck file has a name, a table of [roles] and a list of [[cards]], a [variant] or both",
        )
    roles = {str(players): _read_roles(players, data["roles"]) for players in PLAYERS}
    if unknown := sorted(set(data["roles"]) - set(roles)):
        raise BadDeck("deck-roles-unknown", f"roles: there is no game of {unknown[0]} players", players=unknown[0])
    cards = shared.read_cards(data["cards"], FEWEST_CARDS, LIMITS, _read_card)
    return Deck(data["name"], roles, cards, variant=shared.read_numbers(box.BOOK, data, len(cards)))


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
    return tuple(role for role in box.ROLES if role in roles)


def _read_card(label: str, data: Any) -> box.LootCard:
    card = shared.read_card(label, data, box.LootCard, box.ROLES)
    shared.check_limit(label, "amount", card.amount, AMOUNTS, LIMITS)
    if card.brain is not None:
        shared.check_limit(label, "brain", card.brain, BRAIN_AMOUNTS, LIMITS)
    for bonus in card.bonuses:
        shared.check_limit(label, f"bonus of {bonus.role.value}", bonus.amount, BONUSES, LIMITS)
    if len({bonus.role for bonus in card.bonuses}) < len(card.bonuses):
        raise BadDeck("deck-bonus-twice", f"{label}: a role has two bonuses", card=label)
    if any(bonus.role not in box.ROLES for bonus in card.bonuses):
        problem = BadField("bonuses", repr(data["bonuses"]), "other")
        raise BadDeck("deck-card", f"{label}: {problem}", card=label, **problem.facts)
    return box.LootCard(card.name, card.amount, _in_order(card.bonuses), card.brain)


def _in_order(bonuses: tuple[box.Bonus, ...]) -> tuple[box.Bonus, ...]:
    return tuple(bonus for role in box.ROLES for bonus in bonuses if bonus.role is role)


class Options(core.Options, frozen=True, kw_only=True):
    """`leader`: the name of the first Leader (M2-S4), else chance decides."""

    leader: str | None = None


def lay_the_table(players: int, contents: tuple[AnyStep, ...], deck: Deck) -> box.Table:
    """M2-S1 to M2-S3. Everybody gets 10. The pile is a bag of all cards: five rounds draw one each."""
    begun = start(players, deck.numbers, box.MONEY_IN_THE_BOX, box.EMPTY_ACCOUNTS)
    return box.Table(
        **begun,
        variant=deck.variant,
        roles_in_play=deck.roles[str(players)],
        contents=contents,
        pile=deck.cards,
        announced=begun["roles"],
    )
