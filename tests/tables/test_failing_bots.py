"""A bot that fails at a live table: a steward takes its seat, everybody sees it, and the log says where it failed."""

from __future__ import annotations

import logging
from random import Random

import pytest

from millions.bots import BOTS, Bot, Personality
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import SPECTATOR
from millions.core.table import View
from millions.server.thinking import Thinkers
from millions.tables import TableManager
from millions.tables.entries import Stewarded, decode
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop
from tests.tables.parties import SECRET, Client, Party


class Careless(Bot[View]):
    """Raises an exception that tells what it has seen."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        raise LookupError(f"planted {view} {forms}")


class Cheating(Bot[View]):
    """Chooses what it is not offered."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        return "planted"  # type: ignore[return-value]


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "careless", Careless)
    monkeypatch.setitem(BOTS, "cheating", Cheating)


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("kind", "error", "place"),
    [("careless", "LookupError", "test_failing_bots.py:"), ("cheating", "Malformed", "referee.py:")],
)
@in_a_loop
async def test_a_steward_takes_the_seat_of_a_bot_that_fails_and_the_traceback_is_logged(
    kind: str, error: str, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    party = await Party.open("dollars-1e", 0, [kind, "random", "random"], pace=1000)
    watching = Client(party.table, SPECTATOR)
    await party.play_on(Random(1), steps=20)
    await watching.hear()
    assert [one["steward"] for one in watching.room["sitters"]] == [True, False, False]
    entries = [decode(entry) for entry in await party.store.read(party.table.id)]
    assert [(one.seat, one.why) for one in entries if isinstance(one, Stewarded)] == [(0, "failed")]
    (failure,) = failures(caplog)
    assert f"the bot {kind} failed: {error} at" in failure
    assert place in failure
    assert not any(secret in failure for secret in ("planted", "View(", "Form(", SECRET.decode()))
    await party.restart()
    await party.play_on(Random(1), steps=400)
    assert party.table.state.over
    assert len(failures(caplog)) == 1  # the steward went on after the restart


@pytest.mark.slow
@in_a_loop
async def test_a_steward_that_fails_plays_at_random(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Personality, "act", Careless.act)
    party = await Party.open("dollars-1e", 0, ["careless", "random", "random"], pace=1000)
    await party.play_on(Random(1), steps=400)
    assert party.table.state.over
    assert {line.partition("the bot ")[2].split()[0] for line in failures(caplog)} == {"careless", "steward"}


@pytest.mark.slow
@in_a_loop
async def test_the_places_come_from_the_process_in_which_the_bot_thinks(caplog: pytest.LogCaptureFixture) -> None:
    party = Party()
    with Thinkers() as think:
        party.manager = TableManager(party.store, party.clock, think)
        chairs = tuple(map(Chair, ("random", "random", "random")))
        settings = Settings(game="dollars-1e", chairs=chairs, pace=1000)
        party.table = await party.manager.open(settings, Key.new(), SECRET)
        party.table.state.seats[0].kind = "careless"  # known in this process only
        await party.play_on(Random(1), steps=10)
    (failure,) = failures(caplog)
    assert "the bot careless failed: BadSetup at" in failure
    assert "registry.py:" in failure
