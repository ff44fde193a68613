"""A bot that thinks ahead: information-set Monte Carlo tree search, for any game behind the core's door."""

from millions.bots.search.budget import Budget
from millions.bots.search.search import Search, budgeted, exploiter

__all__ = ["Budget", "Search", "budgeted", "exploiter"]
