"""`millions bench blunders`: does a review find blunders that were planted in matches?

A long run saves its results in a file, match by match: after an interruption, the same command continues.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from millions.bench.planting import BLUNDERS, Blunder, planted
from millions.core.game import game_named
from millions.core.match import Match
from millions.lab.workers import Meter
from millions.review.decisions import closer_looks, decisions, turning_points
from millions.review.reviewer import JUDGE
from millions.review.walk import FinishedMatch


class PlantedMatch(Struct, frozen=True):
    """One match: the line of its blunder, or 0 if there was no opportunity for one, and whether it was found."""

    blunder: str
    game: str
    seed: int
    judge: int
    line: int
    found: bool
    """It is one of the three turning points."""


class BlunderFigures(Struct):
    """How often a kind of blunder was found."""

    blunder: str
    game: str
    matches: int = 0
    found: int = 0


def is_found(match: Match, line: int, worlds: int | None = None) -> bool:
    """Is this line among the turning points?"""
    finished = FinishedMatch(match.referee, list(match.log))
    number = worlds or finished.guide.playouts
    found = list(decisions(finished, number))
    latest = {one.n: one for one in [*found, *closer_looks(finished, found, number)]}
    return line in {point.n for point in turning_points(latest.values())}


def planted_matches(blunder: Blunder, seed: int, results: Path | None) -> Iterator[PlantedMatch]:
    """Matches with this blunder, one seed after the other; only matches that are not in the file yet are played."""
    lines = results.read_bytes().splitlines() if results and results.exists() else []
    known = [msgspec.json.decode(line, type=PlantedMatch) for line in lines]
    ours = (blunder.name, blunder.game, JUDGE.version)
    kept = {one.seed: one for one in known if (one.blunder, one.game, one.judge) == ours}
    for number in count(seed):
        if number not in kept:
            match, line = planted(blunder, number)
            found = bool(line) and is_found(match, line)
            kept[number] = PlantedMatch(blunder.name, blunder.game, number, JUDGE.version, line, found)
            if results:
                with results.open("ab") as file:
                    file.write(msgspec.json.encode(kept[number]) + b"\n")
        if kept[number].line:
            yield kept[number]


def measure(matches: int, seed: int, game: str | None, results: Path | None, meter: Meter) -> list[BlunderFigures]:
    """Plant every kind of blunder, or those of one game, in this number of matches."""
    if game is not None:
        game = game_named(game).name
    chosen = [blunder for blunder in BLUNDERS if game in (None, blunder.game)]
    meter.expect(matches * len(chosen))
    found = []
    for blunder in chosen:
        one = BlunderFigures(blunder.name, blunder.game)
        for match in islice(planted_matches(blunder, seed, results), matches):
            one.matches += 1
            one.found += match.found
            meter.finished(1)
        found.append(one)
    return found


def report(found: list[BlunderFigures], as_json: bool, console: Console) -> None:
    """Print the figures."""
    if as_json:
        console.print(msgspec.json.encode(found).decode(), soft_wrap=True)
        return
    table = Table("blunder", "game", "matches", "found", "share", box=None)
    for one in found:
        table.add_row(one.blunder, one.game, str(one.matches), str(one.found), f"{one.found / one.matches:.0%}")
    console.print(table)
