"""How a projected game goes on: whose turn it is, what may be played, what nature draws. `turns` tells it in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import index as whole_number
from random import Random
from typing import Any, NamedTuple

import msgspec

from millions.core import play
from millions.core.cite import rule_of
from millions.core.errors import IllegalAction, Malformed, MillionsError
from millions.core.form import Form
from millions.core.message import Action, Event, Secret
from millions.core.nature import Dealer
from millions.core.seat import NATURE, Seat, Seats
from millions.core.step import AnyStep
from millions.games.dollars1.negotiation import Negotiate as Negotiate1
from millions.games.dollars1.planning import TurnLootCard as TurnLootCard1
from millions.games.dollars2.negotiation import CastVotes
from millions.games.dollars2.negotiation import Negotiate as Negotiate2
from millions.games.dollars2.planning import TurnLootCard as TurnLootCard2
from millions.research.codes import NO_OFFER, Code, Offer, as_bits, code_of
from millions.research.setting import Setting

FREE: frozenset[type[AnyStep] | None] = frozenset([Negotiate1, Negotiate2])
"""The steps that anybody may answer at any time, until turns are made of them."""

ROUND_BEGINS: tuple[type[AnyStep], ...] = (TurnLootCard1, TurnLootCard2)
"""With these a round of a heist game begins."""

NATURE_ALONE: Seats = (NATURE,)

Message = Action | Event
"""What a seat did, or was told."""

NOBODY: Seat = -1000

NOTHING_OFFERED = (NOBODY, NO_OFFER)

NO_INDEX = -1


class Luck(NamedTuple):
    """Draws from a generator of one's own, where a dealer would have a hand for each."""

    rng: Random

    def hand(self, number: int) -> Random:
        """Where nature's answer of this number comes from."""
        return self.rng


