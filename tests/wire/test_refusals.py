"""A refusal carries why the rules refuse an action, and becomes the same error on the other side."""

from __future__ import annotations

import msgspec
import pytest

from millions import Match
from millions.core.errors import IllegalAction, Malformed
from millions.core.problem import because
from millions.games.club.moves import Pass
from millions.wire.answers import Refusal, error_of, refusal


def refused() -> IllegalAction:
    match = Match.new("million-club", ["Ann", "Bob"], seed=3)
    with pytest.raises(IllegalAction) as error:
        match.play(match.awaited[0], Pass())
    return error.value


def test_an_illegal_action_travels_with_its_problem() -> None:
    error = refused()
    assert error.problem == because("must-place", "MC-R2")
    sent = msgspec.json.encode(refusal(error, "1"))
    assert msgspec.json.decode(sent)["problem"] == {"code": "must-place", "rule": "MC-R2"}
    received = error_of(msgspec.json.decode(sent, type=Refusal))
    assert isinstance(received, IllegalAction)
    assert (received.problem, received.facts, str(received)) == (error.problem, error.facts, str(error))


def test_other_refusals_look_as_before() -> None:
    sent = msgspec.json.encode(refusal(Malformed("bad-body", "this cannot be read", error="x")))
    assert sent == b'{"is":"Refusal","code":"bad-body","sentence":"this cannot be read","facts":{"error":"x"}}'
