"""A shared screen is opened beside the player's own page, and there is a way back from it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.heist_pages import Others
from tests.browser.people import PATIENCE, People, sit_down
from tests.browser.serving import Server


def test_the_shared_screen_leaves_the_lobby_where_it_is_and_leads_back(people: People, server: Server) -> None:
    page = people.come()
    table = server.open("million-club", "person", "person")
    sit_down(page, table, "Ann", query="")
    with page.expect_popup() as opened:
        page.locator("[data-shared-screen]").click()
    screen = opened.value
    assert screen.url.endswith("?screen")
    assert not page.url.endswith("?screen")
    screen.locator("[data-screen-back]").click()
    expect(screen.locator("[data-shared-screen]")).to_be_visible()


NOTE_SHOWN = """
window.shown = [];
new MutationObserver(() => {
    for (const part of [".stage", "[data-standings]"])
        if (document.querySelector(part) && !window.shown.includes(part)) window.shown.push(part);
}).observe(document, {subtree: true, childList: true});
"""
"""Remembers what was seen first."""


def test_a_television_shows_the_last_heist_before_it_tells_who_has_won(people: People, server: Server) -> None:
    short = {"variant": {"rounds": 1}}
    table = server.ask("POST", "/api/tables", {"game": "dollars-1e", "chairs": [{}] * 4, "deck": short})["table"]
    television = people.come(calm=False)
    television.emulate_media(reduced_motion="reduce")
    television.add_init_script(NOTE_SHOWN)
    television.goto(f"/t/{table}?screen")
    players = Others(server, table, 4)
    expect(television.locator("[data-phase=planning]")).to_be_visible()
    players.choose(("driver", "brute", "crook", "crook"))
    players.ready(1, 2, 3, 4)
    television.wait_for_function("() => window.shown.length", timeout=PATIENCE)
    assert television.evaluate("window.shown") == [".stage"]
    expect(television.locator("[data-standings]")).to_be_visible(timeout=3 * PATIENCE)
