"""The games that the terminal can play, by name."""

from __future__ import annotations

from millions.core.errors import BadSetup
from millions.core.game import game_named
from millions.terminal import club
from millions.terminal.edition import Edition
from millions.terminal.heists import dollars1, dollars2

EDITIONS: dict[str, Edition] = {
    "dollars-1e": dollars1.EDITION,
    "dollars-2e": dollars2.EDITION,
    "million-club": club.EDITION,
}


def edition_of(game: str) -> Edition:
    """The edition of this name; a game that the house has but this room cannot draw yet is refused."""
    if game_named(game) and game not in EDITIONS:
        raise BadSetup("not-drawn", f"{game} cannot be played or watched in a terminal yet", game=game)
    return EDITIONS[game]
