"""The games as OpenSpiel's Python games; importing this module registers them.

    import pyspiel
    from millions.research import openspiel

    game = pyspiel.load_game("python_millions_dollars1(players=5)")

| short name | game | parameters |
|---|---|---|
| python_millions_dollars1 | Millions of Dollars, first edition | players, fooled, and how much is said |
| python_millions_dollars2 | Millions of Dollars, second edition | players, and how much is said |
| python_millions_club | Million Club | players, profiles |
| python_millions_one_heist_dollars1 | one heist of the first edition | players (3 or 4) |
| python_millions_one_heist_dollars2 | one heist of the second edition | players (3 or 4) |

How much is said: `claims`, `proposals`, `proposals_in_all`, `departures` and, in the second edition, `votes`, as in
`Limits`.

- **Nodes.** Chance is explicit, one draw a node. Secret choices are simultaneous nodes; whoever is not asked has no
  legal action there, and plays 0. For tools that want turns: `pyspiel.load_game_as_turn_based`.
- **Actions** are the flat indexes of the game's code.
- **Observation tensors** are the rows of this room, pieces counted from the observer on; strings name the pieces.
- **Information states** are all a seat has done and was told, in order. The tensor is the observation, and then that
  as numbers (`picture.as_numbers`) in `HEARD` or, in one heist, `HEARD_IN_ONE_HEIST` places; should there be more,
  the latest are kept. In one heist there never are.
- **Returns** are paid at the end: in a whole game winners share 1 and the others share −1; in one heist, the money won
  or lost, so that it is not zero-sum.
- **What is not allowed** raises `Refused`, a pyspiel.SpielError, and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from millions.core.errors import MillionsError
from millions.research.needs import missing
from millions.research.setting import Setting
from millions.research.spiel_states import HEARD, HEARD_IN_ONE_HEIST, Refused, SpielObserver, SpielState, refused
from millions.research.spiels import SPIELS, Spiel
from millions.research.turns import Turns

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error.name) from error


class SpielGame(pyspiel.Game):
    """A game of this house; each has a class of its own, which knows what it is."""

    spiel: Spiel

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        asked_for = dict(params or {})
        try:
            self.setting = self.spiel.setting(asked_for)
        except MillionsError as error:
            raise refused(error) from error
        self.first = Turns.begin(self.setting, rng=Random(0))
        self.first_remembered = Turns.begin(replace(self.setting, recall=True), rng=Random(0))
        super().__init__(game_type(self.spiel), game_info(self.spiel, self.setting), asked_for)

    def new_initial_state(self) -> SpielState:
        """A game before the first card."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """Observers of one seat, with all it knows: now or, with perfect recall, ever. There are no others."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self.first, kind.perfect_recall)


def game_type(spiel: Spiel) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=spiel.short_name,
        long_name=spiel.long_name,
        dynamics=kind.Dynamics.SIMULTANEOUS,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if spiel.one_heist else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=spiel.players[-1],
        min_num_players=spiel.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=spiel.parameters(),
    )


def game_info(spiel: Spiel, setting: Setting) -> Any:
    """What OpenSpiel wants to know of a game that is loaded."""
    bounds = spiel.bounds(setting)
    return pyspiel.GameInfo(num_players=setting.players, **bounds)


def register() -> None:
    """Make the games known to OpenSpiel, each by a class of its own."""
    for spiel in SPIELS:
        door = type(spiel.class_name, (SpielGame,), {"spiel": spiel, "__module__": __name__})
        globals()[spiel.class_name] = door
        pyspiel.register_game(game_type(spiel), door)


register()

__all__ = ["HEARD", "HEARD_IN_ONE_HEIST", "Refused", "SpielGame", "SpielObserver", "SpielState"]
