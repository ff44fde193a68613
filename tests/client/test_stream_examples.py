"""The examples that play over plain HTTP work, in JavaScript and with curl, and the page on programs shows them."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from millions.tables import MemoryStore
from tests.client.serving import new_table, remote_table, served, serving

ROOT = Path(__file__).parents[2]
JAVASCRIPT, CURL = ROOT / "examples" / "stream_bot.mjs", ROOT / "examples" / "curl_bot.sh"

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
needs_curl = pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="curl or jq is not installed")


@pytest.mark.parametrize(
    ("command", "game"),
    [
        pytest.param(["node", str(JAVASCRIPT)], "dollars-1e", marks=needs_node),
        pytest.param(["node", str(JAVASCRIPT)], "million-club", marks=[needs_node, pytest.mark.slow]),
        pytest.param(["bash", str(CURL)], "dollars-2e", marks=[needs_curl, pytest.mark.slow]),
    ],
)
def test_an_example_plays_a_whole_match(command: list[str], game: str) -> None:
    with served(MemoryStore()) as url:
        ran = subprocess.run([*command, new_table(url, game)], capture_output=True, text=True, timeout=100)
    assert ran.returncode == 0, ran.stderr
    assert '"won":true' in ran.stdout


def moves(link: str) -> int:
    """How much has happened at the table so far."""
    with urlopen(f"{link.replace('/t/', '/api/tables/')}/happened") as answer:
        return len(json.load(answer))


@needs_node
@pytest.mark.slow
def test_the_example_outlives_a_restart_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link = new_table(server.address, "dollars-1e", pace=20)
        robot = subprocess.Popen(["node", str(JAVASCRIPT), link], stdout=subprocess.PIPE, text=True)
        while moves(link) < 10:
            time.sleep(0.05)
        server.kill()
        server.start()
        out, _ = robot.communicate(timeout=100)
        assert '"won":true' in out
        assert remote_table(link, tmp_path).record()


@pytest.mark.parametrize("example", [JAVASCRIPT, CURL])
def test_the_page_on_programs_shows_the_example(example: Path) -> None:
    page = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
    assert f"\n{example.read_text(encoding='utf-8')}```" in page
