"""Nets in figures: against each other, and their distance from an equilibrium of a small heist."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from millions.core.errors import BadSetup
from millions.trained import load, net_for
from millions.trained.exact import PLAYERS, Findings, nash_conv_of
from millions.trained.net import Net

HEISTS = ("dollars-1e", "dollars-2e")


def crossplay(game: str, players: int, nets: str, games: int, seed: int, as_json: bool, console: Console) -> None:
    """Print how often a seat of each net wins at tables where the others sit too."""
    from millions.train.crossplay import crossplay as play

    found = play(game, players, nets.split(","), games, seed)
    if as_json:
        print_json(found)
        return
    table = Grid("net", "seats", "wins", "95 %", "fair", box=None)
    for one in found:
        low, high = one.wins - one.error, one.wins + one.error
        figures = (f"{one.wins:.1%}", f"{low:.1%} to {high:.1%}", f"{one.fair:.1%}")
        table.add_row(one.net, str(one.seats), *figures)
    console.print(table)


def nashconv(game: str | None, net: Path | None, as_json: bool, console: Console) -> None:
    """Print NashConv of the nets that come with the program, or of one net."""
    if game not in (None, *HEISTS):
        known = ", ".join(HEISTS)
        raise BadSetup("no-negotiation", f"{game!r} has no heist; these have: {known}", game=repr(game), known=known)
    found = distances((game,) if game else HEISTS, net)
    if as_json:
        print_json(found)
        return
    table = Grid("small heist", "information states", "NashConv", "of random play", box=None)
    for one in found:
        table.add_row(one.game, str(one.states), f"{one.nash_conv:.3f}", f"{one.of_random_play:.3f}")
    console.print(table)


def distances(games: Sequence[str], net: Path | None) -> list[Findings]:
    """Of the nets of these games, or of one net in its own game."""
    if net is None:
        return [nash_conv_of(game, net_for(game, PLAYERS)) for game in games]
    arrays, provenance = load(net)
    return [nash_conv_of(provenance.game, Net(arrays, provenance.game, PLAYERS))]


def print_json(found: Sequence[msgspec.Struct]) -> None:
    """For a program to read."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
