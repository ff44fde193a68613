"""`guess` draws the worlds a viewer cannot exclude, as likely as they are."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import product
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from millions.core import play
from millions.core.seat import NATURE, OPEN, SPECTATOR, Seat, Viewer
from millions.games.dollars1 import GAME
from millions.games.dollars1.components import BRUTE, DRIVER, SNITCH, Role, Roles, Table
from millions.games.dollars1.guess import Model, Worlds, guess, uniform
from millions.games.dollars1.negotiation import Claim, Intimidate, Ready, Withdraw
from millions.games.dollars1.planning import Choose, SetAside, TurnUp
from millions.games.dollars1.three_players import hands
from millions.games.dollars1.view import View
from tests.walks import NAMES, Scene, scenes, walk

SAMPLES = 4_000

World = tuple[tuple[Role | None, ...], Role | None]


@given(scenes(), st.integers(0, 10**6))
def test_a_guess_viewed_again_is_the_same_view(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    for table, seat, _ in walk(scene.table(), Random(scene.seed)):
        if seat == NATURE or rng.random() < 0.8:
            continue
        assert isinstance(table, Table)
        viewer = rng.choice([SPECTATOR, *range(scene.players)])
        view = GAME.view(table, viewer)
        guessed = guess(view, rng)
        assert GAME.view(guessed, viewer) == view
        assert guessed.agenda[0].options(guessed, seat) == table.agenda[0].options(table, seat)


@given(scenes(), st.integers(0, 10**6))
def test_a_guess_can_be_played_on_to_the_end(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    for number, (table, seat, _) in enumerate(walk(scene.table(), Random(scene.seed))):
        if number == 12:
            assert isinstance(table, Table)
            guessed = guess(GAME.view(table, max(seat, 0)), rng)
            for _ in walk(guessed, rng):
                pass
            assert guessed.winners
            return


def test_laid_open_there_is_nothing_to_guess() -> None:
    for table, _, _ in walk(Scene("dollars-1e", 5, {"fooled": True}, 4).table(), Random(4)):
        assert isinstance(table, Table)
        guessed = guess(GAME.view(table, OPEN), Random(1))
        assert guessed.roles == table.roles


# Frequencies, against brute force through the engine itself: every choice of every player, every card set aside.


def favourite(view: View, seat: Seat, roles: Roles) -> float:
    """A model of players: some like some roles better than others do."""
    return 1.0 + sum((seat + 1) * (role is DRIVER) + 0.5 * (role is BRUTE) for role in roles)


def all_worlds(players: int, model: Model, fooled: Roles | None = None) -> list[tuple[Table, float]]:
    """Every way in which planning can go, with its probability (times a constant)."""
    start = GAME.set_up(NAMES[:players], GAME.options(leader="Ann"), GAME.house_deck())
    if fooled:
        start.laid_open = fooled
    play.answer(start, NATURE, TurnUp(start.pile[3]))
    found = []
    choices = [hands(start.roles_in_play, start.per_seat)] * players
    for picks in product(*choices):
        if fooled and any(pick[0] is barred for pick, barred in zip(picks, fooled, strict=True)):
            continue
        likely = 1.0
        table = start.copy()
        for seat, pick in enumerate(picks):
            likely *= model(GAME.view(start, seat), seat, pick)
            play.answer(table, seat, Choose(pick))
        (form,) = table.agenda[0].options(table, NATURE)
        for action in form:
            after = table.copy()
            play.answer(after, NATURE, action)
            found.append((after, likely * float(form.chance(action))))
    return found


def posterior(worlds: list[tuple[Table, float]], viewer: Viewer, view: View) -> dict[World, float]:
    """What the viewer should believe: the worlds with this very view, by their weight."""
    fitting: dict[World, float] = defaultdict(float)
    for table, weight in worlds:
        if GAME.view(table, viewer) == view:
            fitting[table.roles, table.set_aside] += weight
    total = sum(fitting.values())
    return {world: weight / total for world, weight in fitting.items()}


def check(view: View, expected: dict[World, float], model: Model) -> None:
    """Sampled frequencies within five standard errors of the expected ones, and nothing impossible."""
    rng, worlds = Random(5), Worlds(view, model)
    counts: Counter[World] = Counter()
    for _ in range(SAMPLES):
        table = worlds.sample(rng)
        counts[table.roles, table.set_aside] += 1
    assert set(counts) <= set(expected)
    for world, chance in expected.items():
        error = (chance * (1 - chance) / SAMPLES) ** 0.5
        assert abs(counts[world] / SAMPLES - chance) <= 5 * error + 1e-9, world


@pytest.mark.parametrize("model", [uniform, favourite])
@pytest.mark.parametrize("players", [4, 5])
def test_frequencies_after_the_roles_are_shown(players: int, model: Model) -> None:
    worlds = all_worlds(players, model)
    rng = Random(players)
    for _ in range(4):
        table, _ = rng.choice(worlds)
        viewer = rng.choice([SPECTATOR, 0, players - 1])
        view = GAME.view(table, viewer)
        check(view, posterior(worlds, viewer, view), model)


def test_frequencies_with_the_option() -> None:
    barred = (DRIVER, BRUTE, DRIVER, SNITCH, BRUTE)
    worlds = all_worlds(5, uniform, fooled=barred)
    table, _ = Random(2).choice(worlds)
    view = GAME.view(table, 1)
    check(view, posterior(worlds, 1, view), uniform)


def test_frequencies_after_a_look_a_claim_and_a_withdrawal() -> None:
    def on(table: Table) -> Table:
        after = table.copy()
        after.intimidation = (1, 0, 0, 0, 0)
        for seat, action in ((0, Intimidate(2)), (3, Claim(3, DRIVER)), (4, Withdraw(4))):
            play.answer(after, seat, action)
        return after

    worlds = [(on(table), weight) for table, weight in all_worlds(5, uniform)]
    for viewer in (0, 1, SPECTATOR):
        view = GAME.view(worlds[700][0], viewer)
        check(view, posterior(worlds, viewer, view), uniform)


def test_frequencies_when_a_snitch_has_come_forward() -> None:
    """Whoever is in and did not come forward is no Snitch; whoever left may be one."""

    def on(table: Table) -> Table:
        after = table.copy()
        play.answer(after, 3, Withdraw(3))
        for seat in (0, 1, 2, 4):
            play.answer(after, seat, Ready())
        return after

    worlds = [(on(table), weight) for table, weight in all_worlds(5, uniform)]
    asked = [(table, weight) for table, weight in worlds if table.agenda and table.agenda[0].stays and table.face_up]
    for viewer in (1, SPECTATOR):
        view = GAME.view(asked[200][0], viewer)
        check(view, posterior(asked, viewer, view), uniform)


@pytest.mark.slow
def test_frequencies_with_three_players() -> None:
    """20 hands each: 8,000 choices, six cards to set aside."""
    worlds = all_worlds(3, uniform)
    table, _ = Random(1).choice(worlds)
    view = GAME.view(table, 2)
    check(view, posterior(worlds, 2, view), uniform)


def test_while_others_still_choose_their_choice_follows_the_model() -> None:
    table = GAME.set_up(NAMES[:4], GAME.options(leader="Ann"), GAME.house_deck())
    play.answer(table, NATURE, TurnUp(table.pile[0]))
    play.answer(table, 1, Choose((DRIVER,)))
    worlds, rng = Worlds(GAME.view(table, 0), favourite), Random(1)
    drivers = sum(worlds.sample(rng).roles[1] is DRIVER for _ in range(SAMPLES)) / SAMPLES
    assert abs(drivers - 3 / 5.5) < 0.05
    assert {worlds.sample(rng).roles[0] for _ in range(20)} == {None}


def test_a_model_is_given_the_view_and_heeded() -> None:
    """Told that seat 1 is surely a Driver, every guess has it so."""
    table = GAME.set_up(NAMES[:4], GAME.options(leader="Ann"), GAME.house_deck())
    play.answer(table, NATURE, TurnUp(table.pile[0]))
    for seat, role in enumerate((BRUTE, DRIVER, DRIVER, Role.CROOK)):
        play.answer(table, seat, Choose((role,)))
    play.answer(table, NATURE, SetAside(Role.CROOK))

    def sure(view: View, seat: Seat, roles: Roles) -> float:
        assert view.viewer == 0
        return float(seat != 1 or roles == (DRIVER,))

    guesses = [guess(GAME.view(table, 0), Random(n), sure).roles[1] for n in range(40)]
    assert set(guesses) == {DRIVER}
    assert {guess(GAME.view(table, 0), Random(n)).roles[1] for n in range(40)} > {DRIVER}


def test_the_set_aside_card_counts_its_copies() -> None:
    """Four players, one seen Driver of mine, shown Brute, Driver, Driver: weights worked out by hand.

    I hold a Driver. Set aside Brute: the others hold Brute, Brute, Driver, 3 ways, 2 copies of 4: 3·2 = 6.
    Set aside Driver: Brute, Driver, Driver, 3 ways, 3 copies: 9.
    Set aside Crook: Brute, Driver, Crook, 6 ways, 1 copy: 6.
    """
    table = GAME.set_up(NAMES[:4], GAME.options(leader="Ann"), GAME.house_deck())
    play.answer(table, NATURE, TurnUp(table.pile[0]))
    for seat, role in enumerate((DRIVER, BRUTE, DRIVER, Role.CROOK)):
        play.answer(table, seat, Choose((role,)))
    play.answer(table, NATURE, SetAside(Role.CROOK))
    worlds, rng = Worlds(GAME.view(table, 0)), Random(3)
    counts = Counter(worlds.sample(rng).set_aside for _ in range(SAMPLES))
    for role, weight in ((BRUTE, 6), (DRIVER, 9), (Role.CROOK, 6)):
        assert abs(counts[role] / SAMPLES - weight / 21) < 0.04


def test_a_view_is_plain_data() -> None:
    table = GAME.set_up(NAMES[:4], GAME.options(), GAME.house_deck())
    play.run(table)
    assert msgspec.json.decode(msgspec.json.encode(GAME.view(table, 0)), type=View) == GAME.view(table, 0)
