"""The public door."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from millions import Match
from millions.core.errors import BadSetup, IllegalAction, Malformed
from millions.core.message import Action
from millions.core.seat import OPEN
from millions.games.heists.bargain import Propose
from millions.games.heists.components import CROOK, DRIVER
from millions.games.heists.negotiation import Ready
from millions.games.heists.planning import Choose, Chose, Placed
from millions.games.heists.terms import Payment, Terms

SEATS = ["Ann", "Bob", "Cid", "Dot"]


def test_a_match_begins_with_everybody_choosing() -> None:
    match = Match.new("dollars-1e", seats=SEATS, seed=7)
    assert match.awaited == match.open == tuple(SEATS)
    assert not match.over
    (form,) = match.forms("Ann")
    assert match.play("Ann", Choose((DRIVER,))) == (Chose(0), Placed(0, (DRIVER,)))
    assert Choose((DRIVER,)) in form
    assert match.forms("Ann") == ()
    assert match.awaited == ("Bob", "Cid", "Dot")
    assert match.view("Ann") != match.view("Bob")
    assert match.play(1, Choose((CROOK,))) == (Chose(1), Placed(1, (CROOK,)))
    assert match.heard("Ann", since=len(match.log) - 1) == (Chose(1),)


def test_what_merely_equals_an_action_is_malformed() -> None:
    match = Match.new("dollars-1e", seats=SEATS, seed=7)
    for seat in SEATS:
        match.play(seat, Choose((DRIVER,)))
    with pytest.raises(Malformed, match="not an action"):
        match.play("Ann", Propose(Terms([Payment(0, 1, 1)], [1])))  # type: ignore[arg-type]
    match.play("Ann", Propose(Terms((Payment(0, 1, 1),), (1,))))


def test_the_same_seed_is_the_same_evening() -> None:
    first, second = (Match.new("dollars-1e", seats=SEATS, seed=7) for _ in range(2))
    assert first.view(OPEN) == second.view(OPEN)
    other = Match.new("dollars-1e", seats=SEATS)
    assert other.header.commitment != first.header.commitment


def test_refusals_say_who_what_when_and_why() -> None:
    match = Match.new("dollars-1e", seats=SEATS, seed=7)
    with pytest.raises(IllegalAction, match=r"Bob may not Ready\(\) during ChooseCharacters\(\) \[M1-P2\]"):
        match.play("Bob", Ready())
    with pytest.raises(IllegalAction) as refused:
        match.play("Bob", Choose((DRIVER, CROOK)))
    assert refused.value.facts["rule"] == "M1-P2"


def test_nonsense_is_malformed() -> None:
    match = Match.new("dollars-1e", seats=SEATS, seed=7)

    class Cheat(Action, frozen=True):
        pass

    for who in ("Zoe", 4, -1, True, None):
        with pytest.raises(Malformed, match="Ann, Bob, Cid, Dot"):
            match.play(who, Ready())  # type: ignore[arg-type]
    for action in (
        Cheat(),
        "Ready",
        None,
    ):
        with pytest.raises(Malformed, match="not an action of dollars-1e"):
            match.play("Ann", action)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "seats", "options", "sentence"),
    [
        ("monopoly", SEATS, {}, "there is no game 'monopoly'; there is: .*dollars-1e"),
        ("dollars-1e", SEATS[:2], {}, "3 to 8 players, not 2"),
        ("dollars-1e", [str(n) for n in range(9)], {}, "3 to 8 players, not 9"),
        ("dollars-1e", ["Ann", "ann", "Bob"], {}, "a name of its own"),
        ("dollars-1e", ["Ann", "", "Bob"], {}, "cannot be a seat's name"),
        ("dollars-1e", ["Ann", "x" * 25, "Bob"], {}, "1 to 24"),
        ("dollars-1e", ["Ann", "B\nob", "Bob"], {}, "printable"),
        ("dollars-1e", SEATS[:3], {"fooled": True}, "4 to 8 players, not 3 .M1-O1."),
        ("dollars-1e", SEATS, {"fooled": "yes"}, "option fooled 'yes' is not yes or no"),
        ("dollars-1e", SEATS, {"colour": "red"}, "no option 'colour'; it has: fooled, leader"),
        ("dollars-1e", SEATS, {"leader": "Zoe"}, "Zoe.*M1-S4"),
    ],
)
def test_a_match_that_cannot_begin_says_why(
    game: str, seats: list[str], options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Match.new(game, seats, options=options)


def test_save_and_load(tmp_path: Path) -> None:
    match = Match.new("dollars-1e", seats=SEATS)
    match.play("Cid", Choose((CROOK,)))
    match.save(tmp_path / "evening.jsonl")
    again = Match.load(tmp_path / "evening.jsonl")
    assert again.view(OPEN) == match.view(OPEN)
    assert msgspec.json.encode(again.log) == msgspec.json.encode(match.log)
