"""Putting deals together, and reading what a heist came to: nothing is lost, missed, or moves under the finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.heist_pages import GAMES, bargaining
from tests.browser.people import A_WHILE_MS, PATIENCE, People
from tests.browser.serving import Server

LOW = {"width": 1280, "height": 720}
AMOUNT = "[data-builds] input[type=number]"
MY_OFFER = {"payments": [{"source": 0, "target": 2, "amount": 3}], "departures": [2]}


def propose(page: Page, partner: str, amount: int) -> None:
    """Open the place for deals and propose to pay this player for leaving; a phone puts the place away."""
    page.locator("[data-tab=deal]").click()
    page.locator("[data-builds] select").first.select_option(partner)
    page.locator(AMOUNT).fill(str(amount))
    page.locator("[data-verb=Propose]").click()
    expect(page.locator("[data-builds] [data-outcome=Proposed], .deals [data-proposal]").first).to_be_visible()


def chosen(page: Page) -> tuple[str, str]:
    """With whom the deal is, and for how much."""
    return page.locator("[data-builds] select").first.input_value(), page.locator(AMOUNT).input_value()


def test_a_draft_is_kept_when_it_is_proposed_refused_and_put_away(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    propose(page, "Cid", 3)
    assert chosen(page) == ("2", "3")
    others.act(2, "Decline", proposal=1)
    expect(page.locator("[data-builds] [data-outcome=Declined]")).to_be_visible()
    others.act(1, "Claim", character=1, role="driver")  # Bob comes to mind now
    assert chosen(page) == ("2", "3")
    page.locator("[data-tab=talk]").click()
    page.locator("[data-tab=deal]").click()
    assert chosen(page) == ("2", "3")
    others.act(2, "Withdraw", character=2)
    expect(page.locator("[data-builds] [data-outcome=Declined]")).to_have_count(0)
    assert chosen(page) == ("1", "3")


def test_a_refusal_is_in_sight_and_an_open_deal_is_not_proposed_twice(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    page.set_viewport_size(LOW)  # type: ignore[arg-type]
    propose(page, "Cid", 3)
    expect(page.locator("[data-verb=Propose]")).to_be_disabled()
    page.locator("[data-shown=deal] [role=tabpanel]").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
    others.act(2, "Decline", proposal=1)
    declined = page.locator("[data-builds] [data-outcome=Declined]")
    expect(declined).to_be_in_viewport(ratio=1)
    assert declined.evaluate(
        """one => { const {x, y} = one.getBoundingClientRect();
        return document.elementFromPoint(x + 5, y + 5) === one; }"""
    )
    expect(page.locator("[data-verb=Propose]")).to_be_enabled()
    assert chosen(page) == ("2", "3")


def test_on_a_phone_a_sheet_goes_with_what_it_was_for(people: People, server: Server) -> None:
    page = people.come(phone=True)
    others = bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=claim]").click()
    page.locator("[data-verb=Claim]").first.click()
    expect(page.locator("[data-shown]")).to_have_count(0)
    expect(page.locator("[data-seat='0']")).to_contain_text("Brute")
    propose(page, "Cid", 3)
    expect(page.locator("[data-shown]")).to_have_count(0)
    expect(page.locator("[data-proposal='1'] [data-verb=TakeBack]")).to_be_in_viewport(ratio=1)
    others.act(2, "Decline", proposal=1)
    expect(page.locator(".deals [data-outcome=Declined]")).to_be_in_viewport(ratio=1)
    page.locator("[data-tab=deal]").click()
    expect(page.locator("[data-bargain='1'][data-came=declined]")).to_contain_text("Cid declines.")
    assert chosen(page) == ("2", "3")


@pytest.mark.parametrize("phone", [False, True])
def test_beside_ready_it_is_said_that_an_offer_comes_first(people: People, server: Server, phone: bool) -> None:
    page = people.come(phone=phone)
    others = bargaining(server, page, "dollars-1e")
    others.act(2, "Propose", terms=MY_OFFER)
    first = page.locator("[data-answer-first=unsaid]")
    expect(first).to_contain_text("First answer Cid’s offer.")
    top = page.locator("[data-asks=Accept], [data-verb=Accept]").bounding_box()
    page.locator("[data-verb=Ready]").click()
    said = page.locator("[data-answer-first=said]")
    expect(said).to_contain_text("you are ready without pressing again")
    expect(said).to_be_in_viewport(ratio=1)
    assert page.locator("[data-asks=Accept], [data-verb=Accept]").bounding_box() == top or phone
    page.locator("[data-verb=Decline]").click()
    expect(said).to_have_count(0)
    expect(page.get_by_text("You are ready.")).to_be_visible()


def test_a_word_that_an_offer_took_away_comes_back_by_itself(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    page.locator("[data-verb=Ready]").click()
    expect(page.get_by_text("You are ready.")).to_be_visible()
    others.act(2, "Propose", terms=MY_OFFER)
    expect(page.locator("[data-answer-first=said]")).to_be_visible()
    page.locator("[data-verb=Decline]").click()
    expect(page.get_by_text("You are ready.")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_form_for_deals_is_whole_in_a_low_window_beside_an_offer_and_a_tip(
    people: People, server: Server, lang: str
) -> None:
    page = people.come(lang)
    others = bargaining(server, page, "dollars-1e", query="?guide")
    page.set_viewport_size(LOW)  # type: ignore[arg-type]
    page.locator("[data-tab=deal]").click()
    page.locator(AMOUNT).fill("2")
    others.act(2, "Propose", terms=MY_OFFER)
    expect(page.locator("[data-proposal='1']")).to_be_visible()
    expect(page.locator("[data-coach]")).to_be_visible()
    for part in (".payment", "input[type=checkbox] >> nth=0"):
        expect(page.locator(f"[data-builds] {part}")).to_be_in_viewport(ratio=1)
    assert page.locator("[data-builds] .payment").evaluate(
        """row => row.getBoundingClientRect().bottom <=
            row.closest('[data-builds]').querySelector('.send').getBoundingClientRect().top"""
    )


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_player_who_has_left_follows_what_the_others_bargain(
    people: People, server: Server, game: str, phone: bool
) -> None:
    page = people.come(phone=phone)
    others = bargaining(server, page, game)
    page.locator("[data-asks=Withdraw]").click()
    page.locator("[data-verb=Withdraw]").click()
    expect(page.locator("[data-bargains]")).to_contain_text("No offer")
    for proposer, payer in ((2, 1), (3, 3)):
        terms = {"payments": [{"source": payer, "target": 2, "amount": 1}], "departures": [2]}
        others.act(proposer, "Propose", terms=terms)
    others.act(1, "Decline", proposal=1)
    newest = page.locator("[data-bargain]").first
    expect(newest).to_contain_text("Dot offers: Dot pays Cid 1; Cid leaves. Still to agree: Cid.")
    others.act(2, "Accept", proposal=2)
    expect(newest).to_contain_text("Agreed: it is a deal.")
    expect(newest).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-bargain='1']")).to_contain_text("Bob declines.")


def test_a_deal_that_was_struck_is_news_for_a_while(people: People, server: Server) -> None:
    page = people.come()
    page.clock.install()
    others = bargaining(server, page, "dollars-1e")
    propose(page, "Cid", 3)
    others.act(2, "Accept", proposal=1)
    struck = page.locator(".deals [data-outcome=Struck]")
    expect(struck).to_be_visible()
    expect(page.locator("[data-builds]")).to_have_count(0)
    page.clock.fast_forward(A_WHILE_MS)
    expect(struck).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_an_offer_is_answered_with_another_that_begins_with_its_terms(
    people: People, server: Server, phone: bool
) -> None:
    page = people.come(phone=phone)
    others = bargaining(server, page, "dollars-1e")
    others.act(2, "Propose", terms=MY_OFFER)
    page.locator("[data-counter]").click()
    expect(page.locator("[data-builds]")).to_be_visible()
    assert chosen(page) == ("2", "3")
    expect(page.locator("[data-same]")).to_be_visible()
    expect(page.locator("[data-verb=Propose]")).to_be_disabled()
    page.locator(AMOUNT).fill("2")
    page.locator("[data-verb=Propose]").click()
    others.act(2, "Accept", proposal=2)
    expect(page.locator("[data-builds]")).to_have_count(0)
    expect(page.locator(".deals [data-outcome=Struck]")).to_be_visible()


def test_the_button_for_deals_opens_the_form_and_closes_it(people: People, server: Server) -> None:
    page = people.come()
    bargaining(server, page, "dollars-1e")
    button = page.locator("[data-panel] button.deal")
    button.click()
    expect(page.locator("[data-builds]")).to_be_visible()
    expect(page.locator("[data-verb=Claim]").first).to_be_visible()
    button.click()
    expect(page.locator("[data-builds]")).to_have_count(0)


def test_while_a_vote_runs_an_offer_says_that_it_waits(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-2e")
    others.act(2, "Propose", terms=MY_OFFER)
    expect(page.locator("[data-counter]")).to_be_visible()
    page.locator("[data-verb=CallVote]").click()
    expect(page.locator("[data-vote-first]")).to_be_visible()
    expect(page.locator("[data-counter]")).to_have_count(0)


TOP = "() => document.querySelector('[data-verb=Propose]').getBoundingClientRect().top"


@pytest.mark.parametrize("phone", [False, True])
def test_the_button_that_proposes_stays_in_its_place(people: People, server: Server, phone: bool) -> None:
    page = people.come(phone=phone)
    others = bargaining(server, page, "dollars-1e")
    if not phone:
        page.set_viewport_size(LOW)  # type: ignore[arg-type]
    page.locator("[data-tab=deal]").click()
    page.wait_for_timeout(400)  # a sheet slides in
    top = page.evaluate(TOP)
    page.locator(AMOUNT).fill("9")
    expect(page.locator("[data-out-of-range]")).to_be_visible()
    assert page.evaluate(TOP) == top
    page.locator(AMOUNT).fill("1")
    page.get_by_role("button", name="both leave").click()
    expect(page.locator("[data-builds] .payment")).to_have_count(0)
    assert page.evaluate(TOP) == top
    others.act(2, "Propose", terms=MY_OFFER)
    expect(page.locator("[data-uncover]" if phone else "[data-asks=Accept]")).to_be_visible()
    assert page.evaluate(TOP) == top


def test_an_offer_is_seen_although_a_sheet_covers_its_place(people: People, server: Server) -> None:
    page = people.come("fr", phone=True)
    others = bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=deal]").click()
    page.locator(AMOUNT).fill("2")
    others.act(2, "Propose", terms=MY_OFFER)
    page.locator("[data-uncover]").click()
    expect(page.locator("[data-asks=Accept]")).to_be_visible()
    expect(page.locator("[data-uncover]")).to_have_count(0)
    page.locator("[data-tab=deal]").click()
    assert chosen(page)[1] == "2"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_voice_finds_answers_by_what_is_written_on_them(people: People, server: Server, lang: str) -> None:
    page = people.come(lang)
    others = bargaining(server, page, "dollars-1e")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    for verb in ("Accept", "Decline"):
        button = page.locator(f"[data-verb={verb}]")
        written = button.inner_text().strip()
        assert (button.get_attribute("aria-label") or "").startswith(written)


@pytest.mark.parametrize("game", GAMES)
def test_talk_has_room_in_a_low_window(people: People, server: Server, game: str) -> None:
    page = people.come("fr")
    bargaining(server, page, game)
    for height in (720, 768):
        page.set_viewport_size({"width": 1280, "height": height})
        page.locator("[data-tab=talk]").click()
        box = page.locator("[data-shown=talk]").bounding_box()
        assert box is not None
        assert box["height"] > 0.4 * height


# What a heist came to


def test_what_a_heist_came_to_stays_until_it_is_read(people: People, server: Server) -> None:
    page = people.come(calm=False)
    others = bargaining(server, page, "dollars-1e")
    others.act(1, "Claim", character=1, role="driver")
    page.locator("[data-verb=Ready]").click()
    others.ready(1, 2, 3)
    page.locator("[data-skip]").click(timeout=PATIENCE)
    result = page.locator("[data-result='1']")
    expect(result.get_by_role("listitem")).to_have_count(4)
    expect(result.get_by_role("listitem").nth(1)).to_contain_text("lied: Driver")
    expect(result.get_by_role("listitem").nth(2)).to_contain_text("Crook, out")
    others.choose(("brute", "crook", "driver"))  # nobody waits for the reader but with the own choice
    expect(result).to_be_visible()
    expect(page.locator("[data-verb=Choose]")).to_have_count(0)
    page.locator("[data-continue]").click()
    expect(page.locator("[data-verb=Choose]").first).to_be_visible()
    expect(result).to_have_count(0)


def test_a_screen_reader_hears_a_heist_in_step_with_the_show(people: People, server: Server) -> None:
    page = people.come(calm=False, show="quick")
    others = bargaining(server, page, "dollars-1e")
    page.locator("[data-verb=Ready]").click()
    others.ready(1, 2, 3)
    expect(page.locator("[data-skip]")).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(300)
    heard = page.locator("[data-announcer]")
    assert "to share between" not in heard.inner_text()
    expect(page.locator("[data-told][aria-live=polite] .stage")).to_be_visible()
    expect(page.locator("[data-told]")).to_contain_text("to share between", timeout=2 * PATIENCE)
    expect(page.locator("[data-continue]")).to_be_visible(timeout=PATIENCE)
    assert "to share between" not in heard.inner_text()
    expect(heard).to_contain_text("Round 2.")
