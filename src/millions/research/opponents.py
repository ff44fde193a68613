"""Bots at a projected game: they get the engine's views and forms, narrowed to what the projection leaves open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from millions.bots import Bot, bot_named
from millions.core.errors import BadSetup, Malformed
from millions.core.form import Form, Forms
from millions.core.game import game_named
from millions.core.message import Action
from millions.core.seat import Seat
from millions.research.codes.heists import HeistCode
from millions.research.projection import NO_INDEX
from millions.research.turns import Turns


class Narrowed(Form, frozen=True):
    """A form of which only the listed actions are left."""

    def __contains__(self, action: object) -> bool:
        return action in self.listed

    def count(self) -> int:
        return len(self.listed)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed)


def offered(turns: Turns, seat: Seat) -> Forms:
    """What a bot may do. In Million Club that is all the engine offers; in the heist games, what has an index."""
    forms: Forms = turns.table.agenda[0].options(turns.table, seat)
    if not isinstance(turns.code, HeistCode):
        return forms
    legal = [turns.action(index, seat) for index in turns.legal(seat)]
    listed = {form.verb: tuple([action for action in legal if type(action) is form.verb]) for form in forms}
    return tuple([Narrowed(form.verb, form.blanks, listed[form.verb]) for form in forms if listed[form.verb]])


def let_act(turns: Turns, seat: Seat, bot: Bot, rng: Random) -> None:
    """A bot decides, all parts of its decision; where it wants what has no legal index, luck decides instead."""
    view = game_named(turns.setting.game).view(turns.table, seat)
    action = bot.act(view, offered(turns, seat), rng)
    try:
        wanted = turns.code.spell(turns.table, seat, action)
    except Malformed:
        wanted = (NO_INDEX,)
    for index in wanted:
        legal = turns.legal(seat)
        turns.play(index if index in legal else rng.choice(legal), seat)


def names_of_bots(bots: str | Sequence[str], others: int) -> tuple[str, ...]:
    """One name for all, or a name for each of the others; bots there are."""
    names = (bots,) * others if isinstance(bots, str) else tuple(bots)
    if len(names) != others:
        raise BadSetup(
            "bots-number", f"{others} bots sit at the other seats, not {len(names)}", others=others, given=len(names)
        )
    for name in names:
        bot_named(name)
    return names
