"""A line over real sockets: it mends itself, grants a wish once, and says why when it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import Raw
from msgspec.json import encode

from millions import Match
from millions.client import Api, Door, Line, Link, Player, Seen
from millions.client.messages import Broken, Mended, Snapshot
from millions.core.errors import IllegalAction, MillionsError
from millions.core.replay import verify
from millions.server.store import SqliteStore
from millions.tables import MemoryStore
from millions.wire.answers import Refused
from millions.wire.commands import Play, Say
from millions.wire.keys import Key
from millions.wire.talk import Reacts
from tests.client.serving import door_to, free_port, new_table, served, serving
from tests.loops import in_a_loop


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with served(MemoryStore()) as address:
        yield address


def seated(link: str, folder: Path, name: str = "Ann") -> tuple[Door, Player]:
    door = door_to(link, folder)
    door.sit(name)
    return door, door.go_in()


def act(player: Player, rng: Random) -> None:
    """Something that may be done, unless others were quicker."""
    try:
        player.play(rng.choice(player.seen.forms).sample(rng))
    except IllegalAction:
        player.take_in()


def play_out(player: Player, seed: int = 1) -> None:
    rng = Random(seed)
    while player.match is None or not player.match.over:
        if player.take_in():
            assert player.ended is None
        elif player.seen.forms and player.seen.you in player.seen.room.awaited:
            act(player, rng)
        else:
            assert player.wait(30)


def test_a_player_plays_a_whole_match_and_fetches_its_record(url: str, tmp_path: Path) -> None:
    door, player = seated(new_table(url, "dollars-2e", bots=2), tmp_path)
    play_out(player)
    match = Match.read(door.record(), strict=True)
    assert match.over
    assert player.match is not None
    assert match.standings == player.match.standings
    player.close()


def test_what_is_refused_says_why_and_changes_nothing(url: str, tmp_path: Path) -> None:
    link = new_table(url, people=2, bots=2, talk="structured")
    _, player = seated(link, tmp_path)
    with pytest.raises(Refused) as refused:
        player.say("hello")
    assert refused.value.code == "talk-structured"
    with pytest.raises(Refused, match="not begun"):
        player.wish_pause()
    _, other = seated(link, tmp_path, "Bob")
    other.react("thanks", 0)
    while not player.seen.talk:
        player.wait()
        player.take_in()
    assert player.seen.talk[0].phrase == Reacts("thanks", 0)
    player.close()
    other.close()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda link: link.replace("/t/", "/t/x"), "no-such-table"),
        (lambda link: f"{link}#{Key.new().reveal()}", "wrong-key"),
        (lambda link: f"http://127.0.0.1:{free_port()}/t/abc", "unreachable"),
    ],
)
def test_a_door_that_does_not_open_says_why(url: str, tmp_path: Path, change: object, code: str) -> None:
    assert callable(change)
    door = door_to(change(new_table(url)), tmp_path)
    with pytest.raises(MillionsError) as refused:
        door.go_in()
    assert refused.value.code == code


def test_a_full_table_has_no_seat(url: str, tmp_path: Path) -> None:
    link = new_table(url, people=1)
    door_to(link, tmp_path).sit("Ann")
    with pytest.raises(Refused) as refused:
        door_to(link, tmp_path).sit("Bob")
    assert refused.value.code in ("table-full", "match-begun")
    assert not door_to(link, tmp_path).find_key("Bob")


def test_the_last_to_say_hello_plays(url: str, tmp_path: Path) -> None:
    link = new_table(url, people=2)
    _, first = seated(link, tmp_path)
    door = door_to(link, tmp_path)
    assert door.find_key("ann")
    second = door.go_in()
    while first.ended is None:
        assert first.wait(20)
        first.take_in()
    assert first.ended.code == "taken-over"
    with pytest.raises(Refused, match="another device"):
        first.say("hello?")
    second.say("hello!")
    first.close()
    second.close()


@in_a_loop
async def test_a_line_goes_on_where_it_broke_and_a_wish_is_granted_once(tmp_path: Path) -> None:
    port, file = free_port(), tmp_path / "tables.db"
    with served(SqliteStore(file), port) as url:
        link = Link.read(new_table(url, people=2, bots=1))
        key = Key.new()
        await asyncio.to_thread(Api(url).sit, link.table, "Ann", key)
        line, seen = Line(Link(link.base, link.table, key)), Seen()
        await line.open()
        seen.take_in(await line.hear())
        await line.do(Say, text="one")
    wish = asyncio.create_task(line.do(Say, text="two"))
    while not isinstance(await line.hear(), Broken):
        pass
    with served(SqliteStore(file), port):
        done = await wish
        heard = [await line.hear()]
        while line.n is not None and line.n < done.n:
            heard.append(await line.hear())
        assert isinstance(heard[0], Mended)
        assert not any(isinstance(one, Snapshot) for one in heard)
        again = Line(line.link)
        await again.open()
        now = await again.hear()
        assert isinstance(now, Snapshot)
        assert [one.text for one in now.talk] == ["one", "two"]
        await again.close()
    await line.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e", "million-club"])
def test_a_match_is_played_through_kills(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as server:
        door, player = seated(new_table(server.address, game, bots=2), tmp_path)
        rng, decisions = Random(4), 0
        while player.match is None or not player.match.over:
            if player.take_in():
                assert player.ended is None
            elif player.seen.forms and player.seen.you in player.seen.room.awaited:
                decisions += 1
                if decisions in (2, 5, 8):
                    server.kill()
                    server.start()
                act(player, rng)
            else:
                assert player.wait(30)
        assert decisions >= 8
        assert verify(door.record()).over
        player.close()


@in_a_loop
async def test_whoever_watches_can_do_nothing(tmp_path: Path) -> None:
    with served(MemoryStore()) as url:
        line = Line(Link.read(new_table(url, people=2)))
        await line.open()
        assert isinstance(await line.hear(), Snapshot)
        with pytest.raises(Refused) as refused:
            await line.do(Play, action=Raw(encode({"verb": "Ready"})))
        assert refused.value.code == "only-watching"
        await line.close()
