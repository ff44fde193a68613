"""Bots: they get a view and forms, and return an action. `registry` finds them by name."""

from millions.bots.bot import AnyBot, Bot
from millions.bots.host import Host
from millions.bots.personality import Personality
from millions.bots.random_bot import RandomBot
from millions.bots.reason import Reason
from millions.bots.registry import (
    BOTS,
    FALLBACK,
    PERSON,
    bot_named,
    bot_referred_to,
    bots_for,
    can_play,
    is_ours,
    kind_and_name,
    short_name,
    steward_of,
    unknown_bot,
    usual_bot,
)
from millions.bots.search import Search
from millions.bots.skills import SKILLS
from millions.bots.temper import PERSONALITIES, Temper

__all__ = [
    "BOTS",
    "FALLBACK",
    "PERSON",
    "PERSONALITIES",
    "SKILLS",
    "AnyBot",
    "Bot",
    "Host",
    "Personality",
    "RandomBot",
    "Reason",
    "Search",
    "Temper",
    "bot_named",
    "bot_referred_to",
    "bots_for",
    "can_play",
    "is_ours",
    "kind_and_name",
    "short_name",
    "steward_of",
    "unknown_bot",
    "usual_bot",
]
