"""Every payment says why; the reasons are part of the record, and catalogues speak by them."""

from random import Random

import pytest

from millions import GAMES, Match
from millions.core.seat import OPEN
from millions.core.table import Paid
from tests.walks import NAMES, OWN_GAMES, stretch

REASONS = {
    "dollars-1e": {
        *("ante", "ante-helped", "ante-back", "ante-lost", "deal"),
        *("share", "driver", "crook", "symbol", "fine"),
    },
    "dollars-2e": {
        *("loot", "ante", "ante-helped", "ante-back", "deal"),
        *("acrobat", "brute", "mentalist", "brain", "driver"),
        *("bonus-tech", "bonus-acrobat", "bonus-brute", "bonus-mentalist", "bonus-brain", "bonus-driver"),
        *("rounding", "share", "fine", "pot-lost"),
    },
    "million-club": {
        *("profile", "tax", "capital", "racket", "racketed", "capitalization", "contract"),
        *("colony", "exchange", "exchange-loss", "takeover", "company"),
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(REASONS))
def test_payments_have_just_these_reasons(game: str) -> None:
    seen: set[str] = set()
    for seed in range(120):
        sizes = GAMES[game].seat_counts
        options = {"profiles": seed % 2 == 1} if game == "million-club" else {}
        match = Match.new(game, NAMES[: sizes[seed % len(sizes)]], seed=seed, options=options)
        stretch(match, Random(seed), 10_000)
        seen |= {event.why for event in match.heard(OPEN) if isinstance(event, Paid)}
    assert seen == REASONS[game]


def test_every_game_is_here() -> None:
    assert set(REASONS) == set(OWN_GAMES)
