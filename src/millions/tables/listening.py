"""To whom people at a table speak, and what a bot hears in it; which prices have been named in talk."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from millions.bots.talk import Heard, Price, Promise, Truce
from millions.core.seat import Seat
from millions.games.heists.bargain import Proposal, Propose
from millions.games.heists.components import TurnUp, names_in_play
from millions.games.heists.terms import parties
from millions.tables.auctions import together
from millions.tables.entries import Said
from millions.tables.hearing import Asked, addressed, is_about_money, is_bare, spoken, understood
from millions.tables.prices import amounts_in, plain, price_in
from millions.tables.state import State
from millions.tables.talk import crew_of
from millions.wire.settings import PERSON
from millions.wire.talk import AnyPhrase, Claims, Explains, Offers, Reacts, Replies, Requests, Says

CONTINUES = frozenset(
    {
        *("truce", "leads", "incites", "agrees", "accuses", "praises", "doubles"),
        *("sells", "requests", "offers", "threatens", "joint", "complains", "bribes", "pleads"),
    }
)
"""What goes on with a conversation: it is said to the bot that has just spoken to this person, if no other is named."""

DEALS = frozenset({"bribes", "agrees", "sells", "requests", "offers", "truce", "threatens", "joint"})
"""What is answered before anything else in the same line."""

WORDS_WORTH_ASKING = 4
"""Shorter lines to nobody are left alone."""

NAMES_A_PRICE = frozenset({"more", "less", "pays", "gladly", "still", "moved", "revised", "ditto"})
"""Answers that name a price."""

REFUSES = frozenset(
    {"no", "never", "since", "hope", "slim", "cheap", "dear", "crown", "another", "bluff", "broke", "distrust", "ditto"}
)
"""Answers that refuse a price and name none."""

FORGOTTEN_AFTER_MS = 30_000
"""What was said longer ago is not answered any more."""


def listen(state: State, said: Said) -> tuple[Seat | None, Heard | None]:
    """To whom a person spoke (None for everybody), and what a bot hears; None if it does not understand it.

    They speak to the seat that a phrase names, or whose name is called; else to the bot that has just turned to them.
    """
    names = _names(state, said.seat)
    if said.phrase is not None:
        to = spoken_to(said.phrase)
        return to, _phrase_heard(state, said, _partner(state, said) if to is None else to)
    parts = [_part(state, said, called, text, names) for called, text in spoken(said.text or "", names)]
    return max(parts, key=_asks, default=(None, None))


def spoken_to(phrase: AnyPhrase) -> Seat | None:
    """To whom a phrase is said; None for everybody."""
    if isinstance(phrase, Says):
        return None if phrase.what == "ahead" else phrase.whom
    return getattr(phrase, "to", None)


def asked_of(state: State, said: Said, to: Seat | None, heard: Heard) -> list[Seat]:
    """The bots that are asked: the one it is said to; those that are named together, or else all, for a price."""
    if to is not None:
        return [to]
    seats, table = range(len(state.seats)), None if state.match is None else state.match.table
    if not heard.open:
        return [seat for seat in seats if seat != heard.about]
    players_in = {one // getattr(table, "per_seat", 1) for one in getattr(table, "crew", ())}
    named = together(said.text or "", _names(state, said.seat))
    return list(named) or [seat for seat in seats if seat in players_in]


def _names(state: State, person: Seat) -> dict[Seat, str]:
    """What the others are called."""
    return {seat: one.name for seat, one in enumerate(state.seats) if seat != person and one.name}


def _part(
    state: State, said: Said, called: Seat | None, text: str, names: Mapping[Seat, str]
) -> tuple[Seat | None, Heard | None]:
    """The same of a part of what they said, which calls this seat."""
    partner, table = _partner(state, said), None if state.match is None else state.match.table

    def heard_by(bot: Seat | None) -> Heard | None:
        return understood(text, said.seat, names, names_in_play(table), about(state, bot, said.seat))

    to = _meant(state, said, text, names, partner) if called is None else called
    heard = heard_by(to)
    if called is None and heard is not None and heard.kind == "threatens":
        to = next((seat for seat, _ in _namers(state, said.seat)), to)
    if called is None and (heard is None or heard.kind == "agrees"):
        whose = (seat for seat in _sellers(state, said, partner) if _is_assent(state, heard_by(seat), seat))
        to = next(whose, to)
        heard = heard_by(to)
    if heard is None:
        what = "price" if is_about_money(text) else ""
        return called, Heard(said.seat, "text", what) if called is not None or _is_worth_asking(state, text) else None
    if heard.kind == "claims" and getattr(table, "per_seat", 1) == 1:
        heard = structs.replace(heard, character=said.seat)
    if heard.kind in ("sells", "requests") and heard.what == "leave":
        several = together(text, names)
        if several or heard.open:
            alone = None if several else called
            return alone, structs.replace(heard, open=alone is None)
    to = to if heard.kind in CONTINUES else called
    return None if to == heard.about else to, heard


def _meant(state: State, said: Said, text: str, names: Mapping[Seat, str], partner: Seat | None) -> Seat | None:
    """Who is meant by a line that calls nobody: by a mere number the bot whose price is in it, or the last one."""
    namers = _namers(state, said.seat) if is_bare(text, names) else []
    if not namers:
        return partner
    numbers = amounts_in(plain(text))
    return next((seat for seat, amount in namers if amount in numbers), namers[0][0])


def _namers(state: State, person: Seat) -> list[tuple[Seat, int]]:
    """The bots in the heist that have named a price to this person in this round, or refused theirs, and it: the last
    one first."""
    table = None if state.match is None else state.match.table
    players_in = {one // getattr(table, "per_seat", 1) for one in getattr(table, "crew", ())}
    proposed = {one.proposer for one in proposals(state) if one.awaiting == (person,)}
    found = list[tuple[Seat, int]]()
    for one, _ in reversed(state.talk.of_round(state.round)):
        phrase, seat = one.phrase, one.seat
        offers = isinstance(phrase, Explains) and phrase.why != "crowd" and seat in proposed and phrase.to == person
        named = phrase.amount if offers or _names_a_price(one, person) else None  # type: ignore[union-attr]
        if isinstance(phrase, Replies) and phrase.to == person and phrase.what in REFUSES:
            refused = _refused(state, seat, person)
            named = None if refused is None else refused.amount
        if named is not None and seat in players_in:
            found.append((seat, named))
    return found


def _asks(part: tuple[Seat | None, Heard | None]) -> int:
    """How much a part of what was said asks for an answer: the part that asks most is answered."""
    _, heard = part
    if heard is None:
        return 0
    return 3 if heard.kind in DEALS else 1 if heard.kind in ("greets", "reacts", "praises", "text") else 2


def _is_worth_asking(state: State, text: str) -> bool:
    """Is a text that calls nobody, and that nobody has understood, long enough to ask what is meant? In a heist."""
    return crew_of(state.match) > 0 and len(text.split()) >= WORDS_WORTH_ASKING


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
    """The last price between this bot and this person in this round: one that the bot has named or proposes now, or one
    of the person's that it has just refused."""
    if (refused := None if bot is None else _refused(state, bot, person)) is not None:
        return refused
    prices = [] if bot is None else [one for one in prices_named(state, bot) if one.to == person]
    if prices:
        return Asked(prices[-1].amount, prices[-1].sells)
    for one in proposals(state):
        if (one.proposer, one.awaiting) == (bot, (person,)) and len(one.terms.payments) == 1:
            return Asked(one.terms.payments[0].amount, one.terms.payments[0].target == bot)
    return None


