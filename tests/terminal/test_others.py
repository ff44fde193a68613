"""At a live table in a terminal: a nudge, a bot for a player who is away, and what the host may do."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from millions.client.api import Api
from millions.wire.bodies import NewTable
from millions.wire.keys import Key
from millions.wire.settings import Chair, Clocks
from tests.client.serving import new_table, serving
from tests.serving import Served
from tests.terminal.driving import Live

pytestmark = pytest.mark.slow

CLOCKS = Clocks(grace=1)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as one:
        yield one


def test_a_bot_plays_for_a_player_who_is_away_and_a_nudge_reminds_one_who_is_not(
    server: Served, tmp_path: Path
) -> None:
    link = new_table(server.address, people=2, bots=1, clocks=CLOCKS, pace=60_000)
    ann = Live(tmp_path, "play", "--join", link, "--name", "Ann")
    ann.until("One seat is free")
    bob = Live(tmp_path, "play", "--join", link, "--name", "Bob", "--lang", "fr")
    ann.until("Ann> ")
    bob.until("Bob> ")
    ann.type("nudge")
    assert "nudge NAME" in ann.until("NAME")
    ann.type("nudge Cid")
    assert "Nobody here is called" in ann.until("called")
    while "You have nudged Bob" not in ann.out:  # it takes a moment until the grace is over
        ann.nudge("nudge Bob")
    assert "Ann vous fait signe" in bob.until(r"la table vous attend\.\s+Préparation")
    bob.stop(signal.SIGINT)
    assert "Bob is not connected any more" in ann.until(r"(?s)any more.*is back")
    while "A bot plays for Bob" not in ann.out:
        ann.nudge("bot Bob")
    bob = Live(tmp_path, "play", "--join", link, "--name", "Bob")
    ann.until("Bob is back and plays again")
    for terminal in (ann, bob):
        terminal.stop(signal.SIGINT)


def test_the_host_removes_a_player_who_is_told_so(server: Served, tmp_path: Path) -> None:
    key, api = Key.new(), Api(server.address)
    chairs = (Chair(), Chair(), Chair("random"))
    table = api.open(NewTable(game="dollars-1e", chairs=chairs, host=key.reveal(), clocks=CLOCKS, pace=60_000)).table
    api.sit(table, "Ann", key)
    link = f"{server.address}/t/{table}"
    bob = Live(tmp_path, "play", "--join", link, "--name", "Bob")
    bob.until("Bob> ")
    ann = Live(tmp_path, "play", "--join", f"{link}#{key.reveal()}")
    ann.until("Ann> ")
    bob.type("remove Ann")
    assert "Only the host" in bob.until("can do that")
    ann.type("remove Bob")
    assert "a bot, has taken the seat" in ann.until("taken the seat")
    assert "the host has removed you from this table" in bob.until("this table")
    assert bob.process.wait(30) != 0
    ann.stop(signal.SIGINT)
