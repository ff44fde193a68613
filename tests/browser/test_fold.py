"""What a player can do now in a heist is in sight without scrolling, and nothing covers it: in four windows."""

from __future__ import annotations

from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.fold import HIDDEN, WINDOWS, look, read, settle
from tests.browser.heist_pages import GAMES, HANDS, WORDIEST, bargaining, seated, to_the_heist
from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server

CASES = list(product(GAMES, ("en", "fr")))


EIGHT = {
    "dollars-1e": ("brute", "crook", "crook", "driver", "brute", "snitch", "crook"),
    "dollars-2e": ("brute", "driver", "acrobat", "acrobat", "driver", "mentalist", "brute"),
}
"""What seven others send."""


@pytest.mark.parametrize(
    ("game", "lang", "hands"),
    [*((game, lang, HANDS[game]) for game, lang in CASES), *((game, "fr", EIGHT[game]) for game in GAMES)],
)
def test_every_phase_of_a_heist_with_the_guide_open(
    people: People, server: Server, game: str, lang: str, hands: tuple[str, ...]
) -> None:
    page = people.come(lang)
    others = seated(server, page, game, len(hands), "?guide")
    look(page, "choosing, welcome")
    page.locator("[data-coach] button").click()
    look(page, "choosing")
    others.choose(hands)
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    if game == "dollars-2e":
        expect(page.locator("[data-verb=Announce]").first).to_be_visible(timeout=PATIENCE)
        look(page, "announcing")
        page.locator("[data-verb=Announce][data-arg-roles*=brute]").click()
        expect(page.locator("[data-verb=Announce]")).to_have_count(0)
        for seat in range(1, len(hands) + 1):
            others.act(seat, "Announce", roles=["brute"])
    expect(page.locator("[data-verb=Ready]")).to_be_visible(timeout=PATIENCE)
    look(page, "negotiation")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    everybody = [*range(len(hands) + 1)]
    others.act(3, "Propose", terms={"payments": [], "departures": everybody[:2] + everybody[3:]})
    expect(page.locator("[data-verb=Accept]").first).to_be_visible()
    look(page, "two offers")
    page.locator("[data-asks=Withdraw]").click()
    look(page, "leaving?")


SEVEN = {
    "dollars-1e": ("brute", "driver", "crook", "crook", "snitch", "mastermind"),
    "dollars-2e": ("brute", "driver", "mentalist", "brute", "mentalist", "acrobat"),
}
WORDY = [*((game, lang, 6) for game, lang in CASES), *((game, "fr", 4) for game in WORDIEST)]
"""French says most; with five players there is more room than with seven."""


@pytest.mark.parametrize(("game", "lang", "others"), WORDY)
def test_what_the_table_tells_is_read_whole(people: People, server: Server, game: str, lang: str, others: int) -> None:
    page = people.come(lang)
    deck = {"name": "wordy", **WORDIEST[game]}
    friends = bargaining(server, page, game, "driver", SEVEN[game][:others], deck=deck)
    for seat, role in enumerate(SEVEN[game][:others], start=1):
        friends.act(seat, "Claim", character=seat, role=role)
    friends.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    expect(page.locator("[data-verb=Accept]")).to_be_visible()
    expect(page.locator(".reach")).to_have_count(1, timeout=3000)
    read(page, "an offer")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_three_players_choose_two_characters_each(people: People, server: Server, lang: str) -> None:
    page = people.come(lang)
    others = seated(server, page, "dollars-1e", 2, "?guide")
    look(page, "choosing two, welcome")
    for seat in (1, 2):
        others.act(seat, "Choose", roles=["brute", "crook"])
    for place, name in enumerate("AB"):
        page.locator(f"input[name$='-{name}']").nth(place).check(force=True)
    look(page, "two chosen")
    page.locator("[data-verb=Choose]").click()
    expect(page.locator("[data-verb=Ready]")).to_be_visible(timeout=PATIENCE)
    look(page, "negotiation of three")


ON_TOP = """selector => {
    const one = document.querySelector(selector), {left, right, top, bottom} = one.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(selector) === one;
}"""
"""Is it seen: in the window, and covered by nothing?"""


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_putting_a_deal_together(people: People, server: Server, game: str, lang: str) -> None:
    page = people.come(lang)
    bargaining(server, page, game)
    for name, size in WINDOWS.items():
        page.set_viewport_size(size)
        settle(page)
        if not page.locator("[data-builds]").count():
            page.locator("[data-tab=deal]").click()
        expect(page.locator("[data-verb=Propose]")).to_be_visible()
        settle(page)
        with suppress(TimeoutError):  # a sheet slides in
            page.wait_for_function(f"() => !({HIDDEN})().length", timeout=2_000)
        assert not page.evaluate(HIDDEN), name
        assert page.evaluate(ON_TOP, "[data-builds] input[type=number]"), name


