"""The action codes: small enough, and every index said in words."""

from __future__ import annotations

import pytest

from millions import GAMES
from millions.core.errors import Malformed
from millions.games.heists.bargain import Propose
from millions.games.heists.terms import terms
from millions.research import Turns, code_of, extra, table_of_actions
from millions.research.extra import MissingExtra, need

MOST = {"dollars-1e": 128, "dollars-2e": 192, "million-club": 128}


@pytest.mark.parametrize("game", MOST)
def test_a_code_is_one_for_all_numbers_of_players_and_small(game: str) -> None:
    sizes = {code_of(game, players).size for players in GAMES[game].seat_counts}
    assert len(sizes) == 1
    assert sizes.pop() <= MOST[game]


@pytest.mark.parametrize("game", MOST)
def test_every_index_has_words_of_its_own_and_stands_in_the_table(game: str) -> None:
    code = code_of(game, 4)
    size = code.size
    assert len({code.label(index) for index in range(size)}) == size
    rows = table_of_actions(game).splitlines()[2:]
    assert [row.split(" | ")[1] for row in rows] == [block.name for block in code.blocks]
    assert f"{size - 1} |" in rows[-1]


def test_a_deal_that_is_not_on_the_ladder_has_no_index() -> None:
    turns = Turns.new("dollars-1e", 4, seed=1)
    with pytest.raises(Malformed, match="no index stands for"):
        turns.code.spell(turns.table, 0, Propose(terms([(0, 1, 4)], [1])))


def test_a_missing_package_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda package: None)
    with pytest.raises(MissingExtra, match=r'numpy: pip install "millions\[research\]"') as refused:
        need("numpy")
    assert isinstance(refused.value, ImportError)
