"""Failures as sentences on standard error, and the exit codes."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import typer

FAILED, BAD_ARGUMENTS = 1, 2


@contextmanager
def plainly(lang: str, debug: bool = False) -> Iterator[None]:
    """Print failures as sentences, not tracebacks. With `debug`, a bot's traceback is printed above the sentence."""
    from millions.core.errors import BadSetup, Malformed, MillionsError

    try:
        yield
    except MillionsError as error:
        from millions.words import Speaker

        if debug:
            sys.stderr.write(error.traceback)
        complain(Speaker(lang, None, ()).error(error))
        raise typer.Exit(BAD_ARGUMENTS if isinstance(error, BadSetup | Malformed) else FAILED) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        from millions.words import catalogue

        what = str(error.filename or "")
        complain(catalogue(lang).format("file-error", file=what, error=str(error.strerror or error)))
        raise typer.Exit(FAILED) from None


def complain(sentence: str) -> None:
    """Print a sentence on standard error."""
    from millions.terminal.stage import console, hold

    console(stderr=True).print(hold(sentence))


def need(*packages: str) -> None:
    """Refuse, and say what to install, if one of these packages of the extra `server` is missing."""
    from millions.core.errors import MillionsError

    for package in packages:
        if importlib.util.find_spec(package) is None:
            how = 'pip install "millions[server]"'
            raise MillionsError("package-missing", f"this needs the package {package}: {how}", package=package, how=how)


def refuse_given(given: Mapping[str, object], why: str) -> None:
    """Refuse options that make no sense together with another one, if they were given."""
    for option, value in given.items():
        if value is not None:
            raise typer.BadParameter(why, param_hint=option)
