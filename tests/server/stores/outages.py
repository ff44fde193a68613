"""What is shared by the proofs about a store that goes away: tables, and what must be so meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx

from tests.server.honest import PATIENCE, Evening, Program, ask, chairs

WATCHED = {"game": "dollars-1e", "chairs": chairs(4), "pace": 0}
WITH_BOTS = {"game": "dollars-2e", "chairs": chairs(2, "random", "random"), "pace": 0}
ABANDONED = {"game": "million-club", "chairs": chairs(1, "random"), "pace": 0, "clocks": {"decision": 1}}
"""The player of this seat never connects: the clock runs out and a steward plays on."""


async def until(what: Callable[[], bool]) -> None:
    """Wait for it."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.02)


async def refused_openly(program: Program) -> None:
    """What cannot be stored is refused, with a reason that says no more than that."""
    async with httpx.AsyncClient(trust_env=False) as http:
        answer = await http.post(f"{program.url}/api/tables", json={**WATCHED, "deck": None})
    assert answer.status_code == 503
    assert answer.json()["code"] == "store-unavailable"
    assert answer.headers["retry-after"]


async def still_there(program: Program, evening: Evening) -> None:
    """Reading still works."""
    assert (await ask(f"{program.url}/api/tables/{evening.table}")).status_code == 200


async def over(program: Program, evening: Evening) -> None:
    """Wait for the end of a game that nobody plays."""
    async with asyncio.timeout(PATIENCE):
        while (await ask(f"{program.url}/api/tables/{evening.table}/verification")).status_code != 200:
            await asyncio.sleep(0.1)
