"""A branch: a match that goes on from a point of a finished one, as one seat knew it."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest

from millions import Match
from millions.bots import Host, bot_named
from millions.core import record, replay
from millions.core.branch import branch
from millions.core.errors import BadRecord, BadSetup, MillionsError
from millions.core.nature import Dealer
from millions.core.referee import Position
from millions.core.seat import NATURE
from tests.walks import NAMES

GAMES = ("dollars-1e", "dollars-2e", "million-club")
SEAT = 1


def play_out(match: Match, seed: int = 1) -> Match:
    """Quick bots play a match to its end."""
    Host(match, {seat: bot_named("sensible") for seat in range(len(match.seats))}, seed).play_out()
    return match


@cache
def finished(game: str) -> bytes:
    return record.encode(play_out(Match.new(game, NAMES[:4], seed=3)))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_knows_in_a_branch_what_it_knew_and_the_branch_verifies(game: str) -> None:
    data = finished(game)
    origin = Match.read(data)
    for at in range(2, len(origin.log) + 1, len(origin.log) // 5):
        begun = branch(data, at, NAMES[SEAT], Dealer.new(at))
        before = position_before(data, at)
        if before.awaited != (NATURE,):
            expected = origin.game.view(before.table, SEAT)
            assert begun.view(SEAT) == expected
            assert begun.awaited == tuple(NAMES[seat] for seat in before.awaited)
        assert replay.verify(record.encode(begun)).position.awaited == begun.position.awaited
    verified = Match.read(record.encode(play_out(begun)), strict=True)
    assert verified.over
    assert verified.header.branch is not msgspec.UNSET
    assert (verified.header.branch.at, verified.header.branch.origin) == (at, record.read_closing(data).sha256)


def position_before(data: bytes, at: int) -> Position:
    """The position of a match before a line."""
    replayed = replay.replay(data)
    position = replayed.referee.begin()
    for line in replayed.log[: at - 1]:
        position = replayed.referee.carry_out(position, line.seat, line.action, logged=line).position
    return position


def test_what_the_seat_could_not_know_is_drawn_anew() -> None:
    data = finished("dollars-1e")
    at = next(line.n for line in Match.read(data).log if type(line.action).__name__ == "Ready")
    drawn = {branch(data, at, SEAT, Dealer.new(seed)).table.roles for seed in range(20)}  # type: ignore[attr-defined]
    assert len(drawn) > 3
    assert len({roles[SEAT] for roles in drawn}) == 1


def test_MC_S3_purses_that_everybody_could_count_are_kept() -> None:
    data = finished("million-club")
    for at in (40, 120):
        assert branch(data, at, SEAT, Dealer.new(1)).table.money == position_before(data, at).table.money


def test_the_same_secret_draws_the_same_branch() -> None:
    data = finished("dollars-2e")
    first, second = (branch(data, 12, 0, Dealer.new(9)) for _ in range(2))
    assert record.encode(first) == record.encode(second)


def test_a_branch_of_a_branch() -> None:
    once = record.encode(play_out(branch(finished("dollars-1e"), 20, 0, Dealer.new(1))))
    twice = play_out(branch(once, 5, 2, Dealer.new(2)))
    twice.verify()


def changed(data: bytes, **parts: object) -> bytes:
    """A record whose branch says something else."""
    header, rest = data.split(b"\n", 1)
    told = json.loads(header)
    told["branch"] |= parts
    return json.dumps(told, separators=(",", ":")).encode() + b"\n" + rest


def test_a_branch_that_was_changed_is_found_out() -> None:
    data = finished("dollars-1e")
    begun = record.encode(play_out(branch(data, 20, 0, Dealer.new(1))))
    lines = json.loads(begun.split(b"\n", 1)[0])["branch"]["lines"]
    other = [*lines[:-1], {**lines[-1], "seat": 7}]
    changes: list[dict[str, object]] = [
        {"seat": 1},
        {"seat": 9},
        {"seat": -2},
        {"secret": "00" * 32},
        {"secret": "hello"},
        {"lines": []},
        {"lines": other},
        {"lines": lines[:-1]},
        {"lines": [{**lines[0], "seats": ["A", "B", "C", "D"]}, *lines[1:]]},
        {"origin": 5},
        {"origin": "another"},
    ]
    for wrong in changes:
        with pytest.raises(BadRecord):
            replay.verify(changed(begun, **wrong))


def test_there_is_no_branch_of_an_unfinished_match_nor_beyond_its_lines_nor_for_a_stranger() -> None:
    unfinished = record.encode(Match.new("dollars-1e", NAMES[:3], seed=1))
    with pytest.raises(BadRecord, match="not over yet"):
        branch(unfinished, 1, 0)
    for at in (0, -1, 100_000):
        with pytest.raises(BadSetup, match="has lines 1 to"):
            branch(finished("dollars-1e"), at, 0)
    with pytest.raises(MillionsError, match="no seat 'Zoe'"):
        branch(finished("dollars-1e"), 5, "Zoe")
