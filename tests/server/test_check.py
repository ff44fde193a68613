"""A player asks what the rules would say to an action, before acting."""

from __future__ import annotations

from typing import Any

import httpx

from tests.loops import in_a_loop
from tests.server.parties import Evening, serving


async def checked(evening: Evening, seat: int, action: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {evening.keys[seat].reveal()}"}
    address = f"/api/tables/{evening.table.id}/check"
    return await evening.server.http.post(address, json={"action": action}, headers=headers)


@in_a_loop
async def test_the_rules_say_why_they_would_refuse_an_action_and_nothing_happens() -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        match = evening.table.state.match
        assert match is not None
        before = match.log[:]
        for seat, action, code in (
            (1, {"verb": "Choose", "roles": ["driver"]}, None),
            (1, {"verb": "Choose", "roles": ["driver", "brute"]}, "number-of-roles"),
            (2, {"verb": "Ready"}, "not-offered"),
        ):
            answer = await checked(evening, seat, action)
            problem = answer.json()["problem"]
            assert (answer.status_code, problem and problem["code"]) == (200, code)
        assert (await checked(evening, 1, {"verb": "Choose", "roles": "driver"})).status_code == 400
        stranger = await server.http.post(f"/api/tables/{evening.table.id}/check", json={"action": {"verb": "Ready"}})
        assert stranger.status_code == 401
        assert match.log == before
