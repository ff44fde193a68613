"""What a liar says: at a table with a person mostly lies, and in the second edition none that two have told before."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from millions import Match
from millions.bots import PERSONALITIES, bot_named
from millions.games.dollars1.view import View
from millions.games.dollars2.announcements import Announce
from millions.games.heists.components import BRUTE, DRIVER, Role
from millions.games.heists.negotiation import Claim
from tests.dollars2.pictures import announcing

KINDS = ("sensible", "bluffer", "honest", "shrewd")
PERSON = 0


def first_claims(seed: int) -> list[tuple[str, bool]]:
    """Every first claim of a match: who makes it, and whether it is true."""
    match, rng = Match.new("dollars-1e", ("Ann", "Bob", "Cid", "Dot"), seed=seed), Random(seed)
    bots, found = [bot_named(kind) for kind in KINDS], list[tuple[str, bool]]()
    while not match.over:
        seat = match.seat(rng.choice(match.awaited))
        view = match.view(seat)
        assert isinstance(view, View)
        bots[seat].meet(frozenset({PERSON}))
        action = bots[seat].act(view, match.forms(seat), rng)
        if isinstance(action, Claim) and all(claim.character != action.character for claim in view.claims):
            found.append((KINDS[seat], action.role is view.known[seat]))
        match.play(seat, action)
    return found


def test_a_bluffer_lies_to_people_most_of_the_time() -> None:
    said = [claim for seed in range(8) for claim in first_claims(seed)]
    mine = [true for kind, true in said if kind == "bluffer"]
    assert len(mine) > 20
    assert sum(mine) < len(mine) / 3
    assert all(true for kind, true in said if kind == "honest")


def announced(kind: str, seed: int, *before: Role) -> Role:
    """What Eve, a Mentalist, announces after these."""
    scene = announcing("Ann Driver | Bob Driver | Cid Driver | Dot Brute | Eve Mentalist", hidden="Mentalist")
    for number, role in enumerate(before):
        scene.play(("Ann", "Bob", "Cid", "Dot")[number], Announce((role,)))
    view, options = scene.view("Eve"), scene.ask.options(scene.table, 4)
    action = bot_named(kind).act(view, tuple(options), Random(seed))
    assert isinstance(action, Announce)
    return action.roles[0]


def test_M2_N1_no_bot_lies_into_a_crowd() -> None:
    for kind in PERSONALITIES:
        said = {announced(kind, seed, DRIVER, DRIVER, BRUTE, BRUTE) for seed in range(40)}
        assert not said & {DRIVER, BRUTE}, kind


@pytest.mark.parametrize("kind", sorted({*PERSONALITIES} - {"honest", "steward"}))
def test_M2_N1_lies_are_spread_over_what_can_be(kind: str) -> None:
    said = Counter(announced(kind, seed) for seed in range(200))
    lies = said[DRIVER] + said[BRUTE]  # three cards of Drivers are shown, and one of a Brute
    assert said[DRIVER] < 0.7 * lies
    assert said[BRUTE] < 0.7 * lies


def test_M2_N1_the_honest_one_says_what_it_is_in_any_crowd() -> None:
    scene = announcing("Ann Driver | Bob Driver | Cid Driver | Dot Brute | Eve Driver", hidden="Driver")
    for name in ("Ann", "Bob", "Cid", "Dot"):
        scene.play(name, Announce((DRIVER,)))
    for seed in range(20):
        action = bot_named("honest").act(scene.view("Eve"), tuple(scene.ask.options(scene.table, 4)), Random(seed))
        assert action == Announce((DRIVER,))
