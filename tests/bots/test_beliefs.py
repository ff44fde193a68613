"""The posterior is exact: against every choice of every player and every card set aside, played through the engine."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

from millions.bots.heists import beliefs
from millions.bots.heists.beliefs import Conduct, Profile, believe, marginals, posterior
from millions.core import play
from millions.core.seat import NATURE, SPECTATOR, Viewer
from millions.games.dollars2.announcements import Announce
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from tests.heists import EDITIONS, HeistTable, edition_of, heist_table
from tests.walks import NAMES

EXACT = 1e-9


def conduct(view: Any) -> Conduct:
    """A model in which everything counts: likings, lies of some more than of others, departures, payers."""
    said = {claim.character: claim.role for claim in view.claims}
    fancy = {role: 1 + number / 2 for number, role in enumerate(view.roles_in_play)}
    return Conduct(said, fancy, lambda seat: 0.3 + seat / 10, frozenset({1}))


def start(game: str, players: int) -> HeistTable:
    """Everybody is about to choose."""
    card = EDITIONS[game].game
    table = heist_table(card.set_up(NAMES[:players], card.options(leader="Ann"), card.house_deck()))
    (loot,) = table.agenda[0].options(table, NATURE)
    play.answer(table, NATURE, list(loot)[3])
    return table


def negotiate(table: HeistTable, roles: tuple[Any, ...]) -> None:
    """Seat 1 says ready, seat 2 claims the first role, the last seat leaves: whatever they hold."""
    while not isinstance(table.agenda[0], edition_of(table).negotiate):
        (seat,) = table.agenda[0].awaits(table)
        play.answer(table, seat, Announce((table.roles_in_play[0],) * table.per_seat))
    last = len(table.roles) - 1
    talks = ((2, Claim(2 * table.per_seat, roles[0])), (table.players - 1, Withdraw(last)), (1, Ready()))
    for seat, action in talks:
        play.answer(table, seat, action)


def brute_force(game: str, table: HeistTable, viewer: Viewer) -> dict[Profile, float]:
    """Every hand of every seat, every card nature can set aside; those that look the same to the viewer, weighed."""
    card, view = edition_of(table).game, edition_of(table).game.view(table, viewer)
    model, begin = conduct(view), start(game, table.players)
    choices = [list(begin.agenda[0].options(begin, seat)[0]) for seat in range(table.players)]
    found: dict[Profile, float] = defaultdict(float)
    for picks in product(*choices):
        hands: list[Any] = [pick.roles for pick in picks]  # type: ignore[attr-defined]
        if viewer >= 0 and hands[viewer] != table.roles[viewer * table.per_seat : (viewer + 1) * table.per_seat]:
            continue
        chosen = begin.copy()
        for seat, pick in enumerate(picks):
            play.answer(chosen, seat, pick)
        (form,) = chosen.agenda[0].options(chosen, NATURE)
        for action in form:
            after = chosen.copy()
            play.answer(after, NATURE, action)
            if after.shown != table.shown:
                continue
            negotiate(after, table.roles_in_play)
            if card.view(after, viewer) == view:
                likely = prod(model(view, seat, hand) for seat, hand in enumerate(hands))
                found[after.roles, after.set_aside] += likely * float(form.chance(action))
    total = sum(found.values())
    return {profile: weight / total for profile, weight in found.items()}


def some_table(game: str, players: int, seed: int) -> HeistTable:
    """A negotiation in which something has happened."""
    table, rng = start(game, players), Random(seed)
    for seat in range(players):
        play.answer(table, seat, rng.choice(list(table.agenda[0].options(table, seat)[0])))
    (form,) = table.agenda[0].options(table, NATURE)
    play.answer(table, NATURE, form.sample(rng))
    negotiate(table, table.roles_in_play)
    return table


def check(game: str, players: int, viewer: Viewer) -> None:
    table = some_table(game, players, seed=players)
    view = edition_of(table).game.view(table, viewer)
    expected, found = brute_force(game, table, viewer), posterior(view, conduct(view))
    assert found.keys() == expected.keys()
    assert all(abs(found[profile] - expected[profile]) < EXACT for profile in expected)
    assert abs(sum(found.values()) - 1) < EXACT


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("game", EDITIONS)
def test_the_posterior_is_that_of_brute_force(game: str, players: int, viewer: Viewer) -> None:
    check(game, players, viewer)


@pytest.mark.parametrize(("game", "players"), [("dollars-1e", 3), ("dollars-2e", 3), ("dollars-1e", 6)])
def test_the_posterior_is_that_of_brute_force_with_more_to_try(game: str, players: int) -> None:
    check(game, players, 0)


# From first principles, where brute force through the engine would be too much


@pytest.mark.parametrize(("game", "players"), [("dollars-1e", 7), ("dollars-1e", 8), ("dollars-2e", 6)])
def test_the_posterior_by_counting_cards(game: str, players: int) -> None:
    """A profile weighs what its hands are likely, times the copies of the card that is missing from the centre."""
    table = some_table(game, players, seed=1)
    view = edition_of(table).game.view(table, 0)
    model, expected = conduct(view), {}
    likely = [{role: model(view, seat, (role,)) for role in view.roles_in_play} for seat in range(players)]
    for others in product(view.roles_in_play, repeat=players - 1):
        roles = (table.roles[0], *others)
        missing = list(roles)
        for role in view.shown:
            if role not in missing:
                break
            missing.remove(role)
        if len(missing) == 1:
            weight = prod(likely[seat][role] for seat, role in enumerate(roles)) * roles.count(missing[0])
            expected[roles, missing[0]] = weight
    total, found = sum(expected.values()), posterior(view, model)
    assert found.keys() == expected.keys()
    assert all(abs(found[profile] - weight / total) < EXACT for profile, weight in expected.items())


def test_eight_players_have_thousands_of_profiles_and_the_mind_draws_from_them() -> None:
    table = some_table("dollars-1e", 8, seed=1)
    view = edition_of(table).game.view(table, 0)
    profiles = posterior(view, conduct(view))
    assert len(profiles) > 1000
    rng, counts = Random(3), [defaultdict[Any, float](float) for _ in range(8)]
    for _ in range(40):
        drawn = believe(view, conduct(view), rng)
        assert len(drawn) == beliefs.DRAWN
        for roles, weight in drawn:
            for character, role in enumerate(roles):
                counts[character][role] += weight / 40
    for exact, seen in zip(marginals(profiles), counts, strict=True):
        assert all(abs(exact[role] - seen[role]) < 0.08 for role in exact)


def test_marginals_add_up() -> None:
    table = some_table("dollars-2e", 5, seed=2)
    view = edition_of(table).game.view(table, 1)
    for character, chances in enumerate(marginals(posterior(view, conduct(view)))):
        assert abs(sum(chances.values()) - 1) < EXACT
        assert character != 1 or set(chances) == {table.roles[1]}


def test_before_roles_are_shown_every_choice_stands_alone() -> None:
    table = start("dollars-1e", 4)
    play.answer(table, 1, next(iter(table.agenda[0].options(table, 1)[0])))
    view = edition_of(table).game.view(table, 0)
    found = posterior(view, conduct(view))
    assert {roles[1] for roles, _ in found} == set(view.roles_in_play)
    assert {(roles[0], roles[2], aside) for roles, aside in found} == {(None, None, None)}
