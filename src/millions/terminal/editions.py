"""What each edition brings to the terminal, by the game's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from millions.core.errors import BadSetup
from millions.core.form import Form
from millions.core.game import game_named
from millions.core.message import Action
from millions.core.step import AnyStep
from millions.games.deals.bargain import Accept, Decline, Propose, TakeBack
from millions.terminal import dollars1, dollars2
from millions.terminal.deals import Rules, Why
from millions.terminal.reading import Reader
from millions.terminal.screen import Screen
from millions.terminal.story import Story


@dataclass(frozen=True)
class Edition:
    """How one game is drawn, read, told and explained."""

    screen: type[Screen[Any]]
    reader: type[Reader[Any]]
    story: type[Story]
    rules: Rules
    why_not: Callable[..., Why | None]
    negotiate: type[AnyStep]
    """The step in which everybody may act, and waiting is allowed."""

    def rule(self, form: Form) -> str:
        """The rule under which a form is offered; deals are the same in both editions, their rules' names are not."""
        rules = self.rules
        own: dict[type[Action], str] = {
            Propose: rules.terms,
            Accept: rules.answers,
            Decline: rules.answers,
            TakeBack: rules.answers,
        }
        return own.get(form.verb, form.rule)


EDITIONS = {
    "dollars-1e": Edition(
        dollars1.Screen, dollars1.Reader, dollars1.Story, dollars1.RULES, dollars1.why_not, dollars1.Negotiate
    ),
    "dollars-2e": Edition(
        dollars2.Screen, dollars2.Reader, dollars2.Story, dollars2.RULES, dollars2.why_not, dollars2.Negotiate
    ),
}


def edition_of(game: str) -> Edition:
    """The edition of this name; a game that the house has but this room cannot draw yet is refused."""
    if game_named(game) and game not in EDITIONS:
        raise BadSetup("not-drawn", f"{game} cannot be played or watched in a terminal yet", game=game)
    return EDITIONS[game]
