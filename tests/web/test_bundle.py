"""The page that is shipped: small, fit for a strict policy, and built from the sources that lie beside it."""

from __future__ import annotations

import filecmp
import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE, WEB = ROOT / "src" / "millions" / "server" / "page", ROOT / "web"
BUDGET = 150_000
ART = re.compile(r"^Table-")
"""The tables of the games, with their pictures, have a budget of their own."""
ART_BUDGET = 150_000


def sizes() -> dict[str, int]:
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in PAGE.rglob("*") if path.is_file()}


def test_the_page_is_small() -> None:
    assert sum(size for name, size in sizes().items() if not ART.match(name)) < BUDGET
    assert sum(size for name, size in sizes().items() if ART.match(name)) < ART_BUDGET


def test_the_page_keeps_to_its_policy() -> None:
    """No script and no style in the markup, nothing that makes code of text, nothing from anywhere else."""
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|https?://", index)
    for path in PAGE.rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"<[a-z]+[^>`]* style=|\beval\(|new Function\(", text), path.name
    for path in PAGE.rglob("*.css"):
        assert "url(http" not in path.read_text(encoding="utf-8"), path.name


def test_the_lock_names_no_address() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


@pytest.mark.slow
def test_the_page_is_what_its_sources_build(tmp_path: Path) -> None:
    """If not: web/build"""
    if not (shutil.which("node") and shutil.which("npm")):
        (pytest.fail if os.environ.get("CI") else pytest.skip)("Node and npm are needed to build the page.")
    copy = tmp_path / "millions"
    shutil.copytree(WEB, copy / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "src" / "millions" / "locale", copy / "src" / "millions" / "locale")
    built = subprocess.run([copy / "web" / "build"], capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    same(PAGE, copy / "src" / "millions" / "server" / "page")


def same(ours: Path, theirs: Path) -> None:
    """Two folders hold the same files with the same bytes."""
    files = {path.relative_to(ours) for path in ours.rglob("*") if path.is_file()}
    assert files == {path.relative_to(theirs) for path in theirs.rglob("*") if path.is_file()}
    different = [path for path in files if not filecmp.cmp(ours / path, theirs / path, shallow=False)]
    assert not different


@pytest.mark.slow
def test_the_sources_are_sound() -> None:
    """svelte-check, where the packages are installed: they are after web/build."""
    if not (WEB / "node_modules").is_dir():
        pytest.skip("web/build has not been run here.")
    checked = subprocess.run(["npm", "run", "--silent", "check"], cwd=WEB, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
