"""`millions mcp LINK`: the official client plays over stdio, beside a person's client and bots, through restarts."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from millions.client import Api, Link
from millions.core.match import Match
from millions.wire.keys import Key
from tests.client.serving import new_table, remote_table, serving
from tests.loops import in_a_loop
from tests.server.mcp.models import LEGACY, MODERN, Model, model, model_by_command
from tests.serving import Served


def command(link: str, *options: str) -> list[str]:
    return [sys.executable, "-m", "millions", "mcp", link, "--lang", "en", *options]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@in_a_loop
async def test_a_model_sits_down_says_that_it_is_a_program_and_plays(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link, key = new_table(server.address, "dollars-1e", people=2, bots=2), Key.new()
        Api(server.address).sit(Link.read(link).table, "Bob", key)
        async with model_by_command(command(link, "--name", "Zoe")) as zoe, model(server.address, key) as bob:
            async with asyncio.timeout(150):
                await asyncio.gather(zoe.play(), bob.play())
        room = Api(server.address).card(Link.read(link).table).room
        assert [(one.name, one.program) for one in room.sitters[:2]] == [("Bob", False), ("Zoe", True)]
        assert room.standings
        assert Match.read(remote_table(link, tmp_path).record()).header.programs == (1,)


async def play_through_restarts(server: Served, models: list[Model]) -> None:
    """Everybody plays to the end, while the server is killed twice."""
    playing = [asyncio.create_task(one.play()) for one in models]
    for _ in range(2):
        await asyncio.sleep(1.5)
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.gather(*playing)


@pytest.mark.slow
@in_a_loop
async def test_models_over_stdio_outlive_kills_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link = new_table(server.address, "dollars-2e", people=2, bots=2, pace=20)
        first, second = command(link, "--name", "Zoe"), command(link, "--name", "Eve")
        async with model_by_command(first, MODERN, 1) as zoe, model_by_command(second, LEGACY, 2) as eve:
            async with asyncio.timeout(200):
                await play_through_restarts(server, [zoe, eve])


@pytest.mark.slow
@in_a_loop
async def test_a_wait_outlasts_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link = new_table(server.address, "dollars-1e", people=2, bots=2)
        async with model_by_command(command(link, "--name", "Zoe")) as zoe:
            n = (await zoe.data("look"))["n"]
            waiting = asyncio.create_task(zoe.text("wait", after=n, seconds=30))
            await asyncio.sleep(0.5)
            server.kill()
            await asyncio.to_thread(server.start)
            await asyncio.sleep(0.5)
            Api(server.address).sit(Link.read(link).table, "Bob", Key.new())
            assert "Nothing yet" not in await asyncio.wait_for(waiting, 60)


@pytest.mark.slow
@in_a_loop
async def test_a_wrong_key_is_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link = f"{new_table(server.address)}#{Key.new().reveal()}"
        async with model_by_command(command(link), LEGACY) as nobody:
            with pytest.raises(Exception, match="this key does not open that"):
                await nobody.call("look")
