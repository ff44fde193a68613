"""Bots: a view and forms are all they get, an action is all they give."""

from collections.abc import Callable
from functools import partial

from millions.bots.bot import Bot
from millions.bots.host import Host
from millions.bots.personality import MINDS, PERSONALITIES, Personality, Temper
from millions.bots.random_bot import RandomBot
from millions.bots.reason import Reason
from millions.bots.search import Search, searcher
from millions.core.errors import BadSetup

PERSON = "me"
"""What is typed for a seat where somebody sits at the keyboard: no bot."""

BOTS: dict[str, Callable[[], Bot]] = {
    **{name: partial(Personality, temper) for name, temper in PERSONALITIES.items()},
    "search": Search,
    "random": RandomBot,
}
"""The bots of this house, by the name people type."""


def bot_named(name: str) -> Bot:
    """A fresh bot of this name; some take a parameter: `search:50ms`, `exploiter:sensible`."""
    if search := searcher(name, bot_named):
        return search
    if name not in BOTS:
        raise unknown_bot(name)
    return BOTS[name]()


def unknown_bot(name: str) -> BadSetup:
    """A bot that nobody knows here."""
    known = ", ".join(BOTS)
    return BadSetup("unknown-bot", f"there is no bot {name!r}; there is: {known}", name=repr(name), known=known)


def kind_and_name(text: str) -> tuple[str, str | None]:
    """A seat as typed: `shrewd:Ann` is a shrewd bot called Ann, `search:50ms:Ann` a search with its budget."""
    parts = [part.strip() for part in text.split(":")]
    kind = parts[0]
    for cut in range(len(parts), 1, -1):
        try:
            bot_named(":".join(parts[:cut]))
        except BadSetup:
            continue
        return ":".join(parts[:cut]), ":".join(parts[cut:]) if cut < len(parts) else None
    return kind, ":".join(parts[1:]) if len(parts) > 1 else None


__all__ = [
    "BOTS",
    "MINDS",
    "PERSON",
    "PERSONALITIES",
    "Bot",
    "Host",
    "Personality",
    "RandomBot",
    "Reason",
    "Search",
    "Temper",
    "bot_named",
    "kind_and_name",
    "unknown_bot",
]
