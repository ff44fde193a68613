"""The set of recorded games that goes with a release."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from millions.core import replay
from millions.research import PLANS
from tools.recorded_games import TABLES, make

pytest.importorskip("pyarrow")


def test_the_set_has_every_game_and_can_be_made_again(tmp_path: Path) -> None:
    """Every record verifies; the page lists the tables; a second run changes nothing."""
    assert {game for game, _ in TABLES.values()} == set(PLANS)
    tables = {"dollars-1e-random": TABLES["dollars-1e-random"]}
    packed = make(tmp_path, tables, games=2, jobs=1).read_bytes()
    with ZipFile(make(tmp_path, tables, games=2, jobs=1)) as archive:
        names = archive.namelist()
        records = [archive.read(name) for name in names if name.endswith(".jsonl")]
        assert "| `dollars-1e-random` | dollars-1e | random, random, random, random | 2 |" in archive.read(
            "README.md"
        ).decode("utf-8")
    assert len(records) == 2
    assert all(replay.findings(record).ok for record in records)
    assert {"dollars-1e-random/decisions.parquet", "dollars-1e-random/outcomes.parquet"} <= set(names)
    (again,) = tmp_path.glob("*.zip")
    assert again.read_bytes() == packed
