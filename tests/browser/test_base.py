"""A server below a path of a site: a page leaves that path nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--base-path", "/games")
    yield server
    server.stop()


def test_a_match_is_played_and_everything_is_asked_for_below_the_path(browser: Browser, below: Server) -> None:
    people, asked = People(browser, below), list[str]()
    page = people.come()
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto("/games/")
    page.locator("[data-play=dollars-1e]").click()
    page.locator("[data-verb]").first.click(timeout=PATIENCE)
    assert urlsplit(page.url).path.startswith("/games/t/")
    page.reload()
    expect(page.locator("[data-waiting]")).to_be_visible(timeout=PATIENCE)
    page.goto("/games/me")
    page.get_by_role("link", name="millions").first.click()
    expect(page.locator("[data-play=dollars-1e]")).to_be_visible()
    links = page.locator("a[href]").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    people.leave()
    assert people.troubles == []
    assert [one for one in links if not one.startswith("/games/")] == []
    assert [one for one in asked if not urlsplit(one).path.startswith("/games/")] == []
    assert any(one.startswith("ws") for one in asked)
