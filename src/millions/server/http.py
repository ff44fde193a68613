"""HTTP around the operations: decoding requests, encoding responses, refusing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from millions.core.errors import Malformed, MillionsError
from millions.core.seat import Seat
from millions.server.access import Rates, address_of, bearer, origin_allowed
from millions.server.base import site_of
from millions.server.calling.caller import Caller
from millions.server.config import Config
from millions.server.exercises import Exercises
from millions.server.house import House
from millions.server.logs import log, what_happened
from millions.server.metrics import Metrics
from millions.server.network import Network, at_machine
from millions.server.operation import JSON, Call, Operation
from millions.server.operations import OPERATIONS
from millions.server.players import Players
from millions.server.refusals import (
    OUR_FAULT,
    foreign_origin,
    no_such_method,
    no_such_page,
    status_of,
    told,
    too_large,
    too_many_requests,
    too_many_tables,
)
from millions.server.reviews import Reviews
from millions.server.sockets import Connections
from millions.tables import TableManager
from millions.wire.keys import Key

Handler = Callable[[Request], Awaitable[Response]]

HOUR_S = 3600.0

MOST_DIGITS = 4
"""A seat number in a path has fewer digits."""

BASIC = 'Basic realm="millions", charset="UTF-8"'
"""Browsers ask for the password themselves."""

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


class Http:
    """Answers HTTP requests."""

    def __init__(
        self,
        manager: TableManager,
        config: Config,
        metrics: Metrics,
        network: Network,
        caller: Caller,
        connections: Connections,
        reviews: Reviews,
        exercises: Exercises,
        players: Players,
        house: House,
    ) -> None:
        self._manager, self._config, self._metrics = manager, config, metrics
        self._network, self._caller, self._connections = network, caller, connections
        self._reviews, self._exercises, self._players = reviews, exercises, players
        self._house = house
        limits = config.limits
        self.requests = Rates(limits.requests_per_second, limits.requests_at_once)
        self.openings = Rates(limits.tables_per_hour / HOUR_S, limits.tables_per_hour)

    def routes(self) -> list[Route]:
        """One route per path, so that a request with a wrong method is answered with all allowed ones."""
        by_path: dict[str, dict[str, Handler]] = {}
        for one in OPERATIONS:
            by_path.setdefault(one.path, {})[one.method] = self._handler(one)
        return [Route(path, _by_method(handlers), methods=METHODS) for path, handlers in by_path.items()]

    def _handler(self, operation: Operation) -> Handler:
        async def handle(request: Request) -> Response:
            try:
                response = await self._answer(operation, request)
            except MillionsError as error:
                response = refused(error)
            except ClientDisconnect:  # the client is gone
                response = Response(status_code=400)
            self._metrics.request(f"{operation.method} {operation.path}", response.status_code)
            return response

        return handle

    async def _answer(self, operation: Operation, request: Request) -> Response:
        address = address_of(request.client and (request.client.host, request.client.port))
        await self._let_in(operation, request, address)
        call = Call(
            manager=self._manager,
            network=self._network,
            caller=self._caller,
            connections=self._connections,
            reviews=self._reviews,
            exercises=self._exercises,
            house=self._house,
            table=request.path_params.get("table", ""),
            profile=request.path_params.get("profile", ""),
            seat=_seat(request.path_params.get("seat", "")),
            key=_key(operation, request),
            query=request.query_params,
            site=site_of(request, self._config.base),
            address=address,
            at_machine=at_machine(request.scope),
            count_opening=lambda: self._count_opening(address),
        )
        if operation.takes is not None:
            call.body = read_body(await self._body(request), operation.takes)
        result = await operation.does(call)
        if isinstance(result, Response):
            return result
        if operation.status == 204:
            return Response(status_code=204)
        body = result if isinstance(result, bytes) else msgspec.json.encode(result)
        return Response(body, operation.status, media_type=operation.kind)

    async def _let_in(self, operation: Operation, request: Request, address: str) -> None:
        if operation.method != "GET" and not origin_allowed(request.headers, self._config.origins):
            raise foreign_origin()
        if operation.own_page and "origin" not in request.headers:
            raise foreign_origin()
        if operation.guarded:
            self._house.admit(request.headers)
        if key := self._players.key_in(request.scope):
            await self._players.pace(key)
        elif wait_s := self.requests.allow(address, operation.cost):
            raise too_many_requests(wait_s)

    def _count_opening(self, address: str) -> None:
        if wait_s := self.openings.allow(address):
            raise too_many_tables(wait_s)

    async def _body(self, request: Request) -> bytes:
        """The body, if it is not too long."""
        most, body = self._config.limits.body, bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise too_large(most)
        return bytes(body)


def _key(operation: Operation, request: Request) -> Key | None:
    if operation.key is None or (operation.keyless and "authorization" not in request.headers):
        return None
    return bearer(request.headers)


def _seat(text: str) -> Seat:
    """A seat in a path; no seat has the number -1."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < MOST_DIGITS else -1


def _by_method(handlers: Mapping[str, Handler]) -> Handler:
    """Dispatch on the method. A HEAD request is handled as GET; the server drops the body."""
    known = {**handlers, "HEAD": handlers["GET"]} if "GET" in handlers else handlers

    async def handle(request: Request) -> Response:
        if request.method in known:
            return await known[request.method](request)
        response = refused(no_such_method())
        response.headers["Allow"] = ", ".join(known)
        return response

    return handle


def read_body(data: bytes, kind: Any) -> Any:
    """Decode a body as the expected type."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("bad-body", f"this cannot be read ({error})", error=str(error)) from None


def refused(error: MillionsError) -> Response:
    """The response for a refusal."""
    status = status_of(error)
    headers = {"Retry-After": str(error.facts.get("seconds", 1))} if status in (429, 503) else {}
    if status == 401:
        headers["WWW-Authenticate"] = BASIC if error.code == "password-needed" else "Bearer"
    return Response(msgspec.json.encode(told(error)), status, headers, media_type=JSON)


async def not_there(request: Request, error: Exception) -> Response:
    """The response for an unknown path or method."""
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    response = refused(no_such_method() if wrong_method else no_such_page())
    response.headers.update(getattr(error, "headers", None) or {})
    return response


async def our_fault(request: Request, error: Exception) -> Response:
    """The response for a bug. Only the log says what happened, and only its type and place."""
    log.error("request failed", **what_happened(error))
    return refused(OUR_FAULT)


def fixed(body: bytes, kind: str = JSON) -> Handler:
    """A handler with a constant response."""

    async def handle(request: Request) -> Response:
        return Response(body, media_type=kind, headers={"Cache-Control": "no-cache"})

    return handle
