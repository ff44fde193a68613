"""Write the whole tree of a small heist as an .efg file, the format of Gambit and of other solvers.

What you learn: how to hand a game to programs that know nothing of this one. OpenSpiel's exporter walks the tree;
action names are in words. The small heists have some 600 information states; larger games make large files.

    python examples/efg.py --out heist.efg
    python examples/efg.py --game python_millions_small_heist_dollars2 --out heist.efg
"""

from __future__ import annotations

import argparse
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

from millions.research import openspiel  # noqa: F401 (makes the games known to OpenSpiel)

GAME = "python_millions_small_heist_dollars1"


def efg(game: str) -> str:
    """The tree of a game, with simultaneous choices made one after the other."""
    written: str = export_gambit(pyspiel.load_game_as_turn_based(game))
    return written


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=GAME, help="a game that OpenSpiel can load, small enough to walk through")
    parser.add_argument("--out", type=Path, default=Path("heist.efg"), help="the file to write")
    arguments = parser.parse_args()
    arguments.out.write_text(efg(arguments.game), encoding="utf-8")
    print(f"{arguments.out} is written.")


if __name__ == "__main__":
    main()
