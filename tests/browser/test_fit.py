"""By keyboard alone, by ear, and without a jolt."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE, People, sit_down, wait_for_game
from tests.browser.robot import OFFERED, offered
from tests.browser.serving import Server

MOST_TABS = 120
FOCUSED = "() => document.activeElement?.dataset?.verb ?? null"

PREFERRED = ("Ready", "Choose", "Announce", "Vote", "NameRole", "PlacePawn", "Pass", "Tax", "Develop")


def press_by_keyboard(page: Page, verb: str) -> bool:
    """Tab until the control is reached, then Enter. False if another player acted meanwhile and it is gone."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED) == verb:
            page.keyboard.press("Enter")
            return True
        if not page.locator(f"[data-verb={verb}]").count():
            return False
        page.keyboard.press("Tab")
    raise AssertionError(f"{verb} cannot be reached by keyboard")


IS_OVER = "[...document.querySelectorAll('[data-event]')].some(one => one.textContent.startsWith('Round 2.'))"


def play_by_keyboard(page: Page) -> set[str]:
    """Until it is told that the next round begins; gives the verbs that were used."""
    used: set[str] = set()
    page.locator("[data-tab=feed]").focus()
    page.keyboard.press("Enter")
    for _ in range(200):
        page.wait_for_function(f"() => {IS_OVER} || ({OFFERED})().length")
        if page.evaluate(IS_OVER):
            return used
        verbs = [choice["verb"] for choice in offered(page)]
        if not verbs:
            continue  # another player acted meanwhile
        verb = next((one for one in PREFERRED if one in verbs), verbs[0])
        if press_by_keyboard(page, verb):
            used.add(verb)
        page.wait_for_timeout(120)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("query", ["?plain", ""])
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e", "million-club"])
def test_a_whole_round_on_a_phone_by_keyboard_alone(people: People, server: Server, game: str, query: str) -> None:
    page, bots = people.come(phone=True), ["sensible"] * 3
    is_led = game != "million-club"
    table = server.open_for_leader("Ann", game, *bots) if is_led else server.open(game, "person", *bots)
    sit_down(page, table, "Ann", query)
    wait_for_game(page)
    assert len(play_by_keyboard(page)) > 1


ANNOUNCED = """
window.announced = [];
new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
        if (target.closest?.("[role=log]")) for (const node of addedNodes) window.announced.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""


def test_what_happens_is_announced(people: People, server: Server) -> None:
    """The live region keeps only the latest: what was ever added to it is what a screen reader read."""
    page = people.come()
    page.add_init_script(ANNOUNCED)

    def announced(text: str) -> None:
        page.wait_for_function("text => window.announced.some(one => one.match(text))", arg=text, timeout=PATIENCE)

    sit_down(page, server.open("dollars-1e", "person", "sensible", "sensible", "sensible"), "Ann")
    wait_for_game(page)
    log = page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "polite")
    announced("has chosen")
    announced("Your turn")
    page.locator("[data-verb=Choose]").first.click()
    announced("You send|Roles sent")


SHIFTS = """() => {
    window.shifted = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            for (const { node } of entry.sources)
                if (node?.closest?.("header, .status, .side")) window.shifted.push(node.outerHTML.slice(0, 200));
    }).observe({ type: "layout-shift", buffered: false });
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_around_the_game_moves_when_events_arrive(people: People, server: Server, phone: bool) -> None:
    page = people.come(phone=phone)
    table = server.open("million-club", "person", "sensible", "sensible", pace=60)
    sit_down(page, table, "Ann", "")
    wait_for_game(page)
    if phone:
        page.locator("[data-tab=feed]").click()
    expect(page.locator("[data-event]").first).to_be_visible()
    page.wait_for_timeout(300)
    page.evaluate(SHIFTS)
    page.locator("[data-verb]").first.dispatch_event("click")  # on a phone, the story lies above the board
    page.wait_for_timeout(2500)
    moved = page.evaluate("() => window.shifted")
    beside = ('class="side', 'class="drawer', "data-sheet-top")  # on a phone, a sheet stands on the panel below it
    assert not [one for one in moved if not phone or not any(mark in one for mark in beside)], moved


def test_the_front_page_is_painted_within_a_second(people: People) -> None:
    """Once of ten times is enough: the machine may be busy."""
    painted: list[float] = []
    while not painted or (painted[-1] >= 1000 and len(painted) < 10):
        page = people.come()
        page.goto("/")
        expect(page.locator("h1")).to_be_visible(timeout=PATIENCE)
        paint = page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
        painted.append(paint.json_value())
    assert painted[-1] < 1000, painted


COUNT_CONTEXTS = """
    window.contexts = 0;
    window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts += 1; } };
"""


def test_sound_is_off_until_it_is_wanted_and_then_remembered(people: People, server: Server) -> None:
    page = people.come()
    page.add_init_script(COUNT_CONTEXTS)
    table = server.open("million-club", "person", "sensible")
    sit_down(page, table, "Ann")
    wait_for_game(page)
    page.locator("[data-verb]").first.click()
    toggle = page.get_by_role("button", name="Sound")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("() => window.contexts") == 0
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("() => window.contexts") == 1
    page.reload()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    toggle.click()
    page.reload()
    wait_for_game(page)
    assert page.evaluate("() => window.contexts") == 0
