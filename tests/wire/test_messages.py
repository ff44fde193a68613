"""The messages with a game's types filled in are exactly what the server sends."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from millions import GAMES
from millions.core.seat import SPECTATOR
from millions.wire.forms import AnyForm
from millions.wire.games import messages_of, player_actions
from millions.wire.shapes import filled, partial, updated
from millions.wire.state import TableState
from millions.wire.stream import PastEvents
from tests.loops import in_a_loop
from tests.tables.parties import Party

encode = msgspec.json.encode


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_every_message_decodes_into_the_games_types_and_encodes_to_the_same_bytes(game: str) -> None:
    types = messages_of(GAMES[game])
    changes: msgspec.json.Decoder[Any] = msgspec.json.Decoder(types.change, strict=True)
    snapshots: msgspec.json.Decoder[Any] = msgspec.json.Decoder(types.snapshot, strict=True)
    party = await Party.open(game, people=3, bots=["random"])
    before = party.table.snapshot(0)
    assert encode(snapshots.decode(before)) == before
    await party.play_on(Random(2), steps=80)
    for viewer in (0, 1, SPECTATOR):
        messages = await party.table.after(viewer, 0)
        assert len(messages) > 20
        for message in messages:
            assert encode(changes.decode(message)) == message
        now = party.table.snapshot(viewer)
        assert encode(snapshots.decode(now)) == now
    past = await party.table.happened(0)
    kind = filled(tuple, filled(PastEvents, types.event), ...)
    assert encode(msgspec.json.decode(encode(past), type=kind)) == encode(past)


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_changes_add_up_to_the_snapshot(game: str) -> None:
    types = messages_of(GAMES[game])
    party = await Party.open(game, people=3, bots=["random"])
    await party.play_on(Random(3), steps=40)
    room: TableState | None = None
    view: Any = None
    for message in await party.table.after(0, 0):
        change = msgspec.json.decode(message, type=types.change)
        room = updated(TableState, room, change.room) if change.room is not msgspec.UNSET else room
        view = updated(types.view, view, change.view) if change.view is not msgspec.UNSET else view
    now = msgspec.json.decode(party.table.snapshot(0), type=types.snapshot)
    assert (room, view) == (now.room, now.view)


@pytest.mark.parametrize(
    ("game", "nature"),
    [
        ("dollars-1e", {"GiveLeaderCard", "TurnUp", "SetAside"}),
        ("dollars-2e", {"GiveLeaderCard", "TurnUp", "SetAside"}),
        (
            "million-club",
            {
                *("GiveProfile", "GiveCompany", "GiveColony", "GiveFirst"),
                *("DrawIntrigues", "DrawColonies", "DrawCompanies"),
            },
        ),
    ],
)
def test_forms_are_described_for_the_actions_of_players_only(game: str, nature: set[str]) -> None:
    actions, offered = GAMES[game].actions, player_actions(GAMES[game])
    assert {action.__name__ for action in {*actions} - {*offered}} == nature


def test_a_described_form_can_be_read_without_its_game() -> None:
    blanks = {"character": {"kind": "one of", "among": [0, 1]}}
    described = encode({"verb": "Withdraw", "rule": "M1-N2", "blanks": blanks})
    assert encode(msgspec.json.decode(described, type=AnyForm)) == described


def test_a_partial_struct_holds_the_fields_that_it_was_given() -> None:
    kind = partial(TableState)
    assert (
        encode(msgspec.json.decode(b'{"stage":"over","rematch":null}', type=kind)) == b'{"stage":"over","rematch":null}'
    )
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value"):
        msgspec.json.decode(b'{"stage":"lost"}', type=kind)
