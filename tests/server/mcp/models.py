"""Scripted models on the official SDK: they look, fill in a form at random, act and wait."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx2
import mcp_types as types
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client
from msgspec.json import encode

from millions.client.link import Link
from millions.client.mcp import Bridge, server_of
from millions.wire.keys import Key

LEGACY, MODERN = "legacy", "auto"


class Model:
    """A scripted model: every answer it got, and how long each was."""

    def __init__(self, client: Client, rng: Random) -> None:
        self.client, self._rng = client, rng
        self.answers: list[str] = []
        self.sizes: dict[str, int] = {}
        self.acted = self.refusals = 0

    async def call(self, tool: str, /, **arguments: Any) -> types.CallToolResult:
        """Call a tool."""
        answer = await self.client.call_tool(tool, arguments)
        content = answer.content[0]
        assert isinstance(content, types.TextContent)
        self.answers.append(content.text + encode(answer.structured_content).decode())
        self.sizes[tool] = max(self.sizes.get(tool, 0), len(self.answers[-1]))
        return answer

    async def text(self, tool: str, /, **arguments: Any) -> str:
        """Call a tool: the words of its answer."""
        content = (await self.call(tool, **arguments)).content[0]
        assert isinstance(content, types.TextContent)
        return content.text

    async def data(self, tool: str, /, **arguments: Any) -> dict[str, Any]:
        """Call a tool: the data of its answer."""
        return (await self.call(tool, **arguments)).structured_content or {}

    async def turn(self) -> dict[str, Any]:
        """Look, and act if the game waits for us; else wait for news."""
        seen = await self.data("look")
        forms = [form for form in seen.get("forms", ()) if _simple(form)]
        if not seen["your_turn"] or not forms:
            return await self.data("wait", after=seen["n"], seconds=1)
        form = self._rng.choice(forms)
        fields = {name: self._rng.choice(blank["among"]) for name, blank in form["blanks"].items()}
        answer = await self.call("act", verb=form["verb"], fields=fields)
        self.refusals += bool(answer.is_error)
        self.acted += not answer.is_error
        return answer.structured_content or {}

    async def play(self) -> None:
        """Play until the match is over."""
        while (await self.turn()).get("stage") != "over":
            pass


def _simple(form: dict[str, Any]) -> bool:
    return all(blank["kind"] == "one of" for blank in form["blanks"].values())


@asynccontextmanager
async def model(url: str, key: Key, mode: str = MODERN, seed: int = 0) -> AsyncIterator[Model]:
    """A model with this key, over HTTP."""
    headers = {"Authorization": f"Bearer {key.reveal()}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60, trust_env=False) as http,
        Client(streamable_http_client(f"{url}/mcp", http_client=http), mode=mode) as client,
    ):
        yield Model(client, Random(seed))


@asynccontextmanager
async def bridged(url: str, key: Key, mode: str = MODERN, seed: int = 0) -> AsyncIterator[Model]:
    """A model behind the bridge of `millions mcp`, without a process of its own."""
    link = Link(url, "any", key)
    async with (
        httpx2.AsyncClient(timeout=60, trust_env=False) as http,
        Client(server_of(Bridge(link, http)), mode=mode) as client,
    ):
        yield Model(client, Random(seed))


@asynccontextmanager
async def model_by_command(command: Sequence[str], mode: str = MODERN, seed: int = 0) -> AsyncIterator[Model]:
    """A model over stdio: it starts this command itself."""
    name, *arguments = command
    async with Client(
        stdio_client(StdioServerParameters(command=name, args=arguments, env={**os.environ})), mode=mode
    ) as client:
        yield Model(client, Random(seed))
