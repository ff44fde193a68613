"""A game from outside in the browser: it brings no look and no sentences, and is played by plain forms."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PATIENCE, People, sit_down, wait_for_game
from tests.browser.serving import Server
from tests.outside.brought import BY_REFERENCE


@pytest.fixture(scope="module")
def auction_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the example game by reference."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in BY_REFERENCE.items():
            patch.setenv(name, value)
        server = Server(tmp_path_factory.mktemp("auctions"))
        yield server
        server.stop()


def test_a_game_from_outside_is_played_to_its_end_by_plain_forms(browser: Browser, auction_house: Server) -> None:
    people = People(browser, auction_house)
    page = people.come()
    table = auction_house.open("auction", "person", "random")
    sit_down(page, table, "Ann", query="")
    wait_for_game(page)
    expect(page).to_have_title("● Auction", timeout=PATIENCE)
    bids = page.locator("[data-verb=Bid]")
    expect(bids.first).to_have_text("Bid 0")
    expect(page.locator("dt", has_text="Money")).to_be_visible()
    while not page.locator("[data-standings]").is_visible():
        if bids.first.is_visible():
            bids.first.click()
        page.wait_for_timeout(100)
    expect(page.locator("[data-event=LotDrawn]").first).to_contain_text("Lot drawn")
    expect(page.locator("[data-event=Sealed]").first).to_contain_text("Sealed")
    people.leave()
    assert not people.troubles


def test_the_front_page_offers_a_game_from_outside(browser: Browser, auction_house: Server) -> None:
    people = People(browser, auction_house)
    page = people.come()
    page.goto("/")
    card = page.locator("[data-game=auction]")
    expect(card.get_by_role("heading")).to_have_text("Auction")
    card.get_by_role("button").first.click()
    wait_for_game(page)
    page.goto("/rules/auction")
    expect(page.get_by_role("heading", level=1)).to_have_text("Auction")
    people.leave()
    assert not people.troubles
