"""The search bot plays any game by its forms, keeps to what it may know, and knows a good thing when it sees one."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest

from millions import GAMES, Match
from millions.bots import AnyBot, Bot, Host, RandomBot, Search, bot_named
from millions.bots.guide import Guide
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.glance import count, crew_of, expected_gain, line_up
from millions.bots.heists.spoils import spoils
from millions.bots.search import search as searching
from millions.bots.search.budget import Budget
from millions.bots.search.tree import Edge, Node
from millions.bots.skills import game_of
from millions.core.errors import BadSetup
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import Table, View
from millions.games.dollars1.components import LootCard
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.components import BRUTE, CROOK, DRIVER, SNITCH, Role
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from tests.bots.test_bots import SEATS, Watched, negotiation, spoken, table
from tests.walks import NAMES

TINY = Budget(iterations=2)
TABLES = [(game.name, players) for game in GAMES.values() for players in game.seat_counts]


def finish(game: str, players: int, seed: int = 1) -> Match:
    """One search among random bots, every answer checked; played to the end."""
    match = Match.new(game, NAMES[:players], seed=seed)
    bots: dict[int, AnyBot] = {seat: RandomBot() for seat in range(players)}
    Host(match, bots | {seed % players: Watched(Search(TINY))}, seed).play_out()
    return match


# Any game, by its forms


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_finishes_every_game_at_every_table(game: str, players: int) -> None:
    assert finish(game, players).over


@pytest.mark.parametrize("game", GAMES)
def test_it_finishes_every_game(game: str) -> None:
    match = finish(game, GAMES[game].seat_counts[0])
    assert match.over
    match.verify()


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_it_needs_no_help(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the core's interface alone, as in a game that it is told nothing about."""
    monkeypatch.setattr(searching, "guide_for", Guide)
    assert finish(game, 4).over


def test_a_view_tells_its_game() -> None:
    for game in GAMES.values():
        match = Match.new(game, NAMES[: game.seat_counts[0]], seed=0)
        assert game_of(type(match.view(0))) is game


def test_iterations_make_the_same_decision_every_time() -> None:
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE)
    chosen = {Search(Budget(iterations=30)).act(match.view(0), match.forms(0), Random(5)) for _ in range(3)}
    assert len(chosen) == 1


# It never cheats


def within(*things: object) -> list[object]:
    """Everything that can be reached from these, as the interpreter sees it; types and modules are not followed."""
    seen: dict[int, object] = {}
    todo = list(things)
    while todo:
        thing = todo.pop()
        if id(thing) not in seen and not isinstance(thing, type) and type(thing).__name__ not in ("module", "function"):
            seen[id(thing)] = thing
            todo += gc.get_referents(thing)
    return list(seen.values())


class Spied(Bot[View]):
    """A search from which no table of a match can be reached, before it thinks or after."""

    def __init__(self) -> None:
        self.search = Search(TINY)

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        action = self.search.act(view, forms, rng)
        assert not any(isinstance(thing, Table | Match) for thing in within(view, forms, action, vars(self.search)))
        return action


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_within_its_reach(game: str) -> None:
    players = GAMES[game].seat_counts[-1]
    match = Match.new(game, NAMES[:players], seed=2)
    host = Host(match, {0: Spied()} | {seat: RandomBot() for seat in range(1, players)}, 2)
    for _ in range(12):
        for _ in host.sweep():
            pass


def test_what_it_cannot_see_makes_no_difference() -> None:
    """The same two roles are shown to seat 0, no matter which of the others hold them: it does the same."""

    def decides(*others: Role) -> Action:
        match = negotiation(DRIVER, *others)
        table(match).shown, table(match).set_aside = (BRUTE, DRIVER, DRIVER, CROOK), CROOK
        return Search(Budget(iterations=40)).act(match.view(0), match.forms(0), Random(1))

    assert decides(DRIVER, BRUTE, CROOK, CROOK) == decides(CROOK, CROOK, DRIVER, BRUTE)


