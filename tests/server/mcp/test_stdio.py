"""Everything that can take a seat, at one table: `millions mcp`, `/mcp`, a person's client, the stream and a bot."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from millions.client import Api, Link
from millions.core.match import Match
from millions.wire.keys import Key
from tests.client.serving import new_table, remote_table, serving
from tests.loops import in_a_loop
from tests.server.honest import ROOT, Person
from tests.server.mcp.models import LEGACY, Model, model, model_by_command
from tests.serving import Served

ZOE, BOB, ANN, ROBOT = range(4)
LONG_S = 200


async def restart(server: Served) -> None:
    """It is killed, and started again."""
    server.kill()
    await asyncio.to_thread(server.start)


async def waits_through_a_restart(server: Served, table: str, zoe: Model) -> tuple[Key, Key]:
    """Zoe waits while the server is killed, and is told that Bob and Ann sit down: their keys."""
    n = (await zoe.data("look"))["n"]
    waiting = asyncio.create_task(zoe.text("wait", after=n, seconds=30))
    await restart(server)
    keys = Key.new(), Key.new()
    for name, key in zip(("Bob", "Ann"), keys, strict=True):
        Api(server.address).sit(table, name, key)
    assert "Nothing yet" not in await asyncio.wait_for(waiting, LONG_S)
    return keys


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
@in_a_loop
async def test_all_kinds_of_players_outlive_kills_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with serving(tmp_path) as server:
        link = new_table(server.address, "dollars-1e", people=4, bots=1)
        table = Link.read(link).table
        command = [sys.executable, "-m", "millions", "mcp", link, "--lang", "en", "--name", "Zoe"]
        async with model_by_command(command) as zoe, asyncio.timeout(LONG_S):
            bobs, anns = await waits_through_a_restart(server, table, zoe)
            ann = Person(server.address, table, anns, Random(3), ANN, tmp_path / "logs")
            example = ["node", str(ROOT / "examples" / "stream_bot.mjs"), link]
            with subprocess.Popen(example, stdout=subprocess.PIPE, text=True) as robot:
                playing = [asyncio.create_task(one.play()) for one in (zoe, ann)]
                while not zoe.acted:
                    await asyncio.sleep(0.02)
                await restart(server)  # the match cannot go on without Bob: it is not over yet
                async with model(server.address, bobs, LEGACY) as bob:
                    await asyncio.gather(bob.play(), *playing)
                assert '"won":true' in (await asyncio.to_thread(robot.communicate, timeout=LONG_S))[0]
        room = Api(server.address).card(table).room
        seated = [(one.name, one.program) for one in room.sitters[:4]]
        assert seated == [("Zoe", True), ("Bob", True), ("Ann", False), ("Robot", True)]
        assert room.standings
        assert Match.read(remote_table(link, tmp_path).record()).header.programs == (ZOE, BOB, ROBOT)
