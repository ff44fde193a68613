"""A review in time slices, so that a worker process can alternate between several and report their progress."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from hashlib import sha256
from time import monotonic
from typing import NamedTuple

import msgspec

from millions.review.reviewer import Reviewer

SLICE_S = 0.5
"""How long a slice lasts; it ends with the step that exceeds this time."""

MOST_AT_WORK = 4
"""Reviews in progress that a process caches; beyond that, it drops the least recently used one, which then starts
again."""


class Slice(NamedTuple):
    """The progress of a review: the steps done, the total, and the parts computed so far, as JSON."""

    done: int = 0
    steps: int = 0
    review: bytes = b"null"

    @property
    def over(self) -> bool:
        """Is the review complete?"""
        return 0 < self.steps == self.done

    @property
    def progress(self) -> bytes:
        """As a `ReviewProgress` in JSON."""
        return msgspec.json.encode({"done": self.done, "steps": self.steps, "review": msgspec.Raw(self.review)})


Work = tuple[Reviewer, Iterator[int]]

_at_work: OrderedDict[bytes, Work] = OrderedDict()


def advance(data: bytes, playouts: int | None = None) -> Slice:
    """Continue the review of a record, or begin it; raises BadRecord if the record cannot be reviewed.

    A process that does not know the review begins it again: the same record always gives the same review.
    """
    name = sha256(data).digest()
    reviewer, steps = _at_work.pop(name) if name in _at_work else _begun(data, playouts)
    ends, done = monotonic() + SLICE_S, 0
    for step in steps:
        done = step
        if monotonic() > ends or not step:  # the plain facts are told at once
            break
    found = Slice(done, reviewer.steps, msgspec.json.encode(reviewer.review))
    if not found.over:
        _at_work[name] = reviewer, steps
    if len(_at_work) > MOST_AT_WORK:
        _at_work.popitem(last=False)
    return found


def _begun(data: bytes, playouts: int | None) -> Work:
    reviewer = Reviewer(data, playouts)
    return reviewer, reviewer.work()
