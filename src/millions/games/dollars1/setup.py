"""M1-S. Setting up: a deck, money, roles in play, the pile, the first Leader.

M1-S6. Decks are data: the house deck, or a deck file, within the printed limits.
"""

from __future__ import annotations

from typing import Any

from millions.core.errors import BadDeck, BadSetup
from millions.core.step import AnyStep
from millions.games.dollars1 import components as box
from millions.games.dollars1.options import Options
from millions.games.heists import deck as shared
from millions.games.heists.components import BRUTE, CROOK, DRIVER, SNITCH, Roles
from millions.games.heists.setup import start

FEWEST_CARDS = 8
AMOUNTS = range(8, 13)
ANTES = range(1, 3)
LIMITS = "M1-S6"


class Deck(shared.Deck[box.Variant], frozen=True):
    """A named list of Loot cards, and the numbers it is played with, where they are not the book's."""

    name: str
    cards: tuple[box.LootCard, ...]
    numbers = box.NUMBERS


def read_deck(data: dict[str, Any]) -> Deck:
    """A deck, each card and each number checked against the limits."""
    if not shared.has_parts(data, name=str, cards=list | tuple):
        raise BadDeck("deck-shape", "a deck file has a name and a list of [[cards]], a [variant] or both")
    cards = shared.read_cards(data["cards"], FEWEST_CARDS, LIMITS, _read_card)
    return Deck(data["name"], cards, variant=shared.read_numbers(box.BOOK, data, len(cards)))


def _read_card(label: str, data: Any) -> box.LootCard:
    card = shared.read_card(label, data, box.LootCard, box.ROLES)
    shared.check_limit(label, "amount", card.amount, AMOUNTS, LIMITS)
    shared.check_limit(label, "ante", card.ante, ANTES, LIMITS)
    return card


def roles_in_play(players: int) -> Roles:
    """M1-S1. Driver, Brute and Crook; the Snitch joins with 5, the Mastermind with 7; three players use all five."""
    if players == 4:
        return (BRUTE, DRIVER, CROOK)
    if players in (5, 6):
        return (SNITCH, BRUTE, DRIVER, CROOK)
    return box.ROLES


def lay_the_table(players: int, contents: tuple[AnyStep, ...], deck: Deck) -> box.Table:
    """M1-S2, M1-S3. Everybody gets 5. The pile is a bag of all cards: a round draws one, two or more are never seen."""
    return box.Table(
        **start(players, deck.numbers, box.MONEY_IN_THE_BOX, box.EMPTY_ACCOUNTS),
        variant=deck.variant,
        roles_in_play=roles_in_play(players),
        contents=contents,
        pile=deck.cards,
        intimidation=(0,) * players,
        laid_open=(None,) * players,
        acts_before_time=players - 1,
    )


def check_options(players: int, options: Options) -> None:
    """M1-O1. The option is for 4 players and more."""
    if options.fooled and players == 3:
        raise BadSetup("fooled-with-three", "the option 'fooled' needs 4 to 8 players, not 3 [M1-O1]")
