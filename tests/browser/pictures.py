"""Takes a picture of every screen in both languages, light and dark, on a desk and on a phone.

Run as `.venv/bin/python -m tests.browser.pictures FOLDER [SCREEN …]`. With `--readme` instead of screens, takes the few
that README shows, as much of each as one sees without scrolling: `… -m tests.browser.pictures docs/pictures --readme`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.browser.heist_pages import HEIST_SCREENS
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.test_screens import SCREENS

ALL = {**SCREENS, **HEIST_SCREENS}

Look = tuple[str, str, str]
LOOKS: tuple[Look, ...] = tuple(product(("en", "fr"), ("light", "dark"), ("desk", "phone")))
README: dict[str, tuple[str, Look]] = {
    "club": ("play-million-club", ("en", "light", "desk")),
    "phone": ("play-dollars-2e", ("fr", "light", "phone")),
}


def main(folder: Path, wanted: list[str], readme: bool) -> None:
    """One file for each screen and look."""
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium() or sys.exit(MISSING)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept))
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for name, screen, look in for_readme() if readme else everything(wanted):
            take(browser, server, screen, look, folder / f"{name}.png", whole=not readme)
        browser.close()
        server.stop()


def everything(wanted: list[str]) -> Iterable[tuple[str, str, Look]]:
    """Every screen in every look, or these screens."""
    return ((f"{screen}-{'-'.join(look)}", screen, look) for screen, look in product(wanted or ALL, LOOKS))


def for_readme() -> Iterable[tuple[str, str, Look]]:
    """The few that README shows."""
    return ((name, screen, look) for name, (screen, look) in README.items())


def take(browser: Browser, server: Server, screen: str, look: Look, file: Path, whole: bool) -> None:
    """One picture: the whole page, or what one sees of it first."""
    lang, light, size = look
    people = People(browser, server)
    page = people.come(lang, phone=size == "phone", dark=light == "dark")
    if not whole and size == "desk":
        page.set_viewport_size({"width": 1280, "height": 940})
    ALL[screen](page, server)
    page.wait_for_timeout(200 if page.locator(".stage").count() else 1500)  # a show does not wait
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=file, full_page=whole)
    people.leave()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=f"all, or of these: {', '.join(ALL)}")
    parser.add_argument("--readme", action="store_true", help="the few that README shows")
    asked = parser.parse_args()
    if unknown := {*asked.screens} - {*ALL}:
        parser.error(f"no such screen: {', '.join(sorted(unknown))}")
    main(asked.folder, asked.screens, asked.readme)
