"""The page says what the terminal says: every event of a finished match, sentence by sentence, in both languages."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect

from millions.core.game import game_named
from millions.core.seat import OPEN
from millions.words import LANGUAGES, Speaker
from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server

TABLES = {
    "dollars-1e": ("shrewd", "bluffer", "random", "random", "bully"),
    "dollars-2e": ("shrewd", "bluffer", "random"),
    "million-club": ("shrewd", "random", "random"),
}


def finished(server: Server, page: Page, game: str) -> str:
    """A match between bots alone, to its end."""
    opened = server.ask(
        "POST", "/api/tables", {"game": game, "chairs": [{"kind": kind} for kind in TABLES[game]], "pace": 0}
    )
    table = str(opened["table"])
    page.goto(f"/t/{table}")
    expect(page.locator("[data-standings]")).to_be_visible(timeout=60_000)
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_every_event_is_said_as_the_terminal_says_it(people: People, server: Server, game: str, lang: str) -> None:
    page = people.come(lang)
    table = finished(server, page, game)
    story = server.ask("GET", f"/api/tables/{table}/story?eyes=open")
    names = [sitter["name"] for sitter in server.room(table)["sitters"]]
    per_seat = next((change["view"]["per_seat"] for change in story if "per_seat" in change.get("view", {})), 1)
    speaker = Speaker(lang, game, names, per_seat, OPEN)
    events = [event for change in story for event in change.get("events", ())]
    expected = [speaker.event(msgspec.convert(event, game_named(game).any_event)) for event in events]
    page.goto(f"/replay/{table}?eyes=open&at=100000")
    expect(page.locator("[data-event]").last).to_have_text(expected[-1], timeout=PATIENCE)
    said = [line.strip() for line in page.locator("[data-event]").all_text_contents()]
    assert said == expected[-len(said) :]
    assert len(said) == min(len(expected), 400)
