"""Returns of games with winners and losers."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array


def win_and_loss(winners: Array) -> Array:
    """Winners share 1 and the others share −1; if all players win, or none, every return is 0."""
    players = winners.shape[0]
    won = winners.sum()
    lost = players - won
    value = jnp.where(winners, shares(players)[won], -shares(players)[lost])
    return jnp.where((won > 0) & (lost > 0), value, 0)


def shares(players: int) -> Array:
    """1 divided by each number of players, rounded once: a quotient of arrays may be rounded twice."""
    return jnp.array([0.0, *(1 / number for number in range(1, players + 1))], jnp.float32)
