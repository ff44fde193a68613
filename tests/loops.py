"""Tests that wait: each runs in an event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any, ParamSpec

P = ParamSpec("P")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run this test in an event loop, on a thread of its own: a browser that another test drives has its own here."""

    @wraps(test)
    def run(*args: P.args, **fixtures: P.kwargs) -> None:
        with ThreadPoolExecutor(1) as alone:
            alone.submit(lambda: asyncio.run(test(*args, **fixtures))).result()

    return run
