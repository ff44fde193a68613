"""A heist game's edition: what both have in common, and what is its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.terminal.edition import Edition, Why
from millions.terminal.heists.deals import Rules
from millions.terminal.heists.money import show_money
from millions.terminal.heists.reading import Reader
from millions.terminal.heists.refusals import usual
from millions.terminal.heists.screen import Screen
from millions.terminal.heists.story import Story
from millions.terminal.heists.turn import Turn
from millions.words import Speaker

OwnWhyNot = Callable[[Any, Any, Seat, Speaker], Why | None]


def heist(
    screen: type[Screen[Any]],
    reader: type[Reader[Any]],
    story: type[Story],
    rules: Rules,
    why_not: OwnWhyNot,
    negotiate: type[AnyStep],
) -> Edition:
    """`why_not` is what only this edition refuses in a negotiation."""

    def refused(action: Action, view: Any, step: AnyStep, speaker: Speaker) -> Why | None:
        assert speaker.me is not None
        if not isinstance(step, negotiate):
            return None
        own = why_not(action, view, speaker.me, speaker)
        return own or usual(action, reader.typed(type(action)), view, speaker.me, speaker, rules)

    return Edition(screen, reader, story, Turn, refused, show_money, (negotiate,))
