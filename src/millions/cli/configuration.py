"""Options of a server from three places: the command line, else environment variables, else a TOML file.

An option `--tables-per-hour` is the variable `MILLIONS_TABLES_PER_HOUR` and the key `tables-per-hour` of the file. All
three are made from the one definition of the option.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

VARIABLES: dict[str, Any] = {"auto_envvar_prefix": "MILLIONS"}
"""For commands whose options can also be given as environment variables."""


def _read(ctx: typer.Context, file: Path | None) -> Path | None:
    """Take the options that are not given elsewhere from the file."""
    if file is None:
        return None
    given = {_option(name): value for name, value in _toml(file).items()}
    unknown = sorted(given.keys() - _options_of_serve(ctx))
    if unknown:
        raise typer.BadParameter(f"{file}: there is no option {', '.join(unknown)}", param_hint="--config")
    ctx.default_map = {_name(ctx, option): value for option, value in given.items() if _name(ctx, option)}
    return file


def _toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror}", param_hint="--config") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"{file} is not TOML: {error}", param_hint="--config") from None


def _option(name: str) -> str:
    return f"--{name}"


def _name(ctx: typer.Context, option: str) -> str:
    """The parameter of this option; empty if the command has none, since one file serves several commands."""
    return next((one.name or "" for one in ctx.command.params if option in one.opts), "")


def _options_of_serve(ctx: typer.Context) -> set[str]:
    """What a file may hold, also if another command reads it."""
    whole: Any = ctx.find_root().command
    return {option for one in whole.commands["serve"].params for option in one.opts} - {"--config", "--help"}


ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        is_eager=True,
        callback=_read,
        show_default=False,
        help="A TOML file with options, such as `port = 8000` or `proxy = ['127.0.0.1']`; "
        "the command line and environment variables come first.",
    ),
]
