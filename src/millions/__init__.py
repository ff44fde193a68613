"""One table for money games. `Match` is the door; start there."""

from millions.core.game import GAMES, game_named
from millions.core.match import Match
from millions.games import club, dollars1, dollars2

for _game in (dollars1.GAME, dollars2.GAME, club.GAME):
    GAMES[_game.name] = _game

__all__ = ["GAMES", "Match", "game_named"]
