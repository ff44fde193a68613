"""Generated pages: the table *game × package* in CONTRIBUTING.md, and what a bot sees in docs/views.md."""

from __future__ import annotations

import pytest

from millions import GAMES
from tests.example_game import GAME
from tests.walks import ALL_GAMES
from tools import view_page
from tools.game_matrix import OWN, PAGE, PARTS, matrix, page_with


def test_contributing_shows_it() -> None:
    """If not: python -m tools.game_matrix"""
    assert page_with(matrix([GAMES[name] for name in ALL_GAMES])) == PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OWN)
def test_our_games_bring_nearly_everything(name: str) -> None:
    missing = [part.what for part in PARTS if not part.brought(GAMES[name])]
    assert missing == (["live tables: negotiation clock, silence"] if name == "million-club" else [])


def test_the_example_game_brings_its_rules_and_nothing_else() -> None:
    assert [part.brought(GAME) for part in PARTS] == [True, True] + [False] * (len(PARTS) - 2)


def test_the_page_of_views_lists_every_field() -> None:
    """If not: python -m tools.view_page"""
    text = view_page.PAGE.read_text(encoding="utf-8")
    assert view_page.page([GAMES[name] for name in OWN]) == text
    for name in OWN:
        table = text.partition(f"## {name}\n")[2].partition("\n## ")[0]
        assert all(f"| `{field}` |" in table for field in GAMES[name].view_type.__struct_fields__)
