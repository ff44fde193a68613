"""Playing the heist games through the page: a server, browser windows, and a robot that presses what is offered."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, Playwright, TimeoutError

CHROMIUM = "/usr/bin/chromium"
FLAGS = (
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 900}
UNHURRIED = ("--tables-per-hour", "5000", "--requests-per-second", "500", "--log-level", "error")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of its own; gives its address."""
    command = [sys.executable, "-u", "-m", "millions", "serve", "--port", "0", "--store", str(folder / "tables.db")]
    with subprocess.Popen(
        [*command, *UNHURRIED], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        try:
            assert server.stdout is not None
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        finally:
            server.terminate()


def browser(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))


# Tables


def ask(address: str, body: dict[str, Any], key: str | None = None) -> dict[str, Any]:
    bearer = {"Authorization": f"Bearer {key}"} if key else {}
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json", **bearer})
    with urlopen(request) as answer:
        return dict(json.load(answer))


def open_table(server: str, game: str, people: int, bots: int, **settings: Any) -> str:
    """A table with bots that do not think long; gives its name. A Leader's name is the first seat's."""
    leader = settings.get("options", {}).get("leader")
    persons: list[dict[str, str]] = [{"name": leader} if leader and place == 0 else {} for place in range(people)]
    body = {"game": game, "chairs": [*persons, *[{"kind": "sensible"}] * bots], "pace": 0, **settings}
    return str(ask(f"{server}/api/tables", body)["table"])


def act(link: str, **action: Any) -> None:
    """Somebody acts without a window."""
    server, _, seat = link.partition("/t/")
    table, _, key = seat.partition("#")
    ask(f"{server}/api/tables/{table}/commands", {"do": "Play", "id": token_hex(8), "action": action}, key)


def sit(server: str, table: str, name: str) -> str:
    """Somebody sits down; gives the link to that seat."""
    seated = ask(f"{server}/api/tables/{table}/seats", {"name": name})
    return f"{server}/t/{table}#{seated['key']}"


def window(
    chromium: Browser,
    link: str,
    lang: str = "en",
    size: dict[str, int] | None = None,
    theme: str = "dark",
    still: bool = True,
) -> Page:
    """A browser window at a seat."""
    context = chromium.new_context(
        viewport=size or DESK,  # type: ignore[arg-type]
        locale=lang,
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce" if still else "no-preference",
    )
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto(link)
    page.wait_for_selector(".heists")
    return page


# The robot


class Robot:
    """Presses what one seat's page offers, and nothing else; sometimes it makes up a deal of its own."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.rng = page, Random(seed)
        self.verbs: set[str] = set()

    @property
    def over(self) -> bool:
        return self.page.locator(".heists[data-phase=over]").count() > 0

    def move(self) -> bool:
        """One press, if there is anything to press."""
        if self.rng.random() < 0.15:
            self.ask_to_leave()
        controls = self.page.locator("[data-verb]:not([disabled])")
        offered = [str(verb) for verb in controls.evaluate_all("all => all.map(one => one.dataset.verb)")]
        if not offered:
            return False
        place = self.rng.choices(range(len(offered)), [WEIGHTS.get(verb, 1.0) for verb in offered])[0]
        return self.press(place, offered[place])

    def press(self, place: int, verb: str) -> bool:
        control = self.page.locator("[data-verb]:not([disabled])").nth(place)
        before = self.page.locator("[data-n]").get_attribute("data-n")
        with suppress(TimeoutError):  # it came too late: it is gone, or was refused
            control.dispatch_event("click", timeout=1000)
            self.verbs.add(verb)
            self.page.wait_for_function(CHANGED, arg=before, timeout=2000)
        return True

    def ask_to_leave(self) -> None:
        doors = self.page.locator("[data-asks=Withdraw]")
        if doors.count():
            with suppress(TimeoutError):
                doors.first.dispatch_event("click", timeout=1000)


CHANGED = "n => document.querySelector('[data-n]').dataset.n !== n"
WEIGHTS = {"Claim": 0.05, "Ready": 3.0, "Withdraw": 0.6, "Propose": 0.7, "TakeBack": 0.3, "CallVote": 1.0}


def play(robots: list[Robot], most: int = 4000) -> None:
    """Everybody presses in turn until all pages say that it is over."""
    for _ in range(most):
        if all(robot.over for robot in robots):
            return
        moved = [robot.move() for robot in robots]
        if not any(moved):
            robots[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not end")
