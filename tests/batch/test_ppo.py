"""The example of learning on arrays learns something."""

from __future__ import annotations

import batch_ppo
import pytest

from millions import batch


@pytest.mark.slow
def test_ppo_on_arrays_learns_one_heist_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """At toy size: few tables, few rounds, a heist of some 15 decisions."""
    make = batch.make
    monkeypatch.setattr(batch, "make", lambda game, players: make(game, players, one_heist="small"))
    learnt, at_random = batch_ppo.train("dollars-1e", 4, tables=64, steps=32, rounds=8, seed=1)
    assert learnt > at_random + 0.5
