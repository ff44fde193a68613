"""Million Club through the page: people who sit down, and a robot that presses what carries `data-verb`."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page

from tests.browser.serving import Server

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SHEET = ".sheet"
SHIFTS = """
window.shifted = [];
new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted.push(one.value);
}).observe({type: "layout-shift", buffered: true});
"""


class Guest:
    """Somebody in a browser of their own; whatever goes wrong in it is kept in `troubles`."""

    def __init__(
        self, browser: Browser, lang: str = "en", phone: bool = False, dark: bool = False, calm: bool = True
    ) -> None:
        self.context = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            locale=LOCALES[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.page = self.context.new_page()
        self.page.add_init_script(SHIFTS)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        self.seat = -1

    def sit(self, server: Server, table: str, name: str) -> None:
        """Sit down, and come by the link of one's own seat."""
        seated = server.ask("POST", f"/api/tables/{table}/seats", {"name": name})
        self.seat = int(seated["seat"])
        self.page.goto(f"{server.address}/t/{table}#{seated['key']}")

    def see(self) -> None:
        """Wait until the table is there."""
        self.page.locator(".club").wait_for()

    @property
    def offered(self) -> Locator:
        """Everything that can be pressed now."""
        return self.page.locator("[data-verb]")

    @property
    def verbs(self) -> list[str]:
        """The verb of each control, in order."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('[data-verb]')].map(one => one.dataset.verb)"
        )
        return found

    @property
    def question(self) -> str:
        """Where the game is, and what can be done: a screen of its own."""
        return f"{self.page.locator('.club').get_attribute('data-chapter')}: {' '.join(sorted(set(self.verbs)))}"

    @property
    def over(self) -> bool:
        """Are the points being counted?"""
        return self.page.locator(SHEET).count() > 0

    def press(self, rng: Random) -> str | None:
        """Press something, if there is anything to press; rather something than nothing. Gives the verb."""
        verbs = self.verbs
        if not verbs:
            return None
        keen = [place for place, verb in enumerate(verbs) if verb not in ("Pass", "DiscardColony")]
        wanted = rng.choice(keen if keen and rng.random() < 0.8 else range(len(verbs)))
        self.offered.nth(wanted).click()
        self.settle()
        return verbs[wanted]

    def settle(self) -> None:
        """Wait until nothing that was pressed is on its way."""
        self.page.locator("button[aria-busy=true]").first.wait_for(state="detached")

    def card_of(self, seat: int) -> str:
        """What this page shows of a player."""
        return self.page.locator(".player").nth(seat).inner_text()


def play(guests: list[Guest], rng: Random, watch: Any = lambda guest: None) -> set[str]:
    """Everybody presses something when they may, to the end; gives the verbs that were used."""
    used: set[str] = set()
    for _ in range(5000):
        if all(guest.over for guest in guests):
            return used
        for guest in guests:
            if not guest.over and guest.offered.count():
                watch(guest)
                used.add(guest.press(rng) or "")
        guests[0].page.wait_for_timeout(20)
    raise AssertionError("not over")


def violations(page: Page) -> list[str]:
    """What axe has to say of the table."""
    found = Axe().run(page, context=".club").response["violations"]
    return [f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}" for one in found]
