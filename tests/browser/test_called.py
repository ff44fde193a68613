"""The page of the player, and the service worker: a call is shown, a press on it leads to the table, and nothing of a
game is kept on the device."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Worker, expect

from tests.browser.people import People
from tests.browser.serving import Server

REGISTERED = "() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found.sort();
}"""
RECORDING = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, {body, tag, data}) => shown.push({title, body, tag, ...data});
}"""
"""A browser without a screen shows no notifications: the worker notes what it would show."""

PUSHED = "message => { dispatchEvent(new PushEvent('push', {data: message})); return shown; }"


def worker(page: Page) -> Worker:
    """Register the service worker."""
    assert page.evaluate(REGISTERED)
    return page.context.service_workers[0]


def once(page: Page, script: str) -> Any:
    """What this gives, as soon as it gives something."""
    for _ in range(500):
        if found := page.evaluate(script):
            return found
        page.wait_for_timeout(20)
    return None


def test_a_call_is_shown_with_its_table(people: People, server: Server) -> None:
    page = people.come()
    page.goto("/me")
    there = worker(page)
    there.evaluate(RECORDING)
    message = {"title": "Million Club", "body": "It is your turn.", "url": f"{server.address}/t/abc", "tag": "abc"}
    assert there.evaluate(PUSHED, json.dumps(message)) == [message]


def test_without_a_server_the_shell_says_so_and_nothing_of_a_game_was_kept(people: People, server: Server) -> None:
    page = people.come()
    page.goto(f"/t/{server.open('million-club', 'person', 'sensible')}")
    worker(page)
    page.reload()
    expect(page.locator("[data-sit]")).to_be_visible()
    assert once(page, KEPT) == ["/icon.svg", "/offline.css", "/offline.html"]
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading")).to_have_text("The server cannot be reached.")
    assert page.get_by_text("Le serveur est injoignable").is_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name=re.compile("Try again")).click()
    expect(page.locator("[data-sit]")).to_be_visible()


def test_a_webhook_that_may_not_be_called_is_refused_in_words(people: People, server: Server) -> None:
    page = people.come("fr")
    page.goto("/me")
    page.get_by_text("Utiliser plutôt un webhook").click()
    page.locator("[data-webhook]").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Ajouter et essayer").click()
    expect(page.get_by_role("alert")).to_contain_text("que des adresses https publiques")
