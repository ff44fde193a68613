"""Reads lines while messages may arrive at any moment.

In a terminal, a half-typed line is kept and shown again below the messages; lines may also come from pipes and files.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType

from millions.client.player import SIGNALS_S

CAN_INTERRUPT = hasattr(signal, "pthread_kill")

AGAIN_S = 0.05
"""Seconds until the line editor is interrupted again, if it has not noticed."""


class Keyboard:
    """Reads a line; messages wait for the next Enter. This works on every platform."""

    def __init__(self) -> None:
        self._news = threading.Event()

    def wake(self) -> None:
        """A message has arrived; may be called from any thread."""
        self._news.set()

    @property
    def has_news(self) -> bool:
        """Whether messages have arrived that were not reported."""
        return self._news.is_set()

    def heard(self) -> None:
        """The messages have been reported."""
        self._news.clear()

    def read(self, prompt: str) -> str | None:
        """The next line, or None if a message arrives first; raises EOFError at the end of the input."""
        return None if self._news.is_set() else input(prompt)

    @property
    def half_typed(self) -> str:
        """What was typed after the prompt when the message arrived."""
        return ""


class _NewsCame(Exception):
    """Interrupts the line editor."""


class Terminal(Keyboard):
    """A person types, with the line editor. A message interrupts it by a signal to the main thread.

    A signal that comes just before the editor begins to wait for a key does not interrupt it, so it is sent again.
    """

    def __init__(self) -> None:
        super().__init__()
        self._reading = False
        self._typed = ""
        self._main = threading.main_thread().ident
        signal.signal(signal.SIGUSR1, self._interrupt)
        threading.Thread(target=self._wake_editor, daemon=True).start()

    def _wake_editor(self) -> None:
        while self._news.wait():
            if self._reading and self._main is not None:
                signal.pthread_kill(self._main, signal.SIGUSR1)
            time.sleep(AGAIN_S)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if self._reading:
            self._reading = False  # a second signal must not interrupt the handling of the first
            self._typed = _line_buffer()
            raise _NewsCame

    def read(self, prompt: str) -> str | None:
        line = None
        try:
            with _typed_already(self._typed):
                self._typed = ""
                self._reading = True
                line = super().read(prompt)
                self._reading = False
        except _NewsCame:
            pass
        finally:
            self._reading = False
        return line

    @property
    def half_typed(self) -> str:
        return self._typed


class Pipe(Keyboard):
    """Lines come from a program or a file."""

    def __init__(self) -> None:
        super().__init__()
        self._bytes, self._ended = b"", False
        self._wake_in, self._wake_out = os.pipe()
        os.set_blocking(self._wake_out, False)

    def wake(self) -> None:
        super().wake()
        with contextlib.suppress(BlockingIOError):  # the pipe is full: it is awake already
            os.write(self._wake_out, b"!")

    def read(self, prompt: str) -> str | None:
        print(prompt, end="", flush=True)
        while not self._news.is_set():
            line, newline, rest = self._bytes.partition(b"\n")
            if newline or (self._ended and line):
                self._bytes = rest
                text = line.decode("utf-8", "replace")
                print(text, flush=True)
                return text
            if self._ended:
                raise EOFError
            self._fetch()
        print(flush=True)
        return None

    def _fetch(self) -> None:
        """Wait for input or for a message, or a short time, so that a signal just before the wait is noticed."""
        ready, _, _ = select.select([sys.stdin.fileno(), self._wake_in], [], [], SIGNALS_S)
        if self._wake_in in ready:
            os.read(self._wake_in, 4096)
        if sys.stdin.fileno() in ready:
            data = os.read(sys.stdin.fileno(), 65536)
            self._bytes, self._ended = self._bytes + data, not data


def keyboard() -> Keyboard:
    """The keyboard that fits the standard input."""
    if not CAN_INTERRUPT:
        return Keyboard()
    return Terminal() if sys.stdin.isatty() else Pipe()


def _line_buffer() -> str:
    with contextlib.suppress(ImportError):
        import readline

        return readline.get_line_buffer()
    return ""


@contextlib.contextmanager
def _typed_already(text: str) -> Iterator[None]:
    """Begin the next line with this text."""
    if not text:
        yield
        return
    import readline

    readline.set_startup_hook(lambda: readline.insert_text(text))
    try:
        yield
    finally:
        readline.set_startup_hook(None)
