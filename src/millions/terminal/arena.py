"""The result of an arena as a table, and of a simulation as a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from millions.bots import short_name
from millions.lab.figures import AdjustedFigures, BotFigures, Figures
from millions.lab.simulate import Simulated
from millions.terminal.stage import Stage, hold
from millions.words import Catalogue, catalogue
from millions.words.labels import title
from millions.words.numbers import number, percent

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


ADJUSTED_COLUMNS = ("arena-bot", "arena-wins", "arena-interval", "arena-adjusted", "arena-interval")
"""A table of its own with `--luck-adjusted`: all in one would be wider than a terminal."""


def show(found: Figures, lang: str) -> None:
    """A line about the contest, a row for each kind of bot, and how to read it."""
    stage, words = Stage(pace=0), catalogue(lang, found.game)
    counts = {"players": found.players, "games": found.games, "deals": found.deals, "seed": found.seed}
    stage.say(words.format("arena-title", game=words.label("game-title", title(found.game)), **counts), "bold")
    stage.show(grid(COLUMNS, [row(bot, words) for bot in found.bots], words))
    stage.say(words.format("arena-reading"), "dim")
    adjusted = [bot for bot in found.bots if isinstance(bot, AdjustedFigures)]
    if adjusted:
        stage.blank()
        stage.show(grid(ADJUSTED_COLUMNS, [without_luck(bot, words) for bot in adjusted], words))
        stage.say(words.format("arena-adjusted-reading"), "dim")


def grid(columns: Sequence[str], rows: Sequence[list[Text | str]], words: Catalogue) -> Table:
    """The figures, a row for each kind of bot."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(hold(words.format(column)), justify="right" if place else "left", no_wrap=True)
    for cells in rows:
        table.add_row(*cells)
    return table


def row(bot: BotFigures, words: Catalogue) -> list[Text | str]:
    """One kind of bot."""
    return [
        hold(short_name(bot.name)),
        str(bot.seats),
        wins(bot, words),
        hold(from_to(bot.low, bot.high, words)),
        hold(percent(bot.fair, words)),
        hold(give_or_take(bot.mean_place, bot.place_high, words)),
        hold(give_or_take(bot.mean_score, bot.score_high, words)),
        hold(points(bot)),
    ]


def without_luck(bot: AdjustedFigures, words: Catalogue) -> list[Text | str]:
    """The share of wins of one kind of bot as played and without luck, each with its interval."""
    low, high = bot.adjusted_low, bot.adjusted_high
    bounds = "" if low is None or high is None else from_to(low, high, words)
    return [
        hold(short_name(bot.name)),
        wins(bot, words),
        hold(from_to(bot.low, bot.high, words)),
        hold(percent(bot.adjusted_share, words)),
        hold(bounds),
    ]


def wins(bot: BotFigures, words: Catalogue) -> Text:
    """A share of wins; one that differs clearly from the fair share is coloured."""
    style = "green" if bot.low > bot.fair else "red" if bot.high < bot.fair else ""
    return Text(hold(percent(bot.win_share, words)), style=style)


def from_to(low: float, high: float, words: Catalogue) -> str:
    """An interval of shares, in percent."""
    return words.format("arena-from-to", low=number(100 * low, words), high=number(100 * high, words))


def give_or_take(value: float, high: float | None, words: Catalogue) -> str:
    """A mean and half the width of its interval, if it has one."""
    said = number(value, words)
    return said if high is None else f"{said} ± {number(high - value, words)}"


def points(bot: BotFigures) -> str:
    """A rating and half the width of its interval, in whole points."""
    said = f"{bot.rating:+.0f}".replace("-", "−")
    if bot.rating_low is None or bot.rating_high is None:
        return said
    return f"{said} ± {(bot.rating_high - bot.rating_low) / 2:.0f}"


def tell_simulated(done: Simulated, lang: str) -> None:
    """What is in the folder now."""
    stage, words = Stage(pace=0), catalogue(lang)
    stage.say(words.format("simulated", games=done.games, found=done.found, played=done.played, folder=done.folder))
    if done.parquet:
        stage.say(words.format("simulated-parquet", files=", ".join(done.parquet)))
