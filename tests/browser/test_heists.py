"""The heist games through the page, in a real Chromium: whole games, a phone, the keyboard alone, what is secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.heist_pages import (
    PHONE,
    Robot,
    act,
    browser,
    open_table,
    play,
    serving,
    sit,
    window,
)

pytestmark = pytest.mark.slow
GAMES = ("dollars-1e", "dollars-2e")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield browser(playwright)


def alone(server: str, chromium: Browser, game: str, bots: int = 3, **how: Any) -> Page:
    """Ann against bots."""
    return window(chromium, sit(server, open_table(server, game, 1, bots), "Ann"), **how)


def phase(page: Page) -> str:
    return str(page.locator(".heists").get_attribute("data-phase"))


# Whole games


@pytest.mark.parametrize(
    ("game", "people", "bots", "lang"),
    [("dollars-1e", 2, 3, "en"), ("dollars-1e", 3, 0, "fr"), ("dollars-2e", 3, 2, "fr"), ("dollars-2e", 2, 1, "en")],
)
def test_a_whole_game_is_played_by_pressing_what_the_page_offers(
    server: str, chromium: Browser, game: str, people: int, bots: int, lang: str
) -> None:
    table = open_table(server, game, people, bots)
    links = [sit(server, table, name) for name in ("Ann", "Bob", "Cid")[:people]]
    robots = [Robot(window(chromium, link, lang), seed) for seed, link in enumerate(links)]
    play(robots)
    for robot in robots:
        expect(robot.page.locator("[data-ending] li.won").first).to_be_visible()
        robot.page.wait_for_selector("[data-ending] polyline")
        assert robot.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert {"Choose", "Ready"} <= set.union(*[robot.verbs for robot in robots])
    with urlopen(f"{server}/api/tables/{table}/verification") as answer:
        assert json.load(answer)["ok"]
    for robot in robots:
        robot.page.context.close()


# The keyboard alone, on a phone


def reach(page: Page, selector: str) -> None:
    """Press Tab until this control has the keyboard."""
    for _ in range(150):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def push(page: Page, selector: str) -> None:
    reach(page, selector)
    page.keyboard.press("Enter")


def four(server: str, game: str) -> list[str]:
    """Four people at a table that Ann leads; gives their links."""
    table = open_table(server, game, 4, 0, options={"leader": "Ann"})
    return [sit(server, table, name) for name in ("Ann", "Bob", "Cid", "Dot")]


HANDS = {"dollars-1e": ("brute", "crook", "crook"), "dollars-2e": ("brute", "mentalist", "mentalist")}


@pytest.mark.parametrize("game", GAMES)
def test_negotiation_and_heist_by_keyboard_alone_on_a_phone(server: str, chromium: Browser, game: str) -> None:
    ann, *others = four(server, game)
    page = window(chromium, ann, "fr", PHONE, still=False)
    for link, role in zip(others, HANDS[game], strict=True):
        act(link, verb="Choose", roles=[role])
    push(page, "[data-verb=Choose][data-arg-roles*=driver]")
    if game == "dollars-2e":
        page.wait_for_selector("[data-verb=Announce]")
        push(page, "[data-verb=Announce][data-arg-roles*=brute]")
        expect(page.locator("[data-verb=Announce]")).to_have_count(0)
        for link in others:
            act(link, verb="Announce", roles=["brute"])
    page.wait_for_selector("[data-verb=Claim]")
    push(page, "[data-verb=Claim][data-arg-role*=driver]")
    expect(page.locator("[data-seat='0'] .said")).to_contain_text("Chauffeur")
    push(page, "[data-asks=Withdraw]")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # no, stay
    assert page.evaluate("document.activeElement.closest('[data-panel]') !== null"), "the keyboard has lost its place"
    push(page, "[data-verb=Propose]")
    page.wait_for_selector("[data-verb=TakeBack]")
    act(others[0], verb="Accept", proposal=1)
    expect(page.locator("[data-seat='1'] .left")).to_be_visible()
    push(page, "[data-verb=Ready]")
    for link in others[1:]:
        act(link, verb="Ready")
    page.wait_for_selector("[data-skip]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-skip]")).to_have_count(0)
    assert page.locator("[data-report] li").count() > 2
    page.wait_for_selector("[data-verb=Choose]")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()


# What is seen, and by whom


def test_a_control_that_goes_away_hands_the_keyboard_to_its_panel(server: str, chromium: Browser) -> None:
    page = alone(server, chromium, "dollars-1e")
    page.locator("[data-verb=Choose]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-verb=Claim]")
    assert page.evaluate("document.activeElement.closest('.heists') !== null")
    page.context.close()


@pytest.mark.parametrize(("game", "role"), [("dollars-1e", "crook"), ("dollars-2e", "mentalist")])
def test_nobody_elses_role_is_in_the_page(server: str, chromium: Browser, game: str, role: str) -> None:
    ann, *others = four(server, game)
    page = window(chromium, ann)
    for link in others:
        act(link, verb="Choose", roles=[role])
    expect(page.locator("[data-seat='3'] .placed")).to_be_visible()
    board = page.locator(".board")
    assert role not in board.inner_html()  # three are sent, and nothing of it is here
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    page.wait_for_selector(".shown li.hidden")
    assert page.locator("[data-seat='0'] .role-driver").count() == 1
    for seat in (1, 2, 3):
        assert "role-" not in page.locator(f"[data-seat='{seat}']").inner_html()
    assert role not in json.dumps(page.evaluate("({...localStorage, ...sessionStorage})"))
    page.context.close()


PICTURE = """() => {
    const table = document.querySelector(".table").cloneNode(true);
    table.querySelectorAll(".change").forEach(passing => passing.remove());
    const signs = [...table.querySelectorAll("svg.role")].map(sign => sign.classList[1]);
    return table.textContent.replace(/\\s+/g, " ") + signs;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_gives_the_same_picture(server: str, chromium: Browser, game: str) -> None:
    table = open_table(server, game, 3, 0)
    links = [sit(server, table, name) for name in ("Ann", "Bob", "Cid")]
    pages = [window(chromium, link) for link in links]
    robots = [Robot(page, 5) for page in pages]
    for _ in range(10):
        for robot in robots:
            robot.move()
            before = robot.page.evaluate(PICTURE)
            if robot.rng.random() < 0.2:
                robot.page.reload()
                robot.page.wait_for_selector(".heists")
                assert robot.page.evaluate(PICTURE) == before
    for page in pages:
        page.context.close()


# The heist


def test_the_heist_is_shown_beat_by_beat_and_the_money_follows(server: str, chromium: Browser) -> None:
    ann, *others = four(server, "dollars-1e")
    page = window(chromium, ann, still=False)
    for link, role in zip(others, HANDS["dollars-1e"], strict=True):
        act(link, verb="Choose", roles=[role])
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    page.locator("[data-verb=Ready]").click()
    for link in others:
        act(link, verb="Ready")
    page.wait_for_selector("[data-skip]")
    seen: list[str] = []
    while page.locator("[data-skip]").count() and len(seen) < 200:
        seen += [str(page.locator(".stage").first.get_attribute("class"))] if page.locator(".stage").count() else []
        page.wait_for_timeout(150)
    assert {"begin", "call", "turn", "out", "share", "money"} <= {word for one in seen for word in one.split()}
    expect(page.locator(".flying-note")).to_have_count(0)
    page.context.close()


def test_nothing_moves_for_whoever_wants_no_motion(server: str, chromium: Browser) -> None:
    page = alone(server, chromium, "dollars-1e", bots=4, still=True)
    robot = Robot(page, 2)
    while not page.locator("[data-report]").count():
        assert not page.locator("[data-skip], .flying-note").count()
        if not robot.move():
            page.wait_for_timeout(50)
    page.context.close()


# Everybody can read it


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_phase(server: str, chromium: Browser, game: str, theme: str) -> None:
    page = alone(server, chromium, game, bots=4, theme=theme, still=False, size=PHONE if theme == "dark" else None)
    wanted = {"planning", "negotiation", "heist", "over"}
    robot = Robot(page, 8)
    for _ in range(3000):
        if phase(page) in wanted and page.locator("[data-verb], [data-skip], [data-ending]").count():
            found = Axe().run(page, options={"rules": {"page-has-heading-one": {"enabled": False}}})
            assert found.violations_count == 0, found.generate_report()
            wanted.discard(phase(page))
        if not wanted:
            break
        if page.locator("[data-skip]").count():
            page.keyboard.press("Escape")
        elif not robot.move():
            page.wait_for_timeout(50)
    assert not wanted
    page.context.close()
