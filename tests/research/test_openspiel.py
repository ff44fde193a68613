"""OpenSpiel's door: its own tests, a golden playthrough, and what we promise beside them."""

from __future__ import annotations

import pickle
import unittest
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.observation import make_observation

from millions.core import play
from millions.core.seat import NATURE
from millions.research.openspiel import MESSAGE_NUMBERS_IN_ONE_HEIST, Refused
from millions.research.openspiel_games import OPENSPIEL_GAMES
from tests.research.walking import missing_extra
from tests.walks import frozen

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"

NAMES = [spiel.short_name for spiel in OPENSPIEL_GAMES]

HEISTS = [
    f"{spiel.short_name}(players={players})"
    for spiel in OPENSPIEL_GAMES
    if spiel.one_heist
    for players in spiel.players
]

EVERY_GAME = [
    pytest.param(
        f"{spiel.short_name}(players={players})", marks=() if spiel.one_heist and players == 3 else pytest.mark.slow
    )
    for spiel in OPENSPIEL_GAMES
    for players in spiel.players
]

every_game = pytest.mark.parametrize("name", EVERY_GAME)


def turn_based(name: str) -> str:
    """The same game for tools that want turns; Million Club is played in turns anyway."""
    if name.startswith("python_millions_club"):
        return name
    return f"turn_based_simultaneous_game(game={name if name.endswith(')') else name + '()'})"


def walk(state: Any, rng: Random) -> Iterator[Any]:
    """Play to the end at random; yields the state before every move."""
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([rng.choice(one) if one else 0 for one in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


# Their own tests


@every_game
def test_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in NAMES if turn_based(name) != name])
def test_random_simulations_pass_in_turns(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(turn_based(name)), num_sims=1, serialize=True, verbose=False)


