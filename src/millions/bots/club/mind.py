"""Decisions of personalities in Million Club: a pawn goes where it promises most; any other action is tried out on a
table that fits the view."""

from __future__ import annotations

from random import Random

from millions.bots.club.aloud import answer, comment
from millions.bots.club.placing import Placing, placing_on
from millions.bots.club.taste import Taste
from millions.bots.club.worth import Worth, worth_in
from millions.bots.reason import Reason
from millions.bots.talk import Heard, Promise, Remark, Truce
from millions.core import play
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.games.club.exchange import TakeOver
from millions.games.club.guess import guess
from millions.games.club.intrigue_colonies import BuyContract, ColonialContract, ColonialUnrest, SwapUnrest
from millions.games.club.intrigue_companies import (
    CapitalIncrease,
    CompeteIn,
    Dumping,
    ExpandAgain,
    Expansion,
    SwapCompanies,
    Turn,
    UnfairCompetition,
    can_turn,
)
from millions.games.club.lobby import LobbyPrivilege, MovePawn
from millions.games.club.moves import Pass
from millions.games.club.placement import PlacePawn
from millions.games.club.setup import GiveFirst
from millions.games.club.table import Table
from millions.games.club.view import View

NESTED: tuple[type[AnyStep], ...] = (
    *(ColonialContract, BuyContract, ColonialUnrest, SwapUnrest),
    *(UnfairCompetition, Turn, Dumping, Expansion, ExpandAgain, CapitalIncrease),
)
"""The questions that an intrigue asks its player: a card is worth what the best answers make of it."""

WHIM = 0.05
"""Differences in points smaller than this are decided by chance, so that equal choices vary."""


class ClubMind:
    """One personality at one seat of one match. It remembers nothing: its view is all that it needs."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.spared = frozenset[Seat]()
        """The players with whom it has a truce."""
        self.people = frozenset[Seat]()

    def meet(self, people: frozenset[Seat], promises: tuple[Promise, ...] = ()) -> None:
        """People and bots are the same to it but for its mercy; a truce that it has agreed to it keeps."""
        self.people = people
        self.spared = frozenset(one.to for one in promises if isinstance(one, Truce))

    def decide(self, view: View, forms: Forms, rng: Random) -> tuple[Action, Reason]:
        """The action that promises most, and by how much."""
        weighed = sorted(weigh(view, forms, rng, self.taste), key=lambda found: -found[0])
        weighed = [one for one in weighed if not self.breaks_truce(view, one[1])] or weighed
        weighed = [one for one in weighed if not self.is_cruel(view, one[1])] or weighed
        (best, action), *others = weighed
        if not others:
            return action, Reason(sentence="reason-nothing")
        return action, reason(action, best, others[0][0])

    def breaks_truce(self, view: View, action: Action) -> bool:
        """Would it take over a company of a player with whom it has a truce? It may always pass instead. Or swap it
        away, or compete in its sector? That it does only where it must."""
        match action:
            case TakeOver(holding):
                return holding.owner in self.spared
            case SwapCompanies(swap):
                return swap.take.owner in self.spared
            case CompeteIn(sector):
                return any(can_turn(view.companies[one], sector, -1) for one in self.spared)
        return False

    def is_cruel(self, view: View, action: Action) -> bool:
        """Would it take over the only company of a person, so early that a patient personality does not?"""
        if view.round > self.taste.mercy or not isinstance(action, TakeOver):
            return False
        owner = action.holding.owner
        return owner in self.people and len(view.companies[owner]) == 1

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        """There is nothing to remember."""

    def aloud(self, view: View, action: Action) -> Remark | None:
        """A word about a blow or a purchase."""
        return comment(view, action)

    def reply(self, view: View, heard: Heard, rng: Random) -> Remark | None:
        return answer(view, heard, self.taste)


def reason(action: Action, best: float, second: float) -> Reason:
    """The reason for an action; a lead that vanishes when rounded for the sentence counts as none."""
    if isinstance(action, PlacePawn | MovePawn):
        even = round(best, 1) == round(second, 1)
        return Reason(sentence="reason-club-pawn-even" if even else "reason-club-pawn", then=best, now=second)
    if round(best - second, 1) == 0:
        return Reason(sentence="reason-club-even")
    sentence = "reason-club-pass" if isinstance(action, Pass) else "reason-club-best"
    return Reason(sentence=sentence, then=best - second)


def weigh(view: View, forms: Forms, rng: Random, taste: Taste) -> list[tuple[float, Action]]:
    """Every action offered, with what it promises, in points."""
    table = guess(view, rng)
    worth = worth_in(view, view.viewer, taste)
    actions = [action for form in forms for action in form]
    if len(actions) == 1:
        return [(0.0, actions[0])]
    placing = placing_on(table, worth)
    return [(promise(table, worth, placing, action) + rng.random() * WHIM, action) for action in actions]


def promise(table: Table, worth: Worth, placing: Placing, action: Action) -> float:
    """What an action promises, compared with others of the same moment."""
    match action:
        case PlacePawn(spot) | MovePawn(_, spot):
            return placing.value(spot)
        case GiveFirst(seat):
            return float(seat == worth.seat)
        case Pass() if isinstance(table.agenda[0], LobbyPrivilege):
            return 0.0
    after = table.copy()
    awaited = play.answer(after, worth.seat, action)
    settle(after, awaited, worth)
    return worth.of(after)


def settle(table: Table, awaited: tuple[Seat, ...], worth: Worth) -> None:
    """Give the best answers to what an intrigue goes on to ask its player."""
    while awaited == (worth.seat,) and isinstance(table.agenda[0], NESTED):
        ask = table.agenda[0]
        tried = []
        for form in ask.options(table, worth.seat):
            for action in form:
                after = table.copy()
                play.answer(after, worth.seat, action)
                tried.append((worth.of(after), action))
        best = max(tried, key=lambda found: found[0])[1]
        awaited = play.answer(table, worth.seat, best)
