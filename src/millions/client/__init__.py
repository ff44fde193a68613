"""A Python API for programs at a live table of a server elsewhere: terminals, bots, tests.

Start with `play(link, choose)`, or with `RemoteTable(Link.read(url), Keyring(folder))`, which sits down and connects.

- `link`: the address of a table, with the key of a seat; `keyring`: keys of seats, kept in a folder.
- `pledge`: the server's promise as it was first seen and the player's salt, to check the deal at the end.
- `api`: the HTTP API; `remote`: one table over HTTP, and the way in.
- `connection`: a WebSocket that reconnects by itself (asynchronous); `messages`: what it delivers.
- `replica`: a table as one viewer sees it, in the game's own types; `match`: the same, usable like a local `Match`.
- `player`: all of it for programs that are not asynchronous.
- `program`: `play` takes a seat and lets a function decide to the end, `rematch` finds the next table.
- `mcp`: a seat for a language model, over stdio.

The package uses the protocol only (docs/protocol.md); it imports nothing from the server.
"""

from millions.client.api import Api
from millions.client.connection import Connection
from millions.client.keyring import Keyring
from millions.client.link import Link
from millions.client.log import ClientLog
from millions.client.player import Player
from millions.client.pledge import Pledge, Verdict
from millions.client.program import play, rematch
from millions.client.remote import RemoteTable
from millions.client.replica import Replica

__all__ = [
    "Api",
    "ClientLog",
    "Connection",
    "Keyring",
    "Link",
    "Player",
    "Pledge",
    "RemoteTable",
    "Replica",
    "Verdict",
    "play",
    "rematch",
]