def all_pass(case: type[unittest.TestCase]) -> None:
    """Run a test case of theirs."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*NAMES, turn_based(NAMES[0]), turn_based(NAMES[-1])])
def test_OpenSpiels_generic_API_tests_pass(name: str) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    all_pass(type("Ours", (EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name), "game_name": name}))


@pytest.mark.slow
@pytest.mark.parametrize("name", dict.fromkeys([*NAMES, *map(turn_based, NAMES)]))
def test_OpenSpiels_simulations_with_clones_and_pickles_pass(name: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_golden_playthroughs_are_as_they_were(file: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    from open_spiel.python.algorithms import generate_playthrough  # takes seconds

    golden, now = generate_playthrough.replay(str(file))
    for before, after in zip(golden.splitlines(), now.splitlines(), strict=True):
        assert after == before


# What we promise


@every_game
def test_everything_is_a_legal_match_of_the_engine(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in walk(state, Random(1)):
        pass
    turns = state.turns
    table = turns.setting.table()
    money = sum(table.money)
    play.run(table)
    for seat, action in turns.log:
        forms = table.agenda[0].options(table, seat)
        assert any(action in form for form in forms)
        assert seat != NATURE or forms[0].chance(action) > 0
        play.answer(table, seat, action)
        assert sum(table.money) == money
    assert table.money == turns.table.money
    assert state.returns() == list(turns.returns())


@every_game
def test_nodes_are_what_they_say_and_masks_are_never_empty(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in walk(game.new_initial_state(), Random(2)):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            continue
        asked = state.turns.asked
        assert state.is_simultaneous_node() == (len(asked) > 1)
        for player in range(game.num_players()):
            assert bool(state.legal_actions(player)) == (player in asked)
            assert state.legal_actions(player) == np.flatnonzero(state.legal_actions_mask(player)).tolist()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_accepted_that_is_not_legal(name: str) -> None:
    game, tried = pyspiel.load_game(name), 0
    for state in walk(game.new_initial_state(), Random(3)):
        if not state.is_player_node() or tried > 200:
            continue
        before, history = frozen(state.turns.table), state.history()
        for index in set(range(game.num_distinct_actions())) - set(state.legal_actions()):
            with pytest.raises(pyspiel.SpielError, match="may not play index"):
                state.apply_action(index)
            tried += 1
        assert (frozen(state.turns.table), state.history()) == (before, history)


@pytest.mark.parametrize("name", NAMES)
def test_clones_and_serialised_states_go_their_own_way(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(4)
    state = game.new_initial_state()
    for moves, _ in enumerate(walk(state, rng)):
        if moves == 5:
            break
    text = str(state)
    _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), restored, pickle.loads(pickle.dumps(state))):
        assert str(other) == text
        assert other.history() == state.history()
        for player in range(game.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)
        for _ in walk(other, rng):
            pass
    assert str(state) == text


@pytest.mark.parametrize("name", NAMES)
def test_observers_write_what_states_tell(name: str) -> None:
    game = pyspiel.load_game(name)
    now = make_observation(game)
    ever = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    rng = Random(5)
    for state in walk(game.new_initial_state(), rng):
        player = rng.randrange(game.num_players())
        for observer in (now, ever):
            observer.set_from(state, player)
        assert now.tensor.tolist() == state.observation_tensor(player)
        assert ever.dict["observation"].tolist() == state.observation_tensor(player)
        assert now.string_from(state, player) == state.observation_string(player)
        assert ever.string_from(state, player) == state.information_state_string(player)
    assert ever.tensor.size == game.information_state_tensor_size()


def test_other_observers_there_are_not() -> None:
    game = pyspiel.load_game(NAMES[0])
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(game, kind) is None


@pytest.mark.parametrize("name", HEISTS)
def test_in_one_heist_nothing_is_forgotten(name: str) -> None:
    game = pyspiel.load_game(turn_based(name))
    by_text: dict[str, Any] = {}
    by_tensor: dict[bytes, str] = {}
    for seed in range(25):
        known: list[list[Any]] = [[] for _ in range(game.num_players())]
        for state in walk(game.new_initial_state(), Random(seed)):
            if state.is_chance_node():
                continue
            player = state.current_player()
            text, tensor = state.information_state_string(), np.array(state.information_state_tensor(), np.float32)
            found = (tuple(known[player]), tuple(state.legal_actions()), tensor.tobytes())
            assert by_text.setdefault(text, found) == found
            assert by_tensor.setdefault(tensor.tobytes(), text) == text
            assert tensor[-1] == 0, MESSAGE_NUMBERS_IN_ONE_HEIST
            known[player].append(text)


@pytest.mark.parametrize("name", ["python_millions_club(players=3)", "python_millions_dollars1"])
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_on(name: str) -> None:
    others_differ = False
    for seed, (moves, state) in enumerate(enumerate(walk(pyspiel.load_game(name).new_initial_state(), Random(6)))):
        if moves % 9 or not state.is_player_node():
            continue
        player, rng = state.current_player(), Random(seed)
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others_differ |= frozen(other.turns.table) != frozen(state.turns.table)
    for _ in walk(other, rng):
        assert other.information_state_string(0)
    assert others_differ
    assert other.is_terminal()


def test_OpenSpiels_information_set_search_plays_Million_Club() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(1)
    state = next(
        one
        for one in walk(pyspiel.load_game("python_millions_club(players=2)").new_initial_state(), Random(1))
        if one.is_player_node()
    )
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    assert bot.step(state) in state.legal_actions()


# Bad input


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="dollars-2e is for 3 to 8 players, not 9"):
        pyspiel.load_game("python_millions_dollars2(players=9)")
    with pytest.raises(pyspiel.SpielError, match="there is no single heist"):
        pyspiel.load_game("python_millions_one_heist_dollars1(players=6)")
    with pytest.raises(Refused, match="claims is a whole number from 0 to"):
        pyspiel.load_game("python_millions_dollars1(claims=1000)")
    state = pyspiel.load_game(HEISTS[0]).new_initial_state()
    with pytest.raises(Refused, match="may not play index 60"):
        state.apply_actions([60, 7, 7])
    for _ in walk(state, Random(1)):
        pass
    with pytest.raises(Refused, match="the time after the end"):
        state.apply_action(0)


def test_without_the_package_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 'pip install "millions[research]"' in missing_extra(monkeypatch, "pyspiel", "openspiel", "openspiel_states")


def test_a_game_in_turns_says_so() -> None:
    """Algorithms for turns refuse games that declare simultaneous moves."""
    dynamics = pyspiel.GameType.Dynamics
    found = {spiel.short_name: pyspiel.load_game(spiel.short_name).get_type().dynamics for spiel in OPENSPIEL_GAMES}
    assert {name for name, kind in found.items() if kind == dynamics.SEQUENTIAL} == {"python_millions_club"}
