"""Tests that wait: each runs in an event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

P = ParamSpec("P")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run this test in an event loop."""

    @wraps(test)
    def run(*args: P.args, **fixtures: P.kwargs) -> None:
        asyncio.run(test(*args, **fixtures))

    return run
