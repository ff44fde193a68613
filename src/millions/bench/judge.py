"""`millions bench judge`: how good is the judge? Calibration, and how much variance the removal of luck saves.

A long run saves its results in a file, game by game: after an interruption, the same command continues.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, variance

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from millions.bots import AnyBot, bot_named
from millions.bots.guide import Chances
from millions.bots.measure import NAMES, Z_95
from millions.bots.skills import SKILLS, guide_for
from millions.bots.temper import PERSONALITIES
from millions.bots.value import NAME, VERSION, judge
from millions.core.game import AnyGame, game_named
from millions.core.nature import Dealer
from millions.core.seat import Seat, Seats
from millions.core.table import Table as AnyTable
from millions.lab.luck import LuckyTable, less, play_with_luck, plus
from millions.lab.workers import Meter

BINS = 10
"""Bins of the reliability table."""

MOMENTS = 4
"""Positions of each game whose chances are compared with the result, at random."""


class Judged(Struct, frozen=True):
    """One game: the result, the luck in it, and what the judge said at some moments; all by seat."""

    game: str
    number: int
    judge: str
    won: Chances
    choices: Chances
    """The luck of secret choices."""
    rounds: Chances | None
    """All other luck, if the rounds were repeated."""
    said: tuple[Chances, ...]


class Bin(Struct):
    """Chances in one tenth: how many, their mean, and how often the seat then won."""

    chances: int = 0
    said: float = 0.0
    won: float = 0.0

    def told(self) -> str:
        """The mean chance and the share won."""
        return f"{self.said / self.chances:.2f}→{self.won / self.chances:.2f}"


class JudgeFigures(Struct, kw_only=True):
    """How the judge did in the games of one kind."""

    game: str
    judge: str
    games: int
    calibration_error: float
    """Expected calibration error: the mean distance between chance and frequency, over tenths."""
    mean_luck: float
    luck_reach: float
    """Half of the 95 % interval of the mean luck of one seat of each game, which is 0 for an unbiased measure."""
    raw_variance: float
    less_by_choices: float
    """The fraction of the variance of a seat's result that is removed with the luck of secret choices."""
    less: float | None
    """The same with all luck, if the rounds were repeated."""
    bins: list[Bin]


# One game


class WatchedTable(LuckyTable):
    """Keeps a uniform random sample of its positions."""

    moments: list[tuple[AnyTable, Seats]]
    acts = 0

    def let_act(self, seat: Seat, bot: AnyBot, rng: Random) -> None:
        super().let_act(seat, bot, rng)
        if not self.awaited:
            return
        self.acts += 1
        if len(self.moments) < MOMENTS:
            self.moments.append((self.table.copy(), self.awaited))
        elif (place := self.chance.randrange(self.acts)) < MOMENTS:
            self.moments[place] = self.table.copy(), self.awaited


def judged(game: AnyGame, number: int, repeated: bool, players: int) -> Judged:
    """One game of personalities drawn at random."""
    rng, guide = Random(number), guide_for(game)
    kinds = rng.choices(list(PERSONALITIES), k=players)
    table = game.set_up(NAMES[:players], game.options(), game.house_deck())
    bare = WatchedTable(game, table, Dealer.new(number), tuple(range(players)), Random(f"luck {number}"))
    bare.moments = []
    luck = play_with_luck(bare, [bot_named(kind) for kind in kinds], rng, repeated)
    said = [judge(guide, moment, awaited, guide.playouts).chances for moment, awaited in bare.moments]
    rounds = luck.rounds if repeated else None
    return Judged(game.name, number, f"{NAME} {VERSION}", guide.chances(table), luck.choices, rounds, tuple(said))


