"""The bots by the name people type: ours, those of installed packages, and those somebody names by reference."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from millions.bots.bot import AnyBot, Bot
from millions.bots.personality import Personality
from millions.bots.random_bot import RandomBot
from millions.bots.reason import Reason
from millions.bots.search import Budget, Search, searcher
from millions.bots.skills import SKILLS
from millions.bots.temper import PERSONALITIES
from millions.core import plugins
from millions.core.errors import BadSetup
from millions.core.form import Forms
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.table import View

PERSON = "me"
"""What is typed for a seat where somebody sits at the keyboard: no bot."""

FALLBACK = "random"
"""The bot that plays any game."""

USUAL = "sensible"
"""The bot that takes a seat where nobody says which bot."""

STEWARD = "steward"
"""The bot that acts for an absent person."""


def _installed(name: str) -> AnyBot:
    """A fresh bot of an installed package."""
    return _construct(name, plugins.load_entry_point(plugins.installed(plugins.BOTS_GROUP)[name]))


TRAINED = ("trained", "regular", "novice")
"""The levels of the trained bot. It reads its views as the environments of `millions.research` do, a package that
imports this one; so the registry knows it by reference only."""


def _trained(level: str) -> AnyBot:
    """A fresh trained bot of a level."""
    bot: AnyBot = plugins.load("millions.trained:Trained")(level)  # type: ignore[operator]
    return bot


EXPERT = "expert"
"""The search that thinks ahead with a trained net."""


def _expert(budget: Budget | None = None) -> Search:
    """A fresh search with a trained net."""
    bot: Search = plugins.load("millions.trained:Expert")(budget)  # type: ignore[operator]
    return bot


SEARCHES = {"search": Search, EXPERT: _expert}

OURS: dict[str, Callable[[], AnyBot]] = {
    **{name: partial(Personality, temper) for name, temper in PERSONALITIES.items()},
    **{level: partial(_trained, level) for level in TRAINED},
    **SEARCHES,
    "random": RandomBot,
}

BOTS: dict[str, Callable[[], AnyBot]] = OURS | {
    name: partial(_installed, name) for name in plugins.installed(plugins.BOTS_GROUP) if name not in OURS
}
"""The bots that can be named anywhere, also by a client of the server."""


def bot_named(name: str, game: AnyGame | None = None) -> AnyBot:
    """A fresh bot of this name; some take a parameter: `search:50ms`, `exploiter:sensible`.

    With a `game`, a bot that cannot play it is refused.
    """
    if game is not None and not can_play(name, game):
        known = ", ".join(bots_for(game))
        sentence = f"the bot {name!r} cannot play {game.name}; these can: {known}"
        raise BadSetup("bot-cannot-play", sentence, name=repr(name), game=game.name, known=known)
    if search := searcher(name, bot_named, SEARCHES):
        return search
    if name not in BOTS:
        raise unknown_bot(name)
    return BOTS[name]()


def is_ours(name: str) -> bool:
    """Is this a bot of this package, and so known to choose only what it is offered?"""
    kind, _, rest = name.partition(":")
    return is_ours(rest.partition(":")[0]) if kind == "exploiter" else kind in OURS


def bot_referred_to(name: str, game: AnyGame | None = None) -> AnyBot:
    """Like `bot_named`, and bots by reference too: `mybot.py:Echo`. Only for names that the user has typed."""
    if not plugins.is_reference(name):
        return bot_named(name, game)
    bot = _construct(name, plugins.load(name))
    if game is not None and not _accepts(bot, game):
        sentence = f"the bot {name!r} cannot play {game.name}; it plays: {', '.join(_plays(bot))}"
        raise BadSetup("bot-cannot-play", sentence, name=repr(name), game=game.name, known=", ".join(bots_for(game)))
    return bot


class Adapted(Bot[View]):
    """A bot from outside that is no subclass of `Bot`: `act` is all it needs; `recall` and `explain` are optional."""

    def __init__(self, bot: Any) -> None:
        self.bot, self.plays = bot, tuple(getattr(bot, "plays", ()))

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        action: Action = self.bot.act(view, forms, rng)
        return action

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        if recall := getattr(self.bot, "recall", None):
            recall(view, forms, rng, action)

    def explain(self) -> Reason | None:
        explain = getattr(self.bot, "explain", None)
        return explain() if explain else None


def _construct(name: str, made: object) -> AnyBot:
    """A fresh bot of a class from outside, if it is one."""
    if not isinstance(made, type) or not callable(getattr(made, "act", None)):
        sentence = f"{name} is not a bot: a bot is a class with a method act(view, forms, rng)"
        raise BadSetup("not-a-bot", sentence, name=name)
    try:
        bot = made()
    except Exception as error:
        raise plugins.failed(name, error) from error
    return bot if isinstance(bot, Bot) else Adapted(bot)


def unknown_bot(name: str) -> BadSetup:
    """There is no bot of this name."""
    known = ", ".join(BOTS)
    return BadSetup("unknown-bot", f"there is no bot {name!r}; there is: {known}", name=repr(name), known=known)


# Which bot plays which game


def can_play(name: str, game: AnyGame) -> bool:
    """Can the bot of this name play this game? An unknown name counts as able to: it is refused elsewhere."""
    kind, _, rest = name.partition(":")
    if kind == "exploiter":
        return can_play(rest.partition(":")[0], game)
    if kind in PERSONALITIES or kind in TRAINED or kind == EXPERT:
        return game in SKILLS
    return kind in OURS or kind not in BOTS or _accepts(BOTS[kind](), game)


def _plays(bot: AnyBot) -> tuple[str, ...]:
    """The games that a bot from outside says it plays, by name; empty if it plays any."""
    return tuple(getattr(bot, "plays", ()))


def _accepts(bot: AnyBot, game: AnyGame) -> bool:
    return not _plays(bot) or game.name in _plays(bot)


def bots_for(game: AnyGame) -> tuple[str, ...]:
    """The bots that can play this game, by name."""
    return tuple(name for name in BOTS if _works(name, game))


def _works(name: str, game: AnyGame) -> bool:
    try:
        return can_play(name, game)
    except BadSetup:  # a package that is installed but broken
        return False


def usual_bot(game: AnyGame) -> str:
    """The bot, by name, that takes a seat in this game where nobody says which."""
    return USUAL if can_play(USUAL, game) else FALLBACK


def steward_of(game: AnyGame) -> str:
    """The bot, by name, that acts for an absent person in this game."""
    return STEWARD if can_play(STEWARD, game) else FALLBACK


# Seats as typed


def kind_and_name(text: str) -> tuple[str, str | None]:
    """A seat as typed: `shrewd:Ann` is a shrewd bot called Ann, `search:50ms:Ann` a search with its budget.

    `mybot.py:Echo:Ann` is a bot by reference called Ann.
    """
    parts = [part.strip() for part in text.split(":")]
    if plugins.is_reference(text):
        return ":".join(parts[:2]), ":".join(parts[2:]) or None
    kind = parts[0]
    for cut in range(len(parts), 1, -1):
        try:
            bot_named(":".join(parts[:cut]))
        except BadSetup:
            continue
        return ":".join(parts[:cut]), ":".join(parts[cut:]) if cut < len(parts) else None
    return kind, ":".join(parts[1:]) if len(parts) > 1 else None


def short_name(kind: str) -> str:
    """What a bot is called where nobody gave it a name: its kind or, by reference, the name of its class."""
    return kind.rpartition(":")[2] if plugins.is_reference(kind) else kind
