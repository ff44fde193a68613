"""The games this package knows, each with its own order, action code and observer; other games get the defaults."""

from __future__ import annotations

from functools import lru_cache

from millions.core.game import AnyGame, game_named
from millions.research import club, dollars1, dollars2
from millions.research.code import Code
from millions.research.code import table_of_actions as actions_table
from millions.research.default import default_plan
from millions.research.observer import Observer
from millions.research.observer import table_of_pieces as pieces_table
from millions.research.plan import Plan
from millions.research.setting import card_names

PLANS: dict[str, Plan] = {
    "dollars-1e": dollars1.PLAN,
    "dollars-2e": dollars2.PLAN,
    "million-club": club.PLAN,
}
"""By the game's name."""


def plan_of(game: str | AnyGame) -> Plan:
    """A game's plan: its own, or one made from its declared actions and its view."""
    chosen = game_named(game)
    return PLANS.get(chosen.name) or default_plan(chosen)


@lru_cache(maxsize=64)  # for every game that begins: saves 0.5 ms, and all of them share its masks
def code_of(game: str, players: int) -> Code:
    """The action code of a game; shared by all who play it with this number of players."""
    return plan_of(game).code(players)


@lru_cache(maxsize=64)  # for every game that begins: saves 0.3 ms, and all of them share its rows
def observer_of(game: str, players: int, cards: tuple[str, ...] = ()) -> Observer:
    """The observer of a game; shared by all who play it with this number of players and these cards."""
    return plan_of(game).observer(players, cards)


def table_of_actions(game: str) -> str:
    """A game's action code as a Markdown table."""
    return actions_table(code_of(game, game_named(game).seat_counts[0]))


def table_of_pieces(game: str, players: int) -> str:
    """A game's observation with the house deck as a Markdown table."""
    return pieces_table(observer_of(game, players, card_names(game_named(game).house_deck())))
