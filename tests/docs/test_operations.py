"""The page for operators explains every line that a server can log."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "operations.md"
LEVELS = {"info", "warning", "error", "exception"}
PACKAGES = ("server", "tables")


def logged() -> Iterator[str]:
    """Everything that is logged, with … in the place of facts."""
    for package in PACKAGES:
        for file in (ROOT / "src" / "millions" / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LEVELS:
                    owner, first = node.func.value, node.args[0] if node.args else None
                    if isinstance(owner, ast.Name) and owner.id in ("log", "_log") and isinstance(first, ast.Constant):
                        yield re.sub(r"%[sd]", "…", str(first.value))


def test_every_line_of_the_log_is_explained() -> None:
    section = PAGE.read_text(encoding="utf-8").rpartition("## What the lines of the log mean")[2]
    explained = [re.split(" …", line)[0] if line[:5] != "table" else line for line in re.findall(r"`([^`]+)`", section)]
    lines = set(logged())
    assert len(lines) > 30
    for line in lines:
        parts = [[re.escape(part.strip()) for part in known.split("…")] for known in explained]
        assert any(re.match(".*".join(part), line) for part in parts), line
