"""Actions, events, steps and blanks are values without reference cycles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import Struct

import millions  # noqa: F401
from millions.core.form import Blank
from millions.core.message import Action, Event
from millions.core.step import Step


def kinds_of(base: type[Struct]) -> Iterator[type[Struct]]:
    """The class and all classes derived from it."""
    yield base
    for kind in base.__subclasses__():
        yield from kinds_of(kind)


@pytest.mark.parametrize("base", [Action, Event, Step, Blank])
def test_the_garbage_collector_skips_every_value_of_the_rules(base: type[Struct]) -> None:
    """`gc=False` is said once, on the base class, and inherited: tracking would cost time on every move."""
    kinds = list(kinds_of(base))
    assert len(kinds) > 2
    tracked = [kind for kind in kinds if kind.__struct_config__.gc]
    assert tracked == []
