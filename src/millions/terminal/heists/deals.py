"""Deals as people type them: "Bob leaves, me pays Bob 2"."""

from __future__ import annotations

import re
from typing import Any

from millions.core.seat import Seat
from millions.games.heists.terms import Terms, terms
from millions.terminal.heists.names import Names
from millions.terminal.vocabulary import fold, is_number, spoken


def read_terms(names: Names[Any], text: str) -> Terms:
    """Clauses with commas or "and" between them; a player named without a verb shares the next verb."""
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
