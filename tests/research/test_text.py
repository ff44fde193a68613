"""Games in words: every index, every draw and every view can be said, and nothing is said that a seat may not know."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest

from millions.core.seat import SPECTATOR
from millions.research import PLANS, Turns, openspiel  # noqa: F401 (registers the games)
from millions.research.picture import LINES, picture_of
from millions.research.text import action_text, action_texts, observation_text
from tests.research.walking import walk


def test_indexes_draws_and_answers_are_said_in_words() -> None:
    turns = Turns.new("dollars-1e", 4, seed=7)
    assert action_texts(turns) == {1: "send the Brute", 2: "send the Driver", 3: "send the Crook"}
    for index in (1, 2, 3, 1):
        turns.play(index)
    assert action_texts(turns)[38] == "propose “player_3 pays player_0 1; player_0 leaves”"
    turns.play(38)
    assert action_texts(turns) == {
        108: "agree to deal 1: player_3 pays player_0 1; player_0 leaves",
        109: "decline deal 1: player_3 pays player_0 1; player_0 leaves",
    }


def test_OpenSpiel_names_actions_and_outcomes_in_words() -> None:
    state = pyspiel.load_game("python_millions_dollars1").new_initial_state()
    assert state.action_to_string(0) == "give the Leader card to player_0"
    state.apply_action(0)
    card = "First Bank: 8 to share, ante 1, 1 more for a Brute who stays to the end"
    assert state.action_to_string(0) == f"turn up {card}"
    state.apply_action(0)
    assert state.action_to_string(3, 2) == "send the Driver"
    state.apply_actions([1, 1, 2, 2])
    said = [state.action_to_string(index) for index in state.legal_actions()]
    assert said == ["set the Brute aside", "set the Driver aside"]


def test_parts_of_a_decision_are_said_in_words() -> None:
    """Dumping: an own company for one of an opponent. The last part says the whole swap."""
    turns, rng = Turns.new("million-club", 4, seed=0), Random(0)
    while not any(turns.code.place(index)[0].name == "company given" for index in turns.legal()):
        turns.play(rng.choice(turns.legal()))
    said = []
    for _ in range(5):
        said.append(next(iter(action_texts(turns).values())))
        turns.play(turns.legal()[0])
    assert said[:4] == ["swap a company: Resource", "of face 1", "take a company: Resource", "of face 1"]
    assert said[4].startswith("swap a Resource company of level 1 for player_")


@pytest.mark.parametrize("game", PLANS)
def test_every_position_can_be_said_and_no_two_indexes_sound_the_same(game: str) -> None:
    turns = Turns.new(game, 3, seed=2, recall=True)
    for number, _ in enumerate(walk(turns, Random(game))):
        if number % 12:
            continue
        said = action_texts(turns)
        assert list(said) == list(turns.legal())
        assert len(set(said.values())) == len(said)
        assert all(words[0].islower() for words in said.values())
        text = observation_text(turns)
        assert text.endswith("\n".join(f"{index} {words}" for index, words in said.items()))
        assert not [word for word in ("None", "–", "plain-") if word in text.removeprefix(text.split("\n")[0])]
    assert observation_text(turns).startswith(observation_text(turns, SPECTATOR))


def test_a_field_has_a_heading_that_a_reader_understands() -> None:
    """And what a seat did not see of a draft is called unseen."""
    text = observation_text(Turns.new("dollars-1e", 4, seed=7))
    assert "\nActs of others before the Leader may call time: 3\n" in text
    turns, rng = Turns.new("million-club", 3, seed=0), Random(0)
    assert "\nCards in the decks: Intrigues 8; Colonies 27; Companies 36\n" in observation_text(turns)
    while "; picked unseen" not in observation_text(turns):
        turns.play(rng.choice(turns.legal()))


def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_know() -> None:
    """Seats 0 and 1 exchange their roles: seat 2 is told the same."""
    told = []
    for first, second in ((1, 2), (2, 1)):
        turns = Turns.new("dollars-1e", 4, seed=7, recall=True, explicit_chance=True)
        turns.draw(0)
        turns.draw(0)
        for index in (first, second, 3, 3):
            turns.play(index)
        turns.draw(2)
        told.append([observation_text(turns, seat) for seat in range(4)])
        assert "set aside" not in told[-1][2]
    assert [told[0][seat] == told[1][seat] for seat in range(4)] == [False, False, True, True]


def test_a_draw_is_said_without_a_seat() -> None:
    turns = Turns.new("million-club", 3, explicit_chance=True)
    assert {action_text(turns, action) for action, _ in turns.outcomes()} == {
        "deal a Resource company",
        "deal an Industry company",
        "deal a Transport company",
    }


def test_pictures_are_all_of_one_size_and_text_without_room_is_left_out() -> None:
    full = "\n".join(f"line {number} – “said”" for number in range(2 * LINES))
    assert picture_of("a line").shape == picture_of(full).shape
    assert (picture_of(f"{full}\none more\nand more") == picture_of(f"{full}\none more")).all()
