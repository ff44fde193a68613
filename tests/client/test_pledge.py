"""A client keeps the promise it saw first and its own salt, and checks the record against them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from millions.client import Pledge
from millions.client.pledge import Breach
from millions.core.errors import MillionsError
from millions.core.nature import Dealer, commitment_to, derived_salt
from millions.core.record import Header
from millions.games.heists.components import Claimed, Role
from millions.tables.salts import Salts
from millions.wire.commands import BeginWithout, Commit, Reveal, StepAway
from millions.wire.state import Stage, TableState
from tests.client.serving import new_table, remote_table, serving
from tests.client.test_connection import play_out, seated
from tests.tampering import swap_secret

SECRET = b"a secret of 32 bytes, known here"
BOB = commitment_to("salt-of-bob")
OTHER = commitment_to("another")


def room(pledge: Pledge, stage: Stage, bob: str | None = BOB) -> TableState:
    commitments = (pledge.commitment, bob, None)
    return TableState(
        stage=stage,
        sitters=(),
        awaited=(),
        deadlines=(),
        negotiation_ends=None,
        time_up=False,
        pause_wishes=(),
        resume_wishes=(),
        commitment=Dealer(SECRET).commitment,
        commitments=commitments,
        revealed=Salts.of(commitments, (None,) * 3).revealed,
        reveal_until=None,
        salts=(None,) * 3,
        standings=(),
        rematch=None,
        host=None,
        nudge=None,
    )


def header(pledge: Pledge) -> Header:
    return Header(
        game="dollars-1e",
        rules=1,
        seats=("Ann", "Bob", "Cid"),
        options={},
        deck={},
        commitment=Dealer(SECRET).commitment,
        commitments=(pledge.commitment, BOB, None),
        salts=(pledge.salt or "", "salt-of-bob", derived_salt(SECRET, 2)),
    )


def revealed() -> Pledge:
    """A player has sat down, seen the promise, and revealed the salt."""
    pledge = Pledge.new()
    pledge.see(room(pledge, "open"))
    assert pledge.due(room(pledge, "open"), 0) is None
    due = pledge.due(room(pledge, "revealing"), 0)
    assert due is not None
    assert isinstance(due[1], Reveal)
    assert due[1].salt == pledge.salt
    return pledge


def test_a_record_as_promised_shows_nothing_wrong() -> None:
    pledge = revealed()
    found = pledge.check(header(pledge))
    assert (found.kept, found.in_time, found.salted, found.replaced) == (True, True, True, ())


@pytest.mark.parametrize(
    ("changes", "breach"),
    [
        ({"commitment": OTHER}, "promise"),
        ({"commitments": (None, OTHER, None)}, "commitments"),
        ({"salts": ("x", "salt-of-bob", "y")}, "salt"),
    ],
)
def test_a_record_that_says_anything_else_is_found_out(changes: dict[str, object], breach: Breach) -> None:
    pledge = revealed()
    assert breach in pledge.check(structs.replace(header(pledge), **changes)).breaches


def test_a_record_that_tells_other_events_is_found_out() -> None:
    pledge, told = revealed(), [Claimed(0, Role.DRIVER), Claimed(1, Role.CROOK)]
    assert pledge.check(header(pledge), told, [Claimed(2, Role.BRUTE), *told]).kept
    for recorded in ([], told[:1], told[::-1], [Claimed(0, Role.CROOK), told[1]]):
        assert pledge.check(header(pledge), told, recorded).breaches == ("events",)


def test_a_seat_that_a_bot_took_after_the_reveal_is_counted() -> None:
    pledge = revealed()
    found = pledge.check(structs.replace(header(pledge), commitments=(pledge.commitment, None, None)))
    assert (found.breaches, found.replaced) == ((), (1,))


def test_no_salt_is_revealed_to_a_server_whose_promise_has_changed() -> None:
    pledge = Pledge.new()
    pledge.see(room(pledge, "open"))
    changed = structs.replace(room(pledge, "revealing"), commitment=OTHER)
    assert pledge.breaches(changed) == ("promise",)
    assert pledge.due(changed, 0) is None


def test_a_promise_first_seen_during_the_match_is_late() -> None:
    pledge = Pledge()
    assert pledge.see(room(pledge, "playing"))
    assert not pledge.check(header(Pledge.new())).in_time


def test_a_device_that_does_not_know_the_salt_commits_to_its_own() -> None:
    pledge = Pledge()
    due = pledge.due(room(Pledge.new(), "open"), 0)
    assert due is not None
    assert due[1] == Commit(due[0], pledge.commitment or "")


@pytest.mark.slow
def test_a_whole_match_with_a_program_that_was_started_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link = new_table(server.address, "dollars-2e", people=2, bots=1)
        _, ann = seated(link, tmp_path / "ann")
        ann.close()  # before she has revealed her salt
        other, bob = seated(link, tmp_path / "bob", "Bob")
        assert bob.replica.room.stage == "revealing"
        with pytest.raises(MillionsError) as refusal:
            bob.send(BeginWithout)
        assert refusal.value.code == "reveal-wait"
        again = remote_table(link, tmp_path / "ann")
        assert again.find_key("Ann")
        ann = again.connect()
        assert ann.match is not None
        for player in (ann, bob):
            player.pledge.see(player.replica.room)
        ann.send(StepAway)
        play_out(bob)
        for table, player in ((again, ann), (other, bob)):
            match, found = table.verified(player)
            assert player.pledge.salt in match.header.salts
            assert (found.kept, found.in_time, found.salted) == (True, True, True)
            player.close()


@pytest.mark.slow
def test_a_client_finds_out_that_secret_and_promise_were_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link = new_table(server.address, "dollars-2e", bots=2)
        table, player = seated(link, tmp_path)
        assert player.match is not None
        player.close()
        server.stop()
        swap_secret(server.store, link.rpartition("/")[2])
        server.start()
        player = table.connect()
        assert player.pledge.breaches(player.replica.room) == ("promise",)
        play_out(player)
        _, found = table.verified(player)  # the record verifies: only this client can know
        assert found.breaches == ("promise",)
        player.close()
