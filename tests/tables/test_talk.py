"""Talk binds nobody, and is not for everybody at every time."""

from __future__ import annotations

import json
from random import Random

import pytest

from millions.core.seat import SPECTATOR
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.negotiation import Negotiate
from millions.games.heists.components import Role as Role2
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.negotiation import Withdraw as Withdraw2
from millions.games.heists.planning import Choose as Choose2
from millions.wire.answers import Refused
from millions.wire.commands import Say, Signal, read_command
from millions.wire.talk import AnyPhrase, Claims, Offers, Reacts, Requests
from tests.loops import in_a_loop
from tests.tables.parties import Client, Party
from tests.tables.test_clocks import step
from tests.tables.test_commands import negotiating


async def refused(party: Party, seat: int, *sayings: str | AnyPhrase) -> list[str]:
    """Why each of these cannot be said."""
    codes = []
    for saying in sayings:
        command = Say(party.id(), saying) if isinstance(saying, str) else Signal(party.id(), saying)
        with pytest.raises(Refused) as refusal:
            await party.do(seat, command)
        codes.append(refusal.value.code)
    return codes


@in_a_loop
async def test_what_is_said_is_heard_by_everybody_who_listens_and_by_those_who_come_later() -> None:
    party = await Party.open()
    client, spectator = Client(party.table, 1), Client(party.table, SPECTATOR)
    await party.do(0, Say("1", "I am the Driver.\nHonestly!"))
    await party.do(2, Signal("2", Offers(1, 3, "leave")))
    for listener in (client, spectator, Client(party.table, 3)):
        await listener.hear()
        first, second = listener.talk
        assert (first["seat"], first["text"]) == (0, "I am the Driver.\nHonestly!")
        assert second["phrase"] == {"phrase": "Offers", "to": 1, "amount": 3, "if_you": "leave"}


@in_a_loop
async def test_what_is_not_there_cannot_be_talked_about() -> None:
    party = await negotiating()
    wrong: list[AnyPhrase] = [
        *(Claims(0, "emperor"), Claims(7, "driver")),
        *(Offers(0, 3, "leave"), Offers(6, 3, "leave"), Requests(0, "leave"), Reacts("yes", 0)),
    ]
    assert await refused(party, 0, *wrong) == ["talk-phrase"] * 6
    for phrase in (Claims(3, "driver"), Requests(1, "leave", 4), Requests(2, "hurry"), Reacts("laugh")):
        await party.do(0, Signal(party.id(), phrase))
    assert await refused(party, 1, " \n ", "bell \x07", "up\n" * 100) == ["talk-text", "talk-text", "talk-lines"]
    with pytest.raises(Exception, match="length"):
        read_command(json.dumps({"do": "Say", "id": "1", "text": "x" * 501}))


@in_a_loop
async def test_modes_of_talk() -> None:
    structured = await Party.open(talk="structured")
    assert await refused(structured, 0, "hello") == ["talk-structured"]
    await structured.do(0, Signal("1", Reacts("thanks", 1)))
    aloud = await Party.open(talk="same-room")
    assert await refused(aloud, 0, "hello", Reacts("thanks", 1)) == ["talk-same-room"] * 2
    with_bots = await Party.open("dollars-1e", 2, ("sensible",) * 2, talk="same-room")
    assert await refused(with_bots, 0, Reacts("thanks", 1)) == ["talk-same-room"]
    await with_bots.do(0, Say("1", "I leave for 3."))


@in_a_loop
async def test_nobody_can_drown_the_table() -> None:
    party = await Party.open()
    for number in range(10):
        await party.do(0, Say(f"{number}", "me, me, me"))
    assert await refused(party, 0, "me!") == ["talk-flood"]
    await party.do(1, Say("1", "calm down"))
    await party.clock.advance(10_000)
    await party.do(0, Say("later", "sorry"))


@in_a_loop
async def test_M1_N3_a_player_who_has_left_is_silent_until_the_end_of_the_round() -> None:
    party = await negotiating()
    await party.do(0, Say("1", "I go."))
    await party.play(0, Withdraw(0))
    assert await refused(party, 0, "psst", Reacts("laugh"), Claims(0, "driver")) == ["talk-silent"] * 3
    await party.do(1, Say("2", "Good."))
    for seat in (1, 2, 3):
        await party.play(seat, Ready())
    while party.table.state.match is not None and party.table.state.match.table.round == 1:  # type: ignore[attr-defined]
        await party.somebody_acts(Random(1))
    await party.do(0, Say("3", "Back again."))


@in_a_loop
async def test_M1_N3_with_three_players_one_is_silent_when_both_characters_have_left() -> None:
    party = await Party.open(people=3)
    rng = Random(2)
    while len(party.table.room.awaited) and type(step(party)).__name__ != "Negotiate":
        await party.somebody_acts(rng)
    await party.play(0, Withdraw(0))
    await party.do(0, Say("1", "One of mine has left."))
    await party.play(0, Withdraw(1))
    assert await refused(party, 0, "and the other") == ["talk-silent"]


@in_a_loop
async def test_M2_N4_in_the_second_edition_one_may_still_talk() -> None:
    party = await Party.open("dollars-2e", 4)
    for seat in range(4):
        await party.play(seat, Choose2((Role2.DRIVER,)))
    while not isinstance(step(party), Negotiate):
        await party.play(party.table.room.awaited[0], Announce((Role2.DRIVER,)))
    await party.play(0, Withdraw2(0))
    await party.do(0, Say("1", "I go, but I talk."))
