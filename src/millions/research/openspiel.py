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

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from millions.core.errors import MillionsError
from millions.core.seat import OPEN, Seat
from millions.research.needs import missing
from millions.research.picture import as_numbers, picture, row_in_words
from millions.research.projection import spell
from millions.research.setting import Setting
from millions.research.spiels import SPIELS, Spiel
from millions.research.turns import Turns

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error.name) from error

TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)

HEARD = 8192
HEARD_IN_ONE_HEIST = 512

FLOAT_SIZE = 4


class Refused(MillionsError, pyspiel.SpielError):
    """Something that cannot be, said in OpenSpiel's way."""


def refused(error: MillionsError) -> Refused:
    """What cannot be, said in OpenSpiel's way."""
    return Refused(error.code, str(error), **error.facts)


def whose_turn(turns: Turns) -> int:
    """A seat, or one of OpenSpiel's numbers for several at once, for chance, and for nobody."""
    if asked := turns.asked:
        return asked[0] if len(asked) == 1 else SIMULTANEOUS
    return CHANCE if turns.chance else TERMINAL


class MillionsGame(pyspiel.Game):
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

    def new_initial_state(self) -> MillionsState:
        """A game before the first card."""
        return MillionsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MillionsObserver | None:
        """Observers of one seat, with all it knows: now or, with perfect recall, ever. There are no others."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return MillionsObserver(self.first, kind.perfect_recall)


class MillionsState(pyspiel.State):
    """A game as it stands; `turns` is the projected game itself, to be looked at."""

    def __init__(self, game: MillionsGame) -> None:
        super().__init__(game)
        self.turns = game.first
        self.begun = False
        self.player = whose_turn(self.turns)
        self.twin: Turns | None = None

    def current_player(self) -> int:
        """Who decides: a seat, several at once, chance, or nobody any more."""
        return self.player

    def is_terminal(self) -> bool:
        """The game is over."""
        return self.player == TERMINAL

    # OpenSpiel could work these out by asking for the above again and again

    def is_chance_node(self) -> bool:
        """Chance decides."""
        return self.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        """Several seats decide at once."""
        return self.player == SIMULTANEOUS

    def is_player_node(self) -> bool:
        """One seat decides."""
        return self.player >= 0

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """What a seat, by default the one that decides, may play."""
        seat = self.player if player is None else player
        if seat >= 0 and (self.player >= 0 or self.player == SIMULTANEOUS):
            return list(self.turns.legal(seat))
        found: list[int] = super().legal_actions(*([] if player is None else [player]))
        return found

    def observation_tensor(self, player: Seat | None = None) -> list[float]:
        """What a seat, by default the one that decides, sees."""
        seat = self.player if player is None else player
        if 0 <= seat < self.turns.players:
            return self.turns.observed(seat)
        found: list[float] = super().observation_tensor(*([] if player is None else [player]))
        return found

    def _legal_actions(self, player: Seat) -> Sequence[int]:
        return self.turns.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, numbered, and how likely each is."""
        return [(number, chance) for number, (_, chance) in enumerate(self.turns.outcomes())]

    def _apply_action(self, action: int) -> None:
        turns = self.turns if self.begun else self._begin()
        try:
            if turns.chance:
                turns.draw(action)
            else:
                turns.play(action)
        except MillionsError as error:
            raise refused(error) from error
        self.player = whose_turn(turns)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        turns = self.turns if self.begun else self._begin()
        try:
            turns.play_together(dict(enumerate(actions)))
        except MillionsError as error:
            raise refused(error) from error
        self.player = whose_turn(turns)

    def _begin(self) -> Turns:
        """All states share the beginning, of which OpenSpiel makes many; from the first move on, each has its own."""
        self.turns, self.begun = self.turns.copy(), True
        return self.turns

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == CHANCE:
            return spell(self.turns.outcomes()[action][0])
        return self.turns.code.label(action)

    def remembered(self) -> Turns:
        """The same game, in which all that seats were told is kept: in a whole game only from the first use on."""
        if self.turns.setting.recall:
            return self.turns
        if self.twin is None:
            self.twin = self.get_game().first_remembered.copy()
        self.twin.follow(self.turns)
        return self.twin

    def returns(self) -> list[float]:
        """What the game came to for each player; nothing before it is over."""
        return list(self.turns.returns())

    def __str__(self) -> str:
        return picture(self.turns, OPEN)


class MillionsObserver:
    """What one seat sees, as numbers and as words."""

    def __init__(self, turns: Turns, perfect_recall: bool) -> None:
        self.perfect_recall, self.first = perfect_recall, turns
        size = turns.observer.size
        heard = 0 if not perfect_recall else HEARD if turns.setting.rounds is None else HEARD_IN_ONE_HEIST
        self.tensor = np.zeros(size + heard, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["heard"] = self.tensor[size:]
        self.window = memoryview(self.dict["observation"]).cast("B")  # type: ignore[arg-type]
        self.at_first = [turns.observe(seat).tobytes() for seat in range(turns.players)]

    def set_from(self, state: MillionsState, player: Seat) -> None:
        """Write what this seat sees. OpenSpiel asks for the beginning again and again, to know how long a tensor is."""
        turns = state.turns
        if turns is self.first:
            self.window[:] = self.at_first[player]
        else:
            turns.observe_into(self.window, player)
        if self.perfect_recall:
            self._write_heard(state.remembered(), player)

    def _write_heard(self, turns: Turns, player: Seat) -> None:
        places = self.dict["heard"]
        text = b"".join(map(as_numbers, turns.heard(player)))[-FLOAT_SIZE * places.size :]
        numbers = np.frombuffer(text, np.float32)
        places[: numbers.size] = numbers
        places[numbers.size :] = 0

    def string_from(self, state: MillionsState, player: Seat) -> str:
        """The same in words."""
        return state.remembered().information(player) if self.perfect_recall else row_in_words(state.turns, player)


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
        door = type(spiel.class_name, (MillionsGame,), {"spiel": spiel, "__module__": __name__})
        globals()[spiel.class_name] = door
        pyspiel.register_game(game_type(spiel), door)


register()
