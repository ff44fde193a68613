"""Whole games through plain forms, by people in several browsers and bots, both languages at one table, to the end."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE, People, sit_down, wait_for_game
from tests.browser.robot import press
from tests.browser.serving import Server

MOST_PRESSES = 4000
NAMES = ("Ann", "Bob", "Cid", "Dot")


def playing(page: Page) -> bool:
    return page.locator("[data-standings]").count() == 0


def play_to_the_end(server: Server, table: str, pages: list[Page], rng: Random) -> set[str]:
    """Everybody presses something, one after the other, until the match is over; gives the verbs that were used."""
    used: set[str] = set()
    for _ in range(MOST_PRESSES):
        if server.room(table)["stage"] == "over":
            return used
        pressed = {press(page, rng) for page in pages if playing(page)} - {None}
        used |= {str(verb) for verb in pressed}
        if not pressed:
            pages[0].wait_for_timeout(50)
    raise AssertionError(f"not over after {MOST_PRESSES} presses; used {sorted(used)}")


@pytest.mark.parametrize(
    ("game", "persons", "bots"), [("dollars-1e", 3, 2), ("dollars-2e", 3, 1), ("million-club", 3, 1)]
)
def test_a_whole_game(people: People, server: Server, game: str, persons: int, bots: int) -> None:
    table = server.open(game, *["person"] * persons, *["sensible"] * bots)
    pages = [people.come(lang, phone=lang == "fr") for lang in ("en", "fr", "en")[:persons]]
    for name, page in zip(NAMES, pages, strict=False):
        sit_down(page, table, name)
    for page in pages:
        wait_for_game(page)
    used = play_to_the_end(server, table, pages, Random(game))
    assert len(used) > 4
    for page in pages:
        standings = page.locator("[data-standings] li")
        expect(standings).to_have_count(persons + bots)
        expect(page.locator("[data-verified=true]")).to_be_visible(timeout=PATIENCE)
        assert not re.search(r"\b(event|form|step|action|view|page|over)-\w", page.locator("body").inner_text())
