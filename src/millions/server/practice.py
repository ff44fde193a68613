"""Operations of the bluff trainer: a moment of a negotiation, and what an answer there is worth."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import SystemRandom

from msgspec import Raw

from millions.core.errors import Malformed
from millions.core.seat import MOST_SEATS
from millions.review.exercise import answered, exercise
from millions.review.practice import KEPT_GAMES, of_game
from millions.server.operation import Call
from millions.tables.history import sitters_of
from millions.wire.answers import Refused
from millions.wire.bodies import SEEDS, PracticeAnswer

SEATS = tuple(map(str, range(MOST_SEATS)))


async def practice(call: Call) -> bytes:
    """A moment of a negotiation between bots, to practise; without a seed, any, or any of a game."""
    game = call.query.get("game")
    if game is not None and game not in KEPT_GAMES:
        known = ", ".join(KEPT_GAMES)
        sentence = f"there is no exercise from {game!r}; there is: {known}"
        raise Malformed("unknown-game", sentence, name=repr(game), known=known)
    return await call.exercises.compute(call.address, exercise, None, _seed(call, game))


async def practice_answer(call: Call) -> bytes:
    """What an answer to an exercise is worth."""
    return await _verdict(call, None)


async def own_practice(call: Call) -> bytes:
    """A moment of a negotiation of a finished match, to practise: of one seat, or of any; without a seed, any."""
    record = await call.manager.record(call.table)
    seat, sitters = _seat(call), await sitters_of(call.manager.store, call.table)
    with _well_formed(seat):
        return await call.exercises.compute(call.address, exercise, record, _seed(call), seat, sitters)


async def own_practice_answer(call: Call) -> bytes:
    """What an answer to an exercise of a finished match is worth."""
    return await _verdict(call, await call.manager.record(call.table))


async def _verdict(call: Call, record: bytes | None) -> bytes:
    answer: PracticeAnswer[Raw] = call.body
    seat = None if record is None else answer.seat
    with _well_formed(seat):
        return await call.exercises.compute(call.address, answered, record, answer.seed, bytes(answer.action), seat)


@contextmanager
def _well_formed(seat: int | str | None) -> Iterator[None]:
    """The number of a seat is well formed, also where the match has no such seat."""
    try:
        yield
    except Malformed as error:
        if error.code != "no-such-seat" or not isinstance(seat, int):
            raise
        raise Refused(error.code, str(error), **error.facts) from None


def _seed(call: Call, game: str | None = None) -> int:
    text = call.query.get("seed")
    if text is None:
        return _drawn(game)
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(SEEDS)) and int(text) < SEEDS):
        raise Malformed("bad-seed", f"a seed is a number from 0 to {SEEDS - 1}", last=SEEDS - 1)
    return int(text)


def _drawn(game: str | None) -> int:
    """Any seed, or any that gives an exercise of this game."""
    random = SystemRandom()
    seed = random.randrange(SEEDS)
    while game is not None and not of_game(seed, game):
        seed = random.randrange(SEEDS)
    return seed


def _seat(call: Call) -> int | str | None:
    """The number of a seat; of anything else, the match says which seats there are."""
    text = call.query.get("seat")
    return int(text) if text in SEATS else text
