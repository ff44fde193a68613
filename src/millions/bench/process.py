"""A server in a process of its own, and the memory and processor time of that process."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from millions.core.errors import MillionsError

ADDRESS = re.compile(r"http://([^/\s]+):(\d+)")
STOP_TIMEOUT_S = 15.0
"""A server that has not stopped after this time is killed."""

PROC = Path("/proc")
SPAWNED = "spawn_main"
"""A part of the command line by which worker processes are recognised."""


class Server:
    """A process that serves HTTP."""

    def __init__(self, process: subprocess.Popen[str], host: str, port: int, workers: int = 1) -> None:
        """With several `workers`, its children serve."""
        self._process, self.host, self.port, self._workers = process, host, port, workers

    @property
    def memory(self) -> int:
        """Resident memory in bytes; 0 where the system does not tell."""
        return sum([int(_told(pid, "statm").split()[1]) for pid in self._serving]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu(self) -> float:
        """Processor time of all its threads in seconds; 0 where the system does not tell."""
        fields = [_told(pid, "stat").rpartition(")")[2].split() for pid in self._serving]
        return sum([int(one[11]) + int(one[12]) for one in fields]) / os.sysconf("SC_CLK_TCK")

    @property
    def _serving(self) -> list[str]:
        """The processes that serve; none where the system does not tell."""
        pid = str(self._process.pid)
        if self._workers == 1:
            return [pid] if _told(pid, "statm") else []
        return [child for child in _told(pid, f"task/{pid}/children").split() if SPAWNED in _told(child, "cmdline")]

    def let_patient_workers(self, run: bool) -> int:
        """Resume or suspend its processes of scheduling class idle; returns their number, 0 if the system has no such
        class."""
        if sys.platform != "linux":
            return 0
        workers = [pid for pid in self._children() if os.sched_getscheduler(pid) == os.SCHED_IDLE]
        for pid in workers:
            os.kill(pid, signal.SIGCONT if run else signal.SIGSTOP)
        return len(workers)

    def _children(self) -> list[int]:
        """The processes that it started itself."""
        found = []
        for stat in PROC.glob("[0-9]*/stat"):
            with suppress(OSError):  # gone meanwhile
                parent = int(stat.read_text().rpartition(")")[2].split()[1])
                if parent == self._process.pid:
                    found.append(int(stat.parent.name))
        return found


def _told(pid: str, what: str) -> str:
    """What the system tells of a process; empty where it does not."""
    try:
        return (PROC / pid / what).read_text()
    except OSError:
        return ""


@contextmanager
def running(arguments: Sequence[str], workers: int = 1) -> Iterator[Server]:
    """Start `python -m …`, which prints its address when it is ready; it is stopped at the end in any case."""
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for this process, which stops the server
    )
    try:
        yield Server(process, *_address(process), workers)
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
