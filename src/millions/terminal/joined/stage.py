"""A stage that reports messages while the player is typing a line."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len

from millions.core.text import escaped
from millions.terminal.joined.keyboard import keyboard
from millions.terminal.stage import Stage


class LiveStage(Stage):
    """A stage whose prompt stays below the messages that arrive, and that passes commands to the table on to it."""

    def __init__(self, pace: float | None = None) -> None:
        super().__init__(pace)
        self.keyboard = keyboard()
        self.tell_news: Callable[[], None] = lambda: None
        """Reports messages that have arrived; raises an exception if the question has changed."""
        self.for_table: Callable[[str], bool] = lambda line: False
        """Carries out a line that is a command to the table; returns whether it was one."""
        self.clock: Callable[[], str] = lambda: ""
        """The time that is left, for the prompt."""

    def ask(self, prompt: str) -> str:
        while True:
            if self.keyboard.has_news:
                self._tell()
            self.console.file.flush()
            prompt = escaped(prompt)
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
        """Erase the prompt and what was typed after it."""
        if not self.interactive or self.console.is_dumb_terminal:
            return self.blank() if self.interactive else None
        rows = cell_len(line) // self.console.width
        self.console.file.write(f"\x1b[{rows}A\r\x1b[J" if rows else "\r\x1b[J")
        self.console.file.flush()
