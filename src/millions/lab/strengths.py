"""The strength of many bots, at tables at which all of them are mixed, fitted on all games at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from millions.lab.contest import Contest
from millions.lab.games import play_games
from millions.lab.ratings import Draws, Rating, rate_deals

DEALS_A_SEED = 52
"""Deals that one seed has for itself: the deals of the next seed begin after them."""


def tables(bots: Sequence[str], players: int, deals: int, seed: int) -> Iterator[tuple[str, ...]]:
    """The bots of each deal: each bot sits equally often (by one seat), beside others that chance chooses."""
    rng, waiting = Random(f"{seed} tables"), list[str]()
    for _ in range(deals):
        while len(waiting) < players:
            round_ = list(bots)
            rng.shuffle(round_)
            waiting += round_
        yield tuple(waiting[:players])
        del waiting[:players]


def strengths(game: str, bots: Sequence[str], players: int, deals: int, seed: int = 0) -> dict[str, Rating]:
    """Play these deals, every bot once in every seat, and rate the bots."""
    played, seats = list[Draws](), Counter[str]()
    for number, kinds in enumerate(tables(bots, players, deals, seed)):
        played.append(one_deal(game, kinds, seed * DEALS_A_SEED + number))
        seats.update(kinds)
    return rate_deals(played, seats, seed)


def one_deal(game: str, kinds: Sequence[str], seed: int) -> Draws:
    """One deal: as many games as there are players."""
    contest = Contest.new(game, ",".join(kinds), games=len(kinds), seed=seed)
    draws = Draws()
    for outcome in play_games(contest, range(contest.games)):
        draws.count(contest.bots, outcome.places)
    return draws
