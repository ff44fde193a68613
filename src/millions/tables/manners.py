"""What bots say at a live table: a reason with an offer, now and then a comment or an answer to what people say."""

from __future__ import annotations

import msgspec
from msgspec import Struct, structs

from millions.bots.skills import fates_in
from millions.bots.talk import COMMENTS, REASONS, Heard, Price, Remark
from millions.bots.temper import VOICES
from millions.core.referee import Outcome
from millions.core.seat import Seat
from millions.games.heists.bargain import Proposal
from millions.games.heists.components import names_in_play
from millions.tables import echoes, talk
from millions.tables.clock import Millis
from millions.tables.entries import Said
from millions.tables.hearing import Asked, addressed, understood
from millions.tables.prices import price_in
from millions.tables.state import State
from millions.tables.timing import luck_of
from millions.wire.answers import Refused
from millions.wire.settings import PERSON
from millions.wire.talk import AnyPhrase, Claims, Comments, Explains, Offers, Reacts, Replies, Requests

ANSWERS, ANSWERS_ALL = 0.9, 0.4
"""How often a bot answers what was said to it, and how often one of them answers what was said to everybody."""

MOST_ANSWERS, MOST_ANSWERS_ALL = 3, 1
"""A bot answers no more than this in a round: what is said to it, and what is said to everybody."""

FOR_SOMEBODY = frozenset({"agrees", "accuses", "praises", "doubles"})
"""What is answered only by the bot to which it is said."""

CONTINUES = frozenset({"truce", "agrees", "accuses", "praises", "doubles", "sells", "requests", "offers"})
"""What goes on with a conversation: it is said to the bot that has just spoken to this person, if no other is named."""

ONCE = frozenset({"banter", "ahead", "truce", "pact", "war", "puzzled"})
"""Answers that a bot gives once in a match; that it has not understood, one bot says for all."""

NAMES_A_PRICE = frozenset({"more", "less", "pays", "gladly", "still", "moved", "revised", "ditto"})
"""Answers that name a price."""

FORGOTTEN_AFTER_MS = 30_000
"""What was said longer ago is not answered any more."""


class Due(Struct, frozen=True):
    """A bot is to answer something: who, what, what it is, and when."""

    seat: Seat
    said: Said
    heard: Heard
    at: Millis


def next_reply(state: State, now: Millis) -> Due | None:
    """The bot that is to answer the last thing that a person said, if any, and if it is understood.

    What bots have said since to others, or by themselves, does not bury it.
    """
    if not state.talk.lines or state.settings.talk == "same-room" or state.stage != "playing":
        return None
    said, answering = _last_of_people(state)
    if said is None or now > said.at + FORGOTTEN_AFTER_MS:
        return None
    to, heard = listen(state, said)
    if heard is None or (to is None and heard.kind in FOR_SOMEBODY) or (answering and to in (None, *answering)):
        return None
    asked = [to] if to is not None else [seat for seat in range(len(state.seats)) if seat != heard.about]
    bots = [seat for seat in asked if _may_reply(state, seat, to, heard)]
    if not bots:
        return None
    luck = luck_of(state.luck, "reply", said.at, said.seat)
    if luck.random() >= _how_often(said, to, heard):
        return None
    return Due(luck.choice(bots), said, heard, said.at + state.settings.pace)


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
    """How often it is answered; a price, a question, an agreement or a warning always is, while they can bargain."""
    if heard.kind in ("sells", "requests", "agrees", "warns", "truce") and said.text is not None:
        return 1.0
    return ANSWERS_ALL if to is None else ANSWERS


def _may_reply(state: State, seat: Seat, to: Seat | None, heard: Heard) -> bool:
    """Is there a bot that is not silent and has not answered too often in this round?"""
    assert state.match is not None
    if state.seats[seat].kind == PERSON or seat in state.stewards:
        return False
    most = MOST_ANSWERS_ALL if to is None else MOST_ANSWERS
    tired = heard.kind != "agrees" and state.talk.replied(seat, state.round) >= most
    return not tired and not state.customs.silent(state.match.table, seat)


