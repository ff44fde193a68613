"""The last page: all hands laid open, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from millions.games.club.scoring import HandsShown
from millions.games.club.table import Score
from millions.terminal.stage import hold
from millions.words import Speaker


def hands(speaker: Speaker, shown: HandsShown) -> Table:
    """All players' money and colony cards."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for key, how in (("player", "left"), ("money", "right"), ("colonies", "left")):
        table.add_column(hold(speaker.text(f"column-{key}")), justify=how)  # type: ignore[arg-type]
    for name, money, colonies in zip(speaker.names, shown.money, shown.colonies, strict=True):
        table.add_row(hold(name), f"{money} M", hold(speaker.counted(colonies)))
    return table


def sheet(speaker: Speaker, scores: Sequence[Score]) -> Table:
    """Line by line, a column for each player."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column()
    for name in speaker.names:
        table.add_column(hold(name), justify="right", overflow="fold")
    for line in (*Score.__struct_fields__, "total"):
        style = "bold" if line == "total" else ""
        cells = [Text(str(getattr(score, line)), style=style) for score in scores]
        table.add_row(Text(speaker.text("score-line", line=line), style=style), *cells)
    return table
