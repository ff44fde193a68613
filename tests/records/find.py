"""Looks for one match for every way a game can end, and keeps its record. Kept records are never made anew:
run this only when a new way is added, as `python -m tests.records.find`; it leaves existing files alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from millions import GAMES, Match
from millions.bots import BOTS, Bot, Host, RandomBot
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import OPEN
from millions.core.table import View

FOLDER = Path(__file__).parent
SEATS = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
TRIES = 1_500

Way = Callable[[Match], bool]


class Stubborn(Bot):
    """Calls a vote whenever it can, and votes against it."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        offered = {form.verb.__name__: form for form in forms}
        if "Vote" in offered:
            return list(offered["Vote"])[1]
        return offered["CallVote"].sample(rng) if "CallVote" in offered else rng.choice(forms).sample(rng)


def told(match: Match, kind: str) -> list[Any]:
    """All events of a kind in a match laid open."""
    return [event for event in match.heard(OPEN) if type(event).__name__ == kind]


def table(match: Match) -> Any:
    return match.table


def lone_fined(match: Match) -> bool:
    return any(event.why == "alone" for event in told(match, "Eliminated"))


def everybody_left(match: Match) -> bool:
    return any(not event.crew for event in told(match, "HeistBegan"))


# The first edition


def won1(match: Match, why: str, winners: range, at_twenty: range = range(9)) -> bool:
    """For which reason it ended, with how many winners, of how many who shared and had 20."""
    (end,) = told(match, "GameWon")
    sharers = {table(match).owner(one) for one in table(match).sharers}
    rich = sum(match.table.money[seat] >= 20 for seat in sharers)
    return end.why == why and len(end.winners) in winners and rich in at_twenty


WAYS_1E: dict[str, Way] = {
    "twenty-by-one": lambda match: won1(match, "twenty", range(1, 2), range(1, 2)),
    "twenty-by-several-one-richest": lambda match: won1(match, "twenty", range(1, 2), range(2, 9)),
    "twenty-tied": lambda match: won1(match, "twenty", range(2, 9)),
    "eight-rounds-one-richest": lambda match: won1(match, "rounds", range(1, 2)),
    "eight-rounds-tied": lambda match: won1(match, "rounds", range(2, 9)),
    "a-round-in-which-everybody-left": everybody_left,
    "a-lone-snitch-fined": lone_fined,
    "three-players": lambda match: len(match.seats) == 3,
    "wont-get-fooled-again": lambda match: bool(match.header.options["fooled"]),
    "eight-players": lambda match: len(match.seats) == 8,
}

# The second edition


def won2(match: Match, why: str, tied: bool, at_fifty: range = range(9)) -> bool:
    """For which reason it ended, whether the Leader's seat broke a tie, how many had 50."""
    (end,) = told(match, "GameWon")
    rich = sum(money >= 50 for money in match.table.money[: len(match.seats)])
    return end.why == why and bool(end.tied) == tied and rich in at_fifty


def votes_in_a_round(match: Match) -> int:
    """The most votes held in one round."""
    most = now = 0
    for event in match.heard(OPEN):
        now = 0 if type(event).__name__ == "LootTurned" else now + (type(event).__name__ == "VotesCounted")
        most = max(most, now)
    return most


WAYS_2E: dict[str, Way] = {
    "fifty-by-one": lambda match: won2(match, "fifty", tied=False, at_fifty=range(1, 2)),
    "fifty-by-several-one-richest": lambda match: won2(match, "fifty", tied=False, at_fifty=range(2, 9)),
    "fifty-tied-broken-by-the-leaders-seat": lambda match: won2(match, "fifty", tied=True),
    "five-rounds-one-richest": lambda match: won2(match, "rounds", tied=False),
    "five-rounds-tied": lambda match: won2(match, "rounds", tied=True),
    "a-tech-alone": lone_fined,
    "a-round-in-which-everybody-left": everybody_left,
    "a-failed-vote": lambda match: any(not event.start for event in told(match, "VotesCounted")),
    "ten-votes": lambda match: votes_in_a_round(match) == 10,
    "three-players": lambda match: len(match.seats) == 3,
    "eight-players": lambda match: len(match.seats) == 8,
}

WAYS = {"dollars-1e": WAYS_1E, "dollars-2e": WAYS_2E}


def matches(game: str, kinds: tuple[Callable[[], Bot], ...], rich: bool) -> Iterator[Match]:
    """Finished matches, of all sizes; perhaps with a deck of the richest cards."""
    deck: Any = None
    if rich:
        deck = msgspec.to_builtins(GAMES[game].house_deck())
        for card in deck["cards"]:
            card["amount"] = 60
    for seed in range(TRIES):
        players = 3 + seed % 6
        options = {"fooled": players > 3 and seed % 4 == 0} if game == "dollars-1e" else {}
        match = Match.new(
            game, SEATS[:players], seed=seed, options=options, deck=GAMES[game].read_deck(deck) if rich else None
        )
        Host(match, {seat: kinds[seat % len(kinds)]() for seat in range(players)}, seed).play_out()
        yield match


def find(game: str) -> None:
    """Find what is missing of a game."""
    folder = FOLDER / game
    missing = {way for way in WAYS[game] if not (folder / f"{way}.jsonl").exists()}
    sensible = BOTS["sensible"]
    plans: list[tuple[tuple[Callable[[], Bot], ...], bool]] = [((sensible, RandomBot), False), ((RandomBot,), False)]
    if game == "dollars-2e":
        plans = [((Stubborn,), False), ((RandomBot,), True), *plans]
    for kinds, rich in plans:
        for _, match in zip(range(TRIES if missing else 0), matches(game, kinds, rich), strict=False):
            for way in sorted(missing):
                if WAYS[game][way](match):
                    match.save(folder / f"{way}.jsonl")
                    missing.remove(way)
                    print(f"{game}, {way}: {len(match.log)} lines")
                    break
            if not missing:
                return
    if missing:
        print("not found:", ", ".join(sorted(missing)))


if __name__ == "__main__":
    for name in WAYS:
        find(name)
