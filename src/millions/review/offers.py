"""What an offer would really have brought: only what it brings where everybody who is asked would have taken it.

The quick bots of playouts agree to more than players do: they hear no claims, and play for money alone. And after a
refused offer its proposer plays on: what that brings speaks for another action, not for the offer.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import Any

from millions.bots.guide import Chances
from millions.bots.heists.bargaining import Negotiator
from millions.bots.heists.dials import SENSIBLE
from millions.bots.heists.edition import Edition
from millions.bots.heists.guide import HeistGuide
from millions.bots.heists.memory import Memory
from millions.bots.value import judge_actions, luck
from millions.core import play
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.table import Table
from millions.games.heists.bargain import Proposal, Propose, Struck
from millions.games.heists.components import Role
from millions.games.heists.terms import Terms
from millions.games.heists.view import HeistView
from millions.review.trials import Trial, trial
from millions.review.walk import FinishedMatch

Knowledge = tuple[Role | None, ...]
"""The roles that a seat knows, by character."""

LIKELY = 0.25
"""An offer that is less likely to be taken is not worth making, and so not compared with other actions."""

GIVEN_UP_AFTER, LEAST_TRIED, MOST_KEPT = 4, 5, 3
"""After this part of the worlds over which the best of several actions is chosen, only MOST_KEPT are tried further; but
not after fewer worlds than LEAST_TRIED. Saves a third of the time of a closer look."""


class Offers:
    """The offers of one seat at one moment, and who would take them."""

    def __init__(self, match: FinishedMatch, seat: Seat) -> None:
        self.match, self.seat = match, seat
        self._answers: dict[tuple[Terms, Seat, Knowledge], bool] = {}

    def tried(self, world: Table, offer: Propose, seed: int) -> Trial | None:
        """The playout of an offer in a world; None where it is not struck, or would not have been taken."""
        found = trial(self.match.guide, world, self.seat, offer, seed)
        struck = any(isinstance(one, Struck) and one.terms == offer.terms for one in found.news)
        return found if struck and self.is_taken(world, offer) else None

    def instead(
        self, action: Action, worlds: Sequence[Table], seeds: Sequence[int], chosen: Sequence[Trial]
    ) -> list[Trial]:
        """The playouts of another action; of an offer where it is not taken, those of the chosen action."""
        guide, each = self.match.guide, zip(worlds, seeds, chosen, strict=True)
        if isinstance(action, Propose):
            return [self.tried(world, action, seed) or old for world, seed, old in each]
        return [trial(guide, world, self.seat, action, seed) for world, seed, _ in each]

    def is_taken(self, world: Table, offer: Propose) -> bool:
        """Would everybody who is asked agree, by what they know in this world?"""
        table: Any = world.copy()
        table.news = None
        play.answer(table, self.seat, offer)
        made = [one for one in table.proposals if one.proposer == self.seat and one.terms == offer.terms]
        return bool(made) and all(self._takes(table, seat, made[-1]) for seat in made[-1].awaiting)

    def _takes(self, table: Table, seat: Seat, proposal: Proposal) -> bool:
        assert isinstance(self.match.guide, HeistGuide)
        view = self.match.game.view(table, seat)
        key = proposal.terms, seat, view.known
        if key not in self._answers:  # a seat knows few different things
            self._answers[key] = takes(self.match.guide.edition.at(view), view, proposal)
        return self._answers[key]


def compare(
    match: FinishedMatch, worlds: Sequence[Table], seat: Seat, done: Action, others: Sequence[Action], seed: int
) -> dict[Action, list[Chances]]:
    """What follows in each world from the chosen action, and from each other one that is worth comparing: in the first
    half of the worlds at least, which is enough to choose the best of them (see `to_the_end`).

    A refused offer changes nothing: then follows what follows from the chosen action.
    """
    plain = [action for action in others if not isinstance(action, Propose)]
    results = judge_actions(match.guide, worlds, seat, [done], seed)
    found = {done: results[0], **_promising(match, worlds[: len(worlds) // 2], seat, plain, seed)}
    asked, unlikely = Offers(match, seat), dict[Action, list[Chances]]()
    for offer in others:
        if isinstance(offer, Propose):
            trials = [asked.tried(world, offer, luck(seed, number)) for number, world in enumerate(worlds)]
            taken = len(worlds) - trials.count(None)
            (found if taken >= LIKELY * len(worlds) else unlikely)[offer] = [
                refused if one is None else match.guide.chances(one.table)
                for one, refused in zip(trials, results[0], strict=True)
            ]
    return found if len(found) > 1 else found | unlikely


def _promising(
    match: FinishedMatch, worlds: Sequence[Table], seat: Seat, actions: Sequence[Action], seed: int
) -> dict[Action, list[Chances]]:
    """What follows from these actions in these worlds. Where there are many worlds, an action that is not among the
    best after the first of them is given up."""
    few = len(worlds) // GIVEN_UP_AFTER
    if few < LEAST_TRIED or len(actions) <= MOST_KEPT:
        return dict(zip(actions, judge_actions(match.guide, worlds, seat, actions, seed), strict=True))
    first = dict(zip(actions, judge_actions(match.guide, worlds[:few], seat, actions, seed), strict=True))
    kept = nlargest(MOST_KEPT, actions, key=lambda action: sum([one[seat] for one in first[action]]))
    rest = judge_actions(match.guide, worlds[few:], seat, kept, seed, few)
    return {action: first[action] + more for action, more in zip(kept, rest, strict=True)}


def to_the_end(
    match: FinishedMatch, worlds: Sequence[Table], seat: Seat, action: Action, found: list[Chances], seed: int
) -> list[Chances]:
    """What follows from an action in all of these worlds; it is known for the first of them."""
    rest = worlds[len(found) :]
    return found + (judge_actions(match.guide, rest, seat, [action], seed, len(found))[0] if rest else [])


def takes(edition: Edition, view: HeistView, proposal: Proposal) -> bool:
    """Would a sensible player who sees this agree to a proposal?"""
    memory = Memory(view.players, SENSIBLE.trust)
    memory.note(view, edition)
    thinking = Negotiator(view, (), Random(0), edition, SENSIBLE, memory)
    return thinking.beyond(proposal, thinking.values.of_deal(proposal.terms)) >= 0
