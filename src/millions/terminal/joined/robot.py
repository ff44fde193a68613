"""`millions bot`: a bot of this machine at live tables, at one or at several at once."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

from millions.bots.registry import bot_referred_to
from millions.client import Api, Link, play, rematch
from millions.core.errors import MillionsError
from millions.core.game import game_named
from millions.core.table import Standing

LONGEST_INVITATION = 2000
"""Bytes of an invitation."""

ASK_AGAIN_AFTER_S = 60
"""When to ask again if a bot plays at as many tables as it may."""

BAD_BODY = {"code": "bad-body", "sentence": 'an invitation is {"link": "http://HOST/t/TABLE"}'}

Say = Callable[[str], None]


class Robot:
    """A bot that takes a seat at live tables."""

    def __init__(self, kind: str, name: str, seats: Path, rematches: int = 0) -> None:
        self._kind, self._name, self._seats, self._rematches = kind, name, seats, rematches

    def matches(self, link: str) -> Iterator[tuple[Standing, ...]]:
        """Play at this table, then as many rematches as wanted; the standings of each match."""
        yield self.play(link)
        for _ in range(self._rematches):
            link = rematch(link, self._name, self._seats)
            yield self.play(link)

    def play(self, link: str) -> tuple[Standing, ...]:
        """Play one match, with a bot object of its own; a bot that cannot play the game is refused before it sits."""
        where = Link.read(link)
        game = game_named(Api(where.base).card(where.table).settings.game)
        return play(link, bot_referred_to(self._kind, game).act, self._name, self._seats, Random())


class Host:
    """Waits for invitations, `{"link": "http://HOST/t/TABLE"}`, and plays at several tables at once."""

    def __init__(self, robot: Robot, most: int, say: Say) -> None:
        self._robot, self._most, self._say = robot, most, say
        self._lock = threading.Lock()
        self._playing: set[str] = set()

    def invite(self, link: str) -> tuple[int, dict[str, Any]]:
        """An invitation: the HTTP status of the answer, and its body."""
        try:
            where = Link.read(link).invitation
        except MillionsError as error:
            return 400, {"code": error.code, "sentence": str(error)}
        with self._lock:
            if where not in self._playing and len(self._playing) >= self._most:
                facts = {"limit": "tables", "seconds": ASK_AGAIN_AFTER_S}
                return 429, {"code": "too-many-tables", "sentence": "I play at enough tables", "facts": facts}
            if where not in self._playing:
                self._playing.add(where)
                threading.Thread(target=self._play, args=(link, where), daemon=True).start()
        return 202, {"table": where}

    def _play(self, link: str, where: str) -> None:
        try:
            for standings in self._robot.matches(link):
                self._say(f"{where}: { ({standing.seat: standing.place for standing in standings}) }")
        except MillionsError as error:
            self._say(f"{where}: {error}")
        except Exception as error:  # the bot is somebody's own program
            self._say(f"{where}: {type(error).__name__}: {error}")
        finally:
            with self._lock:
                self._playing.discard(where)

    def serve(self, address: str, port: int) -> ThreadingHTTPServer:
        """A server for invitations; call its `serve_forever`."""
        invite = self.invite

        class Invitations(BaseHTTPRequestHandler):
            timeout = 10

            def do_POST(self) -> None:
                self._answer(*self._invited())

            def _invited(self) -> tuple[int, dict[str, Any]]:
                length = self.headers.get("Content-Length", "")
                data = self.rfile.read(min(int(length), LONGEST_INVITATION)) if length.isdecimal() else b""
                try:
                    link = json.loads(data)["link"]
                except (ValueError, TypeError, KeyError, RecursionError):
                    link = None
                return invite(link) if isinstance(link, str) else (400, BAD_BODY)

            def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
                """Other requests are refused in JSON, too."""
                self._answer(code, {"code": "bad-request", "sentence": f"send an invitation with POST ({message})"})

            def _answer(self, status: int, body: dict[str, Any]) -> None:
                answer = json.dumps(body).encode()
                self.send_response(status)
                if status == 429:
                    self.send_header("Retry-After", str(ASK_AGAIN_AFTER_S))
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing about single requests."""

        server = ThreadingHTTPServer((address, port), Invitations)
        server.daemon_threads = True
        return server
