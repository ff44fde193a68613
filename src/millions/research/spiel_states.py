"""A projected game as a state of OpenSpiel's, and what its players see of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from millions.core.errors import MillionsError
from millions.core.seat import OPEN, Seat
from millions.research.needs import missing
from millions.research.picture import as_numbers, picture, row_in_words
from millions.research.projection import spell
from millions.research.turns import Turns

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error.name) from error

TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)

HEARD = 4096
HEARD_IN_ONE_HEIST = 256
"""In how many places of an information-state tensor what was heard is written."""

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


class SpielState(pyspiel.State):
    """A game as it stands; `turns` is the projected game itself, to be looked at."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.turns: Turns = game.first
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
        twin: Turns = self.twin or self.get_game().first_remembered.copy()
        twin.follow(self.turns)
        self.twin = twin
        return twin

    def returns(self) -> list[float]:
        """What the game came to for each player; nothing before it is over."""
        return list(self.turns.returns())

    def __str__(self) -> str:
        return picture(self.turns, OPEN)


class SpielObserver:
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

    def set_from(self, state: SpielState, player: Seat) -> None:
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

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The same in words."""
        return state.remembered().information(player) if self.perfect_recall else row_in_words(state.turns, player)
