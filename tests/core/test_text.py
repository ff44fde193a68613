"""Text from elsewhere: what cannot be shown is refused or written out, and names that look alike are one name."""

from __future__ import annotations

import json

import pytest

from millions import Match
from millions.core.errors import BadDeck, BadSetup
from millions.core.game import game_named
from millions.core.text import escaped, escaped_in_json, unprintable
from millions.tables.settings import checked
from millions.wire.settings import Chair, Settings

GAME = game_named("dollars-1e")


def test_what_acts_on_a_terminal_is_written_out() -> None:
    assert escaped("a\x1b[2Jb\x9bc\u202ed\x7f") == r"a\x1b[2Jb\x9bc\u202ed\x7f"
    harmless = "Zoé\tl’été\n«\u00a0naïf\u00a0» 赵 ❤\ufe0f"
    assert escaped(harmless) == harmless


def test_json_stays_json() -> None:
    told = escaped_in_json(json.dumps("é\x9b\u202e", ensure_ascii=False))
    assert told == r'"é\u009b\u202e"'
    assert json.loads(told) == "é\x9b\u202e"


def test_unprintable_text_is_found_at_any_depth() -> None:
    deep: object = "\x1b"
    for _ in range(5000):
        deep = [deep]
    assert unprintable({"a": ["b", {"c": deep}]}) == "\x1b"
    assert unprintable({"a\n": 1}) == "a\n"
    assert unprintable({"a": ["b", 1, None, True]}) is None


@pytest.mark.parametrize(
    "name", ["", " ", "\u3164", "\u034f", "A\u034f", "\ufe0f", "\u2800", "\u0301", "A\u200b", "\x1b[2J"]
)
def test_a_seat_has_a_name_that_can_be_seen(name: str) -> None:
    with pytest.raises(BadSetup, match="cannot be a seat's name"):
        GAME.check_seats((name, "Bob", "Cid"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),  # Cyrillic A
        ("Bob", "\u0412ob"),  # Cyrillic Ve
        ("Ann", "A\ufe0fnn"),
        ("Ann", "\uff21\uff4e\uff4e"),  # fullwidth
        ("Zoé", "Zoe\u0301"),
        ("\u0412\u043e\u0432\u0430", "\u0432\u043e\u0432\u0430"),  # capital and small
        ("Tom", "\u03a4om"),  # Greek Tau
    ],
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    with pytest.raises(BadSetup, match="every seat needs a name of its own"):
        GAME.check_seats((one, other, "Cid"))


def test_different_names_of_any_script_are_different() -> None:
    GAME.check_seats(("Zoé", "Zoe", "Вова", "Ваня", "赵", "अमर", "אבי", "❤️"))


def test_a_bot_gets_a_name_that_looks_like_no_persons() -> None:
    chairs = (Chair(name="\u0410da"), Chair("random"), Chair("random"))
    names = [chair.name for chair in checked(Settings(game="dollars-1e", chairs=chairs)).chairs]
    assert names == ["\u0410da", "Iris", "Jona"]


def test_a_deck_has_printable_text_only() -> None:
    deck = {"name": "Mine", "cards": [{"name": "Bank\x1b[2J", "amount": 5, "ante": 1}] * 20}
    with pytest.raises(BadDeck, match=r"printable characters only, not 'Bank\\x1b\[2J'"):
        Match.new("dollars-1e", ("Ann", "Bob", "Cid"), deck=deck)  # type: ignore[arg-type]


def test_a_salt_does_not_contain_the_separator() -> None:
    with pytest.raises(BadSetup, match=r"a salt cannot contain \|"):
        Match.new("dollars-1e", ("Ann", "Bob", "Cid"), seed=1, salts=("aa|bb",))
