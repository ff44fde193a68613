"""Lines typed by one person, while news may come at any moment: from a terminal, where what is half typed is kept and
typed again behind the news, and from pipes and files."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType

CAN_INTERRUPT = hasattr(signal, "pthread_kill")


class Keyboard:
    """Reads a line; news wait for the next Enter. This works everywhere."""

    def __init__(self) -> None:
        self._news = threading.Event()

    def wake(self) -> None:
        """News have come; called from any thread."""
        self._news.set()

    @property
    def has_news(self) -> bool:
        """Have some come that were not told?"""
        return self._news.is_set()

    def heard(self) -> None:
        """The news have been told."""
        self._news.clear()

    def read(self, prompt: str) -> str | None:
        """A line; None if there are news first; EOFError when there will be no line any more."""
        return None if self._news.is_set() else input(prompt)

    @property
    def half_typed(self) -> str:
        """What stood behind the prompt when the news came."""
        return ""


class _NewsCame(Exception):
    """Interrupts a line that is being typed."""


class Terminal(Keyboard):
    """A person types, with all that the line editor offers. News interrupt it by a signal to the main thread."""

    def __init__(self) -> None:
        super().__init__()
        self._reading = False
        self._typed = ""
        self._main = threading.main_thread().ident
        signal.signal(signal.SIGUSR1, self._interrupt)

    def wake(self) -> None:
        super().wake()
        if self._reading and self._main is not None:
            signal.pthread_kill(self._main, signal.SIGUSR1)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if self._reading:
            self._reading = False  # a second signal shall not interrupt what the first one leads to
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
        self._stir_in, self._stir_out = os.pipe()
        os.set_blocking(self._stir_out, False)

    def wake(self) -> None:
        super().wake()
        with contextlib.suppress(BlockingIOError):  # it is stirred enough
            os.write(self._stir_out, b"!")

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
        """Wait for more to read, or for news."""
        ready, _, _ = select.select([sys.stdin.fileno(), self._stir_in], [], [])
        if self._stir_in in ready:
            os.read(self._stir_in, 4096)
        if sys.stdin.fileno() in ready:
            data = os.read(sys.stdin.fileno(), 65536)
            self._bytes, self._ended = self._bytes + data, not data


def keyboard() -> Keyboard:
    """What this program is typed at."""
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
    """Begin the next line with this."""
    if not text:
        yield
        return
    import readline

    readline.set_startup_hook(lambda: readline.insert_text(text))
    try:
        yield
    finally:
        readline.set_startup_hook(None)
