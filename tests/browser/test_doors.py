"""In by any door: two clicks to play, a link for friends, a screen for the room; and out again to the next game."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.people import PATIENCE, People, read_story, sit_down, wait_for_game
from tests.browser.robot import press
from tests.browser.serving import Server

GAMES = ("dollars-1e", "dollars-2e", "million-club")


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_to_the_first_move(people: People, game: str) -> None:
    page = people.come(phone=True)
    page.goto("/")
    page.locator(f"[data-play={game}]").click()
    page.locator("[data-verb]").first.click(timeout=PATIENCE)
    read_story(page)
    expect(page.locator("[data-event]").first).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("region").or_(page.locator("section")).filter(has_text="Your tables")
    mine.get_by_role("link").first.click()
    wait_for_game(page)  # and back again


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_first_game(people: People, game: str) -> None:
    page, sent = people.come("fr"), list[str]()

    def held() -> list[str]:
        """Every wish so far that bots wait, or wait no longer."""
        return [frame for frame in sent if '"Hold"' in frame]

    def for_tips() -> int:
        return sum('"seconds":20' in frame for frame in held())

    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto("/")
    page.locator(f"[data-guide={game}]").click()
    coach = page.locator("[data-coach]")
    expect(coach).to_have_attribute("data-coach", "welcome")
    expect(coach.get_by_role("button")).to_have_text("Compris")
    coach.get_by_role("button").click()
    expect(coach).to_have_attribute("data-coach", re.compile("ChooseCharacters|PlacePawns"), timeout=PATIENCE)
    eventually(page, lambda: for_tips() >= 2)
    assert for_tips() == 2  # one for each tip
    coach.get_by_role("button").click()
    expect(coach).to_have_count(0)
    eventually(page, lambda: '"seconds":20' not in held()[-1])
    sent.clear()
    page.reload()
    eventually(page, lambda: bool(held()))
    page.wait_for_timeout(200)
    # bots wait for a tip that is there, and for no other
    eventually(page, lambda: ('"seconds":20' in held()[-1]) == (coach.count() == 1))


def eventually(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait until this is so; meanwhile the page is heard."""
    for _ in range(PATIENCE // 50):
        if is_so():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never is")


def test_people_without_a_name_are_told_apart(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "person", "person", "person")
    for _ in range(2):
        page = people.come()
        page.goto(f"/t/{table}")
        page.locator("[data-sit]").click()
        page.locator("[data-sit]").wait_for(state="detached")
    one, other, nobody = [sitter["name"] for sitter in server.room(table)["sitters"]]
    assert one
    assert other
    assert one != other
    assert nobody is None


def test_friends_come_by_link_and_the_host_begins(people: People, server: Server) -> None:
    host, guest = people.come(), people.come("fr", phone=True, newcomer=True)
    host.goto("/")
    host.get_by_role("link", name="Invite friends").first.click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_label("Friends you invite").select_option("3")
    host.get_by_label("Bots who play along").select_option("1")
    host.get_by_label("Bot 1").select_option("bluffer")
    expect(host.get_by_text("You, 3 friends, one bot: 5 players.")).to_be_visible()
    host.get_by_text("Clock, talk, who may watch").click()
    host.get_by_label("Brisk").check()
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("[data-closed]")).to_contain_text("--lan")  # 127.0.0.1 leads every device to itself
    assert host.locator("[data-link]").count() == host.get_by_role("img", name="QR code").count() == 0
    address = host.locator("[data-link-here]").get_attribute("data-link-here")
    assert address == host.url
    guest.goto(address)
    guest.get_by_label("Votre nom").fill("Bob")
    guest.get_by_role("button", name="S’asseoir").click()
    expect(host.get_by_text("Bob")).to_be_visible()
    expect(host).to_have_title(re.compile("^3/5"))  # for a host who looks at another tab
    expect(guest.locator("[data-seated]")).to_contain_text("Ann peut commencer")
    expect(guest.locator("[data-closed]")).to_have_count(0)  # only the host can change it
    expect(guest.locator("[data-about]")).to_contain_text("Pour gagner, atteignez")
    host.locator("[data-begin]").click()
    for page in (host, guest):
        wait_for_game(page)
    guest.locator("[data-no-guide]").click()  # newcomers have the guide, until one press
    expect(guest.locator("[data-coach]")).to_have_count(0)
    expect(host.locator("[data-coach]")).to_have_count(0)
    host.get_by_role("tab", name="People").click()
    expect(host.get_by_text("Time left").first).to_be_attached()


