"""Bots: a view and forms are all they get, an action is all they give."""

from collections.abc import Callable
from functools import partial

from millions.bots.bot import Bot
from millions.bots.heists.dials import PERSONALITIES, Dials
from millions.bots.host import Host
from millions.bots.personality import MINDS, Personality
from millions.bots.random_bot import RandomBot
from millions.bots.reason import Reason
from millions.bots.search import Search, searcher
from millions.core.errors import BadSetup

BOTS: dict[str, Callable[[], Bot]] = {
    **{name: partial(Personality, dials) for name, dials in PERSONALITIES.items()},
    "search": Search,
    "random": RandomBot,
}
"""The bots of this house, by the name people type."""


def bot_named(name: str) -> Bot:
    """A fresh bot of this name; some take a parameter: `search:50ms`, `exploiter:sensible`."""
    if search := searcher(name, bot_named):
        return search
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise BadSetup("unknown-bot", f"there is no bot {name!r}; there is: {known}", name=repr(name), known=known)
    return BOTS[name]()


__all__ = [
    *("BOTS", "MINDS", "PERSONALITIES", "Bot", "Dials", "Host", "Personality", "RandomBot", "Reason", "Search"),
    *("bot_named", "kind_and_name"),
]
