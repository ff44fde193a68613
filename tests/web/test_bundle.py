"""The bundle that is shipped: small, and fit for a strict content security policy."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE, WEB = ROOT / "src" / "millions" / "server" / "page", ROOT / "web"
BUDGET = 164_000
"""Everything else, in bytes after gzip."""
ART = re.compile(r"^Table-")
"""Chunks with the games' tables and drawings: they have a budget of their own, in bytes after gzip."""
ART_BUDGET = 150_000


def sizes() -> dict[str, int]:
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in PAGE.rglob("*") if path.is_file()}


def test_the_page_is_small() -> None:
    assert sum(size for name, size in sizes().items() if not ART.match(name)) < BUDGET
    assert sum(size for name, size in sizes().items() if ART.match(name)) < ART_BUDGET


def test_the_page_keeps_to_its_policy() -> None:
    """No inline script or style, no code made from text, nothing loaded from another site."""
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
