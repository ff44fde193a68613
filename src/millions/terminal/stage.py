"""Output and input: a Rich console, a pace, and a prompt with completion."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from typing import IO, Any, cast

from rich.console import Console, ConsoleOptions, RenderableType
from rich.highlighter import RegexHighlighter
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from millions.core.text import escaped

NBSP, HELD = "\u00a0", "\ue000"
"""Rich breaks lines at no-break spaces; while it lays text out they travel as a character that is no space."""

DEFAULT_PACE = 0.6
NARROWEST, DEFAULT_COLUMNS = 40, 80


class _Unhold:
    """A file that restores the no-break spaces."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(text.replace(HELD, NBSP))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def hold(text: str) -> str:
    """Text whose no-break spaces Rich does not break at."""
    return text.replace(NBSP, HELD)


class SafeConsole(Console):
    """A console that writes out control characters in texts from elsewhere; Rich's own styles are not texts."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(escaped(segment.text), segment.style)


def _columns() -> int:
    """The width that COLUMNS asks for, or 80. A nonsensical value is removed: Rich would stumble over it."""
    columns = os.environ.get("COLUMNS", "")
    if not re.fullmatch("[1-9][0-9]{0,3}", columns):
        os.environ.pop("COLUMNS", None)
        return DEFAULT_COLUMNS
    return int(columns)


def console(stderr: bool = False) -> Console:
    """A console as wide as the terminal, with colours only where they are wanted."""
    file = sys.stderr if stderr else sys.stdout
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="replace")
    columns = _columns()
    width = None if file.isatty() else columns
    made = SafeConsole(file=cast("IO[str]", _Unhold(file)), highlight=False, markup=False, emoji=False, width=width)
    if made.width < NARROWEST:
        made.width = NARROWEST
    return made


class Stage:
    """A console for output, a prompt for input, and the pace of reports."""

    def __init__(self, pace: float | None = None, highlighter: RegexHighlighter | None = None) -> None:
        self.console = console()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.pace = pace if pace is not None else (DEFAULT_PACE if self.interactive else 0.0)
        self.highlighter = highlighter

    # Telling

    def say(self, text: str, style: str = "", indent: int = 0, hang: int = 2) -> None:
        """Print a paragraph, wrapped to the width, with a hanging indent."""
        words = Text(hold(text), style=style)
        if self.highlighter is not None:
            self.highlighter.highlight(words)
        room = self.console.width - indent
        for number, line in enumerate(words.wrap(self.console, room if words.cell_len <= room else room - hang)):
            line.rstrip()
            self.console.print(Text(" " * (indent + (hang if number else 0))) + line, no_wrap=True, crop=False)

    def say_unbroken(self, text: str) -> None:
        """Print a text that is not wrapped, so that a path or a command in it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def show(self, drawing: RenderableType) -> None:
        """Print something that Rich draws, such as a table."""
        self.console.print(drawing)

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.console.print()
        title = Text(hold(text), style="bold")
        if title.cell_len > self.console.width - 4:
            self.say(text, "bold")
        else:
            self.console.print(Rule(title, align="left", style="dim"))

    def ring(self) -> None:
        """Ring the bell of the terminal, where there is a person to hear it."""
        if self.interactive:
            self.console.bell()

    def blank(self) -> None:
        """Print an empty line."""
        self.console.print()

    def clear(self) -> None:
        """Clear the terminal, its scroll-back too; nothing where the output is not a terminal."""
        if self.interactive:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def breathe(self, part: float = 1.0) -> None:
        """Pause, so that a person can follow."""
        if self.pace > 0:
            time.sleep(self.pace * part)

    # Asking

    def ask(self, prompt: str) -> str:
        """A line from the player; raises EOFError at the end of the input."""
        self.console.file.flush()
        line = input(escaped(prompt))
        if not sys.stdin.isatty():
            print(line, flush=True)
        return line.strip()

    def complete_from(self, words: Sequence[str]) -> None:
        """Let the Tab key complete these words, where readline is available."""
        if not self.interactive:
            return
        with contextlib.suppress(ImportError):
            import readline

            readline.set_completer(_completer(words))
            readline.set_completer_delims(" ,;")
            readline.parse_and_bind("tab: complete")


def _completer(words: Sequence[str]) -> Callable[[str, int], str | None]:
    def complete(start: str, number: int) -> str | None:
        fitting = [word for word in words if word.casefold().startswith(start.casefold())]
        return fitting[number] + " " if number < len(fitting) else None

    return complete
