"""How long to think about one decision: a number of seconds, or of iterations."""

from __future__ import annotations

import re
from time import perf_counter

from msgspec import Struct

from millions.core.errors import BadSetup

SPELLING = re.compile(r"(\d+(?:\.\d+)?)(ms|s|it)")
LONGEST_S = 60.0
SHORTEST_S = 0.001
MOST_ITERATIONS = 1_000_000


class Budget(Struct, frozen=True):
    """Seconds for each decision; or iterations, which make decisions reproducible."""

    seconds: float = 0.2
    iterations: int | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """`50ms`, `1.5s` or `500it`."""
        spelled = SPELLING.fullmatch(text)
        number, unit = (float(spelled[1]), spelled[2]) if spelled else (0.0, "")
        if unit == "it" and number == int(number) and 1 <= number <= MOST_ITERATIONS:
            return cls(iterations=int(number))
        seconds = number / 1000 if unit == "ms" else number
        if unit in ("s", "ms") and SHORTEST_S <= seconds <= LONGEST_S:
            return cls(seconds=seconds)
        raise BadSetup(
            "bot-budget",
            f"{text!r} is no time to think: give milliseconds (50ms), seconds (1.5s, at most {LONGEST_S:.0f}) or "
            "iterations (500it)",
            budget=repr(text),
            most=int(LONGEST_S),
        )

    def clock(self) -> Clock:
        """A clock that starts now."""
        return Clock(self)


class Clock:
    """How much of a budget is spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.iterations, self.began = budget, 0, perf_counter()
        self.ends = float("inf") if budget.iterations else self.began + budget.seconds

    def spent(self) -> float:
        """0 at the start, 1 when it is time to answer."""
        if self.budget.iterations:
            return self.iterations / self.budget.iterations
        return (perf_counter() - self.began) / self.budget.seconds

    def rings(self) -> bool:
        """Is the time up, even in the middle of an iteration? Never, where iterations are counted."""
        return perf_counter() >= self.ends
