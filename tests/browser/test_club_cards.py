"""Million Club in a low window and on a phone: many cards to choose from, a tip beside them, the players compared."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.club_pages import GO_ON, Guest
from tests.browser.fold import WINDOWS, look, settle
from tests.browser.serving import Server
from tests.browser.test_club import table_of

pytestmark = pytest.mark.slow

SCROLLED = """() => [...document.querySelectorAll(".column .rest, [data-coach] p")]
    .filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.className)"""
PRIVILEGE = "intrigues: Pass PlayIntrigue"
"""The whole rest of the deck lies open to its holder."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rest_of_a_deck_and_a_tip_are_in_sight_together(browser: Browser, server: Server, lang: str) -> None:
    """Alone on the Intrigues, Ann may play one of six cards more, and is told so beside them."""
    ann, bob = Guest(browser, lang), Guest(browser)
    ann.page.set_viewport_size(WINDOWS["1280x720"])
    rng, done = Random(3), Counter[str]()
    with table_of(server, ann, bob, bots=0, query="?guide"):
        for _ in range(400):
            if ann.now().question == PRIVILEGE:
                break
            for guest in (ann, bob):
                tile = "intrigues" if guest is ann else "exchange"
                if (now := guest.now()).offered and now.question != PRIVILEGE:
                    guest.press(now, rng, done, {f"PlacePawn {tile}"})
                else:
                    bob.page.evaluate(GO_ON)
            ann.page.wait_for_timeout(20)
        expect(ann.page.locator("[data-coach=PickFromIntrigues]")).to_be_visible()
        look(ann.page, PRIVILEGE)
        ann.page.set_viewport_size(WINDOWS["1280x720"])
        settle(ann.page)
        assert ann.page.evaluate(SCROLLED) == []


OUTSIDE = """() => {
    const {top, bottom, left, right} = document.querySelector("[data-compare]").getBoundingClientRect();
    const dialog = document.querySelector("dialog");
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
        || dialog.scrollHeight > dialog.clientHeight + 1 || dialog.scrollWidth > dialog.clientWidth + 1;
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_all_players_are_compared_without_scrolling(browser: Browser, server: Server, lang: str) -> None:
    guest = Guest(browser, lang, phone=True)
    guest.page.set_viewport_size(WINDOWS["390x844"])
    with table_of(server, guest, bots=3):
        guest.page.locator("[data-front]").click()
        table = guest.page.locator("[data-compare]")
        expect(table.locator("tbody tr")).to_have_count(4)
        expect(table.locator("tbody tr.mine")).to_contain_text("Ann")
        assert table.get_by_text("?", exact=True).count() == 3  # others' money is secret
        assert not guest.page.evaluate(OUTSIDE)
        assert violations(guest.page, "dialog") == []
