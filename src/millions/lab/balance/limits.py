"""Restricted play: what it costs a player never to lie, never to deal, or never to go to the Exchange.

One entrant is limited, the others are the same bot without a limit; its share of wins is compared with the fair one.
"""

from __future__ import annotations

from random import Random

from millions.bots import AnyBot, Bot
from millions.core.form import Form, Forms, offered, one_of
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.table import View
from millions.games.club.components import EXCHANGE
from millions.games.club.lobby import MovePawn
from millions.games.club.placement import PlacePawn
from millions.games.heists.bargain import Accept, Propose
from millions.games.heists.negotiation import Claim
from millions.games.heists.view import HeistView

NEVER_LIE, NEVER_DEAL, NEVER_EXCHANGE = "never-lie", "never-deal", "never-exchange"


def limits_of(game: AnyGame) -> tuple[str, ...]:
    """The limits that apply to a game."""
    if Propose in game.actions:
        return (NEVER_LIE, NEVER_DEAL)
    return (NEVER_EXCHANGE,) if PlacePawn in game.actions else ()


class Limited(Bot[View]):
    """A bot that is offered only what its limit allows; what it chooses beyond that is replaced."""

    def __init__(self, bot: AnyBot, limit: str) -> None:
        self.bot, self.limit = bot, limit

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        allowed = tuple(one for form in forms for one in narrowed(view, form, self.limit))
        if not allowed:
            return self.bot.act(view, forms, rng)
        action = self.bot.act(view, allowed, rng)
        return action if offered(allowed, action) else instead(action, allowed, rng)


def narrowed(view: View, form: Form, limit: str) -> Forms:
    """What a limit leaves of a form."""
    if limit == NEVER_DEAL:
        return () if form.verb in (Propose, Accept) else (form,)
    if limit == NEVER_EXCHANGE and form.verb in (PlacePawn, MovePawn):
        *before, blank = form.blanks
        spots = tuple(spot for spot in blank.values() if spot.tile is not EXCHANGE)
        return (one_of(form.verb, *[one.values() for one in before], spots),) if spots else ()
    if limit == NEVER_LIE and isinstance(view, HeistView):
        return truthful(view, form)
    return (form,)


def truthful(view: HeistView, form: Form) -> Forms:
    """Claims and announcements only of what one's characters are."""
    own = {one: role for one, role in enumerate(view.known) if view.owner(one) == view.viewer}
    if form.verb is Claim:
        there = form.blanks[0].values()
        return tuple(one_of(Claim, (one,), (role,)) for one, role in own.items() if one in there and role is not None)
    if form.verb.__name__ == "Announce":
        return (one_of(form.verb, (tuple(own.values()),)),)
    return (form,)


def instead(action: Action, allowed: Forms, rng: Random) -> Action:
    """An allowed action in place of a forbidden one: of the same verb if there is one, else a quiet one."""
    verbs = {form.verb.__name__: form for form in reversed(allowed)}
    for name in (type(action).__name__, "Decline", "Ready"):
        if name in verbs:
            return verbs[name].sample(rng)
    return allowed[rng.randrange(len(allowed))].sample(rng)
