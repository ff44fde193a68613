"""Ways in which a game or a bot comes from outside."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from millions import GAMES, register
from tests.example_game import GAME

ROOT = Path(__file__).parents[2]
AUCTION = str(ROOT / "tests" / "example_game" / "__init__.py") + ":GAME"
"""The example game by reference."""

BY_REFERENCE = {"MILLIONS_GAMES": AUCTION}
"""For a command in a process of its own."""

BOTS = '''"""Bots from outside: no class of ours in sight."""


class Echo:
    """Always the first thing on offer, and the smallest."""

    plays = ("auction", "million-club")

    def act(self, view, forms, rng):
        return next(iter(forms[0]))


class Clumsy:
    def act(self, view, forms, rng):
        return 1 / 0


class Stillborn:
    def __init__(self):
        raise ValueError("not today")

    def act(self, view, forms, rng):
        return None


class Nobody:
    pass
'''


@pytest.fixture(autouse=True, scope="module")
def example_game() -> Iterator[None]:
    """For a folder's conftest.py: the example game takes part in its tests."""
    with registered():
        yield


@contextmanager
def registered() -> Iterator[None]:
    """The example game has its name for a while."""
    register(GAME)
    try:
        yield
    finally:
        del GAMES[GAME.name]


def bots_file(folder: Path) -> Path:
    """A file with bots."""
    file = folder / "mybots.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


def installed(folder: Path, **groups: dict[str, str]) -> dict[str, str]:
    """A package that announces these entry points, by group, as pip would have installed it; the environment to use."""
    site = folder / "site"
    about = site / "outside-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n", encoding="utf-8")
    lines = []
    for group, entries in groups.items():
        lines += [f"[millions.{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    bots_file(site)
    return {"PYTHONPATH": os.pathsep.join([str(site), str(ROOT), str(ROOT / "src")])}
