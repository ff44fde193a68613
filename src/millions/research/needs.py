"""What the extra `[research]` brings: whoever has not got it is told how to get it."""

from __future__ import annotations

from importlib.util import find_spec

from millions.core.errors import MillionsError

HOW = 'pip install "millions[research]"'


class MissingExtra(MillionsError, ImportError):
    """A package is missing that an extra of this project would have brought."""


def need(package: str) -> None:
    """A package of the extra `research`."""
    if find_spec(package) is None:
        raise missing(package)


def missing(package: str | None) -> MissingExtra:
    """What to say when a package is not there."""
    package = package or "of that name"
    return MissingExtra("package-missing", f"this needs the package {package}: {HOW}", package=package, how=HOW)


need("numpy")
