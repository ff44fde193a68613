"""Bots play by the forms, at every table; the sensible one plays sensibly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from millions import Match
from millions.bots import AnyBot, Bot, Host, RandomBot, bot_named, bots_for
from millions.bots.heists.bargaining import CLAIMS_A_ROUND
from millions.bots.registry import SEARCHES
from millions.core.errors import BadSetup
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import OPEN
from millions.core.table import View as AnyView
from millions.games.dollars1.components import Table
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.view import View
from millions.games.dollars2 import negotiation as talk2
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MENTALIST, SNITCH, TECH, Claimed, Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from tests.walks import NAMES, Scene, scenes

SEATS = NAMES[:5]


def sensible() -> AnyBot:
    """The mind with its dials in the middle."""
    return bot_named("sensible")


class Watched(Bot[View]):
    """A bot whose every answer is checked on the way out."""

    def __init__(self, bot: AnyBot) -> None:
        self.bot = bot

    def act(self, view: AnyView, forms: Forms, rng: Random) -> Action:
        action = self.bot.act(view, forms, rng)
        assert any(action in form for form in forms), action
        return action


@pytest.mark.slow
@settings(max_examples=5)
@given(scenes())
def test_bots_of_all_kinds_finish_every_match(scene: Scene) -> None:
    match = scene.match()
    kinds = [f"{kind}:2it" if kind in SEARCHES else kind for kind in bots_for(match.game)]
    bots = {seat: Watched(bot_named(kinds[(seat + scene.seed) % len(kinds)])) for seat in range(scene.players)}
    Host(match, bots, scene.seed).play_out()
    assert match.over
    match.verify()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_the_sensible_bot_beats_random_ones_clearly(game: str) -> None:
    won = 0
    for seed in range(30):
        match = Match.new(game, SEATS, seed=seed)
        me = seed % 5
        Host(match, {seat: sensible() if seat == me else RandomBot() for seat in range(5)}, seed).play_out()
        won += any(standing.won for standing in match.standings if standing.seat == me)
    assert won >= 18  # a fair share would be 6


def test_the_same_seeds_give_the_same_match() -> None:
    def play() -> Match:
        match = Match.new("dollars-1e", SEATS, seed=3)
        Host(match, {seat: sensible() for seat in range(5)}, seed=4).play_out()
        return match

    assert play().view(OPEN) == play().view(OPEN)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadSetup, match="no bot 'deep blue'; there is: shrewd, sensible, honest"):
        bot_named("deep blue")


# What the sensible bot does


def negotiation(*roles: Role, seed: int = 0) -> Match:
    """A match of five in its first negotiation; the set-aside card is as it falls."""
    match = Match.new("dollars-1e", SEATS, seed=seed)
    for seat, role in enumerate(roles):
        match.play(seat, Choose((role,)))
    return match


def acts(match: Match, seat: int, times: int = 60) -> Counter[type[Action]]:
    """What it does in this situation, many times over."""
    view, forms = match.view(seat), match.forms(seat)
    return Counter(type(sensible().act(view, forms, Random(n))) for n in range(times))


def table(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


def spoken(match: Match) -> Match:
    """Everybody has claimed, so that claiming is out of the way."""
    for seat in range(5):
        role = table(match).roles[seat]
        assert role is not None
        match.play(seat, Claim(seat, role))
    return match


def test_it_speaks_first_and_sometimes_lies() -> None:
    match = negotiation(DRIVER, BRUTE, CROOK, SNITCH, DRIVER)
    said = [sensible().act(match.view(1), match.forms(1), Random(n)) for n in range(100)]
    lies = sum(isinstance(action, Claim) and action.role is not BRUTE for action in said)
    assert all(isinstance(action, Claim) for action in said)
    assert 10 < lies < 50


def test_it_believes_the_shown_cards() -> None:
    """Two Drivers in the centre, and I am one: I look for a way out. Alone in my role, I stay."""
    doubled = spoken(negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER))
    done = acts(doubled, 0)
    assert done[Withdraw] + done[Propose] > 20
    alone = spoken(negotiation(BRUTE, DRIVER, DRIVER, CROOK, CROOK))
    assert acts(alone, 0)[Withdraw] == 0


def test_it_agrees_to_what_pays_and_to_nothing_else() -> None:
    match = spoken(negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER))
    match.play(1, Propose(terms([(1, 0, 3)], [0])))
    assert acts(match, 0)[Accept] == 60
    match = spoken(negotiation(BRUTE, DRIVER, DRIVER, CROOK, CROOK))
    match.play(1, Propose(terms([(0, 1, 3)], [0])))
    assert acts(match, 0)[Decline] == 60


def test_it_buys_a_rival_out_when_that_pays() -> None:
    match = spoken(negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE))
    offers = Counter(
        payment.target
        for n in range(80)
        if isinstance(action := bot_named("shrewd").act(match.view(0), match.forms(0), Random(n)), Propose)
        for payment in action.terms.payments
        if payment.source == 0
    )
    assert offers
    assert offers.most_common(1)[0][0] == 1


def test_it_looks_at_the_likeliest_double() -> None:
    match = spoken(negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE))
    table(match).intimidation = (1, 0, 0, 0, 0)
    looks = [sensible().act(match.view(0), match.forms(0), Random(n)) for n in range(40)]
    assert Counter(action.character for action in looks if isinstance(action, Intimidate)).most_common(1)[0][0] == 1


def test_a_snitch_names_a_role_that_is_there() -> None:
    match = negotiation(SNITCH, DRIVER, DRIVER, DRIVER, CROOK)
    while NameRole not in {form.verb for form in match.forms(0)}:
        (ready,) = [form for form in match.forms(match.awaited[0]) if form.verb.__name__ == "Ready"]
        match.play(match.awaited[0], next(iter(ready)))
    action = sensible().act(match.view(0), match.forms(0), Random(1))
    assert isinstance(action, NameRole)
    assert action in match.forms(0)[0]


def test_it_never_sees_more_than_a_view() -> None:
    match = negotiation(DRIVER, BRUTE, CROOK, SNITCH, DRIVER)
    view = match.view(1)
    assert isinstance(view, View)
    assert view.known == (None, BRUTE, None, None, None)
    assert view.set_aside is None


def test_it_says_a_few_times_at_most_and_always_the_same_what_it_is() -> None:
    match = Match.new("dollars-1e", SEATS, seed=1)
    Host(match, {seat: sensible() for seat in range(5)}, seed=1).play_out()
    said: dict[int, list[Role]] = {}
    for event in match.heard(OPEN):
        if isinstance(event, Claimed):
            said.setdefault(event.character, []).append(event.role)
        elif type(event).__name__ == "LootTurned":
            assert all(len(set(roles)) == 1 and len(roles) <= CLAIMS_A_ROUND for roles in said.values())
            said = {}


# What it does in the second edition


def announced(*roles: Role) -> Match:
    """A match of the second edition, five players, all announcements true, no bonus on the card."""
    match = Match.new("dollars-2e", SEATS, seed=0)
    for seat, role in enumerate(roles):
        match.play(seat, Choose((role,)))
    while not isinstance(match.table.agenda[0], talk2.Negotiate):
        seat = match.seat(match.awaited[0])
        match.play(seat, Announce((roles[seat],)))
    return match


def test_it_announces_mostly_the_truth() -> None:
    match = Match.new("dollars-2e", SEATS, seed=0)
    for seat, role in enumerate((BRUTE, DRIVER, TECH, MENTALIST, DRIVER)):
        match.play(seat, Choose((role,)))
    first = match.seat(match.awaited[0])
    truth = match.view(first).known[first]  # type: ignore[attr-defined]
    said = Counter(sensible().act(match.view(first), match.forms(first), Random(n)) for n in range(100))
    assert 50 < said[Announce((truth,))] < 90


def test_it_leaves_a_crowd_and_stays_alone_in_its_role() -> None:
    crowd = announced(DRIVER, DRIVER, DRIVER, MENTALIST, MENTALIST)
    done = acts(crowd, 0)
    assert done[Withdraw] + done[Propose] > 20
    alone = announced(BRUTE, DRIVER, DRIVER, MENTALIST, MENTALIST)
    assert acts(alone, 0)[Withdraw] == 0


def test_it_votes_for_the_heist_when_it_likes_the_line_up() -> None:
    liked = announced(BRUTE, DRIVER, DRIVER, MENTALIST, MENTALIST)
    leader = liked.table.leader  # type: ignore[attr-defined]
    liked.play(leader, CallVote())
    assert {sensible().act(liked.view(0), liked.forms(0), Random(n)) for n in range(10)} == {Vote(True)}
    left = announced(BRUTE, DRIVER, DRIVER, MENTALIST, MENTALIST)
    left.play(0, Withdraw(0))
    left.play(leader, CallVote())
    assert {sensible().act(left.view(0), left.forms(0), Random(n)) for n in range(10)} == {Vote(False)}
