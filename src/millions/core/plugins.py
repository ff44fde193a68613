"""Games and bots from outside this package.

An installed package announces them as entry points (groups `millions.games` and `millions.bots`). Somebody at the
command line may also name them by reference: `mybot.py:Echo` (a file and a name in it) or `package.module:Echo`. The
environment variable MILLIONS_GAMES holds references to games, separated by commas, that every command is to know. A
reference runs code, so it is never taken from a client or from a data file.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import format_exception
from types import ModuleType

from millions.core.errors import BadSetup
from millions.core.game import BROKEN, GAMES, AnyGame, Game, game_named, register

GAMES_GROUP, BOTS_GROUP = "millions.games", "millions.bots"

GAMES_VARIABLE = "MILLIONS_GAMES"


def is_reference(text: str) -> bool:
    """`file.py:Name` or `package.module:Name`; a bare word before the colon is a bot of ours (`shrewd:Ann`)."""
    where, _, name = text.partition(":")
    return bool(name) and any(mark in where for mark in {".", "/", os.sep})


def load(reference: str) -> object:
    """What a reference names; BadSetup says what is missing, or what went wrong while it was imported."""
    where, _, name = reference.partition(":")
    module = _file_module(where) if where.endswith(".py") else _module(where)
    if not hasattr(module, name):
        known = ", ".join(one for one in vars(module) if not one.startswith("_")) or "nothing"
        raise BadSetup(
            "plugin-name", f"{where} has no {name!r}; it has: {known}", where=where, name=repr(name), known=known
        )
    return getattr(module, name)


def load_entry_point(entry: EntryPoint) -> object:
    """What an installed package announces."""
    try:
        return entry.load()
    except Exception as error:
        raise failed(f"{entry.name} ({entry.value})", error) from error


@cache  # asked for every name that is looked up: saves 8 ms
def installed(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group, by name."""
    return {entry.name: entry for entry in entry_points(group=group)}


def failed(what: str, error: Exception) -> BadSetup:
    """Code from outside raised an exception while it was loaded or constructed."""
    why = f"{type(error).__name__}: {error}"
    report = BadSetup("plugin-failed", f"{what} cannot be loaded: {why}", what=what, error=why)
    report.traceback = "".join(format_exception(error))
    return report


# Games


def register_games() -> None:
    """Register the games of installed packages and of MILLIONS_GAMES. One that fails is refused when it is named."""
    for name, entry in installed(GAMES_GROUP).items():
        try:
            register(_checked(load_entry_point(entry), name))
        except BadSetup as error:
            BROKEN[name] = error
    for reference in filter(None, os.environ.get(GAMES_VARIABLE, "").split(",")):
        try:
            register(_checked(load(reference), reference))
        except BadSetup as error:
            BROKEN[reference] = error
            warnings.warn(f"{GAMES_VARIABLE}: {error}", stacklevel=2)


def game_referred_to(name: str) -> AnyGame:
    """The game of this name, or by reference: `mygame.py:GAME`. Only for names that the user has typed.

    A game by reference is registered here and, through the environment, in the processes that this one starts.
    """
    if not is_reference(name):
        return game_named(name)
    game = _checked(load(name), name)
    if game.name not in GAMES:
        register(game)
        where, _, rest = name.partition(":")
        absolute = f"{Path(where).expanduser().resolve()}:{rest}" if where.endswith(".py") else name
        os.environ[GAMES_VARIABLE] = ",".join(filter(None, (os.environ.get(GAMES_VARIABLE), absolute)))
    return game_named(game.name)


def _checked(found: object, name: str) -> AnyGame:
    if not isinstance(found, Game):
        sentence = f"{name} is not a game: a game is a value of the type millions.core.game.Game"
        raise BadSetup("not-a-game", sentence, name=name)
    return found


# Importing


def _module(name: str) -> ModuleType:
    """A module by its dotted name, from the installed packages or the current folder."""
    _search_in(Path.cwd())
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise failed(name, error) from error


def _file_module(where: str) -> ModuleType:
    """The module of a file, imported once; modules that lie beside the file can be imported from it."""
    file = Path(where).expanduser().resolve()
    if not file.is_file():
        raise BadSetup("plugin-file", f"there is no file {where}", file=where)
    name = f"{file.stem}_{hashlib.sha256(str(file).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    _search_in(file.parent)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise failed(where, error) from error
    return module


def _search_in(folder: Path) -> None:
    """Import from this folder too, after everything else."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
