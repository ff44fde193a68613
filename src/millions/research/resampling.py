"""Another world that a seat cannot tell from this one: hidden cards and choices are drawn anew by the game's guess."""

from __future__ import annotations

from msgspec.structs import replace

from millions.core.form import Rng
from millions.core.game import game_named
from millions.core.seat import Seat
from millions.research.turns import Turns


def resampled(turns: Turns, seat: Seat, rng: Rng) -> Turns:
    """A game with another table that fits all that this seat knows, for search: to be played on, not to be recorded.

    The seat's own messages stay. Of the other seats' secrets only the new ones are kept: each gets its new view as a
    message. In Million Club the purses of others are drawn without counting their payments, as `guess` does.
    """
    game = game_named(turns.setting.game)
    other = turns.copy()
    other.setting = replace(turns.setting, recall=True)
    other.table = game.guess(game.view(turns.table, seat), rng)
    other.table.news = ()
    other.messages = [(to, message) for to, message in turns.messages if to in (None, seat)]
    others = [one for one in range(turns.players) if one != seat]
    other.messages += [(one, game.view(other.table, one)) for one in others]
    other.reseed(0)
    return other
