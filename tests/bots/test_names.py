"""A bot that nobody names has the name of its kind: who has met it knows it at the next table."""

from __future__ import annotations

import pytest

from millions.bots.names import MORE_NAMES, OWN_NAMES, name_for
from millions.bots.temper import VOICES
from millions.core.game import game_named
from millions.tables.settings import checked
from millions.terminal.saves import read_seats, usual_seats
from millions.wire.settings import PERSON, Chair, Settings


def test_every_personality_has_a_name_of_its_own() -> None:
    assert set(OWN_NAMES) == VOICES
    names = [*OWN_NAMES.values(), *MORE_NAMES]
    assert len({*names}) == len(names)


@pytest.mark.parametrize(
    "kinds",
    [
        ("shrewd", "bluffer", "honest", "gambler"),
        ("honest", "sensible", "bluffer"),  # the lesson
        ("bully", "miser", "grudge", "honest"),
    ],
)
def test_at_whatever_table_and_seat_a_kind_is_called_the_same(kinds: tuple[str, ...]) -> None:
    chairs = checked(Settings(game="dollars-1e", chairs=(Chair(PERSON), *map(Chair, kinds)))).chairs
    assert [chair.name for chair in chairs] == [None, *(OWN_NAMES[kind] for kind in kinds)]
    seats = read_seats(",".join(("me:Ann", *kinds)), "en", game_named("dollars-1e"))
    assert [one.name for one in seats] == ["Ann", *(OWN_NAMES[kind] for kind in kinds)]


def test_so_it_is_at_the_usual_table_of_the_terminal() -> None:
    game = game_named("dollars-1e")
    seats = read_seats(usual_seats(game, 8), "en", game)
    assert all(one.name == OWN_NAMES[one.kind] for one in seats[1:])


def test_a_name_that_is_taken_and_the_second_of_a_kind_get_another() -> None:
    assert name_for("shrewd", ["Ada"]) == name_for("random", []) == MORE_NAMES[0]
    taken = list[str]()
    for _ in range(20):
        taken.append(name_for("honest", taken))
    assert taken[0] == OWN_NAMES["honest"]
    assert len({*taken}) == 20
