"""A friend closes the tab: everybody sees it, a bot plays, the friend comes back. The host removes a player."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from millions.wire.keys import Key
from tests.browser.heist_pages import Others
from tests.browser.people import PATIENCE, People, sit_down, wait_for_game
from tests.browser.serving import Server

PLACES = "() => [...document.querySelectorAll('.now input')].map(one => one.getBoundingClientRect().y)"
"""Where what a player can choose stands."""


def places(page: Page) -> object:
    """The same, once it is there."""
    expect(page.locator(".now input").first).to_be_visible()
    return page.evaluate(PLACES)


def three_friends(
    people: People, server: Server, lang: str = "en", pace: int = 60_000, **clocks: int
) -> tuple[str, list[Page]]:
    table = server.open("dollars-1e", *["person"] * 3, clocks=clocks, pace=pace)
    pages = [people.come(lang, phone=place == 2) for place in range(3)]
    for name, page in zip(("Ann", "Bob", "Cid"), pages, strict=True):
        sit_down(page, table, name, query="")
    for page in pages:
        wait_for_game(page)
    return table, pages


APART = """() => document.querySelector("[data-away-bar]").getBoundingClientRect().right <=
    document.querySelector(".column").getBoundingClientRect().left"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_friend_who_closes_the_tab_is_replaced_and_back_again(people: People, server: Server, lang: str) -> None:
    table, (ann, bob, cid) = three_friends(people, server, lang, grace=1)
    before = [places(page) for page in (ann, cid)]
    bob.goto("about:blank")
    for page in (ann, cid):
        expect(page.locator("[data-gone='1']")).to_contain_text("Bob")
    assert [page.evaluate(PLACES) for page in (ann, cid)] == before  # nothing moves under a pointer or a finger
    assert ann.evaluate(APART)  # what one can do is beside it, not below it
    ann.locator("[data-call-bot='1']").click()
    for page in (ann, cid):
        expect(page.locator("[data-away]")).to_contain_text("Bob")
        expect(page.locator("[data-gone='1']")).to_be_hidden()
    bob.goto(f"/t/{table}")
    wait_for_game(bob)
    for page in (ann, cid):
        expect(page.locator("[data-away]")).to_be_hidden()


def test_a_bot_plays_by_itself_for_a_friend_who_stays_away(people: People, server: Server) -> None:
    _, (_, bob, cid) = three_friends(people, server, grace=1, absence=2)
    bob.goto("about:blank")
    expect(cid.locator("[data-away]")).to_contain_text("Bob")  # nobody pressed anything


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_host_waits_for_a_friend_and_no_bot_plays(people: People, server: Server, lang: str) -> None:
    table, (ann, bob, cid) = three_friends(people, server, lang, grace=1, absence=4)
    bob.goto("about:blank")
    ann.locator("[data-wait-for='1']").click()
    expect(cid.locator("[data-gone='1']")).to_contain_text("table")
    expect(cid.locator("[data-wait-for]")).to_have_count(0)
    cid.wait_for_timeout(5_000)
    expect(ann.locator("[data-gone='1']")).to_be_visible()
    expect(ann.locator("[data-away]")).to_have_count(0)
    bob.goto(f"/t/{table}")
    expect(ann.locator("[data-gone]")).to_have_count(0)


def test_several_who_are_away_are_told_whole_and_in_one_sentence_on_a_television(
    people: People, server: Server
) -> None:
    table, (ann, bob, cid) = three_friends(people, server, grace=1, absence=60)
    television = people.come()
    television.goto(f"/t/{table}?screen")
    for page in (bob, cid):
        page.goto("about:blank")
    expect(television.locator("[data-all-gone]")).to_have_text("Bob and Cid are away.")
    expect(ann.locator("[data-call-bot]")).to_have_count(2)
    whole = "spans => spans.every(one => one.scrollWidth <= one.clientWidth + 1)"
    assert ann.locator("[data-gone] > span").evaluate_all(whole)


