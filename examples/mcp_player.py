"""A scripted player on the official MCP client, in place of a language model: it plays and says what it believes.

`millions benchmark` starts it and gives it `MILLIONS_MCP` (the address) and `MILLIONS_KEY` (the key of its seat).
"""

import asyncio
import os
import random
from typing import Any

import httpx2
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client


async def data(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """The data in the answer of a tool."""
    return (await client.call_tool(tool, arguments)).structured_content or {}


def fill(forms: list[dict[str, Any]]) -> dict[str, Any] | None:
    """One of the legal actions, at random. The terms of a deal are left to better players."""
    simple = [form for form in forms if all(blank["kind"] == "one of" for blank in form["blanks"].values())]
    if not simple:
        return None
    form = random.choice(simple)
    fields = {name: random.choice(blank["among"]) for name, blank in form["blanks"].items()}
    return {"verb": form["verb"], "fields": fields}


async def play(client: Client) -> None:
    """Play until the match is over."""
    while (seen := await data(client, "look")).get("stage") != "over":
        action = fill(seen.get("forms", [])) if seen["your_turn"] else None
        if action is None:
            await data(client, "wait", after=seen["n"], seconds=40)
            continue
        roles, shown = seen["view"].get("roles_in_play"), seen["view"].get("shown")
        if roles and shown:
            per_seat, players = seen["view"]["per_seat"], seen["view"]["players"]
            others = [one for one in range(players * per_seat) if one // per_seat != seen["you"]]
            even = dict.fromkeys(roles, 1 / len(roles))
            await data(client, "believe", beliefs={str(character): even for character in others})
        await data(client, "act", **action)


async def main() -> None:
    headers = {"Authorization": f"Bearer {os.environ['MILLIONS_KEY']}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60) as http,
        Client(streamable_http_client(os.environ["MILLIONS_MCP"], http_client=http)) as client,
    ):
        await play(client)


asyncio.run(main())
