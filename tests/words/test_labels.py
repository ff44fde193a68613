"""Labels made from names, where a game brings no sentences."""

from __future__ import annotations

import pytest

from millions.words.labels import readable, title


@pytest.mark.parametrize(
    ("name", "words"),
    [("LotDrawn", "lot drawn"), ("per_seat", "per seat"), ("million-club", "million club"), ("Bid", "bid")],
)
def test_a_name_becomes_words(name: str, words: str) -> None:
    assert readable(name) == words
    assert title(name) == words.capitalize()
