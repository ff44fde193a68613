"""The HTTP API of a server, as far as clients need it."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from typing import Any, Literal, TypeVar

import msgspec

from millions.client.errors import unreachable
from millions.core.seat import Seat
from millions.wire.answers import Refusal, error_of
from millions.wire.bodies import AskRematch, RematchTable, Seated, SitDown, Successor, TableCard, TableOpened
from millions.wire.keys import Key
from millions.wire.settings import Settings

T = TypeVar("T")

TIMEOUT_S = 15.0

Method = Literal["GET", "POST", "DELETE"]


class Api:
    """One server, given its base address. Refusals are raised, and so is that the server does not answer."""

    def __init__(self, base: str) -> None:
        self.base = base

    def open(self, settings: Settings) -> TableOpened:
        """Open a table."""
        return self._read(TableOpened, "POST", "", settings)

    def card(self, table: str) -> TableCard:
        """A table as a spectator sees it, without the game."""
        return self._read(TableCard, "GET", f"/{table}")

    def sit(self, table: str, name: str, key: Key, commitment: str | None = None, program: bool = False) -> Seat:
        """Take a seat with a key of the client's own; a repeated request gives the same seat."""
        body = SitDown(name=name, key=key.reveal(), commitment=commitment, program=program)
        return self._read(Seated, "POST", f"/{table}/seats", body).seat

    def begin(self, table: str, host: str) -> None:
        """Begin the match, with the host's key; bots take the free seats."""
        self._request("POST", f"/{table}/begin", key=host)

    def rematch(self, table: str, key: Key) -> RematchTable:
        """The table of the rematch, with the key of a seat; the first request opens it."""
        return self._read(RematchTable, "POST", f"/{table}/rematch", AskRematch(), key.reveal())

    def remove(self, table: str, seat: Seat, successor: Successor, host: str) -> None:
        """Remove a player, with the host's key; a bot takes the seat, or it is free for another person."""
        self._request("DELETE", f"/{table}/seats/{seat}?successor={successor}", key=host)

    def close(self, table: str, host: str) -> None:
        """Close a table that has not begun or where nobody plays, with the host's key."""
        self._request("DELETE", f"/{table}", key=host)

    def record(self, table: str) -> bytes:
        """The record of a finished match."""
        return self._request("GET", f"/{table}/record")

    def _read(
        self, kind: type[T], method: Method, path: str, body: msgspec.Struct | None = None, key: str | None = None
    ) -> T:
        try:
            return msgspec.json.decode(self._request(method, path, body, key), type=kind)
        except msgspec.DecodeError:
            raise unreachable(self.base, "the answer is not that of a server of tables") from None

    def _request(self, method: Method, path: str, body: Any = None, key: str | None = None) -> bytes:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self.base}/api/tables{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_S) as response:
                content: bytes = response.read()
                return content
        except urllib.error.HTTPError as error:
            raise self._reason(error) from None
        except urllib.error.URLError as error:
            raise unreachable(self.base, error.reason) from None
        except (OSError, http.client.HTTPException) as error:
            raise unreachable(self.base, error) from None

    def _reason(self, error: urllib.error.HTTPError) -> Exception:
        try:
            return error_of(msgspec.json.decode(error.read(), type=Refusal))
        except msgspec.DecodeError:
            return unreachable(self.base, f"HTTP {error.code}")
