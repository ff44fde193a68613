"""What is agreed in talk with a bot becomes a deal with one press."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.heist_pages import bargaining
from tests.browser.people import PATIENCE, People, sit_down
from tests.browser.serving import Server

PACE_MS = 1500
TABLES = 6
"""A bot may have reasons to stay at any price: then there is another table."""


def bargaining_with_bots(server: Server, page: Page, query: str = "") -> list[str]:
    """Ann, who leads and is the Driver, in a negotiation with three bots; gives everybody's names."""
    chairs = [{"name": "Ann"}, *[{"kind": "honest"}] * 3]
    settings = {"game": "dollars-1e", "chairs": chairs, "options": {"leader": "Ann"}, "pace": PACE_MS}
    table = str(server.ask("POST", "/api/tables", settings)["table"])
    sit_down(page, table, "Ann", query)
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click(timeout=PATIENCE)
    expect(page.locator("[data-verb=Ready]")).to_be_visible(timeout=PATIENCE)
    return [str(one["name"]) for one in server.room(table)["sitters"]]


def agreed(server: Server, page: Page, query: str = "") -> tuple[int, str]:
    """Ask in talk who leaves for 3, until one of the bots agrees; gives who."""
    for _ in range(TABLES):
        names = bargaining_with_bots(server, page, query)
        page.locator("[data-tab=talk]").click()
        for seat, name in enumerate(names[1:], 1):
            page.locator(".talk input[maxlength]").fill(f"{name}, would you leave for 3?")
            page.keyboard.press("Enter")
            expect(page.locator(".talk li", has_text=f"{name} to Ann").last).to_be_visible(timeout=PATIENCE)
            if page.locator(f".talk [data-agreed='{seat}'] button", has_text="3").count():
                return seat, name
    raise AssertionError("no bot leaves for money")


def left(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-seat='{seat}'] .left")


@pytest.mark.parametrize("phone", [False, True])
def test_a_price_in_talk_is_proposed_with_one_press(people: People, server: Server, phone: bool) -> None:
    page = people.come(phone=phone)
    for _ in range(2):  # a bot may take back its word where another has left meanwhile
        seat, name = agreed(server, page)
        button = page.locator(f".talk [data-agreed='{seat}'] button")
        expect(button).to_have_text(f"Propose: I pay {name} 3, {name} leaves")
        button.click()
        page.locator(".talk [data-agreed] [data-verb=Propose]").click()  # it is more than half of what Ann has
        expect(page.locator("[data-agreed]")).to_have_count(0)
        with suppress(TimeoutError):
            left(page, seat).wait_for(state="attached", timeout=PATIENCE)
            return
    raise AssertionError("nobody leaves as agreed")


@pytest.mark.parametrize("phone", [False, True])
def test_the_form_for_deals_opens_with_what_was_agreed_and_the_button_is_where_one_acts(
    people: People, server: Server, phone: bool
) -> None:
    page = people.come(phone=phone)
    seat, name = agreed(server, page)
    if phone:
        expect(page.locator("[data-panel] [data-agreed]")).to_have_count(0)  # the sheet has it
        page.locator("[data-sheet-top] button").click()
    panel = page.locator("[data-panel] [data-agreed] button")
    expect(panel).to_have_text(f"Propose: I pay {name} 3, {name} leaves")
    page.locator("[data-tab=deal]").click()
    expect(page.locator("[data-builds] select").first).to_have_value(str(seat))
    expect(page.locator("[data-builds] input[type=number]")).to_have_value("3")
    page.locator("[data-builds] [data-verb=Propose]").click()
    expect(left(page, seat)).to_have_count(1, timeout=PATIENCE)


def test_the_guide_shows_the_button_and_not_how_to_leave(people: People, server: Server) -> None:
    page = people.come()
    agreed(server, page, "?guide")
    tip, understood = page.locator("[data-coach]"), page.locator("[data-coach] button")
    expect(tip).to_be_visible()
    while tip.get_attribute("data-coach") != "agreed":
        understood.click()
    expect(page.locator("[data-panel] [data-agreed]")).to_have_attribute("data-pointed", "")
    understood.click()
    expect(page.locator("[data-coach=agreed]")).to_have_count(0)
    expect(page.locator("[data-asks=Withdraw][data-pointed]")).to_have_count(0)


def test_a_tip_that_teaches_something_else_does_not_keep_the_bot_from_its_deal(people: People, server: Server) -> None:
    page = people.come()
    seat, _ = agreed(server, page, "?guide")
    tip = page.locator("[data-coach]")
    while tip.get_attribute("data-coach") != "agreed":
        page.locator("[data-coach] button").click()
    expect(page.locator("[data-reading]")).to_have_text("The table waits while you read.")
    page.locator("[data-panel] [data-agreed] button").click()
    page.locator("[data-panel] [data-agreed] [data-verb=Propose]").click()
    expect(left(page, seat)).to_have_count(1, timeout=PATIENCE)


def test_the_newest_line_stays_in_sight_unless_its_reader_has_scrolled_up(people: People, server: Server) -> None:
    page = people.come()
    page.set_viewport_size({"width": 1280, "height": 720})
    others = bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=talk]").click()
    for number in range(8):
        for seat in (1, 2):
            others.wish(seat, "Say", text=f"Line {number} of {seat}")
    lines = page.locator(".talk li")
    expect(lines.last).to_have_text(re.compile("Line 7 of 2"))
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    expect(page.locator("[data-counter]")).to_be_visible()
    page.wait_for_timeout(300)
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    page.locator(".talk ol").evaluate("list => list.scrollTo(0, 0)")
    page.wait_for_timeout(300)
    others.wish(3, "Say", text="One more")
    expect(lines.last).to_have_text(re.compile("One more"))
    page.wait_for_timeout(300)
    expect(lines.first).to_be_in_viewport(ratio=0.9)


def test_the_common_deals_can_be_reached_from_a_counter_offer(people: People, server: Server) -> None:
    page = people.come()
    page.set_viewport_size({"width": 1280, "height": 720})
    others = bargaining(server, page, "dollars-1e")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 3}], "departures": [2]})
    page.locator("[data-counter]").click()
    page.locator("[data-other-deals]").click()
    page.get_by_role("button", name="Cid pays me, and I leave").click()
    expect(page.locator("[data-builds] .payment select").first).to_have_value("2")
