"""What was made once is used again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(dict[K, V]):
    """Things by what they are made of, each made when it is first asked for; quicker than a cache that keeps order."""

    def __init__(self, make: Callable[[K], V], most: int = 1 << 12) -> None:
        self.make, self.most = make, most

    def __missing__(self, key: K) -> V:
        if len(self) == self.most:
            self.clear()
        made = self[key] = self.make(key)
        return made
