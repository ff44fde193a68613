"""The heist games' own table: whole games, a phone, the keyboard alone, the show, and what must stay secret."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.fold import WINDOWS, look, settle
from tests.browser.heist_pages import (
    GAMES,
    HANDS,
    WORDIEST,
    Others,
    bargaining,
    finished,
    four,
    offers,
    on_stage,
    read_report,
    seated,
    to_the_heist,
    told,
)
from tests.browser.people import PATIENCE, People, sit_down
from tests.browser.robot import offered, press
from tests.browser.serving import Server

MOST_PRESSES, MOST_RELOADS = 3000, 10


def phase(page: Page) -> str:
    return str(page.locator(".heists").get_attribute("data-phase"))


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# Whole games


PICTURE = """() => {
    const table = document.querySelector(".table").cloneNode(true);
    table.querySelectorAll(".change").forEach(passing => passing.remove());
    const signs = [...table.querySelectorAll("svg.role")].map(sign => sign.classList[1]);
    return table.textContent.replace(/\\s+/g, " ") + signs;
}"""


def settled(page: Page) -> str:
    """The table, when nothing arrives any more."""
    seen = None
    while seen != (seen := page.evaluate(PICTURE)):
        page.wait_for_timeout(200)
    return str(seen)


def same_after_reload(page: Page, reloaded: set[str]) -> None:
    """A screen that was not loaded again yet is as it was."""
    screen = f"{phase(page)}: {sorted({one['verb'] for one in offered(page)})}"
    if screen in reloaded:
        return
    reloaded.add(screen)
    before = settled(page)
    for _ in range(3):  # on a busy machine another player's action may arrive only now
        page.reload()
        expect(page.locator(".heists")).to_be_visible(timeout=PATIENCE)
        if before == (before := settled(page)):
            return
    raise AssertionError(f"{screen}: what is seen changes with every reload")


@pytest.mark.parametrize(
    ("game", "persons", "bots", "lang"),
    [("dollars-1e", 2, 3, "en"), ("dollars-1e", 3, 0, "fr"), ("dollars-2e", 2, 3, "en"), ("dollars-2e", 3, 0, "fr")],
)
def test_a_whole_game_at_its_own_table(
    people: People, server: Server, game: str, persons: int, bots: int, lang: str
) -> None:
    """Where nobody acts but those who are looked at, every screen is the same after a reload; three rounds show all."""
    short = {} if bots else {"deck": {"variant": {"rounds": 3}}}
    table = server.open(game, *["person"] * persons, *["sensible"] * bots, **short)
    pages = [people.come(lang, phone=place == 1, dark=place == 0) for place in range(persons)]
    for name, page in zip(("Ann", "Bob", "Cid"), pages, strict=False):
        sit_down(page, table, name, "")
    rng, used, reloaded = Random(f"{game} {lang}"), set(), set[str]()
    for _ in range(MOST_PRESSES):
        if server.room(table)["stage"] == "over":
            break
        pressed = {press(page, rng) for page in pages} - {None}
        used |= pressed
        if not bots and len(reloaded) < MOST_RELOADS:
            same_after_reload(rng.choice(pages), reloaded)
        if not pressed:
            pages[0].wait_for_timeout(50)
    assert {"Choose", "Ready"} <= used
    for page in pages:
        expect(page.locator("[data-standings] li")).to_have_count(persons + bots, timeout=PATIENCE)
        expect(page.locator(".over .winners .portrait").first).to_be_visible()
        expect(page.locator("[data-verified=true]")).to_be_visible(timeout=PATIENCE)
        assert fits(page)


# The keyboard alone, on a phone


def push(page: Page, selector: str) -> None:
    """Press Tab until this control has the keyboard, then Enter."""
    expect(page.locator(selector).first).to_be_visible(timeout=PATIENCE)
    for _ in range(200):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


@pytest.mark.parametrize("game", GAMES)
def test_negotiation_and_heist_by_keyboard_alone_on_a_phone(people: People, server: Server, game: str) -> None:
    page = people.come("fr", phone=True, calm=False)
    others = four(server, page, game)
    others.choose(HANDS[game])
    push(page, "[data-verb=Choose][data-arg-roles*=driver]")
    if game == "dollars-2e":
        push(page, "[data-verb=Announce][data-arg-roles*=brute]")
        expect(page.locator("[data-verb=Announce]")).to_have_count(0)
        for seat in (1, 2, 3):
            others.act(seat, "Announce", roles=["brute"])
    push(page, "[data-tab=claim]")
    push(page, "[data-verb=Claim][data-arg-role*=driver]")
    expect(page.locator("[data-seat='0'] .said")).to_contain_text("Chauffeur")
    push(page, "[data-asks=Withdraw]")
    page.keyboard.press("Enter")  # no, stay in
    assert page.evaluate("document.activeElement.closest('[data-panel]') !== null"), "the keyboard has lost its place"
    page.locator("[data-tab=claim]").focus()  # its sheet went with the claim: the first arrow opens it again
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    push(page, "[data-verb=Propose]")
    expect(page.locator("[data-verb=TakeBack]")).to_be_visible(timeout=PATIENCE)
    others.act(1, "Accept", proposal=1)
    expect(page.locator("[data-seat='1'] .left")).to_be_visible(timeout=PATIENCE)
    push(page, "[data-verb=Ready]")
    others.ready(2, 3)
    expect(page.locator("[data-skip]")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.locator("[data-skip]")).to_have_count(0)
    push(page, "[data-tab=report]")
    assert page.locator("[data-report] li").count() > 2
    push(page, "[data-continue]")
    expect(page.locator("[data-verb=Choose]").first).to_be_visible()
    assert fits(page)


IN_SIGHT = """() => [".loot", ".seat.me .purse"].filter(what => {
    const {top, bottom} = document.querySelector(what).getBoundingClientRect();
    const place = document.querySelector(".place").getBoundingClientRect();
    return top < place.top || bottom > place.bottom;
})"""
"""What of the job and the player's own money is out of sight."""


