"""What `--json` and `--csv` print, byte for byte: programs read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.driving import millions

PRINTED = Path(__file__).parent / "printed"
CLUB = ("arena", "million-club", "--seats", "random,random:Bob", "--games", "4", "--jobs", "1", "--seed", "5")


def printed(name: str) -> str:
    return (PRINTED / name).read_text(encoding="utf-8")


@pytest.mark.slow
def test_an_arena(tmp_path: Path) -> None:
    assert millions(tmp_path, *CLUB, "--option", "profiles", "--json").out == printed("arena.json")
    assert millions(tmp_path, *CLUB, "--csv").out == printed("arena.csv")


@pytest.mark.slow
def test_a_simulation_and_its_verification(tmp_path: Path) -> None:
    arguments = ("--seats", "random,random,random", "--games", "3", "--jobs", "1", "--out", "runs", "--json")
    assert millions(tmp_path, "simulate", "dollars-2e", *arguments).out == printed("simulate.json")
    record = tmp_path / "runs" / "games" / "0000" / "0000001.jsonl"
    (tmp_path / "cut.jsonl").write_bytes(record.read_bytes()[:2000])
    said = [millions(tmp_path, "verify", file, "--json").out for file in ("runs", str(record), "cut.jsonl")]
    assert "".join(said) == printed("verify.txt")