def listen(state: State, said: Said) -> tuple[Seat | None, Heard | None]:
    """To whom a person spoke (None for everybody), and what a bot hears; None if it does not understand it.

    They speak to the seat that a phrase names, or whose name is called; else to the bot that has just turned to them.
    """
    names = {seat: one.name for seat, one in enumerate(state.seats) if seat != said.seat and one.name}
    partner = _partner(state, said)
    if said.phrase is not None:
        to = getattr(said.phrase, "to", None)
        return to, _phrase_heard(state, said, partner if to is None else to)
    text = said.text or ""
    called, table = addressed(text, names), None if state.match is None else state.match.table

    def heard_by(bot: Seat | None) -> Heard | None:
        return understood(text, said.seat, names, names_in_play(table), about(state, bot, said.seat))

    to = partner if called is None else called
    heard = heard_by(to)
    if called is None and (heard is None or heard.kind == "agrees"):
        whose = (seat for seat in _sellers(state, said, partner) if _is_assent(state, heard_by(seat), seat))
        to = next(whose, to)
        heard = heard_by(to)
    if heard is None:
        return called, None if called is None else Heard(said.seat, "text")
    if heard.kind == "claims" and getattr(table, "per_seat", 1) == 1:
        heard = structs.replace(heard, character=said.seat)
    to = to if heard.kind in CONTINUES else called
    return None if to == heard.about else to, heard


def _sellers(state: State, said: Said, partner: Seat | None) -> list[Seat]:
    """The bots whose price a person may mean who calls none by name: the one they talk to, then the last to name one.

    Without a sum, only a price that was named a moment ago is meant.
    """
    named = [one for one, _ in reversed(state.talk.of_round(state.round)) if _names_a_price(one, said.seat)]
    vague, recently = not any(map(str.isdecimal, said.text or "")), said.at - FORGOTTEN_AFTER_MS
    proposed = [one.proposer for one in proposals(state) if one.awaiting == (said.seat,)]
    lately = [one.seat for one in named if not vague or one.at >= recently]
    return list(dict.fromkeys([*([] if partner is None else [partner]), *lately, *([] if vague else proposed)]))


def _is_assent(state: State, heard: Heard | None, bot: Seat) -> bool:
    """Is this an agreement to a price of this bot?"""
    if heard is None or heard.kind != "agrees":
        return False
    asked = about(state, bot, heard.by)
    named = [one.amount for one in prices_named(state, bot) if one.to == heard.by]
    return heard.amount in (None, asked and asked.amount, *named)


def _names_a_price(said: Said, person: Seat) -> bool:
    phrase = said.phrase
    return isinstance(phrase, Replies) and phrase.to == person and phrase.what in NAMES_A_PRICE


def proposals(state: State) -> tuple[Proposal, ...]:
    """The offers that are open now."""
    return getattr(state.match and state.match.table, "proposals", ())


def _partner(state: State, said: Said) -> Seat | None:
    """The bot that has just spoken to this person; at a table with one bot, that one."""
    bots = [seat for seat, one in enumerate(state.seats) if one.kind != PERSON]
    if len(bots) == 1:
        return bots[0]
    for one in reversed(state.talk.lines):
        spoken = isinstance(one.phrase, Replies | Explains) and one.phrase.to == said.seat
        if spoken and said.at - FORGOTTEN_AFTER_MS <= one.at <= said.at:
            return one.seat
    return None


def about(state: State, bot: Seat | None, person: Seat) -> Asked | None:
    """The last price that this bot has named to this person in this round, or proposes to them now."""
    prices = [] if bot is None else [one for one in prices_named(state, bot) if one.to == person]
    if prices:
        return Asked(prices[-1].amount, prices[-1].sells)
    for one in proposals(state):
        if (one.proposer, one.awaiting) == (bot, (person,)) and len(one.terms.payments) == 1:
            return Asked(one.terms.payments[0].amount, one.terms.payments[0].target == bot)
    return None


def prices_named(state: State, seat: Seat) -> tuple[Price, ...]:
    """The prices that this bot has named to people in this round, in talk."""
    return (*[price for price, _ in _prices(state, seat)], *_truces(state, seat))


def _truces(state: State, seat: Seat) -> list[Price]:
    """The truces that this bot has agreed to, in this round or for it in the round before."""
    said = [*state.talk.of_round(state.round - 1), *state.talk.of_round(state.round)]
    agreed = [one.phrase for one, _ in said if one.seat == seat and isinstance(one.phrase, Replies)]
    return [Price(one.to, 0, sells=False) for one in agreed if one.what in ("truce", "pact")]


