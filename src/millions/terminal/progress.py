"""How far something has come and how long it will still take: a bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from millions.terminal.stage import console
from millions.words import catalogue


class Bar:
    """A meter that is drawn; without a terminal it keeps quiet."""

    def __init__(self, progress: Progress, label: str) -> None:
        self.progress = progress
        self.task = progress.add_task(label, total=None)

    def expect(self, games: int) -> None:
        """So many games will be played."""
        self.progress.update(self.task, total=games)

    def finished(self, games: int) -> None:
        """So many more are finished."""
        self.progress.advance(self.task, games)


@contextmanager
def watching(lang: str) -> Iterator[Bar]:
    """Games are being played: a bar, how many are done, the time it took and the time that is left."""
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
        yield Bar(progress, text("lab-playing"))
