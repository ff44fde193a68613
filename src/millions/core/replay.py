"""Re-applying a record: to take a match up where it stands, or to prove that it was dealt and played by the rules."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import UNSET, UnsetType

from millions.core import record
from millions.core.errors import BadRecord, IllegalAction, Malformed, MillionsError
from millions.core.game import game_named
from millions.core.nature import Dealer
from millions.core.record import Branch, Closing, Header, Line, wrong
from millions.core.referee import Outcome, Position, Referee
from millions.core.seat import NATURE


class Replayed(msgspec.Struct):
    """What re-applying a record gives; `Match.read` makes a match of it."""

    header: Header
    referee: Referee
    log: list[Line]
    position: Position

    @property
    def over(self) -> bool:
        """Nothing is left on the agenda."""
        return self.position.over


def replay(data: bytes, strict: bool = False) -> Replayed:
    """Check and re-apply every action of a record; strictly, recompute every card and compare every event as well."""
    header = record.read_header(data)
    check_rules(header)
    if isinstance(header.branch, Branch):
        check_branch(header, header.branch, strict)
    referee = Referee(header, dealer_of(header, record.read_closing(data), len(data.splitlines())))
    log, position = list[Line](), referee.begin()
    for number, line in record.read_lines(data, header):
        outcome = re_apply(referee, position, line, number, strict)
        log += outcome.lines
        position = outcome.position
    return Replayed(header, referee, log, position)


def verify(data: bytes) -> Replayed:
    """Recompute every dealt card, re-apply every action, compare every event; raises BadRecord with the wrong line."""
    replayed = replay(data, strict=True)
    closing = record.read_closing(data)
    last = len(data.splitlines())
    if replayed.position.nature_is_asked:
        raise wrong(last, "unanswered", "nature's last answer is missing")
    if closing.over != replayed.over:
        raise wrong(last, "over", "it says that the match is " + ("over" if closing.over else "not over"))
    body = data[: data.rstrip(b"\n").rfind(b"\n") + 1]
    if closing.sha256 != hashlib.sha256(body).hexdigest():
        raise wrong(last, "hash", "the hash does not fit: something before this line (a name, say) was changed")
    return replayed


class Findings(msgspec.Struct, frozen=True):
    """What verifying a record has shown."""

    game: str
    lines: int
    dealt: int
    """How many answers of nature were recomputed."""
    over: bool
    winners: tuple[str, ...]
    promise: str = ""
    """The dealer's commitment in the header, to compare with the one that was seen before the first card."""
    committed: int = 0
    """How many seats committed to a salt of their own before any salt was known."""
    ok: bool = True
    branch_of: str = ""
    """Of a match that goes on from another one: the `sha256` of that one's record, which was verified as far."""
    branch_at: int = 0
    """The line of that record which was played anew."""
    variant: dict[str, int] | UnsetType = UNSET
    """The numbers that are not the book's."""


def findings(data: bytes) -> Findings:
    """Verify a record and summarise it; BadRecord says which line is wrong."""
    try:
        replayed = verify(data)
    except BadRecord:
        raise
    except MillionsError as error:
        raise BadRecord(error.code, f"line 1: {error}", **error.facts) from None
    game, position = replayed.referee.game, replayed.position
    winners = [one.seat for one in game.standings(position.table) if one.won]
    return Findings(
        game.name,
        len(data.splitlines()),
        position.dealt,
        position.over,
        tuple([replayed.header.seats[seat] for seat in winners]),
        replayed.header.commitment,
        sum(one is not None for one in replayed.header.commitments or ()),
        branch_of="" if (branch := replayed.header.branch) is UNSET else branch.origin,
        branch_at=0 if branch is UNSET else branch.at,
        variant=replayed.header.deck.get("variant", UNSET),
    )


def check_rules(header: Header) -> None:
    """A record can be re-applied only under the rules it was played by."""
    game = game_named(header.game)
    if header.rules == game.rules_version:
        return
    raise wrong(
        1,
        "other-rules",
        f"played under version {header.rules} of the rules of {game.name}, this program has {game.rules_version}: "
        "the match can be watched, but not re-applied",
        game=game.name,
        rules=header.rules,
        known=game.rules_version,
    )


def check_branch(header: Header, branch: Branch, strict: bool) -> None:
    """The other match is the same game at the same table, was played by the rules, and was not over yet."""
    try:
        other = replay(branch.record, strict)
    except (MillionsError, ValueError, RecursionError) as error:
        raise wrong(1, "branch", f"the match that it comes from cannot be re-applied ({error})") from None
    for part in ("game", "rules", "seats", "options", "deck"):
        if getattr(header, part) != getattr(other.header, part):
            raise wrong(1, "branch", f"the match that it comes from has other {part}")
    if other.over or not 0 <= branch.seat < len(header.seats):
        raise wrong(1, "branch", "the match that it comes from cannot go on there")


def dealer_of(header: Header, closing: Closing, number: int) -> Dealer:
    """The dealer of the match, if the secret at the end is the one promised at the beginning."""
    try:
        dealer = record.dealer_of(header, bytes.fromhex(closing.secret))
    except ValueError:
        raise wrong(number, "secret", "the dealer's secret is not a hexadecimal number") from None
    if dealer.commitment != header.commitment:
        raise wrong(number, "secret", "the dealer's secret is not the one promised in the header")
    record.check_derived(header, dealer.secret)
    return dealer


def re_apply(referee: Referee, position: Position, line: Line, number: int, strict: bool) -> Outcome:
    """One line of the record happens again."""
    if line.n != position.answers + 1:
        raise wrong(number, "order", f"it should be answer {position.answers + 1}, but says {line.n}", n=line.n)
    if line.seat == NATURE:
        check_nature(referee, position, line, number, strict)
    else:
        check_action(referee, position, line, number)
    if not strict:
        return referee.carry_out(position, line.seat, line.action, logged=line)
    outcome = referee.carry_out(position, line.seat, line.action)
    (ours,) = outcome.lines
    for part in ("events", "changes"):
        if msgspec.json.encode(getattr(ours, part)) != msgspec.json.encode(getattr(line, part)):
            raise wrong(number, "differs", f"the {part} it tells are not what came of the action", part=part)
    return outcome


def check_action(referee: Referee, position: Position, line: Line, number: int) -> None:
    """Does this seat exist, and was it offered this action?"""
    try:
        if not 0 <= line.seat < len(referee.seats):
            known = ", ".join(referee.seats)
            raise Malformed(
                "no-such-seat", f"no seat {line.seat!r} here; there is: {known}", who=repr(line.seat), known=known
            )
        referee.check(position, line.seat, line.action)
    except (IllegalAction, Malformed) as error:
        raise wrong(number, "illegal", str(error), error=str(error)) from None


def check_nature(referee: Referee, position: Position, line: Line, number: int, strict: bool) -> None:
    """Was nature asked, could it answer this, and (strictly) does the dealer's secret give just this?"""
    if not position.nature_is_asked:
        raise wrong(number, "illegal", "nature answered, but was not asked", error="nature was not asked")
    if strict and line.action != (dealt := referee.natures_answer(position)):
        raise wrong(number, "dealing", f"the dealer's secret gives {dealt!r}, not {line.action!r}")
    (form,) = position.table.agenda[0].options(position.table, NATURE)
    if line.action not in form:
        raise wrong(number, "illegal", f"nature cannot answer {line.action!r}", error=repr(line.action))
