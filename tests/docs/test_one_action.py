"""docs/one-action.md names the files through which an action really goes, and functions that are in them."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import pytest

from millions.games.heists.components import CROOK, DRIVER
from millions.games.heists.negotiation import Claim
from millions.games.heists.planning import Choose
from millions.server.store import SqliteStore
from millions.tables import LoopClock
from tests.loops import in_a_loop
from tests.server.parties import Evening, serving

ROOT = Path(__file__).resolve().parents[2]
SOURCE = str(ROOT / "src" / "millions")
PAGE = (ROOT / "docs" / "one-action.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\|(?: (?P<number>\d+) \|)? \[`[^`]+`\]\((?P<path>\.\./[^)]+)\) \| `(?P<function>[^`]+)` \|", re.MULTILINE
)


class Stop(NamedTuple):
    """A file on the way, with the function that the page names; `number` is empty for the small questions."""

    number: str
    file: Path
    function: str


STOPS = [
    Stop(row["number"] or "", (ROOT / "docs" / row["path"]).resolve(), row["function"]) for row in ROW.finditer(PAGE)
]
Ran = set[tuple[Path, str]]
"""Files and the names of functions that ran in them."""


@contextmanager
def noting(ran: Ran) -> Iterator[list[bool]]:
    """Note the functions of this program that run while the list is not empty, in threads started meanwhile too."""
    on: list[bool] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if on and event == "call" and frame.f_code.co_filename.startswith(SOURCE):
            ran.add((Path(frame.f_code.co_filename), frame.f_code.co_qualname))

    threading.setprofile(note)  # for the store's threads
    sys.setprofile(note)
    try:
        yield on
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


@pytest.mark.slow
@in_a_loop
async def test_the_way_of_a_claim(tmp_path: Path) -> None:
    ran: Ran = set()
    with noting(ran) as on:
        async with serving(SqliteStore(tmp_path / "tables.db"), LoopClock()) as server:
            evening = await Evening.begin(server, "dollars-1e", 4)
            for seat in range(4):
                await evening.play(seat, Choose((DRIVER,)))
            await evening.play(1, Claim(1, CROOK))
            await evening.all_told()
            on.append(True)
            await evening.play(0, Claim(0, DRIVER))
            await evening.all_told()
            on.clear()
            assert all(client.view["claims"][-1]["role"] == "driver" for client in evening.clients.values())
            await evening.close()
    listed = {stop.file for stop in STOPS}
    assert sorted(str(file) for file in {file for file, _ in ran} - listed) == []
    named = {(stop.file, stop.function) for stop in STOPS if stop.file.suffix == ".py"}
    assert sorted(f"{file}: {function}" for file, function in named - ran) == []


def test_the_files_are_counted() -> None:
    numbered = [stop for stop in STOPS if stop.number]
    assert [int(stop.number) for stop in numbered] == list(range(1, len(numbered) + 1))
    assert f"The way has {len(numbered)} files." in PAGE
    assert f"Another {len(STOPS) - len(numbered)} answer" in PAGE
    assert len({stop.file for stop in STOPS}) == len(STOPS)


def test_the_files_of_the_page_have_these_functions() -> None:
    missing = [stop for stop in STOPS if not stop.file.is_file()]
    assert missing == []
    web = [stop for stop in STOPS if stop.file.suffix != ".py"]
    assert web
    assert [stop for stop in web if not re.search(rf"\b{stop.function}\b", stop.file.read_text(encoding="utf-8"))] == []
