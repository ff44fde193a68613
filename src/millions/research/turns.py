"""A game as turns: at any moment one seat decides, several seats decide at once, nature draws, or the game is over.

Everything played here is a legal action of the engine, and `Turns.match` gives the whole match, whose record verifies.
The projection only narrows what the engine leaves free:

- **One seat after the other.** In the free negotiation of the heist games, players who are not ready are asked in turn,
  clockwise from the Leader. Each does one thing. Saying ready is also how a player passes: a deal or a departure makes
  all players think again. Players who are ready or have left are not asked, so a Leader who has left calls neither time
  nor a vote, and players spend Intimidation cards only in turn.
- **Several seats at once.** Secret choices (characters, votes) are one node at which all seats in `asked` decide, in
  any order. No seat sees another's answer before all are in. A program that wants turns asks `asked[0]`.
- **Deals between two.** A proposal names one other player, one character that leaves, and a price from the ladder of
  the game's code. It is accepted or declined at once; then the turn goes on from its proposer. So at most one proposal
  is open, and none is ever taken back.
- **Limits on talk.** `Limits` bounds the claims and proposals of a seat, and the votes, in one negotiation. Every game
  ends.
- **Chance.** By default the dealer draws: the same seed gives the same match as `Match.new`. With `explicit_chance`
  nature's questions are nodes of their own, one draw each, with `outcomes` and their probabilities.
- **Decisions in parts.** Where one choice has too many values for one index (swaps and takeovers in Million Club), the
  same seat is asked several times in a row. The first index says what is done, the next ones with which thing; `begun`
  holds the parts so far, and nothing happens before the last one.

What is special about a game comes from its `Order`, `Code` and `Observer`; `registry` finds them.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index as whole_number
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from millions.core import play
from millions.core.errors import BadSetup, IllegalAction, Malformed, MillionsError
from millions.core.form import Form, Forms
from millions.core.game import AnyGame, game_named
from millions.core.match import Match
from millions.core.message import Action, Event, Secret
from millions.core.nature import Dealer
from millions.core.problem import IS_OVER, NOT_OFFERED, Problem
from millions.core.seat import NATURE, Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import Options
from millions.research.chance import RandomDraws, outcomes_of
from millions.research.code import Code, Parts
from millions.research.limits import LIMITS, Limits
from millions.research.mask import ActionMask, MaskArray
from millions.research.observer import Numbers, Observer
from millions.research.order import Order
from millions.research.registry import code_of, observer_of, plan_of
from millions.research.returns import returns_of
from millions.research.setting import Setting

NATURE_ALONE: Seats = (NATURE,)

NO_INDEX = -1


class Choice(Struct, frozen=True, gc=False):
    """What a seat that is asked may do now: its forms, and the mask made from them."""

    seat: Seat
    forms: Forms
    mask: ActionMask


class Turns:
    """A game in progress. It changes as it is played; `copy` is independent and cheap."""

    __slots__ = (
        *("setting", "order", "code", "observer", "dealer", "table", "asked", "chance", "speaker", "begun"),
        *("log", "messages", "_dealt", "_draws_chosen", "_choices"),
    )

    def __init__(
        self, setting: Setting, order: Order, code: Code, observer: Observer, dealer: Dealer | RandomDraws
    ) -> None:
        """A game at its beginning; `Turns.new` and `Turns.begin` find the parts of a game."""
        self.setting, self.order, self.code, self.observer, self.dealer = setting, order, code, observer, dealer
        self.table: Any = setting.table()
        self.table.news = () if setting.recall else None
        self.asked: Seats = ()
        self.chance = False
        self.speaker: Seat | None = None
        self.begun: Parts = ()
        self.log: list[tuple[Seat, Action]] = []
        self.messages: list[tuple[Seat | None, Action | Event]] = []
        """With recall, all actions and events; those with a seat were seen by that seat alone."""
        self._dealt = 0
        self._draws_chosen = isinstance(dealer, RandomDraws)
        self._choices: dict[Seat | None, Choice] = {}
        """Of the seats that were looked at since the last decision (None: of the first that is asked): masking and
        playing ask the rules once."""
        self._go_on(play.run(self.table))

    @classmethod
    def new(
        cls,
        game: str | AnyGame,
        players: int,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        deck: str | Path | Struct | None = None,
        limits: Limits = LIMITS,
        explicit_chance: bool = False,
        recall: bool = False,
    ) -> Turns:
        """A new game. To play many, make a `Setting` once and begin each game with `Turns.begin`."""
        setting = Setting.of(
            game,
            players,
            options=options,
            deck=deck,
            limits=limits,
            explicit_chance=explicit_chance,
            recall=recall,
        )
        return cls.begin(setting, seed)

    @classmethod
    def begin(cls, setting: Setting, seed: int | None = None, rng: Random | None = None) -> Turns:
        """A new game of this setting: with a seed the same cards every time, with an rng cards drawn from it.

        An rng is faster than a dealer, but only a dealer's draws can be verified.
        """
        order = plan_of(setting.game).order
        dealer = order.dealer(setting, seed) if rng is None else RandomDraws(rng)
        return cls(setting, order, *shared_parts(setting), dealer)

    # Who decides, and what is legal

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.setting.names)

    @property
    def over(self) -> bool:
        """Neither a seat nor nature decides any more."""
        return not self.asked and not self.chance

    def choice(self, seat: Seat | None = None) -> Choice:
        """What this seat (by default the first that is asked) may do now; nothing if it is not asked."""
        if (known := self._choices.get(seat)) is not None:
            return known
        asked, table = self.asked, self.table
        if seat is None:
            seat = asked[0] if asked else NATURE
        if seat not in asked:
            return Choice(seat, (), self.code.masks[0])
        forms = table.agenda[0].options(table, seat)
        mask = self.code.mask(table, seat, forms, self.setting.limits, self.begun)
        choice = self._choices[seat] = Choice(seat, forms, mask)
        if seat == asked[0]:
            self._choices[None] = choice
        return choice

    def action_mask(self, seat: Seat | None = None) -> ActionMask:
        """The legal indexes of this seat (by default the first that is asked), as bits, as an array and as a list."""
        return self.choice(seat).mask

    def mask(self, seat: Seat | None = None) -> MaskArray:
        """1 for each legal index, 0 for the others; read-only."""
        return (self._choices.get(seat) or self.choice(seat)).mask.array

    def legal(self, seat: Seat | None = None) -> tuple[int, ...]:
        """The legal indexes, in ascending order."""
        return (self._choices.get(seat) or self.choice(seat)).mask.indexes

    def action(self, index: int, seat: Seat | None = None) -> Action | None:
        """The engine's action of a legal index; None if more parts must follow."""
        seat, index = self._checked(seat, index)
        return self._action(seat, index)

    def _action(self, seat: Seat, index: int) -> Action | None:
        return self.code.action(self.table, seat, self.choice(seat).forms, index, self.begun)

    # Observing

    def observe(self, seat: Seat | None = None, out: Numbers | None = None) -> Numbers:
        """The observation of this seat (by default the first that is asked): a new row, or written into `out`."""
        row = np.empty(self.observer.size, np.float32) if out is None else out
        self.observe_into(memoryview(row).cast("B"), seat)  # type: ignore[arg-type]
        return row

    def observe_into(self, buffer: memoryview, seat: Seat | None = None) -> None:
        """The observation written into the bytes of a row: fastest for programs that reuse the row."""
        buffer[:] = self.observer.row(self.table, self.asked[0] if seat is None else seat, self.asked, self.begun)

    def observation_list(self, seat: Seat) -> list[float]:
        """The observation as a list of numbers."""
        row = self.observer.row(self.table, seat, self.asked, self.begun)
        numbers: list[Any] = memoryview(row).cast("f").tolist()
        return numbers

    def messages_to(self, seat: Seat) -> list[Action | Event]:
        """This seat's actions and all events it has seen, in order; only kept with recall."""
        if not self.setting.recall:
            raise BadSetup("no-recall", "messages to seats are kept only with recall=True")
        return [message for audience, message in self.messages if audience is None or audience == seat]

    def returns(self) -> tuple[float, ...]:
        """What the game was worth to each seat; 0 before it is over."""
        return returns_of(self.setting, self.table) if self.over else (0.0,) * self.players

    # Playing

    def play(self, index: int, seat: Seat | None = None) -> None:
        """A seat that is asked (by default the first) plays an index."""
        choice = self._choices.get(seat) or self.choice(seat)
        if type(index) is not int or index < 0 or not choice.mask.bits >> index & 1:
            index = self._checked(choice.seat, index)[1]
        action = self.code.action(self.table, choice.seat, choice.forms, index, self.begun)
        self._decide(choice.seat, action, index)

    def play_together(self, indexes: Mapping[Seat, int]) -> None:
        """All seats that are asked play at once; if one of the indexes is illegal, nothing happens."""
        checked = [self._checked(seat, indexes.get(seat, NO_INDEX)) for seat in self.asked]
        decided = [(seat, index, self._action(seat, index)) for seat, index in checked]
        for seat, index, action in decided:
            self._decide(seat, action, index)

    def follow(self, other: Turns) -> None:
        """Catch up with a copy of this game that is ahead; chance is explicit in both."""
        for seat, action in other.log[len(self.log) :]:
            self.chance = False
            self._decide(seat, action)
        self.begun = other.begun
        self._choices = {}

    def _decide(self, seat: Seat, action: Action | None, index: int = NO_INDEX) -> None:
        """The action happens; if there is none yet, the index is a part of a decision."""
        self._choices = {}
        if action is None:
            self.begun += (index,)
            return
        self.begun = ()
        self.log.append((seat, action))
        if self.setting.recall:
            self.messages.append((seat, action))
        self._go_on(play.answer(self.table, seat, action))

    def _go_on(self, awaited: Seats) -> None:
        """Find out which of the awaited seats are asked; unless chance is explicit, nature draws first."""
        if awaited == NATURE_ALONE:
            awaited = self._draw_until_a_seat_is_awaited()
        table = self.table
        if table.news:
            told = [(event.to if isinstance(event, Secret) else None, event) for event in table.news]
            self.messages += told
            table.news = ()
        self.asked, self.speaker = self.order.asked(table, awaited, self.speaker)

    # Chance

    def _draw_until_a_seat_is_awaited(self) -> Seats:
        """Stops at a draw that is left to the caller, and where the setting ends the game."""
        order, setting, table = self.order, self.setting, self.table
        awaited = NATURE_ALONE
        while awaited == NATURE_ALONE and not order.is_over(setting, table):
            if setting.explicit_chance and order.agreed_draw(setting, table) is None:
                self.chance = True
                return ()
            action = self._deal()
            self.log.append((NATURE, action))
            awaited = play.answer(table, NATURE, action)
        return () if awaited == NATURE_ALONE else awaited

    def _question(self) -> Form:
        (form,) = self.table.agenda[0].options(self.table, NATURE)
        return form  # type: ignore[no-any-return]

    def _deal(self) -> Action:
        self._dealt += 1
        agreed = self.order.agreed_draw(self.setting, self.table)
        return agreed or self._question().sample(self.dealer.hand(self._dealt))

    def outcomes(self) -> list[tuple[Action, float]]:
        """What nature may draw now, in a fixed order, and the probability of each; empty if nature is not asked."""
        return list(outcomes_of[self._question()]) if self.chance else []

    def draw(self, outcome: int | None = None) -> None:
        """Nature draws: the outcome of this number or, by default, what the dealer deals."""
        possible = self.outcomes()
        if not possible or outcome not in (None, *range(len(possible))):
            raise self._refusal(NATURE, f"draw outcome {outcome}")
        dealt = self._deal() if outcome is None or not self._draws_chosen else None
        action = possible[outcome][0] if outcome is not None else dealt
        assert action is not None
        self._draws_chosen |= action != dealt
        self.chance = False
        self._decide(NATURE, action)

    def reseed(self, seed: int) -> None:
        """Draw from another random generator from now on: to continue one position in many ways."""
        self.dealer, self._draws_chosen = RandomDraws(Random(seed)), True

    # Copying and keeping

    def copy(self) -> Turns:
        """Another game, equal and independent."""
        other = object.__new__(Turns)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        other.table, other.log, other.messages = self.table.copy(), self.log.copy(), self.messages.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        """A copy is deep enough: values that games share never change."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Everything except the parts that all games of a setting share."""
        return {name: getattr(self, name) for name in self.__slots__ if name not in SHARED} | {"_choices": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self.order = plan_of(self.setting.game).order
        self.code, self.observer = shared_parts(self.setting)

    def match(self) -> Match:
        """The match so far, played by the full engine; its record verifies."""
        if self._draws_chosen or isinstance(self.dealer, RandomDraws):
            raise BadSetup("draws-chosen", "nature's draws were chosen, not dealt: no record of them could be verified")
        match = self.setting.match(self.dealer)
        for seat, action in self.log:
            if seat != NATURE:
                match.play(seat, action)
        return match

    # Refusing

    def _checked(self, seat: Seat | None, index: int) -> tuple[Seat, int]:
        """The seat and the index, if that seat may play it now."""
        if seat is None:
            seat = self.asked[0] if self.asked else NATURE
        try:
            number = whole_number(index)
        except TypeError:
            raise Malformed("index-number", f"an index is a whole number, not {index!r}", given=repr(index)) from None
        if number >= 0 and self.choice(seat).mask.bits >> number & 1:
            return seat, number
        raise self._illegal_index(seat, number)

    def _illegal_index(self, seat: Seat, index: int) -> MillionsError:
        """The error for an index that does not exist, or that is not legal now."""
        most = self.code.size - 1
        if 0 <= index <= most or self.over:
            label = f" ({self.code.label(index)})" if 0 <= index <= most else ""
            return self._refusal(seat, f"play index {index}{label}")
        game = self.setting.game
        return Malformed(
            "no-such-index", f"{index} is no index of {game}: there are 0 to {most}", index=index, game=game, most=most
        )

    def _refusal(self, seat: Seat, what: str) -> IllegalAction:
        who = self.setting.names[seat] if 0 <= seat < self.players else "nature" if seat == NATURE else f"seat {seat}"
        if self.over:
            return IllegalAction(who, what, "the time after the end", Problem(IS_OVER))
        ask: AnyStep = self.table.agenda[0]
        return IllegalAction(who, what, ask, Problem(NOT_OFFERED, game_named(self.setting.game).rule_of_step(ask)))


SHARED = ("order", "code", "observer")
"""The parts that all games of a setting share."""


def shared_parts(setting: Setting) -> tuple[Code, Observer]:
    """The action code and the observer of a setting."""
    return code_of(setting.game, setting.players), observer_of(setting.game, setting.players, setting.cards)