WHOLE = """() => {
    const place = document.querySelector("[data-shown=deal] [role=tabpanel]").getBoundingClientRect();
    const below = document.querySelector("[data-builds] .send").getBoundingClientRect().top;
    return [...document.querySelectorAll("[data-builds] :is(select, input, .kinds button, .add)")]
        .filter(one => one.getClientRects().length)  // an offer that is answered hides the common deals
        .map(one => [one, one.getBoundingClientRect()])
        .filter(([_, {top, bottom}]) => top < place.top - 1 || bottom > below + 1)
        .map(([one]) => one.outerHTML.slice(0, 80));
}"""
"""What of the form cannot be reached without scrolling."""


@pytest.mark.parametrize(("game", "lang"), CASES)
@pytest.mark.parametrize("height", [720, 800])
def test_a_deal_is_put_together_beside_an_offer(
    people: People, server: Server, game: str, lang: str, height: int
) -> None:
    page = people.come(lang)
    page.set_viewport_size({"width": 1280, "height": height})
    others = bargaining(server, page, game)
    why = {"phrase": "Explains", "to": 0, "why": "double", "role": "driver", "amount": 1, "tone": "shrewd"}
    others.wish(2, "Signal", phrase=why)
    others.act(2, "Propose", terms={"payments": [{"source": 2, "target": 0, "amount": 1}], "departures": [0]})
    page.locator("[data-panel] button.deal").click()
    expect(page.locator("[data-verb=Propose]")).to_be_visible()
    expect(page.locator("[data-verb=Accept]")).to_be_visible()
    expect(page.locator("[data-verb=Claim]").first).to_be_visible()
    settle(page)
    assert not page.evaluate(HIDDEN)
    assert not page.evaluate(WHOLE)


ONLY_THE_LEADER_S = """() => localStorage[`millions.coach.${location.pathname.split("/").pop()}`] =
    "welcome Negotiate Claim bluff bluffed Propose Withdraw Ready Chose Claimed round-1" """
"""Every tip has been read but the one about calling time."""


def test_a_tip_that_can_wait_waits_while_a_deal_is_put_together(people: People, server: Server) -> None:
    page = people.come("fr")
    page.set_viewport_size(WINDOWS["1280x720"])
    others = bargaining(server, page, "dollars-1e", query="?guide")
    for seat in (1, 2, 3):
        others.act(seat, "Claim", character=seat, role="brute")
    page.evaluate(ONLY_THE_LEADER_S)
    page.reload()
    tip = page.locator("[data-coach=CallTime] p")
    expect(tip).to_be_visible()
    page.locator("[data-tab=deal]").click()
    expect(page.locator("[data-verb=Propose]")).to_be_visible()
    expect(tip).to_have_count(0)
    page.locator("[data-tab=feed]").click()
    assert tip.evaluate("tip => tip.scrollHeight <= tip.clientHeight")


@pytest.mark.parametrize(
    ("game", "role", "hands"),
    [
        ("dollars-1e", "snitch", ("brute", "crook", "crook", "driver")),
        ("dollars-2e", "tech", ("brute", "driver", "acrobat", "acrobat", "driver", "mentalist")),
        ("dollars-2e", "mentalist", ("brute", "driver", "driver")),
    ],
)
def test_choices_in_the_middle_of_a_heist(
    people: People, server: Server, game: str, role: str, hands: tuple[str, ...]
) -> None:
    page = people.come("fr", calm=False)
    to_the_heist(server, page, game, role, hands)
    expect(page.locator("[data-skip]")).to_be_visible(timeout=PATIENCE)
    look(page, "the show")
    page.keyboard.press("Escape")
    expect(page.locator("[data-verb=NameRole], [data-verb=Rob]").first).to_be_visible(timeout=PATIENCE)
    look(page, role)


BOX = """verb => {
    const {x, y} = document.querySelector(`[data-verb=${verb}]`).getBoundingClientRect();
    return [x, y];
}"""


