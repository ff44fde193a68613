"""Salts: committed to when sitting down, revealed when every seat is taken, and nobody can choose one late."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from random import Random
from typing import Any

import pytest
from msgspec import structs

from millions.core.errors import BadRecord, MillionsError
from millions.core.match import Match
from millions.core.nature import Dealer, commitment_to, derived_salt
from millions.core.replay import verify
from millions.tables import entries
from millions.tables.entries import Began, Opened, Salted, Sat, raw
from millions.tables.store import Kept
from millions.wire.answers import Refused
from millions.wire.commands import AnyCommand, BeginWithout, Commit, Leave, Reveal
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.core.test_record import joined
from tests.loops import in_a_loop
from tests.tables.parties import NOON, SECRET, Party
from tests.walks import NAMES

WAIT_MS = 30_000


async def seated(people: int = 3, bots: int = 1, salts: bool = True) -> Party:
    """Everybody has sat down with a commitment; nobody has revealed a salt."""
    party = Party()
    chairs = (*[Chair()] * people, *[Chair("random")] * bots)
    party.table = await party.manager.open(Settings(game="dollars-1e", chairs=chairs, pace=0), Key.new(), SECRET)
    party.keys = [Key.new() for _ in range(people)]
    for seat, key in enumerate(party.keys):
        commitment = commitment_to(f"salt-{seat}") if salts else None
        await party.table.sit(key, NAMES[seat], commitment=commitment)
    return party


def stage(party: Party) -> str:
    return party.table.room.stage


async def refusal_of(party: Party, seat: int, command: AnyCommand) -> str:
    with pytest.raises(MillionsError) as refusal:
        await party.do(seat, command)
    return refusal.value.code


@in_a_loop
async def test_without_salts_the_same_secret_deals_the_same_cards_whatever_players_commit_to() -> None:
    dealt = []
    for salt in ("one", "other"):
        party, settings = Party(), Settings(game="dollars-1e", chairs=(Chair(),) * 3, pace=0)
        party.table = await party.manager.open(settings, Key.new(), SECRET, salted=False)
        party.keys = [Key.new() for _ in range(3)]
        for seat, key in enumerate(party.keys[:2]):
            await party.table.sit(key, NAMES[seat], commitment=commitment_to(salt))
        assert await refusal_of(party, 0, Commit("late", commitment_to(salt))) == "no-salts"
        await party.table.sit(party.keys[2], NAMES[2])
        assert party.table.state.match is not None
        dealt.append(party.table.state.match.header.salts)
    assert dealt[0] == dealt[1] == tuple([derived_salt(SECRET, seat) for seat in range(3)])


@in_a_loop
async def test_a_match_begins_only_when_every_salt_is_revealed() -> None:
    party = await seated()
    assert stage(party) == "revealing"
    for seat in (2, 0):
        await party.do(seat, Reveal(party.id(), f"salt-{seat}"))
        assert stage(party) == "revealing"
    assert party.table.room.revealed == (0, 2)
    assert party.table.room.awaited == (1,)
    await party.do(1, Reveal(party.id(), "salt-1"))
    assert stage(party) == "playing"
    assert party.table.state.match is not None
    header = party.table.state.match.header
    assert header.salts == ("salt-0", "salt-1", "salt-2", derived_salt(SECRET, 3))
    assert header.commitments == (*[commitment_to(f"salt-{seat}") for seat in range(3)], None)
    assert party.table.room.salts == header.salts


@in_a_loop
async def test_nobody_is_told_a_salt_before_the_match_begins() -> None:
    party = await seated()
    for seat in (0, 1):
        await party.do(seat, Reveal(party.id(), f"salt-{seat}"))
    told = [message for stream in (await party.streams()).values() for message in stream]
    told += [party.table.snapshot(viewer) for viewer in party.table.state.viewers]
    assert not any(b"salt-0" in message or b"salt-1" in message for message in told)


@in_a_loop
async def test_a_salt_that_was_not_committed_to_is_refused() -> None:
    party = await seated()
    assert await refusal_of(party, 0, Reveal("1", "chosen-later")) == "salt-unfit"
    assert await refusal_of(party, 0, Commit("2", commitment_to("chosen-later"))) == "match-begun"
    await party.do(0, Reveal("3", "salt-0"))
    before = party.table.state.number
    await party.do(0, Reveal("4", "salt-0"))
    assert party.table.state.number == before
    assert await refusal_of(party, 0, Reveal("5", "chosen-later")) == "salt-unfit"


@in_a_loop
async def test_of_two_reveals_at_once_only_the_fitting_one_counts() -> None:
    party = await seated(people=3)
    for seat in (1, 2):
        await party.do(seat, Reveal(party.id(), f"salt-{seat}"))
    both = [party.do(0, Reveal("a", "another")), party.do(0, Reveal("b", "salt-0")), party.do(0, Reveal("c", "third"))]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(one, Refused) for one in outcomes] == [True, False, True]
    assert party.table.room.salts[0] == "salt-0"


@in_a_loop
async def test_a_commitment_changes_only_while_seats_are_free() -> None:
    party = Party()
    settings = Settings(game="dollars-1e", chairs=(Chair(),) * 3, pace=0)
    party.table = await party.manager.open(settings, Key.new(), SECRET)
    keys = [Key.new() for _ in range(3)]
    await party.table.sit(keys[0], "Ann", commitment=commitment_to("first"))
    assert await refusal_of(party, 0, Reveal("1", "first")) == "reveal-early"
    await party.do(0, Commit("2", commitment_to("second")))
    for key, name in zip(keys[1:], NAMES[1:], strict=False):
        await party.table.sit(key, name, commitment=commitment_to(name))
    assert await party.table.sit(keys[0], "Ann", commitment=commitment_to("third")) == 0  # reconnects with another
    assert await refusal_of(party, 0, Reveal("3", "first")) == "salt-unfit"
    assert await refusal_of(party, 0, Reveal("4", "third")) == "salt-unfit"
    await party.do(0, Reveal("5", "second"))


@in_a_loop
async def test_the_others_may_begin_without_a_player_who_does_not_reveal() -> None:
    party = await seated()
    listener = party.table.listen(1)
    await party.do(0, Reveal("1", "salt-0"))
    await party.do(2, Reveal("2", "salt-2"))
    assert await refusal_of(party, 0, BeginWithout("3")) == "reveal-wait"
    await party.clock.advance(WAIT_MS)
    assert await refusal_of(party, 1, BeginWithout("4")) == "not-revealing"
    assert stage(party) == "revealing"  # nothing happens by itself: Bob may be on his way
    await party.do(0, BeginWithout("5"))
    assert stage(party) == "playing"
    assert party.table.room.sitters[1].kind == "sensible"
    assert party.table.room.commitments[1] is None
    assert party.table.room.salts[1] == derived_salt(SECRET, 1)
    assert party.table.seat_of(party.keys[1]) is None
    assert listener.dismissed
    await party.play_on(Random(1))
    assert verify(await party.table.record()).header.salts == party.table.room.salts


@in_a_loop
async def test_a_host_who_does_not_play_may_begin_without_a_missing_player_too() -> None:
    party = await seated()
    await party.do(0, Reveal("1", "salt-0"))
    with pytest.raises(Refused):
        await party.table.begin()
    await party.clock.advance(WAIT_MS)
    await party.table.begin()
    assert [sitter.kind for sitter in party.table.room.sitters] == ["person", "sensible", "sensible", "random"]


@in_a_loop
async def test_a_player_who_leaves_while_salts_are_revealed_is_replaced_by_a_bot() -> None:
    party = await seated()
    for seat in (0, 1):
        await party.do(seat, Reveal(party.id(), f"salt-{seat}"))
    await party.do(2, Leave("1"))
    assert stage(party) == "playing"
    assert party.table.room.sitters[2].kind == "sensible"
    with pytest.raises(Refused):
        await party.table.sit(party.keys[2], "Cid", commitment=commitment_to("another"))


@in_a_loop
async def test_a_restart_between_commitment_and_reveal_changes_nothing() -> None:
    party = await seated()
    await party.do(0, Reveal("1", "salt-0"))
    before = await party.streams()
    await party.restart()
    assert await party.streams() == before
    assert stage(party) == "revealing"
    assert await refusal_of(party, 1, Reveal("2", "another")) == "salt-unfit"
    for seat in (1, 2):
        await party.do(seat, Reveal(party.id(), f"salt-{seat}"))
    assert party.table.room.salts[:3] == ("salt-0", "salt-1", "salt-2")


@in_a_loop
async def test_a_table_that_waits_for_salts_can_be_closed() -> None:
    party = await seated()
    await party.table.close()
    assert stage(party) == "closed"
    assert await refusal_of(party, 0, Reveal("1", "salt-0")) == "table-over"


@in_a_loop
async def test_programs_without_a_salt_get_one_that_follows_from_the_secret() -> None:
    party = await seated(salts=False)
    assert stage(party) == "playing"
    assert party.table.room.salts == tuple(derived_salt(SECRET, seat) for seat in range(4))
    assert party.table.room.commitments == (None,) * 4


# Old logs


async def old_table(begun: bool) -> Party:
    """A table from before commitments: its salts were public as soon as they were there."""
    party = Party()
    settings = Settings(game="dollars-1e", chairs=(*[Chair()] * 3, Chair("random", "Robo")), pace=0)
    log: list[Any] = [
        Opened(at=NOON, version=1, settings=settings, commitment=Dealer(SECRET).commitment, host=Key.new().fingerprint)
    ]
    party.keys = [Key.new() for _ in range(3)]
    for seat, key in enumerate(party.keys[: 3 if begun else 2]):
        log.append(Sat(at=NOON, seat=seat, name=NAMES[seat], key=key.fingerprint, salt=f"old-{seat}"))
    log.append(Salted(at=NOON, by=0, command="1", seat=0, salt="newer"))
    if begun:
        log.append(old_beginning())
    kept = Kept(table="old", game="dollars-1e", public=False, status="open", opened=NOON, secret=SECRET)
    await party.store.create(kept, [entries.encode(entry) for entry in log])
    party.table = await party.manager.table("old")
    return party


def old_beginning() -> Began:
    """How a match of version 1 began: salts without lengths, and no commitments."""
    dealer = Dealer(SECRET, ("newer", "old-1", "old-2"), with_lengths=False)
    match = Match.new("dollars-1e", (*NAMES[:3], "Robo"), dealer=dealer)
    return Began(at=NOON, header=structs.replace(match.header, millions=1), lines=raw(match.log))


@in_a_loop
async def test_an_old_match_goes_on_and_verifies_as_version_1() -> None:
    party = await old_table(begun=True)
    assert party.table.room.salts == ("newer", "old-1", "old-2", None)
    await party.play_on(Random(1))
    record = await party.table.record()
    assert b'"millions":1' in record.splitlines()[0]
    assert b"commitments" not in record.splitlines()[0]
    verify(record)


@in_a_loop
async def test_public_salts_of_an_old_table_that_had_not_begun_do_not_count() -> None:
    party = await old_table(begun=False)
    assert stage(party) == "open"
    await party.do(1, Commit("2", commitment_to("fresh")))
    await party.table.sit(party.keys[2], "Cid")
    await party.do(1, Reveal("3", "fresh"))
    expected = (derived_salt(SECRET, 0), "fresh", derived_salt(SECRET, 2), derived_salt(SECRET, 3))
    assert party.table.room.salts == expected


# Records


def test_a_card_can_be_recomputed_by_hand() -> None:
    """As docs/record.md says: HMAC-SHA-256(secret, "3|0|3:ann|3:bob")."""
    digest = hmac.digest(b"secret", b"3|0|3:ann|3:bob", "sha256")
    fair = [byte for byte in digest if byte < 250]
    hand = Dealer(b"secret", ("ann", "bob")).hand(3)
    assert [hand.randrange(10) for _ in range(5)] == [byte % 10 for byte in fair[:5]]


def test_salts_that_are_split_elsewhere_give_other_cards() -> None:
    hands = [Dealer(b"secret", salts).hand(1) for salts in (("aa|bb",), ("aa", "bb"), ("a", "a|bb"), ("aa|2:bb",))]
    assert len({hand.randrange(2**64) for hand in hands}) == 4


def test_a_derived_salt_and_a_commitment_can_be_recomputed_by_hand() -> None:
    assert derived_salt(b"secret", 2) == hmac.digest(b"secret", b"salt|2", "sha256").hex()
    assert commitment_to("pepper") == hashlib.sha256(b"pepper").hexdigest()


@in_a_loop
async def test_a_record_with_another_salt_or_commitment_is_refused() -> None:
    party = await seated()
    for seat in range(3):
        await party.do(seat, Reveal(party.id(), f"salt-{seat}"))
    await party.play_on(Random(1))
    data = await party.table.record()
    assert verify(data).header.millions == 2
    first, *others = data.splitlines()
    header = json.loads(first)
    salts, commitments = header["salts"], header["commitments"]
    forgeries = {
        "record-commitment": {"salts": ["another", *salts[1:]]},
        "record-derived": {"salts": [*salts[:3], "another"]},
        "record-salts": {"commitments": commitments[:3]},
    }
    for code, fields in forgeries.items():
        with pytest.raises(BadRecord) as wrong:
            verify(joined([json.dumps(header | fields).encode(), *others], honest=True))
        assert wrong.value.code == code
    both = {"salts": ["another", *salts[1:]], "commitments": [commitment_to("another"), *commitments[1:]]}
    with pytest.raises(BadRecord) as wrong:
        verify(joined([json.dumps(header | both).encode(), *others], honest=True))
    assert wrong.value.code == "record-dealing"
