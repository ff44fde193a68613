"""What bots say at a live table: a reason with an offer, now and then a comment or an answer to what people say."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct, structs

from millions.bots.skills import fates_in
from millions.bots.talk import COMMENTS, REASONS, Fate, Heard, Remark
from millions.bots.temper import VOICES
from millions.core.referee import Outcome, Position
from millions.core.seat import Seat
from millions.tables import echoes, talk
from millions.tables.clock import Millis
from millions.tables.entries import Said
from millions.tables.listening import FORGOTTEN_AFTER_MS, asked_of, listen, prices_named
from millions.tables.state import State
from millions.tables.timing import luck_of
from millions.tables.variety import in_fresh_words
from millions.wire.answers import Refused
from millions.wire.settings import PERSON
from millions.wire.talk import AnyPhrase, Comments, Explains, Replies

ANSWERS, ANSWERS_ALL = 0.9, 0.4
"""How often a bot answers what was said to it, and how often one of them answers what was said to everybody."""

MOST_ANSWERS, MOST_ANSWERS_ALL = 5, 1
"""A bot answers no more than this in a round: what is said to it, and what is said to everybody."""

ALWAYS = frozenset(
    {
        *("sells", "requests", "agrees", "warns", "truce", "leads", "incites", "text", "claims", "threatens", "joint"),
        *("complains", "bribes", "pleads"),
    }
)
"""What is always answered: but a text that nobody has understood only by the bot to which it is said."""

FOR_SOMEBODY = frozenset({"complains", "agrees", "accuses", "praises", "doubles", "threatens"})
"""What is answered only by the bot to which it is said."""

QUIET_ROUNDS = 2
"""What is said to nobody and not understood, one bot asks about at most once in this number of rounds."""

ONCE = frozenset({"banter", "ahead", "truce", "puzzled", "pardon"})
"""Answers that a bot gives once in a match; what one bot says for all: see `FOR_ALL`."""

ONCE_A_ROUND = frozenset({"pact", "war", "respite", "wary", "covets", "spoils", "gifts", "free"})
"""Answers to an offer that may be made again in another round."""

FOR_ALL = ("pardon", "puzzled")
"""That a price was not understood one bot says with a hint, then one without; from then on they dodge."""


class Due(Struct, frozen=True):
    """A bot is to answer something: who, what, what it is, and when."""

    seat: Seat
    said: Said
    heard: Heard
    at: Millis


def next_reply(state: State, now: Millis, passed: Collection[Due] = ()) -> Due | None:
    """The bot that is to answer the last thing that a person said, if any, and if it is understood.

    What bots have said since to others, or by themselves, does not bury it. `passed`: answers that have been thought of
    already, though perhaps nothing came of them.
    """
    if not state.talk.lines or state.stage != "playing":
        return None
    said, answering = _last_of_people(state)
    if said is None or now > said.at + FORGOTTEN_AFTER_MS:
        return None
    to, heard = listen(state, said)
    if heard is None or (to is None and heard.kind in FOR_SOMEBODY):
        return None
    done = [one.seat for one in passed if one.said is said]
    if not heard.open and (done or (answering and to in (None, *answering))):
        return None
    if heard.kind == "text" and to is None and state.talk.asked_back(state.round) < QUIET_ROUNDS:
        return None
    asked = [seat for seat in asked_of(state, said, to, heard) if not heard.open or seat not in (*answering, *done)]
    bots = [seat for seat in asked if _may_reply(state, seat, to, heard)]
    if not bots:
        return None
    luck = luck_of(state.luck, "reply", said.at, said.seat)
    if luck.random() >= _how_often(said, to, heard):
        return None
    since = state.talk.lines[-1].at if answering and heard.open else said.at
    return Due(luck.choice(bots), said, heard, since + state.settings.pace)


def _last_of_people(state: State) -> tuple[Said | None, list[Seat]]:
    """The last thing that a person said, and the bots that have answered that person since."""
    answers = list[Said]()
    for said in reversed(state.talk.lines):
        if state.seats[said.seat].kind == PERSON:
            return said, [one.seat for one in answers if getattr(one.phrase, "to", None) == said.seat]
        agreed = isinstance(said.phrase, Explains) and said.phrase.why == "agreed"
        answers += [said] if agreed or isinstance(said.phrase, Replies) else []
    return None, []


def _how_often(said: Said, to: Seat | None, heard: Heard) -> float:
    """How often it is answered; a price, a question, a claim or a warning always is, while they can bargain."""
    asks = said.text is not None or heard.kind in ("truce", "leads")
    if heard.kind in ALWAYS and asks and not (heard.kind == "text" and to is None):
        return 1.0
    return ANSWERS_ALL if to is None else ANSWERS


def _may_reply(state: State, seat: Seat, to: Seat | None, heard: Heard) -> bool:
    """Is there a bot that is not silent and has not answered too often in this round?"""
    assert state.match is not None
    if state.seats[seat].kind == PERSON or seat in state.stewards:
        return False
    most = MOST_ANSWERS_ALL if to is None and not heard.open else MOST_ANSWERS
    tired = heard.kind != "agrees" and state.talk.replied(seat, state.round) >= most
    return not tired and not state.customs.silent(state.match.table, seat)


def say(state: State, seat: Seat, remark: Remark | None, now: Millis, after: Position | None = None) -> list[Said]:
    """The entry for what a bot says, if it says anything that can be said here; or `after` what comes first."""
    if remark is None or seat in state.stewards or state.seats[seat].kind == PERSON:
        return []
    if not _may_be_said(state, remark):
        return []
    remark = _in_other_words(state, seat, remark)
    try:
        phrase = _phrase(state, seat, remark)
        talk.check_phrase(phrase, seat, state.match, len(state.seats))
        if after is None:
            talk.check_silence(state.match, seat)
        elif not after.over and state.customs.silent(after.table, seat):
            return []
    except (Refused, msgspec.ValidationError):
        return []
    own = None if _said_enough(state, seat, phrase) else _in_own_words(state, seat, phrase)
    return [] if own is None else [Said(at=now, seat=seat, phrase=own)]


def _in_own_words(state: State, seat: Seat, phrase: AnyPhrase) -> AnyPhrase | None:
    """In a sentence that is new from this bot, and that no other has said in this round; None if there is none."""
    fresh = in_fresh_words(state, seat, phrase)
    own = fresh and echoes.in_own_words(state, seat, fresh)
    return in_fresh_words(state, seat, own) if own is not None and own is not fresh else own


def of_fate(state: State, outcome: Outcome, now: Millis) -> list[Said]:
    """What one of the bots says, at once, of what has just happened to it; at the end also a bot that has won."""
    assert state.match is not None
    events = [event for line in outcome.lines for event in line.events]
    per_seat, people = getattr(state.match.table, "per_seat", 1), frozenset(state.people)
    found = fates_in(state.game, Fate(events, state.match.log, len(state.seats), per_seat, people))
    luck_of(state.luck, "fate", len(state.match.log), 0).shuffle(found)
    heard = list[Said]()
    for glad in (True, False):
        spoken = (
            say(state, seat, remark, now, outcome.position)
            for seat, remark in found
            if state.seats[seat].kind in VOICES and (remark.what == "triumph") is glad
        )
        heard += next(filter(None, spoken), [])
    return heard


def _in_other_words(state: State, seat: Seat, remark: Remark) -> Remark:
    """What the table has heard in this round is not said again, and of a price that has changed it is said so."""
    lately = state.talk.rounds_since("double", state.round) == 1
    if remark.instead is not None and (lately or state.talk.doubled(state.round, remark.role)):
        return structs.replace(remark, what=remark.instead, role=None)
    if remark.what == "truce" and state.talk.answered(seat, "truce"):
        return structs.replace(remark, what="pact")
    if remark.what == "pardon":
        new = (one for one in FOR_ALL if not state.talk.answered(None, one))
        return structs.replace(remark, what=next(new, "dodge"))
    if remark.what not in ("more", "less", "pays"):
        return remark
    sells = remark.what == "more"
    named = [one for one in prices_named(state, seat) if (one.to, one.sells) == (remark.to, sells)]
    if not named:
        return remark
    if named[-1].amount == remark.amount:
        return structs.replace(remark, what="still")
    return structs.replace(remark, what="moved" if talk.crew_of(state.match) < named[-1].crew else "revised")


def _may_be_said(state: State, remark: Remark) -> bool:
    """Bots do not chat with each other: reasons and comments are for everybody to hear, answers for people."""
    answers = remark.what not in REASONS and remark.what not in COMMENTS
    return not answers or (remark.to is not None and state.seats[remark.to].kind == PERSON)


def _said_enough(state: State, seat: Seat, phrase: AnyPhrase) -> bool:
    """Has this bot given the same reason in this round, word for word? Have comments been enough?"""
    if isinstance(phrase, Comments):
        return not state.talk.restraint.allows(seat, state.round, phrase.what)
    if isinstance(phrase, Replies) and phrase.what in ONCE:
        return state.talk.answered(None if phrase.what in FOR_ALL else seat, phrase.what)
    if isinstance(phrase, Replies) and phrase.what in ONCE_A_ROUND:
        lately = [one.phrase for one, _ in state.talk.of_round(state.round) if one.seat == seat]
        return any(isinstance(one, Replies) and (one.what, one.to) == (phrase.what, phrase.to) for one in lately)
    if not isinstance(phrase, Explains) or phrase.why == "agreed":
        return False
    if phrase.why in echoes.WITHOUT_PRICE and state.seats[phrase.to].kind != PERSON:
        return state.talk.gave(seat, state.round, phrase.why)
    return state.talk.explained(seat, state.round, phrase)


def _phrase(state: State, seat: Seat, remark: Remark) -> AnyPhrase:
    """A remark as a phrase, in the bot's tone; raises `ValidationError` if there is no such phrase (left)."""
    tone = state.seats[seat].kind
    if remark.what in COMMENTS:
        luck = luck_of(state.luck, "comment", 0 if state.match is None else len(state.match.log), seat)
        wording = state.talk.restraint.wording(tone, remark.what, luck)
        said = {"phrase": "Comments", "what": remark.what, "to": remark.to, "tone": tone, "wording": wording}
        return msgspec.convert(said, Comments)
    common = {"to": remark.to, "amount": remark.amount, "tone": tone}
    if remark.what in REASONS:
        return msgspec.convert({"phrase": "Explains", "why": remark.what, "role": remark.role, **common}, Explains)
    answer = {"phrase": "Replies", "what": remark.what, "role": remark.role, "deal": remark.wanted, **common}
    return msgspec.convert({**answer, "about": remark.about}, Replies)