@pytest.mark.parametrize(("game", "others"), [("dollars-1e", 2), ("dollars-1e", 3), ("dollars-2e", 7)])
def test_on_a_phone_the_job_and_ones_own_money_are_in_sight_while_choosing(
    people: People, server: Server, game: str, others: int
) -> None:
    page = people.come("fr", phone=True)
    cards = [{**card, "name": f"Mont-de-piété {n}"} for n, card in enumerate(WORDIEST[game]["cards"])]
    seated(server, page, game, others, deck={"name": "wordy", **WORDIEST[game], "cards": cards, "variant": {}})
    settle(page)
    assert page.evaluate(IN_SIGHT) == []
    page.set_viewport_size(WINDOWS["390x844"])
    settle(page)
    assert page.evaluate(IN_SIGHT) == []
    look(page, f"{game} with {others} others")


def test_on_a_phone_no_word_of_a_result_is_broken(people: People, server: Server) -> None:
    page = people.come("fr", phone=True, calm=False)
    page.set_viewport_size(WINDOWS["390x844"])
    others = bargaining(server, page, "dollars-2e", "driver", ("driver", "brute", "brute"))
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    page.locator("[data-verb=Accept]").first.click()
    page.locator("[data-verb=Ready]").click()
    others.ready(1, 3)
    page.locator("[data-skip]").click(timeout=PATIENCE)
    expect(page.locator("[data-result] [data-deals-change]:not([data-deals-change='0'])")).to_have_count(
        2, timeout=PATIENCE
    )
    heights = page.locator("[data-result] .lie").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert len(heights) == 2
    assert max(heights) < 30  # one line


def test_a_deal_is_previewed_answered_and_kept_apart_from_talk(people: People, server: Server) -> None:
    page = people.come()
    others = four(server, page, "dollars-1e")
    others.choose(HANDS["dollars-1e"])
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    page.locator("[data-tab=deal]").click()
    builder = page.locator("[data-builds=Propose]")
    builder.get_by_role("combobox", name="With").select_option("Cid")
    builder.get_by_role("button", name="More").click()
    expect(builder.locator(".preview")).to_contain_text("Ann")
    expect(builder.locator(".preview")).to_contain_text("pays 2")
    builder.get_by_role("checkbox", name="Bob").check()
    expect(builder.locator(".preview")).to_contain_text("It is done when Bob and Cid agree.")
    builder.locator("[data-verb=Propose]").click()
    others.act(1, "Accept", proposal=1)
    expect(page.locator("[data-proposal='1'] .who")).to_contain_text("Still to agree: Cid")
    others.act(2, "Accept", proposal=1)
    expect(page.get_by_text("Deal 1 is struck: Ann pays Cid 2; Bob and Cid leave.").first).to_be_visible()
    expect(page.locator("[data-seat='2'] [data-money='7']")).to_be_visible()
    others.act(3, "Propose", terms={"payments": [], "departures": [0, 3]})
    page.locator("[data-proposal='2'] [data-verb=Decline]").click()
    expect(page.locator("[data-proposal]")).to_have_count(0)


