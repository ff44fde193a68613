"""A replica made from messages equals what the server sees."""

from __future__ import annotations

from random import Random

import pytest

from millions.client.match import RemoteMatch
from millions.client.messages import read_message
from millions.client.replica import Replica
from millions.core.message import Action
from millions.core.seat import SPECTATOR
from millions.wire.stream import Change, Snapshot
from tests.loops import in_a_loop
from tests.tables.parties import Party
from tests.walks import ALL_GAMES


def fed(messages: list[bytes]) -> Replica:
    replica = Replica()
    for message in messages:
        told = read_message(message)
        assert isinstance(told, Snapshot | Change)
        replica.apply(told)
    return replica


@pytest.mark.parametrize("game", ALL_GAMES)
@in_a_loop
async def test_views_forms_and_events_are_the_servers_own(game: str) -> None:
    party = await Party.open(game, people=3, bots=["random"])
    first = {viewer: (party.table.snapshot(viewer), party.table.number(viewer)) for viewer in (0, 1, SPECTATOR)}
    await party.play_on(Random(2), steps=60)
    match = party.table.state.match
    assert match is not None
    for viewer, (snapshot, n) in first.items():
        replica = fed([snapshot, *await party.table.after(viewer, n)])
        assert (replica.you, replica.n) == (viewer, party.table.number(viewer))
        assert replica.view == match.view(viewer)
        assert type(replica.view) is type(match.view(viewer))
        assert replica.room == party.table.room
        assert replica.names() == match.seats
        assert replica.outlook == match.game.outlook(match.view(SPECTATOR))
        expected = match.forms(viewer) if viewer >= 0 else ()
        assert [form.describe() for form in replica.forms] == [form.describe() for form in expected]
        at_once = fed([party.table.snapshot(viewer)])
        assert (at_once.view, at_once.room, at_once.forms) == (replica.view, replica.room, replica.forms)
        assert at_once.outlook == replica.outlook


@in_a_loop
async def test_a_remote_match_looks_like_a_local_one_from_one_seat() -> None:
    place = 1
    party = await Party.open("dollars-1e", people=4)
    snapshot, n = party.table.snapshot(place), party.table.number(place)
    await party.play_on(Random(5))
    acted: list[Action] = []
    replica = fed([snapshot, *await party.table.after(place, n)])
    far, near = RemoteMatch(replica, acted.append), party.table.state.match
    assert near is not None
    assert far.over
    assert (far.game, far.seats, far.awaited, far.standings) == (near.game, near.seats, (), near.standings)
    assert far.view(place) == near.view(place)
    assert any(type(event).__name__ == "GameWon" for event in far.heard(place))
    for nosy in (lambda: far.view(0), lambda: far.forms(2), lambda: far.heard(0)):
        with pytest.raises(AssertionError):
            nosy()
