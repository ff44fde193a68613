"""People with browsers of their own: who they are, what they see, and what they can press."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Server

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
PATIENCE = 20_000
A_WHILE_MS = 20_000
"""Longer than news and results stay on the page: for tests that set its clock forward."""
KNOWS_GAMES = """if (location.protocol.startsWith("http"))
    for (const game of ["dollars-1e", "dollars-2e", "million-club"]) localStorage[`millions.knows.${game}`] ??= "yes";
"""
"""For a browser whose player has played every game: no guide comes by itself."""
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


class People:
    """Everybody in one test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser, self._server = browser, server
        self._pages: list[Page] = []
        self.troubles: list[str] = []

    def come(
        self,
        lang: str = "en",
        phone: bool = False,
        dark: bool = False,
        calm: bool = True,
        show: str | None = None,
        newcomer: bool = False,
    ) -> Page:
        """Somebody new, with a browser that knows nothing yet. Calm: without motion, and without waiting for heists.

        `show`: how fast this person has heists shown. `newcomer`: they have played no game yet.
        """
        context = self._browser.new_context(
            base_url=self._server.address,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            locale=LOCALES[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        if show := show or ("off" if calm else None):
            context.add_init_script(
                f"if (location.protocol.startsWith('http')) localStorage['millions.show'] ??= '{show}'"
            )
        if not newcomer:
            context.add_init_script(KNOWS_GAMES)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", lambda said: self._hear(page, said.type, said.text))
        self._pages.append(page)
        return page

    def _hear(self, page: Page, kind: str, text: str) -> None:
        """A line that breaks and an answer that is no are part of life; anything else is trouble."""
        if kind == "error" and not re.search(r"WebSocket|ERR_CONNECTION|status of 4\d\d", text):
            self.troubles.append(f"{page.url}: {text}")

    def leave(self) -> None:
        """Everybody closes their browser."""
        for page in self._pages:
            page.context.close()


def sit_down(page: Page, table: str, name: str, query: str = "?plain") -> None:
    """Come by the link that invites, and sit down."""
    page.goto(f"/t/{table}{query}")
    page.get_by_label(re.compile("Your name|Votre nom")).fill(name)
    page.locator("[data-sit]").click()
    page.locator("[data-sit]").wait_for(state="detached")


def read_story(page: Page) -> None:
    """Open the story, which is a sheet on a phone."""
    if page.locator("[data-tab=feed]").get_attribute("aria-selected") != "true":
        page.locator("[data-tab=feed]").click()


def my_key(page: Page, table: str) -> str:
    """The key to one's seat, from one's own browser."""
    return str(page.evaluate("table => localStorage.getItem(`millions.seat.${table}`)", table))


def wait_for_game(page: Page) -> None:
    """Until the match has begun."""
    expect(page.locator("[data-waiting]")).to_be_visible(timeout=PATIENCE)
