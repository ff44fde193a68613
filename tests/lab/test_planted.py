"""Planted imbalances of the game's numbers are found, with the right sign; a fair variant is not accused.

docs/balance.md reports the same with twenty seeds.
"""

from __future__ import annotations

import pytest
from msgspec import Struct, to_builtins

from millions.core.game import game_named
from millions.lab import weigh
from millions.lab.balance.findings import AGAINST, Finding

GAME = game_named("dollars-1e")


def with_numbers(numbers: dict[str, int], back_to_front: bool = False) -> Struct:
    """The house deck with other numbers; with its cards in another order, other games of the same game are played."""
    data = to_builtins(GAME.read_deck({"variant": numbers}))
    cards = data["cards"][::-1] if back_to_front else data["cards"]
    deck: Struct = GAME.read_deck(data | {"cards": cards})
    return deck


def differences(deck: Struct, against: Struct | str, games: int) -> dict[tuple[str, str], Finding]:
    found = weigh("dollars-1e", deck, against=against, bots=("random",), games=games, seed=1).findings
    return {(one.what.removeprefix(AGAINST), one.of): one for one in found if one.what.startswith(AGAINST)}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("numbers", "what", "of"),
    [({"drivers_fee": 4}, "role-worth", "driver"), ({"first_seat_bonus": 9}, "seat-score", "1")],
)
def test_a_planted_number_is_flagged_with_its_sign(numbers: dict[str, int], what: str, of: str) -> None:
    found = differences(with_numbers(numbers), "house", 120)[what, of]
    assert found.flagged
    assert found.estimate > 0


@pytest.mark.slow
def test_a_fair_variant_against_itself_is_not_flagged() -> None:
    numbers = {"target": 25}
    found = differences(with_numbers(numbers), with_numbers(numbers, back_to_front=True), 120)
    assert any(one.estimate for one in found.values())
    assert not any(one.flagged for one in found.values())
