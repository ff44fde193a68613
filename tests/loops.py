"""Tests that wait: each runs in an event loop of its own, on a thread without one.

A browser that another test drives has an event loop in the main thread, where no second one can run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run this test in an event loop, on a thread of its own."""

    @wraps(test)
    def run(*args: P.args, **fixtures: P.kwargs) -> None:
        apart(lambda: asyncio.run(test(*args, **fixtures)))

    return run


def apart(job: Callable[[], T]) -> T:
    """Run something that makes an event loop, on a thread of its own."""
    with ThreadPoolExecutor(1) as alone:
        return alone.submit(job).result()
