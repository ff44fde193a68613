"""Drives the real program: `python -m millions`, fed with lines."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from itertools import cycle
from pathlib import Path

from tests.terminal.fork_server import ROOT, TIMEOUT_S, ForkServer

A_MOMENT = 0.05

COMMAND = [sys.executable, "-m", "millions"]


def environment(folder: Path, columns: int = 80) -> dict[str, str]:
    """A clean home, no colours, a width."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "NO_COLOR", "MILLIONS"))
    }
    own = {"XDG_DATA_HOME": str(folder), "COLUMNS": str(columns), "NO_COLOR": "1", "PYTHONUTF8": "1"}
    return {**kept, **own, "TERM": "dumb"}


OWN_PROCESSES = {"arena", "simulate", "serve", "bench"}
"""Commands that start processes themselves, or measure, get a fresh interpreter."""


@cache
def fork_server() -> ForkServer:
    """One for each process that runs tests."""
    return ForkServer(environment(ROOT))


def millions(
    folder: Path,
    *arguments: str,
    lines: list[str] | None = None,
    columns: int = 80,
    own: dict[str, str] | None = None,
) -> Ran:
    """Run a command to its end; `own` are more variables of the environment."""
    typed, variables = "\n".join(lines or []), environment(folder, columns) | (own or {})
    if own or {*arguments[:1]} & OWN_PROCESSES:
        done = subprocess.run(
            [*COMMAND, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=variables,
            cwd=folder,
            timeout=TIMEOUT_S,
        )
        code, out, err = done.returncode, done.stdout, done.stderr
    else:
        code, out, err = fork_server().run(arguments, typed, variables, folder)
    assert "Traceback" not in out + err, err
    return Ran(code, out.replace("\u00a0", " "), err.replace("\u00a0", " "))


class Ran:
    """What came of a command; a no-break space counts as a space."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def said(self) -> str:
        """All words, however the lines were broken."""
        return " ".join((self.out + " " + self.err).split())


class Live:
    """A game that is being played through pipes, to be stopped in the middle."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(folder),
            cwd=folder,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        self.out = ""

    def until(self, pattern: str) -> str:
        """Read until this appears."""
        assert self.process.stdout is not None
        begun = time.monotonic()
        while not re.search(pattern, self.out):
            self.out += read_from(self.process.stdout.fileno(), begun + 60, self.out).decode(errors="replace")
        out, self.out = self.out, ""
        return out

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def nudge(self, line: str) -> bool:
        """Type a line when the program has said all it has to say for now; false if it has ended."""
        assert self.process.stdout is not None
        file = self.process.stdout.fileno()
        while select.select([file], [], [], A_MOMENT)[0]:
            piece = os.read(file, 65536)
            if not piece:
                return False
            self.out += piece.decode(errors="replace")
        with suppress(BrokenPipeError):  # it has just ended, and will be seen to
            self.type(line)
        return True

    def stop(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal, and see what is said last."""
        self.process.send_signal(how)
        rest, _ = self.process.communicate(timeout=60)
        return self.process.returncode, self.out + rest.decode()


def play_out(terminals: list[Live], lines: list[str]) -> None:
    """Type these lines at every terminal, again and again, until all of them have ended."""
    begun, more = time.monotonic(), cycle(lines)
    while terminals:
        line = next(more)
        terminals = [terminal for terminal in terminals if terminal.nudge(line)]
        assert time.monotonic() < begun + 120, [terminal.out for terminal in terminals]


def read_from(file: int, until: float, so_far: object) -> bytes:
    """What comes next from a program; if nothing does until then, the test has failed, and what was said is shown."""
    ready, _, _ = select.select([file], [], [], max(0.0, until - time.monotonic()))
    assert ready, so_far
    piece = os.read(file, 65536)
    assert piece, so_far
    return piece


def saved(folder: Path) -> Path:
    """The one match in the data folder."""
    (file,) = (folder / "millions" / "saves").glob("*.jsonl")
    return file
