"""How the terminal shows each game; one that is not listed is shown plainly."""

from __future__ import annotations

from millions.core.game import game_named
from millions.terminal import club
from millions.terminal.heists import dollars1, dollars2
from millions.terminal.plain import PLAIN
from millions.terminal.turn import GameInTerminal

PRESENTERS: dict[str, GameInTerminal] = {
    "dollars-1e": dollars1.PRESENTER,
    "dollars-2e": dollars2.PRESENTER,
    "million-club": club.PRESENTER,
}
"""By the name of the game."""


def presenter_of(game: str) -> GameInTerminal:
    """How the terminal shows this game; one that brings nothing is shown plainly."""
    return PRESENTERS.get(game_named(game).name, PLAIN)
