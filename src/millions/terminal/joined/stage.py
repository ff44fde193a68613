"""A stage on which news are told while a line is being typed."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len

from millions.terminal.joined.keyboard import keyboard
from millions.terminal.stage import Stage


class LiveStage(Stage):
    """Asks as any stage does; meanwhile news are told above the prompt, and lines for the table go to the table."""

    def __init__(self, pace: float | None = None) -> None:
        super().__init__(pace)
        self.keyboard = keyboard()
        self.tell_news: Callable[[], None] = lambda: None
        """Tells what has come; raises what ends the question if it is another one now."""
        self.for_table: Callable[[str], bool] = lambda line: False
        """Does what a line asks of the table, if it asks the table; did it?"""
        self.clock: Callable[[], str] = lambda: ""
        """The time that is left, if a clock runs."""

    def ask(self, prompt: str) -> str:
        while True:
            if self.keyboard.has_news:
                self._tell()
            self.console.file.flush()
            shown = f"{prompt.removesuffix('> ')}{self.clock()}> " if prompt.endswith("> ") else prompt
            line = self.keyboard.read(shown)
            if line is None:
                self._wipe(shown + self.keyboard.half_typed)
                self._tell()
            elif not self.for_table(line.strip()):
                return line.strip()

    def _tell(self) -> None:
        self.keyboard.heard()
        self.tell_news()

    def _wipe(self, line: str) -> None:
        """Take the prompt and what stands behind it away."""
        if not self.interactive or self.console.is_dumb_terminal:
            return self.blank() if self.interactive else None
        rows = cell_len(line) // self.console.width
        self.console.file.write(f"\x1b[{rows}A\r\x1b[J" if rows else "\r\x1b[J")
        self.console.file.flush()
