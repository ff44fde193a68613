"""A real server in a process of its own, that can be stopped and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

COMMAND = "from millions.cli import main; from millions.server import run; run.REVIEWS_GIVE_WAY = False; main()"
"""`millions`, but reviews do not wait until nobody else wants the processor: other tests always do."""

GENEROUS = ["--requests-per-second", "10000", "--tables-per-hour", "10000", "--sockets-per-address", "1000"]


class Served:
    """`millions serve` in a process of its own, on a file, always at the same address."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._options, self.store, self._log = options, folder / "tables.db", folder / "serve.log"
        self.address = ""
        self.start(port=0)

    def start(self, port: int | None = None) -> None:
        """On any port first; then always on the same."""
        wanted = str(int(self.address.rpartition(":")[2]) if port is None else port)
        command = [sys.executable, "-c", COMMAND, "serve", "--lang", "en", "--port", wanted, *GENEROUS, *self._options]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--store", str(self.store)], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found, self._log.read_text(encoding="utf-8")
        self.address = found[0]

    def stop(self) -> None:
        """As its operator would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(timeout=60)
        if self._process.stdout:
            self._process.stdout.close()
