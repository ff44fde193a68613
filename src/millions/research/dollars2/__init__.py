"""Millions of Dollars, second edition, for research."""

from __future__ import annotations

from millions.games.dollars2.components import BOOK
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.vote import CastVotes
from millions.games.heists.planning import ChooseCharacters, TurnLootCard
from millions.research.dollars2.code import Dollars2Code
from millions.research.dollars2.observation import observer
from millions.research.heists.bounds import heist_bounds
from millions.research.heists.order import HeistOrder
from millions.research.plan import Plan

PLAN = Plan(
    order=HeistOrder(Negotiate, TurnLootCard, secret={ChooseCharacters: "chosen", CastVotes: "voted"}, vote=CastVotes),
    code=Dollars2Code,
    observer=observer,
    bounds=heist_bounds(BOOK.rounds),
    version=1,
)
