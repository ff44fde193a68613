"""What a player says and asks in the heist games: a claim from a line, the hidden card, the next step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.heist_pages import bargaining, to_the_heist
from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server


def test_a_role_said_in_talk_is_claimed_with_one_press(people: People, server: Server) -> None:
    page = people.come()
    bargaining(server, page, "dollars-1e", "brute")
    page.locator("[data-tab=talk]").click()
    page.locator(".talk input[maxlength]").fill("I am the Driver")
    page.keyboard.press("Enter")
    button = page.locator("[data-claim-said] button")
    expect(button).to_have_text("Claim Driver", timeout=PATIENCE)
    button.click()
    expect(button).to_have_count(0)
    expect(page.locator("[data-seat='0'] .said")).to_contain_text("Driver")
    expect(page.locator("[data-seat='0'] .card .name")).to_contain_text("you are Brute")


@pytest.mark.parametrize("phone", [False, True])
def test_the_hidden_card_tells_what_it_is(people: People, server: Server, phone: bool) -> None:
    page = people.come(phone=phone)
    bargaining(server, page, "dollars-1e")
    page.locator("[data-hidden-card]").click()
    expect(page.locator("[data-hidden-is]")).to_contain_text("It may be yours")
    page.locator("[data-hidden-is]").click()
    expect(page.locator("[data-hidden-is]")).to_have_count(0)


def test_while_a_deal_is_put_together_ready_is_quiet(people: People, server: Server) -> None:
    page = people.come(phone=True)
    bargaining(server, page, "dollars-1e")
    ready = page.locator("button[data-verb=Ready]")
    expect(ready).to_contain_class("primary")
    page.locator("[data-tab=deal]").click()
    expect(page.locator("[data-builds] [data-verb=Propose]")).to_contain_class("primary")
    expect(ready).not_to_contain_class("primary")


def test_a_press_on_the_table_goes_to_the_next_step(people: People, server: Server) -> None:
    page = people.come(show="slow")
    to_the_heist(server, page, "dollars-1e")
    stage = page.locator("[data-stage]")
    expect(stage).to_have_attribute("data-stage", "begin", timeout=PATIENCE)
    page.locator("[data-step-on]").click(position={"x": 60, "y": 300})
    expect(stage).to_have_attribute("data-stage", "call", timeout=1000)


def test_beside_a_tip_talk_has_three_lines(people: People, server: Server) -> None:
    page = people.come(lang="fr", newcomer=True)
    page.set_viewport_size({"width": 1280, "height": 720})
    others = bargaining(server, page, "dollars-2e")
    terms = {"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]}
    others.act(2, "Propose", terms=terms)
    expect(page.locator("[data-proposal]")).to_be_visible()
    expect(page.locator("[data-coach]")).to_be_visible()
    page.locator("[data-tab=talk]").click()
    assert height(page, ".talk ol") >= 3 * 27
    assert bottom(page, ".talk form") <= 720


def height(page: Page, what: str) -> float:
    found = page.locator(what).bounding_box()
    assert found
    return found["height"]


def bottom(page: Page, what: str) -> float:
    found = page.locator(what).bounding_box()
    assert found
    return found["y"] + found["height"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_vote_says_how_many_have_voted_and_how_it_failed(people: People, server: Server, phone: bool) -> None:
    page = people.come(phone=phone)
    others = bargaining(server, page, "dollars-2e")
    page.locator("[data-verb=CallVote]").click()
    others.act(1, "Vote", start=False)
    expect(page.locator("[data-votes-cast]")).to_contain_text("1 of 4 have voted")
    page.locator("[data-verb=Vote]").first.click()
    expect(page.locator("[data-votes-cast]")).to_contain_text("2 of 4 have voted")
    others.act(2, "Vote", start=False)
    others.act(3, "Vote", start=False)
    expect(page.locator("[data-vote-failed]")).to_contain_text("1 of 4 said yes")
