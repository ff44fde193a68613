"""A shared screen is opened beside the player's own page, and there is a way back from it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People, sit_down
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
