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


TELEVISION = "[data-television]"
OVER = """() => [...document.querySelectorAll("[data-television] :is(h2, p, b, strong, span, li)")].flatMap(one => {
    if (!one.checkVisibility() || one.closest(".unseen, .change")) return [];
    const tile = one.closest("li, .loot, section, .middle, [data-television]").getBoundingClientRect();
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const inside = left >= tile.left - 1 && top >= tile.top - 1 && right <= tile.right + 1 && bottom <= tile.bottom + 1
        && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    return inside ? [] : [`${one.tagName} ${one.className} ${one.textContent}`];
})"""
"""What is cut by the edge of its own place."""
SMALL = """() => [...document.querySelectorAll("[data-television] *, [data-ticker]")].filter(one =>
    one.checkVisibility() && !one.closest(".unseen")
    && [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())
    && parseFloat(getComputedStyle(one).fontSize) < innerHeight / 60
).map(one => `${one.className} ${one.textContent}`)"""
"""What nobody reads from a sofa: smaller than 18 of 1080 lines."""


def test_on_a_television_the_heist_games_are_large_and_in_sight(people: People, server: Server) -> None:
    """Eight players who plan, bargain and read what came of it: nothing is cut or small, and an offer is a question."""
    television = people.come(calm=False, show="quick")
    table = server.ask("POST", "/api/tables", {"game": "dollars-1e", "chairs": [{}] * 7})["table"]
    television.goto(f"/t/{table}?screen")
    players = Others(server, table, 7)

    def look() -> None:
        for size in (LOW, {"width": 1920, "height": 1080}):
            television.set_viewport_size(size)  # type: ignore[arg-type]
            television.wait_for_timeout(400)
            assert television.evaluate(OVER) == []
            assert television.evaluate(SMALL) == []

    expect(television.locator(f"{TELEVISION} [data-seat]")).to_have_count(7)
    look()
    players.choose(("driver", "brute", "crook", "crook", "driver", "brute", "crook"))
    players.ready(2)
    players.act(1, "Claim", character=0, role="driver")
    expect(television.locator("[data-ticker]")).to_contain_text("Driver")
    terms = {"payments": [{"source": 0, "target": 1, "amount": 1}], "departures": [1]}
    players.act(1, "Propose", terms=terms)
    expect(television.locator("[data-waiting]")).to_have_text("Bob offers Cid 1 to leave. Yes or no, Cid?")
    expect(television.locator("[data-seat='1'] [data-mark=awaited]")).to_have_count(1)
    expect(television.locator("[data-mark=done]")).to_have_count(0)
    look()
    players.act(2, "Accept", proposal=1)
    players.ready(1, 3, 4, 5, 6, 7)
    expect(television.locator(f"{TELEVISION} [data-result]")).to_be_visible(timeout=3 * PATIENCE)
    expect(television.locator("[data-total]")).to_have_count(7)
    look()


def test_a_laptop_beside_its_own_shared_screen_leaves_the_heist_to_it(people: People, server: Server) -> None:
    """In one room: what the television shows and is heard there, the player's own page does not show as well."""
    ann = people.come(calm=False, show="quick")
    chairs = [{"name": "Ann"}, {}, {}, {}]
    asked = {"game": "dollars-1e", "chairs": chairs, "options": {"leader": "Ann"}, "talk": "same-room"}
    table = server.ask("POST", "/api/tables", asked)["table"]
    sit_down(ann, table, "Ann", query="")
    television = ann.context.new_page()
    television.goto(f"/t/{table}?screen")
    players = Others(server, table, 3)
    ann.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    players.choose(("brute", "crook", "crook"))
    ann.locator("[data-verb=Ready]").click()
    players.ready(1, 2, 3)
    expect(television.locator(".stage")).to_be_visible()
    expect(ann.locator("[data-look-up]")).to_be_visible()
    expect(ann.locator(".stage")).to_have_count(0)
    expect(television.locator("[data-result]")).to_be_visible(timeout=3 * PATIENCE)
    ann.locator("[data-continue]").click()
    television.close()
    players.choose(("brute", "crook", "driver"))
    ann.locator("[data-verb=Choose][data-arg-roles*=crook]").click()
    ann.locator("[data-verb=Ready]").click()
    players.ready(1, 2, 3)
    expect(ann.locator(".stage")).to_be_visible()  # alone, it shows the heist itself
