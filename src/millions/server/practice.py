"""Operations of the bluff trainer: a moment of a negotiation, and what an answer there is worth."""

from __future__ import annotations

from random import SystemRandom

from msgspec import Raw

from millions.core.errors import Malformed
from millions.review.exercise import answered, exercise
from millions.server.operation import Call
from millions.wire.bodies import SEEDS, PracticeAnswer


async def practice(call: Call) -> bytes:
    """A moment of a negotiation between bots, to practise; without a seed, any."""
    return await call.exercises.compute(call.address, exercise, None, _seed(call))


async def practice_answer(call: Call) -> bytes:
    """What an answer to an exercise is worth."""
    return await _verdict(call, None)


async def own_practice(call: Call) -> bytes:
    """A moment of a negotiation of a finished match, to practise; without a seed, any."""
    record = await call.manager.record(call.table)
    return await call.exercises.compute(call.address, exercise, record, _seed(call))


async def own_practice_answer(call: Call) -> bytes:
    """What an answer to an exercise of a finished match is worth."""
    return await _verdict(call, await call.manager.record(call.table))


async def _verdict(call: Call, record: bytes | None) -> bytes:
    answer: PracticeAnswer[Raw] = call.body
    return await call.exercises.compute(call.address, answered, record, answer.seed, bytes(answer.action))


def _seed(call: Call) -> int:
    text = call.query.get("seed")
    if text is None:
        return SystemRandom().randrange(SEEDS)
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(SEEDS)) and int(text) < SEEDS):
        raise Malformed("bad-seed", f"a seed is a number from 0 to {SEEDS - 1}", last=SEEDS - 1)
    return int(text)
