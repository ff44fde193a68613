"""A server with limits of the tests' choosing: `python -m tests.server.serving CONFIG [LAGS]`, where CONFIG is JSON.

Into the file LAGS it writes how long its event loop was busy: see `Lags`.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from msgspec import json

from millions.server import logs, run
from millions.server.config import Config

EVERY_S = 0.005


class Lags:
    """Measures in processor time how long whatever comes next has to wait for what the event loop does now.

    A timer is due every few milliseconds. The processor time that the loop's thread has used between two ticks is the
    work that stood before the second one. Other programs on the machine do not count. Each line of the file has the
    wall time (of `time.time`) and this processor time, both in seconds.
    """

    def __init__(self, file: Path) -> None:
        self._file, self._used, self._lines = file.open("w"), 0.0, list[str]()

    def start(self) -> None:
        """Begin to measure the running loop."""
        self._used = time.thread_time()
        asyncio.get_running_loop().call_later(EVERY_S, self._tick)

    def _tick(self) -> None:
        used = time.thread_time()
        self._lines.append(f"{time.time():.3f} {used - self._used:.6f}\n")
        if len(self._lines) >= 100:
            self._file.writelines(self._lines)
            self._file.flush()
            self._lines.clear()
        self._used = time.thread_time()
        asyncio.get_running_loop().call_later(EVERY_S, self._tick)


if __name__ == "__main__":
    config, *more = sys.argv[1:]
    logs.set_up(as_json=True, level="info")
    lags = Lags(Path(more[0])) if more else None
    run.REVIEWS_GIVE_WAY = False  # the tests want the processor, too
    run.serve(json.decode(config, type=Config), lambda url: lags.start() if lags is not None else None)
