"""`millions audit` over files: what it prints, and its exit codes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from millions.cli.app import app
from millions.server.store import open_store
from millions.tables.store import Kept
from tests.audit.test_audit import Played, played
from tests.loops import apart


def run(*arguments: str | Path) -> Result:
    return apart(lambda: CliRunner().invoke(app, ["audit", *map(str, arguments)]))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Logs of an honest match, and its store in a file."""
    folder = tmp_path_factory.mktemp("audit")

    async def prepare() -> None:
        await copy(await played(folder / "logs"), folder / "tables.db")

    apart(lambda: asyncio.run(prepare()))
    return folder


async def copy(evening: Played, file: Path) -> None:
    store = open_store(str(file))
    kept = await evening.store.kept(evening.table)
    assert isinstance(kept, Kept)
    await store.create(kept, await evening.store.read(evening.table))
    await store.close()


def test_honest_logs_are_said_to_be_so(folder: Path) -> None:
    done = run(folder / "logs", "--store", folder / "tables.db", "--complete")
    assert done.exit_code == 0, done.stderr
    assert "5 clients at 1 table:" in done.stdout
    assert "Nothing is wrong." in done.stdout


def test_a_fault_is_told_with_its_place_and_an_exit_code(folder: Path, tmp_path: Path) -> None:
    log = sorted((folder / "logs").iterdir())[0]
    lines = log.read_bytes().splitlines(keepends=True)
    changed = tmp_path / "changed.jsonl"
    place = [number for number, line in enumerate(lines) if b'"Change"' in line][5]
    changed.write_bytes(b"".join(lines[:place] + lines[place + 1 :]))
    done = run(changed)
    assert done.exit_code == 1
    assert "gap: " in done.stdout
    assert "1 fault." in done.stdout
    told = json.loads(run(changed, "--json").stdout)
    assert told["ok"] is False
    assert told["faults"][0]["kind"] == "gap"
    assert f"{changed}:" in told["faults"][0]["where"]


def test_what_cannot_be_read_is_told(folder: Path, tmp_path: Path) -> None:
    empty, bad = tmp_path / "empty", tmp_path / "bad.jsonl"
    empty.mkdir()
    bad.write_text("nonsense\n")
    for arguments, code, sentence in (
        ([tmp_path / "nowhere.jsonl"], 1, "nowhere.jsonl"),
        ([empty], 1, "no client's log"),
        ([bad], 1, "bad.jsonl, line 1"),
        ([folder / "logs", "--store", tmp_path / "no.db"], 2, "there is no store"),
        ([folder / "logs", "--store", bad], 1, "file is not a database"),
        ([], 2, "Missing argument"),
    ):
        done = run(*arguments)
        assert done.exit_code == code, (arguments, done.stdout)
        assert "".join(sentence.split()) in "".join(done.stderr.split()), done.stderr
    assert not (tmp_path / "no.db").exists()
