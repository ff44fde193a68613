"""Check the locks against pyproject.toml: every package it names is pinned, within its range and hashed."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?P<rest>.*(?:\n .*)*)", re.MULTILINE)


def complaints() -> Iterator[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    extras = project["project"]["optional-dependencies"]
    base = [*project["project"]["dependencies"], *groups["build"], *extras["server"], *extras["push"]]
    dev = [*base, *groups["dev"], *extras["batch"], *extras["lab"], *extras["research"], *extras["train"]]
    for lock, wanted in {"locks/base.txt": base, "locks/dev.txt": dev}.items():
        text = (ROOT / lock).read_text(encoding="utf-8")
        yield from (f"{lock}: {fault}" for fault in faults(text, wanted))


def faults(lock: str, wanted: list[str]) -> Iterator[str]:
    pins = [(canonicalize_name(pin["name"]), pin["version"], pin["rest"]) for pin in PIN.finditer(lock)]
    for requirement in map(Requirement, wanted):
        versions = [version for name, version, _ in pins if name == canonicalize_name(requirement.name)]
        if not versions:
            yield f"{requirement} is not pinned"
        yield from (f"{v} is not {requirement}" for v in versions if v not in requirement.specifier)
    yield from (f"{name} has no hash" for name, _, rest in pins if "--hash=sha256:" not in rest)
    if "://" in lock or re.search(r"^-", lock, re.MULTILINE):
        yield "contains an address or an option; a lock holds names, versions and hashes only"


if __name__ == "__main__":
    found = list(complaints())
    if found:
        sys.exit("\n".join([*found, "Run locks/refresh."]))
