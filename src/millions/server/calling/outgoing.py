"""Requests that the server makes because a person asked for them: over HTTPS, to public addresses, without redirects.

The name is resolved once, every address it has must be public, and the connection goes to one of those addresses: this
prevents DNS rebinding. The operator may allow further origins.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import h11

from millions.wire.answers import Refused

TIMEOUT_S = 10.0
"""For the whole exchange: name, connection, request, status."""

HTTPS_PORT = 443
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that a network translates to IPv4 ones, private ones included."""

READ_BYTES = 4096


class Outgoing:
    """Posts to addresses that people gave."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self._allowed = frozenset(allowed)
        self._context = ssl.create_default_context()

    def check(self, url: str) -> SplitResult:
        """The parts of an address that may be asked for; raises Refused otherwise."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise forbidden() from None
        plain = parts.username is None and parts.password is None and bool(parts.hostname)
        public = parts.scheme == "https" and port in (None, HTTPS_PORT)
        if not (plain and url.isascii() and url.isprintable() and (public or self.allows(parts))):
            raise forbidden()
        return parts

    def allows(self, parts: SplitResult) -> bool:
        """Has the operator allowed this origin, whatever it is?"""
        return f"{parts.scheme}://{parts.netloc}" in self._allowed

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; 0 if none came in time. Raises Refused for an address that may not be asked."""
        parts = self.check(url)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                return await self._exchange(parts, await self._address(parts), headers, body)
        except (OSError, TimeoutError, h11.ProtocolError, asyncio.IncompleteReadError):
            return 0

    async def _address(self, parts: SplitResult) -> str:
        """An address of this host, if all of them may be connected to."""
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
        addresses = [str(where[0]) for *_, where in found]
        if not addresses or not (self.allows(parts) or all(map(is_public, addresses))):
            raise forbidden()
        return addresses[0]

    async def _exchange(self, parts: SplitResult, address: str, headers: Mapping[str, str], body: bytes) -> int:
        secure = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address,
            _port(parts),
            ssl=self._context if secure else None,
            server_hostname=parts.hostname if secure else None,
        )
        try:
            return await _ask(reader, writer, parts, headers, body)
        finally:
            writer.transport.abort()


async def _ask(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    headers: Mapping[str, str],
    body: bytes,
) -> int:
    """Send the request and read the status; the rest of the answer is not read."""
    line = h11.Connection(h11.CLIENT)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fields = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body)), **headers}
    request = h11.Request(method="POST", target=target, headers=list(fields.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(part) or b"")
    await writer.drain()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(READ_BYTES))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            return 0


def _port(parts: SplitResult) -> int:
    return parts.port or (HTTPS_PORT if parts.scheme == "https" else 80)


def is_public(text: str) -> bool:
    """Is this an address of the internet, also after any translation?"""
    address = ip_address(text)
    if isinstance(address, IPv6Address):
        inner: IPv4Address | None = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if address in TRANSLATED or address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def forbidden() -> Refused:
    return Refused("call-address", "this server calls public https addresses only")
