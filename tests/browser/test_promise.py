"""The page checks the server's promise itself: it warns if secret and promise were replaced during the match."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE, People, my_key, sit_down, wait_for_game
from tests.browser.robot import press
from tests.browser.serving import Server
from tests.tampering import swap_secret


def to_the_end(page: Page) -> None:
    rng = Random(5)
    while page.locator("[data-standings]").count() == 0:
        press(page, rng)


def test_a_replaced_promise_is_found_out_by_open_and_reloaded_pages(people: People, server: Server) -> None:
    table = server.open("dollars-2e", "person", "random", "random")
    page, watcher = people.come(), people.come(lang="fr")
    watcher.goto(f"/t/{table}?plain")
    sit_down(page, table, "Ann")
    wait_for_game(page)
    wait_for_game(watcher)
    server.stop()
    swap_secret(server.store, table)
    server.start()
    late = people.come()
    late.goto(f"/t/{table}?plain")
    wait_for_game(late)
    to_the_end(page)
    expect(page.locator("[data-promise-broken]").last).to_contain_text("not dealt as promised")
    expect(page.locator("[data-promise-broken]").last).to_contain_text("not the one this device saw first")
    expect(watcher.locator("[data-promise-broken]").last).to_contain_text("n’a pas été donnée comme promis")
    page.reload()
    expect(page.locator(".verified [data-promise-broken]")).to_be_visible(timeout=PATIENCE)
    for one in (page, watcher):
        assert one.locator("[data-verified=true]").count() == 0
    expect(late.locator("[data-verified=true]")).to_contain_text("after the match had begun", timeout=PATIENCE)


def test_a_page_opened_again_during_the_match_warns_at_once(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "person", "random", "random", "random")
    page = people.come()
    sit_down(page, table, "Ann")
    wait_for_game(page)
    context = page.context
    page.close()
    server.stop()
    swap_secret(server.store, table)
    server.start()
    again = context.new_page()
    again.goto(f"{server.address}/t/{table}?plain")
    expect(again.locator("[data-promise-broken]")).to_contain_text("another promise", timeout=PATIENCE)


def test_an_honest_match_is_checked_by_the_page_with_its_own_salt(people: People, server: Server) -> None:
    table = server.open("dollars-2e", "person", "random", "random")
    page = people.come(lang="fr")
    sit_down(page, table, "Ann")
    wait_for_game(page)
    assert server.room(table)["commitments"][0]
    assert server.room(table)["commitments"][1:] == [None, None]
    to_the_end(page)
    expect(page.locator("[data-verified=true]")).to_contain_text(
        "votre appareil a pris part au mélange", timeout=PATIENCE
    )


def test_a_seat_opened_on_another_device_commits_to_that_devices_salt(people: People, server: Server) -> None:
    table = server.open("dollars-2e", "person", "person", "random")
    ann, phone, bob = people.come(), people.come(phone=True), people.come()
    sit_down(ann, table, "Ann")
    first = server.room(table)["commitments"][0]
    phone.goto(f"/t/{table}?plain#{my_key(ann, table)}")
    expect(ann.locator("[data-taken-over]")).to_be_visible()
    sit_down(bob, table, "Bob")
    for page in (phone, bob):
        wait_for_game(page)
    assert server.room(table)["commitments"][0] not in (None, first)


def test_the_others_are_told_whose_salt_is_missing(people: People, server: Server) -> None:
    table = server.open("dollars-2e", "person", "person", "random")
    ann, bob = people.come(), people.come()
    sit_down(ann, table, "Ann")
    expect(ann.get_by_text("Ann", exact=True)).to_be_visible()
    ann.goto("about:blank")
    sit_down(bob, table, "Bob")
    expect(bob.locator("[data-revealing]")).to_contain_text("the device of Ann")
    expect(bob.locator("[data-begin-without]")).to_have_count(0)
    ann.goto(f"{server.address}/t/{table}?plain")
    for page in (ann, bob):
        wait_for_game(page)
