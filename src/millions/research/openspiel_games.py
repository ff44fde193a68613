"""What OpenSpiel asks about each game: names, parameters and bounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from millions.core.game import game_named
from millions.research.limits import LIMITS, Limits
from millions.research.reduced import one_heist
from millions.research.registry import code_of, plan_of
from millions.research.setting import Setting

TALK = ("claims", "proposals", "proposals_in_all", "departures")
"""The limits on talk that are parameters of the heist games."""

MOST_MONEY_WON = 40.0
"""An upper bound for the money that one heist can bring a player."""


class OpenSpielGame(NamedTuple):
    """One of the games, as it is registered with OpenSpiel."""

    short_name: str
    long_name: str
    game: str
    options: tuple[str, ...] = ()
    talk: tuple[str, ...] = ()
    one_heist: bool = False
    small: bool = False
    """The smallest heist."""
    simultaneous: bool = True
    """Whether several seats ever decide at once; algorithms for turns refuse games that say so."""

    @property
    def class_name(self) -> str:
        """The short name in the style of a class."""
        return "".join(part.title() for part in self.short_name.split("_")[1:])

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        heists = range(4, 5) if self.small else range(3, 5)
        return heists if self.one_heist else game_named(self.game).seat_counts

    def parameters(self) -> dict[str, Any]:
        """The parameters and their defaults."""
        talk = {name: getattr(LIMITS, name) for name in self.talk}
        return {"players": 3 if self.one_heist and not self.small else 4, **dict.fromkeys(self.options, False), **talk}

    def setting(self, given: Mapping[str, Any]) -> Setting:
        """The setting that these parameters describe."""
        chosen = {**self.parameters(), **given}
        if self.one_heist:
            return one_heist(self.game, chosen["players"], small=self.small, explicit_chance=True, recall=True)
        return Setting.of(
            self.game,
            chosen["players"],
            options={name: chosen[name] for name in self.options},
            limits=Limits(**{name: chosen[name] for name in self.talk}),
            explicit_chance=True,
        )

    def bounds(self, setting: Setting) -> dict[str, Any]:
        """Upper bounds for actions, outcomes, moves and utility."""
        most = MOST_MONEY_WON if self.one_heist else 1.0
        least = -float(max(setting.table().money[: setting.players])) if self.one_heist else -1.0
        bounds = plan_of(self.game).bounds
        assert bounds is not None
        outcomes, moves = bounds(setting)
        return {
            "num_distinct_actions": code_of(setting.game, setting.players).size,
            "max_chance_outcomes": outcomes,
            "max_game_length": moves,
            "min_utility": least,
            "max_utility": most,
            "utility_sum": None if self.one_heist else 0.0,
        }


OPENSPIEL_GAMES = (
    OpenSpielGame(
        "python_millions_dollars1", "Millions of Dollars, first edition", "dollars-1e", options=("fooled",), talk=TALK
    ),
    OpenSpielGame(
        "python_millions_dollars2", "Millions of Dollars, second edition", "dollars-2e", talk=(*TALK, "votes")
    ),
    OpenSpielGame("python_millions_club", "Million Club", "million-club", options=("profiles",), simultaneous=False),
    OpenSpielGame("python_millions_one_heist_dollars1", "One heist, first edition", "dollars-1e", one_heist=True),
    OpenSpielGame("python_millions_one_heist_dollars2", "One heist, second edition", "dollars-2e", one_heist=True),
    OpenSpielGame(
        "python_millions_small_heist_dollars1", "Small heist, first edition", "dollars-1e", one_heist=True, small=True
    ),
    OpenSpielGame(
        "python_millions_small_heist_dollars2", "Small heist, second edition", "dollars-2e", one_heist=True, small=True
    ),
)
