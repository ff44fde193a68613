"""Writes the weighted mean of nets that come from one training: it is often stronger than each of them.

    python -m tools.average_nets OUT.npz one/net.npz=1 two/net.npz=3
    python -m tools.average_nets OUT.npz one/net.npz=1 --players 3

With `--players`, the net is for tables of one size: what only other tables read is 0, so the file is small.
Nets that have not begun as the same net have nothing in common, and their mean plays badly.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

import numpy as np

from millions.trained import VERSION, Provenance, load, places, save
from millions.trained.net import Arrays, Part


def averaged(parts: list[tuple[Arrays, Provenance, float]], command: str = "") -> tuple[Arrays, Provenance]:
    """The weighted mean of nets of one game."""
    games = sorted({net.game for _, net, _ in parts})
    if len(games) > 1:
        raise ValueError(f"these are nets of different games: {', '.join(games)}")
    total = sum(weight for _, _, weight in parts)
    arrays = {name: sum(part[name] * (weight / total) for part, _, weight in parts) for name in parts[0][0]}
    sizes = sorted({players for _, net, _ in parts for players in net.players})
    comes_from = Provenance(
        version=VERSION,
        game=games[0],
        players=tuple(sizes),
        command=command,
        seed=0,
        commit="",
        updates=0,
        decisions=0,
        mean_of=tuple(Part(weight / total, net) for _, net, weight in parts),
    )
    return arrays, comes_from  # type: ignore[return-value]  # sum() begins with 0


def at_one_table(arrays: Arrays, game: str, players: int) -> Arrays:
    """The net, with 0 for the weights that only tables of other sizes read."""
    kept = places(game, players)
    first, bias = np.zeros_like(arrays["first"]), np.zeros_like(arrays["first_bias"])
    first[kept], bias[players] = arrays["first"][kept], arrays["first_bias"][players]
    return {**arrays, "first": first, "first_bias": bias}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("parts", nargs="+", metavar="NET.npz=WEIGHT")
    parser.add_argument("--players", type=int, help="keep only what a table of this size reads")
    chosen = parser.parse_args()
    pairs = [part.rpartition("=") for part in chosen.parts]
    parts = [(*load(Path(name)), float(weight)) for name, _, weight in pairs]
    arrays, comes_from = averaged(parts, shlex.join(["python", "-m", "tools.average_nets", *sys.argv[1:]]))
    if chosen.players:
        arrays = at_one_table(arrays, comes_from.game, chosen.players)
    save(chosen.out, arrays, comes_from)


if __name__ == "__main__":
    main()
