"""The optional packages of an extra, and a clear error when one is missing."""

from __future__ import annotations

from importlib.util import find_spec

from millions.core.errors import MillionsError


class MissingExtra(MillionsError, ImportError):
    """A package of one of this project's extras is not installed."""


def need(package: str, extra: str = "research") -> None:
    """Raise `MissingExtra` unless this package of an extra is installed."""
    if find_spec(package) is None:
        raise missing(package, extra)


def missing(package: str | None, extra: str = "research") -> MissingExtra:
    """The error for a package that is not installed."""
    package, how = package or "of that name", f'pip install "millions[{extra}]"'
    return MissingExtra("package-missing", f"this needs the package {package}: {how}", package=package, how=how)


need("numpy")
