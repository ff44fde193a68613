"""One bot among several of another kind, how often does it win? tools/contest.py search:200it sensible --games 200

Seats are rotated, so that luck of the chair cancels out; a shared win counts as its share.
"""

import argparse
from math import sqrt
from multiprocessing import Pool
from random import Random
from time import perf_counter
from typing import NamedTuple

from millions.bots import Bot, bot_named
from millions.core import play
from millions.core.game import GAMES
from millions.core.seat import NATURE, Seat

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


class Contest(NamedTuple):
    """Who plays what against whom."""

    game: str
    players: int
    hero: str
    others: str


class Outcome(NamedTuple):
    """What came of one game: the hero's part of the win, its decisions, the seconds they took, its slowest one."""

    won: float
    decisions: int
    seconds: float
    slowest: float


def play_one(job: tuple[Contest, int]) -> Outcome:
    """One game; the hero sits where the number says."""
    contest, number = job
    game, rng = GAMES[contest.game], Random(number)
    hero: Seat = number % contest.players
    bots: list[Bot] = [bot_named(contest.hero if seat == hero else contest.others) for seat in range(contest.players)]
    table = game.set_up(NAMES[: contest.players], game.options(), game.house_deck())
    times: list[float] = []
    awaited = play.run(table)
    while awaited:
        seat = rng.choice(awaited)
        forms = table.agenda[0].options(table, seat)
        began = perf_counter()
        action = forms[0].sample(rng) if seat == NATURE else bots[seat].act(game.view(table, seat), forms, rng)
        if seat == hero:
            times.append(perf_counter() - began)
        awaited = play.answer(table, seat, action)
    winners = [standing.seat for standing in game.standings(table) if standing.won]
    return Outcome((hero in winners) / len(winners), len(times), sum(times), max(times, default=0.0))


def main() -> None:
    """Play, and print the share of wins with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hero")
    parser.add_argument("others")
    parser.add_argument("--game", default="dollars-1e", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, which seeds it")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    contest = Contest(given.game, given.players, given.hero, given.others)
    with Pool(given.jobs) as pool:
        jobs = [(contest, number) for number in range(given.first, given.first + given.games)]
        outcomes = list(pool.imap_unordered(play_one, jobs))
    shares = [outcome.won for outcome in outcomes]
    mean = sum(shares) / len(shares)
    error = 1.96 * sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    decisions = sum(outcome.decisions for outcome in outcomes)
    print(
        f"{contest.game}, {contest.players} players, {contest.hero} among {contest.others}: won {mean:.1%} of "
        f"{len(shares)} games, 95 % interval {mean - error:.1%} to {mean + error:.1%} (a fair share is "
        f"{1 / contest.players:.1%}); {decisions / len(shares):.0f} decisions a game, "
        f"{1000 * sum(outcome.seconds for outcome in outcomes) / decisions:.1f} ms each, "
        f"slowest {1000 * max(outcome.slowest for outcome in outcomes):.0f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
