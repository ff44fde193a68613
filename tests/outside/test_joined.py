"""A game that brings nothing but its rules, at a live table in a terminal: `millions play --join`."""

from __future__ import annotations

from pathlib import Path

import pytest

from millions.tables import MemoryStore
from tests.client.serving import new_table, served
from tests.outside.brought import BY_REFERENCE
from tests.terminal.driving import millions


@pytest.mark.slow
@pytest.mark.parametrize("knows", [True, False])
def test_a_terminal_joins_if_it_knows_the_game(knows: bool, tmp_path: Path) -> None:
    with served(MemoryStore()) as url:
        link = new_table(url, "auction", people=1, bots=1)
        own = BY_REFERENCE if knows else None
        ran = millions(tmp_path, "play", "--join", link, "--name", "Ann", lines=["1"] * 50, own=own)
    if knows:
        assert (ran.code, "Ann: Noted: amount 0" in ran.said, "The end" in ran.said) == (0, True, True), ran.out
    else:
        assert (ran.code, "there is no game 'auction'" in ran.said) == (2, True), ran.out
