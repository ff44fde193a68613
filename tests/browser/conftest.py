"""One server and one browser for all tests of a worker; a fresh person for each who wants one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, MISSING, UNSEEN, chromium
from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server

expect.set_options(timeout=PATIENCE)  # the machine may be busy


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """One for all tests: a process can run only one at a time."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A real Chromium."""
    path = chromium()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, UNSEEN])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """The people who play in this test. Their pages may report no error."""
    people = People(browser, server)
    yield people
    people.leave()
    assert not people.troubles
