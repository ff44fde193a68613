"""Millions of Dollars, first edition, for research."""

from __future__ import annotations

from millions.games.dollars1.components import BOOK
from millions.games.dollars1.negotiation import Negotiate
from millions.games.heists.planning import ChooseCharacters, TurnLootCard
from millions.research.dollars1.code import Dollars1Code
from millions.research.dollars1.observation import observer
from millions.research.heists.bounds import heist_bounds
from millions.research.heists.order import HeistOrder
from millions.research.plan import Plan

PLAN = Plan(
    order=HeistOrder(Negotiate, TurnLootCard, secret={ChooseCharacters: "chosen"}),
    code=Dollars1Code,
    observer=observer,
    bounds=heist_bounds(BOOK.rounds),
    version=1,
)
