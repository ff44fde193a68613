"""What is agreed before the first card of a projected game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import Struct

from millions.core import play
from millions.core.errors import BadSetup
from millions.core.game import AnyGame, game_named
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.seat import NATURE
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
    recall: bool
    rounds: int | None
    """A heist game may end after so many."""
    loot: str | None
    """A heist game of one round may be about this Loot card."""

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
        recall: bool = False,
        rounds: int | None = None,
        loot: str | None = None,
    ) -> Setting:
        """With `recall`, what every seat is told is kept; `rounds` and `loot` are for reduced games (see `reduced`)."""
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
            recall=recall,
            rounds=rounds,
            loot=loot,
        )

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    def table(self) -> Table:
        """The table before the first card."""
        laid: Table = game_named(self.game).set_up(self.names, self.options, self.deck)
        return laid

    def dealer(self, seed: int | None = None) -> Dealer:
        """A dealer; where the Loot card is agreed on, one who turns it up, found by adding salts."""
        if self.loot is None:
            return Dealer.new(seed)
        dealers = (Dealer.new(seed, (str(salt),)) for salt in count())
        return next(dealer for dealer in dealers if self._first_card(dealer) == self.loot)

    def _first_card(self, dealer: Dealer) -> str:
        table = self.table()
        play.run(table)
        (form,) = table.agenda[0].options(table, NATURE)
        card: str = form.sample(dealer.hand(1)).card.name  # type: ignore[attr-defined]
        return card

    def match(self, dealer: Dealer) -> Match:
        """The whole match that a game of this setting is a projection of, at its beginning."""
        return Match.new(self.game, self.names, options=self.options, deck=self.deck, dealer=dealer)


def seat_names(players: int) -> tuple[str, ...]:
    """How the seats are called here: player_0, player_1, …"""
    return tuple(f"player_{seat}" for seat in range(players))
