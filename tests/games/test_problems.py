"""Refusals in every game: a problem is found if and only if no form offers the action, and it gives nothing away."""

from __future__ import annotations

from importlib import import_module, resources
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from millions import GAMES, Match
from millions.core.errors import IllegalAction
from millions.core.message import Action
from millions.core.seat import NATURE, Seat
from millions.core.table import Table
from tests.games.test_properties import wild_action
from tests.walks import OWN_GAMES, Scene, game_of, offered, scenes, stretch, walk


def mutated(action: Action, rng: Random) -> Action:
    """Almost the same action: one number or word in it is another one of its kind."""
    data: dict[str, Any] = msgspec.to_builtins(action)
    leaves = list(leaves_of({name: value for name, value in data.items() if name != "verb"}))
    if not leaves:
        return action
    holder, key = rng.choice(leaves)
    holder[key] = nudged(holder[key], rng)
    try:
        return msgspec.convert(data, type(action))
    except msgspec.ValidationError:
        return action


def leaves_of(data: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        found += leaves_of(value) if isinstance(value, dict | list) else [(data, key)]
    return found


def nudged(value: Any, rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 7))
    packages = [GAMES[game].package for game in OWN_GAMES]
    words = [kind.value for package in packages for kind in words_of(package) if isinstance(kind.value, str)]
    return rng.choice(words)


def words_of(package: str) -> list[Any]:
    module = import_module(f"{package}.components")
    enums = [kind for kind in vars(module).values() if isinstance(kind, type) and hasattr(kind, "__members__")]
    return [member for kind in enums for member in kind]  # type: ignore[attr-defined]


def tried(table: Table, rng: Random) -> list[tuple[Seat, Action]]:
    """Legal actions, almost legal ones and wild ones, for any seat."""
    game = game_of(table)
    legal = [form.sample(rng) for _, form in offered(table)]
    players: int = getattr(table, "players", len(table.money) - 1)
    actions = [*legal, *(mutated(action, rng) for action in legal for _ in range(3))]
    actions += [wild_action(game, rng) for _ in range(5)]
    return [(rng.randrange(players), action) for action in actions] + [
        (seat, mutated(form.sample(rng), rng)) for seat, form in offered(table) for _ in range(3)
    ]


@given(scenes(), st.integers(0, 150))
def test_there_is_a_problem_if_and_only_if_no_form_offers_the_action(scene: Scene, skip: int) -> None:
    rng = Random(scene.seed)
    for table, _, _ in islice(walk(scene.table(), rng), skip, skip + 5):
        ask = table.agenda[0]
        for seat, action in tried(table, rng):
            forms = ask.options(table, seat) if seat in ask.open_to(table) else ()
            legal = any(action in form for form in forms)
            problem = ask.problem(table, seat, action)
            assert (problem is None) == legal
            for form in forms:
                assert (form.problem(action) is None) == (action in form)
                if type(action) is form.verb:
                    values = msgspec.structs.astuple(action)
                    for value, blank in zip(values, form.blanks, strict=True):
                        assert (blank.problem(value) is None) == (value in blank)


@pytest.mark.slow
@given(scenes(), st.integers(0, 150))
def test_a_problem_gives_nothing_away(scene: Scene, skip: int) -> None:
    """At a table that looks the same to a seat, everything else drawn anew, the seat is told the same."""
    rng = Random(scene.seed)
    for table, _, _ in islice(walk(scene.table(), rng), skip, skip + 3):
        game, ask = game_of(table), table.agenda[0]
        for seat, action in tried(table, rng):
            other = game.guess(game.view(table, seat), rng)
            if ask.awaits(table) != (NATURE,):
                assert other.agenda[0].problem(other, seat, action) == ask.problem(table, seat, action)


@given(scenes(), st.integers(0, 80))
def test_a_refusal_carries_its_problem_and_cites_a_rule_of_the_game(scene: Scene, steps: int) -> None:
    match, rng = scene.match(), Random(scene.seed)
    stretch(match, rng, steps)
    contract = rule_ids(match)
    for seat, action in tried(match.table, rng) if not match.over else ():
        if any(action in form for form in match.forms(seat)):
            continue
        with pytest.raises(IllegalAction) as refused:
            match.play(seat, action)
        problem = refused.value.problem
        assert problem.code
        assert problem.rule in contract
        assert msgspec.json.decode(msgspec.json.encode(problem), type=type(problem)) == problem


def rule_ids(match: Match) -> set[str]:
    return set(msgspec.toml.decode(resources.files(match.game.package).joinpath("rules.toml").read_bytes()))


@given(scenes(), st.integers(0, 150))
def test_every_action_can_be_built_from_its_form_with_typed_or_plain_values(scene: Scene, skip: int) -> None:
    rng = Random(scene.seed)
    for table, _, _ in islice(walk(scene.table(), rng), skip, skip + 5):
        for _, form in offered(table):
            action = form.sample(rng)
            typed = msgspec.structs.astuple(action)
            plain = {name: value for name, value in msgspec.to_builtins(action).items() if name != "verb"}
            assert form.fill(*typed) == action
            assert form.fill(**plain) == action
