"""A match that goes on from a point of a finished one, with what one seat could not know there drawn anew."""

from __future__ import annotations

import msgspec

from millions.core import record
from millions.core.errors import BadRecord, BadSetup
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.record import RECORD_VERSION, Branch
from millions.core.seat import Seat


def branch(data: bytes, at: int, who: str | Seat, dealer: Dealer | None = None) -> Match:
    """Play a finished match on from before its line `at`, as the seat `who` knew it.

    Everything else that nobody had seen then is drawn anew from the worlds that fit that seat's view.
    """
    finished = Match.read(data, strict=True)
    if not finished.over:
        raise BadRecord("branch-unfinished", "this match is not over yet: another one can begin there when it is")
    if not 1 <= at <= len(finished.log):
        last = len(finished.log)
        raise BadSetup("branch-line", f"the match has lines 1 to {last}, not {at}", last=last, at=at)
    dealer = dealer or Dealer.new()
    header = msgspec.structs.replace(
        finished.header,
        millions=RECORD_VERSION,
        commitment=dealer.commitment,
        commitments=msgspec.UNSET,
        salts=dealer.salts,
        branch=Branch(
            origin=record.read_closing(data).sha256,
            seat=finished.seat(who),
            secret=finished.dealer.secret.hex(),
            lines=tuple(map(msgspec.Raw, data.splitlines()[:at])),
        ),
    )
    match = Match(header, dealer)
    match.apply(match.referee.let_nature_answer(match.position))
    return match
