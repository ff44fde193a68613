"""What bots do in negotiations, in figures: how many proposals, deals and claims, by bot and game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Grid

from millions.bots import PERSONALITIES, Host, bot_named
from millions.core.errors import BadSetup
from millions.core.match import Match
from millions.core.seat import Seat
from millions.games.heists.bargain import Proposed, Struck
from millions.games.heists.components import Claimed
from millions.games.heists.planning import RolesShown
from millions.games.heists.table import Table

GAMES = ("dollars-1e", "dollars-2e")
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")

BOTS = tuple(name for name in PERSONALITIES if name != "steward")
"""A steward proposes nothing."""


class BotHabits(Struct):
    """Sums over the games of one kind of bot."""

    games: int = 0
    rounds: int = 0
    silent: int = 0
    """Rounds in which nobody at the table proposed anything."""
    proposals: int = 0
    deals: int = 0
    """Of its own proposals, those that were struck."""
    claims: int = 0
    most_claims: int = 0
    """In one round."""

    @property
    def accepted(self) -> float:
        """The share of its proposals that were struck."""
        return self.deals / max(1, self.proposals)

    @property
    def silence(self) -> float:
        """The share of rounds in which nobody proposed anything."""
        return self.silent / max(1, self.rounds)

    def add(self, other: BotHabits) -> None:
        """Add up two sums."""
        for field in ("games", "rounds", "silent", "proposals", "deals", "claims"):
            setattr(self, field, getattr(self, field) + getattr(other, field))
        self.most_claims = max(self.most_claims, other.most_claims)


class NegotiationFigures(Struct):
    """The figures of one bot in one game. Proposals, deals and claims are means of one seat in one match."""

    game: str
    bot: str
    games: int
    proposals: float
    deals: float
    claims: float
    accepted: float
    most_claims_a_round: int
    rounds_without_a_proposal: float


def measure(game: str, games: int, bots: Sequence[str] = BOTS, seed: int = 0) -> dict[str, BotHabits]:
    """Games of five bots of different kinds; the seats are rotated, so that each kind meets each other one."""
    found = {bot: BotHabits() for bot in bots}
    for number in range(seed, seed + games):
        kinds = [bots[(number + seat + seat * (number // len(bots))) % len(bots)] for seat in range(len(NAMES))]
        match = Match.new(game, NAMES, seed=number)
        Host(match, {seat: bot_named(kind) for seat, kind in enumerate(kinds)}, number).play_out()
        for seat, kind in enumerate(kinds):
            found[kind].add(habits(match, seat))
    return found


def habits(match: Match, me: Seat) -> BotHabits:
    """What one seat did in one match."""
    assert isinstance(match.table, Table)
    mine, claims, counted, loud = set[int](), Counter[int](), BotHabits(games=1), set[int]()
    for event in (event for line in match.log for event in line.events):
        match event:
            case RolesShown():
                counted.rounds += 1
                mine = set()
            case Proposed():
                loud.add(counted.rounds)
                if event.seat == me:
                    counted.proposals += 1
                    mine.add(event.proposal)
            case Struck() if event.proposal in mine:
                counted.deals += 1
            case Claimed() if match.table.owner(event.character) == me:
                claims[counted.rounds] += 1
    counted.silent = counted.rounds - len(loud)
    counted.claims, counted.most_claims = claims.total(), max(claims.values(), default=0)
    return counted


def rows(game: str, games: int, bots: Sequence[str] = BOTS) -> list[NegotiationFigures]:
    """One row for each bot, and one for all of them."""
    found = measure(game, games, bots)
    everybody = BotHabits()
    for counted in found.values():
        everybody.add(counted)
    return [row(game, bot, counted) for bot, counted in [*found.items(), ("all", everybody)] if counted.games]


def row(game: str, bot: str, counted: BotHabits) -> NegotiationFigures:
    """The figures of one bot."""
    n = counted.games
    means = (counted.proposals / n, counted.deals / n, counted.claims / n)
    return NegotiationFigures(game, bot, n, *means, counted.accepted, counted.most_claims, counted.silence)


def check(bots: Sequence[str]) -> Sequence[str]:
    """Enough kinds of bots for a table, and each of them exists."""
    for bot in bots:
        bot_named(bot)
    if len(set(bots)) < len(NAMES):
        raise BadSetup(
            "bots-kinds",
            f"{len(NAMES)} kinds of bots are needed, not {len(set(bots))}",
            needed=len(NAMES),
            given=len(set(bots)),
        )
    return bots


def negotiation(
    game: str | None, games: int, as_json: bool, console: Console, bots: Sequence[str] | None = None
) -> None:
    """Print the figures of both games, or of one; of all personalities, or of these bots."""
    if game not in (None, *GAMES):
        known = ", ".join(GAMES)
        sentence = f"{game!r} has no negotiation; these have: {known}"
        raise BadSetup("no-negotiation", sentence, game=repr(game), known=known)
    kinds = BOTS if bots is None else check(bots)
    found = [one for name in ([game] if game else GAMES) for one in rows(name, games, kinds)]
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
        return
    heads = ("game", "bot", "games", "proposals", "deals", "accepted", "claims", "most a round", "silent")
    table = Grid(*heads, box=None)
    for one in found:
        figures = (f"{one.proposals:.1f}", f"{one.deals:.1f}", f"{one.accepted:.0%}", f"{one.claims:.1f}")
        table.add_row(
            one.game,
            one.bot,
            str(one.games),
            *figures,
            str(one.most_claims_a_round),
            f"{one.rounds_without_a_proposal:.0%}",
        )
    console.print(table)
