"""How strong the bots are among each other, as `python -m tools.strengths` measured it: data, kept beside this file."""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct, json

FILE = files("millions.bots") / "strengths.json"


class Points(Struct, frozen=True, array_like=True):
    """Rating points on Elo's scale, 0 for the average seat, and their 95 % interval."""

    points: int
    low: int
    high: int


class Measured(Struct, frozen=True, kw_only=True):
    """The bots of one game, fitted on all games at once (docs/arena.md, "Ratings")."""

    players: int
    games: int
    seed: int
    bots: dict[str, Points]
    """The strongest first."""


def read() -> dict[str, Measured]:
    """By game."""
    return json.decode(FILE.read_bytes(), type=dict[str, Measured])