def test_on_a_phone_an_offer_leaves_role_and_money_in_sight_and_its_answer_is_the_loud_one(
    people: People, server: Server
) -> None:
    page = people.come(phone=True)
    page.set_viewport_size(WINDOWS["390x844"])
    others = bargaining(server, page, "dollars-1e")
    ready = page.locator("[data-verb=Ready]")
    expect(ready).to_contain_class("primary")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    expect(page.locator("[data-verb=Accept]")).to_contain_class("primary")
    expect(ready).not_to_contain_class("primary")
    purse = page.locator("[data-seat='0'] [data-money]").get_attribute("data-money")
    expect(page.locator("[data-own]")).to_contain_text("Driver")
    expect(page.locator("[data-own] b")).to_have_text(str(purse))
    assert page.evaluate(ON_TOP, "[data-own] b")
    page.locator("[data-verb=Decline]").click()
    expect(ready).to_contain_class("primary")


APART = """([one, other]) => {
    const [a, b] = [one, other].map(part => document.querySelector(part).getBoundingClientRect());
    return a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
}"""


@pytest.mark.parametrize("number", [3, 4])
def test_on_a_phone_what_is_said_does_not_cover_the_job(people: People, server: Server, number: int) -> None:
    page = people.come(phone=True)
    page.set_viewport_size(WINDOWS["390x844"])
    others = bargaining(server, page, "dollars-1e", hands=("brute", "crook", "crook", "snitch")[:number])
    for seat in range(1, number + 1):
        others.wish(seat, "Say", text="I would rather share with fewer, and I say so at some length.")
        expect(page.locator(f"[data-bubble='{seat}']")).to_be_visible()
        assert page.evaluate(APART, [f"[data-bubble='{seat}']", ".loot"]), seat


def test_controls_that_bind_do_not_move_when_offers_come_and_go(people: People, server: Server) -> None:
    page = people.come(phone=True)
    others = bargaining(server, page, "dollars-1e")
    ready = page.evaluate(BOX, "Ready")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    expect(page.locator("[data-verb=Accept]")).to_be_visible()
    accept = page.evaluate(BOX, "Accept")
    others.act(3, "Propose", terms={"payments": [], "departures": [0, 1, 3]})
    expect(page.locator("[data-next-offer]")).to_be_visible()
    assert page.evaluate(BOX, "Ready") == ready
    assert page.evaluate(BOX, "Accept") == accept
    others.act(2, "TakeBack", proposal=1)
    expect(page.locator("[data-proposal='2']")).to_be_visible()
    assert page.evaluate(BOX, "Ready") == ready
    others.act(1, "Claim", character=1, role="driver")
    expect(page.locator("[data-verb=CallTime]")).to_be_visible()
    assert page.evaluate(BOX, "Ready") == ready


def test_deals_stay_in_their_place_when_the_leader_may_call_time(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    deals = page.locator("[data-panel] button.deal")
    before = deals.bounding_box()
    for seat in (1, 2, 3):
        others.act(seat, "Claim", character=seat, role="driver")
    expect(page.locator("[data-verb=CallTime]")).to_be_visible()
    assert deals.bounding_box() == before


def test_a_deal_that_costs_more_than_half_a_purse_asks_once(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    purse = int(page.locator("[data-seat='0'] [data-money]").get_attribute("data-money") or 0)
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": purse}], "departures": [2]})
    page.locator("[data-asks=Accept]").click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text(f"You pay {purse} of your {purse}")
    asked.get_by_role("button").first.click()
    expect(page.locator("[data-asks=Accept]")).to_be_visible()
    page.locator("[data-asks=Accept]").click()
    page.locator("[data-verb=Accept]").click()
    expect(page.locator("[data-seat='0'] [data-money='0']")).to_be_visible()


def test_in_a_low_window_a_deal_with_two_payments_keeps_who_leaves_in_sight(people: People, server: Server) -> None:
    page = people.come()
    page.set_viewport_size({"width": 1280, "height": 720})
    others = bargaining(server, page, "dollars-1e")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    expect(page.locator("[data-verb=Accept]")).to_be_visible()
    page.locator("[data-tab=deal]").click()
    page.locator("[data-builds] .add").click()
    expect(page.locator("[data-builds] .payment")).to_have_count(2)
    expect(page.locator("[data-builds] .short")).to_have_text("Leaves:")
    for leaver in page.locator("[data-builds] [type=checkbox]").all():
        expect(leaver).to_be_in_viewport(ratio=1)
