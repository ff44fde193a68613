"""Everybody in one room: a television for all, and a phone in every hand."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.heist_pages import Others
from tests.browser.people import PATIENCE, People, sit_down
from tests.browser.serving import Server

HD = {"width": 1280, "height": 720}
BONUSES = [{"role": "mentalist", "amount": 4}, {"role": "driver", "amount": 2}]
ROLES = ["tech", "brute", "mentalist", "driver"]
DECK: dict[str, Any] = {
    "name": "room",
    "cards": [{"name": f"Bank {number}", "amount": 12, "bonuses": BONUSES} for number in range(5)],
    "roles": {str(players): ROLES if players > 3 else [*ROLES, "acrobat"] for players in range(3, 9)},
}


def evening(people: People, server: Server) -> tuple[Page, Page, Others]:
    """A television, the phone of Ann (a Tech who says she is a Brute), and Bob, Cid, Dot, who leaves at once."""
    asked = {
        "game": "dollars-2e",
        "chairs": [{"name": "Ann"}, {}, {}, {}],
        "options": {"leader": "Ann"},
        "talk": "same-room",
        "deck": DECK,
    }
    table = server.ask("POST", "/api/tables", asked)["table"]
    television = people.come(calm=False, show="quick")
    television.set_viewport_size(HD)  # type: ignore[arg-type]
    television.goto(f"/t/{table}?screen")
    ann = people.come(calm=False, show="quick", phone=True)
    sit_down(ann, table, "Ann", query="")
    others = Others(server, table, 3)
    expect(ann.locator("[data-verb=Choose]").first).to_be_visible(timeout=PATIENCE)
    others.choose(("mentalist", "brute", "driver"))
    ann.locator("[data-verb=Choose][data-arg-roles*=tech]").click()
    ann.locator("[data-verb=Announce][data-arg-roles*=brute]").click()
    for seat, role in ((1, "driver"), (2, "brute"), (3, "tech")):
        others.act(seat, "Announce", roles=[role])
    others.act(3, "Withdraw", character=3)
    expect(ann.locator("[data-verb=Ready]")).to_be_visible(timeout=PATIENCE)
    return television, ann, others


def test_the_television_says_what_the_card_likes_and_what_those_who_left_had_said(
    people: People, server: Server
) -> None:
    television, ann, _ = evening(people, server)
    expect(television.locator("[data-likes=mentalist]")).to_have_text("Mentalist in: pot +4")
    gone = television.locator("[data-seat='3']")
    expect(gone).to_contain_text("(left)")
    expect(gone.locator(".said.past")).to_contain_text("Tech")
    expect(ann.locator("[data-said-of='1']")).to_have_text("Bob: Driver")
    expect(ann.locator("[data-said-of='3']")).to_have_text("Dot: Tech (left)")
    for _ in range(2):  # the button for the whole table covers nothing of it, open or not
        board, button = ann.locator(".scrolled").bounding_box(), ann.locator("[data-whole]").bounding_box()
        assert board
        assert button
        assert button["y"] >= board["y"] + board["height"]
        ann.locator("[data-whole]").click()


def test_the_cards_stay_on_the_television_while_somebody_chooses_in_the_middle_of_a_heist(
    people: People, server: Server
) -> None:
    television, ann, others = evening(people, server)
    ann.locator("[data-verb=Ready]").click()
    others.ready(1, 2)
    stage = television.locator("[data-stage=asks]")
    expect(stage.locator(".title")).to_have_text("Ann: which role do you eliminate?", timeout=2 * PATIENCE)
    expect(television.locator("[data-on-stage]")).to_have_count(4)
    expect(television.locator("[data-mark=awaited]")).to_have_count(1)
    expect(television.locator("[data-mark=done]")).to_have_count(0)
    ann.locator("[data-verb=NameRole]:not([data-arg-role*=mentalist])").last.click()  # else Bob could rob nobody
    expect(stage.locator(".title")).to_have_text("Bob: whom do you rob?", timeout=2 * PATIENCE)
    expect(television.locator("[data-named]")).to_be_visible()
    others.act(1, "Rob", character=0)
    own = ann.locator("[data-own-result]")
    expect(own).to_be_visible(timeout=2 * PATIENCE)  # the own line, not a hint to a screen that may have gone on
    expect(own).to_contain_text("You now have")
    expect(ann.locator("[data-look-up]")).to_have_count(0)
    expect(television.locator("[data-result]")).to_be_visible(timeout=PATIENCE)


def test_where_only_this_computer_can_open_a_table_the_form_and_the_lobby_say_what_to_do(
    people: People, server: Server
) -> None:
    page = people.come()
    page.goto("/new/dollars-2e")
    page.locator("[data-where=room]").check()
    expect(page.locator("[data-command]")).to_contain_text("millions serve --lan")
    page.locator("[data-part=phone]").check()
    expect(page.get_by_text("You, 2 friends, one bot: 4 players.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**?screen")
    expect(page.locator(".lobby [data-command]")).to_contain_text("millions serve --lan")
    expect(page.locator(".lobby li")).to_have_count(4)
