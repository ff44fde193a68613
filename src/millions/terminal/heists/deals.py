"""Deals as people type them ("Bob leaves, me pays Bob 2"), and why one cannot be proposed."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from millions.core.seat import Seat
from millions.games.heists.bargain import MOST_PROPOSALS
from millions.games.heists.terms import Terms, parties, terms
from millions.games.heists.view import HeistView
from millions.terminal.edition import Why
from millions.terminal.heists.names import Names
from millions.terminal.vocabulary import fold, is_number, spoken
from millions.words import Speaker


def read_terms(names: Names[Any], text: str) -> Terms:
    """Clauses with commas or "and" between them; who is named without a verb shares the next one."""
    payments: list[tuple[Seat, Seat, int]] = []
    departures: list[int] = []
    waiting: list[list[str]] = []
    for clause in _clauses(names, text):
        verb = _verb(names, clause)
        if verb is None:
            waiting.append(clause)
            continue
        kind, place = verb
        for subject in (*waiting, clause[:place]):
            if kind == "leaves":
                departures.append(_departure(names, subject))
            else:
                payments.append(_payment(names, subject, clause[place + 1 :]))
        waiting.clear()
    if waiting or not (payments or departures):
        raise names.usage("deal")
    return terms(payments, departures)


def _clauses(names: Names[Any], text: str) -> list[list[str]]:
    joining = spoken(names.speaker.lang, "cmd-and")
    clauses: list[list[str]] = [[]]
    for word in re.sub(r"[,;]", " , ", text).split():
        if word == "," or fold(word) in joining:
            clauses.append([])
        else:
            clauses[-1].append(word)
    return [clause for clause in clauses if clause]


def _verb(names: Names[Any], clause: list[str]) -> tuple[str, int] | None:
    for kind in ("leaves", "pays"):
        verbs = spoken(names.speaker.lang, f"cmd-{kind}")
        for place, word in enumerate(clause):
            if fold(word) in verbs:
                return kind, place
    return None


def _departure(names: Names[Any], subject: list[str]) -> int:
    place, rest = names.label(subject)
    return names.character(names.seat(" ".join(rest), "deal"), place)


def _payment(names: Names[Any], subject: list[str], tail: list[str]) -> tuple[Seat, Seat, int]:
    payer = names.seat(" ".join(subject), "deal")
    numbers = [word for word in tail if is_number(word)]
    whom = [word for word in tail if not is_number(word) and fold(word) not in names.small_words()]
    if len(numbers) != 1:
        raise names.usage("deal")
    return payer, names.seat(" ".join(whom), "deal"), int(numbers[0])


class Rules(NamedTuple):
    """The rules under which an edition refuses what both refuse."""

    in_play: str
    terms: str
    possible: str
    answers: str
    ready: str
    limits: str


def why_not(deal: Terms, view: HeistView, me: Seat, speaker: Speaker, rules: Rules) -> Why | None:
    """Why this seat may not propose this deal now: a sentence and its rule; None if nothing is wrong with it."""
    text, named = speaker.text, parties(deal, view.per_seat)
    still_in = {one // view.per_seat for one in view.crew}
    if not deal.departures:
        return text("deal-nobody-leaves"), rules.terms
    if any(payment.amount < 1 or payment.source == payment.target for payment in deal.payments):
        return text("deal-odd-payment"), rules.terms
    if me not in named or len(named) < 2:
        return text("deal-two-players"), rules.terms
    gone = [speaker.seat(seat) for seat in named if seat not in still_in]
    gone += [speaker.character(one) for one in deal.departures if one not in view.crew]
    if gone:
        return text("deal-gone", seat=gone[0]), rules.possible
    for seat in named:
        due = sum(payment.amount for payment in deal.payments if payment.source == seat)
        if due > view.money[seat]:
            return text("deal-poor", seat=speaker.seat(seat), due=due, purse=view.money[seat]), rules.possible
    if view.proposals_made[me] >= MOST_PROPOSALS:
        return text("deal-too-many", most=MOST_PROPOSALS), rules.limits
    return None
