"""A shared screen is opened beside the player's own page, and there is a way back from it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.heist_pages import Others
from tests.browser.people import A_WHILE_MS, PATIENCE, People, sit_down
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
    television = people.come(calm=False, show="quick")
    television.clock.install()
    television.emulate_media(reduced_motion="reduce")
    television.add_init_script(NOTE_SHOWN)
    television.goto(f"/t/{table}?screen")
    players = Others(server, table, 4)
    expect(television.locator("[data-phase=planning]")).to_be_visible()
    players.choose(("driver", "brute", "crook", "crook"))
    players.ready(1, 2, 3, 4)
    television.wait_for_function("() => window.shown.length", timeout=PATIENCE)
    assert television.evaluate("window.shown") == [".stage"]
    expect(television.locator("[data-winner]")).to_be_visible(timeout=3 * PATIENCE)
    television.clock.fast_forward(A_WHILE_MS)
    expect(television.locator("[data-standings]")).to_be_visible()


LOW = {"width": 1280, "height": 720}
CUT = """panel => [...document.querySelectorAll(`${panel}, ${panel} *`)].flatMap(one => {
    if (!one.checkVisibility()) return [];
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const unseen = getComputedStyle(one).clipPath !== "none" || one.closest(".unseen");
    return inside || unseen ? [] : [`${one.tagName} ${one.className} ${[left, top, right, bottom].map(Math.round)}`];
})"""
"""What of a panel nobody sees, as nobody scrolls a television."""


def television_of(people: People) -> Page:
    """A screen of the smallest size that televisions have."""
    page = people.come()
    page.set_viewport_size(LOW)  # type: ignore[arg-type]
    return page


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e", "million-club"])
def test_a_television_shows_the_end_whole(people: People, server: Server, game: str) -> None:
    television = television_of(people)
    television.goto(f"/t/{server.open(game, *['sensible'] * 4)}?screen")
    expect(television.locator("[data-ending]")).to_be_visible(timeout=4 * PATIENCE)
    television.wait_for_function(f"() => !({CUT})('section.over').length", timeout=PATIENCE)
    assert television.evaluate("document.documentElement.scrollHeight") <= LOW["height"]


@pytest.mark.parametrize("chairs", [4, 8])
def test_a_television_shows_the_whole_lobby(people: People, server: Server, chairs: int) -> None:
    television = television_of(people)
    table = server.open("dollars-1e", *["person"] * chairs)
    television.goto(f"/t/{table}?screen")
    expect(television.locator(".lobby li")).to_have_count(chairs)
    television.wait_for_function(f"() => !({CUT})('.lobby').length", timeout=PATIENCE)


def test_a_television_shows_an_offer_until_it_is_answered(people: People, server: Server) -> None:
    television = television_of(people)
    table = server.ask("POST", "/api/tables", {"game": "dollars-1e", "chairs": [{}] * 4})["table"]
    television.goto(f"/t/{table}?screen")
    players = Others(server, table, 4)
    players.choose(("driver", "brute", "crook", "crook"))
    terms = {"payments": [{"source": 0, "target": 1, "amount": 1}], "departures": [1]}
    players.act(1, "Propose", terms=terms)
    players.ready(3)
    expect(television.locator("[data-offer]")).to_have_attribute("data-outcome", "open")
    players.act(2, "Decline", proposal=1)
    expect(television.locator("[data-offer]")).to_have_attribute("data-outcome", "declined")
