"""`millions bench judge`: does the judge deserve trust? Calibration, and what taking luck out of results gains."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import variance

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from millions.bots import bot_named
from millions.bots.host import Host
from millions.bots.measure import NAMES, Z_95
from millions.bots.skills import SKILLS
from millions.bots.temper import PERSONALITIES
from millions.bots.value import NAME, VERSION, judge
from millions.core.game import AnyGame, game_named
from millions.core.match import Match
from millions.lab.workers import Meter
from millions.review.chances import luck_points
from millions.review.walk import FinishedMatch

BINS = 10
"""Bins of the reliability table."""

POSITIONS = 12
"""Positions of each game whose chances are compared with the result, at random."""


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
    judge: str = f"{NAME} {VERSION}"
    games: int = 0
    calibration_error: float = 0.0
    """Expected calibration error: the mean distance between chance and frequency, over tenths."""
    mean_luck: float = 0.0
    luck_reach: float = 0.0
    """Half of the 95 % interval of the mean luck of seat 0, which is 0 for an unbiased judge."""
    raw_variance: float = 0.0
    adjusted_variance: float = 0.0
    reduction: float = 0.0
    """The part of the variance of results that taking luck out removes."""
    bins: list[Bin] = []


def measure(game: AnyGame, games: int, seed: int, meter: Meter) -> JudgeFigures:
    """Mixed bots in all player counts in turn: chances against results, and luck."""
    bins = [Bin() for _ in range(BINS)]
    raw: list[float] = []
    luck: list[float] = []
    for match in played(game, games, seed):
        compare(match, bins, Random(seed + len(raw)))
        seat = len(raw) % len(match.names)
        raw.append(match.result[seat] - 1 / len(match.names))
        luck.append(sum(point.by_seat[match.names[seat]] for point in luck_points(match, match.guide.playouts)))
        meter.finished(1)
    adjusted = [won - lucky for won, lucky in zip(raw, luck, strict=True)]
    found = JudgeFigures(game=game.name, games=games, bins=bins)
    found.calibration_error = sum(abs(one.said - one.won) for one in bins) / sum(one.chances for one in bins)
    found.mean_luck, found.luck_reach = sum(luck) / games, Z_95 * sqrt(variance(luck) / games)
    found.raw_variance, found.adjusted_variance = variance(raw), variance(adjusted)
    found.reduction = 1 - found.adjusted_variance / found.raw_variance if found.raw_variance else 0.0
    return found


def played(game: AnyGame, games: int, seed: int) -> Iterator[FinishedMatch]:
    """Finished matches of personalities drawn at random, with every number of players in turn."""
    counts = list(game.seat_counts)
    for number in range(seed, seed + games):
        players, rng = counts[number % len(counts)], Random(number)
        match = Match.new(game, NAMES[:players], seed=number)
        kinds = rng.choices(list(PERSONALITIES), k=players)
        Host(match, {seat: bot_named(kind) for seat, kind in enumerate(kinds)}, number).play_out()
        yield FinishedMatch(match.referee, match.log)


def compare(match: FinishedMatch, bins: list[Bin], rng: Random) -> None:
    """Put the chances of some positions of a match into bins, with what came of them."""
    guide = match.guide
    chosen = {rng.randrange(len(match.moments)) for _ in range(POSITIONS)}
    for position in [match.moments[number].after for number in sorted(chosen)]:
        if not position.over:
            said = judge(guide, position.table, position.awaited, guide.playouts).chances
            for chance, won in zip(said, match.result, strict=True):
                bin_ = bins[min(BINS - 1, int(chance * BINS))]
                bin_.chances, bin_.said, bin_.won = bin_.chances + 1, bin_.said + chance, bin_.won + won


def report(name: str | None, games: int, seed: int, as_json: bool, console: Console, meter: Meter) -> None:
    """Measure one game, or every game that bots know, and print the figures."""
    measured = [game_named(name)] if name else list(SKILLS)
    meter.expect(games * len(measured))
    found = [measure(game, games, seed, meter) for game in measured]
    if as_json:
        console.print(msgspec.json.encode(found).decode(), soft_wrap=True)
        return
    table = Table("game", "games", "calibration error", "mean luck", "variance", "without luck", "less", box=None)
    for one in found:
        luck = f"{one.mean_luck:+.3f} ± {one.luck_reach:.3f}"
        spread = (f"{one.raw_variance:.4f}", f"{one.adjusted_variance:.4f}", f"{one.reduction:.0%}")
        table.add_row(one.game, str(one.games), f"{one.calibration_error:.3f}", luck, *spread)
    console.print(table)
    for one in found:
        tenths = ", ".join(bin_.told() for bin_ in one.bins if bin_.chances)
        console.print(f"{one.game}: chance → share won: {tenths}")
