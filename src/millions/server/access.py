"""Access control: origins, addresses, rate limits, keys in headers."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterable
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from millions.core.errors import Malformed
from millions.server.refusals import no_key
from millions.tables.errors import wrong_key
from millions.wire.keys import Key

MOST_REMEMBERED = 10_000
"""Number of addresses with a bucket; when there are more, full buckets are dropped."""

CHEAP = 5
"""An address may do cheap things (ask for the page, send messages over WebSockets) this many times as often as make API
requests."""

PRIVATE_ENDINGS = ("", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")
"""Endings that home networks give to the name of a machine; nobody can register them."""

IPV6_NETWORK = 64
"""Prefix length of an IPv6 network: one client controls all addresses in it."""


class Rate:
    """A token bucket: a steady rate, and a burst."""

    __slots__ = ("_at", "_clock", "_left", "_most", "_per_second")

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second, self._most, self._clock = per_second, at_once, clock
        self._left, self._at = at_once, clock()

    def wait(self) -> float:
        """Take a token, and return how many seconds to wait before using it."""
        self._refill()
        self._left -= 1
        return max(0.0, -self._left / self._per_second)

    def allows(self, cost: float = 1) -> bool:
        """Take this many tokens if the bucket holds them."""
        self._refill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def seconds_until(self, cost: float = 1) -> float:
        """How long it takes until there are this many tokens."""
        self._refill()
        return max(0.0, (cost - self._left) / self._per_second)

    def spend(self, tokens: float) -> None:
        """Take tokens that were used elsewhere. The bucket may go below zero, by at most its whole size."""
        self._refill()
        self._left = max(-self._most, self._left - min(tokens, 2 * self._most))

    @property
    def rested(self) -> bool:
        """Is the bucket full again?"""
        self._refill()
        return self._left >= self._most

    @property
    def busy(self) -> bool:
        """Is less than half of the bucket left?"""
        self._refill()
        return self._left < self._most / 2

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now


class Rates:
    """A token bucket for each address."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second, self._at_once, self._clock = per_second, at_once, clock
        self._of: dict[str, Rate] = {}
        self._tidy_at = MOST_REMEMBERED
        self.spent: dict[str, float] | None = None
        """Tokens that each address has used and that other processes do not know of yet; None if this is not shared."""

    def allow(self, address: str, cost: float = 1) -> float:
        """Take tokens of this address and return 0; if its bucket holds too few, the seconds until it holds enough."""
        rate, cost = self.of(address), min(cost, self._at_once)
        if not rate.allows(cost):
            return rate.seconds_until(cost)
        if self.spent is not None:
            self.spent[address] = self.spent.get(address, 0) + cost
        return 0.0

    def of(self, address: str) -> Rate:
        """The bucket of this address."""
        if len(self._of) >= self._tidy_at:
            self._of = {one: rate for one, rate in self._of.items() if not rate.rested}
            self._tidy_at = max(MOST_REMEMBERED, 2 * len(self._of))  # amortised: perhaps no bucket is full
        if address not in self._of:
            self._of[address] = Rate(self._per_second, self._at_once, self._clock)
        return self._of[address]


class Ledger:
    """Limits that several processes on one store count together.

    Each process tells the others what an address has used, once the address has used half of its burst. So an address
    that reaches N processes gets N times half a burst, and after that no more than at one process.
    """

    def __init__(self, **shared: Rates) -> None:
        self._shared = shared
        for rates in shared.values():
            rates.spent = {}

    def untold(self) -> dict[str, int]:
        """What busy addresses have used since the last call, by limit and address."""
        told: dict[str, int] = {}
        for name, rates in self._shared.items():
            spent, rates.spent = rates.spent or {}, {}
            for address, tokens in spent.items():
                if rates.of(address).busy and "," not in address:
                    told[f"{name}/{address}"] = round(tokens)
                elif not rates.of(address).rested:
                    rates.spent[address] = tokens
        return told

    def hear(self, what: str, tokens: int) -> None:
        """An address has used this much at another process; unknown limits are ignored."""
        name, _, address = what.partition("/")
        if name in self._shared and address:
            self._shared[name].of(address).spend(tokens)


def address_of(client: tuple[str, int] | None) -> str:
    """The address that limits are counted for: an IPv4 address, or the network of an IPv6 address."""
    host = client[0] if client else "local"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> (128 - IPV6_NETWORK) << (128 - IPV6_NETWORK)))


def origin_allowed(headers: Headers, allowed: Iterable[str]) -> bool:
    """Browsers send the origin of the page: the server's own is allowed, and those configured. Programs send none."""
    origin = headers.get("origin")
    return origin is None or origin in allowed or _place(origin) == headers.get("host", "nowhere")


class KnownHosts:
    """The names under which this server is reached, checked against the Host header.

    A page of another site can make its own name resolve to this machine (DNS rebinding); its requests then look like
    those of our own page, except for the Host header. IP addresses, localhost, the names of this machine, the host it
    listens on and the hosts of configured origins are known. Behind a proxy, which serves certain names only, any name
    is accepted unless origins are configured.
    """

    def __init__(self, host: str, origins: Iterable[str], proxied: bool) -> None:
        named = {(urlsplit(origin).hostname or "").lower() for origin in origins}
        self._any = proxied and not named
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        self._names = {"localhost", host.lower(), machine, *(f"{short}{end}" for end in PRIVATE_ENDINGS), *named}

    def __contains__(self, host: str) -> bool:
        """Is this Host header ours? Browsers always send one; a program may send none."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return not host or self._any or name.rstrip(".") in self._names or name.endswith(".localhost") or _is_ip(name)


def _is_ip(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _place(origin: str) -> str:
    """Host and port of an origin; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def bearer(headers: Headers) -> Key:
    """The key in the Authorization header."""
    kind, _, text = headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise no_key()
    try:
        return Key.read(text.strip())
    except Malformed:
        raise wrong_key() from None
