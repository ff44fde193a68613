"""A server in a process of its own, and the memory and processor time of that process."""

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
STOP_TIMEOUT_S = 15.0
"""A server that has not stopped after this time is killed."""

PROC = Path("/proc")


class Server:
    """A process that serves HTTP."""

    def __init__(self, process: subprocess.Popen[str], host: str, port: int) -> None:
        self._process, self.host, self.port = process, host, port

    @property
    def memory(self) -> int:
        """Resident memory in bytes; 0 where the system does not tell."""
        try:
            pages = int((PROC / str(self._process.pid) / "statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu(self) -> float:
        """Processor time of all its threads in seconds; 0 where the system does not tell."""
        try:
            fields = (PROC / str(self._process.pid) / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(arguments: Sequence[str]) -> Iterator[Server]:
    """Start `python -m …`, which prints its address when it is ready; it is stopped at the end in any case."""
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for this process, which stops the server
    )
    try:
        yield Server(process, *_address(process))
    finally:
        process.terminate()
        try:
            process.wait(STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[str]) -> tuple[str, int]:
    """Wait for the address that it prints."""
    assert process.stdout is not None
    for line in process.stdout:
        if said := ADDRESS.search(line):
            return said[1], int(said[2])
    raise MillionsError("no-server", "the server to be measured did not start")
