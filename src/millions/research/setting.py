"""What is agreed before the first card: game, players, options, deck, limits."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct

from millions.core.errors import BadSetup
from millions.core.game import AnyGame, game_named
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.table import Options, Table
from millions.research.limits import LIMITS, Limits


class Setting(Struct, frozen=True, kw_only=True):
    """Checked once and shared by all games begun with it. Make one with `Setting.of`."""

    game: str
    names: tuple[str, ...]
    options: Options
    deck: Struct
    limits: Limits
    explicit_chance: bool
    recall: bool
    rounds: int | None
    """In reduced games, the number of rounds after which the game is over."""
    loot: str | None
    """In reduced games, the Loot card that is turned up."""

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
        """With `recall`, all messages to seats are kept; `rounds` and `loot` are for reduced games (see `reduced`)."""
        if type(players) is not int:
            raise BadSetup("players-number", f"players is a whole number, not {players!r}", given=repr(players))
        match = Match.new(game, seat_names(players), seed=0, options=options, deck=deck)
        if getattr(match.deck, "variant", UNSET) is not UNSET:
            raise BadSetup("variant-research", "research environments play with the book's numbers, not with a variant")
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
        """The number of players."""
        return len(self.names)

    def table(self) -> Table:
        """The table before the first card."""
        laid: Table = game_named(self.game).set_up(self.names, self.options, self.deck)
        return laid

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards in the deck."""
        return card_names(self.deck)

    def match(self, dealer: Dealer) -> Match:
        """The match of the full engine with this setting, at its beginning."""
        return Match.new(self.game, self.names, options=self.options, deck=self.deck, dealer=dealer)


def card_names(deck: Struct) -> tuple[str, ...]:
    """The names of the cards in a deck, if it lists any."""
    return tuple(str(getattr(card, "name", card)) for card in getattr(deck, "cards", ()))


def seat_names(players: int) -> tuple[str, ...]:
    """The names of the seats: player_0, player_1, …"""
    return tuple(f"player_{seat}" for seat in range(players))
