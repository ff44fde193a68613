"""`millions bench review`: how long a review takes, in seconds of processor time on one core."""

from __future__ import annotations

from time import process_time

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from millions.bots import Host, bot_named
from millions.bots.measure import NAMES
from millions.core import record
from millions.core.game import game_named
from millions.core.match import Match
from millions.lab.workers import Meter
from millions.review import Reviewer
from millions.review.practice import TALKATIVE

PLAYERS = {"dollars-1e": 5, "dollars-2e": 5, "million-club": 4}
"""The matches that are reviewed."""


class ReviewFigures(Struct, frozen=True):
    """One match: its size, and the seconds of processor time until its chart, and its whole review, were made."""

    game: str
    players: int
    seed: int
    lines: int
    chart_s: float
    whole_s: float


def measure(matches: int, seed: int, game: str | None, meter: Meter) -> list[ReviewFigures]:
    """Review this number of matches of each game, or of one."""
    if game is not None:
        game = game_named(game).name
    chosen = [name for name in PLAYERS if game in (None, name)]
    meter.expect(matches * len(chosen))
    found = []
    for name in chosen:
        for number in range(seed, seed + matches):
            found.append(timed(name, number))
            meter.finished(1)
    return found


def timed(game: str, seed: int) -> ReviewFigures:
    """Let bots of different kinds play a match, and review it."""
    players = PLAYERS[game]
    match = Match.new(game, NAMES[:players], seed=seed)
    Host(match, {seat: bot_named(kind) for seat, kind in enumerate(TALKATIVE[:players])}, seed).play_out()
    began = process_time()
    reviewer = Reviewer(record.encode(match))
    steps, lines = reviewer.work(), len(match.log)
    next(steps)
    for _ in zip(match.log, steps, strict=False):  # a step for each line of the chart
        pass
    chart = process_time() - began
    for _ in steps:
        pass
    return ReviewFigures(game, players, seed, lines, round(chart, 2), round(process_time() - began, 2))


def report(found: list[ReviewFigures], as_json: bool, console: Console) -> None:
    """Print the figures."""
    if as_json:
        console.print(msgspec.json.encode(found).decode(), soft_wrap=True)
        return
    table = Table("game", "players", "seed", "lines", "chart s", "review s", box=None)
    for one in found:
        figures = (one.players, one.seed, one.lines, f"{one.chart_s:.2f}", f"{one.whole_s:.1f}")
        table.add_row(one.game, *map(str, figures))
    console.print(table)
