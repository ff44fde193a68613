"""`millions mcp`: a seat at a live table for a language model, over standard input and output."""

from __future__ import annotations

from typing import Annotated

import typer

from millions.cli.errors import need, plainly
from millions.cli.options import Lang, language

TableLink = Annotated[
    str,
    typer.Argument(
        metavar="LINK",
        help="The table: `http://HOST/t/TABLE` to sit down, or to return to the seat taken from this machine; with "
        "`#KEY` behind it for a seat taken elsewhere.",
    ),
]
Name = Annotated[str, typer.Option(metavar="NAME", help="The name at the table.")]


def mcp(link: TableLink, name: Name = "Model", lang: Lang = None) -> None:
    """Give a language model a seat at a live table (Model Context Protocol over stdio).

    A client that speaks MCP starts this command. Every server also serves MCP itself, at `/mcp`, with the key of the
    seat as the bearer token.

    Example: `millions mcp http://192.168.1.20:8000/t/TABLE --name Zoe`
    """
    with plainly(language(lang)):
        need("mcp", "websockets")
        import asyncio

        from millions.client import Keyring, Link, RemoteTable
        from millions.client.mcp import run
        from millions.terminal import saves

        table = RemoteTable(Link.read(link), Keyring(saves.data_folder() / "seats"))
        if not table.find_key(name):
            table.sit(name, program=True, salted=False)
        asyncio.run(run(table.link))