def test_an_amount_that_cannot_be_paid_is_refused_in_words(people: People, server: Server) -> None:
    page = people.come()
    bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=deal]").click()
    builder, send = page.locator("[data-builds=Propose]"), page.locator("[data-verb=Propose]")
    purse = int(page.locator("[data-seat='0'] [data-money]").get_attribute("data-money") or 0)
    builder.get_by_label("How much").fill("9")
    expect(builder.locator("[data-out-of-range]")).to_have_text(f"Ann can pay 1 to {purse}.")
    expect(send).to_be_disabled()
    builder.get_by_label("How much").fill("2")
    expect(builder.locator(".preview")).to_contain_text("pays 2")
    assert '"amount":2' in (send.get_attribute("data-arg-terms") or "")


def test_a_deal_that_the_rules_would_refuse_says_why_before_it_is_proposed(people: People, server: Server) -> None:
    page = people.come()
    bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=deal]").click()
    builder, send = page.locator("[data-builds=Propose]"), page.locator("[data-verb=Propose]")
    builder.get_by_role("checkbox", name="Bob").uncheck()
    expect(builder.locator("[data-problem]")).to_have_text("In a deal somebody must leave.")
    expect(send).to_be_disabled()
    builder.get_by_role("checkbox", name="Cid").check()
    expect(send).to_be_enabled()
    expect(builder.locator("[data-problem]")).to_have_count(0)


def test_on_a_phone_the_deal_builder_stays_open_after_every_change(people: People, server: Server) -> None:
    page = people.come(phone=True)
    bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=deal]").click()
    builder = page.locator("[data-builds=Propose]")
    builder.get_by_role("combobox", name="With").select_option("Dot")
    builder.get_by_role("button", name="Dot pays me, and I leave").click()
    expect(builder.locator(".preview")).to_contain_text(re.compile(r"Ann \(you\).*leaves.*Dot"))
    expect(builder.locator("[data-verb=Propose]")).to_be_visible()


# Looking at a card


def next_round(page: Page, others: Others, role: str, hands: tuple[str, ...]) -> None:
    """Everybody is ready; then they choose again."""
    page.locator("[data-verb=Ready]").click()
    others.ready(1, 2, 3)
    expect(page.locator("[data-verb=Choose]").first).to_be_visible(timeout=PATIENCE)
    others.choose(hands)
    page.locator(f"[data-verb=Choose][data-arg-roles*={role}]").click()
    expect(page.locator("[data-verb=Ready]")).to_be_visible(timeout=PATIENCE)


def test_a_round_begins_with_the_claims_in_sight_after_one_with_a_deal(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=deal]").click()
    expect(page.locator("[data-builds=Propose]")).to_be_visible()
    next_round(page, others, "driver", HANDS["dollars-1e"])
    expect(page.locator("[data-verb=Claim]").first).to_be_visible()
    expect(page.locator("[data-builds=Propose]")).to_have_count(0)


def test_a_role_that_was_looked_at_is_shown_on_its_card(people: People, server: Server) -> None:
    page, hands = people.come(phone=True), ("driver", "crook", "crook")
    next_round(page, bargaining(server, page, "dollars-1e", "brute", hands), "driver", hands)
    page.locator("[data-verb=Intimidate][data-arg-character='1']").click()
    expect(page.locator("[data-looked='1']")).to_have_text("You see that Bob is the Driver. Nobody else does.")
    expect(page.locator("[data-seat='1'] .state")).to_have_text("in, seen by you")


def test_a_player_sees_who_has_looked_at_their_card(people: People, server: Server) -> None:
    page, hands = people.come(phone=True), HANDS["dollars-1e"]
    others = bargaining(server, page, "dollars-1e")
    next_round(page, others, "driver", hands)
    others.act(1, "Intimidate", character=0)
    expect(page.locator("[data-looked='0']")).to_contain_text("Bob spends an Intimidation card to look at Ann")
    expect(page.locator("[data-seat='0'] .state")).to_have_text("in, seen by Bob")


