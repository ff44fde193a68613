"""Million Club's table in a real Chromium: whole games, keyboard alone on a phone, axe on every screen, no secrets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.club_pages import DESK, NOW, PHONE, SHEET, TABLE, Guest, Now, play
from tests.browser.fold import WINDOWS, look, look_for
from tests.browser.serving import Server

GAME = "million-club"
NAMES = ("Ann", "Bob", "Cid")
REGIONS = ("Africa", "Asia", "America", "India", "Oceania", "Afrique", "Asie", "Amérique", "Inde", "Océanie")

pytestmark = pytest.mark.slow


@contextmanager
def table_of(server: Server, *guests: Guest, bots: int = 1, profiles: bool = False, query: str = "") -> Iterator[str]:
    """A table at which these sit, with bots; in the end nothing went wrong in anybody's page."""
    table = server.open(GAME, *["person"] * len(guests), *["sensible"] * bots, options={"profiles": profiles})
    for guest, name in zip(guests, NAMES, strict=False):
        guest.sit(server, table, name, query)
    for guest in guests:
        guest.see()
    yield table
    for guest in guests:
        guest.context.close()
        assert not guest.troubles


PANELS = ".club .question, .club [data-lately], .club .contents, .club .exchange, .club .mine, .club .player"

CHAPTERS = {"placing", "intrigues", "colonies", "companies", "ending"}
MOVES = {"Develop", "Tax", "BuyColony", "BuyCompany", "PlayIntrigue"}
SAVE = {"Pass"}
"""Done in the last rounds, to have something left to pay a last move with."""


@pytest.mark.parametrize(
    ("lang", "profiles", "phone"), [("en", False, False), ("fr", True, True)], ids=["desk", "phone"]
)
def test_whole_games_at_a_desk_and_on_a_phone(
    browser: Browser, server: Server, lang: str, profiles: bool, phone: bool
) -> None:
    """On every screen axe finds nothing, and all that can be pressed is in sight, with the guide open."""
    seen = set[str]()

    def examine(guest: Guest, now: Now) -> None:
        no_secret(guest)
        if now.question not in seen:
            seen.add(now.question)
            assert violations(guest.page, TABLE) == [], now.question
            look(guest.page, f"{now.question}, guide open")
            look_for(guest.page, PANELS, now.question)
            guest.page.set_viewport_size(PHONE if phone else DESK)  # type: ignore[arg-type]

    chapters, used = set[str](), set[str]()
    for match in range(6):  # not every deal leads to every chapter, and not everything can be paid for
        guest = Guest(browser, lang, phone=phone, dark=phone, calm=False)
        with table_of(server, guest, bots=2, profiles=profiles, query="?guide") as table:
            used |= play([guest], Random(5 + match), examine, wishes=lambda now: SAVE if now.round >= 8 else ())
            a_counted_end(server, table, guest)
        chapters = {question.partition(":")[0] for question in seen}
        if chapters >= CHAPTERS and "PlacePawn" in used and len(MOVES & used) >= 3:
            return
    raise AssertionError(f"only {chapters}, {used}")


def a_counted_end(server: Server, table: str, guest: Guest) -> None:
    """Everybody sees the points that the server has counted."""
    points_are_counted_line_by_line(guest)
    standings = server.ask("GET", f"/api/tables/{table}")["room"]["standings"]
    totals = {one["seat"]: one["score"] for one in standings}
    assert guest.page.locator(f"{SHEET} tbody tr:not(.hidden)").count() == 7
    shown = guest.page.locator(f"{SHEET} thead .total td").all_inner_texts()
    assert shown == [str(totals[seat]) for seat in range(3)]
    assert guest.page.locator("text=/\\bclub-[a-z]/").count() == 0
    assert violations(guest.page, TABLE) == []
    assert server.ask("GET", f"/api/tables/{table}/verification")["ok"]


def points_are_counted_line_by_line(guest: Guest) -> None:
    """The sheet is counted line by line; this can be skipped, and a player who comes later sees all of it."""
    hidden = guest.page.locator(f"{SHEET} tbody tr.hidden")
    expect(hidden).not_to_have_count(0)
    guest.page.wait_for_function(f"() => document.querySelectorAll('{SHEET} tbody tr:not(.hidden)').length > 1")
    waiting = guest.page.locator("[data-waiting]")
    watching = waiting.inner_text()
    guest.page.locator(f"{SHEET} button").click()
    expect(hidden).to_have_count(0)
    expect(waiting).not_to_have_text(watching)  # all is told: there is nothing more to watch
    guest.page.reload()
    guest.see()
    expect(hidden).to_have_count(0)