def _refused(state: State, bot: Seat, person: Seat) -> Asked | None:
    """The price of this person that this bot has refused, if that is the last it has said to them about a price."""
    found: Asked | None = None
    price: Asked | None = None
    names = _names(state, person)
    for one, _ in state.talk.of_round(state.round):
        phrase = one.phrase
        if one.seat == person:
            price = _price_of(one, bot, names) or price
        elif one.seat == bot and isinstance(phrase, Replies) and phrase.to == person:
            if phrase.what in NAMES_A_PRICE:
                found = None
            elif phrase.what in REFUSES:
                found = price or _declined(state, bot, person) or found
    return found


def _price_of(said: Said, bot: Seat, names: Mapping[Seat, str]) -> Asked | None:
    """The price that a person names to this bot for a departure: the bot's, or their own."""
    match said.phrase:
        case Offers(to=to, amount=amount, if_you="leave") | Requests(to=to, what="leave", amount=int(amount)):
            return Asked(amount, sells=True, refused=True) if to == bot else None
    if addressed(said.text or "", names) not in (None, bot):
        return None
    price = price_in(said.text or "")
    return None if price is None else Asked(price.amount, not price.sells, refused=True)


def _declined(state: State, bot: Seat, person: Seat) -> Asked | None:
    """The same of the last offer of theirs to this bot in this round, where one of the two was to leave for a price."""
    per_seat = getattr(state.match and state.match.table, "per_seat", 1)
    for line in reversed([] if state.match is None else state.match.log):
        if isinstance(line.action, TurnUp):  # the beginning of the round
            return None
        deal = line.action.terms if line.seat == person and isinstance(line.action, Propose) else None
        if deal is not None and parties(deal, per_seat) == (*sorted((bot, person)),):
            simple = len(deal.payments) == len(deal.departures) == 1
            return Asked(deal.payments[0].amount, deal.payments[0].target == bot, refused=True) if simple else None
    return None


def promises(state: State, seat: Seat) -> tuple[Promise, ...]:
    """The prices that this bot has named to people in this round, in talk, and its truces."""
    return (*prices_named(state, seat), *_truces(state, seat))


def _truces(state: State, seat: Seat) -> list[Truce]:
    """The truces that this bot has agreed to, in this round or for it in the round before."""
    said = [*state.talk.of_round(state.round - 1), *state.talk.of_round(state.round)]
    agreed = [one.phrase for one, _ in said if one.seat == seat and isinstance(one.phrase, Replies)]
    return [Truce(one.to) for one in agreed if one.what in ("truce", "pact", "respite")]


def prices_named(state: State, seat: Seat) -> list[Price]:
    """The prices that this bot has named to people in this round, in talk."""
    found: list[Price] = []
    sellers: set[Seat] = set()
    """Who has last named a price for leaving."""
    for said, crew in state.talk.of_round(state.round):
        match said.phrase:
            case Replies(to=to, what=what, amount=int(amount)) if said.seat == seat and what in NAMES_A_PRICE:
                sells = what == "more" or (what not in ("less", "pays") and to not in sellers)
                found.append(Price(to, amount, sells, crew))
                (sellers.discard if sells else sellers.add)(to)
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
        case Requests(what="truce"):
            return Heard(said.seat, "truce")
        case Says(what="ahead", whom=whom):
            return Heard(said.seat, "leads", about=whom)
        case Says(what=what):
            return Heard(said.seat, "praises") if what == "played" else Heard(said.seat, "reacts", "sorry")
        case Requests(what=request, amount=price):
            return Heard(said.seat, "requests", request, price)
        case Reacts(what="yes") if about(state, bot, said.seat) is not None:
            return Heard(said.seat, "agrees")
        case Reacts(what=reaction):
            return Heard(said.seat, "reacts", reaction)
    return None
