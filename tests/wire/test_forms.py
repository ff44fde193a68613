"""Forms read back from their descriptions offer the same actions as the server's own."""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest

from millions import GAMES, Match
from millions.core.form import Form, Forms
from millions.core.game import AnyGame
from millions.wire.forms import any_form, read_forms
from millions.wire.shapes import filled
from tests.walks import ALL_GAMES, NAMES, OWN_GAMES, offered, walk_match


def there_and_back(forms: Forms, game: AnyGame) -> Forms:
    """Forms described, decoded and read."""
    described = msgspec.json.encode([form.describe() for form in forms])
    read = msgspec.json.decode(described, type=filled(tuple, any_form(game.actions), ...))
    assert msgspec.json.encode(read) == described
    return read_forms(read)


def some_forms(game: str, players: int, seed: int, steps: int) -> list[Form]:
    """What is offered to people, here and there in a match."""
    match = Match.new(game, NAMES[:players], seed=seed)
    found = [form for _, form in offered(match.table)]
    for _ in islice(walk_match(match, Random(seed)), steps):
        if not match.over:
            found += [form for _, form in offered(match.table)]
    return list({repr(form): form for form in found}.values())


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_form_read_back_offers_the_same_actions(game: str) -> None:
    rng = Random(3)
    for players in (3, 4):
        forms = some_forms(game, players, seed=players, steps=120)
        assert len({form.verb for form in forms}) > (5 if game in OWN_GAMES else 0)
        for form in forms:
            (again,) = there_and_back((form,), GAMES[game])
            assert again.describe() == form.describe()
            assert all(form.sample(rng) in again and again.sample(rng) in form for _ in range(3))
            if form.count() is not None:
                assert again == form
                assert list(again) == list(form)


def test_several_forms_keep_their_order() -> None:
    match = Match.new("million-club", NAMES[:3], seed=1)
    forms = match.forms(match.awaited[0])
    assert there_and_back(forms, match.game) == forms
