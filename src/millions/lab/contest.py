"""A contest: everything that determines its games."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from millions.bots import PERSON, bot_referred_to, kind_and_name, short_name
from millions.core.errors import BadSetup
from millions.core.match import Match
from millions.core.plugins import game_referred_to


class Contest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game, its entrants (each a kind of bot and a name), options, deck, seed and number of games.

    A deal is as many games as there are players: the same cards, and every entrant once in every seat.
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
        deck: str | Path | msgspec.Struct | None = None,
    ) -> Contest:
        """A contest whose every game can be begun; `seats` as typed: `sensible,random:Bob,random`."""
        need_at_least_one("games", games)
        chosen = game_referred_to(game)
        bots, names = read_entrants(seats)
        header = Match.new(chosen, names, seed=0, options=options, deck=deck).header
        for kind in bots:
            bot_referred_to(kind, chosen)
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
        """The number of seats."""
        return len(self.bots)

    def deal(self, number: int) -> int:
        """The deal that a game belongs to; games and deals are counted from 0."""
        return number // self.players

    def seating(self, number: int) -> tuple[int, ...]:
        """The entrant at each seat: a random order for each deal, rotated by one seat from game to game."""
        order = list(range(self.players))
        Random(self.derived("seats", self.deal(number))).shuffle(order)
        turn = number % self.players
        return (*order[turn:], *order[:turn])

    def dealer_seed(self, number: int) -> int:
        """The seed of the cards, the same for all games of a deal."""
        return self.derived("deal", self.deal(number))

    def bots_seed(self, number: int) -> int:
        """The seed of the bots' own random choices, another one for every game."""
        return self.derived("game", number)

    def derived(self, what: str, number: int) -> int:
        """A seed of 63 bits for this use and number."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {what} {number}".encode()).digest()[:8], "big") >> 1


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """Data as it is read back from JSON, so that a contest equals the one in a manifest."""
    again: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return again


def read_entrants(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The kinds of bots and their names; a bot without a name gets that of its kind, numbered from the second on."""
    pairs = [kind_and_name(part) for part in text.split(",")]
    kinds = tuple(kind for kind, _ in pairs)
    if PERSON in kinds:
        raise BadSetup("only-bots", f"only bots play here, nobody at the keyboard: there is no seat for {PERSON!r}")
    for kind in kinds:
        bot_referred_to(kind)
    names: list[str] = []
    for place, (kind, name) in enumerate(pairs):
        number = kinds[: place + 1].count(kind)
        numbered = f"{short_name(kind)} {number}" if number > 1 else short_name(kind)
        names.append(numbered if name is None else name)
    return kinds, tuple(names)


def need_at_least_one(what: str, given: int) -> None:
    """Refuse a number of games or jobs below 1."""
    if given < 1:
        raise BadSetup("too-few", f"--{what} must be at least 1, not {given}", what=f"--{what}", given=given)


def chunks(numbers: Sequence[int], jobs: int) -> list[tuple[int, ...]]:
    """The games in chunks: small enough to balance the load of the workers and to show progress, but no smaller."""
    size = max(1, min(MOST_GAMES_IN_A_CHUNK, len(numbers) // (jobs * CHUNKS_PER_WORKER)))
    return [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]


MOST_GAMES_IN_A_CHUNK = 100
"""Upper limit for the games in a chunk."""

CHUNKS_PER_WORKER = 20
"""At least this many chunks for every worker, if there are enough games."""
