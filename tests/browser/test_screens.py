"""Every screen, light and dark, wide and narrow: axe finds nothing, nothing is cut off, all is translated."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from time import sleep

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.heist_pages import CHOOSING, Screen, at_table, choosing, offers
from tests.browser.people import PATIENCE, PHONE, People, read_story, sit_down, wait_for_game
from tests.browser.robot import press
from tests.browser.serving import Server

GAMES = ("dollars-1e", "dollars-2e", "million-club")


def front(page: Page, server: Server) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()


def new_table(page: Page, server: Server) -> None:
    page.goto("/new/dollars-1e")
    expect(page.locator("fieldset").first).to_be_visible()
    page.locator("summary").click()


def rules(page: Page, server: Server) -> None:
    page.goto("/rules/million-club")
    expect(page.locator("table").first).to_be_visible()


def lobby(page: Page, server: Server) -> None:
    page.goto(f"/t/{server.open('dollars-2e', 'person', 'person', 'person')}")
    expect(page.locator("[data-sit]")).to_be_visible()


def beside(tab: str) -> Screen:
    def screen(page: Page, server: Server) -> None:
        playing("dollars-1e")(page, server)
        page.get_by_role("tab", name=re.compile(tab)).first.click()

    return screen


def playing(game: str, query: str = "", bots: int = 2) -> Screen:
    def screen(page: Page, server: Server) -> None:
        sit_down(page, server.open(game, "person", *["sensible"] * bots), "Ann", query)
        wait_for_game(page)
        expect(page.locator("[data-verb]").first).to_be_visible(timeout=PATIENCE)

    return screen


def helping(page: Page, server: Server) -> None:
    playing("million-club")(page, server)
    page.get_by_role("button", name=re.compile("Help|Aide")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def watching(page: Page, server: Server) -> None:
    """Somebody else's match, a second late; one of the two who sat there has left."""
    table = server.open("dollars-1e", "person", "person", "sensible", watch_delay=1)
    keys = [server.ask("POST", f"/api/tables/{table}/seats", {"name": name})["key"] for name in ("Bob", "Cid")]
    server.ask("POST", f"/api/tables/{table}/commands", {"do": "Leave", "id": "go"}, keys[0])
    page.goto(f"/t/{table}")
    expect(page.locator("[data-watching]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-away]")).to_be_visible(timeout=PATIENCE)


def leaving(page: Page, server: Server) -> None:
    beside("More|Plus")(page, server)
    page.locator("[data-leave]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def mine(page: Page, server: Server) -> None:
    """The front page after the player has left a match."""
    leaving(page, server)
    page.locator("[data-sure]").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_text("Ann").last).to_be_visible()


def shared_screen(page: Page, server: Server) -> None:
    other = {"variant": {"target": 25}}
    page.goto(f"/t/{server.open('dollars-1e', 'person', 'sensible', 'sensible', deck=other)}?screen")
    expect(page.locator("[data-closed]")).to_be_visible()
    expect(page.locator("[data-numbers]")).to_contain_text("25")


def screen_of_a_match(page: Page, server: Server) -> None:
    """A shared screen, while everybody chooses; it says that the numbers are not the book's."""
    other = {"variant": {"target": 45}}
    table = server.open("dollars-2e", "person", "person", "sensible", "sensible", talk="same-room", deck=other)
    for name in ("Bob", "Cid"):
        server.ask("POST", f"/api/tables/{table}/seats", {"name": name})
    page.goto(f"/t/{table}?screen")
    wait_for_game(page)
    expect(page.locator("[data-numbers]")).to_contain_text("45")


def gone(page: Page, server: Server) -> None:
    page.goto("/t/nosuchtable")
    expect(page.locator("h1")).to_be_visible()


def finished(page: Page, server: Server) -> str:
    """A short game, to its end."""
    table, rng = server.open("million-club", "person", "random"), Random(3)
    sit_down(page, table, "Ann")
    wait_for_game(page)
    while page.locator("[data-standings]").count() == 0:
        if press(page, rng) is None:
            page.wait_for_timeout(30)
    return table


