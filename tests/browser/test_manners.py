"""Manners at the heist games' table: a word that stands, and what bots say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.heist_pages import GAMES, bargaining
from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server


@pytest.mark.parametrize("game", GAMES)
def test_ready_is_pressed_once_however_many_offers_come(people: People, server: Server, game: str) -> None:
    page = people.come()
    others = bargaining(server, page, game)
    ready, decline = page.locator("[data-verb=Ready]"), page.locator("[data-verb=Decline]")
    ready.click()
    expect(ready).to_have_count(0)
    for seat in (1, 2):
        offer = {"payments": [{"source": seat, "target": 0, "amount": 1}], "departures": [0]}
        others.act(seat, "Propose", terms=offer)
        decline.click(timeout=PATIENCE)
        expect(decline).to_have_count(0)
        expect(ready).to_have_count(0)
    others.ready(1, 2, 3)
    expect(page.locator("[data-verb=Choose]").first).to_be_visible(timeout=PATIENCE)  # the next round


@pytest.mark.parametrize(
    ("lang", "reason", "answer"),
    [
        ("en", "We both say Driver. One of us goes. My way.", "Bob to Ann: That costs 3."),
        ("fr", "On se dit Chauffeur tous les deux. L’un de nous part. À mes conditions.", "Bob à Ann : Ça coûte 3."),
    ],
)
def test_what_bots_say_is_shown_beside_the_offer_and_in_the_talk(
    people: People, server: Server, lang: str, reason: str, answer: str
) -> None:
    page = people.come(lang)
    others = bargaining(server, page, "dollars-1e")
    why = {"phrase": "Explains", "to": 0, "why": "double", "role": "driver", "amount": 1, "tone": "bully"}
    others.wish(1, "Signal", phrase=why)
    others.act(1, "Propose", terms={"payments": [{"source": 1, "target": 0, "amount": 1}], "departures": [0]})
    expect(page.locator("[data-proposal='1'] [data-reason]")).to_have_text(reason, timeout=PATIENCE)
    others.wish(1, "Signal", phrase={"phrase": "Replies", "to": 0, "what": "more", "amount": 3, "tone": "miser"})
    page.locator("[data-tab=talk]").click()
    expect(page.locator(".talk li").last).to_have_text(answer)