def test_what_came_of_a_deal_is_told_where_it_was_offered_and_answered(people: People, server: Server) -> None:
    page = people.come(phone=True)
    others = bargaining(server, page, "dollars-1e")
    page.locator("[data-tab=deal]").click()
    page.locator("[data-verb=Propose]").click()
    expect(page.locator("[data-proposal='1'] [data-verb=TakeBack]")).to_be_in_viewport()  # the sheet goes with it
    others.act(1, "Decline", proposal=1)
    told = page.locator(".deals [data-outcome]")
    expect(told).to_have_text("Bob declines deal 1.")
    others.act(2, "Propose", terms={"payments": [], "departures": [0, 2, 3]})
    page.locator("[data-proposal='2'] [data-verb=Accept]").click()
    expect(told).to_have_text("Agreed: Ann, Cid and Dot leave. Waiting for Dot.")
    expect(told).to_be_in_viewport()


# A phone


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_an_answer_is_near_and_the_bar_leads_to_it(people: People, server: Server, game: str) -> None:
    page = people.come("fr", phone=True)
    offers(page, server, game)
    assert fits(page)
    expect(page.locator("[data-verb=Ready]")).to_be_in_viewport()
    page.locator("[data-waiting]").click()
    expect(page.locator("[data-verb=Accept]").first).to_be_focused()
    expect(page.locator("[data-verb=Accept]").first).to_be_in_viewport()


NOTE_BUBBLES = """() => {
    window.bubbles = new Set();
    const note = () => document.querySelectorAll("[data-bubble]").forEach(
        (one) => window.bubbles.add(`${one.dataset.bubble}: ${one.innerText.trim()}`));
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Remembers what was shown at a seat, however short a time."""


def test_what_is_said_appears_at_the_seat_and_is_counted_until_it_was_seen(people: People, server: Server) -> None:
    page = people.come(phone=True)
    others = bargaining(server, page, "dollars-1e")
    expect(page.locator("[data-unread]")).to_have_count(0)
    page.evaluate(NOTE_BUBBLES)
    for _ in range(2):
        others.wish(1, "Say", text="Who will go?")
    page.wait_for_function("() => window.bubbles?.has('1: Bob Who will go?')")
    others.wish(2, "Signal", phrase={"phrase": "Reacts", "what": "laugh"})
    page.wait_for_function("() => window.bubbles.has('2: Cid Ha ha!')")
    expect(page.locator("[data-unread]")).to_have_attribute("data-unread", "3")
    expect(page.get_by_role("tab", name="Talk")).to_contain_text("3 new messages")
    expect(page.get_by_role("log").get_by_text("Who will go?")).to_have_count(1)
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator("[data-unread]")).to_have_count(0)
    expect(page.get_by_role("tabpanel").get_by_role("listitem")).to_have_text(
        ["Round 1", "Bob: Who will go?×2(said 2 times)", "Cid: Ha ha!"]
    )


# The guide


def bluff_as_pointed(page: Page) -> None:
    """Claim the role that the guide points at, which Ann, the Driver, did not send."""
    expect(page.locator("[data-tab=claim]")).to_have_attribute("data-pointed", "")
    page.locator("[data-tab=claim]").click()
    expect(page.locator("[data-verb=Claim][data-pointed]")).not_to_have_attribute("data-arg-role", '"driver"')
    page.locator("[data-verb=Claim][data-pointed]").click()
    page.locator("[data-tab=claim]").click()


