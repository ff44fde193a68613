"""How far something has come and how long it will still take: a bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from millions.terminal.stage import console
from millions.words import catalogue


@contextmanager
def counting(total: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Games are being played: call what this gives with the number of games that were finished."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    text = catalogue(lang).format
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(text("lab-left")),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(text("lab-playing"), total=total)
        yield lambda games: progress.advance(task, games)
