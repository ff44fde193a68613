"""The local network: addresses of this machine, listeners at them, and whether invitations can be reached.

A server that listens at 127.0.0.1 can be opened to the local network while it runs: it then listens at the machine's
private addresses too; existing connections are not interrupted. Only the person at the machine may open it.
"""

from __future__ import annotations

import asyncio
import socket
import urllib.request
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, ip_address
from urllib.parse import urlsplit

import ifaddr
from starlette.datastructures import Headers
from starlette.types import Scope

from millions.server.config import Config
from millions.server.logs import log
from millions.wire.answers import Refused
from millions.wire.bodies import Reach

Listen = Callable[[str, int], Awaitable[int]]
"""Listens at one more address, at this port or, if that is taken, at another; returns the port."""

EVERYWHERE = ("0.0.0.0", "::", "")
CHECK_TIMEOUT_S = 3.0
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet", "podman", "lxc")
"""Beginnings of the names of adapters that lead to virtual machines and containers, not to other devices."""

OUTSIDE = ("203.0.113.1", 9)
"""An address for documentation. No packet is sent to it; the system says which of our addresses would be used."""

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class Network:
    """Where the server can be reached from other devices."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._listen: Listen | None = None
        self._ports: dict[str, int] = {}
        """The port at each address of the local network at which the server listens."""
        self._checked: dict[str, bool] = {}
        self._visited = False
        self._opening = asyncio.Lock()

    async def start(self, port: int, listen: Listen) -> tuple[str, ...]:
        """The server listens at its own host: open it to the network if it was asked for. Returns the origins there."""
        self._listen = listen
        self._port = port
        if self._config.host in EVERYWHERE:
            self._ports = dict.fromkeys(addresses(), port)
            await self._check()
        elif self._config.lan == "open":
            await self.open()
        return self.origins

    async def open(self) -> None:
        """Listen at every address of the local network at which the server does not listen yet, and check them."""
        assert self._listen is not None
        async with self._opening:
            for address in addresses():
                if address not in self._ports:
                    try:
                        self._ports[address] = await self._listen(address, self._port)
                    except Refused as refusal:
                        log.warning("cannot listen on the network", code=refusal.code)
            if not self.origins:
                raise no_network()
            await self._check()

    async def _check(self) -> None:
        origins = self.origins
        found = await asyncio.gather(*(asyncio.to_thread(answers, origin) for origin in origins))
        self._checked = dict(zip(origins, found, strict=True))
        log.info("open to the local network", addresses=len(origins), answering=sum(found))

    @property
    def origins(self) -> tuple[str, ...]:
        """Where other devices reach this server, the likeliest first: addresses that the machine still has."""
        return tuple([f"http://{one}:{self._ports[one]}" for one in addresses() if one in self._ports])

    def note(self, scope: Scope) -> None:
        """A request arrived: did it come from another device?"""
        if self._ports and not self._visited and (client := scope.get("client")):
            self._visited = not is_loopback(client[0]) and client[0] not in self._ports

    def reach(self, asked: str, at_machine: bool) -> Reach:
        """Where invitations should lead, for someone who uses this origin."""
        if not is_loopback(urlsplit(asked).hostname or ""):
            return Reach(asked)
        origins = self.origins
        if not origins:
            return Reach(asked, local=True, may_open=at_machine and self.can_open)
        best = next((one for one in origins if self._checked.get(one)), origins[0])
        others = tuple([one for one in origins if one != best]) if at_machine else ()
        return Reach(best, others=others, checked=self._checked.get(best, False), visited=self._visited)

    @property
    def can_open(self) -> bool:
        """Whether the server was started for somebody at this machine, who may open it."""
        return self._listen is not None and self._config.lan != "off" and not self._config.proxies


def at_machine(scope: Scope) -> bool:
    """Does the request come from a browser on this machine, directly?

    Not if it was forwarded: a reverse proxy on this machine connects from here too, for everybody.
    """
    headers, client = Headers(scope=scope), scope.get("client")
    direct = client is not None and is_loopback(client[0]) and not any(name in headers for name in FORWARDED)
    return direct and is_loopback(urlsplit(f"//{headers.get('host', '')}").hostname or "")


def is_loopback(name: str) -> bool:
    """Is this `localhost` or a loopback address, which leads every machine to itself?"""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def addresses() -> tuple[str, ...]:
    """This machine's IPv4 addresses on local networks, the likeliest to be reached by other devices first."""
    found = {
        str(ip.ip): adapter.nice_name.lower()
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4 and _is_local(IPv4Address(ip.ip))
    }
    usual = _usual_address()
    return tuple(sorted(found, key=lambda one: (one != usual, found[one].startswith(VIRTUAL), found[one], one)))


def _is_local(address: IPv4Address) -> bool:
    """An address that the internet does not reach: homes, offices, VPNs."""
    return not (address.is_global or address.is_loopback or address.is_link_local or address.is_unspecified)


def _usual_address() -> str | None:
    """The address from which this machine reaches others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:  # no network
            return None
        return str(probe.getsockname()[0])


def answers(origin: str) -> bool:
    """Does this server answer there? Proxies from the environment are not used."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{origin}/api/network", timeout=CHECK_TIMEOUT_S) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def no_network() -> Refused:
    return Refused(
        "no-network",
        "this machine has no address on a local network: connect it to a network, or start with `--host ADDRESS`",
    )


def not_at_machine() -> Refused:
    return Refused("not-at-machine", "only the person at the server's own machine may open it, in a browser there")
