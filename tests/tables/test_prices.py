"""A price in a line of the talk is understood, in both languages; what is no price for leaving is not."""

from __future__ import annotations

import pytest

from millions.tables.prices import Price, price_in


@pytest.mark.parametrize(
    ("text", "amount", "sells"),
    [
        ("Would you leave for 2?", 2, False),
        ("Leave for 3, Bob", 3, False),
        ("I pay you 2 if you go", 2, False),
        ("Tu pars pour 2\u00a0?", 2, False),
        ("Vous partez pour 4 ?", 4, False),
        ("Je te donne 3 si tu pars", 3, False),
        ("I leave for 3", 3, True),
        ("I’ll go for 2", 2, True),
        ("Give me 4 and I'd leave.", 4, True),
        ("Je pars pour 3", 3, True),
        ("Pour 2, je peux partir", 2, True),
        ("Would you pay 3 if I leave?", 3, True),
    ],
)
def test_a_price_for_leaving_is_understood(text: str, amount: int, sells: bool) -> None:
    assert price_in(text) == Price(amount, sells)


@pytest.mark.parametrize(
    "text",
    [
        "Will you leave?",
        "I have 3",
        "There are 2 Drivers",
        "Leave for 2 or 3?",
        "leave for 0",
        "Here we go!",
        "12.5 go?",
    ],
)
def test_other_lines_name_no_price(text: str) -> None:
    assert price_in(text) is None
