"""What the host of the server announces is read on every page, until it is dismissed."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.serving import Server

TEXT = "We stop at 22:00.\nYour tables go on afterwards."


def test_a_notice_of_the_host_is_shown_and_can_be_dismissed(people: People, server: Server) -> None:
    key = json.loads(Path(f"{server.store}.admin").read_text(encoding="utf-8"))["key"]
    server.ask("POST", "/api/admin", {"do": "Announce", "text": TEXT}, key)
    try:
        ann = people.come()
        ann.goto("/")
        notice = ann.get_by_role("alert").filter(has_text="We stop at 22:00.")
        expect(notice).to_be_visible()
        notice.get_by_role("button").click()
        expect(notice).to_have_count(0)
    finally:
        server.ask("POST", "/api/admin", {"do": "Announce", "text": None}, key)
    ann.goto("/")
    expect(ann.locator("[data-anyone=million-club]")).to_be_visible()
    expect(notice).to_have_count(0)
