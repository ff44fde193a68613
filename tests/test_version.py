"""The program's version is written once, in pyproject.toml; what repeats it agrees."""

from __future__ import annotations

import tomllib
from pathlib import Path

import millions

ROOT = Path(__file__).parents[1]


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert millions.__version__ == project["version"]
    assert f"version: {project['version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
