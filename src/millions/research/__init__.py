"""The games as environments for machine learning: turns, flat action indexes, observations. Needs `[research]`."""

from millions.research import extra
from millions.research.limits import LIMITS, Limits
from millions.research.reduced import ONE_HEIST, one_heist
from millions.research.registry import PLANS, code_of, observer_of, table_of_actions, table_of_pieces
from millions.research.setting import Setting
from millions.research.turns import Turns

__all__ = [
    "LIMITS",
    "ONE_HEIST",
    "PLANS",
    "Limits",
    "Setting",
    "Turns",
    "code_of",
    "extra",
    "observer_of",
    "one_heist",
    "table_of_actions",
    "table_of_pieces",
]
