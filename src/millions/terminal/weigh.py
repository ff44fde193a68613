"""`millions weigh` in the terminal: what was typed, and the result: verdicts in words first, then every figure."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from rich.table import Table

from millions import lab
from millions.core.errors import BadSetup
from millions.lab import Weighed, workers
from millions.lab.balance.findings import ALL
from millions.lab.figures import json_of
from millions.terminal.play import read_options
from millions.terminal.progress import watching
from millions.terminal.saves import data_folder
from millions.terminal.stage import Stage, hold
from millions.terminal.weigh_files import check_outputs, csv_of, fix_of, write_outputs, write_variant
from millions.terminal.weigh_words import COLUMNS, HEADINGS, WeighWords


class Games(NamedTuple):
    """The games that are played, as typed."""

    game: str
    players: str
    bots: str
    games: int | None
    seed: int
    jobs: int | None
    executor: str
    option: tuple[str, ...]


class Output(NamedTuple):
    """Where the result goes, and in which language."""

    out: Path | None
    parquet: Path | None
    variant: Path | None
    as_json: bool
    as_csv: bool
    lang: str


class How(TypedDict):
    """How the games are played, for a report and for a search alike."""

    players: tuple[int, ...]
    bots: list[str]
    games: int | None
    seed: int
    options: dict[str, Any]
    jobs: int
    executor: str


def how(played: Games) -> How:
    """What was typed, read."""
    return {
        "players": read_players(played.players),
        "bots": played.bots.split(","),
        "games": played.games,
        "seed": played.seed,
        "options": read_options(played.option),
        "jobs": workers.cores() if played.jobs is None else played.jobs,
        "executor": played.executor,
    }


def weigh(
    played: Games,
    output: Output,
    deck: str | None,
    against: str | None,
    precision: str | None,
    sensitivity: bool,
    skill: bool,
    aims: tuple[str, ...],
) -> None:
    """Weigh a deck and say what was found; or print the smallest fix for aims, or write the numbers of the game."""
    if output.variant is not None:
        return print_plainly(write_variant(played.game, deck, output.variant, output.lang) + "\n")
    check_outputs(output.out, output.parquet)
    narrow = read_percent(precision)
    if aims:
        with watching(output.lang) as meter:
            fix = lab.smallest_fix(played.game, deck, aims, meter=meter, **how(played))
        return print_plainly(fix_of(fix, output.lang))
    with watching(output.lang) as meter:
        found = lab.weigh(
            played.game,
            deck,
            against=against,
            precision=narrow,
            sensitivity=sensitivity,
            skill=skill,
            meter=meter,
            keep=data_folder() / "weighing",
            **how(played),
        )
    write_outputs(found, output.out, output.parquet, output.lang)
    if output.as_json:
        return print_plainly(json_of(found.report) + "\n")
    if output.as_csv:
        return print_plainly(csv_of(found))
    show(found, output.lang, output.out)


def print_plainly(text: str) -> None:
    """Print for a program to read: no colours, no line breaks of ours."""
    sys.stdout.write(text)


def show(found: Weighed, lang: str, out: Path | None) -> None:
    """Verdicts, then the figures of all bots together, then how to read them."""
    stage, words = Stage(pace=0), WeighWords(found, lang)
    stage.say(words.title(), "bold")
    stage.say(words.played(), "dim")
    for family in words.families():
        stage.heading(words.text(HEADINGS[family][0]))
        for line in words.said(family):
            stage.say(line)
    stage.heading(words.text("weigh-figures"))
    stage.show(grid(words))
    stage.say(words.text("weigh-correction"), "dim")
    stage.say(words.text("weigh-caution"), "dim")
    if out is not None:
        stage.say_unbroken(words.text("weigh-written", files=str(out)))


def grid(words: WeighWords) -> Table:
    """A row for each figure: the mean of all bots, or the only bot."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for place, column in enumerate(COLUMNS):
        table.add_column(hold(words.text(column)), justify="right" if place in (1, 3) else "left")
    shown = ALL if len(words.bots) > 1 else words.bots[0]
    for finding in words.report.findings:
        if finding.bots == shown:
            table.add_row(*map(hold, words.row(finding)[:-1]), style="bold" if finding.flagged else "")
    return table


# What is typed


def read_players(text: str) -> tuple[int, ...]:
    """Numbers of players: "4" or "4,5"."""
    parts = [part.strip() for part in text.split(",")]
    if not all(re.fullmatch(r"[0-9]{1,3}", part) for part in parts):
        raise BadSetup("players-list", f"--players takes numbers like 4 or 4,5, not {text!r}", given=repr(text))
    return tuple(map(int, parts))


def read_percent(text: str | None) -> float | None:
    """A precision in points of percent: "1%" or "0.5"."""
    if text is None:
        return None
    try:
        return float(text.strip().removesuffix("%").strip().replace(",", "."))
    except ValueError:
        sentence = f"--precision takes a percentage like 1%, not {text!r}"
        raise BadSetup("precision-format", sentence, given=repr(text)) from None
