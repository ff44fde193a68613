"""Nothing is lost when a connection breaks: another device, a server that restarts, no network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.people import PATIENCE, People, my_key, read_story, sit_down, wait_for_game
from tests.browser.robot import offered
from tests.browser.serving import Server


def table_for_three(people: People, server: Server) -> list[Page]:
    """A table without bots: nothing happens unless somebody presses something."""
    table = server.open("dollars-1e", *["person"] * 3)
    pages = [people.come() for _ in range(3)]
    for name, page in zip(("Ann", "Bob", "Cid"), pages, strict=True):
        sit_down(page, table, name)
    for page in pages:
        wait_for_game(page)
    return pages


def test_a_second_device_takes_over_and_the_first_can_take_it_back(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "person", "sensible", "sensible")
    first, second = people.come(), people.come(phone=True)
    sit_down(first, table, "Ann")
    wait_for_game(first)
    key = my_key(first, table)
    expect(first.locator("[data-event]").first).to_be_visible(timeout=PATIENCE)
    told = first.locator("[data-event]").all_inner_texts()
    second.goto(f"/t/{table}?plain#{key}")
    wait_for_game(second)
    assert key not in second.url
    read_story(second)
    expect(second.locator("[data-event]").nth(len(told) - 1)).to_be_visible(timeout=PATIENCE)
    assert second.locator("[data-event]").all_inner_texts()[: len(told)] == told
    expect(first.locator("[data-taken-over]")).to_be_visible()
    first.wait_for_timeout(1500)  # it does not come back by itself
    expect(first.locator("[data-taken-over]")).to_be_visible()
    first.get_by_role("button", name="Play here again").click()
    wait_for_game(first)
    expect(second.locator("[data-taken-over]")).to_be_visible()
    person = str(first.evaluate("localStorage['millions.person']"))
    second.goto(f"/me#{person}&name=Ann&face=hat")
    second.locator("[data-sure]").click()
    expect(second.get_by_label("Your name")).to_have_value("Ann")
    expect(second.locator("[data-portrait=hat]")).to_be_visible()
    expect(second.get_by_role("link", name="Millions of Dollars, first edition")).to_be_visible()
    assert person not in second.url


def test_a_late_spectator_reads_what_has_happened_and_no_secret(people: People, server: Server) -> None:
    pages = table_for_three(people, server)
    for page in pages:
        page.locator("[data-verb=Choose]").first.click()
    expect(pages[0].locator("[data-event]", has_text="Roles sent")).to_be_visible()
    watcher = people.come()
    watcher.goto(pages[0].url)
    expect(watcher.locator("[data-event]", has_text="Roles sent")).to_be_visible(timeout=PATIENCE)
    expect(watcher.locator("[data-event]", has_text=re.compile("sends? the"))).to_have_count(0)


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_the_page_recovers_by_itself_when_the_server_restarts(people: People, server: Server, how: str) -> None:
    table = server.open("dollars-1e", "person", "sensible", "sensible", "sensible")
    page = people.come()
    sit_down(page, table, "Ann")
    expect(page.locator("[data-verb=Choose]").first).to_be_visible(timeout=PATIENCE)  # connected to the seat
    told = page.locator("[data-event]").all_inner_texts()
    getattr(server, how)()
    try:
        expect(page.get_by_text("No connection")).to_be_visible(timeout=PATIENCE)
        press_once_without_a_line(page)
    finally:
        server.start()  # other tests need it too
    expect(page.get_by_text("No connection")).to_be_hidden(timeout=PATIENCE)
    # The wish was kept, and granted
    expect(page.get_by_role("tabpanel").get_by_text("You send")).to_be_visible(timeout=PATIENCE)
    assert page.locator("[data-event]").all_inner_texts()[: len(told)] == told


def press_once_without_a_line(page: Page) -> None:
    page.locator("[data-verb=Choose]").first.click()


def test_a_player_who_steps_away_can_take_the_seat_back(people: People, server: Server) -> None:
    table = server.open("million-club", "person", "person")
    ann, bob = people.come(), people.come("fr")
    sit_down(ann, table, "Ann")
    sit_down(bob, table, "Bob")
    wait_for_game(ann)
    ann.get_by_role("tab", name="More").click()
    ann.locator("[data-stepaway]").click()
    ann.locator("[data-comeback]").click()
    expect(ann.locator("[data-comeback]")).to_be_hidden()
    assert not server.room(table)["sitters"][0]["steward"]


def test_a_player_who_leaves_finds_the_way_back_and_the_others_are_told(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "person", "person", "sensible")
    ann, bob = people.come(), people.come("fr")
    sit_down(ann, table, "Ann")
    sit_down(bob, table, "Bob")
    wait_for_game(ann)
    ann.get_by_role("tab", name="More").click()
    ann.locator("[data-leave]").click()
    ann.get_by_role("dialog").get_by_role("button", name="No, back").click()
    assert not server.room(table)["sitters"][0]["steward"]
    ann.locator("[data-leave]").click()
    ann.locator("[data-sure]").click()
    expect(ann.get_by_role("alert")).to_contain_text("You have left.")
    expect(bob.locator("[data-away]")).to_contain_text("Ann n’est plus là")
    expect(ann.get_by_text("a bot plays for you", exact=True)).to_be_visible()
    ann.locator(f"a[href='/t/{table}']").click()
    ann.locator("[data-comeback]").click()
    expect(bob.locator("[data-away]")).to_be_hidden()


def test_a_table_that_is_not_there(people: People) -> None:
    page = people.come()
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()


def test_a_key_that_opens_nothing_only_watches(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "person", "person", "person")
    page = people.come()
    page.goto(f"/t/{table}#{'A' * 22}")
    expect(page.locator("[data-sit]")).to_be_visible()
    assert my_key(page, table) == "None"


def test_talk_in_two_languages(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "person", "person", "sensible")
    ann, bob = people.come(), people.come("fr")
    sit_down(ann, table, "Ann")
    sit_down(bob, table, "Bob")
    for page in (ann, bob):
        wait_for_game(page)
        page.get_by_role("tab", name=re.compile("Talk|Discussion")).click()
    ann.get_by_role("button", name="Really?").click()
    expect(bob.get_by_role("tabpanel").get_by_text("Ann : Vraiment ?")).to_be_visible()
    ann.get_by_label("Say something").fill("I am the Driver, of course")
    ann.get_by_role("tab", name="People").click()  # a line half written waits
    ann.get_by_role("tab", name="Talk").click()
    ann.get_by_role("button", name="Say", exact=True).click()
    expect(bob.get_by_role("tabpanel").get_by_text("Ann : I am the Driver, of course")).to_be_visible()
    announced = bob.locator("[data-announcer]").inner_text()
    assert "Vraiment" in announced
    assert offered(ann)


class SlowAnswers:
    """A connection over which everything comes at once, except that the server says when a command is done."""

    def __init__(self, page: Page) -> None:
        self._held: list[str | bytes] = []
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            self._held.append(message) if '"is":"Done"' in str(message) else socket.send(message)

        self._socket = socket
        socket.connect_to_server().on_message(hear)

    def arrive(self) -> None:
        """What was held back comes."""
        for message in self._held:
            self._socket.send(message)
        self._held.clear()


def test_the_next_line_can_be_written_before_the_last_one_is_confirmed(people: People, server: Server) -> None:
    """It stays in the field when the confirmation comes, and nothing is said twice."""
    table = server.open("dollars-1e", *["person"] * 3)
    page = people.come()
    answers = SlowAnswers(page)
    sit_down(page, table, "Ann")
    field, said = page.get_by_label("Say something"), page.locator(".talk li")
    field.fill("One")
    field.press("Enter")
    field.press("Enter")
    expect(said).to_have_text(["Ann: One"])
    field.fill("Two")
    answers.arrive()
    field.press("Enter")
    expect(said).to_have_text(["Ann: One", "Ann: Two"])
    expect(field).to_have_value("")
