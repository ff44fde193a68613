"""Doors for those who teach machines: the games as turns, flat indexes and arrays of numbers. Needs `[research]`."""

from millions.research import needs
from millions.research.codes import CODES, code_of, table_of_actions
from millions.research.limits import LIMITS, Limits
from millions.research.observations import observer_of, table_of_pieces
from millions.research.reduced import ONE_HEIST, one_heist
from millions.research.setting import Setting
from millions.research.turns import Turns

__all__ = [
    "CODES",
    "LIMITS",
    "ONE_HEIST",
    "Limits",
    "Setting",
    "Turns",
    "code_of",
    "needs",
    "observer_of",
    "one_heist",
    "table_of_actions",
    "table_of_pieces",
]
