"""What is asked of a server over HTTP."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from typing import Any, TypeVar

import msgspec

from millions.client.errors import unreachable
from millions.core.seat import Seat
from millions.wire.answers import Refusal, error_of
from millions.wire.bodies import Seated, TableCard, TableOpened
from millions.wire.keys import Key
from millions.wire.settings import Settings

T = TypeVar("T")

PATIENCE = 15.0


class Api:
    """One server. What it refuses is raised; so is that it does not answer."""

    def __init__(self, base: str) -> None:
        self.base = base

    def open(self, settings: Settings) -> TableOpened:
        """Open a table."""
        return self._read(TableOpened, "POST", "", settings)

    def card(self, table: str) -> TableCard:
        """Who sits at a table, and what is played."""
        return self._read(TableCard, "GET", f"/{table}")

    def sit(self, table: str, name: str, key: Key, salt: str | None = None) -> Seat:
        """Sit down with a key of one's own; the same key again is the same seat."""
        body = {"name": name, "key": key.reveal(), "salt": salt}
        return self._read(Seated, "POST", f"/{table}/seats", body).seat

    def begin(self, table: str, host: str) -> None:
        """Begin; bots take the free seats."""
        self._ask("POST", f"/{table}/begin", key=host)

    def record(self, table: str) -> bytes:
        """The record of a finished match."""
        return self._ask("GET", f"/{table}/record")

    def _read(self, kind: type[T], method: str, path: str, body: Any = None) -> T:
        try:
            return msgspec.json.decode(self._ask(method, path, body), type=kind)
        except msgspec.DecodeError:
            raise unreachable(self.base, "what answers is no server of tables") from None

    def _ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> bytes:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self.base}/api/tables{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            raise self._why(error) from None
        except urllib.error.URLError as error:
            raise unreachable(self.base, error.reason) from None
        except (OSError, http.client.HTTPException) as error:
            raise unreachable(self.base, error) from None

    def _why(self, error: urllib.error.HTTPError) -> Exception:
        try:
            return error_of(msgspec.json.decode(error.read(), type=Refusal))
        except msgspec.DecodeError:
            return unreachable(self.base, f"HTTP {error.code}")
