"""Nets that `millions train` has trained, and the bot that plays with them: NumPy alone, from a view and forms."""

from millions.trained.bot import LEVELS, Level, Trained
from millions.trained.expert import Expert
from millions.trained.net import VERSION, Net, Provenance, load, net_for, save
from millions.trained.places import most_players, places

__all__ = [
    "LEVELS",
    "VERSION",
    "Expert",
    "Level",
    "Net",
    "Provenance",
    "Trained",
    "load",
    "most_players",
    "net_for",
    "places",
    "save",
]
