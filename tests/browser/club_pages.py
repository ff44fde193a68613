"""Million Club through the page: people who sit down, and a robot that presses what carries `data-verb`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.browser.serving import Server

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
TABLE, SHEET = ".club", ".sheet"
SHIFTS = """
window.shifted = [];
new PerformanceObserver(list => {
    for (const one of list.getEntries()) window.shifted.push(one.value);
}).observe({type: "layout-shift", buffered: true});
"""
NOW = """() => ({
    over: !!document.querySelector(".sheet"),
    round: Number(document.querySelector(".contents strong")?.textContent.match(/\\d+/) ?? 0),
    chapter: document.querySelector(".club")?.dataset.chapter ?? "",
    offered: [...document.querySelectorAll("[data-verb]")].map(({dataset: {verb, argSpot, argCard}}) =>
        [verb, argSpot && JSON.parse(argSpot).tile, argCard && JSON.parse(argCard)].filter(Boolean).join(" ")),
})"""

GO_ON = "() => document.querySelector('[data-coach] button')?.click()"
"""Bots wait while the guide explains something to the only person."""


class Now(NamedTuple):
    """What a page shows: are the points being counted, where is the game, what can be pressed, in order."""

    over: bool
    round: int
    chapter: str
    offered: list[str]
    """Verbs; where a pawn is put down, with the tile, and for an intrigue with its name."""

    @property
    def question(self) -> str:
        """Where the game is, and what can be done: a screen of its own."""
        verbs = {one.partition(" ")[0] for one in self.offered}
        return f"{self.chapter}: {' '.join(sorted(verbs))}"


class Guest:
    """A person in a browser of their own; errors in it are kept in `troubles`."""

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

    def sit(self, server: Server, table: str, name: str, query: str = "") -> None:
        """Sit down, and come by the link of one's own seat."""
        seated = server.ask("POST", f"/api/tables/{table}/seats", {"name": name})
        self.seat = int(seated["seat"])
        self.page.goto(f"{server.address}/t/{table}{query}#{seated['key']}")

    def see(self) -> None:
        """Wait until the table is there."""
        self.page.locator(TABLE).wait_for()

    def now(self) -> Now:
        """All that a robot needs to know, asked at once."""
        return Now(**self.page.evaluate(NOW))

    def press(self, now: Now, rng: Random, done: Counter[str], wishes: Collection[str] = ()) -> None:
        """Press what is wished for, else rather what was done less often, so that in a game all comes up."""
        wished = [one for one in now.offered if one in wishes] or now.offered
        least = min(done[one] for one in wished)
        wanted = rng.choice([place for place, one in enumerate(now.offered) if one in wished and done[one] == least])
        self.page.locator("[data-verb]").nth(wanted).click()
        self.settle()
        done[now.offered[wanted]] += 1

    def settle(self) -> None:
        """Wait until nothing that was pressed is on its way."""
        self.page.locator("button[aria-busy=true]").first.wait_for(state="detached")


def play(
    guests: list[Guest],
    rng: Random,
    watch: Callable[[Guest, Now], None] = lambda guest, now: None,
    until: Callable[[Now], bool] = lambda now: now.over,
    wishes: Callable[[Now], Collection[str]] = lambda now: (),
) -> set[str]:
    """Everybody presses something when they may, to the end of the game; gives what was done."""
    done: Counter[str] = Counter()
    for _ in range(5000):
        pages = [(guest, now) for guest in guests if not until(now := guest.now())]
        if not pages:
            return {one.partition(" ")[0] for one in done}
        for guest, now in pages:
            if now.offered:
                watch(guest, now)
                guest.press(now, rng, done, wishes(now))
            else:
                guest.page.evaluate(GO_ON)
        guests[0].page.wait_for_timeout(20)
    raise AssertionError("not over")
