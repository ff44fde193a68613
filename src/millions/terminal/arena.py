"""What came of an arena, as a table, and of a simulation, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from millions.terminal.stage import Stage, hold
from millions.words import Catalogue, catalogue

COLUMNS = (
    "arena-bot",
    "arena-seats",
    "arena-wins",
    "arena-interval",
    "arena-fair",
    "arena-place",
    "arena-score",
    "arena-rating",
)


def show(found: dict[str, Any], lang: str) -> None:
    """What `--json` prints: a line about the contest, a row for each kind of bot, and how to read it."""
    stage, words = Stage(pace=0), catalogue(lang, found["game"])
    counts = {name: found[name] for name in ("players", "games", "deals", "seed")}
    stage.say(words.format("arena-title", game=words.format("game-title"), **counts), "bold")
    stage.show(grid(found["bots"], words))
    stage.say(words.format("arena-reading"), "dim")


def grid(bots: list[dict[str, Any]], words: Catalogue) -> Table:
    """The figures; a share of wins that is clearly not the fair one is coloured."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for place, column in enumerate(COLUMNS):
        table.add_column(hold(words.format(column)), justify="right" if place else "left", no_wrap=True)
    for bot in bots:
        table.add_row(*row(bot, words))
    return table


def row(bot: dict[str, Any], words: Catalogue) -> list[Text | str]:
    """One kind of bot."""
    style = "green" if bot["low"] > bot["fair"] else "red" if bot["high"] < bot["fair"] else ""
    low, high = number(100 * bot["low"], words), number(100 * bot["high"], words)
    return [
        hold(bot["name"]),
        str(bot["seats"]),
        Text(hold(percent(bot["win_share"], words)), style=style),
        hold(words.format("arena-from-to", low=low, high=high)),
        hold(percent(bot["fair"], words)),
        hold(give_or_take(bot["mean_place"], bot["place_high"], words)),
        hold(give_or_take(bot["mean_score"], bot["score_high"], words)),
        hold(number(bot["rating"], words)),
    ]


def percent(share: float, words: Catalogue) -> str:
    """A share in percent."""
    return words.format("arena-percent", value=number(100 * share, words))


def number(value: float, words: Catalogue) -> str:
    """A number with one decimal."""
    return f"{value:.1f}".replace(".", words.format("decimal-mark"))


def give_or_take(value: float, high: float | None, words: Catalogue) -> str:
    """A mean and how far its interval reaches, if it has one."""
    said = number(value, words)
    return said if high is None else f"{said} ± {number(high - value, words)}"


def tell_simulated(games: int, found: int, played: int, folder: str, parquet: Sequence[str], lang: str) -> None:
    """What is in the folder now."""
    stage, words = Stage(pace=0), catalogue(lang)
    stage.say(words.format("simulated", games=games, found=found, played=played, folder=folder))
    if parquet:
        stage.say(words.format("simulated-parquet", files=", ".join(parquet)))
