"""Kept matches, one for every way a game can end: they verify for ever, and end the way their name says."""

from __future__ import annotations

from pathlib import Path

import pytest

from millions import Match
from tests.records.find import FOLDER, WAYS

FILES = sorted(FOLDER.rglob("*.jsonl"))


@pytest.mark.parametrize("game", WAYS)
def test_there_is_one_for_every_way(game: str) -> None:
    assert {file.stem for file in FILES if file.parent.name == game} == set(WAYS[game])


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_match_verifies_and_ends_as_its_name_says(file: Path) -> None:
    match = Match.read(file.read_bytes(), strict=True)
    assert match.over
    assert WAYS[file.parent.name][file.stem](match)
