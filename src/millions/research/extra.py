"""The optional packages of the extra `[research]`, and a clear error when one is missing."""

from __future__ import annotations

from importlib.util import find_spec

from millions.core.errors import MillionsError

INSTALL = 'pip install "millions[research]"'


class MissingExtra(MillionsError, ImportError):
    """A package of one of this project's extras is not installed."""


def need(package: str) -> None:
    """Raise `MissingExtra` unless this package of the extra `research` is installed."""
    if find_spec(package) is None:
        raise missing(package)


def missing(package: str | None) -> MissingExtra:
    """The error for a package that is not installed."""
    package = package or "of that name"
    return MissingExtra("package-missing", f"this needs the package {package}: {INSTALL}", package=package, how=INSTALL)


need("numpy")
