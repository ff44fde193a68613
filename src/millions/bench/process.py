"""A server in a process of its own, and what that process uses of the machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from millions.core.errors import MillionsError

ADDRESS = re.compile(r"http://([^/\s]+):(\d+)")
PATIENCE = 15.0
"""Seconds for a server to stop by itself."""

PROC = Path("/proc")


class Server:
    """A process that listens somewhere."""

    def __init__(self, process: subprocess.Popen[str], host: str, port: int) -> None:
        self._process, self.host, self.port = process, host, port

    @property
    def memory(self) -> int:
        """The bytes of memory it holds now; 0 where the system does not say."""
        try:
            pages = int((PROC / str(self._process.pid) / "statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu(self) -> float:
        """The seconds of processor time that all its threads have used; 0 where the system does not say."""
        try:
            fields = (PROC / str(self._process.pid) / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(arguments: Sequence[str]) -> Iterator[Server]:
    """Start `python -m …`, which says its address when it is ready; whatever happens, it is stopped at the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a Ctrl-C is for us: we stop it
    )
    try:
        yield Server(process, *_address(process))
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[str]) -> tuple[str, int]:
    """Where it listens, as soon as it says so."""
    assert process.stdout is not None
    for line in process.stdout:
        if said := ADDRESS.search(line):
            return said[1], int(said[2])
    raise MillionsError("no-server", "the server that was to be measured did not start")
