"""The examples that play over plain HTTP work, in JavaScript and with curl, and the page on programs shows them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from millions.tables import MemoryStore
from tests.client.serving import new_table, served

ROOT = Path(__file__).parents[2]
JAVASCRIPT, CURL = ROOT / "examples" / "stream_bot.mjs", ROOT / "examples" / "curl_bot.sh"

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
needs_curl = pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="curl or jq is not installed")


@pytest.mark.slow
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


@pytest.mark.parametrize("example", [JAVASCRIPT, CURL])
def test_the_page_on_programs_shows_the_example(example: Path) -> None:
    page = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
    assert f"\n{example.read_text(encoding='utf-8')}```" in page
