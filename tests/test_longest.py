"""The longest test files come first, at every worker; no test is lost, and a file stays together."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from tests import longest


class Named(pytest.Item):
    """A test of which only the name matters."""

    def runtest(self) -> None:
        raise NotImplementedError


def some_tests(request: pytest.FixtureRequest, **files: int) -> list[pytest.Item]:
    """This number of tests of each file."""
    return [
        Named.from_parent(request.session, name=str(number), nodeid=f"{file}.py::{number}")
        for file, tests in files.items()
        for number in range(tests)
    ]


def test_each_worker_begins_with_the_longest_files_and_no_test_is_lost(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "list").write_text("  60 long.py\n  30 longer.py\n  20 medium.py\n   9 elsewhere.py\n")
    monkeypatch.setattr(longest, "LIST", tmp_path / "list")
    items = some_tests(request, quick=9, longer=2, new=4, long=1, medium=2)
    ordered = longest.longest_first(items, 2)
    assert sorted(ordered, key=id) == sorted(items, key=id)
    by_file = [longest.home_of(item.nodeid) for item in ordered]
    first, second = by_file[:9], by_file[9:]  # as pytest-xdist divides them
    assert [file for file, _ in groupby(first)] == ["long.py", "quick.py"]
    assert [file for file, _ in groupby(second)] == ["longer.py", "medium.py", "quick.py", "new.py"]


def test_what_was_measured_takes_the_place_of_what_was_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = tmp_path / "list"
    kept.write_text("  60 play\n  30 test\n  20 README.md\n  10 gone.py\n")
    monkeypatch.setattr(longest, "LIST", kept)
    longest.note({"test": 70.4, "play": longest.LONG_S - 1, "new.py": 5.2})
    assert kept.read_text() == "  70 test\n  20 README.md\n   5 new.py\n"
