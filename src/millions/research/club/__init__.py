"""Million Club for research."""

from __future__ import annotations

from millions.research.club.bounds import club_bounds
from millions.research.club.code import ClubCode
from millions.research.club.observation import observer
from millions.research.order import Order
from millions.research.plan import Plan

PLAN = Plan(order=Order(), code=ClubCode, observer=observer, bounds=club_bounds)