def test_a_nudge_is_seen_by_the_player_for_whom_it_is(people: People, server: Server) -> None:
    _, (ann, bob, _) = three_friends(people, server, grace=1)
    before = places(bob)
    ann.locator("[data-verb=Choose]").first.scroll_into_view_if_needed()
    choose(ann)
    ann.locator("[data-nudge='1']").click()
    expect(ann.locator("[data-away-bar]")).to_contain_text("Nudged.")
    expect(bob.locator("[data-nudged]")).to_contain_text("Ann is waiting for you! Planning: everybody sends")
    expect(bob).to_have_title(re.compile("Ann"))
    assert bob.evaluate(PLACES) == before
    bob.locator("[data-nudged]").click()
    expect(bob.locator("[data-nudged]")).to_be_hidden()


def choose(page: Page) -> None:
    """Choose both roles, whatever they are."""
    page.evaluate(
        """() => fetch(location.pathname.replace("/t/", "/api/tables/") + "/commands", {
            method: "POST",
            headers: { Authorization: "Bearer " + localStorage.getItem("millions.seat." + location.pathname.slice(3)) },
            body: JSON.stringify({ do: "Play", id: "x", action: { verb: "Choose", roles: ["driver", "crook"] } }),
        }).then((answer) => { if (!answer.ok) throw new Error("refused"); })"""
    )


def test_the_host_removes_a_player_and_another_person_takes_the_seat(people: People, server: Server) -> None:
    host, stranger, key = people.come(), people.come(), Key.new().reveal()
    table = server.open("million-club", "person", "person", host=key)
    host.goto("/")
    host.evaluate("([table, key]) => localStorage.setItem(`millions.host.${table}`, key)", [table, key])
    sit_down(host, table, "Ann", query="")
    sit_down(stranger, table, "Eve", query="")
    wait_for_game(host)
    host.locator("[data-tab=people]").click()
    host.locator("[data-remove='1']").click()
    host.locator("[data-successor=free]").click()
    expect(stranger.locator("[data-removed]")).to_be_visible()
    bob = people.come()
    bob.goto(f"/t/{table}")
    bob.locator("[data-take-over='1']").click()
    expect(bob.locator("[data-take-over]")).to_be_hidden()
    expect(host.locator("[data-away]")).to_be_hidden()


TOPS = """() => [...document.querySelectorAll('.place > *, .now, .place [data-verb]')]
    .map(one => one.getBoundingClientRect().y)"""
"""Where the board, and everything on it and beside it that can be pressed, stands."""


def test_nothing_moves_when_a_friend_goes_is_replaced_and_comes_back(people: People, server: Server) -> None:
    _, (ann, bob, cid) = three_friends(people, server, grace=1)
    before = [(places(page), page.evaluate(TOPS))[1] for page in (ann, cid)]
    bob.goto("about:blank")
    for page in (ann, cid):
        expect(page.locator("[data-gone='1']")).to_be_visible()
    assert [page.evaluate(TOPS) for page in (ann, cid)] == before
    ann.locator("[data-call-bot='1']").click()
    for page in (ann, cid):
        expect(page.locator("[data-away]")).to_contain_text("Bob")
    assert [page.evaluate(TOPS) for page in (ann, cid)] == before


def test_one_sentence_says_when_a_bot_can_play_and_then_there_is_a_button(people: People, server: Server) -> None:
    _, (ann, bob, _) = three_friends(people, server, grace=6)
    bob.goto("about:blank")
    button = ann.locator("[data-call-bot='1']")
    expect(ann.locator("[data-gone='1']")).to_have_text(re.compile(r"Bob is away\. A bot can play in \d s"))
    expect(ann.locator("[data-away-seat='1']")).to_have_text("away")
    expect(button).to_have_count(0)
    expect(button).to_have_text("Let a bot play", timeout=PATIENCE)
    expect(button).to_be_enabled()


def test_a_friend_who_comes_back_is_told_what_the_bot_did(people: People, server: Server) -> None:
    table, (ann, bob, cid) = three_friends(people, server, pace=0, grace=1, absence=1)
    bob.goto("about:blank")
    expect(ann.locator("[data-away]")).to_contain_text("Bob")
    for page in (ann, cid):
        choose(page)
    expect(ann.locator("[data-step=Negotiate]")).to_be_visible()  # the bot has chosen, too
    bob.goto(f"/t/{table}")
    told = bob.locator("[data-meanwhile] li")
    expect(told.first).to_be_visible()
    expect(bob.get_by_role("heading", name="While you were away, a bot played for you")).to_be_visible()
    bob.locator("[data-meanwhile-read]").click()
    expect(told).to_have_count(0)
    bob.reload()
    wait_for_game(bob)
    expect(told).to_have_count(0)


