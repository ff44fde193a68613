"""One table for money games. Start with `Match`."""

from importlib.metadata import PackageNotFoundError, version

from millions.core.game import GAMES, game_named, register
from millions.core.match import Match
from millions.core.plugins import register_games
from millions.games import club, dollars1, dollars2

for _game in (dollars1.GAME, dollars2.GAME, club.GAME):
    register(_game)

__all__ = ["GAMES", "Match", "__version__", "game_named", "register"]

try:
    __version__ = version("millions")
except PackageNotFoundError:  # a source tree on the path that was never installed
    __version__ = "0+source"

register_games()  # last: a game from outside may import this package
