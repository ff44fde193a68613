"""Which rules of the contract lockstep reaches: those cited by code of the readable engine that has run.

    python -m tests.batch.reached                        every game, as many decisions as the suite plays
    python -m tests.batch.reached million-club 40000     one game, another number of decisions

A rule counts as reached when both engines played the same games, were compared, and meanwhile a function that cites it
has run, a method of a class that cites it has run, or a message whose class cites it was sent. Prints the count, and
the rules that were not reached.
"""

from __future__ import annotations

import inspect
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import CodeType, FrameType, ModuleType
from typing import Any

import millions.games
from millions import GAMES as MATCHES
from millions import batch
from tests.batch import lockstep as running
from tests.batch.lockstep import Game, Words, lockstep
from tests.batch.test_lockstep import DECISIONS, SUITE
from tests.test_contract import GAMES, NAMES, contract, ids


def citations() -> dict[CodeType, str]:
    """For each function of the games, the text that may cite rules: its source, and its class's docstring."""
    found: dict[CodeType, str] = {}
    for module in walk_packages(millions.games.__path__, "millions.games."):
        gather(import_module(module.name), found)
    return found


def gather(module: ModuleType, found: dict[CodeType, str]) -> None:
    """Add the functions and classes of a module."""
    for thing in vars(module).values():
        if getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing):
            for method in vars(thing).values():
                note(method, inspect.getdoc(thing) or "", found)
        else:
            note(thing, "", found)


def note(function: Any, more: str, found: dict[CodeType, str]) -> None:
    """Add a function, a method or a property."""
    function = getattr(function, "fget", None) or inspect.unwrap(getattr(function, "__func__", function))
    if inspect.isfunction(function) and Path(function.__code__.co_filename).exists():
        found[function.__code__] = f"{more}\n{inspect.getsource(function)}"


RAN: set[CodeType] = set()
"""What has run while the readable engine played."""


class Watched(Game):
    """A game of the readable engine whose calls are noted."""

    def __init__(self, *given: Any) -> None:
        with watching():
            super().__init__(*given)

    def choose(self) -> int:
        with watching():
            return super().choose()

    def play(self, index: int, words: Words) -> None:
        with watching():
            super().play(index, words)


@contextmanager
def watching() -> Iterator[None]:
    """Note every function that is called meanwhile."""

    def watch(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            RAN.add(frame.f_code)

    sys.setprofile(watch)
    try:
        yield
    finally:
        sys.setprofile(None)


def reached(game: str, decisions: int) -> set[str]:
    """The rules of a game that are cited by code that has run in lockstep."""
    told: Counter[str] = Counter()
    for players, setting in SUITE[game]:
        told += lockstep(batch.make(game, players, **setting), decisions // len(SUITE[game]) + 1)
    sent = {one.split()[0] for one in told}
    messages = [kind for kind in (*MATCHES[game].actions, *MATCHES[game].events) if kind.__name__ in sent]
    prefix = next(prefix for folder, prefix in GAMES.items() if NAMES[folder] == game)
    texts = [text for code, text in citations().items() if code in RAN]
    return ids("\n".join([*texts, *(inspect.getdoc(kind) or "" for kind in messages)]), prefix)


def main(only: str = "", decisions: str = str(DECISIONS)) -> None:
    """Print what is reached."""
    running.Game = Watched  # type: ignore[misc, assignment]
    for folder, game in NAMES.items():
        if only not in ("", game):
            continue
        rules = contract(folder)
        missed = sorted(rules - reached(game, int(decisions)))
        print(
            f"{game}: {len(rules) - len(missed)} of {len(rules)} rules reached; not: {', '.join(missed) or 'none'}",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
