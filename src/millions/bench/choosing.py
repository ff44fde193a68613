"""Chooses a random action from encoded forms, quickly."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

Blank = dict[str, Any]


class WireForm(Struct):
    """A verb and its blanks."""

    verb: str
    blanks: dict[str, Blank]


_forms = msgspec.json.Decoder(list[WireForm])


def choose(forms: bytes, rng: Random) -> dict[str, Any]:
    """A legal action."""
    form = rng.choice(_forms.decode(forms))
    return {"verb": form.verb, **{name: fill(blank, rng) for name, blank in form.blanks.items()}}


def fill(blank: Blank, rng: Random) -> Any:
    """A value for one blank."""
    if blank["kind"] == "one of":
        return rng.choice(blank["among"])
    assert blank["kind"] == "terms", blank["kind"]
    return deal(blank, rng)


def deal(blank: Blank, rng: Random) -> dict[str, Any]:
    """A small deal: another character leaves, and is paid for it if there is money."""
    me, purses, characters, per_seat = blank["proposer"], blank["purses"], blank["characters"], blank["per_seat"]
    leaver = rng.choice([one for one in characters if one // per_seat != me])
    mine = next(one for one in characters if one // per_seat == me)
    if not purses[str(me)]:
        return {"payments": [], "departures": sorted((mine, leaver))}
    payment = {"source": me, "target": leaver // per_seat, "amount": rng.randint(1, min(3, purses[str(me)]))}
    return {"payments": [payment], "departures": [leaver]}
