"""`guess` draws the worlds a viewer cannot exclude, as likely as they are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from millions import GAMES
from millions.core import play
from millions.core.seat import NATURE, OPEN, SPECTATOR, Seat, Viewer
from millions.games.dollars1.components import Table as Table1
from millions.games.dollars1.components import TurnUp
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars2 import negotiation as talk2
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MENTALIST, SNITCH, TECH
from millions.games.heists.guess import Worlds as Worlds1
from millions.games.heists.guess import Worlds as Worlds2
from millions.games.heists.guess import guess as guess1
from millions.games.heists.guess import guess as guess2
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose, SetAside
from tests.heists import EDITIONS, HeistTable, edition_of, heist_table
from tests.walks import NAMES, Scene, scenes, walk

SAMPLES = 4_000
WORLDS: dict[str, Any] = {"dollars-1e": Worlds1, "dollars-2e": Worlds2}
GAME = EDITIONS["dollars-1e"].game

Model = Callable[[Any, Seat, tuple[Any, ...]], float]
World = tuple[tuple[Any, ...], Any]


@given(scenes(), st.integers(0, 10**6))
def test_a_guess_viewed_again_is_the_same_view(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    game = GAMES[scene.game]
    for table, seat, _ in walk(scene.table(), Random(scene.seed)):
        if rng.random() < 0.8:
            continue
        viewer = rng.choice([SPECTATOR, *range(scene.players)])
        view = game.view(table, viewer)
        guessed = game.guess(view, rng)
        assert game.view(guessed, viewer) == view
        assert sum(guessed.money) == sum(table.money)
        if seat != NATURE and (seat == viewer or scene.game in EDITIONS):  # a heist offers nothing by what is hidden
            assert guessed.agenda[0].options(guessed, seat) == table.agenda[0].options(table, seat)


@given(scenes(), st.integers(0, 10**6))
def test_a_guess_can_be_played_on_to_the_end(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    game = GAMES[scene.game]
    for number, (table, seat, _) in enumerate(walk(scene.table(), Random(scene.seed))):
        if number == 12 + luck % 40:
            guessed = game.guess(game.view(table, max(seat, 0)), rng)
            for _ in walk(guessed, rng):
                pass
            assert any(standing.won for standing in game.standings(guessed))
            return


@pytest.mark.parametrize("game", EDITIONS)
def test_laid_open_there_is_nothing_to_guess(game: str) -> None:
    for now, _, _ in walk(Scene(game, 5, {}, 4).table(), Random(4)):
        table = heist_table(now)
        guessed = edition_of(table).game.guess(edition_of(table).game.view(table, OPEN), Random(1))
        assert guessed.roles == table.roles


# Frequencies, against brute force through the engine itself: every choice of every player, every card set aside.


def uniform(view: Any, seat: Seat, roles: tuple[Any, ...]) -> float:
    return 1.0


def favourite(view: Any, seat: Seat, roles: tuple[Any, ...]) -> float:
    """A model of players: some like some roles better than others do."""
    return 1.0 + sum({"driver": seat + 1, "brute": 0.5}.get(role.value, 0.0) for role in roles)


def all_worlds(
    game: str, players: int, model: Model, fooled: tuple[Any, ...] | None = None
) -> list[tuple[HeistTable, float]]:
    """Every way in which planning can go, with its probability (times a constant)."""
    edition = EDITIONS[game]
    start = heist_table(
        edition.game.set_up(NAMES[:players], edition.game.options(leader="Ann"), edition.game.house_deck())
    )
    if fooled and isinstance(start, Table1):
        start.laid_open = fooled
    (loot,) = start.agenda[0].options(start, NATURE)
    play.answer(start, NATURE, list(loot)[3])
    found = []
    choices = [list(start.agenda[0].options(start, seat)[0]) for seat in range(players)]
    for picks in product(*choices):
        likely, table = 1.0, start.copy()
        for seat, pick in enumerate(picks):
            likely *= model(edition.game.view(start, seat), seat, pick.roles)  # type: ignore[attr-defined]
            play.answer(table, seat, pick)
        (form,) = table.agenda[0].options(table, NATURE)
        for action in form:
            after = table.copy()
            play.answer(after, NATURE, action)
            found.append((after, likely * float(form.chance(action))))
    return found


def check(worlds: list[tuple[HeistTable, float]], table: HeistTable, viewer: Viewer, model: Model = uniform) -> None:
    """Sampled frequencies within five standard errors of what the viewer should believe, and nothing impossible."""
    game = edition_of(table).game
    view = game.view(table, viewer)
    fitting: dict[World, float] = defaultdict(float)
    for world, weight in worlds:
        if game.view(world, viewer) == view:
            fitting[world.roles, world.set_aside] += weight
    total, rng, drawn = sum(fitting.values()), Random(5), WORLDS[game.name](view, model)
    counts: Counter[World] = Counter()
    for _ in range(SAMPLES):
        guessed = drawn.sample(rng)
        counts[guessed.roles, guessed.set_aside] += 1
    assert set(counts) <= set(fitting)
    for guess, weight in fitting.items():
        chance = weight / total
        error = (chance * (1 - chance) / SAMPLES) ** 0.5
        assert abs(counts[guess] / SAMPLES - chance) <= 5 * error + 1e-9, guess


@pytest.mark.slow
@pytest.mark.parametrize("model", [uniform, favourite])
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("game", EDITIONS)
def test_frequencies_after_the_roles_are_shown(game: str, players: int, model: Model) -> None:
    worlds = all_worlds(game, players, model)
    rng = Random(players)
    for _ in range(3):
        table, _ = rng.choice(worlds)
        check(worlds, table, rng.choice([SPECTATOR, 0, players - 1]), model)


def test_frequencies_with_the_option() -> None:
    worlds = all_worlds("dollars-1e", 5, uniform, fooled=(DRIVER, BRUTE, DRIVER, SNITCH, BRUTE))
    check(worlds, Random(2).choice(worlds)[0], 1)


def test_frequencies_after_a_look_a_claim_and_a_withdrawal() -> None:
    def on(table: HeistTable) -> HeistTable:
        after = table.copy()
        assert isinstance(after, Table1)
        after.intimidation = (1, 0, 0, 0, 0)
        for seat, action in ((0, Intimidate(2)), (3, Claim(3, DRIVER)), (4, Withdraw(4))):
            play.answer(after, seat, action)
        return after

    worlds = [(on(table), weight) for table, weight in all_worlds("dollars-1e", 5, uniform)]
    for viewer in (0, 1, SPECTATOR):
        check(worlds, worlds[700][0], viewer)


def test_frequencies_when_a_snitch_has_come_forward() -> None:
    """A character that is in and did not come forward is no Snitch; one that left may be one."""

    def on(table: HeistTable) -> HeistTable:
        after = table.copy()
        play.answer(after, 3, Withdraw(3))
        for seat in (0, 1, 2, 4):
            play.answer(after, seat, Ready())
        return after

    worlds = [(on(table), weight) for table, weight in all_worlds("dollars-1e", 5, uniform)]
    asked = [(table, weight) for table, weight in worlds if table.agenda and table.face_up]
    for viewer in (1, SPECTATOR):
        check(asked, asked[200][0], viewer)


def test_frequencies_when_the_mentalist_chooses_a_victim() -> None:
    """Tech, Acrobat, Brute and Mentalist have been called: who is in and face down is none of them."""

    def on(table: HeistTable) -> HeistTable:
        after = table.copy()
        for seat in range(5):
            play.answer(after, seat, Announce((MENTALIST,)))
        play.answer(after, 3, Withdraw(3))
        asked: tuple[Seat, ...] = (0,)
        for seat in (0, 1, 2, 4):
            asked = play.answer(after, seat, Ready())
        if asked and TECH in {after.roles[one] for one in after.face_up} and after.named is None:
            (form,) = after.agenda[0].options(after, asked[0])
            play.answer(after, asked[0], next(iter(form)))
        return after

    worlds = [(on(table), weight) for table, weight in all_worlds("dollars-2e", 5, uniform)]
    asked = [(table, weight) for table, weight in worlds if type(table.agenda[0]).__name__ == "ChooseVictim"]
    assert len(asked) > 100
    for viewer in (1, SPECTATOR):
        check(asked, asked[len(asked) // 2][0], viewer)


@pytest.mark.slow
@pytest.mark.parametrize("game", EDITIONS)
def test_frequencies_with_three_players(game: str) -> None:
    """20 hands each: 8,000 choices, six cards to set aside."""
    worlds = all_worlds(game, 3, uniform)
    check(worlds, Random(1).choice(worlds)[0], 2)


def test_while_others_still_choose_their_choice_follows_the_model() -> None:
    table = GAME.set_up(NAMES[:4], GAME.options(leader="Ann"), GAME.house_deck())
    play.answer(table, NATURE, TurnUp(table.pile[0]))
    play.answer(table, 1, Choose((DRIVER,)))
    worlds, rng = Worlds1(GAME.view(table, 0), favourite), Random(1)
    drivers = sum(worlds.sample(rng).roles[1] is DRIVER for _ in range(SAMPLES)) / SAMPLES
    assert abs(drivers - 3 / 5.5) < 0.05
    assert {worlds.sample(rng).roles[0] for _ in range(20)} == {None}


def shown(*roles: Any, set_aside: Any) -> Table1:
    """Four players who chose these roles, and what nature set aside."""
    table: Table1 = GAME.set_up(NAMES[:4], GAME.options(leader="Ann"), GAME.house_deck())
    play.answer(table, NATURE, TurnUp(table.pile[0]))
    for seat, role in enumerate(roles):
        play.answer(table, seat, Choose((role,)))
    play.answer(table, NATURE, SetAside(set_aside))
    return table


def test_a_model_is_given_the_view_and_heeded() -> None:
    """Told that seat 1 is surely a Driver, every guess has it so."""
    view = GAME.view(shown(BRUTE, DRIVER, DRIVER, CROOK, set_aside=CROOK), 0)

    def sure(given: Any, seat: Seat, roles: tuple[Any, ...]) -> float:
        assert given.viewer == 0
        return float(seat != 1 or roles == (DRIVER,))

    assert {guess1(view, Random(n), sure).roles[1] for n in range(40)} == {DRIVER}
    assert {guess1(view, Random(n)).roles[1] for n in range(40)} > {DRIVER}


def test_the_set_aside_card_counts_its_copies() -> None:
    """Four players, one seen Driver of mine, shown Brute, Driver, Driver: weights worked out by hand.

    I hold a Driver. Set aside Brute: the others hold Brute, Brute, Driver, 3 ways, 2 copies of 4: 3·2 = 6.
    Set aside Driver: Brute, Driver, Driver, 3 ways, 3 copies: 9.
    Set aside Crook: Brute, Driver, Crook, 6 ways, 1 copy: 6.
    """
    worlds, rng = Worlds1(GAME.view(shown(DRIVER, BRUTE, DRIVER, CROOK, set_aside=CROOK), 0)), Random(3)
    counts = Counter(worlds.sample(rng).set_aside for _ in range(SAMPLES))
    for role, weight in ((BRUTE, 6), (DRIVER, 9), (CROOK, 6)):
        assert abs(counts[role] / SAMPLES - weight / 21) < 0.04


def test_hidden_votes_are_guessed_and_ones_own_is_known() -> None:
    for now, _, _ in walk(Scene("dollars-2e", 5, {"leader": "Ann"}, 1).table(), Random(5)):
        table = heist_table(now)
        if isinstance(table.agenda[0], talk2.Negotiate) and table.leader == 0:
            break
    play.answer(table, 0, CallVote())
    for seat in (1, 2):
        play.answer(table, seat, Vote(True))
    view = edition_of(table).game.view(table, 1)
    guesses = [guess2(view, Random(n)).votes for n in range(60)]
    assert {(votes[0], votes[1], votes[3]) for votes in guesses} == {(None, True, None)}
    assert {votes[2] for votes in guesses} == {True, False}