@pytest.mark.parametrize(
    ("lang", "game", "said"),
    [
        ("en", "dollars-1e", ("Short: 4 rounds", "rounds: 4 (8 in the book)")),
        ("fr", "dollars-2e", ("Courte : 3 tours", "tours\u00a0: 3 (5 dans le livre)")),
        ("en", "million-club", ("Short: 5 rounds", "rounds: 5 (9 in the book)")),
    ],
)
def test_a_host_may_choose_a_short_game_and_everybody_is_told(
    people: People, server: Server, lang: str, game: str, said: tuple[str, str]
) -> None:
    host, guest = people.come(lang), people.come(lang)
    host.goto(f"/new/{game}")
    expect(host.locator("[data-length=book]")).to_be_checked()
    choice, other = said
    host.get_by_label(choice).check()
    host.get_by_role("button", name=re.compile("Open the table|Ouvrir la table")).click()
    expect(host.locator("[data-numbers]")).to_contain_text(other)
    guest.goto(host.url)
    expect(guest.locator("[data-numbers]")).to_contain_text(other)


def test_bots_of_every_kind_play_a_short_game(people: People, server: Server) -> None:
    kinds = ("shrewd", "trained", "novice", "expert")
    table = server.open("dollars-1e", *kinds, deck={"variant": {"rounds": 1}})
    page = people.come()
    page.goto(f"/t/{table}")
    expect(page.locator("[data-standings] li")).to_have_count(len(kinds), timeout=3 * PATIENCE)
    expect(page.locator("[data-numbers]").first).to_contain_text("rounds: 1 (8 in the book)")


def test_bots_fill_the_table_when_friends_are_few(people: People) -> None:
    page = people.come()
    page.goto("/new/dollars-1e")
    page.get_by_label("Friends you invite").select_option("0")
    expect(page.get_by_text("You, 2 bots: 3 players.")).to_be_visible()
    page.get_by_label("Friends you invite").select_option("7")
    expect(page.get_by_text("You, 7 friends: 8 players.")).to_be_visible()


def test_a_spectator_is_told_so_and_offered_no_seat(people: People, server: Server) -> None:
    page = people.come()
    page.goto(f"/t/{server.open('dollars-1e', *['sensible'] * 3, pace=2000, watch_delay=60)}")
    expect(page.locator("[data-watching]")).to_contain_text("What you see is a minute old.")
    assert page.locator("[data-sit]").count() == 0
    page.goto(f"/t/{server.open('dollars-1e', *['sensible'] * 3, pace=2000)}")
    wait_for_game(page)
    expect(page.locator("[data-watching]")).to_contain_text("You are watching.")
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_role("heading", name="What you can do now").count() == 0


def test_help_leads_to_the_rules_of_this_moment(people: People, server: Server) -> None:
    page = people.come(phone=True)
    sit_down(page, server.open("dollars-1e", "person", "sensible", "sensible"), "Ann", "")
    page.locator("[data-verb]").first.wait_for()
    page.get_by_role("button", name="Help").click()
    help = page.get_by_role("dialog")
    expect(help.get_by_text("Send a character", exact=True)).to_be_visible()
    help.get_by_text("Who does what").click()
    expect(help.get_by_text("Mastermind", exact=True)).to_be_visible()
    with page.context.expect_page() as opened:
        help.get_by_role("link", name="The rules of this moment").click()
    rule = opened.value.url.partition("#")[2]
    expect(opened.value.locator(f"[id='{rule}']:target")).to_be_in_viewport()
    opened.value.get_by_role("link", name="Sharing").click()
    expect(opened.value.get_by_role("heading", name="Sharing")).to_be_in_viewport()


def test_a_shared_screen_shows_the_table_and_lets_people_in(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "person", "sensible", "sensible", talk="same-room")
    screen, ann = people.come(), people.come(phone=True)
    screen.goto(f"/t/{table}?screen")
    expect(screen.locator("[data-closed]")).to_be_visible()  # 127.0.0.1 leads every device to itself
    expect(screen.locator("[data-closed]")).to_contain_text("--lan")  # said where all see it: a host looks here first
    assert screen.get_by_role("img", name="QR code").count() == 0
    assert screen.locator("[data-sit], [data-begin]").count() == 0
    sit_down(ann, table, "Ann")
    wait_for_game(screen)
    assert screen.get_by_role("tab", name="Talk").count() == 0
    ann.get_by_role("tab", name="Talk").click()
    ann.get_by_label("Say something to the bots").fill("Edda, will you leave for 3?")
    ann.get_by_role("button", name="Say", exact=True).click()
    expect(ann.locator(".talk li.mine")).to_have_count(1)
    assert screen.locator("[data-verb]").count() == 0


