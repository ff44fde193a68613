"""The example client works, and the protocol's page shows it as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from millions.tables import MemoryStore
from tests.client.serving import new_table, served

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "random_client.py"


@pytest.mark.slow
def test_the_example_plays_a_whole_match(tmp_path: Path) -> None:
    with served(MemoryStore()) as url:
        command = [sys.executable, str(EXAMPLE), new_table(url, "dollars-2e", bots=3)]
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=100)
    assert ran.returncode == 0, ran.stderr
    assert "won=True" in ran.stdout
    assert list((tmp_path / "seats").iterdir())


def test_the_page_on_the_protocol_shows_the_example() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert f"```python\n{EXAMPLE.read_text(encoding='utf-8')}```" in page
