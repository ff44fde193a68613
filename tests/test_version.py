"""The program's version is written once, in pyproject.toml; what repeats it agrees."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import millions

ROOT = Path(__file__).parents[1]


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert millions.__version__ == project["version"]
    assert f"version: {project['version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_a_source_tree_on_the_path_can_be_imported() -> None:
    """Without the metadata of an installation there is no version, but everything works."""
    hidden = "import importlib.metadata as known; known.version = lambda name: known.distribution('no such package')"
    code = f"{hidden}; import millions; print(millions.__version__)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "0+source\n"
