"""A match that goes on from a point of a finished one, with what one seat could not know there drawn anew."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from millions.core import record
from millions.core.errors import BadRecord, BadSetup
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.record import RECORD_VERSION, Branch
from millions.core.seat import Seat, Seats


def branch(data: bytes, at: int, who: str | Seat, dealer: Dealer | None = None) -> Match:
    """Play a finished match on from before its line `at`, as the seat `who` knew it.

    Everything else that nobody had seen then is drawn anew from the worlds that fit that seat's view.
    """
    return begun(branch_at(data, at, who), dealer or Dealer.new())


def branch_at(data: bytes, at: int, who: str | Seat) -> Branch:
    """Where a branch of this record begins; the record is verified."""
    finished = Match.read(data, strict=True)
    if not finished.over:
        raise BadRecord("branch-unfinished", "this match is not over yet: another one can begin there when it is")
    if not 1 <= at <= len(finished.log):
        last = len(finished.log)
        raise BadSetup("branch-line", f"the match has lines 1 to {last}, not {at}", last=last, at=at)
    return Branch(
        origin=record.read_closing(data).sha256,
        seat=finished.seat(who),
        secret=finished.dealer.secret.hex(),
        lines=tuple(map(msgspec.Raw, data.splitlines()[:at])),
    )


def begun(
    branch: Branch,
    dealer: Dealer,
    commitments: tuple[str | None, ...] | UnsetType = UNSET,
    programs: Seats = (),
) -> Match:
    """The match that begins at a branch which was verified."""
    header = msgspec.structs.replace(
        record.read_header(branch.record),
        millions=RECORD_VERSION,
        commitment=dealer.commitment,
        commitments=commitments,
        salts=dealer.salts,
        programs=programs or UNSET,
        branch=branch,
    )
    match = Match(header, dealer)
    match.apply(match.referee.let_nature_answer(match.position))
    return match
