"""Which test files take longest: they run first, so that no whole game in a browser begins when all else is done.

pytest-xdist gives each worker an equal number of tests, in order, and a worker with nothing left takes the last ones
of another (`--dist worksteal`). So each worker begins with some of the longest files, and ends with quick tests.
A file stays together, because its tests share what they compile or play; so does a folder that is named here.
A file that the list lacks runs later. `MILLIONS_TIMES=1 ./test` measures the files that it runs, and notes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain, islice
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).with_name("longest.txt")
LONG_S = 4
"""What takes less is not in the list."""
TOGETHER = ("tests/review",)
"""Folders whose files share what takes long: reviews of the same matches."""


def known() -> Counter[str]:
    """The seconds that each file or folder in the list takes."""
    lines = map(str.split, LIST.read_text(encoding="utf-8").splitlines())
    return Counter({file: int(seconds) for seconds, file in lines})


def home_of(nodeid: str) -> str:
    """The file of a test, or a folder that stays together."""
    file = nodeid.partition("::")[0]
    return next((folder for folder in TOGETHER if file.startswith(f"{folder}/")), file)


def note(took: Mapping[str, float]) -> None:
    """Write the list again, after these files have been measured; others stay in it while they exist."""
    kept = {file: time for file, time in known().items() if (ROOT / file).exists()}
    seconds = Counter(kept | {file: round(time) for file, time in took.items()})
    LIST.write_text(
        "".join(f"{time:>4} {file}\n" for file, time in seconds.most_common() if time >= LONG_S), encoding="utf-8"
    )


def longest_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in parts of equal number, one for each worker; each part begins with its share of the long files."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(home_of(item.nodeid), []).append(item)
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    loads = [0] * workers
    for file, seconds in known().most_common():
        if tests := files.pop(file, None):
            least = loads.index(min(loads))
            parts[least] += tests
            loads[least] += seconds
    quick, ordered = chain.from_iterable(files.values()), list[pytest.Item]()
    for place, part in enumerate(parts):
        number = (len(items) - len(ordered)) // (workers - place)
        ordered += [*part, *islice(quick, max(0, number - len(part)))]
    return [*ordered, *quick]
