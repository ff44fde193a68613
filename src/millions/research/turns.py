"""A game projected onto turns: at any moment one seat decides, several decide at once, or nature draws.

Everything done here is a legal action of the engine, and `Turns.match` gives the whole match, whose record verifies.
The projection only narrows what the engine leaves free:

- **One seat after the other.** In the free negotiation of the heist games those who are not ready are asked in turn,
  clockwise from the Leader. Whoever is asked does one thing; saying ready is also how one passes, since a deal or a
  departure makes everybody think again. Ready players, and those who have left, are not asked: a Leader who has left
  calls neither time nor a vote, and nobody spends an Intimidation card out of turn.
- **Several seats at once.** Secret choices (characters, votes) are one node at which all seats in `asked` decide; they
  may answer in any order, nobody sees another's answer before all are in, and a program that wants turns asks
  `asked[0]`.
- **Deals between two.** A proposal names one other player, one character that leaves, and a price from the ladder of
  the game's code; it is answered at once, accepted or declined, and then the turn goes on from its proposer. So at most
  one proposal is open, and taking back is never needed.
- **Limits on talk.** `Limits`: so many claims and proposals of a seat, and votes, in one negotiation. Every game ends.
- **Chance.** By default the dealer draws by itself: the same seed gives the same match as `Match.new`. With
  `explicit_chance` nature's questions are nodes of their own, one draw each, with `outcomes` and their probabilities.
- **Decisions in parts.** Where one choice has too many values for one index (swaps and takeovers in Million Club), the
  same seat is asked several times in a row. The first index says what is done, the next ones with which thing; `begun`
  holds the parts so far, and nothing happens before the last.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from millions.core.errors import BadSetup
from millions.core.game import AnyGame
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.seat import NATURE, Seat
from millions.core.table import Options
from millions.research.codes import Mask, code_of
from millions.research.limits import LIMITS, Limits
from millions.research.observations import Numbers, Observer, observer_of
from millions.research.projection import NOTHING_OFFERED, Luck, Message, Projection, spell
from millions.research.returns import returns_of
from millions.research.setting import Setting


class Turns(Projection):
    """A projected game as it stands. It changes as it is played; `copy` is independent and cheap."""

    __slots__ = ("observer",)

    def __init__(self, setting: Setting, dealer: Dealer | Luck) -> None:
        self.observer: Observer = observer_for(setting)
        super().__init__(setting, dealer)

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
        """Sit down. Whoever plays many games makes a `Setting` once, and begins each with `Turns.begin`."""
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
        """A new game of this setting; with a seed the same cards every time, with an rng cards drawn from that.

        An rng is quicker than a dealer, but only what a dealer dealt can be verified.
        """
        return cls(setting, setting.dealer(seed) if rng is None else Luck(rng))

    def returns(self) -> tuple[float, ...]:
        """What the game came to for each seat; nothing before it is over."""
        return returns_of(self.setting, self.table) if self.over else (0.0,) * self.players

    # Looking

    def observe(self, seat: Seat | None = None, out: Numbers | None = None) -> Numbers:
        """What this seat (by default the first that is asked) is shown: a row of its own, or written into yours."""
        row = np.empty(self.observer.size, np.float32) if out is None else out
        self.observe_into(memoryview(row).cast("B"), seat)  # type: ignore[arg-type]
        return row

    def observe_into(self, window: memoryview, seat: Seat | None = None) -> None:
        """The same, written into the bytes of a row; quickest for whoever keeps the window onto the row."""
        window[:] = self.observer.written(self, self.asked[0] if seat is None else seat)

    def observed(self, seat: Seat) -> list[float]:
        """The same as a list of numbers."""
        numbers: list[Any] = memoryview(self.observer.written(self, seat)).cast("f").tolist()
        return numbers

    def information(self, seat: Seat) -> str:
        """Everything this seat has done and was told, from the beginning on: equal for what it cannot tell apart."""
        if not self.setting.recall:
            raise BadSetup("no-recall", "what seats were told is kept only with recall=True")
        begun = self.begun if self.asked == (seat,) else ()
        return f"player_{seat} {begun}\n" + "\n".join(map(spell, self.heard(seat)))

    def heard(self, seat: Seat) -> list[Message]:
        """What this seat has done and was told, in order; kept only with recall."""
        return [message for audience, message in self.told if audience is None or audience == seat]

    def mask(self, seat: Seat | None = None) -> Mask:
        """1 for each index that this seat may play now; not to be written into."""
        return self.offer(seat).mask

    # Keeping

    def copy(self) -> Turns:
        """Another game, equal and independent."""
        other = object.__new__(Turns)
        for name in SLOTS:
            setattr(other, name, getattr(self, name))
        other.table, other.log, other.told = self.table.copy(), self.log.copy(), self.told.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        """A copy is deep enough: what games share never changes."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what all games of the kind share."""
        return {name: getattr(self, name) for name in SLOTS if name not in SHARED} | {"_offered": NOTHING_OFFERED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        setting = self.setting
        self.code, self.observer = code_of(setting.game, setting.players), observer_for(setting)

    def match(self) -> Match:
        """The whole match so far, as the engine tells it; its record verifies."""
        if self._chosen or isinstance(self.dealer, Luck):
            raise BadSetup("draws-chosen", "nature's draws were chosen, not dealt: no record of them could be verified")
        match = self.setting.match(self.dealer)
        for seat, action in self.log:
            if seat != NATURE:
                match.play(seat, action)
        return match


SHARED = ("code", "observer")
"""What all games of a kind share."""

SLOTS = (*Projection.__slots__, *Turns.__slots__)


def observer_for(setting: Setting) -> Observer:
    """Who writes the observations of games of this setting."""
    return observer_of(setting.game, setting.players, getattr(setting.deck, "cards", ()))
