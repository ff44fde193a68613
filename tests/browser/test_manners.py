"""Manners at the heist games' table: a word that stands, and what bots say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.heist_pages import GAMES, bargaining
from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server


@pytest.mark.parametrize("game", GAMES)
def test_ready_is_pressed_once_however_many_offers_come(people: People, server: Server, game: str) -> None:
    page = people.come()
    others = bargaining(server, page, game)
    ready, decline = page.locator("[data-verb=Ready]"), page.locator("[data-verb=Decline]")
    ready.click()
    expect(ready).to_have_count(0)
    for seat in (1, 2):
        offer = {"payments": [{"source": seat, "target": 0, "amount": 1}], "departures": [0]}
        others.act(seat, "Propose", terms=offer)
        decline.click(timeout=PATIENCE)
        expect(decline).to_have_count(0)
        expect(ready).to_have_count(0)
    others.ready(1, 2, 3)
    expect(page.locator("[data-verb=Choose]").first).to_be_visible(timeout=PATIENCE)  # the next round
