"""Prices in what people write: "Would you leave for 2?", "Je pars pour 3". Talk binds nobody, so a guess is enough."""

from __future__ import annotations

import re

from msgspec import Struct

LEAVING = re.compile(
    r"\b(leav(?:e|es|ing)|go|fold|quit|withdraw|"
    r"par(?:s|t|tir|tez|tirai|tirais|tirez|tiriez)|quitte[rsz]?|sor(?:s|t|tir|tez)|retire[rsz]?)\b"
)
ME, YOU = frozenset({"i", "i'll", "i'd", "me", "je", "j"}), frozenset({"you", "u", "tu", "vous", "te", "t"})
PRICE = re.compile(r"(?<![\w.,])(\d{1,2})(?![\w]|[.,]\d)")


class Price(Struct, frozen=True):
    """A price for a departure: that of the player who is spoken to, or (`sells`) of the speaker."""

    amount: int
    sells: bool


def price_in(text: str) -> Price | None:
    """The price that a line names for leaving; None if it names none, or more than one."""
    said = text.casefold().replace("\u2019", "'")
    amounts, leaving = {int(found) for found in PRICE.findall(said)}, LEAVING.search(said)
    if len(amounts) != 1 or leaving is None or amounts == {0}:
        return None
    before = re.findall(r"i'll|i'd|[^\W\d]+", said[: leaving.start()])
    whose = next((word for word in reversed(before) if word in ME | YOU), None)
    return Price(amounts.pop(), whose in ME)
