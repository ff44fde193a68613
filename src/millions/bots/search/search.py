"""The search itself: it knows the core's door and no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import islice
from random import Random

from millions.bots.bot import Bot
from millions.bots.random_bot import RandomBot
from millions.bots.search.budget import Budget, Clock
from millions.bots.search.club import ClubHelper
from millions.bots.search.editions import EDITIONS, HeistHelper
from millions.bots.search.helpers import Helper
from millions.bots.search.tree import Edge, Node
from millions.core import play
from millions.core.form import Forms
from millions.core.game import GAMES, AnyGame
from millions.core.message import Action
from millions.core.seat import NATURE, Seat, Seats
from millions.core.table import Table, View
from millions.games import club

MOST_CANDIDATES = 24
"""So many actions are compared at most."""

SAMPLES = 4
"""Of a family too large to list, so many are tried."""

LONGEST_PLAYOUT = 5000
"""Decisions, after which a playout is judged as it stands: longer than any game of this house."""

HELPERS: dict[str, type[Helper]] = {**dict.fromkeys(EDITIONS, HeistHelper), club.GAME.name: ClubHelper}
"""By the name of the game; a game that is not here is played without help."""

Chances = tuple[float, ...]


class TimeIsUp(Exception):
    """The clock rang in the middle of an iteration."""


@lru_cache(maxsize=64)
def game_of(view: type[View]) -> AnyGame:
    """The game whose view this is."""
    return next(game for game in GAMES.values() if game.view_type is view)


class Search(Bot):
    """Thinks ahead over the worlds it cannot exclude, for as long as its budget lasts."""

    def __init__(
        self, budget: Budget | None = None, policy: Bot | None = None, minds: Mapping[Seat, Bot] | None = None
    ) -> None:
        self.budget, self.policy, self.minds = budget or Budget(), policy, dict(minds or {})
        self.tried: dict[object, set[Action]] = {}

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        """Think, and act. What was chosen from a family too large to list is not chosen again in the same round."""
        clock = self.budget.clock()
        now = view.viewer, getattr(view, "round", None)
        tried = self.tried.get(now, set())
        action = Thought(self, view, forms, rng, clock, tried).best()
        self.recall(view, forms, rng, action)
        return action

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        now = view.viewer, getattr(view, "round", None)
        if any(form.verb is type(action) and form.count() is None for form in forms):
            self.tried = {now: self.tried.get(now, set()) | {action}}


class Thought:
    """One decision being thought about."""

    def __init__(self, bot: Search, view: View, forms: Forms, rng: Random, clock: Clock, tried: set[Action]) -> None:
        self.view, self.forms, self.rng, self.clock, self.me = view, forms, rng, clock, view.viewer
        self.game = game_of(type(view))
        self.helper: Helper = HELPERS.get(self.game.name, Helper)(self.game)
        self.policy = bot.policy or self.helper.policy or RandomBot()
        self.minds = self._minds(bot.minds)
        self.draw = self.helper.worlds(view)
        self.worlds: list[tuple[Table, float]] = []
        self.nodes: dict[View, Node] = {}
        self.tried = tried

    def _minds(self, given: Mapping[Seat, Bot]) -> Callable[[Seat], Bot | None]:
        """Who decides by what: some by a mind of their own; who has none searches too, from what it sees."""
        others = None if self.helper.policy is None else self.policy
        return lambda seat: None if seat == self.me else given.get(seat, others)

    # At the root: sequential halving

    def best(self) -> Action:
        """Compare the candidates over the same worlds and the same luck; drop the worse half, again and again."""
        if reflex := self.helper.reflex(self.view, self.forms, self.rng):
            return reflex
        edges = [Edge(action) for action in self.candidates()]
        phases = max(1, (len(edges) - 1).bit_length())
        for phase in range(1, phases + 1):
            if len(edges) == 1:
                break
            self._try_all(edges, until=phase / phases)
            edges.sort(key=lambda edge: -edge.mean)
            edges = edges[: (len(edges) + 1) // 2]
        return edges[0].action

    def _try_all(self, edges: list[Edge], until: float) -> None:
        """Try each in turn, until so much of the budget is spent."""
        while self.clock.spent() < until:
            for edge in sorted(edges, key=lambda edge: edge.visits):
                try:
                    edge.learn(self.iterate(edge.action, edge.visits)[self.me])
                except TimeIsUp:
                    return
                self.clock.iterations += 1
                if self.clock.spent() >= until:
                    return

    def candidates(self) -> list[Action]:
        """What to compare: first what the quick mind would do, then what else there is."""
        first = self.policy.act(self.view, self.forms, self.rng)
        others = self.helper.candidates(self.view, self.forms, self.draw, self.rng)
        if others is None:
            others = listed(self.forms, self.rng)
        untried = [action for action in dict.fromkeys([first, *others]) if action not in self.tried]
        return untried[:MOST_CANDIDATES] or [first]

    # One iteration

    def iterate(self, action: Action, number: int) -> Chances:
        """Play this action in the world of this number, and on from there; everybody's chance of winning then."""
        while len(self.worlds) <= number:
            self.worlds.append((self.draw(self.rng), self.rng.random()))
        world, luck = self.worlds[number]
        table, path = world.copy(), list[tuple[Seat, Edge]]()
        awaited = play.answer(table, self.me, action)
        chances = self._play_on(table, awaited, path, Random(luck))
        for seat, edge in path:
            edge.learn(chances[seat])
        return chances

    def _play_on(self, table: Table, awaited: Seats, path: list[tuple[Seat, Edge]], rng: Random) -> Chances:
        """Through the tree to its edge, by the quick mind from there, to where the round ends."""
        began = getattr(self.view, "round", None)
        growing = True
        for _ in range(LONGEST_PLAYOUT):
            if not awaited or (getattr(table, "round", None) != began and self.helper.can_judge(table)):
                break
            if self.clock.rings():
                raise TimeIsUp
            seat = awaited[int(rng.random() * len(awaited))]
            forms = table.agenda[0].options(table, seat)
            if seat == NATURE:
                action = forms[0].sample(rng)
            elif mind := self.minds(seat):
                action = mind.act(self.game.view(table, seat), forms, rng)
            else:
                action, growing = self._search_on(self.game.view(table, seat), forms, path, growing, rng)
            awaited = play.answer(table, seat, action)
        return self.helper.chances(table)

    def _search_on(
        self, view: View, forms: Forms, path: list[tuple[Seat, Edge]], growing: bool, rng: Random
    ) -> tuple[Action, bool]:
        """What a seat that searches does: by what it has learnt of what it sees; beyond that, by the quick mind."""
        if not growing:
            return self.policy.act(view, forms, rng), False
        node = self.nodes.get(view)
        grown = node is None
        if node is None:
            node = self.nodes[view] = Node(self.policy.act(view, forms, rng))
        elif node.wants_another():
            if node.waiting is None:
                others = self.helper.candidates(view, forms, None, rng)
                node.waiting = iter(listed(forms, rng) if others is None else others)
            node.widen()
        edge = node.select()
        path.append((view.viewer, edge))
        return edge.action, not grown


def listed(forms: Forms, rng: Random) -> list[Action]:
    """Actions of every family, in a random order: all of a small one, some of one too large to list."""
    found: list[Action] = []
    for form in forms:
        number = form.count()
        few = number is not None and number <= MOST_CANDIDATES
        found += list(form) if few else [form.sample(rng) for _ in range(SAMPLES)]
    rng.shuffle(found)
    return list(islice(dict.fromkeys(found), MOST_CANDIDATES))
