"""The constants that every game has: its setting, and the blocks of its action code."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import jax.numpy as jnp
from jax import Array

from millions.research import Limits, Setting, code_of
from millions.research.code import Code


@dataclass(frozen=True, eq=False)
class Box:
    """The constants of one game: its setting, as numbers."""

    setting: Setting

    @cached_property
    def players(self) -> int:
        """The number of players."""
        return self.setting.players

    @cached_property
    def limits(self) -> Limits:
        """The limits on talk, and the indexes that are masked out."""
        return self.setting.limits

    @cached_property
    def code(self) -> Code:
        """The action code of `millions.research`."""
        return code_of(self.setting.game, self.setting.players)

    def laid_out(self, blocks: dict[str, Array]) -> Array:
        """The mask of legal indexes, from the flags of each block of the action code; short blocks are padded."""
        assert set(blocks) == set(self.code.ranges)
        parts: list[Array] = []
        for name, place in self.code.ranges.items():
            flags = jnp.ravel(blocks[name])
            parts += [flags, jnp.zeros(len(place) - flags.shape[0], bool)]
        mask = jnp.concatenate([part for part in parts if part.shape[0]])
        if not self.limits.left_out:
            return mask
        kept = mask & jnp.array([index not in self.limits.left_out for index in range(self.code.size)])
        return jnp.where(kept.any(), kept, mask)
