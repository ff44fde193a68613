"""The page says what the terminal says: every event of a finished match, sentence by sentence, in both languages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from millions.core.game import game_named
from millions.core.seat import OPEN
from millions.words import LANGUAGES, Speaker
from millions.words.catalogue import Catalogue
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


LONGEST_FEED = 400
REPEATED = ("Claimed", "Proposed", "SaidReady")
TOLD = {
    "deal": "Struck",
    "mentalist": "Robbed",
    "colony": "ColonyBought",
    "company": "CompanyBought",
    "exchange": "Settled",
    "tax": "Taxed",
}
"""Payments that the event before or after them tells."""


def is_told(event: Any, before: list[Any], after: list[Any]) -> bool:
    """Is it a payment that is told already, or by the next event?"""
    last = next((one for one in reversed(before) if "why" not in one), None)
    return event.get("why") in TOLD and TOLD[event["why"]] in [one["event"] for one in (last, *after[:1]) if one]


def antes_of_all(events: list[Any], game: str, lang: str, characters: int) -> dict[int, str]:
    """Where all have put in the same, by place: one sentence at the first, none at the others."""
    told, page = dict[int, str](), Catalogue(lang, game, also=("page-heists",))
    places = [place for place, event in enumerate(events) if event.get("why") == "ante"]
    for place in places:
        run = events[place : place + characters]
        alike = {(one.get("why"), one.get("amount")) for one in run} == {("ante", run[0]["amount"])}
        if place not in told and alike and len(run) == characters:
            said = page.format("heist-antes", game=game, amount=run[0]["amount"])
            told |= {place + number: "" if number else said for number in range(characters)}
    return told


def with_taxes(events: list[Any], sentences: list[str], lang: str) -> list[str]:
    """A tax is one line, with its sum."""
    page = Catalogue(lang, "million-club", also=("page-club",))
    return [
        page.format("club-taxed", line=sentence, amount=events[place - 1]["amount"])
        if event["event"] == "Taxed"
        else sentence
        for place, (event, sentence) in enumerate(zip(events, sentences, strict=True))
    ]


def folded(events: list[Any], sentences: list[str], roles: list[str], antes: dict[int, str]) -> list[tuple[str, int]]:
    """The lines of the story: what is said again in a round is one line, counted; a payment that was told is none, and
    antes that all put in are one.
    """
    lines: dict[Any, tuple[str, int]] = {}
    for place, (event, sentence) in list(enumerate(zip(events, sentences, strict=True)))[-LONGEST_FEED:]:
        if event["event"] == "Revealed" and event["role"] not in roles:
            continue
        if is_told(event, events[max(0, len(events) - LONGEST_FEED) : place], events[place + 1 :]):
            continue
        if place in antes:
            lines |= {place: (antes[place], 1)} if antes[place] else {}
            continue
        rounds = sum("round" in before for before in events[: place + 1])
        gist = str({**event, "proposal": 0}) if "terms" in event else sentence
        key = (rounds, gist) if event["event"] in REPEATED else place
        times = lines.pop(key, ("", 0))[1] + 1
        lines[key] = sentence, times
    return list(lines.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_every_event_is_said_as_the_terminal_says_it(people: People, server: Server, game: str, lang: str) -> None:
    page = people.come(lang)
    table = finished(server, page, game)
    story = server.ask("GET", f"/api/tables/{table}/story?eyes=open")
    names = [sitter["name"] for sitter in server.room(table)["sitters"]]
    per_seat = next((change["view"]["per_seat"] for change in story if "per_seat" in change.get("view", {})), 1)
    roles: list[str] = next(
        (change["view"]["roles_in_play"] for change in story if "roles_in_play" in change.get("view", {})), []
    )
    speaker = Speaker(lang, game, names, per_seat, OPEN, roles=roles)
    events = [event for change in story for event in change.get("events", ())]
    expected = [speaker.event(msgspec.convert(event, game_named(game).any_event)) for event in events]
    expected = with_taxes(events, expected, lang)
    antes = antes_of_all(events, game, lang, len(names) * per_seat)
    page.goto(f"/replay/{table}?eyes=open&at=100000")
    expect(page.locator("[data-event]").last).to_have_text(expected[-1], timeout=PATIENCE)
    said = page.locator("[data-event]").evaluate_all("all => all.map(one => [one.firstChild.data, one.dataset.times])")
    assert [(text.strip(), int(times)) for text, times in said] == folded(events, expected, roles, antes)
