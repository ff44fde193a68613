"""What is agreed before the first card of a projected game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from millions.core.errors import BadSetup
from millions.core.game import AnyGame, game_named
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.table import Options, Table
from millions.research.limits import LIMITS, Limits


class Setting(Struct, frozen=True, kw_only=True):
    """Checked once and shared by all games begun with it; `Setting.of` is the door."""

    game: str
    names: tuple[str, ...]
    options: Options
    deck: Struct
    limits: Limits
    explicit_chance: bool
    rounds: int | None
    recall: bool

    @classmethod
    def of(
        cls,
        game: str | AnyGame,
        players: int,
        *,
        options: Mapping[str, Any] | Options | None = None,
        deck: str | Path | Struct | None = None,
        limits: Limits = LIMITS,
        explicit_chance: bool = False,
        rounds: int | None = None,
        recall: bool = False,
    ) -> Setting:
        """`rounds` ends a heist game after so many; with `recall`, what every seat is told is kept."""
        if type(players) is not int:
            raise BadSetup("players-number", f"players is a whole number, not {players!r}", given=repr(players))
        match = Match.new(game, seat_names(players), seed=0, options=options, deck=deck)
        return cls(
            game=match.game.name,
            names=match.seats,
            options=match.options,
            deck=match.deck,
            limits=limits,
            explicit_chance=explicit_chance,
            rounds=rounds,
            recall=recall,
        )

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    def table(self) -> Table:
        """The table before the first card."""
        laid: Table = game_named(self.game).set_up(self.names, self.options, self.deck)
        return laid

    def match(self, dealer: Dealer) -> Match:
        """The whole match that a game of this setting is a projection of, at its beginning."""
        return Match.new(self.game, self.names, options=self.options, deck=self.deck, dealer=dealer)


def seat_names(players: int) -> tuple[str, ...]:
    """How the seats are called here: player_0, player_1, …"""
    return tuple(f"player_{seat}" for seat in range(players))
