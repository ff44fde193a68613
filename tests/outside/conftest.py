"""The example game, which brings nothing but its rules, takes part in what holds for every game."""

from tests.outside.brought import example_game

__all__ = ["example_game"]
