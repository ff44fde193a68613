"""The optional package of the extra `[batch]`, and a clear error when it is missing."""

from __future__ import annotations

from importlib.util import find_spec

from millions.research.extra import MissingExtra

INSTALL = 'pip install "millions[batch]"'


def need(package: str) -> None:
    """Raise `MissingExtra` unless this package of the extra `batch` is installed."""
    if find_spec(package) is None:
        raise MissingExtra(
            "package-missing", f"this needs the package {package}: {INSTALL}", package=package, how=INSTALL
        )


need("jax")
