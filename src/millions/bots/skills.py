"""How bots play each game: the one list of this package that names games.

A game that is not listed is played by `random`, by `search` without any help, and by bots from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from millions.bots.club import aloud
from millions.bots.club.guide import ClubGuide
from millions.bots.club.mind import ClubMind
from millions.bots.guide import AnyGuide, Guide
from millions.bots.heists import afterwards
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.first_mind import FirstMind
from millions.bots.heists.guide import HeistGuide
from millions.bots.heists.second_edition import SECOND
from millions.bots.heists.second_mind import SecondMind
from millions.bots.reason import Reason
from millions.bots.talk import Fate, Heard, Promise, Remark
from millions.bots.temper import Temper
from millions.core.errors import BadSetup
from millions.core.form import Forms
from millions.core.game import GAMES, AnyGame
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.table import View
from millions.games import club

V = TypeVar("V", contravariant=True)


class Mind(Protocol[V]):
    """What one personality thinks and remembers at one seat in one match."""

    def meet(self, people: frozenset[Seat], promises: tuple[Promise, ...] = ()) -> None:
        """Which seats people play now, and which prices it has named, as `Bot.meet` and `Bot.named` say."""

    def decide(self, view: V, forms: Forms, rng: Random) -> tuple[Action, Reason]:
        """One of the actions offered, and why."""

    def recall(self, view: V, forms: Forms, rng: Random, action: Action) -> None:
        """Remember a past decision, as `Bot.recall` says."""

    def aloud(self, view: V, action: Action) -> Remark | None:
        """What to say aloud with this action, on which it has just decided."""

    def reply(self, view: V, heard: Heard, rng: Random) -> Remark | None:
        """What to answer aloud to something that a player said."""


AnyMind = Mind[Any]


def nothing_to_say(fate: Fate) -> list[tuple[Seat, Remark]]:
    """In most games bots take what comes without a word."""
    return []


class Skill(NamedTuple):
    """How bots play one game: the mind of its personalities, what a search is told, and what they say of events."""

    mind: Callable[[Temper], AnyMind]
    guide: Callable[[], AnyGuide]
    of_fate: Callable[[Fate], list[tuple[Seat, Remark]]] = nothing_to_say
    """What players may say of what has just happened to them, before everybody's eyes."""


SKILLS: dict[AnyGame, Skill] = {
    FIRST.game: Skill(
        lambda temper: FirstMind(temper.dials), lambda: HeistGuide(FIRST), partial(afterwards.of_fate, FIRST)
    ),
    SECOND.game: Skill(
        lambda temper: SecondMind(temper.dials), lambda: HeistGuide(SECOND), partial(afterwards.of_fate, SECOND)
    ),
    club.GAME: Skill(lambda temper: ClubMind(temper.taste), lambda: ClubGuide(club.GAME), aloud.of_fate),
}


def mind_for(view: View, temper: Temper) -> AnyMind:
    """A fresh mind for the game that this view shows."""
    game = game_of(type(view))
    if game not in SKILLS:
        known = ", ".join(one.name for one in SKILLS)
        sentence = f"a personality cannot play {game.name}; it plays: {known}"
        raise BadSetup("bot-cannot-play", sentence, name="personality", game=game.name, known=known)
    return SKILLS[game].mind(temper)


def fates_in(game: AnyGame, fate: Fate) -> list[tuple[Seat, Remark]]:
    """What players of this game may say of what has just happened to them."""
    return SKILLS[game].of_fate(fate) if game in SKILLS else []


def guide_for(game: AnyGame) -> AnyGuide:
    """What a search is told about a game; the general answers for a game that is not listed."""
    return SKILLS[game].guide() if game in SKILLS else Guide(game)


def game_of(view: type[View]) -> AnyGame:
    """The game that shows views of this type."""
    for game in GAMES.values():
        if game.view_type is view:
            return game
    raise LookupError(f"no registered game shows views of the type {view.__module__}.{view.__qualname__}")
