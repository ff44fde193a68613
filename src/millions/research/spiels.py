"""What OpenSpiel wants to know of each game: its parameters, and how long, wide and rich it can get."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import reduce
from typing import Any, NamedTuple

from millions.core.game import game_named
from millions.core.seat import MOST_SEATS
from millions.games.club.components import COLONY_CARDS, COMPANY_CARDS, INTRIGUE_CARDS, PAWNS
from millions.games.club.placement import ROUNDS as CLUB_ROUNDS
from millions.games.dollars1.ending import ROUNDS as ROUNDS1
from millions.games.dollars2.ending import ROUNDS as ROUNDS2
from millions.research.codes import code_of
from millions.research.limits import LIMITS, Limits
from millions.research.reduced import one_heist
from millions.research.setting import Setting

ROUNDS = {"dollars-1e": ROUNDS1, "dollars-2e": ROUNDS2, "million-club": CLUB_ROUNDS}

TALK = ("claims", "proposals", "proposals_in_all", "departures")
"""The limits that are parameters."""

MOST_OF_A_PAWN = 12
"""Decisions in Million Club that one pawn can lead to in a round, parts counted."""

MOST_ELSE = 4
"""In a heist game, for each player in a round: looks, names and victims, and what nature draws."""

MOST_WON = 40.0
"""More money than one heist can bring."""


class Spiel(NamedTuple):
    """One of the games, as OpenSpiel is told of it."""

    short_name: str
    long_name: str
    game: str
    options: tuple[str, ...] = ()
    talk: tuple[str, ...] = ()
    one_heist: bool = False

    @property
    def class_name(self) -> str:
        """The short name as classes are written."""
        return "".join(part.title() for part in self.short_name.split("_")[1:])

    @property
    def players(self) -> range:
        """How many may play."""
        return range(3, 5) if self.one_heist else game_named(self.game).seat_counts

    def parameters(self) -> dict[str, Any]:
        """The parameters, and what they are if they are not given."""
        talk = {name: getattr(LIMITS, name) for name in self.talk}
        return {"players": 3 if self.one_heist else 4, **dict.fromkeys(self.options, False), **talk}

    def setting(self, given: Mapping[str, Any]) -> Setting:
        """What is agreed on with these parameters."""
        chosen = {**self.parameters(), **given}
        if self.one_heist:
            return one_heist(self.game, chosen["players"], explicit_chance=True, recall=True)
        return Setting.of(
            self.game,
            chosen["players"],
            options={name: chosen[name] for name in self.options},
            limits=Limits(**{name: chosen[name] for name in self.talk}),
            explicit_chance=True,
        )

    def bounds(self, setting: Setting) -> dict[str, Any]:
        """How many actions, outcomes and moves there are, and what can be won: none of it is ever exceeded."""
        most = MOST_WON if self.one_heist else 1.0
        least = -float(max(setting.table().money[: setting.players])) if self.one_heist else -1.0
        return {
            "num_distinct_actions": code_of(setting.game, setting.players).size,
            "max_chance_outcomes": most_outcomes(setting),
            "max_game_length": most_moves(setting),
            "min_utility": least,
            "max_utility": most,
            "utility_sum": None if self.one_heist else 0.0,
        }


SPIELS = (
    Spiel(
        "python_millions_dollars1", "Millions of Dollars, first edition", "dollars-1e", options=("fooled",), talk=TALK
    ),
    Spiel("python_millions_dollars2", "Millions of Dollars, second edition", "dollars-2e", talk=(*TALK, "votes")),
    Spiel("python_millions_club", "Million Club", "million-club", options=("profiles",)),
    Spiel("python_millions_one_heist_dollars1", "One heist, first edition", "dollars-1e", one_heist=True),
    Spiel("python_millions_one_heist_dollars2", "One heist, second edition", "dollars-2e", one_heist=True),
)


def most_outcomes(setting: Setting) -> int:
    """In how many ways nature can answer one question: a Loot card, a seat, a hand in Million Club."""
    if setting.game != "million-club":
        return max(len(setting.deck.cards), MOST_SEATS)  # type: ignore[attr-defined]
    decks = (INTRIGUE_CARDS, COLONY_CARDS, COMPANY_CARDS)
    return max(hands(deck, size) for deck in decks for size in range(setting.players + 2))


def hands(deck: tuple[Any, ...], size: int) -> int:
    """How many different hands of this size a deck has."""

    def with_more(ways: list[int], copies: int) -> list[int]:
        return [sum(ways[max(0, drawn - copies) : drawn + 1]) for drawn in range(size + 1)]

    return reduce(with_more, Counter(deck).values(), [1] + [0] * size)[size]


def most_moves(setting: Setting) -> int:
    """How many moves a game can have, of seats and of nature."""
    rounds, players = setting.rounds or ROUNDS[setting.game], setting.players
    if setting.game == "million-club":
        return rounds * PAWNS * players * MOST_OF_A_PAWN
    return rounds * most_moves_in_a_round(setting.limits, players)


def most_moves_in_a_round(limits: Limits, players: int) -> int:
    """In a heist game: choices and announcements; talk; deals, answered; departures; votes; and being ready again
    after each of those; then names and victims; and what nature draws."""
    characters = 6 if players == 3 else players
    proposals = min(players * limits.proposals, limits.proposals_in_all)
    departures = min(characters, limits.departures)
    talk = players * limits.claims + 2 * proposals + departures + limits.votes * (players + 1)
    ready = players * (1 + departures + limits.votes) + 2 * proposals
    return 2 * players + talk + ready + MOST_ELSE * players
