"""An invitation after `./play`: the host lets the network in with one click, and a friend on another machine sits down.

The two machines are network namespaces with addresses of their own, and a browser in each.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.namespaces import Machine, two_machines

NO_SCREEN = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}


@contextmanager
def playing(machine: Machine, folder: Path, *options: str) -> Iterator[tuple[str, list[str]]]:
    """What `./play` runs, on this machine: its own address, and the lines that it prints."""
    command = [sys.executable, "-m", "millions", "serve", "--open", "--log-level", "warning", "--port", "0", *options]
    server = subprocess.Popen(
        machine.command(*command, "--lang", "en", "--store", str(folder / "tables.db")),
        stdout=subprocess.PIPE,
        env=NO_SCREEN,
        text=True,
    )
    try:
        assert server.stdout is not None
        lines = [server.stdout.readline()]
        if options:
            lines.append(server.stdout.readline())
        found = re.search(r"http://\S+", lines[0])
        assert found, lines
        yield found[0], lines
    finally:
        server.terminate()
        server.wait(20)
        if server.stdout:
            server.stdout.close()


@contextmanager
def browsers(playwright: Playwright, host: Machine, guest: Machine, folder: Path) -> Iterator[tuple[Browser, Browser]]:
    """A browser on each machine."""
    path = chromium()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    both = [
        playwright.chromium.launch(executable_path=machine.wrapper(folder, path), args=ARGUMENTS)
        for machine in (host, guest)
    ]
    yield both[0], both[1]
    for browser in both:
        browser.close()


def table_for_friends(page: Page, address: str) -> None:
    """From the front page to the lobby of a new table, as a host would go."""
    page.goto(address)
    page.get_by_label("Your name").fill("Ann")
    page.locator("[data-game=million-club]").get_by_role("link", name="Invite friends").click()
    page.get_by_label("Friends you invite").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()


def sit(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill("Bob")
    page.locator("[data-sit]").click()


def test_a_friend_on_another_machine_follows_the_invitation_and_sits_down(
    playwright: Playwright, tmp_path: Path
) -> None:
    with (
        two_machines() as (host, guest),
        playing(host, tmp_path) as (address, _),
        browsers(playwright, host, guest, tmp_path) as (ours, theirs),
    ):
        page, friend = ours.new_page(), theirs.new_page()
        table_for_friends(page, address)
        expect(page.locator("[data-closed]")).to_be_visible()
        assert page.locator("img[alt*=QR]").count() == 0  # a code that leads nowhere is not shown
        page.locator("[data-open-network]").click()
        expect(page.locator("[data-checked=true]")).to_be_visible()
        expect(page.locator("img[alt*=QR]")).to_be_visible()
        link = page.locator("[data-link]").inner_text()
        assert link.startswith(f"http://{host.address}:")
        sit(friend, link)
        expect(page.locator("[data-waiting]")).to_be_visible()  # the match has begun: everybody is here
        expect(friend.locator("[data-waiting]")).to_be_visible()
        expect(friend.get_by_text("Ann").first).to_be_visible()
        friend.goto(f"{link.partition('/t/')[0]}/new/million-club")
        friend.get_by_role("button", name="Open the table").click()
        expect(friend.locator("[data-link]")).to_contain_text(host.address)
        assert friend.locator("[data-open-network]").count() == 0


def fetched(machine: Machine, url: str) -> str:
    """What is answered to this machine; empty if nothing is."""
    fetch = (
        "import sys, urllib.request as r; print(r.build_opener(r.ProxyHandler({})).open(sys.argv[1]).read().decode())"
    )
    done = subprocess.run(machine.command(sys.executable, "-c", fetch, url), capture_output=True, text=True)
    return done.stdout


def test_opened_from_the_start_the_server_says_where_others_find_it(tmp_path: Path) -> None:
    for options in (("--lan",), ("--host", "0.0.0.0")):
        with two_machines() as (host, guest), playing(host, tmp_path, *options) as (address, lines):
            assert f"http://{host.address}:{address.rpartition(':')[2]}" in lines[1]
            assert '"status":"ok"' in fetched(guest, lines[1].split()[-1] + "/healthz")


def test_before_the_click_nobody_outside_is_answered(tmp_path: Path) -> None:
    with two_machines() as (host, guest), playing(host, tmp_path) as (address, _):
        assert not fetched(guest, f"http://{host.address}:{address.rpartition(':')[2]}/healthz")
