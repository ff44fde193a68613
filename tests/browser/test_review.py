"""From the review to the same decision once more."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.browser.people import PATIENCE, People, wait_for_game
from tests.browser.serving import Server
from tests.browser.test_screens import played_by_bots

PHONE: ViewportSize = {"width": 390, "height": 800}


def test_any_line_can_be_played_on_at_a_table_of_ones_own_and_the_picture_kept(people: People, server: Server) -> None:
    page = people.come()
    table = played_by_bots(server)
    page.goto(f"/review/{table}")
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=9 * PATIENCE)
    expect(page.locator("[data-turns] li").first).to_contain_text("Round")
    for told in page.locator("[data-turns] > li").all_inner_texts():
        assert re.match(r"Round \d, .+: \w+ chose to .+ \d+%( → \d+%)?", told)
    expect(page.locator("[data-back]")).to_have_attribute("href", f"/t/{table}")
    decided = page.locator("[data-decided] > div").all_inner_texts()
    page.goto(f"/t/{table}")  # the end of the match tells the same in a few lines
    page.locator("[data-decided]").click()
    winners = {one["name"] for one in server.ask("GET", f"/api/tables/{table}/review")["seats"] if one["result"] > 0}
    won = page.locator("[data-essence=done] [data-told-of=won]")
    assert won.get_attribute("data-seat") in winners, "what decided a match is told of its winner"
    expect(won).to_contain_text(re.compile(r"[Rr]ound \d"))
    assert page.locator("[data-essence=done] > div").all_inner_texts() == decided, "the review says the same"
    page.go_back()
    page.locator("[data-cursor]").fill("9")
    expect(page.locator("[data-told]")).to_contain_text(re.compile(r"^Round 1, \w+ \(step 9 of \d+\):"))
    with page.expect_download() as kept:
        page.locator("[data-picture=png]").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    page.locator(".play-on select").select_option(index=1)
    expect(page.locator("[data-turns] [data-try]").first).to_be_enabled()
    page.locator(".play-on [data-try='9']").click()
    wait_for_game(page)
    begins = page.locator("[data-branch]")
    expect(begins).to_contain_text("You play on from round 1 of your match.")
    expect(begins.get_by_role("link")).to_have_attribute("href", re.compile(rf"/review/{table}"))
    expect(page.get_by_text("Nothing has happened yet.")).to_have_count(0)
    expect(page.locator("[data-verb]").first).to_be_visible(timeout=PATIENCE)
    page.set_viewport_size(PHONE)  # the story is not in sight
    page.goto(f"/review/{table}")
    page.locator("[data-turns] [data-try]").first.click(timeout=9 * PATIENCE)
    wait_for_game(page)
    expect(page.get_by_role("alert").get_by_text("You play on from")).to_be_visible()


def test_a_player_practises_and_plays_on_from_their_own_seat(people: People, server: Server) -> None:
    page = people.come()
    table = played_by_bots(server)
    page.goto(f"/review/{table}?you=1")
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=9 * PATIENCE)
    names = page.locator(".play-on option").all_inner_texts()
    assert page.locator(".play-on select").input_value() == "1"
    for button in page.locator("[data-turns] [data-try]").all_inner_texts():
        assert names[1] in button
    page.locator("a[href*=practise]").click()
    expect(page.locator("[data-practice=asked]")).to_be_visible(timeout=9 * PATIENCE)
    expect(page.locator("[data-verdict]")).to_contain_text(f"You are {names[1]}.")
    assert page.locator("[data-whose]").input_value() == "1"


def test_a_review_is_dark_after_a_dark_table_unless_its_reader_wants_it_light(people: People, server: Server) -> None:
    page = people.come()
    table = played_by_bots(server)
    for place in ("t", "review"):
        page.goto(f"/{place}/{table}")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("header select").select_option("light")
    page.reload()
    expect(page.locator("[data-review]")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_the_end_of_a_match_counts_lies_as_the_review_does_and_tells_the_best_deal(
    people: People, server: Server
) -> None:
    page = people.come()
    table = played_by_bots(server)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-ending]")).to_be_visible()
    told = {
        str(one.inner_text()).split(" lied ")[0].strip(): int(one.get_attribute("data-lies") or 0)
        for one in page.locator("[data-liar]").all()
    }
    page.locator("[data-decided]").click()
    expect(page.locator("[data-essence=done]")).to_be_visible(timeout=9 * PATIENCE)
    review = server.ask("GET", f"/api/tables/{table}/review")
    assert told == {one["name"]: one["lies"] for one in review["seats"] if one.get("lies")}
    best = page.locator("[data-told-of=best-deal]")
    if review.get("best_deal"):
        expect(best).to_contain_text("No other deal gained more.")
    else:
        expect(best).to_be_hidden()


def test_an_exercise_names_only_roles_that_are_in_play(people: People) -> None:
    """Its match is played without Acrobats, and its first Loot card would like them."""
    page = people.come()
    page.goto("/practise?seed=1")
    expect(page.locator("[data-practice=asked] [data-event=LootTurned]").first).to_be_attached(timeout=PATIENCE)
    told = page.locator("[data-event=LootTurned]").all_text_contents()
    assert any("Jewel Thieves" in one for one in told)
    assert not any("Acrobat" in one for one in told)


def test_a_match_that_is_watched_again_plays_by_itself_and_on_a_phone_the_result_is_whole(
    people: People, server: Server
) -> None:
    page = people.come(phone=True)
    table = played_by_bots(server)
    page.goto(f"/review/{table}")
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=9 * PATIENCE)
    assert page.locator(".wide:has([data-results])").evaluate("one => one.scrollWidth <= one.clientWidth")
    page.locator(f"a[href='/replay/{table}?play']").click()
    page.wait_for_function("() => Number(document.querySelector('[data-scrub]')?.value) > 1", timeout=2 * PATIENCE)


def test_what_the_record_tells_is_there_before_anything_is_judged(people: People, server: Server) -> None:
    page = people.come()
    table = played_by_bots(server)
    begun = '{"is": "ReviewProgress", "done": 0, "steps": 900, "review": null}'
    page.route("**/api/tables/*/review", lambda route: route.fulfill(body=begun, content_type="application/json"))
    page.goto(f"/review/{table}")
    told = page.locator("[data-played]")
    expect(told.get_by_role("heading", name="Who was who")).to_be_visible()
    assert told.locator("tbody tr").count() == 3
    expect(told.locator("[data-liar], .deals li").first).to_be_visible()
    expect(page.locator("[data-left]")).to_have_text("often one or two minutes")
    page.unroute("**/api/tables/*/review")
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=9 * PATIENCE)
    expect(told).to_be_visible()
    expect(page.locator("[data-told-of=lies], [data-told-of=dearest]")).to_have_count(0)
