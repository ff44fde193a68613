"""What bots say at a live table: a reason with an offer, now and then a comment or an answer to what people say."""

from __future__ import annotations

import re

import msgspec
from msgspec import Struct

from millions.bots.talk import COMMENTS, REASONS, Heard, Remark
from millions.core.seat import Seat
from millions.tables import talk
from millions.tables.clock import Millis
from millions.tables.entries import Said
from millions.tables.prices import price_in
from millions.tables.state import State
from millions.tables.timing import luck_of
from millions.wire.answers import Refused
from millions.wire.settings import PERSON
from millions.wire.talk import AnyPhrase, Claims, Comments, Explains, Offers, Reacts, Replies, Requests

ANSWERS, ANSWERS_ALL = 0.9, 0.4
"""How often a bot answers what was said to it, and how often one of them answers what was said to everybody."""

FORGOTTEN_AFTER_MS = 30_000
"""What was said longer ago is not answered any more."""


class Due(Struct, frozen=True):
    """A bot is to answer something: who, what, and when."""

    seat: Seat
    said: Said
    at: Millis


def next_reply(state: State, now: Millis) -> Due | None:
    """The bot that is to answer the last thing that a person said, if any; each answers at most once a round.

    What bots said by themselves since does not bury it.
    """
    if not state.talk.lines or state.settings.talk == "same-room" or state.stage != "playing":
        return None
    lines = state.talk.lines
    said = next((one for one in reversed(lines) if not isinstance(one.phrase, talk.UNASKED)), lines[-1])
    if state.seats[said.seat].kind != PERSON or now > said.at + FORGOTTEN_AFTER_MS:
        return None
    to = _addressed(state, said)
    bots = [seat for seat in range(len(state.seats)) if _may_reply(state, seat) and to in (None, seat)]
    if not bots:
        return None
    luck = luck_of(state.luck, "reply", said.at, said.seat)
    if luck.random() >= _how_often(said, to):
        return None
    return Due(luck.choice(bots), said, said.at + state.settings.pace)


def _how_often(said: Said, to: Seat | None) -> float:
    """How often it is answered; somebody always answers a price, while they can bargain."""
    if heard(said).kind in ("sells", "requests") and said.text is not None:
        return 1.0
    return ANSWERS_ALL if to is None else ANSWERS


def _may_reply(state: State, seat: Seat) -> bool:
    """Is there a bot that is not silent and has not answered in this round?"""
    assert state.match is not None
    bot = state.seats[seat].kind != PERSON and seat not in state.stewards
    return bot and not state.talk.replied(seat, state.round) and not state.customs.silent(state.match.table, seat)


def _addressed(state: State, said: Said) -> Seat | None:
    """To whom it was said: the seat that a phrase names, or a player whose name is in the text; None for everybody."""
    if said.phrase is not None:
        return getattr(said.phrase, "to", None)
    words = set(re.findall(r"\w+", (said.text or "").casefold()))
    named = [seat for seat, one in enumerate(state.seats) if seat != said.seat and _called(one.name, words)]
    return named[0] if named else None


def _called(name: str | None, words: set[str]) -> bool:
    return bool(name) and set(re.findall(r"\w+", str(name).casefold())) <= words


def heard(said: Said) -> Heard:
    """What a person said, as a bot hears it."""
    match said.phrase:
        case Claims(character=character, role=role):
            return Heard(said.seat, "claims", character=character, role=role)
        case Offers(amount=amount, if_you=what):
            return Heard(said.seat, "offers", what, amount)
        case Requests(what=request, amount=price):
            return Heard(said.seat, "requests", request, price)
        case Reacts(what=reaction):
            return Heard(said.seat, "reacts", reaction)
    named = price_in(said.text or "")
    if named is None:
        return Heard(said.seat, "text")
    return Heard(said.seat, "sells" if named.sells else "requests", "leave", named.amount)


def say(state: State, seat: Seat, remark: Remark | None, now: Millis) -> list[Said]:
    """The entry for what a bot says, if it says anything that can be said here."""
    if remark is None or seat in state.stewards or state.seats[seat].kind == PERSON:
        return []
    if not _may_be_said(state, remark):
        return []
    try:
        phrase = _phrase(remark, state.seats[seat].kind)
        talk.check_phrase(phrase, seat, state.match, len(state.seats))
        talk.check_silence(state.match, seat)
    except (Refused, msgspec.ValidationError):
        return []
    return [] if _said_enough(state, seat, phrase) else [Said(at=now, seat=seat, phrase=phrase)]


def _may_be_said(state: State, remark: Remark) -> bool:
    """Bots do not chat with each other: reasons and comments are for everybody to hear, answers for people."""
    answers = remark.what not in REASONS and remark.what not in COMMENTS
    return not answers or (remark.to is not None and state.seats[remark.to].kind == PERSON)


def _said_enough(state: State, seat: Seat, phrase: AnyPhrase) -> bool:
    """Has this bot given the same reason in this round, word for word? Have comments been enough?"""
    if isinstance(phrase, Comments):
        return not state.talk.restraint.allows(seat, state.round, phrase.what)
    return isinstance(phrase, Explains) and state.talk.explained(seat, state.round, phrase)


def _phrase(remark: Remark, tone: str) -> AnyPhrase:
    """A remark as a phrase, in this tone; raises `ValidationError` if there is no such phrase."""
    if remark.what in COMMENTS:
        return msgspec.convert({"phrase": "Comments", "what": remark.what, "to": remark.to, "tone": tone}, Comments)
    common = {"to": remark.to, "amount": remark.amount, "tone": tone}
    if remark.what in REASONS:
        return msgspec.convert({"phrase": "Explains", "why": remark.what, "role": remark.role, **common}, Explains)
    return msgspec.convert({"phrase": "Replies", "what": remark.what, **common}, Replies)
