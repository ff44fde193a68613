"""Million Club on a desk in a low window: nine companies stay pretty, points are in sight, and players are compared."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.club_pages import Guest
from tests.browser.fold import WINDOWS, settle
from tests.browser.serving import Server
from tests.browser.test_club import table_of

pytestmark = pytest.mark.slow

SECTORS = ("resource", "industry", "transport")
NINE = [
    {"sector": SECTORS[place % 3], "face": face, "bills": 0} for place, face in enumerate((1, 4, 2, 3, 1, 4, 4, 1, 2))
]
MONEY = 22

HIDDEN = """() => [...document.querySelectorAll(".player")].flatMap(player => {
    const card = player.getBoundingClientRect();
    return [...player.querySelectorAll(".company")].filter(one => {
        const {top, bottom, left, right} = one.getBoundingClientRect();
        const art = one.querySelector(".art").getBoundingClientRect();
        return art.height < 14 || art.width < 14 || left < card.left || right > card.right || bottom > card.bottom
            || bottom > innerHeight;
    }).map(one => one.outerHTML);
})"""
"""Companies without a picture in sight, or outside their player's card."""


def owning_nine(page: Page) -> None:
    """The page is told that everybody owns nine companies, and that its player has some money."""

    def told(message: Any) -> str:
        said = json.loads(message)
        for part in (said, *(one for one in said.values() if isinstance(one, dict))) if isinstance(said, dict) else ():
            _give(part)
        return json.dumps(said)

    def route(web_socket: WebSocketRoute) -> None:
        server = web_socket.connect_to_server()
        server.on_message(lambda message: web_socket.send(told(message)))
        web_socket.on_message(server.send)

    page.route_web_socket(lambda url: True, route)


def _give(part: dict[str, Any]) -> None:
    for seat in part.get("outlook", {}).get("seats", ()):
        seat["companies"] = [
            {"company": one, "level": one["face"], "developed": None, "tax": None, "taxed": None, "price": 3}
            for one in NINE
        ]
    if "companies" in (view := part.get("view", {})):
        view["companies"] = [NINE] * view["players"]
        view["money"][view["viewer"]] = MONEY


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_nine_companies_keep_their_pictures(browser: Browser, server: Server, bots: int) -> None:
    guest = Guest(browser)
    owning_nine(guest.page)
    guest.page.set_viewport_size(WINDOWS["1280x720"])
    with table_of(server, guest, bots=bots):
        expect(guest.page.locator(".player .company")).to_have_count(9 * (bots + 1))
        settle(guest.page)
        assert guest.page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_points_are_said_beside_the_money_and_rivals_hide_some(browser: Browser, server: Server, lang: str) -> None:
    guest = Guest(browser, lang)
    owning_nine(guest.page)
    guest.page.set_viewport_size(WINDOWS["1280x720"])
    with table_of(server, guest, bots=3):
        expect(guest.page.locator("[data-fortune]")).to_have_text("= 5\u00a0points")
        hidden = {"en": "+ hidden", "fr": "+ cachés"}[lang]
        expect(guest.page.locator(".player [data-on-top]").get_by_text(hidden)).to_have_count(3)
        guest.page.locator("[data-standing]").click()
        table = guest.page.locator("[data-compare]")
        expect(table.locator("tbody tr")).to_have_count(4)
        expect(table.locator("[data-on-top]").get_by_text(hidden)).to_have_count(3)
        assert violations(guest.page, "dialog") == []
