"""The games as Python games of OpenSpiel. Importing this module registers them.

    import pyspiel
    from millions.research import openspiel

    game = pyspiel.load_game("python_millions_dollars1(players=5)")

| short name | game | parameters |
|---|---|---|
| python_millions_dollars1 | Millions of Dollars, first edition | players, fooled, limits on talk |
| python_millions_dollars2 | Millions of Dollars, second edition | players, limits on talk |
| python_millions_club | Million Club | players, profiles |
| python_millions_one_heist_dollars1 | one heist of the first edition | players (3 or 4) |
| python_millions_one_heist_dollars2 | one heist of the second edition | players (3 or 4) |
| python_millions_small_heist_dollars1 | the smallest heist of the first edition | |
| python_millions_small_heist_dollars2 | the smallest heist of the second edition | |

Limits on talk: `claims`, `proposals`, `proposals_in_all`, `departures` and, in the second edition, `votes`, as in
`Limits`.

- **Nodes.** Chance is explicit, one draw per node. Secret choices are simultaneous nodes; a player who is not asked has
  no legal action there, and plays 0. For tools that want turns: `pyspiel.load_game_as_turn_based`.
- **Actions** are the flat indexes of the game's action code.
- **Observation tensors** are the rows of this package, counted from the observer on; strings name the pieces.
- **Information states** are all actions of a seat and all events it has seen, in order. The tensor is the observation,
  followed by these messages as numbers (`rendering.write_numbers`) in `MESSAGE_NUMBERS` or, in one heist,
  `MESSAGE_NUMBERS_IN_ONE_HEIST` places. If there are more, the latest are kept; in one heist there never are.
- **Returns** are paid at the end: in a whole game winners share 1 and the others share −1; in one heist, the money won
  or lost, so that it is not zero-sum.
- **Resampling**: `resample_from_infostate` gives a state that the player cannot tell from this one (see `resampling`).
- **Illegal actions** raise `Refused`, a pyspiel.SpielError, and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from millions.core.errors import MillionsError
from millions.research.extra import missing
from millions.research.openspiel_games import OPENSPIEL_GAMES, OpenSpielGame
from millions.research.openspiel_states import (
    MESSAGE_NUMBERS,
    MESSAGE_NUMBERS_IN_ONE_HEIST,
    Refused,
    SpielObserver,
    SpielState,
    refused,
)
from millions.research.setting import Setting
from millions.research.turns import Turns

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error.name) from error


class SpielGame(pyspiel.Game):
    """A registered game; each has a subclass of its own."""

    registered: OpenSpielGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        try:
            self.setting = self.registered.setting(given)
        except MillionsError as error:
            raise refused(error) from error
        self.first = Turns.begin(self.setting, rng=Random(0))
        self.first_with_messages = Turns.begin(replace(self.setting, recall=True), rng=Random(0))
        super().__init__(game_type(self.registered), game_info(self.registered, self.setting), given)

    def new_initial_state(self) -> SpielState:
        """A game before the first card."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """Observers of one seat's private and public information, with or without perfect recall; no other kinds."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self.first, kind.perfect_recall)


def game_type(game: OpenSpielGame) -> Any:
    """What OpenSpiel asks about a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=game.short_name,
        long_name=game.long_name,
        dynamics=kind.Dynamics.SIMULTANEOUS if game.simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if game.one_heist else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=game.parameters(),
    )


def game_info(game: OpenSpielGame, setting: Setting) -> Any:
    """What OpenSpiel asks about a game that is loaded."""
    bounds = game.bounds(setting)
    return pyspiel.GameInfo(num_players=setting.players, **bounds)


def register() -> None:
    """Register the games with OpenSpiel, each with a class of its own."""
    for game in OPENSPIEL_GAMES:
        made = type(game.class_name, (SpielGame,), {"registered": game, "__module__": __name__})
        globals()[game.class_name] = made
        pyspiel.register_game(game_type(game), made)


register()

__all__ = [
    "MESSAGE_NUMBERS",
    "MESSAGE_NUMBERS_IN_ONE_HEIST",
    "Refused",
    "SpielGame",
    "SpielObserver",
    "SpielState",
]
