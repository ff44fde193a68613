"""Whole games through plain forms, by people in several browsers, both languages at one table, to the end.

In every phase of a game a reload gives the same picture.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE, People, sit_down, wait_for_game
from tests.browser.robot import press
from tests.browser.serving import Server

MOST_PRESSES = 4000
NAMES = ("Ann", "Bob", "Cid")
EVERYTHING_SEEN = """() => ({
    waiting: document.querySelector("[data-waiting]")?.textContent,
    step: document.querySelector("[data-step]")?.textContent,
    game: document.querySelector(".game")?.innerText,
    feed: [...document.querySelectorAll("[data-event]")].map(one => one.textContent.trim()),
    sends: [...document.querySelectorAll("[data-verb]")].map(one => one.outerHTML.replace(/ class="[^"]*"/, "")),
})"""

SHORT = {"dollars-1e": 4, "dollars-2e": 3, "million-club": 4}
"""Rounds of a match: enough for every step. `test_screens` plays a club of full length by plain forms."""
STEPS = {
    "dollars-1e": {"ChooseCharacters", "Negotiate"},
    "dollars-2e": {"ChooseCharacters", "MakeAnnouncement", "Negotiate", "CastVotes"},
    "million-club": {"PlacePawns", "MakeMoves", "PickCompany", "LastMove"},
}


def step(page: Page) -> str | None:
    """The step that somebody is asked in; none once the match is over."""
    found: str | None = page.evaluate("document.querySelector('[data-step]')?.dataset.step")
    return found


def play_to_the_end(server: Server, table: str, pages: list[Page], rng: Random, reloaded: set[str]) -> set[str]:
    """Everybody presses something, one after the other, until the match is over; gives the verbs that were used."""
    used: set[str] = set()
    for _ in range(MOST_PRESSES):
        if server.room(table)["stage"] == "over":
            return used
        for page in pages:
            if (now := step(page)) and now not in reloaded:
                reloaded.add(now)
                same_after_reload(page)
            if now and (verb := press(page, rng)):
                used.add(verb)
    raise AssertionError(f"not over after {MOST_PRESSES} presses; used {sorted(used)}")


def settled(page: Page) -> Any:
    """What is seen when nothing arrives any more."""
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    seen = None
    while seen != (seen := page.evaluate(EVERYTHING_SEEN)):
        page.wait_for_timeout(300)
    assert not re.search(r"\(\d\)", seen["game"]), "a place at which nobody sits"
    return seen


def same_after_reload(page: Page) -> None:
    before = settled(page)
    for _ in range(3):  # on a busy machine another player's action may arrive only now
        page.reload()
        wait_for_game(page)
        expect(page.locator("[data-event]").first).to_be_visible()
        if before == (before := settled(page)):
            return
    raise AssertionError("what is seen changes with every reload")


@pytest.mark.parametrize("game", STEPS)
def test_whole_games_with_a_reload_in_every_phase(people: People, server: Server, game: str) -> None:
    reloaded, used = set[str](), set[str]()
    for match in range(6):  # not every deal leads to every phase: nobody may be able to pay for a last move
        table = server.open(game, *["person"] * 3, deck={"variant": {"rounds": SHORT[game]}})
        pages = [people.come(lang) for lang in ("en", "fr", "en")]
        for name, page in zip(NAMES, pages, strict=True):
            sit_down(page, table, name)
        for page in pages:
            wait_for_game(page)
        used |= play_to_the_end(server, table, pages, Random(f"{game} {match}"), reloaded)
        for page in pages:
            expect(page.locator("[data-standings] li")).to_have_count(3)
            expect(page.locator("[data-verified=true]")).to_be_visible(timeout=PATIENCE)
            assert not re.search(r"\b(event|form|step|action|view|page|over)-\w", page.locator("body").inner_text())
        if reloaded >= STEPS[game] and len(used) > 4:
            return
    raise AssertionError(f"only {reloaded}, {used}")