def test_language_and_light_are_kept(people: People) -> None:
    page = people.come()
    page.goto("/")
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Choisissez un jeu.")
    page.get_by_label("Clair ou sombre").select_option("dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Choisissez un jeu.")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"


def test_without_motion_light_turns_to_dark_at_once(people: People) -> None:
    """No colour is on its way: the next one would wait for it, text for its ground, word for word."""
    page = people.come(dark=True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    on_the_way = "() => (document.documentElement.dataset.theme = 'light', document.getAnimations().length)"
    assert page.evaluate(on_the_way) == 0


def test_those_who_want_a_rematch_sit_down_at_a_new_table(people: People, server: Server) -> None:
    table = server.open("million-club", "person", "person")
    ann, bob = people.come(), people.come()
    sit_down(ann, table, "Ann")
    sit_down(bob, table, "Bob")
    to_the_end([ann, bob], Random(8))
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_url(lambda url: table not in url)
    again = ann.url.rpartition("/")[2]
    expect(ann.get_by_text("Ann", exact=True)).to_be_visible()
    assert [sitter["name"] for sitter in server.room(again)["sitters"]] == ["Ann", None]
    expect(ann.locator("[data-begin]")).to_be_visible()  # she has opened the table: she is its host
    bob.get_by_role("button", name="Ann plays again: sit down too").click()
    for page in (ann, bob):
        wait_for_game(page)
        expect(page.locator("[data-standings]")).to_have_count(0)
    assert [sitter["name"] for sitter in server.room(again)["sitters"]] == ["Ann", "Bob"]
    assert all(server.room(again)["commitments"])


def to_the_end(pages: list[Page], rng: Random) -> None:
    while pages[0].locator("[data-standings]").count() == 0:
        for page in pages:
            press(page, rng)


def test_a_player_who_stands_up_may_sit_down_again(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "person", "person", "person")
    page = people.come()
    sit_down(page, table, "Ann", "")
    page.get_by_role("button", name="Stand up again").click()
    expect(page.locator("[data-sit]")).to_be_visible()
    page.locator("[data-sit]").click()
    expect(page.get_by_text("Ann", exact=True)).to_be_visible()


def test_a_replay_can_be_scrubbed_and_shared(people: People, server: Server) -> None:
    table = server.open("dollars-1e", "random", "random", "random", "random")
    page = people.come()
    page.goto(f"/t/{table}")
    expect(page.locator("[data-standings]")).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="Watch it again").click()
    scrub = page.locator("[data-scrub]")
    page.locator("[data-tab=fair]").click()
    expect(page.locator("[data-verified=true]")).to_be_visible(timeout=PATIENCE)
    read_story(page)
    last = int(scrub.get_attribute("max") or 0)
    assert last > 20
    scrub.fill(str(last))
    at_the_end = page.locator("[data-event]").last.text_content()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("[data-event]").last).not_to_have_text(at_the_end or "")
    page.locator("main .title select").select_option("1")
    expect(page.locator("[data-event]").first).to_be_visible()
    page.goto(f"/replay/{table}?eyes=open&at={last}")
    expect(page.locator("[data-event]").last).to_have_text(at_the_end or "")


def test_a_refusal_says_which_rule_and_what_it_says(people: People, server: Server) -> None:
    """The page offers only what is allowed; a wish that is changed on its way is refused."""
    table = server.open_for_leader("Ann", "dollars-1e", "sensible", "sensible", "sensible")
    page = people.come("fr")
    page.route_web_socket(re.compile("/socket$"), meddle)
    sit_down(page, table, "Ann")
    page.locator("[data-verb=Choose]").first.click()
    page.locator("[data-verb=Ready]").click(timeout=PATIENCE)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Ce n’est pas possible maintenant.")
    expect(alert).to_contain_text("(M1-N8)")
    alert.get_by_role("button").click()
    expect(alert).to_be_empty()


def meddle(route: WebSocketRoute) -> None:
    server = route.connect_to_server()
    denounce = '"verb":"NameRole","role":"driver"'
    route.on_message(lambda message: server.send(str(message).replace('"verb":"Ready"', denounce)))
