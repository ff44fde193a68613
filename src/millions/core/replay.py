"""Re-applying a record: to take a match up where it stands, or to prove that it was dealt and played by the rules."""

from __future__ import annotations

import hashlib

import msgspec

from millions.core import record
from millions.core.errors import BadRecord, IllegalAction, Malformed, MillionsError
from millions.core.game import game_named
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.record import Closing, Header, Line, wrong
from millions.core.seat import NATURE


def replay(data: bytes, strict: bool = False) -> Match:
    """The match of a record, every action checked and re-applied; strictly, every card and every event as well."""
    header = record.read_header(data)
    check_rules(header)
    match = Match(header, dealer_of(header, record.read_closing(data), len(data.splitlines())))
    for number, line in record.read_lines(data, header):
        re_apply(match, line, number, strict)
    return match


def verify(data: bytes) -> Match:
    """Recompute every dealt card, re-apply every action, compare every event; raises BadRecord with the wrong line."""
    match = replay(data, strict=True)
    closing = record.read_closing(data)
    last = len(data.splitlines())
    if match.nature_is_asked:
        raise wrong(last, "unanswered", "nature's last answer is missing")
    if closing.over != match.over:
        raise wrong(last, "over", "it says that the match is " + ("over" if closing.over else "not over"))
    body = data[: data.rstrip(b"\n").rfind(b"\n") + 1]
    if closing.sha256 != hashlib.sha256(body).hexdigest():
        raise wrong(last, "hash", "the hash does not fit: something before this line (a name, say) was changed")
    return match


class Findings(msgspec.Struct, frozen=True):
    """What verifying a record has shown."""

    game: str
    lines: int
    dealt: int
    """So many answers of nature were recomputed."""
    over: bool
    winners: tuple[str, ...]
    ok: bool = True


def findings(data: bytes) -> Findings:
    """Verify a record, and tell what was seen; BadRecord says which line is wrong."""
    try:
        match = verify(data)
    except BadRecord:
        raise
    except MillionsError as error:
        raise BadRecord(error.code, f"line 1: {error}", **error.facts) from None
    return Findings(
        match.game.name,
        len(data.splitlines()),
        sum(line.seat == NATURE for line in match.log),
        match.over,
        tuple([match.seats[one.seat] for one in match.standings if one.won]),
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


def dealer_of(header: Header, closing: Closing, number: int) -> Dealer:
    """The dealer of the match, if the secret at the end is the one promised at the beginning."""
    try:
        dealer = Dealer(bytes.fromhex(closing.secret), header.salts)
    except ValueError:
        raise wrong(number, "secret", "the dealer's secret is not a hexadecimal number") from None
    if dealer.commitment != header.commitment:
        raise wrong(number, "secret", "the dealer's secret is not the one promised in the header")
    return dealer


def re_apply(match: Match, line: Line, number: int, strict: bool) -> None:
    """One line of the record happens again."""
    if line.n != len(match.log) + 1:
        raise wrong(number, "order", f"it should be answer {len(match.log) + 1}, but says {line.n}", n=line.n)
    if line.seat == NATURE:
        check_nature(match, line, number, strict)
    else:
        try:
            match.check(match.seat(line.seat), line.action)
        except (IllegalAction, Malformed) as error:
            raise wrong(number, "illegal", str(error), error=str(error)) from None
    ours = match.carry_out(line.seat, line.action, logged=None if strict else line)
    if ours is line:
        return
    for part in ("events", "changes"):
        if msgspec.json.encode(getattr(ours, part)) != msgspec.json.encode(getattr(line, part)):
            raise wrong(number, "differs", f"the {part} it tells are not what came of the action", part=part)


def check_nature(match: Match, line: Line, number: int, strict: bool) -> None:
    """Was nature asked, could it answer this, and (strictly) does the dealer's secret give just this?"""
    if not match.nature_is_asked:
        raise wrong(number, "illegal", "nature answered, but was not asked", error="nature was not asked")
    if strict and line.action != (dealt := match.natures_answer()):
        raise wrong(number, "dealing", f"the dealer's secret gives {dealt!r}, not {line.action!r}")
    (form,) = match.table.agenda[0].options(match.table, NATURE)
    if line.action not in form:
        raise wrong(number, "illegal", f"nature cannot answer {line.action!r}", error=repr(line.action))
