"""A game that brings nothing but its rules, played in the terminal as people type."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.outside.brought import AUCTION, BY_REFERENCE, bots_file, installed
from tests.terminal.driving import Ran, millions, saved

GAME = ("auction", "--seed", "3")


def played(folder: Path, *arguments: str, lines: list[str] | None = None) -> Ran:
    ran = millions(folder, "play", *arguments, lines=lines or ["1"] * 3, own=BY_REFERENCE)
    assert ran.code == 0, ran.err
    return ran


@pytest.mark.slow
def test_a_whole_game_is_played_from_menus(tmp_path: Path) -> None:
    ran = played(tmp_path, *GAME, "--seats", "me:Ann,random:Bob", lines=["3", "bid 4", "bid 1"])
    assert "Auction\nAt the table: Ann and Bob." in ran.out
    assert "money Ann 10, Bob 10, the reserve 0" in ran.said
    assert "3 Bid: amount 2" in ran.said
    assert "Ann: Noted: amount 2" in ran.said
    assert "Round 3 · Make bids" in ran.said
    assert "1. " in ran.said
    assert millions(tmp_path, "verify", str(saved(tmp_path)), own=BY_REFERENCE).code == 0
    again = millions(tmp_path, "replay", str(saved(tmp_path)), own=BY_REFERENCE)
    assert "Bob: Noted: amount" in again.said
    through = millions(tmp_path, "replay", str(saved(tmp_path)), "--seat", "ann", own=BY_REFERENCE)
    assert "Ann: Noted: amount" in through.said
    assert "Bob: Noted" not in through.said


@pytest.mark.slow
def test_without_seats_the_bots_are_those_that_can_play_it(tmp_path: Path) -> None:
    assert (
        "Who the others were: Iris the random one; Jona the random one; Kaya the random one."
        in played(tmp_path, *GAME).said
    )


@pytest.mark.slow
def test_what_is_not_understood_or_not_allowed_is_explained(tmp_path: Path) -> None:
    lines = ["what", "rules AU-3", "bid", "bid 77", "12", "nonsense", 'bid {"amount": 15}', "bid {", "1", "1", "1"]
    said = played(tmp_path, *GAME, "--seats", "me:Ann,random:Bob", lines=lines).said
    assert "Bid (amount: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 or 10) [AU-3]" in said
    assert "All players seal a bid at the same time" in said
    assert "Like this: bid AMOUNT" in said
    assert "amount: one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 or 10." in said
    assert "Type a number from 1 to 11." in said
    assert "“nonsense” means nothing here" in said
    assert "Bid cannot be filled with amount=15" in said
    assert "That cannot be read" in said


@pytest.mark.slow
def test_it_is_played_in_french_too(tmp_path: Path) -> None:
    said = played(tmp_path, *GAME, "--seats", "me:Ann,random:Bob", "--lang", "fr").said
    assert "Que faites-vous ? Tapez un numéro." in said
    assert "Ann : Sealed" in said


@pytest.mark.slow
def test_its_rules_are_listed(tmp_path: Path) -> None:
    assert "Three lots are sold" in millions(tmp_path, "rules", "auction", own=BY_REFERENCE).said
    assert millions(tmp_path, "rules", AUCTION, "AU-4").said.startswith("AU-4 When all bids are in, they are shown.")


@pytest.mark.slow
def test_a_game_may_bring_words_of_its_own(tmp_path: Path) -> None:
    package = tmp_path / "fair"
    (package / "locale" / "en").mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from dataclasses import replace\nfrom tests.example_game import GAME as AUCTION, set_up as auction\n"
        "def set_up(names, options, deck):\n    return auction(names, options, deck)\n"
        "GAME = replace(AUCTION, name='fair', set_up=set_up)\n",
        encoding="utf-8",
    )
    (package / "locale" / "en" / "fair.ftl").write_text(
        "game-title = The fair\naction-Bid = offer { $amount }\nevent-Sealed = { $seat } has offered.\n",
        encoding="utf-8",
    )
    own = {**installed(tmp_path), "MILLIONS_GAMES": f"{package}/__init__.py:GAME"}
    said = millions(tmp_path, "play", "fair", "--seats", "me:Ann,random:Bob", lines=["1"] * 3, own=own).said
    assert said.startswith("The fair At the table")
    assert "2 offer 1" in said
    assert "Bob has offered." in said


@pytest.mark.slow
def test_a_bot_that_fails_in_play_is_named_and_the_match_is_kept(tmp_path: Path) -> None:
    bots_file(tmp_path)
    seats = ("--seats", "me:Ann,mybots.py:Clumsy")
    ran = millions(tmp_path, "play", *GAME, *seats, own=BY_REFERENCE)
    assert ran.code == 1
    assert "the bot 'mybots.py:Clumsy' failed: ZeroDivisionError: division by zero. The match is saved in" in ran.said
    file = saved(tmp_path)
    ran = millions(tmp_path, "play", "--resume", str(file), own=BY_REFERENCE)
    assert (ran.code, "names the bot mybots.py:Clumsy, which is code of yours" in ran.said) == (2, True)
    other = ("--seats", "me:Ann,mybots.py:Echo")
    assert (
        "The end" in millions(tmp_path, "play", "--resume", str(file), *other, lines=["2"] * 3, own=BY_REFERENCE).said
    )


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["shrewd", "steward", "exploiter:sensible"])
def test_a_personality_that_cannot_play_is_refused_by_name(tmp_path: Path, kind: str) -> None:
    ran = millions(tmp_path, "play", *GAME, "--seats", f"me,{kind}", own=BY_REFERENCE)
    assert (ran.code, ran.said) == (2, f"the bot '{kind}' cannot play auction; these can: search, random")
