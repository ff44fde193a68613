"""OpenSpiel states of a game, and its observers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np

from millions.core.errors import MillionsError
from millions.core.seat import OPEN, Seat
from millions.core.table import View
from millions.research.extra import missing
from millions.research.pieces import FLOAT_BYTES
from millions.research.rendering import (
    describe_observation,
    information_state,
    message_numbers,
    render,
)
from millions.research.resampling import resampled
from millions.research.text import action_text, index_text
from millions.research.turns import Turns

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error.name) from error

TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)

MESSAGE_NUMBERS = 4096
MESSAGE_NUMBERS_IN_ONE_HEIST = 256
"""The places of an information-state tensor that hold messages."""


class Refused(MillionsError, pyspiel.SpielError):
    """A refusal of this project, as one of OpenSpiel's errors."""


def refused(error: MillionsError) -> Refused:
    """An error of this project as one of OpenSpiel's."""
    return Refused(error.code, str(error), **error.facts)


def whose_turn(turns: Turns) -> int:
    """A seat, or one of OpenSpiel's numbers for a simultaneous node, a chance node and the end."""
    if asked := turns.asked:
        return asked[0] if len(asked) == 1 else SIMULTANEOUS
    return CHANCE if turns.chance else TERMINAL


class SpielState(pyspiel.State):
    """A state; `turns` is the game itself."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.turns: Turns = game.first
        self.has_moved = False
        self.player = whose_turn(self.turns)
        self.with_messages: Turns | None = None

    def current_player(self) -> int:
        """The player to act, or OpenSpiel's number for another kind of node."""
        return self.player

    def is_terminal(self) -> bool:
        """The game is over."""
        return self.player == TERMINAL

    # OpenSpiel has defaults for these that call the above repeatedly: slower

    def is_chance_node(self) -> bool:
        """Nature draws."""
        return self.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        """Several seats decide at once."""
        return self.player == SIMULTANEOUS

    def is_player_node(self) -> bool:
        """One seat decides."""
        return self.player >= 0

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """The legal indexes of a player, by default the one to act."""
        seat = self.player if player is None else player
        if seat >= 0 and (self.player >= 0 or self.player == SIMULTANEOUS):
            return list(self.turns.legal(seat))
        found: list[int] = super().legal_actions(*([] if player is None else [player]))
        return found

    def observation_tensor(self, player: Seat | None = None) -> list[float]:
        """The observation of a player, by default the one to act."""
        seat = self.player if player is None else player
        if 0 <= seat < self.turns.players:
            return self.turns.observation_list(seat)
        found: list[float] = super().observation_tensor(*([] if player is None else [player]))
        return found

    def _legal_actions(self, player: Seat) -> Sequence[int]:
        return self.turns.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the possible outcomes, with their probabilities."""
        return [(number, chance) for number, (_, chance) in enumerate(self.turns.outcomes())]

    def _apply_action(self, action: int) -> None:
        turns = self.turns if self.has_moved else self._first_move()
        try:
            if turns.chance:
                turns.draw(action)
            else:
                turns.play(action)
        except MillionsError as error:
            raise refused(error) from error
        self.player = whose_turn(turns)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        turns = self.turns if self.has_moved else self._first_move()
        try:
            turns.play_together(dict(enumerate(actions)))
        except MillionsError as error:
            raise refused(error) from error
        self.player = whose_turn(turns)

    def _first_move(self) -> Turns:
        """OpenSpiel makes many initial states: all share one game until their first move."""
        self.turns, self.has_moved = self.turns.copy(), True
        return self.turns

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == CHANCE:
            return action_text(self.turns, self.turns.outcomes()[action][0])
        return index_text(self.turns, action, player)

    def recalled(self) -> Turns:
        """The same game with all messages to seats. Whole games are played without: a second one catches up here."""
        if self.turns.setting.recall:
            return self.turns
        recalled: Turns = self.with_messages or self.get_game().first_with_messages.copy()
        recalled.follow(self.turns)
        self.with_messages = recalled
        return recalled

    def resample_from_infostate(self, player_id: Seat, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, for search. `history()` stays that of this state, so a
        resampled state can be cloned, but not serialised."""
        luck = Random()
        luck.random = probability_sampler  # type: ignore[method-assign]
        other: SpielState = self.clone()
        other.turns, other.has_moved, other.with_messages = resampled(self.recalled(), player_id, luck), True, None
        return other

    def returns(self) -> list[float]:
        """What the game was worth to each player; 0 before it is over."""
        return list(self.turns.returns())

    def __str__(self) -> str:
        return render(self.turns, OPEN)


class SpielObserver:
    """The observations of one player, as numbers and as text."""

    def __init__(self, turns: Turns, perfect_recall: bool) -> None:
        self.perfect_recall, self.first = perfect_recall, turns
        size = turns.observer.size
        whole = turns.setting.rounds is None
        heard = 0 if not perfect_recall else MESSAGE_NUMBERS if whole else MESSAGE_NUMBERS_IN_ONE_HEIST
        self.tensor = np.zeros(size + heard, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["heard"] = self.tensor[size:]
        self.buffer = memoryview(self.dict["observation"]).cast("B")  # type: ignore[arg-type]
        self.first_rows = [turns.observe(seat).tobytes() for seat in range(turns.players)]

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Write a player's observation. OpenSpiel often asks for that of the initial state, to learn its size."""
        turns = state.turns
        if turns is self.first:
            self.buffer[:] = self.first_rows[player]
        else:
            turns.observe_into(self.buffer, player)
        if self.perfect_recall:
            self._write_messages(state.recalled(), player)

    def _write_messages(self, turns: Turns, player: Seat) -> None:
        places = self.dict["heard"]
        game = turns.setting.game
        heard = [message for message in turns.messages_to(player) if not isinstance(message, View)]  # see `resampling`
        data = b"".join([message_numbers[game, message] for message in heard])
        numbers = np.frombuffer(data[-FLOAT_BYTES * places.size :], np.float32)
        places[: numbers.size] = numbers
        places[numbers.size :] = 0

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The same as text."""
        if self.perfect_recall:
            return information_state(state.recalled(), player)
        return describe_observation(state.turns, player)