SEEN = "() => [[...document.querySelectorAll('.player')].map(one => one.innerText), JSON.stringify(localStorage)]"


def no_secret(guest: Guest) -> None:
    """MC-S3. Of others one sees neither money nor regions, in the document and in what the device keeps."""
    cards, kept = guest.page.evaluate(SEEN)
    for card in cards[: guest.seat] + cards[guest.seat + 1 :]:
        assert "secret" in card
        assert not any(region in card for region in REGIONS)
    assert not any(word in kept for word in ("money", "colon", "africa"))


def test_a_round_on_a_phone_by_keyboard_alone(browser: Browser, server: Server) -> None:
    guest = Guest(browser, "fr", phone=True)
    with table_of(server, guest, bots=2):
        page = guest.page
        page.keyboard.press("Tab")
        for _ in range(60):
            page.wait_for_function(f"() => {{ const now = ({NOW})(); return now.offered.length || now.round > 1 }}")
            if guest.now().round > 1:
                break
            go_to_a_control(guest)
            page.keyboard.press("Enter")
            guest.settle()
            page.wait_for_function("document.activeElement !== document.body")  # else focus was lost
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
        else:
            raise AssertionError("the round did not end")


def go_to_a_control(guest: Guest) -> None:
    """Tab on until something that sends an action has the focus."""
    for _ in range(60):
        if guest.page.evaluate("!!document.activeElement?.dataset.verb"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("no control can be reached")


def test_no_layout_shift_during_play(browser: Browser, server: Server) -> None:
    guest = Guest(browser)
    with table_of(server, guest, bots=3):
        play([guest], Random(2), until=lambda now: now.round == 4)
        assert guest.page.evaluate("Math.max(...window.shifted)") < 0.05


@pytest.mark.parametrize(("lang", "bots", "profiles"), [("en", 5, False), ("fr", 5, False), ("fr", 3, True)])
def test_everybody_is_in_sight_at_a_desk_in_every_chapter(
    browser: Browser, server: Server, lang: str, bots: int, profiles: bool
) -> None:
    """Six players, and four with profiles: whatever the deal is, nothing needs to be scrolled in the lowest window."""
    guest, seen = Guest(browser, lang), set[str]()

    def examine(guest: Guest, now: Now) -> None:
        if now.chapter not in seen:
            seen.add(now.chapter)
            look_for(guest.page, PANELS, now.chapter)
            guest.page.set_viewport_size({"width": 1280, "height": 720})
        guest.page.wait_for_function(f"() => {OVER_THE_EDGE} <= 0")  # what grew for a large window takes a moment
        assert guest.page.evaluate(NAMELESS) == 0

    with table_of(server, guest, bots=bots, profiles=profiles):
        play([guest], Random(6), examine, until=lambda now: now.round == 4)
    assert len(seen) > 2


NAMELESS = """() => [...document.querySelectorAll(".player h3")]
    .filter(name => name.getBoundingClientRect().width < 25).length"""
"""Players whose name the badges beside it leave no room."""
OVER_THE_EDGE = """(() => {
    const place = document.querySelector(".frame > .place");
    return place.scrollHeight - place.clientHeight;
})()"""


def test_the_slider_hurries_bots_and_the_device_remembers_it(browser: Browser, server: Server) -> None:
    guest = Guest(browser, "fr", phone=True)
    chairs = [{"kind": "person"}, {"kind": "sensible"}]
    table = server.ask("POST", "/api/tables", {"game": GAME, "chairs": chairs, "pace": 60_000})["table"]
    guest.sit(server, table, "Ann")
    guest.see()
    placed = guest.page.locator(".board .pawn svg")
    if guest.now().offered:
        guest.page.locator("[data-verb]").first.click()
    before = placed.count()
    guest.page.locator("[data-pace]").fill("4")
    guest.page.wait_for_function(f"() => document.querySelectorAll('.board .pawn svg').length > {before}")
    guest.page.reload()
    expect(guest.page.locator("[data-pace]")).to_have_value("4")
    guest.context.close()


def test_a_pawn_can_be_taken_back_before_anybody_has_seen_it(browser: Browser, server: Server) -> None:
    """For a heartbeat nothing is sent; pressed once more, it is sent at once."""
    ann, bob = Guest(browser), Guest(browser, "fr", phone=True)
    with table_of(server, ann, bob, bots=0) as table:
        first, second = (ann, bob) if ann.now().offered else (bob, ann)
        undo, placed = first.page.locator("[data-undo]"), second.page.locator(".board .pawn svg")
        spots = len(first.now().offered)
        first.page.locator("[data-verb]").first.click()
        expect(first.page.locator(".board .pawn svg")).to_have_count(1)
        assert len(first.now().offered) == 1
        undo.click()
        expect(first.page.locator("[data-verb]")).to_have_count(spots)
        first.page.wait_for_timeout(1500)
        assert placed.count() == 0
        first.page.locator("[data-verb]").first.click()
        expect(undo).to_be_visible()
        assert placed.count() == 0
        first.page.locator("[data-verb]").first.click()
        expect(placed.first).to_be_visible()
        assert server.ask("GET", f"/api/tables/{table}")["room"]["awaited"] == [second.seat]


def test_on_a_television_everything_is_large_and_in_sight(browser: Browser, server: Server) -> None:
    """Six players, both sizes of screens: nothing is cut, and no word is smaller than a sofa allows."""
    guest, screen = Guest(browser), Guest(browser, "fr")
    with table_of(server, guest, bots=5) as table:
        screen.page.goto(f"{server.address}/t/{table}?screen")
        screen.page.locator("[data-television]").wait_for()
        rng, done = Random(6), Counter[str]()
        while (now := guest.now()).round < 3:
            if now.offered:
                guest.press(now, rng, done)
            guest.page.wait_for_timeout(20)
        for name in ("1280x720", "1920x1080"):
            screen.page.set_viewport_size(WINDOWS[name])
            screen.page.wait_for_timeout(200)
            small = WINDOWS[name]["height"] / 60  # 12 pixels of 720 lines
            assert screen.page.evaluate(BAD_FROM_AFAR, small) == [], name
            assert violations(screen.page, "[data-television]") == []
    screen.context.close()
    assert not screen.troubles


def test_who_begins_is_told_whole_and_the_field_for_talk_names_no_price(browser: Browser, server: Server) -> None:
    """Five players in a low window: their facts take one line each, and nobody here would leave for a price."""
    ann = Guest(browser)
    ann.page.set_viewport_size({"width": 1366, "height": 768})
    with table_of(server, ann, bots=4):
        first = ann.page.locator(".player .head .badge", has_text="begins")
        expect(first).to_have_count(1)
        assert first.evaluate(
            "one => one.getBoundingClientRect().right <= one.closest('li').getBoundingClientRect().right"
        )
        ann.page.locator("[data-tab=talk]").click()
        expect(ann.page.locator(".talk input").first).to_have_attribute("placeholder", "Say something")


BAD_FROM_AFAR = """small => [...document.querySelectorAll("[data-television] :is(li, p, b, strong, small, h3)")]
    .filter(one => one.getClientRects().length)
    .filter(one => {
        const tile = (one.closest("li") ?? one.closest("[data-television]")).getBoundingClientRect();
        const {left, right, bottom} = one.getBoundingClientRect();
        return parseFloat(getComputedStyle(one).fontSize) < small
            || right > tile.right + 1 || left < tile.left - 1 || bottom > tile.bottom + 1
            || bottom > innerHeight || (one.tagName === "STRONG" && one.scrollWidth > one.clientWidth);
    }).map(one => `${one.tagName} ${one.textContent}`)"""


def test_at_a_desk_the_board_and_all_cards_are_in_sight_and_prices_say_what_they_leave(
    browser: Browser, server: Server
) -> None:
    """Who alone goes to the Colonies has their privilege: five regions to choose from, in a window of usual size."""
    ann, bob = Guest(browser), Guest(browser)
    wishes = {ann: {"PlacePawn colonies", "DiscardColony"}, bob: {"PlacePawn intrigues"}}
    rng, done = Random(4), Counter[str]()
    with table_of(server, ann, bob, bots=0):
        assert ann.page.evaluate("document.querySelector('.board').getBoundingClientRect().bottom") <= DESK["height"]
        while ann.now().question != "colonies: BuyColony Pass":
            for guest in (ann, bob):
                if (now := guest.now()).offered and now.question != "colonies: BuyColony Pass":
                    guest.press(now, rng, done, wishes[guest])
            ann.page.wait_for_timeout(20)
        offered = ann.page.locator(".club .now .answers ul")
        expect(offered.locator("li")).to_have_count(5)
        assert offered.evaluate("list => list.scrollWidth - list.clientWidth") <= 0
        money = int(ann.page.locator(".purse .money").inner_text().split("\u00a0")[0])
        expect(offered.get_by_role("button").first).to_contain_text(f"{money - 2}\u00a0M left")


RACKET = "PlayIntrigue racket"


def test_a_player_is_told_of_a_loss_and_can_go_on_without_money(browser: Browser, server: Server) -> None:
    """With both pawns among the Intrigues one finds every card; with both among the Companies one buys, and is poor."""
    ann, bob = Guest(browser, phone=True), Guest(browser)
    told, rng, done = ann.page.locator("[data-lately]"), Random(4), Counter[str]()

    def wishes(guest: Guest, now: Now) -> set[str]:
        """Bob plays two cards or three, Racket last: the last thing that was done to her is told."""
        if guest is ann:
            return {"PlacePawn companies", "BuyCompany"}
        others = {one for one in now.offered if one.startswith("PlayIntrigue")} - {RACKET}
        played = any(one.startswith("PlayIntrigue") for one in done)
        return {"PlacePawn intrigues", *({"Pass"} if done[RACKET] else {RACKET} if played else others)}

    with table_of(server, ann, bob, bots=0):
        while (now := ann.now()).question != "companies: Pass":
            if now.chapter == "companies" and not done["BuyCompany"]:
                expect(told.locator("[data-tone=blow]", has_text="Racket")).to_contain_text(
                    re.compile(r"Bob plays Racket.*−3\u00a0M")
                )
            for guest in (ann, bob):
                if (now := guest.now()).offered and now.question != "companies: Pass":
                    guest.press(now, rng, done, wishes(guest, now))
            ann.page.wait_for_timeout(20)
        expect(told).not_to_contain_text("Racket")  # told until she acts
        panel = ann.page.locator(".club section.now")
        expect(panel).to_contain_text(
            re.compile(r"You have the privilege, but a card costs 4\u00a0M and you have [0-3]\u00a0M")
        )
        expect(panel.locator(".head").get_by_role("button")).to_have_text(["Go on"])
        expect(panel.locator("li strong")).to_contain_text(["Resource", "Industry", "Transport"])
        assert violations(ann.page, TABLE) == []


CUT = """() => [...document.querySelectorAll(".answers li strong, .answers .deeds button > span:first-child")]
    .flatMap(place => {
        const texts = [], walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode);
        const frame = (place.closest("button") ?? place.closest("li")).getBoundingClientRect();
        return texts.flatMap(text => [...text.data.matchAll(/\\S+/g)].filter(word => {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const {left, right} = range.getBoundingClientRect();
            return range.getClientRects().length > 1 || left < frame.left || right > frame.right;
        }).map(String));
    })"""
"""Words on the cards that are broken in two or stick out."""


def test_on_a_phone_no_word_on_a_card_is_cut_in_two(browser: Browser, server: Server) -> None:
    """French words are long, and three cards lie side by side. Alone on a tile, Ann sees its whole deck."""
    ann, bob = Guest(browser, "fr", phone=True), Guest(browser)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    hers = {1: {"PlacePawn intrigues", "PlacePawn companies"}, 2: {"PlacePawn lobby", "PlacePawn colonies"}}
    rng, seen, done = Random(3), set[str](), Counter[str]()
    with table_of(server, ann, bob, bots=0):
        while ann.now().round < 3:
            for guest in (ann, bob):
                if not (now := guest.now()).offered:
                    continue
                if guest is ann:
                    seen.update(now.offered)
                    assert ann.page.evaluate(CUT) == [], now.question
                guest.press(now, rng, done, hers.get(now.round, ()) if guest is ann else {"PlacePawn exchange"})
            ann.page.wait_for_timeout(20)
    assert {"BuyCompany", "Develop"} <= seen
    assert sum(one.startswith("PlayIntrigue ") for one in seen) == 8


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_first_tips_are_read_whole(browser: Browser, server: Server, lang: str) -> None:
    guest = Guest(browser, lang, phone=True)
    with table_of(server, guest, bots=2, query="?guide"):
        guest.page.set_viewport_size({"width": 390, "height": 844})
        for mark in ("welcome", "PlacePawns"):
            tip = guest.page.locator(f"[data-coach={mark}]")
            expect(tip).to_be_visible()
            assert tip.locator("p").evaluate("tip => tip.scrollHeight <= tip.clientHeight"), mark
            tip.locator("button").click()