BLUFFABLE = {"dollars-1e": ("brute", "crook", "snitch", "brute"), "dollars-2e": ("brute", "mentalist", "tech", "brute")}
"""Whichever card stays hidden, a role lies in the centre once that is neither Ann's nor claimed."""


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_explains_what_comes_up_for_the_first_time(people: People, server: Server, game: str) -> None:
    page = people.come(phone=True)
    others = bargaining(server, page, game, hands=BLUFFABLE[game], query="?guide")
    coach, seen = page.locator("[data-coach]"), []
    others.act(1, "Propose", terms={"payments": [], "departures": [0, 1]})
    expect(page.locator("[data-verb=Accept]")).to_be_visible()
    while coach.count():
        seen.append(coach.get_attribute("data-coach"))
        if seen[-1] == "bluff":
            bluff_as_pointed(page)
        else:
            coach.get_by_role("button").click()
        expect(page.locator(f"[data-coach={seen[-1]}]")).to_have_count(0)
    assert {"Negotiate", "owed"} <= set(seen)
    page.locator("[data-verb=Decline]").click()
    expect(coach).to_have_attribute("data-coach", re.compile("^(bluff|bluffed|Propose|Withdraw|CallTime|CallVote)$"))
    if "bluff" not in seen:
        bluff_as_pointed(page)
        expect(page.locator("[data-coach=bluff]")).to_have_count(0)


def test_the_guide_does_not_explain_what_the_player_has_done(people: People, server: Server) -> None:
    page = people.come(phone=True)
    others = seated(server, page, "dollars-1e", 3, "?guide")
    coach = page.locator("[data-coach]")
    expect(coach).to_have_attribute("data-coach", "welcome")
    others.choose(HANDS["dollars-1e"])
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    expect(coach).to_have_attribute("data-coach", "Negotiate")
    page.locator("[data-tab=claim]").click()
    page.locator("[data-verb=Claim]").first.click()
    expect(page.locator("[data-coach=Negotiate]")).to_have_count(0)
    page.locator("[data-verb=Ready]").click()
    others.ready(1, 2, 3)
    expect(page.locator("[data-verb=Choose]").first).to_be_visible(timeout=PATIENCE)
    expect(coach).to_have_attribute("data-coach", "LootShared")


# What is said again and again


