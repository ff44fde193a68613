"""Who plays what, and how often: a contest is everything that its games follow from."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from millions.bots import PERSON, bot_named, kind_and_name
from millions.core.errors import BadSetup
from millions.core.match import Match


class Contest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game, its entrants (a kind of bot and a name each), options, deck, seed, and how many games.

    As many games as there are players make a deal: the same dealer, every entrant once in every seat.
    """

    game: str
    rules: int
    bots: tuple[str, ...]
    names: tuple[str, ...]
    options: dict[str, Any]
    deck: dict[str, Any]
    seed: int
    games: int

    @classmethod
    def new(
        cls,
        game: str,
        seats: str,
        *,
        games: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        deck: str | Path | None = None,
    ) -> Contest:
        """A contest whose every game can be begun; `seats` as typed: `sensible,random:Bob,random`."""
        need_at_least_one("games", games)
        bots, names = read_entrants(seats)
        header = Match.new(game, names, seed=0, options=options, deck=deck).header
        return cls(
            game=header.game,
            rules=header.rules,
            bots=bots,
            names=names,
            options=plain(header.options),
            deck=plain(header.deck),
            seed=seed,
            games=games,
        )

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    def deal(self, number: int) -> int:
        """The deal that a game belongs to; games and deals are counted from 0."""
        return number // self.players

    def seating(self, number: int) -> tuple[int, ...]:
        """Which entrant sits where: an order for each deal, and from game to game everybody moves one seat along."""
        order = list(range(self.players))
        Random(self.derived("seats", self.deal(number))).shuffle(order)
        turn = number % self.players
        return (*order[turn:], *order[:turn])

    def dealer_seed(self, number: int) -> int:
        """The games of a deal have the same dealer."""
        return self.derived("deal", self.deal(number))

    def bots_seed(self, number: int) -> int:
        """In every game the bots have luck of their own."""
        return self.derived("game", number)

    def derived(self, what: str, number: int) -> int:
        """A seed of 63 bits for this use and number."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {what} {number}".encode()).digest()[:8], "big") >> 1


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """Data as it comes back from a file, so that a contest equals the one that was kept."""
    again: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return again


def read_entrants(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The kinds of bots and their names; without a name a bot is called after its kind, and numbered."""
    pairs = [kind_and_name(part) for part in text.split(",")]
    kinds = tuple(kind for kind, _ in pairs)
    if PERSON in kinds:
        raise BadSetup("only-bots", f"only bots play here, nobody at the keyboard: there is no seat for {PERSON!r}")
    for kind in kinds:
        bot_named(kind)
    names: list[str] = []
    for place, (kind, name) in enumerate(pairs):
        number = kinds[: place + 1].count(kind)
        numbered = f"{kind} {number}" if number > 1 else kind
        names.append(numbered if name is None else name)
    return kinds, tuple(names)


def need_at_least_one(what: str, given: int) -> None:
    """So many games, so many jobs: at least one."""
    if given < 1:
        raise BadSetup("too-few", f"--{what} must be at least 1, not {given}", what=f"--{what}", given=given)


def pieces(numbers: Sequence[int], hands: int) -> list[tuple[int, ...]]:
    """The games cut into pieces of work: small enough to share out evenly and to see progress, not smaller."""
    size = max(1, min(MOST_AT_ONCE, len(numbers) // (hands * PIECES_EACH)))
    return [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]


MOST_AT_ONCE = 100
"""Games in one piece of work."""

PIECES_EACH = 20
"""So many pieces, at least, for every pair of hands."""
