"""Bots in an environment: they get the engine's views, and forms narrowed to the actions that have a legal index."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from millions.bots import AnyBot, bot_named
from millions.core.errors import BadSetup, Malformed
from millions.core.form import Form, Forms
from millions.core.game import AnyGame, game_named
from millions.core.message import Action
from millions.core.seat import Seat
from millions.research.turns import NO_INDEX, Turns


class NarrowedForm(Form, frozen=True):
    """A form of which only the listed actions are left."""

    def __contains__(self, action: object) -> bool:
        return action in self.listed

    def count(self) -> int:
        return len(self.listed)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed)


def forms_for_bot(turns: Turns, seat: Seat) -> Forms:
    """What a bot may do: the engine's forms, narrowed where some of their actions have no index."""
    forms = turns.choice(seat).forms
    if not turns.code.narrows:
        return forms
    legal = [turns.action(index, seat) for index in turns.legal(seat)]
    listed = {form.verb: tuple(action for action in legal if type(action) is form.verb) for form in forms}
    return tuple(NarrowedForm(form.verb, form.blanks, listed[form.verb]) for form in forms if listed[form.verb])


def let_bot_act(turns: Turns, seat: Seat, bot: AnyBot, rng: Random) -> None:
    """A bot decides, all parts of its decision; a part without a legal index is replaced by a random one."""
    view = game_named(turns.setting.game).view(turns.table, seat)
    action = bot.act(view, forms_for_bot(turns, seat), rng)
    try:
        wanted = turns.code.spell(turns.table, seat, action, turns.choice(seat).forms)
    except Malformed:
        wanted = (NO_INDEX,)
    for index in wanted:
        legal = turns.legal(seat)
        turns.play(index if index in legal else rng.choice(legal), seat)


def bot_names(bots: str | Sequence[str], others: int, game: AnyGame) -> tuple[str, ...]:
    """One name for all other seats, or one name for each; checks that these bots exist and can play the game."""
    names = (bots,) * others if isinstance(bots, str) else tuple(bots)
    if len(names) != others:
        raise BadSetup(
            "bots-number", f"{others} bots sit at the other seats, not {len(names)}", others=others, given=len(names)
        )
    for name in names:
        bot_named(name, game)
    return names
