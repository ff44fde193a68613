"""A connection over real sockets: it reconnects, a command is carried out once, and it says why it ends."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from millions import Match
from millions.client import Api, Connection, Link, Player, RemoteTable, Replica
from millions.client.messages import Disconnected, Reconnected
from millions.core.errors import IllegalAction, MillionsError
from millions.core.replay import verify
from millions.server.store import SqliteStore
from millions.tables import MemoryStore
from millions.wire.answers import Refused
from millions.wire.commands import Play, Say, WishPause
from millions.wire.keys import Key
from millions.wire.stream import Snapshot
from millions.wire.talk import Reacts
from tests.client.serving import free_port, new_table, remote_table, served, serving
from tests.loops import in_a_loop


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with served(MemoryStore()) as address:
        yield address


def seated(link: str, folder: Path, name: str = "Ann") -> tuple[RemoteTable, Player]:
    table = remote_table(link, folder)
    table.sit(name)
    return table, table.connect()


def act(player: Player, rng: Random) -> None:
    """Something that may be done, unless others were quicker."""
    try:
        player.play(rng.choice(player.replica.forms).sample(rng))
    except IllegalAction:
        player.apply_next()


def play_out(player: Player, seed: int = 1) -> None:
    rng = Random(seed)
    while player.match is None or not player.match.over:
        if player.apply_next():
            assert player.ended is None
        elif player.replica.forms and player.replica.you in player.replica.room.awaited:
            act(player, rng)
        else:
            assert player.wait(30)


def test_a_player_plays_a_whole_match_and_fetches_its_record(url: str, tmp_path: Path) -> None:
    table, player = seated(new_table(url, "dollars-2e", bots=2), tmp_path)
    play_out(player)
    match = Match.read(table.record(), strict=True)
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
        player.send(WishPause)
    _, other = seated(link, tmp_path, "Bob")
    other.signal(Reacts("thanks", 0))
    while not player.replica.talk:
        player.wait()
        player.apply_next()
    assert player.replica.talk[0].phrase == Reacts("thanks", 0)
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
def test_a_table_that_cannot_be_reached_says_why(url: str, tmp_path: Path, change: object, code: str) -> None:
    assert callable(change)
    table = remote_table(change(new_table(url)), tmp_path)
    with pytest.raises(MillionsError) as refused:
        table.connect()
    assert refused.value.code == code


def test_a_full_table_has_no_seat(url: str, tmp_path: Path) -> None:
    link = new_table(url, people=1)
    remote_table(link, tmp_path).sit("Ann")
    with pytest.raises(Refused) as refused:
        remote_table(link, tmp_path).sit("Bob")
    assert refused.value.code in ("table-full", "match-begun")
    assert not remote_table(link, tmp_path).find_key("Bob")


def test_the_last_to_say_hello_plays(url: str, tmp_path: Path) -> None:
    link = new_table(url, people=2)
    _, first = seated(link, tmp_path)
    table = remote_table(link, tmp_path)
    assert table.find_key("ann")
    second = table.connect()
    while first.ended is None:
        assert first.wait(20)
        first.apply_next()
    assert first.ended.code == "taken-over"
    with pytest.raises(Refused, match="another device"):
        first.say("hello?")
    second.say("hello!")
    first.close()
    second.close()


@in_a_loop
async def test_a_connection_continues_where_it_was_lost_and_a_command_is_carried_out_once(tmp_path: Path) -> None:
    port, file = free_port(), tmp_path / "tables.db"
    with served(SqliteStore(file), port) as url:
        link = Link.read(new_table(url, people=2, bots=1))
        key = Key.new()
        await asyncio.to_thread(Api(url).sit, link.table, "Ann", key)
        connection, replica = Connection(Link(link.base, link.table, key)), Replica()
        await connection.open()
        replica.apply(await connection.receive())
        await connection.send(lambda id: Say(id, "one"))
    second = asyncio.create_task(connection.send(lambda id: Say(id, "two")))
    while not isinstance(await connection.receive(), Disconnected):
        pass
    with served(SqliteStore(file), port):
        done = await second
        received = [await connection.receive()]
        while connection.n is not None and connection.n < done.n:
            received.append(await connection.receive())
        assert isinstance(received[0], Reconnected)
        assert not any(isinstance(one, Snapshot) for one in received)
        again = Connection(connection.link)
        await again.open()
        now = await again.receive()
        assert isinstance(now, Snapshot)
        assert [one.text for one in now.talk] == ["one", "two"]
        await again.close()
    await connection.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e", "million-club"])
def test_a_match_is_played_through_kills(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as server:
        table, player = seated(new_table(server.address, game, bots=2), tmp_path)
        rng, decisions = Random(4), 0
        while player.match is None or not player.match.over:
            if player.apply_next():
                assert player.ended is None
            elif player.replica.forms and player.replica.you in player.replica.room.awaited:
                decisions += 1
                if decisions in (2, 4, 8):
                    server.kill()
                    server.start()
                act(player, rng)
            else:
                assert player.wait(30)
        assert decisions >= 4  # at least two rounds: a short match may not come to the third kill
        assert verify(table.record()).over
        player.close()


@in_a_loop
async def test_a_spectator_cannot_act(tmp_path: Path) -> None:
    with served(MemoryStore()) as url:
        connection = Connection(Link.read(new_table(url, people=2)))
        await connection.open()
        assert isinstance(await connection.receive(), Snapshot)
        with pytest.raises(Refused) as refused:
            await connection.send(lambda id: Play(id, {"verb": "Ready"}))
        assert refused.value.code == "only-watching"
        await connection.close()


def test_a_signal_that_does_not_interrupt_a_wait_is_noticed_all_the_same() -> None:
    """Another thread gets it here; as lost is one that comes just before the wait begins."""
    player, given_up = Player(Link("http://127.0.0.1:1", "nosuchtable")), threading.Event()

    def interrupt() -> None:
        signal.pthread_kill(threading.get_ident(), signal.SIGUSR2)
        if not noticed.wait(10):
            given_up.set()
            player._announce()

    def raises(*_: object) -> None:
        raise InterruptedError

    noticed, before = threading.Event(), signal.signal(signal.SIGUSR2, raises)
    try:
        later = threading.Timer(0.05, interrupt)
        later.start()
        with pytest.raises(InterruptedError):
            player.wait()
        noticed.set()
        later.join()
    finally:
        signal.signal(signal.SIGUSR2, before)
    assert not given_up.is_set()
