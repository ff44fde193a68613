"""The tools, resources and the prompt on the official SDK. Importing it takes a second: import this module late."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.shared.exceptions import MCPError
from starlette.types import ASGIApp

from millions import __version__
from millions.core.errors import MillionsError
from millions.server.mcp import texts, tools
from millions.server.mcp.disguise import disguise_of
from millions.server.mcp.telling import Teller
from millions.server.mcp.tools import SITTING, TOOLS, Sitting

Context = ServerRequestContext[Any, Any]
PROMPT = types.Prompt(name="play", title="Play well", description="How to play at this table.")


def _sitting(context: Context) -> Sitting:
    sitting: Sitting = context.request.scope[SITTING]  # type: ignore[union-attr]
    return sitting


async def list_tools(context: Context, params: types.PaginatedRequestParams | None) -> types.ListToolsResult:
    return types.ListToolsResult(
        tools=[
            types.Tool(
                name=tool.name,
                description=tool.description,
                input_schema=tool.schema,
                annotations=types.ToolAnnotations(read_only_hint=not tool.changes, open_world_hint=False),
            )
            for tool in TOOLS.values()
        ]
    )


async def call_tool(context: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
    answer = await tools.call(_sitting(context), params.name, params.arguments or {})
    content: list[types.ContentBlock] = [types.TextContent(type="text", text=answer.text)]
    return types.CallToolResult(content=content, structured_content=answer.data, is_error=answer.refused)


async def list_resources(context: Context, params: types.PaginatedRequestParams | None) -> types.ListResourcesResult:
    renamed = _sitting(context).table.state.settings.renamed
    found = [types.Resource(uri=uri, name=name, description=says) for uri, name, says in texts.resources(renamed)]
    return types.ListResourcesResult(resources=found)


async def read_resource(context: Context, params: types.ReadResourceRequestParams) -> types.ReadResourceResult:
    sitting, uri = _sitting(context), str(params.uri)
    try:
        text, kind = await texts.resource(Teller(sitting.table, sitting.seat), uri)
    except MillionsError as error:
        raise MCPError(types.INVALID_PARAMS, str(error)) from None
    state = sitting.table.state
    text = disguise_of(state.game).text(text) if state.settings.renamed else text
    return types.ReadResourceResult(contents=[types.TextResourceContents(uri=uri, text=text, mime_type=kind)])


async def list_prompts(context: Context, params: types.PaginatedRequestParams | None) -> types.ListPromptsResult:
    return types.ListPromptsResult(prompts=[PROMPT])


async def get_prompt(context: Context, params: types.GetPromptRequestParams) -> types.GetPromptResult:
    if params.name != PROMPT.name:
        raise MCPError(types.INVALID_PARAMS, "there is no such prompt")
    content = types.TextContent(type="text", text=texts.PROMPT)
    return types.GetPromptResult(messages=[types.PromptMessage(role="user", content=content)])


@asynccontextmanager
async def application(most_body: int) -> AsyncIterator[ASGIApp]:
    """The SDK's ASGI application. It is stateless: it keeps no sessions."""
    server: Server[Any] = Server(
        "millions",
        version=__version__,
        instructions=texts.PROMPT,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_read_resource=read_resource,
        on_list_prompts=list_prompts,
        on_get_prompt=get_prompt,
    )
    manager = StreamableHTTPSessionManager(server, stateless=True, json_response=True, max_request_body_size=most_body)
    async with manager.run():
        yield manager.handle_request