def _prices(state: State, seat: Seat) -> list[tuple[Price, int]]:
    """The same, and how many characters were in the heist then."""
    found: list[tuple[Price, int]] = []
    sellers: set[Seat] = set()
    """Who has last named a price for leaving."""
    for said, crew in state.talk.of_round(state.round):
        match said.phrase:
            case Replies(to=to, what=what, amount=int(amount)) if said.seat == seat and what in NAMES_A_PRICE:
                sells = what == "more" or (what not in ("less", "pays") and to not in sellers)
                found.append((Price(to, amount, sells), crew))
            case None if state.seats[said.seat].kind == PERSON:
                named = price_in(said.text or "")
                if named is not None:
                    (sellers.add if named.sells else sellers.discard)(said.seat)
            case Offers() | Requests(what="leave"):
                sellers.discard(said.seat)
    return found


def _phrase_heard(state: State, said: Said, bot: Seat | None) -> Heard | None:
    """What a phrase of a person means to a bot."""
    match said.phrase:
        case Claims(character=character, role=role):
            return Heard(said.seat, "claims", character=character, role=role)
        case Offers(amount=amount, if_you=what):
            return Heard(said.seat, "offers", what, amount)
        case Requests(what=request, amount=price):
            return Heard(said.seat, "requests", request, price)
        case Reacts(what="yes") if about(state, bot, said.seat) is not None:
            return Heard(said.seat, "agrees")
        case Reacts(what=reaction):
            return Heard(said.seat, "reacts", reaction)
    return None


def say(state: State, seat: Seat, remark: Remark | None, now: Millis) -> list[Said]:
    """The entry for what a bot says, if it says anything that can be said here."""
    if remark is None or seat in state.stewards or state.seats[seat].kind == PERSON:
        return []
    if not _may_be_said(state, remark):
        return []
    remark = _in_other_words(state, seat, remark)
    try:
        phrase = _phrase(state, seat, remark)
        talk.check_phrase(phrase, seat, state.match, len(state.seats))
        talk.check_silence(state.match, seat)
    except (Refused, msgspec.ValidationError):
        return []
    own = None if _said_enough(state, seat, phrase) else echoes.in_own_words(state, seat, phrase)
    return [] if own is None else [Said(at=now, seat=seat, phrase=own)]


def of_fate(state: State, outcome: Outcome, now: Millis) -> list[Said]:
    """What one of the bots says, at once, of what has just happened to it."""
    assert state.match is not None
    found = fates_in(state.game, [event for line in outcome.lines for event in line.events])
    luck_of(state.luck, "fate", len(state.match.log), 0).shuffle(found)
    spoken = (say(state, seat, remark, now) for seat, remark in found if state.seats[seat].kind in VOICES)
    return next(filter(None, spoken), [])


def _in_other_words(state: State, seat: Seat, remark: Remark) -> Remark:
    """What the table has heard in this round is not said again, and of a price that has changed it is said so."""
    if remark.instead is not None and state.talk.doubled(state.round, remark.role):
        return structs.replace(remark, what=remark.instead, role=None)
    if remark.what == "truce" and state.talk.answered(seat, "truce"):
        return structs.replace(remark, what="pact")
    if remark.what not in ("more", "less", "pays"):
        return remark
    sells = remark.what == "more"
    named = [(one.amount, crew) for one, crew in _prices(state, seat) if (one.to, one.sells) == (remark.to, sells)]
    if not named:
        return remark
    (amount, crew), now = named[-1], talk.crew_of(state.match)
    if amount == remark.amount:
        return structs.replace(remark, what="still")
    return structs.replace(remark, what="moved" if now < crew else "revised")


def _may_be_said(state: State, remark: Remark) -> bool:
    """Bots do not chat with each other: reasons and comments are for everybody to hear, answers for people."""
    answers = remark.what not in REASONS and remark.what not in COMMENTS
    return not answers or (remark.to is not None and state.seats[remark.to].kind == PERSON)


def _said_enough(state: State, seat: Seat, phrase: AnyPhrase) -> bool:
    """Has this bot given the same reason in this round, word for word? Have comments been enough?"""
    if isinstance(phrase, Comments):
        return not state.talk.restraint.allows(seat, state.round, phrase.what)
    if isinstance(phrase, Replies) and phrase.what in ONCE:
        return state.talk.answered(None if phrase.what == "puzzled" else seat, phrase.what)
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
    return msgspec.convert({"phrase": "Replies", "what": remark.what, **common}, Replies)
