"""The reading orders list every file of the packages that they describe."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "reading.md").read_text(encoding="utf-8")
LISTED = {(ROOT / "docs" / path).resolve() for path in re.findall(r"\]\((\.\./src/[^)]+\.py)\)", PAGE)}


@pytest.mark.parametrize("package", ["core", "games/heists", "games/dollars1", "tables", "bots", "bots/heists"])
def test_every_file_of_a_described_package_is_listed(package: str) -> None:
    folder = ROOT / "src" / "millions" / package
    files = {path for path in folder.glob("*.py") if path.name != "__init__.py"}
    assert files
    assert sorted(path.name for path in files - LISTED) == []


def test_every_listed_file_exists() -> None:
    assert len(LISTED) > 60
    assert sorted(str(path.relative_to(ROOT)) for path in LISTED if not path.is_file()) == []
