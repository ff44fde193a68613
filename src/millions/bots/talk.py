"""What bots say aloud, and what they hear: talk that everybody hears and that binds nobody.

A remark is a decision of the bot, made from its view alone.
It is true of what everybody sees or of what the bot thinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal, NamedTuple, get_args

from msgspec import Struct

from millions.core.message import Event
from millions.core.record import Line
from millions.core.seat import Seat, Seats
from millions.games.heists.terms import Character, Terms
from millions.games.remarks import WORDINGS, Comment, Reply, Why

REASONS: tuple[Why, ...] = get_args(Why)
COMMENTS: tuple[Comment, ...] = get_args(Comment)


class Remark(Struct, frozen=True):
    """Something a bot says; the catalogue `remarks` has the words, in the tone of each personality."""

    what: Why | Reply | Comment
    to: Seat | None = None
    """To whom; reasons and answers are always for somebody."""
    role: str | None = None
    amount: int | None = None
    instead: Why | Reply | Comment | None = None
    """What it says instead where the table has heard this in the round already."""
    about: Seat | None = None
    """Of which player it speaks."""
    deal: Terms | None = None
    """With an answer: the deal that it proposes at once, as it had said it would."""
    wanted: Terms | None = None
    """With a price: the deal that it would accept, if they proposed it."""


class Heard(Struct, frozen=True):
    """Something a player said, to this bot or to everybody; `what` names the request or the reaction."""

    by: Seat
    kind: Literal[
        "text",
        "greets",
        "praises",
        "accuses",
        "claims",
        "doubles",
        "offers",
        "sells",
        "requests",
        "reacts",
        "agrees",
        "warns",
        "truce",
        "leads",
        "incites",
        "threatens",
        "joint",
        "complains",
        "bribes",
        "pleads",
    ]
    """It pays for something (`offers`) or would leave for a price (`sells`), says that both of us are of a role
    (`doubles`), agrees to a price that this bot has named (`agrees`), or speaks of a player who may win the game
    (`warns`), asks to leave each other alone (`truce`), says that a player leads or asks who does (`leads`), wants
    others to go after a player (`incites`), would rather have both out than leave (`threatens`), or would pay a third
    player for leaving if this bot pays as much (`joint`). In Million Club they complain of a takeover (`complains`),
    want to give or get money (`bribes`), or want a tile left to them (`pleads`). A `text` is not understood, but may be
    about a `price`."""
    what: str = ""
    amount: int | None = None
    character: Character | None = None
    role: str | None = None
    about: Seat | None = None
    """Of which player it speaks."""
    open: bool = False
    """It asks several players, or all, for a price: each of them answers."""


Obstacle = Literal["crown", "another", "bluff", "no", "slim", "hope", "cheap", "dear"]
"""Why a deal is declined, in the words of `Reply`: it could let you win; it could let a player outside it win; I do not
believe the claim of who pays; it does not pay; it gains too little; it gains too little beside what one hopes for by
staying; my leaving is worth far more to who pays; the departure is not worth that much to me."""


class Price(Struct, frozen=True, tag=True):
    """A price that this bot has named to a player in this round: for leaving itself (`sells`), or for their leaving."""

    to: Seat
    amount: int
    sells: bool
    crew: int = 0
    """How many characters were in the heist then: it keeps to the price until one of them leaves."""


class Truce(Struct, frozen=True, tag=True):
    """In Million Club: this bot leaves a player's companies alone until the end of the next round."""

    to: Seat


class Fate(NamedTuple):
    """What has just happened before everybody's eyes, for bots to say a word about it."""

    events: Sequence[Event]
    before: Sequence[Line]
    """The log until then."""
    players: int
    per_seat: int
    people: frozenset[Seat]

    @property
    def bots(self) -> list[Seat]:
        """The seats that people do not play."""
        return [seat for seat in range(self.players) if seat not in self.people]


Promise = Price | Truce
"""What a bot has said aloud and keeps to."""


def of_victory(fate: Fate, winners: Seats) -> list[tuple[Seat, Remark]]:
    """What bots may say when a match is over: losers congratulate a person who has won, or sigh; a winner is glad."""
    winner = next((seat for seat in winners if seat in fate.people), None)
    remark = Remark("sigh") if winner is None else Remark("applause", winner)
    glad = [(seat, Remark("triumph")) for seat in fate.bots if seat in winners and winner is None]
    return [*glad, *((seat, remark) for seat in fate.bots if seat not in winners)]


CALM = frozenset({"yes", "perhaps", "laugh", "surprise"})
"""Reactions that need no answer."""


def small_talk(heard: Heard) -> Remark | None:
    """An answer that needs no thought."""
    match heard.kind, heard.what:
        case "greets", _:
            return Remark("chat", heard.by)
        case "praises", _:
            return Remark("flattered", heard.by)
        case "accuses", _:
            return Remark("accused", heard.by)
        case "requests", "hurry" | "wait":
            return Remark("patience", heard.by)
        case "reacts", "thanks" | "sorry":
            return Remark("welcome", heard.by)
        case "reacts", what:
            return None if what in CALM else Remark("shrug", heard.by)
        case "offers" | "sells" | "requests", _:
            return Remark("perhaps", heard.by)
    return None


MOST_COMMENTS = 3
"""Comments that bots make at a table in one round, all together."""


class Restraint:
    """Keeps comments few and fresh: one of a bot in a round, no subject twice in a round or twice running for one bot,
    and no sentence twice in a match."""

    def __init__(self) -> None:
        self._last: dict[Seat, tuple[int, str]] = {}
        """The last comment of each bot, and its round."""
        self._used: set[tuple[str, str, int]] = set()
        """The sentences that were said: tone, subject and wording."""

    def allows(self, seat: Seat, round: int, what: str) -> bool:
        """May this bot make this comment now?"""
        when, last = self._last.get(seat, (0, ""))
        now = [said for then, said in self._last.values() if then == round]
        return round != when and what not in (last, *now) and len(now) < MOST_COMMENTS

    def wording(self, tone: str, what: str, luck: Random) -> int | None:
        """A sentence that nobody has said in this match; None if there is none left."""
        left = [one for one in range(WORDINGS) if (tone, what, one) not in self._used]
        return luck.choice(left) if left else None

    def note(self, seat: Seat, round: int, what: str, tone: str = "", wording: int = 0) -> None:
        """A bot has made a comment."""
        self._last[seat] = round, what
        self._used.add((tone, what, wording))
