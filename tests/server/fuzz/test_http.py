"""Schemathesis asks everything that the published description of the HTTP part allows, and much that it does not."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.honest import PATIENCE, ROOT, Program, ask, chairs, finished, seated

EXAMPLES = int(os.environ.get("MILLIONS_REQUESTS", "6"))
"""For each request and kind of data."""

CONFIG = """
hooks = "tests.server.fuzz.hooks"
headers = {{ Authorization = "Bearer {key}" }}

[[operations]]
include-operation-id = [
  "open_table", "sit_down", "command", "play_with_anyone", "change_calls", "branch",
  "practice_answer", "own_practice_answer", "check", "publish_profile",
]
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "401", "404", "409", "422"]

[[operations]]
include-operation-id = "stream"
enabled = false
"""
"""How many play a game, which names are printable, which actions are of which game, which addresses are public, how
long a match is: that is not in the description. A stream does not end by itself: it has tests of its own."""


async def tables(program: Program, key: Key) -> list[str]:
    """One that is open, one where a game is on, one that is over."""
    own = {"key": key.reveal(), "person": key.reveal(), "name": "Ann"}
    found = []
    for people in (3, 1):
        settings = {"game": "dollars-1e", "chairs": chairs(people, "random", "random"), "host": key.reveal()}
        opened = await ask(f"{program.url}/api/tables", "POST", json={**settings, "pace": 60_000, "public": True})
        found.append(opened.json()["table"])
        assert (await ask(f"{program.url}/api/tables/{found[-1]}/seats", "POST", json=own)).status_code == 201
    quick = {"game": "dollars-2e", "chairs": chairs(1, "random", "random"), "pace": 0}
    over = await seated(program, quick, Random())
    await finished(program.url, over)
    return [*found, over.table]


@pytest.mark.slow
@in_a_loop
async def test_every_request_is_answered_as_described_and_nonsense_is_refused(tmp_path: Path) -> None:
    program = Program(str(tmp_path / "tables.db"), tmp_path / "log")
    await program.start()
    try:
        key = Key.new()
        config = tmp_path / "schemathesis.toml"
        config.write_text(CONFIG.format(key=key.reveal()))
        run = await asyncio.to_thread(schemathesis, config, program, await tables(program, key))
    finally:
        program.kill()
    print(run.stdout[-2000:])
    assert run.returncode == 0, run.stdout
    assert program.complaints() == []


def schemathesis(config: Path, program: Program, tables: list[str]) -> subprocess.CompletedProcess[str]:
    """All of its checks."""
    url = f"{program.url}/api/openapi.json"
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", url, "--checks", "all"]
    command += ["--no-color", "--generation-deterministic", "--max-examples", str(EXAMPLES), "--continue-on-failure"]
    command += ["--request-timeout", str(PATIENCE)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "MILLIONS_TABLES": " ".join(tables)}
    return subprocess.run(command, capture_output=True, text=True, cwd=config.parent, env=environment, check=False)