def judged_games(
    game: AnyGame, numbers: range, repeated: bool, results: Path | None, players: int | None = None
) -> Iterator[Judged]:
    """These games, of this number of players, or of every number in turn; with a file of results, only games that are
    not in it yet are played."""
    counts = (players,) if players else game.seat_counts
    lines = results.read_bytes().splitlines() if results and results.exists() else []
    known = [msgspec.json.decode(line, type=Judged) for line in lines]
    ours = [one for one in known if (one.game, one.judge) == (game.name, f"{NAME} {VERSION}")]
    fit = [one for one in ours if len(one.won) == counts[one.number % len(counts)]]
    kept = {one.number: one for one in fit if one.rounds or not repeated}
    for number in numbers:
        if number not in kept:
            kept[number] = judged(game, number, repeated, counts[number % len(counts)])
            if results:
                with results.open("ab") as file:
                    file.write(msgspec.json.encode(kept[number]) + b"\n")
        yield kept[number]


# All games


def figures(game: str, games: list[Judged]) -> JudgeFigures:
    """What the games of one kind show. Luck sums to 0 over the seats: for its mean, one seat of each game counts."""
    bins = [Bin() for _ in range(BINS)]
    for one in games:
        for said in one.said:
            for chance, won in zip(said, one.won, strict=True):
                bin_ = bins[min(BINS - 1, int(chance * BINS))]
                bin_.chances, bin_.said, bin_.won = bin_.chances + 1, bin_.said + chance, bin_.won + won
    raw = [[won - 1 / len(one.won) for won in one.won] for one in games]
    choices = [one.choices for one in games]
    repeated = all(one.rounds for one in games)
    luck = [plus(one.choices, one.rounds) if one.rounds and repeated else one.choices for one in games]
    seats = [lucky[one.number // len(lucky) % len(lucky)] for one, lucky in zip(games, luck, strict=True)]
    return JudgeFigures(
        game=game,
        judge=games[0].judge,
        games=len(games),
        calibration_error=sum(abs(one.said - one.won) for one in bins) / sum(one.chances for one in bins),
        mean_luck=mean(seats),
        luck_reach=Z_95 * sqrt(variance(seats) / len(seats)),
        raw_variance=spread(raw),
        less_by_choices=reduction(raw, choices),
        less=reduction(raw, luck) if repeated else None,
        bins=bins,
    )


def spread(results: Sequence[Sequence[float]]) -> float:
    """The variance of seats' results, whose mean in each game is 0."""
    return mean([one**2 for result in results for one in result])


def reduction(raw: Sequence[Sequence[float]], luck: Sequence[Chances]) -> float:
    """The fraction of the variance that is removed with the luck."""
    without = [less(tuple(won), lucky) for won, lucky in zip(raw, luck, strict=True)]
    return 1 - spread(without) / spread(raw)


def measure(
    name: str | None,
    games: int,
    seed: int,
    repeated: bool,
    results: Path | None,
    meter: Meter,
    players: int | None = None,
) -> list[JudgeFigures]:
    """Measure one game, or every game that bots know, in turn: a run that is stopped has equally many games of each."""
    measured = [game_named(name)] if name else list(SKILLS)
    meter.expect(games * len(measured))
    numbers = range(seed, seed + games)
    rows: dict[str, list[Judged]] = {game.name: [] for game in measured}
    for played in zip(*[judged_games(game, numbers, repeated, results, players) for game in measured], strict=True):
        for one in played:
            rows[one.game].append(one)
            meter.finished(1)
    return [figures(game, found) for game, found in rows.items()]


def report(found: list[JudgeFigures], as_json: bool, console: Console) -> None:
    """Print the figures."""
    if as_json:
        console.print(msgspec.json.encode(found).decode(), soft_wrap=True)
        return
    table = Table("game", "games", "calibration error", "mean luck", "variance", "less by choices", "less", box=None)
    for one in found:
        luck = f"{one.mean_luck:+.3f} ± {one.luck_reach:.3f}"
        spread = (
            f"{one.raw_variance:.4f}",
            f"{one.less_by_choices:.0%}",
            "" if one.less is None else f"{one.less:.0%}",
        )
        table.add_row(one.game, str(one.games), f"{one.calibration_error:.3f}", luck, *spread)
    console.print(table)
    for one in found:
        tenths = ", ".join(bin_.told() for bin_ in one.bins if bin_.chances)
        console.print(f"{one.game}: chance → share won: {tenths}")
