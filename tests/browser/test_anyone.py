"""Two people who press "Play with anyone" sit at one table, see when bots come, and find it in the list."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import People


def test_two_strangers_meet_and_a_third_sees_their_table(people: People) -> None:
    ann, bob, cid = people.come(), people.come(phone=True), people.come()
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.goto("/")
        page.get_by_label("Your name").fill(name)
        page.locator("[data-anyone=million-club]").click()
        expect(page.locator("[data-fills]")).to_have_text(re.compile(r"Bots take the free seats in \d+ s"))
        expect(page.locator("main")).to_contain_text("1 min a decision, 4 min a negotiation")
    assert ann.url == bob.url
    expect(ann.get_by_text("Bob").first).to_be_visible()
    cid.goto("/")
    table = ann.url.rpartition("/")[2]
    row = cid.locator("li", has=cid.locator(f"a[href='/t/{table}']"))
    expect(row).to_contain_text("2 seats free · Ann, Bob · 1 min a decision, 4 min a negotiation · English")
    ann.locator("[data-begin]").click()
    expect(bob.locator("[data-waiting]")).to_be_visible()
