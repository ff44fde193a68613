"""Names and talk that mean ill change nothing but their own text; and a page holds nothing its seat may not know."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People, sit_down, wait_for_game
from tests.browser.robot import press
from tests.browser.serving import Server

NAMES = ("<b onload=x>&amp;</b>", "\u05d0\u05d1\u05d2 \u0634\u0639\u0628", "W" * 24, "💰🦹🏽e\u0301\u0300\u0302")
SAYINGS = (
    "<img src=x onerror=\"document.title='pwned'\">",
    "</script><script>document.title='pwned'</script>",
    "{ $seat } { event-Paid } {{constructor}}",
    "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627 (left to right?)",
    "x" * 500,
    "javascript:alert(1)",
)


def test_hostile_names_and_talk_are_text(people: People, server: Server) -> None:
    table = server.open("dollars-1e", *["person"] * 4)
    pages = [people.come(phone=place == 1) for place in range(4)]
    for name, page in zip(NAMES, pages, strict=True):
        sit_down(page, table, name)
    for page in pages:
        wait_for_game(page)
        page.get_by_role("tab", name="Talk").click()
    for saying in SAYINGS:
        pages[0].get_by_label("Say something").fill(saying)
        pages[0].get_by_role("button", name="Say", exact=True).click()
        expect(pages[1].get_by_role("tabpanel").get_by_text(saying)).to_be_visible()
    for page in pages:
        unharmed(page)
        page.get_by_role("tab", name=re.compile("People|More")).first.click()  # on a phone, people are under More
        for name in NAMES:
            expect(page.get_by_role("tabpanel").get_by_text(name)).to_be_visible()
    rng = Random(5)
    for _ in range(6):
        for page in pages:
            press(page, rng)
            unharmed(page)


def unharmed(page: Page) -> None:
    assert "pwned" not in page.title()
    assert page.locator("[onerror], [onload], script:not([src])").count() == 0
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


WHOLE_PAGE = """() => [
    document.documentElement.outerHTML,
    ...[localStorage, sessionStorage].flatMap(store => Object.entries(store).map(String)),
].join("\\n")"""


@pytest.mark.parametrize("query", ["?plain", ""])
def test_a_page_holds_nothing_its_seat_may_not_know(people: People, server: Server, query: str) -> None:
    """The colony cards of others, in a game where everybody's deal is known from the record afterwards."""
    table = server.open("million-club", "person", "person")
    ann, bob = people.come(), people.come()
    sit_down(ann, table, "Ann", query)
    sit_down(bob, table, "Bob", query)
    for page in (ann, bob):
        wait_for_game(page)
        expect(page.locator("[data-event]").first).to_be_visible()
        page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    mine = {page: secrets(page) for page in (ann, bob)}
    assert mine[ann]["colonies"][0]
    assert mine[ann]["colonies"][1] is None
    assert mine[bob]["colonies"][0] is None
    assert mine[ann]["money"][1] is None
    for page, other in ((ann, bob), (bob, ann)):
        assert other.evaluate("table => localStorage.getItem(`millions.seat.${table}`)", table) not in page.evaluate(
            WHOLE_PAGE
        )


def secrets(page: Page) -> dict[str, list[object]]:
    """What a page has kept of the view."""
    kept: dict[str, list[object]] = page.evaluate(
        "() => JSON.parse(Object.entries(sessionStorage).find(([key]) => key.startsWith('millions.table.'))[1]).view"
    )
    return kept