def test_the_host_is_told_who_plays_at_a_seat_that_was_freed(people: People, server: Server) -> None:
    host, friend, key = people.come(), people.come(phone=True), Key.new().reveal()
    table = server.open("million-club", "person", "person", host=key)
    host.goto("/")
    host.evaluate("([table, key]) => localStorage.setItem(`millions.host.${table}`, key)", [table, key])
    sit_down(host, table, "Ann", query="")
    sit_down(friend, table, "Eve", query="")
    wait_for_game(host)
    host.locator("[data-tab=people]").click()
    host.locator("[data-remove='1']").click()
    host.locator("[data-successor=free]").click()
    expect(host.get_by_role("alert")).to_contain_text("A bot plays there until somebody takes the seat")
    expect(host.locator("[data-freed='1']")).to_contain_text("a bot plays there until somebody takes it")
    host.locator("[data-freed='1'] [data-invite]").click()
    expect(host.get_by_role("dialog")).to_contain_text("Invite friends")


PHASES = ("Choose", "Announce", "Ready", "Rob")
"""What a friend is asked in a heist of the second edition, one after the other."""


def until_asked(ann: Page, zoe: Page, others: Others, phase: str) -> None:
    """Play up to the moment at which Zoe, the Mentalist, is asked this."""
    do = {"Choose": "roles*=mentalist", "Announce": "roles*=brute"}
    expect(ann.locator("[data-verb=Choose]").first).to_be_visible(timeout=PATIENCE)  # the match has begun
    for asked, mine in zip(PHASES, ("roles*=brute", "roles*=brute", None), strict=False):
        if asked != "Announce":  # announcements are made in turn, Ann's first
            others_do(others, asked)
        press_one(ann, asked, mine)
        expect(zoe.locator(f"[data-verb={asked}]").first).to_be_visible(timeout=PATIENCE)
        if asked == phase:
            return
        press_one(zoe, asked, do.get(asked))
        if asked == "Announce":
            others_do(others, asked)
    expect(zoe.locator("[data-verb=Rob]").first).to_be_visible(timeout=PATIENCE)


def press_one(page: Page, verb: str, which: str | None) -> None:
    page.locator(f"[data-verb={verb}]" + (f"[data-arg-{which}]" if which else "")).first.click()
    expect(page.locator(f"[data-verb={verb}]")).to_have_count(0)


def others_do(others: Others, verb: str) -> None:
    for one in (1, 2):
        others.act(one, verb, **({} if verb == "Ready" else {"roles": ["driver"]}))


@pytest.mark.parametrize("phase", PHASES)
def test_a_friend_who_drops_in_any_phase_of_a_heist_blocks_nobody(people: People, server: Server, phase: str) -> None:
    settings = {"game": "dollars-2e", "chairs": [{"name": "Ann"}, {"name": "Zoe"}, {}, {}], "pace": 0}
    options = {"options": {"leader": "Ann"}, "clocks": {"grace": 1, "absence": 3600}}
    table = str(server.ask("POST", "/api/tables", {**settings, **options})["table"])
    ann, zoe = people.come(), people.come(phone=True)
    sit_down(ann, table, "Ann", query="")
    sit_down(zoe, table, "Zoe", query="")
    others = Others(server, table, 2)
    until_asked(ann, zoe, others, phase)
    zoe.goto("about:blank")
    expect(ann.locator("[data-gone='1']")).to_contain_text("Zoe")
    ann.locator("[data-call-bot='1']").click()
    expect(ann.locator("[data-away]")).to_contain_text("Zoe")
    while 1 in server.room(table)["awaited"]:  # ends when a bot has answered for her
        ann.wait_for_timeout(50)
    zoe.goto(f"/t/{table}")
    expect(zoe.locator("[data-seat='1'].me")).to_be_visible()
    expect(ann.locator("[data-away]")).to_have_count(0)
