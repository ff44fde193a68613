"""A progress bar with the time left, on a terminal; nothing where the output is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from millions.terminal.stage import console
from millions.words import catalogue


class Bar:
    """A progress bar for games."""

    def __init__(self, progress: Progress, label: str) -> None:
        self.progress = progress
        self.task = progress.add_task(label, total=None)

    def expect(self, games: int) -> None:
        """Set the number of games that will be played."""
        self.progress.update(self.task, total=games)

    def finished(self, games: int) -> None:
        """Add this number of finished games."""
        self.progress.advance(self.task, games)


@contextmanager
def watching(lang: str, label: str = "lab-playing") -> Iterator[Bar]:
    """A bar while games are played (or what `label` says): what is finished, elapsed time and time left."""
    text = catalogue(lang).format
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(text("lab-left")),
        TimeRemainingColumn(),
    )
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=console(stderr=True), transient=True, disable=quiet) as progress:
        yield Bar(progress, text(label))
