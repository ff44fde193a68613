"""Million Club on a phone: what others say is seen without opening the talk, whose newest line is in sight in it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.club_pages import Guest
from tests.browser.serving import Server
from tests.browser.test_club import table_of

pytestmark = pytest.mark.slow

LAST_IN_SIGHT = """() => {
    const list = document.querySelector(".talk ol"), last = list.lastElementChild.getBoundingClientRect();
    const place = list.getBoundingClientRect(), sheet = list.closest(".content").getBoundingClientRect();
    return last.bottom <= Math.min(place.bottom, sheet.bottom) + 1;
}"""
CONTROLS = "() => [...document.querySelectorAll('[data-verb], [data-tab]')].map(one => one.getBoundingClientRect().y)"


def say(guest: Guest, text: str) -> None:
    """Say something by the field for talk."""
    if not guest.page.locator(".talk input[maxlength]").is_visible():
        guest.page.locator("[data-tab=talk]").click()
    guest.page.locator(".talk input[maxlength]").fill(text)
    guest.page.locator(".talk form button").click()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_what_others_say_is_seen_and_moves_nothing(browser: Browser, server: Server, lang: str) -> None:
    ann, bob = Guest(browser, lang, phone=True), Guest(browser)
    with table_of(server, ann, bob, bots=0):
        before = ann.page.evaluate(CONTROLS)
        say(bob, "Leave my railways alone and I will not touch your factories, deal?")
        bubble = ann.page.locator("[data-overheard]")
        expect(bubble).to_contain_text("Leave my railways alone")
        expect(bubble).to_be_in_viewport(ratio=1)
        assert ann.page.evaluate(CONTROLS) == before
        expect(bubble).to_have_count(0, timeout=9_000)


def test_on_a_phone_the_newest_line_of_the_talk_is_in_sight(browser: Browser, server: Server) -> None:
    """With phrases open, and when the talk is opened again."""
    ann, bob = Guest(browser, phone=True), Guest(browser)
    with table_of(server, ann, bob, bots=0):
        for number in range(9):
            say(bob, f"{number}: let us leave each other alone until the very end of this long game, shall we?")
        tab = ann.page.locator("[data-tab=talk]")
        tab.click()
        expect(ann.page.locator(".talk ol li")).not_to_have_count(0)
        ann.page.wait_for_function(LAST_IN_SIGHT)
        ann.page.locator(".talk details summary").click()
        for kind in ("Requests", "Says"):
            ann.page.locator(".talk details select").first.select_option(kind)
            ann.page.wait_for_timeout(300)
            assert ann.page.evaluate(LAST_IN_SIGHT), kind
        tab.click()
        bob.page.wait_for_timeout(3_000)
        say(bob, "and one more line that says rather a lot of what there is to be said here, twice over and again")
        tab.click()
        ann.page.wait_for_timeout(300)
        assert ann.page.evaluate(LAST_IN_SIGHT)
