"""An open question for a price, which several answer: "Who pays me most to leave? Edda, Ben?", "Qui part pour 2 ?"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from millions.bots.talk import Heard
from millions.core.seat import Seat
from millions.tables.patterns import NOT
from millions.tables.prices import ANYBODY, LEAVING, ME, amounts_in, named, plain, whose_leaving

PAYING = (
    r"pays?|gives?|offers?|bids?|buys?|(?:paie|paye|donne|file|refile|offre|propose|mise|achete|lache|met|verse)(?:nt)?|"
    r"(?:paierait|donnerait|offrirait|mettrait|lacherait|filerait)|"
    r"(?:payer|donner|filer|refiler|offrir|proposer|acheter|lacher|mettre|verser)"
)
WHO = (
    r"who(?:'ll|'d)?(?: (?:will|would|can|could|else|wants to|is (?:ready|willing|going) to))*|"
    r"qui(?: (?:d'autre|veut|peut|pourrait|voudrait|serait pret a|est pret a))*"
)
WHO_PAYS = re.compile(rf"\b(?:{WHO}) (?:me |m'|nous )?(?:{PAYING})\b")
MINE = re.compile(
    r"\b(?:me|m'|moi|my (?:leaving|departure|exit|seat|place|share)|"
    r"(?:mon (?:depart|retrait|abandon)|ma (?:place|part|sortie)))(?!\w)|\bm'"
)
"""What such a question is about: that the speaker leaves."""

MY_LEAVING = re.compile(r"\bmy (?:leaving|going)\b")

FOR_SALE = re.compile(
    r"\b(?:highest|best|top) (?:bid|bidder)\b|\bplus offrante?\b|"
    r"\b(?:i am|i'm|my (?:seat|place|share|departure|leaving|exit) is) (?:up )?for sale\b|"
    r"\b(?:je suis|(?:ma|mon) (?:place|part|depart|sortie) est) (?:a vendre|aux encheres)\b|"
    r"\bany (?:offers?|bids?|takers?)(?: for (?:me|my \w+))?\W*$|\bmake me (?:an|your best) offer\b|"
    r"\bwhat(?: is|'s)? (?:my (?:departure|exit)|it) worth to you\b|\bwhat am i worth\b|"
    r"\b(?:combien|que|quoi|cher)\b.* (?:vaut|pour) mon depart\b|\bmon depart\b.*\b(?:combien|quoi)\b|"
    r"\bfai(?:tes|s)[ -]moi (?:une|vos|ta|votre|des) (?:\w+ )?offres?\b|\b(?:vos|des|une) offres? pour mon depart\b"
)
WHO_LEAVES = re.compile(
    r"\b(?:cheapest|lowest|how much|combien|moins cher|pour (?:le |la )?moins)\b|\bfor (?:the )?(?:least|less)\b"
)
"""Beside "who leaves": for which price."""

ASKS_OF_YOU = re.compile(r"\b(?:your|ta|ton|votre)\b")
BESIDE = r"\s*(?:[,?/&]|\b(?:and|or|et|ou)\b)[\s,]*(?:(?:and|or|et|ou)\s+)?"


def auction(said: str, by: Seat) -> Heard | None:
    """Who would pay for the speaker's leaving, and how much? Or who would leave, and for what?"""
    said = MY_LEAVING.sub("my departure", said)
    leaving = [whose_leaving(said, one) for one in LEAVING.finditer(said)]
    if NOT.search(said) or ASKS_OF_YOU.search(said):
        return None
    amounts = amounts_in(said)
    price = next(iter(amounts)) if len(amounts) == 1 else None
    sells = all(whose in ME for whose in leaving) and (leaving or MINE.search(said) or FOR_SALE.search(said))
    if sells and (WHO_PAYS.search(said) or FOR_SALE.search(said)):
        return Heard(by, "sells", "leave", price, open=True)
    if leaving and leaving[0] in ANYBODY and "?" in said and (price or WHO_LEAVES.search(said)):
        return Heard(by, "requests", "leave", price, open=True)
    return None


def together(text: str, names: Mapping[Seat, str]) -> tuple[Seat, ...]:
    """The players whose names stand side by side in a line, as one calls several: "Edda, Ben?", "Ben and Edda"."""
    seats = {plain(name): seat for seat, name in names.items()}
    one = "|".join(map(named, seats)) or "(?!)"
    found = re.search(rf"(?:{one})(?:{BESIDE}(?:{one}))+", plain(text))
    called = re.findall(one, found[0]) if found else []
    return tuple(dict.fromkeys([seats[name] for name in called]))