def test_what_is_said_again_is_one_line_counted(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    for _ in range(3):
        others.act(1, "Claim", character=1, role="driver")
        others.act(2, "Claim", character=2, role="brute")
    for number in (1, 2):
        others.act(3, "Propose", terms={"payments": [], "departures": [1, 3]})
        others.act(1, "Decline", proposal=number)
    claims = page.locator("[data-event=Claimed]")
    expect(page.locator("[data-event=Declined]")).to_have_count(2)
    expect(claims).to_have_count(2)
    expect(claims.first).to_have_text("Bob claims to be the Driver.×3(said 3 times)")
    expect(page.locator("[data-event=Proposed]")).to_have_attribute("data-times", "2")
    expect(page.locator("[data-event=Proposed]")).to_contain_text("Dot proposes deal 2")
    assert page.locator("[data-announcer]").inner_text().count("Bob claims") <= 1
    page.reload()
    expect(claims).to_have_count(2, timeout=PATIENCE)


# What is seen, and by whom


@pytest.mark.parametrize("game", GAMES)
def test_nobody_elses_role_is_in_the_page(people: People, server: Server, game: str) -> None:
    page = people.come()
    others = four(server, page, game)
    role = HANDS[game][-1]
    others.choose((role, role, role))
    expect(page.locator("[data-seat='3'] .placed")).to_be_visible()
    assert "role-" not in "".join(page.locator("[data-seat]").evaluate_all("all => all.map(one => one.innerHTML)"))
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    expect(page.locator(".shown li.hidden")).to_be_visible(timeout=PATIENCE)
    assert page.locator("[data-seat='0'] .role-driver").count() == 1
    for seat in (1, 2, 3):
        assert "role-" not in page.locator(f"[data-seat='{seat}']").inner_html()


# The heist


def test_the_last_heist_is_reported_whole_to_a_player_who_comes_later(people: People, server: Server) -> None:
    page, lines = people.come(phone=True), "[data-report] li"
    told(page, server, "dollars-1e")
    shown = page.locator("[data-known] li .sign svg")
    assert shown.evaluate_all("signs => signs.map(one => one.classList[1])") == [
        "role-brute",
        "role-crook",
        "role-crook",
    ]
    before = page.locator(lines).all_inner_texts()
    page.reload()
    read_report(page)
    expect(page.locator(lines)).to_have_text(before, timeout=PATIENCE)


def test_players_who_are_out_for_different_reasons_are_listed_apart(people: People, server: Server) -> None:
    page = people.come()
    to_the_heist(server, page, "dollars-2e", "tech", ("brute", "brute", "driver", "driver"))
    page.locator("[data-verb=NameRole][data-arg-role*=brute]").click()
    read_report(page)
    drivers = page.locator("[data-report] li.out", has_text="Drivers")
    expect(drivers).to_have_text("Drivers: Dot and Eve. Both out.", timeout=PATIENCE)
    expect(page.locator("[data-report]")).to_contain_text("Ann is out: a Tech with nobody to share with.")


def test_the_end_tells_who_was_what_and_what_everybody_had(people: People, server: Server) -> None:
    page = people.come()
    table = finished(page, server, "dollars-1e")
    purses, rows = [5] * 4, [[5] * 4]
    events = [
        event
        for change in server.ask("GET", f"/api/tables/{table}/story?eyes=open")
        for event in change.get("events", [])
    ]
    for event in events:
        if event["event"] == "LootTurned" and event["round"] > 1:
            rows.append([*purses])
        if event["event"] == "Paid":
            for account, gain in ((event["source"], -event["amount"]), (event["target"], event["amount"])):
                if 0 <= account < 4:
                    purses[account] += gain
    rows.append(purses)
    expect(page.locator("figure tbody tr")).to_have_count(4)
    told_to_me = page.locator("figure tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(one => one.innerText))"
    )
    assert [[int(sum) for sum in row[1:]] for row in told_to_me] == [list(column) for column in zip(*rows, strict=True)]
    expect(page.locator("figure svg text.name")).to_have_text(["Ann", "Edda", "Iris", "Jona"])
    sent = [event for event in events if event["event"] == "Placed"]
    known = page.locator("[data-ending] tbody td .sign svg")
    expect(known).to_have_count(len(sent))
    shown = known.evaluate_all("signs => signs.map(one => one.classList[1].slice(5))")
    by_seat = [event["roles"][0] for seat in range(4) for event in sent if event["to"] == seat]
    assert shown == by_seat
    assert violations(page, "[data-ending]") == []


NOTE_BEATS = """
window.beats = [];
new MutationObserver(() => {
    const beat = document.querySelector("[data-skip]") && document.querySelector(".stage")?.className;
    if (!beat) return;
    const told = !!document.querySelector("[data-event=LootShared]"), flying = !!document.querySelector(".flying-note");
    window.beats.push({words: beat.split(" "), told, flying});
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["class"]});
"""
"""Remembers each beat of a show, however short a time it was seen: was its end told, did money fly?"""


def beats(page: Page, server: Server) -> list[dict[str, Any]]:
    """The beats of a whole heist as they were shown."""
    page.add_init_script(NOTE_BEATS)
    on_stage(server, page)
    page.wait_for_function("() => window.beats.length && !document.querySelector('[data-skip]')", timeout=3 * PATIENCE)
    found: list[dict[str, Any]] = page.evaluate("window.beats")
    return found


def test_the_heist_is_shown_beat_by_beat_and_the_story_waits_for_it(people: People, server: Server) -> None:
    page = people.come(calm=False, show="quick")
    shown = beats(page, server)
    assert {"begin", "call", "turn", "out", "share", "money"} <= {word for beat in shown for word in beat["words"]}
    assert not any(beat["told"] for beat in shown), "the story tells how it ends"
    assert any(beat["flying"] for beat in shown)
    expect(page.locator("[data-event=LootShared]")).to_have_count(1)
    expect(page.locator(".flying-note")).to_have_count(0)


NOTE_FIRST = """
window.ahead = [];
const seen = new Set();
new MutationObserver(() => {
    const title = document.querySelector("[data-skip]") && document.querySelector(".stage.turn .title")?.textContent;
    if (!title || seen.has(title)) return;
    seen.add(title);
    const report = document.querySelector("[data-report]")?.textContent ?? "";
    const open = [...document.querySelectorAll("[data-seat]:not(.me) .face.up")].length;
    window.ahead.push({title, told: report.includes(title), open});
}).observe(document, {subtree: true, childList: true, attributes: true});
"""
"""For each role that is called: what notes and seats say at the moment when its picture begins to turn."""


def test_nothing_beside_the_picture_tells_what_it_does_not_show_yet(people: People, server: Server) -> None:
    page = people.come(calm=False, show="quick")
    page.add_init_script(NOTE_FIRST)
    on_stage(server, page)
    page.locator("[data-tab=report]").click(timeout=PATIENCE)
    expect(page.locator("[data-continue]")).to_be_visible(timeout=3 * PATIENCE)
    ahead = page.evaluate("window.ahead")
    assert [one["title"] for one in ahead][:2] == ["Brute: Bob.", "Driver: Ann."]
    assert not any(one["told"] for one in ahead), ahead
    assert [one["open"] for one in ahead] == [0, 1, 3], "before two of a role are told, each has turned by itself"


def test_with_reduced_motion_every_step_is_shown_and_nothing_moves(people: People, server: Server) -> None:
    page = people.come(calm=False, show="quick")
    page.emulate_media(reduced_motion="reduce")
    shown = beats(page, server)
    assert {"begin", "call", "turn", "out", "share"} <= {word for beat in shown for word in beat["words"]}
    assert not any(beat["flying"] for beat in shown)


def test_axe_finds_nothing_while_the_heist_is_shown(people: People, server: Server) -> None:
    page = people.come(dark=True, calm=False)
    page.emulate_media(reduced_motion="reduce")
    on_stage(server, page)
    expect(page.locator("[data-skip]")).to_be_visible(timeout=PATIENCE)
    assert violations(page) == []


def test_the_story_follows_the_newest_line_and_leads_back_to_it(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    story = page.get_by_label("What has happened")
    is_at_the_end = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 48"
    for role in ("driver", "brute", "crook") * 4:
        others.act(1, "Claim", character=1, role=role)
        others.act(2, "Claim", character=2, role=role)
    for number in range(1, 12):
        others.act(3, "Propose", terms={"payments": [], "departures": [1, 3]})
        others.act(1, "Decline", proposal=number)
    expect(page.locator("[data-event=Declined]")).to_have_count(11)
    page.wait_for_function(is_at_the_end, arg=story.element_handle())
    story.evaluate("list => list.scrollTo(0, 0)")
    expect(page.locator("[data-newest]")).to_be_visible()
    page.locator("[data-newest]").click()
    expect(page.locator("[data-newest]")).to_have_count(0)
    page.wait_for_function(is_at_the_end, arg=story.element_handle())


def test_a_replay_that_plays_by_itself_waits_for_the_heist(people: People, server: Server) -> None:
    page = people.come(calm=False)
    table = server.open("dollars-1e", *["sensible"] * 4)
    while server.room(table)["stage"] != "over":
        page.wait_for_timeout(100)
    story = server.ask("GET", f"/api/tables/{table}/story?eyes=open")
    stops = [change for change in story if change.get("events") or change.get("talk")]
    heist = next(
        place
        for place, (before, change) in enumerate(pairwise(stops), start=1)
        if change["n"] == before["n"] + 1 and any(one["event"] == "HeistBegan" for one in change.get("events", ()))
    )
    page.goto(f"/replay/{table}?at={heist - 1}")
    scrub = page.locator("[data-scrub]")
    expect(scrub).to_have_value(str(heist - 1), timeout=PATIENCE)
    page.locator("[data-replay-play]").click()
    expect(page.locator("[data-skip]")).to_be_visible()
    page.wait_for_timeout(2500)  # twice as long as a step that nothing holds
    expect(page.locator("[data-skip]")).to_be_visible()
    expect(scrub).to_have_value(str(heist))
    page.keyboard.press("Escape")
    page.wait_for_function("at => Number(document.querySelector('[data-scrub]').value) > at", arg=heist)


def test_no_layout_shift_while_others_bargain(people: People, server: Server) -> None:
    page = people.come()
    others = four(server, page, "dollars-1e")
    others.choose(HANDS["dollars-1e"])
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    expect(page.locator("[data-verb=Ready]")).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(600)  # what a press moves is expected for half a second
    page.evaluate("""() => {
        window.shifted = 0;
        new PerformanceObserver(list => list.getEntries().forEach(one => (window.shifted += one.value)))
            .observe({type: "layout-shift"});
    }""")
    others.act(1, "Claim", character=1, role="driver")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 2}], "departures": [2]})
    others.act(3, "Propose", terms={"payments": [], "departures": [0, 1, 3]})
    others.ready(1, 2, 3)
    expect(page.locator("[data-next-offer]")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifted") < 0.02


# Everybody can read it
