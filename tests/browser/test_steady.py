"""What binds does not come under a finger that meant something else: it stays in its place, and settles first."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.heist_pages import bargaining
from tests.browser.people import A_WHILE_MS, People
from tests.browser.serving import Server

OFFER = {"payments": [{"source": 2, "target": 0, "amount": 1}], "departures": [0]}
TOP = "() => document.querySelector('[data-verb=Decline]').getBoundingClientRect().top"

TOPS = "() => [...document.querySelectorAll('[data-claims], [data-tab]')].map(one => one.getBoundingClientRect().y)"


@pytest.mark.parametrize("height", [720, 900])
def test_answers_stay_where_they_are_when_a_tab_is_opened(people: People, server: Server, height: int) -> None:
    page = people.come()
    page.set_viewport_size({"width": 1280, "height": height})
    others = bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=deal]").click()
    others.act(2, "Propose", terms=OFFER)
    expect(page.locator("[data-verb=Decline]")).to_be_visible()
    top = page.evaluate(TOP)
    for tab in ("people", "deal", "talk"):
        page.locator(f"[data-tab={tab}]").click()
        assert page.evaluate(TOP) == top, tab


def test_an_answer_that_has_just_appeared_does_not_hear_the_pointer(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    others.act(2, "Propose", terms=OFFER)
    decline = page.locator("[data-verb=Decline]")
    expect(page.locator("[data-verb=Decline][data-settling]")).to_be_visible()
    box = decline.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 9, box["y"] + 9)
    page.wait_for_timeout(500)
    expect(decline).to_be_visible()
    decline.click()
    expect(decline).to_have_count(0)


def test_nothing_moves_when_the_news_of_a_deal_is_over(people: People, server: Server) -> None:
    page = people.come()
    page.clock.install()
    page.set_viewport_size({"width": 1280, "height": 720})
    others = bargaining(server, page, "dollars-1e")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    page.locator("[data-verb=Accept]").click()
    news = page.locator("[data-outcome=Struck]")
    expect(news).to_be_visible()
    before = page.evaluate(TOPS)
    page.clock.fast_forward(A_WHILE_MS)
    expect(news).to_have_count(0)
    assert page.evaluate(TOPS) == before


@pytest.mark.parametrize("phone", [False, True])
def test_the_question_before_a_dear_deal_has_its_place_inside_the_offer(
    people: People, server: Server, phone: bool
) -> None:
    page = people.come(phone=phone)
    others = bargaining(server, page, "dollars-1e")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 3}], "departures": [2]})
    page.locator("[data-asks=Accept]").click()
    buttons = page.locator("[data-proposal] button:visible")
    expect(buttons).to_have_count(2)
    offer = page.locator("[data-proposal]").bounding_box()
    assert offer is not None
    for box in (button.bounding_box() for button in buttons.all()):
        assert box is not None
        assert box["height"] < 60
        assert box["x"] + box["width"] < offer["x"] + offer["width"]
