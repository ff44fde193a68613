"""The search itself: it knows the core's interface and no game. What a game adds is its `Guide`, found by its view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random

from millions.bots.bot import AnyBot, Bot
from millions.bots.guide import AnyGuide, Chances
from millions.bots.playout import play_on, round_of
from millions.bots.random_bot import RandomBot
from millions.bots.reason import Reason
from millions.bots.search.budget import Budget, Clock
from millions.bots.search.tree import Edge, Node
from millions.bots.skills import game_of, guide_for
from millions.core import play
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat, Seats
from millions.core.table import Table, View

MOST_CANDIDATES = 24
"""Most actions that are compared."""

SAMPLES = 4
"""Number of actions tried of a family that is too large to list."""

Opponents = Mapping[Seat, Callable[[], AnyBot]]
"""For seats whose bot is known: how to make a fresh one."""


class TimeIsUp(Exception):
    """The clock rang in the middle of an iteration."""


class Search(Bot[View]):
    """Thinks ahead over the worlds that its view does not exclude, until its budget is spent.

    `opponents` are the seats whose bot is known. Every playout makes fresh ones, so that what happens in one playout is
    forgotten in the next.
    """

    def __init__(self, budget: Budget | None = None, opponents: Opponents | None = None) -> None:
        self.budget, self.opponents = budget or Budget(), dict(opponents or {})
        self.tried: dict[object, set[Action]] = {}
        self.reason: Reason | None = None

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        """Think, and act. An action of a family too large to list is not chosen twice in the same round."""
        clock = self.budget.clock()
        tried = self.tried.get(_moment(view), set())
        thought = Deliberation(self.guide(view), self.opponents, view, forms, rng, clock, tried)
        action = thought.best()
        self.reason = thought.reason()
        self.recall(view, forms, rng, action)
        return action

    def explain(self) -> Reason | None:
        return self.reason

    def guide(self, view: View) -> AnyGuide:
        """What it is told about the game that this view shows."""
        return guide_for(game_of(type(view)))

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        if any(form.verb is type(action) and form.count() is None for form in forms):
            now = _moment(view)
            self.tried = {now: self.tried.get(now, set()) | {action}}


def _moment(view: View) -> object:
    """The seat and the round; games without rounds have one moment."""
    return view.viewer, round_of(view)


class Playout:
    """One iteration: a world being played, the bots that play it, and the edges of the tree that it passed."""

    def __init__(self, table: Table, rng: Random, growing: bool = True) -> None:
        self.table, self.rng, self.growing = table, rng, growing
        self.bots: dict[Seat, AnyBot] = {}
        self.path: list[tuple[Seat, Edge]] = []


class Deliberation:
    """One decision being thought about."""

    def __init__(
        self,
        guide: AnyGuide,
        opponents: Opponents,
        view: View,
        forms: Forms,
        rng: Random,
        clock: Clock,
        tried: set[Action],
    ) -> None:
        self.view, self.forms, self.rng, self.clock, self.me = view, forms, rng, clock, view.viewer
        self.guide, self.game = guide, guide.game
        self.policy: AnyBot = self.guide.policy or RandomBot()
        self.opponents = opponents
        self.draw = self.guide.worlds(view)
        self.worlds: list[tuple[Table, float]] = []
        self.nodes: dict[View, Node] = {}
        self.tried = tried
        self.compared: list[Edge] = []
        """The candidates, the best first."""

    # At the root: sequential halving

    def best(self) -> Action:
        """Compare the candidates over the same worlds and the same luck; drop the worse half, again and again.

        Where the quick bot is trusted, what it would do is never dropped, and stands unless another action leads it.
        """
        if reflex := self.guide.reflex(self.view, self.forms, self.rng):
            return reflex
        self.compared = edges = [Edge(action) for action in self.candidates()]
        first, trust = edges[0], self.guide.trust
        phases = max(1, (len(edges) - 1).bit_length())
        for phase in range(1, phases + 1):
            if len(edges) == 1:
                break
            self._try_all(edges, until=phase / phases)
            edges = sorted(edges, key=lambda edge: -edge.mean)[: (len(edges) + 1) // 2]
            if trust is not None and first not in edges and phase < phases:
                edges.append(first)
        best = edges[0]
        if trust is not None and best.lead(first) < trust:
            best = first
        self.compared.sort(key=lambda edge: (edge is not best, edge not in edges, -edge.mean))
        return best.action

    def reason(self) -> Reason | None:
        """What the best candidate and the next best promised; None where nothing was compared."""
        if len(self.compared) < 2 or not self.compared[1].visits:
            return None
        best, second = self.compared[:2]
        wins, others = (round(100 * edge.mean) for edge in (best, second))
        return Reason(sentence="reason-search", amount=best.visits, then_wins=wins, now_wins=others)

    def _try_all(self, edges: list[Edge], until: float) -> None:
        """Try each in turn, until this part of the budget is spent."""
        while self.clock.spent() < until:
            for edge in sorted(edges, key=lambda edge: edge.visits):
                try:
                    won = self.iterate(edge.action, edge.visits)[self.me]
                except TimeIsUp:
                    return
                edge.learn(won)
                edge.results.append(won)
                self.clock.iterations += 1
                if self.clock.spent() >= until:
                    return

    def candidates(self) -> list[Action]:
        """The actions to compare: first what the quick bot would do, then the others."""
        first = self.policy.act(self.view, self.forms, self.rng)
        others = self.guide.candidates(self.view, self.forms, self.draw, self.rng)
        if others is None:
            others = listed(self.forms, self.rng)
        untried = [action for action in dict.fromkeys([first, *others]) if action not in self.tried]
        return untried[:MOST_CANDIDATES] or [first]

    # One iteration

    def iterate(self, action: Action, number: int) -> Chances:
        """Play this action in the world of this number, and on from there; each seat's chance to win then."""
        while len(self.worlds) <= number:
            self.worlds.append((self.draw(self.rng), self.rng.random()))
        world, luck = self.worlds[number]
        playout = Playout(world.copy(), Random(luck), self.guide.deepens)
        chances = self._play_on(playout, play.answer(playout.table, self.me, action))
        for seat, edge in playout.path:
            edge.learn(chances[seat])
        return chances

    def _play_on(self, playout: Playout, awaited: Seats) -> Chances:
        """Through the tree to its edge, by the quick bot from there, to where the round ends."""

        def choose(seat: Seat, forms: Forms) -> Action:
            if self.clock.rings():
                raise TimeIsUp
            if bot := self._bot_at(seat, playout):
                return bot.act(self.game.view(playout.table, seat), forms, playout.rng)
            if playout.growing and self._searches(seat):
                return self._search_on(self.game.view(playout.table, seat), forms, playout)
            return self.guide.decide(playout.table, seat, forms, playout.rng)

        return play_on(self.guide, playout.table, awaited, playout.rng, choose, round_of(self.view))

    def _bot_at(self, seat: Seat, playout: Playout) -> AnyBot | None:
        """The bot that is known to sit at another seat; None where none is known."""
        if seat == self.me or seat not in self.opponents:
            return None
        if seat not in playout.bots:
            playout.bots[seat] = self.opponents[seat]()
        return playout.bots[seat]

    def _searches(self, seat: Seat) -> bool:
        """Does this seat search? The others do where there is no quick bot."""
        return seat == self.me or self.guide.policy is None

    def _search_on(self, view: View, forms: Forms, playout: Playout) -> Action:
        """What a seat that searches does: by what was learnt of its view; at the edge of the tree, by the quick bot."""
        rng = playout.rng
        node = self.nodes.get(view)
        if node is None:
            playout.growing = False
            node = self.nodes[view] = Node(self.policy.act(view, forms, rng))
        elif node.wants_another():
            if node.waiting is None:
                others = self.guide.candidates(view, forms, None, rng)
                node.waiting = iter(listed(forms, rng) if others is None else others)
            node.widen()
        edge = node.select()
        playout.path.append((view.viewer, edge))
        return edge.action


def listed(forms: Forms, rng: Random) -> list[Action]:
    """Actions of every family, in a random order: all of a small one, some of one too large to list."""
    found: list[Action] = []
    for form in forms:
        number = form.count()
        few = number is not None and number <= MOST_CANDIDATES
        found += list(form) if few else [form.sample(rng) for _ in range(SAMPLES)]
    rng.shuffle(found)
    return list(islice(dict.fromkeys(found), MOST_CANDIDATES))