class Witness(Bot[View]):
    """A bot that keeps the views it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        self.views.append(view)
        return RandomBot().act(view, forms, rng)


def test_known_bots_decide_for_the_others_from_their_own_views() -> None:
    witnesses: list[Witness] = []

    def opponent() -> Witness:
        witnesses.append(Witness())
        return witnesses[-1]

    match = negotiation(DRIVER, BRUTE, CROOK, SNITCH, DRIVER)
    for claim in (None, Claim(1, BRUTE)):
        if claim:
            match.play(1, claim)
        bot = Search(Budget(iterations=40), dict.fromkeys(range(5), opponent))
        bot.act(match.view(1), match.forms(1), Random(0))
    views = [view for witness in witnesses for view in witness.views]
    assert {view.viewer for view in views} == {0, 2, 3, 4}
    assert all(view.known[1] is None or 1 in view.face_up or view.looks for view in views)
    assert all(len({view.viewer for view in witness.views}) <= 1 for witness in witnesses)


def test_what_happens_in_a_playout_is_forgotten_in_the_next() -> None:
    """Every simulated seat has a bot of its own, made for one playout: it never sees an earlier moment again."""
    made: list[Witness] = []

    def opponent() -> Witness:
        made.append(Witness())
        return made[-1]

    match = negotiation(DRIVER, BRUTE, CROOK, SNITCH, DRIVER)
    match.play(1, Claim(1, BRUTE))
    Search(Budget(iterations=20), dict.fromkeys(range(5), opponent)).act(match.view(1), match.forms(1), Random(0))
    assert len(made) >= 20
    for witness in made:
        talk = [(len(view.left), sum(view.proposals_made), len(view.claims)) for view in witness.views if view.crew]
        assert talk == sorted(talk)


# Budgets and names


@pytest.mark.parametrize(
    ("text", "budget"),
    [("50ms", Budget(0.05)), ("1.5s", Budget(1.5)), ("500it", Budget(iterations=500)), ("0.5ms", None)],
)
def test_budgets_are_read(text: str, budget: Budget | None) -> None:
    if budget:
        bot = bot_named(f"search:{text}")
        assert isinstance(bot, Search)
        assert bot.budget == budget
    else:
        with pytest.raises(BadSetup, match="no time to think"):
            Budget.read(text)


@pytest.mark.parametrize("name", ["search:", "search:fast", "search:-1s", "search:1.5it", "search:0it", "search:1e9s"])
def test_nonsense_is_refused_with_examples(name: str) -> None:
    with pytest.raises(BadSetup, match=r"is no time to think: give milliseconds \(50ms\)"):
        bot_named(name)


@pytest.mark.parametrize("name", ["exploiter", "exploiter:", "exploiter:search", "exploiter:exploiter:random"])
def test_an_exploiter_must_know_whom(name: str) -> None:
    with pytest.raises(BadSetup, match="name a bot that does not search"):
        bot_named(name)


def test_an_exploiter_has_the_others_minds() -> None:
    bot = bot_named("exploiter:random:20it")
    assert isinstance(bot, Search)
    assert bot.budget == Budget(iterations=20)
    assert isinstance(bot.opponents[0](), RandomBot)
    assert bot.opponents[0]() is not bot.opponents[0]()
    with pytest.raises(BadSetup, match="no bot 'deep blue'"):
        bot_named("exploiter:deep blue")


def test_a_clock_that_rings_stops_in_the_middle() -> None:
    clock = Budget(0.001).clock()
    while not clock.rings():
        pass
    assert clock.spent() >= 1
    assert not Budget(iterations=1).clock().rings()


# What it thinks


def test_an_often_visited_information_set_tries_more_and_keeps_to_the_best() -> None:
    node = Node(Ready())
    node.waiting = iter([Ready(), Withdraw(0), Withdraw(1)])
    for _ in range(200):
        if node.wants_another():
            node.widen()
        edge = node.select()
        edge.learn(float(edge.action == Withdraw(0)))
    assert [edge.action for edge in node.edges] == [Ready(), Withdraw(0), Withdraw(1)]
    assert max(node.edges, key=lambda edge: edge.visits).action == Withdraw(0)


def test_without_help_scores_say_who_will_win() -> None:
    match = Match.new("dollars-1e", SEATS, seed=0)
    match.table.money = (9, 5, 5, 5, 5, *match.table.money[5:])
    chances = Guide[Table, View](match.game).chances(match.table)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] == chances[4]


CARD = LootCard("Bank", amount=10, ante=1)


def gains(*roles: Role) -> dict[Role, float]:
    """What a heist of these brings to each role."""
    numbers = crew_of(count(FIRST.roles, roles))
    return dict(zip(FIRST.roles, spoils(FIRST, CARD, tuple(dict.fromkeys(roles))).expected(numbers), strict=True))


def test_what_a_heist_brings_is_what_the_rules_say() -> None:
    """A Driver and a Crook share 10: antes back, 5 each, and the Crook pays the Driver. Two Drivers lose theirs."""
    two = gains(DRIVER, CROOK)
    assert (two[DRIVER], two[CROOK]) == (7, 5)
    three = gains(DRIVER, DRIVER, CROOK)
    assert (three[DRIVER], three[CROOK]) == (0, 11)


def test_the_worth_of_a_heist_is_the_mean_over_the_worlds_that_fit() -> None:
    """With everybody in, the look-up agrees with hundreds of guessed worlds."""
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE)
    view: Any = match.view(0)
    book = spoils(FIRST, view.loot, tuple(dict.fromkeys(view.shown)))
    rng, total = Random(3), 0.0
    for _ in range(400):
        roles = match.game.guess(view, rng).roles
        total += book.expected(crew_of(count(FIRST.roles, roles)))[FIRST.number[DRIVER]]
    assert expected_gain(line_up(FIRST, view, view.crew)) == pytest.approx(total / 400, abs=0.4)


def chosen(match: Match, seat: int, times: int = 6) -> list[Action]:
    """What it does in this situation, several times."""
    return [Search(Budget(iterations=150)).act(match.view(seat), match.forms(seat), Random(n)) for n in range(times)]


def test_it_tells_the_truth_first() -> None:
    match = negotiation(DRIVER, BRUTE, CROOK, SNITCH, DRIVER)
    assert set(chosen(match, 1)) == {Claim(1, BRUTE)}


@pytest.mark.slow
def test_it_may_take_money_for_leaving_a_crowd_and_takes_none_for_leaving_a_feast() -> None:
    crowd = spoken(negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER))
    crowd.play(1, Propose(terms([(1, 0, 3)], [0])))
    assert Decline(1) not in chosen(crowd, 0)
    feast = spoken(negotiation(BRUTE, DRIVER, DRIVER, CROOK, CROOK))
    feast.play(1, Propose(terms([(0, 1, 3)], [0])))
    assert Accept(1) not in chosen(feast, 0)


def test_it_pays_doubles_to_leave() -> None:
    match = spoken(negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE))
    deals = [action.terms for action in chosen(match, 0) if isinstance(action, Propose)]
    assert len(deals) >= 3
    assert any(payment.source == 0 for deal in deals for payment in deal.payments)


def test_it_does_not_offer_the_same_deal_twice_in_a_round() -> None:
    match = spoken(negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE))
    bot = Search(Budget(iterations=120))
    actions = [bot.act(match.view(0), match.forms(0), Random(n)) for n in range(8)]
    offered = [action for action in actions if isinstance(action, Propose)]
    assert len(offered) > 1
    assert len(set(offered)) == len(offered)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_it_beats_random_ones_clearly(game: str) -> None:
    won = 0
    for seed in range(10):
        match = Match.new(game, SEATS, seed=seed)
        me = seed % 5
        others: dict[int, AnyBot] = {seat: RandomBot() for seat in range(5)}
        Host(match, others | {me: Search(Budget(iterations=30))}, seed).play_out()
        won += any(standing.won for standing in match.standings if standing.seat == me)
    assert won >= 6  # a fair share would be 2


def test_the_choice_of_a_character_is_thought_about() -> None:
    match = Match.new("dollars-1e", SEATS, seed=0)
    assert all(isinstance(action, Choose) for action in chosen(match, 0, times=2))


# A quick bot that is trusted


def tried(*results: float) -> Edge:
    """An action with these results in the first worlds."""
    edge = Edge(Ready())
    for won in results:
        edge.learn(won)
        edge.results.append(won)
    return edge


def test_a_lead_is_measured_in_the_worlds_in_which_both_were_tried() -> None:
    worse, better = tried(*[0.1, 0.9] * 5), tried(*[0.2, 1.0] * 5, 0.0, 0.0, 0.0)
    assert better.mean < worse.mean + 0.1
    assert better.lead(worse) > 50  # the same lead in every world
    assert worse.lead(better) < -50
    assert tried(0.9, 0.9).lead(tried(0.1, 0.1)) == 0  # two worlds tell nothing
    assert -1 < tried(*[0.0, 1.0] * 5).lead(tried(*[1.0, 0.0] * 5)) < 1


class Trusting(Guide[Any, Any]):
    """Trusts a quick bot that says ready, whatever is offered."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.policy = Always(Ready())


