"""A refusal reports an error to a client, which raises it again."""

from __future__ import annotations

import msgspec
import pytest

from millions.core.errors import IllegalAction, Malformed, MillionsError
from millions.core.problem import Problem
from millions.wire.answers import Refusal, Refused, error_of, refusal


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (Refused("seat-taken", "seat 2 is not free", seat=2), Refused),
        (Malformed("bad-key", "a key has 128 bits", bits=128), Refused),
        (IllegalAction("Ann", "Ready()", "Denounce(snitch=0)", Problem("not-offered", "M1-H3")), IllegalAction),
    ],
)
def test_a_refusal_holds_all_that_the_error_says(error: MillionsError, kind: type[MillionsError]) -> None:
    sent = msgspec.json.encode(refusal(error, "c7"))
    received = msgspec.json.decode(sent, type=Refusal)
    again = error_of(received)
    assert type(again) is kind
    assert (again.code, str(again), again.facts) == (error.code, str(error), error.facts)
    assert received.id == "c7"
