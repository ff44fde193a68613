"""Two machines on one network, as network namespaces of this one: a host and a guest, joined by a cable."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

WHY_NOT = "network namespaces need Linux, root and the command ip"


class Machine:
    """A namespace with an address of its own."""

    def __init__(self, name: str, address: str) -> None:
        self.name, self.address = name, address

    def command(self, *words: str) -> list[str]:
        """A command that runs there."""
        return ["ip", "netns", "exec", self.name, *words]

    def wrapper(self, folder: Path, program: str) -> Path:
        """A script that runs this program there."""
        script = folder / f"{self.name}.sh"
        script.write_text(f'#!/bin/sh\nexec ip netns exec {self.name} {program} "$@"\n', encoding="utf-8")
        script.chmod(0o700)
        return script


def _ip(*words: str) -> bool:
    return subprocess.run(["ip", *words], capture_output=True).returncode == 0


@contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    """A host and a guest. The test is skipped where there can be none."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("ip")):
        pytest.skip(WHY_NOT)
    mark = os.getpid() % 100_000
    host, guest = Machine(f"host-{mark}", "10.77.0.1"), Machine(f"guest-{mark}", "10.77.0.2")
    try:
        if not (_ip("netns", "add", host.name) and _ip("netns", "add", guest.name)):
            pytest.skip(f"{WHY_NOT}; here they cannot be made")
        cable = ("link", "add", "eth0", "netns", host.name, "type", "veth", "peer", "name", "eth0", "netns", guest.name)
        if not _ip(*cable):
            pytest.skip(f"{WHY_NOT}; here they cannot be joined")
        for machine in (host, guest):
            assert _ip("-n", machine.name, "address", "add", f"{machine.address}/24", "dev", "eth0")
            assert _ip("-n", machine.name, "link", "set", "eth0", "up")
            assert _ip("-n", machine.name, "link", "set", "lo", "up")
        yield host, guest
    finally:
        for machine in (host, guest):
            _ip("netns", "delete", machine.name)