class Always(Bot[Any]):
    def __init__(self, action: Action) -> None:
        self.action = action

    def act(self, view: Any, forms: Forms, rng: Random) -> Action:
        return self.action if any(self.action in form for form in forms) else rng.choice(forms).sample(rng)


@pytest.mark.parametrize(("trust", "kept"), [(1e9, True), (-1e9, False)])
def test_what_a_trusted_bot_would_do_stands_unless_another_action_leads_it(
    trust: float, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "guide_for", Trusting)
    monkeypatch.setattr(Trusting, "trust", trust)
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE)
    chosen = [Search(Budget(iterations=30)).act(match.view(0), match.forms(0), Random(luck)) for luck in range(4)]
    assert all(action == Ready() for action in chosen) is kept


@pytest.mark.parametrize("deepens", [True, False])
def test_a_tree_grows_below_the_root_where_the_guide_says_so(deepens: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guide, "deepens", deepens)
    nodes: list[Node] = []

    def grow(first: Action) -> Node:
        nodes.append(Node(first))
        return nodes[-1]

    monkeypatch.setattr(searching, "Node", grow)
    match = Match.new("million-club", NAMES[:3], seed=1)
    Search(Budget(iterations=10)).act(match.view(match.awaited[0]), match.forms(match.awaited[0]), Random(1))
    assert bool(nodes) is deepens