def over(page: Page, server: Server) -> None:
    finished(page, server)
    expect(page.locator("[data-verified=true]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("figure")).to_be_visible()


@cache
def played_by_bots(server: Server) -> str:
    """A short match that three bots have played to its end; a review of a whole one takes four times as long."""
    table = server.open("dollars-1e", "sensible", "sensible", "sensible", deck={"variant": {"rounds": 2}})
    while server.room(table)["stage"] != "over":
        sleep(0.2)
    return table


def replay(page: Page, server: Server) -> None:
    page.goto(f"/replay/{played_by_bots(server)}?at=40")
    page.locator("[data-tab=fair]").click()
    expect(page.locator("[data-verified=true]")).to_be_visible(timeout=PATIENCE)
    read_story(page)
    expect(page.locator("[data-event]").first).to_be_visible()


def review(page: Page, server: Server) -> None:
    """Everything that it tells, with all ledgers open."""
    page.goto(f"/review/{played_by_bots(server)}")
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=9 * PATIENCE)
    for ledger in page.locator("details").all():
        ledger.locator("summary").click()


def practise(page: Page, server: Server) -> None:
    """An exercise of the kept set, answered."""
    page.goto("/practise?seed=5")
    expect(page.locator("[data-practice=asked] [data-verb=Ready]")).to_be_visible(timeout=PATIENCE)
    page.locator("[data-verb=Ready]").click()
    expect(page.locator("[data-practice=answered] [data-verdict]")).to_contain_text("%", timeout=PATIENCE)


def me(page: Page, server: Server) -> None:
    page.goto("/me")
    page.locator("summary").click()
    expect(page.locator("[data-webhook]")).to_be_visible()


def nowhere(page: Page, server: Server) -> None:
    page.goto("/no/such/page")
    expect(page.locator("[data-not-found]")).to_be_visible()


SCREENS: dict[str, Screen] = {
    "front": front,
    "new": new_table,
    "mine": mine,
    "rules": rules,
    "lobby": lobby,
    **{f"play-{game}": playing(game) for game in GAMES},
    **{f"plain-{game}": playing(game, "?plain") for game in GAMES},
    "guide": playing("dollars-1e", "?guide"),
    **{f"negotiation-{game}": at_table(offers, game) for game in GAMES[:2]},
    **{f"heist-{game}": at_table(choosing(*hands), game) for game, hands in CHOOSING.items()},
    "talk": beside("Talk|Discussion"),
    "people": beside("People|Joueurs|More|Plus"),
    "more": beside("More|Plus"),
    "help": helping,
    "leaving": leaving,
    "watching": watching,
    "screen": shared_screen,
    "screen-playing": screen_of_a_match,
    "gone": gone,
    "nowhere": nowhere,
    "me": me,
    "over": over,
    "replay": replay,
    "review": review,
    "practise": practise,
}

SPEAK_FRENCH = """() => {
    const button = document.querySelector("button[lang=fr]");
    localStorage["millions.language"] = "fr";
    button ? button.click() : location.reload();
}"""
"""By the button; a shared screen has none, and is loaded again."""


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_fit_for_everybody(people: People, server: Server, screen: str) -> None:
    """On a desk, by day, in English; then the same screen on a phone, by night, in French."""
    page = people.come()
    SCREENS[screen](page, server)
    is_fit(page, "en")
    page.evaluate(SPEAK_FRENCH)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    is_fit(page, "fr")


def is_fit(page: Page, lang: str) -> None:
    """Axe finds nothing, nothing is cut off, all is said in this language."""
    page.wait_for_timeout(200)
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, "wider than the screen"
    said = page.locator("body").inner_text()
    keys = r"\b(event|form|step|action|view|page|over|front|talk|people|review|award|why|practice)-\w"
    assert not re.search(keys, said), said
    assert page.evaluate("() => document.documentElement.lang") == lang
