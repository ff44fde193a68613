"""Takes a picture of every screen in both languages, light and dark, on a desk and on a phone.

Run as `.venv/bin/python -m tests.browser.pictures FOLDER [SCREEN …]`.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.test_screens import SCREENS

LOOKS = tuple(product(("en", "fr"), ("light", "dark"), ("desk", "phone")))


def main(folder: Path, wanted: list[str]) -> None:
    """One file for each screen and look."""
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium() or sys.exit(MISSING)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept))
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for (lang, light, size), (name, screen) in product(LOOKS, SCREENS.items()):
            if wanted and name not in wanted:
                continue
            people = People(browser, server)
            page = people.come(lang, phone=size == "phone", dark=light == "dark")
            screen(page, server)
            page.wait_for_timeout(300)
            page.screenshot(path=folder / f"{name}-{lang}-{light}-{size}.png", full_page=True)
            people.leave()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
