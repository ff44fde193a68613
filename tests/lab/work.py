"""Work for crews, in a module that worker processes can import; some of it is deadly."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    return number * number


def die_once(folder: Path, number: int) -> int:
    """Kill the process that does number 3; the process that does it next lives."""
    mark = folder / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    """Every process that does number 3 is killed."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def refuse(number: int) -> int:
    """A full disk, at number 3."""
    if number == 3:
        raise OSError(28, "No space left on device", "somewhere")
    return number * number
