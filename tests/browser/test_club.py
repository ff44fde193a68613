"""Million Club's table in a real Chromium: whole games, keyboard alone on a phone, axe on every screen, no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.club_pages import SHEET, Guest, play, violations
from tests.browser.serving import Server

GAME = "million-club"
NAMES = ("Ann", "Bob", "Cid")
REGIONS = ("Africa", "Asia", "America", "India", "Oceania", "Afrique", "Asie", "Amérique", "Inde", "Océanie")

pytestmark = pytest.mark.slow


@contextmanager
def table_of(server: Server, *guests: Guest, bots: int = 1, profiles: bool = False, pace: int = 0) -> Iterator[str]:
    """A table at which these sit, with bots; in the end nothing went wrong in anybody's page."""
    table = server.open(
        GAME, *["person"] * len(guests), *["sensible"] * bots, options={"profiles": profiles}, pace=pace
    )
    for guest, name in zip(guests, NAMES, strict=False):
        guest.sit(server, table, name)
    for guest in guests:
        guest.see()
    yield table
    for guest in guests:
        guest.context.close()
        assert not guest.troubles


@pytest.mark.parametrize(("lang", "profiles"), [("en", False), ("fr", True)])
def test_a_whole_game_in_three_browsers(browser: Browser, server: Server, lang: str, profiles: bool) -> None:
    guests = [Guest(browser, lang), Guest(browser, lang, phone=True), Guest(browser, lang, dark=True)]
    with table_of(server, *guests, profiles=profiles) as table:
        used = play(guests, Random(lang), lambda guest: no_secret(guest, guests))
        assert {"PlacePawn", "Develop", "Tax", "BuyColony", "BuyCompany", "PlayIntrigue"} <= used
        standings = server.ask("GET", f"/api/tables/{table}")["room"]["standings"]
        totals = {one["seat"]: one["score"] for one in standings}
        for guest in guests:
            shown = guest.page.locator(f"{SHEET} tfoot td").all_inner_texts()
            assert shown == [str(totals[seat]) for seat in range(4)]
            assert guest.page.locator("text=/\\bclub-[a-z]/").count() == 0
        assert server.ask("GET", f"/api/tables/{table}/verification")["ok"]


def no_secret(guest: Guest, guests: list[Guest]) -> None:
    """MC-S3. Of others one sees neither money nor regions, in the document and in what the device keeps."""
    for other in guests:
        if other is not guest and not guest.over:
            card = guest.card_of(other.seat)
            assert "secret" in card
            assert not any(region in card for region in REGIONS)
    kept = guest.page.evaluate("JSON.stringify(localStorage)")
    assert not any(word in kept for word in ("money", "colon", "africa"))


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_any_screen(browser: Browser, server: Server, dark: bool) -> None:
    guest, seen = Guest(browser, "fr" if dark else "en", dark=dark), set[str]()

    def look(one: Guest) -> None:
        if one.question not in seen:
            seen.add(one.question)
            assert violations(one.page) == [], one.question

    with table_of(server, guest, bots=3, profiles=dark):
        play([guest], Random(5), look)
        assert violations(guest.page) == []
        chapters = {question.partition(":")[0] for question in seen}
        assert {"placing", "intrigues", "colonies", "companies", "ending"} <= chapters


def test_a_round_on_a_phone_by_keyboard_alone(browser: Browser, server: Server) -> None:
    guest = Guest(browser, "fr", phone=True)
    with table_of(server, guest, bots=2):
        page = guest.page
        page.keyboard.press("Tab")
        for _ in range(60):
            if "Tour 2" in page.locator(".contents strong").inner_text():
                break
            if not guest.offered.count():
                page.wait_for_timeout(40)
                continue
            go_to_a_control(guest)
            page.keyboard.press("Enter")
            guest.settle()
            page.wait_for_timeout(40)
            assert page.evaluate("document.activeElement !== document.body"), "focus was lost"
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
        else:
            raise AssertionError("the round did not end")


def go_to_a_control(guest: Guest) -> None:
    """Tab on until something that sends an action has the focus."""
    for _ in range(60):
        if guest.page.evaluate("!!document.activeElement?.dataset.verb"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("no control can be reached")


def test_nothing_shifts_when_others_play(browser: Browser, server: Server) -> None:
    guest = Guest(browser)
    with table_of(server, guest, bots=3):
        rng = Random(2)
        while "Round 4" not in guest.page.locator(".contents strong").inner_text():
            guest.press(rng)
            guest.page.wait_for_timeout(30)
        assert guest.page.evaluate("window.shifted.reduce((sum, one) => sum + one, 0)") < 0.1


def test_the_points_are_counted_line_by_line_and_can_be_skipped(browser: Browser, server: Server) -> None:
    eager, calm = Guest(browser, calm=False), Guest(browser)
    with table_of(server, eager, calm, bots=1):
        play([eager, calm], Random(3))
        lines = eager.page.locator(f"{SHEET} tbody tr")
        expect(calm.page.locator(f"{SHEET} tbody tr.hidden")).to_have_count(0)
        expect(lines).to_have_count(7)
        expect(eager.page.locator(f"{SHEET} tbody tr.hidden")).not_to_have_count(0)
        eager.page.locator(f"{SHEET} button").click()
        expect(eager.page.locator(f"{SHEET} tbody tr.hidden")).to_have_count(0)
        eager.page.reload()
        eager.see()
        expect(eager.page.locator(f"{SHEET} tbody tr.hidden")).to_have_count(0)