class Projection:
    """A projected game as it stands, for those who play it."""

    __slots__ = (
        *("setting", "code", "dealer", "table", "asked", "chance", "speaker", "begun"),
        *("log", "told", "_dealt", "_chosen", "_offered", "_limits", "_open"),
    )

    def __init__(self, setting: Setting, dealer: Dealer | Luck) -> None:
        """A game at its very beginning; `Turns.new` and `Turns.begin` are the doors."""
        self.setting, self.dealer = setting, dealer
        self.code: Code = code_of(setting.game, setting.players)
        self.table: Any = setting.table()
        self.table.news = () if setting.recall else None
        self.asked: Seats = ()
        self.chance = False
        self.speaker: Seat | None = None
        self.begun: tuple[int, ...] = ()
        self.log: list[tuple[Seat, Action]] = []
        self.told: list[tuple[Seat | None, Message]] = []
        self._dealt = 0
        self._chosen = isinstance(dealer, Luck)
        self._offered: tuple[Seat, Offer] = NOTHING_OFFERED
        self._limits = setting.limits
        self._open = ~as_bits(setting.limits.left_out)
        self._go_on(play.run(self.table))

    # Who and what

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.setting.names)

    @property
    def over(self) -> bool:
        """Nobody is asked any more, nor is nature."""
        return not self.asked and not self.chance

    def offer(self, seat: Seat | None = None) -> Offer:
        """What this seat (by default the first that is asked) may play now; nothing if it is not asked."""
        if seat is None:
            seat = self.asked[0] if self.asked else NATURE
        offered_to, offer = self._offered
        if offered_to == seat:
            return offer
        if seat not in self.asked:
            return self.code.offers[0]
        bits = self.code.legal(self.table, seat, self._limits, self.begun)
        if self._limits.left_out:
            bits = bits & self._open or bits
        offer = self.code.offers[bits]
        self._offered = seat, offer
        return offer

    def legal(self, seat: Seat | None = None) -> tuple[int, ...]:
        """The same as indexes, in order."""
        return self.offer(seat).indexes

    def action(self, index: int, seat: Seat | None = None) -> Action | None:
        """The engine's action that a legal index stands for; None if it only begins a decision."""
        seat, index = self._checked(seat, index)
        return self.code.action(self.table, seat, index, self.begun)

    # Playing

    def play(self, index: int, seat: Seat | None = None) -> None:
        """A seat that is asked decides: without naming it, the first of them."""
        if seat is None and self.asked:
            seat = self.asked[0]
        offered_to, offer = self._offered
        if offered_to != seat or type(index) is not int or index < 0 or not offer.bits >> index & 1:
            seat, index = self._checked(seat, index)
        self._decide(seat, self.code.action(self.table, seat, index, self.begun), index)

    def play_together(self, indexes: Mapping[Seat, int]) -> None:
        """All seats that are asked decide at once; if one of them may not do that, nobody has decided."""
        checked = [self._checked(seat, indexes.get(seat, NO_INDEX)) for seat in self.asked]
        decided = [(seat, index, self.code.action(self.table, seat, index, self.begun)) for seat, index in checked]
        for seat, index, action in decided:
            self._decide(seat, action, index)

    def follow(self, other: Projection) -> None:
        """Do what was done in a game of the same kind that is ahead of this one; chance is explicit in both."""
        for seat, action in other.log[len(self.log) :]:
            self.chance = False
            self._decide(seat, action)
        self.begun = other.begun
        self._offered = NOTHING_OFFERED

    def _decide(self, seat: Seat, action: Action | None, index: int = NO_INDEX) -> None:
        """The action happens; if there is none yet, its index only begins a decision."""
        self._offered = NOTHING_OFFERED
        if action is None:
            self.begun += (index,)
            return
        self.begun = ()
        self.log.append((seat, action))
        if self.setting.recall:
            self.told.append((seat, action))
        self._go_on(play.answer(self.table, seat, action))

    def _go_on(self, awaited: Seats) -> None:
        """Find out who is asked, of those the engine awaits; unless chance is explicit, nature draws first."""
        table = self.table
        if awaited == NATURE_ALONE:
            awaited = self._let_nature_draw()
        if table.news:
            self._remember()
        step = type(table.agenda[0]) if awaited else None
        if step not in FREE:
            self.speaker = self.speaker if step is CastVotes else None
            self.asked = awaited
        elif table.proposals:
            self.asked = table.proposals[0].awaiting
        else:
            self.speaker = clockwise_from(table.leader if self.speaker is None else self.speaker + 1, awaited)
            self.asked = (self.speaker,)

    def _let_nature_draw(self) -> Seats:
        """Draw until a seat is awaited, the draw is somebody else's to make, or enough was played."""
        awaited = NATURE_ALONE
        while awaited == NATURE_ALONE and not self._played_enough():
            if self.setting.explicit_chance and not self._is_settled():
                self.chance = True
                return ()
            action = self._deal()
            self.log.append((NATURE, action))
            awaited = play.answer(self.table, NATURE, action)
        return () if awaited == NATURE_ALONE else awaited

    def _is_settled(self) -> bool:
        """It is agreed on which Loot card comes."""
        return self.setting.loot is not None and type(self.table.agenda[0]) in ROUND_BEGINS

    def _played_enough(self) -> bool:
        """So many rounds were agreed on, and another would begin."""
        rounds, table = self.setting.rounds, self.table
        return rounds is not None and table.round >= rounds and type(table.agenda[0]) in ROUND_BEGINS

    def _remember(self) -> None:
        """Keep what happened, for the seats that were told."""
        self.told += [(event.to if isinstance(event, Secret) else None, event) for event in self.table.news]
        self.table.news = ()

    # Chance

    def _question(self) -> Form:
        (form,) = self.table.agenda[0].options(self.table, NATURE)
        return form  # type: ignore[no-any-return]

    def _deal(self) -> Action:
        self._dealt += 1
        question = self._question()
        if self._is_settled():
            return next(draw for draw in question if draw.card.name == self.setting.loot)  # type: ignore[attr-defined]
        return question.sample(self.dealer.hand(self._dealt))

    def outcomes(self) -> list[tuple[Action, float]]:
        """What nature may draw now, in a fixed order, and how likely each is; nothing if it is not asked."""
        if not self.chance:
            return []
        return list(outcomes_of(self._question()))

    def draw(self, outcome: int | None = None) -> None:
        """Nature draws: the outcome of this number or, by default, what the dealer deals."""
        possible = self.outcomes()
        if not possible or outcome not in (None, *range(len(possible))):
            raise self._refusal(NATURE, f"draw outcome {outcome}")
        dealt = self._deal() if outcome is None or not self._chosen else None
        action = possible[outcome][0] if outcome is not None else dealt
        assert action is not None
        self._chosen |= action != dealt
        self.chance = False
        self._decide(NATURE, action)

    def deal_anew(self, seed: int) -> None:
        """From here on others draw: for playing a position on in many ways."""
        self.dealer, self._chosen = Luck(Random(seed)), True

    # Refusing

    def _checked(self, seat: Seat | None, index: int) -> tuple[Seat, int]:
        """The seat and the index, if that seat may play it now."""
        if seat is None:
            seat = self.asked[0] if self.asked else NATURE
        try:
            number = whole_number(index)
        except TypeError:
            raise Malformed("index-number", f"an index is a whole number, not {index!r}", given=repr(index)) from None
        if number >= 0 and self.offer(seat).bits >> number & 1:
            return seat, number
        raise self._wrong(seat, number)

    def _wrong(self, seat: Seat, index: int) -> MillionsError:
        """What to say about an index that may not be played: it is none, or not now."""
        most = self.code.size - 1
        if 0 <= index <= most or self.over:
            return self._refusal(
                seat, f"play index {index}" + (f" ({self.code.label(index)})" if index <= most else "")
            )
        game = self.setting.game
        return Malformed(
            "no-such-index", f"{index} is no index of {game}: there are 0 to {most}", index=index, game=game, most=most
        )

    def _refusal(self, seat: Seat, what: str) -> IllegalAction:
        who = self.setting.names[seat] if 0 <= seat < self.players else "nature" if seat == NATURE else f"seat {seat}"
        if self.over:
            return IllegalAction(who, what, "the time after the end", "")
        ask: AnyStep = self.table.agenda[0]
        return IllegalAction(who, what, ask, rule_of(type(ask)))


@lru_cache(maxsize=1 << 12)
def outcomes_of(question: Form) -> tuple[tuple[Action, float], ...]:
    """What nature may answer to a question, and how likely each answer is."""
    return tuple((action, float(question.chance(action))) for action in question)


@lru_cache(maxsize=1 << 14)
def spell(message: Message) -> str:
    """An action or an event as a line of text."""
    return msgspec.json.encode(message).decode()


@lru_cache(maxsize=4096)
def clockwise_from(first: Seat, seats: Seats) -> Seat:
    """The first of these seats, given in order, that is met going clockwise."""
    for seat in seats:
        if seat >= first:
            return seat
    return seats[0]
