"""What a seat of a heist game believes of the others, and what a heist is worth to it by that."""

from __future__ import annotations

from random import Random

from millions.bots.heists.beliefs import Conduct, believe
from millions.bots.heists.edition import Edition
from millions.bots.heists.values import HeistValues
from millions.games.heists.guess import Model
from millions.games.heists.view import HeistView


def conduct(edition: Edition, view: HeistView) -> Model:
    """The model of players that bots have: what was said counts as a stranger's word."""
    return Conduct(edition.said(view), edition.fancy)


def values(edition: Edition, view: HeistView) -> HeistValues:
    """What this seat gains, in money and on average over what it believes."""
    return HeistValues(view, edition, believe(view, conduct(edition, view), Random(0)))
