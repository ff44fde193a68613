"""pgx's own API test on our environments, where pgx is installed (`pip install pgx`); nothing else here needs it."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pytest
from jax import Array

from millions import batch
from millions.batch import State

PLAYERS = {"dollars-1e": 5, "dollars-2e": 5, "million-club": 4}

pgx_test = pytest.importorskip("pgx._src.api_test", reason="pgx is not installed")


def at_random(key: Array, mask: Array) -> Array:
    """pgx's random player; that of pgx 2.6 does not work at a single table with JAX 0.10, not even in pgx's games."""
    return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYERS)
def test_the_api_test_of_pgx_passes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of its questions are not about the interface: whether the game is one of pgx's own, and its drawing."""
    drawn: list[Any] = []
    monkeypatch.setattr(pgx_test, "get_args", lambda _: (game,))
    monkeypatch.setattr(pgx_test, "act_randomly", jax.jit(at_random))
    monkeypatch.setattr(State, "save_svg", lambda state, file: drawn.append(state), raising=False)
    pgx_test.api_test(batch.make(game, PLAYERS[game]), num=2)
    assert len(drawn) == 2
