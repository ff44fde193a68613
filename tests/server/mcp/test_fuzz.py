"""Hostile calls over MCP: no internal error, no byte of another seat, no stuck table.

A longer run by hand: `MILLIONS_CALLS=20000 pytest tests/server/mcp/test_fuzz.py -n 0 -s`.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from millions.server.mcp.telling import LONGEST_ANSWER
from millions.server.mcp.tools import TOOLS
from tests.loops import in_a_loop
from tests.server.parties import SLOW_IMPORT_S, Evening, serving
from tests.walks import offered

CALLS = int(os.environ.get("MILLIONS_CALLS", "400"))

ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2**63, 10**400, 1.5, -0.0, "", "x", "\x00", "é" * 600, "a" * 3000, "\ud800"),
    *([], {}, [[]], {"": {}}, {"phrase": "Claims"}, {"verb": "Ready"}, {"0": {"brute": 1}}, {"1": {"brute": 2e9}}),
)
NAMES = ("after", "seconds", "verb", "fields", "id", "text", "phrase", "beliefs", "chapter", "seat", "key", "table")
VERBS = ("Choose", "Claim", "Ready", "Withdraw", "Propose", "Accept", "__class__", "Play")
METHODS = ("tools/list", "resources/list", "resources/read", "prompts/get", "initialize", "ping", "nope")


def nested(depth: int) -> Any:
    value: Any = {}
    for _ in range(depth):
        value = {"a": [value]}
    return value


def message(rng: Random) -> Any:
    """Something a hostile client may send."""
    arguments = {rng.choice(NAMES): rng.choice(ODD) for _ in range(rng.randrange(4))}
    match rng.randrange(10):
        case 0:
            return {"jsonrpc": "2.0", "id": rng.choice(ODD), "method": rng.choice(METHODS), "params": arguments}
        case 1:
            return rng.choice([*ODD, [{}], {"jsonrpc": "1.0"}, {"jsonrpc": "2.0", "method": "tools/call"}])
        case 2:
            arguments["fields"] = nested(rng.choice([5, 50, 300]))
        case 3 | 4:
            arguments = {"verb": rng.choice(VERBS), "fields": arguments}
        case 5:
            arguments = {"beliefs": {str(rng.choice(ODD))[:20]: {"brute": rng.choice(ODD)}}}
    if "seconds" in arguments or rng.random() < 0.5:
        arguments["seconds"] = 0
    name = rng.choice([*TOOLS, "nothing"])
    return {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": name, "arguments": arguments}}


@pytest.mark.slow
@in_a_loop
async def test_hostile_calls_break_nothing_and_tell_nothing() -> None:
    rng, statuses, answers = Random(18), Counter[int](), Counter[str]()
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        headers = {"Authorization": f"Bearer {evening.keys[0].reveal()}", "Content-Type": "application/json"}
        hidden = evening.normal(b"")
        for place in range(CALLS):
            accept = rng.choice([*["application/json, text/event-stream"] * 20, "*/*", "x/y"])
            version = rng.choice([*["2025-06-18", "2025-11-25"] * 8, "2026-07-28", "1", "x"])
            more = {"Accept": accept, "MCP-Protocol-Version": version}
            content, more = json.dumps(message(rng)), {**headers, **more}
            answer = await server.http.post("/mcp", content=content, headers=more, timeout=SLOW_IMPORT_S)
            assert answer.status_code < 500, answer.text
            assert b'"code":-32603' not in answer.content, answer.text
            assert len(answer.content) < 3 * LONGEST_ANSWER
            statuses[answer.status_code] += 1
            answers["refused" if b'"isError":true' in answer.content else "answered"] += 1
            if place % 50 == 0:
                seat, form = next(pair for pair in offered(evening.match_table()) if pair[0] >= 0)
                await evening.play(seat, form.sample(rng))
        await evening.all_told()
        assert not hidden
        assert evening.table.room.stage == "playing"
        assert not len(server.application.mcp.waits)
        await evening.close()
    print(f"{CALLS} calls: {dict(statuses)}, {dict(answers)}")
