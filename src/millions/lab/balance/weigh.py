"""`millions weigh`: how a deck changes the game, measured on games between bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import cycle, islice
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from millions.core.errors import BadSetup
from millions.core.game import AnyGame
from millions.core.plugins import game_referred_to
from millions.core.referee import read_deck
from millions.lab.balance.aims import Fix, read_aim, search
from millions.lab.balance.changes import DeckData, neighbours
from millions.lab.balance.explained import EXPLAINED, FEWEST_PLAYERS, SKILL
from millions.lab.balance.fields import DOUBLING, RESTRICTED, Field, play_deals, tasks
from millions.lab.balance.findings import Finding, figures
from millions.lab.balance.kept import KeptCounts, kept
from millions.lab.balance.limits import limits_of
from millions.lab.balance.result import HOUSE, Weighed
from millions.lab.balance.tally import Count, Key
from millions.lab.contest import Contest, need_at_least_one
from millions.lab.workers import NO_METER, PROCESSES, Meter, check_executor, run_all

Deck = str | Path | Struct | None
"""A deck file, a deck, or `house` (as well as None) for the one that comes with the program."""


class Side(NamedTuple):
    """A deck of a weighing: 0 is the one that is weighed, 1 the other, the rest have one number changed.

    Below 0 it is the same deck, with another first entrant: a restricted one, or one that searches twice as long.
    """

    number: int
    deck: Deck
    change: str = ""
    first: Key = ("", "")


BOTS = ("shrewd", "bluffer", "miser")
"""Bots with different styles: a finding that holds for all of them is about the game, not about a bot."""

CHECK_BOTS = ("honest", "gambler")
"""Held-out bots: they check a fix that was found with the others."""

LADDER = "search"
"""The bot of the skill ladder: its number of iterations can be set."""

MIXED = "mixed"
"""The name of the field in which bots of different skill meet."""

KINDS = ("shrewd", "miser", "gambler", "random")
"""The bots of that field, in turn."""

RUNGS = (25, 50, 100)
"""Iterations of the search on each rung of the ladder; one entrant has twice as many."""

PLAYERS = (4,)

GAMES = 1000
"""The default number of games of a field. Two decks, three bots: three minutes on two processors at most."""

LONG_GAMES = {"million-club": 500}
"""The same, for games that take longer."""

MOST_GAMES = 1_000_000
"""The most games of a field: if `precision` needs more, weighing stops there."""

SETTLED = ("seat-advantage", "leader-advantage")
"""The figures whose intervals `precision` is about."""


def checked_games(game: str, games: int | None, jobs: int, executor: str) -> int:
    """The number of games of a field, given or by default; raises an error for impossible arguments."""
    number = LONG_GAMES.get(game, GAMES) if games is None else games
    need_at_least_one("games", number)
    need_at_least_one("jobs", jobs)
    check_executor(executor)
    return number


def weigh(
    game: str,
    deck: Deck = None,
    *,
    against: Deck = None,
    players: Sequence[int] = PLAYERS,
    bots: Sequence[str] = BOTS,
    games: int | None = None,
    precision: float | None = None,
    sensitivity: bool = False,
    skill: bool = False,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    executor: str = PROCESSES,
    meter: Meter = NO_METER,
    keep: Path | None = None,
) -> Weighed:
    """Weigh a deck, alone or against another one.

    `games` is for each deck, number of players and bot: 1,000 by default, 500 of Million Club.
    With `precision` (in points of percent), games are added until the advantages of all seats and of the first Leader
    are known within that margin. With `sensitivity`, every number of the deck is also tried one higher and lower.
    With `skill`, two more kinds of player are measured: one that may never lie (or deal …), and one that thinks longer.
    With `keep`, a folder, an interrupted weighing continues where it stopped.
    """
    number = checked_games(game, games, jobs, executor)
    if precision is not None and precision <= 0:
        raise BadSetup("precision", f"--precision must be more than 0 %, not {precision:g} %", given=f"{precision:g}")
    sides = [Side(0, deck)] if against is None else [Side(0, deck), Side(1, against)]
    sides += changed(game, deck) if sensitivity else []
    fields = plan(game, sides, players, bots, seed, options)
    fields += skilled(game, deck, players, bots, seed, options) if skill else []
    with kept(keep, fields) as store:
        lab = Laboratory(fields, jobs, executor, meter, store)
        lab.play([ceil(number / field.players) for field in fields])
        while precision is not None and (more := lab.wanted(precision)) != lab.done():
            lab.play(more)
        return Weighed(fields, lab.counts)


def smallest_fix(
    game: str,
    deck: Deck,
    aims: Sequence[str],
    *,
    players: Sequence[int] = PLAYERS,
    bots: Sequence[str] = BOTS,
    check_bots: Sequence[str] = CHECK_BOTS,
    games: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    executor: str = PROCESSES,
    meter: Meter = NO_METER,
) -> Fix:
    """The smallest change of a deck that meets the aims (`rounds<7`), checked on other deals and with other bots."""
    number = checked_games(game, games, jobs, executor)
    chosen, wanted = game_referred_to(game), [read_aim(aim) for aim in aims]

    def weigher(bots: Sequence[str], seed: int) -> Callable[[Sequence[DeckData]], list[Sequence[Finding]]]:
        def each(decks: Sequence[DeckData]) -> list[Sequence[Finding]]:
            sides = [Side(place, chosen.read_deck(data)) for place, data in enumerate(decks)]
            fields = plan(game, sides, players, bots, seed, options)
            lab = Laboratory(fields, jobs, executor, meter, KeptCounts())
            lab.play([ceil(number / field.players) for field in fields])
            return [lab.alone(side.number).findings for side in sides]

        return each

    others = [bot for bot in check_bots if bot not in bots] or list(bots)
    return search(chosen, deck_data(chosen, deck), wanted, weigher(bots, seed), weigher(others, seed + 1))


def changed(game: str, deck: Deck) -> list[Side]:
    """The decks with one number one lower or higher."""
    chosen = game_referred_to(game)
    near = list(neighbours(chosen, deck_data(chosen, deck)))
    if not near:
        raise BadSetup("no-numbers", f"{chosen.name} has no numbers to change", game=chosen.name)
    return [Side(place, chosen.read_deck(one.deck), str(one.change)) for place, one in enumerate(near, start=2)]


def skilled(
    game: str,
    deck: Deck,
    players: Sequence[int],
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None,
) -> list[Field]:
    """Fields whose first entrant is restricted, fields whose first entrant searches twice as long, and one field in
    which bots of different skill meet."""
    limited = [Side(-1 - n, deck, "", (RESTRICTED, limit)) for n, limit in enumerate(limits_of(game_referred_to(game)))]
    ladder = [Side(-100 - n, deck, "", (DOUBLING, str(rung))) for n, rung in enumerate(RUNGS)]
    several = Side(-200, deck, "", (EXPLAINED, SKILL))
    return [
        *plan(game, limited, players, bots, seed, options),
        *plan(game, ladder, players, [LADDER], seed, options),
        *plan(game, [several], [one for one in players if one >= FEWEST_PLAYERS], [MIXED], seed, options),
    ]


def deck_data(game: AnyGame, deck: Deck) -> DeckData:
    """A deck as it stands in a file."""
    data: DeckData = to_builtins(read_deck(game, None if deck == HOUSE else deck))
    return data


def plan(
    game: str,
    sides: Sequence[Side],
    players: Sequence[int],
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None,
) -> list[Field]:
    """A field for each deck, number of players and bot. All have the same seed: equal deals have equal cards."""
    chosen = game_referred_to(game)
    return [
        Field(side.number, number, bot, contest, side.change, side.first)
        for side in sides
        for number in dict.fromkeys(players)
        for bot in dict.fromkeys(bots)
        for contest in [
            Contest.new(
                chosen.name,
                seats(bot, number, side.first),
                games=1,
                seed=seed,
                options=options,
                deck=None if side.deck == HOUSE else side.deck,
            )
        ]
    ]


def seats(bot: str, players: int, first: Key = ("", "")) -> str:
    """The same bot in every seat; on the ladder, the first one searches twice as long as the others; or all kinds."""
    if first[0] == EXPLAINED:
        return ",".join(islice(cycle(KINDS), players))
    if first[0] == DOUBLING:
        rung = int(first[1])
        return ",".join([f"{bot}:{2 * rung}it", *[f"{bot}:{rung}it"] * (players - 1)])
    return ",".join([bot] * max(1, players))


class Laboratory:
    """Plays the fields of a plan, and holds the counts."""

    def __init__(self, fields: Sequence[Field], jobs: int, executor: str, meter: Meter, store: KeptCounts) -> None:
        self.fields, self.jobs, self.executor, self.meter, self.store = fields, jobs, executor, meter, store
        self.counts: list[list[list[Count]]] = [[] for _ in fields]
        self.expected = 0

    def done(self) -> list[int]:
        """The number of finished deals of each field."""
        return [len(deals) for deals in self.counts]

    def play(self, deals: Sequence[int]) -> None:
        """Play until each field has this many deals."""
        wanted = [range(have, max(have, want)) for have, want in zip(self.done(), deals, strict=True)]
        work = tasks(self.fields, wanted)
        self.expected += sum(len(task.deals) * task.field.players for task in work)
        self.meter.expect(self.expected)
        found: defaultdict[int, dict[int, list[list[Count]]]] = defaultdict(dict)
        left = []
        for task in work:
            counts = self.store.get(task)
            if counts is None:
                left.append(task)
            else:
                found[task.place][task.deals.start] = counts
                self.meter.finished(len(task.deals) * task.field.players)
        for at, counts in run_all(play_deals, left, self.jobs, self.executor):
            task = left[at]
            self.store.put(task, counts)
            found[task.place][task.deals.start] = counts
            self.meter.finished(len(task.deals) * task.field.players)
        for place, parts in found.items():
            self.counts[place] += [deal for start in sorted(parts) for deal in parts[start]]

    def alone(self, side: int) -> Weighed:
        """The result of one deck."""
        ours = [place for place, field in enumerate(self.fields) if field.side == side]
        return Weighed([replace(self.fields[place], side=0) for place in ours], [self.counts[place] for place in ours])

    def wanted(self, precision: float) -> list[int]:
        """The number of deals each field needs for this precision, judged by what has been played."""
        needed = []
        for field, deals in zip(self.fields, self.counts, strict=True):
            found = figures(deals, field.players)
            reaches = [figure.reach or 100.0 for (what, _), figure in found.items() if what in SETTLED]
            wide = max(reaches, default=0.0) / precision
            most = MOST_GAMES // field.players
            enough = len(deals) if wide <= 1 else ceil(len(deals) * min(4.0, 1.05 * wide * wide))
            needed.append(max(len(deals), min(most, enough)))
        return needed
