"""Who plays in a benchmark: a bot of this program, a program that is given a link, or a model that is given a key."""

from __future__ import annotations

import asyncio
import os
import shlex
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from typing import Literal

from msgspec import Struct

from millions.bots import BOTS, unknown_bot
from millions.core.errors import BadSetup
from millions.wire.keys import Key
from millions.wire.settings import PERSON, Chair

NAMES = ("Alpha", "Bravo", "Carol", "Delta", "Echo", "Fox", "Golf", "Hotel")
"""Neutral names at the table: they do not reveal who plays."""

STOP_TIMEOUT_S = 3.0


class Entrant(Struct, frozen=True):
    """One entrant, as it was typed."""

    kind: Literal["bot", "run", "mcp"]
    what: str
    """The kind of bot, or the command to start."""
    name: str

    @property
    def label(self) -> str:
        """How reports call it."""
        return f"{self.name}: {self.what}" if self.kind == "bot" else f"{self.name}: {self.kind} {self.what}"

    @property
    def chair(self) -> Chair:
        """Its chair at the table."""
        return Chair(self.what if self.kind == "bot" else PERSON, self.name)

    async def start(self, server: str, table: str, key: Key | None) -> Process:
        """Start the command: a program gets the link as its last argument, a model its key in the environment."""
        command, environment = shlex.split(self.what), dict(os.environ)
        if key is None:
            command.append(f"{server}/t/{table}")
        else:
            link = f"{server}/t/{table}#{key.reveal()}"
            environment |= {"MILLIONS_MCP": f"{server}/mcp", "MILLIONS_KEY": key.reveal(), "MILLIONS_LINK": link}
        try:
            return await asyncio.create_subprocess_exec(*command, env=environment, stdin=DEVNULL, stdout=DEVNULL)
        except OSError as error:
            why = error.strerror or str(error)
            raise BadSetup(
                "benchmark-command", f"cannot start {self.what} ({why})", what=self.what, error=why
            ) from None


def read_entrants(typed: str) -> tuple[Entrant, ...]:
    """Entrants, separated by commas: `shrewd`, `run:COMMAND`, `mcp:COMMAND`."""
    entrants = []
    for name, one in zip(NAMES, typed.split(","), strict=False):
        kind, _, what = one.strip().partition(":")
        if kind in ("run", "mcp") and what:
            entrants.append(Entrant("run" if kind == "run" else "mcp", what, name))
        elif one.strip() in BOTS:
            entrants.append(Entrant("bot", one.strip(), name))
        else:
            raise unknown_bot(one.strip())
    return tuple(entrants)


async def stop(process: Process) -> None:
    """Stop a program: it has a moment to exit on its own, then it is killed."""
    try:
        async with asyncio.timeout(STOP_TIMEOUT_S):
            await process.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
