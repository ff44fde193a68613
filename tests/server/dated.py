"""A server on a system whose date is wrong by the seconds in a file: `python -m tests.server.dated CONFIG FILE`."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from msgspec import json

from millions.server import logs
from millions.server.config import Config
from millions.server.run import serve
from millions.tables import LoopClock

SECOND_NS = 1_000_000_000


def main(config: str, file: str) -> None:
    def date_ns() -> int:
        return time.time_ns() + int(Path(file).read_text()) * SECOND_NS

    logs.set_up(as_json=True, level="info")
    serve(json.decode(config, type=Config), lambda url: print(url, flush=True), LoopClock(date_ns))


if __name__ == "__main__":
    main(*sys.argv[1:])
