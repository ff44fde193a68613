"""`millions mcp`: a language model's seat over standard input and output, passed on to the `/mcp` of its server.

The bridge outlives restarts of the server: a call is tried again until the server answers. It needs the extra `server`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from typing import Any

import httpx2
import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp_types.version import LATEST_HANDSHAKE_VERSION

from millions.client.link import Link

PATIENCE_S = 50.0
"""How long a call is tried again while the server does not answer. Clients give up after about a minute."""

RETRY_S = 0.5
TIMEOUT_S = 60.0

Context = ServerRequestContext[Any, Any]


class Bridge:
    """Passes messages on, each as one request."""

    def __init__(self, link: Link, http: httpx2.AsyncClient) -> None:
        assert link.key is not None, "a model needs a seat"
        self._url, self._http = f"{link.base}/mcp", http
        self._headers = {
            "Authorization": f"Bearer {link.key.reveal()}",
            "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": LATEST_HANDSHAKE_VERSION,
        }

    async def ask(self, method: str, params: Mapping[str, Any]) -> dict[str, Any]:
        """The result of a request; raises the error that the server gives."""
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                answer = await self._http.post(self._url, json=message, headers=self._headers)
                if answer.status_code != 503:
                    break
            except httpx2.TransportError as error:
                if time.monotonic() > until:
                    raise MCPError(types.INTERNAL_ERROR, f"the server does not answer ({error})") from None
            if time.monotonic() > until:
                raise MCPError(types.INTERNAL_ERROR, "the server cannot store anything now")
            await asyncio.sleep(RETRY_S)
        return _result(answer)

    async def list_tools(self, context: Context, params: Any) -> types.ListToolsResult:
        return types.ListToolsResult.model_validate(await self.ask("tools/list", {}))

    async def call_tool(self, context: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        arguments = dict(params.arguments or {})
        if params.name == "act":  # tried again, it must be carried out once
            arguments.setdefault("id", f"mcp-{secrets.token_urlsafe(12)}")
        asked = {"name": params.name, "arguments": arguments}
        return types.CallToolResult.model_validate(await self.ask("tools/call", asked))

    async def list_resources(self, context: Context, params: Any) -> types.ListResourcesResult:
        return types.ListResourcesResult.model_validate(await self.ask("resources/list", {}))

    async def read_resource(
        self, context: Context, params: types.ReadResourceRequestParams
    ) -> types.ReadResourceResult:
        return types.ReadResourceResult.model_validate(await self.ask("resources/read", {"uri": str(params.uri)}))

    async def list_prompts(self, context: Context, params: Any) -> types.ListPromptsResult:
        return types.ListPromptsResult.model_validate(await self.ask("prompts/list", {}))

    async def get_prompt(self, context: Context, params: types.GetPromptRequestParams) -> types.GetPromptResult:
        return types.GetPromptResult.model_validate(await self.ask("prompts/get", {"name": params.name}))


def _result(answer: httpx2.Response) -> dict[str, Any]:
    """The result in an answer. A refusal of the server, such as for a key that is not valid, is an error."""
    try:
        body = answer.json()
    except ValueError:
        raise MCPError(types.INTERNAL_ERROR, f"the server answered with status {answer.status_code}") from None
    if not isinstance(body, dict) or "result" not in body:
        error = body.get("error", {}) if isinstance(body, dict) else {}
        sentence = body.get("sentence") if isinstance(body, dict) else None
        raise MCPError(error.get("code", types.INVALID_REQUEST), sentence or error.get("message", "the server refuses"))
    result: dict[str, Any] = body["result"]
    return result


def server_of(bridge: Bridge) -> Server[Any]:
    """A server of MCP that passes everything on."""
    return Server(
        "millions",
        on_list_tools=bridge.list_tools,
        on_call_tool=bridge.call_tool,
        on_list_resources=bridge.list_resources,
        on_read_resource=bridge.read_resource,
        on_list_prompts=bridge.list_prompts,
        on_get_prompt=bridge.get_prompt,
    )


async def run(link: Link) -> None:
    """Serve one seat over standard input and output, until the input ends."""
    async with httpx2.AsyncClient(timeout=TIMEOUT_S) as http:
        server = server_of(Bridge(link, http))
        async with stdio_server() as (incoming, outgoing):
            await server.run(incoming, outgoing, server.create_initialization_options())
