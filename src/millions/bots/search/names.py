"""Searches by the name people type: `search:50ms`, `expert:500it`, `exploiter:sensible`, `exploiter:sensible:1s`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from millions.bots.bot import AnyBot
from millions.bots.search.budget import Budget
from millions.bots.search.search import Search
from millions.core.errors import BadSetup
from millions.core.seat import MOST_SEATS

Kinds = Mapping[str, Callable[[Budget | None], Search]]
"""How to make each kind of search, by the name people type."""


def searcher(name: str, bot_named: Callable[[str], AnyBot], kinds: Kinds) -> Search | None:
    """The search of this name; None if the name is another bot's."""
    kind, colon, rest = name.partition(":")
    if kind in kinds:
        return kinds[kind](Budget.read(rest) if colon else None)
    return exploiter(rest, bot_named, kinds) if kind == "exploiter" else None


def exploiter(rest: str, bot_named: Callable[[str], AnyBot], kinds: Kinds) -> Search:
    """A search that knows how all the others decide: they are bots of this name."""
    name, colon, budget = rest.partition(":")
    if name in ("", "exploiter", *kinds):
        raise BadSetup(
            "bot-exploits",
            f"an exploiter knows how the others decide: name a bot that does not search, not {name!r}",
            name=repr(name),
        )
    bot_named(name)  # refused now if there is no such bot
    return Search(Budget.read(budget) if colon else None, dict.fromkeys(range(MOST_SEATS), partial(bot_named, name)))
